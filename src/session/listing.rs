//! A listing: the items of all pages, in order. A page is requested when its items are needed.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use http::header::IF_NONE_MATCH;
use tokio::sync::Mutex as AsyncMutex;

use crate::github::hints::SingleSignOn;
use crate::http::error::{Error, Result};
use crate::http::page_number::page_of;
use crate::http::request::Request;
use crate::http::response::Response;
use crate::json::document::Json;
use crate::runtime::host;
use crate::runtime::per_process::PerProcess;
use crate::session::Session;
use crate::session::page::{Item, Layout, Page, Pages};
use crate::session::page_body;
use crate::session::search;
use crate::session::search::{Cost, MOST_LISTED, Parts, axis};
use crate::session::total;

/// A listing. Several threads and tasks may share one; each item is returned once.
#[derive(Debug)]
pub struct Listing {
    first: Request,
    layout: Layout,
    number: i64,
    /// Whether the search is divided if it has too many results.
    is_divided: bool,
    /// Held by the thread or task that reads the next page.
    turn: PerProcess<AsyncMutex<()>>,
    /// Held briefly, and only by threads that wait for the listing, so that it is consistent after a fork.
    state: Mutex<State>,
}

/// The position in a listing.
#[derive(Debug)]
struct State {
    pages: Pages,
    /// Counts the changes of the position: pages, errors, a refresh, the end.
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
    /// The organizations whose items GitHub left out, and whether the caller was warned of it.
    omitted: (Vec<u64>, bool),
}

/// The position of a listing that was read by another process or an earlier run.
#[derive(Debug, Default)]
pub struct Progress {
    /// Items that were read, but not returned yet.
    pub items: Vec<Item>,
    /// Number of items returned.
    pub given: u64,
    /// ETag of the first page.
    pub etag: Option<String>,
    /// Body of the last page, if it is an object.
    pub body: Option<Json>,
    /// The position in the parts of a divided search.
    pub parts: Option<search::Progress>,
}

/// A jump over pages of a listing.
#[derive(Debug)]
struct Jump {
    /// Number of pages that are skipped, of so many items each.
    skipped: u64,
    size: u64,
    /// Whether no page was read since.
    is_pending: bool,
}

/// GitHub rejects pages by number from this item on where listings are large.
const MOST_NUMBERED: u64 = 10_000;

impl Jump {
    /// Skip fewer pages: as many as GitHub allows in most cases, then half as many each time.
    fn lower(&mut self) -> u64 {
        let most = (MOST_NUMBERED / self.size.max(1)).saturating_sub(2);
        self.skipped = if self.skipped > most { most } else { self.skipped / 2 };
        self.is_pending = self.skipped > 0;
        self.skipped
    }
}

impl Listing {
    /// A listing that starts with this request; a negative number of items means all.
    pub fn new(pages: Pages, first: Request, number: i64) -> Listing {
        let (layout, is_divided) = (pages.layout().clone(), pages.parts().is_some());
        Listing { first, layout, number, is_divided, turn: PerProcess::new(), state: Mutex::new(State::new(pages)) }
    }

    /// A listing that continues another one.
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

    /// Where a page has its items.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Maximum number of items; negative for all.
    pub fn number(&self) -> i64 {
        self.number
    }

    fn divided(&self, pages: Pages, whole: &Request) -> Pages {
        if self.is_divided { pages.divided(whole) } else { pages }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Read the next page, unless another thread or task has done so meanwhile.
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
            return Ok(()); // refreshed or closed meanwhile
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

    /// The next item, if it was read already.
    pub fn take(&self) -> Option<Item> {
        let mut state = self.state();
        let item = state.buffer.pop_front();
        state.given += u64::from(item.is_some());
        item
    }

    /// The items that were read, but not returned yet, if there are any.
    pub fn take_page(&self) -> Option<Vec<Item>> {
        let mut state = self.state();
        let items = std::mem::take(&mut state.buffer);
        state.given += items.len() as u64;
        Some(items.into()).filter(|items: &Vec<Item>| !items.is_empty())
    }

    /// Put back the items that were returned last.
    pub fn restore(&self, items: Vec<Item>) {
        let mut state = self.state();
        state.given = state.given.saturating_sub(items.len() as u64);
        items.into_iter().rev().for_each(|item| state.buffer.push_front(item));
    }

    /// The items from start to stop, requested anew. Pages before the start are skipped if pages have numbers and the
    /// first one is full. GitHub rejects high numbers for large listings: then reading begins at a lower page.
    pub async fn range(&self, session: &Arc<Session>, start: u64, stop: Option<u64>) -> Result<Vec<Item>> {
        let stop = [stop, u64::try_from(self.number).ok()].into_iter().flatten().min();
        let wanted = start..stop.unwrap_or(u64::MAX);
        let mut pages = self.divided(Pages::resume(Some(self.first.clone()), self.layout.clone(), stop), &self.first);
        let (mut at, mut size, mut found) = (0, 0, Vec::new());
        let (mut jump, first_page): (Option<Jump>, _) = (None, self.first_page());
        while at < wanted.end && !wanted.is_empty() {
            let page = match (pages.next(session).await, &mut jump) {
                (Ok(Some(page)), _) => page,
                (Ok(None), _) => break,
                (Err(Error::Status(response)), Some(jump)) if response.status == 422 && jump.is_pending => {
                    let skipped = jump.lower();
                    pages.refuse_numbers();
                    pages.jump(first_page.unwrap_or(1) + skipped, stop.map(|stop| stop - skipped * size));
                    at = skipped * size;
                    continue;
                }
                (Err(error), _) => return Err(error),
            };
            jump.iter_mut().for_each(|jump| jump.is_pending = false);
            let read = page.items.len() as u64;
            found.extend((at..).zip(page.items).filter(|(place, _)| wanted.contains(place)).map(|(_, item)| item));
            at += read;
            if let (Some(first), None) = (first_page, &jump)
                && read > 0
                && start >= at + read
            {
                size = read;
                let skipped = start / size;
                let is_full = self.page_size().is_none_or(|full| full == read);
                if is_full && pages.jump(first + skipped, stop.map(|stop| stop - skipped * size)) {
                    at = skipped * size;
                    jump = Some(Jump { skipped, size, is_pending: true });
                }
            }
        }
        Ok(found)
    }

    /// The number of the first page; None if the listing begins at a cursor.
    fn first_page(&self) -> Option<u64> {
        let url = &self.first.url;
        let is_cursor = |(name, _): (Cow<'_, str>, _)| matches!(&*name, "after" | "before");
        (!url.query_pairs().any(is_cursor)).then(|| page_of(url).unwrap_or(1).max(1))
    }

    /// The page size that is requested; None if GitHub's applies.
    fn page_size(&self) -> Option<u64> {
        let size = self.first.url.query_pairs().find(|(name, _)| name == "per_page");
        size.and_then(|(_, size)| size.parse().ok())
    }

    /// The number of items on GitHub, found with one small request; None if GitHub does not report it.
    pub async fn total(&self, session: &Arc<Session>) -> Result<Option<u64>> {
        total::total(&self.first, &self.layout, session).await
    }

    /// The requests that the listing of a search sends, and the results that it has, found with one small request.
    pub async fn cost(&self, session: &Arc<Session>) -> Result<Cost> {
        let total = self.total(session).await?.unwrap_or(0);
        let parts = Parts::of(&self.first).filter(|parts| self.is_divided && parts.can_divide());
        let most = u64::try_from(self.number).unwrap_or(u64::MAX);
        let size = self.page_size().unwrap_or(30).max(1);
        if total <= MOST_LISTED || parts.is_none() {
            let results = total.min(MOST_LISTED).min(most);
            return Ok(Cost { results, requests: results.div_ceil(size).max(1) });
        }
        // The first request shows that the search has to be divided. The last page of a part is half full.
        let results = total.min(most);
        let parts = results.div_ceil(axis::GOOD_SIZE);
        let pages = results.div_ceil(size).saturating_add(parts.div_ceil(2));
        Ok(Cost { results, requests: pages.saturating_add(1) })
    }

    /// Start again from the first page; `conditional` sends the known ETag.
    pub fn refresh(&self, conditional: bool) -> Result<()> {
        let mut first = self.first.clone();
        first.headers.remove(IF_NONE_MATCH);
        let etag = self.etag().filter(|_| conditional);
        if let Some(etag) = &etag {
            first.header(IF_NONE_MATCH.as_str(), etag)?;
        }
        let whole = first.clone();
        let pages = self.divided(Pages::new(first, self.layout.clone(), self.number), &whole);
        self.state().restart(pages, etag);
        Ok(())
    }

    /// End the listing: prefetches are cancelled, and there are no more items or requests.
    pub fn close(&self) {
        let mut state = self.state();
        let (etag, given) = (state.etag.take(), state.given);
        state.restart(Pages::resume(None, self.layout.clone(), Some(0)), etag);
        state.given = given;
        state.closed = true;
    }

    /// The total number of items, if it is known without another request.
    pub fn known_length(&self) -> Option<u64> {
        let state = self.state();
        (state.done && !state.closed).then_some(state.fetched)
    }

    /// At most `most` of the items that were read, but not returned yet, and the number of all such items.
    pub fn waiting(&self, most: usize) -> (Vec<Item>, usize) {
        let state = self.state();
        (state.buffer.iter().take(most).cloned().collect(), state.buffer.len())
    }

    /// Number of items returned, and the total number as far as the responses show it.
    pub fn expected(&self) -> (u64, Option<u64>) {
        let state = self.state();
        let counted = state.total_found();
        let paged = || {
            let response = state.last.as_ref()?;
            // Pages with cursors do not show the total.
            let last = response.link("last")?;
            let number =
                |name| last.query_pairs().find(|(key, _)| key == name).and_then(|(_, n)| n.parse::<u64>().ok());
            number("page")?.checked_mul(number("per_page").unwrap_or(30))
        };
        // A search may count more items than it lists, and the last page is rarely full.
        let known: Option<u64> = counted.into_iter().chain(paged()).min();
        let all = if state.done { Some(state.fetched) } else { known };
        let most = u64::try_from(self.number).ok();
        let bounded = match (all, most) {
            (Some(all), Some(most)) => Some(all.min(most)),
            // The maximum, as nothing shows that there are fewer items.
            (None, most) => most.filter(|_| state.last.is_some()),
            (all, None) => all,
        };
        (state.given, bounded.map(|all| all.max(state.fetched)))
    }

    /// Number of items returned.
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

    /// URL of the last page that was read; None before the first.
    pub fn last_url(&self) -> Option<String> {
        self.state().last_url.clone()
    }

    /// Body of the last page, if it is an object.
    pub fn body(&self) -> Option<Json> {
        self.state().body.clone()
    }

    /// The position, and the URL of the next page (None after the last), as of the same moment.
    pub fn progress(&self) -> (Progress, Option<String>) {
        let state = self.state();
        let progress = Progress {
            items: state.buffer.iter().cloned().collect(),
            given: state.given,
            etag: state.etag.clone(),
            body: state.body.clone(),
            parts: state.pages.parts().map(|parts| parts.progress().clone()),
        };
        (progress, state.pages.upcoming().map(|request| request.url.to_string()))
    }

    /// Number of results of a search; None before the first page, and for other listings.
    pub fn total_found(&self) -> Option<u64> {
        self.state().total_found()
    }

    /// Whether a search is incomplete; None before the first page.
    pub fn is_incomplete(&self) -> Option<bool> {
        self.state().is_incomplete()
    }

    /// Numbers of the organizations whose items GitHub left out of the pages read so far, because the token is not
    /// authorized for their single sign-on.
    pub fn omitted_organizations(&self) -> Vec<u64> {
        self.state().omitted.0.clone()
    }

    /// The same, but only once.
    pub fn omitted_once(&self) -> Vec<u64> {
        let mut state = self.state();
        let (found, warned) = &mut state.omitted;
        if found.is_empty() || std::mem::replace(warned, true) { Vec::new() } else { found.clone() }
    }

    /// Whether a search is incomplete; returns true only once.
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
            omitted: (Vec::new(), false),
        }
    }

    /// Start again with other pages.
    fn restart(&mut self, pages: Pages, etag: Option<String>) {
        *self = State { moves: self.moves + 1, etag, ..State::new(pages) };
    }

    fn take(&mut self, page: Page) {
        // A later request of the whole listing sends the ETag of the first page.
        if self.fetched == 0 && self.last.is_none() {
            self.etag = page.response.etag().map(str::to_owned).or_else(|| self.etag.take());
        }
        let sso = SingleSignOn::of(&page.response.headers);
        for organization in sso.into_iter().flat_map(|sso| sso.organizations) {
            if !self.omitted.0.contains(&organization) {
                self.omitted.0.push(organization);
            }
        }
        self.last_url = Some(page.response.url.to_string());
        self.body = page.body.or_else(|| self.body.take());
        self.fetched += page.items.len() as u64;
        self.buffer.extend(page.items);
        self.last = Some(Response { body: bytes::Bytes::new(), ..page.response });
        self.done = self.pages.is_done();
    }

    fn is_incomplete(&self) -> Option<bool> {
        let last = page_body::is_incomplete(self.body.as_ref());
        last.map(|last| last || self.pages.parts().is_some_and(Parts::is_incomplete))
    }

    fn total_found(&self) -> Option<u64> {
        let whole = self.pages.parts().and_then(Parts::total);
        whole.or_else(|| page_body::total_count(self.body.as_ref()))
    }

    fn fail(&mut self, error: &Error) {
        if let Error::Status(response) | Error::Page { response, .. } = error {
            self.last_url = Some(response.url.to_string());
            self.last = Some((**response).clone());
        }
    }
}
