//! What resources are compared and shown by.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use pyo3::basic::CompareOp;
use pyo3::prelude::*;

use crate::values::resource::{Content, Resource};
use ferrohub::bindings::github::declared::registry;
use ferrohub::bindings::http::secrets::printable;
use ferrohub::bindings::json::document::Json;

impl Resource {
    /// The identity of the resource.
    fn identity(&self) -> (&'static str, String) {
        // The identity of a handle does not change when it is fetched.
        let known = self.handle().map(|handle| Content::new(handle.known.clone()));
        let (is_handle, content) = (known.is_some(), known.map_or_else(|| self.content(), Arc::new));
        let get = |key: &str| content.get(key, self.within());
        let lineage = self.class().map(|class| registry::lineage(class.name).collect::<Vec<_>>()).unwrap_or_default();
        let key = lineage.iter().map(|class| class.identity).find(|key| !key.is_empty()).unwrap_or("");
        let kind = lineage.last().map_or("", |class| class.name);
        let values: Option<Vec<String>> =
            keys(key).map(|key| Some(compact(&get(key).filter(|value| !value.is_null())?))).collect();
        let whole = || compact(&get("url").filter(|_| is_handle).unwrap_or_else(|| content.json.clone()));
        (kind, values.filter(|values| !values.is_empty()).map_or_else(whole, |values| values.join(" ")))
    }

    fn title(&self) -> Option<String> {
        let key = registry::lineage(self.class()?.name).map(|class| class.title).find(|key| !key.is_empty())?;
        self.get(key)?.scalar()
    }
}

/// The keys that identify resources of a class.
fn keys(identity: &'static str) -> impl Iterator<Item = &'static str> {
    identity.split(',').filter(|key| !key.is_empty())
}

/// The text of a value without insignificant whitespace.
fn compact(json: &Json) -> String {
    let scalar = json.scalar().unwrap_or_else(|| json.text().to_owned());
    let is_nested = json.is_object() || json.is_array();
    let nested = is_nested.then(|| serde_json::from_str::<serde_json::Value>(json.text()).ok()).flatten();
    nested.map_or(scalar, |value| value.to_string())
}

#[pymethods]
impl Resource {
    fn __richcmp__(&self, other: &Bound<'_, PyAny>, op: CompareOp) -> Option<bool> {
        let equal = other.cast::<Resource>().is_ok_and(|other| self.identity() == other.get().identity());
        match op {
            CompareOp::Eq => Some(equal),
            CompareOp::Ne => Some(!equal),
            _ => None,
        }
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.identity().hash(&mut hasher);
        hasher.finish()
    }

    fn __str__(slf: &Bound<'_, Self>) -> PyResult<String> {
        match slf.get().title() {
            Some(title) => Ok(title),
            None => Self::__repr__(slf),
        }
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let this = slf.get();
        let known = this.class().map(|class| registry::lineage(class.name).collect::<Vec<_>>()).unwrap_or_default();
        let identity = known.iter().find_map(|class| keys(class.identity).next());
        let shown = this.title().or_else(|| this.get(identity?)?.scalar()).unwrap_or_default();
        let shown: String = shown.split('?').next().unwrap_or_default().chars().take(80).collect();
        Ok(format!("<{} {}>", slf.get_type().name()?, printable(&shown)).replace(" >", ">"))
    }
}
