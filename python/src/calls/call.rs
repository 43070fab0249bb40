//! A call of a declared operation, and its result.

use bytes::Bytes;
use pyo3::prelude::*;
use pyo3::types::PyBool;

use crate::calls::{deprecation, results};
use crate::errors::Failure;
use crate::handle::ClientSession;
use crate::values::resource::Resource;
use ferrohub::bindings::github::model::declaration::Returns;
use ferrohub::bindings::http::response::Response;
use ferrohub::bindings::json::document::Json;
use ferrohub::bindings::operations::outcome::{Found, Outcome, renewed};
use ferrohub::bindings::operations::run;
use ferrohub::bindings::session::object_of;

/// The arguments of a call by parameter; None if the default applies.
pub type Bindings<'py> = Vec<Option<Bound<'py, PyAny>>>;

/// A call of an operation.
pub struct Call<'a, 'py> {
    /// The interpreter.
    pub py: Python<'py>,
    /// The client or resource that the method was called on.
    pub owner: &'a Bound<'py, PyAny>,
    /// The session of the owner.
    pub session: Py<ClientSession>,
    /// The arguments as passed.
    pub bindings: Bindings<'py>,
    /// The call with the arguments as sent.
    pub core: run::Call,
}

impl<'py> Call<'_, 'py> {
    pub fn is_github3(&self) -> bool {
        self.session.get().namespace.is_github3()
    }

    /// The declared result for an outcome.
    pub fn outcome(&self, outcome: &Outcome) -> PyResult<Bound<'py, PyAny>> {
        if let Some(response) = outcome.response() {
            deprecation::note(self.py, response, self.session.get())?;
        }
        let found = outcome.found(self.core.op).map_err(Failure::from)?;
        let result = self.found(found, outcome.response())?;
        if let Outcome::Yes(response) = outcome {
            self.set_fields(response)?;
        }
        Ok(result)
    }

    pub fn found(&self, found: Found, response: Option<&Response>) -> PyResult<Bound<'py, PyAny>> {
        let json = match found {
            Found::Renewed(json) => json,
            Found::Owner => return Ok(self.owner.clone()),
            found => return results::made(self.py, found, response, &self.session),
        };
        if let (Ok(owner), Some(response)) = (self.owner.cast::<Resource>(), response) {
            // github3.py keeps nothing of the object.
            let json = if self.is_github3() { json } else { renewed(&owner.get().content().json, json) };
            owner.get().renew(json, response);
        }
        match self.core.op.returns {
            Returns::Renew => Ok(PyBool::new(self.py, true).to_owned().into_any()),
            Returns::Replace => self.nothing(),
            _ => Ok(self.owner.clone()),
        }
    }

    /// Set the fields that the operation changes on its resource.
    fn set_fields(&self, response: &Response) -> PyResult<()> {
        let Ok(owner) = self.owner.cast::<Resource>() else { return Ok(()) };
        for (name, text) in self.core.op.sets {
            // github3.py leaves the object as it is, except for protections.
            if self.is_github3() && *name != "enabled" {
                continue;
            }
            let value = match text.strip_prefix('{').and_then(|text| text.strip_suffix('}')) {
                Some(key) => object_of(response).map_err(Failure::from)?.get(key),
                None => Some(Json::from(Bytes::from_static(text.as_bytes()))),
            };
            if let Some(value) = value {
                owner.get().replace(owner.get().content().json.with(name, &value));
            }
        }
        Ok(())
    }

    /// The argument as passed, by name; None if the default applies.
    pub fn object(&self, name: &str) -> Option<&Bound<'py, PyAny>> {
        let at = self.core.op.params.iter().position(|param| param.name == name)?;
        self.bindings.get(at)?.as_ref().filter(|value| !value.is_none())
    }

    /// None, as a result.
    pub fn nothing(&self) -> PyResult<Bound<'py, PyAny>> {
        Ok(self.py.None().into_bound(self.py))
    }
}
