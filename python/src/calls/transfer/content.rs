//! The source of an upload: bytes, a path, or a Python object.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bytes::Bytes;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyBytes, PySlice, PyString};

use crate::calls::guarded;
use crate::calls::held::{self, Held};
use crate::calls::host::Host;
use crate::calls::transfer::file_object::{FileObject, check_binary};
use ferrohub::bindings::http::error::Result;
use ferrohub::bindings::http::transfer::{FileSource, Memory, PIECE, Source, Step};
use ferrohub::bindings::runtime::thread_pool;

/// The source of an upload.
#[derive(Clone)]
pub enum Content {
    /// Bytes.
    Bytes(Bytes),
    /// A file at a path.
    Path(PathBuf),
    /// An open file, from its current position.
    File(Held),
    /// A memory view and its size.
    View(Held, u64),
}

impl Content {
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
            return Ok(Content::Bytes(held::bytes(bytes.clone().into())));
        }
        // Text is the content, as github3.py takes it, and never a path.
        if let Ok(text) = given.cast::<PyString>() {
            let text = text.extract::<String>()?;
            return Ok(Content::Bytes(Bytes::from(text)));
        }
        if given.hasattr("read")? {
            check_binary(given, name)?;
            return Ok(Content::File(Held::new(given.clone().unbind())));
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
        Ok(Content::View(Held::new(view.unbind()), size))
    }

    /// Its reader.
    pub async fn source(&self, host: &Host, limit: Option<Duration>) -> Result<Arc<dyn Source>> {
        Ok(match self {
            Content::Bytes(bytes) => Arc::new(Memory::new(bytes.clone())),
            Content::Path(path) => Arc::new(FileSource::open(path, limit).await?),
            Content::View(view, size) => Arc::new(Reader::new(FileObject::new(view, host), *size, Pull::Slice)),
            Content::File(file) => {
                let object = FileObject::new(file, host);
                match object.run(|file| guarded::optional(file.py(), rest(file))).await? {
                    Some(size) => Arc::new(Reader::new(object, size, Pull::Read)),
                    None => Arc::new(copy(&object, limit).await?),
                }
            }
        })
    }
}

/// Number of bytes of a file from its current position.
fn rest(file: &Bound<'_, PyAny>) -> PyResult<u64> {
    let here: u64 = guarded::call(&file.getattr("tell")?, ())?.extract()?;
    let end: u64 = guarded::call(&file.getattr("seek")?, (0, 2))?.extract()?;
    rewind(file, here)?;
    Ok(end.saturating_sub(here))
}

/// Copy a file of unknown size to the disk.
async fn copy(object: &FileObject, limit: Option<Duration>) -> Result<FileSource> {
    let mut copy = thread_pool::run(tempfile::tempfile).await??;
    loop {
        let piece = object.run(|file| Ok(Pull::Read.piece(file, 0)?.extract::<PyBackedBytes>()?)).await?;
        if piece.is_empty() {
            return FileSource::of(copy, "a copy of the file", limit).await;
        }
        let piece = held::bytes(piece);
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
            Pull::Read => guarded::call(&object.getattr("read")?, (PIECE,)),
            Pull::Slice => {
                let (at, piece) = (isize::try_from(at)?, isize::try_from(PIECE)?);
                object.get_item(PySlice::new(object.py(), at, at.saturating_add(piece), 1))?.call_method0("tobytes")
            }
        }
    }

    fn bytes(self, object: &Bound<'_, PyAny>, at: u64) -> PyResult<Bytes> {
        let wrong = |_| PyTypeError::new_err("a file must give bytes");
        Ok(held::bytes(self.piece(object, at)?.extract().map_err(wrong)?))
    }
}

/// An upload from a Python object.
#[derive(Debug)]
pub struct Reader {
    object: FileObject,
    size: u64,
    pull: Pull,
    done: AtomicU64,
}

impl Reader {
    fn new(object: FileObject, size: u64, pull: Pull) -> Reader {
        Reader { object, size, pull, done: AtomicU64::new(0) }
    }

    /// `Source::start` with the interpreter, for a callback: it runs while no job of the call can.
    pub fn start_here(&self, py: Python<'_>) -> PyResult<()> {
        self.done.store(0, Ordering::Relaxed);
        match self.pull {
            Pull::Read => self.object.begin_here(py, rewind),
            Pull::Slice => Ok(()),
        }
    }

    /// `Source::read` with the interpreter.
    pub fn read_here(&self, py: Python<'_>) -> PyResult<Bytes> {
        let piece = self.pull.bytes(self.object.bind(py), self.done.load(Ordering::Relaxed))?;
        self.done.fetch_add(piece.len() as u64, Ordering::Relaxed);
        Ok(piece)
    }
}

fn rewind(file: &Bound<'_, PyAny>, at: u64) -> PyResult<()> {
    guarded::call(&file.getattr("seek")?, (at,)).map(|_| ())
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
