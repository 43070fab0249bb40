//! What operations return.

use bytes::Bytes;
use serde_json::Value;

use crate::facade::error::{Error, Result};
use crate::facade::resource::Resource;

/// The result of an operation.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum Reply {
    /// Nothing.
    Nothing,
    /// Yes or no.
    Bool(bool),
    /// Text.
    Text(String),
    /// Bytes.
    Bytes(Bytes),
    /// A resource, or another JSON object.
    Resource(Resource),
    /// Several resources.
    Resources(Vec<Resource>),
    /// Another JSON value.
    Json(Value),
}

/// Types that a call may return: [`Resource`], `Vec<Resource>`, `bool`, [`String`], [`Bytes`], [`Value`] for JSON, `()`
/// to ignore the result, [`Option`] of each (None for no content, such as 304), and [`Reply`] for any result.
///
/// If the operation returns another type, the call fails with [`Error::Argument`] after the response has arrived.
pub trait FromReply: Sized {
    /// Convert the result of a call.
    ///
    /// # Errors
    /// [`Error::Argument`] if the operation returned another type.
    fn from_reply(reply: Reply) -> Result<Self>;
}

impl Reply {
    /// The type of the result, in words.
    fn kind(&self) -> &'static str {
        match self {
            Reply::Nothing => "nothing",
            Reply::Bool(_) => "a bool",
            Reply::Text(_) => "text",
            Reply::Bytes(_) => "bytes",
            Reply::Resource(_) => "a resource",
            Reply::Resources(_) => "a list of resources",
            Reply::Json(_) => "JSON",
        }
    }

    fn is_not(&self, wanted: &str) -> Error {
        Error::Argument(format!("the operation returned {}, not {wanted}", self.kind()))
    }
}

impl FromReply for Reply {
    fn from_reply(reply: Reply) -> Result<Reply> {
        Ok(reply)
    }
}

impl FromReply for () {
    fn from_reply(_reply: Reply) -> Result<()> {
        Ok(())
    }
}

impl FromReply for bool {
    fn from_reply(reply: Reply) -> Result<bool> {
        match reply {
            Reply::Bool(yes) => Ok(yes),
            // The operation succeeded, and returned the updated resource.
            Reply::Resource(_) => Ok(true),
            other => Err(other.is_not("a bool")),
        }
    }
}

impl FromReply for String {
    fn from_reply(reply: Reply) -> Result<String> {
        match reply {
            Reply::Text(text) => Ok(text),
            other => Err(other.is_not("text")),
        }
    }
}

impl FromReply for Bytes {
    fn from_reply(reply: Reply) -> Result<Bytes> {
        match reply {
            Reply::Bytes(bytes) => Ok(bytes),
            Reply::Text(text) => Ok(Bytes::from(text)),
            other => Err(other.is_not("bytes")),
        }
    }
}

impl FromReply for Resource {
    fn from_reply(reply: Reply) -> Result<Resource> {
        match reply {
            Reply::Resource(resource) => Ok(resource),
            other => Err(other.is_not("a resource")),
        }
    }
}

impl FromReply for Vec<Resource> {
    fn from_reply(reply: Reply) -> Result<Vec<Resource>> {
        match reply {
            Reply::Resources(resources) => Ok(resources),
            other => Err(other.is_not("a list of resources")),
        }
    }
}

impl FromReply for Value {
    fn from_reply(reply: Reply) -> Result<Value> {
        match reply {
            Reply::Json(value) => Ok(value),
            Reply::Resource(resource) => Ok(Value::from(&resource)),
            Reply::Resources(resources) => Ok(resources.iter().map(Value::from).collect()),
            Reply::Bool(yes) => Ok(Value::Bool(yes)),
            Reply::Text(text) => Ok(Value::String(text)),
            Reply::Nothing => Ok(Value::Null),
            other @ Reply::Bytes(_) => Err(other.is_not("JSON")),
        }
    }
}

impl<T: FromReply> FromReply for Option<T> {
    fn from_reply(reply: Reply) -> Result<Option<T>> {
        match reply {
            Reply::Nothing => Ok(None),
            other => T::from_reply(other).map(Some),
        }
    }
}
