//! Forks: the interpreter reports them, so that the library need not look up the ID of its process again and again.

use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use ferrohub::bindings::runtime::per_process;

/// Have the interpreter report forks. Windows has none.
pub fn install(py: Python<'_>) -> PyResult<()> {
    per_process::remember();
    if let Some(register) = py.import(intern!(py, "os"))?.getattr_opt(intern!(py, "register_at_fork"))? {
        let hooks = PyDict::new(py);
        hooks.set_item(intern!(py, "after_in_child"), wrap_pyfunction!(forked, py)?)?;
        register.call((), Some(&hooks))?;
    }
    Ok(())
}

#[pyfunction]
fn forked() {
    per_process::remember();
}
