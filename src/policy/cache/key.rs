//! The cache key of a request: a hash of its URL, credential and headers.

use http::header::{ACCEPT_ENCODING, AUTHORIZATION, CACHE_CONTROL, HeaderName, HeaderValue, PRAGMA, RANGE, USER_AGENT};
use http::{HeaderMap, Method};
use sha2::{Digest, Sha256};

use crate::auth::credential::{Auth, ONE_TIME_PASSWORD};
use crate::http::context::Credential;
use crate::http::request;
use crate::http::request::Request;
use crate::policy::cache::entry::{CONDITIONS, directive};
use crate::policy::settings::Settings;

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
    /// The lookup of a request, or None if the cache does not apply to it: to requests other than GET, uploads and
    /// downloads, range requests, requests with `no-store`, with a credential of their own or with a one-time password,
    /// and requests to other hosts.
    pub fn of(settings: &Settings, request: &Request, salt: &[u8; 32]) -> Option<Lookup> {
        let bare = request.body.is_none() && request.upload.is_none() && request.download.is_none();
        if request.method != Method::GET || !bare || request.context.credential.is_some() || !settings.signs(request) {
            return None;
        }
        let headers = settings.unsigned(request, true).ok()?;
        if headers.contains_key(ONE_TIME_PASSWORD)
            || headers.contains_key(RANGE)
            || directive(&headers, &CACHE_CONTROL, "no-store")
        {
            return None;
        }
        let mut target = request.clone();
        target.complete_query(&settings.params);
        target.url.set_fragment(None);
        let mut hash = Hash::new(salt);
        hash.part(target.url.as_str().as_bytes());
        hash.part(&identity(settings, &headers)?);
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

/// The identity of the credential: the app and installation of a renewable installation token, the authorization of a
/// refreshable user token, else the value of the Authorization header. None if that header cannot be made.
fn identity(settings: &Settings, headers: &HeaderMap) -> Option<Vec<u8>> {
    let credential = settings.credential();
    let principal = match &*credential {
        Auth::Installation(token) => token.principal(),
        Auth::AppKey(_) | Auth::User(_) => credential.principal(),
        _ => None,
    };
    if let Some(principal) = principal {
        return Some(principal.into_bytes());
    }
    let header = credential.header().ok()?;
    Some(header.as_ref().or(headers.get(AUTHORIZATION)).map(|header| header.as_bytes().to_vec()).unwrap_or_default())
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

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::arithmetic_side_effects, clippy::disallowed_methods)]
mod tests {
    use chrono::{TimeDelta, Utc};

    use super::*;
    use crate::auth::credential::{AppKey, Grant, InstallationToken, Narrowing, Renewal, Secret, Target};

    fn key(settings: &Settings) -> Key {
        let url = format!("{}/user#fragment", settings.addresses.api).parse().unwrap();
        Lookup::of(settings, &Request::new(Method::GET, url), &[0; 32]).unwrap().key
    }

    #[test]
    fn renewing_an_installation_token_keeps_the_key() {
        let now = Utc::now();
        let grant = |token: &str| Grant::new(Secret::new(token), now + TimeDelta::hours(1), now);
        let installation = |number| {
            let app = AppKey::new(include_bytes!("../../../tests/keys/app-pkcs8.pem"), "1").unwrap();
            let narrowing = Narrowing::default();
            let renewal = Renewal::new(app, Target::Id(number), narrowing, Some(30));
            InstallationToken::new(grant("first"), Some(renewal))
        };
        let signed =
            |token: &InstallationToken| Settings { auth: Auth::Installation(token.clone()), ..Settings::default() };
        let token = installation(2);
        let before = key(&signed(&token));
        token.renew(grant("second"));
        assert_eq!(key(&signed(&token)), before);
        assert_ne!(key(&signed(&installation(3))), before);
        let bare = |token| key(&signed(&InstallationToken::new(grant(token), None)));
        assert_ne!(bare("first"), bare("second"));
    }

    #[test]
    fn an_authorization_header_among_the_settings_is_a_credential() {
        let with = |value: &str| {
            let mut settings = Settings::default();
            settings.headers.push(("Authorization".into(), value.into()));
            key(&settings)
        };
        let token = Settings { auth: Auth::Token(Secret::new("a")), ..Settings::default() };
        assert_ne!(with("token a"), with("token b"));
        assert_ne!(key(&token), key(&Settings::default()));
    }

    #[test]
    fn headers_and_parameters_that_can_identify_a_user_are_part_of_the_key() {
        let with = |name: &str, value: &str| {
            let mut settings = Settings::default();
            settings.headers.push((name.into(), value.into()));
            key(&settings)
        };
        let plain = key(&Settings::default());
        for name in ["Cookie", "Private-Token", "X-Api-Key", "Proxy-Authorization", "Forwarded", "User-Agent", "Accept"]
        {
            assert_ne!(with(name, "a"), with(name, "b"), "{name}");
            assert_ne!(with(name, "a"), plain, "{name}");
        }
        assert_ne!(with("X-One", "a"), with("X-Two", "a"));
        for name in ["X-Request-Id", "traceparent", "Cache-Control", "If-None-Match", "Accept-Encoding"] {
            assert_eq!(with(name, "a"), plain, "{name}");
        }
        let of = |value: &str| key(&Settings { params: vec![("user".into(), value.into())], ..Settings::default() });
        assert_ne!(of("a"), of("b"));
    }
}
