//! Calls of operations that send no request: their results follow from the resource.

use serde_json::{Map, Value};

use crate::client::operations::local;
use crate::client::sealed_box::seal;
use crate::facade::arguments::bytes_of;
use crate::facade::error::{Error, Result};
use crate::facade::operation::Operation;
use crate::facade::reply::Reply;
use crate::facade::resource::Resource;
use crate::schema::declaration::{Local, Op};

/// The result of an operation that sends no request.
pub fn compute(op: &'static Op, local: Local, owner: Option<&Resource>, objects: Map<String, Value>) -> Result<Reply> {
    let json = owner.map(Resource::data);
    let check_known = |name: &str| owner.map_or(Ok(()), |owner| owner.check_known(name));
    match local {
        Local::IsClosed => {
            check_known("state")?;
            Ok(Reply::Bool(local::is_closed(json.as_ref())))
        }
        Local::IsFree => {
            check_known("name")?;
            Ok(Reply::Bool(local::is_free(json.as_ref())))
        }
        Local::ListEventTypes => Ok(Reply::Json(Value::from(local::EVENT_TYPES.as_slice()))),
        Local::DecodeBlob | Local::DecodeLicense => {
            check_known("content")?;
            let content = json.map(|json| local::content(&json)).transpose()?.flatten().unwrap_or_default();
            Ok(match String::from_utf8(content) {
                Ok(text) => Reply::Text(text),
                Err(error) if local == Local::DecodeLicense => {
                    Reply::Text(String::from_utf8_lossy(error.as_bytes()).into_owned())
                }
                Err(error) => Reply::Bytes(error.into_bytes().into()),
            })
        }
        Local::Seal => {
            check_known("key")?;
            let key = json.and_then(|json| json.get("key")?.scalar()).unwrap_or_default();
            Ok(Reply::Text(seal(&key, &secret(objects)?)?))
        }
        Local::Login | Local::LoginAsApp | Local::NewSession | Local::SetClientId | Local::SetUserAgent => {
            Err(Error::Argument(format!("{} changes the session: see Client::builder()", Operation::from(op))))
        }
    }
}

/// The value of a secret.
pub fn secret(mut objects: Map<String, Value>) -> Result<Vec<u8>> {
    let Some(value) = objects.remove("value") else { return Err(Error::argument("value is missing")) };
    bytes_of(value).map(Vec::from).ok_or_else(|| Error::argument("value must be text or bytes"))
}
