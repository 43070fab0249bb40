//! What must not be written to a cassette, and what is written instead.

use std::borrow::Cow;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use http::header::{AUTHORIZATION, COOKIE, HeaderName, PROXY_AUTHORIZATION, SET_COOKIE};
use http::{HeaderMap, HeaderValue};
use regex::Regex;
use serde::de::IgnoredAny;
use url::{Url, form_urlencoded};

use crate::auth::credential::{Auth, Secret};
use crate::cassette::{json, shapes};
use crate::http::error::{Error, Result};
use crate::http::request::{Request, segment};
use crate::http::response::Response;
use crate::policy::one_time_password;

/// What stands for a secret. It needs no escaping in an address, a header or JSON.
pub const PLACEHOLDER: &str = "REDACTED";

/// What is replaced in a cassette. Always: headers that carry credentials, cookies and one-time passwords; the
/// credentials that requests are sent with, wherever they stand; members of JSON bodies, forms and queries that are
/// named as secrets are (`token`, `client_secret`, `password`, ...); and what has the shape of a token of GitHub's, of
/// a JWT or of a private key; e-mail addresses, unless they are kept. More can be added. Bodies that are not text stay as they are.
#[derive(Debug, Clone, Default)]
pub struct Scrub {
    secrets: Vec<Secret>,
    headers: Vec<HeaderName>,
    members: Vec<String>,
    patterns: Vec<Regex>,
    keep_emails: bool,
}

/// Shorter credentials would be found where they are not meant. GitHub has none.
const SHORTEST: usize = 6;
/// What may stand before a credential in its header, and tells what kind of credential was sent.
const SCHEMES: [&str; 3] = ["basic", "bearer", "token"];

impl Scrub {
    /// Replace this text wherever it stands.
    pub fn secret(&mut self, text: &str) {
        let form: String = form_urlencoded::byte_serialize(text.as_bytes()).collect();
        for spelling in [text, &segment(text), &form] {
            // A part of what stands for secrets would be found in it again and again.
            if !PLACEHOLDER.contains(spelling) && self.lacks(spelling) {
                self.secrets.push(Secret::new(spelling));
            }
        }
        // A secret may begin as another one does.
        self.secrets.sort_by_key(|secret| std::cmp::Reverse(secret.reveal().len()));
    }

    /// Replace the secrets of a credential. Those that requests are sent with are known without this.
    pub fn auth(&mut self, auth: &Auth) {
        auth.secrets().iter().for_each(|secret| self.learn(secret));
    }

    /// Replace the values of this header.
    pub fn header(&mut self, name: &str) -> Result<()> {
        let name = HeaderName::from_bytes(name.as_bytes())
            .map_err(|_| Error::Argument(format!("{name:?} is not the name of a header")))?;
        self.headers.push(name);
        Ok(())
    }

    /// Replace the strings and numbers that are members of this name in JSON bodies, forms and queries.
    pub fn member(&mut self, name: &str) {
        self.members.push(shapes::plain_name(name));
    }

    /// Replace what matches a regular expression; where it has a group, only the first group's part. It is looked for
    /// in each string of JSON, in each header, and in addresses.
    pub fn pattern(&mut self, regex: &str) -> Result<()> {
        self.patterns.push(Regex::new(regex).map_err(|error| Error::Argument(error.to_string()))?);
        Ok(())
    }

    /// Leave e-mail addresses as they are.
    pub fn keep_emails(&mut self, keep: bool) {
        self.keep_emails = keep;
    }

    /// A text without its secrets.
    pub fn text(&self, text: &str) -> String {
        let is_json = matches!(text.trim_start().bytes().next(), Some(b'{' | b'[' | b'"'))
            && serde_json::from_str::<IgnoredAny>(text).is_ok();
        if is_json { json::rewrite(text, |key, value| self.scalar(key, value), renamed) } else { self.plain(text) }
    }

    /// A credential in use.
    pub(super) fn learn(&mut self, secret: &str) {
        if secret.len() >= SHORTEST {
            self.secret(secret);
        }
    }

    /// Whether a credential in use is yet to be learned.
    pub(super) fn lacks(&self, secret: &str) -> bool {
        !self.secrets.iter().any(|known| known.reveal() == secret)
    }

    /// A request without its secrets.
    pub(super) fn request(&self, request: &Request) -> Request {
        let mut headers = self.headers(&request.headers);
        if headers.contains_key(one_time_password::HEADER) {
            headers.insert(one_time_password::HEADER, HeaderValue::from_static(PLACEHOLDER));
        }
        Request {
            method: request.method.clone(),
            url: self.url(&request.url),
            headers,
            body: request.body.as_ref().map(|body| self.body(body)),
            upload: None,
            download: None,
            auth: None,
            ahead: false,
            strayed: request.strayed,
            budget: None,
        }
    }

    /// An answer without its secrets.
    pub(super) fn response(&self, response: &Response) -> Response {
        // What an answer says in the header of one-time passwords is that it wants one; that is no secret.
        Response {
            status: response.status,
            headers: self.headers(&response.headers),
            body: self.body(&response.body),
            url: self.url(&response.url),
        }
    }

    fn headers(&self, headers: &HeaderMap) -> HeaderMap {
        let value = |name: &HeaderName, value: &HeaderValue| match std::str::from_utf8(value.as_bytes()) {
            Ok(text) if matches!(*name, AUTHORIZATION | PROXY_AUTHORIZATION) => {
                let scheme = text.split(' ').next().filter(|scheme| SCHEMES.contains(&&*scheme.to_ascii_lowercase()));
                scheme.and_then(|scheme| HeaderValue::from_str(&format!("{scheme} {PLACEHOLDER}")).ok())
            }
            _ if sensitive(name) || self.headers.contains(name) || self.names_secret(name.as_str()) => None,
            Ok(text) => HeaderValue::from_bytes(self.plain(text).as_bytes()).ok(),
            Err(_) => Some(value.clone()),
        };
        let placeholder = || HeaderValue::from_static(PLACEHOLDER);
        headers.iter().map(|(name, old)| (name.clone(), value(name, old).unwrap_or_else(placeholder))).collect()
    }

    fn url(&self, url: &Url) -> Url {
        let mut clean = url.clone();
        let _ = clean.set_username("");
        let _ = clean.set_password(None);
        // What has no secret keeps its spelling.
        let part = |part: &str| {
            let decoded = percent_encoding::percent_decode_str(part).decode_utf8_lossy();
            let scrubbed = self.plain(&decoded);
            if scrubbed == decoded { part.to_owned() } else { segment(&scrubbed) }
        };
        clean.set_path(&url.path().split('/').map(part).collect::<Vec<_>>().join("/"));
        let pairs: Vec<(Cow<str>, Cow<str>)> = url.query_pairs().collect();
        let scrubbed: Vec<(Cow<str>, Cow<str>)> =
            pairs.iter().map(|(name, value)| (name.clone(), self.value(name, value).into())).collect();
        if pairs != scrubbed {
            clean.query_pairs_mut().clear().extend_pairs(scrubbed);
        }
        // A pattern may be for several parts.
        Url::parse(&self.plain(clean.as_str())).unwrap_or(clean)
    }

    fn body(&self, body: &Bytes) -> Bytes {
        match std::str::from_utf8(body) {
            Ok(text) => Bytes::from(self.text(text)),
            Err(_) => body.clone(),
        }
    }

    /// What to write for a string or a number of a JSON text, if not what stands there.
    fn scalar(&self, key: &str, written: &str) -> Option<String> {
        if !written.starts_with('"') {
            let number = if self.names_secret(key) { "0".to_owned() } else { self.plain(written) };
            // A number that has a secret in it can only be another number.
            return (number != written).then(|| "0".to_owned());
        }
        let old: String = serde_json::from_str(written).ok()?;
        let new = self.value(key, &old);
        if new == old { None } else { serde_json::to_string(&new).ok() }
    }

    fn value(&self, name: &str, value: &str) -> String {
        // An empty secret says that there is none.
        if !value.is_empty() && self.names_secret(name) { PLACEHOLDER.to_owned() } else { self.text(value) }
    }

    fn names_secret(&self, name: &str) -> bool {
        shapes::named(name) || self.members.contains(&shapes::plain_name(name))
    }

    fn plain(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for secret in &self.secrets {
            if text.contains(secret.reveal()) {
                text = text.replace(secret.reveal(), PLACEHOLDER);
            }
        }
        text = shapes::parameters(shapes::tokens(text), |name| self.names_secret(name));
        if !self.keep_emails {
            text = shapes::emails(text);
        }
        self.patterns.iter().fold(text, |text, pattern| shapes::matches(pattern, text))
    }
}

/// Whether a header carries credentials or cookies.
pub(super) fn sensitive(name: &HeaderName) -> bool {
    matches!(*name, AUTHORIZATION | PROXY_AUTHORIZATION | COOKIE | SET_COOKIE)
}

/// The secrets that a request is sent with.
pub(super) fn credentials(request: &Request) -> Vec<String> {
    let mut found = request.auth.as_ref().map(Auth::secrets).unwrap_or_default();
    for header in [AUTHORIZATION, PROXY_AUTHORIZATION] {
        for value in request.headers.get_all(header).iter().filter_map(|value| value.to_str().ok()) {
            let (scheme, credential) = value.split_once(' ').unwrap_or(("", value));
            found.push(credential.to_owned());
            if scheme.eq_ignore_ascii_case("basic")
                && let Some(decoded) = STANDARD.decode(credential).ok().and_then(|bytes| String::from_utf8(bytes).ok())
                && let Some((_, password)) = decoded.split_once(':')
            {
                found.push(password.to_owned());
            }
        }
    }
    found.retain(|secret| secret.len() >= SHORTEST);
    found
}

/// A key of a JSON object stays, as programs ask for it, unless it cannot be but a token.
fn renamed(written: &str) -> Option<String> {
    let old: String = serde_json::from_str(written).ok()?;
    let new = shapes::tokens(old.clone());
    if new == old { None } else { serde_json::to_string(&new).ok() }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use http::Method;

    use super::*;

    const CLASSIC: &str = "ghp_16C7e42F292c6912E7710c838347Ae178B4a";

    fn scrubbed(text: &str) -> String {
        Scrub::default().text(text)
    }

    #[test]
    fn tokens_are_told_by_their_shape() {
        let jwt = "eyJhbGciOiJSUzI1NiJ9.eyJpYXQiOjE1MDAwMDAwMDB9.c2lnbmF0dXJl-_c2ln";
        let pat = format!("github_pat_{}_{}", "A1".repeat(11), "b2".repeat(29));
        let old = format!("v1.{}", "1f".repeat(20));
        let stateless = format!("ghs_12345_{jwt}");
        let key = "-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----";
        for secret in [CLASSIC, jwt, &pat, &old, &stateless, key] {
            assert_eq!(scrubbed(&format!("a {secret}, b")), "a REDACTED, b");
            let json = serde_json::json!({"a": [format!("x_{secret}")], secret: 1}).to_string();
            let clean = scrubbed(&json);
            assert!(!clean.contains(&secret[..8]) && serde_json::from_str::<IgnoredAny>(&clean).is_ok(), "{clean}");
        }
        let harmless = "laughs_and_other_things_that_are_long v1.2.3 eyJ.eyJ. 1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f";
        assert_eq!(scrubbed(harmless), harmless);
    }

    #[test]
    fn secrets_are_told_by_their_name() {
        assert_eq!(
            scrubbed(
                r#"{"id":12345678901234567890123, "token": "a", "hashed_token" :"b","config":{"secret":"c","url":"d"},"otp":1,"access_token":"","password":null}"#
            ),
            r#"{"id":12345678901234567890123, "token": "REDACTED", "hashed_token" :"REDACTED","config":{"secret":"REDACTED","url":"d"},"otp":0,"access_token":"","password":null}"#
        );
        let nested = serde_json::json!({"payload": r#"{"client_secret": "abc", "n": 1}"#}).to_string();
        let clean: serde_json::Value = serde_json::from_str(&scrubbed(&nested)).unwrap();
        assert_eq!(clean["payload"], r#"{"client_secret": "REDACTED", "n": 1}"#);
        assert_eq!(scrubbed("client_id=1&client_secret=abc&x=2"), "client_id=1&client_secret=REDACTED&x=2");
        assert_eq!(
            scrubbed(r#"["https://h/a.atom?x=1&token=abc#y", "https://u:p@h/"]"#),
            r#"["https://h/a.atom?x=1&token=REDACTED#y", "https://REDACTED@h/"]"#
        );
    }

    #[test]
    fn addresses_of_people_are_replaced() {
        for (text, expected) in [
            ("Mona <mona.lisa+x@octo-corp.co.uk>, b", "Mona <REDACTED@example.com>, b"),
            (
                r#"{"email":"m@corp.io","n":["mailto:m@corp.io"]}"#,
                r#"{"email":"REDACTED@example.com","n":["mailto:REDACTED@example.com"]}"#,
            ),
            ("m@corp.io", "REDACTED@example.com"),
            ("https://u:p@github.com/a", "https://REDACTED@github.com/a"),
        ] {
            assert_eq!(scrubbed(text), expected);
            assert_eq!(scrubbed(expected), expected);
        }
        let public = "git@github.com:o/r.git noreply@github.com 1+mona@users.noreply.github.com m@example.org @mona uses: a/b@v1.2";
        assert_eq!(scrubbed(public), public);
        let mut keeping = Scrub::default();
        keeping.keep_emails(true);
        assert_eq!(keeping.text("m@corp.io"), "m@corp.io");
    }

    #[test]
    fn given_secrets_names_and_patterns_are_replaced() {
        let mut scrub = Scrub::default();
        scrub.secret("p\u{e4}ss/w \"d");
        scrub.member("License-Key");
        scrub.header("X-Company").unwrap();
        scrub.pattern("account-([0-9]+)").unwrap();
        scrub.pattern("[A-Z]{3}").unwrap();
        let json =
            r#"{"a":"my p\u00e4ss/w \"d!","license_key":"k","b":"account-7/x","c":"?q=p%C3%A4ss%2Fw%20%22d&XYZ"}"#;
        let clean = scrub.text(json);
        assert_eq!(
            clean,
            r#"{"a":"my REDACTED!","license_key":"REDACTED","b":"account-REDACTED/x","c":"?q=REDACTED&REDACTED"}"#
        );
        assert_eq!(scrub.text(&clean), clean);
        assert!(scrub.pattern("(").is_err());
        assert!(scrub.header("a b").is_err());
        assert!(!format!("{scrub:?}").contains("ss/w"));
        let mut request = Request::new(Method::GET, Url::parse("https://h/account-7/p%C3%A4ss%2Fw%20%22d").unwrap());
        request.header("x-company", "c").unwrap();
        let clean = scrub.request(&request);
        assert_eq!(clean.url.as_str(), "https://h/account-REDACTED/REDACTED");
        assert_eq!(clean.headers["x-company"], PLACEHOLDER);
    }

    #[test]
    fn headers_that_carry_secrets_are_replaced() {
        let mut request = Request::new(Method::GET, Url::parse("https://u:p@h/?a=%7E&token=t").unwrap());
        for (name, value) in [
            ("authorization", "Basic dXNlcjpzZXNhbWUx"),
            ("cookie", "a=b"),
            ("x-github-otp", "123456"),
            ("x-api-token", "t"),
            ("accept", "*/*"),
        ] {
            request.header(name, value).unwrap();
        }
        assert_eq!(credentials(&request), ["dXNlcjpzZXNhbWUx", "sesame1"]);
        let clean = Scrub::default().request(&request);
        assert_eq!(clean.url.as_str(), "https://h/?a=%7E&token=REDACTED");
        assert_eq!(clean.headers["authorization"], "Basic REDACTED");
        for name in ["cookie", "x-github-otp", "x-api-token"] {
            assert_eq!(clean.headers[name], PLACEHOLDER);
        }
        assert_eq!(clean.headers["accept"], "*/*");
    }

    #[test]
    fn binary_bodies_stay() {
        let body = Bytes::from([&b"\xff"[..], CLASSIC.as_bytes()].concat());
        assert_eq!(Scrub::default().body(&body), body);
    }
}
