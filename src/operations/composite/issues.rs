//! Operations of the chapter `issues`.

use serde_json::json;

use crate::github::declared::named::{Issue, ShortRepository};
use crate::http::error::Result;
use crate::operations::composite::graphql;
use crate::operations::composite::reading::{node_id, text_of};
use crate::operations::outcome::Outcome;
use crate::operations::run::{Call, Running};
use crate::session::object_of;

/// Create an issue at the repository's own URL, which is current even if the repository was renamed.
pub fn create(call: Call) -> Result<Running> {
    let repository = call.bare("GET /repos/{owner}/{repository}")?;
    Ok(Box::pin(async move {
        let repository = object_of(&call.fetch(repository).await?)?;
        let mut arguments = call.arguments.clone();
        arguments.retain(|(param, _)| !matches!(param.name, "owner" | "repository"));
        let issue = call.fetch(call.request_of(ShortRepository::create_issue, &arguments, Some(&repository))?).await?;
        Ok(Outcome::Body(issue))
    }))
}

/// Move an issue to another repository. The result is the issue there.
pub fn transfer(call: Call) -> Result<Running> {
    const TEXT: &str = "mutation($issue: ID!, $repository: ID!, $labels: Boolean) { transferIssue(input: \
                        {issueId: $issue, repositoryId: $repository, createLabelsIfMissing: $labels}) { issue { number } } }";
    call.check_credential()?;
    let issue = node_id(&call)?;
    let repository = call.bare("GET /repos/{+repository}")?;
    Ok(Box::pin(async move {
        let repository = object_of(&call.fetch(repository).await?)?;
        let member = |key: &str| repository.get(key).and_then(|member| member.scalar()).unwrap_or_default();
        let variables =
            json!({ "issue": issue, "repository": member("node_id"), "labels": call.argument("create_labels") });
        let moved = graphql::fetch(&call, TEXT, variables).await?;
        let number = text_of(&moved, "data.transferIssue.issue.number")?;
        let issue = call.fetch(call.at(&format!("{}/issues/{number}", member("url")))?).await?;
        Ok(Outcome::Of(Issue::NAME, issue))
    }))
}
