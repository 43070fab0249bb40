//! A response to a request for pages: its data, and its errors.

use serde_json::Value;

use crate::graphql::place::{Step, part};
use crate::http::error::{Error, Result};
use crate::http::response::Response;
use crate::json::document::Json;

/// The data and the errors of a response.
#[derive(Debug)]
pub struct Received {
    /// The data; null if there is none.
    pub data: Value,
    /// The errors.
    pub errors: Vec<Value>,
    /// The response, if it has errors.
    pub response: Option<Response>,
}

impl Received {
    /// What was received for a request. Errors other than those of a response with errors remain errors.
    pub fn new(data: Result<Json>) -> Result<Received> {
        let unreadable = |error: serde_json::Error| Error::Incomplete(format!("the data of the response: {error}"));
        match data {
            Ok(data) => {
                let data = serde_json::from_str(data.text()).map_err(unreadable)?;
                Ok(Received { data, errors: Vec::new(), response: None })
            }
            Err(Error::GraphQl { response, .. }) => {
                let mut body: Value = serde_json::from_slice(&response.body).map_err(unreadable)?;
                let mut member = |name: &str| body.get_mut(name).map(Value::take);
                let data = member("data").unwrap_or_default();
                let errors = match member("errors") {
                    Some(Value::Array(errors)) => errors,
                    _ => Vec::new(),
                };
                Ok(Received { data, errors, response: Some(*response) })
            }
            Err(error) => Err(error),
        }
    }

    /// The response, if its errors are those of the whole request: there is no data, or an error is not that of a part of it,
    /// which is an object that the request names by a key, or an item of a list.
    pub fn whole_failure(&mut self, is_object: impl Fn(&str) -> bool) -> Option<Response> {
        let data = &mut self.data;
        let mut is_partial = |error: &Value| {
            let path = steps(error);
            let items = path.iter().position(|step| matches!(step, Step::Index(_)));
            let list = items.and_then(|items| path.get(..items)).and_then(|list| part(data, list));
            !is_rate_limit(error)
                && (list.is_some_and(|list| list.is_array())
                    || matches!(path.first(), Some(Step::Key(key)) if is_object(key)))
        };
        let are_partial = self.errors.iter().all(&mut is_partial);
        self.response.take_if(|_| !are_partial || !self.data.is_object())
    }
}

/// The path of an error; empty if it has none.
pub fn steps(error: &Value) -> Vec<Step> {
    let path = error.get("path").and_then(Value::as_array).into_iter().flatten();
    let step = |step: &Value| match step {
        Value::String(key) => Some(Step::Key(key.clone())),
        step => step.as_u64().and_then(|index| usize::try_from(index).ok()).map(Step::Index),
    };
    path.map_while(step).collect()
}

fn is_rate_limit(error: &Value) -> bool {
    error.get("type").and_then(Value::as_str).is_some_and(|kind| kind.starts_with("RATE_LIMIT"))
}
