//! Waiting for the core without holding the interpreter.

use std::cell::RefCell;
use std::future::Future;

use pyo3::prelude::*;

use crate::core::error::{Error, Result};
use crate::core::runtime;
use crate::py::errors;

thread_local! {
    /// The exception that interrupted the wait of this thread: a signal handler's, or a callback's.
    static PENDING: RefCell<Option<PyErr>> = const { RefCell::new(None) };
}

/// Wait for a future with the interpreter released; Ctrl-C ends the wait.
pub fn block<T: Send>(py: Python<'_>, future: impl Future<Output = Result<T>> + Send) -> PyResult<T> {
    py.detach(|| runtime::block_on(future, signalled)).map_err(|error| errors::to_py(py, error))
}

/// Keep the exception of a callback that runs inside a wait; the wait ends with it.
pub fn interrupt(error: PyErr) -> Error {
    PENDING.with(|pending| *pending.borrow_mut() = Some(error));
    Error::Interrupted
}

/// The exception that ended the wait of this thread.
pub fn pending() -> Option<PyErr> {
    PENDING.with(|pending| pending.borrow_mut().take())
}

fn signalled() -> bool {
    Python::attach(|py| match py.check_signals() {
        Ok(()) => false,
        Err(error) => {
            interrupt(error);
            true
        }
    })
}
