//! The limits that responses reported: when each exhausted quota resets, and until when a secondary rate limit holds.

use std::collections::HashMap;
use std::time::Duration;

use tokio::time::Instant;

use crate::http::response::Response;
use crate::http::wait_budget::Pause;
use crate::quota::reported::{LimitReached, is_exhausted, limit_reached, reset};
use crate::quota::route::Route;
use crate::runtime::deadline;

/// Wait after the first secondary rate limit without a Retry-After header; doubled with each further one in a row.
const FIRST_WAIT: Duration = Duration::from_secs(60);
/// Longest such wait.
const LONGEST: Duration = Duration::from_secs(3600);
/// How long messages between processes may take.
const TOLERANCE: Duration = Duration::from_secs(1);
/// Maximum number of quotas and of routes that are remembered.
const MOST: usize = 256;

/// The limits of a principal.
#[derive(Debug, Default, Clone)]
pub struct Limits {
    /// When each exhausted quota resets.
    quotas: HashMap<String, Instant>,
    /// Until when no request may be sent, because of a secondary rate limit.
    hold: Option<Instant>,
    /// Number of secondary rate limits in a row without a Retry-After header.
    unspecified: u32,
    /// Routes that count against a quota other than their path suggests.
    routes: HashMap<String, String>,
}

impl Limits {
    /// The wait that is due before a request, or None.
    pub fn pause(&self, route: &Route<'_>, now: Instant) -> Option<Pause> {
        let left = |until: Instant| Some(until.saturating_duration_since(now)).filter(|left| !left.is_zero());
        let held = self.hold.and_then(left).map(|length| Pause { length, reason: "secondary rate limit".into() });
        let resource = self.resource(route);
        let exhausted = self.quotas.get(resource).copied().and_then(left).filter(|_| !route.is_free());
        let exhausted = exhausted.map(|length| Pause { length, reason: format!("the quota {resource:?} is used up") });
        held.into_iter().chain(exhausted).max_by_key(|pause| pause.length)
    }

    /// Until when a secondary rate limit holds.
    pub fn hold(&self, now: Instant) -> Option<Instant> {
        self.hold.filter(|until| *until > now)
    }

    /// Until when requests for a quota wait; those that count against none wait for secondary rate limits alone.
    pub fn paused_until(&self, resource: Option<&str>, now: Instant) -> Option<Instant> {
        let exhausted = resource.and_then(|resource| self.quotas.get(resource)).copied();
        self.hold.into_iter().chain(exhausted).filter(|until| *until > now).max()
    }

    /// Whether a quota is used up.
    pub fn is_exhausted(&self, resource: &str, now: Instant) -> bool {
        self.quotas.get(resource).is_some_and(|until| *until > now)
    }

    /// Whether what others know changes the state.
    pub fn is_news(&self, hold: Instant, exhausted: &[(&str, Instant)], now: Instant) -> bool {
        self.is_longer(hold, now) || exhausted.iter().any(|(resource, _)| !self.is_exhausted(resource, now))
    }

    /// Learn what others know: until when a secondary rate limit holds, and when exhausted quotas reset.
    pub fn tell(&mut self, hold: Instant, exhausted: &[(&str, Instant)], now: Instant) {
        if self.is_longer(hold, now) {
            self.hold = Some(hold);
        }
        for (resource, until) in exhausted {
            if !self.is_exhausted(resource, now) && self.quotas.len() < MOST {
                self.quotas.insert((*resource).to_owned(), *until);
            }
        }
    }

    /// Whether a hold is longer than the known one, by more than messages take.
    fn is_longer(&self, hold: Instant, now: Instant) -> bool {
        hold > now && self.hold(now).is_none_or(|known| hold > deadline::after(known, TOLERANCE))
    }

    /// The quota that a request counts against, as far as it is known.
    pub fn resource<'a>(&'a self, route: &'a Route<'_>) -> &'a str {
        if self.routes.is_empty() {
            return route.guess();
        }
        self.routes.get(&route.shape()).map_or_else(|| route.guess(), String::as_str)
    }

    /// Whether a response changes the state: most do not.
    pub fn has_news(&self, route: &Route<'_>, response: &Response) -> bool {
        let resource = response.header("x-ratelimit-resource");
        self.unspecified > 0
            || is_exhausted(response)
            || resource.is_some_and(|resource| resource != self.resource(route) || self.quotas.contains_key(resource))
            || limit_reached(response).is_some()
    }

    /// Learn from a response. After a rate limit, wait `least` or longer.
    pub fn learn(&mut self, route: &Route<'_>, response: &Response, least: Duration, now: Instant) {
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

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::arithmetic_side_effects)]
mod tests {
    use super::*;
    use bytes::Bytes;
    use http::{HeaderMap, Method};
    use url::Url;

    use crate::http::request::Request;
    use crate::layers::settings::Settings;

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
    fn wait_of(state: &Limits, path: &str, later: u64, now: Instant) -> u64 {
        let (settings, request) = (Settings::default(), request(path));
        let pause = state.pause(&Route::of(&settings.urls.api, &request), now + Duration::from_secs(later));
        pause.map_or(0, |pause| pause.length.as_secs())
    }

    fn learn(state: &mut Limits, path: &str, response: &Response, now: Instant) {
        let (settings, request) = (Settings::default(), request(path));
        state.learn(&Route::of(&settings.urls.api, &request), response, Duration::ZERO, now);
    }

    #[test]
    fn an_exhausted_quota_delays_only_its_own_requests() {
        for status in [200, 304, 403, 429] {
            let (mut state, now) = (Limits::default(), Instant::now());
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
        let (mut state, now) = (Limits::default(), Instant::now());
        learn(&mut state, "/user", &used_up(403, "core", 30), now);
        assert_eq!((wait_of(&state, "/user", 0, now), wait_of(&state, "/rate_limit", 0, now)), (30, 0));
    }

    #[test]
    fn the_quota_of_a_route_is_learned_from_its_responses() {
        let (mut state, now) = (Limits::default(), Instant::now());
        learn(&mut state, "/repos/o/r/dependency-graph/snapshots", &used_up(201, "dependency_snapshots", 30), now);
        assert_eq!(wait_of(&state, "/repos/p/s/dependency-graph/snapshots", 0, now), 30);
        assert_eq!(wait_of(&state, "/repos/p/s/dependency-graph/sbom", 0, now), 0);
        learn(&mut state, "/repositories/7/x/9", &used_up(200, "other", 40), now);
        assert_eq!(wait_of(&state, "/repositories/8/x/10", 0, now), 40);
    }

    #[test]
    fn a_secondary_limit_delays_all_requests() {
        let (mut state, now) = (Limits::default(), Instant::now());
        learn(&mut state, "/user", &response(403, &[("retry-after", "7")]), now);
        assert_eq!((wait_of(&state, "/search/code", 0, now), wait_of(&state, "/user", 3, now)), (7, 4));
    }

    #[test]
    fn waits_grow_without_retry_after() {
        let (mut state, mut now) = (Limits::default(), Instant::now());
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
        let (mut state, now) = (Limits::default(), Instant::now());
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
}
