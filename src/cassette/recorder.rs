//! A transport that replays the responses of a cassette, and records those of the transport below it.

use std::fmt;
use std::sync::Arc;

use futures_util::future::BoxFuture;

use crate::cassette::{Cassette, is_scrubbed};
use crate::http::context::Source;
use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;
use crate::http::transport;
use crate::http::transport::Transport;

/// Returns the current secrets of a session.
type Secrets = Box<dyn Fn() -> Vec<String> + Send + Sync>;

/// A transport that uses a cassette.
pub struct Recorder {
    cassette: Arc<Cassette>,
    live: Arc<dyn Transport>,
    secrets: Secrets,
}

impl Recorder {
    /// A transport that records the responses of `live`. `secrets` returns what must not be written to the cassette.
    pub fn new(
        cassette: Arc<Cassette>,
        live: Arc<dyn Transport>,
        secrets: impl Fn() -> Vec<String> + Send + Sync + 'static,
    ) -> Recorder {
        Recorder { cassette, live, secrets: Box::new(secrets) }
    }

    async fn exchange(&self, request: &Request) -> Result<Response> {
        let (request, download) = transport::buffered(request).await?;
        self.cassette.know(&(self.secrets)());
        let live = async || match request.context.lacks {
            Some(needs) => Err(Error::Credential(needs)),
            None => self.live.send(&request).await,
        };
        let mut response = self.cassette.exchange(&request, live).await?;
        if let Some(download) = download.filter(|_| response.is_success()) {
            let changed = is_scrubbed(&response.body);
            download.take(&request, &mut response, changed).await?;
        }
        Ok(response)
    }
}

impl Transport for Recorder {
    fn send<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<Response>> {
        Box::pin(self.exchange(request))
    }

    fn source(&self) -> Source {
        if self.cassette.only_replays() { Source::Cassette } else { Source::Recorder }
    }

    fn may_replay(&self) -> bool {
        self.cassette.replays()
    }
}

impl fmt::Debug for Recorder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recorder").field("cassette", &self.cassette).field("live", &self.live).finish_non_exhaustive()
    }
}
