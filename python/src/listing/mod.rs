//! The lazy listing: an iterator over the items of all pages.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use http::header::IF_NONE_MATCH;
use pyo3::exceptions::{PyIndexError, PyStopIteration, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PySlice, PyTuple};
use tokio::sync::Mutex as AsyncMutex;

use crate::Reduced;
use crate::calls::{awaitable, blocking};
use crate::errors;
use crate::listing::async_listing::{AsyncListing, AsyncSearchListing};
use crate::listing::pickle::Frozen;
use crate::listing::table::Unfinished;
use crate::session::client_session::ClientSession;
use crate::session::headers::Headers;
use crate::values::resource::Resource;
use crate::values::{decode, resource, response, types};
use ferrohub::client::page;
use ferrohub::client::page::{Item, Layout, Page, Pages};
use ferrohub::http::error::Error;
use ferrohub::http::request::Request;
use ferrohub::http::response::Response;
use ferrohub::json::document::Json;
use ferrohub::runtime::host;
use ferrohub::runtime::per_process::PerProcess;
use ferrohub::table::arrow::Table;

pub mod async_listing;
pub mod html;
mod pages;
pub mod pickle;
pub mod table;

pub use pages::{ListingPages, SearchListing};

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
    /// Held by the thread that reads the next page.
    turn: PerProcess<AsyncMutex<()>>,
    /// Held for moments only, and by threads that wait for the listing, so that a fork finds it whole.
    state: Mutex<State>,
}

struct State {
    pages: Pages,
    /// Counts what moves the listing on: pages, errors, a new start, the end.
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
    /// Whether it was told that the service gave up early.
    warned: bool,
    /// The rows of a table that an error interrupted.
    unfinished: Option<Unfinished>,
    /// The table that the listing was taken for.
    table: Option<Table>,
}

impl Listing {
    /// A listing that starts with this request.
    pub fn new(pages: Pages, first: Request, kind: Kind, number: i64, session: Py<ClientSession>) -> Listing {
        let layout = pages.layout().clone();
        let state = Mutex::new(State::new(pages));
        Listing { first, kind, layout, number, session, turn: PerProcess::new(), state }
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
    fn frozen(&self) -> Frozen {
        let (class, python) = match self.kind {
            Kind::Class(class) => (Some(class.to_owned()), None),
            Kind::Plain(python) => (None, Some(python.to_owned())),
            Kind::Pairs => (None, None),
        };
        let state = self.state();
        Frozen {
            class,
            python,
            key: self.list_key(),
            number: self.number,
            given: state.given,
            first: (self.first.url.to_string(), Headers::of(&self.first.headers).0),
            next: state.pages.upcoming().map(|request| request.url.to_string()),
            buffer: state.buffer.iter().map(|item| (item.key.clone(), item.json.text().to_owned())).collect(),
            etag: state.etag.clone(),
            body: state.body.as_ref().map(|body| body.text().to_owned()),
        }
    }

    /// As a Python object.
    pub fn into_python(self, py: Python<'_>, search: bool) -> PyResult<Bound<'_, PyAny>> {
        let awaitable = awaitable::is_wanted(self.session.get());
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

    /// What the items are.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The request of the first page.
    pub fn first(&self) -> &Request {
        &self.first
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Read the next page, unless another thread does so first.
    pub fn advance(&self, py: Python<'_>) -> PyResult<()> {
        // Between pages, as no wait is long enough to look for Ctrl-C where they come fast.
        py.check_signals()?;
        let session = self.session.get().core.clone();
        let (turn, moves) = (self.turn.get_or(AsyncMutex::default), self.state().moves);
        blocking::block(py, async move {
            let turn = turn.lock_owned().await;
            let step = {
                let mut state = self.state();
                if state.moves != moves {
                    return Ok(());
                }
                let Some(step) = state.pages.step(&session) else {
                    state.done = true;
                    return Ok(());
                };
                step
            };
            let (fetched, _turn) = host::holding(turn, step.fetch(&session)).await;
            let mut state = self.state();
            if state.moves != moves {
                return Ok(()); // started again or closed meanwhile
            }
            state.moves += 1;
            match fetched.and_then(|fetched| state.pages.accept(fetched, &session)) {
                Ok(page) => {
                    state.take(page);
                    Ok(())
                }
                Err(error) => {
                    state.fail(&error);
                    Err(error)
                }
            }
        })?;
        self.warn_of_incomplete_results(py)
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
            unfinished: None,
            table: None,
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

    /// Whether a search gave up early; None before the first page.
    fn is_incomplete(&self) -> Option<bool> {
        self.body.as_ref()?.get("incomplete_results").map(|json| json.text() == "true")
    }

    fn fail(&mut self, error: &Error) {
        if let Error::Status(answer) | Error::Page { response: answer, .. } = error {
            self.last_url = Some(answer.url.to_string());
            self.last = Some((**answer).clone());
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
            // Asked first: what another thread reads after this is taken by the next turn.
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

    /// How many items there are in all, when that is known without another request.
    fn __len__(&self) -> PyResult<usize> {
        let state = self.state();
        let known = if state.done && !state.closed { Some(state.fetched) } else { None };
        let bounded = known.and_then(|all| usize::try_from(all).ok());
        bounded.ok_or_else(|| PyTypeError::new_err("the length is not known before the last page; see total()"))
    }

    fn __length_hint__(&self) -> usize {
        self.state().buffer.len()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let bad = || PyValueError::new_err("a listing is sliced from a start to a stop that are not negative, step 1");
        if let Ok(slice) = index.cast::<PySlice>() {
            let part = |name: &str| slice.getattr(name)?.extract::<Option<u64>>().map_err(|_| bad());
            if part("step")?.is_some_and(|step| step != 1) {
                return Err(bad());
            }
            let found = self.range(py, part("start")?.unwrap_or(0), part("stop")?)?;
            return Ok(PyList::new(py, found)?.into_any());
        }
        let at: u64 = index.extract().map_err(|_| bad())?;
        let found = self.range(py, at, Some(at.saturating_add(1)))?.pop();
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
        if let Some(total) = page::total_count(page.body.as_ref()) {
            return Ok(Some(total));
        }
        match page.response.link("last") {
            Some(last) => Ok(page::page_of(&last)),
            None if pages.is_done() => Ok(Some(page.items.len() as u64)),
            None => Ok(None),
        }
    }

    /// The items page by page: an iterator of lists.
    fn pages(slf: Bound<'_, Self>) -> ListingPages {
        ListingPages::new(slf)
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
        this.state().restart(pages, etag);
        Ok(slf)
    }

    /// End the listing: what is read ahead is given up, and no more items come, nor requests. ``refresh()`` starts it
    /// again. Dropping a listing does the same.
    fn close(&self) {
        let mut state = self.state();
        let (etag, given) = (state.etag.take(), state.given);
        state.restart(Pages::resume(None, self.layout.clone(), Some(0)), etag);
        state.given = given;
        state.closed = true;
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
            Kind::Class(class) => Ok(types::type_of(py, class)?.into_any()),
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
        let number = if this.number < 0 { "all".to_owned() } else { this.number.to_string() };
        Ok(format!("<{} [{number}, {}]>", slf.get_type().name()?, this.first.url.path()))
    }
}
