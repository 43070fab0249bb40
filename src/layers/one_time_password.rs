//! One-time passwords: obtained from a callback when GitHub requires one, and added to a retry of the request.

use std::time::Duration;

use futures_util::future::BoxFuture;

use crate::auth::credential::ONE_TIME_PASSWORD;
use crate::http::error::Result;
use crate::http::request::{Request, header};
use crate::http::response::Response;
use crate::layers::layer::{Layer, Next};
use crate::runtime::host;

/// Retries requests that require a one-time password.
pub struct OneTimePassword;

impl Layer for OneTimePassword {
    fn name(&self) -> &'static str {
        "one_time_password"
    }

    fn send<'a>(&'a self, request: &'a Request, next: Next<'a>) -> BoxFuture<'a, Result<Response>> {
        Box::pin(send(request, next))
    }
}

/// Send. If GitHub requires a one-time password, send once more with one. GitHub rejected the first request, so nothing
/// happens twice.
async fn send(request: &Request, next: Next<'_>) -> Result<Response> {
    let response = next.send(request).await?;
    let settings = next.settings();
    let required = response.status == 401
        && settings.signs(request)
        && response.header(ONE_TIME_PASSWORD).is_some_and(|value| value.contains("required"))
        && !request.headers.contains_key(ONE_TIME_PASSWORD)
        && !request.context.speculative;
    let Some(callback) = settings.two_factor.clone().filter(|_| required) else {
        return Ok(response);
    };
    match host::one_time_password(&callback).await? {
        Some(code) if !code.is_empty() => {
            let (name, mut value) = header(ONE_TIME_PASSWORD, &code)?;
            value.set_sensitive(true);
            if let Some(trace) = &request.context.trace {
                let reason = "GitHub requires a one-time password";
                trace.repeating(request, Some(response.status), Duration::ZERO, reason).await?;
            }
            let mut again = request.clone();
            again.headers.insert(name, value);
            next.send(&again).await
        }
        _ => Ok(response),
    }
}
