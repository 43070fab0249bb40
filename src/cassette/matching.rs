//! Comparison of requests: whether a request equals a recorded one, and how it differs.

use std::collections::BTreeMap;
use std::str::FromStr;

use http::header::{ACCEPT_ENCODING, CONNECTION, CONTENT_LENGTH, HOST, HeaderName, USER_AGENT};
use percent_encoding::percent_decode_str;
use serde_json::{Map, Value};

use crate::auth::credential::ONE_TIME_PASSWORD;
use crate::auth::request_secrets;
use crate::http::error::{Error, Result};
use crate::http::request::Request;

/// A part of a request that can be compared, in the order of the cost of the comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Matcher {
    /// The method.
    Method,
    /// The scheme of the URL.
    Scheme,
    /// The host and port of the URL.
    Host,
    /// The path of the URL, percent-decoded.
    Path,
    /// The decoded names and values of the query, in any order.
    Query,
    /// Scheme, host, path and query.
    Uri,
    /// The headers, except credentials, cookies, one-time passwords, Accept-Encoding, Connection, Content-Length, Host and
    /// User-Agent.
    Headers,
    /// The body: JSON is compared by value, everything else byte by byte. A missing body equals an empty one.
    Body,
}

const NAMES: [(Matcher, &str); 8] = [
    (Matcher::Method, "method"),
    (Matcher::Scheme, "scheme"),
    (Matcher::Host, "host"),
    (Matcher::Path, "path"),
    (Matcher::Query, "query"),
    (Matcher::Uri, "uri"),
    (Matcher::Headers, "headers"),
    (Matcher::Body, "body"),
];

impl FromStr for Matcher {
    type Err = Error;

    fn from_str(name: &str) -> Result<Matcher> {
        let known = NAMES.iter().find(|(_, known)| *known == name);
        known.map(|(matcher, _)| *matcher).ok_or_else(|| {
            let names: Vec<&str> = NAMES.iter().map(|(_, name)| *name).collect();
            Error::Argument(format!("match_on takes {}, not {name:?}", names.join(", ")))
        })
    }
}

/// A difference between a request and a recorded one.
#[derive(Debug)]
pub struct Difference {
    /// How much it counts when the most similar recorded request is chosen.
    pub weight: usize,
    /// The description for the error message.
    pub text: String,
}

impl Matcher {
    /// The default of `match_on`.
    pub const DEFAULT: [Matcher; 3] = [Matcher::Method, Matcher::Uri, Matcher::Body];

    /// The name in `match_on`.
    pub fn name(self) -> &'static str {
        NAMES.iter().find(|(matcher, _)| *matcher == self).map_or("", |(_, name)| name)
    }

    /// Whether two requests are equal in this part.
    pub fn equal(self, one: &Request, other: &Request) -> bool {
        match self {
            Matcher::Method => one.method == other.method,
            Matcher::Scheme => one.url.scheme() == other.url.scheme(),
            Matcher::Host => host(one) == host(other),
            Matcher::Path => path(one) == path(other),
            Matcher::Query => query(one) == query(other),
            Matcher::Uri => Matcher::PARTS_OF_URL.iter().all(|part| part.equal(one, other)),
            Matcher::Headers => headers(one) == headers(other),
            Matcher::Body => {
                let (one, other) = (body(one), body(other));
                one == other || matches!((json(one), json(other)), (Some(one), Some(other)) if one == other)
            }
        }
    }

    const PARTS_OF_URL: [Matcher; 4] = [Matcher::Scheme, Matcher::Host, Matcher::Path, Matcher::Query];

    fn differences(self, sought: &Request, recorded: &Request) -> Vec<Difference> {
        let differ = |weight: usize, sought: &str, recorded: &str| {
            vec![Difference { weight, text: format!("{}: {sought}, recorded {recorded}", self.name()) }]
        };
        if self.equal(sought, recorded) {
            return Vec::new();
        }
        match self {
            Matcher::Method => differ(4, sought.method.as_str(), recorded.method.as_str()),
            Matcher::Scheme => differ(1, sought.url.scheme(), recorded.url.scheme()),
            Matcher::Host => differ(4, &host(sought), &host(recorded)),
            Matcher::Path => {
                let (one, other) = (path(sought), path(recorded));
                let unlike = one.iter().zip(&other).filter(|(one, other)| one != other).count();
                differ(2 * (unlike + one.len().abs_diff(other.len())), sought.url.path(), recorded.url.path())
            }
            Matcher::Query => members("query", &query(sought), &query(recorded)),
            Matcher::Uri => Matcher::PARTS_OF_URL.iter().flat_map(|part| part.differences(sought, recorded)).collect(),
            Matcher::Headers => members("header", &headers(sought), &headers(recorded)),
            Matcher::Body => match (json(body(sought)), json(body(recorded))) {
                (Some(Value::Object(mut sought)), Some(Value::Object(mut recorded))) => {
                    // Members are compared by value: the text of equal objects can differ in the order of their keys.
                    let unlike = |key: &String, value: &mut Value| recorded.get(key) != Some(value);
                    let all = sought.clone();
                    sought.retain(unlike);
                    recorded.retain(|key, value| all.get(key) != Some(value));
                    members("body", &texts(sought), &texts(recorded))
                }
                _ => differ(2, &body_text(body(sought)), &body_text(body(recorded))),
            },
        }
    }
}

/// The differences between a request and a recorded one, in the parts that are compared.
pub fn differences(matchers: &[Matcher], sought: &Request, recorded: &Request) -> Vec<Difference> {
    matchers.iter().flat_map(|matcher| matcher.differences(sought, recorded)).collect()
}

/// A request in one line: method and URL.
pub fn line(request: &Request) -> String {
    format!("{} {}", request.method, request.url)
}

/// Values by name, sorted, so that their order does not matter.
type Named = BTreeMap<String, Vec<String>>;

fn host(request: &Request) -> String {
    let port = request.url.port_or_known_default().unwrap_or_default();
    format!("{}:{port}", request.url.host_str().unwrap_or_default())
}

fn path(request: &Request) -> Vec<Vec<u8>> {
    request.url.path().split('/').map(|segment| percent_decode_str(segment).collect()).collect()
}

fn query(request: &Request) -> Named {
    named(request.url.query_pairs().map(|(name, value)| (name.into_owned(), value.into_owned())))
}

fn headers(request: &Request) -> Named {
    let compared = |name: &HeaderName| {
        let ignored = matches!(*name, ACCEPT_ENCODING | CONNECTION | CONTENT_LENGTH | HOST | USER_AGENT);
        !ignored && !request_secrets::is_credential(name) && name != ONE_TIME_PASSWORD
    };
    let text = |value: &http::HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
    let pairs = request.headers.iter().filter(|(name, _)| compared(name));
    named(pairs.map(|(name, value)| (name.as_str().to_owned(), text(value))))
}

fn named(pairs: impl Iterator<Item = (String, String)>) -> Named {
    let mut named = Named::new();
    for (name, value) in pairs {
        named.entry(name).or_default().push(value);
    }
    named.values_mut().for_each(|values| values.sort_unstable());
    named
}

fn body(request: &Request) -> &[u8] {
    request.body.as_deref().unwrap_or_default()
}

fn texts(object: Map<String, Value>) -> Named {
    object.into_iter().map(|(key, value)| (key, vec![value.to_string()])).collect()
}

fn json(body: &[u8]) -> Option<Value> {
    serde_json::from_slice(body).ok()
}

fn members(part: &str, sought: &Named, recorded: &Named) -> Vec<Difference> {
    let list = |values: &[String]| short(&values.join(", "));
    let here = sought.iter().filter_map(|(name, values)| match recorded.get(name) {
        Some(other) if other == values => None,
        Some(other) => Some(format!("{part} {name}: {}, recorded {}", list(values), list(other))),
        None => Some(format!("{part} {name}: {}, not recorded", list(values))),
    });
    let there = recorded.iter().filter(|(name, _)| !sought.contains_key(*name));
    let there = there.map(|(name, values)| format!("{part} {name}: not sent, recorded {}", list(values)));
    here.chain(there).map(|text| Difference { weight: 1, text }).collect()
}

fn body_text(body: &[u8]) -> String {
    match std::str::from_utf8(body) {
        Ok("") => "nothing".to_owned(),
        Ok(text) => short(text),
        Err(_) => format!("{} bytes", body.len()),
    }
}

fn short(text: &str) -> String {
    match text.char_indices().nth(80) {
        Some((end, _)) => format!("{}...", text.get(..end).unwrap_or(text)),
        None => text.to_owned(),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use http::{HeaderValue, Method};
    use url::Url;

    use super::*;

    fn get(url: &str) -> Request {
        Request::new(Method::GET, Url::parse(url).unwrap())
    }

    fn post(body: &'static str) -> Request {
        Request { method: Method::POST, body: Some(body.into()), ..get("https://h/a") }
    }

    fn difference_texts(sought: &Request, recorded: &Request) -> Vec<String> {
        differences(&Matcher::DEFAULT, sought, recorded).into_iter().map(|difference| difference.text).collect()
    }

    #[test]
    fn equivalent_urls_are_equal() {
        for (one, other, equal) in [
            ("https://h", "https://h/", true),
            ("https://h:443/a", "https://H/a", true),
            ("https://h/%7ea%2fb", "https://h/~a%2Fb", true),
            ("https://h/a b", "https://h/a%20b", true),
            ("https://h/a%2Fb", "https://h/a/b", false),
            ("https://h/a?", "https://h/a", true),
            ("https://h/a?x=1&y=a+b", "https://h/a?y=a%20b&x=1#z", true),
            ("https://h/a?x=1&x=2", "https://h/a?x=2&x=1", true),
            ("https://h/a?x=1&x=1", "https://h/a?x=1", false),
            ("https://h/a?x=", "https://h/a", false),
            ("http://h/a", "https://h/a", false),
            ("https://h:8443/a", "https://h/a", false),
        ] {
            assert_eq!(Matcher::Uri.equal(&get(one), &get(other)), equal, "{one} {other}");
        }
    }

    #[test]
    fn json_bodies_are_compared_by_value() {
        assert!(Matcher::Body.equal(&get("https://h"), &Request { body: Some("".into()), ..get("https://h") }));
        assert!(Matcher::Body.equal(&post(r#"{"a": 1, "b": [1, 2]}"#), &post(r#"{"b":[1,2],"a":1}"#)));
        assert!(!Matcher::Body.equal(&post("[1, 2]"), &post("[2, 1]")));
        assert!(!Matcher::Body.equal(&post("a b"), &post("a  b")));
    }

    #[test]
    fn credentials_and_connection_headers_are_ignored() {
        let mut one = get("https://h");
        for (name, value) in [("user-agent", "a"), ("authorization", "token a"), ("x-github-otp", "1"), ("host", "h")] {
            one.headers.insert(name, HeaderValue::from_static(value));
        }
        assert!(Matcher::Headers.equal(&one, &get("https://h")));
        one.headers.insert("accept", HeaderValue::from_static("a"));
        assert!(!Matcher::Headers.equal(&one, &get("https://h")));
    }

    #[test]
    fn names_are_parsed() {
        for (matcher, name) in NAMES {
            assert_eq!((name.parse::<Matcher>().unwrap(), matcher.name()), (matcher, name));
        }
        let error = "url".parse::<Matcher>().unwrap_err().to_string();
        assert!(error.contains("uri, headers, body, not \"url\""), "{error}");
    }

    #[test]
    fn differences_are_described() {
        assert_eq!(
            difference_texts(&get("http://h/a/b?page=2&q=x"), &get("https://i/a/c/d?per_page=5&page=1")),
            [
                "scheme: http, recorded https",
                "host: h:80, recorded i:443",
                "path: /a/b, recorded /a/c/d",
                "query page: 2, recorded 1",
                "query q: x, not recorded",
                "query per_page: not sent, recorded 5",
            ]
        );
        assert_eq!(
            difference_texts(
                &post(r#"{"a": 1, "b": 2, "e": {"f": 1, "g": 2}}"#),
                &post(r#"{"b": {"c": 3}, "d": null, "e": {"g": 2, "f": 1}}"#)
            ),
            ["body a: 1, not recorded", "body b: 2, recorded {\"c\":3}", "body d: not sent, recorded null"]
        );
        let other = difference_texts(&post("text"), &get("https://h/a"));
        assert_eq!(other, ["method: POST, recorded GET", "body: text, recorded nothing"]);
    }
}
