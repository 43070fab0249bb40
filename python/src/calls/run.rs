//! Calls of declared operations: arguments and results are Python objects, everything between is the library's.

use std::sync::Arc;

use pyo3::exceptions::{PyDeprecationWarning, PyTypeError};
use pyo3::prelude::*;

use crate::calls::call::{Bindings, Call};
use crate::calls::host::Host;
use crate::calls::input::Object;
use crate::calls::transfer::{Abandon, Transfer};
use crate::calls::{annotations, awaitable, custom, github3, sending, streaming};
use crate::errors;
use crate::errors::Failure;
use crate::handle::ClientSession;
use crate::listing::{Kind, Listing};
use crate::values::resource;
use crate::values::resource::Resource;
use ferrohub::bindings::github::declared::models;
use ferrohub::bindings::github::model::declaration::{Local, Method, Op, Returns};
use ferrohub::bindings::json::document::Json;
use ferrohub::bindings::operations::arguments::{self, Arguments};
use ferrohub::bindings::operations::described::unknown_keys;
use ferrohub::bindings::operations::outcome::Outcome;
use ferrohub::bindings::operations::run as library;
use ferrohub::bindings::operations::run::{Attachment, Plan};
use ferrohub::bindings::operations::{composite, handle};

/// Run an operation for an owner.
pub fn run<'py>(
    op: &'static Op,
    owner: &Bound<'py, PyAny>,
    session: Option<Py<ClientSession>>,
    bindings: Bindings<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = owner.py();
    if op.method == Method::Local(Local::ListEventTypes) {
        return custom::list_types(py);
    }
    let Some(session) = session else {
        return Err(PyTypeError::new_err(format!("{} is an operation of {}", op.name, models::shown(op.class))));
    };
    let json = owner.cast::<Resource>().ok().map(|resource| resource.get().data());
    let namespace = session.get().namespace;
    let is_silent = op.deprecated.is_empty() || (namespace.is_github3() && github3::is_silent(op));
    if !is_silent {
        let class = models::shown(op.class);
        let text = std::ffi::CString::new(format!("{class}.{} is deprecated: use {}", op.name, op.deprecated))?;
        PyErr::warn(py, &py.get_type::<PyDeprecationWarning>(), &text, 1)?;
    }
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
    let values = bindings.iter().map(|value| value.clone().map(Object));
    let arguments = arguments::convert(op, values).map_err(Failure::from)?;
    // github3.py sends any key.
    if !session.get().namespace.is_github3() {
        unknown_keys::check(op, &arguments).map_err(Failure::from)?;
    }
    let owner_json = complete(op, owner, &arguments, json)?;
    let (auth, core) = (ClientSession::auth(py, &session), session.get().core.clone());
    let core = library::Call { session: core, op, arguments, owner: owner_json, auth, attachment: Attachment::Nothing };
    let call = Call { py, owner, session, bindings, core };
    match call.core.plan().map_err(Failure::from)? {
        Plan::Handle(..) if call.is_github3() => {
            Err(PyTypeError::new_err(format!("{}() returns no lazy handle here", op.name)))
        }
        Plan::Handle(class, known) => resource::make(py, class, Resource::lazy(known, &call.session, py)),
        Plan::Done(found) => call.settled(call.found(found, None)),
        Plan::Absent(_) if library::is_listing(op) => Ok(py.None().into_bound(py)),
        Plan::Absent(error) => Err(Failure::from(error).into()),
        Plan::Local(local) => call.local(local),
        Plan::List => call.listing(),
        Plan::Send => call.send(),
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

impl<'py> Call<'_, 'py> {
    /// Send the requests and return the result, or a coroutine of it.
    fn send(mut self) -> PyResult<Bound<'py, PyAny>> {
        if let Method::Composite(composite) = self.core.op.method {
            if let Some(transfer) = Transfer::of(composite, &self)? {
                return self.transfer(transfer);
            }
            self.core.attachment = custom::attachment(&self)?;
        }
        let (py, session, core) = (self.py, self.session.clone_ref(self.py), self.departing());
        let (running, landing) = (core.start().map_err(Failure::from)?, Landing::of(self));
        sending::serve(session.bind(py), running, move |py, outcome| landing.with(py, |call| call.result(outcome)))
    }

    /// The call as it is sent. The result of some operations of several requests depends on their arguments.
    fn departing(&mut self) -> library::Call {
        let is_composite = matches!(self.core.op.method, Method::Composite(_));
        let arguments = if is_composite { self.core.arguments.clone() } else { Arguments::new() };
        let kept = library::Call::new(&self.core.session, self.core.op, arguments);
        std::mem::replace(&mut self.core, kept)
    }

    /// Run an operation that sends or receives a file.
    fn transfer(mut self, transfer: Transfer) -> PyResult<Bound<'py, PyAny>> {
        let (py, session, core) = (self.py, self.session.clone_ref(self.py), self.departing());
        let landing = Landing::of(self);
        let transfer = Abandon::new(Arc::new(transfer));
        let begun = transfer.transfer.clone();
        let running = move |host: Host| async move {
            let attachment = begun.attachment(&host, &core.session).await?;
            library::Call { attachment, ..core }.start()?.await
        };
        let result = move |py: Python<'_>, outcome| landing.with(py, |call| transfer.transfer.result(call, outcome));
        streaming::serve(session.bind(py), running, result)
    }

    /// Run an operation that sends no request.
    fn local(mut self, local: Local) -> PyResult<Bound<'py, PyAny>> {
        let result = match custom::of_session(local, &self) {
            Some(result) => result,
            None => {
                self.core.attachment = custom::attachment(&self)?;
                let found = composite::local::compute(local, &self.core).map_err(Failure::from);
                found.map_err(PyErr::from).and_then(|found| self.found(found, None))
            }
        };
        self.settled(result)
    }

    /// A known result.
    fn settled(&self, result: PyResult<Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        if self.session.get().awaitable && !library::is_listing(self.core.op) {
            return awaitable::settled(self.py, result);
        }
        result
    }

    /// The result of the operation for its outcome.
    fn result(&self, outcome: Outcome) -> PyResult<Bound<'py, PyAny>> {
        match custom::result(self, &outcome) {
            Some(result) => result,
            None => self.outcome(&outcome),
        }
    }

    /// The listing that the operation returns.
    fn listing(&self) -> PyResult<Bound<'py, PyAny>> {
        let kind = match self.core.op.returns {
            Returns::Rows(of) => Kind::Plain(annotations::plain(of)),
            Returns::Many(class) | Returns::Search(class) => Kind::Class(class),
            _ => Kind::Pairs,
        };
        // An iterator of `ferrohub.github3` adds the page size when iteration begins.
        let listing = self.core.listing(!self.is_github3()).map_err(Failure::from)?;
        let is_search = matches!(self.core.op.returns, Returns::Search(_));
        Listing::new(listing, kind, self.session.clone_ref(self.py)).into_python(self.py, is_search)
    }
}

/// The parts of a call, without the interpreter.
struct Landing {
    owner: Py<PyAny>,
    session: Py<ClientSession>,
    bindings: Vec<Option<Py<PyAny>>>,
    core: library::Call,
}

impl Landing {
    /// A call that was sent.
    fn of(call: Call<'_, '_>) -> Landing {
        let bindings = call.bindings.into_iter().map(|value| value.map(Bound::unbind)).collect();
        Landing { owner: call.owner.clone().unbind(), session: call.session, bindings, core: call.core }
    }

    /// Run a function with the call.
    fn with<'py>(
        self,
        py: Python<'py>,
        run: impl FnOnce(&Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>>,
    ) -> PyResult<Py<PyAny>> {
        let Landing { owner, session, bindings, core } = self;
        let bindings = bindings.into_iter().map(|value| value.map(|value| value.into_bound(py))).collect();
        Ok(run(&Call { py, owner: owner.bind(py), session, bindings, core })?.unbind())
    }
}
