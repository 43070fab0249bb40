//! The class `OAuthApp`.

use std::sync::Arc;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyInt, PyString};
use serde_json::{Value, json};

use crate::apps::target;
use crate::calls::sending;
use crate::errors::Failure;
use crate::handle::{Client, ClientSession};
use crate::numbers;
use crate::oauth::tokens::{UserToken, WebFlow};
use crate::oauth::{scopes, session_of};
use crate::session::checks;
use crate::values::resource;
use crate::values::resource::Resource;
use ferrohub::bindings::auth::credential::{self, UserGrant};
use ferrohub::bindings::auth::oauth::{read_callback, web_root};
use ferrohub::bindings::github::declared::named::Authorization;
use ferrohub::bindings::http::response::Response;
use ferrohub::bindings::oauth;
use ferrohub::bindings::oauth::{device, tokens, web};
use ferrohub::bindings::session::object_of;

/// An OAuth app, or a GitHub App that acts for users. Its methods run the flows in which a user authorizes it, and manage
/// the tokens. It never shows the client secret, which is sent only to GitHub's web host, and with requests about tokens to
/// the API.
///
/// :param client_id: client ID of the application
/// :param client_secret: client secret of the application; the device flow needs none
/// :param client: client whose options, such as ``base_url`` and ``proxies``, are used; None for a new ``Client()``. Its
///     credential is not used
/// :param web_url: URL of GitHub's web host; None derives it from the URL of the API
#[pyclass(frozen, subclass, module = "ferrohub.oauth")]
pub struct OAuthApp {
    app: credential::OAuthApp,
    session: Py<ClientSession>,
}

/// The same for asyncio: methods that send requests return coroutines, and ``client`` an :class:`~ferrohub.AsyncClient`.
///
/// :param client_id: client ID of the application
/// :param client_secret: client secret of the application; the device flow needs none
/// :param client: client whose options are used; None for a new one. Its credential is not used
/// :param web_url: URL of GitHub's web host; None derives it from the URL of the API
#[pyclass(frozen, extends = OAuthApp, module = "ferrohub.oauth")]
pub struct AsyncOAuthApp;

impl OAuthApp {
    fn made(
        py: Python<'_>,
        (client_id, client_secret): (&str, Option<&str>),
        client: Option<&Bound<'_, PyAny>>,
        web_url: Option<&str>,
        awaitable: bool,
    ) -> PyResult<OAuthApp> {
        let session = session_of(py, client, awaitable)?;
        let derived = web_root(&session.get().core.settings().urls.api);
        let app = credential::OAuthApp::new(client_id, client_secret, web_url.unwrap_or(&derived));
        Ok(OAuthApp { app: app.map_err(Failure::from)?, session })
    }

    fn core(&self) -> Arc<ferrohub::bindings::session::Session> {
        self.session.get().core.clone()
    }

    /// Run a request for a token.
    fn token<'py>(
        &self,
        py: Python<'py>,
        future: impl Future<Output = ferrohub::bindings::http::error::Result<UserGrant>> + Send + 'static,
    ) -> PyResult<Bound<'py, PyAny>> {
        sending::serve(self.session.bind(py), future, |py, grant| Ok(Py::new(py, UserToken(grant))?.into_any()))
    }

    /// Read an authorization in a response.
    fn reader(&self, py: Python<'_>) -> impl FnOnce(Python<'_>, Response) -> PyResult<Py<PyAny>> + Send + 'static {
        let session = self.session.clone_ref(py);
        move |py, response| {
            let json = object_of(&response).map_err(Failure::from)?;
            let made = Resource::of_response(json, &response, &session, py);
            Ok(resource::make(py, Authorization::NAME, made)?.unbind())
        }
    }

    /// Check that there is a client secret, before anything is sent.
    fn check_secret(&self) -> PyResult<()> {
        Ok(self.app.secret().map(|_| ()).map_err(Failure::from)?)
    }
}

/// The token of an argument: text, or a `UserToken`.
fn token_of(value: &Bound<'_, PyAny>) -> PyResult<String> {
    let text = match value.cast::<UserToken>() {
        Ok(token) => token.get().0.token.reveal().to_owned(),
        Err(_) => value.extract().map_err(|_| PyTypeError::new_err("token must be a str or a UserToken"))?,
    };
    if text.trim().is_empty() {
        return Err(PyValueError::new_err("token must not be empty"));
    }
    Ok(text)
}

#[pymethods]
impl OAuthApp {
    #[new]
    #[pyo3(signature = (client_id, client_secret=None, *, client=None, web_url=None))]
    fn new(
        py: Python<'_>,
        client_id: &str,
        client_secret: Option<&str>,
        client: Option<&Bound<'_, PyAny>>,
        web_url: Option<&str>,
    ) -> PyResult<OAuthApp> {
        OAuthApp::made(py, (client_id, client_secret), client, web_url, false)
    }

    /// Client ID of the application.
    #[getter]
    fn client_id(&self) -> &str {
        &self.app.client_id
    }

    /// URL of GitHub's web host.
    #[getter]
    fn web_url(&self) -> &str {
        &self.app.web
    }

    /// Start a web flow, with a state and PKCE. Nothing is sent: send the browser to ``url`` of the result, and keep its
    /// ``state`` and ``code_verifier``. See
    /// https://docs.github.com/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps#web-application-flow.
    ///
    /// :param redirect_uri: URL that GitHub sends the browser back to; None for that of the application's settings
    /// :param scopes: names of the requested scopes, such as ``["repo"]``; GitHub Apps have none
    /// :param login: login of the account to suggest
    /// :param allow_signup: whether GitHub offers to sign up; None leaves it to GitHub, which does
    /// :param prompt: ``"select_account"`` lets the user choose the account
    /// :returns: a :class:`WebFlow`
    #[pyo3(signature = (*, redirect_uri=None, scopes=None, login=None, allow_signup=None, prompt=None))]
    fn start_web_flow(
        &self,
        redirect_uri: Option<String>,
        scopes: Option<&Bound<'_, PyAny>>,
        login: Option<String>,
        allow_signup: Option<bool>,
        prompt: Option<String>,
    ) -> PyResult<WebFlow> {
        let options = web::Options { redirect_uri, scopes: self::scopes(scopes)?, login, allow_signup, prompt };
        Ok(WebFlow(web::start(&self.app, &options).map_err(Failure::from)?))
    }

    /// Finish a web flow: check the state, and exchange the code for a token.
    ///
    /// Request: ``POST https://github.com/login/oauth/access_token``. It is not retried if its outcome is unknown.
    ///
    /// :param callback_url: URL that GitHub has sent the browser back to, or its path and query
    /// :param state: ``state`` of the flow, as it was kept for this browser
    /// :param code_verifier: ``code_verifier`` of the flow
    /// :param redirect_uri: ``redirect_uri`` of the flow
    /// :returns: a :class:`UserToken`
    /// :raises OAuthError: the user has denied access (``access_denied``), the state differs (``state_mismatch``), or GitHub
    ///     rejects the code
    #[pyo3(signature = (callback_url, *, state, code_verifier, redirect_uri=None))]
    fn finish_web_flow<'py>(
        &self,
        py: Python<'py>,
        callback_url: &str,
        state: &str,
        code_verifier: &str,
        redirect_uri: Option<String>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let code = read_callback(callback_url, state).map_err(Failure::from)?;
        self.exchange(py, code.reveal(), Some(code_verifier.to_owned()), redirect_uri)
    }

    /// Exchange the code of a web flow for a token. :meth:`finish_web_flow` also checks the state.
    ///
    /// Request: ``POST https://github.com/login/oauth/access_token``. It is not retried if its outcome is unknown.
    ///
    /// :param code: code of the callback URL
    /// :param code_verifier: ``code_verifier`` of the flow; None if it had no challenge
    /// :param redirect_uri: ``redirect_uri`` of the flow
    /// :returns: a :class:`UserToken`
    /// :raises OAuthError: GitHub rejects the code
    #[pyo3(signature = (code, *, code_verifier=None, redirect_uri=None))]
    fn exchange<'py>(
        &self,
        py: Python<'py>,
        code: &str,
        code_verifier: Option<String>,
        redirect_uri: Option<String>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.check_secret()?;
        if code.is_empty() {
            return Err(PyValueError::new_err("code must not be empty"));
        }
        let (core, app, code) = (self.core(), self.app.clone(), credential::Secret::new(code));
        self.token(py, async move {
            web::exchange(&core, &app, code.reveal(), code_verifier.as_deref(), redirect_uri.as_deref()).await
        })
    }

    /// Run the device flow: show a code, which the user enters on any device, and wait until that is done. No client secret is
    /// needed. Ctrl-C and cancelling the task end the wait. See
    /// https://docs.github.com/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps#device-flow.
    ///
    /// Requests: ``POST https://github.com/login/device/code``, then ``POST https://github.com/login/oauth/access_token``
    /// as often as GitHub allows.
    ///
    /// :param scopes: names of the requested scopes; GitHub Apps have none
    /// :param on_code: callable that shows a :class:`DeviceCode` to the user; None prints it
    /// :returns: a :class:`UserToken`
    /// :raises OAuthError: the user has denied access (``access_denied``), or did not enter the code in time
    ///     (``expired_token``)
    #[pyo3(signature = (*, scopes=None, on_code=None))]
    fn device_flow<'py>(
        &self,
        py: Python<'py>,
        scopes: Option<&Bound<'py, PyAny>>,
        on_code: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let scopes = self::scopes(scopes)?;
        let show = match on_code {
            Some(on_code) if !on_code.is_callable() => return Err(PyTypeError::new_err("on_code must be callable")),
            Some(on_code) => checks::callback(on_code),
            None => checks::callback(&py.import("ferrohub._device_code")?.getattr("show")?),
        };
        let (core, app) = (self.core(), self.app.clone());
        self.token(py, async move { device::run(&core, &app, &scopes, &show).await })
    }

    /// Exchange a refresh token for a new token. This ends the old token and its refresh token: store the new ones before
    /// anything else. :meth:`client` does this by itself.
    ///
    /// Request: ``POST https://github.com/login/oauth/access_token``. It is not retried if its outcome is unknown.
    ///
    /// :param refresh_token: the refresh token, or a :class:`UserToken` that has one
    /// :returns: a :class:`UserToken`
    /// :raises OAuthError: GitHub rejects the refresh token, such as one that was used or has expired
    fn refresh<'py>(&self, py: Python<'py>, refresh_token: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let bad = || PyTypeError::new_err("refresh_token must be a str or a UserToken that has one");
        let before = refresh_token.cast::<UserToken>().ok().map(|token| token.get().0.clone());
        let text = match &before {
            Some(token) => token.refresh_token.as_ref().map(|token| token.reveal().to_owned()).ok_or_else(bad)?,
            None => refresh_token.extract::<String>().map_err(|_| bad())?,
        };
        if text.trim().is_empty() {
            return Err(PyValueError::new_err("refresh_token must not be empty"));
        }
        let (core, app, text) = (self.core(), self.app.clone(), credential::Secret::new(text.trim()));
        self.token(py, async move {
            let next = oauth::refresh(&core, &app, text.reveal()).await?;
            Ok(before.map(|before| before.followed_by(next.clone())).unwrap_or(next))
        })
    }

    /// Return a client that acts for a user. An expiring token is refreshed before it expires, once for all threads and tasks.
    ///
    /// A refresh ends the old token and the refresh token, so ``on_refresh`` must store the new ones. It is called before
    /// the new token is used, in the thread or on the event loop of the call that needs it, and may be a coroutine
    /// function of an ``AsyncOAuthApp``; the requests of other threads and tasks wait. If it raises, so does the
    /// call, and the next call calls it again. A refresh whose outcome is unknown is not repeated, but raises
    /// :class:`~ferrohub.exceptions.UserTokenExpired`.
    ///
    /// :param token: a :class:`UserToken`, or a mapping from :meth:`UserToken.as_dict`
    /// :param on_refresh: callable that stores a :class:`UserToken`; None stores it nowhere
    /// :returns: a :class:`ferrohub.Client`; it has the options of that client
    #[pyo3(signature = (token, *, on_refresh=None))]
    fn client<'py>(
        &self,
        py: Python<'py>,
        token: &Bound<'py, PyAny>,
        on_refresh: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let grant = match token.cast::<UserToken>() {
            Ok(token) => token.get().0.clone(),
            Err(_) if token.is_instance_of::<PyString>() => {
                return Err(PyTypeError::new_err("token must be a UserToken or a mapping; see UserToken(...)"));
            }
            Err(_) => UserToken::from_dict(token)?.0,
        };
        if on_refresh.is_some_and(|on_refresh| !on_refresh.is_callable()) {
            return Err(PyTypeError::new_err("on_refresh must be callable"));
        }
        let core = oauth::session_for(&self.core(), &self.app, grant, on_refresh.map(checks::callback));
        let ClientSession { awaitable, namespace, .. } = *self.session.get();
        let session = Bound::new(py, ClientSession { core: Arc::new(core), awaitable, namespace })?;
        let class = match awaitable {
            true => py.import("ferrohub.aio")?.getattr("AsyncClient")?,
            false => py.get_type::<Client>().into_any(),
        };
        let keywords = PyDict::new(py);
        keywords.set_item("session", session)?;
        class.call((), Some(&keywords))
    }

    /// Fetch what a token of the application allows, and for whom.
    ///
    /// Request: ``POST /applications/{client_id}/token``; see
    /// https://docs.github.com/rest/apps/oauth-applications#check-a-token.
    ///
    /// :param token: the token, a str or a :class:`UserToken`
    /// :returns: an :class:`~ferrohub.auths.Authorization`, or None if the token is not valid
    fn check<'py>(&self, py: Python<'py>, token: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.check_secret()?;
        let (core, app, token, read) = (self.core(), self.app.clone(), token_of(token)?, self.reader(py));
        sending::serve(self.session.bind(py), async move { tokens::check(&core, &app, &token).await }, |py, found| {
            match found {
                Some(response) => read(py, response),
                None => Ok(py.None()),
            }
        })
    }

    /// Replace a token of the application by another one with the same access. The old one is not valid any more.
    ///
    /// Request: ``PATCH /applications/{client_id}/token``; see
    /// https://docs.github.com/rest/apps/oauth-applications#reset-a-token.
    ///
    /// :param token: the token, a str or a :class:`UserToken`
    /// :returns: an :class:`~ferrohub.auths.Authorization`, whose ``token`` is the new one
    fn reset<'py>(&self, py: Python<'py>, token: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.check_secret()?;
        let (core, app, token, read) = (self.core(), self.app.clone(), token_of(token)?, self.reader(py));
        sending::serve(self.session.bind(py), async move { tokens::reset(&core, &app, &token).await }, read)
    }

    /// Revoke a token of the application. Other tokens of the user stay valid.
    ///
    /// Request: ``DELETE /applications/{client_id}/token``; see
    /// https://docs.github.com/rest/apps/oauth-applications#delete-an-app-token.
    ///
    /// :param token: the token, a str or a :class:`UserToken`
    /// :returns: True, or False if the token is not valid
    fn revoke<'py>(&self, py: Python<'py>, token: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.check_secret()?;
        let (core, app, token) = (self.core(), self.app.clone(), token_of(token)?);
        sending::serve(self.session.bind(py), async move { tokens::revoke(&core, &app, &token).await }, flag)
    }

    /// Revoke the authorization of a user with all its tokens. The user has to authorize the application again.
    ///
    /// Request: ``DELETE /applications/{client_id}/grant``; see
    /// https://docs.github.com/rest/apps/oauth-applications#delete-an-app-authorization.
    ///
    /// :param token: a valid token of the user, a str or a :class:`UserToken`
    /// :returns: True, or False if the token is not valid
    fn revoke_authorization<'py>(&self, py: Python<'py>, token: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.check_secret()?;
        let (core, app, token) = (self.core(), self.app.clone(), token_of(token)?);
        sending::serve(self.session.bind(py), async move { tokens::revoke_grant(&core, &app, &token).await }, flag)
    }

    /// Create a token that is limited to one account, and to some of its repositories and permissions, from a token that a
    /// user granted to a GitHub App.
    ///
    /// Request: ``POST /applications/{client_id}/token/scoped``; see
    /// https://docs.github.com/rest/apps/apps#create-a-scoped-access-token.
    ///
    /// :param token: the token, a str or a :class:`UserToken`
    /// :param account: login or id of the user or organization that the new token has access to
    /// :param repositories: repositories: names, ids, or repositories; None for all that the token has access to
    /// :param permissions: permissions such as ``{"contents": "read"}``; None for those of the token
    /// :returns: an :class:`~ferrohub.auths.Authorization`, whose ``token`` is the new one
    #[pyo3(signature = (token, account, *, repositories=None, permissions=None))]
    fn create_scoped_token<'py>(
        &self,
        py: Python<'py>,
        token: &Bound<'py, PyAny>,
        account: &Bound<'py, PyAny>,
        repositories: Option<&Bound<'py, PyAny>>,
        permissions: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.check_secret()?;
        let (account, limits) = (account_of(account)?, target::narrowing(repositories, permissions)?);
        let (core, app, token, read) = (self.core(), self.app.clone(), token_of(token)?, self.reader(py));
        let running = async move { tokens::limit(&core, &app, &token, &account, &limits).await };
        sending::serve(self.session.bind(py), running, read)
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let app = &slf.get().app;
        Ok(format!("<{} {} at {}>", slf.get_type().name()?, app.client_id, app.web))
    }
}

#[pymethods]
impl AsyncOAuthApp {
    #[new]
    #[pyo3(signature = (client_id, client_secret=None, *, client=None, web_url=None))]
    fn new(
        py: Python<'_>,
        client_id: &str,
        client_secret: Option<&str>,
        client: Option<&Bound<'_, PyAny>>,
        web_url: Option<&str>,
    ) -> PyResult<PyClassInitializer<AsyncOAuthApp>> {
        let app = OAuthApp::made(py, (client_id, client_secret), client, web_url, true)?;
        Ok(PyClassInitializer::from(app).add_subclass(AsyncOAuthApp))
    }
}

fn flag(py: Python<'_>, value: bool) -> PyResult<Py<PyAny>> {
    Ok(value.into_pyobject(py)?.to_owned().into_any().unbind())
}

/// The account of an argument: its login or its id.
fn account_of(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    if value.is_instance_of::<PyInt>() {
        return numbers::whole(value, "account", 1..=i64::MAX).map(|id| json!(id));
    }
    let login: String = value.extract().map_err(|_| PyTypeError::new_err("account must be a login or an id"))?;
    if login.is_empty() {
        return Err(PyValueError::new_err("account must not be empty"));
    }
    Ok(json!(login))
}
