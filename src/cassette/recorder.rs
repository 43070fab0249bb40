//! A cassette as a transport: it replays, and records what the transport below it returns.

use std::fmt;
use std::sync::Arc;

use futures_util::future::BoxFuture;

use crate::cassette::{Tape, is_scrubbed};
use crate::http::context::Source;
use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;
use crate::http::transport;
use crate::http::transport::Transport;

/// Returns the secrets that a session has now.
type Secrets = Box<dyn Fn() -> Vec<String> + Send + Sync>;

/// A cassette in the place of a session's transport.
pub struct Recorder {
    tape: Arc<Tape>,
    live: Arc<dyn Transport>,
    secrets: Secrets,
}

impl Recorder {
    /// A cassette that records from the transport `live`; `secrets` returns what must not get into its file.
    pub fn new(
        tape: Arc<Tape>,
        live: Arc<dyn Transport>,
        secrets: impl Fn() -> Vec<String> + Send + Sync + 'static,
    ) -> Recorder {
        Recorder { tape, live, secrets: Box::new(secrets) }
    }

    async fn exchange(&self, request: &Request) -> Result<Response> {
        let (request, download) = transport::buffered(request).await?;
        self.tape.know(&(self.secrets)());
        let live = async || match request.context.lacks {
            Some(needs) => Err(Error::Credential(needs)),
            None => self.live.send(&request).await,
        };
        let mut response = self.tape.exchange(&request, live).await?;
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
        if self.tape.only_replays() { Source::Cassette } else { Source::Recorder }
    }

    fn may_replay(&self) -> bool {
        self.tape.replays()
    }
}

impl fmt::Debug for Recorder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recorder").field("tape", &self.tape).field("live", &self.live).finish_non_exhaustive()
    }
}
