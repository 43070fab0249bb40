//! Events: the observers of a call are told of each attempt, and may add headers to it.

use std::sync::Arc;
use std::time::Instant;

use futures_util::future::BoxFuture;
use url::Url;

use crate::http::error::Result;
use crate::http::events::Trace;
use crate::http::request::Request;
use crate::http::response::{Response, Sent};
use crate::policy::layer::{Layer, Next};
use crate::policy::settings::Settings;

/// Tells the observers of a call of each attempt.
pub struct Events;

impl Layer for Events {
    fn name(&self) -> &'static str {
        "events"
    }

    fn send<'a>(&'a self, request: &'a Request, next: Next<'a>) -> BoxFuture<'a, Result<Response>> {
        match &request.context.trace {
            // Without observers, there is not even a future of this layer.
            None => next.send(request),
            Some(trace) => Box::pin(observe(trace, request, next)),
        }
    }
}

/// Send, and tell the observers before and after.
async fn observe(trace: &Arc<Trace>, request: &Request, next: Next<'_>) -> Result<Response> {
    let settings = next.settings();
    let path = if settings.signs(request) { Some(path_below(&settings, &request.url)) } else { None };
    let is_own = path.is_some();
    let (attempt, added) = trace.before(request, path).await?;
    let mut extended = None;
    // Like the headers of the session, those of observers are for its own origins.
    if is_own && !added.is_empty() {
        extended.insert(request.clone()).headers.extend(added);
    }
    let outgoing = extended.as_ref().unwrap_or(request);
    let began = Instant::now();
    let mut outcome = next.send(outgoing).await;
    match &mut outcome {
        Ok(response) => {
            if extended.is_some() {
                response.sent = Some(Arc::new(Sent::of(outgoing)));
            }
            trace.received(&attempt, outgoing, response, began.elapsed());
        }
        Err(error) => trace.failed(&attempt, error, began.elapsed()).await?,
    }
    outcome
}

/// The path of an address below that of the API or of uploads.
fn path_below(settings: &Settings, url: &Url) -> String {
    let bases = [&settings.addresses.api, &settings.addresses.uploads].into_iter().filter_map(|base| Url::parse(base).ok());
    let below = bases
        .filter(|base| base.origin() == url.origin())
        .filter_map(|base| url.path().strip_prefix(base.path().trim_end_matches('/')))
        .min_by_key(|path| path.len());
    below.unwrap_or(url.path()).to_owned()
}
