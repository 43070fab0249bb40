//! Operations that send no request: what they compute from the JSON of a resource.

use base64::Engine as _;
use base64::alphabet::STANDARD;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};

use crate::http::error::{Error, Result};
use crate::json::document::Json;

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

/// Whether an issue is closed according to its JSON.
pub fn is_closed(issue: Option<&Json>) -> bool {
    let member = |key: &str| issue.and_then(|issue| issue.get(key));
    member("closed_at").is_some_and(|at| !at.is_null())
        || member("state").and_then(|state| state.scalar()).as_deref() == Some("closed")
}

/// Whether a plan is the free one.
pub fn is_free(plan: Option<&Json>) -> bool {
    plan.and_then(|plan| plan.get("name")?.scalar()).as_deref() == Some("free")
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
