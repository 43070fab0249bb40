//! The layer of a pool of credentials: each request is signed with the one that may and has most left of its quota.

pub mod settings;
#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests;

use std::cmp::Reverse;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use http::Method;
use url::Url;

use crate::credential_pool::members::{Candidates, Member};
use crate::http::error::{Error, Result};
use crate::http::request::{BaseUrls, Request};
use crate::http::response::Response;
use crate::layers::credential_pool::settings::Pool;
use crate::layers::layer::{Layer, Next, Sender};
use crate::layers::settings::{Mode, Settings};
use crate::quota::reported::limit_reached;
use crate::quota::route::Route;

/// Chooses the credential of a request from the pool of the session.
pub struct CredentialPool;

impl Layer for CredentialPool {
    fn name(&self) -> &'static str {
        "credential_pool"
    }

    fn send<'a>(&'a self, request: &'a Request, next: Next<'a>) -> BoxFuture<'a, Result<Response>> {
        let settings = next.settings();
        match settings.pool.clone() {
            // A request with a credential of its own, such as one for a token, keeps it.
            Some(pool) if request.context.credential.is_none() && settings.signs(request) => {
                Box::pin(send(request, settings, pool, next))
            }
            _ => next.send(request),
        }
    }
}

/// The session, with the credential of a member in place of its own.
struct SignedBy<'a> {
    session: &'a dyn Sender,
    settings: Arc<Settings>,
}

impl Sender for SignedBy<'_> {
    fn settings(&self) -> Arc<Settings> {
        self.settings.clone()
    }

    fn is_closed(&self) -> bool {
        self.session.is_closed()
    }

    fn mapped(&self, url: Url) -> Url {
        self.session.mapped(url)
    }

    fn learn(&self, urls: &BaseUrls, response: &Response) {
        self.session.learn(urls, response);
    }

    fn send(&self, request: Request) -> BoxFuture<'_, Result<Response>> {
        self.session.send(request)
    }

    fn in_background(&self) -> Option<Arc<dyn Sender>> {
        self.session.in_background()
    }

    fn pass_time(&self, length: Duration) -> BoxFuture<'_, Result<()>> {
        self.session.pass_time(length)
    }

    fn transmit<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<Response>> {
        self.session.transmit(request)
    }
}

/// Send with the best member. If its limit is reached or its credential is rejected, GitHub has not processed the request,
/// so the next one is tried. If all limits are reached, one that has failed before is tried; then the session's option
/// decides.
async fn send(request: &Request, base: Arc<Settings>, pool: Arc<Pool>, next: Next<'_>) -> Result<Response> {
    let route = Route::of(&base.urls.api, request);
    let members = pool.members();
    let Candidates { list: all, mut first, is_guess } = members.candidates(request, &route);
    let waits = base.rate_limit == Mode::Wait && !request.context.speculative;
    let (mut limited, mut missing, mut failed, mut reason) = (None, None, None, "");
    let (mut candidates, mut spares) = members.usable(&all, request);
    let mut untried = candidates.clone();
    // What fails for a prefetch, or for a download that has begun, is not tried with another one.
    if !candidates.is_empty() && (request.context.speculative || !is_repeatable(request)) {
        spares.clear();
    }
    while !(candidates.is_empty() && spares.is_empty()) {
        let preferred = first.take().filter(|first| has(&untried, first)).map(|first| (first, false));
        let ready = preferred.or_else(|| best(&pool, &untried, &base, request, &route));
        let ready = ready.filter(|(_, is_paused)| !(*is_paused && (waits || limited.is_some() || !spares.is_empty())));
        let all_saw_nothing = missing.is_some() && limited.is_none() && untried.is_empty();
        if ready.is_none() && !spares.is_empty() && !all_saw_nothing {
            candidates.extend(spares.iter().cloned());
            untried.append(&mut spares);
            continue;
        }
        let is_last = ready.is_none();
        let (member, mode) = match (ready, missing.take(), limited.take()) {
            (Some((member, is_paused)), was_missing, was_limited) => {
                (missing, limited) = (was_missing, was_limited);
                (member, if is_paused { Mode::Raise } else { Mode::Yield })
            }
            (None, _, Some(response)) if !waits => return Ok(response),
            (None, Some(response), None) if untried.is_empty() => return failed.map_or(Ok(response), Err),
            (None, _, _) => match best(&pool, &candidates, &base, request, &route) {
                Some((member, _)) => (member, if waits { Mode::Wait } else { Mode::Raise }),
                None => break,
            },
        };
        if let (false, Some(trace)) = (reason.is_empty(), &request.context.trace) {
            let status = limited.as_ref().or(missing.as_ref()).map(|response: &Response| response.status);
            trace.repeating(request, status, Duration::ZERO, reason).await?;
        }
        let sent = send_as(&member, request, pool.settings(&member, &base, mode), next).await;
        untried.retain(|other| !Arc::ptr_eq(other, &member));
        if let Some(why) = members.rejection(&member, request, &route, &sent).filter(|_| is_repeatable(request)) {
            members.park(&member, &why);
            candidates.retain(|other| !Arc::ptr_eq(other, &member));
            reason = "GitHub rejected a credential; another one is used";
            continue;
        }
        // GitHub may be disturbed for all: then the last credential is used as if it were the only one.
        let why = members.without_token(request, &sent).filter(|_| candidates.len() > 1 && is_repeatable(request));
        if let Some(why) = why {
            members.spare(&member, &why);
            candidates.retain(|other| !Arc::ptr_eq(other, &member));
            failed = sent.err();
            reason = "a credential has no token; another one is used";
            continue;
        }
        if matches!(sent, Err(Error::NotSent { used_up: true, .. })) {
            reason = "";
            continue;
        }
        let response = sent?;
        members.note(&member, request, &route, &response);
        if is_last {
            return Ok(response);
        }
        if limit_reached(&response).is_some() && is_repeatable(request) {
            limited = Some(response);
            reason = "rate limit of a credential; another one is used";
        } else if is_guess && response.status == 404 && matches!(request.method, Method::GET | Method::HEAD) {
            missing.get_or_insert(response);
            candidates.retain(|other| !Arc::ptr_eq(other, &member));
            reason = "a credential does not see what was moved; another one is used";
        } else {
            return Ok(response);
        }
    }
    // One that has failed may see what the others do not.
    match (failed, missing) {
        (Some(error), _) => Err(error),
        (None, Some(response)) => Ok(response),
        (None, None) => Err(Error::Rejected(members.message(&all))),
    }
}

fn has(members: &[Arc<Member>], member: &Arc<Member>) -> bool {
    members.iter().any(|other| Arc::ptr_eq(other, member))
}

/// Whether a rejected request can be retried: a download that has begun cannot.
fn is_repeatable(request: &Request) -> bool {
    request.download.as_ref().is_none_or(|download| download.part().is_none())
}

async fn send_as(member: &Member, request: &Request, settings: Arc<Settings>, next: Next<'_>) -> Result<Response> {
    let _running = member.begin();
    let session = SignedBy { session: next.sender(), settings };
    next.over(&session).send(request).await
}

/// The member with the shortest wait, then the most left of the quota, and whether it has to wait.
fn best(
    pool: &Pool,
    members: &[Arc<Member>],
    base: &Arc<Settings>,
    request: &Request,
    route: &Route<'_>,
) -> Option<(Arc<Member>, bool)> {
    // A replay neither waits nor learns.
    if request.context.is_replayed() || members.len() < 2 {
        let member = members.first()?;
        let account = || pool.settings(member, base, Mode::Raise).account(request);
        return Some((member.clone(), !request.context.skips_waits() && account().pause(route).is_some()));
    }
    let ranked = members.iter().map(|member| {
        let account = pool.settings(member, base, Mode::Raise).account(request);
        let pause = account.pause(route).map_or(Duration::ZERO, |pause| pause.length);
        (pause, Reverse(member.left(account.level(route))), member)
    });
    let (pause, _, member) = ranked.min_by_key(|(pause, left, member)| (*pause, *left, member.requests()))?;
    Some((member.clone(), !pause.is_zero()))
}
