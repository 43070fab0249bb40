//! Tokens of installations: got with a signature of the app, and renewed before they run out. One renewal serves all
//! who wait for it.

use std::future::Future;
use std::pin::Pin;

use chrono::{DateTime, TimeDelta, Utc};
use http::Method;

use crate::core::auth::{Auth, Grant, InstallationToken, Renewal, Secret, after};
use crate::core::error::{Error, Result};
use crate::core::request::{Request, address};
use crate::core::response::Response;
use crate::core::session::{Session, object_of, shape};

/// How long to leave the service alone after a renewal failed, while the token still serves.
const PAUSE: TimeDelta = TimeDelta::seconds(30);
/// How long the service's tokens last, should it not say so.
const LIFETIME: i64 = 3600;

/// See to it that the session's token is good for a request, if that is what the request is signed with.
pub async fn ensure(session: &Session, request: &Request) -> Result<()> {
    let settings = session.settings();
    match &settings.auth {
        Auth::Installation(token) if request.auth.is_none() && settings.owns(&request.url) => {
            renew(session, token).await
        }
        _ => Ok(()),
    }
}

async fn renew(session: &Session, token: &InstallationToken) -> Result<()> {
    let Some(renewal) = token.due(Utc::now()) else { return Ok(()) };
    let mut not_before = match renewal.flight.try_lock() {
        Ok(flight) => flight,
        // Somebody is at it: go on with the token while it serves.
        Err(_) if token.serves(Utc::now()) => return Ok(()),
        Err(_) => renewal.flight.lock().await,
    };
    let now = Utc::now();
    if token.due(now).is_none() || (token.serves(now) && now < *not_before) {
        return Ok(());
    }
    match grant(session, renewal).await {
        Ok(grant) => token.renew(grant),
        Err(_) if token.serves(Utc::now()) => *not_before = Utc::now() + PAUSE,
        Err(error) => return Err(error),
    }
    Ok(())
}

/// Get a token.
pub async fn grant(session: &Session, renewal: &Renewal) -> Result<Grant> {
    let path = format!("/app/installations/{}/access_tokens", renewal.installation_id);
    let mut request = Request::new(Method::POST, address(&path, &session.settings().addresses.api)?);
    request.auth = Some(Auth::App(renewal.key.sign(renewal.lifetime, Utc::now())?));
    let response = send(session, request).await?;
    if !response.ok() {
        return Err(Error::Status(Box::new(response)));
    }
    let json = object_of(&response)?;
    let token = json.get("token").and_then(|token| token.scalar()).filter(|token| !token.is_empty());
    let token = token.ok_or_else(|| shape(&response, "an object with a token"))?;
    let told = json.get("expires_at").and_then(|time| time.scalar());
    let now = Utc::now();
    let expires_at = match told.and_then(|time| DateTime::parse_from_rfc3339(&time).ok()) {
        Some(time) => time.with_timezone(&Utc),
        None => after(now, LIFETIME)?,
    };
    Ok(Grant::new(Secret::new(&token), expires_at, now))
}

/// Sending asks for a good token first, and getting one is sending: the box ends the circle.
fn send(session: &Session, request: Request) -> Pin<Box<dyn Future<Output = Result<Response>> + Send + '_>> {
    Box::pin(session.send(request))
}
