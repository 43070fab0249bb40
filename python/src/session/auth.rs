//! The classes of credentials, which `ClientSession.auth` returns.

use chrono::{DateTime, SecondsFormat, Utc};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::calls::to_json;
use crate::errors::Failure;
use crate::handle::ClientSession;
use crate::numbers;
use ferrohub::bindings::auth::credential::{AppToken, Auth, Grant, InstallationToken, Secret, after, shown_username};
use ferrohub::bindings::json::time;

/// Username and password.
///
/// :param username: login
/// :param password: password
#[pyclass(frozen, module = "ferrohub.session")]
pub struct BasicAuth {
    username: String,
    password: Secret,
}

#[pymethods]
impl BasicAuth {
    #[new]
    fn new(username: String, password: &str) -> BasicAuth {
        BasicAuth { username, password: Secret::new(password) }
    }

    /// Login.
    #[getter]
    fn username(&self) -> &str {
        &self.username
    }

    fn __repr__(&self) -> String {
        format!("<BasicAuth {}>", shown_username(&self.username))
    }
}

/// A personal or OAuth token.
///
/// :param token: the token; it cannot be read back
#[pyclass(frozen, subclass, module = "ferrohub.session")]
pub struct TokenAuth {
    auth: Auth,
}

#[pymethods]
impl TokenAuth {
    #[new]
    fn new(token: &str) -> TokenAuth {
        TokenAuth { auth: Auth::Token(Secret::new(token)) }
    }

    /// When the token expires; None if unknown.
    #[getter]
    fn expires_at(&self) -> Option<DateTime<Utc>> {
        expiry(&self.auth)
    }

    /// Whether the token has expired.
    #[getter]
    fn expired(&self) -> bool {
        self.expires_at().is_some_and(|at| at <= Utc::now())
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        Ok(format!("<{}>", slf.get_type().name()?))
    }
}

/// The JWT of a GitHub App.
///
/// :param token: the JWT
/// :param expire_in: seconds until it expires
#[pyclass(frozen, extends = TokenAuth, module = "ferrohub.session")]
pub struct AppBearerTokenAuth;

#[pymethods]
impl AppBearerTokenAuth {
    #[new]
    fn new(token: &str, expire_in: &Bound<'_, PyAny>) -> PyResult<PyClassInitializer<AppBearerTokenAuth>> {
        let expire_in = numbers::whole(expire_in, "expire_in", i64::MIN..=i64::MAX)?;
        let expires_at = after(Utc::now(), expire_in).map_err(Failure::from)?;
        let auth = Auth::App(AppToken { token: Secret::new(token), expires_at });
        Ok(PyClassInitializer::from(TokenAuth { auth }).add_subclass(AppBearerTokenAuth))
    }
}

/// The access token of an installation of a GitHub App.
///
/// :param token: the token
/// :param expires_at: when it expires, a datetime (without an offset it is in UTC) or ISO 8601 text
#[pyclass(frozen, extends = TokenAuth, module = "ferrohub.session")]
pub struct AppInstallationTokenAuth;

#[pymethods]
impl AppInstallationTokenAuth {
    #[new]
    fn new(token: &str, expires_at: &Bound<'_, PyAny>) -> PyResult<PyClassInitializer<AppInstallationTokenAuth>> {
        let text = to_json::time(expires_at);
        let expires_at = text.and_then(|text| time::parse(&text).or_else(|| time::parse(&format!("{text}Z"))));
        let bad =
            || PyValueError::new_err("expires_at must be a datetime or ISO 8601 text such as 2026-01-01T00:00:00Z");
        let grant = Grant::new(Secret::new(token), expires_at.ok_or_else(bad)?, Utc::now());
        let auth = Auth::Installation(InstallationToken::new(grant, None));
        Ok(PyClassInitializer::from(TokenAuth { auth }).add_subclass(AppInstallationTokenAuth))
    }
}

/// A credential as a Python object; None for anonymous.
pub fn to_py(py: Python<'_>, auth: &Auth) -> PyResult<Py<PyAny>> {
    let base = || PyClassInitializer::from(TokenAuth { auth: auth.clone() });
    Ok(match auth {
        Auth::Nothing => py.None(),
        Auth::Basic { username, password } => {
            Py::new(py, BasicAuth { username: username.clone(), password: password.clone() })?.into_any()
        }
        Auth::Token(_) | Auth::User(_) => Py::new(py, base())?.into_any(),
        Auth::App(_) | Auth::AppKey(_) => Py::new(py, base().add_subclass(AppBearerTokenAuth))?.into_any(),
        Auth::Installation(_) => Py::new(py, base().add_subclass(AppInstallationTokenAuth))?.into_any(),
    })
}

/// The credential of an argument: None, a (username, password) pair, or one of the classes above.
pub fn from_py(value: &Bound<'_, PyAny>) -> PyResult<Auth> {
    if value.is_none() {
        return Ok(Auth::Nothing);
    }
    if let Ok((username, password)) = value.extract::<(String, String)>() {
        return Ok(Auth::Basic { username, password: Secret::new(&password) });
    }
    if let Ok(basic) = value.cast::<BasicAuth>() {
        let basic = basic.get();
        return Ok(Auth::Basic { username: basic.username.clone(), password: basic.password.clone() });
    }
    let token = value
        .cast::<TokenAuth>()
        .map_err(|_| PyTypeError::new_err("auth must be None, a (username, password) pair or a token"))?;
    Ok(token.get().auth.clone())
}

/// The credential in use, for ``ferrohub.github3``: its kind, and the arguments of the class of that kind.
///
/// :param session: the session
#[pyfunction]
pub fn _credential<'py>(
    py: Python<'py>,
    session: &Bound<'py, ClientSession>,
) -> PyResult<(&'static str, Bound<'py, PyTuple>)> {
    Ok(match session.get().current(py) {
        Auth::Nothing => ("", PyTuple::empty(py)),
        Auth::Basic { username, password } => ("basic", (username, password.reveal()).into_pyobject(py)?),
        Auth::Token(token) => ("token", (token.reveal(),).into_pyobject(py)?),
        Auth::User(user) => ("token", (user.state().grant.token.reveal(),).into_pyobject(py)?),
        Auth::AppKey(key) => {
            let token = key.current(Utc::now()).map_err(Failure::from)?;
            ("app", (token.reveal(), 60).into_pyobject(py)?)
        }
        Auth::App(app) => {
            let left = app.expires_at.signed_duration_since(Utc::now()).num_seconds();
            ("app", (app.token.reveal(), left).into_pyobject(py)?)
        }
        Auth::Installation(installation) => {
            let grant = installation.grant();
            let expires = grant.expires_at.to_rfc3339_opts(SecondsFormat::Secs, true);
            ("installation", (grant.token.reveal(), expires).into_pyobject(py)?)
        }
    })
}

/// When a credential expires, if it is known.
pub fn expiry(auth: &Auth) -> Option<DateTime<Utc>> {
    match auth {
        Auth::App(app) => Some(app.expires_at),
        Auth::Installation(installation) => {
            let grant = installation.grant();
            (!grant.is_pending()).then_some(grant.expires_at)
        }
        Auth::User(user) => user.state().grant.expires_at,
        _ => None,
    }
}
