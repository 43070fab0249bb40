//! The condition of a request that revalidates an entry. It depends on the credential, and so is added once the request
//! is signed: GitHub's ETags depend on the Authorization header, and a token may have been renewed since.

use std::fmt;

use bytes::Bytes;
use http::header::{ACCEPT, AUTHORIZATION, COOKIE, ETAG, HeaderName, IF_MODIFIED_SINCE, IF_NONE_MATCH, LAST_MODIFIED};
use http::{HeaderMap, HeaderValue};
use sha2::{Digest, Sha256};

use crate::cache::entry::{Entry, etag, opaque_tag, vary};
use crate::cache::key::{Key, Lookup};
use crate::http::context::Condition;
use crate::json::hex;

/// Request headers that GitHub's ETags depend on, in this order.
const HASHED: [HeaderName; 3] = [ACCEPT, AUTHORIZATION, COOKIE];

/// The condition that revalidates an entry.
pub struct Validator {
    entry: Entry,
    salt: Key,
}

impl Validator {
    /// The condition for an entry.
    pub fn new(entry: Entry, lookup: &Lookup) -> Validator {
        Validator { entry, salt: *lookup.salt() }
    }
}

impl Condition for Validator {
    /// With the credential of the stored response, its ETag. With another one, the ETag that the same body would have,
    /// if it is known how the server computes it; otherwise the time of the last change; otherwise none.
    fn add_to(&self, headers: &mut HeaderMap) {
        let stored = &self.entry.headers;
        let is_same = signer(headers, &self.salt) == self.entry.signer;
        let etag = match etag(stored) {
            Some(etag) if is_same => Some(etag.clone()),
            Some(_) if self.entry.derived => computed(headers, stored, &self.entry.body),
            _ => None,
        };
        match (etag, stored.get(LAST_MODIFIED)) {
            // One validator: dates have a resolution of one second, and some servers compare the date even if there is
            // an ETag.
            (Some(etag), _) => headers.insert(IF_NONE_MATCH, etag),
            (None, Some(time)) => headers.insert(IF_MODIFIED_SINCE, time.clone()),
            (None, None) => None,
        };
    }
}

impl fmt::Debug for Validator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Validator")
    }
}

/// A salted hash of the credential that a request is sent with.
pub fn signer(headers: &HeaderMap, salt: &Key) -> Key {
    let mut hash = Sha256::new_with_prefix(salt);
    headers.get_all(AUTHORIZATION).iter().for_each(|value| hash.update(value.as_bytes()));
    hash.finalize().into()
}

/// Whether a response has the ETag that this module computes for its body.
pub fn is_derived(sent: &HeaderMap, received: &HeaderMap, body: &Bytes) -> bool {
    let tag = received.get(ETAG).map(opaque_tag);
    // 64 hexadecimal digits in quotes; otherwise there is nothing to compute.
    tag.is_some_and(|tag| tag.len() == 66 && computed(sent, received, body).as_ref().map(opaque_tag) == Some(tag))
}

/// The ETag of a body as the response to a request: a SHA-256 hash of those of the three headers that the server
/// distinguishes, each followed by a colon, and the body. GitHub does not document this; it was found by the project
/// <https://github.com/bored-engineer/github-conditional-http-transport>.
fn computed(sent: &HeaderMap, received: &HeaderMap, body: &Bytes) -> Option<HeaderValue> {
    let mut hash = Sha256::new();
    for name in HASHED.iter().filter(|name| vary(received).any(|varying| name.as_str().eq_ignore_ascii_case(varying))) {
        for value in sent.get_all(name) {
            hash.update(value.as_bytes());
            hash.update(b":");
        }
    }
    hash.update(body);
    let digest: [u8; 32] = hash.finalize().into();
    HeaderValue::from_str(&format!("\"{}\"", hex::encode(&digest))).ok()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn headers(pairs: &[(HeaderName, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect()
    }

    #[test]
    fn the_etag_of_a_body_depends_on_the_headers_that_the_server_distinguishes() {
        let body = Bytes::from_static(b"hello world");
        let sent = headers(&[(AUTHORIZATION, "Bearer hunter1"), (ACCEPT, "application/json")]);
        let tag = |names: &'static str| {
            let received = headers(&[(http::header::VARY, names)]);
            computed(&sent, &received, &body).unwrap().to_str().unwrap().trim_matches('"').to_owned()
        };
        let expected = |text: &str| hex::encode(&Sha256::digest(text));
        let all = "Accept, Authorization, Cookie, Accept-Encoding, X-Requested-With";
        assert_eq!(tag(all), expected("application/json:Bearer hunter1:hello world"));
        assert_eq!(tag("accept"), expected("application/json:hello world"));
        assert_eq!(tag("Accept-Encoding"), expected("hello world"));
    }

    #[test]
    fn the_rule_is_checked_on_each_response() {
        let body = Bytes::from_static(b"hello world");
        let sent = headers(&[(AUTHORIZATION, "token x")]);
        let mut received = headers(&[(http::header::VARY, "Accept, Authorization")]);
        let etag = computed(&sent, &received, &body).unwrap();
        received.insert(ETAG, format!("W/{}", etag.to_str().unwrap()).parse().unwrap());
        assert!(is_derived(&sent, &received, &body));
        assert!(!is_derived(&sent, &received, &Bytes::from_static(b"hello")));
        assert!(!is_derived(&headers(&[(AUTHORIZATION, "token y")]), &received, &body));
        received.insert(ETAG, HeaderValue::from_static("\"1\""));
        assert!(!is_derived(&sent, &received, &body));
    }
}
