//! Choices that several operations share.

/// Order of a listing.
pub const DIRECTION: &[&str] = &["asc", "desc"];
/// How far a check run is.
pub const CHECK_STATUS: &[&str] = &["queued", "in_progress", "completed", "waiting", "requested", "pending"];
/// How a check run came out.
pub const CHECK_CONCLUSION: &[&str] =
    &["action_required", "cancelled", "failure", "neutral", "success", "skipped", "stale", "timed_out"];
/// Who sees a repository.
pub const VISIBILITY: &[&str] = &["public", "private", "internal"];
/// Titles of squashed commits.
pub const SQUASH_TITLE: &[&str] = &["PR_TITLE", "COMMIT_OR_PR_TITLE"];
/// Messages of squashed commits.
pub const SQUASH_MESSAGE: &[&str] = &["PR_BODY", "COMMIT_MESSAGES", "BLANK"];
/// Titles of merge commits.
pub const MERGE_TITLE: &[&str] = &["PR_TITLE", "MERGE_MESSAGE"];
/// Messages of merge commits.
pub const MERGE_MESSAGE: &[&str] = &["PR_BODY", "PR_TITLE", "BLANK"];
