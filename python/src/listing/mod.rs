//! The lazy listing: an iterator over the items of all pages.

use std::sync::{Arc, Mutex};

use pyo3::exceptions::{PyStopIteration, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};

use crate::calls::sending;
use crate::errors::Failure;
use crate::handle::{ClientSession, Reduced};
use crate::listing::async_listing::{AsyncListing, AsyncSearchListing};
use crate::listing::pickle::Frozen;
use crate::listing::table::Unfinished;
use crate::values::headers::Headers;
use crate::values::resource::Resource;
use crate::values::{decode, resource, response, types};
use ferrohub::bindings::http::request::Request;
use ferrohub::bindings::http::response::number;
use ferrohub::bindings::quota::route::Route;
use ferrohub::bindings::session::listing;
use ferrohub::bindings::session::page::{Item, Layout};
use ferrohub::bindings::table::arrow::Table;

pub mod async_listing;
pub mod github3;
pub mod html;
mod pages;
pub mod pickle;
pub mod poll;
pub mod table;

pub use pages::{ListingPages, Range, SearchListing};

/// The kind of the items of a listing.
#[derive(Debug, Clone, Copy)]
pub enum Kind {
    /// Resources of a class.
    Class(&'static str),
    /// Plain JSON values of this Python type.
    Plain(&'static str),
    /// Pairs of key and value.
    Pairs,
}

/// A lazy listing: an iterator that requests the next page when iteration reaches it.
///
/// Threads can share a listing; each item is returned to one of them.
#[pyclass(frozen, subclass, weakref, generic, module = "ferrohub.structs", name = "Listing")]
pub struct Listing {
    pub(super) core: Arc<listing::Listing>,
    kind: Kind,
    session: Py<ClientSession>,
    /// The rows of a table that an error interrupted, to be continued.
    unfinished: Mutex<Option<Unfinished>>,
    /// The table of the listing, once another library has read it as one.
    table: Mutex<Option<Table>>,
}

impl Listing {
    /// A listing of items of a kind.
    pub fn new(core: listing::Listing, kind: Kind, session: Py<ClientSession>) -> Listing {
        Listing { core: Arc::new(core), kind, session, unfinished: Mutex::default(), table: Mutex::default() }
    }

    /// The state that a pickle contains.
    fn frozen(&self) -> Frozen {
        let (class, python) = match self.kind {
            Kind::Class(class) => (Some(class.to_owned()), None),
            Kind::Plain(python) => (None, Some(python.to_owned())),
            Kind::Pairs => (None, None),
        };
        let (progress, next) = self.core.progress();
        let first = self.core.first();
        Frozen {
            class,
            python,
            key: self.list_key(),
            number: self.core.number(),
            given: progress.given,
            first: (first.url.to_string(), Headers::of(&first.headers).0),
            next,
            buffer: progress.items.into_iter().map(|item| (item.key, item.json.text().to_owned())).collect(),
            etag: progress.etag,
            body: progress.body.map(|body| body.text().to_owned()),
            parts: progress.parts,
        }
    }

    /// As a Python object.
    pub fn into_python(self, py: Python<'_>, search: bool) -> PyResult<Bound<'_, PyAny>> {
        if self.session.get().namespace.is_github3() {
            return github3::iterator(py, &self, search);
        }
        let awaitable = self.session.get().awaitable;
        let made = PyClassInitializer::from(self);
        Ok(match (awaitable, search) {
            (false, false) => Bound::new(py, made)?.into_any(),
            (false, true) => Bound::new(py, made.add_subclass(SearchListing))?.into_any(),
            (true, false) => Bound::new(py, made.add_subclass(AsyncListing))?.into_any(),
            (true, true) => {
                Bound::new(py, made.add_subclass(AsyncListing).add_subclass(AsyncSearchListing))?.into_any()
            }
        })
    }

    /// The session of the listing.
    pub(super) fn owner(&self) -> &Py<ClientSession> {
        &self.session
    }

    /// The kind of the items.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The request of the first page.
    pub fn first(&self) -> &Request {
        self.core.first()
    }

    /// Read the next page, unless another thread does so first.
    pub fn advance(&self, py: Python<'_>) -> PyResult<()> {
        // Between pages, as no wait is long enough to look for Ctrl-C where they come fast.
        py.check_signals()?;
        sending::block(self.session.bind(py), self.core.advance(&self.session.get().core))?;
        self.warn_of_incomplete_results(py)
    }

    /// An item as a Python object.
    pub(super) fn item<'py>(&self, py: Python<'py>, item: Item) -> PyResult<Bound<'py, PyAny>> {
        match self.kind {
            Kind::Class(class) if item.json.is_object() => {
                resource::make(py, class, Resource::of(item.json, &self.session, py))
            }
            Kind::Pairs => {
                let value = decode::any(py, &item.json)?;
                let key = item.key.unwrap_or_default().into_pyobject(py)?.into_any();
                Ok(PyTuple::new(py, [key, value])?.into_any())
            }
            _ => decode::any(py, &item.json),
        }
    }
}

#[pymethods]
impl Listing {
    fn __iter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        loop {
            // Checked first: what another thread reads after this is taken by the next turn.
            let done = self.is_done();
            match self.take(py)? {
                Some(item) => return Ok(Some(item)),
                None if done => return Ok(None),
                None => self.advance(py)?,
            }
        }
    }

    /// The next item, as ``next(listing)``.
    fn next<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.__next__(py)?.ok_or_else(|| PyStopIteration::new_err(()))
    }

    fn __bool__(&self) -> bool {
        true
    }

    /// Total number of items, if it is known without another request.
    fn __len__(&self) -> PyResult<usize> {
        let bounded = self.core.known_length().and_then(|all| usize::try_from(all).ok());
        bounded.ok_or_else(|| PyTypeError::new_err("the length is not known before the last page; see total()"))
    }

    fn __length_hint__(&self) -> usize {
        self.core.waiting(0).1
    }

    fn __getitem__<'py>(&self, py: Python<'py>, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let range = Range::of(index)?;
        let items =
            sending::block(self.session.bind(py), self.core.range(&self.session.get().core, range.start, range.stop))?;
        self.within(py, range, items)
    }

    /// Total number of items, fetched with one small request; None if GitHub does not report it.
    fn total(&self, py: Python<'_>) -> PyResult<Option<u64>> {
        sending::block(self.session.bind(py), self.core.total(&self.session.get().core))
    }

    /// The items page by page: an iterator of lists.
    fn pages(slf: Bound<'_, Self>) -> ListingPages {
        ListingPages::new(slf)
    }

    /// Restart from the first page.
    ///
    /// :param conditional: whether to send the ETag of the previous response; if nothing has changed, the listing is empty
    /// :returns: the listing itself
    #[pyo3(signature = (conditional=false))]
    fn refresh(slf: Bound<'_, Self>, conditional: bool) -> PyResult<Bound<'_, Self>> {
        let this = slf.get();
        this.core.refresh(conditional).map_err(Failure::from)?;
        this.forget();
        Ok(slf)
    }

    /// Close the listing: prefetch is cancelled, and it yields no more items and sends no more requests. ``refresh()``
    /// restarts it. Garbage collection closes it too.
    fn close(&self) {
        self.core.close();
        self.forget();
    }

    /// Maximum number of items; -1 for all.
    #[getter]
    fn original(&self) -> i64 {
        self.core.number()
    }

    /// Remaining number of items, at most; -1 for all.
    #[getter]
    fn count(&self) -> i64 {
        let (number, given) = (self.core.number(), i64::try_from(self.core.given()).unwrap_or(i64::MAX));
        if number < 0 { -1 } else { (number - given).max(0) }
    }

    /// URL of the first page, without its query.
    #[getter]
    fn url(&self) -> String {
        let mut url = self.core.first().url.clone();
        url.set_query(None);
        url.to_string()
    }

    /// URL of the last page that was read; None before the first.
    #[getter]
    fn last_url(&self) -> Option<String> {
        self.core.last_url()
    }

    /// Path of the first page.
    #[getter]
    fn path(&self) -> &str {
        self.core.first().url.path()
    }

    /// Type of the items.
    #[getter]
    fn cls<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match self.kind {
            Kind::Class(class) => Ok(types::type_in(py, self.session.get().namespace, class)?.into_any()),
            Kind::Plain(python) => py.import("builtins")?.getattr(python),
            Kind::Pairs => Ok(py.get_type::<PyTuple>().into_any()),
        }
    }

    /// Query of the first page.
    #[getter]
    fn params<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let params = PyDict::new(py);
        for (name, value) in self.core.first().url.query_pairs() {
            params.set_item(name.as_ref(), value.as_ref())?;
        }
        Ok(params)
    }

    /// Headers of the first request, in addition to those of the session.
    #[getter]
    fn headers(&self) -> Headers {
        Headers::of(&self.core.first().headers)
    }

    /// ETag of the first page, for the argument ``etag`` of a later listing.
    #[getter]
    fn etag(&self) -> Option<String> {
        self.core.etag()
    }

    /// The last response, without its body; None before the first.
    #[getter]
    fn last_response(&self) -> Option<response::Response> {
        self.core.last().map(response::Response::new)
    }

    /// Status of the last response; 0 before the first. 202 means that GitHub is still computing the result, 304 that
    /// nothing has changed.
    #[getter]
    fn last_status(&self) -> u16 {
        self.core.last().map_or(0, |response| response.status)
    }

    /// IDs of the organizations whose items GitHub left out of the pages read so far, because the token is not authorized
    /// for their single sign-on. A warning is logged once.
    #[getter]
    fn omitted_organizations(&self) -> Vec<u64> {
        self.core.omitted_organizations()
    }

    /// Key of the array in responses that are objects; else None.
    #[getter]
    fn list_key(&self) -> Option<String> {
        match self.core.layout() {
            Layout::At(key) => Some(key.clone()),
            _ => None,
        }
    }

    /// Members of the last page beside the array, such as ``{"total_count": 3}``; empty before the first page, and if pages
    /// are arrays.
    #[getter]
    fn envelope<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let envelope = PyDict::new(py);
        if let (Layout::At(key), Some(body)) = (self.core.layout(), self.core.body()) {
            for (name, json) in body.entries().into_iter().filter(|(name, _)| name != key) {
                envelope.set_item(name, decode::any(py, &json)?)?;
            }
        }
        Ok(envelope)
    }

    /// Requests left in the quota of the listing (for searches, the search quota) according to the last response. Before the
    /// first response, a request fetches it. ``dir()`` does not list this attribute, so that tools that read every attribute
    /// send nothing.
    #[getter]
    fn ratelimit_remaining<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let known = self.core.last().and_then(|a| number(a.header("x-ratelimit-remaining")?));
        match known {
            Some(remaining) => Ok(remaining.into_pyobject(py)?.into_any()),
            None => {
                let quota = Route::of(&self.session.get().core.settings().urls.api, self.core.first()).guess();
                ClientSession::ratelimit_remaining(self.session.bind(py), quota)
            }
        }
    }

    fn __dir__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyList>> {
        ClientSession::dir(slf)
    }

    /// The session of the listing.
    #[getter]
    fn session(&self, py: Python<'_>) -> Py<ClientSession> {
        self.session.clone_ref(py)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Reduced<'py, (bool, String, Py<ClientSession>)>> {
        let (py, this) = (slf.py(), slf.get());
        let restore = py.import("ferrohub._core")?.getattr("_restore_listing")?;
        let state = serde_json::to_string(&this.frozen()).map_err(|error| PyValueError::new_err(error.to_string()))?;
        Ok((restore, (slf.is_instance_of::<SearchListing>(), state, this.session.clone_ref(py))))
    }

    fn __deepcopy__<'py>(slf: &Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        // As with resources, the session is shared.
        let (restore, parts) = Self::__reduce__(slf)?;
        restore.call1(parts)
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let this = slf.get();
        let number = this.core.number();
        let number = if number < 0 { "all".to_owned() } else { number.to_string() };
        Ok(format!("<{} [{number}, {}]>", slf.get_type().name()?, this.core.first().url.path()))
    }
}
