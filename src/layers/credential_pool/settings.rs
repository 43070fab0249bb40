//! The settings of a session with each credential of its pool.

use std::sync::{Arc, Weak};

use arc_swap::ArcSwapOption;
use http::Method;

use crate::credential_pool::members::{Member, MemberStatus, Members};
use crate::http::request::Request;
use crate::layers::settings::{Mode, Settings};
use crate::quota::route::Route;

/// The credentials of a pool, which its copies share, and the settings of the session with each of them.
#[derive(Debug)]
pub struct Pool {
    members: Members,
    /// For each credential and mode: made once for each state of the settings.
    derived: Vec<[ArcSwapOption<Derived>; 3]>,
}

#[derive(Debug)]
struct Derived {
    /// What they were made from. The settings of a session hold its pool, which must not hold them.
    base: Weak<Settings>,
    settings: Arc<Settings>,
}

impl Pool {
    /// A pool of these credentials.
    pub fn new(members: Members) -> Pool {
        let derived = members.iter().map(|_| [None, None, None].map(ArcSwapOption::new)).collect();
        Pool { members, derived }
    }

    /// The credentials.
    pub fn members(&self) -> &Members {
        &self.members
    }

    /// What happened to each credential; `base` are the settings of the session.
    pub fn status(&self, base: &Arc<Settings>) -> Vec<MemberStatus> {
        let core = base.urls.api.parse().ok().map(|url| Request::new(Method::GET, url));
        self.members.status(|member| {
            let Some(request) = &core else { return Default::default() };
            let account = self.settings(member, base, Mode::Raise).account(request);
            let pause = account.pause(&Route::of(&base.urls.api, request));
            (account.standing(), pause.map(|pause| pause.length))
        })
    }

    /// The settings of the session with a credential of the pool.
    pub fn settings(&self, member: &Member, base: &Arc<Settings>, mode: Mode) -> Arc<Settings> {
        let kept = self.derived.get(member.at).map(|[raise, wait, yields]| match mode {
            Mode::Raise => raise,
            Mode::Wait => wait,
            Mode::Yield => yields,
        });
        let known = kept.and_then(|kept| kept.load_full()).filter(|known| known.base.as_ptr() == Arc::as_ptr(base));
        if let Some(derived) = known {
            return derived.settings.clone();
        }
        let auth = member.auth().clone();
        let made = Settings { auth, rate_limit: mode, pool: None, tracks: true, ..Settings::clone(base) };
        let settings = Arc::new(made);
        if let Some(kept) = kept {
            kept.store(Some(Arc::new(Derived { base: Arc::downgrade(base), settings: settings.clone() })));
        }
        settings
    }
}
