//! Polling: the items that are new in a listing since the last request.

use std::collections::{HashMap, HashSet, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use chrono::{DateTime, Utc};
use http::header::IF_NONE_MATCH;
use tokio::sync::{Mutex as AsyncMutex, Notify};
use tokio::time::Instant;

use crate::http::context::Source;
use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;
use crate::json::time;
use crate::runtime::deadline;
use crate::runtime::host;
use crate::runtime::per_process::PerProcess;
use crate::session::Session;
use crate::session::page::{Item, Layout, Pages};

/// Seconds between two requests, unless GitHub requests a longer interval.
pub const INTERVAL: Duration = Duration::from_secs(60);
/// How many items are remembered. Older ones than those forgotten are no news.
const MOST_KNOWN: usize = 10_000;

/// How many pages of news one round of requests reads.
const MOST_PAGES: u32 = 1000;

/// How a listing is polled.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// Time between two requests; a longer `X-Poll-Interval` takes precedence.
    pub interval: Duration,
    /// Time until polling ends; None for never.
    pub timeout: Option<Duration>,
    /// Whether the items that exist at the beginning count as news.
    pub existing: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { interval: INTERVAL, timeout: None, existing: false }
    }
}

/// The news of a listing. Several threads and tasks may share one; each item is returned once.
#[derive(Debug)]
pub struct Polling {
    first: Request,
    layout: Layout,
    number: i64,
    options: Options,
    /// Held by the thread or task that waits and requests.
    turn: PerProcess<AsyncMutex<()>>,
    closing: PerProcess<Notify>,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    buffer: VecDeque<Item>,
    known: Known,
    etag: Option<String>,
    /// The interval that GitHub requests.
    requested: Duration,
    /// When the polling began, and how much of the time since was skipped because no server needs it.
    began: Option<Instant>,
    skipped: Duration,
    /// The moment of the next request, after the beginning.
    due: Duration,
    /// Whether the first page was read once.
    is_primed: bool,
    ended: bool,
}

impl Polling {
    /// The news of the listing that starts with this request.
    pub fn new(first: Request, layout: Layout, number: i64, options: Options) -> Polling {
        let (turn, closing, state) = (PerProcess::new(), PerProcess::new(), Mutex::default());
        Polling { first, layout, number, options, turn, closing, state }
    }

    /// The next item, if it was received already.
    pub fn take(&self) -> Option<Item> {
        self.state().buffer.pop_front()
    }

    /// Whether polling ended: it was closed, or the time is over.
    pub fn is_ended(&self) -> bool {
        self.state().ended
    }

    /// Time between two requests: the option, or the longer one that GitHub requests.
    pub fn interval(&self) -> Duration {
        self.options.interval.max(self.state().requested)
    }

    /// End the polling, also while another thread or task waits.
    pub fn close(&self) {
        self.state().ended = true;
        self.closing.get_or(Notify::new).notify_waiters();
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Wait until the next request is due, but at most `limit`, or send it. Nothing happens if another thread or task has
    /// received items meanwhile.
    pub async fn turn(&self, session: &Arc<Session>, limit: Option<Duration>) -> Result<()> {
        let closing = self.closing.get_or(Notify::new);
        let mut closed = std::pin::pin!(closing.notified());
        closed.as_mut().enable();
        tokio::select! {
            biased;
            () = closed => Ok(()),
            result = self.run(session, limit) => result,
        }
    }

    async fn run(&self, session: &Arc<Session>, limit: Option<Duration>) -> Result<()> {
        let turn = self.turn.get_or(AsyncMutex::default).lock_owned().await;
        let skips = matches!(session.transport().source(), Source::Cassette | Source::Fake);
        let (now, due) = {
            let mut state = self.state();
            if state.ended || !state.buffer.is_empty() {
                return Ok(());
            }
            let began = *state.began.get_or_insert_with(Instant::now);
            (began.elapsed().saturating_add(state.skipped), state.due)
        };
        let left = self.options.timeout.map(|timeout| timeout.saturating_sub(now));
        if left == Some(Duration::ZERO) {
            self.state().ended = true;
            return Ok(());
        }
        let pause = due.saturating_sub(now).min(left.unwrap_or(Duration::MAX));
        if !pause.is_zero() {
            if skips {
                let mut state = self.state();
                state.skipped = state.skipped.saturating_add(pause);
            } else {
                let pause = pause.min(limit.unwrap_or(deadline::LONGEST)).min(deadline::LONGEST);
                tokio::select! {
                    biased;
                    error = session.closed() => return Err(error),
                    () = tokio::time::sleep(pause) => {}
                }
            }
            return Ok(());
        }
        let round = tokio::time::timeout(left.unwrap_or(deadline::LONGEST).min(deadline::LONGEST), self.round(session));
        let (outcome, _turn) = host::holding(turn, round).await;
        let mut state = self.state();
        let began = *state.began.get_or_insert_with(Instant::now);
        let now = began.elapsed().saturating_add(state.skipped);
        match outcome {
            Err(_) => state.ended = true,
            Ok(Err(error)) => {
                state.due = now.saturating_add(self.options.interval.max(state.requested));
                return Err(error);
            }
            Ok(Ok(found)) => {
                state.accept(found);
                state.due = now.saturating_add(self.options.interval.max(state.requested));
            }
        }
        Ok(())
    }

    /// Request the first page, and further ones while they have nothing but news.
    async fn round(&self, session: &Arc<Session>) -> Result<Found> {
        let (etag, known, is_primed) = {
            let state = self.state();
            (state.etag.clone(), state.known.clone(), state.is_primed)
        };
        let mut request = self.first.clone();
        request.headers.remove(IF_NONE_MATCH);
        if let Some(etag) = &etag {
            request.header(IF_NONE_MATCH.as_str(), etag)?;
        }
        let number = if is_primed { -1 } else { self.number };
        let mut pages = Pages::new(request, self.layout.clone(), number);
        let mut found = Found { is_prime: !is_primed, is_silent: !self.options.existing, ..Found::default() };
        let mut seen = HashSet::new();
        while let Some(page) = pages.next(session).await? {
            if found.pages == 0 {
                found.read_head(&page.response);
            }
            found.pages += 1;
            let is_known = found.add(page.items, &known, &mut seen);
            found.has_more = page.response.link("next").is_some();
            let is_one_page = !is_primed && !self.options.existing;
            if is_known || is_one_page {
                break;
            }
            if is_primed && found.pages >= MOST_PAGES && found.has_more {
                let text = format!("the news do not end: {MOST_PAGES} pages have nothing but new items");
                return Err(Error::Transport(text));
            }
        }
        Ok(found)
    }
}

/// What one round of requests found.
#[derive(Debug, Default)]
struct Found {
    /// The news, the newest first, as the listing has them.
    news: Vec<(Mark, Item)>,
    /// Whether this is the first round.
    is_prime: bool,
    /// Whether the items of the first round are only remembered.
    is_silent: bool,
    /// Number of pages read.
    pages: u32,
    /// Whether there are more pages than those read.
    has_more: bool,
    etag: Option<String>,
    /// The interval that GitHub requests.
    interval: Option<Duration>,
}

impl Found {
    fn read_head(&mut self, response: &Response) {
        self.etag = response.etag().map(str::to_owned);
        self.interval = response.poll_interval();
    }

    /// Add the news of a page. Returns whether the page has items that are not new: none of the later pages has news then.
    fn add(&mut self, items: Vec<Item>, known: &Known, seen: &mut HashSet<(u64, u64)>) -> bool {
        let mut is_known = false;
        for item in items.into_iter().filter(|item| !item.json.is_null()) {
            let mark = Mark::of(&item);
            if known.has(&mark) {
                is_known = true;
            } else if seen.insert((mark.id, mark.version)) {
                self.news.push((mark, item));
            }
        }
        is_known
    }
}

impl State {
    /// Remember what was found, and queue it, the oldest first.
    fn accept(&mut self, found: Found) {
        self.etag = found.etag.or_else(|| self.etag.take());
        self.requested = found.interval.unwrap_or(self.requested);
        let mut news = found.news;
        news.reverse();
        if news.iter().all(|(mark, _)| mark.moment.is_some()) {
            news.sort_by_key(|(mark, _)| mark.moment);
        }
        if found.is_prime && found.has_more {
            // What the later pages have is older than all of this.
            self.known.floor = news.iter().filter_map(|(mark, _)| mark.moment).min();
        }
        for (mark, item) in news {
            self.known.add(&mark);
            if !(found.is_prime && found.is_silent) {
                self.buffer.push_back(item);
            }
        }
        self.is_primed = true;
    }
}

/// What tells items apart.
#[derive(Debug, Clone, Copy)]
struct Mark {
    /// Its id; of an item without one its URL, or all of it.
    id: u64,
    /// Its `updated_at`, where it has one: an item that was updated is news again.
    version: u64,
    /// When it was updated, or else created.
    moment: Option<DateTime<Utc>>,
}

impl Mark {
    fn of(item: &Item) -> Mark {
        let text = |key: &str| item.json.get(key).filter(|value| !value.is_null()).and_then(|value| value.scalar());
        let id = ["id", "url", "sha", "node_id"].iter().find_map(|key| Some((*key, text(key)?)));
        let updated = text("updated_at");
        let moment = updated.clone().or_else(|| text("created_at")).and_then(|text| time::parse(&text));
        Mark {
            id: match id {
                Some(id) if item.json.is_object() => hash(&id),
                _ => hash(&(&item.key, item.json.text())),
            },
            version: hash(&updated),
            moment,
        }
    }
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// The items that are no news any more.
#[derive(Debug, Clone, Default)]
struct Known {
    versions: HashMap<u64, u64>,
    order: VecDeque<Mark>,
    /// Whatever is not newer is no news.
    floor: Option<DateTime<Utc>>,
}

impl Known {
    fn has(&self, mark: &Mark) -> bool {
        let is_old = self.floor.zip(mark.moment).is_some_and(|(floor, moment)| moment <= floor);
        is_old || self.versions.get(&mark.id) == Some(&mark.version)
    }

    fn add(&mut self, mark: &Mark) {
        self.versions.insert(mark.id, mark.version);
        self.order.push_back(*mark);
        if self.order.len() > MOST_KNOWN
            && let Some(old) = self.order.pop_front()
        {
            if self.versions.get(&old.id) == Some(&old.version) {
                self.versions.remove(&old.id);
            }
            self.floor = self.floor.max(old.moment);
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use futures_util::future::BoxFuture;
    use http::{HeaderMap, Method};

    use super::*;
    use crate::http::transport::Transport;
    use crate::session::Settings;

    /// A server with one more event each time, that requests an interval of 90 seconds.
    #[derive(Debug, Default)]
    struct Feed(AtomicU64);

    impl Transport for Feed {
        fn send<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<Response>> {
            let count = self.0.fetch_add(1, Ordering::Relaxed);
            let events: Vec<_> = (0..=count).rev().map(|id| serde_json::json!({ "id": id })).collect();
            let headers = HeaderMap::from_iter([("x-poll-interval".parse().unwrap(), "90".parse().unwrap())]);
            let body = serde_json::Value::from(events).to_string().into();
            Box::pin(std::future::ready(Ok(Response::new(200, headers, body, request.url.clone()))))
        }

        fn source(&self) -> Source {
            Source::Function
        }
    }

    async fn collect(polling: &Polling, session: &Arc<Session>) -> Vec<String> {
        let mut found = Vec::new();
        while !polling.is_ended() {
            polling.turn(session, None).await.unwrap();
            found.extend(std::iter::from_fn(|| polling.take()).filter_map(|item| item.json.get("id")?.scalar()));
        }
        found
    }

    fn polling(options: Options) -> (Polling, Arc<Session>) {
        let session = Arc::new(Session::with_transport(Settings::default(), Arc::new(Feed::default())));
        let first = Request::new(Method::GET, "https://api.github.com/events".parse().unwrap());
        (Polling::new(first, Layout::Array, -1, options), session)
    }

    #[tokio::test(start_paused = true)]
    async fn requests_are_as_far_apart_as_github_requests() {
        let timeout = Some(Duration::from_secs(300));
        let (polling, session) = polling(Options { timeout, ..Options::default() });
        let start = Instant::now();
        assert_eq!(collect(&polling, &session).await, ["1", "2", "3"]);
        assert_eq!((start.elapsed().as_secs(), polling.interval().as_secs(), session.exchanges()), (300, 90, 4));
    }

    #[tokio::test(start_paused = true)]
    async fn a_wait_ends_when_the_polling_or_the_session_is_closed() {
        let start = Instant::now();
        for closes_session in [true, false] {
            let (polling, session) = polling(Options { existing: true, ..Options::default() });
            polling.turn(&session, None).await.unwrap();
            assert!(polling.take().is_some());
            let close = async { if closes_session { session.close() } else { polling.close() } };
            let (waited, ()) = tokio::join!(polling.turn(&session, None), close);
            assert_eq!((waited.is_err(), polling.is_ended()), (closes_session, !closes_session));
        }
        assert!(start.elapsed().is_zero());
    }

    /// A server whose pages have new items, and always a next page.
    #[derive(Debug, Default)]
    struct Flood(AtomicU64);

    impl Transport for Flood {
        fn send<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<Response>> {
            let count = self.0.fetch_add(1, Ordering::Relaxed);
            let link = format!("<https://api.github.com/events?after={count}>; rel=\"next\"");
            let headers = HeaderMap::from_iter([("link".parse().unwrap(), link.parse().unwrap())]);
            let body = serde_json::json!([{ "id": count }]).to_string().into();
            Box::pin(std::future::ready(Ok(Response::new(200, headers, body, request.url.clone()))))
        }

        fn source(&self) -> Source {
            Source::Function
        }
    }

    #[tokio::test(start_paused = true)]
    async fn news_that_do_not_end_are_an_error() {
        let (polling, _) = polling(Options::default());
        let session = Arc::new(Session::with_transport(Settings::default(), Arc::new(Flood::default())));
        polling.turn(&session, None).await.unwrap();
        polling.turn(&session, None).await.unwrap(); // the wait
        let error = polling.turn(&session, None).await.unwrap_err();
        assert!(error.to_string().contains("1000 pages have nothing but new items"), "{error}");
        assert_eq!(session.exchanges(), 1 + u64::from(MOST_PAGES));
        assert!(polling.take().is_none());
    }

    #[test]
    fn what_is_forgotten_is_no_news() {
        let mut known = Known::default();
        let mark = |n: i64| Mark { id: hash(&n), version: 0, moment: DateTime::from_timestamp(n, 0) };
        let most = i64::try_from(MOST_KNOWN).unwrap();
        (0..most * 2).for_each(|n| known.add(&mark(n)));
        assert!(known.versions.len() <= MOST_KNOWN && (0..most * 2).all(|n| known.has(&mark(n))));
        assert!(!known.has(&mark(most * 2)));
    }
}
