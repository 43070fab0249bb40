//! Requests that somebody else sends in place of the session: a program that extends a session sees every request of its
//! calls, those of listings and of operations of several requests included. Prefetch is off meanwhile.

use std::fmt;
use std::sync::Arc;

use futures_util::future::BoxFuture;

use crate::http::error::Result;
use crate::http::request::Request;
use crate::http::response::Response;
use crate::runtime::host;

/// Sends requests in place of the session, mostly through it.
pub trait Interceptor: fmt::Debug + Send + Sync {
    /// Send a request, with all that belongs to it: redirects, retries, waits.
    fn send(&self, request: Request) -> BoxFuture<'static, Result<Response>>;
}

tokio::task_local! {
    static CURRENT: Arc<dyn Interceptor>;
}

/// Run a call whose requests the interceptor sends, if there is one.
pub async fn serve<F: Future>(interceptor: Option<Arc<dyn Interceptor>>, call: F) -> F::Output {
    match interceptor {
        Some(interceptor) => CURRENT.scope(interceptor, call).await,
        None => call.await,
    }
}

/// Whether the requests of the current call are intercepted.
pub fn is_active() -> bool {
    CURRENT.try_with(|_| ()).is_ok()
}

/// Send a request through the interceptor of the current call; the request itself where there is none.
pub async fn send(request: Request) -> std::result::Result<Result<Response>, Box<Request>> {
    match CURRENT.try_with(Arc::clone) {
        Ok(interceptor) => {
            host::release();
            Ok(interceptor.send(request).await)
        }
        Err(_) => Err(Box::new(request)),
    }
}
