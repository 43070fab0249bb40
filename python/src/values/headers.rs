//! The class `Headers`.

use http::HeaderMap;
use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator, PyList};

use crate::handle::Reduced;
use ferrohub::bindings::http::secrets::is_secret_name;

/// The headers of a response: a read-only mapping whose keys are case-insensitive.
///
/// :param pairs: pairs of names and values
#[pyclass(frozen, mapping, module = "ferrohub", name = "Headers")]
pub struct Headers(pub Vec<(String, String)>);

impl Headers {
    /// The received headers. Values of a repeated header are joined by commas (RFC 9110, section 5.3).
    pub fn of(map: &HeaderMap) -> Headers {
        let mut pairs: Vec<(String, String)> = Vec::with_capacity(map.keys_len());
        for name in map.keys() {
            let values: Vec<_> = map.get_all(name).iter().map(|v| String::from_utf8_lossy(v.as_bytes())).collect();
            pairs.push((name.as_str().to_owned(), values.join(", ")));
        }
        Headers(pairs)
    }
}

pub fn find<'a>(pairs: &'a [(String, String)], name: &str) -> Option<&'a str> {
    pairs.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
}

#[pymethods]
impl Headers {
    fn __getitem__(&self, name: &str) -> PyResult<&str> {
        find(&self.0, name).ok_or_else(|| PyKeyError::new_err(name.to_owned()))
    }

    fn __contains__(&self, name: &Bound<'_, PyAny>) -> bool {
        name.extract::<String>().is_ok_and(|name| find(&self.0, &name).is_some())
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        PyList::new(py, self.keys())?.try_iter()
    }

    /// The value of a header, or the default.
    ///
    /// :param name: name of the header, in any case
    /// :param default: value to return if the header is missing
    #[pyo3(signature = (name, default=None))]
    fn get(&self, py: Python<'_>, name: &str, default: Option<Py<PyAny>>) -> PyResult<Py<PyAny>> {
        match find(&self.0, name) {
            Some(value) => Ok(value.into_pyobject(py)?.into_any().unbind()),
            None => Ok(default.unwrap_or_else(|| py.None())),
        }
    }

    fn _ipython_key_completions_(&self) -> Vec<&str> {
        self.keys()
    }

    /// The names, in lower case as in HTTP/2.
    fn keys(&self) -> Vec<&str> {
        self.0.iter().map(|(name, _)| name.as_str()).collect()
    }

    /// The values.
    fn values(&self) -> Vec<&str> {
        self.0.iter().map(|(_, value)| value.as_str()).collect()
    }

    /// Pairs of names and values.
    fn items(&self) -> Vec<(&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.call_method0("items").and_then(|items| PyDict::from_sequence(&items)) else {
            return false;
        };
        other.len() == self.0.len()
            && other.iter().all(|(name, value)| match (name.extract::<String>(), value.extract::<String>()) {
                (Ok(name), Ok(value)) => find(&self.0, &name) == Some(&value),
                _ => false,
            })
    }

    pub fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let shown = PyDict::new(py);
        for (name, value) in &self.0 {
            shown.set_item(name, if is_secret_name(name) { "***" } else { value })?;
        }
        Ok(format!("Headers({})", shown.repr()?))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> Reduced<'py, (Vec<(String, String)>,)> {
        (slf.py().get_type::<Headers>().into_any(), (slf.get().0.clone(),))
    }

    #[new]
    fn new(pairs: Vec<(String, String)>) -> Headers {
        Headers(pairs)
    }
}
