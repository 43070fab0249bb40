//! Operations of the chapter `projects`.

use crate::http::error::{Error, Result};
use crate::operations::run::{Call, Running};

/// The issue of a card.
pub fn fetch_issue(call: Call) -> Result<Running> {
    let request = call.bare("GET {content_url}")?;
    call.finish(request)
}

/// The pull request of a card. The card has the URL of its issue.
pub fn fetch_pull_request(call: Call) -> Result<Running> {
    let mut request = call.bare("GET {content_url}")?;
    let number = request.url.path_segments().and_then(|mut segments| segments.next_back()).unwrap_or_default();
    let path = format!("../pulls/{number}");
    request.url = request.url.join(&path).map_err(|error| Error::Argument(error.to_string()))?;
    call.finish(request)
}
