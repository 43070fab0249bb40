//! The class `Cache`.

use std::path::PathBuf;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};

use crate::errors::Failure;
use crate::numbers;
use ferrohub::bindings::cache;
use ferrohub::bindings::session::Settings;

/// A cache of responses. Each cached response is revalidated with GitHub before it is used, which costs no quota if it is
/// current, so a program always reads its own writes. A cache can be shared by sessions, threads and, on disk, processes.
/// Responses are cached per credential.
///
/// :param path: path of a folder, which is created with private permissions if it does not exist; None for a cache in
///     memory
/// :param max_bytes: maximum size in bytes; None for 64 MiB in memory and 512 MiB on disk. The least recently used responses
///     are removed first. A response larger than a quarter of it is not cached.
/// :raises ValueError: the folder belongs to another user, or others can write to it
#[pyclass(frozen, module = "ferrohub", name = "Cache")]
pub struct Cache {
    /// The cache of the library.
    pub core: cache::Cache,
}

fn make(py: Python<'_>, path: Option<PathBuf>, max_bytes: Option<u64>) -> PyResult<cache::Cache> {
    match path {
        None => Ok(cache::Cache::in_memory(max_bytes)),
        // The interpreter is released for file access.
        Some(path) => Ok(py.detach(|| cache::Cache::on_disk(&path, max_bytes)).map_err(Failure::from)?),
    }
}

/// The cache of an argument: None or False for none, True for one in memory, a path for one on disk.
pub fn of_any(value: &Bound<'_, PyAny>) -> PyResult<Option<cache::Cache>> {
    if value.is_none() {
        return Ok(None);
    }
    if let Ok(cache) = value.cast::<Cache>() {
        return Ok(Some(cache.get().core.clone()));
    }
    if let Ok(wanted) = value.extract::<bool>() {
        return wanted.then(|| make(value.py(), None, None)).transpose();
    }
    match value.extract::<PathBuf>() {
        Ok(path) if path.as_os_str().is_empty() => Err(PyValueError::new_err("cache must not be an empty path")),
        Ok(path) => make(value.py(), Some(path), None).map(Some),
        Err(_) => Err(PyTypeError::new_err("cache must be True, a path, a Cache or None")),
    }
}

/// A cache as a pickle contains it: its location and size, without the responses.
pub fn frozen(settings: &Settings) -> Value {
    match &settings.cache {
        None => Value::Null,
        Some(cache) => {
            let path = cache.path();
            json!({ "path": path.as_ref().and_then(|path| path.to_str()), "max_bytes": cache.max_bytes() })
        }
    }
}

/// The cache of a pickle; None if its folder cannot be used on this machine, so that the session can still be restored.
pub fn thawed(value: &Value) -> Option<cache::Cache> {
    let max_bytes = Some(value.get("max_bytes")?.as_u64()?);
    match value.get("path").and_then(Value::as_str) {
        None => Some(cache::Cache::in_memory(max_bytes)),
        Some(path) => cache::Cache::on_disk(path.as_ref(), max_bytes).ok(),
    }
}

#[pymethods]
impl Cache {
    #[new]
    #[pyo3(signature = (path=None, *, max_bytes=None))]
    fn new(py: Python<'_>, path: Option<PathBuf>, max_bytes: Option<&Bound<'_, PyAny>>) -> PyResult<Cache> {
        if path.as_ref().is_some_and(|path| path.as_os_str().is_empty()) {
            return Err(PyValueError::new_err("path must not be empty"));
        }
        let max_bytes = max_bytes.map(|bytes| numbers::whole(bytes, "max_bytes", 0..=i64::MAX)).transpose()?;
        Ok(Cache { core: make(py, path, max_bytes.and_then(|bytes| u64::try_from(bytes).ok()))? })
    }

    /// Path of the folder; None for a cache in memory.
    #[getter]
    fn path(&self) -> Option<PathBuf> {
        self.core.path()
    }

    /// Approximate maximum size in bytes. Processes that share a folder may exceed it together for a short time.
    #[getter]
    fn max_bytes(&self) -> u64 {
        self.core.max_bytes()
    }

    /// Number of responses returned from the cache after GitHub confirmed that they are current, in this process.
    #[getter]
    fn hits(&self) -> u64 {
        self.core.hits()
    }

    /// Number of cacheable responses that were received in full from GitHub, in this process.
    #[getter]
    fn misses(&self) -> u64 {
        self.core.misses()
    }

    /// Remove all responses; on disk, those of all processes.
    fn clear(&self, py: Python<'_>) -> Result<(), Failure> {
        Ok(py.detach(|| self.core.clear())?)
    }

    fn __repr__(&self) -> String {
        let place = self.core.path().map_or_else(|| "in memory".to_owned(), |path| format!("at {}", path.display()));
        format!("<Cache {place}>")
    }

    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<((Option<PathBuf>,), Bound<'py, PyDict>)> {
        let keywords = PyDict::new(py);
        keywords.set_item("max_bytes", self.core.max_bytes())?;
        Ok(((self.core.path(),), keywords))
    }
}
