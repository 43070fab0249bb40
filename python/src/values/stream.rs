//! Responses with a streamed body.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use futures_util::future::BoxFuture;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use tokio::sync::mpsc;

use crate::calls::{awaitable, blocking, greenlets};
use crate::handle::ClientSession;
use crate::values::response::Response;
use ferrohub::bindings::http::context::Source;
use ferrohub::bindings::http::error::{Error, Result};
use ferrohub::bindings::http::observers::Trace;
use ferrohub::bindings::http::request::Request;
use ferrohub::bindings::http::response;
use ferrohub::bindings::http::response::Sent;
use ferrohub::bindings::http::transfer::{Download, Sink, Step};
use ferrohub::bindings::runtime::driver;
use ferrohub::bindings::runtime::driver::Task;
use ferrohub::bindings::session::Session;
use ferrohub::bindings::session::responses;

/// Maximum number of pieces that are buffered.
const PIECES: usize = 4;

/// A part of a response.
#[derive(Debug)]
enum Part {
    Head(Box<response::Response>),
    Piece(Bytes),
}

/// Passes the parts of a response to its reader.
#[derive(Debug)]
struct Pipe {
    parts: mpsc::Sender<Part>,
    begun: Mutex<bool>,
    /// Who observes the request, if anybody does.
    trace: Option<Arc<Trace>>,
}

impl Pipe {
    fn begun(&self) -> MutexGuard<'_, bool> {
        self.begun.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn add(&self, part: Part) -> Result<()> {
        let gone = |_| Error::Transport("nobody reads the response any more".into());
        self.parts.send(part).await.map_err(gone)
    }
}

impl Sink for Pipe {
    fn start<'a>(&'a self, head: &'a response::Response) -> Step<'a, ()> {
        Box::pin(async move {
            if std::mem::replace(&mut *self.begun(), true) {
                return Err(Error::Transport("the response broke off, and cannot be read from the start again".into()));
            }
            self.trace.iter().for_each(|trace| trace.detach());
            self.add(Part::Head(Box::new(head.clone()))).await
        })
    }

    fn write(&self, piece: Bytes) -> Step<'_, ()> {
        Box::pin(self.add(Part::Piece(piece)))
    }

    fn finish(&self) -> Step<'_, ()> {
        Box::pin(std::future::ready(Ok(())))
    }

    fn restarts(&self) -> bool {
        !*self.begun()
    }
}

/// The body of a stream.
#[derive(Debug)]
pub struct Stream {
    flow: Mutex<Option<Flow>>,
    /// Whether reads are awaited.
    pub awaitable: bool,
}

#[derive(Debug)]
struct Flow {
    parts: mpsc::Receiver<Part>,
    /// The future that sends the request; None once it is done.
    sending: Option<Sending>,
}

/// A request that is being sent while its response is read.
enum Sending {
    /// In the background.
    Task(Task<Result<response::Response>>),
    /// By the reads, because a transport of the user is called on the thread or the event loop of a call.
    Reads(BoxFuture<'static, Result<response::Response>>),
    /// By the reads, until it failed.
    Failed(Error),
}

impl fmt::Debug for Sending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sending")
    }
}

impl Flow {
    /// The next piece; empty at the end.
    async fn next(&mut self) -> Result<Bytes> {
        while let Some(part) = self.part().await {
            match part {
                Part::Piece(piece) if !piece.is_empty() => return Ok(piece),
                _ => {}
            }
        }
        match self.sending.take() {
            Some(Sending::Task(sending)) => match sending.await {
                Some(Ok(_)) => Ok(Bytes::new()),
                Some(Err(error)) => Err(error),
                None => Err(Error::Transport("the response was begun in another process".into())),
            },
            Some(Sending::Failed(error)) => Err(error),
            Some(Sending::Reads(_)) | None => Ok(Bytes::new()),
        }
    }

    /// The next part, while the request is sent; None at the end.
    async fn part(&mut self) -> Option<Part> {
        if let Some(Sending::Reads(sending)) = &mut self.sending {
            let done = tokio::select! {
                biased;
                part = self.parts.recv() => return part,
                done = sending => done,
            };
            // The pieces before an error are returned first.
            self.sending = done.err().map(Sending::Failed);
        }
        self.parts.recv().await
    }

    async fn rest(&mut self) -> Result<Bytes> {
        let mut whole = Vec::new();
        loop {
            let piece = self.next().await?;
            if piece.is_empty() {
                return Ok(Bytes::from(whole));
            }
            whole.extend_from_slice(&piece);
        }
    }
}

impl Stream {
    fn flow(&self) -> MutexGuard<'_, Option<Flow>> {
        self.flow.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Discard the rest of the body.
    pub fn close(&self) {
        let flow = self.flow().take();
        drop(flow);
    }

    /// The next piece, empty at the end, or the rest of the body.
    pub fn read(&self, py: Python<'_>, all: bool) -> PyResult<Bytes> {
        let Some(mut flow) = self.flow().take() else { return Ok(Bytes::new()) };
        let read = async move {
            let read = if all { flow.rest().await } else { flow.next().await };
            Ok((read?, flow))
        };
        let (read, flow) = blocking::block(py, read)?;
        *self.flow() = Some(flow).filter(|_| !read.is_empty() && !all);
        Ok(read)
    }
}

/// A coroutine of the next piece of a response, or of the rest of its body.
pub fn awaited<'py>(response: &Bound<'py, Response>, all: bool) -> PyResult<Bound<'py, PyAny>> {
    let py = response.py();
    let flow = response.get().stream.as_ref().and_then(|stream| stream.flow().take());
    let Some(mut flow) = flow else {
        let known = if all { response.get().whole(py)?.body } else { Bytes::new() };
        return awaitable::settled(py, Ok(PyBytes::new(py, &known).into_any()));
    };
    let read = async move {
        let read = if all { flow.rest().await } else { flow.next().await };
        Ok((read?, flow))
    };
    let response = response.clone().unbind();
    awaitable::serve(
        py,
        |_| read,
        move |py, (read, flow): (Bytes, Flow)| {
            if let Some(stream) = &response.get().stream {
                *stream.flow() = Some(flow).filter(|_| !read.is_empty() && !all);
            }
            if all {
                response.get().keep(read.clone());
            }
            Ok(PyBytes::new(py, &read).into_any().unbind())
        },
    )
}

/// Send a request, and return when the headers of its response have been received. The body of an error response is
/// read immediately.
pub fn open<'py>(session: &Bound<'py, ClientSession>, mut request: Request) -> PyResult<Bound<'py, PyAny>> {
    let (py, core, is_awaited) = (session.py(), session.get().core.clone(), session.get().awaitable);
    greenlets::prepare(py)?;
    let in_background = !matches!(core.transport().source(), Source::Function | Source::Fake);
    let (parts, receiver) = mpsc::channel(PIECES);
    let (method, sent) = (request.method.clone(), Sent::from(request.clone()));
    let trace = core.settings().trace(false);
    request.context.trace.clone_from(&trace);
    let pipe = Pipe { parts, begun: Mutex::default(), trace: trace.clone() };
    request.download = Some(Download::new(Arc::new(pipe), None));
    let head_of = async move |session: &Session, head: Box<response::Response>| {
        if let Some(trace) = trace {
            trace.streaming(&head).await?;
        }
        let head = response::Response { method: Some(method), sent: Some(Arc::new(sent)), ..*head };
        responses::collect(session, &head);
        Ok::<_, Error>(head)
    };
    let kept = core.clone();
    let opening = async move {
        let mut sending = Box::pin(async move { core.send_uncollected(request).await });
        let mut receiver = receiver;
        let done = tokio::select! {
            biased;
            first = receiver.recv() => match first {
                Some(Part::Head(head)) => {
                    let sending = match in_background {
                        true => Sending::Task(driver::spawn(sending)?),
                        false => Sending::Reads(sending),
                    };
                    return Ok((head_of(&kept, head).await?, Some(Flow { parts: receiver, sending: Some(sending) })));
                }
                _ => sending.await?,
            },
            done = &mut sending => done?,
        };
        match receiver.try_recv() {
            Ok(Part::Head(head)) => Ok((head_of(&kept, head).await?, Some(Flow { parts: receiver, sending: None }))),
            _ => {
                responses::collect(&kept, &done);
                Ok((done, None))
            }
        }
    };
    let made = move |py: Python<'_>, (head, flow): (response::Response, Option<Flow>)| {
        let stream = flow.map(|flow| Stream { flow: Mutex::new(Some(flow)), awaitable: is_awaited });
        Ok(Py::new(py, Response::streamed(head, stream))?.into_any())
    };
    if is_awaited {
        return awaitable::serve(py, |_| opening, made);
    }
    Ok(made(py, blocking::block(py, opening)?)?.into_bound(py))
}
