//! Operations of the chapter `issues`.

use crate::api::named::ShortRepository;
use crate::client::session::object_of;
use crate::http::error::Result;
use crate::operations::outcome::Outcome;
use crate::operations::run::{Call, Running};

/// Create an issue at the repository's own address, which is current even if the repository was renamed.
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
