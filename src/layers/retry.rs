//! Retries of transient failures: a broken connection, a timeout, or a temporarily unavailable server (502, 503, 504).
//!
//! Only idempotent methods (RFC 9110, 9.2.2) and GraphQL queries are retried, unless it is certain that the request was not processed. A
//! write whose response was lost may have been carried out: see [`outcome_for_caller`].

use std::time::Duration;

use futures_util::future::BoxFuture;
use http::Method;

use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;
use crate::layers::layer::{Layer, Next};
use crate::quota::reported;
use crate::runtime::deadline;

/// Longest Retry-After that is waited for. After a longer one, the caller gets the response.
const PATIENCE: Duration = Duration::from_secs(60);
/// Longest wait between attempts that this client chooses.
const LONGEST: Duration = Duration::from_secs(30);

/// Number of retries that may follow immediately if the server says so.
const USUAL: u32 = 3;

/// What the error says that is raised although another attempt might help.
const USED_UP: &str = "not retried, because the retry quota of this client for this host is used up";

/// A transient failure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Failure {
    /// The server did not process the request.
    Unsent,
    /// The server may have processed the request.
    NoResponse,
}

/// Retries transient failures.
pub struct Retry;

impl Layer for Retry {
    fn name(&self) -> &'static str {
        "retry"
    }

    fn send<'a>(&'a self, request: &'a Request, next: Next<'a>) -> BoxFuture<'a, Result<Response>> {
        Box::pin(send(request, next))
    }
}

/// Send, and retry where that may help and is safe.
async fn send(request: &Request, next: Next<'_>) -> Result<Response> {
    let settings = next.settings();
    let mut attempt = 0;
    let mut lost = None;
    let mut retried;
    let mut current = request;
    loop {
        let outcome = next.send(current).await;
        let quota = settings.retry_quota.as_ref().filter(|_| !request.context.is_replayed());
        if let (Some(quota), Ok(_), None) = (quota, &outcome, failure(&outcome)) {
            quota.succeeded(&request.url);
        }
        let again = failure(&outcome).filter(|failure| attempt < settings.retries && may_repeat(request, *failure));
        let (Some(failure), Some(delay)) = (again, delay(&outcome, attempt, settings.backoff)) else {
            return outcome_for_caller(request, lost, outcome);
        };
        if quota.is_some_and(|quota| !quota.take(&request.url, is_timeout(&outcome))) {
            return noted(lost.unwrap_or(outcome), USED_UP);
        }
        if let Some(trace) = &request.context.trace {
            let (status, reason) = reason_of(&outcome);
            trace.repeating(request, status, delay, &reason).await?;
        }
        let requested = retry_after(&outcome).is_some();
        if failure == Failure::NoResponse {
            lost.get_or_insert(outcome);
        }
        if !request.context.skips_waits() {
            tokio::time::sleep(delay).await;
        } else if requested {
            // A wait that this client chooses is random: on the clock of a fake, it would make other dates each time.
            next.sender().pass_time(delay).await?;
        }
        attempt = attempt.saturating_add(1);
        retried = request.clone();
        retried.context.attempt = attempt;
        current = &retried;
    }
}

/// The status of a failed attempt, if it has one, and the reason for its retry.
fn reason_of(outcome: &Result<Response>) -> (Option<u16>, String) {
    match outcome {
        Ok(response) => (Some(response.status), response.status_line()),
        Err(error) => (None, error.to_string()),
    }
}

fn is_timeout(outcome: &Result<Response>) -> bool {
    matches!(outcome, Err(Error::Timeout(_) | Error::Unreachable { late: true, .. }))
}

fn failure(outcome: &Result<Response>) -> Option<Failure> {
    match outcome {
        Ok(response) if matches!(response.status, 502..=504) => Some(Failure::NoResponse),
        Err(Error::Connection(_) | Error::Timeout(_)) => Some(Failure::NoResponse),
        Err(Error::Unreachable { .. }) => Some(Failure::Unsent),
        _ => None,
    }
}

fn may_repeat(request: &Request, failure: Failure) -> bool {
    let idempotent = request.context.idempotent
        || matches!(request.method, Method::GET | Method::HEAD | Method::OPTIONS | Method::PUT | Method::DELETE);
    // An interrupted download is resumed by layers::resume.
    let fresh = request.download.as_ref().is_none_or(|download| download.part().is_none());
    fresh && !request.context.speculative && (idempotent || failure == Failure::Unsent)
}

/// The wait before a retry: Retry-After if the response has it, otherwise exponential backoff. None if Retry-After is
/// too long. After several retries there is a minimum, even if the server keeps sending `Retry-After: 0`.
fn delay(outcome: &Result<Response>, attempt: u32, base: Duration) -> Option<Duration> {
    match retry_after(outcome) {
        Some(wait) => Some(wait.max(least(attempt))).filter(|_| wait <= PATIENCE),
        None => Some(pause(attempt, base)),
    }
}

/// The wait that the response requests, if there is one.
fn retry_after(outcome: &Result<Response>) -> Option<Duration> {
    outcome.as_ref().ok().and_then(Response::retry_after)
}

/// Exponential backoff with full jitter, so that many clients do not retry at the same time.
pub fn pause(attempt: u32, base: Duration) -> Duration {
    deadline::random_part(deadline::doubled(base, attempt, LONGEST))
}

/// Minimum wait before a retry that follows the first few.
fn least(attempt: u32) -> Duration {
    match attempt.checked_sub(USUAL) {
        Some(more) => deadline::doubled(Duration::from_secs(1), more, LONGEST),
        None => Duration::ZERO,
    }
}

/// The result for the caller. If the response to a write was lost and its retry was rejected, the first request may be
/// the reason: the resource is gone, or already merged. Then the caller gets the first failure, with a note on the
/// retry. A rejection that GitHub decides before it looks at the resource (401, a rate limit) is returned unchanged.
fn outcome_for_caller(request: &Request, lost: Option<Result<Response>>, last: Result<Response>) -> Result<Response> {
    let Some(lost) = lost else { return last };
    let write = matches!(request.method, Method::PUT | Method::DELETE);
    match last {
        // The cassette has no response to a retry: when it was recorded, this response was the last.
        Err(Error::Cassette(_)) => lost,
        Err(error @ (Error::Unreachable { .. } | Error::Connection(_) | Error::Timeout(_))) if write => {
            with_retry(lost, &format!("the retry failed: {error}"))
        }
        Ok(response) if write && is_doubtful(&response) => {
            with_retry(lost, &format!("the response to the retry was {}", status_and_message(&response)))
        }
        last => last,
    }
}

/// The first failure of a write, with a note on the result of its retry.
fn with_retry(lost: Result<Response>, result: &str) -> Result<Response> {
    let note = format!("{result}; it is unknown whether the first request was carried out");
    noted(lost, &note)
}

/// A failure with a note on its retries.
fn noted(failed: Result<Response>, note: &str) -> Result<Response> {
    match failed {
        Ok(mut response) => {
            response.retried = Some(note.to_owned());
            Ok(response)
        }
        Err(Error::Connection(why)) => Err(Error::Connection(why.and(note))),
        Err(Error::Timeout(why)) => Err(Error::Timeout(why.and(note))),
        Err(Error::Unreachable { reason, late }) => Err(Error::Unreachable { reason: reason.and(note), late }),
        failed => failed,
    }
}

/// Formatted as "422 Unprocessable Entity: Validation Failed".
fn status_and_message(response: &Response) -> String {
    let body = serde_json::from_slice::<serde_json::Value>(&response.body).ok();
    let message = body.as_ref().and_then(|body| body.get("message")?.as_str()).filter(|message| !message.is_empty());
    let message = message.map(|message| format!(": {}", message.chars().take(200).collect::<String>()));
    format!("{}{}", response.status_line(), message.unwrap_or_default())
}

fn is_doubtful(response: &Response) -> bool {
    (400..500).contains(&response.status) && response.status != 401 && reported::limit_reached(response).is_none()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests {
    use super::*;
    use bytes::Bytes;
    use http::HeaderMap;
    use url::Url;

    use crate::layers::layer::testing::Scripted;
    use crate::layers::settings::Settings;
    use crate::quota::retry_quota::RetryQuota;

    fn response(status: u16, headers: &[(&'static str, &str)]) -> Response {
        let headers = headers.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()));
        let headers = HeaderMap::from_iter(headers);
        Response::new(status, headers, Bytes::new(), Url::parse("https://h/").unwrap())
    }

    fn request(method: Method) -> Request {
        Request::new(method, Url::parse("https://h/").unwrap())
    }

    fn broken() -> Result<Response> {
        Err(Error::Connection("broke".into()))
    }

    #[test]
    fn only_idempotent_or_unprocessed_requests_are_retried() {
        let unreachable = Err(Error::Unreachable { reason: "refused".into(), late: false });
        for (method, may_retry) in
            [("GET", true), ("HEAD", true), ("PUT", true), ("DELETE", true), ("POST", false), ("PATCH", false)]
        {
            let request = request(method.parse().unwrap());
            for outcome in
                [broken(), Err(Error::Timeout("late".into())), Ok(response(502, &[])), Ok(response(504, &[]))]
            {
                assert_eq!(may_repeat(&request, failure(&outcome).unwrap()), may_retry, "{method} {outcome:?}");
            }
            assert!(may_repeat(&request, failure(&unreachable).unwrap()));
        }
        for status in [200, 202, 304, 401, 403, 404, 429, 500, 501] {
            assert_eq!(failure(&Ok(response(status, &[]))), None);
        }
        assert_eq!(failure(&Err(Error::Protocol("certificate".into()))), None);
    }

    #[test]
    fn a_post_that_may_be_repeated_is_retried() {
        let mut request = request(Method::POST);
        assert!(!may_repeat(&request, Failure::NoResponse));
        request.context.idempotent = true;
        assert!(may_repeat(&request, Failure::NoResponse));
    }

    #[tokio::test(start_paused = true)]
    async fn attempts_are_numbered() {
        let session = Scripted::new(Settings::default(), |_| Ok(response(502, &[])));
        let response = Next::new(&[&Retry], &session).send(&request(Method::GET)).await.unwrap();
        assert_eq!(response.status, 502);
        let attempts: Vec<u32> = session.sent().iter().map(|request| request.context.attempt).collect();
        assert_eq!(attempts, [0, 1, 2, 3]);
    }

    /// The number of requests of so many calls, and the number of calls that failed. Each request to a URL whose number is
    /// in `fails` fails.
    async fn calls(settings: Settings, count: usize, fails: fn(usize) -> Option<Result<Response>>) -> (usize, usize) {
        let sent = std::sync::atomic::AtomicUsize::new(0);
        let session = Scripted::new(settings, move |_| {
            let number = sent.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            fails(number).unwrap_or_else(|| Ok(response(200, &[])))
        });
        let mut failed = 0;
        for _ in 0..count {
            let outcome = Next::new(&[&Retry], &session).send(&request(Method::GET)).await;
            failed += usize::from(!outcome.is_ok_and(|response| response.ok()));
        }
        (session.sent().len(), failed)
    }

    #[tokio::test(start_paused = true)]
    async fn a_server_that_fails_every_request_gets_few_retries() {
        let settings = Settings::default;
        let unlimited = || Settings { retry_quota: None, ..Settings::default() };
        assert_eq!(calls(settings(), 1000, |_| Some(broken())).await, (1100, 1000));
        assert_eq!(calls(settings(), 1000, |_| Some(Ok(response(503, &[])))).await, (1100, 1000));
        assert_eq!(calls(settings(), 1000, |_| Some(Err(Error::Timeout("late".into())))).await, (1050, 1000));
        assert_eq!(calls(unlimited(), 1000, |_| Some(broken())).await, (4000, 1000));
    }

    #[tokio::test(start_paused = true)]
    async fn rare_failures_are_retried_for_ever() {
        let one_percent = |number: usize| number.is_multiple_of(100).then(broken);
        let (sent, failed) = calls(Settings::default(), 100_000, one_percent).await;
        assert_eq!(failed, 0);
        assert!(sent > 101_000);
    }

    #[tokio::test(start_paused = true)]
    async fn the_error_says_that_the_quota_is_used_up() {
        let settings = Settings { retry_quota: Some(RetryQuota::new(9)), ..Settings::default() };
        let session = Scripted::new(settings, |_| broken());
        let send = async || Next::new(&[&Retry], &session).send(&request(Method::GET)).await.unwrap_err().to_string();
        let text = "broke; not retried, because the retry quota of this client for this host is used up";
        assert_eq!((send().await.as_str(), session.sent().len()), (text, 2));
        assert_eq!((send().await.as_str(), session.sent().len()), (text, 3));
    }

    #[tokio::test]
    async fn a_prefetched_request_is_sent_once() {
        let session = Scripted::new(Settings::default(), |_| Ok(response(502, &[])));
        let mut request = request(Method::GET);
        request.context.speculative = true;
        Next::new(&[&Retry], &session).send(&request).await.unwrap();
        assert_eq!(session.sent().len(), 1);
    }

    #[test]
    fn backoff_is_exponential_with_jitter() {
        let base = Duration::from_millis(500);
        for (attempt, most) in [(0, 500), (1, 1000), (2, 2000), (9, 30_000), (u32::MAX, 30_000)] {
            let waits: Vec<u128> = (0..64).map(|_| delay(&broken(), attempt, base).unwrap().as_millis()).collect();
            assert!(waits.iter().all(|wait| *wait <= most));
            assert!(waits.iter().any(|wait| *wait > most / 2) && waits.iter().any(|wait| *wait <= most / 2));
        }
    }

    #[test]
    fn retry_after_sets_the_wait() {
        let date = "Tue, 01 Feb 2000 10:00:00 GMT";
        for (retry_after, expected) in [
            ("0", Some(0)),
            ("7", Some(7)),
            ("60", Some(60)),
            ("61", None),
            ("99999999999999999999", None),
            ("Tue, 01 Feb 2000 10:00:05 GMT", Some(5)),
            ("Tue, 01 Feb 2000 09:00:00 GMT", Some(0)),
            ("Tue, 01 Feb 2000 11:00:00 GMT", None),
        ] {
            let outcome = Ok(response(503, &[("retry-after", retry_after), ("date", date)]));
            assert_eq!(delay(&outcome, 0, Duration::ZERO), expected.map(Duration::from_secs), "{retry_after}");
        }
        let at_once = Ok(response(503, &[("retry-after", "0")]));
        let waits = [0, 2, 3, 4, u32::MAX].map(|attempt| delay(&at_once, attempt, Duration::ZERO).unwrap().as_secs());
        assert_eq!(waits, [0, 0, 1, 2, 30]);
        let soon = delay(&Ok(response(503, &[("retry-after", "soon")])), 0, Duration::from_millis(1)).unwrap();
        assert!(soon <= Duration::from_millis(1));
    }

    #[test]
    fn a_rejected_retry_does_not_hide_a_lost_response() {
        let shown_outcome = |method: &str, lost: Result<Response>, last| match outcome_for_caller(
            &request(method.parse().unwrap()),
            Some(lost),
            last,
        ) {
            Ok(response) => format!("{} {}", response.status, response.retried.unwrap_or_default()).trim().to_owned(),
            Err(error) => error.to_string(),
        };
        let unknown = "it is unknown whether the first request was carried out";
        for status in [403, 404, 405, 409, 422] {
            let mut rejected = response(status, &[]);
            rejected.body = Bytes::from_static(br#"{"message": "No"}"#);
            let expected = format!("the response to the retry was {}: No; {unknown}", rejected.status_line());
            assert_eq!(shown_outcome("DELETE", broken(), Ok(rejected.clone())), format!("broke; {expected}"));
            assert_eq!(shown_outcome("PUT", Ok(response(502, &[])), Ok(rejected)), format!("502 {expected}"));
            assert_eq!(shown_outcome("GET", broken(), Ok(response(status, &[]))), status.to_string());
        }
        for status in [200, 204, 401, 429, 500] {
            assert_eq!(shown_outcome("DELETE", broken(), Ok(response(status, &[]))), status.to_string());
        }
        let unreachable = Err(Error::Unreachable { reason: "refused".into(), late: false });
        assert_eq!(shown_outcome("PUT", broken(), unreachable), format!("broke; the retry failed: refused; {unknown}"));
        assert_eq!(
            shown_outcome("PUT", Ok(response(504, &[])), broken()),
            format!("504 the retry failed: broke; {unknown}")
        );
        assert_eq!(shown_outcome("GET", Ok(response(502, &[])), Err(Error::Cassette("unknown".into()))), "502");
    }
}
