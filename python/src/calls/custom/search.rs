//! Functions of the chapter `search`.

use pyo3::prelude::*;
use pyo3::types::PyList;

use crate::values::resource::Resource;
use crate::values::{declared, decode};
use ferrohub::bindings::json::document::Json;

/// The fields that only search results have.
const SEARCH_ONLY: &[&str] = &["score", "text_matches"];

pub fn text_matches<'py>(result: &Bound<'py, Resource>) -> PyResult<Bound<'py, PyAny>> {
    match result.get().get("text_matches").filter(Json::is_array) {
        Some(matches) => decode::any(result.py(), &matches),
        None => Ok(PyList::empty(result.py()).into_any()),
    }
}

/// The found item as a resource.
pub fn found<'py>(result: &Bound<'py, Resource>, class: &'static str) -> PyResult<Bound<'py, PyAny>> {
    let this = result.get();
    declared::one(result.py(), &this.content().json.without(SEARCH_ONLY), class, this.session())
}
