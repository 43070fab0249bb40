//! The session as Python sees it; its settings are in `settings.rs`.

use std::sync::Arc;

use chrono::Utc;
use http::Method;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};

use crate::calls::{arguments, awaitable, blocking};
use crate::session::auth_context::AuthContext;
use crate::session::client::Client;
use crate::session::{auth_context, environment, options};
use crate::values::response::Response;
use crate::{Reduced, errors, numbers};
use ferrohub::bindings::auth::credential::{AppToken, Auth, Grant, InstallationToken, Secret, after, is_token_like};
use ferrohub::bindings::client::session::{Session, Settings, object_of};
use ferrohub::bindings::http::request::{Request, address, segment};
use ferrohub::bindings::http::response;
use ferrohub::bindings::http::secrets::is_secret_name;
use ferrohub::bindings::json::time;

/// Settings, credentials and connections, shared by everything that is read through it. Safe to share between threads.
///
/// :param default_connect_timeout: seconds to connect; None leaves it to ``timeout``
/// :param default_read_timeout: seconds between two reads; None leaves it to ``timeout``
/// :param base_url: address of the API; None for GitHub's own
/// :param api_version: version of the API to ask for, such as "2022-11-28". None asks GitHub for the version this
///     library speaks, and an Enterprise Server for none, as older ones refuse versions that they do not know
/// :param timeout: seconds, for connecting and for reading alike, or a pair of both; None keeps the defaults of 4 and 10
/// :param retries: how often to send again what failed on the way or met 502, 503 or 504, where that does no harm: GET,
///     HEAD, OPTIONS, PUT and DELETE, and any request that certainly was not sent; 0 for never
/// :param rate_limit: at a rate limit, ``"raise"`` raises ``RateLimitExceeded``, ``"wait"`` waits and sends again
/// :param max_wait: seconds that one call waits for rate limits in all; where more are due, it raises
/// :param on_wait: function of the seconds and the reason that is called before such a wait; it must not send requests,
///     and what it raises ends the call
/// :param user_agent: how to introduce oneself; None for the library's name and version
/// :param read_ahead: how many pages of a listing are read before they are asked for, at most; 0 for none
/// :param cache: where to keep answers: True for memory (64 MiB), the path of a folder (512 MiB), or a
///     :class:`ferrohub.Cache`. The service is asked each time whether an answer is still current, which costs no quota
///     when it is. None keeps none
/// :param pickle_credentials: whether a pickle of the session holds the credential
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

    /// The session that a caller means: one, or that of a client or a resource.
    pub fn from_any(value: &Bound<'_, PyAny>) -> PyResult<Py<ClientSession>> {
        if let Ok(session) = value.cast::<ClientSession>() {
            return Ok(session.clone().unbind());
        }
        if let Ok(client) = value.cast::<Client>() {
            return Ok(client.get().session.clone_ref(value.py()));
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
        let url = address(url, &base).map_err(|error| errors::to_py(py, error))?;
        let mut request = Request::new(method, url);
        request.auth = ClientSession::auth(py, session);
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
            let json = object_of(&answer).map_err(|error| errors::to_py(py, error))?;
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
        let callback = options::callback(callback);
        self.core.change(|settings| settings.two_factor = Some(callback.clone()));
        Ok(())
    }

    /// Change a setting to a value that was checked.
    pub fn change(&self, change: options::Change) {
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

    /// Sign with this from now on.
    pub fn set_auth(&self, auth: Auth) {
        self.core.change(|settings| settings.auth = auth.clone());
    }
}

#[pymethods]
impl ClientSession {
    /// A new session; the parameters are those of the class.
    #[new]
    #[pyo3(
        signature = (
            default_connect_timeout=None, default_read_timeout=None, *, base_url=None, pickle_credentials=false, **options
        ),
        text_signature = "(default_connect_timeout=None, default_read_timeout=None, *, base_url=None, \
            api_version=None, timeout=None, retries=3, rate_limit='raise', max_wait=3660.0, on_wait=None, \
            user_agent=None, read_ahead=4, cache=None, pickle_credentials=False)"
    )]
    fn new(
        py: Python<'_>,
        default_connect_timeout: Option<&Bound<'_, PyAny>>,
        default_read_timeout: Option<&Bound<'_, PyAny>>,
        base_url: Option<&str>,
        pickle_credentials: bool,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<ClientSession> {
        let session = ClientSession::with(Settings { pickle_credentials, ..Settings::default() });
        options::tell(py, &session, base_url, options)?;
        if let Some(seconds) = default_connect_timeout {
            session.change(options::connect_timeout(seconds)?);
        }
        if let Some(seconds) = default_read_timeout {
            session.change(options::read_timeout(seconds)?);
        }
        Ok(session)
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
    fn app_bearer_token_auth(&self, py: Python<'_>, headers: &str, expire_in: &Bound<'_, PyAny>) -> PyResult<()> {
        let expire_in = numbers::whole(expire_in, "expire_in", i64::MIN..=i64::MAX)?;
        let expires_at = after(Utc::now(), expire_in).map_err(|error| errors::to_py(py, error))?;
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
        let fail = |error| errors::to_py(py, error);
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

    fn __copy__(slf: &Bound<'_, Self>) -> PyResult<Py<ClientSession>> {
        let copy = ClientSession::with(Settings::clone(&slf.get().core.settings()));
        Py::new(slf.py(), ClientSession { awaitable: slf.get().awaitable, ..copy })
    }

    fn __deepcopy__(slf: &Bound<'_, Self>, _memo: &Bound<'_, PyAny>) -> PyResult<Py<ClientSession>> {
        Self::__copy__(slf)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Reduced<'py, (String, String, bool)>> {
        let restore = slf.py().import("ferrohub._core")?.getattr("_restore_session")?;
        let (settings, credential) = environment::frozen(&slf.get().core.settings());
        Ok((restore, (settings, credential, slf.get().awaitable)))
    }
}

/// Texts by text, of a mapping; numbers are written as text, None is left out.
pub fn texts(mapping: &Bound<'_, PyDict>) -> PyResult<Vec<(String, String)>> {
    let pairs = mapping.iter().filter(|(_, value)| !value.is_none());
    pairs.map(|(name, value)| Ok((name.extract()?, value.str()?.to_string()))).collect()
}
