//! Runs an operation: checks the arguments, builds and sends the request, decodes the response. Only this module decides
//! whether a call blocks.

use std::sync::Arc;

use bytes::Bytes;
use pyo3::exceptions::{PyDeprecationWarning, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList};
use serde_json::Value;

use crate::calls::blocking::Host;
use crate::calls::intercept::Interception;
use crate::calls::operation::Bindings;
use crate::calls::transfer::{Abandon, Transfer};
use crate::calls::{annotations, arguments, awaitable, blocking, custom, github3};
use crate::errors;
use crate::errors::Failure;
use crate::listing::{Kind, Listing};
use crate::session::client::Client;
use crate::session::client_session::ClientSession;
use crate::values::resource::Resource;
use crate::values::{decode, resource};
use ferrohub::bindings::client::handle;
use ferrohub::bindings::client::listing;
use ferrohub::bindings::client::operations;
use ferrohub::bindings::client::operations::Input;
use ferrohub::bindings::client::page::{Layout, Pages, per_page};
use ferrohub::bindings::client::request::Arguments;
use ferrohub::bindings::client::search;
use ferrohub::bindings::client::session::{Outcome, interpret_status, json_of, object_of, shape};
use ferrohub::bindings::http::request::Request;
use ferrohub::bindings::http::response::Response;
use ferrohub::bindings::json::document::Json;
use ferrohub::bindings::schema::declaration;
use ferrohub::bindings::schema::declaration::{Composite, Method, Op, Returns, Send, Takes};

/// A call of an operation.
pub struct Call<'a, 'py> {
    /// The interpreter.
    pub py: Python<'py>,
    /// The operation.
    pub op: &'static Op,
    /// The client or resource that the method was called on.
    pub owner: &'a Bound<'py, PyAny>,
    /// The session of the owner.
    pub session: Py<ClientSession>,
    /// JSON of the owner, if it is a resource.
    pub json: Option<Json>,
    /// The arguments as passed.
    pub bindings: Bindings<'py>,
    /// The arguments as sent.
    pub arguments: Arguments,
}

/// Run an operation for an owner.
pub fn run<'py>(op: &'static Op, owner: &Bound<'py, PyAny>, bindings: Bindings<'py>) -> PyResult<Bound<'py, PyAny>> {
    let py = owner.py();
    if let Method::Local(local) = op.method
        && op.on_class
        && let Some(result) = custom::on_class(local, py)
    {
        return result;
    }
    if !op.deprecated.is_empty() {
        let text = std::ffi::CString::new(format!("{}.{} is deprecated: use {}", op.class, op.name, op.deprecated))?;
        PyErr::warn(py, &py.get_type::<PyDeprecationWarning>(), &text, 1)?;
    }
    let (session, json) = if let Ok(resource) = owner.cast::<Resource>() {
        (resource.get().session().clone_ref(py), Some(resource.get().data()))
    } else if let Ok(client) = owner.cast::<Client>() {
        (client.get().session(py)?, None)
    } else {
        return Err(PyTypeError::new_err(format!("{} is an operation of {}", op.name, op.class)));
    };
    let namespace = session.get().namespace;
    if namespace.is_github3() {
        github3::check(session.bind(py))?;
    }
    errors::in_namespace(py, namespace, start(op, owner, session, json, bindings))
}

/// Check the arguments, and run the operation with them.
fn start<'py>(
    op: &'static Op,
    owner: &Bound<'py, PyAny>,
    session: Py<ClientSession>,
    json: Option<Json>,
    bindings: Bindings<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = owner.py();
    if let Some(nothing) = github3::result_of_empty(op, &bindings, session.bind(py))? {
        return Ok(nothing);
    }
    let bindings = github3::understood(op, bindings, session.bind(py))?;
    let arguments = arguments::convert(op, &bindings)?;
    let json = complete(op, owner, &arguments, json)?;
    let call = Call { py, op, owner, session, json, bindings, arguments };
    if call.taking(Takes::Lazy) == Some(&Value::Bool(true)) {
        return call.handle();
    }
    if (op.skip_empty && call.arguments.iter().all(|(_, value)| is_nothing(op, value.as_ref())))
        || (!op.skip_without.is_empty() && call.argument(op.skip_without).is_none())
    {
        call.check_credential()?;
        return call.nothing_to_do();
    }
    if let Some((key, due)) = op.only_with
        && let Some(found) = call.json.as_ref().and_then(|json| json.get(key)?.scalar()).filter(|found| found != due)
    {
        call.check_credential()?;
        return match call.listing_kind() {
            Some(_) => call.nothing(),
            None => Err(PyValueError::new_err(format!("{} needs the {key} {due:?}, not {found:?}", op.name))),
        };
    }
    match op.method {
        Method::Composite(composite) => call.composite(composite),
        Method::Local(local) => call.settled(custom::local(local, &call)),
        _ => call.run(),
    }
}

/// The JSON of the owner. A lazy handle is fetched first if it lacks what the request needs.
fn complete(op: &Op, owner: &Bound<'_, PyAny>, arguments: &Arguments, json: Option<Json>) -> PyResult<Option<Json>> {
    let Some(partial) = owner.cast::<Resource>().ok().filter(|owner| owner.get().is_partial()) else { return Ok(json) };
    match json.as_ref().and_then(|json| handle::lacking(op, arguments, json)) {
        None => Ok(json),
        Some(key) => {
            Resource::fetch(partial, key)?;
            Ok(Some(partial.get().data()))
        }
    }
}

/// Whether there is nothing to send: the argument is missing, or is an empty list that would be the whole body.
fn is_nothing(op: &Op, value: Option<&Value>) -> bool {
    let is_empty = |value: &Value| op.send == Send::Whole && value.as_array().is_some_and(Vec::is_empty);
    value.is_none_or(is_empty)
}

impl<'py> Call<'_, 'py> {
    /// Send the declared request and return the declared result.
    pub fn run(&self) -> PyResult<Bound<'py, PyAny>> {
        let request = self.request(self.op)?;
        match self.listing_kind() {
            Some(kind) => self.listing(request, kind),
            None if self.is_awaited() => self.later(request),
            None => self.result(self.send(request)?),
        }
    }

    /// A lazy handle of the declared result.
    fn handle(&self) -> PyResult<Bound<'py, PyAny>> {
        let (Returns::One(class), false) = (self.op.returns, self.session.get().namespace.is_github3()) else {
            return Err(PyTypeError::new_err(format!("{}() returns no lazy handle here", self.op.name)));
        };
        let addresses = &self.session.get().core.settings().addresses;
        let known = handle::known(self.op, &self.arguments, self.json.as_ref(), addresses);
        let known = known.map_err(|error| self.error(error))?;
        resource::make(self.py, class, Resource::lazy(known, &self.session, self.py))
    }

    /// Whether the call returns an awaitable. A listing is returned as it is.
    fn is_awaited(&self) -> bool {
        self.session.get().awaitable && self.listing_kind().is_none()
    }

    /// A coroutine that sends the request and returns the declared result.
    fn later(&self, request: Request) -> PyResult<Bound<'py, PyAny>> {
        let (op, owner, session) = (self.op, self.owner.clone().unbind(), self.session.clone_ref(self.py));
        awaitable::send(self.session.bind(self.py), request, move |py, response| {
            let (bindings, arguments) = Default::default();
            let call = Call { py, op, owner: owner.bind(py), session, json: None, bindings, arguments };
            Ok(call.result(response)?.unbind())
        })
    }

    /// Run an operation that is a function of the library.
    fn composite(&self, composite: Composite) -> PyResult<Bound<'py, PyAny>> {
        let core = operations::Call {
            session: self.session.get().core.clone(),
            op: self.op,
            arguments: self.arguments.clone(),
            owner: self.json.clone(),
            auth: ClientSession::auth(self.py, &self.session),
            input: Input::Nothing,
        };
        if let Some(transfer) = Transfer::of(composite, self)? {
            return self.transfer(composite, core, transfer);
        }
        let input = custom::input(composite, self)?;
        let running = operations::start(operations::Call { input, ..core }).map_err(|error| self.error(error))?;
        if !self.is_awaited() {
            return custom::result(composite, self, blocking::call(self.session.bind(self.py), running)?);
        }
        let landing = Landing::of(self);
        awaitable::call(self.session.bind(self.py), running, move |py, outcome| {
            landing.with(py, |call| custom::result(composite, call, outcome))
        })
    }

    /// Run an operation that sends or receives a file.
    fn transfer(
        &self,
        composite: Composite,
        core: operations::Call,
        transfer: Transfer,
    ) -> PyResult<Bound<'py, PyAny>> {
        let transfer = Arc::new(transfer);
        let begun = transfer.clone();
        let interception = Interception::of(self.session.bind(self.py))?;
        let running = move |host: Host| async move {
            let input = begun.input(&host, &core.session).await?;
            interception.serve(&host, operations::start(operations::Call { input, ..core })?).await
        };
        if !self.is_awaited() {
            return transfer.result(self, blocking::serve(self.py, running)?, composite);
        }
        let (landing, begun) = (Landing::of(self), Abandon::new(transfer));
        awaitable::serve(self.py, running, move |py, outcome| {
            landing.with(py, |call| begun.transfer.result(call, outcome, composite))
        })
    }

    /// A known result.
    fn settled(&self, result: PyResult<Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        if self.is_awaited() { awaitable::settled(self.py, result) } else { result }
    }

    /// The request of an operation with the arguments of this call.
    pub fn request(&self, op: &'static Op) -> PyResult<Request> {
        self.request_with(op, &self.arguments)
    }

    /// The request of an operation with other arguments.
    pub fn request_with(&self, op: &'static Op, arguments: &Arguments) -> PyResult<Request> {
        let auth = ClientSession::auth(self.py, &self.session);
        let session = &self.session.get().core;
        session.prepare(op, arguments, self.json.as_ref(), auth).map_err(|error| self.error(error))
    }

    /// Send a request through every layer.
    pub fn send(&self, request: Request) -> PyResult<Response> {
        ClientSession::send(self.session.bind(self.py), request)
    }

    /// The result of the operation for a response.
    pub fn result(&self, response: Response) -> PyResult<Bound<'py, PyAny>> {
        self.outcome(interpret_status(self.op, response).map_err(|error| self.error(error))?)
    }

    /// The result of the operation for its outcome.
    pub fn outcome(&self, outcome: Outcome) -> PyResult<Bound<'py, PyAny>> {
        let py = self.py;
        match outcome {
            Outcome::Yes(response) => {
                if self.op.returns == Returns::Renew {
                    self.renew(&response)?;
                }
                self.set_fields(&response)?;
                self.bool(true)
            }
            Outcome::No(_) if self.op.returns == Returns::Bytes => Ok(PyBytes::new(py, b"").into_any()),
            Outcome::No(_) if self.op.returns == Returns::TextOrEmpty => Ok(decode::text(py, b"").into_any()),
            Outcome::No(_) => self.bool(false),
            Outcome::Nothing(_) => self.nothing(),
            Outcome::Body(response) => self.decode(&response),
            Outcome::Of(class, response) => self.resource(class, &response),
        }
    }

    fn decode(&self, response: &Response) -> PyResult<Bound<'py, PyAny>> {
        let py = self.py;
        match self.op.returns {
            Returns::One(class) => self.resource(class, response),
            Returns::List(class) => {
                let json = self.keyed(response)?;
                decode::list(py, &json, class, &self.session)
            }
            Returns::Value(declaration::Kind::Record(record)) => {
                let json = object_of(response).map_err(|error| self.error(error))?;
                decode::record(py, &json, record, &self.session)
            }
            Returns::Value(declaration::Kind::Map(_)) => {
                decode::any(py, &object_of(response).map_err(|error| self.error(error))?)
            }
            Returns::Value(declaration::Kind::List(_)) => decode::any(py, &self.keyed(response)?),
            Returns::Templates => custom::templates(py, &object_of(response).map_err(|error| self.error(error))?),
            Returns::Text if !self.op.key.is_empty() => {
                let found = object_of(response).map_err(|error| self.error(error))?.get(self.op.key);
                Ok(decode::text(py, found.and_then(|json| json.scalar()).unwrap_or_default().as_bytes()).into_any())
            }
            Returns::Text | Returns::TextOrEmpty => Ok(decode::text(py, &response.body).into_any()),
            Returns::Replace => {
                self.renew(response)?;
                self.nothing()
            }
            Returns::Bytes => Ok(PyBytes::new(py, &response.body).into_any()),
            Returns::Owner(_) => {
                self.renew(response)?;
                Ok(self.owner.clone())
            }
            _ => decode::any(py, &json_of(response).map_err(|error| self.error(error))?),
        }
    }

    /// The resource in a response.
    pub fn resource(&self, class: &'static str, response: &Response) -> PyResult<Bound<'py, PyAny>> {
        let json = object_of(response).map_err(|error| self.error(error))?;
        resource::make(self.py, class, Resource::of_response(json, response, &self.session, self.py))
    }

    /// Copy the fields of a response into the owner.
    pub fn renew(&self, response: &Response) -> PyResult<()> {
        if let Ok(owner) = self.owner.cast::<Resource>() {
            owner.get().renew(object_of(response).map_err(|error| self.error(error))?, response);
        }
        Ok(())
    }

    /// Set the fields that the operation changes on its resource.
    fn set_fields(&self, response: &Response) -> PyResult<()> {
        let Ok(owner) = self.owner.cast::<Resource>() else { return Ok(()) };
        for (name, text) in self.op.sets {
            // github3.py leaves the object as it is, except for protections.
            if owner.get().namespace().is_github3() && *name != "enabled" {
                continue;
            }
            let value = match text.strip_prefix('{').and_then(|text| text.strip_suffix('}')) {
                Some(key) => object_of(response).map_err(|error| self.error(error))?.get(key),
                None => Some(Json::from(Bytes::from_static(text.as_bytes()))),
            };
            if let Some(value) = value {
                owner.get().replace(owner.get().content().json.with(name, &value));
            }
        }
        Ok(())
    }

    /// The array of a response, at the operation's key if the body is an object.
    fn keyed(&self, response: &Response) -> PyResult<Json> {
        let json = json_of(response).map_err(|error| self.error(error))?;
        let found = if json.is_array() { Some(json) } else { json.get(self.op.key).filter(Json::is_array) };
        found.ok_or_else(|| self.error(shape(response, "a list")))
    }

    fn listing_kind(&self) -> Option<Kind> {
        match self.op.returns {
            Returns::Many(class) | Returns::Search(class) => Some(Kind::Class(class)),
            Returns::Rows(of) => Some(Kind::Plain(annotations::builtin(of))),
            Returns::Pairs(_) => Some(Kind::Pairs),
            _ => None,
        }
    }

    /// A listing that starts with this request.
    pub fn listing(&self, mut request: Request, kind: Kind) -> PyResult<Bound<'py, PyAny>> {
        let number = self.taking(Takes::Number).and_then(|value| value.as_i64()).unwrap_or(-1);
        let size = self.taking(Takes::PerPage).and_then(|value| value.as_i64());
        let layout = match (kind, self.op.key) {
            (Kind::Pairs, _) => Layout::Members,
            (_, "") if matches!(self.op.returns, Returns::Search(_)) => Layout::At("items".to_owned()),
            (_, "") => Layout::Array,
            (_, key) => Layout::At(key.to_owned()),
        };
        // An iterator of `ferrohub.github3` adds it when iteration begins.
        if layout != Layout::Members && (size.is_some() || !self.session.get().namespace.is_github3()) {
            request.query([("per_page", per_page(number, size).to_string())]);
        }
        let is_search = matches!(self.op.returns, Returns::Search(_));
        let mut pages = Pages::new(request.clone(), layout, number);
        if is_search && search::is_divided(number) && !self.session.get().namespace.is_github3() {
            pages = pages.divided(&request);
        }
        let listing = listing::Listing::new(pages, request, number);
        let listing = Listing::new(listing, kind, self.session.clone_ref(self.py));
        listing.into_python(self.py, is_search)
    }

    /// The argument as sent, by the kind of parameter.
    fn taking(&self, takes: Takes) -> Option<&Value> {
        self.arguments.iter().find(|(param, _)| param.takes == takes)?.1.as_ref()
    }

    /// The argument as sent, by name.
    pub fn argument(&self, name: &str) -> Option<&Value> {
        self.arguments.iter().find(|(param, _)| param.name == name)?.1.as_ref()
    }

    /// The argument as text; empty if it is not sent or not text.
    pub fn text(&self, name: &str) -> &str {
        self.argument(name).and_then(Value::as_str).unwrap_or_default()
    }

    /// The argument as passed, by name; None if the default applies.
    pub fn object(&self, name: &str) -> Option<&Bound<'py, PyAny>> {
        let at = self.op.params.iter().position(|param| param.name == name)?;
        self.bindings.get(at)?.as_ref().filter(|value| !value.is_none())
    }

    /// Raise if the session lacks the credential that the operation requires.
    pub fn check_credential(&self) -> PyResult<()> {
        let auth = ClientSession::auth(self.py, &self.session);
        self.session.get().core.check(self.op, auth.as_ref()).map_err(|error| self.error(error))
    }

    /// True or False.
    pub fn bool(&self, value: bool) -> PyResult<Bound<'py, PyAny>> {
        Ok(value.into_pyobject(self.py)?.to_owned().into_any())
    }

    /// None, as a result.
    pub fn nothing(&self) -> PyResult<Bound<'py, PyAny>> {
        Ok(self.py.None().into_bound(self.py))
    }

    /// An error of the library as an exception.
    pub fn error(&self, error: ferrohub::bindings::http::error::Error) -> PyErr {
        Failure::from(error).into()
    }

    /// The result of an operation that had nothing to do.
    fn nothing_to_do(&self) -> PyResult<Bound<'py, PyAny>> {
        let result = match self.op.returns {
            Returns::Bool | Returns::Renew => self.bool(false)?,
            Returns::Owner(_) => self.owner.clone(),
            Returns::List(_) => PyList::empty(self.py).into_any(),
            _ => self.nothing()?,
        };
        self.settled(Ok(result))
    }
}

/// The parts of a call, without the interpreter.
struct Landing {
    op: &'static Op,
    owner: Py<PyAny>,
    session: Py<ClientSession>,
    json: Option<Json>,
    bindings: Vec<Option<Py<PyAny>>>,
    arguments: Arguments,
}

impl Landing {
    fn of(call: &Call<'_, '_>) -> Landing {
        Landing {
            op: call.op,
            owner: call.owner.clone().unbind(),
            session: call.session.clone_ref(call.py),
            json: call.json.clone(),
            bindings: call.bindings.iter().map(|value| value.clone().map(Bound::unbind)).collect(),
            arguments: call.arguments.clone(),
        }
    }

    /// Run a function with the call.
    fn with<'py>(
        self,
        py: Python<'py>,
        run: impl FnOnce(&Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>>,
    ) -> PyResult<Py<PyAny>> {
        let Landing { op, owner, session, json, bindings, arguments } = self;
        let bindings = bindings.into_iter().map(|value| value.map(|value| value.into_bound(py))).collect();
        Ok(run(&Call { py, op, owner: owner.bind(py), session, json, bindings, arguments })?.unbind())
    }
}
