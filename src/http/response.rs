//! A response: status, headers, body.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use bytes::Bytes;
use http::header::{DATE, RETRY_AFTER};
use http::{HeaderMap, Method, StatusCode, Version};
use httpdate::parse_http_date;
use url::Url;

use crate::http::secrets::{is_secret_name, masked, redacted};
use crate::http::transfer::safe_name;
use crate::runtime::deadline;

/// The longest `X-Poll-Interval` that is honored, so that no server holds a wait for longer. GitHub's are minutes.
const LONGEST_POLL_INTERVAL: Duration = Duration::from_secs(3600);

/// A response.
#[derive(Debug, Clone)]
pub struct Response {
    /// Status code.
    pub status: u16,
    /// Headers as received.
    pub headers: HeaderMap,
    /// The reason phrase as received; None for that of the status.
    pub phrase: Option<Arc<str>>,
    /// Body, decompressed.
    pub body: Bytes,
    /// URL that sent the response, after redirects.
    pub url: Url,
    /// Method of the request; None for a response without a request.
    pub method: Option<Method>,
    /// The result of a retry, if it is unknown whether the request of this response was carried out.
    pub retried: Option<String>,
    /// Time from sending the request until the head of the response arrived; zero for a replayed response.
    pub elapsed: Duration,
    /// The version of HTTP; None for a response that did not come over a connection.
    pub version: Option<Version>,
    /// The request as it was sent; None for a response without a request.
    pub sent: Option<Arc<Sent>>,
    /// The responses with redirects that led here, oldest first.
    pub history: Vec<Response>,
}

/// A request as it was sent. Its secrets are only left out when it is read, which few programs do.
pub struct Sent {
    /// URL.
    pub url: Url,
    headers: HeaderMap,
    /// Body; None if it was read while it was sent.
    pub body: Option<Bytes>,
}

impl Sent {
    /// A request that was sent.
    pub fn new(url: Url, headers: HeaderMap, body: Option<Bytes>) -> Sent {
        Sent { url, headers, body }
    }

    /// The headers, without the values of credentials, also where other headers repeat them.
    pub fn headers(&self) -> HeaderMap {
        let secret = self.headers.iter().filter(|(name, _)| is_secret_name(name.as_str()));
        let parts = secret.filter_map(|(_, value)| value.to_str().ok()).flat_map(str::split_ascii_whitespace);
        masked(&self.headers, &parts.map(str::to_owned).collect::<Vec<_>>())
    }
}

impl Sent {
    /// The headers with the values of credentials, for layers; they are not to be shown.
    pub(crate) fn unmasked(&self) -> &HeaderMap {
        &self.headers
    }
}

impl fmt::Debug for Sent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let url = redacted(self.url.as_str());
        f.debug_struct("Sent").field("url", &url).field("headers", &self.headers()).finish_non_exhaustive()
    }
}

/// A link of a Link header (RFC 8288).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// Relation type: `next`, `last`, ...
    pub rel: String,
    /// Target, as written.
    pub target: String,
}

impl Response {
    /// A response from this URL.
    pub fn new(status: u16, headers: HeaderMap, body: Bytes, url: Url) -> Response {
        Response {
            status,
            headers,
            phrase: None,
            body,
            url,
            method: None,
            retried: None,
            elapsed: Duration::ZERO,
            version: None,
            sent: None,
            history: Vec::new(),
        }
    }

    /// Whether the status is below 400.
    pub fn ok(&self) -> bool {
        self.status < 400
    }

    /// Whether the request succeeded: a status from 200 to 299.
    pub fn is_success(&self) -> bool {
        (200..300).contains(&self.status)
    }

    /// The reason phrase: the one that was received, or that of the status.
    pub fn reason(&self) -> &str {
        self.phrase.as_deref().unwrap_or(reason_of(self.status))
    }

    /// Keep the reason phrase that was received. That of the status, an empty one, and one with control characters are not
    /// kept.
    pub fn with_reason(mut self, reason: &str) -> Response {
        let is_kept = !reason.is_empty() && reason != reason_of(self.status) && !reason.chars().any(char::is_control);
        self.phrase = is_kept.then(|| reason.into());
        self
    }

    /// The status for messages, as "404 Not Found". It has no text of the server.
    pub fn status_line(&self) -> String {
        format!("{} {}", self.status, reason_of(self.status)).trim_end().to_owned()
    }

    /// A header as text; None if it is missing or not text.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).and_then(|value| value.to_str().ok())
    }

    /// Its ETag.
    pub fn etag(&self) -> Option<&str> {
        self.header("etag")
    }

    /// The Date header; the local time if there is none.
    pub fn date(&self) -> SystemTime {
        self.header(DATE.as_str()).and_then(|date| parse_http_date(date).ok()).unwrap_or_else(SystemTime::now)
    }

    /// The wait that the Retry-After header requests: seconds, or a date relative to the Date header. At most
    /// [`deadline::LONGEST`].
    pub fn retry_after(&self) -> Option<Duration> {
        let value = self.header(RETRY_AFTER.as_str())?.trim();
        if let Some(seconds) = number(value) {
            return Some(deadline::whole_seconds(seconds));
        }
        let length = parse_http_date(value).ok()?.duration_since(self.date()).unwrap_or_default();
        Some(length.min(deadline::LONGEST))
    }

    /// The time between two requests for the same resource that `X-Poll-Interval` requests: at most an hour.
    pub fn poll_interval(&self) -> Option<Duration> {
        let seconds = self.header("x-poll-interval").and_then(number)?;
        Some(deadline::whole_seconds(seconds).min(LONGEST_POLL_INTERVAL))
    }

    /// Requests left in the quota, and its size.
    pub fn quota(&self) -> Option<(u64, u64)> {
        let read = |name| number(self.header(name)?);
        read("x-ratelimit-remaining").zip(read("x-ratelimit-limit"))
    }

    /// The file name that the Content-Disposition header suggests (RFC 6266), without any path.
    pub fn file_name(&self) -> Option<String> {
        let disposition = self.headers.get(http::header::CONTENT_DISPOSITION)?;
        let disposition = String::from_utf8_lossy(disposition.as_bytes()).into_owned();
        let (_, parameters) = split_unquoted(&disposition, ';');
        let known: Vec<(&str, String)> = self::parameters(parameters).collect();
        let named = |name: &str| known.iter().find(|(n, _)| n.eq_ignore_ascii_case(name)).map(|(_, value)| value);
        let extended = named("filename*").and_then(|value| {
            let (charset, rest) = value.split_once('\'')?;
            let (_, encoded) = rest.split_once('\'')?;
            let decoded = percent_encoding::percent_decode_str(encoded);
            match charset.to_ascii_lowercase().as_str() {
                "utf-8" => decoded.decode_utf8().ok().map(|name| name.into_owned()),
                "iso-8859-1" => Some(decoded.map(char::from).collect()),
                _ => None,
            }
        });
        safe_name(&extended.or_else(|| named("filename").cloned())?)
    }

    /// The last segment of the URL that sent the response.
    pub fn last_segment(&self) -> Option<String> {
        let last = self.url.path_segments()?.next_back()?;
        safe_name(&percent_encoding::percent_decode_str(last).decode_utf8_lossy())
    }

    /// The links of the Link headers, in order.
    pub fn links(&self) -> Vec<Link> {
        let headers = self.headers.get_all(http::header::LINK).iter();
        headers.flat_map(|value| links(&String::from_utf8_lossy(value.as_bytes()))).collect()
    }

    /// The absolute URL of the link with this relation type.
    pub fn link(&self, rel: &str) -> Option<Url> {
        let link = self.links().into_iter().find(|link| link.rel.eq_ignore_ascii_case(rel))?;
        self.url.join(&link.target).ok()
    }
}

/// A non-negative integer from a header, at most the largest `u64`; None if the text has other characters than digits.
pub fn number(text: &str) -> Option<u64> {
    let digits = text.trim();
    let whole = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    whole.then(|| digits.parse().unwrap_or(u64::MAX))
}

/// The links of one Link header. Malformed parts are skipped.
pub fn links(header: &str) -> Vec<Link> {
    let mut found = Vec::new();
    let mut rest = header;
    while let Some((_, after)) = rest.split_once('<') {
        let Some((target, after)) = after.split_once('>') else { break };
        let (parameters, after) = split_unquoted(after, ',');
        rest = after;
        for (name, value) in self::parameters(parameters) {
            if name.eq_ignore_ascii_case("rel") {
                let rels = value.split_ascii_whitespace();
                found.extend(rels.map(|rel| Link { rel: rel.to_owned(), target: target.trim().to_owned() }));
                break; // only the first rel counts
            }
        }
    }
    found
}

fn parameters(text: &str) -> impl Iterator<Item = (&str, String)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        while !rest.is_empty() {
            let (parameter, after) = split_unquoted(rest, ';');
            rest = after;
            if let Some((name, value)) = parameter.split_once('=') {
                return Some((name.trim(), unquote(value.trim())));
            }
        }
        None
    })
}

/// The text before and after the first separator outside of quotes.
fn split_unquoted(text: &str, separator: char) -> (&str, &str) {
    let (mut quoted, mut escaped) = (false, false);
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ if c == separator && !quoted => {
                return (text.get(..at).unwrap_or(""), text.get(at + c.len_utf8()..).unwrap_or(""));
            }
            _ => {}
        }
    }
    (text, "")
}

fn unquote(value: &str) -> String {
    match value.strip_prefix('"').map(|v| v.strip_suffix('"').unwrap_or(v)) {
        Some(inner) => {
            let mut plain = String::with_capacity(inner.len());
            let mut chars = inner.chars();
            while let Some(c) = chars.next() {
                plain.extend(if c == '\\' { chars.next() } else { Some(c) });
            }
            plain
        }
        None => value.to_owned(),
    }
}

/// The reason phrase of a status; empty if it has none.
fn reason_of(status: u16) -> &'static str {
    StatusCode::from_u16(status).ok().and_then(|status| status.canonical_reason()).unwrap_or("")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(header: &str) -> Vec<(String, String)> {
        links(header).into_iter().map(|l| (l.rel, l.target)).collect()
    }

    #[test]
    fn reads_the_links_of_a_page() {
        let header = r#"<https://api.github.com/x?page=2>; rel="next", <https://api.github.com/x?page=9>; rel="last""#;
        let expected = [("next", "https://api.github.com/x?page=2"), ("last", "https://api.github.com/x?page=9")];
        assert_eq!(pairs(header), expected.map(|(r, t)| (r.to_owned(), t.to_owned())));
    }

    #[test]
    fn the_suggested_name_has_no_path() {
        let name = |header: &str| {
            let url = Url::parse("https://h/a%20b").ok()?;
            let headers = HeaderMap::from_iter([(http::header::CONTENT_DISPOSITION, header.parse().ok()?)]);
            Response::new(200, headers, Bytes::new(), url).file_name()
        };
        for (header, expected) in [
            ("attachment; filename=octocat-1.tar.gz", Some("octocat-1.tar.gz")),
            ("attachment; filename=\"a b; c.zip\"; x=y", Some("a b; c.zip")),
            ("attachment; filename=plain.zip; filename*=UTF-8''na%C3%AFve%2Fx.zip", Some("x.zip")),
            ("attachment; filename*=iso-8859-1'en'%A3.txt", Some("£.txt")),
            ("attachment; filename*=utf-7''a; filename=b", Some("b")),
            ("attachment; filename=\"../../etc/passwd\"", Some("passwd")),
            ("attachment; filename=\"C:\\\\temp\\\\x.exe\"", Some("x.exe")),
            ("attachment; filename=\"..\"", None),
            ("attachment; filename=\"a/\"", None),
            ("attachment", None),
        ] {
            assert_eq!(name(header).as_deref(), expected, "{header}");
        }
    }

    #[test]
    fn a_poll_interval_is_at_most_an_hour() {
        let interval = |header: &str| {
            let headers = HeaderMap::from_iter([("x-poll-interval".parse().ok()?, header.parse().ok()?)]);
            Response::new(200, headers, Bytes::new(), Url::parse("https://h/a").ok()?).poll_interval()
        };
        for (header, expected) in
            [("60", Some(60)), ("3601", Some(3600)), ("99999999999999999999", Some(3600)), ("-1", None), ("soon", None)]
        {
            assert_eq!(interval(header), expected.map(Duration::from_secs), "{header}");
        }
    }

    #[test]
    fn links_may_contain_commas_semicolons_and_quotes() {
        assert_eq!(
            pairs(r#"</a,b;c>; title="x, \"<y>; rel=no"; rel="prev next"; rel=late, junk, </d>;rel=last"#),
            [("prev", "/a,b;c"), ("next", "/a,b;c"), ("last", "/d")].map(|(r, t)| (r.to_owned(), t.to_owned()))
        );
    }

    #[test]
    fn malformed_link_headers_have_no_links() {
        for header in ["", "<", "<>", "<a>", "<a>;", "<a>; rel", "rel=next", "<a; rel=next", "\"<a>; rel=next"] {
            assert!(links(header).iter().all(|l| !l.rel.is_empty()), "{header}");
        }
        assert_eq!(links("<a>; title=\"open"), []);
    }
}
