//! The credentials of a request, so that they can be found and replaced wherever else they occur.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use http::header::{AUTHORIZATION, COOKIE, HeaderName, PROXY_AUTHORIZATION, SET_COOKIE};
use http::{HeaderMap, HeaderValue};
use url::Url;

use crate::auth::credential::is_token_like;
use crate::cassette::charsets;
use crate::http::request::Request;
use crate::http::response::Sent;
use crate::http::secrets::shapes;

/// Whether a header carries credentials or cookies.
pub fn is_credential(name: &HeaderName) -> bool {
    matches!(*name, AUTHORIZATION | PROXY_AUTHORIZATION | COOKIE | SET_COOKIE)
        || shapes::names_credential(name.as_str())
}

/// The credentials of a request: those of its context, its headers and its URL.
pub fn of(request: &Request) -> Vec<String> {
    let mut found = request.context.credential.as_ref().map(|own| own.secrets()).unwrap_or_default();
    found.extend(in_head(&request.headers, &request.url));
    found.retain(|secret| !secret.is_empty());
    found
}

/// The credentials of a request that was sent, so that error messages do not show them.
pub fn of_sent(sent: &Sent) -> Vec<String> {
    in_head(sent.unmasked(), &sent.url)
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

/// The secrets in a header: cookie values, or the credential, with the password of Basic authentication, and its username if
/// that is a token.
pub fn in_header(name: &HeaderName, value: &HeaderValue) -> Vec<String> {
    let value = charsets::latin1(value.as_bytes());
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
pub fn in_userinfo(address: &str) -> Vec<String> {
    let Some((_, rest)) = address.split_once("://") else { return Vec::new() };
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let Some((_, password)) = authority.rsplit_once('@').and_then(|(user, _)| user.split_once(':')) else {
        return Vec::new();
    };
    let decoded = percent_encoding::percent_decode_str(password).decode_utf8_lossy().into_owned();
    vec![password.to_owned(), decoded]
}
