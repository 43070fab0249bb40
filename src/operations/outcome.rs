//! What the response of an operation means, and the result that it has.

use bytes::Bytes;
use http::HeaderMap;
use url::Url;

use crate::github::model::declaration::{Op, Returns};
use crate::github::model::kind::{Kind, Record};
use crate::http::error::{Error, Result};
use crate::http::response::Response;
use crate::json::document::Json;
use crate::session::{json_of, object_of, shape};

/// The outcome of an operation.
#[derive(Debug)]
pub enum Outcome {
    /// True.
    Yes(Response),
    /// False, and the response that says so; None if nothing was sent.
    No(Option<Response>),
    /// None, and the response that says so; None if an operation of several requests has none.
    Nothing(Option<Response>),
    /// A response whose body is the result.
    Body(Response),
    /// A response whose body is a resource of this class, which is not the declared one.
    Of(&'static str, Response),
}

/// The result of an operation, as programs in any language get it.
#[derive(Debug)]
pub enum Found {
    /// Nothing.
    Nothing,
    /// Yes or no.
    Bool(bool),
    /// The owner, unchanged.
    Owner,
    /// The owner, which takes over the fields of this object.
    Renewed(Json),
    /// A resource of this class.
    One(&'static str, Json),
    /// A list of resources of this class.
    List(&'static str, Json),
    /// A plain object with known members.
    Record(&'static Record, Json),
    /// An object with URI templates.
    Templates(Json),
    /// Another JSON value.
    Value(Json),
    /// A time, as JSON text in ISO 8601.
    Time(Json),
    /// Text.
    Text(Bytes),
    /// Bytes.
    Bytes(Bytes),
}

/// The JSON of an object after it took over a response. It keeps its repository if the response lacks that: listings of an
/// organization show it in each alert, responses to changes do not.
pub fn renewed(before: &Json, response: Json) -> Json {
    const KEPT: &str = "repository";
    match before.member(KEPT).filter(|_| response.member(KEPT).is_none()) {
        Some(repository) => response.with(KEPT, &repository),
        None => response,
    }
}

impl Outcome {
    /// A result that is put together from the responses of several requests: JSON text, and the URL that it is about.
    pub fn composed(json: String, url: Url) -> Outcome {
        Outcome::Body(Response::new(200, HeaderMap::new(), Bytes::from(json), url))
    }

    /// The result for an operation.
    pub fn found(&self, op: &Op) -> Result<Found> {
        Ok(match self {
            Outcome::Yes(response) if op.returns == Returns::Renew => Found::Renewed(object_of(response)?),
            Outcome::Yes(_) => Found::Bool(true),
            Outcome::No(_) if op.returns == Returns::Bytes => Found::Bytes(Bytes::new()),
            Outcome::No(_) if op.returns == Returns::TextOrEmpty => Found::Text(Bytes::new()),
            Outcome::No(_) => Found::Bool(false),
            Outcome::Nothing(_) => Found::Nothing,
            Outcome::Of(class, response) => Found::One(class, object_of(response)?),
            Outcome::Body(response) => read(op, response)?,
        })
    }

    /// The response, if there is one.
    pub fn response(&self) -> Option<&Response> {
        match self {
            Outcome::Yes(response) | Outcome::Body(response) | Outcome::Of(_, response) => Some(response),
            Outcome::No(response) | Outcome::Nothing(response) => response.as_ref(),
        }
    }
}

/// What the status of a response means for an operation.
pub fn interpret_status(op: &Op, response: Response) -> Result<Outcome> {
    let status = response.status;
    let [is_yes, is_no] = [op.yes, op.no].map(|statuses| statuses.contains(&status));
    match op.returns {
        Returns::Bool | Returns::Renew if is_yes && !says_no(op, &response)? => Ok(Outcome::Yes(response)),
        Returns::Bool | Returns::Renew if is_yes || is_no || response.ok() => Ok(Outcome::No(Some(response))),
        Returns::Bool | Returns::Renew => Err(Error::Status(Box::new(response))),
        Returns::Bytes if is_no => Ok(Outcome::No(Some(response))),
        Returns::TextOrEmpty if !response.ok() => Ok(Outcome::No(Some(response))),
        Returns::BoolOrFalse => {
            let says_so = |json: Json| json.get(op.key).is_some_and(|result| result.text() == "true");
            let is_true = status == 200 && json_of(&response).is_ok_and(says_so);
            Ok(if is_true { Outcome::Yes(response) } else { Outcome::No(Some(response)) })
        }
        _ if op.none.contains(&status) || status == 304 => Ok(Outcome::Nothing(Some(response))),
        _ if !response.ok() => Err(Error::Status(Box::new(response))),
        Returns::Nothing => Ok(Outcome::Nothing(Some(response))),
        _ => Ok(Outcome::Body(response)),
    }
}

/// Whether the body holds the result, and the result is False.
fn says_no(op: &Op, response: &Response) -> Result<bool> {
    if op.returns != Returns::Bool || op.key.is_empty() {
        return Ok(false);
    }
    Ok(object_of(response)?.get(op.key).is_none_or(|result| result.text() != "true"))
}

/// The result in a body.
fn read(op: &Op, response: &Response) -> Result<Found> {
    Ok(match op.returns {
        Returns::One(class) => Found::One(class, object_of(response)?),
        Returns::List(class) => Found::List(class, keyed(op, response)?),
        Returns::Entries(class) => Found::List(class, json_of(response)?),
        Returns::Replace | Returns::Owner(_) => Found::Renewed(object_of(response)?),
        Returns::Value(Kind::Record(record)) => Found::Record(record, object_of(response)?),
        Returns::Value(Kind::Map(_)) => Found::Value(object_of(response)?),
        Returns::Value(Kind::List(_)) => Found::Value(keyed(op, response)?),
        Returns::Templates => Found::Templates(object_of(response)?),
        Returns::Text if !op.key.is_empty() => {
            let text = object_of(response)?.get(op.key).and_then(|json| json.scalar());
            Found::Text(text.unwrap_or_default().into())
        }
        Returns::Text | Returns::TextOrEmpty => Found::Text(response.body.clone()),
        Returns::Bytes => Found::Bytes(response.body.clone()),
        _ => Found::Value(json_of(response)?),
    })
}

/// The array of a response; if the body is an object, its member at the operation's key.
fn keyed(op: &Op, response: &Response) -> Result<Json> {
    let json = json_of(response)?;
    let found = if json.is_array() { Some(json) } else { json.get(op.key).filter(Json::is_array) };
    found.ok_or_else(|| shape(response, "a list"))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_status_that_says_neither_yes_nor_no_is_an_error() {
        for returns in [Returns::Bool, Returns::Renew] {
            let op = Op { returns, none: &[409], ..Op::BASE };
            let outcome = |status| {
                let url = Url::parse("https://h/a").unwrap();
                interpret_status(&op, Response::new(status, HeaderMap::new(), Bytes::new(), url))
            };
            assert!(matches!(outcome(204), Ok(Outcome::Yes(_))));
            for status in [200, 304, 404] {
                assert!(matches!(outcome(status), Ok(Outcome::No(Some(_)))), "{status}");
            }
            for status in [409, 422, 500] {
                assert!(matches!(outcome(status), Err(Error::Status(_))), "{status}");
            }
        }
    }
}
