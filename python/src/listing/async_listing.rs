//! The listing of an asynchronous client: an iterator whose items are awaited.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::calls::{awaitable, sending};
use crate::listing::table::Gathering;
use crate::listing::{Listing, Range, pages};

/// A lazy listing of an asynchronous client: ``async for`` requests the next page when iteration reaches it.
///
/// Tasks can share a listing; each item is returned to one of them.
#[pyclass(frozen, extends = Listing, subclass, generic, module = "ferrohub.aio", name = "AsyncListing")]
pub struct AsyncListing;

/// A listing of search results of an asynchronous client.
#[pyclass(frozen, extends = AsyncListing, generic, module = "ferrohub.aio", name = "AsyncSearchListing")]
pub struct AsyncSearchListing;

/// A coroutine that reads the next page of a listing.
pub fn turn<'py>(listing: &Bound<'py, Listing>) -> PyResult<Bound<'py, PyAny>> {
    let (core, session) = (listing.get().core.clone(), listing.get().owner().get().core.clone());
    let owner = listing.get().owner().bind(listing.py()).clone();
    let listing = listing.clone().unbind();
    let reading = async move { core.advance(&session).await };
    sending::coroutine(&owner, reading, move |py, ()| {
        listing.get().warn_of_incomplete_results(py)?;
        Ok(py.None())
    })
}

/// A coroutine of the rows of the remaining items of a listing.
fn gather<'py>(
    slf: &Bound<'py, AsyncListing>,
    fields: Option<&Bound<'py, PyAny>>,
    columns: Option<&str>,
    as_table: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let rows = Gathering::new(slf.as_super(), fields, columns, as_table)?;
    awaitable::function(slf.py(), "gather")?.call1((rows,))
}

/// The exception for a method that would block the event loop.
fn blocking(instead: &str) -> PyErr {
    PyTypeError::new_err(format!("the listing of an asynchronous client would block the event loop: use {instead}"))
}

#[pymethods]
impl AsyncListing {
    fn __aiter__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        awaitable::function(slf.py(), "items")?.call1((slf,))
    }

    fn __anext__<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyAny>>> {
        awaitable::function(slf.py(), "following")?.call1((slf,)).map(Some)
    }

    fn __iter__(&self) -> PyResult<()> {
        Err(PyTypeError::new_err("the listing of an asynchronous client is walked with \"async for\""))
    }

    fn __next__(&self) -> PyResult<()> {
        self.__iter__()
    }

    /// Raises TypeError: use ``await anext(listing)``.
    fn next(&self) -> PyResult<()> {
        Err(blocking("\"await anext(listing)\""))
    }

    /// Raises TypeError: use ``await listing.to_arrow()``.
    ///
    /// :param requested_schema: ignored
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__(&self, requested_schema: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let _ = requested_schema;
        Err(blocking("\"await listing.to_arrow()\""))
    }

    /// A coroutine of the item at an index, or of a list of those of a slice.
    fn __getitem__<'py>(slf: &Bound<'py, Self>, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let range = Range::of(index)?;
        let this = slf.as_super().get();
        let (core, session) = (this.core.clone(), this.owner().get().core.clone());
        let reading = async move { core.range(&session, range.start, range.stop).await };
        let listing = slf.as_super().clone().unbind();
        sending::coroutine(this.owner().bind(slf.py()), reading, move |py, items| {
            Ok(listing.get().within(py, range, items)?.unbind())
        })
    }

    /// Total number of items, fetched with one small request; None if GitHub does not report it.
    fn total<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let this = slf.as_super().get();
        let (core, session) = (this.core.clone(), this.owner().get().core.clone());
        let reading = async move { core.total(&session).await };
        sending::coroutine(this.owner().bind(slf.py()), reading, |py, total| {
            Ok(total.into_pyobject(py)?.into_any().unbind())
        })
    }

    /// A coroutine of the rows as dicts; see ``Listing.to_dicts``.
    ///
    /// :param fields: names of fields
    /// :param columns: ``"all"`` or None; see ``Listing.to_dicts``
    #[pyo3(signature = (fields=None, *, columns=None))]
    fn to_dicts<'py>(
        slf: &Bound<'py, Self>,
        fields: Option<&Bound<'py, PyAny>>,
        columns: Option<&str>,
    ) -> PyResult<Bound<'py, PyAny>> {
        gather(slf, fields, columns, false)
    }

    /// A coroutine of the rows as a table of Apache Arrow; see ``Listing.to_arrow``.
    ///
    /// :param fields: names of fields
    /// :param columns: ``"all"`` or None; see ``Listing.to_dicts``
    #[pyo3(signature = (fields=None, *, columns=None))]
    fn to_arrow<'py>(
        slf: &Bound<'py, Self>,
        fields: Option<&Bound<'py, PyAny>>,
        columns: Option<&str>,
    ) -> PyResult<Bound<'py, PyAny>> {
        gather(slf, fields, columns, true)
    }

    /// A coroutine of the rows as a ``pandas.DataFrame``; see ``Listing.to_pandas``.
    ///
    /// :param fields: names of fields
    /// :param columns: ``"all"`` or None; see ``Listing.to_dicts``
    /// :param excel: whether to make columns that Excel can store; see ``Listing.to_pandas``
    /// :param options: passed to ``pyarrow.Table.to_pandas``
    #[pyo3(signature = (fields=None, *, columns=None, excel=false, **options))]
    fn to_pandas<'py>(
        slf: &Bound<'py, Self>,
        fields: Option<&Bound<'py, PyAny>>,
        columns: Option<&str>,
        excel: bool,
        options: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("ferrohub._tables")?.call_method("await_pandas", (slf, fields, columns, excel), options)
    }

    /// A coroutine of the rows as a ``polars.DataFrame``; see ``Listing.to_polars``.
    ///
    /// :param fields: names of fields
    /// :param columns: ``"all"`` or None; see ``Listing.to_dicts``
    #[pyo3(signature = (fields=None, *, columns=None))]
    fn to_polars<'py>(
        slf: &Bound<'py, Self>,
        fields: Option<&Bound<'py, PyAny>>,
        columns: Option<&str>,
    ) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("ferrohub._tables")?.call_method1("await_polars", (slf, fields, columns))
    }

    /// The items, with a progress bar: an asynchronous iterator; see ``Listing.progress``.
    ///
    /// :param description: text before the bar; the path of the listing by default
    #[pyo3(signature = (description=None))]
    fn progress<'py>(slf: &Bound<'py, Self>, description: Option<&str>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("ferrohub._tables")?.call_method1("async_progress", (slf, description))
    }

    /// The items page by page: an asynchronous iterator of lists.
    fn pages<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        awaitable::function(slf.py(), "pages")?.call1((slf,))
    }

    /// Whether the last page was read. For the coroutines of this package.
    fn _is_done(slf: &Bound<'_, Self>) -> bool {
        slf.as_super().get().is_done()
    }

    /// The next item in a tuple, if it has been read; else None. For the coroutines of this package.
    fn _take<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<(Bound<'py, PyAny>,)>> {
        Ok(slf.as_super().get().take(slf.py())?.map(|item| (item,)))
    }

    /// The items that have been read, as a list; None if there are none. For the coroutines of this package.
    fn _take_page<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyList>>> {
        let listing = slf.as_super().get();
        listing.core.take_page().map(|items| listing.list(slf.py(), items)).transpose()
    }

    /// A coroutine that reads the next page. For the coroutines of this package.
    fn _turn<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        turn(slf.as_super())
    }
}

#[pymethods]
impl AsyncSearchListing {
    /// A coroutine of the number of results that the search lists, and of requests that it sends; see
    /// ``SearchListing.cost``.
    fn cost<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let this = slf.as_super().as_super().get();
        let (core, session) = (this.core.clone(), this.owner().get().core.clone());
        let reading = async move { core.cost(&session).await };
        sending::coroutine(this.owner().bind(slf.py()), reading, |py, cost| Ok(pages::cost(py, cost)?.unbind()))
    }

    /// Number of results that GitHub found; 0 before the first page.
    #[getter]
    fn total_count(slf: &Bound<'_, Self>) -> u64 {
        slf.as_super().as_super().get().found()
    }

    /// Whether the search timed out, so that results are incomplete; None before the first page.
    #[getter]
    fn incomplete_results(slf: &Bound<'_, Self>) -> Option<bool> {
        slf.as_super().as_super().get().is_incomplete()
    }

    /// The results of the last page, as plain values.
    #[getter]
    fn items<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyAny>>> {
        slf.as_super().as_super().get().results(slf.py())
    }
}
