//! Responses in the API for Rust programs.

use std::fmt;

use bytes::Bytes;
use http::HeaderMap;
use serde::de::DeserializeOwned;

use crate::client::error::{Error, Result};
use crate::http::response;

/// A response from GitHub, with its whole body.
#[derive(Clone)]
pub struct Response(response::Response);

impl Response {
    /// Status code.
    pub fn status(&self) -> u16 {
        self.0.status
    }

    /// Whether the status is 200 to 299.
    pub fn is_success(&self) -> bool {
        self.0.is_success()
    }

    /// Headers as received.
    pub fn headers(&self) -> &HeaderMap {
        &self.0.headers
    }

    /// A header as text; None if it is missing or not text.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.0.header(name)
    }

    /// The body, decompressed.
    pub fn body(&self) -> &Bytes {
        &self.0.body
    }

    /// The body as text; bytes that are not UTF-8 are replaced.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.body).into_owned()
    }

    /// The body as JSON.
    ///
    /// # Errors
    /// [`Error::Value`] if the body is not JSON, or not of this type.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T> {
        serde_json::from_slice(&self.0.body).map_err(|source| Error::Value { name: String::new(), source })
    }

    /// URL that sent the response, after redirects.
    pub fn url(&self) -> &str {
        self.0.url.as_str()
    }

    /// The method of the request.
    pub fn method(&self) -> &str {
        self.0.method.as_ref().map_or("GET", http::Method::as_str)
    }

    /// The URL of a link in the Link header, such as `next`.
    pub fn link(&self, rel: &str) -> Option<String> {
        self.0.link(rel).map(String::from)
    }

    /// The URL without its query, which may contain a secret.
    pub(super) fn shown_url(&self) -> String {
        let mut url = self.0.url.clone();
        url.set_query(None);
        url.set_fragment(None);
        url.into()
    }

    pub(super) fn core(&self) -> &response::Response {
        &self.0
    }
}

impl From<response::Response> for Response {
    fn from(response: response::Response) -> Response {
        Response(response)
    }
}

impl fmt::Debug for Response {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Response({} {})", self.0.status_line(), self.shown_url())
    }
}
