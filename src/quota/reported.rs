//! Rate limits that responses report. Times are relative to the response's Date header, so that a wrong local clock does
//! not matter.

use std::time::{Duration, UNIX_EPOCH};

use memchr::memmem;

use crate::http::response::{Response, number};
use crate::runtime::deadline;

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
