//! Listings page by page, and search results.

use std::sync::PoisonError;

use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyList, PySlice};

use crate::calls::{deprecation, sending};
use crate::listing::table::Unfinished;
use crate::listing::{Kind, Listing};
use crate::values::decode;
use ferrohub::bindings::session::page::Item;
use ferrohub::bindings::session::search::Cost;
use ferrohub::bindings::table::arrow::Table;

/// The part of a listing that an index selects: one item or a slice.
#[derive(Debug, Clone, Copy)]
pub struct Range {
    /// The first.
    pub start: u64,
    /// The one after the last; None for the end.
    pub stop: Option<u64>,
    single: bool,
}

impl Range {
    /// Parse an index.
    pub fn of(index: &Bound<'_, PyAny>) -> PyResult<Range> {
        let bad = || PyValueError::new_err("a listing is sliced from a start to a stop that are not negative, step 1");
        if let Ok(slice) = index.cast::<PySlice>() {
            let part = |name: &str| slice.getattr(name)?.extract::<Option<u64>>().map_err(|_| bad());
            if part("step")?.is_some_and(|step| step != 1) {
                return Err(bad());
            }
            return Ok(Range { start: part("start")?.unwrap_or(0), stop: part("stop")?, single: false });
        }
        let start: u64 = index.extract().map_err(|_| bad())?;
        Ok(Range { start, stop: Some(start.saturating_add(1)), single: true })
    }
}

impl Listing {
    /// Whether the last page was read.
    pub fn is_done(&self) -> bool {
        self.core.is_done()
    }

    /// The next item, if it is read already.
    pub fn take<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        loop {
            match self.core.take() {
                Some(item) if item.json.is_null() && matches!(self.kind, Kind::Class(_)) => {}
                Some(item) => return self.item(py, item).map(Some),
                None => return Ok(None),
            }
        }
    }

    /// The items that were read and not returned yet, at least a page; None after the last.
    fn page(&self, py: Python<'_>) -> PyResult<Option<Vec<Item>>> {
        loop {
            let done = self.is_done();
            match self.core.take_page() {
                Some(items) => return Ok(Some(items)),
                None if done => return Ok(None),
                None => self.advance(py)?,
            }
        }
    }

    /// The result of an index: a list for a slice, else the item.
    pub fn within<'py>(&self, py: Python<'py>, range: Range, items: Vec<Item>) -> PyResult<Bound<'py, PyAny>> {
        if !range.single {
            return Ok(self.list(py, items)?.into_any());
        }
        let item = items.into_iter().next().ok_or_else(|| PyIndexError::new_err("the listing has fewer items"))?;
        self.item(py, item)
    }

    /// The rows of a table that an error interrupted, to be continued; a refresh discards them.
    pub fn unfinished(&self, keep: Option<Unfinished>) -> Option<Unfinished> {
        std::mem::replace(&mut *self.unfinished.lock().unwrap_or_else(PoisonError::into_inner), keep)
    }

    /// Discard the table and the interrupted rows.
    pub fn forget(&self) {
        self.unfinished(None);
        *self.table.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// The listing as a table, which is built once and kept until the listing restarts.
    pub fn table(&self, make: impl FnOnce() -> PyResult<Table>) -> PyResult<Table> {
        let known = || self.table.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(table) = known().clone() {
            return Ok(table);
        }
        let table = make()?;
        *known() = Some(table.clone());
        Ok(table)
    }

    /// Items as a list of Python objects.
    pub fn list<'py>(&self, py: Python<'py>, items: Vec<Item>) -> PyResult<Bound<'py, PyList>> {
        PyList::new(py, items.into_iter().map(|item| self.item(py, item)).collect::<PyResult<Vec<_>>>()?)
    }

    /// Number of results of a search; 0 before the first page.
    pub fn found(&self) -> u64 {
        self.core.total_found().unwrap_or(0)
    }

    /// Whether a search timed out; None before the first page.
    pub fn is_incomplete(&self) -> Option<bool> {
        self.core.is_incomplete()
    }

    /// Log once, to the logger `ferrohub`, that a search timed out and its results are incomplete, or that items were left
    /// out because of single sign-on.
    pub fn warn_of_incomplete_results(&self, py: Python<'_>) -> PyResult<()> {
        if let Some(response) = self.core.last() {
            deprecation::note(py, &response, self.session.get())?;
        }
        let warn = |text: &str, organizations: &[u64]| -> PyResult<()> {
            let logger = py.import("logging")?.call_method1("getLogger", ("ferrohub",))?;
            let path = self.core.first().url.path();
            match organizations {
                [] => logger.call_method1("warning", (text, path))?,
                some => logger.call_method1("warning", (text, path, some.to_vec()))?,
            };
            Ok(())
        };
        if self.core.incomplete_once() {
            warn("the search of %s gave up early: its results are incomplete", &[])?;
        }
        match &self.core.omitted_once()[..] {
            [] => Ok(()),
            some => warn("%s lacks items: authorize the token for the single sign-on of the organizations %s", some),
        }
    }

    /// The results of the last page, as plain values.
    pub fn results<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let items = self.core.body().and_then(|body| body.get("items"));
        items.map(|items| decode::any(py, &items)).transpose()
    }
}

/// A listing of search results.
#[pyclass(frozen, extends = Listing, module = "ferrohub.structs", name = "SearchListing")]
pub struct SearchListing;

#[pymethods]
impl SearchListing {
    /// Number of results that GitHub found; 0 before the first page.
    #[getter]
    fn total_count(slf: &Bound<'_, Self>) -> u64 {
        slf.as_super().get().found()
    }

    /// Whether the search timed out, so that results are incomplete; None before the first page.
    #[getter]
    fn incomplete_results(slf: &Bound<'_, Self>) -> Option<bool> {
        slf.as_super().get().is_incomplete()
    }

    /// The number of results that the search lists, and of requests that it sends.
    ///
    /// Request: that of the search with ``per_page=1``. If the search has to be divided, because it has more than 1,000
    /// results and ``number`` is larger, the number of requests is an estimate.
    ///
    /// :returns: a ``SearchCost``, with ``results`` and ``requests``
    fn cost<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let this = slf.as_super().get();
        let session = this.owner().bind(slf.py());
        cost(slf.py(), sending::block(session, this.core.cost(&session.get().core))?)
    }

    /// The results of the last page, as plain values.
    #[getter]
    fn items<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyAny>>> {
        slf.as_super().get().results(slf.py())
    }
}

/// The cost of a search as a named tuple.
pub fn cost(py: Python<'_>, cost: Cost) -> PyResult<Bound<'_, PyAny>> {
    py.import("ferrohub.types")?.getattr("SearchCost")?.call1((cost.results, cost.requests))
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
