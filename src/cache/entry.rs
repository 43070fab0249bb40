//! A stored response: when it may be stored, how it is revalidated, and the format of its file.

use std::sync::Arc;

use bytes::Bytes;
use chrono::DateTime;
use http::header::{
    CACHE_CONTROL, CONNECTION, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_RANGE, CONTENT_TYPE, DATE, ETAG, HeaderName,
    IF_MATCH, IF_MODIFIED_SINCE, IF_NONE_MATCH, IF_RANGE, IF_UNMODIFIED_SINCE, LAST_MODIFIED, PROXY_AUTHENTICATE,
    SET_COOKIE, TE, TRAILER, TRANSFER_ENCODING, UPGRADE, VARY,
};
use http::{HeaderMap, HeaderValue};
use serde::{Deserialize, Serialize};

use crate::cache::key::{Key, Lookup};
use crate::cache::validator::{Validator, is_derived, signer};
use crate::http::request::Request;
use crate::http::response::Response;
use crate::runtime::deadline;

/// Headers that make a request conditional.
pub const CONDITIONS: [HeaderName; 5] = [IF_NONE_MATCH, IF_MODIFIED_SINCE, IF_MATCH, IF_UNMODIFIED_SINCE, IF_RANGE];
/// Headers of one connection or one client, which are not stored (RFC 9111, section 3.1).
const NOT_STORED: [HeaderName; 7] =
    [CONNECTION, PROXY_AUTHENTICATE, SET_COOKIE, TE, TRAILER, TRANSFER_ENCODING, UPGRADE];
/// Headers that describe the stored body. A 304 response has no body, so its values of them are ignored.
const OF_THE_BODY: [HeaderName; 4] = [CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_RANGE, CONTENT_TYPE];

/// A stored response of status 200.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Entry {
    /// Headers, without those of one connection or one client.
    pub headers: HeaderMap,
    /// The whole body.
    pub body: Bytes,
    /// A hash of the request headers that selected this representation (RFC 9110, section 12.5.5).
    pub selection: Key,
    /// A hash of the credential that the ETag belongs to.
    pub signer: Key,
    /// Whether the ETag for another credential can be computed.
    pub derived: bool,
}

impl Entry {
    /// The entry for a response of status 200, or None if it may not be stored or could not be revalidated.
    pub fn of(lookup: &Lookup, response: &Response) -> Option<Entry> {
        let headers = &response.headers;
        let may_store = !directive(headers, &CACHE_CONTROL, "no-store") && !vary(headers).any(|name| name == "*");
        if !may_store || !(etag(headers).is_some() || is_strong(headers)) {
            return None;
        }
        let mut headers = headers.clone();
        for name in NOT_STORED {
            headers.remove(name);
        }
        let selection = lookup.selection(vary(&headers));
        // The body may be a slice of a larger buffer, which the entry would keep alive.
        let body = Bytes::copy_from_slice(&response.body);
        let none = HeaderMap::new();
        let sent = response.sent.as_ref().map_or(&none, |sent| sent.unmasked());
        let derived = is_derived(sent, &headers, &body);
        Some(Entry { headers, body, selection, signer: signer(sent, lookup.salt()), derived })
    }

    /// Whether the request selects this representation (RFC 9111, section 4.1).
    pub fn matches(&self, lookup: &Lookup) -> bool {
        self.selection == lookup.selection(vary(&self.headers))
    }

    /// A conditional request that revalidates this entry.
    pub fn conditional_request(&self, request: &Request, lookup: &Lookup) -> Request {
        let mut conditional = request.clone();
        conditional.context.condition = Some(Arc::new(Validator::new(self.clone(), lookup)));
        conditional
    }

    /// Whether a 304 response confirms this entry. One without an ETag does, and so does one to a request with a time;
    /// an ETag must match that of the request (weak comparison, RFC 9110, section 8.8.3.2).
    pub fn is_confirmed_by(&self, response: &Response) -> bool {
        match (sent_etag(response), etag(&response.headers)) {
            (Some(sent), Some(received)) => opaque_tag(sent) == opaque_tag(received),
            _ => true,
        }
    }

    /// The entry for another credential, with which a 304 response confirmed it; None if the credential is the same.
    pub fn renewed_by(&self, response: &Response, lookup: &Lookup) -> Option<Entry> {
        let sent = response.sent.as_ref()?.unmasked();
        let signer = signer(sent, lookup.salt());
        if signer == self.signer {
            return None;
        }
        let mut renewed = Entry { signer, ..self.clone() };
        match etag(&response.headers).or_else(|| sent_etag(response)) {
            Some(etag) => renewed.headers.insert(ETAG, etag.clone()),
            None => renewed.headers.remove(ETAG),
        };
        renewed.derived = is_derived(sent, &renewed.headers, &renewed.body);
        Some(renewed)
    }

    /// The stored response, with the headers that a 304 response updates (RFC 9111, section 3.2).
    pub fn updated_by(self, response: Response) -> Response {
        let mut headers = self.headers;
        for name in response.headers.keys() {
            if !OF_THE_BODY.contains(name) {
                headers.remove(name);
            }
        }
        let mut last = None;
        for (name, value) in response.headers {
            // `HeaderMap` yields the name only with the first value of a header.
            last = name.or(last);
            if let Some(name) = last.as_ref().filter(|name| !OF_THE_BODY.contains(name)) {
                headers.append(name, value);
            }
        }
        Response { status: 200, headers, body: self.body, ..response }
    }

    /// Approximate size in memory, in bytes.
    pub fn size(&self) -> u64 {
        let headers: usize = self.headers.iter().map(|(name, value)| name.as_str().len() + value.len() + 64).sum();
        (headers + self.body.len() + 256) as u64
    }
}

/// Whether a header that lists directives, such as Cache-Control, contains this one.
pub fn directive(headers: &HeaderMap, list: &HeaderName, name: &str) -> bool {
    let directives = headers.get_all(list).iter().filter_map(|value| value.to_str().ok()).flat_map(|v| v.split(','));
    directives.map(|directive| directive.split('=').next().unwrap_or("").trim()).any(|d| d.eq_ignore_ascii_case(name))
}

/// The ETag that a response was requested with.
fn sent_etag(response: &Response) -> Option<&HeaderValue> {
    response.sent.as_ref()?.unmasked().get(IF_NONE_MATCH)
}

/// The names of the headers that select a representation.
pub fn vary(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    let values = headers.get_all(VARY).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).map(str::trim).filter(|name| !name.is_empty())
}

/// The ETag.
pub fn etag(headers: &HeaderMap) -> Option<&HeaderValue> {
    headers.get(ETAG).filter(|etag| !etag.is_empty())
}

/// Whether Last-Modified is a strong validator: at least one minute earlier than Date. Otherwise the resource may have
/// changed again within the same second (RFC 9110, section 8.8.2.2).
fn is_strong(headers: &HeaderMap) -> bool {
    let time = |name: HeaderName| DateTime::parse_from_rfc2822(headers.get(name)?.to_str().ok()?).ok();
    match (time(DATE), time(LAST_MODIFIED)) {
        (Some(date), Some(modified)) => date.signed_duration_since(modified) >= deadline::MINUTE,
        _ => false,
    }
}

/// The opaque tag of an ETag, for weak comparison.
pub fn opaque_tag(etag: &HeaderValue) -> &[u8] {
    let etag = etag.as_bytes().trim_ascii();
    etag.strip_prefix(b"W/").unwrap_or(etag)
}

/// The first bytes of a file. The number is the version of the format.
const MAGIC: &[u8] = b"ferrohub cache 2\n";

/// The part of a file that precedes the body, as JSON.
#[derive(Serialize, Deserialize)]
struct Head {
    headers: Vec<(String, String)>,
    selection: Key,
    signer: Key,
    derived: bool,
}

impl Entry {
    /// The content of a file: magic bytes, CRC-32 of the rest, length of the head, head as JSON, body.
    pub fn to_file(&self) -> Option<Vec<u8>> {
        let text = |(name, value): (&HeaderName, &HeaderValue)| {
            Some((name.as_str().to_owned(), value.to_str().ok()?.to_owned()))
        };
        let headers = self.headers.iter().filter_map(text).collect();
        let Entry { selection, signer, derived, .. } = *self;
        let head = Head { headers, selection, signer, derived };
        let head = serde_json::to_vec(&head).ok()?;
        let length = u32::try_from(head.len()).ok()?.to_le_bytes();
        let mut sum = crc32fast::Hasher::new();
        [&length, &head[..], &self.body].into_iter().for_each(|part| sum.update(part));
        Some([MAGIC, &sum.finalize().to_le_bytes(), &length, &head, &self.body].concat())
    }

    /// The entry in the content of a file, or None if it is damaged, truncated or of another version.
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
        let Head { selection, signer, derived, .. } = head;
        Some(Entry { headers, body, selection, signer, derived })
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
        let body = Bytes::from_static(b"{\"id\": 1}");
        Entry { headers, body, selection: [7; 32], signer: [8; 32], derived: true }
    }

    #[test]
    fn an_entry_survives_a_round_trip_through_a_file() {
        assert_eq!(Entry::of_file(entry().to_file().unwrap()), Some(entry()));
    }

    #[test]
    fn a_damaged_file_is_ignored() {
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
    fn last_modified_is_a_strong_validator_after_a_minute() {
        let modified = ("last-modified", "Thu, 05 Jul 2012 15:31:30 GMT");
        assert!(is_strong(&headers(&[modified, ("date", "Thu, 05 Jul 2012 15:32:30 GMT")])));
        assert!(!is_strong(&headers(&[modified, ("date", "Thu, 05 Jul 2012 15:31:31 GMT")])));
        assert!(!is_strong(&headers(&[modified])));
    }

    #[test]
    fn a_304_response_updates_headers_except_those_of_the_body() {
        let received = [("etag", "\"1\""), ("x-new", "a"), ("x-new", "b"), ("content-type", "text/plain")];
        let url = "https://h/".parse().unwrap();
        let not_modified = Response::new(304, headers(&received), Bytes::new(), url);
        assert!(entry().is_confirmed_by(&not_modified));
        let response = entry().updated_by(not_modified);
        assert_eq!((response.status, response.body), (200, entry().body));
        let expected = [
            ("etag", "\"1\""),
            ("link", "</2>; rel=next"),
            ("content-type", "application/json"),
            ("x-new", "a"),
            ("x-new", "b"),
        ];
        assert_eq!(response.headers, headers(&expected));
    }
}
