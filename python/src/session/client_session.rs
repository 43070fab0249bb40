//! The session as Python sees it; its settings are in `settings.rs`.

use std::sync::{Arc, Mutex, PoisonError};

use chrono::Utc;
use http::Method;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple, PyType};

use crate::calls::{arguments, awaitable, blocking};
use crate::errors::Failure;
use crate::session::auth_context::AuthContext;
use crate::session::client;
use crate::session::client::Client;
use crate::session::constructors::{Given, argument};
use crate::session::{auth_context, checks, environment, options};
use crate::values::response::Response;
use crate::{errors, numbers};
use ferrohub::bindings::auth::credential::{AppToken, Auth, Grant, InstallationToken, Secret, after, is_token_like};
use ferrohub::bindings::client::session::{Session, Settings, object_of};
use ferrohub::bindings::http::request::{Request, address, segment};
use ferrohub::bindings::http::response;
use ferrohub::bindings::http::secrets::is_secret_name;
use ferrohub::bindings::json::time;

/// Settings, credentials and connections, shared by everything that is read through it. Safe to share between threads.
#[pyclass(frozen, subclass, weakref, module = "ferrohub.session", name = "ClientSession")]
pub struct ClientSession {
    /// The session of the core.
    pub core: Arc<Session>,
    /// Whether calls through this give awaitables. What an asynchronous client reads has such a view of its session.
    pub awaitable: bool,
}

impl ClientSession {
    /// A session with these settings.
    pub fn with(settings: Settings) -> ClientSession {
        ClientSession { core: Arc::new(Session::new(settings)), awaitable: false }
    }

    /// A view of the same session whose calls give awaitables, or do not.
    pub fn view(&self, awaitable: bool) -> ClientSession {
        ClientSession { core: self.core.clone(), awaitable }
    }

    /// A session as an instance of its class or of a subclass, whose constructor does not run.
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

    /// A view of a session whose calls return awaitables, or do not; the session itself where that is what it does.
    pub fn viewed(session: &Bound<'_, ClientSession>, awaitable: bool) -> PyResult<Py<ClientSession>> {
        if session.get().awaitable == awaitable {
            return Ok(session.clone().unbind());
        }
        Ok(ClientSession::alike(session, session.get().view(awaitable))?.unbind())
    }

    /// The session that a caller means: one, or that of a client or a resource.
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

    /// The credential that stands in for the session's in this thread.
    pub fn auth(py: Python<'_>, session: &Py<ClientSession>) -> Option<Auth> {
        auth_context::of(py, session.get())
    }

    /// A request to an address, with the credential that stands in for the session's in this thread.
    pub fn request_to(session: &Py<ClientSession>, py: Python<'_>, method: Method, url: &str) -> PyResult<Request> {
        let base = session.get().core.settings().addresses.api.clone();
        let url = address(url, &base).map_err(Failure::from)?;
        let mut request = Request::new(method, url);
        request.sign_with(ClientSession::auth(py, session));
        Ok(request)
    }

    /// Send a request through every layer, with the interpreter released.
    pub fn send(&self, py: Python<'_>, request: Request) -> PyResult<response::Response> {
        let core = self.core.clone();
        blocking::block(py, async move { core.send(request).await })
    }

    /// A session with the settings of another, but without its credentials.
    pub fn fresh(session: &Bound<'_, ClientSession>) -> PyResult<Py<ClientSession>> {
        let mut settings = Settings::clone(&session.get().core.settings());
        settings.headers.retain(|(name, _)| !is_secret_name(name));
        settings.params.retain(|(name, _)| !is_secret_name(name));
        settings.auth = Auth::Nothing;
        settings.client_id = None;
        settings.two_factor = None;
        let fresh = ClientSession { awaitable: session.get().awaitable, ..ClientSession::with(settings) };
        Py::new(session.py(), fresh)
    }

    /// Send a request and give what is made of the answer; a coroutine of it where calls give awaitables.
    pub fn ask<'py>(
        session: &Bound<'py, ClientSession>,
        request: Request,
        finish: impl FnOnce(Python<'_>, response::Response) -> PyResult<Py<PyAny>> + Send + 'static,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = session.py();
        if session.get().awaitable {
            return awaitable::send(py, session.get(), request, finish);
        }
        finish(py, session.get().send(py, request)?).map(|made| made.into_bound(py))
    }

    /// Requests left in a quota, such as "core" or "search"; 0 where GitHub does not tell.
    pub fn ratelimit_remaining<'py>(
        session: &Bound<'py, ClientSession>,
        quota: &'static str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let request = ClientSession::request_to(session.as_unbound(), session.py(), Method::GET, "/rate_limit")?;
        ClientSession::ask(session, request, move |py, answer| {
            if !answer.ok() {
                return Err(errors::status(py, answer)?);
            }
            let json = object_of(&answer).map_err(Failure::from)?;
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

    /// Call back into Python for one-time passwords.
    pub fn set_two_factor(&self, callback: &Bound<'_, PyAny>) -> PyResult<()> {
        if !callback.is_callable() {
            return Err(PyValueError::new_err("the two-factor callback must be callable"));
        }
        let callback = checks::callback(callback);
        self.core.change(|settings| settings.two_factor = Some(callback.clone()));
        Ok(())
    }

    /// Change a setting to a value that was checked.
    pub fn change(&self, change: checks::Change) {
        self.core.change(change);
    }

    /// What tells it apart within the process.
    pub fn id(&self) -> usize {
        Arc::as_ptr(&self.core) as usize
    }

    /// The credential that signs here.
    pub fn current(&self, py: Python<'_>) -> Auth {
        auth_context::of(py, self).unwrap_or_else(|| self.core.settings().auth.clone())
    }

    /// An error for a token in the place of the username, which would sign nothing. It is not shown.
    pub fn check_username(username: &str, password: &str, token: &str) -> PyResult<()> {
        if password.is_empty() && token.is_empty() && is_token_like(username) {
            let why = "username looks like a token: pass it by name, as in Client(token=...) or login(token=...)";
            return Err(PyValueError::new_err(why));
        }
        Ok(())
    }

    /// Sign in; a token goes before a password, and where neither is whole nothing changes.
    pub fn sign_in(&self, username: &str, password: &str, token: &str) -> PyResult<()> {
        ClientSession::check_username(username, password, token)?;
        if !token.is_empty() {
            self.set_auth(Auth::Token(Secret::new(token)));
        } else if !username.is_empty() && !password.is_empty() {
            self.set_auth(Auth::Basic { username: username.to_owned(), password: Secret::new(password) });
        }
        Ok(())
    }

    /// Speak for an OAuth application.
    pub fn set_client(&self, id: &str, secret: &str) {
        let pair = (id.to_owned(), Secret::new(secret));
        self.core.change(|settings| settings.client_id = Some(pair.clone()));
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

    /// Sign with this from now on.
    pub fn set_auth(&self, auth: Auth) {
        self.core.change(|settings| settings.auth = auth.clone());
    }
}

#[pymethods]
impl ClientSession {
    #[new]
    #[pyo3(signature = (*args, **_kwargs), text_signature = None)]
    fn new(args: &Bound<'_, PyTuple>, _kwargs: Option<&Bound<'_, PyDict>>) -> ClientSession {
        let seed = args.get_item(0).ok().and_then(|first| first.cast_into::<Seed>().ok());
        seed.and_then(|seed| seed.get().take()).unwrap_or_else(|| ClientSession::with(Settings::default()))
    }

    /// Whether requests are signed with a credential.
    fn has_auth(&self, py: Python<'_>) -> bool {
        self.current(py).is_some()
    }

    /// Sign with username and password; empty ones change nothing.
    ///
    /// :param username: login
    /// :param password: password
    fn basic_auth(&self, username: &str, password: &str) -> PyResult<()> {
        self.sign_in(username, password, "")
    }

    /// Sign with a token; an empty one changes nothing.
    ///
    /// :param token: personal, OAuth or installation token
    fn token_auth(&self, token: &str) -> PyResult<()> {
        self.sign_in("", "", token)
    }

    /// Sign with the JWT of an app.
    ///
    /// :param headers: the JWT (the name is the peer's)
    /// :param expire_in: seconds until it runs out
    fn app_bearer_token_auth(&self, headers: &str, expire_in: &Bound<'_, PyAny>) -> PyResult<()> {
        let expire_in = numbers::whole(expire_in, "expire_in", i64::MIN..=i64::MAX)?;
        let expires_at = after(Utc::now(), expire_in).map_err(Failure::from)?;
        self.set_auth(Auth::App(AppToken { token: Secret::new(headers), expires_at }));
        Ok(())
    }

    /// Sign with the token of an installation.
    ///
    /// :param json: the service's answer, with ``token`` and ``expires_at``
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
    /// :param client_id: id of the application
    /// :param client_secret: its secret
    fn oauth2_auth(&self, client_id: &str, client_secret: &str) {
        self.set_client(client_id, client_secret);
    }

    /// The client id and secret of the OAuth application, or a pair of None.
    fn retrieve_client_credentials(&self) -> (Option<String>, Option<String>) {
        match &self.core.settings().client_id {
            Some((id, secret)) => (Some(id.clone()), Some(secret.reveal().to_owned())),
            None => (None, None),
        }
    }

    /// Ask this function for a one-time password when the service requires one.
    ///
    /// :param callback: takes nothing, returns the code as text
    fn two_factor_auth_callback(&self, callback: &Bound<'_, PyAny>) -> PyResult<()> {
        if callback.is_none() {
            return Ok(());
        }
        self.set_two_factor(callback)
    }

    /// A context in which this thread signs with username and password; afterwards as before.
    ///
    /// :param username: login
    /// :param password: password
    fn temporary_basic_auth(slf: Bound<'_, Self>, username: String, password: &str) -> AuthContext {
        AuthContext::new(slf.unbind(), Auth::Basic { username, password: Secret::new(password) })
    }

    /// A context in which this thread does not sign; afterwards as before.
    fn no_auth(slf: Bound<'_, Self>) -> AuthContext {
        AuthContext::new(slf.unbind(), Auth::Nothing)
    }

    /// The address of a path below the API.
    ///
    /// :param parts: segments, each percent-encoded
    /// :param base_url: another address to start from
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

    /// Send a request with the session's headers, credential and policies.
    ///
    /// :param method: as ``"GET"``
    /// :param url: an address, or a path below the API
    /// :param params: query, a mapping
    /// :param data: body, as bytes or text
    /// :param json: body, as anything JSON can hold
    /// :param headers: headers for this request, a mapping
    /// :returns: the answer, whatever its status
    #[pyo3(signature = (method, url, *, params=None, data=None, json=None, headers=None))]
    #[allow(clippy::too_many_arguments)]
    fn request<'py>(
        slf: &Bound<'py, Self>,
        method: &str,
        url: &str,
        params: Option<&Bound<'_, PyDict>>,
        data: Option<&Bound<'_, PyAny>>,
        json: Option<&Bound<'_, PyAny>>,
        headers: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let fail = Failure::from;
        let method = Method::from_bytes(method.to_ascii_uppercase().as_bytes())
            .map_err(|_| PyValueError::new_err(format!("{method:?} is not a method")))?;
        let mut request = ClientSession::request_to(slf.as_unbound(), py, method, url)?;
        if let Some(params) = params {
            request.query(texts(params)?);
        }
        match (data, json) {
            (Some(_), Some(_)) => return Err(PyTypeError::new_err("data and json exclude each other")),
            (Some(data), None) => {
                let bytes = data.extract::<Vec<u8>>().or_else(|_| data.extract::<String>().map(String::into_bytes));
                let bytes = bytes.map_err(|_| PyTypeError::new_err("data must be bytes or str"))?;
                request.body = Some(bytes.into());
            }
            (None, Some(json)) => {
                request.json(&arguments::plain("json", json)?);
            }
            (None, None) => {}
        }
        for (name, value) in headers.map(texts).transpose()?.unwrap_or_default() {
            request.header(&name, &value).map_err(fail)?;
        }
        ClientSession::ask(slf, request, |py, answer| Ok(Py::new(py, Response::new(answer))?.into_any()))
    }

    /// ``GET`` an address; see :meth:`request`.
    ///
    /// :param url: an address, or a path below the API
    /// :param kwargs: what :meth:`request` takes beside method and address
    #[pyo3(signature = (url, **kwargs))]
    fn get<'py>(slf: &Bound<'py, Self>, url: &str, kwargs: Option<&Bound<'py, PyDict>>) -> PyResult<Bound<'py, PyAny>> {
        slf.call_method("request", ("GET", url), kwargs)
    }

    /// ``HEAD`` an address; see :meth:`request`.
    ///
    /// :param url: an address, or a path below the API
    /// :param kwargs: what :meth:`request` takes beside method and address
    #[pyo3(signature = (url, **kwargs))]
    fn head<'py>(
        slf: &Bound<'py, Self>,
        url: &str,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        slf.call_method("request", ("HEAD", url), kwargs)
    }

    /// ``POST`` to an address; see :meth:`request`.
    ///
    /// :param url: an address, or a path below the API
    /// :param kwargs: what :meth:`request` takes beside method and address
    #[pyo3(signature = (url, **kwargs))]
    fn post<'py>(
        slf: &Bound<'py, Self>,
        url: &str,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        slf.call_method("request", ("POST", url), kwargs)
    }

    /// ``PUT`` to an address; see :meth:`request`.
    ///
    /// :param url: an address, or a path below the API
    /// :param kwargs: what :meth:`request` takes beside method and address
    #[pyo3(signature = (url, **kwargs))]
    fn put<'py>(slf: &Bound<'py, Self>, url: &str, kwargs: Option<&Bound<'py, PyDict>>) -> PyResult<Bound<'py, PyAny>> {
        slf.call_method("request", ("PUT", url), kwargs)
    }

    /// ``PATCH`` an address; see :meth:`request`.
    ///
    /// :param url: an address, or a path below the API
    /// :param kwargs: what :meth:`request` takes beside method and address
    #[pyo3(signature = (url, **kwargs))]
    fn patch<'py>(
        slf: &Bound<'py, Self>,
        url: &str,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        slf.call_method("request", ("PATCH", url), kwargs)
    }

    /// ``DELETE`` an address; see :meth:`request`.
    ///
    /// :param url: an address, or a path below the API
    /// :param kwargs: what :meth:`request` takes beside method and address
    #[pyo3(signature = (url, **kwargs))]
    fn delete<'py>(
        slf: &Bound<'py, Self>,
        url: &str,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        slf.call_method("request", ("DELETE", url), kwargs)
    }

    /// A closed session sends nothing more, and what is under way in other threads ends with an error. Its connections are
    /// closed, unless another session with the same settings uses them.
    fn close(&self, py: Python<'_>) {
        py.detach(|| self.core.close());
    }

    fn __enter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, py: Python<'_>, _exception: &Bound<'_, PyTuple>) {
        self.close(py);
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        Ok(format!("<{} {}>", slf.get_type().name()?, slf.get().base_url()))
    }

    fn __copy__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, ClientSession>> {
        let copy = ClientSession::with(Settings::clone(&slf.get().core.settings()));
        ClientSession::alike(slf, ClientSession { awaitable: slf.get().awaitable, ..copy })
    }

    fn __deepcopy__<'py>(slf: &Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> PyResult<Bound<'py, ClientSession>> {
        Self::__copy__(slf)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Kept<'py>, Bound<'py, PyAny>)> {
        let restore = slf.py().import("ferrohub._core")?.getattr("_restore_session")?;
        let (settings, credential) = environment::frozen(&slf.get().core.settings());
        Ok((restore, (settings, credential, slf.get().awaitable, slf.get_type()), client::state(slf)?))
    }
}

/// What the pickle of a session contains.
type Kept<'py> = (String, String, bool, Bound<'py, PyType>);

/// A session on its way into an instance of a subclass; `__new__` takes it out.
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

/// Texts by text, of a mapping; numbers are written as text, None is left out.
pub fn texts(mapping: &Bound<'_, PyDict>) -> PyResult<Vec<(String, String)>> {
    let pairs = mapping.iter().filter(|(_, value)| !value.is_none());
    pairs.map(|(name, value)| Ok((name.extract()?, value.str()?.to_string()))).collect()
}
