//! The spacing of requests. A request waits in the lane of its kind, first come, first served. It may go when every
//! gate that it passes is open; a gate closes behind each request for a while, such as a second behind a write.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, UNIX_EPOCH};

use tokio::sync::Notify;
use tokio::time::Instant;

use crate::http::response::{Response, number};
use crate::http::wait_budget::Pause;
use crate::quota::rate::Rate;
use crate::quota::reported::limit_reached;
use crate::quota::route::Kind;
use crate::quota::shared::message;
use crate::quota::{Level, Standing};
use crate::runtime::deadline;

/// Between two writes, as GitHub recommends.
///
/// <https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#pause-between-mutative-requests>
const WRITES: Duration = Duration::from_secs(1);
/// Between two writes that notify people: as in Octokit's throttling, because GitHub limits them further.
const NOTIFICATIONS: Duration = Duration::from_secs(3);
/// Between two searches: 30 a minute, or 10 without a credential.
const SEARCHES: Duration = Duration::from_secs(2);
/// Between two searches of code, or anonymous ones: 10 a minute.
const FEW_SEARCHES: Duration = Duration::from_secs(6);
/// The window of the quotas of searches.
const MINUTE: Duration = Duration::from_secs(60);
/// A quota of which less than one in so many requests is left is spread over the time until it resets.
const LOW: u64 = 10;
/// Maximum number of quotas and of polled URLs that are remembered.
const MOST: usize = 256;

/// What the requests of a lane have in common.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Lane {
    /// How they are spaced.
    pub kind: Kind,
    /// The quota that they count against.
    pub resource: String,
    /// The polled URL, if a response named an interval for it.
    pub polled: Option<u64>,
}

/// What closes behind a request.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Gate {
    Writes,
    Notifications,
    Searches(Kind),
    Polls(u64),
    Quota(String),
    Rate,
}

impl Gate {
    fn reason(&self) -> &'static str {
        match self {
            Gate::Writes => "pacing of writes",
            Gate::Notifications => "pacing of writes that notify people",
            Gate::Searches(_) => "pacing of searches",
            Gate::Polls(_) => "poll interval",
            Gate::Quota(_) => "pacing of a quota that is low",
            Gate::Rate => "pacing after a secondary rate limit",
        }
    }
}

impl Gate {
    /// The name of a gate that all processes share. Each polls for itself, and halves its own rate.
    fn shared_name(&self) -> Option<String> {
        match self {
            Gate::Writes => Some("writes".into()),
            Gate::Notifications => Some("notifications".into()),
            Gate::Searches(Kind::CodeSearch) => Some("code searches".into()),
            Gate::Searches(_) => Some("searches".into()),
            Gate::Quota(resource) => Some(format!("quota {resource}")),
            Gate::Polls(_) | Gate::Rate => None,
        }
    }
}

impl Lane {
    fn gates(&self) -> impl Iterator<Item = Gate> {
        let writes = matches!(self.kind, Kind::Write | Kind::Notification).then_some(Gate::Writes);
        let own = match self.kind {
            Kind::Notification => Some(Gate::Notifications),
            Kind::Search | Kind::CodeSearch => Some(Gate::Searches(self.kind)),
            Kind::Read | Kind::Write => None,
        };
        let polls = self.polled.map(Gate::Polls);
        [writes, own, polls, Some(Gate::Quota(self.resource.clone())), Some(Gate::Rate)].into_iter().flatten()
    }
}

/// A request that waits in a lane.
#[derive(Debug)]
struct Place {
    number: u64,
    woken: Arc<Notify>,
}

/// When a request may go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// Now.
    Now,
    /// At this time, unless something changes before.
    At(Instant),
    /// After another request.
    Behind,
}

/// A quota as it was reported.
#[derive(Debug, Clone, Copy)]
pub struct Window {
    level: Level,
    /// The reported time of its end, which tells windows apart.
    end: u64,
}

/// The lanes and gates of a principal. It reads no clock: all times are passed.
#[derive(Debug, Default)]
pub struct Pacer {
    anonymous: bool,
    lanes: HashMap<Lane, VecDeque<Place>>,
    /// When a request last passed each gate.
    passed: HashMap<Gate, Instant>,
    /// The intervals of polled URLs.
    intervals: HashMap<u64, Duration>,
    windows: HashMap<String, Window>,
    rate: Rate,
    number: u64,
}

impl Pacer {
    /// A pacer; anonymous requests have smaller quotas.
    pub fn new(anonymous: bool) -> Pacer {
        Pacer { anonymous, ..Pacer::default() }
    }

    /// The lane of a request.
    pub fn lane(&self, kind: Kind, resource: String, polled: Option<u64>) -> Lane {
        Lane { kind, resource, polled: polled.filter(|url| self.intervals.contains_key(url)) }
    }

    /// Queue a request. Returns its place, and what wakes it when its turn may have come.
    pub fn enter(&mut self, lane: &Lane) -> (u64, Arc<Notify>) {
        self.number = self.number.wrapping_add(1);
        let woken = Arc::new(Notify::new());
        let place = Place { number: self.number, woken: woken.clone() };
        self.lanes.entry(lane.clone()).or_default().push_back(place);
        (self.number, woken)
    }

    /// When a request in a lane may go; without a place, a request that comes now.
    pub fn when(&self, lane: &Lane, place: Option<u64>, now: Instant) -> When {
        let first = self.first(lane);
        if first != place {
            return When::Behind;
        }
        let due = self.due(lane, now);
        if due > now {
            return When::At(due);
        }
        let place = place.unwrap_or(u64::MAX);
        let is_before = |other: &Lane| {
            other != lane
                && self.first(other).is_some_and(|first| first < place)
                && lane.gates().any(|gate| self.spacing(&gate, now).is_some() && other.gates().any(|its| its == gate))
                && self.due(other, now) <= now
        };
        if self.lanes.keys().any(is_before) { When::Behind } else { When::Now }
    }

    /// A request goes: its gates close. Without a place, it has not waited.
    pub fn go(&mut self, lane: &Lane, place: Option<u64>, now: Instant) {
        for gate in lane.gates() {
            self.passed.insert(gate, now);
        }
        self.rate.count(now);
        if self.passed.len() > MOST {
            self.forget(now);
        }
        if let Some(place) = place {
            self.leave(lane, place);
        }
    }

    /// A request does not wait any more.
    pub fn leave(&mut self, lane: &Lane, place: u64) {
        if let Some(queue) = self.lanes.get_mut(lane) {
            queue.retain(|other| other.number != place);
            if queue.is_empty() {
                self.lanes.remove(lane);
            }
        }
        self.wake();
    }

    /// The wait of a request that would be queued now, and its reason.
    pub fn expected_wait(&self, lane: &Lane, now: Instant) -> Option<Pause> {
        let expected = lane.gates().filter_map(|gate| {
            let spacing = self.spacing(&gate, now)?;
            let sharing = self.lanes.iter().filter(|(other, _)| other.gates().any(|its| its == gate));
            let before: usize = sharing.map(|(_, queue)| queue.len()).sum();
            let steps = u32::try_from(before.saturating_add(1)).unwrap_or(u32::MAX);
            let passed = *self.passed.get(&gate)?;
            let length = deadline::after(passed, deadline::times(spacing, steps)).saturating_duration_since(now);
            Some(Pause { length, reason: gate.reason().into() })
        });
        expected.max_by_key(|pause| pause.length).filter(|pause| !pause.length.is_zero())
    }

    /// Learn from a response to a request for a resource.
    pub fn learn(&mut self, resource: &str, polled: Option<u64>, response: &Response, now: Instant) {
        if let Some(window) = Window::of(response, now) {
            self.note(resource, window);
        }
        let interval = response.poll_interval();
        if let Some((url, interval)) = polled.zip(interval) {
            self.intervals.insert(url, interval);
            self.passed.insert(Gate::Polls(url), now);
        }
        match limit_reached(response) {
            Some(limit) if !limit.primary => self.rate.decrease(now),
            _ if response.ok() => self.rate.increase(now),
            _ => {}
        }
        self.wake();
    }

    /// Another process has reached a secondary rate limit.
    pub fn slow_down(&mut self, now: Instant) {
        self.rate.decrease(now);
    }

    /// The gates of a lane that all processes share, and how long they close behind a request.
    pub fn shared_gates(&self, lane: &Lane, now: Instant) -> Vec<(String, Duration)> {
        let shared = lane.gates().filter_map(|gate| Some((gate.shared_name()?, self.spacing(&gate, now)?)));
        shared.collect()
    }

    /// What is known of a quota.
    pub fn level(&self, resource: &str, now: Instant) -> Option<Level> {
        self.windows.get(resource).map(|window| window.level).filter(|level| level.resets_at > now)
    }

    /// Add what is known.
    pub fn describe(&self, standing: &mut Standing, now: Instant) {
        standing.waiting = self.lanes.values().map(VecDeque::len).sum();
        standing.rate = self.rate.allowed();
        let current = self.windows.iter().filter(|(_, window)| window.level.resets_at > now);
        standing.levels = current.map(|(resource, window)| (resource.clone(), window.level)).collect();
        standing.levels.sort_by(|one, other| one.0.cmp(&other.0));
    }

    /// The number of the first request in a lane.
    fn first(&self, lane: &Lane) -> Option<u64> {
        self.lanes.get(lane).and_then(VecDeque::front).map(|place| place.number)
    }

    /// When all gates of a lane are open.
    fn due(&self, lane: &Lane, now: Instant) -> Instant {
        let open = |gate: Gate| Some(deadline::after(*self.passed.get(&gate)?, self.spacing(&gate, now)?));
        lane.gates().filter_map(open).max().unwrap_or(now)
    }

    /// For how long a gate is closed behind a request; None while it stays open.
    fn spacing(&self, gate: &Gate, now: Instant) -> Option<Duration> {
        match gate {
            Gate::Writes => Some(WRITES),
            Gate::Notifications => Some(NOTIFICATIONS),
            Gate::Searches(kind) => Some(self.spacing_of_searches(*kind, now)),
            Gate::Polls(url) => self.intervals.get(url).copied(),
            Gate::Quota(resource) => {
                let level = self.level(resource, now).filter(|level| level.remaining < level.limit / LOW)?;
                let left = level.resets_at.saturating_duration_since(now);
                let remaining = u32::try_from(level.remaining).unwrap_or(u32::MAX);
                // An exhausted quota is no matter of pacing: the rate limit applies.
                left.checked_div(remaining)
            }
            Gate::Rate => self.rate.allowed().map(|rate| deadline::seconds(rate.recip())),
        }
    }

    fn spacing_of_searches(&self, kind: Kind, now: Instant) -> Duration {
        let (resource, usual) = match kind {
            Kind::CodeSearch => ("code_search", FEW_SEARCHES),
            _ if self.anonymous => ("search", FEW_SEARCHES),
            _ => ("search", SEARCHES),
        };
        let limit = self.level(resource, now).and_then(|level| u32::try_from(level.limit).ok());
        limit.and_then(|limit| MINUTE.checked_div(limit)).unwrap_or(usual)
    }

    /// Keep the lowest remainder of a window, because responses may arrive in another order.
    pub fn note(&mut self, resource: &str, mut window: Window) {
        if let Some(known) = self.windows.get(resource) {
            if known.end > window.end {
                return;
            }
            if known.end == window.end {
                window.level.remaining = window.level.remaining.min(known.level.remaining);
            }
        } else if self.windows.len() >= MOST {
            self.windows.clear();
        }
        self.windows.insert(resource.to_owned(), window);
    }

    /// Wake the first request of each lane.
    fn wake(&self) {
        self.lanes.values().filter_map(VecDeque::front).for_each(|place| place.woken.notify_one());
    }

    /// Forget polled URLs that may be polled again, and gates that are open.
    fn forget(&mut self, now: Instant) {
        let is_closed = |passed: Instant, spacing: Duration| deadline::after(passed, spacing) > now;
        let closed: Vec<Gate> = self
            .passed
            .iter()
            .filter(|(gate, passed)| self.spacing(gate, now).is_some_and(|spacing| is_closed(**passed, spacing)))
            .map(|(gate, _)| gate.clone())
            .collect();
        self.passed.retain(|gate, _| closed.contains(gate));
        self.intervals.retain(|url, _| closed.contains(&Gate::Polls(*url)));
    }
}

impl Window {
    /// The quota that a response reports.
    pub fn of(response: &Response, now: Instant) -> Option<Window> {
        let (remaining, limit) = response.quota()?;
        let end = number(response.header("x-ratelimit-reset")?)?;
        let date = response.date().duration_since(UNIX_EPOCH).unwrap_or_default();
        let left = Duration::from_secs(end).saturating_sub(date).min(deadline::LONGEST);
        Some(Window { level: Level { remaining, limit, resets_at: deadline::after(now, left) }, end })
    }

    /// A quota that another process reported.
    pub fn of_message(window: &message::Window, now: Instant) -> Window {
        let resets_at = deadline::after(now, Duration::from_millis(window.left));
        Window { level: Level { remaining: window.remaining, limit: window.limit, resets_at }, end: window.end }
    }

    /// The quota for other processes.
    pub fn message(&self, now: Instant) -> message::Window {
        let left = self.level.resets_at.saturating_duration_since(now).as_millis();
        let left = u64::try_from(left).unwrap_or(u64::MAX);
        message::Window { limit: self.level.limit, remaining: self.level.remaining, end: self.end, left }
    }
}
