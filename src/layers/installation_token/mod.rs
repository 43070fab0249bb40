//! Installation tokens: requested with the app's JWT, and renewed before they expire. All requests that need a new
//! token share one renewal.

mod lag;

use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use futures_util::future::BoxFuture;
use http::Method;
use http::header::DATE;

use crate::auth::credential::{Auth, Grant, InstallationToken, Renewal, Secret, Target, after};
use crate::auth::renewal::{self, Attempt, Need, PAUSE, Pending, Renewable};
use crate::http::context::Context;
use crate::http::error::{Error, Result};
use crate::http::json_body::{object_of, shape};
use crate::http::needs::Needs;
use crate::http::request::{Request, absolute_url, segment};
use crate::http::response::Response;
use crate::http::secrets::known;
use crate::http::wait_budget::WaitBudget;
use crate::json::time;
use crate::layers::background::Background;
use crate::layers::layer::{Layer, Next, Sender};
use crate::layers::settings::Mode;
use crate::layers::settings::Settings;
use crate::layers::user_token;
use crate::quota::reported::limit_reached;
use crate::quota::route::Route;
use crate::runtime::deadline;
use crate::runtime::single_flight::{Entry, SingleFlight};

/// Difference from GitHub's clock from which on that of this machine is wrong.
#[allow(clippy::disallowed_methods)] // evaluated by the compiler
const SAME_CLOCK: TimeDelta = TimeDelta::seconds(60);
/// Lifetime of a token in seconds, if the response names no expiry.
const LIFETIME: i64 = 3600;

/// Renews the token of an installation.
pub struct InstallationTokens;

impl Layer for InstallationTokens {
    fn name(&self) -> &'static str {
        "installation_token"
    }

    fn send<'a>(&'a self, request: &'a Request, next: Next<'a>) -> BoxFuture<'a, Result<Response>> {
        Box::pin(send(request, next))
    }
}

/// Send with a valid token. If GitHub rejects the token and a new one is available, send with that one.
async fn send(request: &Request, next: Next<'_>) -> Result<Response> {
    let used = ensure(next.sender(), request).await?;
    let response = lag::send(request, next, used.as_deref()).await?;
    // For a prefetch, no other token is requested because of one that GitHub may not know everywhere yet.
    let is_early = |used: &Arc<Grant>| request.context.speculative && lag::is_new(used);
    match used.filter(|used| response.status == 401 && !is_early(used)) {
        Some(used) if replace(next.sender(), request, &used).await => {
            if let Some(trace) = &request.context.trace {
                let reason = "the installation token was rejected, and there is a new one";
                trace.repeating(request, Some(response.status), Duration::ZERO, reason).await?;
            }
            let renewed = ensure(next.sender(), request).await?;
            lag::send(request, next, renewed.as_deref()).await
        }
        _ => Ok(response),
    }
}

/// Renew the session's installation token if it is due. Returns the token if the request uses it.
async fn ensure(sender: &dyn Sender, request: &Request) -> Result<Option<Arc<Grant>>> {
    let settings = sender.settings();
    match &settings.auth {
        // The recorded tokens have expired, and whoever replays the cassette may have none.
        _ if request.context.is_replayed() => Ok(None),
        Auth::Installation(token) if request.context.credential.is_none() && settings.signs(request) => {
            renew(sender, token, Some(&request.context)).await?;
            Ok(Some(token.grant()))
        }
        _ => Ok(None),
    }
}

/// Replace a token that GitHub rejected before it expired, such as a revoked one. Returns whether there is another
/// token now.
async fn replace(sender: &dyn Sender, request: &Request, rejected: &Grant) -> bool {
    let settings = sender.settings();
    let Auth::Installation(token) = &settings.auth else { return false };
    let Some(renewal) = token.renewal() else { return false };
    let due = Due { sender, token, renewal, context: Some(&request.context) };
    // A call within the renewal does not wait for it.
    let Entry::Turn(mut attempt) = renewal::enter(&due).await else { return false };
    if token.grant().token != rejected.token {
        return true; // another request has replaced it
    }
    let now = Utc::now();
    if now < attempt.not_before {
        return false;
    }
    attempt.not_before = deadline::later(now, PAUSE);
    due.renew(Some(&mut attempt)).await.is_ok()
}

/// Renew a token if it is due. `context` is that of the request which needs the token.
async fn renew(sender: &dyn Sender, token: &InstallationToken, context: Option<&Context>) -> Result<()> {
    match token.renewal() {
        Some(renewal) => renewal::ensure(&Due { sender, token, renewal, context }).await,
        None => Ok(()),
    }
}

/// A token, and what renews it.
struct Due<'a> {
    sender: &'a dyn Sender,
    token: &'a InstallationToken,
    renewal: &'a Renewal,
    context: Option<&'a Context>,
}

impl Due<'_> {
    fn budget(&self) -> Option<&Arc<WaitBudget>> {
        self.context?.wait_budget.as_ref()
    }

    fn patience(&self) -> Duration {
        self.sender.settings().patience(self.context.and_then(|context| context.timeout))
    }
}

impl Renewable for Due<'_> {
    fn flight(&self) -> &SingleFlight<Attempt> {
        &self.renewal.flight
    }

    fn need(&self) -> Need {
        let now = Utc::now();
        match (self.token.due(now), self.token.serves(now)) {
            (None, _) => Need::Nothing,
            (Some(_), true) => Need::Soon,
            (Some(_), false) => Need::Now,
        }
    }

    /// While the other call waits for rate limits, this one waits, too, as long as it may.
    fn is_overdue(&self, waited: Duration) -> bool {
        let allowed = self.budget().map_or(Duration::ZERO, |budget| budget.left());
        waited >= self.patience().saturating_add(self.renewal.pauses.length().min(allowed))
    }

    fn overdue(&self) -> Error {
        Error::Transport(format!(
            "The request was not sent: another call requests the token of the installation, which takes more than {} s (timeout)",
            self.patience().as_secs_f64()
        ))
    }

    /// In the background, so that cancelled calls do not request a token each.
    fn renew<'a>(&'a self, attempt: Option<&'a mut Attempt>) -> BoxFuture<'a, Result<()>> {
        Box::pin(async move {
            if let Some(attempt) = attempt {
                self.renewal.pauses.begin(self.budget());
                if let Some(background) = self.background() {
                    match attempt.in_background(|| begin(background, self.token.clone())).await {
                        Err(Error::Status(response)) if self.waits() && limit_reached(&response).is_some() => {}
                        ended => return ended,
                    }
                }
            }
            grant(self.sender, self.renewal, self.budget().cloned()).await.map(|grant| self.token.renew(grant))
        })
    }
}

impl Due<'_> {
    /// What sends the requests in the background; None if they have to wait for a rate limit or for their turn, which takes a
    /// caller and its time.
    fn background(&self) -> Option<Background> {
        let settings = self.sender.settings();
        let may_wait = settings.pace || (self.waits() && self.is_paused(&settings));
        if may_wait { None } else { Background::of(self.sender) }
    }

    fn waits(&self) -> bool {
        self.sender.settings().rate_limit == Mode::Wait
    }

    /// Whether a rate limit of the app is known to hold.
    fn is_paused(&self, settings: &Settings) -> bool {
        let Ok(url) = absolute_url("/app", &settings.urls.api) else { return false };
        let mut request = Request::new(Method::POST, url);
        request.sign_with(Some(Auth::AppKey(self.renewal.key.clone())));
        settings.account(&request).pause(&Route::of(&settings.urls.api, &request)).is_some()
    }
}

/// Request a token in the background.
fn begin(background: Background, token: InstallationToken) -> Result<Pending> {
    let traces = background.traces();
    let work = async move {
        let Some(renewal) = token.renewal() else { return Ok(()) };
        grant(&background, renewal, None).await.map(|grant| token.renew(grant))
    };
    Pending::begin(work, traces)
}

/// Request a token. `budget` is the time that the call which needs the token may still wait.
pub async fn grant(sender: &dyn Sender, renewal: &Renewal, budget: Option<Arc<WaitBudget>>) -> Result<Grant> {
    let auth = match renewal.lifetime {
        Some(lifetime) => Auth::App(renewal.key.sign(lifetime, Utc::now())?),
        None => Auth::AppKey(renewal.key.clone()),
    };
    let id = find(sender, &renewal.target, &auth, budget.clone()).await?;
    let path = format!("/app/installations/{id}/access_tokens");
    let mut request = Request::new(Method::POST, absolute_url(&path, &sender.settings().urls.api)?);
    if let Some(limits) = renewal.narrowing.body() {
        request.json(&limits);
    }
    let response = send_as_app(sender, request, &auth, budget).await?;
    if response.status == 404 {
        renewal.target.resolve(None); // the app may be installed anew, with another id
    }
    if !response.ok() {
        return Err(Error::Status(Box::new(response)));
    }
    let json = object_of(&response)?;
    let token = json.get("token").and_then(|token| token.scalar()).filter(|token| !token.is_empty());
    let token = token.ok_or_else(|| shape(&response, "an object with a token"))?;
    let expires_at = json.get("expires_at").and_then(|time| time.scalar());
    let now = Utc::now();
    let expires_at = match expires_at.and_then(|text| time::parse(&text)) {
        Some(time) => by_this_clock(time, &response, now),
        None => after(now, LIFETIME)?,
    };
    Ok(Grant::new(Secret::new(&token), expires_at, now))
}

/// A time by GitHub's clock as this machine's clock will show it: a clock that is an hour fast must not let a new token
/// expire at once. Differences below a minute are left alone, as they may be the time that the response took.
fn by_this_clock(time: DateTime<Utc>, response: &Response, now: DateTime<Utc>) -> DateTime<Utc> {
    if !response.headers.contains_key(DATE) {
        return time;
    }
    let fast = now.signed_duration_since(DateTime::<Utc>::from(response.date()));
    if fast.abs() < SAME_CLOCK { time } else { deadline::later(time, fast) }
}

/// The id of an installation, which is requested if only its account or repository is known.
async fn find(sender: &dyn Sender, target: &Target, auth: &Auth, budget: Option<Arc<WaitBudget>>) -> Result<u64> {
    if let Some(id) = target.id() {
        return Ok(id);
    }
    let Target::Name(name, _) = target else { return Err(Error::Argument("installation must be positive".into())) };
    let response = installation_for(sender, name, Some(auth), budget).await?;
    let id = object_of(&response)?.get("id").and_then(|id| id.text().parse().ok());
    let id = id.ok_or_else(|| shape(&response, "an installation with an id"))?;
    target.resolve(Some(id));
    Ok(id)
}

/// Fetch the installation in an organization, else that in the account of a user; or that which covers a repository, if
/// the name is `owner/name`. None as the credential means that of the session.
pub async fn installation_for(
    sender: &dyn Sender,
    name: &str,
    auth: Option<&Auth>,
    budget: Option<Arc<WaitBudget>>,
) -> Result<Response> {
    let paths = match name.split_once('/') {
        Some((owner, repository)) => {
            vec![format!("/repos/{}/{}/installation", segment(owner), segment(repository))]
        }
        None => ["orgs", "users"].map(|kind| format!("/{kind}/{}/installation", segment(name))).to_vec(),
    };
    let auth = match auth {
        Some(auth) => auth.clone(),
        None => sender.settings().auth.clone(),
    };
    let mut found = None;
    for path in paths {
        let request = Request::new(Method::GET, absolute_url(&path, &sender.settings().urls.api)?);
        let response = send_as_app(sender, request, &auth, budget.clone()).await?;
        let is_missing = response.status == 404;
        found = Some(response);
        if !is_missing {
            break;
        }
    }
    match found {
        Some(response) if response.ok() => Ok(response),
        Some(response) => Err(Error::Status(Box::new(response))),
        None => Err(Error::Argument("installation must be a name".to_owned())),
    }
}

async fn send_as_app(
    sender: &dyn Sender,
    mut request: Request,
    auth: &Auth,
    budget: Option<Arc<WaitBudget>>,
) -> Result<Response> {
    request.context.wait_budget = budget;
    request.sign_with(Some(auth.clone()));
    sender.send(request).await
}

/// The current token of a credential, which is renewed first if that is due.
pub async fn token(sender: &dyn Sender, auth: &Auth) -> Result<Secret> {
    let now = Utc::now();
    let token = match auth {
        Auth::Nothing | Auth::Basic { .. } => return Err(Error::Credential(Needs::Auth)),
        Auth::Token(token) => token.clone(),
        Auth::App(token) => token.current(now)?.clone(),
        Auth::AppKey(key) => key.current(now)?,
        Auth::Installation(token) => {
            renew(sender, token, None).await?;
            token.current(Utc::now())?
        }
        Auth::User(token) => {
            user_token::ensure(sender, token, false, None).await?;
            token.current(Utc::now())?
        }
    };
    known::add(token.reveal());
    Ok(token)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::arithmetic_side_effects, clippy::disallowed_methods)]
mod tests;
