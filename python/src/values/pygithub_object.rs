//! Makes objects of `ferrohub.pygithub`, as their classes do where nothing of a program is in the way.

use pyo3::intern;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyList, PyString, PyType};

use crate::values::json_object::JsonObject;
use ferrohub::bindings::json::document::Json;

/// What is in the way if it is no longer there: a member of a class that a program may replace.
struct Step {
    class: Py<PyAny>,
    name: Py<PyString>,
    member: Py<PyAny>,
}

/// Makes the objects of a class whose parts are JSON that nothing was read of yet.
///
/// :param made: the class
/// :param completes: whether its objects request what they lack
/// :param steps: what makes an object: class, name and member; once a program has replaced a member, its own is called
#[pyclass(frozen, module = "ferrohub._core", name = "_ObjectClass")]
pub struct ObjectClass {
    made: Py<PyType>,
    completes: bool,
    steps: Vec<Step>,
}

impl ObjectClass {
    /// What makes the objects of a class; None for classes of programs, for mocks, and for a class that was changed.
    pub fn of<'py>(class: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, ObjectClass>>> {
        let py = class.py();
        // No code of a program runs: the attributes of a class are read only if its class is Python's own.
        if !class.is_exact_instance_of::<PyType>() {
            return Ok(None);
        }
        let Some(direct) = class.getattr_opt(intern!(py, "_direct"))? else { return Ok(None) };
        let Ok(direct) = direct.cast_into::<ObjectClass>() else { return Ok(None) };
        Ok(direct.get().is_for(class)?.then_some(direct))
    }

    fn is_for(&self, class: &Bound<'_, PyAny>) -> PyResult<bool> {
        let py = class.py();
        if !self.made.is(class) {
            return Ok(false);
        }
        for step in &self.steps {
            let found = step.class.bind(py).getattr_opt(step.name.bind(py))?;
            if !found.is_some_and(|found| found.is(&step.member)) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether an object is made of this JSON alone: one without a URL finds it elsewhere.
    fn takes(&self, json: &JsonObject) -> bool {
        let has_place = |json: &Json| json.member("url").is_some() || json.member("_links").is_none();
        json.unchanged().is_some_and(|json| !self.completes || has_place(json))
    }

    /// An object; None if its class has more to do.
    pub fn make<'py>(
        &self,
        requester: &Bound<'py, PyAny>,
        headers: &Bound<'py, PyAny>,
        json: &Bound<'py, JsonObject>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let py = json.py();
        if headers.is_none() || !self.takes(json.get()) {
            return Ok(None);
        }
        let made = new(self.made.bind(py).as_any())?;
        let members = made.getattr(intern!(py, "__dict__"))?.cast_into::<PyDict>()?;
        if self.completes {
            members.set_item(intern!(py, "_completed"), false)?;
            members.set_item(intern!(py, "_complete_headers"), py.None())?;
        }
        members.set_item(intern!(py, "_requester"), requester)?;
        members.set_item(intern!(py, "_data"), json)?;
        members.set_item(intern!(py, "_headers"), headers)?;
        members.set_item(intern!(py, "_json"), json)?;
        Ok(Some(made))
    }
}

/// An instance of a class, which is not initialized.
pub fn new<'py>(class: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    static NEW: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    let py = class.py();
    let new = NEW.get_or_try_init(py, || py.get_type::<PyAny>().getattr("__new__").map(Bound::unbind))?;
    new.bind(py).call1((class,))
}

#[pymethods]
impl ObjectClass {
    #[new]
    fn py_new(made: Py<PyType>, completes: bool, steps: Vec<(Py<PyAny>, Py<PyString>, Py<PyAny>)>) -> ObjectClass {
        let steps = steps.into_iter().map(|(class, name, member)| Step { class, name, member });
        ObjectClass { made, completes, steps: steps.collect() }
    }

    /// The objects of a page; None if the class has to make them itself.
    ///
    /// :param class_: the class
    /// :param requester: what sends the requests of the objects
    /// :param headers: headers of the response
    /// :param items: the JSON of the objects
    fn _page<'py>(
        &self,
        class_: &Bound<'py, PyAny>,
        requester: &Bound<'py, PyAny>,
        headers: &Bound<'py, PyAny>,
        items: &Bound<'py, PyList>,
    ) -> PyResult<Option<Bound<'py, PyList>>> {
        let py = items.py();
        if !self.is_for(class_)? {
            return Ok(None);
        }
        let mut made = Vec::with_capacity(items.len());
        for item in items {
            let Ok(json) = item.cast::<JsonObject>() else { return Ok(None) };
            match self.make(requester, headers, json)? {
                Some(object) => made.push(object),
                None => return Ok(None),
            }
        }
        PyList::new(py, made).map(Some)
    }
}
