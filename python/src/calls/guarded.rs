//! Calls of Python code in threads that the interpreter may end.
//!
//! Before 3.14, Python ends a daemon thread that returns to a finalizing interpreter by unwinding its stack. Frames of
//! Rust cannot be unwound this way: they would drop objects without the interpreter, and abort. Instead, the thread
//! hangs, as in later versions. This requires that no frame between this module's and Python's has anything to drop, so
//! the arguments are bound to the function before.

use std::fmt;

use pyo3::exceptions::PyException;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyIterator, PyList, PyTuple};

/// Call a function.
pub fn call<'py>(
    function: &Bound<'py, PyAny>,
    arguments: impl IntoPyObject<'py, Target = PyTuple, Output = Bound<'py, PyTuple>>,
) -> PyResult<Bound<'py, PyAny>> {
    let arguments = arguments.into_pyobject(function.py()).map_err(Into::into)?;
    if arguments.is_empty() {
        return call_bound(function);
    }
    call_bound(&bind(function, &arguments, None)?)
}

/// Call a function with keyword arguments.
pub fn call_with<'py>(
    function: &Bound<'py, PyAny>,
    arguments: impl IntoPyObject<'py, Target = PyTuple, Output = Bound<'py, PyTuple>>,
    keywords: &Bound<'py, PyDict>,
) -> PyResult<Bound<'py, PyAny>> {
    let arguments = arguments.into_pyobject(function.py()).map_err(Into::into)?;
    call_bound(&bind(function, &arguments, Some(keywords))?)
}

fn bind<'py>(
    function: &Bound<'py, PyAny>,
    arguments: &Bound<'py, PyTuple>,
    keywords: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    static PARTIAL: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    let py = function.py();
    let bound: Vec<_> = std::iter::once(function.clone()).chain(arguments.iter()).collect();
    PARTIAL.import(py, "functools", "partial")?.call(PyTuple::new(py, bound)?, keywords)
}

/// The value of something that may fail; None if it failed. Exceptions that are meant to end a program, such as
/// KeyboardInterrupt, are raised: the handler of a signal may run in any Python code.
pub fn optional<T>(py: Python<'_>, result: PyResult<T>) -> PyResult<Option<T>> {
    match result {
        Ok(value) => Ok(Some(value)),
        Err(error) if error.is_instance_of::<PyException>(py) => Ok(None),
        Err(error) => Err(error),
    }
}

/// A module that is imported when it is first used.
pub struct Module {
    name: &'static str,
    known: PyOnceLock<Py<PyAny>>,
}

impl Module {
    /// The module of this name.
    pub const fn new(name: &'static str) -> Module {
        Module { name, known: PyOnceLock::new() }
    }

    /// An attribute of the module.
    pub fn get<'py>(&self, py: Python<'py>, attribute: &str) -> PyResult<Bound<'py, PyAny>> {
        self.load(py)?.bind(py).getattr(attribute)
    }

    fn load(&self, py: Python<'_>) -> PyResult<&Py<PyAny>> {
        self.known.get_or_try_init(py, || {
            let import = py.import("importlib")?.getattr("import_module")?;
            call(&import, (self.name,)).map(Bound::unbind)
        })
    }
}

impl fmt::Debug for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Module").field(&self.name).finish()
    }
}

/// Import the module of times before pyo3 does, which imports it when it makes the first one.
pub fn load_times(py: Python<'_>) -> PyResult<()> {
    static DATETIME: Module = Module::new("datetime");
    DATETIME.load(py).map(drop)
}

/// The items of an iterable.
pub enum Items<'py> {
    /// Those of a list or a tuple, which runs no Python code.
    Plain(Bound<'py, PyIterator>),
    /// Those of another iterable: a function that returns the next item or the end, and the end.
    Other(Bound<'py, PyAny>, Bound<'py, PyAny>),
}

impl<'py> Items<'py> {
    /// Those of a value; None if it is no iterable.
    pub fn of(value: &Bound<'py, PyAny>) -> PyResult<Option<Items<'py>>> {
        let py = value.py();
        if value.is_exact_instance_of::<PyList>() || value.is_exact_instance_of::<PyTuple>() {
            return value.try_iter().map(Items::Plain).map(Some);
        }
        let builtins = py.import("builtins")?;
        let Some(items) = optional(py, call(&builtins.getattr("iter")?, (value,)))? else { return Ok(None) };
        let end = PyList::empty(py).into_any();
        let arguments = PyTuple::new(py, [&items, &end])?;
        Ok(Some(Items::Other(bind(&builtins.getattr("next")?, &arguments, None)?, end)))
    }
}

impl<'py> Iterator for Items<'py> {
    type Item = PyResult<Bound<'py, PyAny>>;

    fn next(&mut self) -> Option<PyResult<Bound<'py, PyAny>>> {
        let (next, end) = match self {
            Items::Plain(items) => return items.next(),
            Items::Other(next, end) => (next, end),
        };
        match call_bound(next) {
            Ok(item) if item.is(&*end) => None,
            returned => Some(returned),
        }
    }
}

/// Hangs a thread whose stack is unwound without a panic.
struct Hang;

impl Drop for Hang {
    fn drop(&mut self) {
        while !std::thread::panicking() {
            std::thread::park();
        }
    }
}

#[inline(never)]
fn call_bound<'py>(function: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    // Through a pointer that the compiler does not see through, it is no part of this frame and may unwind.
    let call: for<'a> fn(&'a Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> = std::hint::black_box(|f| f.call0());
    let hang = Hang;
    let returned = call(function);
    std::mem::forget(hang);
    returned
}
