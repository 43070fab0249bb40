//! Operations that GitHub has in GraphQL only.

use http::Method;
use serde_json::{Value, json};

use crate::http::error::{Error, Result};
use crate::http::request::{Request, absolute_url};
use crate::http::response::Response;
use crate::json::document::Json;
use crate::operations::composite::reading::{MOST_PAGES, node_id, value};
use crate::operations::outcome::Outcome;
use crate::operations::run::{Call, Running};
use crate::session::page::MOST_IDLE;
use crate::session::{object_of, shape};

/// Send a mutation with the `node_id` of the owner as the variable `id`. The result is true.
pub fn mutation(call: Call, text: &'static str, mut variables: Value) -> Result<Running> {
    call.check_credential()?;
    let id = node_id(&call)?;
    if let Some(members) = variables.as_object_mut() {
        members.insert("id".into(), id.into());
    }
    Ok(Box::pin(async move { fetch(&call, text, variables).await.map(Outcome::Yes) }))
}

/// React to the owner of a call, or delete the reaction.
pub fn react(call: Call) -> Result<Running> {
    const CREATE: &str = "mutation($id: ID!, $content: ReactionContent!) { addReaction(input: {subjectId: $id, content: \
                          $content}) { clientMutationId } }";
    const DELETE: &str = "mutation($id: ID!, $content: ReactionContent!) { removeReaction(input: {subjectId: $id, \
                          content: $content}) { clientMutationId } }";
    let content = match call.text("content") {
        "+1" => "THUMBS_UP".to_owned(),
        "-1" => "THUMBS_DOWN".to_owned(),
        other => other.to_uppercase(),
    };
    let text = if call.op.name == "delete_reaction" { DELETE } else { CREATE };
    mutation(call, text, json!({ "content": content }))
}

/// The nodes of a connection, which is at a key below `data`: at most `limit` of them. The document has the variable `after`.
///
/// # Errors
/// Those of the requests; [`Error::Shape`] for a cursor that leads nowhere; [`Error::Transport`] for too many pages, or too
/// many in a row without a node.
pub async fn nodes(call: &Call, text: &str, mut variables: Value, key: &str, limit: usize) -> Result<Vec<Json>> {
    let (mut found, mut idle) = (Vec::new(), 0_u32);
    for _ in 0..MOST_PAGES {
        let response = fetch(call, text, variables.clone()).await?;
        let page = object_of(&response)?.get("data").and_then(|data| data.get(key)).filter(Json::is_object);
        let page = page.ok_or_else(|| shape(&response, &format!("one with {key}")))?;
        let new = page.get("nodes").map(|nodes| nodes.items()).unwrap_or_default();
        idle = if new.is_empty() { idle.saturating_add(1) } else { 0 };
        found.extend(new);
        if found.len() >= limit || page.get("pageInfo.hasNextPage").is_none_or(|more| more.text() != "true") {
            found.truncate(limit);
            return Ok(found);
        }
        let after = value(&page, "pageInfo.endCursor");
        if idle >= MOST_IDLE {
            return Err(Error::Transport(format!("{key} does not end: {MOST_IDLE} pages in a row without an item")));
        }
        if variables.get("after") == Some(&after) {
            return Err(shape(&response, "one with the cursor of the next page"));
        }
        if let Some(members) = variables.as_object_mut() {
            members.insert("after".into(), after);
        }
    }
    Err(Error::Transport(format!("{key} does not end: there are more than {MOST_PAGES} pages")))
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
