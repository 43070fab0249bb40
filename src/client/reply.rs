//! What operations return.

use bytes::Bytes;
use serde_json::Value;

use crate::client::error::{Error, Result};
use crate::client::resource::Resource;
use crate::github::model::declaration::Returns;
use crate::github::model::kind::Kind;

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

/// The type of a [`Reply`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReplyKind {
    /// [`Reply::Nothing`].
    Nothing,
    /// [`Reply::Bool`].
    Bool,
    /// [`Reply::Text`].
    Text,
    /// [`Reply::Bytes`].
    Bytes,
    /// [`Reply::Resource`].
    Resource,
    /// [`Reply::Resources`].
    Resources,
    /// [`Reply::Json`].
    Json,
}

/// Types that a call may return: [`Resource`], `Vec<Resource>`, `bool`, [`String`], [`Bytes`], [`Value`] for JSON, `()`
/// to ignore the result, [`Option`] of each (None for no content, such as 304), and [`Reply`] for any result.
///
/// If the operation never returns such a type, the call fails with [`Error::Argument`], and nothing is sent. If a single
/// response has no result of the type, such as 304 where the program expects a resource, the call fails with
/// [`Error::Status`] for an error status, and with [`Error::Unexpected`] for any other one.
pub trait FromReply: Sized {
    /// Whether results of this kind can be converted. Unless implemented, all can.
    fn accepts(_kind: ReplyKind) -> bool {
        true
    }

    /// Convert the result of a call.
    ///
    /// # Errors
    /// [`Error::Value`] if the result has another type.
    fn from_reply(reply: Reply) -> Result<Self>;
}

impl ReplyKind {
    /// All kinds, the most specific ones first: a type is named after the first kind that it accepts.
    const ALL: [ReplyKind; 7] = [
        ReplyKind::Json,
        ReplyKind::Bytes,
        ReplyKind::Text,
        ReplyKind::Bool,
        ReplyKind::Resources,
        ReplyKind::Resource,
        ReplyKind::Nothing,
    ];

    /// The kinds of results that an operation returns when it succeeds; none for a listing.
    pub(super) fn of(returns: Returns) -> &'static [ReplyKind] {
        match returns {
            Returns::One(_) | Returns::Either(_) | Returns::Renew | Returns::Replace | Returns::Owner(_) => {
                &[ReplyKind::Resource]
            }
            Returns::Many(_) | Returns::Search(_) | Returns::Rows(_) | Returns::Pairs(_) => &[],
            Returns::List(_) | Returns::Entries(_) => &[ReplyKind::Resources],
            Returns::Value(Kind::List(_)) => &[ReplyKind::Json],
            Returns::Value(_) | Returns::Templates => &[ReplyKind::Resource, ReplyKind::Json],
            Returns::Bool | Returns::BoolOrFalse => &[ReplyKind::Bool],
            Returns::Text | Returns::TextOrEmpty => &[ReplyKind::Text],
            Returns::TextOrBytes => &[ReplyKind::Text, ReplyKind::Bytes],
            Returns::Bytes => &[ReplyKind::Bytes],
            Returns::Session | Returns::Nothing => &[ReplyKind::Nothing],
        }
    }

    /// The kind in words.
    pub(super) fn name(self) -> &'static str {
        match self {
            ReplyKind::Nothing => "nothing",
            ReplyKind::Bool => "a bool",
            ReplyKind::Text => "text",
            ReplyKind::Bytes => "bytes",
            ReplyKind::Resource => "a resource",
            ReplyKind::Resources => "a list of resources",
            ReplyKind::Json => "JSON",
        }
    }

    /// The kind that a type is made for, in words.
    pub(super) fn wanted<T: FromReply>() -> &'static str {
        ReplyKind::ALL.into_iter().find(|kind| T::accepts(*kind)).map_or("another type", ReplyKind::name)
    }
}

impl Reply {
    /// The type of the result.
    pub fn kind(&self) -> ReplyKind {
        match self {
            Reply::Nothing => ReplyKind::Nothing,
            Reply::Bool(_) => ReplyKind::Bool,
            Reply::Text(_) => ReplyKind::Text,
            Reply::Bytes(_) => ReplyKind::Bytes,
            Reply::Resource(_) => ReplyKind::Resource,
            Reply::Resources(_) => ReplyKind::Resources,
            Reply::Json(_) => ReplyKind::Json,
        }
    }

    fn is_not<T: FromReply>(&self) -> Error {
        let text = format!("expected {}, got {}", ReplyKind::wanted::<T>(), self.kind().name());
        Error::Value { name: String::new(), source: serde::de::Error::custom(text) }
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
    fn accepts(kind: ReplyKind) -> bool {
        matches!(kind, ReplyKind::Bool | ReplyKind::Resource)
    }

    fn from_reply(reply: Reply) -> Result<bool> {
        match reply {
            Reply::Bool(yes) => Ok(yes),
            // The operation succeeded, and returned the updated resource.
            Reply::Resource(_) => Ok(true),
            other => Err(other.is_not::<Self>()),
        }
    }
}

impl FromReply for String {
    fn accepts(kind: ReplyKind) -> bool {
        kind == ReplyKind::Text
    }

    fn from_reply(reply: Reply) -> Result<String> {
        match reply {
            Reply::Text(text) => Ok(text),
            other => Err(other.is_not::<Self>()),
        }
    }
}

impl FromReply for Bytes {
    fn accepts(kind: ReplyKind) -> bool {
        matches!(kind, ReplyKind::Bytes | ReplyKind::Text)
    }

    fn from_reply(reply: Reply) -> Result<Bytes> {
        match reply {
            Reply::Bytes(bytes) => Ok(bytes),
            Reply::Text(text) => Ok(Bytes::from(text)),
            other => Err(other.is_not::<Self>()),
        }
    }
}

impl FromReply for Resource {
    fn accepts(kind: ReplyKind) -> bool {
        kind == ReplyKind::Resource
    }

    fn from_reply(reply: Reply) -> Result<Resource> {
        match reply {
            Reply::Resource(resource) => Ok(resource),
            other => Err(other.is_not::<Self>()),
        }
    }
}

impl FromReply for Vec<Resource> {
    fn accepts(kind: ReplyKind) -> bool {
        kind == ReplyKind::Resources
    }

    fn from_reply(reply: Reply) -> Result<Vec<Resource>> {
        match reply {
            Reply::Resources(resources) => Ok(resources),
            other => Err(other.is_not::<Self>()),
        }
    }
}

impl FromReply for Value {
    fn accepts(kind: ReplyKind) -> bool {
        kind != ReplyKind::Bytes
    }

    fn from_reply(reply: Reply) -> Result<Value> {
        match reply {
            Reply::Json(value) => Ok(value),
            Reply::Resource(resource) => Ok(Value::from(&resource)),
            Reply::Resources(resources) => Ok(resources.iter().map(Value::from).collect()),
            Reply::Bool(yes) => Ok(Value::Bool(yes)),
            Reply::Text(text) => Ok(Value::String(text)),
            Reply::Nothing => Ok(Value::Null),
            other @ Reply::Bytes(_) => Err(other.is_not::<Self>()),
        }
    }
}

impl<T: FromReply> FromReply for Option<T> {
    fn accepts(kind: ReplyKind) -> bool {
        kind == ReplyKind::Nothing || T::accepts(kind)
    }

    fn from_reply(reply: Reply) -> Result<Option<T>> {
        match reply {
            Reply::Nothing => Ok(None),
            other => T::from_reply(other).map(Some),
        }
    }
}
