//! Prefetch: pages that are requested before iteration reaches them.

use std::collections::VecDeque;
use std::sync::Arc;

use url::Url;

use crate::client::page;
use crate::client::page::{Fetched, Layout, Place};
use crate::client::session::Session;
use crate::http::context::Source;
use crate::http::error::Result;
use crate::http::request::Request;
use crate::http::response::Response;
use crate::runtime::driver;
use crate::runtime::driver::Task;

pub use crate::policy::settings::READ_AHEAD;

/// Most pages that may be prefetched.
pub const MOST: usize = 64;

/// The pages that are under way or here already, in order. Dropping it gives up what is under way.
#[derive(Debug, Default)]
pub struct Prefetch {
    window: usize,
    flight: VecDeque<(Url, Reading)>,
}

/// A page that is read in the background.
pub type Reading = Task<Result<Fetched>>;

impl Prefetch {
    /// The page at an address, if it is under way. If another one is, the pages have moved: then all are given up.
    pub fn take(&mut self, url: &Url) -> Option<Reading> {
        // What was begun before a fork is the parent's.
        if self.flight.front().is_some_and(|(known, reading)| known != url || !reading.is_ours()) {
            self.clear();
        }
        self.flight.pop_front().map(|(_, reading)| reading)
    }

    /// How many pages to prefetch, after so many were requested: none, then one, doubling up to as many as the
    /// session says.
    pub fn widen(&mut self, requested: u32, session: &Session) {
        let most = session.settings().read_ahead.min(MOST);
        // A cassette replays in the order of its recording.
        let live = session.transport().source() == Source::Network;
        let wide = 1_usize.checked_shl(requested.saturating_sub(1)).unwrap_or(MOST);
        self.window = if live && requested > 0 { wide.min(most) } else { 0 };
    }

    /// Begin to read those of these pages that the window has room for.
    pub fn fill(&mut self, pages: impl Iterator<Item = Request>, layout: &Layout, session: &Arc<Session>) {
        for mut request in pages.take(self.window).skip(self.flight.len()) {
            let url = request.url.clone();
            request.context.speculative = true;
            let (session, layout) = (session.clone(), layout.clone());
            let reading = driver::spawn(async move { page::fetch(&session, request, &layout, Place::Later).await });
            // Without a thread there is no prefetch.
            let Ok(reading) = reading else { return };
            self.flight.push_back((url, reading));
        }
    }

    /// Give up what is under way.
    pub fn clear(&mut self) {
        self.flight.clear();
    }
}

/// Whether less than a tenth of the quota is left. Prefetch shall not use it up.
pub fn is_thin(response: &Response) -> bool {
    response.quota().is_some_and(|(remaining, limit)| remaining.saturating_mul(10) < limit)
}
