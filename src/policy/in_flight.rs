//! The number of requests in flight: GitHub allows 100 for each principal. Further requests wait for their turn.

use std::sync::Arc;

use futures_util::future::BoxFuture;

use crate::http::error::Result;
use crate::http::request::Request;
use crate::http::response::Response;
use crate::policy::layer::{Layer, Next};
use crate::policy::pacing;
use crate::policy::quota::route::Route;
use crate::policy::quota::{Demand, Lease};
use crate::policy::rate_limit::Mode;
use crate::policy::settings::Settings;

/// Limits the number of requests in flight.
pub struct InFlight;

impl Layer for InFlight {
    fn name(&self) -> &'static str {
        "in_flight"
    }

    fn send<'a>(&'a self, request: &'a Request, next: Next<'a>) -> BoxFuture<'a, Result<Response>> {
        let settings = next.settings();
        if request.context.skips_waits() || !settings.signs(request) {
            return next.send(request);
        }
        Box::pin(send(request, settings, next))
    }
}

async fn send(request: &Request, settings: Arc<Settings>, next: Next<'_>) -> Result<Response> {
    let mut lease = match request.context.lease.as_ref().and_then(|handover| handover.take::<Lease>()) {
        Some(lease) => lease,
        None => wait(request, &settings).await?,
    };
    let response = next.send(request).await?;
    lease.settle(&response);
    Ok(response)
}

async fn wait(request: &Request, settings: &Settings) -> Result<Lease> {
    let account = settings.account(request);
    if let Some(lease) = account.try_lease_one() {
        return Ok(lease);
    }
    let route = Route::of(settings, request);
    let demand = Demand { route: &route, count: 1, paced: false, waits: settings.rate_limit == Mode::Wait };
    match account.try_lease(&demand) {
        Some(lease) => Ok(lease),
        None => pacing::lease(&*account, &demand, request, settings).await,
    }
}
