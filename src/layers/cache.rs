//! The layer that returns responses from the session's cache.

use futures_util::future::BoxFuture;
use http::header::AUTHORIZATION;
use http::{HeaderMap, Method};

use crate::auth::credential::Auth;
use crate::cache::key::Lookup;
use crate::http::context::{Credential, Source};
use crate::http::error::Result;
use crate::http::observers::CacheState;
use crate::http::request::Request;
use crate::http::response::Response;
use crate::layers::layer::{Layer, Next};
use crate::layers::settings::Settings;

/// The layer that returns responses from the session's cache, after it has revalidated them.
pub struct Caching;

impl Layer for Caching {
    fn name(&self) -> &'static str {
        "cache"
    }

    fn send<'a>(&'a self, request: &'a Request, next: Next<'a>) -> BoxFuture<'a, Result<Response>> {
        Box::pin(send(request, next))
    }
}

/// Send a request. If the cache holds its response, make the request conditional.
async fn send(request: &Request, next: Next<'_>) -> Result<Response> {
    let settings = next.settings();
    let live = matches!(request.context.source, Source::Network | Source::Function | Source::Fake);
    let cache = settings.cache.as_ref().filter(|_| live);
    let Some((cache, lookup)) = cache.and_then(|cache| Some((cache, lookup(&settings, request, cache.salt())?))) else {
        return next.send(request).await;
    };
    // A caller that sets conditional headers handles the 304 response itself.
    let stored = if lookup.conditional { None } else { cache.load(&lookup.key).await };
    let stored = stored.filter(|entry| entry.matches(&lookup));
    let conditional = stored.as_ref().map(|entry| entry.conditional_request(request, &lookup));
    let mut response = next.send(conditional.as_ref().unwrap_or(request)).await?;
    if let Some(entry) = stored.filter(|_| response.status == 304) {
        if entry.is_confirmed_by(&response) {
            cache.count_hit();
            note(request, CacheState::Revalidated);
            if let Some(renewed) = entry.renewed_by(&response, &lookup) {
                cache.store(&lookup.key, renewed).await;
            }
            return Ok(entry.updated_by(response));
        }
        // The 304 response has the ETag of another version, so the whole response is requested.
        response = next.send(request).await?;
    }
    if !lookup.conditional {
        cache.count_miss();
    }
    let stored = cache.update(&lookup, &response).await;
    if response.status != 304 {
        note(request, if stored { CacheState::Stored } else { CacheState::Miss });
    }
    Ok(response)
}

/// Report what the cache did to the observers of the call.
fn note(request: &Request, state: CacheState) {
    if let Some(trace) = &request.context.trace {
        trace.cached(state);
    }
}

/// The lookup of a request, or None if the cache does not apply to it: to requests other than GET, uploads and downloads,
/// requests with a credential of their own, those that [`Lookup::of`] excludes, and requests to other hosts.
fn lookup(settings: &Settings, request: &Request, salt: &[u8; 32]) -> Option<Lookup> {
    let bare = request.body.is_none() && request.upload.is_none() && request.download.is_none();
    if request.method != Method::GET || !bare || request.context.credential.is_some() || !settings.signs(request) {
        return None;
    }
    let headers = settings.unsigned(request, true).ok()?;
    let identity = identity(settings, &headers)?;
    let mut target = request.clone();
    target.complete_query(&settings.params);
    target.url.set_fragment(None);
    Lookup::of(&target, headers, &identity, salt)
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

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::arithmetic_side_effects, clippy::disallowed_methods)]
mod tests {
    use chrono::{TimeDelta, Utc};

    use super::*;
    use crate::auth::credential::{AppKey, Grant, InstallationToken, Narrowing, Renewal, Secret, Target};
    use crate::cache::key::Key;

    fn key(settings: &Settings) -> Key {
        let url = format!("{}/user#fragment", settings.urls.api).parse().unwrap();
        lookup(settings, &Request::new(Method::GET, url), &[0; 32]).unwrap().key
    }

    #[test]
    fn renewing_an_installation_token_keeps_the_key() {
        let now = Utc::now();
        let grant = |token: &str| Grant::new(Secret::new(token), now + TimeDelta::hours(1), now);
        let installation = |number| {
            let app = AppKey::new(include_bytes!("../../tests/keys/app-pkcs8.pem"), "1").unwrap();
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
