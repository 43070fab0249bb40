//! Requests, their addresses and their headers.

use std::sync::Arc;

use bytes::Bytes;
use http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName, RANGE};
use http::{HeaderMap, HeaderValue, Method};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::Value;
use url::Url;

use crate::http::context::{Context, Credential};
use crate::http::error::{Error, Result};
use crate::http::secrets::shown_address;
use crate::http::transfer::{Download, Upload};

/// What the library calls itself.
pub const USER_AGENT: &str = concat!("ferrohub/", env!("CARGO_PKG_VERSION"));

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
    /// What the layers and the transport know of its call.
    pub context: Context,
}

/// Where the service is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Addresses {
    /// The API, without a slash at the end.
    pub api: String,
    /// Uploads, likewise.
    pub uploads: String,
}

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
            context: Context::default(),
        }
    }

    /// Sign it with this credential in place of the session's own; None leaves it to the session.
    pub fn sign_with(&mut self, credential: Option<impl Credential + 'static>) {
        self.context.credential = credential.map(|credential| Arc::new(credential) as Arc<dyn Credential>);
    }

    /// Send it to another address, as a response says. Only headers that say nothing of the user go to another origin.
    /// `is_own` tells whether the address is one of the session's: once the request was sent outside of these, it is
    /// signed no more, wherever it is sent after that.
    pub fn redirect_to(&mut self, mut url: Url, is_own: bool) {
        // A response does not choose credentials.
        let _ = url.set_username("").and_then(|()| url.set_password(None));
        if url.origin() != self.url.origin() {
            let private: Vec<_> = self.headers.keys().filter(|name| !may_cross_origins(name)).cloned().collect();
            for name in private {
                self.headers.remove(name);
            }
        }
        self.context.left_origins |= !is_own;
        self.url = url;
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
}

/// A header's name and value, checked.
pub fn header(name: &str, value: &str) -> Result<(HeaderName, HeaderValue)> {
    let bad = || Error::Argument(format!("{name:?} is not a header, or its value cannot be sent in one"));
    Ok((HeaderName::from_bytes(name.as_bytes()).map_err(|_| bad())?, HeaderValue::from_str(value).map_err(|_| bad())?))
}

/// Whether a header may go to an origin other than that it was meant for: it describes the content that is wanted or
/// sent, and neither identifies nor authenticates a user.
pub fn may_cross_origins(name: &HeaderName) -> bool {
    [http::header::USER_AGENT, RANGE, CACHE_CONTROL].contains(name)
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

/// Encode a segment; refuse what would lead to another path.
fn checked_segment(name: &str, text: &str, may_be_empty: bool) -> Result<String> {
    match text {
        "" if !may_be_empty => Err(Error::Argument(format!("{name} must not be empty"))),
        "." | ".." => Err(Error::Argument(format!("{name} must not be {text:?}"))),
        _ => Ok(segment(text)),
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
