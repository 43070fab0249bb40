//! Bodies of responses as JSON.

use bytes::Bytes;

use crate::http::error::{Error, Result};
use crate::http::response::Response;
use crate::json::document::Json;

/// The body of a response as JSON.
pub fn json_of(response: &Response) -> Result<Json> {
    read(response, Json::parse)
}

/// The body of a response as JSON, and its items if it is an array.
pub fn items_of(response: &Response) -> Result<(Json, Vec<Json>)> {
    read(response, Json::parse_items)
}

fn read<T>(response: &Response, parse: impl FnOnce(Bytes) -> serde_json::Result<T>) -> Result<T> {
    let unexpected = |reason: String| Error::Unexpected { response: Box::new(response.clone()), reason };
    if response.body.iter().all(u8::is_ascii_whitespace) {
        return Err(unexpected(format!("Expected JSON in the response ({}), got no body", response.status_line())));
    }
    parse(response.body.clone()).map_err(|error| {
        unexpected(format!("Expected JSON in the response ({}), got something else: {error}", response.status_line()))
    })
}

/// The body of a response as a JSON object.
pub fn object_of(response: &Response) -> Result<Json> {
    let json = json_of(response)?;
    if json.is_object() { Ok(json) } else { Err(shape(response, "an object")) }
}

/// The error for a body of another type than expected.
pub fn shape(response: &Response, expected: &str) -> Error {
    let reason = format!("Expected the JSON of the response ({}) to be {expected}", response.status_line());
    Error::Shape { response: Box::new(response.clone()), reason }
}
