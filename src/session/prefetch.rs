//! Prefetch: pages that are requested before iteration reaches them.

use std::collections::VecDeque;
use std::sync::Arc;

use url::Url;

use crate::http::error::Result;
use crate::http::observers::Trace;
use crate::http::request::Request;
use crate::http::response::Response;
use crate::runtime::driver;
use crate::runtime::driver::Task;
use crate::runtime::host;
use crate::session::Session;
use crate::session::overlap::Window;
use crate::session::page::{Fetched, Layout, Place};
use crate::session::{intercept, page};

/// Maximum number of pages that may be prefetched.
pub const MOST: usize = 64;

/// The prefetched pages, complete or in flight, in order. Dropping this cancels the requests in flight.
#[derive(Debug, Default)]
pub struct Prefetch {
    window: usize,
    /// The session's maximum; 0 if nothing may be prefetched.
    most: usize,
    flight: VecDeque<(Upcoming, Reading)>,
}

/// A page that follows another one.
#[derive(Debug, Clone)]
pub struct Upcoming {
    /// Its request.
    pub request: Request,
    /// Its number and size, if it is requested by number where the Link header names a cursor.
    pub window: Option<Window>,
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
    /// The prefetched page at a URL, or by number in its place. If there is another one, the pages have moved, and all
    /// are cancelled.
    pub fn take(&mut self, url: &Url) -> Option<(Upcoming, Reading)> {
        // Requests from before a fork belong to the parent process.
        let is_other = |(known, reading): &(Upcoming, Reading)| {
            known.window.is_none() && known.request.url != *url || !reading.task.is_ours()
        };
        if self.flight.front().is_some_and(is_other) {
            self.clear();
        }
        self.flight.pop_front()
    }

    /// How many pages to prefetch after so many requests: none, then one, then twice as many each time, up to the
    /// session's maximum.
    pub fn widen(&mut self, requested: u32, session: &Session) {
        let settings = session.settings();
        let live = session.transport().may_prefetch() && !intercept::is_active();
        let is_possible = live && !settings.observers.precede_requests();
        self.most = if is_possible { settings.read_ahead.min(MOST) } else { 0 };
        let wide = 1_usize.checked_shl(requested.saturating_sub(1)).unwrap_or(MOST);
        self.window = if requested > 0 { wide.min(self.most) } else { 0 };
    }

    /// The session's maximum number of pages; 0 if nothing may be prefetched.
    pub fn most(&self) -> usize {
        self.most
    }

    /// Whether one more page may be prefetched.
    pub fn has_room(&self) -> bool {
        self.flight.len() < self.window
    }

    /// The last page that is prefetched.
    pub fn last(&self) -> Option<&Upcoming> {
        self.flight.back().map(|(upcoming, _)| upcoming)
    }

    /// Request a page in the background. Returns false if no thread can start: then there is no prefetch.
    pub fn push(&mut self, upcoming: Upcoming, layout: &Layout, session: &Arc<Session>) -> bool {
        let mut request = upcoming.request.clone();
        request.context.speculative = true;
        request.context.trace = session.settings().trace(true);
        let trace = request.context.trace.clone();
        let (session, layout) = (session.clone(), layout.clone());
        let task = driver::spawn(host::on_behalf(host::new_id(), async move {
            page::fetch(&session, request, &layout, Place::Later).await
        }));
        let Ok(task) = task else { return false };
        self.flight.push_back((upcoming, Reading { task, trace }));
        true
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
