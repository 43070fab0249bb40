//! The settings of a session, as its properties. What they are set to is checked in `options.rs`.

use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::calls::host::Function;
use crate::session::cache::Cache;
use crate::session::client_session::{ClientSession, texts};
use crate::session::headers::SessionHeaders;
use crate::session::{auth, options};
use ferrohub::bindings::http::pool::Verify;

#[pymethods]
impl ClientSession {
    /// Address of the API.
    #[getter]
    pub fn base_url(&self) -> String {
        self.core.settings().addresses.api.clone()
    }

    #[setter]
    fn set_base_url(&self, py: Python<'_>, value: &str) -> PyResult<()> {
        self.change(options::base_url(py, value)?);
        Ok(())
    }

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

    /// Headers sent with every request: a mapping that ignores case.
    #[getter]
    fn headers(slf: Bound<'_, Self>) -> SessionHeaders {
        SessionHeaders(slf.unbind())
    }

    /// Query sent with every request. Set it to a new mapping to change it.
    #[getter]
    fn params<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let params = PyDict::new(py);
        for (name, value) in &self.core.settings().params {
            params.set_item(name, value)?;
        }
        Ok(params)
    }

    #[setter]
    fn set_params(&self, value: &Bound<'_, PyDict>) -> PyResult<()> {
        let pairs = texts(value)?;
        self.core.change(|settings| settings.params.clone_from(&pairs));
        Ok(())
    }

    /// True to check certificates by those of the system, False not to check, or the path of a CA bundle (PEM).
    #[getter]
    fn verify(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        Ok(match &self.core.settings().verify {
            Verify::System => true.into_pyobject(py)?.to_owned().into_any().unbind(),
            Verify::Nothing => false.into_pyobject(py)?.to_owned().into_any().unbind(),
            Verify::Bundle(path) => path.into_pyobject(py)?.into_any().unbind(),
        })
    }

    #[setter]
    fn set_verify(&self, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self.change(options::verify(value)?);
        Ok(())
    }

    /// Proxies by scheme, as ``{"https": "http://10.0.0.1:3128"}``; empty for those of the environment. Keys are "http",
    /// "https", "all", one of these with a host as "https://api.github.com", and "no_proxy" for the hosts that need none.
    /// Set it to a new mapping to change it.
    #[getter]
    fn proxies<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let proxies = PyDict::new(py);
        for (scheme, address) in &self.core.settings().proxies {
            proxies.set_item(scheme, address)?;
        }
        Ok(proxies)
    }

    #[setter]
    fn set_proxies(&self, value: &Bound<'_, PyDict>) -> PyResult<()> {
        self.change(options::proxies(value)?);
        Ok(())
    }

    /// Seconds to connect; None waits for ever.
    #[getter]
    fn default_connect_timeout(&self) -> Option<f64> {
        self.core.settings().connect_timeout
    }

    #[setter]
    fn set_default_connect_timeout(&self, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self.change(options::connect_timeout(value)?);
        Ok(())
    }

    /// Seconds between two reads; None waits for ever.
    #[getter]
    fn default_read_timeout(&self) -> Option<f64> {
        self.core.settings().read_timeout
    }

    #[setter]
    fn set_default_read_timeout(&self, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self.change(options::read_timeout(value)?);
        Ok(())
    }

    /// Seconds to connect and to read, a pair; may be set to one number for both.
    #[getter]
    fn timeout(&self) -> (Option<f64>, Option<f64>) {
        (self.default_connect_timeout(), self.default_read_timeout())
    }

    #[setter]
    fn set_timeout(&self, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self.change(options::timeout(value)?);
        Ok(())
    }

    /// Where answers are kept, a :class:`ferrohub.Cache`; None when they are not. May be set to True for a new cache in
    /// memory, or to the path of a folder.
    #[getter]
    fn cache(&self) -> Option<Cache> {
        self.core.settings().cache.clone().map(|core| Cache { core })
    }

    #[setter]
    fn set_cache(&self, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self.change(options::cache(value)?);
        Ok(())
    }

    /// How often what failed is sent again, where that does no harm; 0 turns it off.
    #[getter]
    fn retries(&self) -> u32 {
        self.core.settings().retries
    }

    #[setter]
    fn set_retries(&self, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self.change(options::retries(value)?);
        Ok(())
    }

    /// What happens when a rate limit is reached: "raise" raises RateLimitExceeded, "wait" waits and sends again.
    #[getter]
    fn rate_limit(&self) -> String {
        self.core.settings().rate_limit.to_string()
    }

    #[setter]
    fn set_rate_limit(&self, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self.change(options::rate_limit(value)?);
        Ok(())
    }

    /// Seconds that one call waits for rate limits, in all.
    #[getter]
    fn max_wait(&self) -> f64 {
        self.core.settings().max_wait.as_secs_f64()
    }

    #[setter]
    fn set_max_wait(&self, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self.change(options::max_wait(value)?);
        Ok(())
    }

    /// Function of the seconds and the reason that is called before a wait for a rate limit; None for none.
    #[getter]
    fn on_wait(&self, py: Python<'_>) -> Option<Py<PyAny>> {
        let on_wait = self.core.settings().on_wait.clone()?;
        on_wait.function::<Function>().map(|function| function.clone_ref(py))
    }

    #[setter]
    fn set_on_wait(&self, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self.change(options::on_wait(value)?);
        Ok(())
    }

    /// How many pages of a listing are read before they are asked for, at most; 0 for none.
    #[getter]
    fn read_ahead(&self) -> usize {
        self.core.settings().read_ahead
    }

    #[setter]
    fn set_read_ahead(&self, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self.change(options::read_ahead(value)?);
        Ok(())
    }

    /// How many requests were sent.
    #[getter]
    fn request_counter(&self) -> u64 {
        self.core.exchanges()
    }

    /// How the session introduces itself.
    #[getter]
    fn user_agent(&self) -> Option<String> {
        let settings = self.core.settings();
        settings.headers.iter().find(|(name, _)| name.eq_ignore_ascii_case("user-agent")).map(|(_, v)| v.clone())
    }

    #[setter]
    fn set_user_agent(&self, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self.change(options::user_agent(value)?);
        Ok(())
    }
}
