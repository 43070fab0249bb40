//! Requests of operations and of routes, built from their arguments.

use std::borrow::Cow;

use bytes::Bytes;
use http::header::{ACCEPT, CONTENT_TYPE, IF_NONE_MATCH};
use http::{HeaderValue, Method};
use serde_json::{Map, Value};
use url::{Url, form_urlencoded};

use crate::github::description::kind::Kind;
use crate::github::description::operation::Server;
use crate::github::model::declaration::{Op, Param, Send, Takes, media};
use crate::http::error::{Error, Result};
use crate::http::request::{BaseUrls, Request, absolute_url, route};
use crate::json::document::Json;
use crate::operations::arguments::{Arguments, taking};
use crate::operations::described::alternatives;

/// A request that is being built.
#[derive(Debug)]
pub struct Draft<'a> {
    /// The request without its arguments.
    pub request: Request,
    /// Members of the JSON body.
    pub members: Map<String, Value>,
    query: Vec<(Cow<'a, str>, Cow<'a, str>)>,
}

/// How a list is sent in a query.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lists {
    /// As one text with commas.
    Commas,
    /// As `name[]=value` for each item.
    Items,
}

impl Lists {
    /// The form that GitHub documents for a parameter: that of text for one of type text.
    pub fn of(kind: &Kind) -> Lists {
        if *kind.some() == Kind::Str { Lists::Commas } else { Lists::Items }
    }
}

impl<'a> Draft<'a> {
    /// A request of a filled path.
    pub fn new(method: Method, path: &str, base: &str) -> Result<Draft<'a>> {
        let request = Request::new(method, absolute_url(path, base)?);
        Ok(Draft { request, members: Map::new(), query: Vec::new() })
    }

    /// Add an argument to the query; null is not sent.
    pub fn pair(&mut self, name: &'a str, value: &'a Value, lists: Lists) {
        match value {
            Value::Null => {}
            Value::Array(items) if lists == Lists::Items => {
                self.query.extend(items.iter().map(|item| (format!("{name}[]").into(), text_of(item))));
            }
            Value::Array(items) => {
                let items: Vec<_> = items.iter().map(text_of).collect();
                self.query.push((name.into(), items.join(",").into()));
            }
            value => self.query.push((name.into(), text_of(value))),
        }
    }

    /// Add an argument to the body.
    pub fn insert(&mut self, name: &str, value: &Value) {
        self.members.insert(name.to_owned(), value.clone());
    }

    /// The request. With `has_object`, a body without members is sent as an empty object.
    pub fn build(mut self, has_object: bool) -> Request {
        self.request.query(self.query);
        if has_object || !self.members.is_empty() {
            self.request.json(&Value::Object(self.members));
        }
        self.request
    }

    /// The request with the pairs of the query as a form in its body.
    fn build_form(mut self) -> Request {
        let form = form_urlencoded::Serializer::new(String::new()).extend_pairs(self.query).finish();
        self.request.body = Some(Bytes::from(form));
        let media = HeaderValue::from_static("application/x-www-form-urlencoded");
        self.request.headers.insert(CONTENT_TYPE, media);
        self.request
    }
}

/// The base URL of a server's paths. The management API of an Enterprise Server has a port of its own.
pub fn base(server: Server, urls: &BaseUrls) -> Result<Cow<'_, str>> {
    match server {
        Server::Api => Ok(urls.api.as_str().into()),
        Server::Uploads => Ok(urls.uploads.as_str().into()),
        Server::Appliance => {
            let Some(host) = urls.api.strip_suffix("/api/v3") else { return base(Server::Api, urls) };
            let mut url = Url::parse(host).map_err(|error| Error::Argument(format!("{host}: {error}")))?;
            let _ = url.set_port(Some(8443));
            Ok(url.as_str().trim_end_matches('/').to_owned().into())
        }
    }
}

/// A request without headers and body: `line` is a method and a path such as "GET {url}/tags", with the operation's
/// placeholders.
pub fn bare(line: &str, arguments: &Arguments, owner: Option<&Json>, urls: &BaseUrls) -> Result<Request> {
    let (method, template) = line.split_once(' ').unwrap_or(("GET", line));
    let method = method.parse().map_err(|_| Error::Argument(format!("{method:?} is not a method")))?;
    Ok(Request::new(method, absolute_url(&fill(template, arguments, owner)?.0, &urls.api)?))
}

/// The request of a declared operation. `owner` is the JSON of the resource whose method the operation is.
pub fn build(op: &Op, arguments: &Arguments, owner: Option<&Json>, urls: &BaseUrls) -> Result<Request> {
    let (method, path) = op.line();
    let (mut path, used) = fill(path, arguments, owner)?;
    let chosen = |param: &Param, value: &Option<Value>| {
        param.takes == Takes::Segment && value.as_ref().and_then(Value::as_bool) == Some(true)
    };
    for (param, _) in arguments.iter().filter(|(param, value)| chosen(param, value)) {
        path.extend(["/", param.wire]);
    }
    let draft = Draft::new(method, &path, &urls.api)?;
    let is_left = |param: &Param| !param.takes.is_apart() && !used.contains(&param.name);
    let left = arguments.iter().filter(|(param, _)| is_left(param));
    let left = left.filter_map(|(param, value)| Some((param, value.as_ref()?)));
    let left = left.filter(|(param, value)| param.takes != Takes::Person || is_whole_person(value));
    let left = left.map(|(param, value)| (param.wire, value));
    let mut request = with_arguments(draft, op, left, owner)?;
    let sent = |takes| taking(arguments, takes);
    let text_match = sent(Takes::TextMatch).is_some_and(|value| value == &Value::Bool(true));
    let accept = if text_match { media::TEXT_MATCH } else { op.accept };
    if accept != media::FULL {
        request.headers.insert(ACCEPT, HeaderValue::from_static(accept));
    }
    let text = |takes| sent(takes).and_then(Value::as_str).map(str::to_owned);
    let unless = text(Takes::Unless).map(|etag| format!("\"{etag}\""));
    for (name, value) in [(CONTENT_TYPE, text(Takes::ContentType)), (IF_NONE_MATCH, text(Takes::Etag).or(unless))] {
        value.map(|value| request.header(name.as_str(), &value)).transpose()?;
    }
    Ok(request)
}

/// Whether the author of a commit has what GitHub needs; otherwise it is not sent, as in github3.py. That is decided here
/// and not when arguments are read, so that a misspelt key raises instead of leaving the author out.
fn is_whole_person(person: &Value) -> bool {
    let has = |key: &str| person.get(key).and_then(Value::as_str).is_some_and(|text| !text.is_empty());
    has("name") && has("email")
}

/// The request with the arguments that the path does not have, where the operation sends them.
fn with_arguments<'a>(
    mut draft: Draft<'a>,
    op: &Op,
    mut sent: impl Iterator<Item = (&'static str, &'a Value)>,
    owner: Option<&Json>,
) -> Result<Request> {
    let in_query = match op.send {
        Send::Auto => matches!(draft.request.method, Method::GET | Method::DELETE),
        send => matches!(send, Send::Query | Send::Form),
    };
    if in_query {
        sent.filter(|(_, value)| value.as_str() != Some(""))
            .for_each(|(name, value)| draft.pair(name, value, Lists::Commas));
        return Ok(if op.send == Send::Form { draft.build_form() } else { draft.build(false) });
    }
    match (op.send, op.fixed) {
        (Send::Whole, fixed) => match (sent.next(), fixed) {
            (Some((_, value)), _) => draft.request.json(&alternatives::whole(op, value)),
            (None, [(_, text)]) => draft.request.json(&constant(op, text, owner)?),
            (None, _) => {}
        },
        (Send::Plain, _) => {
            if let Some((_, Value::String(text))) = sent.next() {
                draft.request.plain(text.clone());
            }
        }
        (_, fixed) => {
            for (name, text) in fixed {
                insert(&mut draft.members, name, constant(op, text, owner)?);
            }
            sent.for_each(|(name, value)| insert(&mut draft.members, name, value.clone()));
        }
    }
    Ok(draft.build(false))
}

/// The JSON of a fixed member: its own value, or the owner's value that it names.
fn constant(op: &Op, text: &str, owner: Option<&Json>) -> Result<Value> {
    let call = || format!("{}.{}", op.class, op.name);
    let named = text.strip_prefix('{').and_then(|text| text.strip_suffix('}'));
    let value = match named.filter(|key| key.starts_with(|first: char| first.is_ascii_alphabetic())) {
        Some(key) => {
            let value = owner.and_then(|owner| owner.get(key)).filter(|value| !value.is_null());
            value.ok_or_else(|| Error::Incomplete(format!("{key} is needed for {}", call())))?.text().to_owned()
        }
        None => text.to_owned(),
    };
    serde_json::from_str(&value).map_err(|error| Error::Argument(format!("{}: {error}", call())))
}

/// Set a member; a dot in its name denotes a nested object.
pub fn insert(members: &mut Map<String, Value>, name: &str, value: Value) {
    match name.split_once('.') {
        Some((outer, inner)) => {
            let nested = members.entry(outer).or_insert_with(|| Value::Object(Map::new()));
            if let Value::Object(nested) = nested {
                insert(nested, inner, value);
            }
        }
        None => {
            members.insert(name.to_owned(), value);
        }
    }
}

/// A template with its placeholders filled, and the names of the arguments in them.
fn fill(template: &str, arguments: &Arguments, owner: Option<&Json>) -> Result<(String, Vec<&'static str>)> {
    let argument = |name: &str| arguments.iter().find(|(param, _)| param.name == name);
    let (text, names) = route(template, |name| match argument(name) {
        Some((_, value)) => Some(value.as_ref().map(|value| text_of(value).into_owned()).unwrap_or_default()),
        None => name.trim_start_matches('.').split('|').find_map(|key| member(owner?, key)),
    })?;
    let used = arguments.iter().map(|(param, _)| param.name).filter(|name| names.iter().any(|n| n == name)).collect();
    Ok((text, used))
}

/// The owner's value at a key. `owner_path` is where GitHub has what belongs to an organization or a user: an object of
/// GitHub has no such URL, if it may belong to either.
fn member(owner: &Json, key: &str) -> Option<String> {
    if key != "owner_path" {
        return owner.get(key)?.scalar();
    }
    let is_organization = owner.get("owner.type")?.scalar()? == "Organization";
    let login = owner.get("owner.login")?.scalar()?;
    Some(format!("{}/{login}", if is_organization { "orgs" } else { "users" }))
}

/// A value in the form that a query or a path has.
pub fn text_of(value: &Value) -> Cow<'_, str> {
    match value {
        Value::String(text) => text.into(),
        other => other.to_string().into(),
    }
}
