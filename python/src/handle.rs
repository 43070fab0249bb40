//! What objects hold of their session and their client: the state of both classes. Their methods are in `session/`.

use std::sync::{Arc, Mutex, PoisonError, RwLock};

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple, PyType};

use crate::values::namespace::Namespace;
use ferrohub::bindings::auth::credential::Auth;
use ferrohub::bindings::http::secrets::is_secret_name;
use ferrohub::bindings::session::{Session, Settings};

/// The result of `__reduce__`: the function that restores the object, and its arguments.
pub type Reduced<'py, Arguments> = (Bound<'py, PyAny>, Arguments);

/// Settings, credential and connections, shared by all resources read through it. Thread-safe.
#[pyclass(frozen, subclass, weakref, module = "ferrohub.session", name = "ClientSession")]
pub struct ClientSession {
    /// The session of the library.
    pub core: Arc<Session>,
    /// Whether calls return awaitables. Resources of an asynchronous client have such a view of its session.
    pub awaitable: bool,
    /// The namespace of the objects that are read through it.
    pub namespace: Namespace,
}

impl ClientSession {
    /// A session with these settings.
    pub fn with(settings: Settings) -> ClientSession {
        ClientSession { core: Arc::new(Session::new(settings)), awaitable: false, namespace: Namespace::default() }
    }

    /// A view of the same session, whose calls return awaitables or block.
    pub fn view(&self, awaitable: bool) -> ClientSession {
        ClientSession { core: self.core.clone(), awaitable, namespace: self.namespace }
    }

    /// A session as an instance of its class or of a subclass, without running `__init__`.
    pub fn of_class<'py>(
        py: Python<'py>,
        class: Option<&Bound<'py, PyType>>,
        session: ClientSession,
    ) -> PyResult<Bound<'py, ClientSession>> {
        let base = py.get_type::<ClientSession>();
        match class.filter(|class| !class.is(&base)) {
            None => Bound::new(py, session),
            Some(class) => Ok(base.call_method1("__new__", (class, Seed::of(session)))?.cast_into()?),
        }
    }

    /// Another session of the same class and with the same attributes.
    pub fn alike<'py>(slf: &Bound<'py, ClientSession>, session: ClientSession) -> PyResult<Bound<'py, ClientSession>> {
        let made = ClientSession::of_class(slf.py(), Some(&slf.get_type()), session)?;
        if let Some(attributes) = slf.getattr_opt("__dict__")? {
            made.getattr("__dict__")?.call_method1("update", (attributes,))?;
        }
        Ok(made)
    }

    /// A view of a session, whose calls return awaitables or block; the session itself if it does so already.
    pub fn viewed(session: &Bound<'_, ClientSession>, awaitable: bool) -> PyResult<Py<ClientSession>> {
        if session.get().awaitable == awaitable {
            return Ok(session.clone().unbind());
        }
        Ok(ClientSession::alike(session, session.get().view(awaitable))?.unbind())
    }

    /// A session with the settings of another one, without its credentials.
    pub fn fresh(session: &Bound<'_, ClientSession>) -> PyResult<Py<ClientSession>> {
        let mut settings = Settings::clone(&session.get().core.settings());
        settings.headers.retain(|(name, _)| !is_secret_name(name));
        settings.params.retain(|(name, _)| !is_secret_name(name));
        settings.auth = Auth::Nothing;
        settings.client_id = None;
        settings.two_factor = None;
        let ClientSession { awaitable, namespace, .. } = *session.get();
        let fresh = ClientSession { awaitable, namespace, ..ClientSession::with(settings) };
        Py::new(session.py(), fresh)
    }

    /// Identifies the session within the process.
    pub fn id(&self) -> usize {
        Arc::as_ptr(&self.core) as usize
    }

    /// The attributes of an object without `ratelimit_remaining`, which sends a request: debuggers and `inspect` read each
    /// attribute that `dir()` lists.
    pub fn dir<'py>(object: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyList>> {
        let py = object.py();
        let names = py.get_type::<PyAny>().call_method1("__dir__", (object,))?.cast_into::<PyList>()?;
        names.call_method1("remove", ("ratelimit_remaining",))?;
        names.sort()?;
        Ok(names)
    }
}

#[pymethods]
impl ClientSession {
    #[new]
    #[classmethod]
    #[pyo3(signature = (*args, **_kwargs), text_signature = None)]
    fn new(
        cls: &Bound<'_, PyType>,
        args: &Bound<'_, PyTuple>,
        _kwargs: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<ClientSession> {
        let seed = args.get_item(0).ok().and_then(|first| first.cast_into::<Seed>().ok());
        let session = seed.and_then(|seed| seed.get().take());
        let session = session.unwrap_or_else(|| ClientSession::with(Settings::default()));
        Ok(ClientSession { namespace: Namespace::of(cls)?, ..session })
    }
}

/// Passes a session to `__new__` of a subclass.
#[pyclass(frozen, module = "ferrohub._core")]
struct Seed(Mutex<Option<ClientSession>>);

impl Seed {
    fn of(session: ClientSession) -> Seed {
        Seed(Mutex::new(Some(session)))
    }

    fn take(&self) -> Option<ClientSession> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// A client for GitHub. Its methods are the operations that do not belong to a resource; those of a repository, an issue,
/// a user, ... are methods of that resource. :meth:`request` sends any other request. Without a credential, the client is
/// anonymous. It is a context manager, and thread-safe.
#[pyclass(frozen, subclass, weakref, module = "ferrohub", name = "Client")]
pub struct Client {
    /// The session; None until `__init__` has run.
    session: RwLock<Option<Py<ClientSession>>>,
}

impl Client {
    /// The session. An error if a subclass does not call `super().__init__()`.
    pub fn session(&self, py: Python<'_>) -> PyResult<Py<ClientSession>> {
        let session = self.session.read().unwrap_or_else(PoisonError::into_inner);
        let missing = || PyTypeError::new_err("the client has no session: call super().__init__() in its constructor");
        session.as_ref().map(|session| session.clone_ref(py)).ok_or_else(missing)
    }

    /// A client whose `__init__` has not run.
    pub fn without_session() -> Client {
        Client { session: RwLock::default() }
    }

    /// Use this session.
    pub fn set_session(&self, session: Py<ClientSession>) {
        *self.session.write().unwrap_or_else(PoisonError::into_inner) = Some(session);
    }
}

/// The attributes of an instance of a subclass, for its pickle; None if there are none.
pub fn state<'py>(object: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    Ok(object.getattr_opt("__dict__")?.unwrap_or_else(|| object.py().None().into_bound(object.py())))
}
