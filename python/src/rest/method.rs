//! Operations as methods of the type of their tag.

use std::ffi::CString;
use std::sync::{Arc, OnceLock};

use http::header::CONTENT_TYPE;
use pyo3::exceptions::{PyDeprecationWarning, PyTypeError, PyUserWarning};
use pyo3::prelude::*;
use pyo3::type_object::PyTypeInfo;
use pyo3::types::{PyDict, PyString, PyTuple};
use serde_json::Value;

use crate::calls::function_like::bound_method;
use crate::calls::input::Object;
use crate::calls::transfer::{self, Content, Target};
use crate::calls::{annotations, awaitable, deprecation, function_like, results, streaming};
use crate::errors::Failure;
use crate::handle::ClientSession;
use crate::listing::{Kind, Listing};
use crate::rest::tags::Operations;
use crate::rest::{described, forms};
use crate::session::checks;
use ferrohub::bindings::github::description::operation::{Operation, Place};
use ferrohub::bindings::github::description::releases::{self, Release};
use ferrohub::bindings::github::description::{classes, routes, versions};
use ferrohub::bindings::http::request::Request;
use ferrohub::bindings::http::response::Response;
use ferrohub::bindings::operations::described::{Call, Described, Filled, Returned};

// No doc comment: an instance shows the docstring of its operation.
#[allow(missing_docs)]
#[derive(Clone)]
#[pyclass(frozen, module = "ferrohub", name = "rest_operation", skip_from_py_object)]
pub struct Method {
    operation: &'static Operation,
    class: String,
    /// Created once for all methods of the operation.
    described: Arc<OnceLock<&'static Described>>,
    /// Known parts of the path, if it belongs to a resource.
    filled: Filled,
}

impl Method {
    /// The method of an operation in a class of this name.
    pub fn new(operation: &'static Operation, class: &str) -> Method {
        Method { operation, class: class.to_owned(), described: Arc::default(), filled: Filled::new() }
    }

    /// Check the arguments, and send the request.
    fn run<'py>(
        &self,
        owner: &Bound<'py, Operations>,
        args: &Bound<'py, PyTuple>,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (py, session) = (owner.py(), owner.get().session.bind(owner.py()));
        let keyword = |(name, value): (Bound<'py, PyAny>, _)| Ok((name.extract::<String>()?, Object(value)));
        let keywords =
            kwargs.into_iter().flat_map(|kwargs| kwargs.iter()).map(keyword).collect::<PyResult<Vec<_>>>()?;
        let described = self.described();
        let call = described.bind(args.iter().map(Object), keywords, &self.filled).map_err(Failure::from)?;
        if self.operation.deprecated {
            warn::<PyDeprecationWarning>(py, format!("GitHub deprecates {}", self.operation.id()))?;
        }
        warn_of_release(&call, session)?;
        let settings = session.get().core.settings();
        let in_body = call.parameters().filter(|parameter| parameter.place == Place::Body).map(|known| known.name);
        versions::check(&self.operation.id(), in_body, settings.api_version.as_deref())
            .map_err(PyTypeError::new_err)?;
        let mut request = call.request(&settings.urls).map_err(Failure::from)?;
        request.sign_with(ClientSession::auth(py, session.as_unbound()));
        request.context.timeout = object(&call, "timeout").map(checks::call_timeout).transpose()?;
        let progress = transfer::progress_of(object(&call, "progress"))?;
        let (kept, has_own_media) = (session.clone().unbind(), call.has_own_media());
        let finish = move |py: Python<'_>, response: Response| {
            deprecation::note(py, &response, kept.get())?;
            let found = described.result.found(described.operation, &response, has_own_media).map_err(Failure::from)?;
            Ok(results::made(py, found, Some(&response), &kept)?.unbind())
        };
        if described.uploads() {
            let content = content(&call, &mut request, py)?;
            return streaming::upload(session, request, content, progress, finish);
        }
        match (&described.result, object(&call, "to")) {
            (Returned::Listing { class, search, item }, _) => {
                let class = class.and_then(|_| classes::of_items_as(self.operation, request.accepted()));
                let kind = class
                    .map_or_else(|| Kind::Plain(item.map_or("object", |item| annotations::plain(*item))), Kind::Class);
                Listing::new(call.listing(request), kind, session.clone().unbind()).into_python(py, *search)
            }
            (_, Some(to)) => streaming::download(session, request, Target::given(to, "to", "")?, progress),
            (_, None) => ClientSession::dispatch(session, request, finish),
        }
    }

    /// Whether a call returns a coroutine.
    fn is_coroutine(&self) -> bool {
        self.class.starts_with("Async") && !matches!(self.described().result, Returned::Listing { .. })
    }

    fn described(&self) -> &'static Described {
        self.described.get_or_init(|| Box::leak(Box::new(Described::new(self.operation))))
    }
}

function_like::attributes_of_function!(Method);

#[pymethods]
impl Method {
    fn __get__<'py>(
        slf: &Bound<'py, Self>,
        instance: &Bound<'py, PyAny>,
        _owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let Ok(operations) = instance.cast::<Operations>() else { return Ok(slf.clone().into_any()) };
        let filled = filled(slf.get().operation, &operations.get().paths);
        let bound = match filled.is_empty() {
            true => slf.clone(),
            false => Bound::new(slf.py(), Method { filled, ..slf.get().clone() })?,
        };
        bound_method(&bound, instance)
    }

    #[pyo3(signature = (*args, **kwargs))]
    fn __call__<'py>(
        &self,
        args: &Bound<'py, PyTuple>,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let owner = args.get_item(0).ok().and_then(|owner| owner.cast_into::<Operations>().ok());
        let Some(owner) = owner else {
            return Err(PyTypeError::new_err(format!("{}() is a method of {}", self.__name__(), self.class)));
        };
        let rest = args.get_slice(1, args.len());
        awaitable::name(self.run(&owner, &rest, kwargs)?, || self.__qualname__())
    }

    #[getter]
    fn __name__(&self) -> String {
        self.described().name.clone()
    }

    #[getter]
    fn __qualname__(&self) -> String {
        format!("{}.{}", self.class, self.__name__())
    }

    #[getter]
    fn __doc__(&self) -> String {
        described::docstring(self.described())
    }

    #[getter]
    fn __signature__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        described::signature(py, self.described(), &self.filled, self.class.starts_with("Async"))
    }

    fn __repr__(&self) -> String {
        format!("<operation {}>", self.operation.id())
    }
}

/// The parts of an operation's path that the paths of a resource determine.
fn filled(operation: &'static Operation, paths: &[String]) -> Filled {
    let found = routes::filled(operation, paths);
    found.into_iter().map(|(name, text)| (name.to_owned(), Value::from(text))).collect()
}

/// An option of a call.
fn object<'a, 'py>(call: &'a Call<Object<'py>>, name: &str) -> Option<&'a Bound<'py, PyAny>> {
    call.option(name).map(|Object(value)| value)
}

/// The body of an upload. That of a form is encoded.
fn content(call: &Call<Object<'_>>, request: &mut Request, py: Python<'_>) -> PyResult<Content> {
    let data = object(call, "data").cloned().unwrap_or_else(|| py.None().into_bound(py));
    if let Ok(fields) = data.cast::<PyDict>()
        && call.described.operation.takes_form()
    {
        let (media, body) = forms::encode(fields)?;
        request.headers.entry(CONTENT_TYPE).or_insert(media);
        return Ok(Content::Bytes(body));
    }
    if call.described.is_binary() && data.is_instance_of::<PyString>() {
        return Err(PyTypeError::new_err(
            "data must be bytes, a path object or an open file, not str; pathlib.Path(...) sends the file at a path",
        ));
    }
    Content::given(&data, "data")
}

/// Warn of parameters that the Enterprise Server does not have yet, if its version is known.
fn warn_of_release(call: &Call<Object<'_>>, session: &Bound<'_, ClientSession>) -> PyResult<()> {
    let version = session.get().core.server_version();
    let Some(own) = version.and_then(|version| Release::parse(&version)) else { return Ok(()) };
    let operation = call.described.operation;
    for parameter in call.parameters() {
        let first = releases::first_with_parameter(operation, parameter.name).filter(|first| *first > own);
        if let Some(first) = first {
            let (id, name) = (operation.id(), parameter.name);
            let text = format!("the parameter {name} of {id} needs Enterprise Server {first}, this is {own}");
            warn::<PyUserWarning>(session.py(), text)?;
        }
    }
    Ok(())
}

fn warn<W: PyTypeInfo>(py: Python<'_>, text: String) -> PyResult<()> {
    PyErr::warn(py, &py.get_type::<W>(), &CString::new(text)?, 1)
}
