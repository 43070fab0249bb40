//! The pages of a listing.

use std::collections::HashSet;
use std::sync::Arc;

use http::header::IF_NONE_MATCH;

use crate::http::error::{Error, Result};
use crate::http::page_number::{at_page, page_of};
use crate::http::request::Request;
use crate::http::request::shown;
use crate::http::response::Response;
use crate::json::document::Json;
use crate::session::cursor;
use crate::session::overlap;
use crate::session::overlap::{Join, Known, Numbers, Window};
use crate::session::page_body::{is_incomplete, mark, split, total_count};
use crate::session::page_link::{circle, linked};
use crate::session::prefetch;
use crate::session::prefetch::{Prefetch, Reading, Upcoming};
use crate::session::responses;
use crate::session::scim;
use crate::session::search;
use crate::session::search::Parts;
use crate::session::{Session, items_of};

/// GitHub's maximum number of items per page.
pub const MOST_PER_PAGE: i64 = 100;
/// After so many pages or parts of a search in a row without a new item, a listing is considered endless.
pub const MOST_IDLE: u32 = 100;

/// Where the body of a page has its items.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Layout {
    /// The body is an array of items.
    Array,
    /// The body is an object with an array of items at this key.
    At(String),
    /// The body is an object, and its members are the items.
    Members,
}

/// The sequence of pages. It follows the links of the responses; a prefetched page is used if its URL is the one
/// that the link names, and discarded otherwise.
#[derive(Debug)]
pub struct Pages {
    next: Option<Request>,
    layout: Layout,
    left: Option<u64>,
    seen: HashSet<String>,
    /// Body of the last page that named the next one.
    naming: Option<Json>,
    /// Number of pages read.
    read: u32,
    /// Whether this continues a listing whose earlier pages were read elsewhere.
    begun: bool,
    /// Number of pages in a row without a new item.
    idle: u32,
    /// What tells the pages apart that were read.
    marks: HashSet<u64>,
    /// Number of items on the last page that was read.
    size: u64,
    /// Number of the last page, if pages have numbers.
    last: Option<u64>,
    /// Where the listing stands if its pages have cursors and numbers.
    numbers: Option<Numbers>,
    /// The page size of a jump by number, where pages have cursors too.
    jumped: Option<u64>,
    /// Whether GitHub refused a page by number.
    is_refused: bool,
    /// Whether less than a tenth of the quota is left.
    quota_is_low: bool,
    prefetch: Prefetch,
    /// The parts of a search that is divided if it has too many results.
    parts: Option<Box<Parts>>,
}

/// The next page, before it is read.
#[derive(Debug)]
pub struct Step {
    request: Request,
    layout: Layout,
    place: Place,
    reading: Option<(Upcoming, Reading)>,
    /// The items of the page before, if a window has to continue it.
    known: Option<Arc<Known>>,
}

/// The position of a page in its listing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// The first page. A response below 400 without items is an empty listing: 202 while GitHub computes statistics,
    /// 204 without content, 304 if nothing has changed.
    First,
    /// A later page, to which the page before has a link. Any other response in its place is an error.
    Later,
}

/// A page that was read, but not accepted yet.
#[derive(Debug)]
pub struct Fetched {
    items: Vec<Item>,
    response: Response,
    body: Option<Json>,
    /// Its items, if the next page has a cursor and a number.
    known: Option<Arc<Known>>,
    way: Way,
}

/// How a page was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    /// By the link of the page before it.
    Link,
    /// By its number, and by the items that it shares with the page before it.
    Window(Window, Join),
    /// By the link, after a window did not continue the page before it, or was refused.
    Missed { refused: bool },
}

/// One page.
#[derive(Debug)]
pub struct Page {
    /// Its items, up to the number of the listing.
    pub items: Vec<Item>,
    /// Its response.
    pub response: Response,
    /// The body, if the layout has more than the items.
    pub body: Option<Json>,
}

/// An item of a page; if it is a member of an object, it has a key.
#[derive(Debug, Clone)]
pub struct Item {
    /// Key of a member.
    pub key: Option<String>,
    /// The item.
    pub json: Json,
}

/// The page size to request: the configured one, or as many items as are needed, at most 100.
pub fn per_page(number: i64, set: Option<i64>) -> i64 {
    set.unwrap_or(if number < 0 { MOST_PER_PAGE } else { number.clamp(1, MOST_PER_PAGE) })
}

impl Pages {
    /// Start with this request; a negative number of items means all.
    pub fn new(first: Request, layout: Layout, number: i64) -> Pages {
        let left = u64::try_from(number).ok();
        Pages::resume(Some(first).filter(|_| left != Some(0)), layout, left)
    }

    /// Continue with this request, for at most `left` more items; None for all.
    pub fn resume(next: Option<Request>, layout: Layout, left: Option<u64>) -> Pages {
        Pages {
            next,
            layout,
            left,
            seen: HashSet::new(),
            naming: None,
            read: 0,
            begun: false,
            idle: 0,
            marks: HashSet::new(),
            size: 0,
            last: None,
            numbers: None,
            jumped: None,
            is_refused: false,
            quota_is_low: false,
            prefetch: Prefetch::default(),
            parts: None,
        }
    }

    /// Divide the search if it has more results than GitHub lists. `whole` is its request.
    pub fn divided(self, whole: &Request) -> Pages {
        Pages { parts: Parts::of(whole).map(Box::new), ..self }
    }

    /// Continue a divided search at a position.
    pub fn at(self, progress: search::Progress) -> Pages {
        Pages { parts: self.parts.map(|parts| Box::new(parts.at(progress))), ..self }
    }

    /// The parts of a search that is divided if it has too many results.
    pub fn parts(&self) -> Option<&Parts> {
        self.parts.as_deref()
    }

    /// Mark the pages as the continuation of a listing whose earlier pages were read elsewhere.
    pub fn begun(self) -> Pages {
        Pages { begun: true, ..self }
    }

    /// The request of the next page; None after the last.
    pub fn upcoming(&self) -> Option<&Request> {
        self.next.as_ref()
    }

    /// Whether the last page was read.
    pub fn is_done(&self) -> bool {
        self.next.is_none()
    }

    /// Where a page has its items.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Continue at the page with this number, for at most `left` more items. Returns false if pages have no numbers.
    pub fn jump(&mut self, page: u64, left: Option<u64>) -> bool {
        let Some(next) = self.next.as_mut().filter(|_| self.parts.is_none()) else { return false };
        let size = overlap::cursor_size(&next.url).or(self.jumped);
        next.url = match (self.last, size) {
            (Some(_), _) => at_page(&next.url, page),
            (None, Some(size)) => Window::at(page, size).request(next).url,
            (None, None) => return false,
        };
        self.prefetch.clear();
        (self.numbers, self.jumped) = (None, size);
        self.left = left;
        true
    }

    /// Read by cursors alone from here on: GitHub rejects a page by number.
    pub fn refuse_numbers(&mut self) {
        self.is_refused = true;
    }

    /// The next page; None after the last.
    pub async fn next(&mut self, session: &Arc<Session>) -> Result<Option<Page>> {
        let Some(step) = self.step(session) else { return Ok(None) };
        let fetched = step.fetch(session).await?;
        self.accept(fetched, session).map(Some)
    }

    /// Begin to read the next page, and prefetch later ones; None after the last. The position changes when the page is
    /// accepted: until then, and after an error, the same page is the next one.
    pub fn step(&mut self, session: &Arc<Session>) -> Option<Step> {
        let request = self.next.clone()?;
        let reading = self.prefetch.take(&request.url);
        self.prefetch.widen(self.read, session);
        match (&reading, &mut self.numbers) {
            // The needed page is requested before others are prefetched; if it is being prefetched itself, these follow
            // when it has arrived.
            (Some((current, _)), _) => self.fill(Some(current.clone()), session),
            (None, Some(numbers)) => numbers.count(1),
            (None, None) => {}
        }
        let place = if self.begun || self.read > 0 { Place::Later } else { Place::First };
        let known = self.numbers.as_ref().map(|numbers| numbers.known().clone());
        Some(Step { request, layout: self.layout.clone(), place, reading, known })
    }

    /// Prefetch the pages that follow the current one, as far as they are known, needed, and within the window.
    fn fill(&mut self, current: Option<Upcoming>, session: &Arc<Session>) {
        while self.prefetch.has_room() && !self.quota_is_low {
            let upcoming = match self.prefetch.last().or(current.as_ref()) {
                Some(page) => self.following(page),
                None => self.next.clone().map(|request| Upcoming { request, window: None }),
            };
            let Some(upcoming) = upcoming else { return };
            if !self.prefetch.push(upcoming, &self.layout, session) {
                return;
            }
            if let Some(numbers) = &mut self.numbers {
                numbers.count(1);
            }
        }
    }

    /// The page after another one, if its URL is known and its items are needed.
    fn following(&self, page: &Upcoming) -> Option<Upcoming> {
        let request = &page.request;
        if let Some(last) = self.last {
            let number = page_of(&request.url)?.saturating_add(1);
            let first = page_of(&self.next.as_ref()?.url)?;
            let wanted = self.left.map_or(u64::MAX, |left| left.div_ceil(self.size.max(1)));
            let url = at_page(&request.url, number);
            let is_needed = number <= last && number.saturating_sub(first) < wanted;
            return is_needed.then(|| Upcoming { request: Request { url, ..request.clone() }, window: None });
        }
        let numbers = self.numbers.as_ref()?;
        let most = self.prefetch.most() as u64;
        if most < 2 || !numbers.may_send(most) {
            return None;
        }
        let window = numbers.window(numbers.end_of(page.window, &request.url), self.left)?;
        Some(Upcoming { request: window.request(request), window: Some(window) })
    }

    /// Accept the page that was read.
    pub fn accept(&mut self, fetched: Fetched, session: &Arc<Session>) -> Result<Page> {
        let Fetched { mut items, response, body, known, way } = fetched;
        let (request, size) = (self.next.clone(), items.len() as u64);
        let is_stale = self.place(way, &mut items, response.link("next").is_some());
        let next = match self.next.take() {
            // A window without a new item is no step.
            next if is_stale => next,
            Some(request) if is_page(&response) => {
                self.next = Some(request.clone()); // unchanged after an error
                let next = match linked(&request, &response, session)? {
                    None => self.next_in_body(&request, body.as_ref(), size)?,
                    next => next,
                };
                self.check_circle(&request, next.as_ref())?;
                next
            }
            _ => None,
        };
        self.read = self.read.saturating_add(1);
        self.size = size;
        let is_repeated = !self.marks.insert(mark(&items));
        self.count_position(way, request.as_ref().zip(next.as_ref()), items.len() as u64, known);
        let next = self.next_part(&mut items, body.as_ref(), next);
        self.count_idle(&items, is_repeated, body.as_ref(), next.as_ref())?;
        // A number beside a cursor counts from the front of a listing that may have changed.
        let has_cursor = next.as_ref().is_some_and(|next| overlap::cursor_size(&next.url).is_some());
        self.last = response.link("last").and_then(|last| page_of(&last)).filter(|_| !has_cursor);
        self.quota_is_low = prefetch::quota_is_low(&response);
        if let Some(left) = &mut self.left {
            items.truncate(usize::try_from(*left).unwrap_or(usize::MAX));
            *left -= items.len() as u64;
        }
        self.next = next.filter(|_| self.left != Some(0));
        match self.next {
            None => self.prefetch.clear(),
            Some(_) => self.fill(None, session),
        }
        Ok(Page { items, response, body })
    }

    /// Leave only the new items of a window. Returns whether it is no step although another page follows: it has no new
    /// item, or may end before the page that it continues.
    fn place(&mut self, way: Way, items: &mut Vec<Item>, leads_on: bool) -> bool {
        match (way, &mut self.numbers) {
            (Way::Window(_, join), Some(numbers)) => {
                *items = join.fresh(std::mem::take(items), numbers.known());
                if leads_on && join.is_short() {
                    items.clear();
                }
                leads_on && items.is_empty()
            }
            (Way::Missed { refused }, Some(numbers)) => {
                // The later windows would leave the same gap.
                self.prefetch.clear();
                numbers.count(1);
                numbers.miss();
                self.is_refused |= refused;
                false
            }
            _ => false,
        }
    }

    /// Note the position behind a page, if pages have cursors and numbers.
    fn count_position(&mut self, way: Way, step: Option<(&Request, &Request)>, new: u64, known: Option<Arc<Known>>) {
        let step = step.zip(known).filter(|_| self.parts.is_none() && !self.is_refused);
        let Some(((request, next), known)) = step else {
            if self.numbers.take().is_some() {
                self.prefetch.clear();
            }
            return;
        };
        match (&mut self.numbers, way) {
            (Some(numbers), Way::Window(window, join)) => numbers.advance(window, join, new, known),
            (Some(numbers), _) => numbers.follow(request, known),
            (none, _) => *none = Numbers::begin(request, next, known),
        }
    }

    /// The next page of a divided search: that of the same part, or the first one of the next part.
    fn next_part(&mut self, items: &mut Vec<Item>, body: Option<&Json>, next: Option<Request>) -> Option<Request> {
        let Some(parts) = self.parts.as_mut() else { return next };
        if parts.accept(items, total_count(body), is_incomplete(body).unwrap_or(false)) {
            parts.next_part()
        } else {
            next.or_else(|| parts.next_part())
        }
    }

    /// The next page that the body of a page names; None if it names none. A body that equals the previous one is an error,
    /// because a server that ignores the parameter would never end.
    fn next_in_body(&mut self, request: &Request, body: Option<&Json>, items: u64) -> Result<Option<Request>> {
        let Some(body) = body else { return Ok(None) };
        let found = scim::next(request, body, items).or_else(|| cursor::next(request, body));
        let Some(mut next) = found else { return Ok(None) };
        if self.naming.as_ref().is_some_and(|previous| previous.text() == body.text()) {
            return Err(circle(&next));
        }
        self.naming = Some(body.clone());
        next.headers.remove(IF_NONE_MATCH);
        Ok(Some(next))
    }

    /// Return an error if the next page was read already.
    fn check_circle(&mut self, request: &Request, next: Option<&Request>) -> Result<()> {
        let Some(next) = next else { return Ok(()) };
        self.seen.insert(request.url.to_string());
        match self.seen.contains(next.url.as_str()) {
            true => Err(circle(next)),
            false => Ok(()),
        }
    }

    /// Return an error after too many pages in a row without a new item that each have a next one. The listing continues
    /// at the next page then, and starts counting anew.
    fn count_idle(
        &mut self,
        items: &[Item],
        is_repeated: bool,
        body: Option<&Json>,
        next: Option<&Request>,
    ) -> Result<()> {
        let is_idle = (is_repeated && self.parts.is_none()) || items.iter().all(|item| item.json.is_null());
        let Some(next) = next.filter(|_| is_idle) else {
            self.idle = 0;
            return Ok(());
        };
        // A part of a search without results leads to no further parts.
        let leads_on = self.parts.is_none() || total_count(body) != Some(0);
        self.idle = self.idle.saturating_add(u32::from(leads_on));
        if self.idle < MOST_IDLE {
            return Ok(());
        }
        self.idle = 0;
        let unit = if self.parts.is_some() { "parts or pages" } else { "pages" };
        let text = format!("{MOST_IDLE} {unit} in a row without a new item, the next at {}", shown(next));
        self.next = Some(next.clone());
        Err(Error::Transport(format!("the listing does not end: {text}")))
    }
}

impl Step {
    /// Read the page: the prefetched one, or a new request. If the prefetch failed, or is a window that does not continue
    /// the page before it, the page is requested by its link.
    pub async fn fetch(self, session: &Session) -> Result<Fetched> {
        let Some((upcoming, reading)) = self.reading else {
            return fetch(session, self.request, &self.layout, self.place).await;
        };
        let (read, window) = (reading.wait().await?, upcoming.window);
        let refused = matches!(&read, Some(Err(Error::Status(response))) if response.status == 422);
        let way = match (&read, window) {
            (Some(Ok(_)), None) => Some(Way::Link),
            (Some(Ok(fetched)), Some(window)) => fetched.continues(self.known.as_deref(), window),
            _ => None,
        };
        if let (Some(Ok(fetched)), Some(way)) = (read, way) {
            responses::collect(session, &fetched.response);
            return Ok(Fetched { way, ..fetched });
        }
        let fetched = fetch(session, self.request, &self.layout, self.place).await?;
        let way = if window.is_some() { Way::Missed { refused } } else { Way::Link };
        Ok(Fetched { way, ..fetched })
    }
}

impl Fetched {
    /// How a window continues the page before it; None if that is not certain. Without a link to the next page, a window
    /// that is full, or lacks items of the page before it, does not show that it is the last one.
    fn continues(&self, known: Option<&Known>, window: Window) -> Option<Way> {
        let join = known?.join(&self.items)?;
        let has_cursor = self.response.link("next").map(|next| overlap::cursor_size(&next).is_some());
        let may_be_last = || window.may_be_last(self.items.len()) && !join.is_short();
        has_cursor.unwrap_or_else(may_be_last).then_some(Way::Window(window, join))
    }
}

/// Whether a response is a page: 200, or 203 if a proxy modified it.
fn is_page(response: &Response) -> bool {
    matches!(response.status, 200 | 203)
}

/// Request a page and parse it.
pub async fn fetch(session: &Session, request: Request, layout: &Layout, place: Place) -> Result<Fetched> {
    let response = session.send(request).await?;
    if !response.ok() {
        return Err(Error::Status(Box::new(response)));
    }
    if !is_page(&response) {
        return match place {
            Place::First => Ok(Fetched { items: Vec::new(), response, body: None, known: None, way: Way::Link }),
            Place::Later => {
                let reason = format!("Expected the next page of the listing, got {}", response.status_line());
                Err(Error::Page { response: Box::new(response), reason })
            }
        };
    }
    let (json, items) = items_of(&response)?;
    let items = split(&json, items, &response, layout, place)?;
    let is_numbered = session.settings().read_ahead > 1
        && response.link("next").is_some_and(|next| overlap::cursor_size(&next).is_some());
    let known = is_numbered.then(|| Arc::new(Known::of(&items)));
    Ok(Fetched { items, body: Some(json).filter(Json::is_object), response, known, way: Way::Link })
}
