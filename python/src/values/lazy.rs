//! Lazy handles: resources that are fetched when a field is read that is not known yet.

use std::future::Future;

use pyo3::prelude::*;

use crate::calls::{awaitable, sending};
use crate::errors;
use crate::handle::ClientSession;
use crate::values::resource;
use crate::values::resource::{Content, Handle, Resource};
use ferrohub::bindings::github::model::declaration::{Field, Kind};
use ferrohub::bindings::http::error::Result;
use ferrohub::bindings::json::document::Json;
use ferrohub::bindings::session::object_of;

impl Resource {
    /// A lazy handle of which this JSON is known; `make` sets its class.
    pub fn lazy(known: Json, session: &Py<ClientSession>, py: Python<'_>) -> Resource {
        let mut content = Content::new(known.clone());
        content.is_partial = true;
        Resource::restore(content, session.clone_ref(py), Some(Handle::new(known)))
    }

    /// Whether this is a lazy handle that was not fetched yet.
    pub fn is_partial(&self) -> bool {
        self.handle().is_some() && self.content().is_partial
    }

    /// Fetch a lazy handle if it does not have the value of a field.
    pub fn fetch_for(slf: &Bound<'_, Resource>, field: &'static Field) -> PyResult<()> {
        let this = slf.get();
        if !this.is_partial() {
            return Ok(());
        }
        let is_derived = matches!(field.kind, Kind::Computed(_) | Kind::Found(_));
        let is_known = !is_derived && this.value(&this.content(), field).is_some();
        if is_known { Ok(()) } else { Resource::fetch(slf, field.name) }
    }

    /// Fetch a lazy handle, unless that was done; an exception, which names what is needed, if only an awaited call can.
    pub fn fetch(slf: &Bound<'_, Resource>, needed: &str) -> PyResult<()> {
        let (py, this) = (slf.py(), slf.get());
        if !this.is_partial() {
            return Ok(());
        }
        if this.session().get().awaitable {
            let class = slf.get_type().name()?;
            let text = format!("{needed} of this lazy {class} is not known yet: first \"await\" its load()");
            return Err(errors::named(py, "NotLoaded", text));
        }
        sending::block(this.session().bind(py), Resource::fetching(slf)?)
    }

    /// Fetch a lazy handle, once for all threads and tasks.
    fn fetching(slf: &Bound<'_, Resource>) -> PyResult<impl Future<Output = Result<()>> + Send + 'static> {
        let (request, session) = (slf.get().own_request(slf.py())?, slf.get().session().get().core.clone());
        let owner = slf.clone().unbind();
        Ok(async move {
            let this = owner.get();
            let Some(handle) = this.handle() else { return Ok(()) };
            let renew = |response: &_| {
                this.renew(object_of(response)?, response);
                Ok(())
            };
            handle.fetch.once(|| !this.is_partial(), session.send(request), renew).await
        })
    }
}

#[pymethods]
impl Resource {
    /// Fetch a lazy handle, unless that was done. Other resources are returned as they are.
    ///
    /// Request: ``GET`` of the URL of the resource, once for all threads and tasks.
    ///
    /// :returns: the resource itself, with all fields
    fn load<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let (py, this) = (slf.py(), slf.get());
        let own = slf.clone().into_any();
        match (this.is_partial(), this.session().get().awaitable) {
            (false, true) => awaitable::settled(py, Ok(own)),
            (true, true) => {
                let owner = own.unbind();
                sending::coroutine(this.session().bind(py), Resource::fetching(slf)?, move |_, ()| Ok(owner))
            }
            (_, false) => Resource::fetch(slf, "it").map(|()| own),
        }
    }
}

/// A known part of a lazy handle, such as the owner of a repository, is a lazy handle as well.
pub fn part<'py>(owner: &Resource, json: &Json, kind: Kind, py: Python<'py>) -> Option<PyResult<Bound<'py, PyAny>>> {
    let Kind::One(class) = kind else { return None };
    let is_handle = owner.is_partial() && json.is_object();
    is_handle.then(|| resource::make(py, class, Resource::lazy(json.clone(), owner.session(), py)))
}
