//! Interrupted downloads: the server sends the missing bytes where it supports ranges, otherwise the whole body again.
//! After as many attempts in a row without progress as there are retries, the download fails; without retries it is
//! never resumed.

use std::time::Duration;

use futures_util::future::BoxFuture;
use http::Method;
use http::header::RANGE;

use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;
use crate::http::transfer::Part;
use crate::policy::layer::{Layer, Next};
use crate::policy::retry;
use crate::policy::settings::Settings;

/// If an attempt received so many bytes, the next one follows at once.
const ENOUGH: u64 = 64 << 10;

/// Resumes interrupted downloads.
pub struct Resume;

impl Layer for Resume {
    fn name(&self) -> &'static str {
        "resume"
    }

    fn send<'a>(&'a self, request: &'a Request, next: Next<'a>) -> BoxFuture<'a, Result<Response>> {
        Box::pin(send(request, next))
    }
}

/// Send, and resume an interrupted download at the address that sent it. If that address rejects the request (it may
/// have been signed for a short time), start from the original address and follow its redirect again.
async fn send(request: &Request, next: Next<'_>) -> Result<Response> {
    let Some(download) = request.download.clone().filter(|_| request.method == Method::GET) else {
        return next.send(request).await;
    };
    let settings = next.settings();
    let (retries, backoff) = (settings.retries, settings.backoff);
    let (mut most, mut idle, mut meagre) = (0, 0, 0_u32);
    let mut attempt = request.clone();
    loop {
        let result = next.send(&attempt).await;
        let part = download.part();
        match (result, part) {
            (Err(error @ (Error::Connection(_) | Error::Timeout(_) | Error::Unreachable { .. })), Some(part)) => {
                idle = if part.done > most { 0 } else { idle + 1 };
                meagre = if part.done.saturating_sub(most) >= ENOUGH { 0 } else { meagre.saturating_add(1) };
                if retries == 0 || idle > retries || !(part.can_resume() || download.restarts()) {
                    return Err(error);
                }
                let waits = idle > 0 || meagre > 1;
                let wait = if waits { retry::pause(meagre.saturating_sub(2), backoff) } else { Duration::ZERO };
                if let Some(trace) = &request.context.trace {
                    trace.repeating(&attempt, None, wait, &error.to_string()).await?;
                }
                if waits {
                    tokio::time::sleep(wait).await;
                }
                most = most.max(part.done);
                attempt = rest(request, &part, &settings);
            }
            (Ok(response), Some(_)) if response.status == 416 && attempt.headers.contains_key(RANGE) => {
                attempt = request.clone();
            }
            (Ok(response), Some(part)) if (400..500).contains(&response.status) && attempt.url != request.url => {
                attempt = request.clone();
                part.request_rest(&mut attempt.headers);
            }
            (result, _) => return result,
        }
    }
}

/// The request for the rest of a download; if that is not possible, the request for all of it.
fn rest(request: &Request, part: &Part, settings: &Settings) -> Request {
    let mut rest = request.clone();
    if part.request_rest(&mut rest.headers) {
        rest.redirect_to(part.url.clone(), settings.owns(&part.url));
    }
    rest
}
