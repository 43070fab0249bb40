//! The class `Responses`: the responses of the calls in a block, for the thread or the asyncio task that enters it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use pyo3::exceptions::{PyIndexError, PyRuntimeError};
use pyo3::prelude::*;
use pyo3::types::{PyList, PySlice, PyTuple};

use crate::calls::context_stack::ContextStack;
use crate::calls::host;
use crate::handle::ClientSession;
use crate::numbers;
use crate::values::response::Response;
use ferrohub::bindings::session::responses::{Collection, Collections};

static ENTERED: ContextStack = ContextStack::new("ferrohub.responses");

/// The collections of a call that is made here, in the callback with this number; 0 for none. A call that a callback makes
/// is not a part of the block around the call that has the callback.
pub fn of_call(py: Python<'_>, callback: u64) -> PyResult<Collections> {
    let entered = ENTERED.items::<Responses>(py)?;
    Ok(entered
        .iter()
        .map(Bound::get)
        .filter(|block| block.callback() == callback)
        .map(|b| b.collection.clone())
        .collect())
}

/// The responses of the calls in a block, the oldest first. :meth:`Client.responses` returns it.
///
/// A response is added when it was received, also that of a call that raises. Retries and redirects add one response, a
/// listing adds one for each page, and an operation that sends several requests adds one for each. After the block, nothing
/// is added.
#[pyclass(frozen, weakref, module = "ferrohub.session")]
pub struct Responses {
    collection: Arc<Collection>,
    entered: AtomicBool,
    /// The number of the callback that entered it; 0 for none.
    callback: AtomicU64,
}

impl Responses {
    /// The responses of a session.
    pub fn new(session: &ClientSession, keep: Option<usize>) -> Responses {
        let collection = Arc::new(Collection::new(session.core.clone(), keep));
        Responses { collection, entered: AtomicBool::new(false), callback: AtomicU64::new(0) }
    }

    fn callback(&self) -> u64 {
        self.callback.load(Ordering::Relaxed)
    }
}

/// The maximum number of responses; None for all.
pub fn number_to_keep(value: &Bound<'_, PyAny>) -> PyResult<Option<usize>> {
    let keep = (!value.is_none()).then(|| numbers::whole(value, "keep", 1..=i64::MAX)).transpose()?;
    Ok(keep.map(|keep| usize::try_from(keep).unwrap_or(usize::MAX)))
}

#[pymethods]
impl Responses {
    fn __enter__(slf: Bound<'_, Self>) -> PyResult<Bound<'_, Self>> {
        let this = slf.get();
        if this.entered.swap(true, Ordering::Relaxed) {
            return Err(PyRuntimeError::new_err("responses() serves one block: call it again for another"));
        }
        this.callback.store(host::callback(slf.py())?, Ordering::Relaxed);
        ENTERED.push(slf.clone())?;
        this.collection.set_open(true);
        Ok(slf)
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(slf: &Bound<'_, Self>, _exception: &Bound<'_, PyTuple>) -> PyResult<()> {
        slf.get().collection.set_open(false);
        ENTERED.remove(slf)
    }

    fn __len__(&self) -> usize {
        self.collection.len()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let responses = self.list(py)?;
        if index.is_instance_of::<PySlice>() {
            return responses.as_any().get_item(index);
        }
        let out = || PyIndexError::new_err(format!("the block has {} responses", responses.len()));
        let is_missing = |error: PyErr| if error.is_instance_of::<PyIndexError>(py) { out() } else { error };
        responses.as_any().get_item(index).map_err(is_missing)
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(self.list(py)?.try_iter()?.into_any())
    }

    fn __repr__(&self) -> String {
        let statuses: Vec<String> = self.collection.responses().iter().map(|r| r.status.to_string()).collect();
        format!("<Responses [{}]>", statuses.join(", "))
    }
}

impl Responses {
    fn list<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let responses: Vec<_> = self
            .collection
            .responses()
            .into_iter()
            .map(|response| Py::new(py, Response::new(response)))
            .collect::<PyResult<_>>()?;
        PyList::new(py, responses)
    }
}
