//! The state of a credential's rate limits, shared by all sessions of this process that use the credential.

use std::borrow::Cow;
use std::collections::HashMap;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use arc_swap::ArcSwap;
use http::Method;
use sha2::{Digest, Sha256};
use tokio::time::Instant;

use crate::http::request::Request;
use crate::http::response::Response;
use crate::http::transport::Custom;
use crate::http::wait_budget::Pause;
use crate::policy::rate_limit::{LimitReached, is_exhausted, limit_reached, reset};
use crate::policy::settings::Settings;
use crate::runtime::deadline;

/// The quota of requests that are not known to count against another one.
const CORE: &str = "core";
/// Wait after the first secondary rate limit without a Retry-After header; doubled with each further one in a row.
const FIRST_WAIT: Duration = Duration::from_secs(60);
/// Longest such wait.
const LONGEST: Duration = Duration::from_secs(3600);
/// Maximum number of credentials and of routes that are remembered.
const MOST: usize = 256;

/// The state of a credential's rate limits. It is replaced as a whole, so that no thread waits for another.
#[derive(Debug, Default)]
pub struct Limiter(ArcSwap<State>);

#[derive(Debug, Default, Clone)]
struct State {
    /// When each exhausted quota resets.
    quotas: HashMap<String, Instant>,
    /// Until when no request may be sent, because of a secondary rate limit.
    hold: Option<Instant>,
    /// Number of secondary rate limits in a row without a Retry-After header.
    unspecified: u32,
    /// Routes that count against a quota other than their path suggests.
    routes: HashMap<String, String>,
}

/// A salted hash of an API's address, a transport and a credential.
type Key = [u8; 32];

type Limiters = Vec<(Key, Arc<Limiter>)>;

static LIMITERS: LazyLock<ArcSwap<Limiters>> = LazyLock::new(ArcSwap::default);
/// Makes the keys of this process differ from those of any other.
static SALT: LazyLock<u64> = LazyLock::new(|| RandomState::new().build_hasher().finish());

impl Limiter {
    /// The limiter of the credential that a request is sent with.
    pub fn of(settings: &Settings, request: &Request) -> Arc<Limiter> {
        let mut hash = Sha256::new();
        hash.update(SALT.to_ne_bytes());
        hash.update(settings.addresses.api.as_bytes());
        // What a transport of the user returns need not come from GitHub.
        hash.update(settings.transport.as_ref().map_or(0, Custom::id).to_ne_bytes());
        if let Some(credential) = settings.authorization(request) {
            hash.update([0]);
            hash.update(credential.as_bytes());
        }
        let key: Key = hash.finalize().into();
        let known = |all: &Limiters| all.iter().find(|(known, _)| *known == key).map(|(_, l)| l.clone());
        if let Some(limiter) = known(&LIMITERS.load()) {
            return limiter;
        }
        let fresh: Arc<Limiter> = Arc::default();
        LIMITERS.rcu(|all| {
            let mut kept = Vec::clone(all);
            if known(&kept).is_none() {
                kept.drain(..kept.len().saturating_sub(MOST - 1));
                kept.push((key, fresh.clone()));
            }
            kept
        });
        known(&LIMITERS.load()).unwrap_or(fresh)
    }

    /// The wait that is due before a request, or None.
    pub fn pause(&self, route: &Route<'_>) -> Option<Pause> {
        self.0.load().pause(route, Instant::now())
    }

    /// Learn from a response. After a rate limit, wait `least` or longer.
    pub fn learn(&self, route: &Route<'_>, response: &Response, least: Duration) {
        let now = Instant::now();
        if self.0.load().has_news(route, response) {
            self.0.rcu(|state| {
                let mut state = State::clone(state);
                state.learn(route, response, least, now);
                state
            });
        }
    }
}

impl State {
    fn pause(&self, route: &Route<'_>, now: Instant) -> Option<Pause> {
        let left = |until: Instant| Some(until.saturating_duration_since(now)).filter(|left| !left.is_zero());
        let held = self.hold.and_then(left).map(|length| Pause { length, reason: "secondary rate limit".into() });
        let resource = self.resource(route);
        let exhausted = self.quotas.get(resource).copied().and_then(left).filter(|_| !route.is_free());
        let exhausted = exhausted.map(|length| Pause { length, reason: format!("the quota {resource:?} is used up") });
        held.into_iter().chain(exhausted).max_by_key(|pause| pause.length)
    }

    fn resource<'a>(&'a self, route: &'a Route<'_>) -> &'a str {
        if self.routes.is_empty() {
            return route.guess();
        }
        self.routes.get(&route.shape()).map_or_else(|| route.guess(), String::as_str)
    }

    /// Whether a response changes the state: most do not.
    fn has_news(&self, route: &Route<'_>, response: &Response) -> bool {
        let resource = response.header("x-ratelimit-resource");
        self.unspecified > 0
            || is_exhausted(response)
            || resource.is_some_and(|resource| resource != self.resource(route) || self.quotas.contains_key(resource))
            || limit_reached(response).is_some()
    }

    fn learn(&mut self, route: &Route<'_>, response: &Response, least: Duration, now: Instant) {
        let after = |wait: Duration| deadline::after(now, wait.max(least));
        let resource = response.header("x-ratelimit-resource").unwrap_or_else(|| self.resource(route)).to_owned();
        if resource != self.resource(route) && !route.is_free() {
            if self.routes.len() >= MOST {
                self.routes.clear();
            }
            self.routes.insert(route.shape(), resource.clone());
        }
        self.quotas.retain(|_, until| *until > now);
        if self.quotas.len() >= MOST && !self.quotas.contains_key(&resource) {
            self.quotas.clear();
        }
        match limit_reached(response) {
            Some(LimitReached { primary: true, wait: Some(wait) }) => {
                self.quotas.insert(resource, after(wait));
            }
            Some(LimitReached { wait: Some(wait), .. }) => self.hold = self.hold.max(Some(after(wait))),
            Some(LimitReached { wait: None, .. }) => {
                // Several requests in flight may hit the same limit; it counts once.
                if self.hold.is_none_or(|until| until <= now) {
                    let wait = deadline::doubled(FIRST_WAIT, self.unspecified, LONGEST);
                    self.hold = Some(after(wait));
                    self.unspecified = self.unspecified.saturating_add(1);
                }
            }
            None => {
                match reset(response).filter(|left| !left.is_zero()) {
                    Some(left) => {
                        self.quotas.insert(resource, after(left));
                    }
                    // A response from before the quota was exhausted may arrive after the one that said so. A response
                    // with a large remainder belongs to the next window.
                    None if is_filled(response) => {
                        self.quotas.remove(&resource);
                    }
                    None => {}
                }
                if response.ok() && self.hold.is_none_or(|until| until <= now) {
                    (self.hold, self.unspecified) = (None, 0);
                }
            }
        }
    }
}

/// Whether more than half of a quota is left.
fn is_filled(response: &Response) -> bool {
    response.quota().is_some_and(|(left, limit)| left > limit / 2)
}

/// A request's method and path, as far as they determine its quota.
pub struct Route<'a> {
    method: &'a Method,
    /// Segments of the path below the API's address.
    path: Vec<&'a str>,
}

impl<'a> Route<'a> {
    /// The route of a request.
    pub fn of(settings: &Settings, request: &'a Request) -> Route<'a> {
        let base = settings.addresses.api.splitn(4, '/').nth(3).unwrap_or_default();
        let path = request.url.path().trim_start_matches('/');
        let path = path.strip_prefix(base).unwrap_or(path);
        Route { method: &request.method, path: path.split('/').filter(|part| !part.is_empty()).collect() }
    }

    /// The quota that the request most likely counts against.
    pub fn guess(&self) -> &'static str {
        match self.path.as_slice() {
            ["search", "code"] => "code_search",
            ["search", ..] => "search",
            [.., "graphql"] => "graphql",
            _ => CORE,
        }
    }

    /// Requests for the rate limits themselves do not count against any.
    fn is_free(&self) -> bool {
        self.path == ["rate_limit"]
    }

    /// The route with the names of owners and numeric IDs replaced by `*`.
    fn shape(&self) -> String {
        let names = match self.path.first() {
            Some(&"repos") => 2,
            Some(&("orgs" | "users" | "teams" | "enterprises")) => 1,
            _ => 0,
        };
        let part = |(at, part): (usize, &&'a str)| match at {
            at if at > 0 && at <= names => Cow::Borrowed("*"),
            _ if part.bytes().all(|byte| byte.is_ascii_digit()) => Cow::Borrowed("*"),
            _ => Cow::Owned((*part).to_owned()),
        };
        let parts: Vec<_> = self.path.iter().enumerate().map(part).collect();
        format!("{} {}", self.method, parts.join("/"))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::arithmetic_side_effects)]
mod tests {
    use super::*;
    use bytes::Bytes;
    use http::HeaderMap;
    use url::Url;

    use crate::auth::credential::{Auth, Secret};

    const DATE: &str = "Tue, 01 Feb 2000 10:00:00 GMT";
    const EPOCH: u64 = 949_399_200;

    fn response(status: u16, headers: &[(&'static str, &str)]) -> Response {
        let headers = headers.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()));
        let mut headers = HeaderMap::from_iter(headers);
        headers.insert("date", DATE.parse().unwrap());
        Response::new(status, headers, Bytes::new(), Url::parse("https://h/").unwrap())
    }

    fn used_up(status: u16, resource: &str, seconds: u64) -> Response {
        let reset = (EPOCH + seconds).to_string();
        response(
            status,
            &[("x-ratelimit-remaining", "0"), ("x-ratelimit-reset", &reset), ("x-ratelimit-resource", resource)],
        )
    }

    fn request(path: &str) -> Request {
        Request::new(Method::GET, Url::parse(&format!("https://api.github.com{path}")).unwrap())
    }

    /// Seconds that a request has to wait, `later` seconds after `now`.
    fn wait_of(state: &State, path: &str, later: u64, now: Instant) -> u64 {
        let (settings, request) = (Settings::default(), request(path));
        let pause = state.pause(&Route::of(&settings, &request), now + Duration::from_secs(later));
        pause.map_or(0, |pause| pause.length.as_secs())
    }

    fn learn(state: &mut State, path: &str, response: &Response, now: Instant) {
        let (settings, request) = (Settings::default(), request(path));
        state.learn(&Route::of(&settings, &request), response, Duration::ZERO, now);
    }

    #[test]
    fn an_exhausted_quota_delays_only_its_own_requests() {
        for status in [200, 304, 403, 429] {
            let (mut state, now) = (State::default(), Instant::now());
            learn(&mut state, "/search/issues", &used_up(status, "search", 30), now);
            assert_eq!(wait_of(&state, "/search/issues", 0, now), 30);
            assert_eq!(wait_of(&state, "/search/users", 10, now), 20);
            for (path, later) in [("/search/code", 0), ("/user", 0), ("/search/users", 30)] {
                assert_eq!(wait_of(&state, path, later, now), 0, "{path}");
            }
        }
    }

    #[test]
    fn a_request_for_the_rate_limits_is_free() {
        let (mut state, now) = (State::default(), Instant::now());
        learn(&mut state, "/user", &used_up(403, "core", 30), now);
        assert_eq!((wait_of(&state, "/user", 0, now), wait_of(&state, "/rate_limit", 0, now)), (30, 0));
    }

    #[test]
    fn the_quota_of_a_route_is_learned_from_its_responses() {
        let (mut state, now) = (State::default(), Instant::now());
        learn(&mut state, "/repos/o/r/dependency-graph/snapshots", &used_up(201, "dependency_snapshots", 30), now);
        assert_eq!(wait_of(&state, "/repos/p/s/dependency-graph/snapshots", 0, now), 30);
        assert_eq!(wait_of(&state, "/repos/p/s/dependency-graph/sbom", 0, now), 0);
        learn(&mut state, "/repositories/7/x/9", &used_up(200, "other", 40), now);
        assert_eq!(wait_of(&state, "/repositories/8/x/10", 0, now), 40);
    }

    #[test]
    fn a_secondary_limit_delays_all_requests() {
        let (mut state, now) = (State::default(), Instant::now());
        learn(&mut state, "/user", &response(403, &[("retry-after", "7")]), now);
        assert_eq!((wait_of(&state, "/search/code", 0, now), wait_of(&state, "/user", 3, now)), (7, 4));
    }

    #[test]
    fn waits_grow_without_retry_after() {
        let (mut state, mut now) = (State::default(), Instant::now());
        for length in [60, 120, 240, 480, 960, 1920, 3600, 3600] {
            // Several requests in flight may hit the same limit; it counts once.
            (0..3).for_each(|_| learn(&mut state, "/user", &response(429, &[]), now));
            assert_eq!(wait_of(&state, "/user", 0, now), length);
            now += Duration::from_secs(length);
        }
        learn(&mut state, "/user", &response(200, &[]), now);
        learn(&mut state, "/user", &response(429, &[]), now);
        assert_eq!(wait_of(&state, "/user", 0, now), 60);
    }

    #[test]
    fn a_reset_quota_ends_the_wait_and_a_late_response_does_not() {
        let (mut state, now) = (State::default(), Instant::now());
        learn(&mut state, "/user", &used_up(200, "core", 30), now);
        let left = |left| {
            response(
                200,
                &[("x-ratelimit-limit", "60"), ("x-ratelimit-remaining", left), ("x-ratelimit-resource", "core")],
            )
        };
        learn(&mut state, "/user", &left("2"), now);
        assert_eq!(wait_of(&state, "/user", 0, now), 30);
        learn(&mut state, "/user", &left("59"), now);
        assert_eq!(wait_of(&state, "/user", 0, now), 0);
    }

    #[test]
    fn a_limiter_belongs_to_a_credential_and_does_not_show_it() {
        let mut settings = Settings { auth: Auth::Token(Secret::new("t0ken-of-a-limiter")), ..Settings::default() };
        let request = request("/user");
        let first = Limiter::of(&settings, &request);
        assert!(Arc::ptr_eq(&first, &Limiter::of(&settings.clone(), &request)));
        assert!(!format!("{first:?} {:?}", LIMITERS.load()).contains("t0ken"));
        settings.auth = Auth::Token(Secret::new("another"));
        assert!(!Arc::ptr_eq(&first, &Limiter::of(&settings, &request)));
        settings.auth = Auth::Nothing;
        assert!(!Arc::ptr_eq(&first, &Limiter::of(&settings, &request)));
    }

    #[test]
    fn routes_are_relative_to_the_api() {
        let mut settings = Settings::default();
        settings.addresses.api = "https://api.github.com/api/v3".into();
        let request = request("/api/v3/search/code");
        assert_eq!(Route::of(&settings, &request).guess(), "code_search");
    }
}
