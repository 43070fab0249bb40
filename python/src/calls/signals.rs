//! Signals that arrive while a call waits with the interpreter released.

use std::cell::{Cell, RefCell};

use pyo3::prelude::*;

use crate::calls::guarded;
use ferrohub::bindings::runtime::per_process;

thread_local! {
    /// The exception of a signal handler that interrupted the wait of this thread.
    static PENDING: RefCell<Option<PyErr>> = const { RefCell::new(None) };
    /// Whether signals are handled in this thread, and the process in which this was determined: after a fork, the thread
    /// that forked is the main thread.
    static MAIN: Cell<Option<(u32, bool)>> = const { Cell::new(None) };
}

/// The exception that ended the wait of this thread.
pub fn pending() -> Option<PyErr> {
    PENDING.with(|pending| pending.borrow_mut().take())
}

/// Whether signals are handled in this thread.
pub fn is_main(py: Python<'_>) -> PyResult<bool> {
    let process = per_process::current();
    if let Some((_, main)) = MAIN.get().filter(|(known, _)| *known == process) {
        return Ok(main);
    }
    let threading = py.import("threading")?;
    let current = guarded::call(&threading.getattr("current_thread")?, ())?;
    let main = current.is(&guarded::call(&threading.getattr("main_thread")?, ())?);
    MAIN.set(Some((process, main)));
    Ok(main)
}

/// Run the handlers of signals; whether one has raised.
pub fn interrupted() -> bool {
    let interrupt = |raised| PENDING.with(|pending| *pending.borrow_mut() = Some(raised));
    // None when the interpreter is about to end.
    let checked = Python::try_attach(|py| py.check_signals().map_err(interrupt).is_err());
    checked.unwrap_or(false)
}
