//! Forbidding the network: tests make sure that no request leaves the machine.

use std::sync::{PoisonError, RwLock};

use url::Url;

use crate::http::error::{Error, Result};
use crate::http::proxy;
use crate::http::request::Request;
use crate::http::request::shown;

/// The servers that may be used while the network is forbidden.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rules {
    /// Allowed hosts, in addition to this machine.
    pub hosts: Vec<String>,
    /// The end of the error message: who forbids the network, and how to allow a host.
    pub why: String,
}

/// The current rules; None allows all servers.
static RULES: RwLock<Option<Rules>> = RwLock::new(None);

/// Replace the rules; returns the previous ones.
pub fn replace(rules: Option<Rules>) -> Option<Rules> {
    std::mem::replace(&mut *RULES.write().unwrap_or_else(PoisonError::into_inner), rules)
}

/// Whether the network is forbidden.
pub fn is_offline() -> bool {
    RULES.read().unwrap_or_else(PoisonError::into_inner).is_some()
}

/// Return an error if the rules forbid a request. `proxies` are those of the session.
pub fn check(request: &Request, proxies: &[(String, String)]) -> Result<()> {
    let rules = RULES.read().unwrap_or_else(PoisonError::into_inner);
    let Some(rules) = &*rules else { return Ok(()) };
    let (method, url) = (&request.method, shown(request));
    let forbidden = |what: &str| Err(Error::Offline(format!("{method} {url} was not sent{what}: {}", rules.why)));
    match rules.allow(&request.url) {
        Allowed::No => forbidden(""),
        Allowed::Named => Ok(()),
        Allowed::Here => match proxy::route(proxies, &request.url)?.other_machine(&request.url) {
            Some(other) => forbidden(&format!(", because {other} would receive it")),
            None => Ok(()),
        },
    }
}

impl Rules {
    fn allow(&self, url: &Url) -> Allowed {
        let host = url.host_str().unwrap_or_default();
        if self.hosts.iter().any(|allowed| allowed.eq_ignore_ascii_case(host)) {
            Allowed::Named
        } else if proxy::is_this_machine(url) {
            Allowed::Here
        } else {
            Allowed::No
        }
    }
}

/// Whether a host is allowed.
#[derive(Debug, PartialEq, Eq)]
enum Allowed {
    No,
    /// By its name, whatever proxy leads to it.
    Named,
    /// As long as no other machine receives the request.
    Here,
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn this_machine_and_the_named_hosts_are_allowed() {
        let rules = Rules { hosts: vec!["GitHub.example.com".to_owned(), "10.0.0.7".to_owned()], why: String::new() };
        let allowed = |url: &str| rules.allow(&url.parse().unwrap());
        for url in [
            "http://localhost:8080/x",
            "http://api.localhost/x",
            "http://127.0.0.1/x",
            "http://127.3.2.1:99/x",
            "http://[::1]:80/x",
        ] {
            assert_eq!(allowed(url), Allowed::Here, "{url}");
        }
        for url in ["https://github.example.com/api/v3", "https://10.0.0.7/"] {
            assert_eq!(allowed(url), Allowed::Named, "{url}");
        }
        for url in ["https://api.github.com/x", "https://localhost.example.com/", "http://10.0.0.8/", "http://0.0.0.0/"]
        {
            assert_eq!(allowed(url), Allowed::No, "{url}");
        }
    }
}
