//! The class `UriTemplate`.

use pyo3::basic::CompareOp;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};

use crate::errors::Failure;
use ferrohub::bindings::http::uri_template;
use ferrohub::bindings::http::uri_template::Variable;

/// A URI template (RFC 6570), such as `https://api.github.com/users/octocat/gists{/gist_id}`.
///
/// :param uri: the template
#[pyclass(frozen, module = "ferrohub", name = "URITemplate")]
pub struct UriTemplate {
    uri: String,
}

impl UriTemplate {
    /// A template.
    pub fn from_uri(uri: String) -> UriTemplate {
        UriTemplate { uri }
    }
}

#[pymethods]
impl UriTemplate {
    #[new]
    fn new(uri: String) -> UriTemplate {
        UriTemplate { uri }
    }

    /// The template as text.
    #[getter]
    fn uri(&self) -> &str {
        &self.uri
    }

    /// Unique names of the variables, in order.
    #[getter]
    fn variables(&self) -> Vec<String> {
        uri_template::variables(&self.uri)
    }

    /// The same as :attr:`variables`, as a list of names.
    #[getter]
    fn variable_names(&self) -> Vec<String> {
        uri_template::variables(&self.uri)
    }

    /// Expand the template to a URL. Variables without a value are omitted.
    ///
    /// :param var_dict: values by name
    /// :param kwargs: values by name; they take precedence over ``var_dict``
    #[pyo3(signature = (var_dict=None, **kwargs))]
    fn expand(&self, var_dict: Option<&Bound<'_, PyDict>>, kwargs: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
        let mut values = Vec::new();
        for (name, value) in var_dict.into_iter().chain(kwargs).flat_map(|values| values.iter()) {
            values.push((name.extract::<String>()?, variable(&name, &value)?));
        }
        Ok(uri_template::expand(&self.uri, values).map_err(Failure::from)?)
    }

    fn __str__(&self) -> &str {
        &self.uri
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("URITemplate({})", self.uri.as_str().into_pyobject(py)?.repr()?))
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        self.uri.hash(&mut hasher);
        hasher.finish()
    }

    fn __richcmp__(&self, other: &Bound<'_, PyAny>, op: CompareOp) -> Option<bool> {
        let equal = other.cast::<UriTemplate>().is_ok_and(|other| other.get().uri == self.uri);
        match op {
            CompareOp::Eq => Some(equal),
            CompareOp::Ne => Some(!equal),
            _ => None,
        }
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyAny>, (String,)) {
        (slf.py().get_type::<UriTemplate>().into_any(), (slf.get().uri.clone(),))
    }
}

fn variable(name: &Bound<'_, PyAny>, value: &Bound<'_, PyAny>) -> PyResult<Variable> {
    let scalar = |value: &Bound<'_, PyAny>| value.str().map(|text| text.to_string());
    if value.is_none() {
        Ok(Variable::Undefined)
    } else if let Ok(pairs) = value.cast::<PyDict>() {
        let pairs = pairs.iter().map(|(key, value)| Ok((scalar(&key)?, scalar(&value)?)));
        Ok(Variable::Assoc(pairs.collect::<PyResult<_>>()?))
    } else if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
        Ok(Variable::List(value.try_iter()?.map(|item| scalar(&item?)).collect::<PyResult<_>>()?))
    } else if value.is_instance_of::<pyo3::types::PyString>() || value.is_instance_of::<pyo3::types::PyInt>() {
        Ok(Variable::String(scalar(value)?))
    } else {
        Err(PyTypeError::new_err(format!("{name} must be a str, an int, a list or a dict")))
    }
}
