//! Reads the attributes of objects of `ferrohub.pygithub` from JSON that is decoded as far as it is read.

use std::collections::HashMap;

use pyo3::exceptions::PyValueError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyDict, PyInt, PyList, PyModule, PyString};

use crate::calls::guarded;
use crate::values::decode;
use crate::values::json_object::JsonObject;
use crate::values::pygithub_object;
use crate::values::pygithub_object::ObjectClass;
use ferrohub::bindings::json::document::Json;

/// A time as GitHub writes it, such as `"2026-01-02T03:04:05Z"` with its quotes, has so many bytes.
const TIME_LENGTH: usize = 22;

/// What an attribute is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Text,
    Integer,
    Bool,
    Time,
    Object,
    Objects,
}

/// Module and name of a class.
type Place = (Py<PyString>, Py<PyString>);

/// Which class the objects of an attribute have.
struct Choice {
    /// The key whose value tells the class; None if it is always the same.
    key: Option<String>,
    /// The value that is meant if the key is missing.
    missing: String,
    /// The value that is meant for an unknown one.
    unknown: String,
    classes: HashMap<String, Place>,
}

/// Reads an attribute: the function of a property.
///
/// :param slot: the private name of the attribute, under which it is kept
/// :param key: its JSON key
/// :param kind: ``str``, ``int``, ``bool``, ``datetime``, ``object`` or ``objects``
/// :param choice: the key whose value tells the class of an object, and the values that are meant for none and another
/// :param classes: module and name of each class, by that value
/// :param valued: the class of attributes with a value
/// :param otherwise: reads the attribute in all other cases
#[pyclass(frozen, module = "ferrohub._core", name = "_AttributeReader")]
pub struct AttributeReader {
    slot: Py<PyString>,
    key: String,
    kind: Kind,
    choice: Choice,
    valued: Py<PyAny>,
    otherwise: Py<PyAny>,
}

impl AttributeReader {
    /// The value; None if `otherwise` has to read it.
    fn read<'py>(&self, owner: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let py = owner.py();
        let Some(own) = owner.getattr_opt(intern!(py, "__dict__"))? else { return Ok(None) };
        let Ok(own) = own.cast_into_exact::<PyDict>() else { return Ok(None) };
        if let Some(kept) = own.get_item(&self.slot)? {
            let is_valued = kept.get_type().is(&self.valued);
            return if is_valued { kept.getattr(intern!(py, "_value")).map(Some) } else { Ok(None) };
        }
        let Some(data) = own.get_item(intern!(py, "_data"))? else { return Ok(None) };
        let Ok(object) = data.cast_exact::<JsonObject>() else {
            return data.cast_exact::<PyDict>().map_or(Ok(None), |data| self.decoded(data));
        };
        match (object.get().changed(py), object.get().unchanged().and_then(|json| json.member(&self.key))) {
            (Some(data), _) => self.decoded(data),
            (None, Some(json)) => self.value(&json, &own),
            (None, None) => Ok(None),
        }
    }

    /// The value in a dict, which may be of any type.
    fn decoded<'py>(&self, data: &Bound<'py, PyDict>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let found = data.get_item(&self.key)?;
        Ok(found.filter(|value| match self.kind {
            Kind::Text => value.is_exact_instance_of::<PyString>(),
            Kind::Integer => value.is_exact_instance_of::<PyInt>(),
            Kind::Bool => value.is_exact_instance_of::<PyBool>(),
            _ => false,
        }))
    }

    /// The value that JSON becomes. One that a program can change is kept.
    fn value<'py>(&self, json: &Json, own: &Bound<'py, PyDict>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let py = own.py();
        match (self.kind, json.start()) {
            (Kind::Objects, b'[') => self.objects(json, own)?.map(|list| self.keep(own, list.into_any())).transpose(),
            (Kind::Object, b'{') => self.object(json.clone(), own)?.map(|object| self.keep(own, object)).transpose(),
            (Kind::Objects, _) => Ok(None),
            (_, b'n') => Ok(Some(py.None().into_bound(py))),
            (Kind::Text, b'"') | (Kind::Bool, b't' | b'f') => decode::any(py, json).map(Some),
            (Kind::Integer, b'-' | b'0'..=b'9') if !json.bytes().iter().any(|byte| b".eE".contains(byte)) => {
                decode::any(py, json).map(Some)
            }
            (Kind::Time, b'"') if json.bytes().len() == TIME_LENGTH && json.bytes().ends_with(b"Z\"") => {
                decode::time(py, json)
            }
            _ => Ok(None),
        }
    }

    fn objects<'py>(&self, json: &Json, own: &Bound<'py, PyDict>) -> PyResult<Option<Bound<'py, PyList>>> {
        let mut made = Vec::new();
        for item in json.items() {
            match self.object(item, own)? {
                Some(object) => made.push(object),
                None => return Ok(None),
            }
        }
        PyList::new(own.py(), made).map(Some)
    }

    fn object<'py>(&self, json: Json, own: &Bound<'py, PyDict>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let py = own.py();
        let place = if json.is_object() { self.choice.place(&json) } else { None };
        let Some(class) = place.map(|place| class_at(py, place)).transpose()?.flatten() else { return Ok(None) };
        let Some(class) = ObjectClass::of(&class)? else { return Ok(None) };
        let requester = own.get_item(intern!(py, "_requester"))?;
        let headers = own.get_item(intern!(py, "_headers"))?;
        let (Some(requester), Some(headers)) = (requester, headers) else { return Ok(None) };
        class.get().make(&requester, &headers, &JsonObject::new_lazy(py, json)?)
    }

    /// Keep the value of an attribute: the object with it is made as Python makes it, without its code.
    fn keep<'py>(&self, own: &Bound<'py, PyDict>, value: Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let py = own.py();
        let kept = pygithub_object::new(self.valued.bind(py))?;
        kept.setattr(intern!(py, "_value"), &value)?;
        own.set_item(&self.slot, kept)?;
        Ok(value)
    }
}

impl Choice {
    /// Where the class of an object is; None if none is known, or if the value that tells it is no text.
    fn place(&self, json: &Json) -> Option<&Place> {
        let known = match self.key.as_ref().map(|key| json.member(key)) {
            Some(Some(value)) if value.start() != b'"' => return None,
            Some(Some(value)) => self.classes.get(&value.scalar()?),
            _ => self.classes.get(&self.missing),
        };
        known.or_else(|| self.classes.get(&self.unknown))
    }
}

/// The class in a module; None if the module or the class is missing so far.
fn class_at<'py>(py: Python<'py>, (module, name): &Place) -> PyResult<Option<Bound<'py, PyAny>>> {
    static MODULES: PyOnceLock<Py<PyDict>> = PyOnceLock::new();
    let modules = MODULES.get_or_try_init(py, || {
        py.import("sys")?.getattr("modules")?.cast_into::<PyDict>().map(Bound::unbind).map_err(PyErr::from)
    })?;
    let module = modules.bind(py).get_item(module)?;
    match module.map(Bound::cast_into::<PyModule>) {
        Some(Ok(module)) => module.dict().get_item(name),
        _ => Ok(None),
    }
}

#[pymethods]
impl AttributeReader {
    #[new]
    fn new(
        slot: Py<PyString>,
        key: String,
        kind: &str,
        choice: (Option<String>, String, String),
        classes: HashMap<String, Place>,
        valued: Py<PyAny>,
        otherwise: Py<PyAny>,
    ) -> PyResult<AttributeReader> {
        let kind = match kind {
            "str" => Kind::Text,
            "int" => Kind::Integer,
            "bool" => Kind::Bool,
            "datetime" => Kind::Time,
            "object" => Kind::Object,
            "objects" => Kind::Objects,
            _ => return Err(PyValueError::new_err(format!("there is no kind {kind}"))),
        };
        let (from, missing, unknown) = choice;
        let choice = Choice { key: from, missing, unknown, classes };
        Ok(AttributeReader { slot, key, kind, choice, valued, otherwise })
    }

    fn __call__<'py>(&self, owner: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        match self.read(owner)? {
            Some(value) => Ok(value),
            None => guarded::call(self.otherwise.bind(owner.py()), (owner,)),
        }
    }
}
