//! Operations of the chapter `git`.

use serde_json::{Value, json};

use crate::github::declared::named::{Reference, Tag};
use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::operations::composite::Changes;
use crate::operations::composite::reading::{missing_input, text_of};
use crate::operations::outcome::Outcome;
use crate::operations::run::{Attachment, Call, Running};

/// Change several files of a branch in one commit.
pub fn commit_files(mut call: Call) -> Result<Running> {
    call.check_credential()?;
    let Attachment::Files(files) = std::mem::take(&mut call.attachment) else { return Err(missing_input(&call)) };
    let branch = call.argument("branch").map(|_| call.text("branch").to_owned());
    let branch = branch.or_else(|| call.member("default_branch"));
    let changes = Changes::new(files, call.text("message").to_owned(), branch)?;
    let repository = call.bare("GET {url}")?.url;
    let is_signed = call.argument("verified") == Some(&Value::Bool(true));
    Ok(Box::pin(async move {
        Ok(Outcome::Body(match is_signed {
            true => changes.commit_signed(&call, repository.as_str()).await?,
            false => changes.commit(&call.session, repository.as_str(), call.auth.clone()).await?,
        }))
    }))
}

/// Create a tag: an annotated tag is an object with a reference to it, a lightweight tag is only a reference.
pub fn create_tag(call: Call) -> Result<Running> {
    let (tag, sha, kind) = (call.text("tag"), call.text("sha"), call.text("obj_type"));
    let name = format!("refs/tags/{tag}");
    if call.argument("lightweight") == Some(&Value::Bool(true)) {
        let request = reference(&call, &name, sha)?;
        return Ok(Box::pin(async move { Ok(Outcome::Of(Reference::NAME, call.fetch(request).await?)) }));
    }
    call.check_credential()?;
    if !matches!(kind, "commit" | "tree" | "blob") {
        return Err(Error::Argument(format!("obj_type must be one of 'commit', 'tree', 'blob', not {kind:?}")));
    }
    let mut body = json!({ "tag": tag, "message": call.text("message"), "object": sha, "type": kind });
    if let (Some(members), Some(tagger)) = (body.as_object_mut(), call.argument("tagger")) {
        members.insert("tagger".into(), tagger.clone());
    }
    let request = call.with_body("POST {url}/git/tags", &body)?;
    Ok(Box::pin(async move {
        let tag = call.fetch(request).await?;
        call.fetch(reference(&call, &name, &text_of(&tag, "sha")?)?).await?;
        Ok(Outcome::Of(Tag::NAME, tag))
    }))
}

/// The request that creates a reference.
fn reference(call: &Call, name: &str, sha: &str) -> Result<Request> {
    call.with_body("POST {url}/git/refs", &json!({ "ref": name, "sha": sha }))
}
