//! Waits for futures of the library with the interpreter released.

use std::cell::{Cell, RefCell};
use std::future::{self, Future};
use std::pin::Pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::Instant;

use pyo3::prelude::*;

use crate::calls::greenlets::Pauses;
use crate::calls::guarded;
pub use crate::calls::host::Host;
use crate::calls::host::Job;
use crate::calls::intercept::Interception;
use crate::errors::Failure;
use crate::session::client_session::ClientSession;
use ferrohub::bindings::http::environment;
use ferrohub::bindings::http::error::{Error, Result};
use ferrohub::bindings::runtime::{driver, host, per_process};

thread_local! {
    /// The exception of a signal handler that interrupted the wait of this thread.
    static PENDING: RefCell<Option<PyErr>> = const { RefCell::new(None) };
    /// Whether signals are handled in this thread, and the process in which this was determined: after a fork, the thread
    /// that forked is the main thread.
    static MAIN: Cell<Option<(u32, bool)>> = const { Cell::new(None) };
}

/// Wait for a future with the interpreter released; Ctrl-C ends the wait.
pub fn block<T: Send>(py: Python<'_>, future: impl Future<Output = Result<T>> + Send) -> PyResult<T> {
    serve(py, |_| future)
}

/// Wait for a call of a session whose subclass may override `request` or `send`.
pub fn call<T: Send>(
    session: &Bound<'_, ClientSession>,
    future: impl Future<Output = Result<T>> + Send,
) -> PyResult<T> {
    let interception = Interception::of(session)?;
    serve(session.py(), |host| interception.serve(&host, future))
}

/// Wait for a future that uses the interpreter. Its jobs run in this thread, outside of the runtime, so they may send
/// requests.
pub fn serve<T: Send, F: Future<Output = Result<T>> + Send>(
    py: Python<'_>,
    make: impl FnOnce(Host) -> F,
) -> PyResult<T> {
    // Here, no other thread changes it.
    environment::read();
    let mut pauses = Pauses::of_call(py)?;
    let host = Host::new(py, false)?;
    let mut future = Box::pin(host::serve(Arc::new(host.clone()), make(host.clone())));
    let done = loop {
        let went_on = match turn(py, &host, &mut future, pauses.is_some()) {
            Ok(Some(Event::Done(value))) => break Ok(value),
            Ok(Some(Event::Job(job))) => {
                pauses.iter_mut().for_each(Pauses::reset);
                job.run(py)
            }
            Ok(None) => pauses.as_mut().map_or(Ok(()), |pauses| pauses.pause(py)),
            Err(error) => break Err(error),
        };
        if let Err(raised) = went_on {
            break Err(raised);
        }
    };
    host.close();
    if done.is_err() {
        // What was given up half way is closed now, not when the next request runs.
        py.detach(|| driver::discard(future));
    }
    done
}

/// The reason why a wait returned.
pub enum Event<T> {
    /// The future has something for the interpreter to do.
    Job(Job),
    /// The future is done.
    Done(T),
}

/// Wait until a future is done or has something for the interpreter to do.
pub fn next<'a, T, F: Future<Output = Result<T>>>(
    host: &'a Host,
    future: &'a mut Pin<Box<F>>,
) -> impl Future<Output = Result<Event<T>>> + use<'a, T, F> {
    future::poll_fn(move |context| {
        host.watch(context.waker());
        if let Some(job) = host.take() {
            return Poll::Ready(Ok(Event::Job(job)));
        }
        match future.as_mut().poll(context) {
            Poll::Ready(done) => Poll::Ready(done.map(Event::Done)),
            Poll::Pending => host.take().map_or(Poll::Pending, |job| Poll::Ready(Ok(Event::Job(job)))),
        }
    })
}

/// The same with the interpreter released. Work that needs no interpreter is done here. With `briefly`, it returns
/// None instead of waiting.
fn turn<T: Send, F: Future<Output = Result<T>> + Send>(
    py: Python<'_>,
    host: &Host,
    future: &mut Pin<Box<F>>,
    briefly: bool,
) -> PyResult<Option<Event<T>>> {
    // Python handles signals in its main thread alone: the others need no interpreter while they wait.
    let main = is_main(py)?;
    let turns = || {
        let mut checked = Instant::now();
        loop {
            let event = match briefly {
                false => Some(driver::block_on(next(host, future), || main && signalled())?),
                true => driver::drive_once(next(host, future))?,
            };
            match event {
                Some(Event::Job(Job::Blocking(job))) => job(),
                event => return Ok(event),
            }
            // Nothing waits for long while there is work.
            if main && checked.elapsed() >= driver::TICK {
                checked = Instant::now();
                if signalled() {
                    return Err(Error::Interrupted);
                }
            }
        }
    };
    Ok(py.detach(turns).map_err(Failure::from)?)
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
    let current = guarded::call(&threading.getattr("current_thread")?, ())?;
    let main = current.is(&guarded::call(&threading.getattr("main_thread")?, ())?);
    MAIN.set(Some((process, main)));
    Ok(main)
}

fn signalled() -> bool {
    let interrupt = |raised| PENDING.with(|pending| *pending.borrow_mut() = Some(raised));
    // None when the interpreter is about to end.
    let checked = Python::try_attach(|py| py.check_signals().map_err(interrupt).is_err());
    checked.unwrap_or(false)
}
