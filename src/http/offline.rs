//! Forbidding the network: tests make sure that no request leaves the machine.

use std::sync::{PoisonError, RwLock};

use url::{Host, Url};

use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::transport::shown;

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

/// Return an error if the rules forbid a request.
pub fn check(request: &Request) -> Result<()> {
    match &*RULES.read().unwrap_or_else(PoisonError::into_inner) {
        Some(rules) if !rules.allow(&request.url) => {
            let (method, url) = (&request.method, shown(request));
            Err(Error::Offline(format!("{method} {url} was not sent: {}", rules.why)))
        }
        _ => Ok(()),
    }
}

impl Rules {
    fn allow(&self, url: &Url) -> bool {
        let is_here = match url.host() {
            Some(Host::Domain(name)) => name == "localhost" || name.ends_with(".localhost"),
            Some(Host::Ipv4(address)) => address.is_loopback(),
            Some(Host::Ipv6(address)) => address.is_loopback(),
            None => false,
        };
        let host = url.host_str().unwrap_or_default();
        is_here || self.hosts.iter().any(|allowed| allowed.eq_ignore_ascii_case(host))
    }
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
            "https://github.example.com/api/v3",
            "https://10.0.0.7/",
        ] {
            assert!(allowed(url), "{url}");
        }
        for url in ["https://api.github.com/x", "https://localhost.example.com/", "http://10.0.0.8/", "http://0.0.0.0/"]
        {
            assert!(!allowed(url), "{url}");
        }
    }
}
