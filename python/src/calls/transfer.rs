//! Downloads to and uploads from Python objects: paths, file objects, bytes.

use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use futures_util::TryFutureExt as _;
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyOSError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyBytes, PySlice, PyString};

use crate::calls::call::Call;
use crate::calls::host;
use crate::calls::host::{Function, Host};
use ferrohub::bindings::client::operations::Input;
use ferrohub::bindings::client::session::{Outcome, Session};
use ferrohub::bindings::http::error::Result;
use ferrohub::bindings::http::response::Response;
pub use ferrohub::bindings::http::transfer::Upload;
use ferrohub::bindings::http::transfer::{
    Checked, Download, FileSink, FileSource, Memory, PIECE, Progress, Sink, Source, Step,
};
pub use ferrohub::bindings::runtime::host::Callback;
use ferrohub::bindings::runtime::per_process;
use ferrohub::bindings::runtime::thread_pool;
use ferrohub::bindings::schema::declaration::Composite;

/// The destination of a download.
pub enum Target {
    /// A file, its default name in a folder if the response suggests none, and its writer.
    Path(PathBuf, String, OnceLock<Arc<FileSink>>),
    /// An object that has `write`.
    Object(Arc<Py<PyAny>>),
}

impl Target {
    /// The target of the argument `path`, with the name of the file if the response suggests none.
    pub fn of(call: &Call<'_, '_>, suggestion: &str) -> PyResult<Target> {
        let given = call.object("path").cloned().unwrap_or_else(|| PyString::new(call.py, "").into_any());
        Target::given(&given, "path", suggestion)
    }

    /// Parse an argument of this name.
    pub fn given(given: &Bound<'_, PyAny>, name: &str, suggestion: &str) -> PyResult<Target> {
        if let Ok(path) = given.extract::<PathBuf>() {
            let path = if path.as_os_str().is_empty() { PathBuf::from(".") } else { path };
            return Ok(Target::Path(path, suggestion.to_owned(), OnceLock::new()));
        }
        if !given.hasattr("write")? {
            let class = given.get_type().name()?;
            return Err(PyTypeError::new_err(format!(
                "{name} must be a path or a file opened for writing, not {class}"
            )));
        }
        of_bytes(given, name)?;
        Ok(Target::Object(Arc::new(given.clone().unbind())))
    }

    /// Remove the incomplete file.
    pub fn abandon(&self) {
        if let Target::Path(_, _, sink) = self {
            // One that is made later has nothing written yet.
            sink.get().inspect(|sink| sink.abandon());
        }
    }

    /// Rename the complete file to its name.
    pub fn appear(&self, py: Python<'_>) -> Result<()> {
        match self {
            Target::Path(_, _, sink) => py.detach(|| sink.get().map_or(Ok(()), |sink| sink.appear())),
            Target::Object(_) => Ok(()),
        }
    }

    /// Its writer.
    pub async fn sink(&self, host: &Host, limit: Option<Duration>) -> Result<Arc<dyn Sink>> {
        Ok(match self {
            Target::Path(path, suggestion, sink) => {
                let made = Arc::new(FileSink::new(path, suggestion, limit).await?);
                // It gets its name with the result of the call, which may fail or be cancelled until then.
                made.hold();
                sink.get_or_init(|| made).clone()
            }
            Target::Object(object) => Arc::new(Object::new(object, host)),
        })
    }

    /// The name of the file that was written, if it has one.
    pub fn name(&self, py: Python<'_>) -> Option<String> {
        match self {
            Target::Path(_, _, sink) => {
                let path = sink.get()?.written()?;
                Some(path.strip_prefix(".").unwrap_or(&path).to_string_lossy().into_owned())
            }
            Target::Object(object) => object.bind(py).getattr("name").ok()?.extract().ok(),
        }
    }
}

/// The source of an upload.
#[derive(Clone)]
pub enum Content {
    /// Bytes.
    Bytes(Bytes),
    /// A file at a path.
    Path(PathBuf),
    /// An open file, from its current position.
    File(Arc<Py<PyAny>>),
    /// A memory view and its size.
    View(Arc<Py<PyAny>>, u64),
}

impl Content {
    /// Parse an argument.
    pub fn of(call: &Call<'_, '_>, name: &str) -> PyResult<Content> {
        let given = call.object(name).cloned().unwrap_or_else(|| call.py.None().into_bound(call.py));
        Content::given(&given, name)
    }

    /// Parse an argument of this name.
    pub fn given(given: &Bound<'_, PyAny>, name: &str) -> PyResult<Content> {
        let py = given.py();
        let wrong = || {
            let class = given.get_type().name().map(|name| name.to_string()).unwrap_or_default();
            PyTypeError::new_err(format!(
                "{name} must be bytes, a str, a Path, or a file opened for reading bytes, not {class}"
            ))
        };
        if let Ok(bytes) = given.cast::<PyBytes>() {
            return Ok(Content::Bytes(Bytes::from_owner(PyBackedBytes::from(bytes.clone()))));
        }
        // Text is the content, as github3.py takes it, and never a path.
        if let Ok(text) = given.cast::<PyString>() {
            let text = text.extract::<String>()?;
            return Ok(Content::Bytes(Bytes::from(text)));
        }
        if given.hasattr("read")? {
            of_bytes(given, name)?;
            return Ok(Content::File(Arc::new(given.clone().unbind())));
        }
        if let Ok(path) = given.extract::<PathBuf>() {
            return Ok(Content::Path(path));
        }
        let view = py.import("builtins")?.call_method1("memoryview", (given,)).map_err(|_| wrong())?;
        let size = view.getattr("nbytes")?.extract()?;
        if size == 0 {
            return Ok(Content::Bytes(Bytes::new())); // Python casts no empty view
        }
        let view = view.call_method1("cast", ("B",))?;
        Ok(Content::View(Arc::new(view.unbind()), size))
    }

    /// Its reader.
    pub async fn source(&self, host: &Host, limit: Option<Duration>) -> Result<Arc<dyn Source>> {
        Ok(match self {
            Content::Bytes(bytes) => Arc::new(Memory::new(bytes.clone())),
            Content::Path(path) => Arc::new(FileSource::open(path, limit).await?),
            Content::View(view, size) => Arc::new(Reader::new(Object::new(view, host), *size, Pull::Slice)),
            Content::File(file) => {
                let object = Object::new(file, host);
                match object.run(|file| Ok(rest(file).ok())).await? {
                    Some(size) => Arc::new(Reader::new(object, size, Pull::Read)),
                    None => Arc::new(copy(&object, limit).await?),
                }
            }
        })
    }
}

/// Number of bytes of a file from its current position.
fn rest(file: &Bound<'_, PyAny>) -> PyResult<u64> {
    let here: u64 = file.call_method0("tell")?.extract()?;
    let end: u64 = file.call_method1("seek", (0, 2))?.extract()?;
    file.call_method1("seek", (here,))?;
    Ok(end.saturating_sub(here))
}

/// Copy a file of unknown size to the disk.
async fn copy(object: &Object, limit: Option<Duration>) -> Result<FileSource> {
    let mut copy = thread_pool::run(tempfile::tempfile).await??;
    loop {
        let piece = object.run(|file| Ok(Pull::Read.piece(file, 0)?.extract::<PyBackedBytes>()?)).await?;
        if piece.is_empty() {
            return FileSource::of(copy, "a copy of the file", limit).await;
        }
        let piece = Bytes::from_owner(piece);
        let write = move || copy.write_all(&piece).map(|()| copy);
        copy = thread_pool::run(write).await??;
    }
}

/// How chunks of an object are read.
#[derive(Debug, Clone, Copy)]
pub enum Pull {
    /// With the method `read` of a file.
    Read,
    /// By slicing a memory view.
    Slice,
}

impl Pull {
    fn piece<'py>(self, object: &Bound<'py, PyAny>, at: u64) -> PyResult<Bound<'py, PyAny>> {
        match self {
            Pull::Read => host::call(&object.getattr("read")?, (PIECE,)),
            Pull::Slice => {
                let (at, piece) = (isize::try_from(at)?, isize::try_from(PIECE)?);
                object.get_item(PySlice::new(object.py(), at, at.saturating_add(piece), 1))?.call_method0("tobytes")
            }
        }
    }

    fn bytes(self, object: &Bound<'_, PyAny>, at: u64) -> PyResult<Bytes> {
        let wrong = |_| PyTypeError::new_err("a file must give bytes");
        Ok(Bytes::from_owner(self.piece(object, at)?.extract::<PyBackedBytes>().map_err(wrong)?))
    }
}

/// A transfer before its start.
pub struct Transfer {
    kind: Kind,
    progress: Option<Callback>,
}

enum Kind {
    Download { target: Target, sha256: Option<String> },
    Upload(Content),
}

impl Transfer {
    /// The transfer of an operation, if it is one.
    pub fn of(composite: Composite, call: &Call<'_, '_>) -> PyResult<Option<Transfer>> {
        let kind = match composite {
            Composite::DownloadArchive | Composite::DownloadReleaseArchive => {
                Kind::Download { target: Target::of(call, "")?, sha256: None }
            }
            Composite::DownloadAsset => {
                let text = |key: &str| call.json.as_ref().and_then(|json| json.get(key)?.scalar()).unwrap_or_default();
                let target = Target::of(call, &text("name"))?;
                Kind::Download { target, sha256: digest(call, &text("digest"))? }
            }
            Composite::UploadAsset => {
                call.check_credential()?;
                Kind::Upload(Content::of(call, "asset")?)
            }
            _ => return Ok(None),
        };
        Ok(Some(Transfer { kind, progress: callback(call)? }))
    }

    /// The input of the operation, once its files are open. Its host runs the Python code.
    pub async fn input(&self, host: &Host, session: &Session) -> Result<Input> {
        let limit = limit(session);
        let progress = self.progress.clone().map(|callback| progress(callback, host));
        Ok(match &self.kind {
            Kind::Download { target, sha256 } => {
                let sink = target.sink(host, limit).await?;
                let sink = match sha256 {
                    Some(due) => Arc::new(Checked::new(sink, due)),
                    None => sink,
                };
                Input::Download(Download::new(sink, progress))
            }
            Kind::Upload(content) => {
                let source = content.source(host, limit).await?;
                Input::Upload(Upload { source, progress })
            }
        })
    }

    /// Remove the incomplete file, even if the transfer is still being cancelled.
    pub fn abandon(&self) {
        if let Kind::Download { target, .. } = &self.kind {
            target.abandon();
        }
    }

    /// The result of the operation; for an asset the name of its file.
    pub fn result<'py>(
        &self,
        call: &Call<'_, 'py>,
        outcome: Outcome,
        composite: Composite,
    ) -> PyResult<Bound<'py, PyAny>> {
        if let Kind::Download { target, .. } = &self.kind {
            target.appear(call.py).map_err(|error| call.error(error))?;
        }
        match (&self.kind, outcome) {
            (Kind::Download { target, .. }, Outcome::Yes(_)) if composite == Composite::DownloadAsset => {
                target.name(call.py).into_bound_py_any(call.py)
            }
            (_, outcome) => call.outcome(outcome),
        }
    }
}

/// Timeout of a read or a write of a file.
pub fn limit(session: &Session) -> Option<Duration> {
    let seconds = session.settings().read_timeout;
    seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
}

/// Work that can be abandoned.
pub trait Abandoned {
    /// Remove incomplete files.
    fn abandon(&self);
}

impl Abandoned for Transfer {
    fn abandon(&self) {
        Transfer::abandon(self);
    }
}

impl Abandoned for Target {
    fn abandon(&self) {
        Target::abandon(self);
    }
}

/// Abandons a transfer when dropped, but not in a forked child process.
pub struct Abandon<T: Abandoned> {
    /// The transfer.
    pub transfer: Arc<T>,
    process: u32,
}

impl<T: Abandoned> Abandon<T> {
    /// Abandon this one.
    pub fn new(transfer: Arc<T>) -> Abandon<T> {
        Abandon { transfer, process: per_process::current() }
    }
}

impl<T: Abandoned> Drop for Abandon<T> {
    fn drop(&mut self) {
        if self.process == per_process::current() {
            self.transfer.abandon();
        }
    }
}

/// The expected SHA-256 of a download, if the caller checks it.
fn digest(call: &Call<'_, '_>, announced: &str) -> PyResult<Option<String>> {
    if !call.object("check_digest").map(|check| check.is_truthy()).transpose()?.unwrap_or(false) {
        return Ok(None);
    }
    match announced.strip_prefix("sha256:") {
        Some(due) => Ok(Some(due.to_owned())),
        None => Err(PyValueError::new_err("check_digest: GitHub reports no SHA-256 digest for this asset")),
    }
}

fn callback(call: &Call<'_, '_>) -> PyResult<Option<Callback>> {
    progress_of(call.object("progress"))
}

/// The callback of the argument `progress`.
pub fn progress_of(given: Option<&Bound<'_, PyAny>>) -> PyResult<Option<Callback>> {
    match given {
        Some(callback) if !callback.is_callable() => {
            Err(PyTypeError::new_err("progress must be a function of the bytes transferred and the total"))
        }
        other => Ok(other.map(|callback| Callback::new(Function::new(callback.clone().unbind())))),
    }
}

/// Call a function after each chunk.
pub fn progress(callback: Callback, host: &Host) -> Progress {
    let (host, function) = (host.clone(), callback.clone());
    let report = Arc::new(move |done, total| -> Step<'static, ()> {
        let returned = host.call(&function, move |py| Ok((done, total).into_pyobject(py)?.unbind()), |_| Ok(()));
        Box::pin(returned.err_into())
    });
    Progress { report, callback }
}

/// Reject a file that was opened in text mode.
fn of_bytes(file: &Bound<'_, PyAny>, name: &str) -> PyResult<()> {
    if file.is_instance(&file.py().import("io")?.getattr("TextIOBase")?)? {
        return Err(PyTypeError::new_err(format!("{name} is a file of text; open it in binary mode")));
    }
    Ok(())
}

/// A Python file that a transfer reads or writes, and its position at the start of the transfer.
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

    /// Start, or restart at the initial position.
    fn begin(&self, again: fn(&Bound<'_, PyAny>, u64) -> PyResult<()>) -> Step<'_, ()> {
        let (object, began) = (self.object.clone(), self.began.clone());
        Box::pin(self.host.run(move |py| begin(object.bind(py), &began, again)).err_into())
    }

    fn run<T: Send + 'static>(
        &self,
        what: impl FnOnce(&Bound<'_, PyAny>) -> PyResult<T> + Send + 'static,
    ) -> Step<'_, T> {
        let object = self.object.clone();
        Box::pin(self.host.run(move |py| what(object.bind(py))).err_into())
    }
}

impl Sink for Object {
    fn start<'a>(&'a self, _response: &'a Response) -> Step<'a, ()> {
        self.begin(|file, at| {
            host::call(&file.getattr("seek")?, (at,))?;
            host::call(&file.getattr("truncate")?, ()).map(|_| ())
        })
    }

    fn write(&self, piece: Bytes) -> Step<'_, ()> {
        self.run(move |file| {
            let mut rest = &*piece;
            while !rest.is_empty() {
                let written = host::call(&file.getattr("write")?, (PyBytes::new(file.py(), rest),))?;
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

/// Start with a file, or restart at its initial position.
fn begin(
    file: &Bound<'_, PyAny>,
    began: &Mutex<Option<Option<u64>>>,
    again: fn(&Bound<'_, PyAny>, u64) -> PyResult<()>,
) -> PyResult<()> {
    // No lock is held while a function of the user's runs.
    let known = *began.lock().unwrap_or_else(PoisonError::into_inner);
    match known {
        None => {
            let place = file.getattr("tell").and_then(|tell| host::call(&tell, ())?.extract()).ok();
            *began.lock().unwrap_or_else(PoisonError::into_inner) = Some(place);
            Ok(())
        }
        Some(Some(at)) => again(file, at),
        Some(None) => Err(PyOSError::new_err("the transfer broke, and the file cannot go back")),
    }
}

/// An upload from a Python object.
#[derive(Debug)]
pub struct Reader {
    object: Object,
    size: u64,
    pull: Pull,
    done: AtomicU64,
}

impl Reader {
    fn new(object: Object, size: u64, pull: Pull) -> Reader {
        Reader { object, size, pull, done: AtomicU64::new(0) }
    }

    /// `Source::start` with the interpreter, for a callback: it runs while no job of the call can.
    pub fn start_here(&self, py: Python<'_>) -> PyResult<()> {
        self.done.store(0, Ordering::Relaxed);
        match self.pull {
            Pull::Read => begin(self.object.object.bind(py), &self.object.began, rewind),
            Pull::Slice => Ok(()),
        }
    }

    /// `Source::read` with the interpreter.
    pub fn read_here(&self, py: Python<'_>) -> PyResult<Bytes> {
        let piece = self.pull.bytes(self.object.object.bind(py), self.done.load(Ordering::Relaxed))?;
        self.done.fetch_add(piece.len() as u64, Ordering::Relaxed);
        Ok(piece)
    }
}

fn rewind(file: &Bound<'_, PyAny>, at: u64) -> PyResult<()> {
    host::call(&file.getattr("seek")?, (at,)).map(|_| ())
}

impl Source for Reader {
    fn size(&self) -> u64 {
        self.size
    }

    fn start(&self) -> Step<'_, ()> {
        self.done.store(0, Ordering::Relaxed);
        match self.pull {
            Pull::Read => self.object.begin(rewind),
            Pull::Slice => Box::pin(std::future::ready(Ok(()))),
        }
    }

    fn read(&self) -> Step<'_, Bytes> {
        let (pull, at) = (self.pull, self.done.load(Ordering::Relaxed));
        let piece = self.object.run(move |object| pull.bytes(object, at));
        Box::pin(async move {
            let piece = piece.await?;
            self.done.fetch_add(piece.len() as u64, Ordering::Relaxed);
            Ok(piece)
        })
    }
}
