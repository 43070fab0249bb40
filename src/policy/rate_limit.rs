//! Rate limits: reading them from responses and, if the session is configured to, waiting until they reset. Times are
//! relative to the response's Date header, so that a wrong local clock does not matter.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, UNIX_EPOCH};

use futures_util::future::BoxFuture;
use memchr::memmem;
use tokio::time::Instant;

use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::{Response, number};
use crate::http::wait_budget::{Turn, WaitBudget};
use crate::policy::layer::{Layer, Next};
use crate::policy::quota;
use crate::policy::quota::Report;
use crate::policy::quota::route::Route;
use crate::policy::settings::Settings;
use crate::runtime::deadline;
use crate::runtime::host;

/// What to do when a rate limit is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mode {
    /// Return the error response to the caller.
    #[default]
    Raise,
    /// Wait until the limit resets, then retry.
    Wait,
}

impl FromStr for Mode {
    type Err = Error;

    fn from_str(name: &str) -> Result<Mode> {
        match name {
            "raise" => Ok(Mode::Raise),
            "wait" => Ok(Mode::Wait),
            _ => Err(Error::Argument(format!("rate_limit must be raise or wait, not {name:?}"))),
        }
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Mode::Raise => "raise",
            Mode::Wait => "wait",
        })
    }
}

/// Waits for rate limits.
pub struct RateLimit;

impl Layer for RateLimit {
    fn name(&self) -> &'static str {
        "rate_limit"
    }

    fn send<'a>(&'a self, request: &'a Request, next: Next<'a>) -> BoxFuture<'a, Result<Response>> {
        Box::pin(send(request, next))
    }
}

/// Send, and wait for rate limits if the session is configured to.
async fn send(request: &Request, next: Next<'_>) -> Result<Response> {
    let settings = next.settings();
    if settings.rate_limit == Mode::Wait && !request.context.speculative && settings.signs(request) {
        return wait(request, &settings, next).await;
    }
    let response = next.send(request).await?;
    // Other sessions with this credential may wait for rate limits.
    let whole = settings.pace || settings.tracks;
    let is_news = whole || is_exhausted(&response) || limit_reached(&response).is_some();
    if is_news && settings.signs(request) && !request.context.skips_waits() {
        let route = Route::of(&settings, request);
        let report = Report { route: &route, response: &response, least: Duration::ZERO, whole };
        settings.account(request).report(&report);
    }
    Ok(response)
}

async fn wait(request: &Request, settings: &Settings, next: Next<'_>) -> Result<Response> {
    let skips = request.context.skips_waits();
    let mut account = if skips { quota::unlimited() } else { settings.account(request) };
    let route = Route::of(settings, request);
    let budget = request.context.wait_budget.clone().unwrap_or_else(|| Arc::new(WaitBudget::new(settings.max_wait)));
    let mut last_response: Option<Response> = None;
    loop {
        match (budget.turn(account.pause(&route), Instant::now()), last_response.take()) {
            (Turn::Wait(pause), last) => {
                last_response = last;
                host::on_wait(settings.on_wait.as_ref(), pause.length.as_secs_f64(), &pause.reason).await?;
                if let Some(trace) = &request.context.trace {
                    let status = last_response.as_ref().map(|response| response.status);
                    trace.repeating(request, status, pause.length, &pause.reason).await?;
                }
                if skips {
                    account = quota::unlimited();
                    budget.skip();
                } else {
                    tokio::time::sleep(pause.length).await;
                    continue; // another request may have extended the wait meanwhile
                }
            }
            // The wait would exceed the budget: return GitHub's response.
            (Turn::Over, Some(last_response)) => return Ok(last_response),
            (Turn::Over | Turn::Send, last) => last_response = last,
        }
        let response = match (next.send(request).await, last_response) {
            (Ok(response), _) => response,
            // The cassette has no response to a retry: when it was recorded, this response was the last.
            (Err(Error::Cassette(_)), Some(last_response)) => return Ok(last_response),
            (Err(error), _) => return Err(error),
        };
        let is_limited = limit_reached(&response).is_some();
        let least = if is_limited { budget.rejected(Instant::now()) } else { Duration::ZERO };
        account.report(&Report { route: &route, response: &response, least, whole: settings.pace || settings.tracks });
        if !is_limited {
            return Ok(response);
        }
        last_response = Some(response);
    }
}

/// A rate limit that a response reports.
#[derive(Debug, PartialEq, Eq)]
pub struct LimitReached {
    /// True if a quota is exhausted, false for a secondary rate limit, such as one on concurrent requests.
    pub primary: bool,
    /// How long to wait, if the response says so.
    pub wait: Option<Duration>,
}

/// The rate limit that a response reports, if any. A 429 always reports one; a 403 may have other reasons; GraphQL
/// reports limits under status 200, too.
pub fn limit_reached(response: &Response) -> Option<LimitReached> {
    let (retry_after, primary) = (response.retry_after(), is_exhausted(response));
    let limit = match response.status {
        429 => true,
        403 => primary || response.header("retry-after").is_some() || mentions_limit(&response.body),
        200 => response.url.path().ends_with("/graphql") && has_limit_error(&response.body),
        _ => false,
    };
    limit.then(|| LimitReached { primary, wait: retry_after.or_else(|| reset(response)) })
}

/// Whether the body of a GraphQL response has an error of a rate limit. For a primary limit, GitHub sets its type; a
/// secondary limit is only mentioned in the message.
fn has_limit_error(body: &[u8]) -> bool {
    #[derive(serde::Deserialize)]
    struct Body {
        #[serde(default)]
        errors: Option<Vec<serde_json::Value>>,
    }
    // Few responses have errors, and most bodies are long.
    if memmem::find(body, br#""errors""#).is_none() {
        return false;
    }
    let errors = serde_json::from_slice::<Body>(body).ok().and_then(|body| body.errors).unwrap_or_default();
    errors.iter().any(|error| {
        let text = |name: &str| error.get(name).and_then(serde_json::Value::as_str).unwrap_or_default();
        matches!(text("type"), "RATE_LIMITED" | "RATE_LIMIT")
            || text("message").to_ascii_lowercase().contains("secondary rate limit")
    })
}

/// Whether the body has one of the messages that GitHub documents; GitHub used the last one before 2021.
fn mentions_limit(body: &[u8]) -> bool {
    let message = serde_json::from_slice::<serde_json::Value>(body).ok();
    let message = message.and_then(|body| Some(body.get("message")?.as_str()?.to_ascii_lowercase()));
    let known = ["rate limit", "abuse detection mechanism"];
    message.is_some_and(|message| known.iter().any(|known| message.contains(known)))
}

/// Whether the quota has no requests left.
pub fn is_exhausted(response: &Response) -> bool {
    response.header("x-ratelimit-remaining") == Some("0")
}

/// How long until the quota resets, if it is exhausted.
pub fn reset(response: &Response) -> Option<Duration> {
    let reset = Duration::from_secs(number(response.header("x-ratelimit-reset")?)?);
    let now = response.date().duration_since(UNIX_EPOCH).unwrap_or_default();
    is_exhausted(response).then(|| reset.saturating_sub(now).min(deadline::LONGEST))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use bytes::Bytes;
    use http::HeaderMap;
    use url::Url;

    fn detected(status: u16, headers: &[(&'static str, &str)], message: &str) -> Option<(bool, Option<u64>)> {
        let headers = headers.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()));
        let mut headers = HeaderMap::from_iter(headers);
        headers.insert("date", "Tue, 01 Feb 2000 10:00:00 GMT".parse().unwrap());
        let body = Bytes::from(serde_json::json!({ "message": message }).to_string());
        let url = Url::parse("https://h/").unwrap();
        let limit = limit_reached(&Response::new(status, headers, body, url))?;
        Some((limit.primary, limit.wait.map(|wait| wait.as_secs())))
    }

    #[test]
    fn primary_and_secondary_limits_are_distinguished() {
        let (none, reset) = (("x-ratelimit-remaining", "0"), ("x-ratelimit-reset", "949399230"));
        let secondary = "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.";
        let abuse = "You have triggered an abuse detection mechanism. Please wait.";
        for status in [403, 429] {
            assert_eq!(detected(status, &[none, reset], ""), Some((true, Some(30))));
            assert_eq!(detected(status, &[none, ("x-ratelimit-reset", "7")], ""), Some((true, Some(0))));
            assert_eq!(detected(status, &[none, reset, ("retry-after", "5")], ""), Some((true, Some(5))));
            assert_eq!(detected(status, &[("retry-after", "5")], ""), Some((false, Some(5))));
            let date = "Tue, 01 Feb 2000 10:01:00 GMT";
            assert_eq!(detected(status, &[("retry-after", date)], ""), Some((false, Some(60))));
            assert_eq!(detected(status, &[], secondary), Some((false, None)));
            assert_eq!(detected(status, &[("x-ratelimit-remaining", "9"), reset], abuse), Some((false, None)));
        }
        assert_eq!(detected(429, &[], "Slow down"), Some((false, None)));
        assert_eq!(detected(403, &[("x-ratelimit-remaining", "9"), reset], "Must have admin rights"), None);
        assert_eq!(detected(404, &[none, reset, ("retry-after", "5")], secondary), None);
    }

    #[test]
    fn graphql_reports_limits_under_status_200() {
        let detected = |url: &str, headers: &[(&'static str, &str)], errors: serde_json::Value| {
            let headers = headers.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()));
            let mut headers = HeaderMap::from_iter(headers);
            headers.insert("date", "Tue, 01 Feb 2000 10:00:00 GMT".parse().unwrap());
            let body = Bytes::from(serde_json::json!({ "data": {"errors": 1}, "errors": errors }).to_string());
            let limit = limit_reached(&Response::new(200, headers, body, Url::parse(url).unwrap()))?;
            Some((limit.primary, limit.wait.map(|wait| wait.as_secs())))
        };
        let (none, reset) = (("x-ratelimit-remaining", "0"), ("x-ratelimit-reset", "949399230"));
        let primary = serde_json::json!([{"type": "RATE_LIMITED", "message": "API rate limit exceeded"}]);
        let secondary = serde_json::json!([{"message": "You have exceeded a secondary rate limit."}]);
        let other = serde_json::json!([{"type": "NOT_FOUND", "message": "Could not resolve to a User"}, "rate limit"]);
        for url in ["https://api.github.com/graphql", "https://ghe.example/api/graphql"] {
            assert_eq!(detected(url, &[none, reset], primary.clone()), Some((true, Some(30))));
            assert_eq!(detected(url, &[], primary.clone()), Some((false, None)));
            assert_eq!(detected(url, &[("retry-after", "5")], secondary.clone()), Some((false, Some(5))));
            assert_eq!(detected(url, &[none, reset], other.clone()), None);
            assert_eq!(detected(url, &[none, reset], serde_json::Value::Null), None);
        }
        assert_eq!(detected("https://api.github.com/repos/o/r/contents/x", &[none, reset], primary), None);
    }

    #[test]
    fn large_numbers_become_the_longest_wait() {
        let (none, longest) = (("x-ratelimit-remaining", "0"), Some(deadline::LONGEST.as_secs()));
        for large in ["9223372036854775807", "9223372036854775808", "18446744073709551616", "99999999999999999999999"] {
            assert_eq!(detected(429, &[("retry-after", large)], ""), Some((false, longest)), "{large}");
            assert_eq!(detected(429, &[none, ("x-ratelimit-reset", large)], ""), Some((true, longest)), "{large}");
        }
        for invalid in ["-1", "1.5", "1e9", "", "soon"] {
            assert_eq!(detected(429, &[("retry-after", invalid)], ""), Some((false, None)), "{invalid}");
            assert_eq!(detected(429, &[none, ("x-ratelimit-reset", invalid)], ""), Some((true, None)), "{invalid}");
        }
    }
}
