//! What is a function of its own: operations that are more than one request, a computation or a file, and fields that are
//! computed. Each is declared in `src/api` like any other and found here by its name.

use pyo3::exceptions::{PyAttributeError, PyRuntimeError};
use pyo3::prelude::*;

use crate::calls::call::Call;
use crate::values::resource::Resource;
use ferrohub::schema::declaration::Op;

/// An operation as a function.
pub type Handler = for<'a, 'py> fn(&Call<'a, 'py>) -> PyResult<Bound<'py, PyAny>>;

/// Class, operation, function.
type Handlers = &'static [(&'static str, &'static str, Handler)];

/// An operation that needs no object, as a function.
type OnClass = for<'py> fn(Python<'py>) -> PyResult<Bound<'py, PyAny>>;

static ON_CLASS: &[(&str, &str, OnClass)] = &[("Event", "list_types", events::list_types)];

/// A computed field as a function of its resource.
pub type Compute = for<'py> fn(&Bound<'py, Resource>) -> PyResult<Bound<'py, PyAny>>;

/// Name, Python type as written in a stub, function.
type Computed = &'static [(&'static str, &'static str, Compute)];

macro_rules! chapters {
    ($($chapter:ident),* $(,)?) => {
        $(mod $chapter;)*
        static HANDLERS: &[Handlers] = &[$($chapter::HANDLERS),*];
        static COMPUTED: &[Computed] = &[$($chapter::COMPUTED),*];
    };
}

chapters! {
    actions,
    apps,
    branches,
    checks,
    commits,
    contents,
    events,
    git,
    issues,
    meta,
    metrics,
    orgs,
    projects,
    pulls,
    releases,
    search,
    users,
}

/// The function of an operation.
pub fn handler(class: &str, name: &str) -> Option<Handler> {
    HANDLERS.iter().flat_map(|chapter| *chapter).find(|(c, n, _)| *c == class && *n == name).map(|(_, _, run)| *run)
}

/// Run an operation that is a function of its own.
pub fn run<'py>(call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    match handler(call.op.class, call.op.name) {
        Some(run) => run(call),
        None => Err(unregistered(call.op)),
    }
}

/// A declaration without its function: the mistake of who declared it.
fn unregistered(op: &Op) -> PyErr {
    PyRuntimeError::new_err(format!("no function is registered for {}.{}", op.class, op.name))
}

/// Run an operation that needs no object.
pub fn run_on_class<'py>(op: &Op, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
    let found = ON_CLASS.iter().find(|(class, name, _)| *class == op.class && *name == op.name);
    let (_, _, run) = found.ok_or_else(|| unregistered(op))?;
    run(py)
}

fn computed(name: &str) -> Option<&'static (&'static str, &'static str, Compute)> {
    COMPUTED.iter().flat_map(|chapter| *chapter).find(|(known, _, _)| *known == name)
}

/// The value of a computed field.
pub fn compute<'py>(name: &str, owner: &Bound<'py, Resource>) -> PyResult<Bound<'py, PyAny>> {
    let (_, _, compute) = computed(name).ok_or_else(|| PyAttributeError::new_err(name.to_owned()))?;
    compute(owner)
}

/// The Python type of a computed field.
pub fn computed_type(name: &str) -> &'static str {
    computed(name).map_or("Any", |(_, python, _)| python)
}
