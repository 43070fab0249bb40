//! Functions of the chapter `events`.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::values::resource::Resource;
use crate::values::{declared, decode};
use ferrohub::bindings::github::declared::named::{
    EventIssue, EventIssueComment, EventPullRequest, EventReviewComment, EventUser, Gist, Release, ShortComment,
    ShortRepository, ShortTeam, ShortUser,
};
use ferrohub::bindings::json::document::Json;
use ferrohub::bindings::operations::composite::local::EVENT_TYPES;

/// The parts of a payload that are resources: key and class.
fn parts(kind: &str) -> &'static [(&'static str, &'static str)] {
    match kind {
        "CommitCommentEvent" => &[("comment", ShortComment::NAME)],
        "FollowEvent" => &[("target", EventUser::NAME)],
        "ForkEvent" => &[("forkee", ShortRepository::NAME)],
        "GistEvent" => &[("gist", Gist::NAME)],
        "IssueCommentEvent" => &[("issue", EventIssue::NAME), ("comment", EventIssueComment::NAME)],
        "IssuesEvent" => &[("issue", EventIssue::NAME)],
        "MemberEvent" => &[("member", EventUser::NAME)],
        "PullRequestEvent" | "PullRequestReviewEvent" => &[("pull_request", EventPullRequest::NAME)],
        "PullRequestReviewCommentEvent" => {
            &[("pull_request", EventPullRequest::NAME), ("comment", EventReviewComment::NAME)]
        }
        "ReleaseEvent" => &[("release", Release::NAME)],
        "TeamAddEvent" => &[("team", ShortTeam::NAME), ("repo", ShortRepository::NAME), ("sender", ShortUser::NAME)],
        _ => &[],
    }
}

pub fn payload<'py>(event: &Bound<'py, Resource>) -> PyResult<Bound<'py, PyAny>> {
    let (py, this) = (event.py(), event.get());
    let payload = match this.get("payload") {
        Some(payload) if payload.is_object() => payload,
        Some(other) if !other.is_null() => return decode::any(py, &other),
        _ => return Ok(PyDict::new(py).into_any()),
    };
    let members = decode::any(py, &payload)?;
    let kind = this.get("type").and_then(|kind| kind.scalar()).unwrap_or_default();
    for (key, class) in parts(&kind) {
        if let Some(part) = payload.get(key).filter(Json::is_object) {
            members.set_item(key, declared::one(py, &part, class, this.session())?)?;
        }
    }
    Ok(members)
}

/// The types of events whose payload has long been known.
pub fn list_types(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    Ok(PyList::new(py, EVENT_TYPES)?.into_any())
}
