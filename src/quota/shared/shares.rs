//! How requests in flight and quotas are divided between holders: a state machine without a clock and without I/O. A
//! holder is a process, or the client of one.
//!
//! A share that is reduced may be in use until the holder's next claim, so the larger of its last two shares counts.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::quota::shared::message::{Claim, Need, Share, VERSION, Window};

/// Milliseconds for which requests may begin after a claim. A limit that one holder reports stops all within this time.
pub const VALID: u64 = 500;
/// Milliseconds without a claim after which a holder has lost its share.
const GONE: u64 = 10_000;
/// Milliseconds without a claim after which it matters whether a holder is alive.
const SILENT: u64 = 1000;
/// Requests of a quota that all holders may send before the first response reports it.
const UNKNOWN: u64 = 8;
/// Maximum number of unused places that a holder keeps.
const SPARE: u32 = 8;
/// Number of unused requests that a holder keeps at least, if the quota is large.
const RESERVE: u32 = 8;
/// Milliseconds after which a response includes all requests of a holder that is gone.
const SETTLED: u64 = 2000;
/// Milliseconds within which secondary rate limits count once.
const SAME: u64 = 5000;
/// Milliseconds by which a clock must be behind to count as set back.
const SET_BACK: u64 = 60_000;
/// A hold is longer than the known one only if it differs by so many milliseconds: messages take a while.
const TOLERANCE: u64 = 1000;
/// Milliseconds in which all holders make a claim: those that have a share renew it, and others wait for one.
const SETTLING: u64 = 1500;
/// Maximum number of quotas, gates and holders that are remembered.
const MOST: usize = 4096;

/// The shares of a principal.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Shares {
    version: u32,
    /// The time of the last claim, in milliseconds; all times are of the broker's clock.
    clock: u64,
    holders: BTreeMap<String, Holder>,
    windows: BTreeMap<String, Known>,
    unmetered: BTreeSet<String>,
    /// Until when a secondary rate limit holds.
    hold: u64,
    /// Number of secondary rate limits, and when the last one was reported.
    limited: (u64, u64),
    /// When the next request may pass each gate.
    gates: BTreeMap<String, u64>,
    /// Until when nothing is granted, because the claims of some holders are not known yet.
    #[serde(default)]
    settled: u64,
}

/// What a holder has.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
struct Holder {
    seen: u64,
    /// When it last had a place.
    served: u64,
    /// Places of its last two shares.
    slots: [u32; 2],
    /// Places that it wants.
    wants: u32,
    requests: BTreeMap<String, Held>,
}

/// The requests of a resource that a holder has.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
struct Held {
    /// In flight and unused, by its last two shares.
    counts: [u64; 2],
}

/// A quota.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Known {
    limit: u64,
    /// The lowest number that a response reported.
    remaining: u64,
    end: u64,
    until: u64,
    /// When it was last reported.
    reported: u64,
    /// Requests that may have been sent without a response, and when the last one may have been.
    doubtful: (u64, u64),
}

impl Default for Shares {
    fn default() -> Shares {
        Shares {
            version: VERSION,
            clock: 0,
            holders: BTreeMap::new(),
            windows: BTreeMap::new(),
            unmetered: BTreeSet::new(),
            hold: 0,
            limited: (0, 0),
            gates: BTreeMap::new(),
            settled: 0,
        }
    }
}

impl Holder {
    fn slots(&self) -> u32 {
        self.slots.into_iter().max().unwrap_or_default()
    }

    fn held(&self, resource: &str) -> u64 {
        self.requests.get(resource).and_then(|held| held.counts.into_iter().max()).unwrap_or_default()
    }
}

impl Shares {
    /// The state in a file; an empty one if it is damaged or of another version.
    pub fn of_json(text: &[u8]) -> Shares {
        serde_json::from_slice::<Shares>(text).ok().filter(|shares| shares.version == VERSION).unwrap_or_default()
    }

    /// The state of a broker that replaces another one since a time: what that one has granted is not known before all
    /// holders have made a claim.
    pub fn resumed(since: u64) -> Shares {
        Shares { settled: since.saturating_add(SETTLING), ..Shares::default() }
    }

    /// Exchange a claim for a share. `now` is in milliseconds. `is_alive` is called with holders that have not
    /// made a claim for a while.
    pub fn exchange(&mut self, now: u64, claim: &Claim, is_alive: impl Fn(&str) -> bool) -> Share {
        let now = self.advance(now);
        self.expire(now, &claim.holder, is_alive);
        self.learn(now, claim);
        if claim.leaves {
            self.holders.remove(&claim.holder);
            return self.share_of(now, Share::default());
        }
        let before = self.holders.remove(&claim.holder).unwrap_or_default();
        let wants = claim.in_flight.saturating_add(claim.waiting);
        let slots = claim.cap.map(|cap| if now < self.settled { 0 } else { self.slots(claim, &before, cap, wants) });
        let mut held = BTreeMap::new();
        let mut requests = BTreeMap::new();
        for (resource, need) in &claim.resources {
            let granted = self.requests(now, resource, need);
            let count = u64::from(need.in_flight) + u64::from(granted.unwrap_or_default());
            let last = before.requests.get(resource).map_or(0, |held| held.counts[1]);
            held.insert(resource.clone(), Held { counts: [last, count] });
            requests.insert(resource.clone(), granted);
        }
        // A resource that is not named any more may have been used since.
        for (resource, Held { counts: [_, last] }) in before.requests.iter().filter(|(_, held)| held.counts[1] > 0) {
            held.entry(resource.clone()).or_insert(Held { counts: [*last, 0] });
        }
        let served = if slots.is_none_or(|slots| slots > 0) { now } else { before.served };
        // Requests in flight count, too, where a smaller share lets them run out.
        let slots_held = [before.slots[1], slots.unwrap_or_default().max(claim.in_flight)];
        let holder = Holder { seen: now, served, slots: slots_held, wants, requests: held };
        if self.holders.len() < MOST {
            self.holders.insert(claim.holder.clone(), holder);
        }
        let turns = self.turns(now, claim);
        self.share_of(now, Share { slots, requests, turns, ..Share::default() })
    }

    /// The time: it does not run backwards, unless the clock was set back.
    fn advance(&mut self, now: u64) -> u64 {
        if now.saturating_add(SET_BACK) < self.clock {
            let by = self.clock - now;
            let times = self.holders.values_mut().flat_map(|holder| [&mut holder.seen, &mut holder.served]);
            let windows = self.windows.values_mut();
            let windows = windows.flat_map(|known| [&mut known.until, &mut known.reported, &mut known.doubtful.1]);
            let own = [&mut self.hold, &mut self.limited.1];
            for time in times.chain(windows).chain(self.gates.values_mut()).chain(own) {
                *time = time.saturating_sub(by);
            }
            self.clock = now;
        }
        self.clock = self.clock.max(now);
        self.clock
    }

    /// Forget holders that are gone, and quotas that were filled again.
    fn expire(&mut self, now: u64, holder: &str, is_alive: impl Fn(&str) -> bool) {
        self.windows.retain(|_, known| known.until > now);
        let is_gone = |name: &str, seen: u64| {
            let silent = now.saturating_sub(seen);
            name != holder && (silent > GONE || (silent > SILENT && !is_alive(name)))
        };
        let gone = self.holders.iter().filter(|(name, holder)| is_gone(name, holder.seen));
        let gone: Vec<String> = gone.map(|(name, _)| name.clone()).collect();
        for name in gone {
            let Some(holder) = self.holders.remove(&name) else { continue };
            // It may have used all that it had. A later response tells.
            for resource in holder.requests.keys() {
                self.doubt(resource, holder.held(resource), holder.seen.saturating_add(VALID));
            }
        }
    }

    /// Requests that GitHub may have counted without a response, until a time.
    fn doubt(&mut self, resource: &str, count: u64, until: u64) {
        let settled = until.saturating_add(SETTLED);
        if let Some(known) = self.windows.get_mut(resource).filter(|known| known.reported < settled) {
            known.doubtful = (known.doubtful.0.saturating_add(count), known.doubtful.1.max(until));
        }
    }

    fn learn(&mut self, now: u64, claim: &Claim) {
        for (resource, window) in &claim.windows {
            self.note(now, resource, window);
        }
        for (resource, count) in &claim.lost {
            self.doubt(resource, u64::from(*count), now);
        }
        if self.unmetered.len() < MOST {
            self.unmetered.extend(claim.unmetered.iter().cloned());
        }
        if claim.hold > 0 && now.saturating_add(claim.hold) > self.hold.saturating_add(TOLERANCE) {
            self.hold = now.saturating_add(claim.hold);
        }
        if claim.limited && (self.limited.0 == 0 || now.saturating_sub(self.limited.1) >= SAME) {
            self.limited = (self.limited.0.wrapping_add(1), now);
        }
    }

    /// Learn of a quota. Claims repeat what they know, so only what is lower or newer counts.
    fn note(&mut self, now: u64, resource: &str, window: &Window) {
        if window.left == 0 {
            return;
        }
        self.unmetered.remove(resource);
        let Some(known) = self.windows.get_mut(resource) else {
            if self.windows.len() < MOST {
                let until = now.saturating_add(window.left);
                let Window { limit, remaining, end, .. } = *window;
                let known = Known { limit, remaining, end, until, reported: now, doubtful: (0, 0) };
                self.windows.insert(resource.to_owned(), known);
            }
            return;
        };
        if window.end > known.end {
            let (end, until) = (window.end, now.saturating_add(window.left));
            *known = Known { limit: window.limit, remaining: window.remaining, end, until, reported: now, ..*known };
        } else if window.end == known.end && window.remaining < known.remaining {
            known.remaining = window.remaining;
            known.reported = now;
        }
        if known.doubtful.0 > 0 && known.reported > known.doubtful.1.saturating_add(SETTLED) {
            known.doubtful.0 = 0;
        }
    }

    /// The places of a holder. Unless there are enough for all, each gets an equal part, or what it wants if that is
    /// less; those that had none for the longest time get what cannot be divided.
    fn slots(&self, claim: &Claim, before: &Holder, cap: u32, wants: u32) -> u32 {
        let others: u32 = self.holders.values().map(Holder::slots).fold(0, u32::saturating_add);
        let free = cap.saturating_sub(others);
        let wanted =
            self.holders.values().map(|holder| holder.wants.max(holder.slots())).fold(wants, u32::saturating_add);
        let due = if wanted <= cap {
            wants.saturating_add((cap.saturating_sub(wanted) / 2).min(SPARE))
        } else {
            let mut all: Vec<(u64, &str, u32)> =
                self.holders.iter().map(|(name, holder)| (holder.served, name.as_str(), holder.wants)).collect();
            all.push((before.served, claim.holder.as_str(), wants));
            part(all, cap, &claim.holder)
        };
        due.min(free)
    }

    /// The requests of a resource that a holder may send besides those in flight; None for any number.
    fn requests(&self, now: u64, resource: &str, need: &Need) -> Option<u32> {
        let known = self.windows.get(resource).filter(|known| known.until > now);
        if known.is_none() && self.unmetered.contains(resource) {
            return None;
        }
        let mut left = known.map_or(UNKNOWN, |known| known.remaining.saturating_sub(known.doubtful.0));
        if now < self.settled {
            left = 0;
        } else if self.settled > 0 && known.is_none_or(|known| known.reported < self.settled) {
            // A holder that is gone may have used what no claim tells. The next response does.
            left = left.min(1);
        }
        let others: u64 = self.holders.values().map(|holder| holder.held(resource)).fold(0, u64::saturating_add);
        let free = left.saturating_sub(others).saturating_sub(need.in_flight.into());
        let users = 1 + self.holders.values().filter(|holder| holder.held(resource) > 0 || holder.wants > 0).count();
        let users = u64::try_from(users).unwrap_or(u64::MAX);
        let fair = (free / users).max(1);
        let usual = u64::from(need.used.saturating_mul(2).max(RESERVE)).min(free / users / 2);
        let granted = u64::from(need.waiting).min(fair).max(usual).min(free);
        Some(u32::try_from(granted).unwrap_or(u32::MAX))
    }

    /// The next turns in the lanes that a holder waits in: when all gates of the lane are open.
    fn turns(&mut self, now: u64, claim: &Claim) -> BTreeMap<String, Vec<u64>> {
        if self.gates.len() > MOST {
            self.gates.retain(|_, next| *next > now);
        }
        let mut found = BTreeMap::new();
        for (lane, wanted) in &claim.turns {
            let interval = wanted.gates.values().copied().max().unwrap_or_default().max(1);
            let most = (VALID / interval).clamp(1, wanted.count.max(1).into());
            let turns = (0..most).map(|_| self.turn(now, &wanted.gates) - now).collect();
            found.insert(lane.clone(), turns);
        }
        found
    }

    /// The time of the next turn, at which its gates close.
    fn turn(&mut self, now: u64, gates: &BTreeMap<String, u64>) -> u64 {
        let open = gates.keys().filter_map(|gate| self.gates.get(gate)).copied().max().unwrap_or_default();
        let turn = open.max(now);
        for (gate, interval) in gates {
            self.gates.insert(gate.clone(), turn.saturating_add(*interval));
        }
        turn
    }

    /// A share with what all holders know.
    fn share_of(&self, now: u64, share: Share) -> Share {
        let window = |known: &Known| {
            let left = known.until.saturating_sub(now);
            Window { limit: known.limit, remaining: known.remaining, end: known.end, left }
        };
        let windows = self.windows.iter().map(|(resource, known)| (resource.clone(), window(known))).collect();
        let doubtful = self.windows.iter().filter(|(_, known)| known.remaining <= known.doubtful.0);
        let doubtful =
            doubtful.filter(|(_, known)| known.remaining > 0).map(|(resource, _)| resource.clone()).collect();
        Share { windows, doubtful, hold: self.hold.saturating_sub(now), limited: self.limited.0, valid: VALID, ..share }
    }

    /// Number of places that are granted.
    #[cfg(test)]
    pub fn granted(&self) -> u32 {
        self.holders.values().map(Holder::slots).sum()
    }

    /// Number of holders.
    #[cfg(test)]
    pub fn holders(&self) -> usize {
        self.holders.len()
    }
}

/// The part of a holder of what is wanted by all, which is more than there is.
fn part(mut all: Vec<(u64, &str, u32)>, cap: u32, holder: &str) -> u32 {
    all.sort_by_key(|(_, _, wants)| *wants);
    let (mut left, mut others) = (cap, u32::try_from(all.len()).unwrap_or(u32::MAX));
    let mut parts: Vec<(u64, &str, u32, u32)> = Vec::new();
    let mut level = None;
    for (served, name, wants) in all {
        // All that want more get the same; what cannot be divided is left.
        let equal = level.unwrap_or(left / others.max(1));
        if wants > equal {
            level = Some(equal);
        }
        let part = wants.min(equal);
        (left, others) = (left - part, others.saturating_sub(1));
        parts.push((served, name, wants, part));
    }
    parts.sort_by_key(|(served, name, ..)| (*served, *name));
    let unmet = parts.iter().filter(|(_, _, wants, part)| part < wants);
    let extra: Vec<&str> = unmet.take(usize::try_from(left).unwrap_or(usize::MAX)).map(|(_, name, ..)| *name).collect();
    let own = parts.iter().find(|(_, name, ..)| *name == holder).map_or(0, |(_, _, _, part)| *part);
    own + u32::from(extra.contains(&holder))
}
