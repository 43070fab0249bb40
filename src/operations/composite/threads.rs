//! Review threads of pull requests, which GitHub has in GraphQL only.

use serde_json::{Value, json};

use crate::http::error::Result;
use crate::json::document::Json;
use crate::operations::composite::graphql::{self, mutation};
use crate::operations::composite::reading::{node_id, value};
use crate::operations::outcome::Outcome;
use crate::operations::run::{Call, Running};

const THREADS: &str = "query($id: ID!, $after: String) { node(id: $id) { ... on PullRequest { \
     reviewThreads(first: 50, after: $after) { pageInfo { hasNextPage endCursor } nodes { \
     id isResolved isOutdated path line startLine diffSide subjectType resolvedBy { login } \
     comments(first: 100) { totalCount nodes { fullDatabaseId body createdAt url author { login } } } } } } } }";

/// List the review threads of a pull request.
pub fn list(call: Call) -> Result<Running> {
    call.check_credential()?;
    let id = node_id(&call)?;
    let pull = call.bare("GET {url}")?.url;
    Ok(Box::pin(async move {
        let variables = json!({ "id": id, "after": null });
        let nodes = graphql::nodes(&call, THREADS, variables, "node.reviewThreads", usize::MAX).await?;
        let threads: Vec<Value> = nodes.iter().map(|node| thread(node, pull.as_str())).collect();
        Ok(Outcome::composed(Value::from(threads).to_string(), pull))
    }))
}

/// A thread in the words of the REST API.
fn thread(node: &Json, pull: &str) -> Value {
    let comments = node.get("comments.nodes").map(|comments| comments.items()).unwrap_or_default();
    let comment = |comment: &Json| {
        json!({
            "id": id(comment),
            "body": value(comment, "body"),
            "created_at": value(comment, "createdAt"),
            "html_url": value(comment, "url"),
            "login": value(comment, "author.login"),
        })
    };
    json!({
        "node_id": value(node, "id"),
        "is_resolved": value(node, "isResolved"),
        "is_outdated": value(node, "isOutdated"),
        "resolved_by": value(node, "resolvedBy.login"),
        "path": value(node, "path"),
        "line": value(node, "line"),
        "start_line": value(node, "startLine"),
        "side": value(node, "diffSide"),
        "subject_type": value(node, "subjectType").as_str().map(str::to_lowercase),
        "comments_count": value(node, "comments.totalCount"),
        "comments": comments.iter().map(comment).collect::<Vec<_>>(),
        "first_comment_id": comments.first().map(id),
        "pull_request_url": pull,
    })
}

/// The number of a comment. GraphQL has it as text, because it may exceed 32 bits, to which `databaseId` is limited.
fn id(comment: &Json) -> Value {
    comment.get("fullDatabaseId").and_then(|id| id.scalar()?.parse::<u64>().ok()).into()
}

/// Mark a thread as resolved.
pub fn resolve(call: Call) -> Result<Running> {
    const TEXT: &str = "mutation($id: ID!) { resolveReviewThread(input: {threadId: $id}) { clientMutationId } }";
    mutation(call, TEXT, json!({}))
}

/// Mark a thread as not resolved.
pub fn unresolve(call: Call) -> Result<Running> {
    const TEXT: &str = "mutation($id: ID!) { unresolveReviewThread(input: {threadId: $id}) { clientMutationId } }";
    mutation(call, TEXT, json!({}))
}
