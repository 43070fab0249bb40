//! The functions of the module that take a password or a token. They are written in Rust so that no Python frame of the
//! package, which a traceback may show, contains either.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::handle::{Client, ClientSession};
use crate::session::client::ClientEnterprise;
use crate::session::environment;

/// An anonymous client for the API URL of the environment.
fn anonymous(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let keywords = PyDict::new(py);
    keywords.set_item("base_url", environment::api())?;
    py.get_type::<Client>().call((), Some(&keywords))
}

/// Whether these are a complete credential.
fn is_complete(username: Option<&str>, password: Option<&str>, token: Option<&str>) -> PyResult<bool> {
    let [username, password, token] = [username, password, token].map(Option::unwrap_or_default);
    ClientSession::check_username(username, password, token)?;
    Ok(!token.is_empty() || !(username.is_empty() || password.is_empty()))
}

fn signed_in<'py>(
    client: Bound<'py, PyAny>,
    credential: (Option<&str>, Option<&str>, Option<&str>),
    two_factor_callback: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let (username, password, token) = credential;
    client.call_method1("login", (username, password, token, two_factor_callback))?;
    Ok(client)
}

/// Create a client with a credential. It sends no request, so a wrong credential raises at the first call.
///
/// :param username: login of the account
/// :param password: password of the account
/// :param token: personal or OAuth access token; takes precedence over a password
/// :param two_factor_callback: callable that returns the one-time password when GitHub requires one, or None
/// :returns: a :class:`Client`, or None without a token and without a username and a password
#[pyfunction]
#[pyo3(signature = (username=None, password=None, token=None, two_factor_callback=None))]
pub fn login<'py>(
    py: Python<'py>,
    username: Option<&str>,
    password: Option<&str>,
    token: Option<&str>,
    two_factor_callback: Option<&Bound<'py, PyAny>>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    if !is_complete(username, password, token)? {
        return Ok(None);
    }
    signed_in(anonymous(py)?, (username, password, token), two_factor_callback).map(Some)
}

/// Create a client for an Enterprise Server with a credential. It sends no request.
///
/// :param username: login of the account
/// :param password: password of the account
/// :param token: personal or OAuth access token; takes precedence over a password
/// :param url: URL of the server, such as ``"https://github.example.com"``
/// :param two_factor_callback: callable that returns the one-time password when GitHub requires one, or None
/// :returns: a :class:`ClientEnterprise`, or None without a token and without a username and a password
/// :raises ValueError: ``url`` is missing
#[pyfunction]
#[pyo3(signature = (username=None, password=None, token=None, url=None, two_factor_callback=None))]
pub fn enterprise_login<'py>(
    py: Python<'py>,
    username: Option<&str>,
    password: Option<&str>,
    token: Option<&str>,
    url: Option<&str>,
    two_factor_callback: Option<&Bound<'py, PyAny>>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let url = url.filter(|url| !url.trim().is_empty());
    let url = url.ok_or_else(|| PyValueError::new_err("url must be the URL of the installation"))?;
    if !is_complete(username, password, token)? {
        return Ok(None);
    }
    let client = py.get_type::<ClientEnterprise>().call1((url,))?;
    signed_in(client, (username, password, token), two_factor_callback).map(Some)
}

/// Create a token for a user with username and password, so that these need not be stored.
///
/// Only GitHub Enterprise Server still offers this. On github.com, personal access tokens are created on the settings page.
///
/// Deprecated: use a personal access token, or the web application flow.
///
/// :param username: login of the account
/// :param password: password of the account
/// :param scopes: scopes of the token, such as ``["user", "gist"]``
/// :param note: purpose of the token
/// :param note_url: URL of a page about it
/// :param client_id: client id of an OAuth application, 20 characters
/// :param client_secret: client secret of the application, 40 characters
/// :param two_factor_callback: callable that returns the one-time password when GitHub requires one, or None
/// :param client: client that sends the request; None for a new one
/// :returns: an :class:`~ferrohub.auths.Authorization`
#[pyfunction]
#[pyo3(signature = (
    username, password, scopes, note="", note_url="", client_id="", client_secret="", two_factor_callback=None,
    client=None,
))]
#[allow(clippy::too_many_arguments)]
pub fn authorize<'py>(
    py: Python<'py>,
    username: &Bound<'py, PyAny>,
    password: &Bound<'py, PyAny>,
    scopes: &Bound<'py, PyAny>,
    note: &str,
    note_url: &str,
    client_id: &str,
    client_secret: &str,
    two_factor_callback: Option<&Bound<'py, PyAny>>,
    client: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let client = client.cloned().map_or_else(|| anonymous(py), Ok)?;
    let known = client.cast::<Client>().map_err(|_| PyTypeError::new_err("client must be a Client"))?;
    if let Some(callback) = two_factor_callback {
        known.get().session(py)?.get().set_two_factor(callback)?;
    }
    known.call_method1("authorize", (username, password, scopes, note, note_url, client_id, client_secret))
}
