//! Waits for futures of the library with the interpreter released.

use std::future::{self, Future};
use std::pin::Pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::Instant;

use pyo3::prelude::*;

use crate::calls::greenlets::Pauses;
use crate::calls::host::{Host, Job};
use crate::calls::signals;
use crate::errors::Failure;
use ferrohub::bindings::http::environment;
use ferrohub::bindings::http::error::{Error, Result};
use ferrohub::bindings::runtime::{driver, host};

/// Wait for a future with the interpreter released; Ctrl-C ends the wait.
pub fn block<T: Send>(py: Python<'_>, future: impl Future<Output = Result<T>> + Send) -> PyResult<T> {
    serve(py, |_| future)
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
    let host = Host::blocking(py, pauses.is_none())?;
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
    let main = signals::is_main(py)?;
    let turns = || {
        let mut checked = Instant::now();
        loop {
            let event = match briefly {
                false => Some(driver::block_on(next(host, future), || main && signals::interrupted())?),
                true => driver::drive_once(next(host, future))?,
            };
            match event {
                Some(Event::Job(Job::Blocking(job))) => job(),
                event => return Ok(event),
            }
            // Nothing waits for long while there is work.
            if main && checked.elapsed() >= driver::TICK {
                checked = Instant::now();
                if signals::interrupted() {
                    return Err(Error::Interrupted);
                }
            }
        }
    };
    Ok(py.detach(turns).map_err(Failure::from)?)
}
