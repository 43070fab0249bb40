//! Discussions, which GitHub has in GraphQL only.

use serde_json::{Map, Value, json};

use crate::github::declared::named::RepositoryDiscussion;
use crate::github::model::declaration::{Returns, Takes};
use crate::http::error::{Error, Result};
use crate::json::document::Json;
use crate::operations::arguments;
use crate::operations::composite::graphql;
use crate::operations::composite::reading::{members, node_id, text_member, value};
use crate::operations::outcome::Outcome;
use crate::operations::run::{Call, Running};
use crate::session::{object_of, shape};

/// The fields of a discussion.
const DISCUSSION: &str = "id number title body url createdAt updatedAt closed closedAt stateReason locked isAnswered \
     answer { id } upvoteCount author { login } category { id name slug emoji description isAnswerable } comments { totalCount } \
     repository { nameWithOwner }";
/// The fields of a comment, with its replies: an object that takes over a response keeps what the response has.
const COMMENT: &str = "id body url createdAt updatedAt isAnswer upvoteCount author { login } discussion { id } \
     replies(first: 100) { totalCount nodes { id body createdAt url author { login } } }";
/// The changes: class and name of the operation, the mutation, the name of the ID in its input, and what it returns.
const CHANGES: [(&str, &str, &str, &str, &str); 9] = [
    ("RepositoryDiscussion", "edit", "updateDiscussion", "discussionId", "discussion"),
    ("RepositoryDiscussion", "close", "closeDiscussion", "discussionId", "discussion"),
    ("RepositoryDiscussion", "reopen", "reopenDiscussion", "discussionId", "discussion"),
    ("RepositoryDiscussion", "delete", "deleteDiscussion", "id", ""),
    ("RepositoryDiscussionComment", "edit", "updateDiscussionComment", "commentId", "comment"),
    ("RepositoryDiscussionComment", "mark_as_answer", "markDiscussionCommentAsAnswer", "id", ""),
    ("RepositoryDiscussionComment", "unmark_as_answer", "unmarkDiscussionCommentAsAnswer", "id", ""),
    ("RepositoryDiscussionComment", "delete", "deleteDiscussionComment", "id", ""),
    ("RepositoryDiscussionComment", "reply", "addDiscussionComment", "replyToId", "comment"),
];

/// List the discussions of a repository.
pub fn list(call: Call) -> Result<Running> {
    call.check_credential()?;
    let id = node_id(&call)?;
    Ok(Box::pin(async move {
        let category = category(&call).await?;
        let state = call.argument("state").and_then(Value::as_str);
        let states: Vec<String> = state.iter().map(|state| state.to_uppercase()).collect();
        let variables = json!({
            "id": id, "after": null, "category": category, "answered": call.argument("answered"), "states": states,
        });
        let text = format!(
            "query($id: ID!, $after: String, $category: ID, $answered: Boolean, $states: [DiscussionState!]) {{ \
             node(id: $id) {{ ... on Repository {{ discussions(first: 50, after: $after, categoryId: $category, \
             answered: $answered, states: $states, orderBy: {{ field: UPDATED_AT, direction: DESC }}) {{ \
             pageInfo {{ hasNextPage endCursor }} nodes {{ {DISCUSSION} }} }} }} }} }}"
        );
        let limit = arguments::taking(&call.arguments, Takes::Number).and_then(Value::as_u64);
        let limit = limit.map_or(usize::MAX, |limit| limit.try_into().unwrap_or(usize::MAX));
        let nodes = graphql::nodes(&call, &text, variables, "node.discussions", limit).await?;
        composed(&call, nodes.iter().map(discussion).collect())
    }))
}

/// Fetch a discussion by its number.
pub fn fetch(call: Call) -> Result<Running> {
    call.check_credential()?;
    let variables = json!({ "id": node_id(&call)?, "number": call.argument("number") });
    Ok(Box::pin(async move {
        let text = format!(
            "query($id: ID!, $number: Int!) {{ node(id: $id) {{ ... on Repository {{ discussion(number: $number) \
             {{ {DISCUSSION} }} }} }} }}"
        );
        let found = member(&call, &text, variables, "node.discussion").await?;
        composed(&call, discussion(&found))
    }))
}

/// List the categories of a repository's discussions.
pub fn list_categories(call: Call) -> Result<Running> {
    call.check_credential()?;
    Ok(Box::pin(async move {
        let found = categories(&call).await?;
        composed(&call, found.iter().map(self::found_category).collect())
    }))
}

/// Create a discussion.
pub fn create(call: Call) -> Result<Running> {
    call.check_credential()?;
    let id = node_id(&call)?;
    Ok(Box::pin(async move {
        let mut input = members(&call);
        input.remove("category");
        input.insert("categoryId".into(), category(&call).await?);
        input.insert("repositoryId".into(), id.into());
        let made = mutate(&call, "createDiscussion", input, "discussion", DISCUSSION).await?;
        composed(&call, discussion(&made))
    }))
}

/// List the comments on a discussion, with their replies.
pub fn list_comments(call: Call) -> Result<Running> {
    call.check_credential()?;
    let variables = json!({ "id": node_id(&call)?, "after": null });
    Ok(Box::pin(async move {
        let text = format!(
            "query($id: ID!, $after: String) {{ node(id: $id) {{ ... on Discussion {{ \
             comments(first: 50, after: $after) {{ pageInfo {{ hasNextPage endCursor }} nodes {{ {COMMENT} }} }} }} }} }}"
        );
        let nodes = graphql::nodes(&call, &text, variables, "node.comments", usize::MAX).await?;
        composed(&call, nodes.iter().map(comment).collect())
    }))
}

/// Comment on a discussion.
pub fn create_comment(call: Call) -> Result<Running> {
    call.check_credential()?;
    let mut input = members(&call);
    input.insert("discussionId".into(), node_id(&call)?.into());
    Ok(Box::pin(async move {
        let made = mutate(&call, "addDiscussionComment", input, "comment", COMMENT).await?;
        composed(&call, comment(&made))
    }))
}

/// Change a discussion or a comment.
pub fn change(call: Call) -> Result<Running> {
    call.check_credential()?;
    let is_this =
        |(class, name, ..): &&(&str, &str, &str, &str, &str)| *class == call.op.class && *name == call.op.name;
    let Some(&(class, name, mutation, key, result)) = CHANGES.iter().find(is_this) else {
        return Err(Error::Argument(format!("{}.{} changes nothing", call.op.class, call.op.name)));
    };
    let mut input = members(&call);
    input.insert(key.into(), node_id(&call)?.into());
    if let Some(Value::String(reason)) = input.get_mut("reason") {
        *reason = reason.to_uppercase();
    }
    if name == "reply" {
        input.insert("discussionId".into(), call.member("discussion_node_id").into());
    }
    Ok(Box::pin(async move {
        let (fields, shown): (&str, fn(&Json) -> Value) = match class {
            RepositoryDiscussion::NAME => (DISCUSSION, discussion),
            _ => (COMMENT, comment),
        };
        let found = mutate(&call, mutation, input, result, fields).await?;
        match (composed(&call, shown(&found))?, call.op.returns) {
            (Outcome::Body(response), Returns::Renew | Returns::Bool) => Ok(Outcome::Yes(response)),
            (outcome, _) => Ok(outcome),
        }
    }))
}

/// Send a mutation, and return what it returns at a key; without a key, all of it.
async fn mutate(call: &Call, name: &str, input: Map<String, Value>, key: &str, fields: &str) -> Result<Json> {
    let (first, rest) = name.split_at_checked(1).unwrap_or((name, ""));
    let kind = format!("{}{rest}Input", first.to_uppercase());
    let (wanted, path) = match key {
        "" => ("clientMutationId".to_owned(), name.to_owned()),
        key => (format!("{key} {{ {fields} }}"), format!("{name}.{key}")),
    };
    let text = format!("mutation($input: {kind}!) {{ {name}(input: $input) {{ {wanted} }} }}");
    member(call, &text, json!({ "input": input }), &path).await
}

/// An object in the response to a document, at a key below `data`.
async fn member(call: &Call, text: &str, variables: Value, key: &str) -> Result<Json> {
    let response = graphql::fetch(call, text, variables).await?;
    let found = object_of(&response)?.get(&format!("data.{key}")).filter(Json::is_object);
    found.ok_or_else(|| shape(&response, &format!("one with {key}")))
}

async fn categories(call: &Call) -> Result<Vec<Json>> {
    const TEXT: &str = "query($id: ID!, $after: String) { node(id: $id) { ... on Repository { \
         discussionCategories(first: 50, after: $after) { pageInfo { hasNextPage endCursor } \
         nodes { id name slug emoji description isAnswerable } } } } }";
    let variables = json!({ "id": node_id(call)?, "after": null });
    graphql::nodes(call, TEXT, variables, "node.discussionCategories", usize::MAX).await
}

/// The ID of the category that an argument names; null without one.
async fn category(call: &Call) -> Result<Value> {
    let Some(wanted) = call.argument("category").and_then(Value::as_str) else { return Ok(Value::Null) };
    let known = categories(call).await?;
    let is = |each: &&Json| ["name", "slug", "id"].iter().any(|key| text_member(each, key).as_deref() == Some(wanted));
    let names = || known.iter().filter_map(|each| text_member(each, "name")).collect::<Vec<_>>().join(", ");
    match known.iter().find(is) {
        Some(found) => Ok(value(found, "id")),
        None => Err(Error::Argument(format!("the repository has no category {wanted:?}; it has {}", names()))),
    }
}

/// A result that is put together from objects of GraphQL.
fn composed(call: &Call, shown: Value) -> Result<Outcome> {
    let url = crate::http::request::absolute_url(&call.session.settings().urls.graphql(), "")?;
    Ok(Outcome::composed(shown.to_string(), url))
}

/// A category in the words of the REST API.
fn found_category(node: &Json) -> Value {
    json!({
        "node_id": value(node, "id"),
        "name": value(node, "name"),
        "slug": value(node, "slug"),
        "emoji": value(node, "emoji"),
        "description": value(node, "description"),
        "is_answerable": value(node, "isAnswerable"),
    })
}

/// A discussion in the words of the REST API.
fn discussion(node: &Json) -> Value {
    json!({
        "node_id": value(node, "id"),
        "number": value(node, "number"),
        "title": value(node, "title"),
        "body": value(node, "body"),
        "html_url": value(node, "url"),
        "created_at": value(node, "createdAt"),
        "updated_at": value(node, "updatedAt"),
        "closed_at": value(node, "closedAt"),
        "state": if value(node, "closed") == Value::Bool(true) { "closed" } else { "open" },
        "state_reason": value(node, "stateReason").as_str().map(str::to_lowercase),
        "locked": value(node, "locked"),
        "is_answered": value(node, "isAnswered"),
        "answer_node_id": value(node, "answer.id"),
        "upvotes_count": value(node, "upvoteCount"),
        "login": value(node, "author.login"),
        "category": node.get("category").as_ref().map(found_category),
        "comments_count": value(node, "comments.totalCount"),
        "repository": value(node, "repository.nameWithOwner"),
    })
}

/// A comment in the words of the REST API.
fn comment(node: &Json) -> Value {
    let replies = node.get("replies.nodes").map(|replies| replies.items()).unwrap_or_default();
    let reply = |node: &Json| {
        json!({
            "node_id": value(node, "id"),
            "body": value(node, "body"),
            "created_at": value(node, "createdAt"),
            "html_url": value(node, "url"),
            "login": value(node, "author.login"),
        })
    };
    json!({
        "node_id": value(node, "id"),
        "body": value(node, "body"),
        "html_url": value(node, "url"),
        "created_at": value(node, "createdAt"),
        "updated_at": value(node, "updatedAt"),
        "is_answer": value(node, "isAnswer"),
        "upvotes_count": value(node, "upvoteCount"),
        "login": value(node, "author.login"),
        "discussion_node_id": value(node, "discussion.id"),
        "replies_count": value(node, "replies.totalCount"),
        "replies": replies.iter().map(reply).collect::<Vec<_>>(),
    })
}
