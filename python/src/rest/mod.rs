//! Every operation of GitHub's description by name: `client.rest`, its tags and their operations.

use std::sync::Arc;

use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;

use crate::handle::{Client, ClientSession};
use crate::values::paths;
use crate::values::resource::Resource;
use ferrohub::bindings::github::description::{names, operation};

mod any_route;
pub mod described;
mod forms;
pub mod kinds;
mod method;
pub mod pickle;
pub mod tags;

/// Every operation that GitHub describes, by GitHub's own names: ``client.rest.TAG.OPERATION(...)``, with ``_`` for
/// ``-``. ``dir()`` lists the tags, and that of a tag its operations.
///
/// Bound to a resource, as in ``repository.rest``, the parts of the path that the resource's URL determines are filled in.
#[pyclass(frozen, subclass, module = "ferrohub.rest", name = "Rest")]
pub struct Rest {
    session: Py<ClientSession>,
    /// Paths of the resource that it is bound to.
    paths: Arc<Vec<String>>,
}

/// Every operation that GitHub describes, for asyncio: calls are awaited, listings are iterated with ``async for``.
#[pyclass(frozen, extends = Rest, module = "ferrohub.rest", name = "AsyncRest")]
pub struct AsyncRest;

impl Rest {
    fn over(py: Python<'_>, session: Py<ClientSession>, paths: Arc<Vec<String>>) -> PyResult<Bound<'_, PyAny>> {
        let awaitable = session.get().awaitable;
        let made = PyClassInitializer::from(Rest { session, paths });
        match awaitable {
            false => Ok(Bound::new(py, made)?.into_any()),
            true => Ok(Bound::new(py, made.add_subclass(AsyncRest))?.into_any()),
        }
    }
}

#[pymethods]
impl Rest {
    fn __getattr__(slf: &Bound<'_, Self>, name: &str) -> PyResult<()> {
        let known: Vec<String> = operation::tags().map(names::identifier).collect();
        let near = names::nearest(name, known.iter().map(String::as_str));
        let hint = near.map(|near| format!("; did you mean '{near}'?")).unwrap_or_default();
        Err(PyAttributeError::new_err(format!("'{}' object has no tag '{name}'{hint}", slf.get_type().name()?)))
    }

    fn __repr__(&self) -> String {
        format!("<Rest {}>", self.paths.first().map_or("", String::as_str)).replace(" >", ">")
    }
}

// No doc comment: an instance shows the docstring of its tag.
#[allow(missing_docs)]
#[pyclass(frozen, module = "ferrohub", name = "rest_tag")]
pub struct Tag {
    name: &'static str,
}

#[pymethods]
impl Tag {
    fn __get__<'py>(
        slf: &Bound<'py, Self>,
        instance: &Bound<'py, PyAny>,
        _owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        match instance.cast::<Rest>() {
            Ok(rest) => tags::type_of(slf.py(), slf.get().name, rest.get().session.get().awaitable)?.call1((rest,)),
            Err(_) => Ok(slf.clone().into_any()),
        }
    }

    fn __set__(&self, _instance: &Bound<'_, PyAny>, _value: &Bound<'_, PyAny>) -> PyResult<()> {
        Err(PyAttributeError::new_err(format!("{} cannot be set", names::identifier(self.name))))
    }

    #[getter]
    fn __doc__(&self) -> String {
        format!("The operations of GitHub's tag ``{}``.", self.name)
    }

    #[getter]
    fn __name__(&self) -> String {
        names::identifier(self.name)
    }
}

/// Add the tags to the type. They are parsed later.
pub fn install(py: Python<'_>) -> PyResult<()> {
    ferrohub::bindings::github::description::classes::install();
    let class = py.get_type::<Rest>();
    operation::tags().try_for_each(|name| class.setattr(names::identifier(name), Tag { name }))
}

#[pymethods]
impl Client {
    /// Every operation that GitHub describes, by GitHub's own names, as in
    /// ``client.rest.actions.list_workflow_runs_for_repo("octocat", "Hello-World", branch="main")``.
    #[getter]
    fn rest<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Rest::over(py, self.session(py)?, Arc::default())
    }
}

#[pymethods]
impl Resource {
    /// Every operation that GitHub describes. The parts of the path that the URL of this resource determines are filled
    /// in, as in ``repository.rest.actions.list_workflow_runs_for_repo(branch="main")``.
    #[getter]
    fn rest<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        Rest::over(py, slf.get().session().clone_ref(py), Arc::new(paths::all(slf.get())))
    }
}
