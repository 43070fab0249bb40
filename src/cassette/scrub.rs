//! Replacement of secrets in requests and responses before they are written to a cassette.

use std::ops::Range;
use std::sync::OnceLock;

use bytes::Bytes;
use http::header::{AUTHORIZATION, CONTENT_RANGE, CONTENT_TYPE, HeaderName, PROXY_AUTHORIZATION};
use http::{HeaderMap, HeaderValue};
use regex::Regex;
use url::Url;

use crate::auth::credential::{Auth, ONE_TIME_PASSWORD, Secret};
use crate::auth::request_secrets;
use crate::cassette::body;
use crate::cassette::charsets;
use crate::cassette::charsets::Charset;
use crate::cassette::needles::Needles;
use crate::cassette::pass::Pass;
use crate::http::context::{Context, Credential};
use crate::http::error::{Error, Result};
use crate::http::request::{Request, segment};
use crate::http::response::Response;
use crate::http::secrets::edits;
use crate::http::secrets::edits::Edit;
use crate::http::secrets::shapes;

pub use crate::http::secrets::edits::PLACEHOLDER;

/// Which secrets are replaced in a cassette. By default these are:
///
/// - headers with credentials, cookies and one-time passwords;
/// - the credentials of requests, wherever they occur;
/// - members of JSON bodies, forms, queries and multipart bodies whose names are those of secrets (`token`,
///   `client_secret`, `password`, ...), including nested values;
/// - texts in the format of a GitHub token, a JWT or a private key;
/// - e-mail addresses in texts, unless [`Scrub::keep_emails`] is set.
///
/// Further secrets, headers, names and patterns can be added. Secrets are found in any charset, and also if they are
/// escaped, compressed, or encoded in base64 or hexadecimal digits.
#[derive(Debug, Clone, Default)]
pub struct Scrub {
    /// The texts to replace wherever they occur, the longest first.
    secrets: Vec<Secret>,
    /// The secrets that a finished cassette must not contain in any encoding.
    checked: Vec<Secret>,
    needles: OnceLock<Option<Needles>>,
    headers: Vec<HeaderName>,
    members: Vec<String>,
    patterns: Vec<Regex>,
    keep_emails: bool,
}

/// Minimum length of a credential that is replaced wherever it occurs. A shorter one would also match other text, so it
/// is replaced only where a credential is expected. All tokens of GitHub are longer.
const SHORTEST: usize = 8;
/// Authentication schemes, which are kept in an Authorization header.
const SCHEMES: [&str; 3] = ["basic", "bearer", "token"];

impl Scrub {
    /// Replace this text wherever it occurs.
    pub fn secret(&mut self, text: &str) {
        if text.is_empty() || !self.lacks(text) {
            return;
        }
        self.checked.push(Secret::new(text));
        self.needles.take();
        let spaces = text.replace(' ', "+");
        for spelling in [text, &spaces, &charsets::latin1(text.as_bytes())] {
            // A part of the placeholder must not be replaced, or it would be found again in each placeholder.
            let known = self.secrets.iter().any(|known| known.reveal() == spelling);
            if !known && !PLACEHOLDER.contains(spelling) {
                self.secrets.push(Secret::new(spelling));
            }
        }
        // One secret can be the beginning of another.
        self.secrets.sort_by_key(|secret| std::cmp::Reverse(secret.reveal().len()));
    }

    /// Replace the secrets of a credential. The credentials of requests are added automatically.
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

    /// Replace the strings and numbers in members with this name in JSON bodies, forms, queries and multipart bodies.
    pub fn member(&mut self, name: &str) {
        self.members.push(shapes::plain_name(name));
    }

    /// Replace the matches of a regular expression; if it has a group, only the text of its first group. It is applied to
    /// each JSON string, to each header, to other text and to URLs.
    pub fn pattern(&mut self, regex: &str) -> Result<()> {
        self.patterns.push(Regex::new(regex).map_err(|error| Error::Argument(error.to_string()))?);
        Ok(())
    }

    /// Whether e-mail addresses are kept (default: false).
    pub fn keep_emails(&mut self, keep: bool) {
        self.keep_emails = keep;
    }

    /// A text without its secrets.
    pub fn text(&self, text: &str) -> String {
        Pass::new(self).scrub_text(text).unwrap_or_else(|| text.to_owned())
    }

    /// Add a credential of a request, unless it is too short.
    pub(super) fn learn(&mut self, secret: &str) {
        if secret.len() >= SHORTEST {
            self.secret(secret);
        }
    }

    /// Whether a secret has not been added yet.
    pub(super) fn lacks(&self, secret: &str) -> bool {
        !self.checked.iter().any(|known| known.reveal() == secret)
    }

    /// Whether a credential is long enough to be added by [`Scrub::learn`].
    pub(super) fn learns(secret: &str) -> bool {
        secret.len() >= SHORTEST
    }

    /// The secrets that a finished cassette must not contain; None if there are too many to search for.
    pub(super) fn needles(&self) -> Option<&Needles> {
        let secrets = || self.checked.iter().map(Secret::reveal).filter(|secret| !PLACEHOLDER.contains(secret));
        self.needles.get_or_init(|| Needles::of(secrets())).as_ref()
    }

    /// The ranges of known secrets in a text.
    pub(super) fn known<'t>(&'t self, text: &'t str) -> impl Iterator<Item = Range<usize>> + 't {
        let places = move |secret: &'t Secret| text.match_indices(secret.reveal());
        self.secrets
            .iter()
            .filter(|secret| secret.reveal().len() <= text.len())
            .flat_map(places)
            .map(|(at, secret)| at..at + secret.len())
    }

    /// The regular expressions whose matches are replaced.
    pub(super) fn patterns(&self) -> impl Iterator<Item = &Regex> {
        self.patterns.iter()
    }

    /// Whether e-mail addresses are kept.
    pub(super) fn keeps_emails(&self) -> bool {
        self.keep_emails
    }

    /// Whether a member's name was added with [`Scrub::member`].
    pub(super) fn names_member(&self, name: &str) -> bool {
        !self.members.is_empty() && self.members.contains(&shapes::plain_name(name))
    }

    /// A request without its secrets.
    pub(super) fn request(&self, request: &Request) -> Request {
        let pass = Pass::new(self).oauth(is_oauth(&request.url));
        let mut headers = request.headers.clone();
        let body = request.body.as_ref().map(|body| body::decode(body.clone(), &mut headers));
        let body = body.map(|body| self.body(pass, &body, &headers).map_or(body, Bytes::from));
        Request {
            body,
            headers: self.headers(&headers, true),
            context: Context { left_origins: request.context.left_origins, ..Context::default() },
            ..Request::new(request.method.clone(), self.url(&request.url))
        }
    }

    /// A response without its secrets.
    pub(super) fn response(&self, response: &Response) -> Response {
        let mut headers = response.headers.clone();
        let body = body::decode(response.body.clone(), &mut headers);
        let mut pass = Pass::new(self).oauth(is_oauth(&response.url));
        if headers.contains_key(CONTENT_RANGE) {
            pass = pass.fixed();
        }
        let scrubbed = self.body(pass, &body, &headers).map(Bytes::from);
        if let Some(scrubbed) = &scrubbed {
            body::resize(&mut headers, body.len(), scrubbed.len());
        }
        let headers = self.headers(&headers, false);
        let body = scrubbed.unwrap_or(body);
        let phrase = response.phrase.as_ref().map(|phrase| self.text(phrase).into());
        Response { headers, phrase, body, url: self.url(&response.url), ..response.clone() }
    }

    fn headers(&self, headers: &HeaderMap, sent: bool) -> HeaderMap {
        let mut clean = HeaderMap::with_capacity(headers.len());
        for (name, value) in headers {
            clean.append(name, self.value(name, value, sent).unwrap_or_else(|| value.clone()));
        }
        clean
    }

    /// The replacement of a header's value; None if the value is kept.
    fn value(&self, name: &HeaderName, value: &HeaderValue, sent: bool) -> Option<HeaderValue> {
        let hidden = HeaderValue::from_static(PLACEHOLDER);
        let text = charsets::latin1(value.as_bytes());
        if matches!(*name, AUTHORIZATION | PROXY_AUTHORIZATION) {
            let scheme = text.split(' ').next().filter(|scheme| SCHEMES.contains(&&*scheme.to_ascii_lowercase()));
            return Some(scheme.and_then(|scheme| format!("{scheme} {PLACEHOLDER}").parse().ok()).unwrap_or(hidden));
        }
        // In a response, the header of one-time passwords only says that one is required.
        let is_secret = name != ONE_TIME_PASSWORD && request_secrets::is_credential(name);
        if is_secret
            || (sent && name == ONE_TIME_PASSWORD)
            || self.headers.contains(name)
            || self.names_member(name.as_str())
        {
            return Some(hidden);
        }
        let charset = if std::str::from_utf8(value.as_bytes()).is_ok() { Charset::Utf8 } else { Charset::Latin1 };
        let clean = charset.encode(&Pass::new(self).scrub_text(&charset.decode(value.as_bytes())?)?)?;
        Some(HeaderValue::from_bytes(&clean).unwrap_or(hidden))
    }

    fn url(&self, url: &Url) -> Url {
        let mut clean = url.clone();
        let _ = clean.set_username("");
        let _ = clean.set_password(None);
        for before in ['?', '#'] {
            let Some((start, rest)) = clean.as_str().split_once(before) else { continue };
            let (part, after) =
                if before == '?' { rest.split_at(rest.find('#').unwrap_or(rest.len())) } else { (rest, "") };
            let part = edits::apply(part, &self.pairs(part, true));
            clean = Url::parse(&format!("{start}{before}{part}{after}")).unwrap_or(clean);
        }
        let pass = Pass::new(self).oauth(is_oauth(url));
        // Each part is decoded and scrubbed on its own, then the whole URL, as a pattern can match several parts.
        let part = |part: &str| {
            let decoded = percent_encoding::percent_decode_str(part).decode_utf8_lossy();
            pass.scrub_text(&decoded).map_or_else(|| part.to_owned(), |scrubbed| segment(&scrubbed))
        };
        clean.set_path(&clean.path().split('/').map(part).collect::<Vec<_>>().join("/"));
        if let Some(query) = clean.query().map(|query| in_parts(query, "&", |pair| in_parts(pair, "=", part))) {
            clean.set_query(Some(&query));
        }
        pass.scrub_text(clean.as_str()).and_then(|text| Url::parse(&text).ok()).unwrap_or(clean)
    }

    fn body(&self, pass: Pass<'_>, body: &[u8], headers: &HeaderMap) -> Option<Vec<u8>> {
        let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let is_form = kind.is_some_and(|kind| kind.to_ascii_lowercase().contains("x-www-form-urlencoded"));
        let form = std::str::from_utf8(body).ok().filter(|_| is_form);
        let clean = form.map(|form| edits::apply(form, &self.pairs(form, pass.is_oauth())));
        match clean.filter(|clean| clean.as_bytes() != body) {
            Some(clean) => Some(pass.scrub_bytes(clean.as_bytes(), kind).unwrap_or_else(|| clean.into_bytes())),
            None => pass.scrub_bytes(body, kind),
        }
    }

    /// The edits of the values in a query or form whose names are those of secrets.
    fn pairs(&self, text: &str, oauth: bool) -> Vec<Edit> {
        let (mut found, mut at) = (Vec::new(), 0);
        let names: Vec<String> =
            url::form_urlencoded::parse(text.as_bytes()).map(|(name, _)| name.into_owned()).collect();
        let oauth = oauth || names.iter().any(|name| shapes::is_beside_code(name));
        for pair in text.split('&') {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            let plain = url::form_urlencoded::parse(name.as_bytes()).next().map(|(name, _)| name.into_owned());
            let plain = plain.unwrap_or_default();
            let secret =
                shapes::named(&plain) || self.names_member(&plain) || (oauth && shapes::named_in_query(&plain));
            if secret && !value.is_empty() && value != PLACEHOLDER {
                let start = at + name.len() + 1;
                found.push(Edit::hide(start..start + value.len(), PLACEHOLDER));
            }
            at += pair.len() + 1;
        }
        found
    }
}

/// Change each part of a text between separators.
fn in_parts(text: &str, separator: &str, change: impl Fn(&str) -> String) -> String {
    text.split(separator).map(change).collect::<Vec<_>>().join(separator)
}

/// Whether a URL belongs to an OAuth flow.
fn is_oauth(url: &Url) -> bool {
    ["/oauth", "/login/device"].iter().any(|part| url.path().contains(part))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use base64::Engine as _;
    use base64::engine::general_purpose::STANDARD;
    use http::Method;
    use serde::de::IgnoredAny;

    use super::*;
    use crate::cassette::compression::Format;

    const CLASSIC: &str = "ghp_16C7e42F292c6912E7710c838347Ae178B4a";

    fn scrubbed(text: &str) -> String {
        Scrub::default().text(text)
    }

    #[test]
    fn tokens_are_recognized_by_their_format() {
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
    fn secrets_are_recognized_by_their_name() {
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
    fn email_addresses_are_replaced() {
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
    fn email_addresses_are_kept_in_binary_bodies_which_lose_secrets_all_the_same() {
        let scrub = Scrub::default();
        let clean = |body: &[u8], kind: Option<&str>| Pass::new(&scrub).scrub_bytes(body, kind);
        let binary = |text: &str| [&b"\x89PNG\r\n\x1a\n\x01 "[..], text.as_bytes(), b" \xf0\xff  "].concat();
        let wide = |text: &str| Charset::Wide { width: 2, big: false }.encode(text).unwrap();
        let packed = |text: &str| Format::Gzip.pack(text.as_bytes()).unwrap();
        let kinds = [None, Some("application/octet-stream"), Some("image/png"), Some("application/gzip")];
        let wide_within = |text: &str| [binary(""), wide(text)].concat();
        let packed_within = |text: &str| [binary(""), packed(text), binary("")].concat();
        let forms = |text: &str| [binary(text), packed(text), wide_within(text), packed_within(text)];
        for (other, secret) in forms("m@corp.io").into_iter().zip(forms(CLASSIC)) {
            let base64 = serde_json::json!({"content": STANDARD.encode(&other)}).to_string();
            let (head, end) = ("--b\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\n", "\r\n--b--\r\n");
            let upload = [head.as_bytes(), &other, end.as_bytes()].concat();
            assert!(kinds.iter().all(|kind| clean(&other, *kind).is_none()), "{other:?}");
            assert_eq!(clean(base64.as_bytes(), Some("application/json")), None, "{base64}");
            assert_eq!(clean(&upload, Some("multipart/form-data; boundary=b")), None, "{upload:?}");
            assert!(kinds.iter().all(|kind| clean(&secret, *kind).is_some()));
        }
        assert_eq!(clean(b"/* XPM */ \"m@corp.io\"", Some("image/x-xpixmap")), None);
        assert!(clean(CLASSIC.as_bytes(), Some("Application/PDF; a=b")).is_some());
    }

    #[test]
    fn email_addresses_are_replaced_in_texts_of_any_charset() {
        let scrub = Scrub::default();
        let email = b"m@corp.io";
        for (body, kind) in [
            (&b"<a>m@corp.io</a>"[..], None),
            (b"<a>m@corp.io</a>", Some("application/octet-stream")),
            (b"<a>m@corp.io</a>", Some("image/svg+xml")),
            (b"M\xf6na m@corp.io", Some("text/plain")),
            (b"1\0\x01 m@corp.io\n", Some("Text/plain; charset=utf-8")),
        ] {
            let clean = Pass::new(&scrub).scrub_bytes(body, kind).unwrap();
            assert!(!clean.windows(email.len()).any(|part| part == email), "{kind:?}");
        }
        // A text that was compressed for the way.
        let packed = Format::Gzip.pack(br#"{"email": "m@corp.io"}"#).unwrap();
        let clean = Pass::new(&scrub).scrub_bytes(&packed, Some("application/json; charset=utf-8")).unwrap();
        assert_eq!(Format::Gzip.unpack(&clean).unwrap(), br#"{"email": "REDACTED@example.com"}"#);
    }

    #[test]
    fn added_secrets_names_and_patterns_are_replaced() {
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
        assert_eq!(request_secrets::of(&request), ["dXNlcjpzZXNhbWUx", "sesame1", "b", "123456", "t", "t", "p", "p"]);
        let clean = Scrub::default().request(&request);
        assert_eq!(clean.url.as_str(), "https://h/?a=%7E&token=REDACTED");
        assert_eq!(clean.headers["authorization"], "Basic REDACTED");
        for name in ["cookie", "x-github-otp", "x-api-token"] {
            assert_eq!(clean.headers[name], PLACEHOLDER);
        }
        assert_eq!(clean.headers["accept"], "*/*");
    }
}
