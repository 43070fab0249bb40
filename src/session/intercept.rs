//! Interception: a program that extends a session handles every request of its calls, including those of listings and
//! of operations with several requests. There is no prefetch in such calls.

use std::fmt;
use std::sync::Arc;

use futures_util::future::BoxFuture;

use crate::http::error::Result;
use crate::http::request::Request;
use crate::http::response::Response;
use crate::runtime::host;

/// Handles requests instead of the session; usually passes them on to it.
pub trait Interceptor: fmt::Debug + Send + Sync {
    /// Send a request, including redirects, retries and waits.
    fn send(&self, request: Request) -> BoxFuture<'static, Result<Response>>;
}

tokio::task_local! {
    static CURRENT: Arc<dyn Interceptor>;
}

/// Run a call whose requests go through the interceptor, if there is one.
pub async fn serve<F: Future>(interceptor: Option<Arc<dyn Interceptor>>, call: F) -> F::Output {
    match interceptor {
        Some(interceptor) => CURRENT.scope(interceptor, call).await,
        None => call.await,
    }
}

/// Whether the current call has an interceptor.
pub fn is_active() -> bool {
    CURRENT.try_with(|_| ()).is_ok()
}

/// Send a request through the interceptor of the current call; returns the request if there is none.
pub async fn send(request: Request) -> std::result::Result<Result<Response>, Box<Request>> {
    match CURRENT.try_with(Arc::clone) {
        Ok(interceptor) => {
            host::release();
            Ok(interceptor.send(request).await)
        }
        Err(_) => Err(Box::new(request)),
    }
}
