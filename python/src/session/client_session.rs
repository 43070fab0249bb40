//! The class `ClientSession`; its settings are in `settings.rs`.

use std::sync::Arc;

use chrono::Utc;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};

use crate::calls::planner::PythonPlanner;
use crate::calls::responses::{Responses, number_to_keep};
use crate::calls::transport::PythonTransport;
use crate::errors::Failure;
use crate::handle::ClientSession;
use crate::session::auth_context::AuthContext;
use crate::session::checks::{Given, argument};
use crate::session::{checks, environment, options, quota};
use crate::{handle, numbers};
use ferrohub::bindings::auth::credential::{AppToken, Auth, Grant, InstallationToken, Secret, after, is_token_like};
use ferrohub::bindings::http::request::segment;
use ferrohub::bindings::json::time;
use ferrohub::bindings::layers::plan::Planner;
use ferrohub::bindings::session::Settings;

impl ClientSession {
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

    /// Have a function record the writes of this session; with None, send them as usual.
    ///
    /// :param planner: the function, or None
    /// :returns: whether this is a change: a session has at most one planner
    fn _set_planner(&self, planner: &Bound<'_, PyAny>) -> bool {
        let has_one = self.core.settings().planner.is_some();
        if has_one != planner.is_none() {
            return false;
        }
        let planner = (!planner.is_none()).then(|| Arc::new(PythonPlanner::new(planner)) as Arc<dyn Planner>);
        self.core.change(|settings| settings.planner.clone_from(&planner));
        true
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Kept<'py>, Bound<'py, PyAny>)> {
        if slf.get().core.settings().planner.is_some() {
            let why = "a client whose writes are being planned is not picklable: the copy would send its writes";
            return Err(PyTypeError::new_err(why));
        }
        let restore = slf.py().import("ferrohub._core")?.getattr("_restore_session")?;
        environment::warn_of_proxies(slf.py(), &slf.get().core.settings())?;
        let (settings, credential) = environment::frozen(&slf.get().core.settings());
        let transport = PythonTransport::of(&slf.get().core.settings()).map(|transport| transport.callable(slf.py()));
        let quota = quota::shown(slf.py(), &slf.get().core.settings())?;
        let kept = (settings, credential, slf.get().awaitable, slf.get_type(), transport, quota);
        Ok((restore, kept, handle::state(slf)?))
    }
}

/// The content of a pickle of a session.
type Kept<'py> = (String, String, bool, Bound<'py, PyType>, Option<Py<PyAny>>, Py<PyAny>);

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
