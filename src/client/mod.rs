//! The API for Rust programs: a client, its operations, resources, listings and errors. Everything runs on the tokio
//! runtime of the caller.
//!
//! The files add the methods of [`Client`] that lead to their types.

pub mod args;
pub mod builder;
mod call;
pub mod credential_pool;
pub mod error;
pub mod event;
pub mod graphql;
mod host;
pub mod installation;
pub mod listing;
pub mod oauth;
pub mod operation;
pub mod poll;
pub mod quota;
pub mod reply;
pub mod request;
pub mod resource;
pub mod response;
pub mod transfer;
pub mod user_token;

use std::fmt;
use std::sync::Arc;

use crate::session::Session;

/// A client of GitHub's REST API. Clones share settings, credentials and connections; threads, tasks and tokio runtimes
/// may share a client. Each runtime has connections of its own.
#[derive(Clone)]
pub struct Client {
    session: Arc<Session>,
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let settings = self.session.settings();
        f.debug_struct("Client").field("base_url", &settings.urls.api).finish_non_exhaustive()
    }
}

impl Client {
    fn over(session: Arc<Session>) -> Client {
        Client { session }
    }

    /// Number of requests sent so far.
    pub fn requests_sent(&self) -> u64 {
        self.session.exchanges()
    }

    /// Close the client: it sends nothing more, and calls in flight return [`Error::Closed`](crate::Error::Closed). This
    /// also closes its clones and resources.
    pub fn close(&self) {
        self.session.close();
    }

    fn session(&self) -> &Arc<Session> {
        &self.session
    }
}
