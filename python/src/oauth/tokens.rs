//! What the flows return: tokens of users, the start of a web flow, the code of a device flow.

use std::any::Any;

use chrono::{DateTime, SecondsFormat, Utc};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyMapping, PyTuple};

use crate::calls::to_json;
use ferrohub::bindings::auth::credential::UserGrant;
use ferrohub::bindings::json::time;
use ferrohub::bindings::oauth::device;
use ferrohub::bindings::oauth::web;

/// A token that a user granted to an application. ``repr`` does not show it, and it cannot be pickled; :meth:`as_dict`
/// returns what to store.
///
/// :param access_token: the token
/// :param expires_at: when it expires, a datetime or ISO 8601 text; None for a token that does not
/// :param refresh_token: token that gets the next one; None for a token that does not expire
/// :param refresh_token_expires_at: when the refresh token expires, likewise
/// :param scopes: names of the scopes that the user granted; empty for GitHub Apps, which have permissions
#[pyclass(frozen, module = "ferrohub.oauth")]
pub struct UserToken(pub UserGrant);

#[pymethods]
impl UserToken {
    #[new]
    #[pyo3(signature = (access_token, *, expires_at=None, refresh_token=None, refresh_token_expires_at=None, scopes=None))]
    fn new(
        access_token: &str,
        expires_at: Option<&Bound<'_, PyAny>>,
        refresh_token: Option<&str>,
        refresh_token_expires_at: Option<&Bound<'_, PyAny>>,
        scopes: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<UserToken> {
        if access_token.trim().is_empty() || refresh_token.is_some_and(|token| token.trim().is_empty()) {
            return Err(PyValueError::new_err("access_token and refresh_token must not be empty"));
        }
        let expires_at = moment(expires_at, "expires_at")?;
        let refresh_token_expires_at = moment(refresh_token_expires_at, "refresh_token_expires_at")?;
        let grant = UserGrant::stored(access_token.trim(), expires_at, refresh_token.map(str::trim));
        Ok(UserToken(UserGrant { refresh_token_expires_at, scopes: super::scopes(scopes)?, ..grant }))
    }

    /// Create a token from what :meth:`as_dict` has returned. Other keys are ignored.
    ///
    /// :param stored: the mapping, as it was stored
    /// :raises ValueError: it is a response of GitHub, whose ``expires_in`` does not say when the token expires
    #[staticmethod]
    pub fn from_dict(stored: &Bound<'_, PyAny>) -> PyResult<UserToken> {
        let mapping = stored.cast::<PyMapping>().map_err(|_| PyTypeError::new_err("stored must be a mapping"))?;
        let get = |name: &str| -> PyResult<Option<Bound<'_, PyAny>>> {
            let value = mapping.call_method1("get", (name,))?;
            Ok((!value.is_none()).then_some(value))
        };
        let text = |name: &str| -> PyResult<Option<String>> {
            let bad = |_| PyTypeError::new_err(format!("{name} must be a str"));
            get(name)?.map(|value| value.extract::<String>().map_err(bad)).transpose()
        };
        for name in ["expires_in", "refresh_token_expires_in"] {
            if get(name)?.is_some() {
                let why = "is a number of seconds from when GitHub issued the token, which is not known later";
                let what = "store as_dict(), or pass expires_at, refresh_token_expires_at and scopes";
                return Err(PyValueError::new_err(format!("stored has {name}, which {why}: {what}")));
            }
        }
        let missing = || PyValueError::new_err("stored must have an access_token");
        let token = UserToken::new(
            &text("access_token")?.ok_or_else(missing)?,
            get("expires_at")?.as_ref(),
            text("refresh_token")?.as_deref(),
            get("refresh_token_expires_at")?.as_ref(),
            get("scopes")?.as_ref(),
        )?;
        Ok(UserToken(token.0.marked(&text("authorization")?.unwrap_or_default())))
    }

    /// The token and everything that a later refresh needs, as a dict that JSON can represent. Store it like a password.
    ///
    /// ``authorization`` is the same for all tokens that refreshes return, so that a later process finds what is cached.
    fn as_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let shown = |at: Option<DateTime<Utc>>| at.map(|at| at.to_rfc3339_opts(SecondsFormat::Secs, true));
        let dict = PyDict::new(py);
        dict.set_item("access_token", self.access_token())?;
        dict.set_item("expires_at", shown(self.0.expires_at))?;
        dict.set_item("refresh_token", self.refresh_token())?;
        dict.set_item("refresh_token_expires_at", shown(self.0.refresh_token_expires_at))?;
        dict.set_item("scopes", self.scopes())?;
        dict.set_item("authorization", self.0.mark())?;
        Ok(dict)
    }

    /// The token.
    #[getter]
    fn access_token(&self) -> &str {
        self.0.token.reveal()
    }

    /// When the token expires; None if it does not.
    #[getter]
    fn expires_at(&self) -> Option<DateTime<Utc>> {
        self.0.expires_at
    }

    /// The refresh token; None if the token does not expire. It can be used once.
    #[getter]
    fn refresh_token(&self) -> Option<&str> {
        self.0.refresh_token.as_ref().map(|token| token.reveal())
    }

    /// When the refresh token expires; None if that is not known.
    #[getter]
    fn refresh_token_expires_at(&self) -> Option<DateTime<Utc>> {
        self.0.refresh_token_expires_at
    }

    /// Names of the scopes that the user granted, which may be fewer than requested.
    #[getter]
    fn scopes(&self) -> Vec<String> {
        self.0.scopes.clone()
    }

    fn __repr__(&self) -> String {
        match self.0.expires_at {
            Some(at) => format!("<UserToken expires {}>", at.to_rfc3339_opts(SecondsFormat::Secs, true)),
            None => "<UserToken>".to_owned(),
        }
    }
}

/// A time of an argument.
fn moment(value: Option<&Bound<'_, PyAny>>, name: &str) -> PyResult<Option<DateTime<Utc>>> {
    let Some(value) = value else { return Ok(None) };
    let text = to_json::time(value);
    let found = text.and_then(|text| time::parse(&text).or_else(|| time::parse(&format!("{text}Z"))));
    let bad =
        || PyValueError::new_err(format!("{name} must be a datetime or ISO 8601 text such as 2026-01-01T00:00:00Z"));
    found.ok_or_else(bad).map(Some)
}

/// The start of a web flow. Keep ``state`` and ``code_verifier`` for the browser that you send to ``url``, such as in its
/// session: :meth:`OAuthApp.finish_web_flow` needs them.
#[pyclass(frozen, module = "ferrohub.oauth")]
pub struct WebFlow(pub web::WebFlow);

#[pymethods]
impl WebFlow {
    /// Where to send the browser.
    #[getter]
    fn url(&self) -> &str {
        self.0.url.as_str()
    }

    /// Random text that the browser must bring back.
    #[getter]
    fn state(&self) -> &str {
        self.0.state.reveal()
    }

    /// Random text that proves that the code belongs to this flow (PKCE).
    #[getter]
    fn code_verifier(&self) -> &str {
        self.0.code_verifier.reveal()
    }

    /// Where GitHub sends the browser back to; None for the URL in the settings of the application.
    #[getter]
    fn redirect_uri(&self) -> Option<&str> {
        self.0.redirect_uri.as_deref()
    }

    fn __repr__(&self) -> String {
        format!("<WebFlow {}{}>", self.0.url.host_str().unwrap_or_default(), self.0.url.path())
    }
}

/// A code for the user to enter on another device.
#[pyclass(frozen, module = "ferrohub.oauth")]
pub struct DeviceCode(pub device::DeviceCode);

#[pymethods]
impl DeviceCode {
    /// The code, such as ``"WDJB-MJHT"``.
    #[getter]
    fn user_code(&self) -> &str {
        &self.0.user_code
    }

    /// URL of the page where the user enters it.
    #[getter]
    fn verification_uri(&self) -> &str {
        &self.0.verification_uri
    }

    /// Seconds until it expires.
    #[getter]
    fn expires_in(&self) -> f64 {
        self.0.expires_in.as_secs_f64()
    }

    /// Seconds between two polls.
    #[getter]
    fn interval(&self) -> f64 {
        self.0.interval.as_secs_f64()
    }

    fn __repr__(&self) -> String {
        format!("<DeviceCode {}>", self.0.verification_uri)
    }
}

/// The argument of a callback: the value that the library passes to it, as a Python object.
pub fn argument(py: Python<'_>, value: Box<dyn Any + Send>) -> PyResult<Py<PyTuple>> {
    let object = match value.downcast::<UserGrant>() {
        Ok(grant) => Py::new(py, UserToken(*grant))?.into_any(),
        Err(value) => match value.downcast::<device::DeviceCode>() {
            Ok(code) => Py::new(py, DeviceCode(*code))?.into_any(),
            Err(_) => py.None(),
        },
    };
    Ok((object,).into_pyobject(py)?.unbind())
}
