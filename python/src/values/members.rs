//! JSON as Python objects, of which only chosen members are made.

use jiter::{Jiter, Peek, PythonParse, StringCacheMode};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString};

use crate::values::response::Response;

/// How many lists and objects may be within each other, as jiter itself allows: each takes a part of the stack.
pub const DEEPEST: u8 = 200;

/// The members of objects to keep, by their names: each with the members to keep of its value, or None for all. They are
/// so few that to compare a name with each is faster than to hash it.
pub struct Members(Vec<(String, Py<PyString>, Option<Members>)>);

impl Members {
    pub fn of(given: &Bound<'_, PyDict>) -> PyResult<Members> {
        let mut found = Vec::with_capacity(given.len());
        for (name, inner) in given {
            let name = name.cast_into::<PyString>()?;
            let inner = if inner.is_none() { None } else { Some(Members::of(inner.cast::<PyDict>()?)?) };
            found.push((name.to_str()?.to_owned(), name.unbind(), inner));
        }
        Ok(Members(found))
    }

    /// These members, each with those of its value.
    pub fn from_pairs<'a>(py: Python<'_>, pairs: impl Iterator<Item = (&'a str, Option<Members>)>) -> Members {
        Members(pairs.map(|(name, inner)| (name.to_owned(), PyString::intern(py, name).unbind(), inner)).collect())
    }

    fn of_name(&self, name: &str) -> Option<&(String, Py<PyString>, Option<Members>)> {
        self.0.iter().find(|(known, ..)| known == name)
    }

    /// The members of the value of a member.
    pub fn within(&self, name: &str) -> Option<&Members> {
        self.of_name(name)?.2.as_ref()
    }
}

/// The JSON of a response, whose objects have the chosen members alone. Lists are transparent: their items have them.
///
/// :param response: the response
/// :param members: the members by their names, each with those of its value, or None for all of the value
/// :raises UnexpectedResponse: the body is not JSON
#[pyfunction]
pub fn _chosen_json<'py>(
    py: Python<'py>,
    response: &Bound<'py, Response>,
    members: &Bound<'py, PyDict>,
) -> PyResult<Bound<'py, PyAny>> {
    let (body, members) = (response.get().body(py)?, Members::of(members)?);
    match whole(py, &body, &members) {
        Some(found) => Ok(found),
        // What jiter is too strict for, or what is not JSON.
        None => response.call_method0("json"),
    }
}

fn whole<'py>(py: Python<'py>, body: &[u8], members: &Members) -> Option<Bound<'py, PyAny>> {
    let mut jiter = Jiter::new(body);
    let peek = jiter.peek().ok()?;
    let found = value(py, &mut jiter, peek, Some(members), DEEPEST)?;
    jiter.finish().ok()?;
    Some(found)
}

/// The next value; None if it cannot be read.
///
/// :param deepest: how many lists and objects may be within each other
pub fn value<'py>(
    py: Python<'py>,
    jiter: &mut Jiter<'_>,
    peek: Peek,
    members: Option<&Members>,
    deepest: u8,
) -> Option<Bound<'py, PyAny>> {
    match (peek, members) {
        (Peek::Array, Some(_)) => {
            let (list, deepest) = (PyList::empty(py), deepest.checked_sub(1)?);
            let mut next = jiter.known_array().ok()?;
            while let Some(peek) = next {
                list.append(value(py, jiter, peek, members, deepest)?).ok()?;
                next = jiter.array_step().ok()?;
            }
            Some(list.into_any())
        }
        (Peek::Object, Some(members)) => {
            let (dict, deepest) = (PyDict::new(py), deepest.checked_sub(1)?);
            let mut key = jiter.known_object().ok()?.map(|name| members.of_name(name));
            while let Some(chosen) = key {
                let peek = jiter.peek().ok()?;
                match chosen {
                    Some((_, name, inner)) => {
                        let inner = value(py, jiter, peek, inner.as_ref(), deepest)?;
                        dict.set_item(name.bind(py), inner).ok()?;
                    }
                    None => jiter.known_skip(peek).ok()?,
                }
                key = jiter.next_key().ok()?.map(|name| members.of_name(name));
            }
            Some(dict.into_any())
        }
        (Peek::String, _) => Some(PyString::new(py, jiter.known_str().ok()?).into_any()),
        _ => {
            let start = jiter.current_index();
            jiter.known_skip(peek).ok()?;
            let parser = PythonParse { cache_mode: StringCacheMode::Keys, ..PythonParse::default() };
            parser.python_parse(py, jiter.slice_to_current(start)).ok()
        }
    }
}
