//! Pickles and copies of `client.rest`, of its tags, and of those that belong to a resource. They share their session, as
//! resources do, and a pickle has the credential only if one of the session does.

use std::sync::Arc;

use pyo3::prelude::*;

use crate::handle::ClientSession;
use crate::handle::Reduced;
use crate::rest::Rest;
use crate::rest::tags::Operations;

type Parts = (Py<ClientSession>, Vec<String>);

#[pymethods]
impl Rest {
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Reduced<'py, Parts>> {
        let (py, this) = (slf.py(), slf.get());
        let restore = py.import("ferrohub._core")?.getattr("_restore_rest")?;
        Ok((restore, (this.session.clone_ref(py), this.paths.to_vec())))
    }

    fn __deepcopy__<'py>(slf: &Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf.clone()
    }
}

#[pymethods]
impl Operations {
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Reduced<'py, (Bound<'py, PyAny>,)>> {
        let (py, this) = (slf.py(), slf.get());
        let rest = Rest::over(py, this.session.clone_ref(py), this.paths.clone())?;
        Ok((slf.get_type().into_any(), (rest,)))
    }

    fn __deepcopy__<'py>(slf: &Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf.clone()
    }
}

/// Restore `client.rest` from its pickle.
#[pyfunction]
pub fn _restore_rest<'py>(
    py: Python<'py>,
    session: Py<ClientSession>,
    paths: Vec<String>,
) -> PyResult<Bound<'py, PyAny>> {
    Rest::over(py, session, Arc::new(paths))
}
