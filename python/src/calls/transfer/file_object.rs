//! A Python file that a transfer reads or writes.

use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use futures_util::TryFutureExt as _;
use pyo3::exceptions::{PyOSError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::calls::guarded;
use crate::calls::held::Held;
use crate::calls::host::Host;
use ferrohub::bindings::http::response::Response;
use ferrohub::bindings::http::transfer::{Sink, Step};

/// A Python file that a transfer reads or writes, and its position at the start of the transfer.
#[derive(Debug)]
pub struct FileObject {
    object: Held,
    host: Host,
    began: Arc<Mutex<Option<Option<u64>>>>,
}

impl FileObject {
    /// The file, used through the host of a call.
    pub fn new(object: &Held, host: &Host) -> FileObject {
        FileObject { object: object.clone(), host: host.clone(), began: Arc::default() }
    }

    /// Start, or restart at the initial position.
    pub fn begin(&self, again: fn(&Bound<'_, PyAny>, u64) -> PyResult<()>) -> Step<'_, ()> {
        let (object, began) = (self.object.clone(), self.began.clone());
        Box::pin(self.host.run(move |py| begin(object.bind(py), &began, again)).err_into())
    }

    /// `begin` with the interpreter, for a callback.
    pub fn begin_here(&self, py: Python<'_>, again: fn(&Bound<'_, PyAny>, u64) -> PyResult<()>) -> PyResult<()> {
        begin(self.object.bind(py), &self.began, again)
    }

    /// The file, for a callback.
    pub fn bind<'py>(&self, py: Python<'py>) -> &Bound<'py, PyAny> {
        self.object.bind(py)
    }

    /// Use the file in a job of the call.
    pub fn run<T: Send + 'static>(
        &self,
        what: impl FnOnce(&Bound<'_, PyAny>) -> PyResult<T> + Send + 'static,
    ) -> Step<'_, T> {
        let object = self.object.clone();
        Box::pin(self.host.run(move |py| what(object.bind(py))).err_into())
    }
}

impl Sink for FileObject {
    fn start<'a>(&'a self, _response: &'a Response) -> Step<'a, ()> {
        self.begin(|file, at| {
            guarded::call(&file.getattr("seek")?, (at,))?;
            guarded::call(&file.getattr("truncate")?, ()).map(|_| ())
        })
    }

    fn write(&self, piece: Bytes) -> Step<'_, ()> {
        self.run(move |file| {
            let mut rest = &*piece;
            while !rest.is_empty() {
                let written = guarded::call(&file.getattr("write")?, (PyBytes::new(file.py(), rest),))?;
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
            let place = file.getattr("tell").and_then(|tell| guarded::call(&tell, ())?.extract());
            let place = guarded::optional(file.py(), place)?;
            *began.lock().unwrap_or_else(PoisonError::into_inner) = Some(place);
            Ok(())
        }
        Some(Some(at)) => again(file, at),
        Some(None) => Err(PyOSError::new_err("the transfer broke, and the file cannot go back")),
    }
}

/// Reject a file that was opened in text mode.
pub fn check_binary(file: &Bound<'_, PyAny>, name: &str) -> PyResult<()> {
    if file.is_instance(&file.py().import("io")?.getattr("TextIOBase")?)? {
        return Err(PyTypeError::new_err(format!("{name} is a file of text; open it in binary mode")));
    }
    Ok(())
}
