//! One-time passwords: ask for one when the service requires it, and send the request again with it.

use crate::client::session::Session;
use crate::http::error::Result;
use crate::http::request::{Request, header};
use crate::http::response::Response;
use crate::policy::cache;
use crate::runtime::host;

/// Header of one-time passwords, in requests and in the answers that require one.
pub const HEADER: &str = "x-github-otp";

/// Send; when a one-time password is required, send once more with one. The first request was refused, so nothing is
/// done twice.
pub async fn send(session: &Session, request: &Request) -> Result<Response> {
    let response = cache::send(session, request).await?;
    let settings = session.settings();
    let required = response.status == 401
        && settings.signs(request)
        && response.header(HEADER).is_some_and(|value| value.contains("required"))
        && !request.headers.contains_key(HEADER)
        && !request.context.speculative;
    let Some(callback) = settings.two_factor.clone().filter(|_| required) else {
        return Ok(response);
    };
    match host::one_time_password(&callback).await? {
        Some(code) if !code.is_empty() => {
            let (name, mut value) = header(HEADER, &code)?;
            value.set_sensitive(true);
            let mut again = request.clone();
            again.headers.insert(name, value);
            cache::send(session, &again).await
        }
        _ => Ok(response),
    }
}
