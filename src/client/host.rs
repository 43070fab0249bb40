//! Callbacks of Rust programs, and how every call runs: on the caller's runtime, with panics turned into errors.

use std::any::Any;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use tokio::runtime::Handle;

use crate::auth::credential::UserGrant;
use crate::client::error::{Error, Result};
use crate::client::user_token::{DeviceCode, UserToken};
use crate::http::error;
use crate::oauth::device;
use crate::runtime;
use crate::runtime::deadline;
use crate::runtime::driver;
use crate::runtime::error::Result as Ran;
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

/// A host that calls closures.
#[derive(Debug)]
struct Closures {
    id: u64,
    /// The call whose callback or transport has made this one.
    outer: Option<Arc<dyn Host>>,
}

impl Closures {
    /// The host of a call that begins here.
    fn here() -> Closures {
        Closures { id: host::new_id(), outer: host::surrounding() }
    }
}

/// Run a callback. A panic in it is an error of the callback.
pub fn run_callback<T>(callback: impl Future<Output = Ran<T>> + Send + 'static) -> BoxFuture<'static, Ran<T>> {
    Box::pin(async move {
        driver::caught(callback).await.map_err(|error| match error {
            runtime::error::Error::Panic(text) => {
                runtime::error::Error::Callback(format!("it panicked: {text}").into())
            }
            other => other,
        })
    })
}

impl Host for Closures {
    fn on_wait(&self, callback: &Callback, seconds: f64, reason: &str) -> BoxFuture<'static, Ran<()>> {
        let (callback, reason) = (callback.clone(), reason.to_owned());
        run_callback(async move {
            if let Some(function) = callback.function::<OnWait>() {
                function(deadline::seconds(seconds), &reason);
            }
            Ok(())
        })
    }

    fn one_time_password(&self, callback: &Callback) -> BoxFuture<'static, Ran<Option<String>>> {
        let callback = callback.clone();
        run_callback(async move {
            match callback.function::<OneTimePassword>() {
                Some(function) => Ok(function().await),
                None => Ok(None),
            }
        })
    }

    fn notify(&self, callback: &Callback, value: Box<dyn Any + Send>) -> BoxFuture<'static, Ran<()>> {
        let callback = callback.clone();
        run_callback(async move {
            let value = match value.downcast::<device::DeviceCode>() {
                Ok(code) => {
                    if let Some(show) = callback.function::<ShowCode>() {
                        show(&DeviceCode::new(*code));
                    }
                    return Ok(());
                }
                Err(value) => value,
            };
            match (callback.function::<StoreToken>(), value.downcast::<UserGrant>()) {
                (Some(store), Ok(grant)) => store(UserToken::of(*grant)).await.map_err(runtime::error::Error::Callback),
                _ => Ok(()),
            }
        })
    }

    fn id(&self) -> u64 {
        self.id
    }

    fn is_within(&self, call: u64) -> bool {
        self.id == call || self.outer.as_ref().is_some_and(|outer| outer.is_within(call))
    }
}

/// Run a call on the runtime of the caller. A panic becomes an error.
pub async fn run<T>(call: impl Future<Output = error::Result<T>>) -> Result<T> {
    if Handle::try_current().is_err() {
        return Err(Error::Runtime);
    }
    Ok(driver::caught(host::serve(Arc::new(Closures::here()), call)).await?)
}
