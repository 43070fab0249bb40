//! Requests to any route.

use std::fmt;

use bytes::Bytes;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::client::Client;
use crate::client::error::{Error, Result};
use crate::client::host;
use crate::client::listing::Listing;
use crate::client::response::Response;
use crate::http::error;
use crate::http::request::Request;
use crate::http::secrets::shown_url;
use crate::operations::paging::{self, Size};
use crate::operations::route::{Beside, Route};

impl Client {
    /// A request to any route, such as `client.request("GET", "/meta")`, or to an absolute URL. The credential is
    /// only sent to the URLs of the client.
    pub fn request(&self, method: &str, route: impl Into<String>) -> RequestBuilder {
        RequestBuilder::new(self.clone(), method, route.into())
    }
}

/// A request to any route; [`Client::request`] returns one. An invalid request is an error of [`RequestBuilder::send`].
pub struct RequestBuilder {
    client: Client,
    method: String,
    route: String,
    path: Vec<(String, Value)>,
    query: Vec<(String, Value)>,
    headers: Vec<(String, String)>,
    body: Body,
}

enum Body {
    Nothing,
    Json(Result<Value>),
    Bytes(Bytes),
}

impl fmt::Debug for RequestBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RequestBuilder")
            .field("method", &self.method)
            .field("route", &format_args!("{}", shown_url(&self.route)))
            .finish_non_exhaustive()
    }
}

impl RequestBuilder {
    pub(super) fn new(client: Client, method: &str, route: String) -> RequestBuilder {
        let (path, query, headers) = Default::default();
        RequestBuilder { client, method: method.to_ascii_uppercase(), route, path, query, headers, body: Body::Nothing }
    }

    /// Set a placeholder of the route, such as `{owner}`; the value is percent-encoded as one segment.
    #[must_use]
    pub fn path(mut self, name: impl Into<String>, value: impl ToString) -> RequestBuilder {
        self.path.push((name.into(), Value::from(value.to_string())));
        self
    }

    /// Add query parameters.
    #[must_use]
    pub fn query(mut self, name: impl Into<String>, value: impl ToString) -> RequestBuilder {
        self.query.push((name.into(), Value::from(value.to_string())));
        self
    }

    /// Set a header.
    #[must_use]
    pub fn header(mut self, name: impl Into<String>, value: impl Into<String>) -> RequestBuilder {
        self.headers.push((name.into(), value.into()));
        self
    }

    /// Set a JSON body.
    #[must_use]
    pub fn json(mut self, body: &impl Serialize) -> RequestBuilder {
        let value = serde_json::to_value(body).map_err(|error| Error::Argument(format!("the body: {error}")));
        self.body = Body::Json(value);
        self
    }

    /// Set the body to these bytes.
    #[must_use]
    pub fn body(mut self, body: impl Into<Bytes>) -> RequestBuilder {
        self.body = Body::Bytes(body.into());
        self
    }

    /// Send the request. Dropping the future cancels it.
    ///
    /// # Errors
    /// [`Error::Status`] for a response with an error status, and any other [`Error`].
    pub async fn send(self) -> Result<Response> {
        let client = self.client.clone();
        let request = self.request()?;
        let response = host::run(async { client.session().send(request).await }).await?;
        if response.ok() { Ok(response.into()) } else { Err(error::Error::Status(Box::new(response)).into()) }
    }

    /// Send the request and parse the body of the response as JSON.
    ///
    /// # Errors
    /// As [`RequestBuilder::send`], and [`Error::Unexpected`] if the body is not JSON, or not of this type.
    pub async fn fetch<T: DeserializeOwned>(self) -> Result<T> {
        let response = self.send().await?;
        serde_json::from_slice(response.body()).map_err(|error| {
            let status = response.core().status_line();
            let reason = match response.body().iter().all(u8::is_ascii_whitespace) {
                true => format!("Expected JSON in the response ({status}), got no body"),
                false if error.is_data() => format!("The JSON of the response ({status}) has another type: {error}"),
                false => format!("Expected JSON in the response ({status}), got something else: {error}"),
            };
            Error::Unexpected { response: Box::new(response), reason }
        })
    }

    /// The listing that starts at this route; its items are resources without a class. The page size is 100 unless the
    /// query has another one. If the responses are objects, the items are where GitHub's description of the route has them.
    ///
    /// # Errors
    /// [`Error::Argument`] for an invalid request.
    pub fn list(self) -> Result<Listing> {
        let (client, method, path) = (self.client.clone(), self.method.clone(), self.route.clone());
        let operation = Route::new(&method, &path).and_then(|route| route.operation);
        let listing = paging::described(self.request()?, operation, None, -1, Size::Own);
        Ok(Listing::new(&client, None, listing))
    }

    fn request(self) -> Result<Request> {
        let route = Route::new(&self.method, &self.route);
        let route = route.ok_or_else(|| Error::Argument(format!("{:?} is not a method", self.method)))?;
        let in_path: Vec<_> = self.path.into_iter().filter(|(name, _)| route.is_in_path(name)).collect();
        let mut beside = Beside { query: self.query, headers: self.headers, ..Beside::default() };
        let mut data = None;
        match self.body {
            Body::Nothing => {}
            Body::Json(value) => beside.json = Some(value?),
            Body::Bytes(bytes) => data = Some(bytes),
        }
        let mut request = route.request(&in_path, &beside, &self.client.session().settings().urls)?;
        request.body = data.or(request.body);
        Ok(request)
    }
}
