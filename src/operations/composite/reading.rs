//! What several operations read: lists, members of responses, the content of a call.

use serde_json::{Map, Value};

use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;
use crate::json::document::Json;
use crate::operations::paging;
use crate::operations::run::Call;
use crate::quota::reported::limit_reached;
use crate::session::page::Pages;
use crate::session::{object_of, shape};

/// Maximum number of pages of a list that a method reads whole. No list of GitHub has as many, so that only a server that
/// never ends reaches it.
pub const MOST_PAGES: usize = 10_000;

/// A text member of an object; None where it is null or missing.
pub fn text_member(object: &Json, key: &str) -> Option<String> {
    object.get(key).filter(|member| !member.is_null())?.scalar()
}

/// A member of an object; null where it is missing.
pub fn value(object: &Json, key: &str) -> Value {
    object.get(key).and_then(|member| serde_json::from_str(member.text()).ok()).unwrap_or_default()
}

/// A text member of a response.
pub fn text_of(response: &Response, key: &str) -> Result<String> {
    text_member(&object_of(response)?, key).ok_or_else(|| shape(response, &format!("one with {key}")))
}

/// The ID of the owner of a call in GraphQL.
pub fn node_id(call: &Call) -> Result<String> {
    call.member("node_id").ok_or_else(|| Error::Incomplete("node_id is needed".into()))
}

/// All items at a key of the pages that begin with a request.
///
/// # Errors
/// Those of the requests; [`Error::Transport`] for too many pages.
pub async fn listed(call: &Call, request: Request, key: &str) -> Result<Vec<Json>> {
    let mut pages = Pages::new(request, paging::at(key), -1);
    let mut found = Vec::new();
    for _ in 0..MOST_PAGES {
        let Some(page) = pages.next(&call.session).await? else { return Ok(found) };
        found.extend(page.items.into_iter().map(|item| item.json));
    }
    Err(Error::Transport(format!("the list does not end: there are more than {MOST_PAGES} pages")))
}

/// Whether a response says that the credential may not read something. That of a rate limit does not, although its status
/// may be 403.
pub fn is_forbidden(response: &Response) -> bool {
    matches!(response.status, 403 | 404) && limit_reached(response).is_none()
}

/// The arguments that are given, by their names in the request.
pub fn members(call: &Call) -> Map<String, Value> {
    let given = call.arguments.iter().filter_map(|(param, value)| Some((param.wire.to_owned(), value.clone()?)));
    given.collect()
}

/// The error for a call without the input that its operation requires.
pub fn missing_input(call: &Call) -> Error {
    Error::Argument(format!("{}.{} is called without its content", call.op.class, call.op.name))
}
