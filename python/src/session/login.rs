//! The functions of the module that take a password or a token. They are made here and not in Python so that no frame
//! of the package holds one of these when a function fails.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::session::client::{Client, ClientEnterprise};
use crate::session::client_session::ClientSession;
use crate::session::environment;

/// An anonymous client that goes where the environment says.
fn anonymous(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let keywords = PyDict::new(py);
    keywords.set_item("base_url", environment::api())?;
    py.get_type::<Client>().call((), Some(&keywords))
}

/// Whether these make a credential.
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

/// Make a client that is signed in. Nothing is sent, so wrong credentials show at the first request.
///
/// :param username: login, with ``password`` or ``token``
/// :param password: password, with ``username``
/// :param token: personal or OAuth token; wins over a password
/// :param two_factor_callback: gives the one-time password when the service requires one
/// :returns: a :class:`Client`, or None when there is neither a token nor a username with a password
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

/// Make a client of an Enterprise Server that is signed in. Nothing is sent.
///
/// :param username: login, with ``password`` or ``token``
/// :param password: password, with ``username``
/// :param token: personal or OAuth token; wins over a password
/// :param url: address of the installation
/// :param two_factor_callback: gives the one-time password when the service requires one
/// :returns: a :class:`ClientEnterprise`, or None when there is neither a token nor a username with a password
/// :raises ValueError: no address is given
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
    let url = url.ok_or_else(|| PyValueError::new_err("url must be the address of the installation"))?;
    if !is_complete(username, password, token)? {
        return Ok(None);
    }
    let client = py.get_type::<ClientEnterprise>().call1((url,))?;
    signed_in(client, (username, password, token), two_factor_callback).map(Some)
}

/// Make a token for a user, from name and password, so that these need not be kept.
///
/// Only GitHub Enterprise Server still offers this: elsewhere, personal access tokens are made on the settings page.
///
/// Deprecated: use a personal access token, or the web application flow.
///
/// :param username: login
/// :param password: password
/// :param scopes: names of the areas that the token opens, as ``["user", "gist"]``
/// :param note: what it is for
/// :param note_url: address that tells more
/// :param client_id: client id of an OAuth application, 20 characters
/// :param client_secret: client secret of the application, 40 characters
/// :param two_factor_callback: gives the one-time password when the service requires one
/// :param client: client to ask through; None for a new one
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
