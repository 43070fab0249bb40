//! An operation and its arguments become a request.

use std::sync::Arc;

use bytes::Bytes;
use http::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE, HeaderName, IF_NONE_MATCH, RANGE, USER_AGENT};
use http::{HeaderMap, HeaderValue, Method};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Map, Value};
use url::Url;

use crate::auth::credential::Auth;
use crate::client::session::Settings;
use crate::http::error::{Error, Result};
use crate::http::secrets::shown_address;
use crate::http::transfer::{Download, Upload};
use crate::json::document::Json;
use crate::policy::wait_budget::WaitBudget;
use crate::schema::declaration::{Needs, Op, Param, Send, Takes, media};

/// What is sent.
#[derive(Debug, Clone)]
pub struct Request {
    /// Method.
    pub method: Method,
    /// Address.
    pub url: Url,
    /// Headers beside those that the session adds.
    pub headers: HeaderMap,
    /// Body, if any.
    pub body: Option<Bytes>,
    /// Body that is read while it is sent, in place of `body`.
    pub upload: Option<Upload>,
    /// Where the body of the answer goes while it comes.
    pub download: Option<Download>,
    /// A credential other than the session's.
    pub auth: Option<Auth>,
    /// The credential that the operation needs and the session lacks: only a cassette can respond.
    pub missing: Option<Needs>,
    /// Sent before anybody asked for it: one plain attempt, which calls nobody back and waits for no better time.
    pub ahead: bool,
    /// Whether a redirect led it outside of the session's own addresses.
    pub strayed: bool,
    /// Seconds to connect and to read, in place of the session's; None in the pair waits for ever.
    pub timeouts: Option<(Option<f64>, Option<f64>)>,
    /// How long the call that it belongs to may still wait for rate limits; None until the call begins.
    pub budget: Option<Arc<WaitBudget>>,
}

/// Where the service is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Addresses {
    /// The API, without a slash at the end.
    pub api: String,
    /// Uploads, likewise.
    pub uploads: String,
}

/// The arguments of a call: what to send for each parameter; None for what is not sent.
pub type Arguments = Vec<(&'static Param, Option<Value>)>;

/// All but RFC 3986's unreserved characters.
const SEGMENT: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');

impl Request {
    /// A request without body.
    pub fn new(method: Method, url: Url) -> Request {
        Request {
            method,
            url,
            headers: HeaderMap::new(),
            body: None,
            upload: None,
            download: None,
            auth: None,
            missing: None,
            ahead: false,
            strayed: false,
            timeouts: None,
            budget: None,
        }
    }

    /// Send it to another address, as a response says. Only headers that say nothing of the user go to another origin.
    /// Once it was sent outside of the session's own addresses, it is signed no more, wherever it is sent after that.
    pub fn redirect_to(&mut self, mut url: Url, settings: &Settings) {
        // A response does not choose credentials.
        let _ = url.set_username("").and_then(|()| url.set_password(None));
        if url.origin() != self.url.origin() {
            let private: Vec<_> = self.headers.keys().filter(|name| !may_cross_origins(name)).cloned().collect();
            for name in private {
                self.headers.remove(name);
            }
        }
        self.strayed |= !settings.owns(&url);
        self.url = url;
    }

    /// A request with nothing but its address: `line` is as "GET {url}/tags" and filled as the path of an operation.
    pub fn bare(line: &str, arguments: &Arguments, owner: Option<&Json>, addresses: &Addresses) -> Result<Request> {
        let (method, template) = line.split_once(' ').unwrap_or(("GET", line));
        let method = method.parse().map_err(|_| Error::Argument(format!("{method:?} is not a method")))?;
        Ok(Request::new(method, address(&fill(template, arguments, owner)?.text, &addresses.api)?))
    }

    /// The request of an operation. `owner` is the JSON of the resource that the operation is a method of.
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
        let sent =
            |takes: Takes| arguments.iter().find(|(p, _)| p.takes == takes).and_then(|(_, value)| value.as_ref());
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
        Ok(request)
    }

    /// Add what is not in the query yet. A link of a response may hold the query of the request before.
    pub fn complete_query(&mut self, pairs: &[(String, String)]) {
        let present: Vec<String> = match pairs {
            [] => return,
            _ => self.url.query_pairs().map(|(name, _)| name.into_owned()).collect(),
        };
        self.query(pairs.iter().filter(|(name, _)| !present.contains(name)).map(|(name, value)| (name, value)));
    }

    /// Add to the query.
    pub fn query<K: AsRef<str>, V: AsRef<str>>(&mut self, pairs: impl IntoIterator<Item = (K, V)>) {
        let mut pairs = pairs.into_iter().peekable();
        if pairs.peek().is_some() {
            self.url.query_pairs_mut().extend_pairs(pairs);
        }
    }

    /// Send JSON.
    pub fn json(&mut self, value: &Value) {
        self.body = Some(Bytes::from(value.to_string()));
        self.headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    }

    /// Send plain text.
    pub fn plain(&mut self, text: String) {
        self.body = Some(Bytes::from(text));
        self.headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/plain"));
    }

    /// Set a header; a text that cannot be one is an error.
    pub fn header(&mut self, name: &str, value: &str) -> Result<()> {
        let (name, value) = header(name, value)?;
        self.headers.insert(name, value);
        Ok(())
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

/// The JSON of a fixed member: its own, or the owner's value that it names.
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

/// Set a member; a dot in its name leads into a nested object.
fn insert(members: &mut Map<String, Value>, name: &str, value: Value) {
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

/// A header's name and value, checked.
pub fn header(name: &str, value: &str) -> Result<(HeaderName, HeaderValue)> {
    let bad = || Error::Argument(format!("{name:?} is not a header, or its value cannot be sent in one"));
    Ok((HeaderName::from_bytes(name.as_bytes()).map_err(|_| bad())?, HeaderValue::from_str(value).map_err(|_| bad())?))
}

/// Whether a header may go to an origin other than that it was meant for: it describes the content that is wanted or
/// sent, and neither identifies nor authenticates a user.
pub fn may_cross_origins(name: &HeaderName) -> bool {
    [USER_AGENT, RANGE, CACHE_CONTROL].contains(name)
        || ["accept", "content-", "if-"].iter().any(|start| name.as_str().starts_with(start))
}

/// An absolute address, or a path below the base. A username or password in it would be shown wherever the address is.
pub fn address(text: &str, base: &str) -> Result<Url> {
    let absolute = if text.starts_with('/') { format!("{base}{text}") } else { text.to_owned() };
    match Url::parse(&absolute) {
        Ok(url) if !matches!(url.scheme(), "http" | "https") => {
            Err(Error::Argument(format!("{} must begin with https:// or http://", shown_address(&absolute))))
        }
        Ok(url) if !url.username().is_empty() || url.password().is_some() => {
            Err(Error::Argument("the address must not hold a username or password; see Client.login".to_owned()))
        }
        Ok(url) => Ok(url),
        Err(error) => Err(Error::Argument(format!("{} is not an address: {error}", shown_address(&absolute)))),
    }
}

/// Percent-encode one segment of a path.
pub fn segment(text: &str) -> String {
    utf8_percent_encode(text, SEGMENT).to_string()
}

/// Fill a route such as `/repos/{owner}/{repo}`; gives the path and the names that it used.
pub fn route(template: &str, value: impl Fn(&str) -> Option<String>) -> Result<(String, Vec<String>)> {
    let mut text = String::with_capacity(template.len() + 32);
    let mut used = Vec::new();
    let mut rest = template;
    while let Some((literal, after)) = rest.split_once('{') {
        let Some((placeholder, after)) = after.split_once('}') else { break };
        text.push_str(literal);
        rest = after;
        let (name, slashes) = match placeholder.strip_prefix('+') {
            Some(name) => (name, true),
            None => (placeholder, false),
        };
        let value = value(name).ok_or_else(|| Error::Incomplete(format!("{name} is needed for {template}")))?;
        if text.is_empty() {
            text.push_str(value.split('{').next().unwrap_or_default());
        } else if slashes {
            let segments = value.trim_start_matches('/').split('/').map(|part| checked_segment(name, part, true));
            text.push_str(&segments.collect::<Result<Vec<_>>>()?.join("/"));
        } else {
            text.push_str(&checked_segment(name, &value, false)?);
        }
        used.push(name.to_owned());
    }
    text.push_str(rest);
    Ok((text, used))
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

/// Encode a segment; refuse what would lead to another path.
fn checked_segment(name: &str, text: &str, may_be_empty: bool) -> Result<String> {
    match text {
        "" if !may_be_empty => Err(Error::Argument(format!("{name} must not be empty"))),
        "." | ".." => Err(Error::Argument(format!("{name} must not be {text:?}"))),
        _ => Ok(segment(text)),
    }
}

fn text_of(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// As the service reads it in a query; None for what is not sent.
fn query_text(value: &Value) -> Option<String> {
    match value {
        Value::Null => None,
        Value::String(text) if text.is_empty() => None,
        Value::Array(items) => Some(items.iter().map(text_of).collect::<Vec<_>>().join(",")),
        other => Some(text_of(other)),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn filled(template: &str, values: &[(&str, &str)]) -> Result<String> {
        let find = |name: &str| values.iter().find(|(n, _)| *n == name).map(|(_, v)| (*v).to_owned());
        route(template, find).map(|(text, _)| text)
    }

    #[test]
    fn an_argument_is_one_segment() {
        assert_eq!(filled("/labels/{name}", &[("name", "a/b?c#d é%")]).unwrap(), "/labels/a%2Fb%3Fc%23d%20%C3%A9%25");
        assert_eq!(filled("/contents/{+path}", &[("path", "/docs/a b.md")]).unwrap(), "/contents/docs/a%20b.md");
    }

    #[test]
    fn an_address_is_continued_and_its_template_cut() {
        let values = [("labels_url", "https://h/r/labels{/name}"), ("name", "x")];
        assert_eq!(filled("{labels_url}/{name}", &values).unwrap(), "https://h/r/labels/x");
        let url = address("https://h/repos/o/r/issues/1/../comments/5", "").unwrap();
        assert_eq!(url.as_str(), "https://h/repos/o/r/issues/comments/5");
    }

    #[test]
    fn no_argument_leads_to_another_path() {
        for bad in ["", ".", ".."] {
            assert!(matches!(filled("/users/{name}", &[("name", bad)]), Err(Error::Argument(_))), "{bad:?}");
        }
        assert!(filled("/contents/{+path}", &[("path", "a/../../../b")]).is_err());
        assert!(matches!(filled("/users/{name}", &[]), Err(Error::Incomplete(_))));
    }

    #[test]
    fn only_web_addresses_are_sent_to() {
        for bad in ["file:///etc/passwd", "no address", "javascript:1"] {
            assert!(address(bad, "https://api.github.com").is_err(), "{bad}");
        }
    }
}
