//! The class `SessionHeaders`.

use pyo3::exceptions::{PyKeyError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator, PyList};

use crate::errors::Failure;
use crate::handle::ClientSession;
use crate::values::headers::{Headers, find};
use ferrohub::bindings::http::request::header;

/// The headers that a session sends with every request: a mapping whose keys are case-insensitive.
#[pyclass(frozen, mapping, module = "ferrohub", name = "SessionHeaders")]
pub struct SessionHeaders(pub Py<ClientSession>);

impl SessionHeaders {
    fn pairs(&self) -> Vec<(String, String)> {
        self.0.get().core.settings().headers.clone()
    }
}

#[pymethods]
impl SessionHeaders {
    fn __getitem__(&self, name: &str) -> PyResult<String> {
        find(&self.pairs(), name).map(str::to_owned).ok_or_else(|| PyKeyError::new_err(name.to_owned()))
    }

    fn __setitem__(&self, name: &str, value: Option<&str>) -> PyResult<()> {
        if let Some(value) = value {
            header(name, value).map_err(Failure::from)?;
        }
        self.0.get().core.change(|settings| {
            settings.headers.retain(|(known, _)| !known.eq_ignore_ascii_case(name));
            settings.headers.extend(value.map(|value| (name.to_owned(), value.to_owned())));
        });
        Ok(())
    }

    fn __delitem__(&self, name: &str) -> PyResult<()> {
        self.__getitem__(name)?;
        self.__setitem__(name, None)
    }

    fn __contains__(&self, name: &Bound<'_, PyAny>) -> bool {
        name.extract::<String>().is_ok_and(|name| find(&self.pairs(), &name).is_some())
    }

    fn __len__(&self) -> usize {
        self.pairs().len()
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        PyList::new(py, self.keys())?.try_iter()
    }

    /// The value of a header, or the default.
    ///
    /// :param name: name of the header, in any case
    /// :param default: value to return if the header is missing
    #[pyo3(signature = (name, default=None))]
    fn get(&self, name: &str, default: Option<String>) -> Option<String> {
        find(&self.pairs(), name).map(str::to_owned).or(default)
    }

    fn _ipython_key_completions_(&self) -> Vec<String> {
        self.keys()
    }

    /// The names.
    fn keys(&self) -> Vec<String> {
        self.pairs().into_iter().map(|(name, _)| name).collect()
    }

    /// The values.
    fn values(&self) -> Vec<String> {
        self.pairs().into_iter().map(|(_, value)| value).collect()
    }

    /// Pairs of names and values.
    fn items(&self) -> Vec<(String, String)> {
        self.pairs()
    }

    /// Set several headers. A value of None removes the header.
    ///
    /// :param other: a mapping, or pairs of names and values
    /// :param headers: headers as keyword arguments
    #[pyo3(signature = (other=None, **headers))]
    fn update(
        &self,
        py: Python<'_>,
        other: Option<&Bound<'_, PyAny>>,
        headers: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<()> {
        let all = PyDict::new(py);
        if let Some(other) = other {
            all.call_method1("update", (other,))?;
        }
        if let Some(headers) = headers {
            all.update(headers.as_mapping())?;
        }
        for (name, value) in all {
            let name: String =
                name.extract().map_err(|_| PyTypeError::new_err("the name of a header must be a str"))?;
            let value: Option<String> =
                value.extract().map_err(|_| PyTypeError::new_err(format!("the value of {name} must be a str")))?;
            self.__setitem__(&name, value.as_deref())?;
        }
        Ok(())
    }

    /// Remove a header and return its value, or the default.
    ///
    /// :param name: name of the header, in any case
    /// :param default: value to return if the header is missing
    #[pyo3(signature = (name, default=None))]
    fn pop(&self, name: &str, default: Option<String>) -> PyResult<Option<String>> {
        let value = self.get(name, default);
        self.__setitem__(name, None)?;
        Ok(value)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Headers(self.pairs()).__repr__(py)
    }
}
