//! Operations of the chapter `meta`.

use serde_json::{Map, Value};
use url::Url;

use crate::http::error::Result;
use crate::operations::outcome::Outcome;
use crate::operations::run::{Call, Running};

/// In raw mode, the text is the whole body, and there are no options.
pub fn render_markdown(call: Call) -> Result<Running> {
    let mut request = call.request()?;
    if call.argument("raw") == Some(&Value::Bool(true)) {
        request.plain(call.text("text").to_owned());
    } else {
        let mut members = Map::from_iter([("text".to_owned(), Value::from(call.text("text")))]);
        let chosen = ["mode", "context"].into_iter().filter(|name| !call.text(name).is_empty());
        members.extend(chosen.map(|name| (name.to_owned(), Value::from(call.text(name)))));
        request.json(&Value::Object(members));
    }
    call.finish(request)
}

/// An invalid topic is rejected without a request.
pub fn subscribe(call: Call) -> Result<Running> {
    let request = call.request()?;
    if !is_topic(call.text("topic")) {
        return Ok(Box::pin(std::future::ready(Ok(Outcome::No(None)))));
    }
    call.finish(request)
}

/// Whether a topic is the URL of a repository's events, such as `https://HOST/OWNER/REPOSITORY/events/EVENT`.
fn is_topic(topic: &str) -> bool {
    let Ok(url) = Url::parse(topic) else { return false };
    let parts: Vec<&str> = url.path_segments().map(Iterator::collect).unwrap_or_default();
    let is_name = |part: &str| {
        !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.'))
    };
    matches!(url.scheme(), "http" | "https")
        && url.query().is_none()
        && url.fragment().is_none()
        && matches!(parts.as_slice(), [owner, repository, "events", event]
            if [owner, repository, event].into_iter().all(|part| is_name(part)))
}
