//! The number of requests in flight: GitHub allows 100 for each principal. Further requests wait for their turn.
//!
//! A transport of the user may send requests with the same credential itself. They belong to the request that it was called
//! for, and use its place: if they waited, nothing would ever become free.

use std::sync::{Arc, Mutex, PoisonError};

use futures_util::future::BoxFuture;

use crate::http::context::Lease;
use crate::http::error::Result;
use crate::http::request::Request;
use crate::http::response::Response;
use crate::layers::layer::{Layer, Next};
use crate::layers::pacing;
use crate::layers::settings::Settings;
use crate::quota::route::Route;
use crate::quota::{Demand, Motion, Principal};
use crate::runtime::host;
use crate::runtime::per_process::PerProcess;

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

/// The calls whose requests a transport of the user has, with the principals that they are counted for.
static INSIDE: PerProcess<Mutex<Vec<(u64, Principal)>>> = PerProcess::new();

/// A request that a transport of the user has.
struct Inside(u64);

impl Inside {
    fn enter(principal: Principal) -> Inside {
        let call = host::call_id();
        calls(|calls| calls.push((call, principal)));
        Inside(call)
    }
}

impl Drop for Inside {
    fn drop(&mut self) {
        calls(|calls| {
            if let Some(at) = calls.iter().position(|(call, _)| *call == self.0) {
                calls.swap_remove(at);
            }
        });
    }
}

fn calls<T>(read: impl FnOnce(&mut Vec<(u64, Principal)>) -> T) -> T {
    let calls = INSIDE.get_or(Mutex::default);
    let mut calls = calls.lock().unwrap_or_else(PoisonError::into_inner);
    read(&mut calls)
}

/// Whether the current call was made by a transport that has a request of the same principal.
fn is_inside(principal: &Principal) -> bool {
    calls(|calls| calls.iter().any(|(call, other)| other == principal && host::is_within(*call)))
}

async fn send(request: &Request, settings: Arc<Settings>, next: Next<'_>) -> Result<Response> {
    // Only a transport of the user can send requests while one of its own is in flight.
    let principal = settings.transport.is_some().then(|| settings.principal(request));
    if principal.as_ref().is_some_and(is_inside) {
        return next.send(request).await;
    }
    let mut lease = match request.context.lease.as_ref().and_then(|handover| handover.take()) {
        Some(lease) => lease,
        None => wait(request, &settings).await?,
    };
    if principal.is_none() && request.upload.is_none() && request.download.is_none() {
        lease.ends_unaided();
    }
    let observed = observed(request, &settings);
    let _inside = principal.map(Inside::enter);
    let response = next.send(observed.as_ref().unwrap_or(request)).await?;
    lease.settle(&response);
    Ok(response)
}

/// A request whose bodies note what moves, so that others wait for it however long it takes; None for any other one.
fn observed(request: &Request, settings: &Settings) -> Option<Request> {
    if request.upload.is_none() && request.download.is_none() {
        return None;
    }
    let Motion { activity, .. } = settings.account(request).motion()?;
    let mut request = request.clone();
    if let Some(upload) = &mut request.upload {
        upload.activity = activity.clone();
    }
    if let Some(download) = &mut request.download {
        download.activity = activity;
    }
    Some(request)
}

async fn wait(request: &Request, settings: &Settings) -> Result<Lease> {
    let account = settings.account(request);
    if let Some(lease) = account.try_lease_one() {
        return Ok(lease);
    }
    let route = Route::of(&settings.urls.api, request);
    let demand = Demand { route: &route, count: 1, paced: false, waits: settings.rate_limit.holds_back() };
    match account.try_lease(&demand) {
        Some(lease) => Ok(lease),
        None => pacing::lease(&*account, &demand, request, settings).await,
    }
}
