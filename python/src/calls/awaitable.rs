//! Awaitable calls: what an operation gives when its session belongs to an asynchronous client.

use std::cell::Cell;
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};

use pyo3::PyClass;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

use crate::calls::blocking;
use crate::errors;
use crate::session::client_session::ClientSession;
use ferrohub::http::error::{Error, Result};
use ferrohub::http::proxy;
use ferrohub::http::request::Request;
use ferrohub::http::response::Response;
use ferrohub::runtime::driver;

thread_local! {
    /// Whether this thread runs a call on behalf of an event loop, and so may block.
    static WORKING: Cell<bool> = const { Cell::new(false) };
}

/// Whether calls through this session give awaitables, here.
pub fn is_wanted(session: &ClientSession) -> bool {
    session.awaitable && !WORKING.get()
}

/// Something that ends with a Python object, or an exception.
type Ending = Box<dyn FnOnce(Python<'_>) -> PyResult<Py<PyAny>> + Send>;

/// A coroutine that sends a request, and gives what is made of the answer in the thread of the event loop.
pub fn send<'py>(
    py: Python<'py>,
    session: &ClientSession,
    request: Request,
    finish: impl FnOnce(Python<'_>, Response) -> PyResult<Py<PyAny>> + Send + 'static,
) -> PyResult<Bound<'py, PyAny>> {
    let core = session.core.clone();
    wait_for(py, async move { core.send(request).await }, finish)
}

/// A coroutine that waits for a future, and gives what is made of its result in the thread of the event loop.
pub fn wait_for<'py, T: Send + 'static>(
    py: Python<'py>,
    future: impl Future<Output = Result<T>> + Send + 'static,
    finish: impl FnOnce(Python<'_>, T) -> PyResult<Py<PyAny>> + Send + 'static,
) -> PyResult<Bound<'py, PyAny>> {
    let start = move |landed: Landing, wake: Py<PyAny>| {
        // Here, no other thread changes it.
        proxy::read_environment();
        driver::spawn(async move {
            let done = future.await;
            // The exception of a callback is left with the thread that ran it.
            let raised = done.as_ref().err().and_then(|_| blocking::pending());
            let ending: Ending = Box::new(move |py| match (done, raised) {
                (Ok(value), _) => finish(py, value),
                (Err(_), Some(raised)) => Err(raised),
                (Err(error), None) => Err(errors::to_py(py, error)),
            });
            *landed.lock().unwrap_or_else(PoisonError::into_inner) = Some(ending);
            // Others' requests go on while the interpreter is waited for. A loop that is closed asks for no result.
            drop(tokio::task::spawn_blocking(move || Python::try_attach(|py| wake.call0(py).map(drop))));
        })
    };
    let flight =
        Flight { start: Mutex::new(Some(Box::new(start))), task: Mutex::default(), landed: Landing::default() };
    coroutine(py, "flight", flight)
}

/// A coroutine that runs something that waits, in a thread of its own.
pub fn in_thread<'py>(
    py: Python<'py>,
    run: impl FnOnce(Python<'_>) -> PyResult<Py<PyAny>> + Send + 'static,
) -> PyResult<Bound<'py, PyAny>> {
    coroutine(py, "in_thread", Job(Mutex::new(Some(Box::new(run)))))
}

/// A coroutine that gives what is known already.
pub fn known<'py>(value: Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    function(value.py(), "known")?.call1((value,))
}

fn coroutine<'py, T>(py: Python<'py>, name: &str, argument: T) -> PyResult<Bound<'py, PyAny>>
where
    T: PyClass + Into<PyClassInitializer<T>>,
{
    function(py, name)?.call1((Bound::new(py, argument)?,))
}

/// A function that makes coroutines.
pub fn function<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
    static MODULE: PyOnceLock<Py<PyModule>> = PyOnceLock::new();
    let module = MODULE.get_or_try_init(py, || py.import("ferrohub._coroutines").map(Bound::unbind))?;
    module.bind(py).getattr(name)
}

/// Where the end of a flight is left.
type Landing = Arc<Mutex<Option<Ending>>>;
/// What begins a flight: it leaves its end there, and calls this when it has.
type Start = Box<dyn FnOnce(Landing, Py<PyAny>) -> Result<driver::Task<()>> + Send>;

/// A request under way for an event loop.
#[pyclass(frozen, module = "ferrohub._core")]
struct Flight {
    start: Mutex<Option<Start>>,
    task: Mutex<Option<driver::Task<()>>>,
    landed: Landing,
}

#[pymethods]
impl Flight {
    /// Begin; the function is called, in another thread, when there is a result.
    fn start(&self, py: Python<'_>, wake: Py<PyAny>) -> PyResult<()> {
        let start = self.start.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(start) = start else { return Ok(()) };
        let task = start(self.landed.clone(), wake).map_err(|error| errors::to_py(py, error))?;
        *self.task.lock().unwrap_or_else(PoisonError::into_inner) = Some(task);
        Ok(())
    }

    /// Give up.
    fn cancel(&self) {
        drop(self.task.lock().unwrap_or_else(PoisonError::into_inner).take());
    }

    /// The result, once.
    fn result(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let ending = self.landed.lock().unwrap_or_else(PoisonError::into_inner).take();
        ending.ok_or_else(|| errors::to_py(py, Error::Interrupted))?(py)
    }
}

/// A call that runs in a thread.
#[pyclass(frozen, module = "ferrohub._core")]
struct Job(Mutex<Option<Ending>>);

#[pymethods]
impl Job {
    fn __call__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let run = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        let run = run.ok_or_else(|| PyRuntimeError::new_err("a call runs once"))?;
        WORKING.set(true);
        let done = run(py);
        WORKING.set(false);
        done
    }
}
