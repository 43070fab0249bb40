//! Redirects: followed for reads and, within one origin, for writes with their method and body. When a redirect leads
//! to another origin, [`Request::redirect_to`] and `Settings::headers` remove whatever identifies or authenticates the
//! user.

use futures_util::future::BoxFuture;
use http::Method;
use http::header::{CONTENT_LENGTH, CONTENT_TYPE, LOCATION};

use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::request::shown;
use crate::http::response::Response;
use crate::layers::layer::{Layer, Next, Sender};

/// Maximum number of redirects; a longer chain is an error.
const LIMIT: usize = 10;

/// Follows redirects.
pub struct Redirect;

impl Layer for Redirect {
    fn name(&self) -> &'static str {
        "redirect"
    }

    fn send<'a>(&'a self, request: &'a Request, next: Next<'a>) -> BoxFuture<'a, Result<Response>> {
        Box::pin(send(request, next))
    }
}

/// Send, and follow redirects.
async fn send(request: &Request, next: Next<'_>) -> Result<Response> {
    let mut hop: Option<Request> = None;
    let mut history = Vec::new();
    for _ in 0..=LIMIT {
        let current = hop.as_ref().unwrap_or(request);
        let mut response = next.send(current).await?;
        match redirected(current, &response, next.sender())? {
            Some(further) => {
                history.push(response);
                hop = Some(further);
            }
            None => {
                response.history = history;
                return Ok(response);
            }
        }
    }
    let last = hop.as_ref().unwrap_or(request);
    Err(Error::Transport(format!("more than {LIMIT} redirects, at {}", shown(last))))
}

/// The request that follows a redirect; None if the response is not a redirect.
fn redirected(request: &Request, response: &Response, sender: &dyn Sender) -> Result<Option<Request>> {
    if request.context.keeps_redirects || !matches!(response.status, 301 | 302 | 303 | 307 | 308) {
        return Ok(None);
    }
    let Some(location) = response.headers.get(LOCATION).and_then(|value| value.to_str().ok()) else {
        return Ok(None);
    };
    let invalid = |why: &str| Error::Transport(format!("{} {} {why}", request.method, shown(request)));
    let url = request
        .url
        .join(location)
        .ok()
        .filter(|url| matches!(url.scheme(), "http" | "https"))
        .ok_or_else(|| invalid("redirects to what is not a web URL"))?;
    let url = sender.mapped(url);
    let same_origin = url.origin() == request.url.origin();
    let read = matches!(request.method, Method::GET | Method::HEAD);
    if !read && response.status != 303 && !same_origin {
        return Err(invalid("redirects to another host; a write is not repeated there"));
    }
    let mut hop = request.clone();
    if response.status == 303 && !read {
        hop.method = Method::GET;
        hop.body = None;
        hop.upload = None;
        hop.headers.remove(CONTENT_TYPE);
        hop.headers.remove(CONTENT_LENGTH);
    }
    let is_own = sender.settings().owns(&url);
    hop.redirect_to(url, is_own);
    Ok(Some(hop))
}
