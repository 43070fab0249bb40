//! Results of the operations of GitHub's description.

use http::header::CONTENT_TYPE;

use crate::github::description::classes;
use crate::github::description::kind::Kind;
use crate::github::description::operation::Operation;
use crate::github::description::releases::{self, Release};
use crate::http::error::{Error, Result};
use crate::http::response::Response;
use crate::json::document::Json;
use crate::operations::outcome::Found;
use crate::session::{ENTERPRISE_VERSION, json_of};

/// What an operation returns.
#[derive(Debug)]
pub enum Returned {
    /// A lazy listing.
    Listing {
        /// Class of the items; None for plain values.
        class: Option<&'static str>,
        /// Whether these are results of a search.
        search: bool,
        /// Kind of the items.
        item: Option<&'static Kind>,
    },
    /// True or false.
    Question,
    /// The content that the operation redirects to.
    Download,
    /// The body of the response, by status: a kind (None for nothing), and the class of its objects.
    Body(Vec<(Option<&'static Kind>, Option<&'static str>)>),
}

impl Returned {
    /// What an operation returns.
    pub fn of(operation: &'static Operation) -> Returned {
        if operation.pages.is_some() {
            let (class, item) = (classes::of_items(operation), classes::item(operation));
            return Returned::Listing { class, search: operation.tag == "search", item };
        }
        if operation.is_question() {
            return Returned::Question;
        }
        if operation.downloads && operation.responses.is_empty() {
            return Returned::Download;
        }
        let each = |(_, kind): &'static (u16, Option<Kind>)| {
            let kind = kind.as_ref();
            (kind, kind.and_then(|kind| classes::of_response(operation, kind)))
        };
        Returned::Body(operation.responses.iter().map(each).collect())
    }

    /// The result for a response; an error for an error status. `has_own_media` says that the call requests another media
    /// type than the described one.
    pub fn found(&self, operation: &Operation, response: &Response, has_own_media: bool) -> Result<Found> {
        // On a server that lacks the operation, 404 says nothing about what is sought.
        let release = response.header(ENTERPRISE_VERSION).and_then(Release::parse);
        let is_no = response.status == 404 && release.is_none_or(|release| releases::has(release, operation));
        match self {
            Returned::Question if is_no => Ok(Found::Bool(false)),
            _ if !response.ok() => Err(Error::Status(Box::new(response.clone()))),
            Returned::Question => Ok(Found::Bool(response.status == 204)),
            Returned::Download => Ok(Found::Bytes(response.body.clone())),
            _ => match content(response).filter(|_| has_own_media) {
                Some(content) => Ok(content),
                None => self.read(operation, response),
            },
        }
    }

    /// The kind of the body for a status, and the class of its objects.
    fn of_status(&self, operation: &Operation, status: u16) -> (Option<&'static Kind>, Option<&'static str>) {
        let Returned::Body(kinds) = self else { return (None, None) };
        let at = operation.responses.iter().position(|(known, _)| *known == status).unwrap_or(0);
        kinds.get(at).copied().unwrap_or_default()
    }

    /// The result of a success, as described.
    fn read(&self, operation: &Operation, response: &Response) -> Result<Found> {
        let (kind, class) = self.of_status(operation, response.status);
        let empty = response.body.iter().all(u8::is_ascii_whitespace);
        let never = operation.responses.iter().all(|(_, kind)| kind.is_none());
        Ok(match kind {
            _ if response.status == 304 => Found::Nothing,
            // Where success never has content, there is nothing to say but that it was one.
            _ if empty && never => Found::Bool(true),
            _ if empty => Found::Nothing,
            Some(Kind::Text) if !operation.accept.is_empty() => Found::Text(response.body.clone()),
            kind => value(json_of(response)?, kind, class),
        })
    }
}

/// A value of a kind; its objects are of a class.
fn value(json: Json, kind: Option<&'static Kind>, class: Option<&'static str>) -> Found {
    match (class, kind.map(Kind::some)) {
        // Where any object is an alternative, one without members is that.
        (Some(_), Some(Kind::OneOf(kinds))) if kinds.contains(&Kind::Object) && json.entries().is_empty() => {
            Found::Value(json)
        }
        (Some(class), _) if json.is_object() => Found::One(class, json),
        (Some(class), _) if json.is_array() => Found::List(class, json),
        (None, Some(Kind::Time)) => Found::Time(json),
        _ => Found::Value(json),
    }
}

/// The content of a response that is not JSON; None for JSON, and without content.
fn content(response: &Response) -> Option<Found> {
    let announced = response.header(CONTENT_TYPE.as_str())?.to_ascii_lowercase();
    let (media, parameters) = announced.split_once(';').unwrap_or((&announced, ""));
    let media = media.trim();
    // GitHub's own media types for files, diffs and pages may end with "+json", though they are none.
    let form = media.strip_prefix("application/vnd.github.").unwrap_or_default();
    let form = form.strip_prefix("v3.").unwrap_or(form).trim_end_matches("+json");
    let is_text = media.starts_with("text/") || ["diff", "html", "patch", "sha"].contains(&form);
    let is_json = !is_text && form != "raw" && (media.ends_with("/json") || media.ends_with("+json"));
    if is_json || matches!(response.status, 204 | 304) {
        return None;
    }
    let is_valid = parameters.contains("charset=") && std::str::from_utf8(&response.body).is_ok();
    let body = response.body.clone();
    Some(if is_text || is_valid { Found::Text(body) } else { Found::Bytes(body) })
}
