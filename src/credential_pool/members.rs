//! The credentials of a pool.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use http::Method;
use http::header::LOCATION;
use tokio::time::Instant;
use url::Url;

use crate::auth::credential::{Auth, ONE_TIME_PASSWORD};
use crate::credential_pool::parking::{PARKED_FOR, Parked, Parking, says_suspended};
use crate::credential_pool::path_owners;
use crate::credential_pool::places::Places;
use crate::credential_pool::request_owners::{concerns_the_user, owners_in};
use crate::http::context::Credential;
use crate::http::error::{Error, Result};
use crate::http::needs::Needs;
use crate::http::request::Request;
use crate::http::response::Response;
use crate::http::secrets::{printable, redacted_with};
use crate::quota::reported::limit_reached;
use crate::quota::route::Route;
use crate::quota::{Level, Standing};
use crate::runtime::deadline;

/// Maximum number of characters of a message that are shown.
const MOST_SHOWN: usize = 200;

/// The credentials of a pool, which its copies share.
#[derive(Debug)]
pub struct Members {
    list: Vec<Arc<Member>>,
    places: Places,
    parking: Parking,
}

/// The credentials that a request may be signed with.
#[derive(Debug)]
pub struct Candidates {
    /// The credentials.
    pub list: Vec<Arc<Member>>,
    /// The one to try first.
    pub first: Option<Arc<Member>>,
    /// Whether it is not known who owns what a redirect leads to, so that another one may see it if the first does not.
    pub is_guess: bool,
}

/// A credential of a pool.
pub struct Member {
    /// Its position in the pool.
    pub at: usize,
    auth: Auth,
    /// The accounts that it is for, in lower case; empty for any.
    owners: Vec<String>,
    requests: AtomicU64,
    limited: AtomicU64,
    running: AtomicU64,
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
    /// Until when it is not used, because GitHub rejected it (401) or made no token for it, and the reason.
    pub parked: Option<Parked>,
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
            list.push(Arc::new(Member::new(at, auth, owners)));
        }
        if list.is_empty() {
            return Err(Error::Argument("clients must not be empty".into()));
        }
        let parking = Parking::new(list.iter().map(|member| member.shown()).collect(), PARKED_FOR);
        Ok(Members { list, places: Places::default(), parking })
    }

    /// Whether a credential suits an operation.
    pub fn serve(&self, needs: Needs) -> bool {
        self.list.iter().any(|member| member.auth.serves(needs))
    }

    /// All secrets.
    pub fn secrets(&self) -> impl Iterator<Item = String> {
        self.list.iter().flat_map(|member| member.auth.secrets())
    }

    /// The credentials.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Arc<Member>> {
        self.list.iter()
    }

    /// What happened to each credential; `quotas` returns what is known of its quotas, and how long its core quota pauses it.
    pub fn status(&self, quotas: impl Fn(&Member) -> (Standing, Option<Duration>)) -> Vec<MemberStatus> {
        self.list.iter().map(|member| member.status(self.parking.of(member.at), quotas(member))).collect()
    }

    /// The credentials that a request may be signed with.
    pub fn candidates(&self, request: &Request, route: &Route<'_>) -> Candidates {
        let suits = |member: &&Arc<Member>| request.context.needs.is_none_or(|needs| member.auth.serves(needs));
        let suitable: Vec<_> = self.list.iter().filter(suits).cloned().collect();
        let all = if suitable.is_empty() { self.list.clone() } else { suitable };
        let these = |list| Candidates { list, first: None, is_guess: false };
        let place = self.places.of(&request.url).unwrap_or_default();
        let signer = request.context.signer.as_ref().and_then(|signer| signer.position());
        if let Some(member) = signer.or(place.member).and_then(|position| self.list.get(position)) {
            return these(vec![member.clone()]);
        }
        // GitHub writes the numbers of accounts and repositories into the links of pages, so what is known of these comes first.
        let in_path = place.owner.map_or_else(|| path_owners::in_path(route.path()), |owner| vec![owner]);
        let owners = if in_path.is_empty() { owners_in(request, route) } else { Vec::new() };
        if in_path.is_empty() && owners.is_empty() {
            if let Some(first) = place.first.and_then(|position| self.list.get(position)) {
                // A write in the name of another account would be another write.
                if !matches!(request.method, Method::GET | Method::HEAD) {
                    return these(vec![first.clone()]);
                }
                return Candidates { list: all, first: Some(first.clone()), is_guess: true };
            }
            if concerns_the_user(route) {
                return these(all.into_iter().take(1).collect());
            }
        }
        // Of several accounts in a path, such as an organization of an enterprise, the first that has a credential decides.
        let of_path = in_path.iter().find(|owner| all.iter().any(|member| member.owners.contains(owner)));
        let owners = of_path.or(in_path.first()).map_or(owners, |owner| vec![owner.clone()]);
        these(for_owners(&all, &owners).into_iter().filter_map(|position| all.get(position)).cloned().collect())
    }

    /// Those of these credentials that are not parked, and those to use where none of them can be: they had no token, but
    /// GitHub has not rejected them. A replay uses all.
    pub fn usable(&self, members: &[Arc<Member>], request: &Request) -> (Vec<Arc<Member>>, Vec<Arc<Member>>) {
        if request.context.is_replayed() {
            return (members.to_vec(), Vec::new());
        }
        let parked = members.iter().map(|member| (member.clone(), self.parking.of(member.at)));
        let (free, parked): (Vec<_>, Vec<_>) = parked.partition(|(_, parked)| parked.is_none());
        let spare = parked.into_iter().filter(|(_, parked)| parked.as_ref().is_some_and(|parked| parked.is_spare));
        let (free, spare) = (free.into_iter().map(|(member, _)| member), spare.map(|(member, _)| member));
        (free.collect(), spare.collect())
    }

    /// Why GitHub rejected the credential of a request, if it did: status 401, a suspended account or installation, or no
    /// token for an installation or a user. A missing one-time password, or another kind of credential than the operation needs, is no reason: operations of apps
    /// name the JSON web token that they need.
    pub fn rejection(
        &self,
        member: &Member,
        request: &Request,
        route: &Route<'_>,
        sent: &Result<Response>,
    ) -> Option<String> {
        // A prefetch that fails is no error: the page is requested again when it is needed.
        if request.context.is_replayed() || request.context.speculative {
            return None;
        }
        let needs_app = || matches!(route.path(), ["app", ..]) && !member.auth.serves(Needs::App);
        let is_other_kind = request.context.needs.map_or_else(needs_app, |needs| !member.auth.serves(needs));
        match sent {
            // The installation in a path may be suspended, and not the credential.
            Ok(response) if response.status == 403 && says_suspended(&message_of(response)) => {
                Some(self.shown(response)).filter(|_| !route.path().contains(&"installations"))
            }
            Ok(response) if response.status == 401 && !response.headers.contains_key(ONE_TIME_PASSWORD) => {
                Some(self.shown(response)).filter(|reason| !is_other_kind && !reason.contains("JSON web token"))
            }
            // The response to the request for a token.
            Err(Error::Status(response)) if (400..500).contains(&response.status) => {
                Some(self.shown(response)).filter(|_| limit_reached(response).is_none())
            }
            Err(error @ (Error::UserToken(_) | Error::OAuth { .. })) => Some(self.printable(&error.to_string())),
            Err(error @ Error::Expired(_)) => Some(error.to_string()),
            _ => None,
        }
    }

    /// Why GitHub has made no token for an installation, if the reason may pass. Not for a prefetch, as in
    /// [`rejection`](Members::rejection).
    pub fn without_token(&self, request: &Request, sent: &Result<Response>) -> Option<String> {
        match sent {
            Err(Error::Status(response)) if response.status >= 500 && !request.context.speculative => {
                Some(self.shown(response))
            }
            _ => None,
        }
    }

    /// Do not use a credential for a while.
    pub fn park(&self, member: &Member, reason: &str) {
        self.parking.park(member.at, reason);
    }

    /// Use a credential for a while only where no other one is left.
    pub fn spare(&self, member: &Member, reason: &str) {
        self.parking.spare(member.at, reason);
    }

    /// Status and message of a response, as an error shows them.
    fn shown(&self, response: &Response) -> String {
        let short: String = self.printable(&message_of(response)).chars().take(MOST_SHOWN).collect();
        format!("{} {short}", response.status).trim_end().to_owned()
    }

    /// A text without the credentials, which a server may have repeated.
    fn printable(&self, text: &str) -> String {
        printable(&redacted_with(text, &self.secrets().collect::<Vec<_>>()))
    }

    /// The message of the error that none of these credentials is left.
    pub fn message(&self, members: &[Arc<Member>]) -> String {
        let positions: Vec<usize> = members.iter().map(|member| member.at).collect();
        self.parking.message(&positions)
    }

    /// The positions of the credentials that sign requests about all of these accounts.
    pub fn for_owners(&self, owners: &[String]) -> Vec<usize> {
        for_owners(&self.list, owners)
    }

    /// Note a response to a request that a member signed.
    pub fn note(&self, member: &Member, request: &Request, route: &Route<'_>, response: &Response) {
        let is_limited = limit_reached(response).is_some();
        if is_limited {
            member.limited.fetch_add(1, Ordering::Relaxed);
        }
        let at = member.at;
        if response.ok() {
            self.parking.release(at);
        }
        if let Some(signer) = request.context.signer.as_ref().filter(|_| response.ok() && !is_limited) {
            signer.set(at);
        }
        let known = self.places.of(&request.url);
        if known.as_ref().is_some_and(|place| place.first.is_some_and(|first| first != at)) && response.ok() {
            self.places.begin_with(&request.url, at); // it sees what was moved, unlike the first one
        }
        if let Some(target) = redirect_target(response).filter(|url| path_owners::in_path(&segments(url)).is_empty()) {
            self.places.begin_with(&target, at);
        }
        let owner =
            known.and_then(|place| place.owner).or_else(|| path_owners::in_path(route.path()).into_iter().next());
        let stays = owner.is_none() && owners_in(request, route).is_empty();
        self.places.note(response, at, owner, stays);
    }
}

/// Where a redirect leads, if the path names no account: GitHub redirects a moved repository to its number.
fn redirect_target(response: &Response) -> Option<Url> {
    let location = response.headers.get(LOCATION).filter(|_| matches!(response.status, 301 | 302 | 307 | 308))?;
    response.url.join(location.to_str().ok()?).ok()
}

fn segments(url: &Url) -> Vec<&str> {
    let path: Vec<&str> = url.path().split('/').filter(|part| !part.is_empty()).collect();
    path.strip_prefix(["api", "v3"].as_slice()).map(<[&str]>::to_vec).unwrap_or(path)
}

/// What GitHub says in the body of an error.
fn message_of(response: &Response) -> String {
    let body = serde_json::from_slice::<serde_json::Value>(&response.body).ok();
    body.as_ref().and_then(|body| body.get("message")?.as_str()).unwrap_or_default().to_owned()
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
    fn new(at: usize, auth: Auth, owners: Vec<String>) -> Member {
        let own = auth.account().filter(|_| owners.is_empty()).map(str::to_lowercase);
        let owners = owners.iter().map(|owner| owner.to_lowercase()).chain(own).collect();
        let [requests, limited, running] = [0; 3].map(AtomicU64::new);
        Member { at, auth, owners, requests, limited, running }
    }

    /// The credential.
    pub fn auth(&self) -> &Auth {
        &self.auth
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
    pub fn shown(&self) -> String {
        let known = self.auth.principal().filter(|_| !matches!(self.auth, Auth::User(_)));
        known.unwrap_or_else(|| self.auth.kind())
    }

    fn status(&self, parked: Option<Parked>, (standing, pause): (Standing, Option<Duration>)) -> MemberStatus {
        MemberStatus {
            credential: self.shown(),
            owners: self.owners.clone(),
            requests: self.requests(),
            limited: self.limited.load(Ordering::Relaxed),
            in_flight: self.running.load(Ordering::Relaxed),
            standing,
            parked,
            paused_until: pause.map(|pause| deadline::after(Instant::now(), pause)),
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
