//! Functions of the chapter `apps`.

use chrono::{DateTime, Utc};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use serde_json::Value;

use crate::calls::call::Call;
use crate::errors::Failure;
use crate::handle::ClientSession;
use crate::session::checks;
use crate::values::resource::Resource;
use ferrohub::bindings::auth::credential::{AppKey, Auth};
use ferrohub::bindings::http::request::segment;

/// Set the credential.
pub fn login<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let session = call.session.get();
    if let Some(callback) = call.object("two_factor_callback") {
        session.set_two_factor(callback)?;
    }
    session.sign_in(call.core.text("username"), call.core.text("password"), call.core.text("token"))?;
    call.nothing()
}

/// Set the client id and secret of an OAuth application, or remove them.
pub fn set_client_id<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let given = |name: &str| call.core.argument(name).and_then(Value::as_str);
    call.session.get().set_client(given("id"), given("secret"))?;
    call.nothing()
}

/// A session without credentials.
pub fn new_session<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    Ok(ClientSession::fresh(call.session.bind(call.py))?.into_bound(call.py).into_any())
}

/// Change the user agent.
pub fn set_user_agent<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    if let Some(agent) = call.object("user_agent").filter(|_| !call.core.text("user_agent").is_empty()) {
        call.session.get().change(checks::user_agent(agent)?);
    }
    call.nothing()
}

/// Authenticate as a GitHub App.
pub fn login_as_app<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let token = key(call)?.sign(lifetime(call), Utc::now()).map_err(Failure::from)?;
    call.session.get().set_auth(Auth::App(token));
    call.nothing()
}

/// The key of the app in the arguments.
pub fn key(call: &Call<'_, '_>) -> PyResult<AppKey> {
    let bad = || PyTypeError::new_err("private_key_pem must be bytes, str or a path");
    let given = call.object("private_key_pem").ok_or_else(bad)?;
    let pem = checks::pem(given)?.ok_or_else(bad)?;
    let app_id = match call.core.argument("app_id") {
        Some(Value::String(client_id)) => client_id.clone(),
        other => other.map(Value::to_string).unwrap_or_default(),
    };
    Ok(AppKey::new(&pem, &app_id).map_err(Failure::from)?)
}

fn lifetime(call: &Call<'_, '_>) -> i64 {
    call.core.argument("expire_in").and_then(Value::as_i64).unwrap_or_default()
}

/// GitHub's responses contain the slug of an app, but not its URL.
pub fn app_url<'py>(app: &Bound<'py, Resource>) -> PyResult<Bound<'py, PyAny>> {
    let slug = app.get().get("slug").and_then(|slug| slug.scalar());
    let base = &app.get().session().get().core.settings().urls.api;
    let url = slug.map(|slug| format!("{base}/apps/{}", segment(&slug)));
    url.into_bound_py_any(app.py())
}

/// A JWT of a GitHub App, for ``ferrohub.github3`` and ``ferrohub.pygithub``.
///
/// :param pem: the private key
/// :param app_id: id of the app
/// :param expire_in: seconds until it expires
/// :param issued_at: when it is issued, in seconds since 1970; None for now, dated back for clocks that are fast
#[pyfunction]
#[pyo3(signature = (pem, app_id, expire_in, issued_at=None))]
pub fn _app_token(pem: &[u8], app_id: &str, expire_in: i64, issued_at: Option<i64>) -> PyResult<String> {
    let key = AppKey::new(pem, app_id).map_err(Failure::from)?;
    let issued_at = issued_at.and_then(|seconds| DateTime::from_timestamp(seconds, 0));
    let token = match issued_at {
        Some(time) => key.sign_from(time, expire_in),
        None => key.sign(expire_in, Utc::now()),
    };
    let token = token.map_err(Failure::from)?;
    Ok(token.token.reveal().to_owned())
}
