//! The layer of a pool of credentials: each request is signed with the one that may and has most left of its quota.

mod attempts;
pub mod settings;
#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests;

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use http::Method;
use url::Url;

use crate::credential_pool::members::{Candidates, Member};
use crate::http::error::{Error, Result};
use crate::http::request::{BaseUrls, Request};
use crate::http::response::Response;
use crate::layers::credential_pool::attempts::{Attempts, Choice, is_repeatable};
use crate::layers::credential_pool::settings::Pool;
use crate::layers::layer::{Layer, Next, Sender};
use crate::layers::settings::Settings;
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
/// so the next one is tried. If no other one can be used, those that have failed before are tried; then the session's
/// option decides.
async fn send(request: &Request, base: Arc<Settings>, pool: Arc<Pool>, next: Next<'_>) -> Result<Response> {
    let route = Route::of(&base.urls.api, request);
    let members = pool.members();
    let Candidates { list, mut first, is_guess } = members.candidates(request, &route);
    let mut attempts = Attempts::new(&pool, &base, request, &route, &list);
    let mut reason = "";
    while let Some(Choice { member, mode, is_last }) = attempts.choose(first.take()) {
        if let (false, Some(trace)) = (reason.is_empty(), &request.context.trace) {
            trace.repeating(request, attempts.status(), Duration::ZERO, reason).await?;
        }
        let sent = send_as(&member, request, pool.settings(&member, &base, mode), next).await;
        attempts.note(&member);
        if let Some(why) = members.rejection(&member, request, &route, &sent).filter(|_| is_repeatable(request)) {
            members.park(&member, &why);
            attempts.remove(&member);
            reason = "GitHub rejected a credential; another one is used";
            continue;
        }
        // GitHub may be disturbed for all: then the last credential is used as if it were the only one.
        let why = members.without_token(request, &sent).filter(|_| !attempts.is_single() && is_repeatable(request));
        if let Some(why) = why {
            members.spare(&member, &why);
            attempts.remove(&member);
            attempts.failed = sent.err();
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
            attempts.limited = Some(response);
            reason = "rate limit of a credential; another one is used";
        } else if is_guess && response.status == 404 && matches!(request.method, Method::GET | Method::HEAD) {
            attempts.missing.get_or_insert(response);
            attempts.remove(&member);
            reason = "a credential does not see what was moved; another one is used";
        } else {
            return Ok(response);
        }
    }
    attempts.result(&list)
}

async fn send_as(member: &Member, request: &Request, settings: Arc<Settings>, next: Next<'_>) -> Result<Response> {
    let _running = member.begin();
    let session = SignedBy { session: next.sender(), settings };
    next.over(&session).send(request).await
}
