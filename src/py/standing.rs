//! Credentials that stand in for a session's own in one thread, for the length of a context.

use std::cell::RefCell;

use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::core::auth::Auth;
use crate::py::session::ClientSession;

thread_local! {
    /// Session and credential, the innermost context last.
    static STANDING: RefCell<Vec<(usize, Auth)>> = const { RefCell::new(Vec::new()) };
}

/// The credential that stands in for that of a session in this thread.
pub fn of(session: &ClientSession) -> Option<Auth> {
    let id = session.id();
    STANDING.with(|all| all.borrow().iter().rev().find(|(known, _)| *known == id).map(|(_, auth)| auth.clone()))
}

/// A context in which another credential stands in for the session's, in the thread that enters it.
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
    fn __enter__(&self, py: Python<'_>) -> Py<ClientSession> {
        STANDING.with(|all| all.borrow_mut().push((self.session.get().id(), self.auth.clone())));
        self.session.clone_ref(py)
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, _exception: &Bound<'_, PyTuple>) {
        let id = self.session.get().id();
        STANDING.with(|all| {
            let mut all = all.borrow_mut();
            if let Some(at) = all.iter().rposition(|(known, _)| *known == id) {
                all.remove(at);
            }
        });
    }
}
