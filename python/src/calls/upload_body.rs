//! The streamed body of a request, as a transport in Python reads it.

use std::any::Any;

use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::calls::host::Function;
use crate::calls::transfer::{Reader, Upload};
use crate::calls::{awaitable, blocking};

/// The streamed body of a request. It is read while a callback runs, when the call can do no jobs: an object of the user
/// is read here and now, anything else by the threads for files.
#[pyclass(frozen, module = "ferrohub._core")]
pub struct UploadBody(pub Upload);

impl UploadBody {
    fn reader(&self) -> Option<&Reader> {
        let source: &dyn Any = &*self.0.source;
        source.downcast_ref()
    }
}

#[pymethods]
impl UploadBody {
    /// Size in bytes.
    #[getter]
    fn size(&self) -> u64 {
        self.0.source.size()
    }

    /// The callback for the progress, or None.
    #[getter]
    fn progress(&self, py: Python<'_>) -> Option<Py<PyAny>> {
        let function = self.0.progress.as_ref()?.callback.function::<Function>()?;
        Some(function.clone_ref(py))
    }

    /// What the callback for the progress gets after this number of bytes.
    fn progress_after(&self, done: u64) -> (u64, Option<u64>) {
        let total = Some(self.size());
        self.0.progress.as_ref().map_or((done, total), |progress| progress.after(done, total))
    }

    /// Go to the beginning. The result may be an awaitable if `awaited` is set.
    fn start<'py>(&self, py: Python<'py>, awaited: bool) -> PyResult<Bound<'py, PyAny>> {
        if let Some(reader) = self.reader() {
            reader.start_here(py)?;
            return Ok(py.None().into_bound(py));
        }
        let source = self.0.source.clone();
        let start = async move { source.start().await };
        if awaited {
            return awaitable::serve(py, |_| start, |py, ()| Ok(py.None()));
        }
        blocking::block(py, start)?;
        Ok(py.None().into_bound(py))
    }

    /// The next piece; empty at the end. The result may be an awaitable if `awaited` is set.
    fn read<'py>(&self, py: Python<'py>, awaited: bool) -> PyResult<Bound<'py, PyAny>> {
        self.0.activity.note();
        if let Some(reader) = self.reader() {
            return Ok(PyBytes::new(py, &reader.read_here(py)?).into_any());
        }
        let source = self.0.source.clone();
        let read = async move { source.read().await };
        if awaited {
            return awaitable::serve(py, |_| read, |py, piece| Ok(PyBytes::new(py, &piece).into_any().unbind()));
        }
        Ok(PyBytes::new(py, &blocking::block(py, read)?).into_any())
    }
}
