//! Operations that send no request: what they compute from the JSON of a resource.

use base64::Engine as _;
use base64::alphabet::STANDARD;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use serde_json::Value;

use crate::github::model::declaration::Local;
use crate::http::error::{Error, Result};
use crate::json::document::Json;
use crate::operations::composite::reading::missing_input;
use crate::operations::outcome::Found;
use crate::operations::run::{Attachment, Call};
use crate::session::sealed_box::seal;

/// Base64 with or without padding, because servers differ.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &STANDARD,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// The types of events whose payload has long been known, sorted.
pub const EVENT_TYPES: [&str; 19] = [
    "CommitCommentEvent",
    "CreateEvent",
    "DeleteEvent",
    "FollowEvent",
    "ForkApplyEvent",
    "ForkEvent",
    "GistEvent",
    "GollumEvent",
    "IssueCommentEvent",
    "IssuesEvent",
    "MemberEvent",
    "PublicEvent",
    "PullRequestEvent",
    "PullRequestReviewCommentEvent",
    "PushEvent",
    "ReleaseEvent",
    "StatusEvent",
    "TeamAddEvent",
    "WatchEvent",
];

/// The member of its owner that an operation reads.
pub fn needed(local: Local) -> Option<&'static str> {
    match local {
        Local::IsClosed => Some("state"),
        Local::IsFree => Some("name"),
        Local::DecodeBlob | Local::DecodeLicense => Some("content"),
        Local::Seal => Some("key"),
        _ => None,
    }
}

/// The result of an operation that neither sends a request nor changes the session.
pub fn compute(local: Local, call: &Call) -> Result<Found> {
    let content = || Ok::<_, Error>(call.owner.as_ref().map(content).transpose()?.flatten().unwrap_or_default());
    Ok(match local {
        Local::IsClosed => Found::Bool(is_closed(call.owner.as_ref())),
        Local::IsFree => Found::Bool(call.member("name").as_deref() == Some("free")),
        Local::ListEventTypes => Found::Value(Json::from_value(&Value::from(EVENT_TYPES.as_slice()))),
        Local::DecodeLicense => Found::Text(content()?.into()),
        Local::DecodeBlob => match String::from_utf8(content()?) {
            Ok(text) => Found::Text(text.into()),
            Err(binary) => Found::Bytes(binary.into_bytes().into()),
        },
        Local::Seal => {
            let Attachment::Secret(value) = &call.attachment else { return Err(missing_input(call)) };
            Found::Text(seal(&call.member("key").unwrap_or_default(), value)?.into())
        }
        Local::Login | Local::LoginAsApp | Local::NewSession | Local::SetClientId | Local::SetUserAgent => {
            return Err(Error::Argument(format!("{}.{} changes the session", call.op.class, call.op.name)));
        }
    })
}

/// Whether an issue is closed according to its JSON.
fn is_closed(issue: Option<&Json>) -> bool {
    let member = |key: &str| issue.and_then(|issue| issue.get(key));
    member("closed_at").is_some_and(|at| !at.is_null())
        || member("state").and_then(|state| state.scalar()).as_deref() == Some("closed")
}

/// The decoded `content` of a blob or a file; None if it is missing.
///
/// # Errors
/// [`Error::Argument`] if it does not match its `encoding`.
pub fn content(file: &Json) -> Result<Option<Vec<u8>>> {
    let Some(content) = file.get("content").and_then(|content| content.scalar()) else { return Ok(None) };
    if file.get("encoding").and_then(|encoding| encoding.scalar()).as_deref() != Some("base64") {
        return Ok(Some(content.into_bytes()));
    }
    let packed: Vec<u8> = content.bytes().filter(|byte| !byte.is_ascii_whitespace()).collect();
    let wrong = |error| Error::Argument(format!("the content is not base64: {error}"));
    BASE64.decode(packed).map(Some).map_err(wrong)
}
