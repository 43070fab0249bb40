//! Operations of the chapter `actions`: secrets.

use serde_json::Value;

use crate::api::named::Environment;
use crate::client::sealed_box::seal;
use crate::http::error::{Error, Result};
use crate::http::response::Response;
use crate::operations::composite::reading::{missing_input, text_of};
use crate::operations::outcome::Outcome;
use crate::operations::run::{Attachment, Call, Running};
use crate::schema::declaration::{Method, Needs, Op, Param, Takes};

static STORE: Op = storing("{url}/actions/secrets/{secret_name}");
static STORE_IN_ENVIRONMENT: Op = storing("{url}/secrets/{secret_name}");
static ENCRYPTED_VALUE: Param = text("encrypted_value");
static KEY_ID: Param = text("key_id");

const fn storing(path: &'static str) -> Op {
    Op { name: "set_secret", method: Method::PUT, path, needs: Needs::Auth, ..Op::BASE }
}

/// Where the secrets of the owner are.
fn secrets(call: &Call) -> &'static str {
    if call.op.class == Environment::NAME { "{url}/secrets" } else { "{url}/actions/secrets" }
}

const fn text(name: &'static str) -> Param {
    Param { name, wire: name, takes: Takes::Text, default: None }
}

/// Store a value that the caller has encrypted.
pub fn create_secret(call: Call) -> Result<Running> {
    check(&call)?;
    Ok(Box::pin(async move {
        let key = public_key(&call).await?;
        store(call, &key).await
    }))
}

/// Encrypt a value and store it.
pub fn set_secret(mut call: Call) -> Result<Running> {
    check(&call)?;
    let Attachment::Secret(value) = std::mem::take(&mut call.attachment) else { return Err(missing_input(&call)) };
    Ok(Box::pin(async move {
        let key = public_key(&call).await?;
        let sealed = seal(&text_of(&key, "key")?, &value)?;
        call.arguments.push((&ENCRYPTED_VALUE, Some(Value::String(sealed))));
        store(call, &key).await
    }))
}

fn check(call: &Call) -> Result<()> {
    call.check_credential()?;
    if call.text("visibility") != "selected" && call.argument("selected_repo_ids").is_some() {
        return Err(Error::Argument("selected_repo_ids are for the visibility 'selected' only".into()));
    }
    Ok(())
}

async fn public_key(call: &Call) -> Result<Response> {
    call.fetch(call.bare(&format!("GET {}/public-key", secrets(call)))?).await
}

/// Store a value that is encrypted with a key, and read the secret back.
async fn store(mut call: Call, key: &Response) -> Result<Outcome> {
    call.arguments.push((&KEY_ID, Some(Value::String(text_of(key, "key_id")?))));
    let place = if call.op.class == Environment::NAME { &STORE_IN_ENVIRONMENT } else { &STORE };
    call.fetch(call.request_of(place, &call.arguments, call.owner.as_ref())?).await?;
    let secret = call.fetch(call.bare(&format!("GET {}/{{secret_name}}", secrets(&call)))?).await?;
    Ok(Outcome::Body(secret))
}
