//! Waits until rate limits reset, if the session is configured to.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use tokio::time::Instant;

use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;
use crate::http::wait_budget::{Turn, WaitBudget};
use crate::layers::layer::{Layer, Next};
use crate::layers::settings::{Mode, Settings};
use crate::quota::Report;
use crate::quota::in_memory::unlimited;
use crate::quota::reported::{is_exhausted, limit_reached};
use crate::quota::route::Route;
use crate::runtime::host;

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
        let route = Route::of(&settings.urls.api, request);
        let report = Report { route: &route, response: &response, least: Duration::ZERO, whole };
        settings.account(request).report(&report);
    }
    Ok(response)
}

async fn wait(request: &Request, settings: &Settings, next: Next<'_>) -> Result<Response> {
    let skips = request.context.skips_waits();
    let mut account = if skips { unlimited() } else { settings.account(request) };
    let route = Route::of(&settings.urls.api, request);
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
                    next.sender().pass_time(pause.length).await?;
                    account = unlimited();
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
