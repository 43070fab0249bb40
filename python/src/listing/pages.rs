//! Listings page by page, and search results.

use pyo3::prelude::*;
use pyo3::types::PyList;

use crate::calls::blocking;
use crate::listing::table::Unfinished;
use crate::listing::{Kind, Listing};
use crate::values::decode;
use ferrohub::client::page;
use ferrohub::client::page::{Item, Page, Pages};
use ferrohub::table::arrow::Table;

impl Listing {
    /// Whether the last page was read.
    pub fn is_done(&self) -> bool {
        self.state().done
    }

    /// The next item, if it is read already.
    pub fn take<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        loop {
            let item = {
                let mut state = self.state();
                let item = state.buffer.pop_front();
                state.given += u64::from(item.is_some());
                item
            };
            match item {
                Some(item) if item.json.is_null() && matches!(self.kind, Kind::Class(_)) => {}
                Some(item) => return self.item(py, item).map(Some),
                None => return Ok(None),
            }
        }
    }

    /// The items that are read and not given out yet, a page at least; None after the last.
    pub fn page(&self, py: Python<'_>) -> PyResult<Option<Vec<Item>>> {
        loop {
            let done = self.is_done();
            match self.read_already() {
                Some(items) => return Ok(Some(items)),
                None if done => return Ok(None),
                None => self.advance(py)?,
            }
        }
    }

    /// The next of some pages of the same session.
    pub fn read(&self, py: Python<'_>, pages: &mut Pages) -> PyResult<Option<Page>> {
        py.check_signals()?; // see `advance`
        let session = self.session.get().core.clone();
        blocking::block(py, async { pages.next(&session).await })
    }

    /// The items from start to stop, read afresh; whole pages before the start are jumped over where the service
    /// numbers its pages.
    pub fn range<'py>(&self, py: Python<'py>, start: u64, stop: Option<u64>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let stop = [stop, u64::try_from(self.number).ok()].into_iter().flatten().min();
        let wanted = start..stop.unwrap_or(u64::MAX);
        let mut pages = Pages::resume(Some(self.first.clone()), self.layout.clone(), stop);
        let (mut at, mut jumped, mut found) = (0, false, Vec::new());
        while at < wanted.end && !wanted.is_empty() {
            let Some(page) = self.read(py, &mut pages)? else { break };
            let size = page.items.len() as u64;
            for (place, item) in (at..).zip(page.items) {
                if wanted.contains(&place) {
                    found.push(self.item(py, item)?);
                }
            }
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

    /// Take items back that were given out last.
    pub fn restore(&self, items: Vec<Item>) {
        let mut state = self.state();
        state.given = state.given.saturating_sub(items.len() as u64);
        items.into_iter().rev().for_each(|item| state.buffer.push_front(item));
    }

    /// The rows of a table that an error interrupted, to be gone on with; a refresh forgets them.
    pub fn unfinished(&self, keep: Option<Unfinished>) -> Option<Unfinished> {
        std::mem::replace(&mut self.state().unfinished, keep)
    }

    /// The listing as a table: made once, and kept until the listing starts again.
    pub fn table(&self, make: impl FnOnce() -> PyResult<Table>) -> PyResult<Table> {
        let known = self.state().table.clone();
        if let Some(table) = known {
            return Ok(table);
        }
        let table = make()?;
        self.state().table = Some(table.clone());
        Ok(table)
    }

    /// The next items, as far as they are read, at most so many, and how many are read and not given out.
    pub fn waiting(&self, most: usize) -> (Vec<Item>, usize) {
        let state = self.state();
        (state.buffer.iter().take(most).cloned().collect(), state.buffer.len())
    }

    /// How many items were given out, and how many there are in all as far as the answers told.
    pub fn expected(&self) -> (u64, Option<u64>) {
        let state = self.state();
        let counted = page::total_count(state.body.as_ref());
        let paged = || {
            let answer = state.last.as_ref()?;
            // With cursors for pages there is no telling.
            let last = answer.link("last")?;
            let number =
                |name| last.query_pairs().find(|(key, _)| key == name).and_then(|(_, n)| n.parse::<u64>().ok());
            number("page")?.checked_mul(number("per_page").unwrap_or(30))
        };
        // A search counts more than it gives, and the last page is seldom full.
        let told: Option<u64> = counted.into_iter().chain(paged()).min();
        let all = if state.done { Some(state.fetched) } else { told };
        let most = u64::try_from(self.number).ok();
        let bounded = match (all, most) {
            (Some(all), Some(most)) => Some(all.min(most)),
            // So many were asked for, and there is no sign that there are fewer.
            (None, most) => most.filter(|_| state.last.is_some()),
            (all, None) => all,
        };
        (state.given, bounded.map(|all| all.max(state.fetched)))
    }

    /// The items that are read and not given out yet, if there are any.
    pub fn read_already(&self) -> Option<Vec<Item>> {
        let mut state = self.state();
        let items = std::mem::take(&mut state.buffer);
        state.given += items.len() as u64;
        Some(items.into()).filter(|items: &Vec<Item>| !items.is_empty())
    }

    /// Items as a list of what they are.
    pub fn list<'py>(&self, py: Python<'py>, items: Vec<Item>) -> PyResult<Bound<'py, PyList>> {
        PyList::new(py, items.into_iter().map(|item| self.item(py, item)).collect::<PyResult<Vec<_>>>()?)
    }

    /// How many results a search found; 0 before the first page.
    pub fn found(&self) -> u64 {
        page::total_count(self.state().body.as_ref()).unwrap_or(0)
    }

    /// Whether a search gave up early; None before the first page.
    pub fn is_incomplete(&self) -> Option<bool> {
        self.state().is_incomplete()
    }

    /// Say once, by the logger `ferrohub`, that a search gave up before it had looked everywhere.
    pub fn warn_of_incomplete_results(&self, py: Python<'_>) -> PyResult<()> {
        let incomplete = {
            let mut state = self.state();
            let incomplete = state.is_incomplete() == Some(true) && !state.warned;
            state.warned |= incomplete;
            incomplete
        };
        if incomplete {
            let text = "the search of %s gave up early: its results are incomplete";
            let logger = py.import("logging")?.call_method1("getLogger", ("ferrohub",))?;
            logger.call_method1("warning", (text, self.first.url.path()))?;
        }
        Ok(())
    }

    /// The results of the page read last, as plain values.
    pub fn results<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let items = self.state().body.as_ref().and_then(|body| body.get("items"));
        items.map(|items| decode::any(py, &items)).transpose()
    }
}

/// A listing of search results.
#[pyclass(frozen, extends = Listing, module = "ferrohub.structs", name = "SearchListing")]
pub struct SearchListing;

#[pymethods]
impl SearchListing {
    /// How many results the service found; 0 before the first page.
    #[getter]
    fn total_count(slf: &Bound<'_, Self>) -> u64 {
        slf.as_super().get().found()
    }

    /// Whether the service gave up before it had looked everywhere; None before the first page.
    #[getter]
    fn incomplete_results(slf: &Bound<'_, Self>) -> Option<bool> {
        slf.as_super().get().is_incomplete()
    }

    /// The results of the page read last, as plain values.
    #[getter]
    fn items<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyAny>>> {
        slf.as_super().get().results(slf.py())
    }
}

/// The pages of a listing, as lists of items.
#[pyclass(frozen, generic, module = "ferrohub.structs", name = "ListingPages")]
pub struct ListingPages {
    listing: Py<Listing>,
}

impl ListingPages {
    /// The pages of a listing.
    pub fn new(listing: Bound<'_, Listing>) -> ListingPages {
        ListingPages { listing: listing.unbind() }
    }
}

#[pymethods]
impl ListingPages {
    fn __iter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyList>>> {
        let listing = self.listing.get();
        listing.page(py)?.map(|items| listing.list(py, items)).transpose()
    }
}
