//! The host of a call: it runs the jobs that the call's future has for the interpreter, on the blocked thread or on the
//! event loop.

use std::any::Any;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Waker;

use futures_util::future::BoxFuture;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use tokio::sync::oneshot;

use crate::calls::context_stack::ContextStack;
use crate::calls::guarded;
use crate::calls::held::Held;
use crate::hooks::Hook;
use ferrohub::bindings::runtime::error::{Error, Result};
use ferrohub::bindings::runtime::host;
use ferrohub::bindings::runtime::host::{BlockingJob, Callback};
use ferrohub::bindings::session::responses::Collections;

type Argument = fn(Python<'_>, Box<dyn Any + Send>) -> PyResult<Py<PyTuple>>;

/// Runs before each call.
pub static BEFORE_CALL: Hook<fn(Python<'_>) -> PyResult<()>> = Hook::new();
/// The collections of responses for a call that is made here, in the callback with this number; 0 for none.
pub static RESPONSES: Hook<fn(Python<'_>, u64) -> PyResult<Collections>> = Hook::new();
/// The argument of a callback: the value that the library passes to it, as a Python object.
pub static ARGUMENT: Hook<Argument> = Hook::new();

/// Makes the arguments of a callback.
type Passed = Box<dyn FnOnce(Python<'_>) -> PyResult<Py<PyTuple>> + Send>;
/// Takes what a callback returned.
type Returned = Box<dyn FnOnce(&Bound<'_, PyAny>) -> PyResult<()> + Send>;

/// A Python function as a callback of the library.
pub type Function = Held;

/// Access to the interpreter for a future that runs in `blocking::serve` or `awaitable::serve`.
#[derive(Clone)]
pub struct Host(Arc<Desk>);

/// The queue of a future's jobs.
struct Desk {
    id: u64,
    jobs: Mutex<Jobs>,
    /// The callbacks that were running when the call was made.
    running: Vec<Arc<Run>>,
    /// What keeps its responses.
    responses: Collections,
    /// Whether the call is awaited on an event loop, which also awaits what a callback returns.
    awaited: bool,
    /// Whether nothing else runs on this thread while the call waits.
    blocks_thread: bool,
}

#[derive(Default)]
struct Jobs {
    waiting: VecDeque<Job>,
    waker: Option<Waker>,
    closed: bool,
}

/// A job for the interpreter.
pub enum Job {
    /// Work of this package.
    Work(Box<dyn FnOnce(Python<'_>) -> PyResult<()> + Send>),
    /// A user-defined callback.
    Callback(PendingCallback),
    /// Work of the library that blocks, and needs no interpreter.
    Blocking(BlockingJob),
}

/// A callback that is to be called.
pub struct PendingCallback {
    function: Function,
    arguments: Passed,
    returned: Returned,
    /// The number of the call whose callback it is.
    of: u64,
}

/// A callback that has been called and is to return.
pub struct Called {
    returned: Returned,
    _running: Running,
}

impl Host {
    /// The host of a call that is made here and blocks; nothing else runs on its thread meanwhile if it blocks that, too.
    pub fn blocking(py: Python<'_>, blocks_thread: bool) -> PyResult<Host> {
        Host::new(py, false, blocks_thread)
    }

    /// The host of a call that is made here and awaited.
    pub fn awaited(py: Python<'_>) -> PyResult<Host> {
        Host::new(py, true, false)
    }

    fn new(py: Python<'_>, awaited: bool, blocks_thread: bool) -> PyResult<Host> {
        BEFORE_CALL.get()?(py)?;
        let id = host::new_id();
        let running = running(py)?;
        let responses = RESPONSES.get()?(py, innermost(&running))?;
        Ok(Host(Arc::new(Desk { id, jobs: Mutex::default(), running, responses, awaited, blocks_thread })))
    }

    /// Whether it is the host of the same call.
    pub fn is(&self, other: &Host) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// Whether the call is awaited on an event loop.
    pub fn is_awaited(&self) -> bool {
        self.0.awaited
    }

    /// Run a function with the interpreter. An exception ends the call.
    pub async fn run<T: Send + 'static>(
        &self,
        what: impl FnOnce(Python<'_>) -> PyResult<T> + Send + 'static,
    ) -> Result<T> {
        let (sender, done) = oneshot::channel();
        self.add(Job::Work(Box::new(move |py| what(py).map(|value| drop(sender.send(value))))))?;
        done.await.map_err(|_| Error::Interrupted)
    }

    /// Call a callback, unless the call was made by the same callback: then the default is used instead. An exception
    /// ends the call.
    pub fn call<T: Default + Send + 'static>(
        &self,
        callback: &Callback,
        arguments: impl FnOnce(Python<'_>) -> PyResult<Py<PyTuple>> + Send + 'static,
        read: fn(&Bound<'_, PyAny>) -> PyResult<T>,
    ) -> BoxFuture<'static, Result<T>> {
        let function = callback.function::<Function>();
        let Some(function) = function.filter(|function| !self.0.running.iter().any(|run| run.is_of(function))) else {
            return Box::pin(std::future::ready(Ok(T::default())));
        };
        self.invoke(function.clone(), arguments, read)
    }

    /// Call a function, also from within itself. An exception ends the call.
    pub fn invoke<T: Send + 'static>(
        &self,
        function: Function,
        arguments: impl FnOnce(Python<'_>) -> PyResult<Py<PyTuple>> + Send + 'static,
        read: fn(&Bound<'_, PyAny>) -> PyResult<T>,
    ) -> BoxFuture<'static, Result<T>> {
        let (sender, done) = oneshot::channel();
        let returned = Box::new(move |value: &Bound<'_, PyAny>| read(value).map(|value| drop(sender.send(value))));
        let of = self.0.id;
        let added = self.add(Job::Callback(PendingCallback { function, arguments: Box::new(arguments), returned, of }));
        Box::pin(async move {
            added?;
            done.await.map_err(|_| Error::Interrupted)
        })
    }

    fn add(&self, job: Job) -> Result<()> {
        self.try_add(job).map_err(|_| Error::Interrupted)
    }

    /// Returns the job after the end of the call.
    fn try_add(&self, job: Job) -> Result<(), Job> {
        let mut jobs = self.jobs();
        if jobs.closed {
            return Err(job);
        }
        jobs.waiting.push_back(job);
        let waker = jobs.waker.take();
        drop(jobs);
        if let Some(waker) = waker {
            waker.wake();
        }
        Ok(())
    }

    /// The waker for the next job.
    pub fn watch(&self, waker: &Waker) {
        let known = &mut self.jobs().waker;
        if !known.as_ref().is_some_and(|known| known.will_wake(waker)) {
            *known = Some(waker.clone());
        }
    }

    /// The next job.
    pub fn take(&self) -> Option<Job> {
        self.jobs().waiting.pop_front()
    }

    /// No more jobs: the call has ended.
    pub fn close(&self) {
        let mut jobs = self.jobs();
        jobs.closed = true;
        let waiting = std::mem::take(&mut jobs.waiting);
        drop((jobs, waiting));
    }

    fn jobs(&self) -> MutexGuard<'_, Jobs> {
        self.0.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Host")
    }
}

impl host::Host for Host {
    fn on_wait(&self, callback: &Callback, seconds: f64, reason: &str) -> BoxFuture<'static, Result<()>> {
        let reason = reason.to_owned();
        self.call(callback, move |py| Ok((seconds, reason).into_pyobject(py)?.unbind()), |_| Ok(()))
    }

    fn one_time_password(&self, callback: &Callback) -> BoxFuture<'static, Result<Option<String>>> {
        self.call(callback, |py| Ok(PyTuple::empty(py).unbind()), |code| code.extract())
    }

    fn run_blocking(&self, job: BlockingJob) -> Result<(), BlockingJob> {
        if self.0.awaited {
            return Err(job); // the event loop must not block
        }
        match self.try_add(Job::Blocking(job)) {
            Err(Job::Blocking(job)) => Err(job),
            _ => Ok(()),
        }
    }

    fn notify(&self, callback: &Callback, value: Box<dyn Any + Send>) -> BoxFuture<'static, Result<()>> {
        let Some(function) = callback.function::<Function>() else {
            return Box::pin(std::future::ready(Ok(())));
        };
        self.invoke(function.clone(), move |py| ARGUMENT.get()?(py, value), |_| Ok(()))
    }

    fn collector(&self) -> Option<&(dyn Any + Send + Sync)> {
        Some(&self.0.responses)
    }

    fn id(&self) -> u64 {
        self.0.id
    }

    fn is_within(&self, call: u64) -> bool {
        let is_around = |run: &Arc<Run>| run.call == call && run.is_active();
        // A call that blocks keeps the callbacks from going on that run on the same thread.
        self.0.id == call || self.0.running.iter().any(is_around) || (self.0.blocks_thread && is_beneath(call))
    }
}

impl Job {
    /// Do it here, and wait for it.
    pub fn run(self, py: Python<'_>) -> PyResult<()> {
        let call = match self {
            Job::Work(work) => return work(py),
            Job::Blocking(job) => {
                py.detach(job);
                return Ok(());
            }
            Job::Callback(call) => call,
        };
        let (function, arguments, called) = call.begin(py)?;
        let value = guarded::call(function.bind(py), arguments.into_bound(py))?;
        if value.hasattr("__await__")? {
            let _ = value.call_method0("close"); // else it warns that it was never awaited
            let text = "a callback that is a coroutine function needs an asynchronous client";
            return Err(PyTypeError::new_err(text));
        }
        called.end(&value)
    }
}

impl PendingCallback {
    /// The function to call, its arguments, and the receiver of its value.
    pub fn begin(self, py: Python<'_>) -> PyResult<(Function, Py<PyTuple>, Called)> {
        let arguments = (self.arguments)(py)?;
        let running = Running::enter(py, &self.function, self.of)?;
        Ok((self.function, arguments, Called { returned: self.returned, _running: running }))
    }
}

impl Called {
    /// Pass on the value that the function returned.
    pub fn end(self, value: &Bound<'_, PyAny>) -> PyResult<()> {
        (self.returned)(value)
    }
}

/// The callbacks that run in the current context.
static RUNNING: ContextStack = ContextStack::new("ferrohub.callbacks");
/// Number of callbacks that run in the process. It is usually 0, which saves the lookup of the context variable.
static COUNT: AtomicUsize = AtomicUsize::new(0);

/// A run of a callback.
struct Run {
    /// The number of the run, which no other run has.
    id: u64,
    function: usize,
    /// The number of the call whose callback it is.
    call: u64,
    active: AtomicBool,
}

impl Run {
    fn is_of(&self, function: &Function) -> bool {
        self.function == function.as_ptr() as usize && self.is_active()
    }

    fn is_active(&self) -> bool {
        self.active.load(Ordering::Relaxed)
    }
}

thread_local! {
    /// The callbacks that have begun on this thread, some of which may be over.
    static BEGUN: RefCell<Vec<Arc<Run>>> = const { RefCell::new(Vec::new()) };
}

/// Whether a callback of a call runs on this thread, below the current function or suspended.
fn is_beneath(call: u64) -> bool {
    let runs = |begun: &RefCell<Vec<Arc<Run>>>| begun.borrow().iter().any(|run| run.call == call && run.is_active());
    BEGUN.try_with(runs).unwrap_or(false)
}

/// A run of a callback as an object, for the context variable.
#[pyclass(frozen, module = "ferrohub._core")]
struct Mark(Arc<Run>);

/// A callback runs while this lives.
pub struct Running(Arc<Run>);

impl Running {
    /// A callback of this call begins here.
    pub fn enter(py: Python<'_>, function: &Function, call: u64) -> PyResult<Running> {
        let run = Arc::new(Run {
            id: host::new_id(),
            function: function.as_ptr() as usize,
            call,
            active: AtomicBool::new(true),
        });
        let running = Running(run.clone());
        COUNT.fetch_add(1, Ordering::Relaxed);
        let _ = BEGUN.try_with(|begun| {
            let mut begun = begun.borrow_mut();
            begun.retain(|run| run.is_active());
            begun.push(run.clone());
        }); // a thread that ends has no such list
        // The runs that are over are forgotten here.
        let mut marks = RUNNING.items::<Mark>(py)?;
        marks.retain(|mark| mark.get().0.is_active());
        marks.push(Bound::new(py, Mark(run))?);
        RUNNING.set(py, &marks)?;
        Ok(running)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.0.active.store(false, Ordering::Relaxed);
        COUNT.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The callbacks that run in the current context.
fn running(py: Python<'_>) -> PyResult<Vec<Arc<Run>>> {
    if COUNT.load(Ordering::Relaxed) == 0 {
        return Ok(Vec::new());
    }
    Ok(RUNNING.items::<Mark>(py)?.iter().map(|mark| mark.get().0.clone()).collect())
}

/// The number of the innermost of these callbacks that runs; 0 for none.
fn innermost(running: &[Arc<Run>]) -> u64 {
    running.iter().rfind(|run| run.is_active()).map_or(0, |run| run.id)
}

/// The number of the callback that runs in the current context; 0 for none.
pub fn callback(py: Python<'_>) -> PyResult<u64> {
    Ok(innermost(&running(py)?))
}
