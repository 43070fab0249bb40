//! The next page that the Link header of a page names.

use http::header::IF_NONE_MATCH;

use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::request::shown;
use crate::http::response::Response;
use crate::session::Session;

/// The next page that the Link header names; None if it names none.
pub fn linked(request: &Request, response: &Response, session: &Session) -> Result<Option<Request>> {
    let Some(url) = response.link("next") else {
        if response.links().iter().any(|link| link.rel.eq_ignore_ascii_case("next")) {
            let said = "the next page is said to be at what is no URL, after";
            return Err(Error::Transport(format!("{said} {}", shown(request))));
        }
        return Ok(None);
    };
    let mut next = request.clone();
    next.headers.remove(IF_NONE_MATCH);
    next.url = session.mapped(url);
    // The following parts are not sent, so they do not distinguish pages.
    next.url.set_fragment(None);
    let _ = next.url.set_username("");
    let _ = next.url.set_password(None);
    if !session.settings().owns(&next.url) {
        return Err(Error::Transport(format!("the next page is said to be on another host, {}", shown(&next))));
    }
    Ok(Some(next))
}

/// The error of a page that was read already.
pub fn circle(next: &Request) -> Error {
    Error::Transport(format!("the pages lead in a circle, at {}", shown(next)))
}
