//! Prefetch: pages that are requested before iteration reaches them.

use std::collections::VecDeque;
use std::sync::Arc;

use url::Url;

use crate::client::page::{Fetched, Layout, Place};
use crate::client::session::Session;
use crate::client::{intercept, page};
use crate::http::error::Result;
use crate::http::events::Trace;
use crate::http::request::Request;
use crate::http::response::Response;
use crate::runtime::driver;
use crate::runtime::driver::Task;
use crate::runtime::host;

pub use crate::policy::settings::READ_AHEAD;

/// Maximum number of pages that may be prefetched.
pub const MOST: usize = 64;

/// The prefetched pages, complete or in flight, in order. Dropping this cancels the requests in flight.
#[derive(Debug, Default)]
pub struct Prefetch {
    window: usize,
    flight: VecDeque<(Url, Reading)>,
}

/// A page that is requested in the background.
#[derive(Debug)]
pub struct Reading {
    task: Task<Result<Fetched>>,
    /// The events of its request.
    trace: Option<Arc<Trace>>,
}

impl Reading {
    /// The page, or the error; None if the request belongs to a parent process. Observers receive its events
    /// only now: before, there was no caller that could run them.
    pub async fn wait(self) -> Result<Option<Result<Fetched>>> {
        let fetched = self.task.await;
        if let Some(trace) = self.trace {
            trace.replay().await?;
        }
        Ok(fetched)
    }
}

impl Prefetch {
    /// The prefetched page at an address. If there is another one in its place, the pages have moved, and all are
    /// cancelled.
    pub fn take(&mut self, url: &Url) -> Option<Reading> {
        // Requests from before a fork belong to the parent process.
        if self.flight.front().is_some_and(|(known, reading)| known != url || !reading.task.is_ours()) {
            self.clear();
        }
        self.flight.pop_front().map(|(_, reading)| reading)
    }

    /// How many pages to prefetch after so many requests: none, then one, then twice as many each time, up to the
    /// session's maximum.
    pub fn widen(&mut self, requested: u32, session: &Session) {
        let settings = session.settings();
        let most = if settings.observers.precede_requests() { 0 } else { settings.read_ahead.min(MOST) };
        let live = session.transport().may_prefetch() && !intercept::is_active();
        let wide = 1_usize.checked_shl(requested.saturating_sub(1)).unwrap_or(MOST);
        self.window = if live && requested > 0 { wide.min(most) } else { 0 };
    }

    /// Request those of these pages that are within the window.
    pub fn fill(&mut self, pages: impl Iterator<Item = Request>, layout: &Layout, session: &Arc<Session>) {
        for mut request in pages.take(self.window).skip(self.flight.len()) {
            let url = request.url.clone();
            request.context.speculative = true;
            request.context.trace = Trace::begin(&session.settings().observers, true);
            let trace = request.context.trace.clone();
            let (session, layout) = (session.clone(), layout.clone());
            let task = driver::spawn(host::on_behalf(host::new_id(), async move {
                page::fetch(&session, request, &layout, Place::Later).await
            }));
            // Prefetch needs a thread; if none can start, there is no prefetch.
            let Ok(task) = task else { return };
            self.flight.push_back((url, Reading { task, trace }));
        }
    }

    /// Cancel the requests in flight.
    pub fn clear(&mut self) {
        self.flight.clear();
    }
}

/// Whether less than a tenth of the quota is left. Prefetch must not exhaust it.
pub fn quota_is_low(response: &Response) -> bool {
    response.quota().is_some_and(|(remaining, limit)| remaining.saturating_mul(10) < limit)
}
