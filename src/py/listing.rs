//! The lazy listing: an iterator over the items of all pages.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use http::header::IF_NONE_MATCH;
use pyo3::exceptions::{PyIndexError, PyStopIteration, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PySlice, PyTuple};
use tokio::sync::Mutex as AsyncMutex;

use crate::core::json::Json;
use crate::core::page::{self, Item, Layout, Page, Pages};
use crate::core::request::Request;
use crate::core::response::Response;
use crate::py::Reduced;
use crate::py::async_listing::{AsyncListing, AsyncSearchListing};
use crate::py::frozen::Frozen;
use crate::py::headers::Headers;
use crate::py::resource::Resource;
use crate::py::session::ClientSession;
use crate::py::table::Unfinished;
use crate::py::{decode, errors, later, registry, resource, response, wait};

/// What the items of a listing are.
#[derive(Debug, Clone, Copy)]
pub enum Kind {
    /// Resources of a class.
    Class(&'static str),
    /// Plain JSON values of this Python type.
    Plain(&'static str),
    /// Pairs of key and value.
    Pairs,
}

/// A lazy listing: an iterator that reads the next page when its items are asked for.
///
/// Several threads may share one; each item is given out once.
#[pyclass(frozen, subclass, weakref, generic, module = "ferrohub.structs", name = "Listing")]
pub struct Listing {
    first: Request,
    kind: Kind,
    layout: Layout,
    number: i64,
    session: Py<ClientSession>,
    pages: Arc<AsyncMutex<Pages>>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    buffer: VecDeque<Item>,
    fetched: u64,
    given: u64,
    done: bool,
    etag: Option<String>,
    last: Option<Response>,
    last_url: Option<String>,
    body: Option<Json>,
    /// Whether it was told that the service gave up early.
    warned: bool,
    /// The rows of a table that an error interrupted.
    unfinished: Option<Unfinished>,
}

/// A listing of search results.
#[pyclass(frozen, extends = Listing, module = "ferrohub.structs", name = "SearchListing")]
pub struct SearchListing;

impl Listing {
    /// A listing that starts with this request.
    pub fn new(pages: Pages, first: Request, kind: Kind, number: i64, session: Py<ClientSession>) -> Listing {
        let (done, layout) = (pages.is_done(), pages.layout().clone());
        let state = Mutex::new(State { done, ..State::default() });
        Listing { first, kind, layout, number, session, pages: Arc::new(AsyncMutex::new(pages)), state }
    }

    /// A listing that was begun elsewhere: items read, items given out, ETag, body of the last page.
    pub fn resume(
        pages: Pages,
        first: Request,
        kind: Kind,
        number: i64,
        session: Py<ClientSession>,
        (items, given, etag, body): (Vec<Item>, u64, Option<String>, Option<Json>),
    ) -> Listing {
        let listing = Listing::new(pages, first, kind, number, session);
        {
            let mut state = listing.state();
            state.fetched = given + items.len() as u64;
            state.given = given;
            state.buffer = items.into();
            (state.etag, state.body) = (etag, body);
        }
        listing
    }

    /// What a pickle holds of it.
    fn frozen(&self, py: Python<'_>) -> PyResult<Frozen> {
        let pages = self.pages.clone();
        let next =
            wait::block(py, async move { Ok(pages.lock().await.upcoming().map(|request| request.url.to_string())) })?;
        let (class, python) = match self.kind {
            Kind::Class(class) => (Some(class.to_owned()), None),
            Kind::Plain(python) => (None, Some(python.to_owned())),
            Kind::Pairs => (None, None),
        };
        let state = self.state();
        Ok(Frozen {
            class,
            python,
            key: self.list_key(),
            number: self.number,
            given: state.given,
            first: (self.first.url.to_string(), Headers::of(&self.first.headers).0),
            next,
            buffer: state.buffer.iter().map(|item| (item.key.clone(), item.json.text().to_owned())).collect(),
            etag: state.etag.clone(),
            body: state.body.as_ref().map(|body| body.text().to_owned()),
        })
    }

    /// As a Python object.
    pub fn into_python(self, py: Python<'_>, search: bool) -> PyResult<Bound<'_, PyAny>> {
        let awaitable = later::is_wanted(self.session.get());
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

    /// What the items are.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The request of the first page.
    pub fn first(&self) -> &Request {
        &self.first
    }

    /// The items that are read and not given out yet, a page at least; None after the last.
    pub fn page(&self, py: Python<'_>) -> PyResult<Option<Vec<Item>>> {
        loop {
            let done = self.is_done();
            match self.read_already() {
                Some(items) => return Ok(Some(items)),
                None if done => return Ok(None),
                None => self.advance(py)?,
            };
        }
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

    /// The next items, as far as they are read, at most so many, and how many are read and not given out.
    pub fn waiting(&self, most: usize) -> (Vec<Item>, usize) {
        let state = self.state();
        (state.buffer.iter().take(most).cloned().collect(), state.buffer.len())
    }

    /// How many items were given out, and how many there are in all as far as the answers told.
    pub fn expected(&self) -> (u64, Option<u64>) {
        let state = self.state();
        let counted = state.body.as_ref().and_then(|body| body.get("total_count")?.scalar()?.parse().ok());
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
        let state = self.state();
        let told = state.body.as_ref().and_then(|body| body.get("total_count")?.scalar()?.parse().ok());
        told.unwrap_or(0)
    }

    /// Whether a search gave up early; None before the first page.
    pub fn is_incomplete(&self) -> Option<bool> {
        self.state().body.as_ref()?.get("incomplete_results").map(|json| json.text() == "true")
    }

    /// The results of the page read last, as plain values.
    pub fn results<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let items = self.state().body.as_ref().and_then(|body| body.get("items"));
        items.map(|items| decode::any(py, &items)).transpose()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn fresh(&self) -> Pages {
        Pages::new(self.first.clone(), self.layout.clone(), self.number)
    }

    /// Read the next page; false after the last.
    pub fn advance(&self, py: Python<'_>) -> PyResult<bool> {
        let (session, pages) = (self.session.get().core.clone(), self.pages.clone());
        let (state, fetched) = (&self.state, self.state().fetched);
        let page = wait::block(py, async move {
            let mut pages = pages.lock().await;
            // Another thread may have read a page while this one waited for its turn.
            if state.lock().unwrap_or_else(PoisonError::into_inner).fetched != fetched {
                return Ok(None);
            }
            let page = pages.next(&session).await;
            let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
            match page {
                Ok(Some(page)) => {
                    state.take(page);
                    state.done = pages.is_done();
                    Ok(Some(()))
                }
                Ok(None) => {
                    state.done = true;
                    Ok(None)
                }
                Err(error) => {
                    if let crate::core::error::Error::Status(answer) = &error {
                        state.last_url = Some(answer.url.to_string());
                        state.last = Some((**answer).clone());
                    }
                    Err(error)
                }
            }
        })?;
        self.warn_of_incomplete_results(py)?;
        let state = self.state();
        Ok(page.is_some() || state.fetched != fetched || !state.done)
    }

    /// Say once, by the logger `ferrohub`, that a search gave up before it had looked everywhere.
    fn warn_of_incomplete_results(&self, py: Python<'_>) -> PyResult<()> {
        let incomplete = {
            let mut state = self.state();
            let told = state.body.as_ref().and_then(|body| body.get("incomplete_results"));
            let incomplete = told.is_some_and(|told| told.text() == "true") && !state.warned;
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

    fn item<'py>(&self, py: Python<'py>, item: Item) -> PyResult<Bound<'py, PyAny>> {
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

    fn read<'py>(&self, py: Python<'py>, pages: &mut Pages) -> PyResult<Option<Page>> {
        let session = self.session.get().core.clone();
        wait::block(py, async { pages.next(&session).await })
    }

    /// The items from start to stop, read afresh; whole pages before the start are jumped over where the service
    /// numbers its pages.
    fn range<'py>(&self, py: Python<'py>, start: usize, stop: usize) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let stop = usize::try_from(self.number).map_or(stop, |number| stop.min(number));
        let mut pages = self.fresh();
        let (mut at, mut found) = (0, Vec::new());
        let mut jumped = false;
        while at < stop {
            let Some(page) = self.read(py, &mut pages)? else { break };
            let size = page.items.len();
            for (offset, item) in page.items.into_iter().enumerate() {
                if (start..stop).contains(&(at + offset)) {
                    found.push(self.item(py, item)?);
                }
            }
            at += size;
            if !jumped && size > 0 && start >= at + size && pages.jump(&page.response, start / size + 1) {
                at = start / size * size;
                jumped = true;
            }
        }
        Ok(found)
    }
}

impl State {
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
    }
}

#[pymethods]
impl Listing {
    fn __iter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        loop {
            // Asked first: what another thread reads after this is taken by the next turn.
            let done = self.is_done();
            match self.take(py)? {
                Some(item) => return Ok(Some(item)),
                None if done => return Ok(None),
                None => self.advance(py)?,
            };
        }
    }

    /// The next item, as ``next(listing)``.
    fn next<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.__next__(py)?.ok_or_else(|| PyStopIteration::new_err(()))
    }

    fn __bool__(&self) -> bool {
        true
    }

    /// How many items there are in all, when that is known without another request.
    fn __len__(&self) -> PyResult<usize> {
        let state = self.state();
        let known = if state.done { Some(state.fetched) } else { None };
        let bounded = known.and_then(|all| usize::try_from(all).ok());
        bounded.ok_or_else(|| PyTypeError::new_err("the length is not known before the last page; see total()"))
    }

    fn __length_hint__(&self) -> usize {
        self.state().buffer.len()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let bad = || PyValueError::new_err("a listing is sliced from a start to a stop that are not negative, step 1");
        if let Ok(slice) = index.cast::<PySlice>() {
            let part = |name: &str| slice.getattr(name)?.extract::<Option<usize>>().map_err(|_| bad());
            if part("step")?.is_some_and(|step| step != 1) {
                return Err(bad());
            }
            let found = self.range(py, part("start")?.unwrap_or(0), part("stop")?.unwrap_or(usize::MAX))?;
            return Ok(PyList::new(py, found)?.into_any());
        }
        let at: usize = index.extract().map_err(|_| bad())?;
        let found = self.range(py, at, at.saturating_add(1))?.pop();
        found.ok_or_else(|| PyIndexError::new_err("the listing has fewer items"))
    }

    /// How many items the service has, found with one small request; None when the service does not tell.
    fn total(&self, py: Python<'_>) -> PyResult<Option<u64>> {
        let mut first = self.first.clone();
        let rest: Vec<(String, String)> =
            first.url.query_pairs().into_owned().filter(|(name, _)| name != "per_page").collect();
        first.url.query_pairs_mut().clear().extend_pairs(rest).append_pair("per_page", "1");
        first.headers.remove(IF_NONE_MATCH);
        let mut pages = Pages::new(first, self.layout.clone(), -1);
        let Some(page) = self.read(py, &mut pages)? else { return Ok(Some(0)) };
        if let Some(total) = page.body.as_ref().and_then(|body| body.get("total_count")?.scalar()?.parse().ok()) {
            return Ok(Some(total));
        }
        match page.response.link("last") {
            Some(last) => Ok(last.query_pairs().find(|(name, _)| name == "page").and_then(|(_, n)| n.parse().ok())),
            None if pages.is_done() => Ok(Some(page.items.len() as u64)),
            None => Ok(None),
        }
    }

    /// The items page by page: an iterator of lists.
    fn pages(slf: Bound<'_, Self>) -> ListingPages {
        ListingPages { listing: slf.unbind() }
    }

    /// Start again from the first page.
    ///
    /// :param conditional: send the ETag of the answer before; when nothing changed the listing is empty
    /// :returns: the listing itself
    #[pyo3(signature = (conditional=false))]
    fn refresh(slf: Bound<'_, Self>, conditional: bool) -> PyResult<Bound<'_, Self>> {
        let py = slf.py();
        let this = slf.get();
        let mut first = this.first.clone();
        first.headers.remove(IF_NONE_MATCH);
        let etag = this.state().etag.clone().filter(|_| conditional);
        if let Some(etag) = &etag {
            first.header("if-none-match", etag).map_err(|error| errors::to_py(py, error))?;
        }
        let pages = Pages::new(first, this.layout.clone(), this.number);
        let done = pages.is_done();
        let shared = this.pages.clone();
        wait::block(py, async move {
            *shared.lock().await = pages;
            Ok(())
        })?;
        *this.state() = State { done, etag, ..State::default() };
        Ok(slf)
    }

    /// How many items were asked for; -1 for all.
    #[getter]
    fn original(&self) -> i64 {
        self.number
    }

    /// How many of the items asked for are still to come; -1 for all.
    #[getter]
    fn count(&self) -> i64 {
        let given = i64::try_from(self.state().given).unwrap_or(i64::MAX);
        if self.number < 0 { -1 } else { (self.number - given).max(0) }
    }

    /// Address of the first page, without its query.
    #[getter]
    fn url(&self) -> String {
        let mut url = self.first.url.clone();
        url.set_query(None);
        url.to_string()
    }

    /// Address of the page read last; None before the first.
    #[getter]
    fn last_url(&self) -> Option<String> {
        self.state().last_url.clone()
    }

    /// Path of the first page.
    #[getter]
    fn path(&self) -> &str {
        self.first.url.path()
    }

    /// Type of the items.
    #[getter]
    fn cls<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match self.kind {
            Kind::Class(class) => Ok(registry::type_of(py, class)?.into_any()),
            Kind::Plain(python) => py.import("builtins")?.getattr(python),
            Kind::Pairs => Ok(py.get_type::<PyTuple>().into_any()),
        }
    }

    /// Query of the first page.
    #[getter]
    fn params<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let params = PyDict::new(py);
        for (name, value) in self.first.url.query_pairs() {
            params.set_item(name.as_ref(), value.as_ref())?;
        }
        Ok(params)
    }

    /// Headers of the first request, beside those of the session.
    #[getter]
    fn headers(&self) -> Headers {
        Headers::of(&self.first.headers)
    }

    /// ETag of the first page, to be passed as ``etag`` the next time.
    #[getter]
    fn etag(&self) -> Option<String> {
        self.state().etag.clone()
    }

    /// The answer read last, without its body; None before the first.
    #[getter]
    fn last_response(&self) -> Option<response::Response> {
        self.state().last.clone().map(response::Response::new)
    }

    /// Status of the answer read last; 0 before the first. 202 means that the service still computes what was asked
    /// for; 304 that nothing changed.
    #[getter]
    fn last_status(&self) -> u16 {
        self.state().last.as_ref().map_or(0, |answer| answer.status)
    }

    /// Key of the array in the answers, where they are objects; else None.
    #[getter]
    fn list_key(&self) -> Option<String> {
        match &self.layout {
            Layout::At(key) => Some(key.clone()),
            _ => None,
        }
    }

    /// Requests left before the rate limit applies, as the last answer said; asked for when there is none.
    #[getter]
    fn ratelimit_remaining<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let told = self.state().last.as_ref().and_then(|a| a.header("x-ratelimit-remaining")?.parse().ok());
        match told {
            Some::<i64>(remaining) => Ok(remaining.into_pyobject(py)?.into_any()),
            None => ClientSession::ratelimit_remaining(self.session.bind(py)),
        }
    }

    /// The session it reads through.
    #[getter]
    fn session(&self, py: Python<'_>) -> Py<ClientSession> {
        self.session.clone_ref(py)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Reduced<'py, (bool, String, Py<ClientSession>)>> {
        let (py, this) = (slf.py(), slf.get());
        let restore = py.import("ferrohub._core")?.getattr("_restore_listing")?;
        let state =
            serde_json::to_string(&this.frozen(py)?).map_err(|error| PyValueError::new_err(error.to_string()))?;
        Ok((restore, (slf.is_instance_of::<SearchListing>(), state, this.session.clone_ref(py))))
    }

    fn __deepcopy__<'py>(slf: &Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        // As with resources, the session is shared.
        let (restore, parts) = Self::__reduce__(slf)?;
        restore.call1(parts)
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let this = slf.get();
        let number = if this.number < 0 { "all".to_owned() } else { this.number.to_string() };
        Ok(format!("<{} [{number}, {}]>", slf.get_type().name()?, this.first.url.path()))
    }
}

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
