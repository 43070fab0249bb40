//! The destination of a download that is unpacked into a folder once it is complete.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use pyo3::types::{PyCFunction, PyDict, PyTuple};
use tempfile::TempDir;

use crate::calls::call::Call;
use ferrohub::bindings::http::error::{Error, Result};
use ferrohub::bindings::http::response::Response;
use ferrohub::bindings::http::transfer::{FileSink, Sink, Step};
use ferrohub::bindings::runtime::thread_pool;

/// Where the files go, and how much they may be.
#[derive(Debug, Clone)]
pub struct Bounds {
    folder: PathBuf,
    size: u64,
    files: u64,
}

/// A zip file that is unpacked by `ferrohub._unpack`.
#[derive(Debug)]
pub struct Unpack {
    bounds: Bounds,
    archive: FileSink,
    temporary: TempDir,
    received: AtomicU64,
    is_abandoned: Arc<AtomicBool>,
    paths: Mutex<Vec<String>>,
}

impl Bounds {
    /// Those of the arguments.
    pub fn of(call: &Call<'_, '_>) -> PyResult<Bounds> {
        let folder: Option<PathBuf> = call.object("folder").map(|folder| folder.extract()).transpose()?;
        let folder = folder.filter(|folder| !folder.as_os_str().is_empty()).unwrap_or_else(|| PathBuf::from("."));
        let bound = |name: &str| call.core.argument(name).and_then(|number| number.as_u64()).unwrap_or_default();
        Ok(Bounds { folder, size: bound("max_size"), files: bound("max_files") })
    }
}

impl Unpack {
    /// Begin with an empty file. `limit` is the timeout of each operation on it.
    pub async fn new(bounds: Bounds, limit: Option<Duration>) -> Result<Unpack> {
        let temporary = thread_pool::run(|| TempDir::with_prefix("ferrohub-")).await??;
        let archive = FileSink::new(&temporary.path().join("archive.zip"), "", limit).await?;
        let (received, is_abandoned, paths) = (AtomicU64::new(0), Arc::default(), Mutex::default());
        Ok(Unpack { bounds, archive, temporary, received, is_abandoned, paths })
    }

    /// The paths of the files within the folder.
    pub fn paths(&self) -> Vec<String> {
        self.paths.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Stop, and remove what is incomplete.
    pub fn abandon(&self) {
        self.is_abandoned.store(true, Ordering::Relaxed);
        self.archive.abandon();
    }

    async fn unpack(&self) -> Result<()> {
        self.archive.finish().await?;
        let (archive, bounds) = (self.temporary.path().join("archive.zip"), self.bounds.clone());
        let is_abandoned = self.is_abandoned.clone();
        let paths = thread_pool::run(move || {
            // The interpreter may be about to end.
            let unpacked = Python::try_attach(|py| {
                extract(py, &archive, &bounds, is_abandoned).map_err(|error| failed(py, &error))
            });
            unpacked.unwrap_or_else(|| Ok(Vec::new()))
        });
        *self.paths.lock().unwrap_or_else(PoisonError::into_inner) = paths.await??;
        Ok(())
    }
}

/// Unpack a zip file, and return the paths of its files.
fn extract(py: Python<'_>, archive: &Path, bounds: &Bounds, is_abandoned: Arc<AtomicBool>) -> PyResult<Vec<String>> {
    let is_stopped = move |_: &Bound<'_, PyTuple>, _: Option<&Bound<'_, PyDict>>| is_abandoned.load(Ordering::Relaxed);
    let is_stopped = PyCFunction::new_closure(py, None, None, is_stopped)?;
    let arguments = (archive, &bounds.folder, bounds.size, bounds.files, is_stopped);
    py.import("ferrohub._unpack")?.call_method1("extract", arguments)?.extract()
}

/// The error for a file that could not be unpacked.
fn failed(py: Python<'_>, error: &PyErr) -> Error {
    let text = error.value(py).to_string();
    if error.is_instance_of::<PyOSError>(py) { std::io::Error::other(text).into() } else { Error::Transport(text) }
}

impl Sink for Unpack {
    fn start<'a>(&'a self, response: &'a Response) -> Step<'a, ()> {
        self.received.store(0, Ordering::Relaxed);
        self.archive.start(response)
    }

    fn write(&self, piece: Bytes) -> Step<'_, ()> {
        let size = piece.len() as u64;
        // A zip file is hardly larger than what it has inside.
        let most = self.bounds.size.saturating_add(self.bounds.size / 8).saturating_add(1 << 20);
        if self.received.fetch_add(size, Ordering::Relaxed).saturating_add(size) > most {
            let text = format!("the artifact has more than the {} bytes of max_size", self.bounds.size);
            return Box::pin(std::future::ready(Err(Error::Transport(text))));
        }
        self.archive.write(piece)
    }

    fn finish(&self) -> Step<'_, ()> {
        Box::pin(self.unpack())
    }
}
