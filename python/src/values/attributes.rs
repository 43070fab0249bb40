//! The attributes of a resource: declared fields, and what else its JSON has.

use std::ptr;

use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::calls::deprecation;
use crate::handle::ClientSession;
use crate::hooks::Hook;
use crate::values::resource::{Content, Resource};
use crate::values::{declared, decode, lazy, pygithub, refresh};
use ferrohub::bindings::github::model::declaration::{Field, Kind};
use ferrohub::bindings::github::model::kind::Computed;
use ferrohub::bindings::json::document::Json;

type Compute = for<'py> fn(Computed, &Bound<'py, Resource>) -> PyResult<Bound<'py, PyAny>>;
type Find = for<'py> fn(&Bound<'py, Resource>, &'static str) -> PyResult<Bound<'py, PyAny>>;

/// Computes a field that is not in the JSON as it is.
pub static COMPUTE: Hook<Compute> = Hook::new();
/// The item of a class that a search result contains.
pub static FOUND: Hook<Find> = Hook::new();

impl Resource {
    /// The value of a declared field; None when the JSON lacks it.
    pub fn field<'py>(
        &self,
        py: Python<'py>,
        slf: &Bound<'py, Resource>,
        field: &'static Field,
    ) -> PyResult<Bound<'py, PyAny>> {
        Resource::fetch_for(slf, field)?;
        let content = self.content();
        let is_cheap = matches!(field.kind, Kind::Str | Kind::Int | Kind::Float | Kind::Bool | Kind::Any);
        if (!is_cheap || self.namespace().is_github3())
            && let Some(known) = content.known(py, field)
        {
            return Ok(known);
        }
        let value = match field.kind {
            Kind::Computed(computed) => COMPUTE.get()?(computed, slf)?,
            Kind::Found(class) => FOUND.get()?(slf, class)?,
            Kind::Is(text) => {
                let value = content.get(field.key, self.within()).and_then(|json| json.scalar());
                value.is_some_and(|value| value.eq_ignore_ascii_case(text)).into_bound_py_any(py)?
            }
            kind => match self.value(&content, field) {
                Some(json) => match lazy::part(self, &json, kind, py) {
                    Some(part) => part?,
                    None => declared::field(py, &json, kind, self.session())?,
                },
                None => {
                    if let Some(change) = deprecation::removed_field(field, self.session().get()) {
                        deprecation::note_removed(py, change, field.name)?;
                    }
                    py.None().into_bound(py)
                }
            },
        };
        Ok(if is_cheap { value } else { content.keep(py, field, value) })
    }

    /// The value of a field as the JSON has it; an AttributeError if the JSON lacks it.
    pub fn plain_field<'py>(&self, slf: &Bound<'py, Resource>, field: &'static Field) -> PyResult<Bound<'py, PyAny>> {
        match self.content().known(slf.py(), field) {
            Some(known) => Ok(known),
            None => Self::__getattr__(slf, field.name),
        }
    }

    /// Set a field of this object, until a newer response replaces its content.
    pub fn set_field(&self, field: &'static Field, value: Bound<'_, PyAny>) {
        let content = self.content();
        let mut made = content.made();
        made.retain(|(known, _)| !ptr::eq(*known, field));
        made.push((field, value.unbind()));
    }

    /// The JSON of a field.
    pub fn value(&self, content: &Content, field: &Field) -> Option<Json> {
        let old = || Some(field.old_key).filter(|key| !key.is_empty()).and_then(|key| content.get(key, self.within()));
        content.get(field.key, self.within()).or_else(old)
    }
}

#[pymethods]
impl Resource {
    /// The JSON of the resource, parsed, with all keys that GitHub sent.
    fn as_dict<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        Resource::fetch(slf, "the JSON")?;
        decode::any(slf.py(), &slf.get().content().json)
    }

    /// The JSON of the resource as the text that GitHub sent.
    fn as_json<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyString>> {
        Resource::fetch(slf, "the JSON")?;
        Ok(PyString::new(slf.py(), slf.get().content().json.text()))
    }

    fn __getattr__<'py>(slf: &Bound<'py, Self>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        let known = || slf.get().get(name).filter(|_| !name.contains('.'));
        // Tools look for names with an underscore, which GitHub has none of.
        if known().is_none() && !name.starts_with('_') {
            Resource::fetch(slf, name)?;
        }
        match known() {
            Some(json) => decode::any(slf.py(), &json),
            None => {
                let (class, session) = (slf.get().class(), slf.get().session().get());
                if let Some(change) = class.and_then(|class| deprecation::removed_member(class, name, session)) {
                    deprecation::note_removed(slf.py(), change, name)?;
                    return Ok(slf.py().None().into_bound(slf.py()));
                }
                let class = slf.get_type().name()?;
                let hint = match refresh::hint(slf.get(), name, slf.py())? {
                    none if none.is_empty() && !slf.get().session().get().namespace.is_github3() => {
                        pygithub::hint(&class.to_cow()?, name)
                    }
                    hint => hint,
                };
                Err(PyAttributeError::new_err(format!("'{class}' object has no attribute '{name}'{hint}")))
            }
        }
    }

    fn __dir__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let names = ClientSession::dir(slf)?;
        let known: Vec<String> = names.extract()?;
        for key in slf.get().content().json.keys() {
            if !known.contains(&key) {
                names.append(key)?;
            }
        }
        names.sort()?;
        Ok(names.into_any())
    }
}
