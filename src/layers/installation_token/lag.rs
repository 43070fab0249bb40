//! Rejections of a token that GitHub has just issued: some of its servers may not know the token for some seconds.

use std::time::Duration;

use crate::auth::credential::Grant;
use crate::http::error::Result;
use crate::http::request::Request;
use crate::http::response::Response;
use crate::layers::layer::Next;

/// The pauses before a request is retried with the same token.
const PAUSES: [Duration; 3] = [Duration::from_secs(1), Duration::from_secs(2), Duration::from_secs(3)];
/// Age of a token up to which a rejection may be such a lag.
const NEW: Duration = Duration::from_secs(5);

/// Send, and retry while GitHub may not know the token everywhere. It has not processed a request whose token it rejects, so
/// this includes writes. None as the token means that the request uses none.
pub async fn send(request: &Request, next: Next<'_>, used: Option<&Grant>) -> Result<Response> {
    let mut response = next.send(request).await?;
    let Some(used) = used.filter(|_| !request.context.speculative) else { return Ok(response) };
    let most = usize::try_from(next.settings().retries).unwrap_or(usize::MAX);
    for pause in PAUSES.into_iter().take(most) {
        if response.status != 401 || !is_new(used) {
            break;
        }
        if let Some(trace) = &request.context.trace {
            let reason = "the installation token is new, and GitHub may not know it everywhere yet";
            trace.repeating(request, Some(response.status), pause, reason).await?;
        }
        if request.context.skips_waits() {
            next.sender().pass_time(pause).await?;
        } else {
            tokio::time::sleep(pause).await;
        }
        response = next.send(request).await?;
    }
    Ok(response)
}

/// Whether GitHub may not know a token everywhere yet.
pub fn is_new(token: &Grant) -> bool {
    token.age() <= NEW
}
