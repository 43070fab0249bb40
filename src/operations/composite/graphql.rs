//! Operations that GitHub has in GraphQL only.

use http::Method;
use serde_json::{Value, json};

use crate::client::session::{object_of, shape};
use crate::http::error::{Error, Result};
use crate::http::request::{Request, absolute_url};
use crate::http::response::Response;
use crate::operations::composite::reading::node_id;
use crate::operations::outcome::Outcome;
use crate::operations::run::{Call, Running};

/// Send a mutation with the `node_id` of the owner as the variable `id`. The result is true.
pub fn mutation(call: Call, text: &'static str, mut variables: Value) -> Result<Running> {
    call.check_credential()?;
    let id = node_id(&call)?;
    if let Some(members) = variables.as_object_mut() {
        members.insert("id".into(), id.into());
    }
    Ok(Box::pin(async move { fetch(&call, text, variables).await.map(Outcome::Yes) }))
}

/// Send a GraphQL document; errors in the response are an error.
pub async fn fetch(call: &Call, text: &str, variables: Value) -> Result<Response> {
    let mut request = Request::new(Method::POST, absolute_url(&call.session.settings().urls.graphql(), "")?);
    request.json(&json!({ "query": text, "variables": variables }));
    request.sign_with(call.auth.clone());
    let response = call.fetch(request).await?;
    let shown = object_of(&response)?;
    match shown.get("errors").filter(|errors| !errors.is_null()) {
        None if shown.get("data").is_some() => Ok(response),
        None => Err(shape(&response, "one with data")),
        Some(errors) => {
            let errors = errors.items();
            let texts: Vec<String> = errors.iter().filter_map(|error| error.get("message")?.scalar()).collect();
            Err(Error::GraphQl { response: Box::new(response), reason: texts.join("; ") })
        }
    }
}
