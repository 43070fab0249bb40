//! Objects that apply to the current thread or asyncio task, like Python's context variables.

use std::sync::atomic::{AtomicBool, Ordering};

use pyo3::PyClass;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyTuple;

/// Objects that were entered in the current context, the innermost last: a context variable with a tuple.
pub struct ContextStack {
    name: &'static str,
    variable: PyOnceLock<Py<PyAny>>,
    /// Whether an object was ever entered. Most programs never do, so this saves the lookup with each call.
    is_used: AtomicBool,
}

impl ContextStack {
    /// A stack whose variable has this name.
    pub const fn new(name: &'static str) -> ContextStack {
        ContextStack { name, variable: PyOnceLock::new(), is_used: AtomicBool::new(false) }
    }

    /// The objects, the innermost last.
    pub fn items<'py, T: PyClass>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, T>>> {
        if !self.is_used.load(Ordering::Relaxed) {
            return Ok(Vec::new());
        }
        let items = self.variable(py)?.call_method1("get", (PyTuple::empty(py),))?;
        items.try_iter()?.map(|item| Ok(item?.cast_into()?)).collect()
    }

    /// Replace the objects.
    pub fn set<T: PyClass>(&self, py: Python<'_>, items: &[Bound<'_, T>]) -> PyResult<()> {
        self.variable(py)?.call_method1("set", (PyTuple::new(py, items)?,))?;
        self.is_used.store(true, Ordering::Relaxed);
        Ok(())
    }

    /// Enter an object.
    pub fn push<T: PyClass>(&self, item: Bound<'_, T>) -> PyResult<()> {
        let py = item.py();
        let mut items = self.items(py)?;
        items.push(item);
        self.set(py, &items)
    }

    /// Leave an object, also where others were entered after it.
    pub fn remove<T: PyClass>(&self, item: &Bound<'_, T>) -> PyResult<()> {
        let mut items = self.items::<T>(item.py())?;
        match items.iter().rposition(|other| other.as_any().is(item.as_any())) {
            Some(at) => {
                items.remove(at);
                self.set(item.py(), &items)
            }
            None => Ok(()),
        }
    }

    fn variable<'py>(&self, py: Python<'py>) -> PyResult<&Bound<'py, PyAny>> {
        let made = self.variable.get_or_try_init(py, || {
            py.import("contextvars")?.call_method1("ContextVar", (self.name,)).map(Bound::unbind)
        });
        made.map(|variable| variable.bind(py))
    }
}
