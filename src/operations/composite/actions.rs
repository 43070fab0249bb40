//! Secrets of GitHub Actions, codespaces and Dependabot.

use serde_json::{Map, Value};

use crate::github::declared::named::{Client, Environment};
use crate::http::error::{Error, Result};
use crate::http::response::Response;
use crate::operations::composite::reading::{members, missing_input, text_of};
use crate::operations::outcome::Outcome;
use crate::operations::run::{Attachment, Call, Running};
use crate::session::sealed_box::seal;

/// Where the secrets of the operation's family are: GitHub Actions, codespaces and Dependabot have secrets of their own.
fn secrets(call: &Call) -> String {
    let family = call.op.id.split('/').next().unwrap_or_default();
    match call.op.class {
        Client::NAME => format!("/user/{family}/secrets"),
        Environment::NAME => "{url}/secrets".to_owned(),
        _ => format!("{{url}}/{family}/secrets"),
    }
}

/// Store a value that the caller has encrypted.
pub fn create_secret(call: Call) -> Result<Running> {
    check(&call)?;
    Ok(Box::pin(async move {
        let key = public_key(&call).await?;
        store(&call, &key, members(&call)).await
    }))
}

/// Encrypt a value and store it.
pub fn set_secret(mut call: Call) -> Result<Running> {
    check(&call)?;
    let Attachment::Secret(value) = std::mem::take(&mut call.attachment) else { return Err(missing_input(&call)) };
    Ok(Box::pin(async move {
        let key = public_key(&call).await?;
        let mut body = members(&call);
        body.insert("encrypted_value".into(), seal(&text_of(&key, "key")?, &value)?.into());
        store(&call, &key, body).await
    }))
}

fn check(call: &Call) -> Result<()> {
    call.check_credential()?;
    let is_shared = call.op.params.iter().any(|param| param.name == "visibility");
    if is_shared && call.text("visibility") != "selected" && call.argument("selected_repo_ids").is_some() {
        return Err(Error::Argument("selected_repo_ids are for the visibility 'selected' only".into()));
    }
    Ok(())
}

async fn public_key(call: &Call) -> Result<Response> {
    call.fetch(call.bare(&format!("GET {}/public-key", secrets(call)))?).await
}

/// Store a value that is encrypted with a key, and read the secret back.
async fn store(call: &Call, key: &Response, mut body: Map<String, Value>) -> Result<Outcome> {
    body.remove("secret_name");
    body.insert("key_id".into(), text_of(key, "key_id")?.into());
    let secret = format!("{}/{{secret_name}}", secrets(call));
    call.fetch(call.with_body(&format!("PUT {secret}"), &body.into())?).await?;
    Ok(Outcome::Body(call.fetch(call.bare(&format!("GET {secret}"))?).await?))
}
