//! Interrupted downloads: the server sends the missing bytes where it supports ranges, otherwise the whole body again.
//! After as many attempts in a row without progress as there are retries, the download fails; without retries it is
//! never resumed.

use std::time::Duration;

use futures_util::future::BoxFuture;
use http::Method;
use http::header::RANGE;

use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;
use crate::http::transfer::Part;
use crate::layers::layer::{Layer, Next};
use crate::layers::retry;
use crate::layers::settings::Settings;

/// If an attempt received so many bytes, the next one follows at once.
const ENOUGH: u64 = 64 << 10;

/// After so many attempts in a row that received less, the download fails.
const MOST_MEAGRE: u32 = 100;

/// Resumes interrupted downloads.
pub struct Resume;

impl Layer for Resume {
    fn name(&self) -> &'static str {
        "resume"
    }

    fn send<'a>(&'a self, request: &'a Request, next: Next<'a>) -> BoxFuture<'a, Result<Response>> {
        Box::pin(send(request, next))
    }
}

/// Send, and resume an interrupted download at the URL that sent it. If that URL rejects the request (it may
/// have been signed for a short time), start from the original URL and follow its redirect again.
async fn send(request: &Request, next: Next<'_>) -> Result<Response> {
    let Some(download) = request.download.clone().filter(|_| request.method == Method::GET) else {
        return next.send(request).await;
    };
    let settings = next.settings();
    let (retries, backoff) = (settings.retries, settings.backoff);
    let (mut most, mut idle, mut meagre) = (0, 0, 0_u32);
    let mut attempt = request.clone();
    loop {
        let result = next.send(&attempt).await;
        let part = download.part();
        match (result, part) {
            (Err(error @ (Error::Connection(_) | Error::Timeout(_) | Error::Unreachable { .. })), Some(part)) => {
                idle = if part.done > most { 0 } else { idle + 1 };
                meagre = if part.done.saturating_sub(most) >= ENOUGH { 0 } else { meagre.saturating_add(1) };
                if retries == 0 || idle > retries || meagre > MOST_MEAGRE || !(part.can_resume() || download.restarts())
                {
                    return Err(error);
                }
                let waits = idle > 0 || meagre > 1;
                let wait = if waits { retry::pause(meagre.saturating_sub(2), backoff) } else { Duration::ZERO };
                if let Some(trace) = &request.context.trace {
                    trace.repeating(&attempt, None, wait, &error.to_string()).await?;
                }
                if waits {
                    tokio::time::sleep(wait).await;
                }
                most = most.max(part.done);
                attempt = rest(request, &part, &settings);
            }
            (Ok(response), Some(_)) if response.status == 416 && attempt.headers.contains_key(RANGE) => {
                attempt = request.clone();
            }
            (Ok(response), Some(part)) if (400..500).contains(&response.status) && attempt.url != request.url => {
                attempt = request.clone();
                part.request_rest(&mut attempt.headers);
            }
            (result, _) => return result,
        }
    }
}

/// The request for the rest of a download; if that is not possible, the request for all of it.
fn rest(request: &Request, part: &Part, settings: &Settings) -> Request {
    let mut rest = request.clone();
    if part.request_rest(&mut rest.headers) {
        rest.redirect_to(part.url.clone(), settings.owns(&part.url));
    }
    rest
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    use bytes::Bytes;
    use http::HeaderMap;

    use super::*;
    use crate::http::transfer::{Download, Sink, Step};
    use crate::layers::layer::testing::Scripted;

    /// Discards a body.
    #[derive(Debug)]
    struct Nowhere;

    impl Sink for Nowhere {
        fn start<'a>(&'a self, _response: &'a Response) -> Step<'a, ()> {
            Box::pin(std::future::ready(Ok(())))
        }

        fn write(&self, _piece: Bytes) -> Step<'_, ()> {
            Box::pin(std::future::ready(Ok(())))
        }

        fn finish(&self) -> Step<'_, ()> {
            Box::pin(std::future::ready(Ok(())))
        }
    }

    /// A server that breaks off after each byte of a file of 1 GB.
    struct Dripping(AtomicU32);

    impl Layer for Dripping {
        fn name(&self) -> &'static str {
            "dripping"
        }

        fn send<'a>(&'a self, request: &'a Request, _next: Next<'a>) -> BoxFuture<'a, Result<Response>> {
            Box::pin(async move {
                let done = self.0.fetch_add(1, Ordering::Relaxed);
                let headers = [
                    ("etag", "\"one\"".to_owned()),
                    ("accept-ranges", "bytes".to_owned()),
                    ("content-range", format!("bytes {done}-999999999/1000000000")),
                ];
                let headers: HeaderMap =
                    headers.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect();
                let status = if done == 0 { 200 } else { 206 };
                let response = Response::new(status, headers, Bytes::new(), request.url.clone());
                let mut receipt = request.download.as_ref().unwrap().start(request, &response).await?;
                receipt.take(Bytes::from_static(b"x")).await?;
                Err(Error::Connection("it broke".into()))
            })
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_download_that_drips_ends() {
        let session = Scripted::new(Settings::default(), |_| unreachable!("the layer responds"));
        let mut request = Request::new(Method::GET, "https://api.github.com/asset".parse().unwrap());
        request.download = Some(Download::new(Arc::new(Nowhere), None));
        let dripping = Dripping(AtomicU32::new(0));
        let layers: [&dyn Layer; 2] = [&Resume, &dripping];
        assert!(matches!(Next::new(&layers, &session).send(&request).await, Err(Error::Connection(_))));
        assert_eq!(dripping.0.load(Ordering::Relaxed), 1 + MOST_MEAGRE);
    }
}
