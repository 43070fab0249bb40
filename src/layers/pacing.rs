//! Pacing: requests are spaced as GitHub recommends, if the session is configured to.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use futures_util::future::BoxFuture;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::http::context::{Handover, Lease};
use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::request::shown;
use crate::http::response::Response;
use crate::http::wait_budget::Pause;
use crate::layers::layer::{Layer, Next};
use crate::layers::settings::{Mode, Settings};
use crate::quota::route::Route;
use crate::quota::{Account, Demand, IN_FLIGHT};
use crate::runtime::{deadline, host};

/// Time between two checks whether a request that waits for others waits for a rate limit by now.
const LOOK: Duration = Duration::from_millis(100);

/// Spaces requests.
pub struct Pacing;

impl Layer for Pacing {
    fn name(&self) -> &'static str {
        "pacing"
    }

    fn send<'a>(&'a self, request: &'a Request, next: Next<'a>) -> BoxFuture<'a, Result<Response>> {
        let settings = next.settings();
        if !settings.pace || request.context.skips_waits() || !settings.signs(request) {
            return next.send(request);
        }
        Box::pin(send(request, settings, next))
    }
}

/// Send when the request is due. It keeps its lease until it was sent, unless a callback runs before.
async fn send(request: &Request, settings: Arc<Settings>, next: Next<'_>) -> Result<Response> {
    let lease = wait_for_turn(request, &settings).await?;
    let mut paced = request.clone();
    let handover = Arc::new(Handover::new(lease));
    paced.context.lease = Some(handover.clone());
    host::holding(Returned(handover), next.send(&paced)).await.0
}

/// Drops a lease that no layer below took.
struct Returned(Arc<Handover>);

impl Drop for Returned {
    fn drop(&mut self) {
        drop(self.0.take());
    }
}

async fn wait_for_turn(request: &Request, settings: &Settings) -> Result<Lease> {
    let route = Route::of(&settings.urls.api, request);
    let demand = Demand { route: &route, count: 1, paced: true, waits: settings.rate_limit.holds_back() };
    let account = settings.account(request);
    if let Some(lease) = account.try_lease(&demand) {
        return Ok(lease);
    }
    if let Some(pause) = account.expected_wait(&demand) {
        if pause.length > patience(request, settings) {
            return Err(too_long(request, &pause.reason, pause.length));
        }
        if !request.context.speculative {
            host::on_wait(settings.on_wait.as_ref(), pause.length.as_secs_f64(), &pause.reason).await?;
        }
    }
    lease(&*account, &demand, request, settings).await
}

/// Wait for a lease, at most as long as the call may still wait.
pub async fn lease(
    account: &dyn Account,
    demand: &Demand<'_>,
    request: &Request,
    settings: &Settings,
) -> Result<Lease> {
    let (patience, began) = (patience(request, settings), Instant::now());
    let until = deadline::after(began, patience);
    let leased = timeout(patience, reporting(account, demand, request, settings, until)).await;
    if let Some(budget) = &request.context.wait_budget {
        budget.spend(began.elapsed());
    }
    leased.unwrap_or_else(|_| Err(too_long(request, "other requests of the credential", patience)))
}

/// Wait for a lease, at most until a time. If other requests reach a rate limit meanwhile, it becomes a wait for that, which
/// is reported.
async fn reporting(
    account: &dyn Account,
    demand: &Demand<'_>,
    request: &Request,
    settings: &Settings,
    until: Instant,
) -> Result<Lease> {
    if settings.rate_limit == Mode::Yield {
        return yielding(account, demand, request, settings).await;
    }
    if !demand.waits || request.context.speculative {
        return moving(account, demand, request, settings).await;
    }
    // Until when the request waits, as far as it was reported.
    let mut reported = Instant::now();
    loop {
        // While a callback runs, the request is not in the queue: the callback may send requests itself.
        let pause = tokio::select! {
            biased;
            leased = moving(account, demand, request, settings) => {
                let lease = leased?;
                let Some(pause) = account.pause(demand.route) else { return Ok(lease) };
                drop(lease);
                // It was reported already, or is too short for that.
                if deadline::after(Instant::now(), pause.length) <= deadline::after(reported, LOOK) {
                    sleep(pause.length).await;
                    continue;
                }
                pause
            }
            pause = next_pause(account, demand.route, reported) => pause,
        };
        if deadline::after(Instant::now(), pause.length) > until {
            return Err(too_long(request, &pause.reason, pause.length));
        }
        reported = deadline::after(Instant::now(), pause.length.saturating_add(LOOK));
        host::on_wait(settings.on_wait.as_ref(), pause.length.as_secs_f64(), &pause.reason).await?;
    }
}

/// Wait for a lease, unless other requests use up the quota: then another credential is better than a wait.
async fn yielding(account: &dyn Account, demand: &Demand<'_>, request: &Request, settings: &Settings) -> Result<Lease> {
    tokio::select! {
        biased;
        pause = next_pause(account, demand.route, Instant::now()) => Err(used_up(request, &pause.reason)),
        leased = moving(account, demand, request, settings) => {
            let lease = leased?;
            match account.pause(demand.route) {
                Some(pause) => Err(used_up(request, &pause.reason)),
                None => Ok(lease),
            }
        }
    }
}

/// The next rate limit of a route, after the end of one that was reported.
async fn next_pause(account: &dyn Account, route: &Route<'_>, reported: Instant) -> Pause {
    sleep_until(reported).await;
    loop {
        if let Some(pause) = account.pause(route) {
            return pause;
        }
        sleep(LOOK).await;
        if let Some(pause) = account.withheld(route) {
            return pause;
        }
    }
}

/// Wait for a lease, as long as other requests end or transfer bodies. If none does for as long as the read timeout, and
/// each is in the hands of the user, they wait themselves, such as for this call.
async fn moving(account: &dyn Account, demand: &Demand<'_>, request: &Request, settings: &Settings) -> Result<Lease> {
    let limit = match request.context.timeout {
        Some((_, read)) => read,
        None => settings.read_timeout.map(deadline::seconds),
    };
    let mut lease = account.lease(demand);
    let Some(limit) = limit.filter(|_| !demand.paced) else { return lease.await };
    let Some(motion) = account.motion() else { return lease.await };
    let mut seen = motion.activity.count();
    loop {
        if let Ok(leased) = timeout(limit, &mut lease).await {
            return leased;
        }
        let now = motion.activity.count();
        if now == seen && motion.unaided.load(Ordering::Relaxed) == 0 {
            return Err(stuck(request, limit));
        }
        seen = now;
    }
}

fn stuck(request: &Request, limit: Duration) -> Error {
    let (method, seconds) = (&request.method, limit.as_secs_f64());
    not_sent(format!(
        "{method} {} was not sent: {IN_FLIGHT} requests of the credential are in flight, which is GitHub's limit, and none of \
         them has ended or moved within {seconds} s (timeout)",
        shown(request)
    ))
}

/// How long the call may still wait.
fn patience(request: &Request, settings: &Settings) -> Duration {
    request.context.wait_budget.as_ref().map_or(settings.max_wait, |budget| budget.left())
}

fn used_up(request: &Request, reason: &str) -> Error {
    let reason = format!("{} {} was not sent: {reason}", request.method, shown(request));
    Error::NotSent { reason, used_up: true }
}

fn not_sent(reason: String) -> Error {
    Error::NotSent { reason, used_up: false }
}

fn too_long(request: &Request, reason: &str, wait: Duration) -> Error {
    let (method, seconds) = (&request.method, wait.as_secs_f64());
    not_sent(format!(
        "{method} {} was not sent: it would wait for more than max_wait ({reason}, {seconds} s)",
        shown(request)
    ))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use bytes::Bytes;
    use http::header::RETRY_AFTER;
    use http::{HeaderMap, HeaderValue, Method};
    use url::Url;

    use super::*;
    use crate::quota::{Report, with_cap};

    const TIMEOUT: Duration = Duration::from_secs(10);

    /// What becomes of a wait for the only place, which `work` has for a minute.
    async fn wait(work: impl AsyncFnOnce(&mut Lease, &dyn Account)) -> Result<Duration> {
        let request = Request::new(Method::GET, Url::parse("https://api.github.com/user").unwrap());
        let settings = Settings::default();
        let route = Route::of(&settings.urls.api, &request);
        let demand = Demand { route: &route, count: 1, paced: false, waits: false };
        let (account, began) = (with_cap(1), Instant::now());
        let mut held = account.try_lease_one().unwrap();
        let working = async {
            work(&mut held, &*account).await;
            drop(held);
        };
        let waiting = async {
            moving(&*account, &demand, &request, &settings).await?;
            Ok(began.elapsed())
        };
        let (done, ()) = tokio::join!(waiting, working);
        done
    }

    #[tokio::test(start_paused = true)]
    async fn a_request_yields_if_a_limit_was_reached_just_before_its_turn() {
        let request = Request::new(Method::GET, Url::parse("https://api.github.com/user").unwrap());
        let settings = Settings { rate_limit: Mode::Yield, ..Settings::default() };
        let route = Route::of(&settings.urls.api, &request);
        let demand = Demand { route: &route, count: 1, paced: false, waits: true };
        let account = with_cap(1);
        let held = account.try_lease_one().unwrap();
        let limiting = async {
            sleep(LOOK / 2).await;
            let headers = HeaderMap::from_iter([(RETRY_AFTER, HeaderValue::from(60))]);
            let response = Response::new(429, headers, Bytes::new(), request.url.clone());
            account.report(&Report { route: &route, response: &response, least: Duration::ZERO, whole: false });
            drop(held);
        };
        let (leased, ()) = tokio::join!(lease(&*account, &demand, &request, &settings), limiting);
        assert!(matches!(leased, Err(Error::NotSent { used_up: true, .. })), "{leased:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_wait_ends_if_nothing_moves() {
        let still = wait(async |_, _| sleep(6 * TIMEOUT).await).await.unwrap_err();
        assert!(still.to_string().contains("none of them has ended or moved within 10 s"), "{still}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_wait_goes_on_while_a_body_moves_or_a_request_ends_by_itself() {
        let moving = wait(async |_, account| {
            for _ in 0..12 {
                sleep(TIMEOUT / 2).await;
                account.motion().unwrap().activity.note();
            }
        });
        assert_eq!(moving.await.unwrap().as_secs(), 60);
        let unaided = wait(async |lease, _| {
            lease.ends_unaided();
            sleep(6 * TIMEOUT).await;
        });
        assert_eq!(unaided.await.unwrap().as_secs(), 60);
    }
}
