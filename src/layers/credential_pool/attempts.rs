//! The attempts to send a request with the credentials of a pool.

use std::cmp::Reverse;
use std::sync::Arc;
use std::time::Duration;

use crate::credential_pool::members::Member;
use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;
use crate::layers::credential_pool::settings::Pool;
use crate::layers::settings::{Mode, Settings};
use crate::quota::route::Route;

/// Which credentials a request may still be sent with, and what the others got.
pub struct Attempts<'a> {
    pool: &'a Pool,
    base: &'a Arc<Settings>,
    request: &'a Request,
    route: &'a Route<'a>,
    candidates: Vec<Arc<Member>>,
    /// Those of the candidates that were not used yet.
    untried: Vec<Arc<Member>>,
    /// Those that become candidates once the others cannot be used, as they have failed before.
    spares: Vec<Arc<Member>>,
    /// The response of the last candidate whose limit was reached.
    pub limited: Option<Response>,
    /// The first response that says that a candidate does not see what was moved.
    pub missing: Option<Response>,
    /// The error of the last one that had no token.
    pub failed: Option<Error>,
}

/// The credential of the next attempt.
pub struct Choice {
    pub member: Arc<Member>,
    pub mode: Mode,
    /// Whether its response counts, whatever it is: all have been tried.
    pub is_last: bool,
}

impl<'a> Attempts<'a> {
    /// The attempts with these credentials, of which those that are parked are left out.
    pub fn new(
        pool: &'a Pool,
        base: &'a Arc<Settings>,
        request: &'a Request,
        route: &'a Route<'a>,
        members: &[Arc<Member>],
    ) -> Attempts<'a> {
        let (mut candidates, mut spares) = pool.members().usable(members, request);
        if candidates.is_empty() {
            candidates.append(&mut spares);
        } else if request.context.speculative || !is_repeatable(request) {
            // What fails for a prefetch, or for a download that has begun, is not tried with another one.
            spares.clear();
        }
        let untried = candidates.clone();
        Attempts { pool, base, request, route, candidates, untried, spares, limited: None, missing: None, failed: None }
    }

    /// Choose the credential of the next attempt, or none if another attempt would change nothing.
    ///
    /// `first` is the one to try first.
    pub fn choose(&mut self, first: Option<Arc<Member>>) -> Option<Choice> {
        if let Some(member) = first.filter(|first| has(&self.untried, first)) {
            return Some(Choice { member, mode: Mode::Yield, is_last: false });
        }
        self.choose_untried().or_else(|| {
            self.untried.append(&mut self.spares.clone());
            self.candidates.append(&mut self.spares);
            self.choose_untried().or_else(|| self.choose_last())
        })
    }

    /// The best one that was not used yet. One whose limit is reached is used only if no other one can be, nor a wait helps.
    fn choose_untried(&self) -> Option<Choice> {
        let (member, is_paused) = self.best(&self.untried)?;
        let is_used = !is_paused || !(self.waits() || self.limited.is_some() || !self.spares.is_empty());
        is_used.then_some(Choice { member, mode: if is_paused { Mode::Raise } else { Mode::Yield }, is_last: false })
    }

    /// The one to use although its limit is reached, or it has failed before.
    fn choose_last(&mut self) -> Option<Choice> {
        let waits = self.waits();
        let is_over = match (&self.limited, &self.missing) {
            (Some(_), _) => !waits,
            (None, Some(_)) => self.untried.is_empty(),
            (None, None) => false,
        };
        if is_over {
            return None;
        }
        let (member, _) = self.best(&self.candidates)?;
        (self.limited, self.missing) = (None, None);
        Some(Choice { member, mode: if waits { Mode::Wait } else { Mode::Raise }, is_last: true })
    }

    /// Note that a candidate was used.
    pub fn note(&mut self, member: &Arc<Member>) {
        self.untried.retain(|other| !Arc::ptr_eq(other, member));
    }

    /// Do not use a candidate again.
    pub fn remove(&mut self, member: &Arc<Member>) {
        self.candidates.retain(|other| !Arc::ptr_eq(other, member));
    }

    /// The status of the response because of which another credential is used.
    pub fn status(&self) -> Option<u16> {
        self.limited.as_ref().or(self.missing.as_ref()).map(|response| response.status)
    }

    /// Whether only one credential is left.
    pub fn is_single(&self) -> bool {
        self.candidates.len() + self.spares.len() < 2
    }

    /// The result, once no credential is left; `members` are all that may sign the request.
    pub fn result(self, members: &[Arc<Member>]) -> Result<Response> {
        match (self.limited, self.failed, self.missing) {
            (Some(response), ..) | (None, None, Some(response)) => Ok(response),
            // One that has failed may see what the others do not.
            (None, Some(error), _) => Err(error),
            (None, None, None) => Err(Error::Rejected(self.pool.members().message(members))),
        }
    }

    fn waits(&self) -> bool {
        self.base.rate_limit == Mode::Wait && !self.request.context.speculative
    }

    /// The member with the shortest wait, then the most left of the quota, and whether it has to wait.
    fn best(&self, members: &[Arc<Member>]) -> Option<(Arc<Member>, bool)> {
        let context = &self.request.context;
        let account = |member| self.pool.settings(member, self.base, Mode::Raise).account(self.request);
        // A replay neither waits nor learns.
        if context.is_replayed() || members.len() < 2 {
            let member = members.first()?;
            return Some((member.clone(), !context.skips_waits() && account(member).pause(self.route).is_some()));
        }
        let ranked = members.iter().map(|member| {
            let account = account(member);
            let pause = account.pause(self.route).map_or(Duration::ZERO, |pause| pause.length);
            (pause, Reverse(member.left(account.level(self.route))), member)
        });
        let (pause, _, member) = ranked.min_by_key(|(pause, left, member)| (*pause, *left, member.requests()))?;
        Some((member.clone(), !pause.is_zero()))
    }
}

fn has(members: &[Arc<Member>], member: &Arc<Member>) -> bool {
    members.iter().any(|other| Arc::ptr_eq(other, member))
}

/// Whether a rejected request can be retried: a download that has begun cannot.
pub fn is_repeatable(request: &Request) -> bool {
    request.download.as_ref().is_none_or(|download| download.part().is_none())
}
