//! The Python types of tags, each created when it is first needed, with a method for each operation.

use std::sync::Arc;

use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyString, PyTuple, PyType};

use crate::handle::ClientSession;
use crate::rest::Rest;
use crate::rest::method::Method;
use crate::values::{modules, types};
use ferrohub::bindings::github::description::operation::{parsed, tag};
use ferrohub::bindings::github::description::{classes, names};

/// The operations of one tag of GitHub's description.
///
/// :param rest: object that the operations belong to, such as ``client.rest``
#[pyclass(frozen, subclass, module = "ferrohub.rest", name = "Operations")]
pub struct Operations {
    /// Session of the operations.
    pub session: Py<ClientSession>,
    /// Paths of the resource that they belong to.
    pub paths: Arc<Vec<String>>,
}

#[pymethods]
impl Operations {
    #[new]
    fn new(rest: &Bound<'_, Rest>) -> Operations {
        let rest_ = rest.get();
        Operations { session: rest_.session.clone_ref(rest.py()), paths: rest_.paths.clone() }
    }

    fn __getattr__(slf: &Bound<'_, Self>, name: &str) -> PyResult<()> {
        let class = slf.get_type();
        let known: Vec<String> = class.dir()?.iter().filter_map(|name| name.extract().ok()).collect();
        let public = known.iter().map(String::as_str).filter(|name| !name.starts_with('_'));
        let hint = names::nearest(name, public).map(|near| format!("; did you mean '{near}'?")).unwrap_or_default();
        Err(PyAttributeError::new_err(format!("'{}' object has no operation '{name}'{hint}", class.name()?)))
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        Ok(format!("<{}>", slf.get_type().name()?))
    }
}

/// The type of a tag, for blocking or for awaited calls.
pub fn type_of<'py>(py: Python<'py>, name: &'static str, awaited: bool) -> PyResult<Bound<'py, PyType>> {
    static TYPES: PyOnceLock<Py<PyDict>> = PyOnceLock::new();
    let types = TYPES.get_or_init(py, || PyDict::new(py).unbind()).bind(py);
    if let Some(known) = types.get_item((name, awaited))? {
        return Ok(known.cast_into()?);
    }
    let made = make(py, name, awaited)?;
    // Another thread may have made it meanwhile; the first one stays.
    Ok(types.call_method1("setdefault", ((name, awaited), made))?.cast_into()?)
}

fn make<'py>(py: Python<'py>, name: &'static str, awaited: bool) -> PyResult<Bound<'py, PyType>> {
    let unknown = || PyAttributeError::new_err(format!("GitHub describes no tag '{name}'"));
    let tag = tag(name).ok_or_else(unknown)?;
    let class = format!("{}{}", if awaited { "Async" } else { "" }, names::camel(name));
    let namespace = PyDict::new(py);
    namespace.set_item("__module__", format!("ferrohub.rest.{}", names::identifier(name)))?;
    namespace.set_item("__qualname__", &class)?;
    let how = if awaited { ", for asyncio" } else { "" };
    namespace.set_item("__doc__", format!("The operations of GitHub's tag ``{name}``{how}."))?;
    namespace.set_item("__slots__", PyTuple::empty(py))?;
    for operation in &tag.operations {
        let method = Bound::new(py, Method::new(operation, &class))?;
        namespace.set_item(names::identifier(operation.name), method)?;
    }
    let bases = PyTuple::new(py, [py.get_type::<Operations>()])?;
    Ok(py.get_type::<PyType>().call1((PyString::new(py, &class), bases, namespace))?.cast_into()?)
}

/// The two types of a tag: for blocking and for awaited calls.
///
/// :param name: name of the tag, such as ``"code-scanning"``
#[pyfunction]
pub fn _rest_types<'py>(py: Python<'py>, name: &str) -> PyResult<(Bound<'py, PyType>, Bound<'py, PyType>)> {
    let unknown = || PyAttributeError::new_err(format!("GitHub describes no tag '{name}'"));
    let name = tag(name).ok_or_else(unknown)?.name;
    Ok((type_of(py, name, false)?, type_of(py, name, true)?))
}

/// The tags that this process has parsed so far.
#[pyfunction]
pub fn _rest_parsed() -> Vec<&'static str> {
    parsed().collect()
}

/// A class of the module ``ferrohub.rest.models``, by its name there.
///
/// :param name: name of the class
#[pyfunction]
pub fn _rest_model<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyType>> {
    let unknown = || PyAttributeError::new_err(format!("module '{}' has no attribute '{name}'", modules::MODELS));
    types::type_of(py, classes::shown(name).ok_or_else(unknown)?.name)
}
