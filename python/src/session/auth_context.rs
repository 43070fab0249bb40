//! Temporary credentials of a session: context managers that affect only the thread or the asyncio task that enters them,
//! like Python's context variables.

use std::sync::atomic::{AtomicBool, Ordering};

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyTuple;

use crate::session::client_session::ClientSession;
use ferrohub::bindings::auth::credential::Auth;

/// The active contexts, the innermost last: a context variable with a tuple.
static ENTERED: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
/// Whether a context was ever entered. Most programs never do, so this saves the lookup with each request.
static USED: AtomicBool = AtomicBool::new(false);

/// The credential that replaces that of a session in the current context.
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

/// Context manager that replaces the credential of a session in the thread or task that enters it.
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
