//! The class `ClientSession`; its settings are in `settings.rs`.

use std::sync::{Arc, Mutex, PoisonError};

use chrono::Utc;
use http::Method;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple, PyType};

use crate::calls::responses::{Responses, number_to_keep};
use crate::calls::transport::PythonTransport;
use crate::calls::{awaitable, blocking};
use crate::errors::Failure;
use crate::session::auth_context::AuthContext;
use crate::session::client;
use crate::session::client::Client;
use crate::session::constructors::{Given, argument};
use crate::session::{auth_context, checks, environment, options, quota};
use crate::values::namespace::Namespace;
use crate::{errors, numbers};
use ferrohub::bindings::auth::credential::{AppToken, Auth, Grant, InstallationToken, Secret, after, is_token_like};
use ferrohub::bindings::client::session::{Session, Settings, object_of};
use ferrohub::bindings::http::request::{Request, address, segment};
use ferrohub::bindings::http::response;
use ferrohub::bindings::http::secrets::is_secret_name;
use ferrohub::bindings::json::time;

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
    fn alike<'py>(slf: &Bound<'py, ClientSession>, session: ClientSession) -> PyResult<Bound<'py, ClientSession>> {
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

    /// The session of an argument: the session itself, or that of a client or a resource.
    pub fn from_any(value: &Bound<'_, PyAny>) -> PyResult<Py<ClientSession>> {
        if let Ok(session) = value.cast::<ClientSession>() {
            return Ok(session.clone().unbind());
        }
        if let Ok(client) = value.cast::<Client>() {
            return client.get().session(value.py());
        }
        if let Ok(resource) = value.cast::<crate::values::resource::Resource>() {
            return Ok(resource.get().session().clone_ref(value.py()));
        }
        Err(PyTypeError::new_err(format!("session must be a ClientSession, not {}", value.get_type().name()?)))
    }

    /// The credential that replaces the session's in this thread.
    pub fn auth(py: Python<'_>, session: &Py<ClientSession>) -> Option<Auth> {
        auth_context::of(py, session.get())
    }

    /// A request to a URL, with the credential that replaces the session's in this thread, if any.
    pub fn request_to(session: &Py<ClientSession>, py: Python<'_>, method: Method, url: &str) -> PyResult<Request> {
        let base = session.get().core.settings().addresses.api.clone();
        let url = address(url, &base).map_err(Failure::from)?;
        let mut request = Request::new(method, url);
        request.sign_with(ClientSession::auth(py, session));
        Ok(request)
    }

    /// Send a request through all layers, with the interpreter released.
    pub fn send(session: &Bound<'_, ClientSession>, request: Request) -> PyResult<response::Response> {
        let core = session.get().core.clone();
        blocking::call(session, async move { core.send(request).await })
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

    /// Send a request and return what `finish` makes of the response, or a coroutine of it if calls return awaitables.
    pub fn dispatch<'py>(
        session: &Bound<'py, ClientSession>,
        request: Request,
        finish: impl FnOnce(Python<'_>, response::Response) -> PyResult<Py<PyAny>> + Send + 'static,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = session.py();
        if session.get().awaitable {
            return awaitable::send(session, request, finish);
        }
        finish(py, ClientSession::send(session, request)?).map(|made| made.into_bound(py))
    }

    /// Requests left in a quota, such as "core" or "search"; 0 if GitHub does not report it.
    pub fn ratelimit_remaining<'py>(
        session: &Bound<'py, ClientSession>,
        quota: &'static str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let request = ClientSession::request_to(session.as_unbound(), session.py(), Method::GET, "/rate_limit")?;
        ClientSession::dispatch(session, request, move |py, response| {
            if !response.ok() {
                return Err(errors::status(py, response)?);
            }
            let json = object_of(&response).map_err(Failure::from)?;
            // Searches of code have a quota of their own on github.com only.
            let kin = if quota == "core" { "rate.remaining" } else { "resources.search.remaining" };
            let remaining = json.get(&format!("resources.{quota}.remaining")).or_else(|| json.get(kin));
            let remaining = remaining.and_then(|json| response::number(json.text())).unwrap_or(0);
            Ok(remaining.into_pyobject(py)?.into_any().unbind())
        })
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

    /// Set the callback that returns one-time passwords.
    pub fn set_two_factor(&self, callback: &Bound<'_, PyAny>) -> PyResult<()> {
        if !callback.is_callable() {
            return Err(PyValueError::new_err("the two-factor callback must be callable"));
        }
        let callback = checks::callback(callback);
        self.core.change(|settings| settings.two_factor = Some(callback.clone()));
        Ok(())
    }

    /// Apply a checked change of the settings.
    pub fn change(&self, change: checks::Change) {
        self.core.change(change);
    }

    /// Identifies the session within the process.
    pub fn id(&self) -> usize {
        Arc::as_ptr(&self.core) as usize
    }

    /// The credential in use in this thread.
    pub fn current(&self, py: Python<'_>) -> Auth {
        auth_context::of(py, self).unwrap_or_else(|| self.core.settings().auth.clone())
    }

    /// Reject a token that was passed as the username. The message does not contain it.
    pub fn check_username(username: &str, password: &str, token: &str) -> PyResult<()> {
        if password.is_empty() && token.is_empty() && is_token_like(username) {
            let why = "username looks like a token: pass it by name, as in Client(token=...) or login(token=...)";
            return Err(PyValueError::new_err(why));
        }
        Ok(())
    }

    /// Set the credential: a token, or else a username with a password. If neither is complete, nothing changes.
    pub fn sign_in(&self, username: &str, password: &str, token: &str) -> PyResult<()> {
        ClientSession::check_username(username, password, token)?;
        if !token.is_empty() {
            self.set_auth(Auth::Token(Secret::new(token)));
        } else if !username.is_empty() && !password.is_empty() {
            self.set_auth(Auth::Basic { username: username.to_owned(), password: Secret::new(password) });
        }
        Ok(())
    }

    /// Set the client id and secret of an OAuth application, or remove them.
    pub fn set_client(&self, id: Option<&str>, secret: Option<&str>) -> PyResult<()> {
        if id.is_some() != secret.is_some() {
            return Err(PyValueError::new_err("id and secret must be given together, or both be None"));
        }
        let pair = id.zip(secret).map(|(id, secret)| (id.to_owned(), Secret::new(secret)));
        self.core.change(|settings| settings.client_id.clone_from(&pair));
        Ok(())
    }

    /// `__init__` with these arguments.
    pub fn initialize<'py>(session: &Bound<'py, PyAny>, given: &Given<'py>) -> PyResult<Bound<'py, PyAny>> {
        let this = session.cast::<ClientSession>()?.get();
        let connect = argument(given, "default_connect_timeout").map(checks::connect_timeout).transpose()?;
        let read = argument(given, "default_read_timeout").map(checks::read_timeout).transpose()?;
        options::apply(this, given)?;
        connect.into_iter().chain(read).for_each(|change| this.change(change));
        Ok(session.py().None().into_bound(session.py()))
    }

    /// Close the session, and its transport.
    pub fn close(&self, py: Python<'_>) -> PyResult<()> {
        let was_closed = self.core.is_closed();
        py.detach(|| self.core.close());
        match PythonTransport::of(&self.core.settings()).filter(|_| !was_closed) {
            Some(transport) => transport.close(py),
            None => Ok(()),
        }
    }

    /// Set the credential of the session.
    pub fn set_auth(&self, auth: Auth) {
        self.core.change(|settings| {
            settings.auth = auth.clone();
            settings.auth_origin = None;
        });
    }

    /// Set the credential that the environment has for the API of the session. It is not sent to another one.
    pub fn set_auth_of_environment(&self, auth: Auth) {
        self.core.change(|settings| {
            settings.auth = auth.clone();
            settings.auth_origin = settings.origin();
        });
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

    /// Whether the session has a credential.
    fn has_auth(&self, py: Python<'_>) -> bool {
        self.current(py).is_some()
    }

    /// Authenticate with a username and a password. If either is empty, nothing changes.
    ///
    /// :param username: login
    /// :param password: password
    fn basic_auth(&self, username: &str, password: &str) -> PyResult<()> {
        self.sign_in(username, password, "")
    }

    /// Authenticate with a token. If it is empty, nothing changes.
    ///
    /// :param token: personal, OAuth or installation token
    fn token_auth(&self, token: &str) -> PyResult<()> {
        self.sign_in("", "", token)
    }

    /// Authenticate with the JWT of a GitHub App.
    ///
    /// :param headers: the JWT; github3.py uses this name
    /// :param expire_in: seconds until it expires
    fn app_bearer_token_auth(&self, headers: &str, expire_in: &Bound<'_, PyAny>) -> PyResult<()> {
        let expire_in = numbers::whole(expire_in, "expire_in", i64::MIN..=i64::MAX)?;
        let expires_at = after(Utc::now(), expire_in).map_err(Failure::from)?;
        self.set_auth(Auth::App(AppToken { token: Secret::new(headers), expires_at }));
        Ok(())
    }

    /// Authenticate with an installation access token.
    ///
    /// :param json: response of GitHub, with ``token`` and ``expires_at``
    fn app_installation_token_auth(&self, json: &Bound<'_, PyDict>) -> PyResult<()> {
        let member = |name: &str| -> PyResult<String> {
            let bad = || PyValueError::new_err(format!("json must have a text at {name}"));
            json.get_item(name)?.and_then(|value| value.extract().ok()).ok_or_else(bad)
        };
        let expires_at = time::parse(&member("expires_at")?)
            .ok_or_else(|| PyValueError::new_err("expires_at must be ISO 8601 text"))?;
        let grant = Grant::new(Secret::new(&member("token")?), expires_at, Utc::now());
        self.set_auth(Auth::Installation(InstallationToken::new(grant, None)));
        Ok(())
    }

    /// Set the client id and secret of an OAuth application.
    ///
    /// :param client_id: id of the application; None, with ``client_secret``, removes both
    /// :param client_secret: its secret
    fn oauth2_auth(&self, client_id: Option<&str>, client_secret: Option<&str>) -> PyResult<()> {
        self.set_client(client_id, client_secret)
    }

    /// The client id and secret of the OAuth application, or a pair of None.
    fn retrieve_client_credentials(&self) -> (Option<String>, Option<String>) {
        match &self.core.settings().client_id {
            Some((id, secret)) => (Some(id.clone()), Some(secret.reveal().to_owned())),
            None => (None, None),
        }
    }

    /// Set the callback that is invoked when GitHub requires a one-time password.
    ///
    /// :param callback: callable without parameters that returns the code as a str; None changes nothing
    fn two_factor_auth_callback(&self, callback: &Bound<'_, PyAny>) -> PyResult<()> {
        if callback.is_none() {
            return Ok(());
        }
        self.set_two_factor(callback)
    }

    /// Context manager: in its body, this thread authenticates with a username and a password.
    ///
    /// :param username: login
    /// :param password: password
    fn temporary_basic_auth(slf: Bound<'_, Self>, username: String, password: &str) -> AuthContext {
        AuthContext::new(slf.unbind(), Auth::Basic { username, password: Secret::new(password) })
    }

    /// Context manager: in its body, this thread sends no credential.
    fn no_auth(slf: Bound<'_, Self>) -> AuthContext {
        AuthContext::new(slf.unbind(), Auth::Nothing)
    }

    /// Keep the responses of the calls in a block, such as for their status and headers:
    /// ``with session.responses() as responses:``, then ``responses[-1].status_code``. See the guide, "Responses".
    ///
    /// Calls of other threads and other tasks are left out, except for tasks that the block starts.
    ///
    /// :param keep: maximum number of responses; the oldest are dropped, None keeps all
    /// :returns: a context manager, :class:`ferrohub.session.Responses`
    #[pyo3(signature = (keep=100))]
    fn responses(&self, #[pyo3(from_py_with = number_to_keep)] keep: Option<usize>) -> Responses {
        Responses::new(self, keep)
    }

    /// Build a URL from segments of a path.
    ///
    /// :param parts: segments; they are percent-encoded
    /// :param base_url: URL to append them to; None uses that of the API
    #[pyo3(signature = (*parts, base_url=None))]
    fn build_url(&self, parts: &Bound<'_, PyTuple>, base_url: Option<&str>) -> PyResult<String> {
        let base = base_url.map_or_else(|| self.base_url(), str::to_owned);
        let mut url = base.trim_end_matches('/').to_owned();
        for part in parts {
            url.push('/');
            url.push_str(&segment(&part.str()?.to_string()));
        }
        Ok(url)
    }

    /// Close the session. Later requests raise :class:`~ferrohub.exceptions.SessionClosed`, and so do requests that other
    /// threads are sending. Connections are closed unless another session with the same settings uses them.
    /// A transport that has the method ``close`` is closed, too.
    #[pyo3(name = "close")]
    fn close_python(&self, py: Python<'_>) -> PyResult<()> {
        self.close(py)
    }

    fn __enter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, py: Python<'_>, _exception: &Bound<'_, PyTuple>) -> PyResult<()> {
        self.close(py)
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        Ok(format!("<{} {}>", slf.get_type().name()?, slf.get().base_url()))
    }

    fn __copy__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, ClientSession>> {
        let copy = ClientSession::with(Settings::clone(&slf.get().core.settings()));
        ClientSession::alike(
            slf,
            ClientSession { awaitable: slf.get().awaitable, namespace: slf.get().namespace, ..copy },
        )
    }

    fn __deepcopy__<'py>(slf: &Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> PyResult<Bound<'py, ClientSession>> {
        Self::__copy__(slf)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Kept<'py>, Bound<'py, PyAny>)> {
        let restore = slf.py().import("ferrohub._core")?.getattr("_restore_session")?;
        let (settings, credential) = environment::frozen(&slf.get().core.settings());
        let transport = PythonTransport::of(&slf.get().core.settings()).map(|transport| transport.callable(slf.py()));
        let quota = quota::shown(slf.py(), &slf.get().core.settings())?;
        let kept = (settings, credential, slf.get().awaitable, slf.get_type(), transport, quota);
        Ok((restore, kept, client::state(slf)?))
    }
}

/// The content of a pickle of a session.
type Kept<'py> = (String, String, bool, Bound<'py, PyType>, Option<Py<PyAny>>, Py<PyAny>);

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

/// A view of a session as an instance of another class.
///
/// :param cls: class of sessions
/// :param session: the session
/// :returns: a session with the same settings, credential and connections
#[pyfunction]
pub fn _session_view<'py>(
    cls: &Bound<'py, PyType>,
    session: &Bound<'py, ClientSession>,
) -> PyResult<Bound<'py, ClientSession>> {
    let this = session.get();
    ClientSession::of_class(cls.py(), Some(cls), this.view(this.awaitable))
}

/// The items of a mapping as pairs of strings: numbers are formatted, items with the value None are omitted.
pub fn texts(mapping: &Bound<'_, PyDict>) -> PyResult<Vec<(String, String)>> {
    let pairs = mapping.iter().filter(|(_, value)| !value.is_none());
    pairs.map(|(name, value)| Ok((name.extract()?, value.str()?.to_string()))).collect()
}
