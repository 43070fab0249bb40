//! Requests to any route. If GitHub's description has the route, it says where parameters are sent, and how.

use http::Method;
use serde_json::Value;

use crate::github::description::kind::Kind;
use crate::github::description::operation::{Operation, Parameter, Place, of_route};
use crate::http::error::{Error, Result};
use crate::http::request::{BaseUrls, Request, route};
use crate::operations::input::Input;
use crate::operations::request::{Draft, Lists, text_of};

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

    /// What is sent for a parameter. A date is sent as the midnight that begins it where a time is described, and an
    /// object in the path as what it has for the parameter.
    pub fn value<I: Input>(&self, name: &str, value: &I) -> Result<Value> {
        let found = if self.is_in_path(name) { value.part_of_path(self.operation, name)? } else { None };
        let value = found.as_ref().unwrap_or(value);
        let is_time = self.described(name).is_some_and(|known| *known.kind.some() == Kind::Time);
        match value.time().filter(|_| is_time) {
            Some(time) => Ok(Value::from(time)),
            None => value.json(name),
        }
    }

    /// The request with these parameters, as parts of the path, in the query or in the body.
    pub fn request(&self, values: &[(String, Value)], beside: &Beside, urls: &BaseUrls) -> Result<Request> {
        let find = |name: &str| {
            let (_, value) = values.iter().find(|(known, value)| known == name && !value.is_null())?;
            Some(text_of(value).into_owned())
        };
        let (path, used) = route(self.path, find).map_err(|error| Error::Type(error.to_string()))?;
        let mut draft = Draft::new(self.method.clone(), &path, &urls.api)?;
        // Without a description, a list is sent as `name[]=...`.
        let lists = |name: &str| self.described(name).map_or(Lists::Items, |known| Lists::of(&known.kind));
        beside.query.iter().for_each(|(name, value)| draft.pair(name, value, lists(name)));
        let has_own_body = beside.json.is_some() || beside.has_data;
        for (name, value) in values.iter().filter(|(name, _)| !used.contains(name)) {
            let is_member = !has_own_body && self.is_member(name);
            if is_member { draft.insert(name, value) } else { draft.pair(name, value, lists(name)) }
        }
        if let Some(json) = &beside.json {
            draft.request.json(json);
        }
        let mut request = draft.build(false);
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
