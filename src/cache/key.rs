//! The cache key of a request: a hash of its URL, credential and headers.

use http::HeaderMap;
use http::header::{ACCEPT_ENCODING, AUTHORIZATION, CACHE_CONTROL, HeaderName, HeaderValue, PRAGMA, RANGE, USER_AGENT};
use sha2::{Digest, Sha256};

use crate::auth::credential::ONE_TIME_PASSWORD;
use crate::cache::entry::{CONDITIONS, directive};
use crate::http::request;
use crate::http::request::Request;

/// Request headers that cannot identify a user. All other headers are part of the key. A response can still name one
/// of these in its Vary header; it is then part of [`Lookup::selection`].
const NEUTRAL: [HeaderName; 7] = [
    ACCEPT_ENCODING,
    CACHE_CONTROL,
    PRAGMA,
    HeaderName::from_static("traceparent"),
    HeaderName::from_static("tracestate"),
    HeaderName::from_static("x-correlation-id"),
    HeaderName::from_static("x-request-id"),
];

/// A salted SHA-256 hash of URL, credential and headers, which reveals none of them.
pub type Key = [u8; 32];

/// What a cache needs to look up the response to a request.
pub struct Lookup {
    /// The key of the entry.
    pub key: Key,
    /// Whether the caller has set conditional headers, such as If-None-Match.
    pub conditional: bool,
    headers: HeaderMap,
    salt: [u8; 32],
}

impl Lookup {
    /// The lookup of a request with these headers, sent for this identity; None for one that no cache applies to: with a
    /// one-time password, for a range, or with `no-store`.
    pub fn of(target: &Request, headers: HeaderMap, identity: &[u8], salt: &[u8; 32]) -> Option<Lookup> {
        if headers.contains_key(ONE_TIME_PASSWORD)
            || headers.contains_key(RANGE)
            || directive(&headers, &CACHE_CONTROL, "no-store")
        {
            return None;
        }
        let mut hash = Hash::new(salt);
        hash.part(target.url.as_str().as_bytes());
        hash.part(identity);
        let mut names: Vec<&HeaderName> = headers.keys().filter(|name| is_part_of_key(name, &headers)).collect();
        names.sort_unstable_by_key(|name| name.as_str());
        for name in names {
            hash.part(name.as_str().as_bytes());
            hash.values(&headers, name);
        }
        let conditional = CONDITIONS.iter().any(|name| headers.contains_key(name));
        Some(Lookup { key: hash.finish(), conditional, headers, salt: *salt })
    }

    /// The salt of the cache.
    pub fn salt(&self) -> &Key {
        &self.salt
    }

    /// A hash of the request's values of the headers in `names`, which are those of a response's Vary header.
    pub fn selection<'a>(&self, names: impl IntoIterator<Item = &'a str>) -> Key {
        let mut hash = Hash::new(&self.salt);
        for name in names {
            // The credential is already part of the key, by its identity: renewing a token does not change the key.
            if let Ok(name) = name.parse::<HeaderName>()
                && name != AUTHORIZATION
            {
                hash.part(name.as_str().as_bytes());
                hash.values(&self.headers, &name);
            }
        }
        hash.finish()
    }
}

/// Whether a header is part of the key as it is. Authorization is not: the key contains the identity of the credential.
/// Conditional headers are not either: they do not select a representation.
fn is_part_of_key(name: &HeaderName, headers: &HeaderMap) -> bool {
    // GitHub requests the name of a user or an application in User-Agent. The library's default identifies neither,
    // and would invalidate the cache with every new version.
    let is_default = || headers.get(USER_AGENT) == Some(&HeaderValue::from_static(request::USER_AGENT));
    let excluded = name == AUTHORIZATION || CONDITIONS.contains(name);
    !(excluded || NEUTRAL.contains(name) || name == USER_AGENT && is_default())
}

/// A salted hash of several parts. The length of each part is hashed too, so that parts cannot be confused.
struct Hash(Sha256);

impl Hash {
    fn new(salt: &[u8; 32]) -> Hash {
        Hash(Sha256::new_with_prefix(salt))
    }

    fn part(&mut self, part: &[u8]) {
        self.0.update((part.len() as u64).to_le_bytes());
        self.0.update(part);
    }

    fn values(&mut self, headers: &HeaderMap, name: &HeaderName) {
        let values = headers.get_all(name);
        self.0.update((values.iter().count() as u64).to_le_bytes());
        values.iter().for_each(|value| self.part(value.as_bytes()));
    }

    fn finish(self) -> Key {
        self.0.finalize().into()
    }
}
