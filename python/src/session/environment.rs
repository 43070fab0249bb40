//! Credentials of the environment, and sessions from pickles.

use std::ffi::CString;
use std::process::Command;
use std::time::Duration;

use chrono::Utc;
use pyo3::exceptions::{PyUserWarning, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyType;
use serde_json::{Map, Value, json};

use crate::calls::{blocking, guarded};
use crate::errors::Failure;
use crate::handle::ClientSession;
use crate::session::{cache, cassette, checks, options};
use ferrohub::bindings::auth::credential::{AppKey, AppToken, Auth, Grant, InstallationToken, Secret};
use ferrohub::bindings::http::offline;
use ferrohub::bindings::http::proxy;
use ferrohub::bindings::http::secrets::is_secret_name;
use ferrohub::bindings::json::time;
use ferrohub::bindings::runtime::program;
use ferrohub::bindings::runtime::program::Outcome;
use ferrohub::bindings::session::{API, Settings};

/// `GITHUB_API_URL`, which GitHub's runners set, or else the URL of GitHub's API.
pub fn api() -> String {
    std::env::var("GITHUB_API_URL").ok().filter(|url| !url.is_empty()).unwrap_or_else(|| API.to_owned())
}

/// The credential that the environment has for an API: GH_TOKEN or GITHUB_TOKEN (GH_ENTERPRISE_TOKEN or
/// GITHUB_ENTERPRISE_TOKEN for other hosts), what `gh auth token` prints, a netrc entry.
pub fn auth(py: Python<'_>, base: &str) -> PyResult<Auth> {
    let host = url::Url::parse(base).ok().and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default();
    let github = host == "api.github.com" || host.ends_with(".ghe.com");
    let names = if github { ["GH_TOKEN", "GITHUB_TOKEN"] } else { ["GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"] };
    let variable = |name| std::env::var(name).ok().filter(|token: &String| !token.trim().is_empty());
    let token = match names.into_iter().find_map(variable) {
        Some(token) => Some(token),
        // A test that sends nothing needs none, and starting a program takes time.
        None if cassette::is_replaying() || offline::is_offline() => None,
        // The tool knows hosts of the web: that of an API on github.com or ghe.com is below it.
        None => gh(py, if github { host.strip_prefix("api.").unwrap_or(&host) } else { &host })?,
    };
    Ok(match token {
        Some(token) => Auth::Token(Secret::new(token.trim())),
        None => guarded::optional(py, netrc(py, &host))?.flatten().unwrap_or_default(),
    })
}

/// Who else could read the credential of a session on its way to the API, if anybody.
pub fn reader(session: &ClientSession) -> PyResult<Option<String>> {
    let settings = session.core.settings();
    match url::Url::parse(&settings.urls.api) {
        Ok(url) => Ok(settings.reader_in_clear(&url).map_err(Failure::from)?),
        Err(_) => Ok(Some(settings.urls.api.clone())),
    }
}

/// Timeout of GitHub's command line tool.
const GH_LIMIT: Duration = Duration::from_secs(5);

/// The token of GitHub's command line tool.
fn gh(py: Python<'_>, host: &str) -> PyResult<Option<String>> {
    let mut command = Command::new("gh");
    command.args(["auth", "token", "--hostname", host]);
    match blocking::block(py, async { Ok(program::run(command, GH_LIMIT).await?) })? {
        Outcome::Printed(token) => Ok(String::from_utf8(token).ok().filter(|token| !token.trim().is_empty())),
        Outcome::Failed => Ok(None),
        Outcome::Late => {
            let logger = py.import("logging")?.call_method1("getLogger", ("ferrohub",))?;
            let text = "gh auth token took more than %d seconds; its token is not used";
            logger.call_method1("warning", (text, GH_LIMIT.as_secs()))?;
            Ok(None)
        }
    }
}

/// The credential of the file .netrc. It is an error if there is no such file, or if it cannot be read.
fn netrc(py: Python<'_>, host: &str) -> PyResult<Option<Auth>> {
    let hosts = py.import("netrc")?.call_method0("netrc")?.getattr("hosts")?;
    let short = host.strip_prefix("api.").unwrap_or(host);
    for host in [host, short] {
        let found = hosts.call_method1("get", (host,))?;
        if let Ok((username, _, password)) = found.extract::<(String, Option<String>, String)>() {
            return Ok(Some(Auth::Basic { username, password: Secret::new(&password) }));
        }
    }
    Ok(None)
}

/// The settings of a session for a pickle, and its credential if a pickle may contain it (else empty).
pub fn frozen(settings: &Settings) -> (String, String) {
    let whole = settings.pickle_credentials;
    let headers: Vec<_> = settings.headers.iter().filter(|(name, _)| whole || !is_secret_name(name)).collect();
    let params: Vec<_> = settings.params.iter().filter(|(name, _)| whole || !is_secret_name(name)).collect();
    let mut kept = options::frozen(settings);
    if let Some(Value::Object(proxies)) = kept.get_mut("proxies").filter(|_| !whole) {
        // A proxy stays one, so that no request is sent directly in its place; it responds with 407.
        for url in proxies.values_mut() {
            if let Some(bare) = url.as_str().and_then(proxy::without_credential) {
                *url = bare.into();
            }
        }
    }
    kept.insert("headers".into(), json!(headers));
    kept.insert("params".into(), json!(params));
    kept.insert("auth_origin".into(), json!(settings.auth_origin));
    kept.insert("cache".into(), cache::frozen(settings));
    kept.insert("signed".into(), json!(settings.auth.is_some() && !matches!(settings.auth, Auth::AppKey(_))));
    let credential = if whole { credential(&settings.auth).to_string() } else { String::new() };
    (Value::Object(kept).to_string(), credential)
}

/// Warn of proxies whose username and password a pickle of these settings lacks.
pub fn warn_of_proxies(py: Python<'_>, settings: &Settings) -> PyResult<()> {
    let has_credential = |(_, url): &&(String, String)| proxy::without_credential(url).is_some();
    let named: Vec<_> = settings.proxies.iter().filter(has_credential).map(|(key, _)| format!("{key:?}")).collect();
    if settings.pickle_credentials || named.is_empty() {
        return Ok(());
    }
    let text = format!(
        "the pickle has the proxy for {} without its username and password; pickle_credentials=True keeps them",
        named.join(" and ")
    );
    PyErr::warn(py, &py.get_type::<PyUserWarning>(), &CString::new(text)?, 1)
}

fn credential(auth: &Auth) -> Value {
    match auth {
        Auth::Nothing => Value::Null,
        Auth::Basic { username, password } => json!({ "username": username, "password": password.reveal() }),
        Auth::Token(token) => json!({ "token": token.reveal() }),
        Auth::App(app) => json!({ "app": app.token.reveal(), "expires_at": app.expires_at.to_rfc3339() }),
        Auth::AppKey(key) => json!({ "app_key": key.pem().reveal(), "app_id": key.app_id() }),
        Auth::User(user) => json!({ "token": user.state().grant.token.reveal() }),
        Auth::Installation(token) => {
            let grant = token.grant();
            json!({ "installation": grant.token.reveal(), "expires_at": grant.expires_at.to_rfc3339() })
        }
    }
}

fn thawed(value: &Value) -> Option<Auth> {
    let text = |name: &str| value.get(name).and_then(Value::as_str);
    let secret = |name: &str| text(name).map(Secret::new);
    let expires_at = || time::parse(text("expires_at")?);
    if let (Some(username), Some(password)) = (text("username"), secret("password")) {
        return Some(Auth::Basic { username: username.to_owned(), password });
    }
    if let Some(token) = secret("token") {
        return Some(Auth::Token(token));
    }
    if let Some(token) = secret("app") {
        return Some(Auth::App(AppToken { token, expires_at: expires_at()? }));
    }
    if let (Some(pem), Some(app_id)) = (text("app_key"), text("app_id")) {
        return AppKey::new(pem.as_bytes(), app_id).ok().map(Auth::AppKey);
    }
    let grant = Grant::new(secret("installation")?, expires_at()?, Utc::now());
    Some(Auth::Installation(InstallationToken::new(grant, None)))
}

/// Restore a session from its pickle. If it had a credential that the pickle does not contain, it uses that of the
/// environment; an anonymous session stays anonymous.
#[pyfunction]
#[pyo3(signature = (settings, auth, awaitable=false, class=None, transport=None, quota=None))]
pub fn _restore_session<'py>(
    py: Python<'py>,
    settings: &str,
    auth: &str,
    awaitable: bool,
    class: Option<&Bound<'py, PyType>>,
    transport: Option<&Bound<'py, PyAny>>,
    quota: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, ClientSession>> {
    let broken = |error: String| PyValueError::new_err(format!("the pickle of a session is broken: {error}"));
    let kept: Map<String, Value> = serde_json::from_str(settings).map_err(|error| broken(error.to_string()))?;
    let get = |name: &str| kept.get(name).cloned().unwrap_or_default();
    let pairs = |name: &str| serde_json::from_value::<Vec<(String, String)>>(get(name)).unwrap_or_default();
    let (headers, params, cache) = (pairs("headers"), pairs("params"), cache::thawed(&get("cache")));
    let session = ClientSession::with(Settings { headers, params, cache, ..Settings::default() });
    options::thaw(py, &session, &kept)?;
    if let Some(transport) = transport {
        session.change(checks::transport(transport)?);
    }
    if let Some(quota) = quota {
        session.change(checks::quota(quota)?);
    }
    let api = session.base_url();
    match serde_json::from_str::<Value>(auth) {
        Ok(value) => {
            session.set_auth(thawed(&value).unwrap_or_default());
            let origin = get("auth_origin").as_str().map(str::to_owned);
            session.core.change(|settings| settings.auth_origin.clone_from(&origin));
        }
        Err(_) if get("signed") == Value::Bool(true) && reader(&session)?.is_none() => {
            session.set_auth_of_environment(self::auth(py, &api)?);
        }
        Err(_) => {}
    }
    ClientSession::of_class(py, class, session.view(awaitable))
}
