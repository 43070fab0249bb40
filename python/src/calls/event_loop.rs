//! Channels to event loops, which notify a loop without the interpreter: the runtime's thread writes a byte to a socket
//! that the loop watches. The loop then handles everything that is ready.

use std::io::{Read, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pyo3::prelude::*;

use crate::errors::Failure;
use ferrohub::bindings::http::error::Error;
use ferrohub::bindings::runtime::{driver, per_process};

#[cfg(unix)]
type Socket = std::os::unix::net::UnixStream;
#[cfg(not(unix))]
type Socket = std::net::TcpStream;

/// The channel to one event loop. Dropping it closes it.
#[pyclass(frozen, weakref, module = "ferrohub._core")]
pub struct Channel {
    process: u32,
    reader: Mutex<Option<Socket>>,
    line: Option<Arc<Line>>,
    /// What starts the calls that were made in this turn of the loop.
    launches: Mutex<Vec<Launch>>,
}

/// Starts a call.
pub type Launch = Box<dyn FnOnce() + Send>;

/// The end of a channel for the runtime's thread.
#[derive(Default)]
pub struct Line(Mutex<State>);

#[derive(Default)]
struct State {
    /// None once the channel is closed.
    writer: Option<Socket>,
    /// Whether a byte was written since the loop last read, or will be at the end of this turn.
    rung: bool,
    ready: Vec<Arc<Waiter>>,
}

/// An `asyncio.Future` that is to be set when something is ready.
#[derive(Default)]
pub struct Waiter(Mutex<Option<Py<PyAny>>>);

impl Waiter {
    /// Set another future next.
    pub fn set(&self, future: Option<Py<PyAny>>) {
        let before = std::mem::replace(&mut *locked(&self.0), future);
        drop(before);
    }

    fn take(&self) -> Option<Py<PyAny>> {
        locked(&self.0).take()
    }
}

impl Line {
    /// Make the loop set the future of a waiter. The loop is notified once of all that is ready in a turn of the runtime,
    /// because waking a thread costs more than a response.
    pub fn wake(self: &Arc<Self>, waiter: &Arc<Waiter>) {
        let mut state = locked(&self.0);
        if state.writer.is_none() {
            return;
        }
        state.ready.push(waiter.clone());
        if !std::mem::replace(&mut state.rung, true) {
            drop(state);
            let line = self.clone();
            driver::after_turn(move || line.ring());
        }
    }

    fn ring(&self) {
        let mut state = locked(&self.0);
        let written = state.writer.as_mut().map(|writer| writer.write(&[0]));
        // The buffer of a socket holds more than the one byte.
        state.rung = matches!(written, Some(Ok(_)));
    }

    fn take(&self) -> Vec<Arc<Waiter>> {
        let mut state = locked(&self.0);
        state.rung = false;
        std::mem::take(&mut state.ready)
    }

    fn close(&self) {
        let state = std::mem::take(&mut *locked(&self.0));
        drop(state);
    }
}

impl Channel {
    /// A channel that no loop watches yet.
    pub fn open() -> std::io::Result<Channel> {
        let (reader, writer) = pair()?;
        reader.set_nonblocking(true)?;
        writer.set_nonblocking(true)?;
        let line = Line(Mutex::new(State { writer: Some(writer), ..State::default() }));
        let (process, reader, launches) = (per_process::current(), Mutex::new(Some(reader)), Mutex::default());
        Ok(Channel { process, reader, line: Some(Arc::new(line)), launches })
    }

    /// Start a call with the next [`Channel::launch`]. Returns whether it is the first one since the last.
    pub fn add(&self, launch: Launch) -> bool {
        let mut launches = locked(&self.launches);
        launches.push(launch);
        launches.len() == 1
    }

    /// The other end.
    pub fn line(&self) -> Option<Arc<Line>> {
        self.line.clone()
    }
}

#[pymethods]
impl Channel {
    /// Whether it was created in this process, and not before a fork.
    fn is_ours(&self) -> bool {
        self.process == per_process::current()
    }

    /// The socket to watch, which the channel still owns.
    #[cfg(unix)]
    fn fileno(&self) -> Option<i32> {
        use std::os::fd::AsRawFd;
        locked(&self.reader).as_ref().map(AsRawFd::as_raw_fd)
    }

    /// The socket, which the caller then owns.
    fn detach(&self) -> Option<u64> {
        let reader = locked(&self.reader).take()?;
        #[cfg(unix)]
        let raw = u64::try_from(std::os::fd::IntoRawFd::into_raw_fd(reader)).ok();
        #[cfg(not(unix))]
        let raw = Some(std::os::windows::io::IntoRawSocket::into_raw_socket(reader));
        raw
    }

    /// Start the calls of this turn of the loop on the runtime's thread, which wakes up once.
    fn launch(&self) -> PyResult<()> {
        if !self.is_ours() {
            return Ok(());
        }
        let launches = std::mem::take(&mut *locked(&self.launches));
        let launched = driver::run_within(move || launches.into_iter().for_each(|launch| launch()));
        Ok(launched.map_err(Error::from).map_err(Failure::from)?)
    }

    /// The futures of what is ready.
    fn take(&self) -> Vec<Py<PyAny>> {
        if let Some(reader) = locked(&self.reader).as_mut() {
            let _ = reader.read(&mut [0; 16]);
        }
        let ready = self.line.as_ref().map(|line| line.take()).unwrap_or_default();
        ready.iter().filter_map(|waiter| waiter.take()).collect()
    }
}

impl Drop for Channel {
    fn drop(&mut self) {
        let line = self.line.take();
        if self.is_ours() {
            line.iter().for_each(|line| line.close());
        } else {
            // A thread of the parent's may have held its lock.
            std::mem::forget((line, std::mem::take(&mut *locked(&self.launches))));
        }
    }
}

#[cfg(unix)]
fn pair() -> std::io::Result<(Socket, Socket)> {
    Socket::pair()
}

#[cfg(not(unix))]
fn pair() -> std::io::Result<(Socket, Socket)> {
    let listener = std::net::TcpListener::bind(("127.0.0.1", 0))?;
    let writer = Socket::connect(listener.local_addr()?)?;
    loop {
        // Others may connect too.
        let (reader, from) = listener.accept()?;
        if from == writer.local_addr()? {
            writer.set_nodelay(true)?;
            return Ok((reader, writer));
        }
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
