//! Properties of shares: processes with random requests, random kills and slow messages, on a virtual clock.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use fastrand::Rng;
use tokio::time::Instant;

use super::holder::{Holder, Next, Settled, Ticket, Wish};
use super::message::{Claim, Need, Share, Turns, Window};
use super::shares::{Shares, VALID};
use crate::quota::limits::Limits;

/// Longest time that a message takes, in milliseconds.
const LATENCY: u64 = 20;

/// A request that waits, or nobody waits for any more.
#[derive(Debug, Clone)]
struct Waits(Arc<AtomicBool>);

impl Ticket for Waits {
    fn is_given_up(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A process.
struct Process {
    name: String,
    holder: Holder<Waits>,
    limits: Limits,
    alive: bool,
    /// When its requests end, and what is left of which window by their responses; None for a broken connection.
    running: Vec<(u64, Option<(u64, u64)>)>,
    /// What is under way: the claim and when it arrives, then the share and when it arrives.
    claim: Option<(u64, Claim)>,
    share: Option<(u64, Share)>,
    left: bool,
}

/// A world of processes, a broker, and a GitHub with a quota.
struct World {
    rng: Rng,
    start: Instant,
    now: u64,
    cap: u32,
    shares: Shares,
    processes: Vec<Process>,
    limit: u64,
    /// Length of the quota's window.
    window: u64,
    used: u64,
    waits: bool,
    /// When each request began, and in which process.
    began: Vec<(u64, usize)>,
    /// Until when messages wait, because the broker is restarted.
    down: u64,
    /// Requests that a restart may cost in this window.
    spare: u64,
}

impl World {
    fn new(seed: u64, cap: u32, limit: u64, processes: usize) -> World {
        let start = Instant::now();
        let mut world = World {
            rng: Rng::with_seed(seed),
            start,
            now: 0,
            cap,
            shares: Shares::default(),
            processes: Vec::new(),
            limit,
            window: 20_000,
            used: 0,
            waits: true,
            began: Vec::new(),
            down: 0,
            spare: 0,
        };
        (0..processes).for_each(|_| world.spawn());
        world
    }

    fn instant(&self) -> Instant {
        self.start + Duration::from_millis(self.now)
    }

    fn spawn(&mut self) {
        let name = format!("{:x}", self.processes.len());
        let holder = Holder::new(name.clone(), Some(self.cap), self.instant());
        let process = Process {
            name,
            holder,
            limits: Limits::default(),
            alive: true,
            running: Vec::new(),
            claim: None,
            share: None,
            left: false,
        };
        self.processes.push(process);
    }

    fn in_flight(&self) -> usize {
        self.processes.iter().filter(|process| process.alive).map(|process| process.running.len()).sum()
    }

    /// A new request of a process. Returns how to give it up.
    fn request(&mut self, at: usize) -> Arc<AtomicBool> {
        let now = self.instant();
        let given_up = Arc::new(AtomicBool::new(false));
        let wish = Wish { count: 1, resource: Some("core".into()), waits: self.waits, gates: Vec::new() };
        let ticket = Waits(given_up.clone());
        let process = &mut self.processes[at];
        if process.holder.begin(&wish, &process.limits, now) {
            self.begin(at);
        } else {
            process.holder.wait(wish, ticket, now);
        }
        given_up
    }

    /// A request is sent: GitHub counts it.
    fn begin(&mut self, at: usize) {
        self.used += 1;
        assert!(self.used <= self.limit + self.spare, "the quota is exceeded");
        let left = self.limit.saturating_sub(self.used);
        let end = self.now + self.rng.u64(1..400);
        let response = (self.rng.u8(0..20) > 0).then_some((left, self.now / self.window));
        self.processes[at].running.push((end, response));
        self.began.push((self.now, at));
        assert!(self.in_flight() <= usize::try_from(self.cap).unwrap(), "too many requests in flight");
    }

    fn serve(&mut self, at: usize) {
        let now = self.instant();
        let process = &mut self.processes[at];
        for _ in process.holder.serve(&process.limits, now) {
            self.begin(at);
        }
    }

    fn end_requests(&mut self, at: usize) {
        let (now, instant) = (self.now, self.instant());
        let process = &mut self.processes[at];
        let (ended, running) = process.running.drain(..).partition(|(end, _)| *end <= now);
        process.running = running;
        for (_, response) in ended {
            let window = response.map(|(remaining, end)| {
                let left = ((end + 1) * self.window).saturating_sub(now);
                Window { limit: self.limit, remaining, end, left }
            });
            let settled = window.map(|window| Settled::Window("core".into(), window));
            process.holder.end(1, Some("core"), settled, instant);
        }
    }

    fn exchange(&mut self, at: usize) {
        let (now, instant) = (self.now, self.instant());
        let alive: BTreeSet<String> =
            self.processes.iter().filter(|process| process.alive).map(|process| process.name.clone()).collect();
        let latency = self.rng.u64(0..LATENCY);
        let process = &mut self.processes[at];
        if let Some((_, claim)) = process.claim.take_if(|(due, _)| *due <= now && self.down <= now) {
            let share = self.shares.exchange(now, &claim, |name| alive.contains(name));
            process.share = Some((now + latency, share));
        }
        if let Some((_, share)) = process.share.take_if(|(due, _)| *due <= now) {
            let hold = instant + Duration::from_millis(share.hold);
            let exhausted = share.windows.iter().filter(|(_, window)| window.remaining == 0);
            let exhausted: Vec<(&str, Instant)> =
                exhausted.map(|(name, window)| (name.as_str(), instant + Duration::from_millis(window.left))).collect();
            process.limits.tell(hold, &exhausted, instant);
            if !process.left {
                process.holder.apply(share, instant);
            }
        }
        if process.claim.is_none() && process.share.is_none() {
            let next = process.holder.next(&process.limits, instant);
            if matches!(next, Next::Claim | Next::Leave) {
                process.left = next == Next::Leave;
                process.claim = Some((now + latency, process.holder.claim(process.left, &process.limits, instant)));
            }
        }
    }

    /// A millisecond passes.
    fn tick(&mut self) {
        self.now += 1;
        if self.now.is_multiple_of(self.window) {
            (self.used, self.spare) = (0, 0);
        }
        for at in 0..self.processes.len() {
            if self.processes[at].alive {
                self.end_requests(at);
                self.serve(at);
                self.exchange(at);
                self.serve(at);
            }
        }
    }

    fn run(&mut self, millis: u64) {
        (0..millis).for_each(|_| self.tick());
    }

    fn is_idle(&self) -> bool {
        let idle = |process: &Process| process.holder.waiting() == 0 && process.running.is_empty();
        self.processes.iter().filter(|process| process.alive).all(idle)
    }
}

#[test]
fn neither_the_cap_nor_the_quota_is_exceeded_and_everything_is_returned() {
    for seed in 0..8 {
        let (cap, limit) = (1 + u32::try_from(seed % 12).unwrap(), 20 + seed * 3);
        let mut world = World::new(seed, cap, limit, 4);
        let mut given_up: VecDeque<Arc<AtomicBool>> = VecDeque::new();
        for _ in 0..12_000 {
            let at = world.rng.usize(0..world.processes.len());
            if world.processes[at].alive && world.rng.u8(0..100) == 0 {
                let handle = world.request(at);
                if world.rng.u8(0..5) == 0 {
                    given_up.push_back(handle);
                }
            }
            if world.rng.u16(0..300) == 0
                && let Some(handle) = given_up.pop_front()
            {
                handle.store(true, Ordering::Relaxed);
            }
            if world.rng.u16(0..4000) == 0 {
                world.processes[at].alive = false;
                world.spawn();
            }
            world.tick();
        }
        // Requests that wait for the quota are sent once it is filled again.
        let windows =
            3 + world.processes.iter().map(|process| process.holder.waiting()).sum::<usize>() as u64 / limit * 2;
        for _ in 0..windows * world.window {
            if world.is_idle() {
                break;
            }
            world.tick();
        }
        assert!(world.is_idle(), "seed {seed}: requests wait for ever");
        world.run(1500);
        let live = world.processes.iter().filter(|process| process.alive);
        assert!(live.clone().all(|process| process.holder.in_flight() == 0));
        world.run(10_000);
        // The next claim finds that the killed ones are gone, and all others have left.
        let claim = Claim { holder: "last".into(), cap: Some(cap), in_flight: 0, waiting: cap, ..Claim::default() };
        let share = world.shares.exchange(world.now, &claim, |_| true);
        assert_eq!((share.slots, world.shares.holders()), (Some(cap), 1), "seed {seed}");
    }
}

#[test]
fn a_broker_that_is_lost_with_a_process_does_not_exceed_the_quota_when_it_is_back() {
    for seed in 0..6 {
        let mut world = World::new(seed, 40, 60 + seed * 10, 4);
        let mut restarts = 0;
        for _ in 0..30_000 {
            let at = world.rng.usize(0..world.processes.len());
            if world.processes[at].alive && world.rng.u16(0..400) == 0 {
                (0..20).for_each(|_| drop(world.request(at)));
            }
            // Mostly when little is left. The process of its worker dies, too.
            let is_near = world.used + 16 > world.limit && world.used < world.limit;
            if world.rng.u16(0..if is_near { 40 } else { 8000 }) == 0 && world.down < world.now {
                world.processes[at].alive = false;
                world.spawn();
                world.down = world.now + world.rng.u64(0..3000);
                world.shares = Shares::resumed(world.down);
                // What the process has used since its last claim is learned by one request, or two if one fails.
                world.spare += 2;
                restarts += 1;
            }
            world.tick();
        }
        assert!(restarts > 0 && world.began.len() > 60, "seed {seed}: {restarts} restarts");
    }
}

#[test]
fn a_limit_that_one_process_reaches_stops_all() {
    for seed in 0..4 {
        let mut world = World::new(seed, 40, 1_000_000, 5);
        for _ in 0..2000 {
            let at = world.rng.usize(0..5);
            world.request(at);
            world.tick();
        }
        let (reported, instant) = (world.now, world.instant());
        world.processes[0].limits.tell(instant + Duration::from_secs(5), &[], instant);
        world.processes[0].holder.tell(true);
        world.run(6000);
        let stopped = reported + VALID + 2 * LATENCY;
        let late = world.began.iter().filter(|(at, _)| *at > stopped && *at < reported + 5000);
        assert_eq!(late.count(), 0, "seed {seed}");
        assert!(world.began.iter().any(|(at, _)| *at > reported + 5000), "it ends");
    }
}

#[test]
fn places_are_divided_equally_and_no_process_starves() {
    for (processes, cap) in [(4, 100), (3, 10), (7, 20), (30, 12)] {
        let mut world = World::new(7, cap, u64::MAX, processes);
        // Unequal demand, which is more than there is.
        for at in 0..processes {
            let least = usize::try_from(cap).unwrap() * 60 / processes;
            (0..least + at * 20).for_each(|_| drop(world.request(at)));
        }
        world.run(2000);
        let before = world.began.len();
        world.run(6000);
        let mut counts = BTreeMap::new();
        world.began[before..].iter().for_each(|(_, at)| *counts.entry(*at).or_insert(0_usize) += 1);
        assert_eq!(counts.len(), processes, "{processes} {cap}: {counts:?}");
        let (least, most) = (counts.values().min().unwrap(), counts.values().max().unwrap());
        assert!(most <= &(least * 2 + 10), "{processes} {cap}: {counts:?}");
        assert!(world.in_flight() * 10 >= usize::try_from(cap).unwrap() * 5, "{} of {cap} are used", world.in_flight());
    }
}

#[test]
fn a_lone_process_gets_what_it_wants_and_newcomers_get_their_part() {
    let mut world = World::new(1, 100, u64::MAX, 2);
    (0..3000).for_each(|_| drop(world.request(0)));
    world.run(1000);
    assert!(world.processes[0].running.len() >= 95, "{}", world.processes[0].running.len());
    (0..3000).for_each(|_| drop(world.request(1)));
    world.run(1500);
    assert!(world.processes[1].running.len() >= 40, "{}", world.processes[1].running.len());
}

#[test]
fn spaced_requests_of_all_processes_keep_their_distance() {
    let mut shares = Shares::default();
    let gates = |names: &[(&str, u64)]| names.iter().map(|(name, ms)| ((*name).to_owned(), *ms)).collect();
    let claim = |holder: &str, lane: &str, gates: BTreeMap<String, u64>| {
        let turns = BTreeMap::from([(lane.to_owned(), Turns { count: 3, gates })]);
        Claim { holder: holder.into(), cap: Some(100), waiting: 3, turns, ..Claim::default() }
    };
    let writes = |shares: &mut Shares, now: u64, holder: &str| {
        let share = shares.exchange(now, &claim(holder, "writes", gates(&[("writes", 1000)])), |_| true);
        share.turns["writes"].clone()
    };
    assert_eq!(writes(&mut shares, 10_000, "a"), [0]);
    assert_eq!(writes(&mut shares, 10_100, "b"), [900]);
    let both = gates(&[("writes", 1000), ("notifications", 3000)]);
    let notifies = claim("c", "writes notifications", both);
    assert_eq!(shares.exchange(10_200, &notifies, |_| true).turns["writes notifications"], [1800]);
    assert_eq!(writes(&mut shares, 10_300, "a"), [2700]);
    assert_eq!(shares.exchange(13_900, &notifies, |_| true).turns["writes notifications"], [1100]);
    // What comes often comes several times.
    let often = claim("a", "quota core", gates(&[("quota core", 200)]));
    assert_eq!(shares.exchange(20_000, &often, |_| true).turns["quota core"], [0, 200]);
}

fn wants(holder: &str, in_flight: u32, waiting: u32) -> Claim {
    let need = Need { in_flight, waiting, used: 0 };
    let resources = BTreeMap::from([("core".to_owned(), need)]);
    Claim { holder: holder.into(), cap: Some(100), in_flight, waiting, resources, ..Claim::default() }
}

#[test]
fn a_killed_process_loses_its_share_once_it_was_silent_for_a_second() {
    let mut shares = Shares::default();
    assert_eq!(shares.exchange(0, &wants("a", 0, 100), |_| true).slots, Some(100));
    assert_eq!(shares.exchange(900, &wants("b", 0, 100), |_| false).slots, Some(0));
    assert_eq!(shares.exchange(1001, &wants("b", 0, 100), |_| false).slots, Some(100));
    let mut shares = Shares::default();
    assert_eq!(shares.exchange(0, &wants("a", 0, 100), |_| true).slots, Some(100));
    assert_eq!(shares.exchange(9000, &wants("b", 0, 100), |_| true).slots, Some(0), "it may only be slow");
    assert_eq!(shares.exchange(10_001, &wants("b", 0, 100), |_| true).slots, Some(100));
}

#[test]
fn a_state_that_was_lost_is_restored_by_claims() {
    let mut claim = wants("a", 60, 0);
    claim.hold = 5000;
    claim.windows = BTreeMap::from([("core".into(), Window { limit: 5000, remaining: 70, end: 9, left: 60_000 })]);
    for text in [&b""[..], b"{", b"[1]", br#"{"version": 99}"#, b"\xff\x00"] {
        let mut shares = Shares::of_json(text);
        assert_eq!(shares, Shares::default());
        shares.exchange(100, &claim, |_| true);
        let share = shares.exchange(100, &wants("b", 0, 100), |_| true);
        assert_eq!((share.slots.map(|slots| slots + shares.granted() - slots), share.hold), (Some(100), 5000));
        assert_eq!(share.windows["core"].remaining, 70);
        assert!(share.requests["core"].unwrap() <= 10);
        let text = serde_json::to_vec(&shares).unwrap();
        assert_eq!(Shares::of_json(&text), shares);
    }
}

#[test]
fn a_clock_that_is_set_back_changes_no_duration() {
    let mut shares = Shares::default();
    let mut claim = wants("a", 0, 100);
    (claim.hold, claim.limited) = (30_000, true);
    shares.exchange(10_000_000, &claim, |_| true);
    let share = shares.exchange(1000, &wants("b", 0, 100), |_| true);
    assert_eq!((share.slots, share.hold, share.limited), (Some(0), 30_000, 1));
    // Clocks of machines may differ a little.
    let share = shares.exchange(500, &wants("b", 0, 100), |_| true);
    assert_eq!((share.slots, share.hold), (Some(0), 30_000));
}

#[test]
fn a_process_goes_on_with_its_share_when_the_broker_fails() {
    let now = Instant::now();
    let (limits, wish) = (Limits::default(), Wish { count: 1, resource: None, waits: true, gates: Vec::new() });
    let mut holder: Holder<Waits> = Holder::new("a".into(), Some(100), now);
    assert!(!holder.begin(&wish, &limits, now));
    holder.claim(false, &limits, now);
    assert!(holder.fail(now) && !holder.fail(now), "it is reported once");
    assert!(holder.begin(&wish, &limits, now));
    assert!(!holder.begin(&wish, &limits, now), "one at a time, as it never had a share");
    let later = now + Duration::from_secs(2);
    assert_eq!(holder.next(&limits, later), Next::Claim);
    holder.claim(false, &limits, later);
    holder.apply(Share { slots: Some(3), valid: VALID, ..Share::default() }, later);
    assert!(holder.begin(&wish, &limits, later) && holder.begin(&wish, &limits, later));
    assert!(holder.fail(later), "it is reported again");
    assert!(!holder.begin(&wish, &limits, later + Duration::from_secs(1)));
    holder.end(1, None, None, later);
    assert!(holder.begin(&wish, &limits, later + Duration::from_secs(1)));
}

#[test]
fn a_request_that_does_not_wait_is_sent_when_the_quota_is_used_up() {
    let now = Instant::now();
    let mut limits = Limits::default();
    let mut holder: Holder<Waits> = Holder::new("a".into(), Some(100), now);
    let wish = |waits: bool| Wish { count: 1, resource: Some("core".into()), waits, gates: Vec::new() };
    holder.claim(false, &limits, now);
    let requests = BTreeMap::from([("core".to_owned(), Some(0))]);
    holder.apply(Share { slots: Some(9), requests, valid: VALID, ..Share::default() }, now);
    assert!(!holder.begin(&wish(false), &limits, now), "others may return some");
    limits.tell(now, &[("core", now + Duration::from_secs(60))], now);
    assert!(!holder.begin(&wish(true), &limits, now));
    assert!(holder.begin(&wish(false), &limits, now), "GitHub's response says why");
}

#[test]
fn a_rest_that_lost_requests_may_have_used_is_doubtful_until_a_later_response() {
    let window = |remaining| Window { limit: 5000, remaining, end: 9, left: 60_000 };
    let (mut shares, mut claim) = (Shares::default(), wants("a", 0, 1));
    claim.windows = BTreeMap::from([("core".into(), window(3))]);
    claim.lost = BTreeMap::from([("core".into(), 3)]);
    let share = shares.exchange(1000, &claim, |_| true);
    assert_eq!((share.requests["core"], share.doubtful), (Some(0), BTreeSet::from(["core".to_owned()])));
    claim.lost.clear();
    claim.windows = BTreeMap::from([("core".into(), window(2))]);
    let share = shares.exchange(9000, &claim, |_| true);
    assert_eq!((share.requests["core"], share.doubtful), (Some(1), BTreeSet::new()));
}

#[test]
fn what_was_granted_before_the_first_response_is_no_more_than_it_leaves() {
    let (now, limits) = (Instant::now(), Limits::default());
    let wish = Wish { count: 1, resource: Some("core".into()), waits: true, gates: Vec::new() };
    let granted = || {
        let requests = BTreeMap::from([("core".to_owned(), Some(4))]);
        Share { slots: Some(9), requests, valid: VALID, ..Share::default() }
    };
    let window = Window { limit: 5000, remaining: 1, end: 9, left: 60_000 };
    for is_late in [false, true] {
        let mut holder: Holder<Waits> = Holder::new("a".into(), Some(100), now);
        holder.claim(false, &limits, now);
        holder.apply(granted(), now);
        assert!(holder.begin(&wish, &limits, now));
        holder.claim(false, &limits, now);
        if !is_late {
            holder.apply(granted(), now);
        }
        holder.end(1, Some("core"), Some(Settled::Window("core".into(), window)), now);
        if is_late {
            holder.apply(granted(), now);
        }
        assert!(
            holder.begin(&wish, &limits, now) && !holder.begin(&wish, &limits, now),
            "the share comes after the response: {is_late}"
        );
    }
}
