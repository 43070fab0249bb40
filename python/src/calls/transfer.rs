//! Downloads into and uploads from what Python has: paths, file objects, bytes.

use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use pyo3::exceptions::{PyOSError, PyTypeError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyBytes, PySlice, PyString};

use crate::calls::blocking;
use crate::calls::blocking::Host;
use crate::calls::call::Call;
use crate::errors;
use ferrohub::http::request::Request;
use ferrohub::http::response::Response;
use ferrohub::http::transfer::{
    Checked, Download, FileSink, FileSource, Memory, PIECE, Progress, Sink, Source, Step, Upload,
};

/// Where a download goes.
pub enum Target {
    /// A file.
    Path(Arc<FileSink>),
    /// An object that has `write`.
    Object(Arc<Py<PyAny>>),
}

impl Target {
    /// What the argument `path` means; where the answer suggests no name for the file, it gets this one.
    pub fn of(call: &Call<'_, '_>, suggestion: &str) -> PyResult<Target> {
        let py = call.py;
        let given = call.object("path").cloned().unwrap_or_else(|| PyString::new(py, "").into_any());
        if let Ok(path) = given.extract::<PathBuf>() {
            let path = if path.as_os_str().is_empty() { PathBuf::from(".") } else { path };
            let sink = FileSink::new(&path, suggestion).map_err(|error| errors::to_py(py, error))?;
            return Ok(Target::Path(Arc::new(sink)));
        }
        if !given.hasattr("write")? {
            let class = given.get_type().name()?;
            return Err(PyTypeError::new_err(format!("path must be a path or a file opened for writing, not {class}")));
        }
        of_bytes(&given, "path")?;
        Ok(Target::Object(Arc::new(given.unbind())))
    }

    fn sink(&self, host: &Host) -> Arc<dyn Sink> {
        match self {
            Target::Path(sink) => sink.clone(),
            Target::Object(object) => Arc::new(Object::new(object, host)),
        }
    }

    /// The name of the file that was written, if it has one.
    pub fn name(&self, py: Python<'_>) -> Option<String> {
        match self {
            Target::Path(sink) => {
                let path = sink.written()?;
                Some(path.strip_prefix(".").unwrap_or(&path).to_string_lossy().into_owned())
            }
            Target::Object(object) => object.bind(py).getattr("name").ok()?.extract().ok(),
        }
    }
}

/// What an upload is read from.
pub enum Content {
    /// Bytes, a file at a path.
    Ready(Arc<dyn Source>),
    /// An object, how many bytes it has, and how they are read.
    Object {
        /// The object.
        object: Arc<Py<PyAny>>,
        /// Its bytes from where it stands.
        size: u64,
        /// How they are read.
        pull: Pull,
    },
}

impl Content {
    /// What an argument means.
    pub fn of(call: &Call<'_, '_>, name: &str) -> PyResult<Content> {
        let py = call.py;
        let given = call.object(name).cloned().unwrap_or_else(|| py.None().into_bound(py));
        let wrong = || {
            let class = given.get_type().name().map(|name| name.to_string()).unwrap_or_default();
            PyTypeError::new_err(format!(
                "{name} must be bytes, a str, a Path, or a file opened for reading bytes, not {class}"
            ))
        };
        if let Ok(bytes) = given.cast::<PyBytes>() {
            let bytes = Bytes::from_owner(PyBackedBytes::from(bytes.clone()));
            return Ok(Content::Ready(Arc::new(Memory::new(bytes))));
        }
        // Text is the content, as github3.py takes it, and never a path.
        if let Ok(text) = given.cast::<PyString>() {
            let text = text.extract::<String>()?;
            return Ok(Content::Ready(Arc::new(Memory::new(Bytes::from(text)))));
        }
        if given.hasattr("read")? {
            of_bytes(&given, name)?;
            return Content::file(given);
        }
        if let Ok(path) = given.extract::<PathBuf>() {
            let source = FileSource::open(&path).map_err(|error| errors::to_py(py, error))?;
            return Ok(Content::Ready(Arc::new(source)));
        }
        let view = py.import("builtins")?.call_method1("memoryview", (&given,)).map_err(|_| wrong())?;
        let size = view.getattr("nbytes")?.extract()?;
        if size == 0 {
            return Ok(Content::Ready(Arc::new(Memory::new(Bytes::new())))); // Python casts no empty view
        }
        let view = view.call_method1("cast", ("B",))?;
        Ok(Content::Object { object: Arc::new(view.unbind()), size, pull: Pull::Slice })
    }

    /// A file, from where it stands. One that does not tell its size is copied to the disk first.
    fn file(file: Bound<'_, PyAny>) -> PyResult<Content> {
        let rest = || {
            let here: u64 = file.call_method0("tell")?.extract()?;
            let end: u64 = file.call_method1("seek", (0, 2))?.extract()?;
            file.call_method1("seek", (here,))?;
            PyResult::Ok(end.saturating_sub(here))
        };
        if let Ok(size) = rest() {
            return Ok(Content::Object { object: Arc::new(file.unbind()), size, pull: Pull::Read });
        }
        let fail = |error: std::io::Error| errors::to_py(file.py(), error.into());
        let mut copy = tempfile::tempfile().map_err(fail)?;
        loop {
            let piece = Pull::Read.piece(&file, 0)?.extract::<PyBackedBytes>()?;
            if piece.is_empty() {
                break;
            }
            copy.write_all(&piece).map_err(fail)?;
        }
        let source = FileSource::of(copy, "a copy of the file").map_err(|error| errors::to_py(file.py(), error))?;
        Ok(Content::Ready(Arc::new(source)))
    }

    fn upload(&self, host: &Host, progress: Option<Progress>) -> Upload {
        let source: Arc<dyn Source> = match self {
            Content::Ready(source) => source.clone(),
            Content::Object { object, size, pull } => Arc::new(Reader {
                object: Object::new(object, host),
                size: *size,
                pull: *pull,
                done: AtomicU64::new(0),
            }),
        };
        Upload { source, progress }
    }
}

/// How the pieces of an object are got.
#[derive(Debug, Clone, Copy)]
pub enum Pull {
    /// It is a file, and is read.
    Read,
    /// It is a view of memory, and is cut.
    Slice,
}

impl Pull {
    fn piece<'py>(self, object: &Bound<'py, PyAny>, at: u64) -> PyResult<Bound<'py, PyAny>> {
        match self {
            Pull::Read => object.call_method1("read", (PIECE,)),
            Pull::Slice => {
                let (at, piece) = (isize::try_from(at)?, isize::try_from(PIECE)?);
                object.get_item(PySlice::new(object.py(), at, at.saturating_add(piece), 1))?.call_method0("tobytes")
            }
        }
    }
}

/// Send a request whose answer goes to a target, if it has the SHA-256 that is due.
pub fn download(
    call: &Call<'_, '_>,
    mut request: Request,
    target: &Target,
    sha256: Option<&str>,
) -> PyResult<Response> {
    let callback = callback(call)?;
    let session = call.session.get().core.clone();
    blocking::serve(call.py, |host| {
        let progress = callback.map(|callback| progress(callback, &host));
        let sink = target.sink(&host);
        let sink = sha256.map_or(sink.clone(), |due| Arc::new(Checked::new(sink, due)));
        request.download = Some(Download::new(sink, progress));
        async move { session.send(request).await }
    })
}

/// Send a request with a content.
pub fn upload(call: &Call<'_, '_>, mut request: Request, content: &Content) -> PyResult<Response> {
    let callback = callback(call)?;
    let session = call.session.get().core.clone();
    blocking::serve(call.py, |host| {
        request.upload = Some(content.upload(&host, callback.map(|callback| progress(callback, &host))));
        async move { session.send(request).await }
    })
}

fn callback(call: &Call<'_, '_>) -> PyResult<Option<Arc<Py<PyAny>>>> {
    match call.object("progress") {
        Some(callback) if !callback.is_callable() => {
            Err(PyTypeError::new_err("progress must be a function of the bytes done and the bytes in all"))
        }
        other => Ok(other.map(|callback| Arc::new(callback.clone().unbind()))),
    }
}

fn progress(callback: Arc<Py<PyAny>>, host: &Host) -> Progress {
    let host = host.clone();
    Progress(Arc::new(move |done, total| {
        let (callback, host) = (callback.clone(), host.clone());
        Box::pin(async move { host.ask(move |py| callback.call1(py, (done, total)).map(|_| ())).await })
    }))
}

/// Refuse a file that was opened for text.
fn of_bytes(file: &Bound<'_, PyAny>, name: &str) -> PyResult<()> {
    if file.is_instance(&file.py().import("io")?.getattr("TextIOBase")?)? {
        return Err(PyTypeError::new_err(format!("{name} is a file of text; open it in binary mode")));
    }
    Ok(())
}

/// A Python object that a transfer reads from or writes to, and where it stood when the transfer began.
#[derive(Debug)]
struct Object {
    object: Arc<Py<PyAny>>,
    host: Host,
    began: Arc<Mutex<Option<Option<u64>>>>,
}

impl Object {
    fn new(object: &Arc<Py<PyAny>>, host: &Host) -> Object {
        Object { object: object.clone(), host: host.clone(), began: Arc::default() }
    }

    /// Begin, or begin again from where the first attempt did.
    fn begin(&self, again: fn(&Bound<'_, PyAny>, u64) -> PyResult<()>) -> Step<'_, ()> {
        let (object, began) = (self.object.clone(), self.began.clone());
        Box::pin(self.host.ask(move |py| {
            let object = object.bind(py);
            let mut began = began.lock().unwrap_or_else(PoisonError::into_inner);
            match *began {
                None => *began = Some(object.call_method0("tell").and_then(|at| at.extract()).ok()),
                Some(Some(at)) => again(object, at)?,
                Some(None) => return Err(PyOSError::new_err("the transfer broke, and the file cannot go back")),
            }
            Ok(())
        }))
    }

    fn ask<T: Send + 'static>(
        &self,
        what: impl FnOnce(&Bound<'_, PyAny>) -> PyResult<T> + Send + 'static,
    ) -> Step<'_, T> {
        let object = self.object.clone();
        Box::pin(self.host.ask(move |py| what(object.bind(py))))
    }
}

impl Sink for Object {
    fn start<'a>(&'a self, _answer: &'a Response) -> Step<'a, ()> {
        self.begin(|file, at| {
            file.call_method1("seek", (at,))?;
            file.call_method0("truncate").map(|_| ())
        })
    }

    fn write(&self, piece: Bytes) -> Step<'_, ()> {
        self.ask(move |file| {
            let mut rest = &*piece;
            while !rest.is_empty() {
                let written = file.call_method1("write", (PyBytes::new(file.py(), rest),))?;
                // An unbuffered file may take less than all, and says so.
                let taken = written.extract::<usize>().unwrap_or(rest.len());
                if taken == 0 {
                    return Err(PyOSError::new_err("the file takes nothing more"));
                }
                rest = rest.get(taken..).unwrap_or_default();
            }
            Ok(())
        })
    }

    fn finish(&self) -> Step<'_, ()> {
        Box::pin(std::future::ready(Ok(())))
    }

    fn restarts(&self) -> bool {
        // None within: it began, and did not say where it stood.
        !matches!(*self.began.lock().unwrap_or_else(PoisonError::into_inner), Some(None))
    }
}

#[derive(Debug)]
struct Reader {
    object: Object,
    size: u64,
    pull: Pull,
    done: AtomicU64,
}

impl Source for Reader {
    fn size(&self) -> u64 {
        self.size
    }

    fn start(&self) -> Step<'_, ()> {
        self.done.store(0, Ordering::Relaxed);
        match self.pull {
            Pull::Read => self.object.begin(|file, at| file.call_method1("seek", (at,)).map(|_| ())),
            Pull::Slice => Box::pin(std::future::ready(Ok(()))),
        }
    }

    fn read(&self) -> Step<'_, Bytes> {
        let (pull, at) = (self.pull, self.done.load(Ordering::Relaxed));
        let piece = self.object.ask(move |object| {
            let piece = pull.piece(object, at)?;
            let bytes = piece.extract::<PyBackedBytes>().map_err(|_| PyTypeError::new_err("a file must give bytes"))?;
            Ok(Bytes::from_owner(bytes))
        });
        Box::pin(async move {
            let piece = piece.await?;
            self.done.fetch_add(piece.len() as u64, Ordering::Relaxed);
            Ok(piece)
        })
    }
}
