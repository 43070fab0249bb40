//! Credentials that stand in for a session's own for the length of a context. A context belongs to the thread or to the
//! asyncio task that entered it, as Python's context variables do.

use std::sync::atomic::{AtomicBool, Ordering};

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyTuple;

use crate::session::client_session::ClientSession;
use ferrohub::bindings::auth::credential::Auth;

/// The contexts that are entered, the innermost last: a context variable that holds a tuple.
static ENTERED: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
/// Whether a context was ever entered. Most programs never do, and are spared looking it up with each request.
static USED: AtomicBool = AtomicBool::new(false);

/// The credential that stands in for that of a session here.
pub fn of(py: Python<'_>, session: &ClientSession) -> Option<Auth> {
    if !USED.load(Ordering::Relaxed) {
        return None;
    }
    let id = session.id();
    entered(py)
        .ok()?
        .into_iter()
        .rev()
        .find(|context| context.session.get().id() == id)
        .map(|context| context.auth.clone())
}

fn variable(py: Python<'_>) -> PyResult<&Bound<'_, PyAny>> {
    let made = ENTERED.get_or_try_init(py, || {
        py.import("contextvars")?.call_method1("ContextVar", ("ferrohub.auth",)).map(Bound::unbind)
    });
    made.map(|variable| variable.bind(py))
}

fn entered(py: Python<'_>) -> PyResult<Vec<PyRef<'_, AuthContext>>> {
    variable(py)?
        .call_method1("get", (PyTuple::empty(py),))?
        .try_iter()?
        .map(|context| Ok(context?.extract()?))
        .collect()
}

/// A context in which another credential stands in for the session's, in the thread or task that enters it.
#[pyclass(frozen, module = "ferrohub.session")]
pub struct AuthContext {
    session: Py<ClientSession>,
    auth: Auth,
}

impl AuthContext {
    /// A context for a session.
    pub fn new(session: Py<ClientSession>, auth: Auth) -> AuthContext {
        AuthContext { session, auth }
    }
}

#[pymethods]
impl AuthContext {
    fn __enter__(slf: Bound<'_, Self>) -> PyResult<Py<ClientSession>> {
        let py = slf.py();
        let session = slf.get().session.clone_ref(py);
        let inside = entered(py)?.into_iter().map(|context| context.into_pyobject(py)).chain([Ok(slf)]);
        variable(py)?.call_method1("set", (PyTuple::new(py, inside.collect::<Result<Vec<_>, _>>()?)?,))?;
        USED.store(true, Ordering::Relaxed);
        Ok(session)
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(slf: &Bound<'_, Self>, _exception: &Bound<'_, PyTuple>) -> PyResult<()> {
        let py = slf.py();
        let mut left: Vec<_> =
            entered(py)?.into_iter().map(|context| context.into_pyobject(py)).collect::<Result<_, _>>()?;
        if let Some(at) = left.iter().rposition(|context| context.is(slf)) {
            left.remove(at);
            variable(py)?.call_method1("set", (PyTuple::new(py, left)?,))?;
        }
        Ok(())
    }
}
