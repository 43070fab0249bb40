//! Review threads of pull requests, which GitHub has in GraphQL only.

use serde_json::{Value, json};

use crate::client::session::{object_of, shape};
use crate::http::error::Result;
use crate::json::document::Json;
use crate::operations::composite::graphql::{self, mutation};
use crate::operations::composite::reading::node_id;
use crate::operations::outcome::Outcome;
use crate::operations::run::{Call, Running};

const THREADS: &str = "query($id: ID!, $after: String) { node(id: $id) { ... on PullRequest { \
     reviewThreads(first: 50, after: $after) { pageInfo { hasNextPage endCursor } nodes { \
     id isResolved isOutdated path line startLine diffSide subjectType resolvedBy { login } \
     comments(first: 100) { totalCount nodes { databaseId body createdAt url author { login } } } } } } } }";
/// Maximum number of pages. GitHub has no more threads than comments, of which a pull request has far fewer.
const MOST: usize = 200;

/// List the review threads of a pull request.
pub fn list(call: Call) -> Result<Running> {
    call.check_credential()?;
    let id = node_id(&call)?;
    let pull = call.bare("GET {url}")?.url;
    Ok(Box::pin(async move {
        let (mut threads, mut after) = (Vec::new(), Value::Null);
        for _ in 0..MOST {
            let response = graphql::fetch(&call, THREADS, json!({ "id": id, "after": after })).await?;
            let page = object_of(&response)?.get("data.node.reviewThreads").filter(Json::is_object);
            let page = page.ok_or_else(|| shape(&response, "one with review threads"))?;
            let nodes = page.get("nodes").map(|nodes| nodes.items()).unwrap_or_default();
            threads.extend(nodes.iter().map(|node| thread(node, pull.as_str())));
            if page.get("pageInfo.hasNextPage").is_none_or(|more| more.text() != "true") {
                break;
            }
            after = value(&page, "pageInfo.endCursor");
        }
        Ok(Outcome::composed(Value::from(threads).to_string(), pull))
    }))
}

/// A thread in the words of the REST API.
fn thread(node: &Json, pull: &str) -> Value {
    let comments = node.get("comments.nodes").map(|comments| comments.items()).unwrap_or_default();
    let comment = |comment: &Json| {
        json!({
            "id": value(comment, "databaseId"),
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
        "first_comment_id": comments.first().map(|first| value(first, "databaseId")),
        "pull_request_url": pull,
    })
}

fn value(object: &Json, key: &str) -> Value {
    object.get(key).and_then(|member| serde_json::from_str(member.text()).ok()).unwrap_or_default()
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
