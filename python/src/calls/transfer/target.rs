//! The destination of a download: a path, or a Python object.

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::calls::held::Held;
use crate::calls::host::Host;
use crate::calls::transfer::file_object::{FileObject, check_binary};
use ferrohub::bindings::http::error::Result;
use ferrohub::bindings::http::transfer::{FileSink, Sink};

/// The destination of a download.
pub enum Target {
    /// A file, its default name in a folder if the response suggests none, and its writer.
    Path(PathBuf, String, OnceLock<Arc<FileSink>>),
    /// An object that has `write`.
    Object(Held),
}

impl Target {
    /// Parse an argument of this name, with the name of the file if the response suggests none.
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
        check_binary(given, name)?;
        Ok(Target::Object(Held::new(given.clone().unbind())))
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
            Target::Object(object) => Arc::new(FileObject::new(object, host)),
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
