//! The variables of the environment that say how requests are sent: proxies, and the certificates that are trusted.

use std::sync::Arc;

use arc_swap::ArcSwapOption;

/// The variables that name proxies, by the scheme of the request; the first that is set counts.
const HTTP: &[&str] = &["HTTP_PROXY", "http_proxy"];
const HTTPS: &[&str] = &["HTTPS_PROXY", "https_proxy"];
const ALL: &[&str] = &["ALL_PROXY", "all_proxy"];
const NO: &[&str] = &["NO_PROXY", "no_proxy"];
/// The variables that name a bundle of certificates, in the order of the package requests. `SSL_CERT_FILE` and
/// `SSL_CERT_DIR` are read with the certificates of the system.
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
    /// Certificates that are trusted.
    bundle: Option<Variable>,
}

/// A variable of the environment and its value.
pub type Variable = (&'static str, String);

/// The environment as a program saw it last that has it read at times of its choice, see [`read`].
static SEEN: ArcSwapOption<Environment> = ArcSwapOption::const_empty();

/// Read the environment now, for all requests until it is read again. A program that changes its environment while
/// threads send requests calls this where no change can happen; without it, each request reads the environment.
pub fn read() {
    let now = Environment::read();
    if SEEN.load().as_deref() != Some(&now) {
        SEEN.store(Some(Arc::new(now)));
    }
}

/// The environment as it was read last, or as it is.
pub fn seen() -> Arc<Environment> {
    SEEN.load_full().unwrap_or_else(|| Arc::new(Environment::read()))
}

/// The bundle of certificates that the environment names, and the variable that does.
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
        // In a CGI program, HTTP_PROXY is the header Proxy of the request that it serves.
        let http = if std::env::var_os("REQUEST_METHOD").is_some() { None } else { first(HTTP) };
        let bundle = BUNDLE.iter().find_map(|name| first(&[name]));
        Environment { http, https: first(HTTPS), all: first(ALL), no: first(NO), bundle }
    }
}
