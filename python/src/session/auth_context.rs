//! Temporary credentials of a session: context managers that affect only the thread or the asyncio task that enters them,
//! like Python's context variables.

use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::calls::context_stack::ContextStack;
use crate::session::client_session::ClientSession;
use ferrohub::bindings::auth::credential::Auth;

static ENTERED: ContextStack = ContextStack::new("ferrohub.auth");

/// The credential that replaces that of a session in the current context.
pub fn of(py: Python<'_>, session: &ClientSession) -> Option<Auth> {
    let id = session.id();
    let entered = ENTERED.items::<AuthContext>(py).ok()?;
    let context = entered.iter().map(Bound::get).rfind(|context| context.session.get().id() == id)?;
    Some(context.auth.clone())
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
        let session = slf.get().session.clone_ref(slf.py());
        ENTERED.push(slf)?;
        Ok(session)
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(slf: &Bound<'_, Self>, _exception: &Bound<'_, PyTuple>) -> PyResult<()> {
        ENTERED.remove(slf)
    }
}
