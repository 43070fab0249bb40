//! A listing: the items of all pages, in order. A page is read when its items are needed.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use http::header::IF_NONE_MATCH;
use tokio::sync::Mutex as AsyncMutex;

use crate::client::page;
use crate::client::page::{Item, Layout, Page, Pages};
use crate::client::session::Session;
use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;
use crate::json::document::Json;
use crate::runtime::host;
use crate::runtime::per_process::PerProcess;

/// A listing. Several threads and tasks may share one; each item is handed out once.
#[derive(Debug)]
pub struct Listing {
    first: Request,
    layout: Layout,
    number: i64,
    /// Held by whoever reads the next page.
    turn: PerProcess<AsyncMutex<()>>,
    /// Held for moments only, and by threads that wait for the listing, so that a fork finds it whole.
    state: Mutex<State>,
}

/// How far a listing is.
#[derive(Debug)]
struct State {
    pages: Pages,
    /// Counts everything that moves the listing on: pages, errors, a new start, the end.
    moves: u64,
    closed: bool,
    buffer: VecDeque<Item>,
    fetched: u64,
    given: u64,
    done: bool,
    etag: Option<String>,
    last: Option<Response>,
    last_url: Option<String>,
    body: Option<Json>,
    /// Whether the caller was warned that the search is incomplete.
    warned: bool,
}

/// What a listing of another process or an earlier run had read.
#[derive(Debug, Default)]
pub struct Progress {
    /// Items that are read and not handed out yet.
    pub items: Vec<Item>,
    /// How many items were handed out.
    pub given: u64,
    /// ETag of the first page.
    pub etag: Option<String>,
    /// Body of the page read last, where it is an object.
    pub body: Option<Json>,
}

impl Listing {
    /// A listing that starts with this request; a negative number means all items.
    pub fn new(pages: Pages, first: Request, number: i64) -> Listing {
        let layout = pages.layout().clone();
        Listing { first, layout, number, turn: PerProcess::new(), state: Mutex::new(State::new(pages)) }
    }

    /// A listing that was begun elsewhere.
    pub fn resume(pages: Pages, first: Request, number: i64, progress: Progress) -> Listing {
        let listing = Listing::new(pages, first, number);
        {
            let mut state = listing.state();
            state.fetched = progress.given + progress.items.len() as u64;
            state.given = progress.given;
            state.buffer = progress.items.into();
            (state.etag, state.body) = (progress.etag, progress.body);
        }
        listing
    }

    /// The request of the first page.
    pub fn first(&self) -> &Request {
        &self.first
    }

    /// How items lie in a page.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// How many items are wanted; negative for all.
    pub fn number(&self) -> i64 {
        self.number
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Read the next page, unless another thread or task does so first.
    pub async fn advance(&self, session: &Arc<Session>) -> Result<()> {
        let (turn, moves) = (self.turn.get_or(AsyncMutex::default), self.state().moves);
        let turn = turn.lock_owned().await;
        let step = {
            let mut state = self.state();
            if state.moves != moves {
                return Ok(());
            }
            let Some(step) = state.pages.step(session) else {
                state.done = true;
                return Ok(());
            };
            step
        };
        let (fetched, _turn) = host::holding(turn, step.fetch(session)).await;
        let mut state = self.state();
        if state.moves != moves {
            return Ok(()); // started again or closed meanwhile
        }
        state.moves += 1;
        match fetched.and_then(|fetched| state.pages.accept(fetched, session)) {
            Ok(page) => {
                state.take(page);
                Ok(())
            }
            Err(error) => {
                state.fail(&error);
                Err(error)
            }
        }
    }

    /// Whether the last page was read.
    pub fn is_done(&self) -> bool {
        self.state().done
    }

    /// The next item, if it is read already.
    pub fn take(&self) -> Option<Item> {
        let mut state = self.state();
        let item = state.buffer.pop_front();
        state.given += u64::from(item.is_some());
        item
    }

    /// The items that are read and not handed out yet, if there are any.
    pub fn take_page(&self) -> Option<Vec<Item>> {
        let mut state = self.state();
        let items = std::mem::take(&mut state.buffer);
        state.given += items.len() as u64;
        Some(items.into()).filter(|items: &Vec<Item>| !items.is_empty())
    }

    /// Take items back that were handed out last.
    pub fn restore(&self, items: Vec<Item>) {
        let mut state = self.state();
        state.given = state.given.saturating_sub(items.len() as u64);
        items.into_iter().rev().for_each(|item| state.buffer.push_front(item));
    }

    /// The items from start to stop, read afresh; whole pages before the start are skipped where pages have numbers.
    pub async fn range(&self, session: &Arc<Session>, start: u64, stop: Option<u64>) -> Result<Vec<Item>> {
        let stop = [stop, u64::try_from(self.number).ok()].into_iter().flatten().min();
        let wanted = start..stop.unwrap_or(u64::MAX);
        let mut pages = Pages::resume(Some(self.first.clone()), self.layout.clone(), stop);
        let (mut at, mut jumped, mut found) = (0, false, Vec::new());
        while at < wanted.end && !wanted.is_empty() {
            let Some(page) = pages.next(session).await? else { break };
            let size = page.items.len() as u64;
            found.extend((at..).zip(page.items).filter(|(place, _)| wanted.contains(place)).map(|(_, item)| item));
            at += size;
            if !jumped && size > 0 && start >= at + size {
                let skipped = start / size;
                if pages.jump(skipped + 1, stop.map(|stop| stop - skipped * size)) {
                    at = skipped * size;
                    jumped = true;
                }
            }
        }
        Ok(found)
    }

    /// How many items GitHub has, found with one small request; None when the response does not say.
    pub async fn total(&self, session: &Arc<Session>) -> Result<Option<u64>> {
        let mut first = self.first.clone();
        let rest: Vec<(String, String)> =
            first.url.query_pairs().into_owned().filter(|(name, _)| name != "per_page").collect();
        first.url.query_pairs_mut().clear().extend_pairs(rest).append_pair("per_page", "1");
        first.headers.remove(IF_NONE_MATCH);
        let mut pages = Pages::new(first, self.layout.clone(), -1);
        let Some(page) = pages.next(session).await? else { return Ok(Some(0)) };
        if let Some(total) = page::total_count(page.body.as_ref()) {
            return Ok(Some(total));
        }
        match page.response.link("last") {
            Some(last) => Ok(page::page_of(&last)),
            None if pages.is_done() => Ok(Some(page.items.len() as u64)),
            None => Ok(None),
        }
    }

    /// Start again from the first page; `conditional` sends the ETag that is known.
    pub fn refresh(&self, conditional: bool) -> Result<()> {
        let mut first = self.first.clone();
        first.headers.remove(IF_NONE_MATCH);
        let etag = self.etag().filter(|_| conditional);
        if let Some(etag) = &etag {
            first.header(IF_NONE_MATCH.as_str(), etag)?;
        }
        let pages = Pages::new(first, self.layout.clone(), self.number);
        self.state().restart(pages, etag);
        Ok(())
    }

    /// End the listing: prefetched pages are given up, and no more items come, nor requests.
    pub fn close(&self) {
        let mut state = self.state();
        let (etag, given) = (state.etag.take(), state.given);
        state.restart(Pages::resume(None, self.layout.clone(), Some(0)), etag);
        state.given = given;
        state.closed = true;
    }

    /// How many items there are in all, when that is known without another request.
    pub fn known_length(&self) -> Option<u64> {
        let state = self.state();
        (state.done && !state.closed).then_some(state.fetched)
    }

    /// The next items, as far as they are read, at most so many, and how many are read and not handed out.
    pub fn waiting(&self, most: usize) -> (Vec<Item>, usize) {
        let state = self.state();
        (state.buffer.iter().take(most).cloned().collect(), state.buffer.len())
    }

    /// How many items were handed out, and how many there are in all as far as the responses said.
    pub fn expected(&self) -> (u64, Option<u64>) {
        let state = self.state();
        let counted = page::total_count(state.body.as_ref());
        let paged = || {
            let response = state.last.as_ref()?;
            // With cursors for pages there is no telling.
            let last = response.link("last")?;
            let number =
                |name| last.query_pairs().find(|(key, _)| key == name).and_then(|(_, n)| n.parse::<u64>().ok());
            number("page")?.checked_mul(number("per_page").unwrap_or(30))
        };
        // A search counts more than it lists, and the last page is seldom full.
        let known: Option<u64> = counted.into_iter().chain(paged()).min();
        let all = if state.done { Some(state.fetched) } else { known };
        let most = u64::try_from(self.number).ok();
        let bounded = match (all, most) {
            (Some(all), Some(most)) => Some(all.min(most)),
            // So many are wanted, and there is no sign that there are fewer.
            (None, most) => most.filter(|_| state.last.is_some()),
            (all, None) => all,
        };
        (state.given, bounded.map(|all| all.max(state.fetched)))
    }

    /// How many items were handed out.
    pub fn given(&self) -> u64 {
        self.state().given
    }

    /// ETag of the first page.
    pub fn etag(&self) -> Option<String> {
        self.state().etag.clone()
    }

    /// The last response, without its body; None before the first.
    pub fn last(&self) -> Option<Response> {
        self.state().last.clone()
    }

    /// Address of the page read last; None before the first.
    pub fn last_url(&self) -> Option<String> {
        self.state().last_url.clone()
    }

    /// Body of the page read last, where it is an object.
    pub fn body(&self) -> Option<Json> {
        self.state().body.clone()
    }

    /// How far it is, and the address of the next page (None after the last), as of one moment.
    pub fn progress(&self) -> (Progress, Option<String>) {
        let state = self.state();
        let progress = Progress {
            items: state.buffer.iter().cloned().collect(),
            given: state.given,
            etag: state.etag.clone(),
            body: state.body.clone(),
        };
        (progress, state.pages.upcoming().map(|request| request.url.to_string()))
    }

    /// Whether a search is incomplete; None before the first page.
    pub fn is_incomplete(&self) -> Option<bool> {
        self.state().is_incomplete()
    }

    /// Whether a search is incomplete; true once only.
    pub fn incomplete_once(&self) -> bool {
        let mut state = self.state();
        let incomplete = state.is_incomplete() == Some(true) && !state.warned;
        state.warned |= incomplete;
        incomplete
    }
}

impl State {
    fn new(pages: Pages) -> State {
        State {
            done: pages.is_done(),
            pages,
            moves: 0,
            closed: false,
            buffer: VecDeque::new(),
            fetched: 0,
            given: 0,
            etag: None,
            last: None,
            last_url: None,
            body: None,
            warned: false,
        }
    }

    /// Begin with other pages.
    fn restart(&mut self, pages: Pages, etag: Option<String>) {
        *self = State { moves: self.moves + 1, etag, ..State::new(pages) };
    }

    fn take(&mut self, page: Page) {
        // The ETag of the first page is the one that a later request of the whole listing can send.
        if self.fetched == 0 && self.last.is_none() {
            self.etag = page::etag(&page.response).map(str::to_owned).or_else(|| self.etag.take());
        }
        self.last_url = Some(page.response.url.to_string());
        self.body = page.body.or_else(|| self.body.take());
        self.fetched += page.items.len() as u64;
        self.buffer.extend(page.items);
        self.last = Some(Response { body: bytes::Bytes::new(), ..page.response });
        self.done = self.pages.is_done();
    }

    fn is_incomplete(&self) -> Option<bool> {
        self.body.as_ref()?.get("incomplete_results").map(|json| json.text() == "true")
    }

    fn fail(&mut self, error: &Error) {
        if let Error::Status(response) | Error::Page { response, .. } = error {
            self.last_url = Some(response.url.to_string());
            self.last = Some((**response).clone());
        }
    }
}
