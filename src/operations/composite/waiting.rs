//! Waiting for something at GitHub, politely: requests are conditional, further apart each time, and never more often than
//! `X-Poll-Interval` allows, which may request an hour at most.

use std::time::Duration;

use http::header::IF_NONE_MATCH;
use tokio::time::Instant;

use crate::http::context::Source;
use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;
use crate::http::transfer::Progress;
use crate::operations::run::{Attachment, Call};
use crate::runtime::deadline;

/// The first pause, and the longest one unless `X-Poll-Interval` is longer.
const FIRST: Duration = Duration::from_secs(2);
const LONGEST: Duration = Duration::from_secs(30);
/// Number of pauses after which they are twice as long.
const STEP: u32 = 3;

/// A wait with a time limit: the argument `timeout`, in seconds.
#[derive(Debug)]
pub struct Wait {
    began: Instant,
    /// Time that was skipped because no server needs it.
    skipped: Duration,
    limit: Duration,
    pauses: u32,
    progress: Option<Progress>,
}

impl Wait {
    /// Begin to wait for a call.
    pub fn new(call: &mut Call) -> Wait {
        let seconds = call.argument("timeout").and_then(serde_json::Value::as_f64);
        let limit = seconds.map_or(deadline::LONGEST, deadline::seconds);
        let progress = match std::mem::take(&mut call.attachment) {
            Attachment::Progress(progress) => Some(progress),
            _ => None,
        };
        Wait { progress, ..Wait::limited(limit) }
    }

    /// Begin to wait, at most for this time.
    pub fn limited(limit: Duration) -> Wait {
        Wait { began: Instant::now(), skipped: Duration::ZERO, limit, pauses: 0, progress: None }
    }

    /// Whether the progress is reported.
    pub fn is_reported(&self) -> bool {
        self.progress.is_some()
    }

    /// Report how many of all parts are done.
    pub async fn report(&self, done: usize, total: usize) -> Result<()> {
        match &self.progress {
            Some(progress) => progress.report(done as u64, Some(total as u64)).await,
            None => Ok(()),
        }
    }

    /// Pause before the next request; an error if the time is over. `last` is the last response, `what` the thing that is
    /// waited for.
    pub async fn pause(&mut self, call: &Call, last: &Response, what: &str) -> Result<()> {
        let requested = last.poll_interval().unwrap_or_default();
        let length = deadline::doubled(FIRST, self.pauses / STEP, LONGEST).max(requested);
        let spent = self.began.elapsed().saturating_add(self.skipped);
        let left = self.limit.saturating_sub(spent);
        if left.is_zero() {
            let seconds = self.limit.as_secs_f64();
            return Err(Error::Overdue(format!("{what} did not end within {seconds} s")));
        }
        self.pauses = self.pauses.saturating_add(1);
        let length = length.min(left);
        let transport = call.session.transport();
        if matches!(transport.source(), Source::Cassette | Source::Fake) {
            self.skipped = self.skipped.saturating_add(length);
            return transport.pass_time(length).await;
        }
        tokio::select! {
            biased;
            error = call.session.closed() => Err(error),
            () = tokio::time::sleep(length) => Ok(()),
        }
    }
}

/// Something that is requested again and again, each time on the condition that it has changed.
#[derive(Debug)]
pub struct Watched {
    request: Request,
    last: Option<Response>,
}

impl Watched {
    /// Watch what a request returns.
    pub fn new(request: Request) -> Watched {
        Watched { request, last: None }
    }

    /// The current response.
    pub async fn fetch(&mut self, call: &Call) -> Result<Response> {
        let mut request = self.request.clone();
        if let Some(etag) = self.last.as_ref().and_then(Response::etag) {
            request.header(IF_NONE_MATCH.as_str(), etag)?;
        }
        let response = call.session.send(request).await?;
        match &self.last {
            Some(last) if response.status == 304 => Ok(last.clone()),
            _ if response.is_success() => {
                self.last = Some(response.clone());
                Ok(response)
            }
            _ => Err(Error::Status(Box::new(response))),
        }
    }
}
