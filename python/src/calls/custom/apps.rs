//! Functions of the chapter `apps`.

use chrono::Utc;
use http::Method;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use serde_json::{Map, Value};

use super::{Computed, Handler, Handlers};
use ferrohub::auth::credential::{AppKey, Auth, InstallationToken, Renewal, Secret};
use ferrohub::policy::installation_token;
use ferrohub::runtime::per_process::PerProcess;
use ferrohub::http::request::{Request, address, segment};
use crate::calls::call::Call;
use crate::values::resource::Resource;
use crate::session::client_session::ClientSession;
use crate::session::options;
use crate::calls::blocking;

/// Its operations.
pub static HANDLERS: Handlers = &[
    ("Client", "login", login as Handler),
    ("Client", "set_client_id", set_client_id as Handler),
    ("Client", "new_session", new_session as Handler),
    ("Client", "set_user_agent", set_user_agent as Handler),
    ("Client", "login_as_app", login_as_app as Handler),
    ("Client", "login_as_app_installation", login_as_app_installation as Handler),
    ("Client", "authorize", authorize as Handler),
];

/// Its computed fields.
pub static COMPUTED: Computed = &[("app_url", "str | None", app_url)];

fn login<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let session = call.session.get();
    if let Some(callback) = call.object("two_factor_callback") {
        session.set_two_factor(callback)?;
    }
    session.sign_in(call.text("username"), call.text("password"), call.text("token"));
    call.nothing()
}

fn set_client_id<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    call.session.get().set_client(call.text("id"), call.text("secret"));
    call.nothing()
}

fn new_session<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    Ok(ClientSession::fresh(call.session.bind(call.py))?.into_bound(call.py).into_any())
}

fn set_user_agent<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    if let Some(agent) = call.object("user_agent").filter(|_| !call.text("user_agent").is_empty()) {
        call.session.get().change(options::user_agent(agent)?);
    }
    call.nothing()
}

fn login_as_app<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let token = key(call)?.sign(lifetime(call), Utc::now()).map_err(|error| call.error(error))?;
    call.session.get().set_auth(Auth::App(token));
    call.nothing()
}

fn login_as_app_installation<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let installation_id = call.argument("installation_id").and_then(Value::as_u64).filter(|id| *id > 0);
    let bad_id = || PyValueError::new_err("installation_id must be a positive integer");
    let renewal = Renewal {
        key: key(call)?,
        installation_id: installation_id.ok_or_else(bad_id)?,
        lifetime: lifetime(call),
        flight: PerProcess::new(),
    };
    let session = call.session.get().core.clone();
    let token = blocking::block(call.py, async move {
        let grant = installation_token::grant(&session, &renewal, None).await?;
        Ok(InstallationToken::new(grant, Some(renewal)))
    })?;
    call.session.get().set_auth(Auth::Installation(token));
    call.nothing()
}

/// What signs for the app that the arguments tell of.
fn key(call: &Call<'_, '_>) -> PyResult<AppKey> {
    let bad = || PyTypeError::new_err("private_key_pem must be bytes or str");
    let given = call.object("private_key_pem").ok_or_else(bad)?;
    let pem = given.extract::<Vec<u8>>().or_else(|_| given.extract::<String>().map(String::into_bytes));
    let app_id = match call.argument("app_id") {
        Some(Value::String(client_id)) => client_id.clone(),
        other => other.map(Value::to_string).unwrap_or_default(),
    };
    AppKey::new(&pem.map_err(|_| bad())?, &app_id).map_err(|error| call.error(error))
}

fn lifetime(call: &Call<'_, '_>) -> i64 {
    call.argument("expire_in").and_then(Value::as_i64).unwrap_or_default()
}

/// Signed with the name and password of the arguments, this once.
fn authorize<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    let base = call.session.get().core.settings().addresses.api.clone();
    let url = address("/authorizations", &base).map_err(|error| call.error(error))?;
    let mut request = Request::new(Method::POST, url);
    let password = Secret::new(call.text("password"));
    request.auth = Some(Auth::Basic { username: call.text("username").to_owned(), password });
    let members = ["scopes", "note", "note_url", "client_id", "client_secret"];
    let given = members.iter().filter_map(|name| Some(((*name).to_owned(), call.argument(name)?.clone())));
    request.json(&Value::Object(given.collect::<Map<_, _>>()));
    call.result(call.send(request)?)
}

/// The service tells an app's name in addresses, but not its address.
fn app_url<'py>(app: &Bound<'py, Resource>) -> PyResult<Bound<'py, PyAny>> {
    let slug = app.get().get("slug").and_then(|slug| slug.scalar());
    let base = &app.get().session().get().core.settings().addresses.api;
    let url = slug.map(|slug| format!("{base}/apps/{}", segment(&slug)));
    url.into_bound_py_any(app.py())
}
