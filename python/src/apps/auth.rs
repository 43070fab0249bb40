//! The credential of a client: `client.auth`.

use chrono::{DateTime, Utc};
use pyo3::prelude::*;

use crate::calls::sending;
use crate::handle::{Client, ClientSession};
use crate::session::auth;
use ferrohub::bindings::apps;
use ferrohub::bindings::auth::credential::Auth;
use ferrohub::bindings::oauth;

/// The credential of a client. It never shows a token; :meth:`token` returns it.
#[pyclass(frozen, module = "ferrohub.session")]
pub struct ClientAuth {
    session: Py<ClientSession>,
}

#[pymethods]
impl ClientAuth {
    /// Kind of the credential: ``"app"``, ``"installation"``, ``"user"`` for a token from :mod:`ferrohub.oauth`,
    /// ``"token"`` for any other, or ``"basic"``; None if the client is anonymous.
    #[getter]
    fn kind(&self, py: Python<'_>) -> Option<&'static str> {
        match self.session.get().current(py) {
            Auth::Nothing => None,
            Auth::Basic { .. } => Some("basic"),
            Auth::Token(_) => Some("token"),
            Auth::App(_) | Auth::AppKey(_) => Some("app"),
            Auth::Installation(_) => Some("installation"),
            Auth::User(_) => Some("user"),
        }
    }

    /// When the current token of an installation or a user, or the JWT of ``Client.login_as_app``, expires; None if that is
    /// not known, and before the first token.
    #[getter]
    fn expires_at(&self, py: Python<'_>) -> Option<DateTime<Utc>> {
        auth::expiry(&self.session.get().current(py))
    }

    /// Return the token, to pass it to another program, such as git. An expiring token is renewed first. From then on,
    /// cassettes and the messages of exceptions do not contain it.
    ///
    /// For an app it is a JWT, which is valid for at least a minute. For an installation, an hour's token is requested
    /// if there is none (``POST /app/installations/{installation_id}/access_tokens``); see
    /// https://docs.github.com/rest/apps/apps#create-an-installation-access-token-for-an-app.
    ///
    /// :returns: the token as a str; a coroutine of it if the client is asynchronous
    /// :raises AuthenticationFailed: the client is anonymous, or has a username and a password
    fn token<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let session = self.session.bind(py);
        let running = apps::token(session.get().core.clone(), ClientSession::auth(py, &self.session));
        sending::serve(session, running, |py, token| Ok(token.reveal().into_pyobject(py)?.into_any().unbind()))
    }

    /// Refresh the token of a user now, whatever its expiry, and have ``on_refresh`` store it; see
    /// :meth:`ferrohub.oauth.OAuthApp.client`. This sends a request also after a refresh whose outcome is unknown.
    ///
    /// Request: ``POST https://github.com/login/oauth/access_token``; see
    /// https://docs.github.com/apps/creating-github-apps/authenticating-with-a-github-app/refreshing-user-access-tokens.
    ///
    /// :returns: None; a coroutine of it if the client is asynchronous
    /// :raises ValueError: the credential is another one than the token of a user from :mod:`ferrohub.oauth`
    /// :raises OAuthError: GitHub rejects the refresh token
    fn refresh<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let session = self.session.bind(py);
        let running = oauth::refresh_now(session.get().core.clone(), ClientSession::auth(py, &self.session));
        sending::serve(session, running, |py, ()| Ok(py.None()))
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        format!("<ClientAuth {}>", self.kind(py).unwrap_or("anonymous"))
    }
}

#[pymethods]
impl Client {
    /// The credential of the client: its kind, when it expires, and its token.
    #[getter]
    fn auth(&self, py: Python<'_>) -> PyResult<ClientAuth> {
        Ok(ClientAuth { session: self.session(py)? })
    }
}
