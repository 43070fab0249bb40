//! The account of a principal in this process, whose shares come from a broker.

use std::fmt;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use tokio::sync::oneshot;
use tokio::time::{Instant, timeout};

use crate::http::context::{Held, Lease};
use crate::http::error::{Error, Result};
use crate::http::response::Response;
use crate::http::wait_budget::Pause;
use crate::json::hex;
use crate::private_folder;
use crate::quota::in_memory::Ledger;
use crate::quota::reported::limit_reached;
use crate::quota::route::Route;
use crate::quota::shared::Broker;
use crate::quota::shared::holder::{Holder, Next, Settled, Ticket, Wish};
use crate::quota::shared::message::{Claim, Share};
use crate::quota::{Account, Demand, Level, Principal, Report, Standing};
use crate::runtime::per_process;
use crate::runtime::per_process::PerProcess;

/// How long a broker may take before requests go on without it.
const HUNG: Duration = Duration::from_secs(5);

/// An account whose quotas are shared with other processes.
pub struct Shared {
    /// What this process knows of its limits, and how it spaces requests.
    local: Arc<Ledger>,
    broker: Arc<dyn Broker>,
    principal: Principal,
    /// A forked child is another holder.
    desk: PerProcess<Desk>,
}

/// What the requests of this process share with the thread that makes claims.
struct Desk {
    local: Arc<Ledger>,
    broker: Arc<dyn Broker>,
    principal: Principal,
    /// The salted hash of the principal.
    key: OnceLock<String>,
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    holder: Holder<oneshot::Sender<Lease>>,
    /// Whether the thread runs.
    running: bool,
    /// When the exchange under way began.
    exchanging: Option<Instant>,
}

impl Ticket for oneshot::Sender<Lease> {
    fn is_given_up(&self) -> bool {
        self.is_closed()
    }
}

impl Shared {
    /// The account of a principal.
    pub fn new(broker: Arc<dyn Broker>, principal: Principal) -> Shared {
        let local = Arc::new(Ledger::uncapped(principal.is_anonymous()));
        Shared { local, broker, principal, desk: PerProcess::new() }
    }

    fn desk(&self) -> Arc<Desk> {
        self.desk.get_or(|| {
            // From the system: children that a process forks must not draw the same one.
            let name = hex::encode(private_folder::random().split_at(16).0);
            let holder = Holder::new(name, self.principal.cap(), Instant::now());
            Desk {
                local: self.local.clone(),
                broker: self.broker.clone(),
                principal: self.principal.clone(),
                key: OnceLock::new(),
                state: Mutex::new(State { holder, running: false, exchanging: None }),
                changed: Condvar::new(),
            }
        })
    }

    fn wish(&self, demand: &Demand<'_>) -> Wish {
        let count = demand.count.min(self.principal.cap().unwrap_or(u32::MAX));
        let resource = (!demand.route.is_free()).then(|| self.local.resource(demand.route));
        let gates = if demand.paced { self.local.gates(demand.route) } else { Vec::new() };
        Wish { count, resource, waits: demand.waits, gates }
    }

    async fn wait(&self, demand: &Demand<'_>) -> Result<Lease> {
        if demand.paced {
            // It has its turn among the requests of this process.
            drop(self.local.lease(demand).await?);
        }
        let desk = self.desk();
        let mut receiver = {
            let wish = self.wish(demand);
            let (limits, now) = (self.local.limits(), Instant::now());
            let mut state = desk.state();
            if state.holder.begin(&wish, &limits, now) {
                return Ok(desk.lease(wish));
            }
            let (sender, receiver) = oneshot::channel();
            state.holder.wait(wish, sender, now);
            desk.wake(state);
            receiver
        };
        loop {
            match timeout(HUNG, &mut receiver).await {
                Ok(lease) => return lease.map_err(|_| Error::Closed),
                Err(_) => desk.check(),
            }
        }
    }
}

impl Account for Shared {
    fn try_lease(&self, demand: &Demand<'_>) -> Option<Lease> {
        if demand.paced {
            return None;
        }
        let (desk, wish) = (self.desk(), self.wish(demand));
        let may = desk.state().holder.begin(&wish, &self.local.limits(), Instant::now());
        may.then(|| desk.lease(wish))
    }

    fn lease<'a>(&'a self, demand: &'a Demand<'a>) -> BoxFuture<'a, Result<Lease>> {
        Box::pin(self.wait(demand))
    }

    fn expected_wait(&self, demand: &Demand<'_>) -> Option<Pause> {
        self.local.expected_wait(demand)
    }

    fn pause(&self, route: &Route<'_>) -> Option<Pause> {
        self.local.pause(route)
    }

    fn withheld(&self, route: &Route<'_>) -> Option<Pause> {
        let (resource, now) = (self.local.resource(route), Instant::now());
        let until = self.desk().state().holder.doubtful_until(&resource, now).filter(|_| !route.is_free())?;
        let reason = format!("the rest of the quota {resource:?} may be used up by requests without a response");
        Some(Pause { length: until.saturating_duration_since(now), reason })
    }

    fn report(&self, report: &Report<'_>) {
        self.local.report(report);
        if let Some(limit) = limit_reached(report.response) {
            let desk = self.desk();
            let mut state = desk.state();
            state.holder.tell(!limit.primary);
            desk.wake(state);
        }
    }

    fn level(&self, route: &Route<'_>) -> Option<Level> {
        self.local.level(route)
    }

    fn standing(&self) -> Standing {
        let mut standing = self.local.standing();
        let desk = self.desk();
        let state = desk.state();
        standing.in_flight = state.holder.in_flight();
        standing.waiting = standing.waiting.saturating_add(state.holder.waiting());
        standing
    }
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (broker, principal) = (&self.broker, &self.principal);
        f.debug_struct("Shared").field("broker", broker).field("principal", principal).finish_non_exhaustive()
    }
}

impl Desk {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lease(self: &Arc<Desk>, wish: Wish) -> Lease {
        let Wish { count, resource, .. } = wish;
        Lease::holding(Taken { process: per_process::current(), desk: self.clone(), count, resource, settled: None })
    }

    /// Have the thread look at what has changed, and start it if it does not run.
    fn wake(self: &Arc<Desk>, mut state: MutexGuard<'_, State>) {
        if state.running {
            drop(state);
            self.changed.notify_one();
            return;
        }
        let desk = self.clone();
        let started = std::thread::Builder::new().name("ferrohub-quota".into()).spawn(move || desk.run());
        state.running = started.is_ok();
        drop(state);
        if let Err(error) = started {
            self.fail(&error.to_string());
        }
    }

    /// Make claims until everything was returned.
    fn run(self: Arc<Desk>) {
        let mut state = self.state();
        loop {
            let (limits, now) = (self.local.limits(), Instant::now());
            let served = state.holder.serve(&limits, now);
            if !served.is_empty() {
                drop(state);
                self.hand_out(served);
                state = self.state();
                continue;
            }
            let next = state.holder.next(&limits, now);
            match next {
                Next::Wait(Some(until)) => {
                    let length = until.saturating_duration_since(now);
                    state = self.changed.wait_timeout(state, length).unwrap_or_else(PoisonError::into_inner).0;
                }
                Next::Claim | Next::Leave if !(next == Next::Leave && state.holder.has_failed()) => {
                    let claim = state.holder.claim(next == Next::Leave, &limits, now);
                    state.exchanging = Some(now);
                    drop(state);
                    let share = self.exchange(&claim);
                    state = self.state();
                    state.exchanging = None;
                    drop(state);
                    self.apply(share, claim.leaves);
                    state = self.state();
                }
                Next::Wait(None) | Next::Claim | Next::Leave => {
                    state.running = false;
                    return;
                }
            }
        }
    }

    fn exchange(&self, claim: &Claim) -> std::result::Result<Share, String> {
        let key = match self.key.get() {
            Some(key) => key,
            None => {
                let salt = self.broker.salt()?;
                self.key.get_or_init(|| self.principal.shared_key(&salt))
            }
        };
        self.broker.exchange(key, claim)
    }

    fn apply(self: &Arc<Desk>, share: std::result::Result<Share, String>, left: bool) {
        match share {
            Ok(share) => {
                let limited = !left && self.state().holder.apply(share.clone(), Instant::now());
                self.local.tell(&share, limited);
            }
            // What was not returned expires.
            Err(_) if left => {}
            Err(error) => self.fail(&error),
        }
    }

    /// Go on without the broker.
    fn fail(self: &Arc<Desk>, error: &str) {
        let (limits, now) = (self.local.limits(), Instant::now());
        let mut state = self.state();
        let is_first = state.holder.fail(now);
        let served = state.holder.serve(&limits, now);
        drop(state);
        if is_first {
            self.broker.failed(error);
        }
        self.hand_out(served);
    }

    /// Go on without the broker if it does not respond.
    fn check(self: &Arc<Desk>) {
        let state = self.state();
        let hung = state.exchanging.is_some_and(|began| began.elapsed() >= HUNG);
        drop(state);
        if hung {
            self.fail(&format!("no response within {} seconds", HUNG.as_secs()));
        }
    }

    fn hand_out(self: &Arc<Desk>, served: Vec<(Wish, oneshot::Sender<Lease>)>) {
        for (wish, sender) in served {
            // If nobody waits any more, the lease is dropped.
            drop(sender.send(self.lease(wish)));
        }
    }
}

/// Requests in flight.
struct Taken {
    process: u32,
    desk: Arc<Desk>,
    count: u32,
    resource: Option<String>,
    settled: Option<Settled>,
}

impl Held for Taken {
    fn settle(&mut self, response: &Response) {
        self.settled = Settled::of(response, self.resource.as_deref());
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        // The parent process counts it; a thread that the child lacks may hold the lock.
        if self.process != per_process::current() {
            return;
        }
        let (limits, now) = (self.desk.local.limits(), Instant::now());
        let mut state = self.desk.state();
        state.holder.end(self.count, self.resource.as_deref(), self.settled.take(), now);
        let served = state.holder.serve(&limits, now);
        if state.holder.has_news() {
            self.desk.wake(state);
        } else {
            drop(state);
        }
        self.desk.hand_out(served);
    }
}

impl fmt::Debug for Taken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Taken").field("count", &self.count).field("resource", &self.resource).finish_non_exhaustive()
    }
}
