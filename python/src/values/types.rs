//! The Python types of the declared classes, each created when it is first needed, so that an import creates none.

use std::collections::HashMap;
use std::sync::Mutex;

use pyo3::exceptions::{PyAttributeError, PyRuntimeError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyList, PyString, PyTuple, PyType};

use crate::hooks::Hook;
use crate::values::fields::{FieldDescriptor, Reads};
use crate::values::namespace::Namespace;
use crate::values::resource::Resource;
use crate::values::{github3, modules};
use ferrohub::bindings::github::declared::registry;
use ferrohub::bindings::github::description::webhooks;
use ferrohub::bindings::github::model::declaration::{Class, Composite, Field, Method, Op};

type Maker = for<'py> fn(Python<'py>, &'static Op) -> PyResult<Bound<'py, PyAny>>;

/// Makes the method of an operation.
pub static OPERATION: Hook<Maker> = Hook::new();

#[derive(Default)]
struct Types {
    by_name: HashMap<(Namespace, &'static str), (Py<PyType>, &'static Class)>,
    /// Class by the address of the type object.
    by_type: HashMap<usize, &'static Class>,
}

static TYPES: PyOnceLock<Mutex<Types>> = PyOnceLock::new();

fn types(py: Python<'_>) -> &'static Mutex<Types> {
    TYPES.get_or_init(py, Mutex::default)
}

fn poisoned<T>(_: T) -> PyErr {
    PyRuntimeError::new_err("the table of types is broken")
}

/// The Python type of a class.
pub fn type_of<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyType>> {
    type_in(py, Namespace::Ferrohub, name)
}

/// The Python type of a class in a namespace.
pub fn type_in<'py>(py: Python<'py>, namespace: Namespace, name: &str) -> PyResult<Bound<'py, PyType>> {
    find(py, namespace, name).map(|(python, _)| python)
}

/// The Python type of a class in a namespace, and the class.
pub fn find<'py>(py: Python<'py>, namespace: Namespace, name: &str) -> PyResult<(Bound<'py, PyType>, &'static Class)> {
    if let Some((made, class)) = types(py).lock().map_err(poisoned)?.by_name.get(&(namespace, name)) {
        return Ok((made.bind(py).clone(), class));
    }
    let class = registry::class(name).ok_or_else(|| PyAttributeError::new_err(format!("there is no class {name}")))?;
    if namespace.is_github3() && modules::is_derived(class) {
        return find(py, Namespace::Ferrohub, name);
    }
    let made = match namespace {
        Namespace::Ferrohub => {
            let base = match class.parent {
                Some(parent) => type_of(py, parent)?,
                None if class.name == webhooks::ANY => base_of_events(py)?.clone(),
                None => py.get_type::<Resource>(),
            };
            make(py, class, base)?
        }
        Namespace::Github3 => github3::make(py, class)?,
    };
    let mut types = types(py).lock().map_err(poisoned)?;
    // Another thread may have made it meanwhile; the first one stays.
    let made =
        types.by_name.entry((namespace, class.name)).or_insert_with(|| (made.unbind(), class)).0.bind(py).clone();
    types.by_type.insert(made.as_ptr() as usize, class);
    Ok((made, class))
}

/// The type that those of events extend. It has their methods and is written in Python.
fn base_of_events(py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
    static EVENT: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    EVENT.import(py, "ferrohub.webhooks._event", "BaseEvent")
}

/// The class of a Python type itself, whatever its bases are.
pub fn exactly(py: Python<'_>, python: &Bound<'_, PyType>) -> PyResult<Option<&'static Class>> {
    Ok(types(py).lock().map_err(poisoned)?.by_type.get(&(python.as_ptr() as usize)).copied())
}

/// The class of a Python type, or of the nearest of its bases that has one.
pub fn class_of(py: Python<'_>, python: &Bound<'_, PyType>) -> PyResult<Option<&'static Class>> {
    for base in python.mro() {
        if let Some(class) = exactly(py, base.cast()?)? {
            return Ok(Some(class));
        }
    }
    Ok(None)
}

fn make<'py>(py: Python<'py>, class: &'static Class, base: Bound<'py, PyType>) -> PyResult<Bound<'py, PyType>> {
    let namespace = PyDict::new(py);
    namespace.set_item("__module__", modules::module(class))?;
    namespace.set_item("__qualname__", modules::shown(class))?;
    namespace.set_item("__doc__", crate::calls::describe::plain(class.doc))?;
    namespace.set_item("__slots__", PyTuple::empty(py))?;
    for field in class.fields {
        namespace.set_item(field.name, descriptor(py, class, field)?)?;
    }
    for op in registry::operations_of(class.name) {
        namespace.set_item(op.name, operation(py, op)?)?;
        // Its classes have fields by name: `item["Status"] = "Done"`.
        if op.method == Method::Composite(Composite::SetProjectFields) {
            let module = py.import("ferrohub._project_fields")?;
            namespace.set_item("__getitem__", module.getattr("get")?)?;
            namespace.set_item("__setitem__", module.getattr("set")?)?;
        }
    }
    let bases = PyTuple::new(py, [base])?;
    let made = py.get_type::<PyType>().call1((PyString::new(py, modules::shown(class)), bases, namespace))?;
    Ok(made.cast_into()?)
}

fn descriptor<'py>(py: Python<'py>, class: &'static Class, field: &'static Field) -> PyResult<Bound<'py, PyAny>> {
    Ok(Bound::new(py, FieldDescriptor { class, field, reads: Reads::Declared })?.into_any())
}

fn operation<'py>(py: Python<'py>, op: &'static Op) -> PyResult<Bound<'py, PyAny>> {
    let made = OPERATION.get()?(py, op)?;
    if op.on_class { py.import("builtins")?.call_method1("classmethod", (made,)) } else { Ok(made) }
}

/// Add the operations of a declared class to a native type.
pub fn install(python: &Bound<'_, PyType>, name: &str) -> PyResult<()> {
    for op in registry::operations_of(name) {
        python.setattr(op.name, operation(python.py(), op)?)?;
    }
    Ok(())
}

/// A declared class by its name; the extension module's lazy attributes.
#[pyfunction]
pub fn __getattr__<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyType>> {
    if registry::class(name).is_none() {
        return Err(PyAttributeError::new_err(format!("module 'ferrohub._core' has no attribute '{name}'")));
    }
    type_of(py, name)
}

/// Publish every public name of the extension module, including the types that are made on first use.
pub fn publish(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let names = module.index()?;
    let private = |name: &Bound<'_, PyAny>| name.extract::<String>().is_ok_and(|name| name.starts_with('_'));
    let eager = names.iter().filter(|name| !private(name));
    let lazy = registry::classes().map(|class| PyString::new(module.py(), class.name).into_any());
    module.setattr("__all__", PyList::new(module.py(), eager.chain(lazy).collect::<Vec<_>>())?)
}
