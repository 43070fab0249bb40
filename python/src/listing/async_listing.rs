//! The listing of an asynchronous client: an iterator whose items are awaited.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};

use crate::calls::awaitable;
use crate::listing::Listing;

/// A lazy listing of an asynchronous client, walked with ``async for``: the next page is read when its items are asked
/// for.
///
/// Several tasks may share one; each item is given out once.
#[pyclass(frozen, extends = Listing, subclass, generic, module = "ferrohub.aio", name = "AsyncListing")]
pub struct AsyncListing;

/// A listing of search results of an asynchronous client.
#[pyclass(frozen, extends = AsyncListing, generic, module = "ferrohub.aio", name = "AsyncSearchListing")]
pub struct AsyncSearchListing;

/// A coroutine of what a method of the blocking listing does.
fn waiting<'py>(
    slf: &Bound<'py, AsyncListing>,
    method: &'static str,
    arguments: &[&Bound<'py, PyAny>],
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let (listing, arguments) = (slf.clone().unbind(), PyTuple::new(slf.py(), arguments)?.unbind());
    let options = options.map(|options| options.clone().unbind());
    awaitable::in_thread(slf.py(), move |py| {
        let blocking = py.get_type::<Listing>().getattr(method)?.call_method1("__get__", (listing,))?;
        let options = options.map(|options| options.into_bound(py));
        Ok(blocking.call(arguments.into_bound(py), options.as_ref())?.unbind())
    })
}

#[pymethods]
impl AsyncListing {
    fn __aiter__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        awaitable::function(slf.py(), "items")?.call1((slf,))
    }

    fn __iter__(&self) -> PyResult<()> {
        Err(PyTypeError::new_err("the listing of an asynchronous client is walked with \"async for\""))
    }

    fn __next__(&self) -> PyResult<()> {
        self.__iter__()
    }

    /// A coroutine of the item at an index, or of a list of those of a slice.
    fn __getitem__<'py>(slf: &Bound<'py, Self>, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        waiting(slf, "__getitem__", &[index], None)
    }

    /// How many items the service has, found with one small request; None when the service does not tell.
    fn total<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        waiting(slf, "total", &[], None)
    }

    /// A coroutine of the rows as dicts; see ``Listing.to_dicts``.
    ///
    /// :param fields: names of fields
    #[pyo3(signature = (fields=None))]
    fn to_dicts<'py>(slf: &Bound<'py, Self>, fields: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        waiting(slf, "to_dicts", fields.as_slice(), None)
    }

    /// A coroutine of the rows as a table of Apache Arrow; see ``Listing.to_arrow``.
    ///
    /// :param fields: names of fields
    #[pyo3(signature = (fields=None))]
    fn to_arrow<'py>(slf: &Bound<'py, Self>, fields: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        waiting(slf, "to_arrow", fields.as_slice(), None)
    }

    /// A coroutine of the rows as a ``pandas.DataFrame``; see ``Listing.to_pandas``.
    ///
    /// :param fields: names of fields
    /// :param options: passed to ``pyarrow.Table.to_pandas``
    #[pyo3(signature = (fields=None, **options))]
    fn to_pandas<'py>(
        slf: &Bound<'py, Self>,
        fields: Option<&Bound<'py, PyAny>>,
        options: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        waiting(slf, "to_pandas", fields.as_slice(), options)
    }

    /// A coroutine of the rows as a ``polars.DataFrame``; see ``Listing.to_polars``.
    ///
    /// :param fields: names of fields
    #[pyo3(signature = (fields=None))]
    fn to_polars<'py>(slf: &Bound<'py, Self>, fields: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        waiting(slf, "to_polars", fields.as_slice(), None)
    }

    /// The items page by page: an asynchronous iterator of lists.
    fn pages<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        awaitable::function(slf.py(), "pages")?.call1((slf,))
    }

    /// The next item in a tuple of one, if it is read already; else None. For the coroutines of this package.
    fn _take<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<(Bound<'py, PyAny>,)>> {
        Ok(slf.as_super().get().take(slf.py())?.map(|item| (item,)))
    }

    /// The items that are read already, as a list; None when there are none. For the coroutines of this package.
    fn _take_page<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyList>>> {
        let listing = slf.as_super().get();
        listing.read_already().map(|items| listing.list(slf.py(), items)).transpose()
    }

    /// A coroutine that reads the next page: whether there was one. For the coroutines of this package.
    fn _turn<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let (py, listing) = (slf.py(), slf.clone().unbind());
        awaitable::in_thread(py, move |py| {
            let listing = listing.bind(py).as_super().get();
            let more = !listing.is_done();
            if more {
                listing.advance(py)?;
            }
            Ok(more.into_pyobject(py)?.to_owned().into_any().unbind())
        })
    }
}

#[pymethods]
impl AsyncSearchListing {
    /// How many results the service found; 0 before the first page.
    #[getter]
    fn total_count(slf: &Bound<'_, Self>) -> u64 {
        slf.as_super().as_super().get().found()
    }

    /// Whether the service gave up before it had looked everywhere; None before the first page.
    #[getter]
    fn incomplete_results(slf: &Bound<'_, Self>) -> Option<bool> {
        slf.as_super().as_super().get().is_incomplete()
    }

    /// The results of the page read last, as plain values.
    #[getter]
    fn items<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyAny>>> {
        slf.as_super().as_super().get().results(slf.py())
    }
}
