//! Operations that are functions of their own: more than one request, a computation, a file. Each is declared in
//! `src/api` like any other and found here by the name of its class and its own.

use pyo3::exceptions::PyNotImplementedError;
use pyo3::prelude::*;

use crate::py::call::Call;

mod issues;

/// An operation as a function.
pub type Handler = for<'a, 'py> fn(&Call<'a, 'py>) -> PyResult<Bound<'py, PyAny>>;

/// Class, operation, function; a chapter's own in its file.
type Handlers = &'static [(&'static str, &'static str, Handler)];

static CHAPTERS: &[Handlers] = &[issues::HANDLERS];

/// The function of an operation.
pub fn handler(class: &str, name: &str) -> Option<Handler> {
    CHAPTERS.iter().flat_map(|handlers| *handlers).find(|(c, n, _)| *c == class && *n == name).map(|(_, _, run)| *run)
}

/// Run an operation that is a function of its own.
pub fn run<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    match handler(call.op.class, call.op.name) {
        Some(run) => run(call),
        None => Err(PyNotImplementedError::new_err(format!("{}.{}", call.op.class, call.op.name))),
    }
}
