//! An answer that is kept: when it may be, how the service is asked about it, and what a file of it looks like.

use bytes::Bytes;
use chrono::DateTime;
use http::header::{
    CACHE_CONTROL, CONNECTION, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_RANGE, CONTENT_TYPE, DATE, ETAG, HeaderName,
    IF_MATCH, IF_MODIFIED_SINCE, IF_NONE_MATCH, IF_RANGE, IF_UNMODIFIED_SINCE, LAST_MODIFIED, PROXY_AUTHENTICATE,
    SET_COOKIE, TE, TRAILER, TRANSFER_ENCODING, UPGRADE, VARY,
};
use http::{HeaderMap, HeaderValue};
use serde::{Deserialize, Serialize};

use crate::http::request::Request;
use crate::http::response::Response;
use crate::policy::cache::key::{Asked, Key};
use crate::runtime::deadline;

/// Headers that make a request conditional.
pub const CONDITIONS: [HeaderName; 5] = [IF_NONE_MATCH, IF_MODIFIED_SINCE, IF_MATCH, IF_UNMODIFIED_SINCE, IF_RANGE];
/// Headers of one connection or one program, which are not kept.
const PASSING: [HeaderName; 7] = [CONNECTION, PROXY_AUTHENTICATE, SET_COOKIE, TE, TRAILER, TRANSFER_ENCODING, UPGRADE];
/// Headers that describe the body that is kept: an answer without body says nothing of it.
const OF_THE_BODY: [HeaderName; 4] = [CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_RANGE, CONTENT_TYPE];

/// An answer that is kept.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Entry {
    /// Headers, but for those that are not kept.
    pub headers: HeaderMap,
    /// The whole body.
    pub body: Bytes,
    /// A hash of what chose this form of the answer.
    pub selection: Key,
}

impl Entry {
    /// What is to be kept of an answer of status 200; None where nothing may be, or where it could not be asked about.
    pub fn of(asked: &Asked, answer: &Response) -> Option<Entry> {
        let headers = &answer.headers;
        let kept = !directive(headers, &CACHE_CONTROL, "no-store") && !vary(headers).any(|name| name == "*");
        if !kept || !(etag(headers).is_some() || is_settled(headers)) {
            return None;
        }
        let mut headers = headers.clone();
        for name in PASSING {
            headers.remove(name);
        }
        let selection = asked.selection(vary(&headers));
        // The body may be a part of a larger buffer, which would be kept with it.
        Some(Entry { headers, body: Bytes::copy_from_slice(&answer.body), selection })
    }

    /// Whether it is in the form that the request asks for.
    pub fn answers(&self, asked: &Asked) -> bool {
        self.selection == asked.selection(vary(&self.headers))
    }

    /// The request, made to ask whether this is current. The ETag goes alone: times count in whole seconds, and not
    /// every service looks at the ETag first.
    pub fn question(&self, request: &Request) -> Request {
        let mut question = request.clone();
        let validator = match (etag(&self.headers), self.headers.get(LAST_MODIFIED)) {
            (Some(etag), _) => Some((IF_NONE_MATCH, etag)),
            (None, time) => time.map(|time| (IF_MODIFIED_SINCE, time)),
        };
        question.headers.extend(validator.map(|(name, value)| (name, value.clone())));
        question
    }

    /// Whether an answer that nothing changed speaks of this. Without an ETag of its own it speaks of what was asked.
    pub fn confirmed(&self, answer: &Response) -> bool {
        match (etag(&self.headers), etag(&answer.headers)) {
            (Some(kept), Some(told)) => opaque(kept) == opaque(told),
            _ => true,
        }
    }

    /// The answer, with the headers that came with the word that it is current.
    pub fn updated(self, answer: Response) -> Response {
        let mut headers = self.headers;
        for name in answer.headers.keys() {
            if !OF_THE_BODY.contains(name) {
                headers.remove(name);
            }
        }
        let mut last = None;
        for (name, value) in answer.headers {
            // Further values of a header come without its name.
            last = name.or(last);
            if let Some(name) = last.as_ref().filter(|name| !OF_THE_BODY.contains(name)) {
                headers.append(name, value);
            }
        }
        Response { status: 200, headers, body: self.body, ..answer }
    }

    /// Bytes that it takes, about.
    pub fn size(&self) -> u64 {
        let headers: usize = self.headers.iter().map(|(name, value)| name.as_str().len() + value.len() + 64).sum();
        (headers + self.body.len() + 256) as u64
    }
}

/// Whether a list of directives, as in Cache-Control, has this one.
pub fn directive(headers: &HeaderMap, list: &HeaderName, name: &str) -> bool {
    let directives = headers.get_all(list).iter().filter_map(|value| value.to_str().ok()).flat_map(|v| v.split(','));
    directives.map(|directive| directive.split('=').next().unwrap_or("").trim()).any(|d| d.eq_ignore_ascii_case(name))
}

fn vary(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    let values = headers.get_all(VARY).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).map(str::trim).filter(|name| !name.is_empty())
}

fn etag(headers: &HeaderMap) -> Option<&HeaderValue> {
    headers.get(ETAG).filter(|etag| !etag.is_empty())
}

/// Whether Last-Modified tells versions apart: it does not, of a thing that changed just before it was read, and may
/// change again within the same second (RFC 9110, section 8.8.2.2).
fn is_settled(headers: &HeaderMap) -> bool {
    let time = |name: HeaderName| DateTime::parse_from_rfc2822(headers.get(name)?.to_str().ok()?).ok();
    match (time(DATE), time(LAST_MODIFIED)) {
        (Some(date), Some(modified)) => date.signed_duration_since(modified) >= deadline::MINUTE,
        _ => false,
    }
}

/// An ETag for weak comparison.
fn opaque(etag: &HeaderValue) -> &[u8] {
    let etag = etag.as_bytes().trim_ascii();
    etag.strip_prefix(b"W/").unwrap_or(etag)
}

/// How the file of an entry begins; another form of files gets another number.
const MAGIC: &[u8] = b"ferrohub cache 1\n";

/// What a file has beside the body.
#[derive(Serialize, Deserialize)]
struct Head {
    headers: Vec<(String, String)>,
    selection: Key,
}

impl Entry {
    /// As a file: the beginning, a checksum of the rest, the length of the head, the head as JSON, the body.
    pub fn to_file(&self) -> Option<Vec<u8>> {
        let text = |(name, value): (&HeaderName, &HeaderValue)| {
            Some((name.as_str().to_owned(), value.to_str().ok()?.to_owned()))
        };
        let head = Head { headers: self.headers.iter().filter_map(text).collect(), selection: self.selection };
        let head = serde_json::to_vec(&head).ok()?;
        let length = u32::try_from(head.len()).ok()?.to_le_bytes();
        let mut sum = crc32fast::Hasher::new();
        [&length, &head[..], &self.body].into_iter().for_each(|part| sum.update(part));
        Some([MAGIC, &sum.finalize().to_le_bytes(), &length, &head, &self.body].concat())
    }

    /// Of a file; None for one that is damaged, cut, or of another version.
    pub fn of_file(file: Vec<u8>) -> Option<Entry> {
        let file = Bytes::from(file);
        let (sum, rest) = file.strip_prefix(MAGIC)?.split_first_chunk()?;
        if crc32fast::hash(rest) != u32::from_le_bytes(*sum) {
            return None;
        }
        let (length, rest) = rest.split_first_chunk()?;
        let (head, body) = rest.split_at_checked(usize::try_from(u32::from_le_bytes(*length)).ok()?)?;
        let head: Head = serde_json::from_slice(head).ok()?;
        let mut headers = HeaderMap::with_capacity(head.headers.len());
        for (name, value) in head.headers {
            headers.append(name.parse::<HeaderName>().ok()?, value.parse().ok()?);
        }
        let body = file.slice_ref(body);
        Some(Entry { headers, body, selection: head.selection })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&str, &str)]) -> HeaderMap {
        let pairs = pairs.iter();
        pairs.map(|(name, value)| (name.parse::<HeaderName>().unwrap(), value.parse().unwrap())).collect()
    }

    fn entry() -> Entry {
        let headers = headers(&[("etag", "W/\"1\""), ("link", "</2>; rel=next"), ("content-type", "application/json")]);
        Entry { headers, body: Bytes::from_static(b"{\"id\": 1}"), selection: [7; 32] }
    }

    #[test]
    fn a_file_gives_the_entry_again() {
        assert_eq!(Entry::of_file(entry().to_file().unwrap()), Some(entry()));
    }

    #[test]
    fn a_damaged_file_gives_none() {
        let file = entry().to_file().unwrap();
        for at in 0..file.len() {
            assert_eq!(Entry::of_file(file[..at].to_vec()), None, "cut at {at}");
            let mut flipped = file.clone();
            flipped[at] ^= 1;
            assert_eq!(Entry::of_file(flipped), None, "flipped at {at}");
        }
    }

    #[test]
    fn directives_are_found_in_any_case() {
        for value in ["no-store", "private, No-Store", "max-age=0,no-store=\"x\""] {
            assert!(directive(&headers(&[("cache-control", value)]), &CACHE_CONTROL, "no-store"), "{value}");
        }
        assert!(!directive(&headers(&[("cache-control", "private, max-age=60")]), &CACHE_CONTROL, "no-store"));
    }

    #[test]
    fn a_time_alone_tells_versions_apart_a_minute_later() {
        let modified = ("last-modified", "Thu, 05 Jul 2012 15:31:30 GMT");
        assert!(is_settled(&headers(&[modified, ("date", "Thu, 05 Jul 2012 15:32:30 GMT")])));
        assert!(!is_settled(&headers(&[modified, ("date", "Thu, 05 Jul 2012 15:31:31 GMT")])));
        assert!(!is_settled(&headers(&[modified])));
    }

    #[test]
    fn a_confirmation_brings_headers_but_not_those_of_its_missing_body() {
        let told = [("etag", "\"1\""), ("x-new", "a"), ("x-new", "b"), ("content-type", "text/plain")];
        let url = "https://h/".parse().unwrap();
        let told = Response::new(304, headers(&told), Bytes::new(), url);
        assert!(entry().confirmed(&told));
        let answer = entry().updated(told);
        assert_eq!((answer.status, answer.body), (200, entry().body));
        let due = [
            ("etag", "\"1\""),
            ("link", "</2>; rel=next"),
            ("content-type", "application/json"),
            ("x-new", "a"),
            ("x-new", "b"),
        ];
        assert_eq!(answer.headers, headers(&due));
    }
}
