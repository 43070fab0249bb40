//! Awaitable calls: what an operation returns when its session belongs to an asynchronous client.

use std::collections::VecDeque;
use std::future::Future;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pyo3::PyClass;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyTuple, PyType};

use crate::calls::blocking;
use crate::calls::blocking::Event;
use crate::calls::event_loop::{Channel, Line, Waiter};
use crate::calls::host::{Called, Host, Job};
use crate::errors::Failure;
use ferrohub::bindings::http::environment;
use ferrohub::bindings::http::error::{Error, Result};
use ferrohub::bindings::runtime::{driver, host, per_process};

/// Produces a Python object or an exception at the end of a call.
type Ending = Box<dyn FnOnce(Python<'_>) -> PyResult<Py<PyAny>> + Send>;

/// A coroutine that awaits a future, which may use the interpreter, and returns the result of `finish`.
/// The future is created when the coroutine is first awaited. Its jobs, callbacks and `finish` run in the thread of the event
/// loop.
pub fn serve<'py, T: Send + 'static, F: Future<Output = Result<T>> + Send + 'static>(
    py: Python<'py>,
    make: impl FnOnce(Host) -> F + Send + 'static,
    finish: impl FnOnce(Python<'_>, T) -> PyResult<Py<PyAny>> + Send + 'static,
) -> PyResult<Bound<'py, PyAny>> {
    let landed = Arc::new(Mutex::new(None));
    let landing = landed.clone();
    let start = move |host: Host, inbox: Arc<Inbox>| {
        // Here, no other thread changes it.
        environment::read();
        let mut future = Box::pin(driver::caught(host::serve(Arc::new(host.clone()), make(host.clone()))));
        let (end, lost) = (End(inbox), landing.clone());
        let work = async move {
            let done = loop {
                match blocking::next(&host, &mut future).await {
                    Ok(Event::Job(job)) => end.0.add(job),
                    Ok(Event::Done(value)) => break Ok(value),
                    Err(error) => break Err(error),
                }
            };
            drop(future);
            *locked(&landing) = Some(done);
        };
        let launch = move || driver::spawn(work).map_err(|error| *locked(&lost) = Some(Err(error.into()))).ok();
        Box::new(launch) as Launch
    };
    let finish = move |py: Python<'_>| {
        let done = locked(&landed).take();
        let gone = || Error::Transport("the call was given up".into());
        finish(py, done.unwrap_or_else(|| Err(gone())).map_err(Failure::from)?)
    };
    coroutine(py, "flight", Flight::new(Box::new(start), Box::new(finish)))
}

/// A coroutine of a known result or exception.
pub fn settled<'py>(py: Python<'py>, result: PyResult<Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
    match result {
        Ok(value) => function(py, "known")?.call1((value,)),
        Err(error) => function(py, "failed")?.call1((error,)),
    }
}

fn coroutine<'py, T>(py: Python<'py>, name: &str, argument: T) -> PyResult<Bound<'py, PyAny>>
where
    T: PyClass + Into<PyClassInitializer<T>>,
{
    function(py, name)?.call1((Bound::new(py, argument)?,))
}

/// Name the coroutine that a call returns after the operation, for Python's warning about one that is never awaited.
pub fn name<'py>(result: Bound<'py, PyAny>, name: impl FnOnce() -> String) -> PyResult<Bound<'py, PyAny>> {
    static COROUTINE: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    if result.get_type().is(COROUTINE.import(result.py(), "types", "CoroutineType")?) {
        result.setattr("__qualname__", name())?;
    }
    Ok(result)
}

/// A function that makes coroutines.
pub fn function<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
    static MODULE: PyOnceLock<Py<PyModule>> = PyOnceLock::new();
    let module = MODULE.get_or_try_init(py, || py.import("ferrohub._coroutines").map(Bound::unbind))?;
    module.bind(py).getattr(name)
}

/// Makes what starts a call.
type Start = Box<dyn FnOnce(Host, Arc<Inbox>) -> Launch + Send>;
/// Starts a call; None if that fails.
type Launch = Box<dyn FnOnce() -> Option<driver::Task<()>> + Send>;

/// The state of a call for its event loop.
struct Inbox {
    state: Mutex<State>,
    waiter: Arc<Waiter>,
    line: Arc<Line>,
}

#[derive(Default)]
struct State {
    jobs: VecDeque<Job>,
    done: bool,
}

impl Inbox {
    fn add(&self, job: Job) {
        locked(&self.state).jobs.push_back(job);
        self.line.wake(&self.waiter);
    }
}

/// Notifies the event loop of the end of a call, also if it is dropped.
struct End(Arc<Inbox>);

impl Drop for End {
    fn drop(&mut self) {
        locked(&self.0.state).done = true;
        self.0.line.wake(&self.0.waiter);
    }
}

/// A call in progress, for an event loop.
#[pyclass(frozen, module = "ferrohub._core")]
struct Flight {
    process: u32,
    start: Mutex<Option<Start>>,
    finish: Mutex<Option<Ending>>,
    under_way: Arc<Mutex<Option<UnderWay>>>,
    /// The callback that runs.
    called: Mutex<Option<Called>>,
}

struct UnderWay {
    /// None until the turn of the loop in which the call was made ends.
    task: Option<driver::Task<()>>,
    inbox: Arc<Inbox>,
    host: Host,
}

impl Flight {
    fn new(start: Start, finish: Ending) -> Flight {
        Flight {
            process: per_process::current(),
            start: Mutex::new(Some(start)),
            finish: Mutex::new(Some(finish)),
            under_way: Arc::default(),
            called: Mutex::default(),
        }
    }

    fn inbox(&self) -> Option<Arc<Inbox>> {
        locked(&self.under_way).as_ref().map(|under_way| under_way.inbox.clone())
    }
}

#[pymethods]
impl Flight {
    /// A new channel for an event loop.
    #[staticmethod]
    fn channel() -> PyResult<Channel> {
        Ok(Channel::open()?)
    }

    /// Start the call with the next launch of the channel. Its loop sets the future when there is something to do. Returns
    /// whether the launch is still to be requested.
    fn start(&self, py: Python<'_>, channel: &Channel, future: Py<PyAny>) -> PyResult<bool> {
        let (start, line) = (locked(&self.start).take(), channel.line());
        let Some((start, line)) = start.zip(line) else { return Err(PyRuntimeError::new_err("a call runs once")) };
        let inbox = Arc::new(Inbox { state: Mutex::default(), waiter: Arc::default(), line });
        inbox.waiter.set(Some(future));
        let host = Host::awaited(py)?;
        let launch = start(host.clone(), inbox.clone());
        *locked(&self.under_way) = Some(UnderWay { task: None, inbox, host });
        let under_way = self.under_way.clone();
        Ok(channel.add(Box::new(move || {
            // None if it was cancelled meanwhile.
            if let Some(under_way) = locked(&under_way).as_mut() {
                under_way.task = launch();
            }
        })))
    }

    /// Whether there is a result.
    fn is_done(&self) -> bool {
        self.inbox().is_none_or(|inbox| locked(&inbox.state).done)
    }

    /// Do the pending work. If it is a callback, return the function and its arguments.
    fn work(&self, py: Python<'_>) -> PyResult<Option<(Py<PyAny>, Py<PyTuple>)>> {
        let job = self.inbox().and_then(|inbox| locked(&inbox.state).jobs.pop_front());
        match job {
            None => Ok(None),
            Some(job @ (Job::Work(_) | Job::Blocking(_))) => job.run(py).map(|()| None),
            Some(Job::Callback(call)) => {
                let (function, arguments, called) = call.begin(py)?;
                *locked(&self.called) = Some(called);
                Ok(Some((function.clone_ref(py), arguments)))
            }
        }
    }

    /// Pass on the value that the callback returned.
    fn returned(&self, value: &Bound<'_, PyAny>) -> PyResult<()> {
        let called = locked(&self.called).take();
        called.map_or(Ok(()), |called| called.end(value))
    }

    /// Set this future when there is something to do; returns False if there already is.
    fn watch(&self, future: Py<PyAny>) -> bool {
        let Some(inbox) = self.inbox() else { return false };
        let state = locked(&inbox.state);
        let nothing = !state.done && state.jobs.is_empty();
        if nothing {
            inbox.waiter.set(Some(future));
        }
        nothing
    }

    /// Cancel the call.
    fn cancel(&self) {
        let (under_way, called) = (locked(&self.under_way).take(), locked(&self.called).take());
        drop((called, locked(&self.finish).take()));
        if self.process != per_process::current() {
            std::mem::forget(under_way); // a thread of the parent's may have held its locks
        } else if let Some(UnderWay { task, inbox, host }) = under_way {
            drop(task);
            host.close();
            inbox.waiter.set(None);
            let jobs = std::mem::take(&mut locked(&inbox.state).jobs);
            drop(jobs);
        }
    }

    /// The result, once.
    fn result(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let finish = locked(&self.finish).take();
        finish.ok_or_else(|| PyRuntimeError::new_err("a call has one result"))?(py)
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
