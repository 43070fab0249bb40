//! Fetching a resource again.

use pyo3::prelude::*;

use crate::errors;
use crate::errors::Failure;
use crate::handle::ClientSession;
use crate::values::resource::{Resource, make};
use ferrohub::bindings::github::model::declaration::media;
use ferrohub::bindings::http::request::Request;
use ferrohub::bindings::http::response;
use ferrohub::bindings::session::object_of;

impl Resource {
    /// The request that fetches the resource again.
    pub fn own_request(&self, py: Python<'_>) -> PyResult<Request> {
        let unknown = || errors::named(py, "NotRefreshable", "this resource has no URL of its own");
        let class = self.class().ok_or_else(unknown)?;
        let url = self.url(class).ok_or_else(unknown)?;
        let mut request = ClientSession::request_to(self.session(), py, http::Method::GET, &url)?;
        if class.accept != media::FULL {
            request.header("accept", class.accept).map_err(Failure::from)?;
        }
        Ok(request)
    }
}

#[pymethods]
impl Resource {
    /// Fetch the resource again.
    ///
    /// Request: ``GET`` of the URL of the resource. A short form returns the full one.
    ///
    /// :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified) costs
    ///     no quota
    /// :returns: the resource itself; for a short form, a new object of the full form
    /// :raises NotRefreshable: the resource has no URL of its own
    #[pyo3(signature = (conditional=false))]
    fn refresh<'py>(slf: &Bound<'py, Self>, conditional: bool) -> PyResult<Bound<'py, PyAny>> {
        let (py, this) = (slf.py(), slf.get());
        let content = this.content();
        let mut request = this.own_request(py)?;
        let header =
            |request: &mut Request, name: &str, value: &str| request.header(name, value).map_err(Failure::from);
        if conditional {
            match (&content.last_modified, &content.etag) {
                (Some(time), _) => header(&mut request, "if-modified-since", time)?,
                (None, Some(etag)) => header(&mut request, "if-none-match", etag)?,
                (None, None) => {}
            }
        }
        let owner = slf.clone().unbind();
        ClientSession::dispatch(this.session().bind(py), request, move |py, response| match response.status {
            304 => Ok(owner.into_any()),
            200 => refreshed(owner.bind(py), &response),
            _ => Err(errors::status(py, response)?),
        })
    }
}

/// The result of a refresh: the resource itself, or the full form of a short one.
fn refreshed(owner: &Bound<'_, Resource>, response: &response::Response) -> PyResult<Py<PyAny>> {
    let (py, this) = (owner.py(), owner.get());
    let json = object_of(response).map_err(Failure::from)?;
    let Some(full) = full_form(this) else {
        this.renew(json, response);
        return Ok(owner.clone().into_any().unbind());
    };
    Ok(make(py, full, Resource::of_response(json, response, this.session(), py))?.unbind())
}

/// The class of the full form of a short one.
fn full_form(resource: &Resource) -> Option<&'static str> {
    resource
        .class()
        .map(|class| (class.name, class.full))
        .filter(|(name, full)| !full.is_empty() && full != name)
        .map(|(_, full)| full)
}

/// What the error for an attribute that a short form lacks says if the full form has it; else an empty text.
pub fn hint(resource: &Resource, name: &str, py: Python<'_>) -> PyResult<String> {
    let is_github3 = resource.session().get().namespace.is_github3();
    match full_form(resource).filter(|_| !is_github3 && !name.starts_with('_')) {
        Some(full) if py.import("ferrohub._core")?.getattr(full)?.hasattr(name)? => {
            Ok(format!("; {full} has it, which refresh() returns"))
        }
        _ => Ok(String::new()),
    }
}
