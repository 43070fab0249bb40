//! Callbacks of Rust programs, and how every call runs: on the caller's runtime, with panics turned into errors.

use std::any::Any;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use tokio::runtime::Handle;

use crate::auth::credential::UserGrant;
use crate::facade::error::{Error, Result};
use crate::facade::oauth::{DeviceCode, UserToken};
use crate::http::error;
use crate::oauth::device;
use crate::runtime;
use crate::runtime::deadline;
use crate::runtime::driver;
use crate::runtime::host;
use crate::runtime::host::{Callback, Host};

/// Callback invoked before a wait for a rate limit, with its length and the reason.
pub type OnWait = Box<dyn Fn(Duration, &str) + Send + Sync>;
/// Callback that returns a one-time password.
pub type OneTimePassword = Box<dyn Fn() -> BoxFuture<'static, Option<String>> + Send + Sync>;

/// Callback that shows the code of a device flow.
pub type ShowCode = Box<dyn Fn(&DeviceCode) + Send + Sync>;
/// Callback that stores a new token of a user.
pub type StoreToken = Box<dyn Fn(UserToken) -> BoxFuture<'static, Result<(), Failure>> + Send + Sync>;
/// An error of a callback.
type Failure = Box<dyn std::error::Error + Send + Sync>;

tokio::task_local! {
    /// Set while the current task runs a callback.
    static IN_CALLBACK: ();
}

/// A host that calls closures.
#[derive(Debug)]
struct Closures;

impl Host for Closures {
    fn on_wait(
        &self,
        callback: &Callback,
        seconds: f64,
        reason: &str,
    ) -> BoxFuture<'static, runtime::error::Result<()>> {
        if let Some(function) = callback.function::<OnWait>() {
            function(deadline::seconds(seconds), reason);
        }
        Box::pin(std::future::ready(Ok(())))
    }

    fn one_time_password(&self, callback: &Callback) -> BoxFuture<'static, runtime::error::Result<Option<String>>> {
        match callback.function::<OneTimePassword>() {
            Some(function) => {
                let code = function();
                Box::pin(async move { Ok(code.await) })
            }
            None => Box::pin(std::future::ready(Ok(None))),
        }
    }

    fn notify(
        &self,
        callback: &Callback,
        value: Box<dyn Any + Send>,
    ) -> BoxFuture<'static, runtime::error::Result<()>> {
        let value = match (callback.function::<ShowCode>(), value.downcast::<device::DeviceCode>()) {
            (Some(show), Ok(code)) => {
                show(&DeviceCode::new(*code));
                return Box::pin(std::future::ready(Ok(())));
            }
            (_, Err(value)) => value.downcast::<UserGrant>(),
            (None, Ok(_)) => return Box::pin(std::future::ready(Ok(()))),
        };
        match (callback.function::<StoreToken>(), value) {
            (Some(store), Ok(grant)) => {
                let stored = store(UserToken::of(*grant));
                Box::pin(IN_CALLBACK.scope((), async move { stored.await.map_err(runtime::error::Error::Callback) }))
            }
            _ => Box::pin(std::future::ready(Ok(()))),
        }
    }

    fn is_in_callback(&self) -> bool {
        IN_CALLBACK.try_with(|()| ()).is_ok()
    }
}

/// Run a call on the runtime of the caller. A panic becomes an error.
pub async fn run<T>(call: impl Future<Output = error::Result<T>>) -> Result<T> {
    if Handle::try_current().is_err() {
        return Err(Error::Runtime);
    }
    Ok(driver::caught(host::serve(Arc::new(Closures), call)).await?)
}
