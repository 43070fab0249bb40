//! The base of every resource: raw JSON, read on access.

use std::ptr;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use bytes::Bytes;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyTuple, PyType};

use crate::handle::ClientSession;
use crate::values::namespace::Namespace;
use crate::values::types;
use ferrohub::bindings::github::declared::variants;
use ferrohub::bindings::github::model::declaration::{Class, Field};
use ferrohub::bindings::http::request::{Request, route};
use ferrohub::bindings::http::response;
use ferrohub::bindings::json::document::Json;
use ferrohub::bindings::operations::handle::Fetch;
use ferrohub::bindings::session::Settings;

/// A resource of the API. Its attributes are read from its JSON. Resources of the same type with the same identity are
/// equal.
///
/// :param json: the JSON, as text, bytes or a mapping
/// :param session: the session for its operations: a ``ClientSession``, or a client or a resource with one. With None or a
///     mock, as in tests, its requests raise ``UnrecordedRequest``
#[pyclass(frozen, subclass, weakref, mapping, module = "ferrohub.models", name = "GitHubCore")]
pub struct Resource {
    class: Option<&'static Class>,
    content: Mutex<Arc<Content>>,
    session: Py<ClientSession>,
    /// The session that was passed to `__init__`; it replaces the other one.
    passed: OnceLock<Passed>,
    /// What makes it a lazy handle, if it is one.
    handle: Option<Box<Handle>>,
}

/// What makes a resource a lazy handle.
pub struct Handle {
    /// The JSON that was known at first. It identifies the handle, also after it was fetched.
    pub known: Json,
    /// The fetch, once for all threads and tasks.
    pub fetch: Fetch,
}

impl Handle {
    /// A handle of which this JSON is known.
    pub fn new(known: Json) -> Handle {
        Handle { known, fetch: Fetch::default() }
    }
}

/// A session that replaces an earlier one, and the one that replaces it.
struct Passed {
    session: Py<ClientSession>,
    next: OnceLock<Box<Passed>>,
}

impl Passed {
    fn new(session: Py<ClientSession>) -> Passed {
        Passed { session, next: OnceLock::new() }
    }

    fn last(&self) -> &Passed {
        self.next.get().map_or(self, |next| next.last())
    }
}

/// The JSON of a resource and its parsed fields.
pub struct Content {
    /// The JSON.
    pub json: Json,
    /// Values that are expensive to parse again, by field.
    made: Mutex<Vec<(&'static Field, Py<PyAny>)>>,
    /// ETag of its response.
    pub etag: Option<String>,
    /// Last-Modified of its response.
    pub last_modified: Option<String>,
    /// Whether this is only what the arguments of a lazy handle tell.
    pub is_partial: bool,
}

impl Content {
    /// The content with this JSON.
    pub fn new(json: Json) -> Content {
        Content { json, made: Mutex::default(), etag: None, last_modified: None, is_partial: false }
    }

    /// The content of a response, with its validators.
    fn of_response(json: Json, response: &response::Response) -> Content {
        let etag = response.etag().map(str::to_owned);
        let last_modified = response.header("last-modified").map(str::to_owned);
        Content { etag, last_modified, ..Content::new(json) }
    }

    /// The value at a key, in the JSON itself or in the object that holds inherited fields.
    pub fn get(&self, key: &str, within: Option<&str>) -> Option<Json> {
        self.json.get(key).or_else(|| self.json.get(&format!("{}.{key}", within?)))
    }

    /// The stored value of a field.
    pub fn known<'py>(&self, py: Python<'py>, field: &'static Field) -> Option<Bound<'py, PyAny>> {
        self.made().iter().find(|(known, _)| ptr::eq(*known, field)).map(|(_, value)| value.bind(py).clone())
    }

    /// Store the value of a field, unless another thread has stored one.
    pub fn keep<'py>(&self, py: Python<'py>, field: &'static Field, value: Bound<'py, PyAny>) -> Bound<'py, PyAny> {
        let mut made = self.made();
        if let Some((_, known)) = made.iter().find(|(known, _)| ptr::eq(*known, field)) {
            return known.bind(py).clone();
        }
        made.push((field, value.clone().unbind()));
        value
    }

    /// The stored values of fields.
    pub fn made(&self) -> MutexGuard<'_, Vec<(&'static Field, Py<PyAny>)>> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Resource {
    /// A resource of some JSON; `make` sets its class.
    pub fn of(json: Json, session: &Py<ClientSession>, py: Python<'_>) -> Resource {
        Resource::with(Content::new(json), session.clone_ref(py))
    }

    /// A resource of a response, with its validators.
    pub fn of_response(
        json: Json,
        response: &response::Response,
        session: &Py<ClientSession>,
        py: Python<'_>,
    ) -> Resource {
        Resource::with(Content::of_response(json, response), session.clone_ref(py))
    }

    fn with(content: Content, session: Py<ClientSession>) -> Resource {
        Resource::restore(content, session, None)
    }

    /// A resource with this content; a lazy handle if there is one. `make` sets its class.
    pub fn restore(content: Content, session: Py<ClientSession>, handle: Option<Handle>) -> Resource {
        let content = Mutex::new(Arc::new(content));
        Resource { class: None, content, session, passed: OnceLock::new(), handle: handle.map(Box::new) }
    }

    /// What `__init__` sets: the JSON, if it is passed, and the session.
    pub fn begin(&self, json: Option<Json>, session: Py<ClientSession>) -> PyResult<()> {
        if let Some(json) = json {
            *self.content.lock().unwrap_or_else(PoisonError::into_inner) = Arc::new(Content::new(json));
        }
        let once = |_| PyTypeError::new_err("the constructor of a resource runs once");
        self.passed.set(Passed::new(session)).map_err(once)
    }

    /// The content as it is now; a refresh replaces it.
    pub fn content(&self) -> Arc<Content> {
        self.content.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Replace the content by that of a newer response.
    pub fn renew(&self, json: Json, response: &response::Response) {
        *self.content.lock().unwrap_or_else(PoisonError::into_inner) = Arc::new(Content::of_response(json, response));
    }

    /// Replace the JSON and keep the validators, for content that is not a response of the resource.
    pub fn replace(&self, json: Json) {
        let mut content = self.content.lock().unwrap_or_else(PoisonError::into_inner);
        let (etag, last_modified) = (content.etag.clone(), content.last_modified.clone());
        let is_partial = content.is_partial;
        *content = Arc::new(Content { etag, last_modified, is_partial, ..Content::new(json) });
    }

    /// Send a request through its session.
    pub fn send(&self, py: Python<'_>, request: Request) -> PyResult<response::Response> {
        ClientSession::send(self.session().bind(py), request)
    }

    /// The session of the resource; an anonymous one if a subclass does not call `super().__init__()`.
    pub fn session(&self) -> &Py<ClientSession> {
        self.passed.get().map_or(&self.session, |passed| &passed.last().session)
    }

    /// Use another session.
    pub fn adopt(&self, session: Py<ClientSession>) {
        let mut passed = Passed::new(session);
        while let Err(again) = match self.passed.get() {
            Some(first) => first.last().next.set(Box::new(passed)).map_err(|passed| *passed),
            None => self.passed.set(passed),
        } {
            passed = again; // another thread was faster
        }
    }

    /// The value at a key, in the resource itself or in the object that holds its inherited fields.
    pub fn get(&self, key: &str) -> Option<Json> {
        self.content().get(key, self.within())
    }

    /// The JSON that fills the URLs of operations.
    pub fn data(&self) -> Json {
        let content = self.content();
        let within = self.within().and_then(|key| content.json.get(key)).filter(Json::is_object);
        within.unwrap_or_else(|| content.json.clone())
    }

    /// The URL of the resource, if it has one.
    pub fn own_url(&self) -> Option<String> {
        self.url(self.class?)
    }

    /// The URL of the resource.
    pub fn url(&self, class: &Class) -> Option<String> {
        let value = |key: &str| self.get(key)?.scalar();
        match class.url {
            "" => None,
            template if template.contains(['{', '/']) => route(template, value).ok().map(|(text, _)| text),
            key => value(key),
        }
    }

    /// Key of the object that holds inherited fields.
    pub fn within(&self) -> Option<&'static str> {
        self.class.map(|class| class.within).filter(|key| !key.is_empty())
    }

    /// What makes it a lazy handle, if it is one.
    pub fn handle(&self) -> Option<&Handle> {
        self.handle.as_deref()
    }

    /// Its class; None for the base class alone.
    pub fn class(&self) -> Option<&'static Class> {
        self.class
    }

    /// The namespace of its class.
    pub fn namespace(&self) -> Namespace {
        self.session().get().namespace
    }
}

/// A resource of a class.
pub fn make<'py>(py: Python<'py>, class: &'static str, resource: Resource) -> PyResult<Bound<'py, PyAny>> {
    let variant = variants::of(class, |key| resource.get(key)?.scalar());
    let (python, class) = types::find(py, resource.namespace(), variant.unwrap_or(class))?;
    let resource = Resource { class: Some(class), ..resource };
    plant(&python, resource)
}

/// An instance of a type, without running `__init__`.
pub fn plant<'py>(class: &Bound<'py, PyType>, resource: Resource) -> PyResult<Bound<'py, PyAny>> {
    static NEW: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    let py = class.py();
    let new = NEW.get_or_try_init(py, || py.get_type::<Resource>().getattr("__new__").map(Bound::unbind))?;
    new.bind(py).call1((class, Bound::new(py, Seed(Mutex::new(Some(resource))))?))
}

/// Passes a resource to `__new__` of its type.
#[pyclass(frozen, module = "ferrohub._core")]
struct Seed(Mutex<Option<Resource>>);

/// JSON text of an argument: a dict, or JSON as text or bytes.
pub fn json_of(value: &Bound<'_, PyAny>) -> PyResult<Json> {
    let bad = |why: String| PyValueError::new_err(format!("the JSON of a resource must be an object: {why}"));
    let text: Vec<u8> = if let Ok(text) = value.extract::<String>() {
        text.into_bytes()
    } else if let Ok(bytes) = value.extract::<Vec<u8>>() {
        bytes
    } else {
        value.py().import("json")?.call_method1("dumps", (value,))?.extract::<String>()?.into_bytes()
    };
    let json = Json::parse(Bytes::from(text)).map_err(|error| bad(error.to_string()))?;
    if json.is_object() { Ok(json) } else { Err(bad("it is another value".into())) }
}

#[pymethods]
impl Resource {
    #[new]
    #[classmethod]
    #[pyo3(signature = (*args, **_kwargs), text_signature = None)]
    fn new(
        cls: &Bound<'_, PyType>,
        args: &Bound<'_, PyTuple>,
        _kwargs: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Resource> {
        let py = cls.py();
        let seed = args.get_item(0).ok().and_then(|first| first.cast_into::<Seed>().ok());
        let resource = seed.and_then(|seed| seed.get().0.lock().unwrap_or_else(PoisonError::into_inner).take());
        let blank = || -> PyResult<Resource> {
            let session = ClientSession { namespace: Namespace::of(cls)?, ..ClientSession::with(Settings::default()) };
            let session = Py::new(py, session)?;
            Ok(Resource::with(Content::new(Json::from(Bytes::from_static(b"{}"))), session))
        };
        let resource = resource.map_or_else(blank, Ok)?;
        let class = if resource.class.is_some() { resource.class } else { types::class_of(py, cls)? };
        Ok(Resource { class, ..resource })
    }

    /// Create a resource from a dict, such as that of :meth:`as_dict`.
    ///
    /// :param json_dict: the JSON, parsed
    /// :param session: the session for its operations: a ``ClientSession`` or a client
    #[classmethod]
    fn from_dict<'py>(
        cls: &Bound<'py, PyType>,
        json_dict: &Bound<'py, PyAny>,
        session: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        cls.call1((json_dict, session))
    }

    /// Create a resource from JSON text, such as that of :meth:`as_json`.
    ///
    /// :param json: the JSON
    /// :param session: the session for its operations: a ``ClientSession`` or a client
    #[classmethod]
    fn from_json<'py>(
        cls: &Bound<'py, PyType>,
        json: &Bound<'py, PyAny>,
        session: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        cls.call1((json, session))
    }

    /// ETag of the response; None for items of listings and nested resources.
    #[getter]
    fn etag(&self) -> Option<String> {
        self.content().etag.clone()
    }

    /// Last-Modified of the response; None for items of listings and nested resources.
    #[getter]
    fn last_modified(&self) -> Option<String> {
        self.content().last_modified.clone()
    }

    /// The session of the resource.
    #[getter(session)]
    fn py_session(&self, py: Python<'_>) -> Py<ClientSession> {
        self.session().clone_ref(py)
    }

    /// Replace the JSON, for ``ferrohub.github3``.
    ///
    /// :param json: the JSON
    #[pyo3(name = "_replace")]
    fn python_replace(&self, json: &Bound<'_, PyAny>) -> PyResult<()> {
        self.replace(json_of(json)?);
        Ok(())
    }

    /// Use another session, for ``ferrohub.github3``.
    ///
    /// :param session: the session
    fn _adopt(&self, session: &Bound<'_, ClientSession>) {
        self.adopt(session.clone().unbind());
    }

    /// A new session with the settings of this one, without credentials.
    fn new_session(&self, py: Python<'_>) -> PyResult<Py<ClientSession>> {
        ClientSession::fresh(self.session().bind(py))
    }

    /// Requests left before the rate limit of the core quota applies.
    ///
    /// Request: ``GET /rate_limit``, which costs no quota. ``dir()`` does not list this attribute, so that tools that read
    /// every attribute send nothing.
    #[getter]
    fn ratelimit_remaining<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        ClientSession::ratelimit_remaining(self.session().bind(py), "core")
    }
}
