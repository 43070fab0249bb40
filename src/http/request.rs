//! Requests, their URLs and their headers.

use std::any::Any;
use std::sync::Arc;

use bytes::Bytes;
use http::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE, HeaderName, RANGE};
use http::{HeaderMap, HeaderValue, Method};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::Value;
use url::Url;

use crate::http::context::{Context, Credential};
use crate::http::error::{Error, Result};
use crate::http::response::Sent;
use crate::http::secrets::shapes::names_credential;
use crate::http::secrets::{is_secret_name, shown_url};
use crate::http::transfer::{Download, Upload};

/// The default User-Agent.
pub const USER_AGENT: &str = concat!("ferrohub/", env!("CARGO_PKG_VERSION"));

/// A request.
#[derive(Debug, Clone)]
pub struct Request {
    /// Method.
    pub method: Method,
    /// URL.
    pub url: Url,
    /// Headers, in addition to those of the session.
    pub headers: HeaderMap,
    /// Body, if any.
    pub body: Option<Bytes>,
    /// Body that is read while it is sent, in place of `body`.
    pub upload: Option<Upload>,
    /// Destination of the response body, if it is not read into memory.
    pub download: Option<Download>,
    /// The facts of the call that the layers and the transport need.
    pub context: Context,
}

/// The URLs of GitHub or an Enterprise Server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BaseUrls {
    /// URL of the API, without a slash at the end.
    pub api: String,
    /// URL for uploads, without a slash at the end.
    pub uploads: String,
}

impl BaseUrls {
    /// URL of the GraphQL API.
    pub fn graphql(&self) -> String {
        match self.api.strip_suffix("/api/v3") {
            Some(server) => format!("{server}/api/graphql"),
            None => format!("{}/graphql", self.api),
        }
    }
}

/// All characters except the unreserved ones (RFC 3986).
const SEGMENT: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');

impl Request {
    /// A request without a body.
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

    /// Send the request with this credential; None means that of the session.
    pub fn sign_with(&mut self, credential: Option<impl Credential + 'static>) {
        self.context.credential = credential.map(|credential| Arc::new(credential) as Arc<dyn Credential>);
    }

    /// The request's own credential, if it has one of this type.
    pub fn credential<C: Credential>(&self) -> Option<&C> {
        let credential: &dyn Any = self.context.credential.as_deref()?;
        credential.downcast_ref()
    }

    /// Redirect the request. To another origin, only headers go along that neither identify nor authenticate the user.
    /// `is_own` is whether the URL belongs to the session: once the request was sent elsewhere, it carries no
    /// credential again, even if a later redirect leads back.
    pub fn redirect_to(&mut self, mut url: Url, is_own: bool) {
        // A response must not choose credentials.
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

    /// Add parameters that the query does not have yet. A link in a response may repeat the query of the request
    /// before.
    pub fn complete_query(&mut self, pairs: &[(String, String)]) {
        let present: Vec<String> = match pairs {
            [] => return,
            _ => self.url.query_pairs().map(|(name, _)| name.into_owned()).collect(),
        };
        self.query(pairs.iter().filter(|(name, _)| !present.contains(name)).map(|(name, value)| (name, value)));
    }

    /// Add parameters to the query.
    pub fn query<K: AsRef<str>, V: AsRef<str>>(&mut self, pairs: impl IntoIterator<Item = (K, V)>) {
        let mut pairs = pairs.into_iter().peekable();
        if pairs.peek().is_some() {
            self.url.query_pairs_mut().extend_pairs(pairs);
        }
    }

    /// The media types of its own header Accept; empty if that is the session's.
    pub fn accepted(&self) -> &str {
        self.headers.get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// Set a JSON body.
    pub fn json(&mut self, value: &Value) {
        self.body = Some(Bytes::from(value.to_string()));
        self.headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    }

    /// Set a plain text body.
    pub fn plain(&mut self, text: String) {
        self.body = Some(Bytes::from(text));
        self.headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/plain"));
    }

    /// Set a header; an invalid name or value is an error.
    pub fn header(&mut self, name: &str, value: &str) -> Result<()> {
        let (name, value) = header(name, value)?;
        self.headers.insert(name, value);
        Ok(())
    }
}

/// A valid name and value of a header.
pub fn header(name: &str, value: &str) -> Result<(HeaderName, HeaderValue)> {
    let bad = || Error::Argument(format!("{name:?} is not a header, or its value cannot be sent in one"));
    Ok((HeaderName::from_bytes(name.as_bytes()).map_err(|_| bad())?, HeaderValue::from_str(value).map_err(|_| bad())?))
}

/// Whether a header may be sent to another origin: one that describes the requested or sent content, and neither
/// identifies nor authenticates the user.
pub fn may_cross_origins(name: &HeaderName) -> bool {
    let describes = [http::header::USER_AGENT, RANGE, CACHE_CONTROL].contains(name)
        || ["accept", "content-", "if-"].iter().any(|start| name.as_str().starts_with(start));
    describes && !is_secret_name(name.as_str()) && !names_credential(name.as_str())
}

/// Parse an absolute URL, or a path below the base. A username or password in it is an error, as the URL
/// appears in messages.
pub fn absolute_url(text: &str, base: &str) -> Result<Url> {
    let absolute = if text.starts_with('/') { format!("{base}{text}") } else { text.to_owned() };
    match Url::parse(&absolute) {
        Ok(url) if !matches!(url.scheme(), "http" | "https") => {
            Err(Error::Argument(format!("{} must begin with https:// or http://", shown_url(&absolute))))
        }
        Ok(url) if !url.username().is_empty() || url.password().is_some() => Err(Error::Argument(
            "the URL must not contain a username or password; pass the credential to the client".to_owned(),
        )),
        Ok(url) => Ok(url),
        Err(error) => Err(Error::Argument(format!("{} is not a URL: {error}", shown_url(&absolute)))),
    }
}

/// Percent-encode one segment of a path.
pub fn segment(text: &str) -> String {
    utf8_percent_encode(text, SEGMENT).to_string()
}

/// Fill a route such as `/repos/{owner}/{repo}`; returns the path and the names of the placeholders.
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

/// Encode a segment; a segment that would lead to another path is an error.
fn checked_segment(name: &str, text: &str, may_be_empty: bool) -> Result<String> {
    match text {
        "" if !may_be_empty => Err(Error::Argument(format!("{name} must not be empty"))),
        "." | ".." => Err(Error::Argument(format!("{name} must not be {text:?}"))),
        _ => Ok(segment(text)),
    }
}

/// The URL of a request without the parts that may contain secrets.
pub fn shown(request: &Request) -> String {
    let mut url = request.url.clone();
    url.set_query(None);
    url.set_fragment(None);
    let _ = url.set_username("");
    let _ = url.set_password(None);
    url.to_string()
}

impl From<Request> for Sent {
    fn from(request: Request) -> Sent {
        Sent::new(request.url, request.headers, request.body)
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
    fn an_argument_is_encoded_as_one_segment() {
        assert_eq!(filled("/labels/{name}", &[("name", "a/b?c#d é%")]).unwrap(), "/labels/a%2Fb%3Fc%23d%20%C3%A9%25");
        assert_eq!(filled("/contents/{+path}", &[("path", "/docs/a b.md")]).unwrap(), "/contents/docs/a%20b.md");
    }

    #[test]
    fn a_url_is_continued_and_its_template_cut() {
        let values = [("labels_url", "https://h/r/labels{/name}"), ("name", "x")];
        assert_eq!(filled("{labels_url}/{name}", &values).unwrap(), "https://h/r/labels/x");
        let url = absolute_url("https://h/repos/o/r/issues/1/../comments/5", "").unwrap();
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
    fn only_http_and_https_urls_are_valid() {
        for bad in ["file:///etc/passwd", "no URL", "javascript:1"] {
            assert!(absolute_url(bad, "https://api.github.com").is_err(), "{bad}");
        }
    }
}
