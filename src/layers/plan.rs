//! Plans: while one is made, the writes of a session are recorded instead of sent. Reads are sent, and so are the requests
//! that renew a credential, which reads need.

use std::fmt;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use http::Method;
use http::header::{ACCEPT, CACHE_CONTROL, HeaderValue};
use url::Url;

use crate::http::error::{Error, Result};
use crate::http::request::{Request, shown};
use crate::http::response::Response;
use crate::layers::layer::{Layer, Next};

/// Records the writes of a session.
pub trait Planner: fmt::Debug + Send + Sync {
    /// What is done with a request. `read` is the response to the request of an earlier [`Step::Read`].
    fn plan<'a>(&'a self, request: &'a Request, read: Option<Response>) -> BoxFuture<'a, Result<Step>>;

    /// The planner of another session that gets the settings of this one, and whose writes are not for this plan.
    fn elsewhere(&self) -> Arc<dyn Planner>;
}

/// What is done with a request.
#[derive(Debug)]
pub enum Step {
    /// It is sent.
    Send,
    /// This URL is read first, with this media type if there is one, then the planner is called again.
    Read(Url, Option<HeaderValue>),
    /// It is not sent: this is its response.
    Respond(Box<Response>),
}

/// Passes requests to the planner of the session, if it has one.
pub struct Plan;

impl Layer for Plan {
    fn name(&self) -> &'static str {
        "plan"
    }

    fn send<'a>(&'a self, request: &'a Request, next: Next<'a>) -> BoxFuture<'a, Result<Response>> {
        match next.settings().planner.clone() {
            Some(planner) if !is_always_sent(request) => Box::pin(plan(planner, request, next)),
            _ => next.send(request),
        }
    }
}

/// Whether a request is sent without the planner: it is a prefetch, which runs no callbacks, a query of GraphQL, or renews a
/// credential.
fn is_always_sent(request: &Request) -> bool {
    let path = request.url.path();
    let renews = path.ends_with("/access_tokens") && path.contains("/app/installations/")
        || path.ends_with("/login/oauth/access_token");
    let is_read = request.method.is_safe() && request.context.speculative;
    is_read || request.context.idempotent || (request.method == Method::POST && renews)
}

async fn plan(planner: Arc<dyn Planner>, request: &Request, next: Next<'_>) -> Result<Response> {
    let read = match planner.plan(request, None).await? {
        Step::Send => return next.send(request).await,
        Step::Respond(response) => return Ok(*response),
        Step::Read(url, accept) => next.send(&reading(request, url, accept)).await?,
    };
    match planner.plan(request, Some(read)).await? {
        Step::Respond(response) => Ok(*response),
        _ => Err(Error::Transport(format!("{} {} was neither planned nor sent", request.method, shown(request)))),
    }
}

/// The request that reads what a write changes, past the cache.
fn reading(write: &Request, url: Url, accept: Option<HeaderValue>) -> Request {
    let mut request = Request::new(Method::GET, url);
    request.context = write.context.clone();
    request.headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    if let Some(accept) = accept {
        request.headers.insert(ACCEPT, accept);
    }
    request
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::sync::Mutex;

    use bytes::Bytes;
    use http::HeaderMap;

    use super::*;
    use crate::layers::layer::testing::Scripted;
    use crate::layers::settings::Settings;

    /// Plans all writes, after reading "/read"; sends what else it sees.
    #[derive(Debug, Default)]
    struct Recording(Mutex<Vec<String>>);

    impl Planner for Recording {
        fn plan<'a>(&'a self, request: &'a Request, read: Option<Response>) -> BoxFuture<'a, Result<Step>> {
            let step = match (request.method.is_safe(), read) {
                (true, _) => Step::Send,
                (false, None) => Step::Read(request.url.join("/read").unwrap(), None),
                (false, Some(read)) => {
                    self.0.lock().unwrap().push(format!("{} after {}", request.method, read.status));
                    let url = request.url.clone();
                    Step::Respond(Box::new(Response::new(201, HeaderMap::new(), Bytes::new(), url)))
                }
            };
            Box::pin(std::future::ready(Ok(step)))
        }

        fn elsewhere(&self) -> Arc<dyn Planner> {
            Arc::new(Recording::default())
        }
    }

    fn request(method: Method, path: &str) -> Request {
        Request::new(method, format!("https://h{path}").parse().unwrap())
    }

    #[tokio::test]
    async fn writes_are_planned_and_reads_and_renewals_are_sent() {
        let planner = Arc::new(Recording::default());
        let settings = Settings { planner: Some(planner.clone()), ..Settings::default() };
        let respond = |request: &Request| Ok(Response::new(200, HeaderMap::new(), Bytes::new(), request.url.clone()));
        let session = Scripted::new(settings, respond);
        let layers: [&dyn Layer; 1] = [&Plan];
        let mut query = request(Method::POST, "/graphql");
        query.context.idempotent = true;
        let token = request(Method::POST, "/app/installations/1/access_tokens");
        let requests = [request(Method::GET, "/user"), query, token, request(Method::PATCH, "/user")];
        let mut statuses = Vec::new();
        for request in &requests {
            statuses.push(Next::new(&layers, &session).send(request).await.unwrap().status);
        }
        assert_eq!(statuses, [200, 200, 200, 201]);
        let sent: Vec<_> = session.sent().iter().map(|sent| format!("{} {}", sent.method, sent.url.path())).collect();
        assert_eq!(sent, ["GET /user", "POST /graphql", "POST /app/installations/1/access_tokens", "GET /read"]);
        assert_eq!(*planner.0.lock().unwrap(), ["PATCH after 200"]);
    }
}
