//! The quota of this process, in memory.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::atomic::Ordering;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use arc_swap::{ArcSwap, Guard};
use futures_util::future::BoxFuture;
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

use crate::http::context::{Held, Lease};
use crate::http::error::{Error, Result};
use crate::http::wait_budget::Pause;
use crate::quota::limits::Limits;
use crate::quota::pacer::{Lane, Pacer, When, Window};
use crate::quota::route::Route;
use crate::quota::shared::Share;
use crate::quota::{Account, Demand, Level, Motion, Principal, Quota, Report, Standing};
use crate::runtime::deadline;
use crate::runtime::per_process;
use crate::runtime::per_process::PerProcess;

/// Number of accounts from which on those that no session uses are forgotten.
const MOST: usize = 256;

/// Keeps the accounts of this process.
#[derive(Debug)]
struct InMemory;

/// An account in memory. A forked child process keeps the limits, and counts requests in flight anew.
#[derive(Debug, Default)]
pub struct Ledger {
    /// Replaced as a whole, so that no thread waits for another.
    limits: ArcSwap<Limits>,
    cap: Option<u32>,
    anonymous: bool,
    entrance: PerProcess<Entrance>,
}

/// What requests pass before they are sent.
#[derive(Debug)]
struct Entrance {
    /// Permits for requests in flight, which waiting requests get in their order.
    slots: Option<Arc<Semaphore>>,
    pacer: Mutex<Pacer>,
    motion: Motion,
}

type Ledgers = Vec<([u8; 32], Arc<Ledger>)>;

static LEDGERS: LazyLock<ArcSwap<Ledgers>> = LazyLock::new(ArcSwap::default);
/// Makes the keys of this process differ from those of any other.
static SALT: LazyLock<[u8; 8]> = LazyLock::new(|| RandomState::new().build_hasher().finish().to_ne_bytes());
static IN_MEMORY: LazyLock<Arc<dyn Quota>> = LazyLock::new(|| Arc::new(InMemory));

/// The quota that all sessions of this process share.
pub fn in_memory() -> Arc<dyn Quota> {
    IN_MEMORY.clone()
}

/// An account of its own, without limits on requests in flight.
pub fn unlimited() -> Arc<dyn Account> {
    Arc::new(Ledger::default())
}

/// An account of its own, with this number of requests in flight.
#[cfg(test)]
pub fn with_cap(cap: u32) -> Arc<dyn Account> {
    Arc::new(Ledger { cap: Some(cap), ..Ledger::default() })
}

impl Quota for InMemory {
    fn account(&self, principal: &Principal) -> Arc<dyn Account> {
        ledger(principal)
    }
}

fn ledger(principal: &Principal) -> Arc<Ledger> {
    let key = principal.key(&*SALT);
    let known = |all: &Ledgers| all.iter().find(|(known, _)| *known == key).map(|(_, ledger)| ledger.clone());
    if let Some(ledger) = known(&LEDGERS.load()) {
        return ledger;
    }
    let (cap, anonymous) = (principal.cap(), principal.is_anonymous());
    let fresh = Arc::new(Ledger { cap, anonymous, ..Ledger::default() });
    LEDGERS.rcu(|all| {
        let mut kept = Vec::clone(all);
        if known(&kept).is_none() {
            if kept.len() >= MOST {
                // This list and its copy hold each ledger, and so does whoever uses it.
                kept.retain(|(_, ledger)| Arc::strong_count(ledger) > 2);
            }
            kept.push((key, fresh.clone()));
        }
        kept
    });
    known(&LEDGERS.load()).unwrap_or(fresh)
}

impl Ledger {
    /// An account of its own, without limits on requests in flight.
    pub fn uncapped(anonymous: bool) -> Ledger {
        Ledger { anonymous, ..Ledger::default() }
    }

    /// The limits that are known.
    pub fn limits(&self) -> Guard<Arc<Limits>> {
        self.limits.load()
    }

    /// The quota that a request counts against, as far as it is known.
    pub fn resource(&self, route: &Route<'_>) -> String {
        self.limits.load().resource(route).to_owned()
    }

    /// The gates that a paced request shares with those of other processes, and how long they close behind it.
    pub fn gates(&self, route: &Route<'_>) -> Vec<(String, Duration)> {
        let entrance = self.entrance();
        let pacer = entrance.pacer();
        pacer.shared_gates(&self.lane(&pacer, route), Instant::now())
    }

    /// Learn what all processes know. `limited` is whether another one has reached a secondary rate limit.
    pub fn tell(&self, share: &Share, limited: bool) {
        let now = Instant::now();
        let hold = deadline::after(now, Duration::from_millis(share.hold));
        let exhausted = share.windows.iter().filter(|(_, window)| window.remaining == 0);
        let exhausted: Vec<(&str, Instant)> = exhausted
            .map(|(name, window)| (name.as_str(), deadline::after(now, Duration::from_millis(window.left))))
            .collect();
        if self.limits.load().is_news(hold, &exhausted, now) {
            self.limits.rcu(|limits| {
                let mut limits = Limits::clone(limits);
                limits.tell(hold, &exhausted, now);
                limits
            });
        }
        let entrance = self.entrance();
        let mut pacer = entrance.pacer();
        for (resource, window) in &share.windows {
            pacer.note(resource, Window::of_message(window, now));
        }
        if limited {
            pacer.slow_down(now);
        }
    }

    fn entrance(&self) -> Arc<Entrance> {
        self.entrance.get_or(|| Entrance {
            slots: self.cap.map(|cap| Arc::new(Semaphore::new(usize::try_from(cap).unwrap_or(usize::MAX)))),
            pacer: Mutex::new(Pacer::new(self.anonymous)),
            motion: Motion::default(),
        })
    }

    fn lane(&self, pacer: &Pacer, route: &Route<'_>) -> Lane {
        let resource = self.limits.load().resource(route).to_owned();
        pacer.lane(route.kind(), resource, route.polled())
    }

    async fn wait(&self, demand: &Demand<'_>) -> Result<Lease> {
        let entrance = self.entrance();
        if !demand.paced {
            return entrance.slot(self.count(demand)).await;
        }
        let turn = self.turn(entrance, demand.route);
        loop {
            match turn.when() {
                When::Behind => {
                    turn.woken.notified().await;
                    continue;
                }
                When::At(due) => {
                    let _ = tokio::time::timeout_at(due, turn.woken.notified()).await;
                    continue;
                }
                When::Now => {}
            }
            let lease = turn.entrance.slot(self.count(demand)).await?;
            if turn.go() {
                return Ok(lease);
            }
        }
    }

    fn turn(&self, entrance: Arc<Entrance>, route: &Route<'_>) -> Turn {
        let mut pacer = entrance.pacer();
        let lane = self.lane(&pacer, route);
        let (place, woken) = pacer.enter(&lane);
        drop(pacer);
        Turn { entrance, lane, place, woken }
    }

    /// Number of slots for the requests of a demand; more than all would wait for ever.
    fn count(&self, demand: &Demand<'_>) -> u32 {
        demand.count.min(self.cap.unwrap_or(u32::MAX))
    }
}

impl Account for Ledger {
    fn try_lease_one(&self) -> Option<Lease> {
        self.entrance().try_slot(1)
    }

    fn try_lease(&self, demand: &Demand<'_>) -> Option<Lease> {
        let entrance = self.entrance();
        let count = self.count(demand);
        if !demand.paced {
            return entrance.try_slot(count);
        }
        let now = Instant::now();
        let mut pacer = entrance.pacer();
        let lane = self.lane(&pacer, demand.route);
        if pacer.when(&lane, None, now) != When::Now {
            return None;
        }
        let lease = entrance.try_slot(count)?;
        pacer.go(&lane, None, now);
        Some(lease)
    }

    fn lease<'a>(&'a self, demand: &'a Demand<'a>) -> BoxFuture<'a, Result<Lease>> {
        Box::pin(self.wait(demand))
    }

    fn motion(&self) -> Option<Motion> {
        Some(self.entrance().motion.clone())
    }

    fn expected_wait(&self, demand: &Demand<'_>) -> Option<Pause> {
        let entrance = self.entrance();
        let pacer = entrance.pacer();
        let lane = self.lane(&pacer, demand.route);
        pacer.expected_wait(&lane, Instant::now())
    }

    fn pause(&self, route: &Route<'_>) -> Option<Pause> {
        self.limits.load().pause(route, Instant::now())
    }

    fn report(&self, report: &Report<'_>) {
        let Report { route, response, least, whole } = *report;
        let now = Instant::now();
        if self.limits.load().has_news(route, response) {
            self.limits.rcu(|limits| {
                let mut limits = Limits::clone(limits);
                limits.learn(route, response, least, now);
                limits
            });
        }
        if whole {
            let limits = self.limits.load();
            let resource = response.header("x-ratelimit-resource").unwrap_or_else(|| limits.resource(route));
            self.entrance().pacer().learn(resource, route.polled(), response, now);
        }
    }

    fn level(&self, route: &Route<'_>) -> Option<Level> {
        let limits = self.limits.load();
        self.entrance().pacer().level(limits.resource(route), Instant::now())
    }

    fn standing(&self) -> Standing {
        let (entrance, now) = (self.entrance(), Instant::now());
        let free = entrance.slots.as_ref().map_or(0, |slots| slots.available_permits());
        let free = u32::try_from(free).unwrap_or(u32::MAX);
        let mut standing =
            Standing { in_flight: self.cap.map_or(0, |cap| cap.saturating_sub(free)), ..Standing::default() };
        standing.hold = self.limits.load().hold(now);
        entrance.pacer().describe(&mut standing, now);
        standing
    }
}

impl Entrance {
    fn pacer(&self) -> MutexGuard<'_, Pacer> {
        self.pacer.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn try_slot(&self, count: u32) -> Option<Lease> {
        match &self.slots {
            None => Some(Lease::unlimited()),
            Some(slots) => slots.clone().try_acquire_many_owned(count).ok().map(|permit| self.lease(permit)),
        }
    }

    async fn slot(&self, count: u32) -> Result<Lease> {
        match &self.slots {
            None => Ok(Lease::unlimited()),
            // It is never closed.
            Some(slots) => {
                let permit = slots.clone().acquire_many_owned(count).await;
                permit.map(|permit| self.lease(permit)).map_err(|_| Error::Closed)
            }
        }
    }

    fn lease(&self, permit: OwnedSemaphorePermit) -> Lease {
        let (process, motion) = (per_process::current(), self.motion.clone());
        Lease::holding(Slot { process, permit: Some(permit), motion, is_unaided: false })
    }
}

/// A place among the requests in flight.
#[derive(Debug)]
struct Slot {
    process: u32,
    permit: Option<OwnedSemaphorePermit>,
    motion: Motion,
    /// Whether the request ends without the user.
    is_unaided: bool,
}

impl Held for Slot {
    fn ends_unaided(&mut self) {
        if !std::mem::replace(&mut self.is_unaided, true) {
            self.motion.unaided.fetch_add(1, Ordering::Relaxed);
        }
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        if self.process != per_process::current() {
            // The parent process counts it; a thread that the child lacks may hold the lock of the semaphore.
            std::mem::forget(self.permit.take());
        }
        self.motion.activity.note();
        if self.is_unaided {
            self.motion.unaided.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

/// A request in a lane, which it leaves when this is dropped.
struct Turn {
    entrance: Arc<Entrance>,
    lane: Lane,
    place: u64,
    woken: Arc<Notify>,
}

impl Turn {
    fn when(&self) -> When {
        self.entrance.pacer().when(&self.lane, Some(self.place), Instant::now())
    }

    /// Go if it is still possible: gates may have closed meanwhile.
    fn go(&self) -> bool {
        let now = Instant::now();
        let mut pacer = self.entrance.pacer();
        let may_go = pacer.when(&self.lane, Some(self.place), now) == When::Now;
        if may_go {
            pacer.go(&self.lane, Some(self.place), now);
        }
        may_go
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.entrance.pacer().leave(&self.lane, self.place);
    }
}
