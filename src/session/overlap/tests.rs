#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::arithmetic_side_effects)]

use std::cell::Cell;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::future::BoxFuture;
use http::{HeaderMap, Method};
use serde_json::json;

use super::*;
use crate::http::context::Source;
use crate::http::error::Result;
use crate::http::response::Response;
use crate::http::transport::Transport;
use crate::session::listing::Listing;
use crate::session::page::{Layout, Pages};
use crate::session::{Session, Settings};

/// How a server pages, and how its listing changes.
#[derive(Debug, Clone, Copy)]
struct Case {
    seed: u64,
    count: u64,
    size: u64,
    /// Oldest first by the time of the last change, or newest first by the time of creation.
    by_update: bool,
    /// Most changes before a request.
    changes: u64,
    /// Whether the Link header also names the last page.
    last: bool,
    /// Whether the link to the next page has a number beside its cursor.
    numbered: bool,
    /// The number from which pages by number are refused.
    refused: u64,
    /// Every so many requests by number fail, are empty, or short.
    faults: u64,
    read_ahead: usize,
    /// Whether items have IDs. Names are not unique.
    has_ids: bool,
    /// How long each request takes.
    latency: Duration,
}

#[derive(Debug, Clone, Copy)]
struct Entry {
    id: u64,
    key: u64,
    edits: u64,
}

#[derive(Debug)]
struct World {
    case: Case,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    random: fastrand::Rng,
    entries: Vec<Entry>,
    now: u64,
    /// Items that were there all the time, and kept their key.
    kept: HashSet<u64>,
    queries: Vec<String>,
    /// Number of requests that failed, or got fewer items than there are.
    faults: u64,
}

impl State {
    /// The entries in the order of the listing.
    fn sorted(&self, by_update: bool) -> Vec<Entry> {
        let mut entries = self.entries.clone();
        entries.sort_by_key(|entry| (entry.key, entry.id));
        if !by_update {
            entries.reverse();
        }
        entries
    }

    fn change(&mut self, case: Case) {
        let burst = if self.random.u8(0..40) == 0 { case.size } else { 1 };
        let changes = if case.changes == 0 { 0 } else { self.random.u64(0..=case.changes) * burst };
        for _ in 0..changes {
            self.now += 1;
            let at = self.random.usize(0..self.entries.len().max(1));
            match self.random.u8(0..4) {
                0 => {
                    // Most are new; others come back, at any place of the order.
                    let key = if self.random.u8(0..4) == 0 { self.random.u64(0..self.now) } else { self.now };
                    self.entries.push(Entry { id: self.now, key, edits: 0 });
                }
                1 if self.entries.len() > 1 => {
                    let entry = self.entries.swap_remove(at);
                    self.kept.remove(&entry.id);
                }
                _ if self.entries.is_empty() => {}
                _ => {
                    let entry = &mut self.entries[at];
                    entry.edits += 1;
                    if case.by_update {
                        entry.key = self.now;
                        self.kept.remove(&entry.id);
                    }
                }
            }
        }
    }
}

impl World {
    fn new(case: Case) -> Arc<World> {
        let entries: Vec<Entry> = (1..=case.count).map(|id| Entry { id, key: id / 2, edits: 0 }).collect();
        let kept = entries.iter().map(|entry| entry.id).collect();
        let random = fastrand::Rng::with_seed(case.seed);
        let state = State { random, entries, now: case.count + 1, kept, queries: Vec::new(), faults: 0 };
        Arc::new(World { case, state: Mutex::new(state) })
    }

    fn respond(&self, request: &Request) -> Response {
        let case = self.case;
        let mut state = self.state.lock().unwrap();
        state.change(case);
        state.queries.push(request.url.query().unwrap_or_default().to_owned());
        let value =
            |name: &str| request.url.query_pairs().find(|(key, _)| key == name).map(|(_, value)| value.into_owned());
        let number = |name: &str, other| value(name).map_or(other, |value| value.parse::<u64>().unwrap());
        let (page, size, after) = (number("page", 1), number("per_page", 30), value("after"));
        let respond = |status, headers, body: &serde_json::Value| {
            Response::new(status, headers, body.to_string().into(), request.url.clone())
        };
        let is_hit = after.is_none() && page > 1 && case.faults > 0 && state.random.u64(0..case.faults) == 0;
        let fault = is_hit.then(|| state.random.u8(0..3));
        state.faults += u64::from(is_hit);
        if after.is_none() && page >= case.refused {
            return respond(
                422,
                HeaderMap::new(),
                &json!({"message": "Pagination with the page parameter is not supported"}),
            );
        }
        if fault == Some(0) {
            return respond(502, HeaderMap::new(), &json!({"message": "Bad gateway"}));
        }
        let entries = state.sorted(case.by_update);
        let begin = match &after {
            None => ((page - 1) * size) as usize,
            Some(cursor) => {
                let (key, id) = cursor.split_once('-').unwrap();
                let mark: (u64, u64) = (key.parse().unwrap(), id.parse().unwrap());
                let is_behind = |entry: &&Entry| match case.by_update {
                    true => (entry.key, entry.id) > mark,
                    false => (entry.key, entry.id) < mark,
                };
                entries.iter().position(|entry| is_behind(&entry)).unwrap_or(entries.len())
            }
        };
        let size_here = match fault {
            Some(1) => 0,
            Some(2) => size / 2,
            _ => size,
        };
        let listed: Vec<Entry> = entries.iter().skip(begin).take(size_here as usize).copied().collect();
        let mut headers = HeaderMap::new();
        if let Some(end) = listed.last().filter(|end| end.id != entries.last().unwrap().id) {
            let mut next = request.url.clone();
            next.query_pairs_mut()
                .clear()
                .append_pair("per_page", &size.to_string())
                .append_pair("after", &format!("{}-{}", end.key, end.id));
            if case.numbered {
                next.query_pairs_mut().append_pair("page", &(page + 1).to_string());
            }
            let mut link = format!("<{next}>; rel=\"next\"");
            if case.last {
                let last = entries.len().div_ceil(size as usize);
                link.push_str(&format!(", <https://api.github.com/items?per_page={size}&page={last}>; rel=\"last\""));
            }
            headers.insert("link", link.parse().unwrap());
        }
        let shown = |entry: &Entry| {
            let Entry { id, key, edits } = *entry;
            match case.has_ids {
                true => json!({"id": id, "number": id, "key": key, "edits": edits}),
                false => json!({"name": id % 170, "number": id, "key": key, "edits": edits}),
            }
        };
        respond(200, headers, &listed.iter().map(shown).collect())
    }
}

impl Transport for World {
    fn send<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<Response>> {
        let pauses = self.state.lock().unwrap().random.u8(0..6);
        Box::pin(async move {
            for _ in 0..pauses {
                tokio::task::yield_now().await;
            }
            if !self.case.latency.is_zero() {
                tokio::time::sleep(self.case.latency).await;
            }
            Ok(self.respond(request))
        })
    }

    fn source(&self) -> Source {
        Source::Network
    }
}

/// What went wrong when a listing was read, the number of requests without those whose responses lack items, and the
/// number of items.
async fn read(case: Case) -> (Option<String>, u64, u64) {
    let world = World::new(case);
    let settings = Settings { read_ahead: case.read_ahead, ..Settings::default() };
    let session = Arc::new(Session::with_transport(settings, world.clone()));
    let url = format!("https://api.github.com/items?per_page={}", case.size).parse().unwrap();
    let first = Request::new(Method::GET, url);
    let listing = Listing::new(Pages::new(first.clone(), Layout::Array, -1), first, -1);
    let mut found: Vec<(u64, u64)> = Vec::new();
    while !listing.is_done() {
        listing.advance(&session).await.unwrap();
        while let Some(item) = listing.take() {
            let number = |key: &str| item.json.get(key).unwrap().scalar().unwrap().parse().unwrap();
            found.push((number("number"), number("key")));
        }
    }
    let state = world.state.lock().unwrap();
    let mut times: HashMap<u64, u64> = HashMap::new();
    found.iter().for_each(|(id, _)| *times.entry(*id).or_default() += 1);
    let missing: Vec<u64> = state.kept.iter().filter(|id| times.get(id) != Some(&1)).copied().collect();
    let mut order: Vec<(u64, u64)> =
        found.iter().filter(|(id, _)| state.kept.contains(id)).map(|(id, key)| (*key, *id)).collect();
    if !case.by_update {
        order.reverse();
    }
    let wrong = match (missing.is_empty(), order.is_sorted()) {
        (true, true) => None,
        (false, _) => Some(format!(
            "{} of {} items not once, of {:?}\n{:#?}",
            missing.len(),
            state.kept.len(),
            case,
            state.queries
        )),
        (_, false) => Some(format!("another order, of {case:?}")),
    };
    (wrong, state.queries.len() as u64 - 2 * state.faults.min(state.queries.len() as u64 / 2), found.len() as u64)
}

fn case(seed: u64) -> Case {
    let mut random = fastrand::Rng::with_seed(seed);
    Case {
        seed,
        count: random.u64(0..600),
        size: random.u64(20..40),
        by_update: random.bool(),
        changes: [0, 1, 3, 8][random.usize(0..4)],
        last: random.u8(0..3) == 0,
        refused: if random.u8(0..4) == 0 { random.u64(3..20) } else { u64::MAX },
        faults: [0, 0, 0, 6][random.usize(0..4)],
        read_ahead: [4, 4, 8, 2][random.usize(0..4)],
        has_ids: random.u8(0..4) > 0,
        numbered: random.u8(0..10) > 0,
        latency: Duration::ZERO,
    }
}

/// A listing that does not change.
fn quiet() -> Case {
    let fixed = Case { size: 100, changes: 0, last: false, faults: 0, read_ahead: 4, ..case(0) };
    Case { has_ids: true, numbered: true, ..fixed }
}

thread_local! {
    static UNCHECKED: Cell<bool> = const { Cell::new(false) };
}

/// Whether windows count although they share nothing with the page before them, on this thread.
pub fn is_unchecked() -> bool {
    UNCHECKED.get()
}

/// Number of random cases: more if the environment says so.
fn cases() -> u64 {
    std::env::var("FERROHUB_PAGING_CASES").map_or(300, |cases| cases.parse().unwrap())
}

#[tokio::test]
async fn what_stays_is_returned_once_and_in_order_whatever_changes() {
    for case in (0..cases()).map(case) {
        let (wrong, requests, found) = read(case).await;
        assert_eq!(wrong, None);
        let pages = found.div_ceil(case.size).max(1);
        // The last page and one that follows a window may be shorter than others.
        let most = pages + pages / 5 + case.read_ahead as u64 + 2;
        assert!(requests <= most, "{requests} requests for {pages} pages, {case:?}");
    }
}

#[tokio::test]
async fn items_are_lost_if_the_overlap_is_not_checked() {
    UNCHECKED.set(true);
    let (mut lost, tried) = (0, cases() / 3);
    for case in (0..tried).map(case) {
        lost += u64::from(read(Case { changes: 3, count: 400, ..case }).await.0.is_some());
    }
    UNCHECKED.set(false);
    println!("without the check of overlaps, {lost} of {tried} listings are wrong");
    assert!(lost > tried / 5, "{lost} of {tried}");
}

#[tokio::test]
async fn a_listing_that_does_not_change_is_read_by_number() {
    let quiet = Case { count: 3_000, refused: u64::MAX, ..quiet() };
    let (wrong, requests, _) = read(quiet).await;
    assert_eq!(wrong, None);
    assert!((31..=40).contains(&requests), "{requests}");
}

/// GitHub rejects page 100 of the issues of a repository.
#[tokio::test(start_paused = true)]
async fn ten_thousand_items_take_at_most_three_seconds_at_100_ms_latency() {
    let large = Case { count: 10_000, refused: 100, latency: Duration::from_millis(100), ..quiet() };
    let started = tokio::time::Instant::now();
    let (wrong, requests, _) = read(large).await;
    let elapsed = started.elapsed();
    assert_eq!(wrong, None);
    assert!(elapsed <= Duration::from_secs(3) && requests <= 120, "{requests} requests in {elapsed:?}");
}

#[tokio::test]
async fn short_listings_and_single_prefetches_need_no_further_requests() {
    for (count, read_ahead, expected) in
        [(0, 4, 1), (99, 4, 1), (100, 4, 1), (101, 4, 2), (1_000, 1, 10), (1_000, 0, 10)]
    {
        let quiet = Case { count, refused: u64::MAX, read_ahead, ..quiet() };
        assert_eq!(read(quiet).await.1, expected, "{count}");
    }
}

#[tokio::test]
async fn a_number_that_is_refused_means_to_go_on_by_cursor() {
    for refused in [2, 3, 4, 7, 20] {
        let large = Case { count: 3_000, changes: 1, refused, ..quiet() };
        assert_eq!(read(large).await.0, None);
    }
}

#[test]
fn windows_begin_before_a_position_and_are_at_least_nine_tenths_of_a_page() {
    for position in 96..9_900 {
        let window = Window::behind(position, 100).unwrap();
        assert!(window.page < 100);
        assert!(window.start() <= position && window.end() > position && (90..=100).contains(&window.size));
    }
}
