//! Temporary credentials of a session: context managers that affect only the thread or the asyncio task that enters them,
//! like Python's context variables.

use http::Method;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::calls::context_stack::ContextStack;
use crate::errors::Failure;
use crate::handle::ClientSession;
use ferrohub::bindings::auth::credential::Auth;
use ferrohub::bindings::http::request::{Request, absolute_url};

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

impl ClientSession {
    /// The credential that replaces the session's in this thread.
    pub fn auth(py: Python<'_>, session: &Py<ClientSession>) -> Option<Auth> {
        of(py, session.get())
    }

    /// A request to a URL, with the credential that replaces the session's in this thread, if any.
    pub fn request_to(session: &Py<ClientSession>, py: Python<'_>, method: Method, url: &str) -> PyResult<Request> {
        let base = session.get().core.settings().urls.api.clone();
        let url = absolute_url(url, &base).map_err(Failure::from)?;
        let mut request = Request::new(method, url);
        request.sign_with(ClientSession::auth(py, session));
        Ok(request)
    }

    /// The credential in use in this thread.
    pub fn current(&self, py: Python<'_>) -> Auth {
        of(py, self).unwrap_or_else(|| self.core.settings().auth.clone())
    }
}
