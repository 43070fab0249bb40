//! The classes `Client` and `ClientEnterprise`.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple, PyType};

use crate::calls::responses::{Responses, number_to_keep};
use crate::handle;
use crate::handle::{Client, ClientSession};
use crate::session::checks::{Given, argument};
use crate::session::{checks, environment, options};
use crate::values::{owner, pygithub};
use ferrohub::bindings::auth::credential::{Auth, shown_username};
use ferrohub::bindings::session::{API, Settings};

/// A client for GitHub Enterprise Server. It has the methods of ``Client`` and those for administrators.
#[pyclass(frozen, extends = Client, subclass, module = "ferrohub", name = "ClientEnterprise")]
pub struct ClientEnterprise;

impl Client {
    /// Use a session: the one that is passed, or a new one. The class decides whether calls return awaitables.
    pub fn adopt(client: &Bound<'_, PyAny>, session: Option<&Bound<'_, PyAny>>) -> PyResult<Py<ClientSession>> {
        let py = client.py();
        let session = match session {
            Some(session) => owner::session_of(session)?,
            None => Py::new(py, ClientSession::with(Settings::default()))?,
        };
        let awaitable = client.getattr("_awaitable")?.is_truthy()?;
        let session = ClientSession::viewed(session.bind(py), awaitable)?;
        client.cast::<Client>()?.get().set_session(session.clone_ref(py));
        Ok(session)
    }

    /// `__init__` with these arguments.
    pub fn initialize<'py>(client: &Bound<'py, PyAny>, given: &Given<'py>) -> PyResult<Bound<'py, PyAny>> {
        let session = Client::adopt(client, argument(given, "session"))?;
        options::apply(session.get(), given)?;
        Client::sign_in(session.get(), given)?;
        Ok(client.py().None().into_bound(client.py()))
    }

    fn sign_in(session: &ClientSession, given: &Given<'_>) -> PyResult<()> {
        let text = |name: &'static str| match argument(given, name) {
            Some(value) => checks::text(value, name),
            None => Ok(String::new()),
        };
        session.sign_in(&text("username")?, &text("password")?, &text("token")?)
    }

    /// `from_environment` with these arguments.
    pub fn in_environment<'py>(class: &Bound<'py, PyAny>, given: &Given<'py>) -> PyResult<Bound<'py, PyAny>> {
        let py = class.py();
        let keywords = PyDict::new(py);
        for (name, value) in given {
            keywords.set_item(name, value)?;
        }
        let base = match argument(given, "base_url") {
            Some(base) => Some(base.clone()),
            None => {
                let base = Some(environment::api()).filter(|base| base != API);
                base.map(|base| base.into_pyobject(py).map(Bound::into_any)).transpose()?
            }
        };
        if class.cast::<PyType>()?.is_subclass_of::<ClientEnterprise>()? {
            let missing = || PyValueError::new_err("pass base_url, or set GITHUB_API_URL, for an Enterprise Server");
            keywords.set_item("url", base.ok_or_else(missing)?)?;
            keywords.call_method1("pop", ("base_url", py.None()))?;
        } else {
            keywords.set_item("base_url", base)?;
        }
        let client = class.call((), Some(&keywords))?;
        let session = client.cast::<Client>()?.get().session(py)?;
        let base = session.get().core.settings().urls.api.clone();
        let auth = environment::auth(py, &base)?;
        if auth.is_some()
            && let Some(other) = environment::reader(session.get())?
        {
            return Err(PyValueError::new_err(format!(
                "from_environment does not send a credential over http://, where others can read it: {other} would \
                 receive it; use https://"
            )));
        }
        session.get().set_auth_of_environment(auth);
        Ok(client)
    }
}

#[pymethods]
impl Client {
    /// Whether calls return awaitables.
    #[classattr]
    fn _awaitable() -> bool {
        false
    }

    #[new]
    #[pyo3(signature = (*_args, **_kwargs), text_signature = None)]
    fn new(_args: &Bound<'_, PyTuple>, _kwargs: Option<&Bound<'_, PyDict>>) -> Client {
        Client::without_session()
    }

    /// The session: settings, credential and connections.
    #[getter(session)]
    fn python_session(&self, py: Python<'_>) -> PyResult<Py<ClientSession>> {
        self.session(py)
    }

    /// Requests left before the rate limit of the core quota applies.
    ///
    /// Request: ``GET /rate_limit``, which costs no quota. ``dir()`` does not list this attribute, so that tools that read
    /// every attribute send nothing.
    #[getter]
    fn ratelimit_remaining<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        ClientSession::ratelimit_remaining(self.session(py)?.bind(py), "core")
    }

    /// Use another session, for ``ferrohub.github3``.
    ///
    /// :param session: the session
    fn _adopt(slf: &Bound<'_, Self>, session: &Bound<'_, PyAny>) -> PyResult<()> {
        Client::adopt(slf, Some(session)).map(|_| ())
    }

    fn __dir__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyList>> {
        ClientSession::dir(slf)
    }

    /// Keep the responses of the calls in a block, such as for their status and headers:
    /// ``with client.responses() as responses:``, then ``responses[-1].status_code``. See the guide, "Responses".
    ///
    /// Calls of other threads and other tasks are left out, except for tasks that the block starts.
    ///
    /// :param keep: maximum number of responses; the oldest are dropped, None keeps all
    /// :returns: a context manager, :class:`ferrohub.session.Responses`
    #[pyo3(signature = (keep=100))]
    fn responses(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = number_to_keep)] keep: Option<usize>,
    ) -> PyResult<Responses> {
        Ok(Responses::new(self.session(py)?.get(), keep))
    }

    /// Close the client. Later requests raise :class:`~ferrohub.exceptions.SessionClosed`, and so do requests that other
    /// threads are sending. Connections are closed unless another session with the same settings uses them.
    /// A transport that has the method ``close`` is closed, too.
    fn close(&self, py: Python<'_>) -> PyResult<()> {
        self.session(py)?.get().close(py)
    }

    fn __enter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, py: Python<'_>, _exception: &Bound<'_, PyTuple>) -> PyResult<()> {
        self.close(py)
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let session = slf.get().session(slf.py())?;
        let settings = session.get().core.settings();
        let signed = match &settings.auth {
            Auth::Nothing => "anonymous",
            Auth::Basic { username, .. } => shown_username(username),
            Auth::Token(_) => "token",
            Auth::App(_) | Auth::AppKey(_) => "app",
            Auth::Installation(_) => "installation",
            Auth::User(_) => "user",
        };
        Ok(format!("<{} {signed} at {}>", slf.get_type().name()?, settings.urls.api))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Kept<'py>, Bound<'py, PyAny>)> {
        let restore = slf.py().import("ferrohub._core")?.getattr("_restore_client")?;
        Ok((restore, (slf.get_type(), slf.get().session(slf.py())?), handle::state(slf)?))
    }
}

#[pymethods]
impl ClientEnterprise {
    #[new]
    #[pyo3(signature = (*_args, **_kwargs), text_signature = None)]
    fn new(
        _args: &Bound<'_, PyTuple>,
        _kwargs: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyClassInitializer<ClientEnterprise>> {
        Ok(PyClassInitializer::from(Client::without_session()).add_subclass(ClientEnterprise))
    }
}

#[pymethods]
impl Client {
    /// Raises: the attribute is missing. PyGithub may have it under this name.
    fn __getattr__(slf: &Bound<'_, Self>, name: &str) -> PyResult<Py<PyAny>> {
        Err(pygithub::missing(slf.as_any(), name)?)
    }
}

impl ClientEnterprise {
    /// `__init__` with these arguments.
    pub fn initialize<'py>(client: &Bound<'py, PyAny>, given: &Given<'py>) -> PyResult<Bound<'py, PyAny>> {
        let py = client.py();
        let url = argument(given, "url").ok_or_else(|| PyTypeError::new_err("url must be a str, not NoneType"))?;
        let url = checks::text(url, "url")?;
        if url.trim().is_empty() {
            return Err(PyValueError::new_err("url must not be empty"));
        }
        let base = format!("{}/api/v3", url.trim_end_matches('/').trim_end_matches("/api/v3"));
        let session = Client::adopt(client, argument(given, "session"))?;
        let given: Vec<_> = given.iter().cloned().chain([("base_url", base.into_pyobject(py)?.into_any())]).collect();
        options::apply(session.get(), &given)?;
        Client::sign_in(session.get(), &given)?;
        Ok(py.None().into_bound(py))
    }
}

/// The content of a pickle of a client.
type Kept<'py> = (Bound<'py, PyType>, Py<ClientSession>);
