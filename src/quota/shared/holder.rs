//! What a process has of a shared quota, and which of its requests may begin. It reads no clock: all times are passed.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use tokio::time::Instant;

use crate::http::response::Response;
use crate::quota::limits::Limits;
use crate::quota::pacer;
use crate::quota::shared::message::{Claim, Need, Share, Turns, Window};
use crate::runtime::deadline;

/// Time between two claims while requests are in flight.
pub const RENEW: Duration = Duration::from_millis(250);
/// Time between two claims while requests wait for more.
const POLL: Duration = Duration::from_millis(50);
/// The same if further requests came meanwhile.
const SOON: Duration = Duration::from_millis(10);
/// Time without requests after which everything is returned.
const IDLE: Duration = Duration::from_millis(500);
/// Time between two claims while the broker fails.
const RETRY: Duration = Duration::from_secs(2);
/// How late a turn may be used.
const PATIENCE: Duration = Duration::from_millis(250);
/// Maximum number of resources that are remembered.
const MOST: usize = 256;
/// Maximum length of the name of a resource.
const LONGEST_NAME: usize = 100;

/// Requests that are to be sent.
#[derive(Debug, Clone, PartialEq)]
pub struct Wish {
    /// Their number.
    pub count: u32,
    /// The quota that they count against; None for none.
    pub resource: Option<String>,
    /// Whether they wait for rate limits. Others are sent, so that GitHub's response can be returned.
    pub waits: bool,
    /// The gates that they pass, and the time between two requests; empty if they are not spaced.
    pub gates: Vec<(String, Duration)>,
}

impl Wish {
    fn key(&self) -> Key {
        (self.resource.clone(), self.lane(), self.waits)
    }

    /// Requests with the same gates are in a lane.
    fn lane(&self) -> Option<String> {
        let names: Vec<&str> = self.gates.iter().map(|(gate, _)| gate.as_str()).collect();
        (!names.is_empty()).then(|| names.join(" "))
    }
}

/// How a request that waits learns that it may begin.
pub trait Ticket {
    /// Whether nobody waits any more.
    fn is_given_up(&self) -> bool;
}

/// What requests in a queue have in common: if the first one may not begin, neither may the others.
type Key = (Option<String>, Option<String>, bool);

/// A request that waits.
#[derive(Debug)]
struct Waiter<T> {
    number: u64,
    wish: Wish,
    ticket: T,
}

/// What a response said about a quota.
#[derive(Debug, Clone, PartialEq)]
pub enum Settled {
    /// What is left of it.
    Window(String, Window),
    /// Nothing.
    Unmetered,
}

impl Settled {
    /// Read a response; None if it does not count.
    pub fn of(response: &Response, resource: Option<&str>) -> Option<Settled> {
        let window = pacer::Window::of(response, Instant::now());
        let named = response.header("x-ratelimit-resource").or(resource);
        match (window, named) {
            // Others learn of it by its name, which is short, such as `integration_manifest`.
            (_, Some(name)) if name.len() > LONGEST_NAME => None,
            (Some(window), Some(name)) => Some(Settled::Window(name.to_owned(), window.message(Instant::now()))),
            (None, _) if response.status < 500 => Some(Settled::Unmetered),
            _ => None,
        }
    }
}

/// When the holder has something to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// Make a claim.
    Claim,
    /// Return everything.
    Leave,
    /// Wait until this time, or until something changes.
    Wait(Option<Instant>),
}

/// A holder; `T` is what it keeps for a request that waits.
#[derive(Debug)]
pub struct Holder<T> {
    name: String,
    cap: Option<u32>,
    in_flight: u32,
    needs: BTreeMap<String, Need>,
    queues: BTreeMap<Key, VecDeque<Waiter<T>>>,
    /// Number of requests that have waited.
    number: u64,
    /// The last share, of which requests were used since; None if there is none.
    share: Option<Share>,
    /// Until when requests may begin.
    valid: Instant,
    /// When the last claim was made.
    claimed: Option<Instant>,
    /// When a request last began or ended.
    active: Instant,
    /// Requests of each resource that began since the claim under way.
    since_claim: BTreeMap<String, u32>,
    /// When its turns come, by lane.
    turns: BTreeMap<String, VecDeque<Instant>>,
    windows: BTreeMap<String, (Window, Instant)>,
    unmetered: BTreeSet<String>,
    lost: BTreeMap<String, u32>,
    /// Whether others must know at once.
    news: bool,
    limited: bool,
    /// Whether requests came since the last claim.
    fresh: bool,
    failed: bool,
}

impl<T: Ticket> Holder<T> {
    /// A holder that has nothing.
    pub fn new(name: String, cap: Option<u32>, now: Instant) -> Holder<T> {
        Holder {
            name,
            cap,
            in_flight: 0,
            needs: BTreeMap::new(),
            queues: BTreeMap::new(),
            number: 0,
            share: None,
            valid: now,
            claimed: None,
            active: now,
            since_claim: BTreeMap::new(),
            turns: BTreeMap::new(),
            windows: BTreeMap::new(),
            unmetered: BTreeSet::new(),
            lost: BTreeMap::new(),
            news: false,
            limited: false,
            fresh: false,
            failed: false,
        }
    }

    /// Number of requests in flight.
    pub fn in_flight(&self) -> u32 {
        self.in_flight
    }

    /// Number of requests that wait.
    pub fn waiting(&self) -> usize {
        self.queues.values().map(VecDeque::len).sum()
    }

    /// Begin requests that have not waited, if they may begin now.
    pub fn begin(&mut self, wish: &Wish, limits: &Limits, now: Instant) -> bool {
        let may =
            self.may_begin(wish, limits, now) && (self.queues.is_empty() || !self.queues.contains_key(&wish.key()));
        if may {
            self.start(wish, now);
        }
        may
    }

    /// Queue requests.
    pub fn wait(&mut self, wish: Wish, ticket: T, now: Instant) {
        self.number = self.number.wrapping_add(1);
        let waiter = Waiter { number: self.number, wish, ticket };
        self.queues.entry(waiter.wish.key()).or_default().push_back(waiter);
        (self.fresh, self.active) = (true, now);
    }

    /// Begin the requests that may, in their order.
    pub fn serve(&mut self, limits: &Limits, now: Instant) -> Vec<(Wish, T)> {
        let mut served = Vec::new();
        while let Some(key) = self.first(limits, now) {
            let Some(queue) = self.queues.get_mut(&key) else { break };
            let waiter = queue.pop_front();
            if queue.is_empty() {
                self.queues.remove(&key);
            }
            let Some(waiter) = waiter.filter(|waiter| !waiter.ticket.is_given_up()) else { continue };
            self.start(&waiter.wish, now);
            served.push((waiter.wish, waiter.ticket));
        }
        served
    }

    /// The queue of the request that came first of those that may begin.
    fn first(&self, limits: &Limits, now: Instant) -> Option<Key> {
        if self.queues.is_empty() || now >= self.valid {
            return None;
        }
        let fronts = self.queues.iter().filter_map(|(key, queue)| Some((queue.front()?, key)));
        let may = fronts.filter(|(waiter, _)| self.may_begin(&waiter.wish, limits, now));
        may.min_by_key(|(waiter, _)| waiter.number).map(|(_, key)| key.clone())
    }

    /// Requests ended. `settled` is what the response said, or None if there was none.
    pub fn end(&mut self, count: u32, resource: Option<&str>, settled: Option<Settled>, now: Instant) {
        self.in_flight = self.in_flight.saturating_sub(count);
        self.active = now;
        if let Some(resource) = resource {
            if let Some(need) = self.needs.get_mut(resource) {
                need.in_flight = need.in_flight.saturating_sub(count);
            }
            match &settled {
                None => *self.lost.entry(resource.to_owned()).or_default() += count,
                Some(Settled::Unmetered) if !self.windows.contains_key(resource) => {
                    // Requests that wait for the first response need no longer wait.
                    self.news |= self.unmetered.insert(resource.to_owned());
                }
                Some(_) => {}
            }
        }
        if let Some(Settled::Window(resource, window)) = settled {
            let is_new = self.note(&resource, window, now);
            if is_new {
                self.restrict(&resource);
            }
            self.news |= is_new || window.remaining == 0;
        }
    }

    /// What was granted before the first response of a quota may be more than the quota has left.
    fn restrict(&mut self, resource: &str) {
        let Some((window, _)) = self.windows.get(resource) else { return };
        let in_flight = self.needs.get(resource).map_or(0, |need| need.in_flight);
        let rest = u32::try_from(window.remaining).unwrap_or(u32::MAX).saturating_sub(in_flight);
        if let Some(left) = self.share.as_mut().and_then(|share| share.requests.get_mut(resource)) {
            *left = Some(left.map_or(rest, |left| left.min(rest)));
        }
    }

    /// A limit was reported: others must know at once.
    pub fn tell(&mut self, secondary: bool) {
        self.news = true;
        self.limited |= secondary;
    }

    /// Whether others must know something at once.
    pub fn has_news(&self) -> bool {
        self.news
    }

    /// Whether the broker failed.
    pub fn has_failed(&self) -> bool {
        self.failed
    }

    /// The claim to make now.
    pub fn claim(&mut self, leaves: bool, limits: &Limits, now: Instant) -> Claim {
        let mut claim = Claim { holder: self.name.clone(), leaves, cap: self.cap, ..Claim::default() };
        claim.in_flight = self.in_flight;
        claim.hold = limits.hold(now).map_or(0, |until| millis(until.saturating_duration_since(now)));
        (claim.limited, claim.lost) = (std::mem::take(&mut self.limited), std::mem::take(&mut self.lost));
        self.windows.retain(|_, (_, until)| *until > now);
        let left = |until: Instant| millis(until.saturating_duration_since(now));
        let windows =
            self.windows.iter().map(|(name, (window, until))| (name, Window { left: left(*until), ..*window }));
        claim.windows = windows.map(|(name, window)| (name.clone(), window)).collect();
        claim.unmetered.clone_from(&self.unmetered);
        self.drop_late_turns(now);
        self.queues.values_mut().for_each(|queue| queue.retain(|waiter| !waiter.ticket.is_given_up()));
        self.queues.retain(|_, queue| !queue.is_empty());
        for Waiter { wish, .. } in self.queues.values().flatten() {
            if is_paused(wish, limits, now).is_some() {
                continue;
            }
            claim.waiting = claim.waiting.saturating_add(wish.count);
            if let Some(resource) = &wish.resource {
                let need = claim.resources.entry(resource.clone()).or_default();
                need.waiting = need.waiting.saturating_add(wish.count);
            }
            if let Some(lane) = wish.lane().filter(|lane| !self.turns.contains_key(lane)) {
                let turns: &mut Turns = claim.turns.entry(lane).or_default();
                turns.count = turns.count.saturating_add(1);
                turns.gates = wish.gates.iter().map(|(gate, interval)| (gate.clone(), millis(*interval))).collect();
            }
        }
        for (resource, need) in &mut self.needs {
            let used = std::mem::take(&mut need.used);
            if need.in_flight > 0 || used > 0 {
                let claimed = claim.resources.entry(resource.clone()).or_default();
                (claimed.in_flight, claimed.used) = (need.in_flight, used);
            }
        }
        if self.needs.len() > MOST {
            self.needs.retain(|_, need| need.in_flight > 0);
        }
        (self.claimed, self.news, self.fresh) = (Some(now), false, false);
        self.since_claim.clear();
        if leaves {
            self.share = None;
        }
        claim
    }

    /// Apply the share that a claim was exchanged for. Returns whether a secondary rate limit was reported since the last
    /// one.
    pub fn apply(&mut self, mut share: Share, now: Instant) -> bool {
        let claimed = self.claimed.unwrap_or(now);
        self.valid = deadline::after(claimed, Duration::from_millis(share.valid));
        for (resource, left) in &mut share.requests {
            let begun = self.since_claim.get(resource).copied().unwrap_or_default();
            *left = left.map(|left| left.saturating_sub(begun));
        }
        self.since_claim.clear();
        for (resource, window) in &share.windows {
            self.note(resource, *window, now);
        }
        for (lane, waits) in std::mem::take(&mut share.turns) {
            let due = waits.iter().map(|wait| deadline::after(now, Duration::from_millis(*wait)));
            self.turns.entry(lane).or_default().extend(due);
        }
        let limited = self.share.as_ref().is_some_and(|before| before.limited < share.limited);
        let granted = share.requests.keys().filter(|resource| !share.windows.contains_key(*resource));
        let unknown: Vec<String> = granted.cloned().collect();
        self.share = Some(share);
        unknown.iter().for_each(|resource| self.restrict(resource));
        self.failed = false;
        limited
    }

    /// The broker failed: go on with the last share, and without turns. Returns whether it worked before.
    pub fn fail(&mut self, now: Instant) -> bool {
        let last = self.share.take().unwrap_or_default();
        let slots = self.cap.map(|_| last.slots.unwrap_or_default().max(1));
        self.share = Some(Share { slots, ..last });
        (self.valid, self.claimed) = (deadline::after(now, deadline::times(RETRY, 2)), Some(now));
        !std::mem::replace(&mut self.failed, true)
    }

    /// What is to be done next.
    pub fn next(&self, limits: &Limits, now: Instant) -> Next {
        let since = |length: Duration| self.claimed.map_or(now, |claimed| deadline::after(claimed, length));
        if self.failed && since(RETRY) > now {
            return Next::Wait(Some(since(RETRY)));
        }
        if self.news {
            return Next::Claim;
        }
        let mut wake: Option<Instant> = None;
        let mut needs_more = false;
        for Waiter { wish, .. } in self.queues.values().filter_map(VecDeque::front) {
            match is_paused(wish, limits, now).or_else(|| self.turn_of(wish, now)) {
                Some(until) => wake = Some(wake.map_or(until, |wake| wake.min(until))),
                None => needs_more = true,
            }
        }
        let mut due = None;
        if needs_more {
            due = Some(if self.fresh && self.share.is_none() {
                now
            } else {
                since(if self.fresh { SOON } else { POLL })
            });
        } else if self.in_flight > 0 || wake.is_some_and(|_| self.share.is_some()) {
            due = Some(since(RENEW));
        } else if self.share.is_some() {
            let idle = deadline::after(self.active, IDLE);
            if idle <= now {
                return Next::Leave;
            }
            due = Some(idle);
        }
        match due {
            Some(due) if due <= now => Next::Claim,
            due => Next::Wait(due.into_iter().chain(wake).min()),
        }
    }

    fn has_slots(&self, count: u32) -> bool {
        let slots = self.share.as_ref().map(|share| share.slots);
        slots.is_some_and(|slots| slots.is_none_or(|slots| self.in_flight.saturating_add(count) <= slots))
    }

    fn may_begin(&self, wish: &Wish, limits: &Limits, now: Instant) -> bool {
        if now >= self.valid || !self.has_slots(wish.count) || is_paused(wish, limits, now).is_some() {
            return false;
        }
        if self.failed {
            return true;
        }
        let has_turns = wish.lane().is_none_or(|lane| {
            let first = self.turns.get(&lane).and_then(VecDeque::front);
            first.is_some_and(|due| *due <= now && now <= deadline::after(*due, PATIENCE))
        });
        let Some(resource) = &wish.resource else { return has_turns };
        let left = self.share.as_ref().and_then(|share| share.requests.get(resource));
        let is_left = left.is_some_and(|left| left.is_none_or(|left| left >= wish.count));
        // One that does not wait for rate limits is sent, so that the response can be returned.
        let is_over = || limits.is_exhausted(resource, now) || self.doubtful_until(resource, now).is_some();
        has_turns && (is_left || (!wish.waits && is_over()))
    }

    /// Until when nothing of a quota is granted, because lost requests may have used its rest.
    pub fn doubtful_until(&self, resource: &str, now: Instant) -> Option<Instant> {
        self.share.as_ref().filter(|share| share.doubtful.contains(resource))?;
        self.windows.get(resource).map(|(_, until)| *until).filter(|until| *until > now)
    }

    fn start(&mut self, wish: &Wish, now: Instant) {
        self.in_flight = self.in_flight.saturating_add(wish.count);
        self.active = now;
        if let Some(lane) = wish.lane() {
            self.turns.get_mut(&lane).and_then(VecDeque::pop_front);
        }
        let Some(resource) = &wish.resource else { return };
        let need = self.needs.entry(resource.clone()).or_default();
        need.in_flight = need.in_flight.saturating_add(wish.count);
        need.used = need.used.saturating_add(wish.count);
        let left = self.share.as_mut().and_then(|share| share.requests.get_mut(resource));
        if let Some(Some(left)) = left {
            *left = left.saturating_sub(wish.count);
        }
        let begun = self.since_claim.entry(resource.clone()).or_default();
        *begun = begun.saturating_add(wish.count);
    }

    /// When the turn of a request comes, if it is known and not now.
    fn turn_of(&self, wish: &Wish, now: Instant) -> Option<Instant> {
        let turns = self.turns.get(&wish.lane()?)?;
        turns.front().copied().filter(|due| *due > now)
    }

    /// A turn that was not used in time belongs to others.
    fn drop_late_turns(&mut self, now: Instant) {
        for turns in self.turns.values_mut() {
            turns.retain(|due| now <= deadline::after(*due, PATIENCE));
        }
        self.turns.retain(|_, turns| !turns.is_empty());
    }

    /// Learn of a quota. Returns whether it is a new one.
    fn note(&mut self, resource: &str, window: Window, now: Instant) -> bool {
        if window.left == 0 {
            return false;
        }
        let until = deadline::after(now, Duration::from_millis(window.left));
        self.unmetered.remove(resource);
        let is_full = self.windows.len() >= MOST;
        match self.windows.get_mut(resource) {
            Some((known, _)) if window.end == known.end => {
                known.remaining = known.remaining.min(window.remaining);
                false
            }
            Some((known, _)) if window.end < known.end => false,
            None if is_full => false,
            _ => {
                self.windows.insert(resource.to_owned(), (window, until));
                true
            }
        }
    }
}

/// Until when a request waits for a rate limit.
fn is_paused(wish: &Wish, limits: &Limits, now: Instant) -> Option<Instant> {
    limits.paused_until(wish.resource.as_deref(), now).filter(|_| wish.waits)
}

fn millis(length: Duration) -> u64 {
    u64::try_from(length.as_millis()).unwrap_or(u64::MAX)
}
