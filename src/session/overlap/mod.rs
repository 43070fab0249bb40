//! Pages requested by number where the Link header names the next page by a cursor, as GitHub does for issues.
//!
//! A cursor is exact, but known only once the page before it has arrived. A number is known in advance, but counts from
//! the front of a listing that may change meanwhile. So pages are requested by number in windows that overlap, and a
//! window counts only if it has an unchanged item in common with the page before it: then both are parts of one
//! sequence without a gap, whichever of them GitHub read first. Where nothing is shared, reading goes on by cursor.

use std::collections::HashMap;
use std::sync::Arc;

use url::Url;

use crate::http::page_number::page_of;
use crate::http::request::Request;
use crate::json::document::Json;
use crate::session::page::Item;

/// The smallest page that is worth an overlap.
const LEAST_SIZE: u64 = 20;
/// A window overlaps the page before it by one in so many items of a page, if nothing was missed yet.
const OVERLAP: u64 = 33;
/// Where pages have cursors, GitHub rejects page 100 of 100 items. Whether it counts pages or items is not documented, so that
/// no higher number is sent for smaller pages either: the windows requested behind a rejected one are wasted.
const MOST_PAGE: u64 = 99;
/// After so many misses in a row, the rest is read by cursor.
const MOST_MISSES: u32 = 4;

/// A page that is requested by number: its number and its size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    page: u64,
    size: u64,
}

/// The items of a page.
#[derive(Debug, Clone, Default)]
pub struct Known {
    /// The position of each and a checksum of its text, by identity.
    items: HashMap<String, (usize, u64)>,
    /// Number of items.
    len: usize,
    /// Whether all items have an ID.
    has_ids: bool,
}

/// How a window continues a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Join {
    /// Number of items of the window up to the last one that it shares with the page.
    shared: usize,
    /// Number of items of the page after that one.
    after: usize,
    /// Whether the window lacks one of these: it may end before the page does.
    is_short: bool,
}

/// Where a listing stands whose pages have cursors and numbers.
#[derive(Debug, Clone)]
pub struct Numbers {
    /// The items of the page with the furthest end.
    known: Arc<Known>,
    /// The position of its end, as far as it is known.
    end: u64,
    /// The size of pages that the caller requested.
    size: u64,
    /// By how many items a window begins before the end of the page before it.
    overlap: u64,
    /// Number of windows in a row that shared nothing with the page before them, or had nothing new.
    misses: u32,
    /// Number of items that were found.
    found: u64,
    /// Number of requests that were sent.
    sent: u64,
}

impl Window {
    /// The window that begins at most at this position and reaches furthest; None behind the last page with a number.
    fn behind(position: u64, size: u64) -> Option<Window> {
        let least = size.saturating_mul(9).div_ceil(10).max(1);
        let windows = (least..=size).map(|size| Window { page: (position / size).saturating_add(1), size });
        windows.filter(|window| window.page <= MOST_PAGE).max_by_key(|window| (window.end(), window.size))
    }

    /// The page with this number and size.
    pub fn at(page: u64, size: u64) -> Window {
        Window { page, size }
    }

    /// The position of the first item behind it.
    fn end(self) -> u64 {
        self.page.saturating_mul(self.size)
    }

    fn start(self) -> u64 {
        self.end().saturating_sub(self.size)
    }

    /// The request of this window, made from that of another page. It has no cursor.
    pub fn request(self, other: &Request) -> Request {
        let mut request = other.clone();
        let rest: Vec<(String, String)> = other
            .url
            .query_pairs()
            .filter(|(name, _)| !matches!(&**name, "after" | "before" | "page" | "per_page"))
            .map(|(name, value)| (name.into(), value.into()))
            .collect();
        let (page, size) = (self.page.to_string(), self.size.to_string());
        request.url.query_pairs_mut().clear().extend_pairs(rest).extend_pairs([("per_page", size), ("page", page)]);
        request
    }

    /// Whether a page of so many items in response to its request may be the last one although no page is linked.
    pub fn may_be_last(self, items: usize) -> bool {
        (items as u64) < self.size
    }
}

impl Known {
    /// The items of a page.
    pub fn of(items: &[Item]) -> Known {
        let known = items.iter().enumerate().map(|(at, item)| (identity(&item.json), (at, checksum(&item.json))));
        Known { items: known.collect(), len: items.len(), has_ids: items.iter().all(has_id) }
    }

    /// How the items of a window continue this page; None if no unchanged item is shared, or if shared ones have
    /// another order, because then the listing is not sorted by anything that its items show.
    pub fn join(&self, window: &[Item]) -> Option<Join> {
        #[cfg(test)]
        if tests::is_unchecked() {
            return Some(Join { shared: 0, after: 0, is_short: false });
        }
        if self.items.len() < self.len {
            return None;
        }
        if !self.has_ids || !window.iter().all(has_id) {
            return self.join_unchanged(window);
        }
        let mut last: Option<(usize, usize)> = None;
        for (index, item) in window.iter().enumerate() {
            let Some((at, sum)) = self.items.get(&identity(&item.json)) else { continue };
            if *sum != checksum(&item.json) {
                continue;
            }
            if last.is_some_and(|(_, before)| *at < before) {
                return None;
            }
            last = Some((index, *at));
        }
        let (index, at) = last?;
        let after = self.len.saturating_sub(at + 1);
        let behind = window.iter().skip(index + 1).filter_map(|item| self.items.get(&identity(&item.json)));
        let is_short = behind.filter(|(known, _)| *known > at).count() < after;
        Some(Join { shared: index + 1, after, is_short })
    }

    /// The same for items without an ID. A changed one cannot be distinguished from another: the window has to begin with
    /// the last items of this page, each of them unchanged, and to have no other item of it.
    fn join_unchanged(&self, window: &[Item]) -> Option<Join> {
        let (first, _) = *self.items.get(&identity(&window.first()?.json))?;
        let shared = self.len.saturating_sub(first);
        let fits = |(index, item): (usize, &Item)| {
            let due = (index < shared).then(|| (first + index, checksum(&item.json)));
            self.items.get(&identity(&item.json)).copied() == due
        };
        let is_next = window.len() >= shared && window.iter().enumerate().all(fits);
        is_next.then_some(Join { shared, after: 0, is_short: false })
    }
}

impl Join {
    /// Whether the window may end before the page that it continues. Then its cursor would lead back.
    pub fn is_short(self) -> bool {
        self.is_short
    }

    /// The items of the window that follow those of the page.
    pub fn fresh(self, window: Vec<Item>, known: &Known) -> Vec<Item> {
        window.into_iter().skip(self.shared).filter(|item| !known.items.contains_key(&identity(&item.json))).collect()
    }
}

impl Numbers {
    /// The position after the first page that was read by its link: by its request, its items, and the request of the
    /// next page. None if pages have no numbers besides cursors.
    pub fn begin(request: &Request, next: &Request, known: Arc<Known>) -> Option<Numbers> {
        let size = cursor_size(&next.url).filter(|size| *size >= LEAST_SIZE)?;
        let page = page_of(&request.url).unwrap_or(1);
        let (overlap, found) = (least_overlap(size), known.len as u64);
        Some(Numbers { end: page.saturating_mul(size), known, size, overlap, misses: 0, found, sent: 1 })
    }

    /// The items of the page with the furthest end.
    pub fn known(&self) -> &Arc<Known> {
        &self.known
    }

    /// Count requests that were sent.
    pub fn count(&mut self, requests: u64) {
        self.sent = self.sent.saturating_add(requests);
    }

    /// Whether one more request may be sent in advance: in all, at most a fifth more than pages, and `most`.
    pub fn may_send(&self, most: u64) -> bool {
        let pages = self.found.div_ceil(self.size);
        self.sent.saturating_add(1) <= pages.saturating_add(pages / 5).saturating_add(most)
    }

    /// The position of the end of a page: of a window, or of the page that follows the furthest one by its cursor.
    pub fn end_of(&self, window: Option<Window>, url: &Url) -> u64 {
        window.map_or_else(|| self.end.saturating_add(cursor_size(url).unwrap_or(self.size)), Window::end)
    }

    /// The window that follows a page with this end; None if windows are no longer used, or if the listing needs no
    /// item there.
    pub fn window(&self, end: u64, left: Option<u64>) -> Option<Window> {
        let wanted = left.is_none_or(|left| end < self.end.saturating_add(left));
        if self.misses >= MOST_MISSES || !wanted {
            return None;
        }
        let behind = |overlap: u64| {
            let window = Window::behind(end.saturating_sub(overlap), self.size)?;
            (window.end() > end && window.start() < end).then_some(window)
        };
        // Few windows fit before the last page with a number. If nothing was missed yet, one that moves on by half a page
        // is worth more than a larger overlap.
        let is_step = |window: &Window| self.has_missed() || window.end() >= end.saturating_add(self.size / 2);
        behind(self.overlap).filter(is_step).or_else(|| behind(1))
    }

    /// Whether a window did not continue the page before it.
    fn has_missed(&self) -> bool {
        self.overlap > least_overlap(self.size)
    }

    /// Continue behind a page that was read by cursor.
    pub fn follow(&mut self, request: &Request, known: Arc<Known>) {
        self.end = self.end_of(None, &request.url);
        self.found = self.found.saturating_add(known.len as u64);
        self.known = known;
    }

    /// Continue behind a window that had so many new items.
    pub fn advance(&mut self, window: Window, join: Join, fresh: u64, known: Arc<Known>) {
        if fresh == 0 {
            // Items were added before the window: it is behind the page that was read before.
            self.end = window.start().saturating_add((join.shared + join.after) as u64);
            self.misses = self.misses.saturating_add(1);
            return;
        }
        self.misses = 0;
        self.found = self.found.saturating_add(fresh);
        (self.end, self.known) = (window.end(), known);
    }

    /// A window did not continue the page before it: the next ones overlap more.
    pub fn miss(&mut self) {
        self.misses = self.misses.saturating_add(1);
        self.overlap = self.overlap.saturating_mul(2).min(self.size / 2);
    }
}

fn least_overlap(size: u64) -> u64 {
    (size / OVERLAP).max(1)
}

/// The page size in the URL of a page that has a cursor and a number; None for other pages.
pub fn cursor_size(url: &Url) -> Option<u64> {
    let has_cursor = url.query_pairs().any(|(name, _)| name == "after");
    page_of(url).filter(|_| has_cursor)?;
    url.query_pairs().find(|(name, _)| name == "per_page")?.1.parse().ok()
}

/// What tells an item from others: its ID, or else its text.
fn identity(item: &Json) -> String {
    id(item).unwrap_or_else(|| item.text().to_owned())
}

fn id(item: &Json) -> Option<String> {
    ["id", "node_id"].into_iter().find_map(|key| item.member(key)?.scalar())
}

fn has_id(item: &Item) -> bool {
    id(&item.json).is_some()
}

fn checksum(item: &Json) -> u64 {
    let text = item.text().as_bytes();
    (text.len() as u64) << 32 | u64::from(crc32fast::hash(text))
}

#[cfg(test)]
mod tests;
