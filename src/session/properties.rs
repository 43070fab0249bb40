//! Properties of the layers that hold for any server: the clock is virtual, the responses come from a seeded generator.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use fastrand::Rng;
use futures_util::future::BoxFuture;
use http::{HeaderMap, HeaderName, HeaderValue, Method};
use tokio::time::Instant;
use url::Url;

use crate::auth::credential::{Auth, Secret};
use crate::cache::Cache;
use crate::http::context::Source;
use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;
use crate::http::transport::Transport;
use crate::layers::settings::Mode;
use crate::runtime::deadline;
use crate::runtime::error::Result as Ran;
use crate::runtime::host::{self, Callback, Host};
use crate::session::{Session, Settings};

/// Number of servers to test.
const CASES: u64 = 3000;
/// Longest wait before a retry.
const RETRY: Duration = Duration::from_secs(60);
/// Maximum number of requests of one call, including redirects, retries and rate limits.
const MOST_REQUESTS: usize = 400;

const STATUSES: [u16; 16] = [200, 202, 204, 301, 302, 304, 401, 403, 403, 403, 404, 429, 429, 429, 502, 503];
const NAMES: [&str; 12] = [
    "retry-after",
    "retry-after",
    "x-ratelimit-reset",
    "x-ratelimit-reset",
    "x-ratelimit-remaining",
    "x-ratelimit-remaining",
    "x-ratelimit-limit",
    "x-ratelimit-resource",
    "date",
    "age",
    "last-modified",
    "expires",
];
const VALUES: [&str; 36] = [
    "0",
    "0",
    "1",
    "7",
    "59",
    "61",
    "3600",
    "86400",
    "4294967295",
    "4294967296",
    "9223372036854775806",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "99999999999999999999999999999999999999999999",
    "-1",
    "-9223372036854775808",
    "+5",
    "1.5",
    "1e400",
    "NaN",
    "inf",
    "0x10",
    "",
    " 3 ",
    "core",
    "search",
    "soon",
    "949399230",
    "Tue, 01 Feb 2000 10:00:00 GMT",
    "Tue, 01 Feb 2000 11:00:00 GMT",
    "Thu, 01 Jan 1970 00:00:00 GMT",
    "Fri, 31 Dec 9999 23:59:59 GMT",
    "Mon, 01 Jan 0001 00:00:00 GMT",
    "Tue, 99 Feb 99999 99:99:99 GMT",
];

/// A function that replaces GitHub.
struct Script(Box<Respond>);

type Respond = dyn Fn(&Request) -> Result<Response> + Send + Sync;

impl fmt::Debug for Script {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Script")
    }
}

impl Transport for Script {
    fn send<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<Response>> {
        Box::pin(std::future::ready((self.0)(request)))
    }

    fn source(&self) -> Source {
        Source::Function
    }
}

/// Adds up the waits that a session reports.
#[derive(Debug, Default)]
struct Reported(Mutex<Duration>);

impl Host for Reported {
    fn id(&self) -> u64 {
        1
    }

    fn on_wait(&self, _callback: &Callback, seconds: f64, _reason: &str) -> BoxFuture<'static, Ran<()>> {
        let mut total = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *total = total.saturating_add(deadline::seconds(seconds));
        Box::pin(std::future::ready(Ok(())))
    }

    fn one_time_password(&self, _callback: &Callback) -> BoxFuture<'static, Ran<Option<String>>> {
        Box::pin(std::future::ready(Ok(None)))
    }
}

impl Reported {
    fn total(&self) -> Duration {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A response with any status and any headers of those that name times and numbers.
fn response(rng: &mut Rng) -> Response {
    let mut headers = HeaderMap::new();
    for _ in 0..rng.usize(..6) {
        let (name, value) = (pick(rng, &NAMES), pick(rng, &VALUES));
        headers.append(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if rng.u8(..4) == 0 {
        headers.insert("etag", HeaderValue::from_static("\"1\""));
        headers.insert("cache-control", HeaderValue::from_static("max-age=99999999999999999999, stale-if-error=-1"));
    }
    let location = ["/again", "/rate_limit", "https://elsewhere.example/x"];
    headers.insert("location", HeaderValue::from_static(pick(rng, &location)));
    let body = pick(rng, &["{}", "", r#"{"message": "API rate limit exceeded"}"#, r#"{"message": "No"}"#]);
    let url = Url::parse("https://api.github.com/x").unwrap_or_else(|error| unreachable!("{error}"));
    Response::new(pick(rng, &STATUSES), headers, Bytes::from_static(body.as_bytes()), url)
}

fn pick<T: Copy>(rng: &mut Rng, all: &[T]) -> T {
    rng.choice(all.iter().copied()).unwrap_or_else(|| unreachable!())
}

/// A session with a server that sends some responses, then repeats the last one for ever.
fn session(case: u64, rng: &mut Rng) -> (Session, Arc<Reported>, Arc<Mutex<Vec<Instant>>>) {
    let (reported, sent) = (Arc::new(Reported::default()), Arc::new(Mutex::new(Vec::new())));
    let max_wait = [Duration::ZERO, Duration::from_secs(5), Duration::from_secs(3660), Duration::MAX];
    let settings = Settings {
        auth: Auth::Token(Secret::new(&format!("token-of-case-{case}"))),
        rate_limit: if rng.u8(..8) == 0 { Mode::Raise } else { Mode::Wait },
        max_wait: pick(rng, &max_wait),
        retries: pick(rng, &[0, 3, 10]),
        on_wait: Some(Callback::new(())),
        cache: rng.bool().then(|| Cache::in_memory(None)),
        ..Settings::default()
    };
    let responses: Vec<Response> = (0..rng.usize(1..6)).map(|_| response(rng)).collect();
    let (log, session) = (sent.clone(), Session::new(settings));
    let script = move |_: &Request| {
        let mut log = log.lock().unwrap_or_else(PoisonError::into_inner);
        log.push(Instant::now());
        if log.len() > MOST_REQUESTS {
            return Err(Error::Closed); // end the call, which would otherwise never end
        }
        let next = responses.get(log.len() - 1).or(responses.last());
        Ok(next.cloned().unwrap_or_else(|| unreachable!()))
    };
    session.set_transport(Arc::new(Script(Box::new(script))));
    (session, reported, sent)
}

#[test]
fn requests_and_waits_are_bounded_for_any_responses() {
    let mut waits = 0;
    for case in 0..CASES {
        fastrand::seed(case);
        let mut rng = Rng::with_seed(case);
        let (session, reported, sent) = session(case, &mut rng);
        let path = pick(&mut rng, &["x", "rate_limit", "search/code"]);
        let url = Url::parse(&format!("https://api.github.com/{path}")).unwrap_or_else(|error| unreachable!("{error}"));
        let method = pick(&mut rng, &[Method::GET, Method::GET, Method::POST, Method::DELETE].each_ref()).clone();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
        let runtime = runtime.unwrap_or_else(|error| unreachable!("{error}"));
        let elapsed = runtime.block_on(async {
            let start = Instant::now();
            let _ = host::serve(reported.clone(), session.send(Request::new(method, url))).await;
            start.elapsed()
        });
        let (settings, reported) = (session.settings(), reported.total());
        let requests = sent.lock().unwrap_or_else(PoisonError::into_inner).len();
        assert!(requests <= MOST_REQUESTS, "case {case}: {requests} requests");
        assert!(reported <= settings.max_wait, "case {case}: waited {reported:?} of {:?}", settings.max_wait);
        // Each redirect has retries of its own.
        let retries = deadline::times(RETRY, settings.retries.saturating_mul(11));
        let slack = Duration::from_secs(1).saturating_add(retries);
        assert!(elapsed <= reported.saturating_add(slack), "case {case}: {elapsed:?}, reported {reported:?}");
        waits += u32::from(!reported.is_zero());
    }
    assert!(waits > 300, "the generator makes too few limits: {waits}");
}
