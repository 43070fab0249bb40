//! Requests to any route. If GitHub's description has the route, it says where parameters are sent, and how.

use http::Method;
use serde_json::{Map, Value};

use crate::http::error::{Error, Result};
use crate::http::request::{Addresses, Request, address, route};
use crate::operations::input::Input;
use crate::rest::kind::Kind;
use crate::rest::operation::{Operation, Parameter, Place, of_route};
use crate::rest::request::{pairs, text};

/// A route.
#[derive(Debug)]
pub struct Route<'a> {
    /// Method of the request.
    pub method: Method,
    /// Path, with or without placeholders, or a URL.
    pub path: &'a str,
    /// The operation that GitHub's description has for the route.
    pub operation: Option<&'static Operation>,
}

/// What a request has that is no parameter of its route.
#[derive(Debug, Default)]
pub struct Beside {
    /// The whole JSON body.
    pub json: Option<Value>,
    /// Whether the body is sent apart.
    pub has_data: bool,
    /// Parameters of the query.
    pub query: Vec<(String, Value)>,
    /// Headers.
    pub headers: Vec<(String, String)>,
}

impl<'a> Route<'a> {
    /// The route of a method and a path; None for an invalid method.
    pub fn new(method: &str, path: &'a str) -> Option<Route<'a>> {
        let method: Method = method.to_ascii_uppercase().parse().ok()?;
        let operation = of_route(method.as_str(), path);
        Some(Route { method, path, operation })
    }

    /// Whether a parameter is a part of the path.
    pub fn is_in_path(&self, name: &str) -> bool {
        self.path.contains(&format!("{{{name}}}")) || self.path.contains(&format!("{{+{name}}}"))
    }

    /// What is sent for a parameter. A date is sent as the midnight that begins it where a time is described.
    pub fn value<I: Input>(&self, name: &str, value: &I) -> Result<Value> {
        let is_time = self.described(name).is_some_and(|known| *known.kind.some() == Kind::Time);
        match value.time().filter(|_| is_time) {
            Some(time) => Ok(Value::from(time)),
            None => value.json(name),
        }
    }

    /// The request with these parameters, as parts of the path, in the query or in the body.
    pub fn request(&self, values: Vec<(String, Value)>, beside: Beside, addresses: &Addresses) -> Result<Request> {
        let find = |name: &str| {
            let (_, value) = values.iter().find(|(known, value)| known == name && !value.is_null())?;
            Some(text(value))
        };
        let (path, used) = route(self.path, find).map_err(|error| Error::Type(error.to_string()))?;
        let mut request = Request::new(self.method.clone(), address(&path, &addresses.api)?);
        let has_own_body = beside.json.is_some() || beside.has_data;
        let left = values.into_iter().filter(|(name, _)| !used.contains(name));
        let (members, others): (Vec<_>, Vec<_>) = left.partition(|(name, _)| !has_own_body && self.is_member(name));
        if !members.is_empty() {
            request.json(&Value::Object(members.into_iter().collect::<Map<_, _>>()));
        }
        if let Some(json) = &beside.json {
            request.json(json);
        }
        // Without a description, a list is sent as `name[]=...`.
        let kind = |name: &str| self.described(name).map_or(&Kind::Any, |parameter| &parameter.kind);
        let query = beside.query.iter().chain(&others);
        request.query(query.flat_map(|(name, value)| pairs(name, value, kind(name))).collect::<Vec<_>>());
        for (name, value) in &beside.headers {
            request.header(name, value)?;
        }
        Ok(request)
    }

    /// The description of a parameter, if there is one.
    fn described(&self, name: &str) -> Option<&'static Parameter> {
        self.operation.and_then(|operation| operation.parameters.iter().find(|parameter| parameter.name == name))
    }

    /// Whether a parameter is a member of the body.
    fn is_member(&self, name: &str) -> bool {
        match self.method.as_str() {
            "GET" | "HEAD" => false,
            // Only some operations have a body.
            "DELETE" => self.described(name).is_some_and(|known| known.place == Place::Body),
            _ => true,
        }
    }
}
