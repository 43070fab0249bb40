//! Redirects: followed for reads and, within one origin, for writes with their method and body. At each hop
//! [`Request::redirect_to`] and `Settings::headers` drop what identifies or authenticates the user at another origin.

use http::Method;
use http::header::{CONTENT_LENGTH, CONTENT_TYPE, LOCATION};

use crate::client::session::Session;
use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;
use crate::http::transport::shown;
use crate::policy::one_time_password;

/// Hops before a chain of redirects is taken for endless.
const LIMIT: usize = 10;

/// Send, and follow where the answers lead.
pub async fn follow(session: &Session, mut request: Request) -> Result<Response> {
    let mut history = Vec::new();
    for _ in 0..=LIMIT {
        let mut response = one_time_password::send(session, &request).await?;
        match next(&request, &response, session)? {
            Some(hop) => {
                history.push(response);
                request = hop;
            }
            None => {
                response.history = history;
                return Ok(response);
            }
        }
    }
    Err(Error::Transport(format!("more than {LIMIT} redirects, at {}", shown(&request))))
}

fn next(request: &Request, response: &Response, session: &Session) -> Result<Option<Request>> {
    if !matches!(response.status, 301 | 302 | 303 | 307 | 308) {
        return Ok(None);
    }
    let Some(location) = response.headers.get(LOCATION).and_then(|value| value.to_str().ok()) else {
        return Ok(None);
    };
    let refuse = |why: &str| Error::Transport(format!("{} {} {why}", request.method, shown(request)));
    let url = request
        .url
        .join(location)
        .ok()
        .filter(|url| matches!(url.scheme(), "http" | "https"))
        .ok_or_else(|| refuse("redirects to what is not a web address"))?;
    let url = session.mapped(url);
    let same_origin = url.origin() == request.url.origin();
    let read = matches!(request.method, Method::GET | Method::HEAD);
    if !read && response.status != 303 && !same_origin {
        return Err(refuse("redirects to another host; a write is not repeated there"));
    }
    let mut hop = request.clone();
    if response.status == 303 && !read {
        hop.method = Method::GET;
        hop.body = None;
        hop.upload = None;
        hop.headers.remove(CONTENT_TYPE);
        hop.headers.remove(CONTENT_LENGTH);
    }
    hop.redirect_to(url, &session.settings());
    Ok(Some(hop))
}
