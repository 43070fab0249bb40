//! The secrets of a request, so that they can be found and replaced wherever else they occur, such as in an error message
//! of the server that repeats them.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use http::header::{AUTHORIZATION, COOKIE, HeaderName, PROXY_AUTHORIZATION, SET_COOKIE};
use http::{HeaderMap, HeaderValue};
use serde_json::Value;
use url::{Url, form_urlencoded};

use crate::auth::credential::is_token_like;
use crate::http::request::Request;
use crate::http::response::Sent;
use crate::http::secrets::shapes;

/// Whether a header carries credentials or cookies.
pub fn is_credential(name: &HeaderName) -> bool {
    matches!(*name, AUTHORIZATION | PROXY_AUTHORIZATION | COOKIE | SET_COOKIE)
        || shapes::names_credential(name.as_str())
}

/// Maximum size of a body that is searched for secrets, in bytes.
const MOST: usize = 1 << 20;

/// The secrets of a request: those of its context, its headers, its URL and its body.
pub fn of(request: &Request) -> Vec<String> {
    let mut found = request.context.credential.as_ref().map(|own| own.secrets()).unwrap_or_default();
    found.extend(in_head(&request.headers, &request.url));
    found.extend(request.body.iter().flat_map(|body| in_body(body)));
    found.retain(|secret| !secret.is_empty());
    found
}

/// The secrets of a request that was sent, so that error messages do not show them.
pub fn of_sent(sent: &Sent) -> Vec<String> {
    let mut found = in_head(sent.unmasked(), &sent.url);
    found.extend(sent.body.iter().flat_map(|body| in_body(body)));
    found
}

/// The credentials in headers and in a URL.
fn in_head(headers: &HeaderMap, url: &Url) -> Vec<String> {
    let mut found = Vec::new();
    for (name, value) in headers.iter().filter(|(name, _)| is_credential(name)) {
        found.extend(in_header(name, value));
    }
    let query = url.query_pairs().filter(|(name, _)| shapes::named(name) || shapes::named_in_query(name));
    found.extend(query.map(|(_, value)| value.into_owned()));
    found.extend(in_userinfo(url.as_str()));
    found
}

/// The values in a body of JSON or a form whose names are those of secrets, arguments of GraphQL included. A plain word is
/// not among them, because it would also match other text.
fn in_body(body: &[u8]) -> Vec<String> {
    let mut found = Vec::new();
    let text = std::str::from_utf8(body).ok().filter(|text| text.len() <= MOST).unwrap_or_default();
    if text.starts_with(['{', '[']) {
        let json = serde_json::from_str(text).unwrap_or_default();
        in_json(&json, false, &mut found);
    } else {
        let pairs: Vec<_> = form_urlencoded::parse(text.as_bytes()).collect();
        let oauth = pairs.iter().any(|(name, _)| shapes::is_beside_code(name));
        let is_secret = |name: &str| shapes::named(name) || (oauth && shapes::named_in_query(name));
        found.extend(pairs.into_iter().filter(|(name, _)| is_secret(name)).map(|(_, value)| value.into_owned()));
    }
    found.retain(|value| value.bytes().any(|b| !b.is_ascii_lowercase() && !b"_.- ".contains(&b)));
    found
}

/// Add the secrets in JSON; `is_secret` is whether its name is that of one.
fn in_json(json: &Value, is_secret: bool, found: &mut Vec<String>) {
    match json {
        Value::String(text) if is_secret => found.push(text.clone()),
        Value::String(text) => {
            let ranges = shapes::members(text, shapes::named).into_iter().map(|edit| edit.range);
            found.extend(ranges.filter_map(|range| text.get(range)).map(str::to_owned));
        }
        Value::Array(items) => items.iter().for_each(|item| in_json(item, is_secret, found)),
        Value::Object(members) => {
            for (name, value) in members {
                let is_list = value.as_array().is_some_and(|items| items.iter().all(Value::is_string));
                let named = shapes::named(name) || (is_list && shapes::named_list(name));
                in_json(value, is_secret || named, found);
            }
        }
        _ => {}
    }
}

/// The secrets in a header: cookie values, or the credential, with the password of Basic authentication, and its username if
/// that is a token.
pub fn in_header(name: &HeaderName, value: &HeaderValue) -> Vec<String> {
    let value: String = value.as_bytes().iter().copied().map(char::from).collect();
    if matches!(*name, COOKIE | SET_COOKIE) {
        let pairs = value.split(';').filter_map(|pair| pair.split_once('='));
        return pairs.map(|(_, value)| value.trim().to_owned()).collect();
    }
    let (scheme, credential) = value.split_once(' ').unwrap_or(("", &value));
    let mut found = vec![credential.to_owned()];
    if scheme.eq_ignore_ascii_case("basic") {
        let decoded = STANDARD.decode(credential).ok().and_then(|bytes| String::from_utf8(bytes).ok());
        if let Some((username, password)) = decoded.as_deref().and_then(|pair| pair.split_once(':')) {
            found.push(password.to_owned());
            found.extend(is_token_like(username).then(|| username.to_owned()));
        }
    }
    found
}

/// The password in the userinfo of a URL, as it is written and percent-decoded.
pub fn in_userinfo(url: &str) -> Vec<String> {
    // The URL of a proxy may lack the scheme.
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let Some((_, password)) = authority.rsplit_once('@').and_then(|(user, _)| user.split_once(':')) else {
        return Vec::new();
    };
    let decoded = percent_encoding::percent_decode_str(password).decode_utf8_lossy().into_owned();
    vec![password.to_owned(), decoded]
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn values_of_bodies_are_found_by_their_names() {
        let graphql = r#"{"query": "mutation { a(secret: \"S1cret-1\", b: \"c\") }", "variables": {"token": "S1cret-2", "n": "x"}}"#;
        let cases: [(&str, &[&str]); 8] = [
            (graphql, &["S1cret-1", "S1cret-2"]),
            (r#"{"config": {"secret": "S1", "url": "https://h"}, "secrets": ["S2"]}"#, &["S1", "S2"]),
            (r#"{"secrets": [{"name": "DEPLOY_KEY"}], "token": "missing_field", "auth": true}"#, &[]),
            ("client_id=Iv1&code=S1&state=x1", &["S1"]),
            ("code=S1&state=x1", &[]),
            ("grant_type=refresh_token&refresh_token=S%201", &["S 1"]),
            ("token=", &[]),
            (r#"{"token": "#, &[]),
        ];
        for (body, due) in cases {
            assert_eq!(in_body(body.as_bytes()), due, "{body}");
        }
        let large = format!(r#"{{"token": "S1", "a": "{}"}}"#, "x".repeat(MOST));
        assert!(in_body(large.as_bytes()).is_empty() && in_body(b"\xff").is_empty());
    }
}
