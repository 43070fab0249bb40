//! Building the request of an operation from its arguments.

use bytes::Bytes;
use http::header::{ACCEPT, CONTENT_TYPE, IF_NONE_MATCH};
use http::{HeaderValue, Method};
use serde_json::{Map, Value};

use crate::http::error::{Error, Result};
use crate::http::request::{Addresses, Request, address, route};
use crate::json::document::Json;
use crate::operations::arguments::{Arguments, taking};
use crate::schema::declaration::{Op, Param, Send, Takes, media};

impl Request {
    /// A request without headers and body: `line` is a method and a path such as "GET {url}/tags", with the operation's
    /// placeholders.
    pub fn bare(line: &str, arguments: &Arguments, owner: Option<&Json>, addresses: &Addresses) -> Result<Request> {
        let (method, template) = line.split_once(' ').unwrap_or(("GET", line));
        let method = method.parse().map_err(|_| Error::Argument(format!("{method:?} is not a method")))?;
        Ok(Request::new(method, address(&fill(template, arguments, owner)?.text, &addresses.api)?))
    }

    /// The request of an operation. `owner` is the JSON of the resource whose method the operation is.
    pub fn build(op: &Op, arguments: &Arguments, owner: Option<&Json>, addresses: &Addresses) -> Result<Request> {
        let (method, path) = op.line();
        let mut filled = fill(path, arguments, owner)?;
        let chosen = |param: &Param, value: &Option<Value>| {
            param.takes == Takes::Segment && value.as_ref().and_then(Value::as_bool) == Some(true)
        };
        for (param, _) in arguments.iter().filter(|(param, value)| chosen(param, value)) {
            filled.text.push('/');
            filled.text.push_str(param.wire);
        }
        let base = if op.upload { &addresses.uploads } else { &addresses.api };
        let mut request = Request::new(method, address(&filled.text, base)?);
        let rest =
            || arguments.iter().filter(|(param, _)| !param.takes.is_apart() && !filled.used.contains(&param.name));
        let in_query = match op.send {
            Send::Auto => matches!(request.method, Method::GET | Method::DELETE),
            Send::Query => true,
            _ => false,
        };
        if in_query {
            let sent = rest().filter_map(|(param, value)| Some((param.wire, query_text(value.as_ref()?)?)));
            request.query(sent);
        } else {
            let sent = rest().filter_map(|(param, value)| Some((param.wire, value.clone()?)));
            request.body(op, owner, sent)?;
        }
        let sent = |takes| taking(arguments, takes);
        let text_match = sent(Takes::TextMatch).is_some_and(|value| value == &Value::Bool(true));
        let accept = if text_match { media::TEXT_MATCH } else { op.accept };
        if accept != media::FULL {
            request.headers.insert(ACCEPT, HeaderValue::from_static(accept));
        }
        if let Some(media_type) = sent(Takes::ContentType).and_then(Value::as_str) {
            request.header(CONTENT_TYPE.as_str(), media_type)?;
        }
        if let Some(etag) = sent(Takes::Etag).and_then(Value::as_str) {
            request.header(IF_NONE_MATCH.as_str(), etag)?;
        }
        if let Some(etag) = sent(Takes::Unless).and_then(Value::as_str) {
            request.header(IF_NONE_MATCH.as_str(), &format!("\"{etag}\""))?;
        }
        Ok(request)
    }

    fn body(
        &mut self,
        op: &Op,
        owner: Option<&Json>,
        mut sent: impl Iterator<Item = (&'static str, Value)>,
    ) -> Result<()> {
        match op.send {
            Send::Whole => match (sent.next(), op.fixed) {
                (Some((_, value)), _) => self.json(&value),
                (None, [(_, text)]) => self.json(&constant(op, text, owner)?),
                (None, _) => {}
            },
            Send::Plain => {
                if let Some((_, Value::String(text))) = sent.next() {
                    self.plain(text);
                }
            }
            Send::Form => {
                let pairs = sent.filter_map(|(name, value)| Some((name, query_text(&value)?)));
                let form = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish();
                self.body = Some(Bytes::from(form));
                self.headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/x-www-form-urlencoded"));
            }
            _ => {
                let mut members = Map::new();
                for (name, text) in op.fixed {
                    insert(&mut members, name, constant(op, text, owner)?);
                }
                for (name, value) in sent {
                    insert(&mut members, name, value);
                }
                if !members.is_empty() {
                    self.json(&Value::Object(members));
                }
            }
        }
        Ok(())
    }
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

struct Filled {
    text: String,
    used: Vec<&'static str>,
}

fn fill(template: &str, arguments: &Arguments, owner: Option<&Json>) -> Result<Filled> {
    let argument = |name: &str| arguments.iter().find(|(param, _)| param.name == name);
    let (text, names) = route(template, |name| match argument(name) {
        Some((_, value)) => Some(value.as_ref().map(text_of).unwrap_or_default()),
        None => name.trim_start_matches('.').split('|').find_map(|key| owner?.get(key)?.scalar()),
    })?;
    let used = arguments.iter().map(|(param, _)| param.name).filter(|name| names.iter().any(|n| n == name)).collect();
    Ok(Filled { text, used })
}

fn text_of(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// A value in the form that a query has; None if it is not sent.
fn query_text(value: &Value) -> Option<String> {
    match value {
        Value::Null => None,
        Value::String(text) if text.is_empty() => None,
        Value::Array(items) => Some(items.iter().map(text_of).collect::<Vec<_>>().join(",")),
        other => Some(text_of(other)),
    }
}
