//! The proxy of a request: from the session's settings, or from the environment at the time of the request.

use std::net::IpAddr;

use http::Uri;
use http::uri::Authority;
use url::{Host, Url};

use crate::http::environment;
use crate::http::environment::{Environment, Variable};
use crate::http::error::{Error, Result};

/// How connections reach a host.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Route {
    /// Without a proxy.
    #[default]
    Direct,
    /// As the settings of the operating system say.
    System,
    /// Through the proxy at this URL.
    Proxy(String),
}

impl Route {
    /// The host that connections of this route are made to, if it is another machine than this one.
    pub fn other_machine(&self, url: &Url) -> Option<String> {
        let shown = |url: &Url| url.host_str().unwrap_or("an unknown host").to_owned();
        match self {
            Route::Direct => (!is_this_machine(url)).then(|| shown(url)),
            Route::System => Some("the proxy of the system's settings".to_owned()),
            Route::Proxy(proxy) => match Url::parse(proxy) {
                Ok(proxy) if is_this_machine(&proxy) => None,
                Ok(proxy) => Some(format!("the proxy at {}", shown(&proxy))),
                Err(_) => Some("a proxy".to_owned()),
            },
        }
    }
}

/// Whether the host of a URL is this machine: a loopback address, `localhost` or a name below it (RFC 6761), which
/// the resolver never looks up elsewhere.
pub fn is_this_machine(url: &Url) -> bool {
    match url.host() {
        Some(Host::Domain(name)) => is_local_name(name),
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.to_canonical().is_loopback(),
        None => false,
    }
}

/// Whether a name in lower case is `localhost` or below it.
pub fn is_local_name(name: &str) -> bool {
    let name = name.strip_suffix('.').unwrap_or(name);
    name == "localhost" || name.ends_with(".localhost")
}

/// The proxy for a URL, according to the environment.
fn of_environment<'a>(environment: &'a Environment, url: &Url) -> Option<&'a Variable> {
    let own = if url.scheme() == "http" { &environment.http } else { &environment.https };
    own.as_ref().or(environment.all.as_ref())
}

/// The route to a URL. `proxies` are those of the session; without any, the environment decides, except for hosts of
/// this machine: as in Go, a proxy of the environment is not for them. A proxy with an invalid URL is an error: the
/// request is not sent directly instead.
pub fn route(proxies: &[(String, String)], url: &Url) -> Result<Route> {
    if !proxies.is_empty() {
        return of_session(proxies, url);
    }
    if is_this_machine(url) {
        return Ok(Route::Direct);
    }
    let environment = environment::seen();
    if environment.no.as_ref().is_some_and(|(_, hosts)| is_excluded(hosts, url)) {
        return Ok(Route::Direct);
    }
    match of_environment(&environment, url) {
        Some((name, proxy)) => match proxy_url(proxy) {
            Ok(proxy) => Ok(Route::Proxy(proxy)),
            Err(why) => Err(Error::Transport(format!("{name} in the environment {why}"))),
        },
        None if cfg!(any(windows, target_os = "macos")) => Ok(Route::System),
        None => Ok(Route::Direct),
    }
}

/// Check the proxies of a session: a mapping from keys to URLs, as in the Python package requests. A key is a
/// scheme, "all", one of these with a host ("https://api.github.com"), or "no_proxy" for the hosts that need no proxy.
pub fn check(proxies: &[(String, String)]) -> Result<()> {
    for (key, proxy) in proxies {
        let (scheme, host) = key.split_once("://").unwrap_or((key, "-"));
        if key == "no_proxy" {
            continue;
        }
        if !matches!(scheme, "http" | "https" | "all") || host.is_empty() || host.contains(['/', '@']) {
            let known = r#""http", "https", "all", one of these with a host ("https://api.github.com"), or "no_proxy""#;
            return Err(Error::Argument(format!("proxies: the key {key:?} is none of {known}")));
        }
        proxy_url(proxy).map_err(|why| Error::Argument(format!("proxies: {key:?} {why}")))?;
    }
    Ok(())
}

fn of_session(proxies: &[(String, String)], url: &Url) -> Result<Route> {
    check(proxies)?;
    let given = |key: &str| proxies.iter().find(|(known, _)| known.eq_ignore_ascii_case(key)).map(|(_, value)| value);
    if given("no_proxy").is_some_and(|hosts| is_excluded(hosts, url)) {
        return Ok(Route::Direct);
    }
    let (scheme, host) = (url.scheme(), url.host_str().unwrap_or_default());
    let keys = [format!("{scheme}://{host}"), scheme.to_owned(), format!("all://{host}"), "all".to_owned()];
    match keys.iter().find_map(|key| given(key)) {
        Some(proxy) => proxy_url(proxy).map(Route::Proxy).map_err(|why| Error::Argument(format!("proxies: {why}"))),
        None => Ok(Route::Direct),
    }
}

/// The URL of a proxy, which may lack the scheme. Errors do not show the URL, as it may contain a password.
fn proxy_url(proxy: &str) -> Result<String, &'static str> {
    let proxy = proxy.trim();
    let whole = if proxy.contains("://") { proxy.to_owned() } else { format!("http://{proxy}") };
    match Url::parse(&whole) {
        Ok(url) if !matches!(url.scheme(), "http" | "https") => {
            Err("has a scheme that is not supported; the proxy must be http:// or https://")
        }
        Ok(url) if url.has_host() && is_usable(url.as_str()) => Ok(url.into()),
        _ => Err("is not the URL of a proxy"),
    }
}

/// The URL of a proxy without its username and password; None if it has neither.
pub fn without_credential(proxy: &str) -> Option<String> {
    let begin = proxy.find("://").map_or(0, |at| at + 3);
    let (scheme, rest) = proxy.split_at_checked(begin)?;
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    let (authority, path) = rest.split_at_checked(end)?;
    authority.rsplit_once('@').map(|(_, host)| format!("{scheme}{host}{path}"))
}

/// Whether connections can use the URL of a proxy. reqwest reads it as a [`Uri`], which allows fewer characters than a
/// [`Url`] does, such as no braces; it ignores a proxy whose URL it cannot read, and connects directly.
fn is_usable(proxy: &str) -> bool {
    let uri = proxy.parse::<Uri>().ok();
    let authority = uri.as_ref().and_then(Uri::authority).map_or("", Authority::as_str);
    let host = authority.split_once('@').map_or(authority, |(_, host)| host);
    host.parse::<Authority>().is_ok()
}

/// Whether a URL belongs to hosts that need no proxy. These are separated by commas: names, which include their
/// subdomains, IP addresses, networks ("10.0.0.0/8"), each with or without a port, or "*" for all.
fn is_excluded(hosts: &str, url: &Url) -> bool {
    let Some(host) = url.host() else { return false };
    hosts.split(',').map(str::trim).filter(|entry| !entry.is_empty()).any(|entry| {
        let (entry, port) = split_port(entry);
        let port_fits = port.is_none_or(|port| url.port_or_known_default() == Some(port));
        port_fits && (entry == "*" || covers(entry, &host))
    })
}

fn covers(entry: &str, host: &Host<&str>) -> bool {
    let address = match host {
        Host::Ipv4(address) => IpAddr::V4(*address),
        Host::Ipv6(address) => IpAddr::V6(*address),
        Host::Domain(host) => {
            let plain = |name: &str| name.trim_end_matches('.').to_ascii_lowercase();
            let (host, entry) = (plain(host), plain(entry));
            let entry = entry.trim_start_matches("*.").trim_start_matches('.');
            let below = host.strip_suffix(entry).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'));
            return !entry.is_empty() && below;
        }
    };
    match entry.split_once('/') {
        Some((network, bits)) => match (network.parse(), bits.parse()) {
            (Ok(network), Ok(bits)) => contains(network, bits, address),
            _ => false,
        },
        None => entry.parse() == Ok(address),
    }
}

/// Whether the first `bits` bits of two addresses differ.
fn contains(network: IpAddr, bits: u32, address: IpAddr) -> bool {
    // If all bits are shifted out, there is nothing to compare.
    match (network, address) {
        (IpAddr::V4(network), IpAddr::V4(address)) => {
            let differing = network.to_bits() ^ address.to_bits();
            u32::BITS.checked_sub(bits).is_some_and(|rest| differing.checked_shr(rest).unwrap_or(0) == 0)
        }
        (IpAddr::V6(network), IpAddr::V6(address)) => {
            let differing = network.to_bits() ^ address.to_bits();
            u128::BITS.checked_sub(bits).is_some_and(|rest| differing.checked_shr(rest).unwrap_or(0) == 0)
        }
        _ => false,
    }
}

/// A host and its port, if it has one.
fn split_port(entry: &str) -> (&str, Option<u16>) {
    if let Some((address, rest)) = entry.strip_prefix('[').and_then(|entry| entry.split_once(']')) {
        return (address, rest.strip_prefix(':').and_then(|port| port.parse().ok()));
    }
    match entry.rsplit_once(':') {
        Some((host, port)) if !host.contains(':') => match port.parse() {
            Ok(port) => (host, Some(port)),
            Err(_) => (entry, None),
        },
        _ => (entry, None),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn url(url: &str) -> Url {
        Url::parse(url).unwrap()
    }

    #[test]
    fn the_credential_is_taken_out_of_a_proxy() {
        for (proxy, expected) in [
            ("http://u:p@10.0.0.1:3128", Some("http://10.0.0.1:3128")),
            ("u:p@w@proxy.example", Some("proxy.example")),
            ("https://u@[::1]:1/?a=b@c", Some("https://[::1]:1/?a=b@c")),
            ("http://10.0.0.1/?a=b@c", None),
            ("10.0.0.1:3128", None),
        ] {
            assert_eq!(without_credential(proxy).as_deref(), expected, "{proxy}");
        }
    }

    #[test]
    fn hosts_are_excluded_by_name_address_network_and_port() {
        for (hosts, text, expected) in [
            ("*", "https://api.github.com", true),
            ("*", "http://10.0.0.1", true),
            ("*", "http://[::1]", true),
            ("", "http://10.0.0.1", false),
            (" , ,", "http://h", false),
            ("github.com", "https://api.github.com", true),
            (".github.com", "https://api.github.com", true),
            ("*.github.com", "https://api.github.com", true),
            ("GitHub.COM.", "https://API.github.com", true),
            ("github.com", "https://github.com", true),
            ("github.com", "https://notgithub.com", false),
            ("hub.com", "https://github.com", false),
            (".", "https://github.com", false),
            ("a, 127.0.0.1 ,b", "http://127.0.0.1:8080", true),
            ("127.0.0.1", "http://127.0.0.10", false),
            ("10.0.0.0/8", "http://10.1.2.3", true),
            ("10.0.0.0/8", "http://11.1.2.3", false),
            ("10.1.2.3/0", "http://11.1.2.3", true),
            ("10.1.2.3/32", "http://10.1.2.3", true),
            ("10.1.2.3/33", "http://10.1.2.3", false),
            ("10.1.2.3/x", "http://10.1.2.3", false),
            ("10.0.0.0/8", "http://host", false),
            ("fd00::/8", "http://[fd12::1]", true),
            ("fd00::/8", "http://[fe80::1]", false),
            ("::1/0", "http://10.0.0.1", false),
            ("[::1]", "http://[::1]", true),
            ("[::1]:80", "http://[::1]", true),
            ("[::1]:81", "http://[::1]", false),
            ("host:443", "https://host", true),
            ("host:443", "http://host", false),
            ("host:x", "http://host", false),
            ("*:8443", "https://10.0.0.1:8443", true),
        ] {
            assert_eq!(is_excluded(hosts, &url(text)), expected, "{hosts} {text}");
        }
    }

    #[test]
    fn this_machine_is_what_no_other_one_receives() {
        let here =
            ["http://localhost:1", "http://A.LOCALHOST", "http://localhost./", "http://127.9.9.9", "http://[::1]"];
        for text in here.into_iter().chain(["http://[::ffff:127.0.0.1]", "http://0x7f.1/"]) {
            assert!(is_this_machine(&url(text)), "{text}");
            assert_eq!(route(&[], &url(text)).unwrap(), Route::Direct);
            assert_eq!(Route::Direct.other_machine(&url(text)), None);
            assert_eq!(Route::Proxy(text.to_owned()).other_machine(&url(text)), None);
            let elsewhere = Route::Proxy("http://user:secret@proxy.example:3128/".to_owned());
            assert_eq!(elsewhere.other_machine(&url(text)).as_deref(), Some("the proxy at proxy.example"));
            assert!(Route::System.other_machine(&url(text)).is_some());
        }
        for text in
            ["http://localhost.example", "http://notlocalhost", "http://0.0.0.0", "http://10.0.0.1", "http://[::2]"]
        {
            assert!(!is_this_machine(&url(text)) && Route::Direct.other_machine(&url(text)).is_some(), "{text}");
        }
    }

    #[test]
    fn the_proxy_of_a_session_is_found_by_scheme_and_host() {
        let proxies = |pairs: &[(&str, &str)]| -> Vec<(String, String)> {
            pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
        };
        let all = proxies(&[
            ("http", "http://a"),
            ("all", "b:3128"),
            ("https://h", "https://u:p@c/"),
            ("all://h", "http://d"),
            ("no_proxy", "direct"),
        ]);
        for (text, expected) in [
            ("http://x", "http://a/"),
            ("http://h", "http://a/"),
            ("https://x", "http://b:3128/"),
            ("https://h", "https://u:p@c/"),
        ] {
            assert_eq!(route(&all, &url(text)).unwrap(), Route::Proxy(expected.to_owned()));
        }
        assert_eq!(route(&all, &url("https://direct")).unwrap(), Route::Direct);
        assert_eq!(route(&proxies(&[("http", "http://a")]), &url("https://x")).unwrap(), Route::Direct);
        for (key, value) in [
            ("htp", "http://a"),
            ("HTTP ", "http://a"),
            ("https://", "http://a"),
            ("ftp://h", "http://a"),
            ("https://u@h", "http://a"),
            ("http", "ftp://secret@a"),
            ("http", "socks5://secret@a"),
            ("http", "http://secret@[bad"),
            ("http", ""),
            ("http", "http://"),
            ("http", "http://${secret}:3128"),
            ("http", "http://{secret}"),
            ("http", "http://{{ secret }}:3128"),
            ("http", "http://user:secret@a`b"),
            ("http", "{}"),
        ] {
            let message = check(&proxies(&[(key, value)])).unwrap_err().to_string();
            assert!(message.starts_with("proxies: ") && !message.contains("secret"), "{message}");
            assert!(route(&proxies(&[(key, value)]), &url("http://x")).is_err());
        }
    }
}
