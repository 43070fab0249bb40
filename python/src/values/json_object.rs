//! A JSON object as Python's dicts are, decoded as far as it is read: what the objects of `ferrohub.pygithub` are made of.

use std::sync::OnceLock;

use bytes::Bytes;
use pyo3::exceptions::{PyAttributeError, PyKeyError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyIterator, PyList, PyString};

use crate::handle::Reduced;
use crate::values::decode;
use crate::values::response::Response;
use ferrohub::bindings::json::document::Json;

/// A JSON object that is decoded as far as it is read. It is a dict from when a dict is needed, such as for a change.
///
/// :param text: its text
#[pyclass(frozen, mapping, module = "ferrohub._core", name = "_JsonObject")]
pub struct JsonObject {
    json: Json,
    /// The dict with all of it, once there is one: it may have been changed since.
    dict: OnceLock<Py<PyDict>>,
}

impl JsonObject {
    /// A JSON value for programs that read it key by key: an object is not decoded yet, nor are those in an array.
    fn of<'py>(py: Python<'py>, json: Json) -> PyResult<Bound<'py, PyAny>> {
        match json.start() {
            b'{' => Ok(JsonObject::new_lazy(py, json)?.into_any()),
            b'[' => JsonObject::list(py, json.items()),
            _ => decode::any(py, &json),
        }
    }

    /// An object that nothing is decoded of yet.
    pub fn new_lazy(py: Python<'_>, json: Json) -> PyResult<Bound<'_, JsonObject>> {
        Bound::new(py, JsonObject { json, dict: OnceLock::new() })
    }

    /// The JSON, as long as no program can have changed it.
    pub fn unchanged(&self) -> Option<&Json> {
        self.dict.get().is_none().then_some(&self.json)
    }

    /// The dict, once a program may have changed the object.
    pub fn changed<'py>(&self, py: Python<'py>) -> Option<&Bound<'py, PyDict>> {
        self.dict.get().map(|dict| dict.bind(py))
    }

    fn list(py: Python<'_>, items: Vec<Json>) -> PyResult<Bound<'_, PyAny>> {
        let items = items.into_iter().map(|item| JsonObject::of(py, item));
        Ok(PyList::new(py, items.collect::<PyResult<Vec<_>>>()?)?.into_any())
    }

    /// The text of the value at a key, as long as there is no dict.
    fn member(&self, key: &Bound<'_, PyAny>) -> Option<Json> {
        self.unchanged()?.member(key.cast::<PyString>().ok()?.to_str().ok()?)
    }

    /// The value at a key, as in the dict. An object or array may be changed by who has it: it is the dict's own.
    fn item<'py>(&self, key: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyAny>>> {
        match self.member(key) {
            Some(json) if !json.is_object() && !json.is_array() => decode::any(key.py(), &json).map(Some),
            None if self.dict.get().is_none() => key.hash().map(|_| None),
            _ => self._dict(key.py())?.get_item(key),
        }
    }
}

#[pymethods]
impl JsonObject {
    /// From the text of an object, as pickles have it.
    #[new]
    fn new(text: &[u8]) -> PyResult<JsonObject> {
        let json =
            Json::parse(Bytes::copy_from_slice(text)).map_err(|error| PyTypeError::new_err(error.to_string()))?;
        if !json.is_object() {
            return Err(PyTypeError::new_err("the text of a JSON object is needed"));
        }
        Ok(JsonObject { json, dict: OnceLock::new() })
    }

    /// The dict, always the same one: a change of it is a change of this object.
    fn _dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        if let Some(dict) = self.dict.get() {
            return Ok(dict.bind(py).clone());
        }
        let dict = decode::any(py, &self.json)?.cast_into::<PyDict>()?.unbind();
        Ok(self.dict.get_or_init(|| dict).bind(py).clone())
    }

    /// The value at a key, for those who do not change it: decoded, or as far as it is read.
    fn _part<'py>(
        &self,
        key: &Bound<'py, PyAny>,
        default: Bound<'py, PyAny>,
        decoded: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        match self.member(key) {
            Some(json) if decoded => decode::any(key.py(), &json),
            Some(json) => JsonObject::of(key.py(), json),
            None => Ok(self.item(key)?.unwrap_or(default)),
        }
    }

    fn __getitem__<'py>(&self, key: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.item(key)?.ok_or_else(|| PyKeyError::new_err(key.clone().unbind()))
    }

    /// The value at a key, or the default.
    ///
    /// :param key: the key
    /// :param default: the value to return for a key that is missing
    #[pyo3(signature = (key, default=None, /))]
    fn get<'py>(
        &self,
        key: &Bound<'py, PyAny>,
        default: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        Ok(self.item(key)?.or(default))
    }

    fn __contains__(&self, key: &Bound<'_, PyAny>) -> PyResult<bool> {
        match self.dict.get() {
            Some(dict) => dict.bind(key.py()).contains(key),
            None => key.hash().map(|_| self.member(key).is_some()),
        }
    }

    fn __setitem__(&self, key: &Bound<'_, PyAny>, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self._dict(key.py())?.set_item(key, value)
    }

    fn __delitem__(&self, key: &Bound<'_, PyAny>) -> PyResult<()> {
        self._dict(key.py())?.del_item(key)
    }

    fn __len__(&self, py: Python<'_>) -> PyResult<usize> {
        Ok(self._dict(py)?.len())
    }

    fn __bool__(&self, py: Python<'_>) -> bool {
        let is_empty = |text: &str| text.trim_start_matches('{').trim_start().starts_with('}');
        self.dict.get().map_or_else(|| !is_empty(self.json.text()), |dict| !dict.bind(py).is_empty())
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        self._dict(py)?.try_iter()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        let py = other.py();
        match other.cast::<JsonObject>() {
            Ok(other) => self._dict(py)?.eq(other.get()._dict(py)?),
            Err(_) => self._dict(py)?.eq(other),
        }
    }

    fn __or__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self._dict(other.py())?.into_any().bitor(other)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self._dict(py)?.repr()?.to_string())
    }

    /// Every other method is the dict's.
    fn __getattr__<'py>(&self, py: Python<'py>, name: &Bound<'py, PyString>) -> PyResult<Bound<'py, PyAny>> {
        if name.to_str()?.starts_with('_') {
            return Err(PyAttributeError::new_err(name.clone().unbind()));
        }
        self._dict(py)?.getattr(name)
    }

    fn __copy__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self._dict(py)?.copy()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (Bound<'py, PyAny>,)> {
        match self.dict.get() {
            None => (py.get_type::<JsonObject>().into_any(), (PyBytes::new(py, self.json.bytes()).into_any(),)),
            Some(dict) => (py.get_type::<PyDict>().into_any(), (dict.bind(py).clone().into_any(),)),
        }
    }
}

/// The JSON of a response, or of a text: objects, also those in an array, are decoded as far as they are read.
///
/// :param source: the response, or the text
/// :raises ValueError: it is not JSON
#[pyfunction]
pub fn _json_parts<'py>(source: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let py = source.py();
    let text = match source.cast::<Response>() {
        Ok(response) => response.get().body(py)?,
        Err(_) => Bytes::from(source.extract::<String>()?),
    };
    let (whole, items) = Json::parse_items(text).map_err(|error| PyValueError::new_err(error.to_string()))?;
    if whole.is_array() { JsonObject::list(py, items) } else { JsonObject::of(py, whole) }
}
