//! Signing: the session's headers, query parameters and credential are added to each request to its own URLs.

use std::sync::Arc;

use futures_util::future::BoxFuture;

use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::{Response, Sent};
use crate::layers::layer::{Layer, Next};

/// Adds headers, query parameters and the credential of the session.
pub struct Signing;

impl Layer for Signing {
    fn name(&self) -> &'static str {
        "signing"
    }

    fn send<'a>(&'a self, request: &'a Request, next: Next<'a>) -> BoxFuture<'a, Result<Response>> {
        Box::pin(send(request, next))
    }
}

async fn send(request: &Request, next: Next<'_>) -> Result<Response> {
    if next.sender().is_closed() {
        return Err(Error::Closed);
    }
    let settings = next.settings();
    let own = settings.signs(request);
    let mut outgoing = request.clone();
    outgoing.headers = match settings.headers(request, own) {
        // The credential of the recording may have expired since; a replay does not need it.
        Err(Error::Expired(_) | Error::UserToken(_)) if request.context.is_replayed() => {
            settings.unsigned(request, own)?
        }
        headers => headers?,
    };
    if let Some(condition) = &request.context.condition {
        condition.add_to(&mut outgoing.headers);
    }
    if own {
        outgoing.complete_query(&settings.params);
    }
    let mut response = next.send(&outgoing).await?;
    if own {
        next.sender().learn(&settings.urls, &response);
    }
    response.method = Some(request.method.clone());
    if response.sent.is_none() {
        response.sent = Some(Arc::new(Sent::from(outgoing)));
    }
    Ok(response)
}
