//! Properties of pacing, with random requests on a virtual clock.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bytes::Bytes;
use fastrand::Rng;
use futures_util::FutureExt;
use http::{HeaderMap, Method};
use tokio::time::{Instant, sleep, timeout};
use url::Url;

use super::*;
use crate::auth::credential::{Auth, Secret};
use crate::http::request::Request;
use crate::layers::settings::Settings;
use crate::quota::in_memory::in_memory;

/// Timers have a resolution of a millisecond.
const TICK: Duration = Duration::from_millis(2);

fn request(method: Method, path: &str) -> Request {
    Request::new(method, Url::parse(&format!("https://api.github.com{path}")).unwrap())
}

const ROUTES: [(Method, &str); 6] = [
    (Method::GET, "/user"),
    (Method::PATCH, "/repos/o/r/issues/7"),
    (Method::POST, "/repos/o/r/issues"),
    (Method::GET, "/search/issues?q=x"),
    (Method::GET, "/search/code?q=x"),
    (Method::DELETE, "/repos/o/r"),
];

/// The gates that the routes pass, and for how many seconds they close.
const GATES: [&[(&str, u64)]; 6] =
    [&[], &[("writes", 1)], &[("writes", 1), ("notifications", 3)], &[("search", 2)], &[("code", 6)], &[("writes", 1)]];

/// A request that was sent; they are listed in this order.
#[derive(Debug, Clone, Copy)]
struct Sent {
    route: usize,
    arrived: Instant,
    leased: Instant,
    ended: Instant,
}

/// Send this many requests at random times through an account, and cancel some of them.
async fn send(seed: u64, account: Arc<dyn Account>, count: usize, paced: bool) -> (Vec<Sent>, usize) {
    let sent = Arc::new(Mutex::new(Vec::new()));
    let mut rng = Rng::with_seed(seed);
    let mut tasks = Vec::new();
    for _ in 0..count {
        let (account, sent) = (account.clone(), sent.clone());
        let (start, length) = (rng.u64(0..3000), rng.u64(1..2000));
        let route = if rng.u8(0..3) == 0 { 0 } else { rng.usize(0..ROUTES.len()) };
        let patience = if rng.u8(0..8) == 0 { rng.u64(0..5000) } else { u64::MAX };
        tasks.push(tokio::spawn(async move {
            sleep(Duration::from_millis(start)).await;
            let arrived = Instant::now();
            let (method, path) = ROUTES[route].clone();
            let (settings, request) = (Settings::default(), request(method, path));
            let demand = Demand { route: &Route::of(&settings.urls.api, &request), count: 1, paced, waits: true };
            let lease = match account.try_lease(&demand) {
                Some(lease) => Ok(Ok(lease)),
                None => timeout(Duration::from_millis(patience), account.lease(&demand)).await,
            };
            let Ok(lease) = lease else { return false };
            let leased = Instant::now();
            let length = Duration::from_millis(length);
            sent.lock().unwrap().push(Sent { route, arrived, leased, ended: leased + length });
            sleep(length).await;
            drop(lease.unwrap());
            true
        }));
    }
    let mut cancelled = 0;
    for task in tasks {
        cancelled += usize::from(!task.await.unwrap());
    }
    let sent = sent.lock().unwrap().clone();
    (sent, cancelled)
}

/// Number of requests in flight at a time.
fn in_flight(sent: &[Sent], at: Instant) -> usize {
    sent.iter().filter(|sent| sent.leased <= at && at < sent.ended).count()
}

#[tokio::test(start_paused = true)]
async fn the_cap_is_never_exceeded_and_nobody_waits_without_need() {
    for seed in 0..60 {
        let cap = 1 + u32::try_from(seed % 9).unwrap();
        let account = in_memory::with_cap(cap);
        let (sent, cancelled) = send(seed, account.clone(), 120, false).await;
        assert_eq!((sent.len() + cancelled, account.standing().in_flight), (120, 0), "seed {seed}");
        let cap = usize::try_from(cap).unwrap();
        for one in &sent {
            assert!(in_flight(&sent, one.leased) <= cap, "seed {seed}");
            if one.leased > one.arrived {
                assert_eq!(in_flight(&sent, one.leased - Duration::from_millis(1)), cap, "seed {seed}: {one:?}");
            }
        }
        assert!(sent.is_sorted_by_key(|sent| sent.arrived), "first come, first served: seed {seed}");
    }
}

#[tokio::test(start_paused = true)]
async fn paced_requests_keep_their_distance_and_wait_no_longer_than_is_due() {
    for seed in 0..60 {
        let cap = 1 + u32::try_from(seed % 20).unwrap();
        let account = in_memory::with_cap(cap);
        let (sent, cancelled) = send(seed, account.clone(), 60, true).await;
        assert_eq!(sent.len() + cancelled, 60, "seed {seed}");
        assert_eq!((account.standing().in_flight, account.standing().waiting), (0, 0), "seed {seed}");
        let cap = usize::try_from(cap).unwrap();
        let mut passed: BTreeMap<&str, Instant> = BTreeMap::new();
        for one in &sent {
            assert!(in_flight(&sent, one.leased) <= cap, "seed {seed}");
            let before = one.leased - TICK;
            let mut blocked = in_flight(&sent, before) >= cap;
            for (gate, seconds) in GATES[one.route] {
                if let Some(last) = passed.insert(gate, one.leased) {
                    let opens = last + Duration::from_secs(*seconds);
                    assert!(one.leased >= opens, "seed {seed}: {gate}");
                    blocked |= opens > before;
                }
            }
            assert!(one.arrived >= before || blocked, "seed {seed}: {one:?} waited without need");
        }
        for route in 0..ROUTES.len() {
            let lane: Vec<_> = sent.iter().filter(|sent| sent.route == route).collect();
            assert!(lane.is_sorted_by_key(|sent| sent.arrived), "first come, first served: seed {seed}");
        }
    }
}

fn response(status: u16, headers: &[(&'static str, &str)]) -> Response {
    let headers = headers.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()));
    let mut headers = HeaderMap::from_iter(headers);
    headers.insert("date", "Tue, 01 Feb 2000 10:00:00 GMT".parse().unwrap());
    Response::new(status, headers, Bytes::new(), Url::parse("https://h/").unwrap())
}

/// Report a response to a request.
fn report(account: &dyn Account, request: &Request, response: &Response) {
    let settings = Settings::default();
    let route = &Route::of(&settings.urls.api, request);
    account.report(&Report { route, response, least: Duration::ZERO, whole: true });
}

/// Seconds until so many requests were sent.
async fn time_of(account: &dyn Account, request: &Request, count: usize) -> f64 {
    let (settings, began) = (Settings::default(), Instant::now());
    let demand = Demand { route: &Route::of(&settings.urls.api, request), count: 1, paced: true, waits: true };
    for _ in 0..count {
        drop(account.lease(&demand).await.unwrap());
    }
    (began.elapsed().as_secs_f64() * 10.0).round() / 10.0
}

#[tokio::test(start_paused = true)]
async fn a_low_quota_is_spread_over_the_time_until_it_resets() {
    let (account, user) = (in_memory::with_cap(100), request(Method::GET, "/user"));
    let quota = |remaining: &'static str| {
        response(
            200,
            &[
                ("x-ratelimit-limit", "5000"),
                ("x-ratelimit-remaining", remaining),
                ("x-ratelimit-reset", "949399300"),
                ("x-ratelimit-resource", "core"),
            ],
        )
    };
    report(&*account, &user, &quota("500"));
    assert_eq!(time_of(&*account, &user, 50).await, 0.0);
    report(&*account, &user, &quota("5"));
    report(&*account, &user, &quota("400"));
    assert_eq!(account.standing().levels[0].1.remaining, 5, "responses may arrive in another order");
    assert_eq!(time_of(&*account, &user, 1).await, 20.0);
    assert_eq!(time_of(&*account, &request(Method::GET, "/search/issues?q=x"), 1).await, 0.0, "another quota");
    assert_eq!(time_of(&*account, &user, 100).await, 80.0, "the quota is filled again");
}

#[tokio::test(start_paused = true)]
async fn a_secondary_limit_slows_all_requests_down_and_successes_speed_them_up() {
    let (account, user) = (in_memory::with_cap(100), request(Method::GET, "/user"));
    for _ in 0..4 {
        time_of(&*account, &user, 10).await;
        sleep(Duration::from_secs(1)).await;
    }
    report(&*account, &user, &response(403, &[("retry-after", "1")]));
    assert_eq!(account.standing().rate, Some(5.0));
    assert_eq!(time_of(&*account, &user, 11).await, 2.0);
    sleep(Duration::from_secs(30)).await;
    report(&*account, &user, &response(200, &[]));
    assert_eq!(account.standing().rate, None);
}

#[tokio::test(start_paused = true)]
async fn a_url_is_polled_at_the_interval_that_github_names() {
    let (account, news) = (in_memory::with_cap(100), request(Method::GET, "/notifications"));
    assert_eq!(time_of(&*account, &news, 3).await, 0.0);
    report(&*account, &news, &response(200, &[("x-poll-interval", "60")]));
    assert_eq!(time_of(&*account, &request(Method::GET, "/notifications?page=2"), 3).await, 0.0);
    assert_eq!(time_of(&*account, &news, 2).await, 120.0);
}

#[tokio::test(start_paused = true)]
async fn the_wait_is_foreseen() {
    let account = in_memory::with_cap(100);
    let write = request(Method::DELETE, "/repos/o/r");
    let settings = Settings::default();
    let demand = Demand { route: &Route::of(&settings.urls.api, &write), count: 1, paced: true, waits: true };
    assert_eq!(account.expected_wait(&demand), None);
    let _lease = account.try_lease(&demand).unwrap();
    let mut queued: Vec<_> = (0..3).map(|_| account.lease(&demand)).collect();
    for lease in &mut queued {
        assert!(lease.now_or_never().is_none());
    }
    let pause = account.expected_wait(&demand).unwrap();
    assert_eq!((pause.length, pause.reason.as_str()), (Duration::from_secs(4), "pacing of writes"));
    drop(queued);
    assert_eq!(account.expected_wait(&demand).unwrap().length, Duration::from_secs(1));
}

#[test]
fn an_account_belongs_to_a_principal_and_does_not_show_it() {
    let mut settings = Settings { auth: Auth::Token(Secret::new("t0ken-of-an-account")), ..Settings::default() };
    let request = request(Method::GET, "/user");
    let first = settings.account(&request);
    assert!(Arc::ptr_eq(&first, &settings.clone().account(&request)));
    let principal = settings.principal(&request);
    assert!(!format!("{first:?} {principal:?} {:?}", settings.quota).contains("t0ken"));
    settings.auth = Auth::Token(Secret::new("another"));
    settings = settings.clone();
    assert!(!Arc::ptr_eq(&first, &settings.account(&request)));
    settings.auth = Auth::Nothing;
    assert!(!Arc::ptr_eq(&first, &settings.account(&request)));
}

#[test]
fn a_principal_outlasts_its_tokens_and_an_enterprise_server_has_no_cap() {
    let key = crate::auth::credential::AppKey::new(include_bytes!("../../tests/keys/app-pkcs8.pem"), "7").unwrap();
    let now = chrono::Utc::now();
    let signed = |lifetime| Settings { auth: Auth::App(key.sign(lifetime, now).unwrap()), ..Settings::default() };
    let request = request(Method::GET, "/app");
    let principals = [60, 90].map(|lifetime| signed(lifetime).principal(&request));
    assert_eq!(principals[0], principals[1]);
    assert_eq!(principals[0].cap(), Some(IN_FLIGHT));
    let mut settings = Settings::default();
    settings.urls.api = "https://github.example.com/api/v3".into();
    assert_eq!(settings.principal(&request).cap(), None);
}

#[test]
fn a_refreshed_token_of_a_user_keeps_its_account() {
    use crate::auth::credential::{OAuthApp, UserGrant, UserToken};

    let app = OAuthApp::new("Iv1", None, "https://github.com").unwrap();
    let grant = |token: &str| UserGrant::stored(token, None, Some("ghr_x"));
    let token = UserToken::new(grant("ghu_1"), app.clone(), None);
    let principal = |token: &UserToken| {
        let settings = Settings { auth: Auth::User(token.clone()), ..Settings::default() };
        settings.principal(&request(Method::GET, "/user"))
    };
    let before = principal(&token);
    token.change(|state| state.grant = state.grant.followed_by(grant("ghu_2")));
    assert!(token.state().grant.token.reveal() == "ghu_2" && principal(&token) == before);
    assert!(principal(&UserToken::new(grant("ghu_2"), app, None)) != before);
    assert!(Arc::ptr_eq(&in_memory().account(&before), &in_memory().account(&principal(&token))));
}
