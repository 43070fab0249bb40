//! Operations of the chapter `issues`.

use crate::client::operations::{Call, Running};
use crate::client::session::{Outcome, object_of};
use crate::http::error::Result;
use crate::schema::declaration::{Method, Needs, Op};

static CREATE: Op = Op {
    class: "ShortRepository",
    name: "create_issue",
    method: Method::POST,
    path: "{url}/issues",
    needs: Needs::Auth,
    ..Op::BASE
};

/// Open an issue at the address that the repository names, which is a new one where the repository was renamed.
pub fn create(call: Call) -> Result<Running> {
    let repository = call.bare("GET /repos/{owner}/{repository}")?;
    Ok(Box::pin(async move {
        let repository = object_of(&call.fetch(repository).await?)?;
        let mut arguments = call.arguments.clone();
        arguments.retain(|(param, _)| !matches!(param.name, "owner" | "repository"));
        let issue = call.fetch(call.request_of(&CREATE, &arguments, Some(&repository))?).await?;
        Ok(Outcome::Body(issue))
    }))
}
