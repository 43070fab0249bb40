//! What calls of `ferrohub.github3` do as in github3.py, before an argument is checked.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyBytes, PyInt, PyString};

use crate::calls::call::Bindings;
use crate::handle::ClientSession;
use ferrohub::bindings::github::model::declaration::{Op, Param, Returns};
use ferrohub::bindings::github::model::parameter::Takes;
use ferrohub::bindings::operations::run::is_listing;

/// Use the transport of requests while a program replaces parts of it.
pub fn check(session: &Bound<'_, ClientSession>) -> PyResult<()> {
    static CHECK: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    CHECK.import(session.py(), "ferrohub.github3._requests", "check")?.call1((session,)).map(|_| ())
}

/// Whether an operation warns in ferrohub alone: github3.py has no warnings for classic projects.
pub fn is_silent(op: &Op) -> bool {
    matches!(op.returns, Returns::Many("Project") | Returns::One("Project" | "ProjectColumn" | "ProjectCard"))
}

/// The result of a call whose required argument is empty, 0 or None: in github3.py it sends nothing, and returns False, None
/// or an empty iterator. None for any other call.
pub fn result_of_empty<'py>(
    op: &'static Op,
    bindings: &Bindings<'py>,
    session: &Bound<'py, ClientSession>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let mut required = op.params.iter().zip(bindings).filter(|(param, _)| param.default.is_none());
    // An empty file is a blob, too.
    let is_needed = |param: &Param| identifies(param.takes) && (op.name, param.name) != ("create_blob", "content");
    let is_empty = required.any(|(param, value)| is_needed(param) && value.as_ref().is_some_and(is_nothing));
    if !session.get().namespace.is_github3() || !is_empty {
        return Ok(None);
    }
    let py = session.py();
    Ok(Some(match op.returns {
        Returns::Bool | Returns::Renew => false.into_pyobject(py)?.to_owned().into_any(),
        _ if is_listing(op) => {
            let iterator = py.import("ferrohub.github3.structs")?.getattr("GitHubIterator")?;
            iterator.call1((0, "", py.get_type::<PyAny>(), session))?
        }
        _ => py.None().into_bound(py),
    }))
}

/// The arguments of a call that only reads, as github3.py understands them: a switch is on for any number but 0 and for
/// "true", and a number in place of a choice, such as the one meant for `number`, is ignored.
pub fn understood<'py>(
    op: &'static Op,
    mut bindings: Bindings<'py>,
    session: &Bound<'py, ClientSession>,
) -> PyResult<Bindings<'py>> {
    if !session.get().namespace.is_github3() || op.line().0 != "GET" {
        return Ok(bindings);
    }
    for (param, value) in op.params.iter().zip(&mut bindings) {
        let Some(given) = value else { continue };
        let is_number = given.is_instance_of::<PyInt>();
        match param.takes {
            Takes::Bool | Takes::Flag | Takes::TextMatch | Takes::Segment | Takes::Switch => {
                let is_text = given.cast::<PyString>().is_ok_and(|text| text == "true");
                if is_number || is_text {
                    *value = Some(PyBool::new(session.py(), given.is_truthy()?).to_owned().into_any());
                }
            }
            Takes::Choice(_) if is_number && !given.is_instance_of::<PyBool>() => *value = None,
            _ => {}
        }
    }
    Ok(bindings)
}

/// Whether a parameter names or identifies something, or is the text that is to be created.
fn identifies(takes: Takes) -> bool {
    matches!(
        takes,
        Takes::Text
            | Takes::NonEmpty
            | Takes::Name
            | Takes::Credential
            | Takes::Prefixed(_)
            | Takes::Int
            | Takes::Id
            | Takes::AppId
            | Takes::Of(_)
            | Takes::TextOrFile
            | Takes::ContentType
    )
}

fn is_nothing(value: &Bound<'_, PyAny>) -> bool {
    let is_empty = |length: PyResult<usize>| length.is_ok_and(|length| length == 0);
    value.is_none()
        || (value.is_instance_of::<PyString>() || value.is_instance_of::<PyBytes>()) && is_empty(value.len())
        || value.cast::<PyInt>().is_ok_and(|number| number.extract::<i64>().is_ok_and(|number| number <= 0))
}
