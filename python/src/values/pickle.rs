//! Pickles and copies of resources.

use bytes::Bytes;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyString, PyTuple, PyType};

use crate::handle::ClientSession;
use crate::values::resource::{Content, Handle, Resource, plant};
use ferrohub::bindings::json::document::Json;

/// What a pickle of a lazy handle has in addition: the JSON that was known at first, and whether this is all of it.
type Known = (String, bool);

#[pymethods]
impl Resource {
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let (py, this) = (slf.py(), slf.get());
        static RESTORE: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
        let content = this.content();
        let restore = RESTORE.import(py, "ferrohub._core", "_restore")?.clone();
        let text = PyString::new(py, content.json.text());
        let session = this.session().clone_ref(py);
        let parts = (slf.get_type(), text, session, content.etag.clone(), content.last_modified.clone());
        let Some(handle) = this.handle() else { return Ok((restore, parts.into_pyobject(py)?)) };
        let known: Known = (handle.known.text().to_owned(), content.is_partial);
        let (class, text, session, etag, last_modified) = parts;
        Ok((restore, (class, text, session, etag, last_modified, known).into_pyobject(py)?))
    }

    fn __deepcopy__<'py>(slf: &Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        // The copy has its own content and the same session: a session is shared by design.
        let (restore, parts) = Self::__reduce__(slf)?;
        restore.call1(parts)
    }
}

/// Restore a resource from its pickle.
#[pyfunction]
#[pyo3(signature = (class, json, session, etag, last_modified, known=None))]
pub fn _restore<'py>(
    class: &Bound<'py, PyType>,
    json: &str,
    session: &Bound<'py, ClientSession>,
    etag: Option<String>,
    last_modified: Option<String>,
    known: Option<Known>,
) -> PyResult<Bound<'py, PyAny>> {
    let parse = |text: &str| {
        Json::parse(Bytes::copy_from_slice(text.as_bytes()))
            .map_err(|error| PyValueError::new_err(format!("the pickle of a resource is broken: {error}")))
    };
    let mut content = Content::new(parse(json)?);
    (content.etag, content.last_modified) = (etag, last_modified);
    content.is_partial = known.as_ref().is_some_and(|(_, is_partial)| *is_partial);
    let handle = known.map(|(known, _)| parse(&known)).transpose()?.map(Handle::new);
    plant(class, Resource::restore(content, session.clone().unbind(), handle))
}
