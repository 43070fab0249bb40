//! `resource["key"]`, beside `resource.key`.

use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;

use crate::calls::mapping_keys;
use crate::values::decode;
use crate::values::resource::Resource;
use ferrohub::bindings::github::declared::registry;
use ferrohub::bindings::github::model::declaration::{Class, Field, Kind};

impl Resource {
    /// The declared field of this name, or else with this key in the JSON.
    fn declared(&self, key: &str) -> Option<&'static Field> {
        let lineage: Vec<&'static Class> = registry::lineage(self.class()?.name).collect();
        let fields = || lineage.iter().flat_map(|class| class.fields);
        fields().find(|field| field.name == key).or_else(|| fields().find(|field| field.key == key))
    }

    /// Whether the JSON has a value for this field or key.
    fn has(&self, key: &str) -> bool {
        let content = self.content();
        match self.declared(key) {
            Some(field) if matches!(field.kind, Kind::Computed(_) | Kind::Found(_)) => true,
            Some(field) => self.value(&content, field).is_some(),
            None => !key.contains('.') && content.get(key, self.within()).is_some(),
        }
    }
}

#[pymethods]
impl Resource {
    /// The value of a field by its name or its key in the JSON, and that of any other key of the JSON.
    fn __getitem__<'py>(slf: &Bound<'py, Self>, key: &str) -> PyResult<Bound<'py, PyAny>> {
        let (py, this) = (slf.py(), slf.get());
        if !this.has(key) {
            Resource::fetch(slf, key)?;
        }
        if !this.has(key) {
            return Err(PyKeyError::new_err(key.to_owned()));
        }
        match this.declared(key) {
            Some(field) => this.field(py, slf, field),
            None => this.get(key).map_or_else(|| Ok(py.None().into_bound(py)), |json| decode::any(py, &json)),
        }
    }

    /// Raises: a resource is no mapping, and `dict()` would iterate over it.
    fn __iter__(slf: &Bound<'_, Self>) -> PyResult<Py<PyAny>> {
        Err(mapping_keys::not_a_mapping(slf))
    }

    fn __contains__(slf: &Bound<'_, Self>, key: &Bound<'_, PyAny>) -> PyResult<bool> {
        let Ok(key) = key.extract::<String>() else { return Ok(false) };
        if !slf.get().has(&key) {
            Resource::fetch(slf, &key)?;
        }
        Ok(slf.get().has(&key))
    }
}
