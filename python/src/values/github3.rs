//! The classes of `ferrohub.github3`: each extends the class of ferrohub and the class that has its short form, so that
//! `isinstance` holds for both. What is special about a class is in `ferrohub.github3._classes`.

use std::collections::HashSet;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple, PyType};

use crate::values::fields::{FieldDescriptor, Reads};
use crate::values::namespace::Namespace;
use crate::values::{modules, types};
use ferrohub::bindings::github::declared::registry;
use ferrohub::bindings::github::model::declaration::{Class, Kind};

/// The Python type of a class in the namespace of github3.py.
pub fn make<'py>(py: Python<'py>, class: &'static Class) -> PyResult<Bound<'py, PyType>> {
    let own = types::type_of(py, class.name)?;
    let base = match class.parent {
        Some(parent) => types::type_in(py, Namespace::Github3, parent)?,
        None => py.import("ferrohub.github3.models")?.getattr("GitHubCore")?.cast_into::<PyType>()?,
    };
    let base: Bound<'py, PyType> = hook(py)?.call_method1("base_of", (class.name, base, &own))?.cast_into()?;
    let name: String = hook(py)?.getattr("PACKAGE")?.extract()?;
    let module = modules::module(class).replacen("ferrohub", &name, 1);
    let namespace = PyDict::new(py);
    namespace.set_item("__module__", module)?;
    namespace.set_item("__qualname__", modules::shown(class))?;
    namespace.set_item("__doc__", own.getattr("__doc__")?)?;
    add_fields(py, class, &namespace)?;
    namespace.update(hook(py)?.call_method1("members", (class.name,))?.cast::<PyDict>()?.as_mapping())?;
    let bases = PyTuple::new(py, [base.clone(), own.clone()])?;
    Ok(base.get_type().call1((PyString::new(py, modules::shown(class)), bases, namespace))?.cast_into()?)
}

/// Add descriptors for the fields that do not read as in ferrohub: github3.py does not have them in this class, so they are
/// plain JSON, or it has them in this class but not in that of the short form.
fn add_fields<'py>(py: Python<'py>, class: &'static Class, namespace: &Bound<'py, PyDict>) -> PyResult<()> {
    let plain: HashSet<String> = plain_fields(py, class.name)?;
    let mut inherited = HashSet::new();
    for parent in registry::lineage(class.name).skip(1) {
        inherited.extend(plain_fields(py, parent.name)?);
    }
    for owner in registry::lineage(class.name) {
        for field in owner.fields {
            let reads = match (plain.contains(field.name), inherited.contains(field.name)) {
                (true, _) => Reads::Plain,
                (false, true) => Reads::Declared,
                (false, false) => continue,
            };
            if !namespace.contains(field.name)? {
                namespace.set_item(field.name, Bound::new(py, FieldDescriptor { class: owner, field, reads })?)?;
            }
        }
    }
    Ok(())
}

fn plain_fields(py: Python<'_>, class: &str) -> PyResult<HashSet<String>> {
    hook(py)?.call_method1("plain_fields", (class,))?.extract()
}

fn hook(py: Python<'_>) -> PyResult<Bound<'_, PyModule>> {
    py.import("ferrohub.github3._classes")
}

/// A class of ``ferrohub.github3``, by the name that it has in ``ferrohub._core``.
///
/// :param name: name of the class
#[pyfunction]
pub fn _github3_class<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyType>> {
    types::type_in(py, Namespace::Github3, name)
}

/// The fields of a class: ``made`` for those that ferrohub converts from the JSON's value at their own key, ``plain`` for
/// all others.
///
/// :param name: name of the class
#[pyfunction]
pub fn _github3_fields(name: &str) -> Vec<(&'static str, &'static str)> {
    let fields = registry::lineage(name).flat_map(|class| class.fields);
    let how = |kind| match kind {
        Kind::Time | Kind::Template | Kind::One(_) | Kind::List(Kind::One(_)) | Kind::Map(Kind::One(_)) => "made",
        _ => "plain",
    };
    fields.map(|field| (field.name, if field.key == field.name { how(field.kind) } else { "plain" })).collect()
}
