//! The clients: the service's operations on a session.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple, PyType};

use crate::Reduced;
use crate::calls::arguments;
use crate::errors;
use crate::session::client_session::ClientSession;
use crate::session::{environment, options};
use crate::values::response::Response;
use ferrohub::bindings::auth::credential::Auth;
use ferrohub::bindings::client::session::{API, Settings};
use ferrohub::bindings::http::request::{Request, route};
use ferrohub::bindings::http::secrets::shown_address;

/// GitHub, seen through a session. Its methods are the operations that start from no resource; those of a repository, an
/// issue, a user, ... are methods of that resource. :meth:`request` sends any other request. Without a credential the
/// client is anonymous. It is a context manager and safe to share between threads.
///
/// :param username: login, with ``password`` or ``token``
/// :param password: password, with ``username``
/// :param token: personal, OAuth or installation token; goes before a password
/// :param session: a ``ClientSession`` to use in place of a new one; it is told the options that are given beside it
/// :param base_url: address of the API; None for GitHub's own
/// :param api_version: version of the API to ask for; see ``ClientSession``
/// :param timeout: seconds, or a pair of seconds to connect and to read; None for 4 and 10
/// :param retries: how often to send again what failed on the way or met 502, 503 or 504, where that does no harm: GET,
///     HEAD, OPTIONS, PUT and DELETE, and any request that certainly was not sent; 0 for never
/// :param rate_limit: at a rate limit, ``"raise"`` raises ``RateLimitExceeded``, ``"wait"`` waits and sends again
/// :param max_wait: seconds that one call waits for rate limits in all; where more are due, it raises
/// :param on_wait: function of the seconds and the reason that is called before such a wait; it must not send requests,
///     and what it raises ends the call
/// :param user_agent: how to introduce oneself; None for the library's name and version
/// :param read_ahead: how many pages of a listing are read before they are asked for, at most; 0 for none
/// :param cache: where to keep answers: True for memory, the path of a folder, or a :class:`ferrohub.Cache`; None for
///     nowhere
#[pyclass(frozen, subclass, weakref, module = "ferrohub", name = "Client")]
pub struct Client {
    /// Its session.
    pub session: Py<ClientSession>,
}

/// An installation of GitHub Enterprise Server. It has the methods of ``Client`` and those for administrators.
///
/// :param url: address of the installation, such as ``https://github.example.com``
/// :param username: login, with ``password`` or ``token``
/// :param password: password, with ``username``
/// :param token: personal, OAuth or installation token
/// :param verify: True to check certificates by those of the system, False not to check, or the path of a CA bundle
/// :param session: a ``ClientSession`` to use in place of a new one; it is told the options that are given beside it
/// :param api_version: version of the API to ask for; None for none, as older installations know no versions
/// :param timeout: seconds, or a pair of seconds to connect and to read; None for 4 and 10
/// :param retries: how often to send again what failed on the way or met 502, 503 or 504, where that does no harm: GET,
///     HEAD, OPTIONS, PUT and DELETE, and any request that certainly was not sent; 0 for never
/// :param rate_limit: at a rate limit, ``"raise"`` raises ``RateLimitExceeded``, ``"wait"`` waits and sends again
/// :param max_wait: seconds that one call waits for rate limits in all; where more are due, it raises
/// :param on_wait: function of the seconds and the reason that is called before such a wait; it must not send requests,
///     and what it raises ends the call
/// :param user_agent: how to introduce oneself; None for the library's name and version
/// :param read_ahead: how many pages of a listing are read before they are asked for, at most; 0 for none
/// :param cache: where to keep answers: True for memory, the path of a folder, or a :class:`ferrohub.Cache`; None for
///     nowhere
#[pyclass(frozen, extends = Client, subclass, module = "ferrohub", name = "ClientEnterprise")]
pub struct ClientEnterprise;

impl Client {
    /// A client of a session: the one it is given, or a new one. What it is told it tells the session. The class says
    /// whether its calls give awaitables.
    fn over(
        class: &Bound<'_, PyType>,
        session: Option<&Bound<'_, PyAny>>,
        base_url: Option<&str>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Client> {
        let py = class.py();
        let session = match session.filter(|session| !session.is_none()) {
            Some(session) => ClientSession::from_any(session)?,
            None => Py::new(py, ClientSession::with(Settings::default()))?,
        };
        options::tell(py, session.get(), base_url, options)?;
        let awaitable = class.getattr("_awaitable")?.is_truthy()?;
        if session.get().awaitable == awaitable {
            return Ok(Client { session });
        }
        Ok(Client { session: Py::new(py, session.get().view(awaitable))? })
    }
}

#[pymethods]
impl Client {
    /// Whether calls give awaitables.
    #[classattr]
    fn _awaitable() -> bool {
        false
    }

    #[new]
    #[classmethod]
    #[pyo3(
        signature = (username="", password="", token="", session=None, *, base_url=None, **options),
        text_signature = "(username='', password='', token='', session=None, *, base_url=None, api_version=None, \
            timeout=None, retries=3, rate_limit='raise', max_wait=3660.0, on_wait=None, \
            user_agent=None, read_ahead=4, cache=None)"
    )]
    #[allow(clippy::too_many_arguments)]
    fn new(
        class: &Bound<'_, PyType>,
        username: Option<&str>,
        password: Option<&str>,
        token: Option<&str>,
        session: Option<&Bound<'_, PyAny>>,
        base_url: Option<&str>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Client> {
        let client = Client::over(class, session, base_url, options)?;
        client.session.get().sign_in(username.unwrap_or(""), password.unwrap_or(""), token.unwrap_or(""))?;
        Ok(client)
    }

    /// A client with the credential that the environment has: GH_TOKEN or GITHUB_TOKEN, what ``gh auth token`` prints,
    /// or a netrc entry. It goes where GITHUB_API_URL says, else to GitHub.
    ///
    /// :param base_url: address of the API, in place of GITHUB_API_URL; for hosts other than GitHub's the variables are
    ///     GH_ENTERPRISE_TOKEN and GITHUB_ENTERPRISE_TOKEN
    #[classmethod]
    #[pyo3(signature = (base_url=None))]
    fn from_environment<'py>(cls: &Bound<'py, PyType>, base_url: Option<String>) -> PyResult<Bound<'py, PyAny>> {
        let py = cls.py();
        let base = base_url.unwrap_or_else(environment::api);
        let keywords = PyDict::new(py);
        keywords.set_item("base_url", Some(&base).filter(|base| *base != API))?;
        let client = cls.call((), Some(&keywords))?;
        let auth = environment::auth(py, &base)?;
        if auth.is_some() && !environment::is_private(&base) {
            return Err(PyValueError::new_err(
                "from_environment does not send a credential over http://, where others can read it: use https://",
            ));
        }
        client.cast::<Client>()?.get().session.get().core.change(|settings| settings.auth = auth.clone());
        Ok(client)
    }

    /// The session: settings, credential and connections.
    #[getter]
    fn session(&self, py: Python<'_>) -> Py<ClientSession> {
        self.session.clone_ref(py)
    }

    /// Requests left before the rate limit of the core quota applies.
    ///
    /// Request: ``GET /rate_limit``, which costs no quota. ``dir()`` does not list this attribute, so that tools that read
    /// every attribute send nothing.
    #[getter]
    fn ratelimit_remaining<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        ClientSession::ratelimit_remaining(self.session.bind(py), "core")
    }

    fn __dir__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyList>> {
        ClientSession::dir(slf)
    }

    /// Send any request of the API, with the same encoding, errors and policies as the operations.
    ///
    /// :param route: method and path as GitHub's documentation writes them, such as
    ///     ``"GET /repos/{owner}/{repo}/issues"``
    /// :param body: body of the request, in place of the remaining parameters
    /// :param headers: headers of the request, a mapping
    /// :param parameters: fill the path; what is left is the query of GET, HEAD and DELETE, else the JSON body
    /// :returns: the answer, a :class:`ferrohub.Response`
    /// :raises GitHubError: the answer has an error status
    #[pyo3(signature = (route, *, body=None, headers=None, **parameters))]
    fn request<'py>(
        &self,
        py: Python<'py>,
        route: &str,
        body: Option<&Bound<'_, PyAny>>,
        headers: Option<&Bound<'_, PyDict>>,
        parameters: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let request = self.routed(py, route, body, headers, parameters)?;
        ClientSession::ask(self.session.bind(py), request, |py, answer| match answer.ok() {
            true => Ok(Py::new(py, Response::new(answer))?.into_any()),
            false => Err(errors::status(py, answer)?),
        })
    }

    /// A closed client sends nothing more, and what is under way in other threads ends with an error. Its connections are
    /// closed, unless another session with the same settings uses them.
    fn close(&self, py: Python<'_>) {
        let core = &self.session.get().core;
        py.detach(|| core.close());
    }

    fn __enter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, py: Python<'_>, _exception: &Bound<'_, PyTuple>) {
        self.close(py);
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let settings = slf.get().session.get().core.settings();
        let signed = match &settings.auth {
            Auth::Nothing => "anonymous",
            Auth::Basic { username, .. } => username,
            Auth::Token(_) => "token",
            Auth::App(_) => "app",
            Auth::Installation(_) => "installation",
        };
        Ok(format!("<{} {signed} at {}>", slf.get_type().name()?, settings.addresses.api))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Reduced<'py, (Bound<'py, PyType>, Py<ClientSession>)>> {
        let restore = slf.py().import("ferrohub._core")?.getattr("_restore_client")?;
        Ok((restore, (slf.get_type(), slf.get().session.clone_ref(slf.py()))))
    }
}

impl Client {
    fn routed(
        &self,
        py: Python<'_>,
        text: &str,
        body: Option<&Bound<'_, PyAny>>,
        headers: Option<&Bound<'_, PyDict>>,
        parameters: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Request> {
        let fail = |error| errors::to_py(py, error);
        let bad = || {
            let text = shown_address(text);
            PyValueError::new_err(format!("route must be as \"GET /repos/{{owner}}/{{repo}}\", not {text}"))
        };
        let (method, path) = text.trim().split_once(' ').ok_or_else(bad)?;
        let method: http::Method = method.to_ascii_uppercase().parse().map_err(|_| bad())?;
        let mut values = Vec::new();
        for (name, value) in parameters.into_iter().flat_map(|parameters| parameters.iter()) {
            values.push((name.extract::<String>()?, value));
        }
        let find = |name: &str| {
            let (_, value) = values.iter().find(|(known, value)| known == name && !value.is_none())?;
            value.str().ok().map(|text| text.to_string())
        };
        let (path, used) = route(path.trim(), find).map_err(|error| PyTypeError::new_err(error.to_string()))?;
        let mut request = ClientSession::request_to(&self.session, py, method, &path)?;
        let rest = PyDict::new(py);
        for (name, value) in values.iter().filter(|(name, value)| !used.contains(name) && !value.is_none()) {
            rest.set_item(name, value)?;
        }
        let in_query = matches!(request.method, http::Method::GET | http::Method::HEAD | http::Method::DELETE);
        if in_query || body.is_some() {
            let pairs = rest.iter().map(|(name, value)| Ok((name.extract::<String>()?, query_text(&value)?)));
            request.query(pairs.collect::<PyResult<Vec<_>>>()?);
        }
        let sent = match body {
            Some(body) => Some(body.clone()),
            None if !in_query && !rest.is_empty() => Some(rest.into_any()),
            None => None,
        };
        if let Some(body) = sent {
            request.json(&arguments::plain("the body", &body)?);
        }
        for (name, value) in headers.into_iter().flat_map(|headers| headers.iter()) {
            request.header(&name.extract::<String>()?, &value.extract::<String>()?).map_err(fail)?;
        }
        Ok(request)
    }
}

/// A value as the service reads it in a query.
fn query_text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    match value.extract::<bool>() {
        Ok(flag) => Ok(flag.to_string()),
        Err(_) => Ok(value.str()?.to_string()),
    }
}

#[pymethods]
impl ClientEnterprise {
    #[new]
    #[classmethod]
    #[pyo3(
        signature = (url, username="", password="", token="", verify=None, session=None, **options),
        text_signature = "(url, username='', password='', token='', verify=None, session=None, *, api_version=None, \
            timeout=None, retries=3, rate_limit='raise', max_wait=3660.0, on_wait=None, \
            user_agent=None, read_ahead=4, cache=None)"
    )]
    #[allow(clippy::too_many_arguments)]
    fn new(
        class: &Bound<'_, PyType>,
        url: &str,
        username: Option<&str>,
        password: Option<&str>,
        token: Option<&str>,
        verify: Option<&Bound<'_, PyAny>>,
        session: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyClassInitializer<ClientEnterprise>> {
        if url.trim().is_empty() {
            return Err(PyValueError::new_err("url must not be empty"));
        }
        let verify = verify.map(options::verify).transpose()?;
        let installation = url.trim_end_matches('/').trim_end_matches("/api/v3");
        let client = Client::over(class, session, Some(&format!("{installation}/api/v3")), options)?;
        let session = client.session.get();
        if let Some(verify) = verify {
            session.change(verify);
        }
        session.sign_in(username.unwrap_or(""), password.unwrap_or(""), token.unwrap_or(""))?;
        Ok(PyClassInitializer::from(client).add_subclass(ClientEnterprise))
    }
}

/// Make a client again of what its pickle holds.
#[pyfunction]
pub fn _restore_client<'py>(
    class: &Bound<'py, PyType>,
    session: &Bound<'py, ClientSession>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = class.py();
    let keywords = PyDict::new(py);
    keywords.set_item("session", session)?;
    if class.is_subclass_of::<ClientEnterprise>()? {
        let base = session.get().core.settings().addresses.api.clone();
        return class.call((base.trim_end_matches("/api/v3"),), Some(&keywords));
    }
    class.call((), Some(&keywords))
}
