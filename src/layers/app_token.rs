//! The JWT of an app: if GitHub rejects it because this machine's clock is wrong, a new one is signed by GitHub's clock.

use std::time::Duration;

use chrono::{DateTime, Utc};
use futures_util::future::BoxFuture;

use crate::auth::credential::{AppKey, Auth};
use crate::http::error::Result;
use crate::http::request::Request;
use crate::http::response::Response;
use crate::layers::layer::{Layer, Next};

/// Signs a new JWT when GitHub's clock differs.
pub struct AppTokens;

impl Layer for AppTokens {
    fn name(&self) -> &'static str {
        "app_token"
    }

    fn send<'a>(&'a self, request: &'a Request, next: Next<'a>) -> BoxFuture<'a, Result<Response>> {
        Box::pin(send(request, next))
    }
}

/// Send. If GitHub rejects the JWT and its clock differs, send once more. The rejected request was not processed, so a
/// write is repeated, too.
async fn send(request: &Request, next: Next<'_>) -> Result<Response> {
    let settings = next.settings();
    let key = match (request.context.credential.is_some(), request.credential::<Auth>(), &settings.auth) {
        (true, Some(Auth::AppKey(key)), _) | (false, _, Auth::AppKey(key)) if settings.signs(request) => key,
        _ => return next.send(request).await,
    };
    if request.context.is_replayed() {
        return next.send(request).await;
    }
    let used = key.current(Utc::now())?;
    let response = next.send(request).await?;
    if response.status != 401 || response.header("date").is_none() {
        return Ok(response);
    }
    // Another call may have corrected the clock meanwhile.
    if !correct(key, &response) && key.current(Utc::now())? == used {
        return Ok(response);
    }
    if let Some(trace) = &request.context.trace {
        let reason = "the JWT was rejected, and GitHub's clock differs from that of this machine";
        trace.repeating(request, Some(response.status), Duration::ZERO, reason).await?;
    }
    next.send(request).await
}

fn correct(key: &AppKey, response: &Response) -> bool {
    key.correct(DateTime::<Utc>::from(response.date()), Utc::now())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use bytes::Bytes;
    use chrono::TimeDelta;
    use http::{HeaderMap, Method};

    use super::*;
    use crate::layers::layer::testing::Scripted;
    use crate::layers::settings::Settings;
    use crate::runtime::deadline;

    /// A session whose server rejects everything; its clock is behind by so many seconds.
    fn rejecting(auth: Auth, behind: i64) -> Scripted {
        let date = deadline::later(Utc::now(), TimeDelta::try_seconds(-behind).unwrap());
        let date = date.format("%a, %d %b %Y %H:%M:%S GMT").to_string();
        Scripted::new(Settings { auth, ..Settings::default() }, move |request| {
            let headers = HeaderMap::from_iter([("date".parse().unwrap(), date.parse().unwrap())]);
            Ok(Response::new(401, headers, Bytes::new(), request.url.clone()))
        })
    }

    async fn sent(session: &Scripted) -> usize {
        let request = Request::new(Method::POST, "https://api.github.com/app".parse().unwrap());
        Next::new(&[&AppTokens], session).send(&request).await.unwrap();
        session.sent().len()
    }

    #[tokio::test]
    async fn a_rejected_jwt_is_replaced_once_if_the_clocks_differ() {
        let key = || AppKey::new(include_bytes!("../../tests/keys/app-pkcs8.pem"), "1").unwrap();
        let session = rejecting(Auth::AppKey(key()), 300);
        assert_eq!(sent(&session).await, 2);
        assert_eq!(sent(&session).await, 3, "the difference is known");
        assert_eq!(sent(&rejecting(Auth::AppKey(key()), 5)).await, 1);
        assert_eq!(sent(&rejecting(Auth::Nothing, 300)).await, 1);
    }

    #[tokio::test]
    async fn every_call_whose_jwt_was_rejected_gets_the_one_that_replaces_it() {
        let key = AppKey::new(include_bytes!("../../tests/keys/app-pkcs8.pem"), "1").unwrap();
        let session = rejecting(Auth::AppKey(key), 300);
        let layers: [&dyn Layer; 2] = [&AppTokens, &Slow];
        let request = Request::new(Method::GET, "https://api.github.com/app".parse().unwrap());
        let send = || Next::new(&layers, &session).send(&request);
        let (first, second) = tokio::join!(send(), send());
        assert!(first.is_ok() && second.is_ok());
        assert_eq!(session.sent().len(), 4, "both are retried, although only one of them corrected the clock");
    }

    /// Lets other calls go on before each response.
    struct Slow;

    impl Layer for Slow {
        fn name(&self) -> &'static str {
            "slow"
        }

        fn send<'a>(&'a self, request: &'a Request, next: Next<'a>) -> BoxFuture<'a, Result<Response>> {
            Box::pin(async move {
                tokio::task::yield_now().await;
                next.send(request).await
            })
        }
    }
}
