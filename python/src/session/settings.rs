//! The properties of a session that are not options of the constructors; those are in `options.rs`.

use pyo3::prelude::*;

use crate::handle::ClientSession;
use crate::session::headers::SessionHeaders;
use crate::session::{auth, checks, mappings};

impl ClientSession {
    /// URL of the API.
    pub fn base_url(&self) -> String {
        self.core.settings().urls.api.clone()
    }
}

#[pymethods]
impl ClientSession {
    /// The credential: None, a (username, password) pair, or one of the classes of ``ferrohub.session``.
    #[getter]
    fn get_auth(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        auth::to_py(py, &self.current(py))
    }

    #[setter(auth)]
    fn set_python_auth(&self, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self.set_auth(auth::from_py(value)?);
        Ok(())
    }

    /// Headers sent with every request: a mapping whose keys are case-insensitive.
    #[getter]
    fn headers(slf: Bound<'_, Self>) -> SessionHeaders {
        SessionHeaders(slf.unbind())
    }

    /// Query sent with every request: a mapping.
    #[getter]
    fn params<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        mappings::of(slf, "params")
    }

    #[setter]
    fn set_params(&self, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self.change(checks::params(value)?);
        Ok(())
    }

    /// Seconds to connect; None disables the timeout.
    #[getter]
    fn default_connect_timeout(&self) -> Option<f64> {
        self.core.settings().connect_timeout
    }

    #[setter]
    fn set_default_connect_timeout(&self, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self.change(checks::connect_timeout(value)?);
        Ok(())
    }

    /// Seconds between two reads; None disables the timeout.
    #[getter]
    fn default_read_timeout(&self) -> Option<f64> {
        self.core.settings().read_timeout
    }

    #[setter]
    fn set_default_read_timeout(&self, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self.change(checks::read_timeout(value)?);
        Ok(())
    }

    /// Number of requests that were sent.
    #[getter]
    fn request_counter(&self) -> u64 {
        self.core.exchanges()
    }
}
