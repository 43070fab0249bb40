//! Forks: the interpreter reports them, so that no thread holds a lock meanwhile, and so that the library need not look up the
//! ID of its process again and again.

use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use ferrohub::bindings::runtime::per_process;
use ferrohub::bindings::runtime::turns::TURNS;

/// Have the interpreter report forks. Windows has none.
pub fn install(py: Python<'_>) -> PyResult<()> {
    per_process::remember();
    if let Some(register) = py.import(intern!(py, "os"))?.getattr_opt(intern!(py, "register_at_fork"))? {
        let hooks = PyDict::new(py);
        hooks.set_item(intern!(py, "before"), wrap_pyfunction!(before_fork, py)?)?;
        hooks.set_item(intern!(py, "after_in_parent"), wrap_pyfunction!(after_fork, py)?)?;
        hooks.set_item(intern!(py, "after_in_child"), wrap_pyfunction!(forked, py)?)?;
        register.call((), Some(&hooks))?;
    }
    Ok(())
}

#[pyfunction]
fn before_fork() {
    TURNS.before_fork();
}

#[pyfunction]
fn after_fork() {
    TURNS.after_fork();
}

#[pyfunction]
fn forked() {
    TURNS.forked();
    per_process::remember();
}
