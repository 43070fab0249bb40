//! The environment variables that configure proxies and trusted certificates.

use std::sync::Arc;

use arc_swap::ArcSwapOption;

/// The variables for proxies, by the scheme of the request; the first one that is set is used.
const HTTP: &[&str] = &["HTTP_PROXY", "http_proxy"];
const HTTPS: &[&str] = &["HTTPS_PROXY", "https_proxy"];
const ALL: &[&str] = &["ALL_PROXY", "all_proxy"];
const NO: &[&str] = &["NO_PROXY", "no_proxy"];
/// The variables for a bundle of certificates, in the same order as in the Python package requests. `SSL_CERT_FILE` and
/// `SSL_CERT_DIR` are read together with the certificates of the system.
const BUNDLE: &[&str] = &["REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE"];

/// The variables and their values.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Environment {
    /// Proxy of requests to `http://`.
    pub http: Option<Variable>,
    /// Proxy of requests to `https://`.
    pub https: Option<Variable>,
    /// Proxy of all other requests.
    pub all: Option<Variable>,
    /// Hosts without a proxy.
    pub no: Option<Variable>,
    /// Bundle of trusted certificates.
    bundle: Option<Variable>,
}

/// Name and value of an environment variable.
pub type Variable = (&'static str, String);

/// The environment as of the last call of [`read`]; None before the first.
static SEEN: ArcSwapOption<Environment> = ArcSwapOption::const_empty();

/// Read the environment now, for all requests until the next call. A program that may change its environment while
/// other threads send requests calls this when no change is possible. Without it, each request reads the environment.
pub fn read() {
    let now = Environment::read();
    if SEEN.load().as_deref() != Some(&now) {
        SEEN.store(Some(Arc::new(now)));
    }
}

/// The environment as of the last call of [`read`], or as it is now.
pub fn seen() -> Arc<Environment> {
    SEEN.load_full().unwrap_or_else(|| Arc::new(Environment::read()))
}

/// The bundle of certificates that the environment names, with the name of the variable.
pub fn bundle() -> Option<Variable> {
    match SEEN.load().as_ref() {
        Some(seen) => seen.bundle.clone(),
        None => Environment::read().bundle,
    }
}

fn first(names: &[&'static str]) -> Option<Variable> {
    let set = names.iter().find_map(|name| Some((*name, std::env::var(name).ok()?)));
    set.filter(|(_, value)| !value.trim().is_empty())
}

impl Environment {
    fn read() -> Environment {
        // In a CGI program, HTTP_PROXY holds the Proxy header of the request that it serves.
        let http = if std::env::var_os("REQUEST_METHOD").is_some() { None } else { first(HTTP) };
        let bundle = BUNDLE.iter().find_map(|name| first(&[name]));
        Environment { http, https: first(HTTPS), all: first(ALL), no: first(NO), bundle }
    }
}
