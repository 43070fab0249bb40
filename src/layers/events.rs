//! Events: the observers of a call are notified of each attempt, and may add headers to it.

use std::sync::Arc;
use std::time::Instant;

use futures_util::future::BoxFuture;
use url::Url;

use crate::auth::request_secrets;
use crate::http::error::Result;
use crate::http::observers::Trace;
use crate::http::request::Request;
use crate::http::response::{Response, Sent};
use crate::layers::layer::{Layer, Next};
use crate::layers::settings::Settings;

/// Notifies the observers of a call of each attempt.
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

/// Send, and notify the observers before and after.
async fn observe(trace: &Arc<Trace>, request: &Request, next: Next<'_>) -> Result<Response> {
    let settings = next.settings();
    let path = if settings.signs(request) { Some(path_below(&settings, &request.url)) } else { None };
    let is_own = path.is_some();
    let mut secrets = settings.secrets();
    secrets.extend(request_secrets::of(request));
    let (attempt, added) = trace.before(request, path, secrets).await?;
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
            trace.received(&attempt, outgoing, response, began.elapsed());
            // Otherwise, the layer above has the same request.
            response.sent = extended.map(|extended| Arc::new(Sent::from(extended)));
        }
        Err(error) => trace.failed(&attempt, error, began.elapsed()).await?,
    }
    outcome
}

/// The path of a URL below that of the API or of uploads.
fn path_below(settings: &Settings, url: &Url) -> String {
    let bases = [&settings.urls.api, &settings.urls.uploads].into_iter().filter_map(|base| Url::parse(base).ok());
    let below = bases
        .filter(|base| base.origin() == url.origin())
        .filter_map(|base| url.path().strip_prefix(base.path().trim_end_matches('/')))
        .min_by_key(|path| path.len());
    below.unwrap_or(url.path()).to_owned()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::sync::{Mutex, PoisonError};
    use std::time::Duration;

    use bytes::Bytes;
    use http::{HeaderMap, HeaderValue, Method};

    use super::*;
    use crate::http::error::Error;
    use crate::http::observers::{Attempt, CacheState, Event, Observer, Observers, What};
    use crate::layers::layer::testing::Scripted;
    use crate::layers::retry::Retry;

    /// Keeps what happened, and adds a header; fails after a response or failure if it is to.
    #[derive(Debug, Default)]
    struct Listener {
        seen: Mutex<Vec<String>>,
        fails: bool,
    }

    impl Listener {
        fn note(&self, what: String) {
            self.seen.lock().unwrap_or_else(PoisonError::into_inner).push(what);
        }

        fn seen(&self) -> Vec<String> {
            self.seen.lock().unwrap().clone()
        }
    }

    impl Observer for Listener {
        fn precedes_requests(&self) -> bool {
            self.fails
        }

        fn before(&self, attempt: &Arc<Attempt>) -> BoxFuture<'static, Result<HeaderMap>> {
            self.note(format!("{} {} {}", attempt.number, attempt.method, attempt.url));
            let added = HeaderMap::from_iter([("x-trace".parse().unwrap(), HeaderValue::from(attempt.number))]);
            Box::pin(std::future::ready(Ok(added)))
        }

        fn after(&self, event: &Arc<Event>) -> BoxFuture<'static, Result<()>> {
            let number = event.attempt.number;
            self.note(match &event.what {
                What::Response(received) => {
                    let cache = received.cache.map(CacheState::name).unwrap_or_default();
                    format!("{number} {} {}B {cache}", received.status, received.bytes.unwrap_or(999))
                }
                What::Failure { error, .. } => format!("{number} failed: {error}"),
                What::Repeat { reason, .. } => format!("{number} repeats: {reason}"),
            });
            let failed = Err(Error::Callback("of the observer".into()));
            Box::pin(std::future::ready(if self.fails { failed } else { Ok(()) }))
        }
    }

    fn observed(fails: bool) -> (Arc<Listener>, Observers) {
        let listener = Arc::new(Listener { fails, ..Listener::default() });
        let hooks: Arc<dyn Observer> = listener.clone();
        (listener, Observers { hooks: Some(hooks), instrumentation: None })
    }

    fn request(url: &str, trace: Option<Arc<Trace>>) -> Request {
        let mut request = Request::new(Method::GET, url.parse().unwrap());
        request.context.trace = trace;
        request
    }

    fn fine(request: &Request) -> Result<Response> {
        Ok(Response::new(200, HeaderMap::new(), Bytes::from_static(b"body"), request.url.clone()))
    }

    fn added(headers: &HeaderMap) -> &str {
        headers.get("x-trace").unwrap().to_str().unwrap()
    }

    const URL: &str = "https://api.github.com/user?access_token=s3cret";
    const SHOWN: &str = "https://api.github.com/user?access_token=REDACTED";

    #[tokio::test]
    async fn an_attempt_and_its_response_are_reported() {
        let (listener, observers) = observed(false);
        let trace = Trace::begin(&observers, false, Vec::new).unwrap();
        let session = Scripted::new(Settings::default(), fine);
        let request = request(URL, Some(trace.clone()));
        let response = Next::new(&[&Events], &session).send(&request).await.unwrap();
        assert_eq!(listener.seen(), [format!("1 GET {SHOWN}")], "the layers above may complete the event");
        trace.cached(CacheState::Stored);
        trace.flush().await.unwrap();
        trace.flush().await.unwrap();
        assert_eq!(listener.seen(), [format!("1 GET {SHOWN}"), "1 200 4B stored".to_owned()]);
        assert_eq!(added(&session.sent().first().unwrap().headers), "1");
        assert_eq!(added(&response.sent.unwrap().headers()), "1");
    }

    #[tokio::test]
    async fn without_observers_the_request_passes_unchanged() {
        assert!(Trace::begin(&Observers::default(), false, Vec::new).is_none());
        let session = Scripted::new(Settings::default(), fine);
        let response = Next::new(&[&Events], &session).send(&request(URL, None)).await.unwrap();
        assert!(session.sent().first().unwrap().headers.is_empty() && response.sent.is_none());
    }

    #[tokio::test]
    async fn headers_are_added_for_the_origins_of_the_session_only() {
        let (listener, observers) = observed(false);
        let session = Scripted::new(Settings::default(), fine);
        for (url, left, due) in [
            ("https://api.github.com/user", false, true),
            ("https://uploads.github.com/x", false, true),
            ("https://storage.example/x", true, false),
            ("https://api.github.com/user", true, false),
        ] {
            let mut request = request(url, Trace::begin(&observers, false, Vec::new));
            request.context.left_origins = left;
            Next::new(&[&Events], &session).send(&request).await.unwrap();
            assert_eq!(session.sent().last().unwrap().headers.contains_key("x-trace"), due, "{url}");
        }
        assert_eq!(listener.seen().len(), 4);
    }

    #[tokio::test]
    async fn retries_have_numbers_and_reasons() {
        let (listener, observers) = observed(false);
        let trace = Trace::begin(&observers, false, Vec::new).unwrap();
        let settings = Settings { backoff: Duration::ZERO, retries: 1, ..Settings::default() };
        let session = Scripted::new(settings, |_| Err(Error::Connection("broke".into())));
        let request = request("https://api.github.com/user", Some(trace));
        assert!(Next::new(&[&Retry, &Events], &session).send(&request).await.is_err());
        let line = "GET https://api.github.com/user";
        let due =
            [&format!("1 {line}"), "1 failed: broke", "2 repeats: broke", &format!("2 {line}"), "2 failed: broke"];
        assert_eq!(listener.seen(), due);
    }

    #[tokio::test]
    async fn an_error_of_an_observer_ends_the_call() {
        let (listener, observers) = observed(true);
        assert!(observers.precede_requests());
        let settings = Settings { backoff: Duration::ZERO, ..Settings::default() };
        let session = Scripted::new(settings, |_| Err(Error::Connection("broke".into())));
        let request = request(URL, Trace::begin(&observers, false, Vec::new));
        let outcome = Next::new(&[&Retry, &Events], &session).send(&request).await;
        assert!(matches!(outcome, Err(Error::Callback(_))) && listener.seen().len() == 2);
        assert_eq!(session.sent().len(), 1);
    }

    #[tokio::test]
    async fn the_events_of_a_prefetch_are_kept_until_its_page_is_needed() {
        let (listener, observers) = observed(false);
        let trace = Trace::begin(&observers, true, Vec::new).unwrap();
        let session = Scripted::new(Settings::default(), fine);
        Next::new(&[&Events], &session).send(&request(URL, Some(trace.clone()))).await.unwrap();
        trace.flush().await.unwrap();
        assert!(listener.seen().is_empty() && !session.sent().first().unwrap().headers.contains_key("x-trace"));
        trace.replay().await.unwrap();
        trace.replay().await.unwrap();
        assert_eq!(listener.seen(), ["1 200 4B "]);
    }

    #[tokio::test]
    async fn after_the_head_of_a_stream_nothing_is_reported_and_headers_stay() {
        let (listener, observers) = observed(false);
        let trace = Trace::begin(&observers, false, Vec::new).unwrap();
        let session = Scripted::new(Settings::default(), fine);
        let request = request(URL, Some(trace.clone()));
        let head = Next::new(&[&Events], &session).send(&request).await.unwrap();
        trace.flush().await.unwrap();
        trace.detach();
        trace.streaming(&head).await.unwrap();
        Next::new(&[&Events], &session).send(&request).await.unwrap();
        trace.flush().await.unwrap();
        trace.repeating(&request, None, Duration::ZERO, "not reported").await.unwrap();
        assert_eq!(listener.seen(), [&format!("1 GET {SHOWN}"), "1 200 4B ", "1 200 999B "]);
        assert!(session.sent().iter().all(|sent| added(&sent.headers) == "1"));
    }

    #[test]
    fn a_path_is_below_the_url_of_the_api() {
        let mut settings = Settings::default();
        settings.urls.api = "https://h/api/v3".to_owned();
        settings.urls.uploads = "https://h/api/uploads".to_owned();
        for (url, path) in
            [("https://h/api/v3/user", "/user"), ("https://h/api/uploads/x?y", "/x"), ("https://h/raw", "/raw")]
        {
            assert_eq!(path_below(&settings, &url.parse().unwrap()), path);
        }
    }
}
