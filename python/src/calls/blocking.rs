//! Waiting for the core without holding the interpreter.

use std::cell::{Cell, RefCell};
use std::future::Future;

use pyo3::prelude::*;
use tokio::sync::{mpsc, oneshot};

use crate::errors;
use ferrohub::http::error::{Error, Result};
use ferrohub::http::proxy;
use ferrohub::runtime::{driver, per_process};

thread_local! {
    /// The exception that interrupted the wait of this thread: a signal handler's, or a callback's.
    static PENDING: RefCell<Option<PyErr>> = const { RefCell::new(None) };
    /// Whether signals are handled in this thread, and the process in which that was found out: after a fork the thread
    /// that forked is the main one.
    static MAIN: Cell<Option<(u32, bool)>> = const { Cell::new(None) };
}

/// Wait for a future with the interpreter released; Ctrl-C ends the wait.
pub fn block<T: Send>(py: Python<'_>, future: impl Future<Output = Result<T>> + Send) -> PyResult<T> {
    // Python handles signals in its main thread alone: the others need not ask for the interpreter while they wait.
    let main = is_main(py)?;
    // Here, no other thread changes it.
    proxy::read_environment();
    py.detach(|| driver::block_on(future, || main && signalled())).map_err(|error| errors::to_py(py, error))
}

/// What a future asks of the interpreter.
type Job = Box<dyn FnOnce(Python<'_>) -> PyResult<()> + Send>;

/// The interpreter, for a future that is waited for with [`serve`].
#[derive(Debug, Clone)]
pub struct Host(mpsc::UnboundedSender<Job>);

impl Host {
    /// Have something done with the interpreter. An exception ends the wait.
    pub async fn ask<T: Send + 'static>(
        &self,
        what: impl FnOnce(Python<'_>) -> PyResult<T> + Send + 'static,
    ) -> Result<T> {
        let (sender, done) = oneshot::channel();
        let job: Job = Box::new(move |py| what(py).map(|value| drop(sender.send(value))));
        self.0.send(job).map_err(|_| Error::Interrupted)?;
        done.await.map_err(|_| Error::Interrupted)
    }
}

/// Wait for a future that uses the interpreter meanwhile. What it asks for runs in this thread and outside of the
/// runtime, and so may send requests itself.
pub fn serve<T: Send, F: Future<Output = Result<T>> + Send>(
    py: Python<'_>,
    make: impl FnOnce(Host) -> F,
) -> PyResult<T> {
    enum Event<T> {
        Asked(Job),
        Done(T),
    }
    let (sender, mut jobs) = mpsc::unbounded_channel();
    let mut future = Box::pin(make(Host(sender)));
    let mut step = || {
        let next = async {
            tokio::select! {
                biased;
                Some(job) = jobs.recv() => Ok(Event::Asked(job)),
                done = &mut future => done.map(Event::Done),
            }
        };
        match block(py, next)? {
            Event::Asked(job) => job(py).map(|()| None),
            Event::Done(value) => Ok(Some(value)),
        }
    };
    let done = loop {
        match step() {
            Ok(None) => {}
            Ok(Some(value)) => break Ok(value),
            Err(error) => break Err(error),
        }
    };
    if done.is_err() {
        // What was given up half way is closed now, not when the next request runs.
        let _ = py.detach(|| {
            let closed = async {
                drop(future);
                tokio::task::yield_now().await;
                tokio::task::yield_now().await;
                Ok(())
            };
            driver::block_on(closed, || false)
        });
    }
    done
}

/// Keep the exception of a callback that runs inside a wait; the wait ends with it.
pub fn interrupt(error: PyErr) -> Error {
    PENDING.with(|pending| *pending.borrow_mut() = Some(error));
    Error::Interrupted
}

/// The exception that ended the wait of this thread.
pub fn pending() -> Option<PyErr> {
    PENDING.with(|pending| pending.borrow_mut().take())
}

fn is_main(py: Python<'_>) -> PyResult<bool> {
    let process = per_process::current();
    if let Some((_, main)) = MAIN.get().filter(|(known, _)| *known == process) {
        return Ok(main);
    }
    let threading = py.import("threading")?;
    let main = threading.call_method0("current_thread")?.is(threading.call_method0("main_thread")?);
    MAIN.set(Some((process, main)));
    Ok(main)
}

fn signalled() -> bool {
    // None when the interpreter is about to end.
    let checked = Python::try_attach(|py| py.check_signals().map_err(interrupt).is_err());
    checked.unwrap_or(false)
}
