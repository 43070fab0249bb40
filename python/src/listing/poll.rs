//! Polling: iterators over what is new in a listing.

use std::sync::Arc;
use std::time::Duration;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::calls::{awaitable, sending};
use crate::listing::async_listing::AsyncListing;
use crate::listing::{Kind, Listing};
use crate::session::checks;
use ferrohub::bindings::runtime::deadline;
use ferrohub::bindings::session::polling::{Options, Polling};

/// How often the event that ends the polling is looked at.
const GLANCE: Duration = Duration::from_millis(100);

/// What is new in a listing, the oldest first: an iterator that waits for it.
///
/// Threads can share one; each item is returned to one of them.
#[pyclass(frozen, subclass, generic, weakref, module = "ferrohub.structs", name = "Poll")]
pub struct Poll {
    core: Arc<Polling>,
    listing: Py<Listing>,
    /// The event that ends it.
    stop: Option<Py<PyAny>>,
}

/// What is new in a listing of an asynchronous client: an asynchronous iterator.
#[pyclass(frozen, extends = Poll, generic, module = "ferrohub.aio", name = "AsyncPoll")]
pub struct AsyncPoll;

/// The arguments of `poll()`.
struct Given<'a, 'py> {
    interval: f64,
    timeout: Option<f64>,
    until: Option<&'a Bound<'py, PyAny>>,
    stop: Option<&'a Bound<'py, PyAny>>,
    existing: bool,
}

impl Given<'_, '_> {
    fn options(&self) -> PyResult<Options> {
        let interval = seconds(self.interval, "interval")?;
        checks::check_exclusive(("timeout", self.timeout), ("until", self.until))?;
        let timeout = match (self.timeout, self.until) {
            (Some(timeout), _) => Some(seconds(timeout, "timeout")?),
            (None, Some(until)) => Some(time_left(until)?),
            (None, None) => None,
        };
        if self.stop.is_some_and(|stop| !stop.getattr("is_set").is_ok_and(|is_set| is_set.is_callable())) {
            return Err(PyTypeError::new_err("stop must be an event: an object with the method is_set()"));
        }
        Ok(Options { interval, timeout, existing: self.existing })
    }
}

/// A number of seconds that is not negative.
fn seconds(number: f64, name: &str) -> PyResult<Duration> {
    if number.is_nan() || number < 0.0 {
        return Err(PyValueError::new_err(format!("{name} must not be negative, but is {number}")));
    }
    Ok(deadline::seconds(number))
}

/// The time until a datetime; one without time zone is in UTC, like all times of this package.
fn time_left(until: &Bound<'_, PyAny>) -> PyResult<Duration> {
    let wrong = |_| PyTypeError::new_err("until must be a datetime");
    let utc = until.py().import("datetime")?.getattr("timezone")?.getattr("utc")?;
    let zone = until.getattr("tzinfo").map_err(wrong)?;
    let at: f64 = if zone.is_none() {
        let keywords = pyo3::types::PyDict::new(until.py());
        keywords.set_item("tzinfo", utc)?;
        until.call_method("replace", (), Some(&keywords))?.call_method0("timestamp")?.extract()?
    } else {
        until.call_method0("timestamp").map_err(wrong)?.extract()?
    };
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    Ok(deadline::seconds(at - now.as_secs_f64()))
}

impl Poll {
    fn new(listing: &Bound<'_, Listing>, given: &Given<'_, '_>) -> PyResult<Poll> {
        let (options, this) = (given.options()?, listing.get());
        let (first, layout) = (this.core.first().clone(), this.core.layout().clone());
        let core = Arc::new(Polling::new(first, layout, this.core.number(), options));
        Ok(Poll { core, listing: listing.clone().unbind(), stop: given.stop.map(|stop| stop.clone().unbind()) })
    }

    /// The next item, if it was received already.
    fn take<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.core.take().map(|item| self.listing.get().item(py, item)).transpose()
    }

    /// Whether there are no more items.
    fn is_over(&self, py: Python<'_>) -> PyResult<bool> {
        let is_set = |stop: &Py<PyAny>| stop.bind(py).call_method0("is_set")?.is_truthy();
        Ok(self.core.is_ended() || self.stop.as_ref().map_or(Ok(false), is_set)?)
    }

    fn limit(&self) -> Option<Duration> {
        self.stop.as_ref().map(|_| GLANCE)
    }
}

#[pymethods]
impl Poll {
    fn __iter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        loop {
            if let Some(item) = self.take(py)? {
                return Ok(Some(item));
            }
            py.check_signals()?;
            if self.is_over(py)? {
                return Ok(None);
            }
            let session = self.listing.get().owner().bind(py);
            sending::block(session, self.core.turn(&session.get().core, self.limit()))?;
        }
    }

    /// End the polling, also while another thread or task waits for an item.
    fn close(&self) {
        self.core.close();
    }

    /// Seconds between two requests: those passed to ``poll()``, or more if GitHub requests it.
    #[getter]
    fn interval(&self) -> f64 {
        self.core.interval().as_secs_f64()
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        Ok(format!("<{} of {}>", slf.get_type().name()?, slf.get().listing.bind(slf.py()).repr()?))
    }
}

#[pymethods]
impl AsyncPoll {
    fn __aiter__<'py>(slf: &Bound<'py, Self>) -> Bound<'py, Self> {
        slf.clone()
    }

    fn __anext__<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<Bound<'py, PyAny>>> {
        awaitable::function(slf.py(), "news")?.call1((slf,)).map(Some)
    }

    fn __iter__(&self) -> PyResult<()> {
        Err(PyTypeError::new_err("what is new for an asynchronous client is walked with \"async for\""))
    }

    fn __next__(&self) -> PyResult<()> {
        self.__iter__()
    }

    /// The next item in a tuple, if it was received; else None. For the coroutines of this package.
    fn _take<'py>(slf: &Bound<'py, Self>) -> PyResult<Option<(Bound<'py, PyAny>,)>> {
        Ok(slf.as_super().get().take(slf.py())?.map(|item| (item,)))
    }

    /// Whether there are no more items. For the coroutines of this package.
    fn _is_over(slf: &Bound<'_, Self>) -> PyResult<bool> {
        slf.as_super().get().is_over(slf.py())
    }

    /// A coroutine that waits or requests. For the coroutines of this package.
    fn _turn<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let this = slf.as_super().get();
        let (core, limit, owner) = (this.core.clone(), this.limit(), this.listing.get().owner().bind(slf.py()));
        let session = owner.get().core.clone();
        sending::coroutine(owner, async move { core.turn(&session, limit).await }, |py, ()| Ok(py.None()))
    }
}

#[pymethods]
impl Listing {
    /// Wait for what is new in the listing: an iterator of the items, the oldest first, each once. Those that exist at the
    /// beginning are no news. An item that has ``updated_at``, such as a workflow run or a notification, is returned again
    /// when it was updated.
    ///
    /// The listing must begin with its newest items, as events, notifications and workflow runs do. Requests have the ETag of
    /// the last response, so they cost no quota while nothing changes. If there are several pages of news, all are read.
    ///
    /// Request: that of the listing, every ``interval`` seconds.
    ///
    /// :param interval: seconds between two requests; if GitHub requests a longer interval with ``X-Poll-Interval``, that is
    ///     used
    /// :param timeout: seconds until the iterator ends; None for never
    /// :param until: time when the iterator ends, a datetime, in place of ``timeout``
    /// :param stop: event that ends the iterator, such as a ``threading.Event`` or an ``asyncio.Event``; it is looked at ten
    ///     times a second
    /// :param existing: whether the items that exist at the beginning are returned as well
    /// :returns: a ``Poll``, which also ends with its ``close()``; an ``AsyncPoll`` for an asynchronous client
    #[pyo3(signature = (*, interval=60.0, timeout=None, until=None, stop=None, existing=false))]
    fn poll<'py>(
        slf: &Bound<'py, Self>,
        interval: f64,
        timeout: Option<f64>,
        until: Option<&Bound<'py, PyAny>>,
        stop: Option<&Bound<'py, PyAny>>,
        existing: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        if matches!(slf.get().kind(), Kind::Pairs) {
            return Err(PyTypeError::new_err("a listing of pairs has no newest items"));
        }
        let given = Given { interval, timeout, until, stop, existing };
        let made = PyClassInitializer::from(Poll::new(slf, &given)?);
        if slf.is_instance_of::<AsyncListing>() {
            return Ok(Bound::new(py, made.add_subclass(AsyncPoll))?.into_any());
        }
        Ok(Bound::new(py, made)?.into_any())
    }
}
