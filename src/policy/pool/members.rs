//! The credentials of a pool.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Weak};

use arc_swap::ArcSwapOption;
use tokio::time::Instant;

use crate::auth::credential::Auth;
use crate::http::context::{Credential, Needs};
use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;
use crate::policy::pool::places::Places;
use crate::policy::pool::{concerns_the_user, owners_in};
use crate::policy::quota::route::Route;
use crate::policy::quota::{Level, Standing};
use crate::policy::rate_limit::{Mode, limit_reached};
use crate::policy::settings::Settings;
use crate::runtime::deadline;

/// The credentials of a pool, which its copies share.
#[derive(Debug)]
pub struct Members {
    list: Vec<Arc<Member>>,
    places: Places,
}

/// A credential of a pool.
pub struct Member {
    auth: Auth,
    /// The accounts that it is for, in lower case; empty for any.
    owners: Vec<String>,
    requests: AtomicU64,
    limited: AtomicU64,
    running: AtomicU64,
    /// The settings of the session with this credential, for each mode: made once for each state of the settings.
    settings: [ArcSwapOption<Derived>; 2],
}

#[derive(Debug)]
struct Derived {
    /// What they were made from. The settings of a session hold its pool, which must not hold them.
    base: Weak<Settings>,
    settings: Arc<Settings>,
}

/// What happened to a credential.
#[derive(Debug, Clone)]
pub struct MemberStatus {
    /// Its kind, without any secret.
    pub credential: String,
    /// The accounts that it is for; empty for any.
    pub owners: Vec<String>,
    /// Number of requests that it signed.
    pub requests: u64,
    /// Number of these that were rejected because of a rate limit.
    pub limited: u64,
    /// Number of these that are in flight.
    pub in_flight: u64,
    /// What is known of its quotas.
    pub standing: Standing,
    /// Until when it is not used, because its core quota is used up or a secondary rate limit holds.
    pub paused_until: Option<Instant>,
}

impl Members {
    /// The pool of these credentials, each with the accounts that it is for. The credential of an installation whose
    /// account is known is for that one, if there are no others.
    ///
    /// # Errors
    /// [`Error::Argument`] if there is none, if one is missing, or if one is there twice.
    pub fn new(credentials: Vec<(Auth, Vec<String>)>) -> Result<Members> {
        let mut list: Vec<Arc<Member>> = Vec::new();
        for (at, (auth, owners)) in credentials.into_iter().enumerate() {
            if !auth.is_some() {
                return Err(Error::Argument(format!("clients[{at}] has no credential")));
            }
            if let Some(first) = list.iter().position(|other| is_same(&other.auth, &auth)) {
                return Err(Error::Argument(format!("clients[{at}] has the credential of clients[{first}]")));
            }
            list.push(Arc::new(Member::new(auth, owners)));
        }
        if list.is_empty() {
            return Err(Error::Argument("clients must not be empty".into()));
        }
        Ok(Members { list, places: Places::default() })
    }

    /// Whether a credential suits an operation.
    pub fn serve(&self, needs: Needs) -> bool {
        self.list.iter().any(|member| member.auth.serves(needs))
    }

    /// All secrets.
    pub fn secrets(&self) -> impl Iterator<Item = String> {
        self.list.iter().flat_map(|member| member.auth.secrets())
    }

    /// What happened to each credential; `base` are the settings of the session.
    pub fn status(&self, base: &Arc<Settings>) -> Vec<MemberStatus> {
        self.list.iter().map(|member| member.status(base)).collect()
    }

    /// The credentials that a request may be signed with.
    pub fn candidates(&self, request: &Request, route: &Route<'_>) -> Vec<Arc<Member>> {
        let suits = |member: &&Arc<Member>| request.context.needs.is_none_or(|needs| member.auth.serves(needs));
        let suitable: Vec<_> = self.list.iter().filter(suits).cloned().collect();
        let all = if suitable.is_empty() { self.list.clone() } else { suitable };
        let place = self.places.of(&request.url);
        let signer = request.context.signer.as_ref().and_then(|signer| signer.position());
        let position = signer.or_else(|| place.as_ref()?.member);
        if let Some(member) = position.and_then(|position| self.list.get(position)) {
            return vec![member.clone()];
        }
        let owner = route.owner().map(str::to_lowercase).or_else(|| place.and_then(|place| place.owner));
        let owners = owner.map_or_else(|| owners_in(request, route), |owner| vec![owner]);
        if owners.is_empty() && concerns_the_user(route) {
            return all.into_iter().take(1).collect();
        }
        for_owners(&all, &owners).into_iter().filter_map(|position| all.get(position)).cloned().collect()
    }

    /// The positions of the credentials that sign requests about all of these accounts.
    pub fn for_owners(&self, owners: &[String]) -> Vec<usize> {
        for_owners(&self.list, owners)
    }

    /// Note a response to a request that a member signed.
    pub fn note(&self, member: &Arc<Member>, request: &Request, route: &Route<'_>, response: &Response) {
        let is_limited = limit_reached(response).is_some();
        if is_limited {
            member.limited.fetch_add(1, Ordering::Relaxed);
        }
        let Some(at) = self.list.iter().position(|other| Arc::ptr_eq(other, member)) else { return };
        if let Some(signer) = request.context.signer.as_ref().filter(|_| response.ok() && !is_limited) {
            signer.set(at);
        }
        let owner = route.owner().map(str::to_lowercase).or_else(|| self.places.of(&request.url)?.owner);
        let stays = owner.is_none() && owners_in(request, route).is_empty();
        self.places.note(response, at, owner, stays);
    }
}

/// The positions of the members for all of these accounts; else of those for any; else of all, because public data can be
/// read with any credential.
fn for_owners(members: &[Arc<Member>], owners: &[String]) -> Vec<usize> {
    let positions = |suits: &dyn Fn(&Member) -> bool| -> Vec<usize> {
        members.iter().enumerate().filter(|(_, member)| suits(member)).map(|(position, _)| position).collect()
    };
    if owners.is_empty() {
        return positions(&|_| true);
    }
    let named = positions(&|member| owners.iter().all(|owner| member.owners.contains(owner)));
    let open = positions(&|member| member.owners.is_empty());
    [named, open].into_iter().find(|found| !found.is_empty()).unwrap_or_else(|| positions(&|_| true))
}

/// Whether GitHub counts the requests of both credentials together, as far as this is known.
fn is_same(one: &Auth, other: &Auth) -> bool {
    let identity = |auth: &Auth| auth.principal().ok_or_else(|| auth.header().ok().flatten());
    identity(one) == identity(other)
}

impl Member {
    fn new(auth: Auth, owners: Vec<String>) -> Member {
        let own = auth.account().filter(|_| owners.is_empty()).map(str::to_lowercase);
        let owners = owners.iter().map(|owner| owner.to_lowercase()).chain(own).collect();
        let [requests, limited, running] = [0; 3].map(AtomicU64::new);
        Member { auth, owners, requests, limited, running, settings: [None, None].map(ArcSwapOption::new) }
    }

    /// The settings of the session with this credential.
    pub fn settings(&self, base: &Arc<Settings>, mode: Mode) -> Arc<Settings> {
        let [raise, wait] = &self.settings;
        let kept = if mode == Mode::Raise { raise } else { wait };
        if let Some(derived) = kept.load().as_ref().filter(|derived| derived.base.as_ptr() == Arc::as_ptr(base)) {
            return derived.settings.clone();
        }
        let auth = self.auth.clone();
        let made = Settings { auth, rate_limit: mode, pool: None, tracks: true, ..Settings::clone(base) };
        let settings = Arc::new(made);
        kept.store(Some(Arc::new(Derived { base: Arc::downgrade(base), settings: settings.clone() })));
        settings
    }

    /// Requests left in a quota, without those in flight. A quota of which nothing is known is full.
    pub fn left(&self, level: Option<Level>) -> u64 {
        level.map_or(u64::MAX, |level| level.remaining).saturating_sub(self.running.load(Ordering::Relaxed))
    }

    /// Number of requests that it signed.
    pub fn requests(&self) -> u64 {
        self.requests.load(Ordering::Relaxed)
    }

    /// Count a request, which is in flight until the result is dropped.
    pub fn begin(&self) -> Running<'_> {
        self.requests.fetch_add(1, Ordering::Relaxed);
        self.running.fetch_add(1, Ordering::Relaxed);
        Running(&self.running)
    }

    /// What it is, without any secret.
    fn shown(&self) -> String {
        let known = self.auth.principal().filter(|_| !matches!(self.auth, Auth::User(_)));
        known.unwrap_or_else(|| self.auth.kind())
    }

    fn status(&self, base: &Arc<Settings>) -> MemberStatus {
        let settings = self.settings(base, Mode::Raise);
        let core = settings.addresses.api.parse().map(|url| Request::new(http::Method::GET, url));
        let account = core.as_ref().ok().map(|request| settings.account(request));
        let pause = core.as_ref().ok().and_then(|request| account.as_ref()?.pause(&Route::of(&settings, request)));
        MemberStatus {
            credential: self.shown(),
            owners: self.owners.clone(),
            requests: self.requests(),
            limited: self.limited.load(Ordering::Relaxed),
            in_flight: self.running.load(Ordering::Relaxed),
            standing: account.map(|account| account.standing()).unwrap_or_default(),
            paused_until: pause.map(|pause| deadline::after(Instant::now(), pause.length)),
        }
    }
}

impl fmt::Debug for Member {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let credential = self.auth.kind();
        f.debug_struct("Member").field("credential", &credential).field("owners", &self.owners).finish_non_exhaustive()
    }
}

/// A request in flight.
pub struct Running<'a>(&'a AtomicU64);

impl Drop for Running<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
