//! The expiring token of a user: it is refreshed before it expires, once for all threads and tasks, and stored before its
//! first use.
//!
//! A refresh uses up the refresh token and ends the old token, so it is a write whose response must not be lost. It goes
//! on when the call that began it is cancelled. When its outcome is unknown, it is not retried, unless the
//! program requests it.

use std::sync::Arc;
use std::time::Duration;

use chrono::Utc;
use futures_util::future::BoxFuture;
use tokio::time::Instant;

use crate::auth::credential::{Auth, UserGrant, UserToken};
use crate::auth::renewal::{self, Attempt, Need, PATIENCE, PAUSE, Pending, Renewable};
use crate::auth::user::{Failure, State, expired};
use crate::http::context::Transmission;
use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;
use crate::layers::background::Background;
use crate::layers::layer::{Layer, Next, Sender};
use crate::runtime::single_flight::{Entry, SingleFlight};
use crate::runtime::{deadline, host};

/// Least time that calls wait for the callback that stores a token, also with a `max_wait` of 0.
const LEAST_PATIENCE: Duration = Duration::from_secs(1);

/// A connect timeout and a read timeout; None for no timeout.
type Timeouts = (Option<Duration>, Option<Duration>);

/// Refreshes the token of a user.
pub struct UserTokens;

impl Layer for UserTokens {
    fn name(&self) -> &'static str {
        "user_token"
    }

    fn send<'a>(&'a self, request: &'a Request, next: Next<'a>) -> BoxFuture<'a, Result<Response>> {
        Box::pin(send(request, next))
    }
}

/// Send with a valid token. If GitHub rejects the token and another call has replaced it meanwhile, send once more.
async fn send(request: &Request, next: Next<'_>) -> Result<Response> {
    let settings = next.settings();
    let token = match &settings.auth {
        // The recorded tokens have expired, and whoever replays the cassette may have none.
        _ if request.context.is_replayed() => None,
        Auth::User(token) if request.context.credential.is_none() && settings.signs(request) => Some(token),
        _ => None,
    };
    let Some(token) = token else { return next.send(request).await };
    ensure(next.sender(), token, request.context.speculative, request.context.timeout).await?;
    let used = token.state().grant.token.clone();
    let response = next.send(request).await?;
    if response.status != 401 || token.state().grant.token == used {
        return Ok(response);
    }
    ensure(next.sender(), token, request.context.speculative, request.context.timeout).await?;
    if let Some(trace) = &request.context.trace {
        let reason = "the token of the user was rejected, and there is a new one";
        trace.repeating(request, Some(response.status), Duration::ZERO, reason).await?;
    }
    next.send(request).await
}

/// Whether a token can be used as it is.
fn is_ready(state: &State) -> bool {
    let now = Utc::now();
    let waits = state.failure.as_ref().is_some_and(|failure| {
        state.grant.serves(now) && (failure.is_final || now < deadline::later(failure.at, PAUSE))
    });
    state.is_stored && (waits || !state.grant.is_due(now))
}

/// Refresh the token if it is due, and store it. `speculative` is whether there is no caller that could store it, `timeout`
/// the timeouts of the call, if they are not the session's.
pub async fn ensure(
    sender: &dyn Sender,
    token: &UserToken,
    speculative: bool,
    timeout: Option<Timeouts>,
) -> Result<()> {
    renewal::ensure(&Due { sender, token, speculative, timeout }).await?;
    usable(&token.state())
}

/// A token, and what refreshes it.
struct Due<'a> {
    sender: &'a dyn Sender,
    token: &'a UserToken,
    speculative: bool,
    timeout: Option<Timeouts>,
}

impl Due<'_> {
    /// How long this call waits for the refresh by another one.
    fn timeout(&self) -> Duration {
        self.sender.settings().patience(self.timeout)
    }

    /// How long other calls wait for the callback that stores the token.
    fn patience(&self) -> Duration {
        self.sender.settings().max_wait.clamp(LEAST_PATIENCE, PATIENCE)
    }
}

impl Renewable for Due<'_> {
    fn flight(&self) -> &SingleFlight<Attempt> {
        &self.token.refresher().flight
    }

    /// A refresh ends the old token, so that requests wait for it.
    fn need(&self) -> Need {
        if is_ready(&self.token.state()) { Need::Nothing } else { Need::Now }
    }

    fn shares_failures(&self) -> bool {
        !self.speculative
    }

    fn is_overdue(&self, waited: Duration) -> bool {
        match self.token.state().storing_since {
            Some(since) => since.elapsed() >= self.patience(),
            None => waited >= self.timeout(),
        }
    }

    /// The new token must be stored before its first use, and the old one is not valid any more.
    fn overdue(&self) -> Error {
        let why = match self.token.state().storing_since {
            Some(_) => format!(
                "on_refresh, which stores the new token of the user, has not returned for {} s (max_wait)",
                self.patience().as_secs_f64()
            ),
            None => format!(
                "the refresh of the token by another call takes more than {} s (timeout)",
                self.timeout().as_secs_f64()
            ),
        };
        Error::Transport(format!("The request was not sent: {why}"))
    }

    fn renew<'a>(&'a self, attempt: Option<&'a mut Attempt>) -> BoxFuture<'a, Result<()>> {
        Box::pin(async move {
            // The callback may be the one that stores the token: it uses the token as it is.
            let Some(attempt) = attempt else { return Ok(()) };
            // A call that was cancelled may have left a new token, which may have expired since.
            store(self.token, self.speculative).await?;
            let state = self.token.state();
            if is_ready(&state) || self.speculative {
                return Ok(());
            }
            match &state.failure {
                Some(failure) if failure.is_final => return Err(failure.error.duplicate()),
                _ => refresh(self.sender, self.token, attempt).await?,
            }
            store(self.token, self.speculative).await
        })
    }
}

/// Refresh the token now, also after a failure. Returns when the new one is stored.
pub async fn refresh_now(sender: &dyn Sender, token: &UserToken) -> Result<()> {
    let seen = token.state().refreshes;
    let due = Due { sender, token, speculative: false, timeout: None };
    let mut attempt = match renewal::enter(&due).await {
        Entry::Turn(attempt) => attempt,
        Entry::Within => {
            let why = "A callback of the refresh of a token cannot refresh the same token";
            return Err(Error::UserToken(why.to_owned()));
        }
        Entry::Busy => return Err(due.overdue()),
    };
    let state = token.state();
    store(token, false).await?;
    let is_new = state.refreshes != seen && state.failure.is_none();
    let was_left = !state.is_stored && state.grant.serves(Utc::now());
    if !is_new && !was_left {
        if state.grant.refresh_token.is_none() {
            return Err(expired());
        }
        refresh(sender, token, &mut attempt).await?;
    }
    store(token, false).await
}

fn usable(state: &State) -> Result<()> {
    if state.grant.serves(Utc::now()) {
        return Ok(());
    }
    Err(state.failure.as_ref().map_or_else(expired, |failure| failure.error.duplicate()))
}

/// Call the callback with a new token. If it fails, so does the call, and the next call tries again.
async fn store(token: &UserToken, speculative: bool) -> Result<()> {
    let state = token.state();
    if state.is_stored {
        return Ok(());
    }
    if let Some(callback) = &token.refresher().store {
        if speculative {
            return Err(Error::UserToken("The new token of the user is not stored yet".to_owned()));
        }
        token.change(|state| state.storing_since = Some(Instant::now()));
        host::notify(callback, Box::new(state.grant.clone())).await?;
    }
    token.change(|state| (state.is_stored, state.storing_since) = (true, None));
    Ok(())
}

/// Refresh the token, or wait for the refresh in flight. A valid token is used in spite of a failure.
async fn refresh(sender: &dyn Sender, token: &UserToken, attempt: &mut Attempt) -> Result<()> {
    let request = request(token)?;
    match Background::of(sender) {
        Some(background) => {
            let begin = || {
                let (traces, token) = (background.traces(), token.clone());
                Pending::begin(async move { exchange(&background, &token, request).await }, traces)
            };
            attempt.in_background(begin).await?;
        }
        None => exchange(sender, token, request).await?,
    }
    match token.state().failure.as_ref() {
        Some(failure) if !token.state().grant.serves(Utc::now()) => Err(failure.error.duplicate()),
        _ => Ok(()),
    }
}

/// The request for a refresh.
fn request(token: &UserToken) -> Result<Request> {
    let state = token.state();
    let refresh_token = state.grant.refresh_token.as_ref().ok_or_else(expired)?;
    let parameters = [("grant_type", "refresh_token"), ("refresh_token", refresh_token.reveal())];
    token.refresher().app.token_request(&parameters, true)
}

/// Send the request for a refresh, and take the outcome, which the state of the token has then. The error is that of an
/// event hook, which must not lose the new token, or one for which nothing was sent: then the next call tries again.
async fn exchange(sender: &dyn Sender, token: &UserToken, mut request: Request) -> Result<()> {
    if sender.is_closed() {
        return Err(Error::Closed);
    }
    let trace = sender.settings().deferred_trace();
    request.context.trace.clone_from(&trace);
    let transmission = Arc::new(Transmission::default());
    request.context.transmission = Some(transmission.clone());
    let mut unfinished = Unfinished(Some(token), transmission.clone());
    let outcome = sender.send(request).await;
    unfinished.0 = None;
    match outcome {
        Err(error) if !transmission.has_begun() && !renewal::is_shared(&error) => return Err(error),
        outcome => land(token, outcome, transmission.has_begun()),
    }
    match trace {
        Some(trace) => trace.replay().await,
        None => Ok(()),
    }
}

/// A refresh whose call may be cancelled: if its request was sent, its outcome is unknown.
struct Unfinished<'a>(Option<&'a UserToken>, Arc<Transmission>);

impl Drop for Unfinished<'_> {
    fn drop(&mut self) {
        if let Some(token) = self.0.filter(|_| self.1.has_begun()) {
            land(token, Err(Error::Transport("the call was cancelled".to_owned())), true);
        }
    }
}

/// Take the outcome of a refresh. `was_sent` is whether its request reached the transport.
fn land(token: &UserToken, outcome: Result<Response>, was_sent: bool) {
    let now = Utc::now();
    match outcome.and_then(|response| UserGrant::read(&response, now)) {
        Ok(grant) => token.change(|state| {
            let (refreshes, is_stored) = (state.refreshes.wrapping_add(1), false);
            let grant = state.grant.followed_by(grant.clone());
            *state = State { grant, is_stored, refreshes, failure: None, storing_since: None };
        }),
        Err(error) => {
            let (error, is_final) = if was_sent { explained(error) } else { (error, false) };
            let failure = Failure { error: Arc::new(error), is_final, at: now };
            token.change(|state| {
                state.refreshes = state.refreshes.wrapping_add(1);
                state.failure = Some(failure.clone());
            });
        }
    }
}

/// The error for the caller, and whether it is final: GitHub has rejected the refresh token, or may have used it up, as
/// where the client was closed meanwhile, or a transport of the caller's failed in a way of its own.
fn explained(error: Error) -> (Error, bool) {
    match error {
        Error::OAuth { response, code, description } => {
            let why = "the token of the user could not be refreshed; the user must authorize the application again";
            let description = if description.is_empty() { why.to_owned() } else { format!("{description} ({why})") };
            (Error::OAuth { response, code, description }, true)
        }
        unsent @ (Error::Unreachable { .. }
        | Error::Offline(_)
        | Error::Cassette(_)
        | Error::Argument(_)
        | Error::Credential(_)) => (unsent, false),
        Error::Status(response) if response.status < 500 => (Error::Status(response), false),
        other => {
            let text = format!(
                "The refresh of the token of the user may have been carried out, but its response was lost: {other}. The \
                 user must authorize the application again, or auth.refresh() tries once more"
            );
            (Error::UserToken(text), true)
        }
    }
}
