//! Choices that several operations share.

/// Order of a listing.
pub const DIRECTION: &[&str] = &["asc", "desc"];
/// States of issues, pull requests and milestones, as a listing is narrowed by.
pub const STATES: &[&str] = &["open", "closed", "all"];
/// States that an issue, a pull request or a milestone can be given.
pub const STATE: &[&str] = &["open", "closed"];
/// What issues are sorted by.
pub const ISSUE_SORT: &[&str] = &["created", "updated", "comments"];
/// Which issues a listing of one's own shows.
pub const ISSUE_FILTER: &[&str] = &["assigned", "created", "mentioned", "subscribed", "repos", "all"];
/// What repositories are sorted by.
pub const REPOSITORY_SORT: &[&str] = &["created", "updated", "pushed", "full_name"];
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
