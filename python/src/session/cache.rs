//! The cache as Python sees it.

use std::path::PathBuf;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};

use crate::errors::Failure;
use crate::numbers;
use ferrohub::bindings::client::session::Settings;
use ferrohub::bindings::policy::cache;

/// Keeps answers and asks the service whether they are still current: such a question costs no quota when they are, and
/// a program always sees what it wrote a moment ago. It serves any number of sessions, threads and, on disk, processes;
/// no credential sees what another one read.
///
/// :param path: a folder, made private if there is none; None keeps the answers in memory
/// :param max_bytes: how much to hold; None for 64 MiB in memory and 512 MiB on disk. What was not used for longest goes
///     first, and one answer may take a quarter.
/// :raises ValueError: for a folder that belongs to another user, or that others can write to
#[pyclass(frozen, module = "ferrohub", name = "Cache")]
pub struct Cache {
    /// The cache of the core.
    pub core: cache::Cache,
}

fn make(py: Python<'_>, path: Option<PathBuf>, max_bytes: Option<u64>) -> PyResult<cache::Cache> {
    match path {
        None => Ok(cache::Cache::in_memory(max_bytes)),
        // The interpreter is not held for files.
        Some(path) => Ok(py.detach(|| cache::Cache::on_disk(&path, max_bytes)).map_err(Failure::from)?),
    }
}

/// The cache that a caller means: None or False for none, True for one in memory, a path for one on disk.
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

/// What a pickle holds of a cache: where it is, not what is in it.
pub fn frozen(settings: &Settings) -> Value {
    match &settings.cache {
        None => Value::Null,
        Some(cache) => {
            let path = cache.path();
            json!({ "path": path.as_ref().and_then(|path| path.to_str()), "max_bytes": cache.max_bytes() })
        }
    }
}

/// The cache of a pickle. A folder that is not to be had here is no reason not to have the session.
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

    /// The folder; None in memory.
    #[getter]
    fn path(&self) -> Option<PathBuf> {
        self.core.path()
    }

    /// Bytes that it holds at most, about. Processes that share a folder may together be over it for a while.
    #[getter]
    fn max_bytes(&self) -> u64 {
        self.core.max_bytes()
    }

    /// How many answers were given from here, each after the service said that it is current. Counted in this process.
    #[getter]
    fn hits(&self) -> u64 {
        self.core.hits()
    }

    /// How many answers that could have been here came whole from the service. Counted in this process.
    #[getter]
    fn misses(&self) -> u64 {
        self.core.misses()
    }

    /// Forget all answers; on disk, those of all processes.
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
