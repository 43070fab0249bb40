//! The client.

pub mod args;
pub mod builder;
mod call;
pub mod error;
pub mod event;
pub mod graphql;
mod host;
pub mod installation;
pub mod listing;
pub mod oauth;
pub mod operation;
pub mod poll;
pub mod pool;
pub mod quota;
pub mod reply;
pub mod request;
pub mod resource;
pub mod response;
pub mod transfer;
pub mod user_token;

use std::fmt;
use std::sync::Arc;

use bytes::Bytes;

use crate::apps;
use crate::client::args::Args;
use crate::client::call::Call;
use crate::client::error::{Error, Result};
use crate::client::graphql::GraphQl;
use crate::client::installation::Installation;
use crate::client::listing::Listing;
use crate::client::operation::Operation;
use crate::client::reply::FromReply;
use crate::client::request::RequestBuilder;
use crate::client::resource::Resource;
use crate::github::declared::registry;
use crate::json::document::Json;
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
    pub(super) fn over(session: Arc<Session>) -> Client {
        Client { session }
    }

    /// Run an operation of the client, such as [`operations::Client::repository`](crate::operations::Client). The
    /// result may be any type that fits the operation, see [`FromReply`].
    ///
    /// Dropping the future cancels the request.
    ///
    /// # Errors
    /// [`Error::Argument`] and [`Error::Credential`] before anything is sent, [`Error::Status`] for a response with an
    /// error status, and any other [`Error`].
    pub async fn call<T: FromReply>(&self, operation: impl Into<Operation>, args: impl Into<Args>) -> Result<T> {
        Call::new(self, operation.into(), None)?.run(args.into(), None).await
    }

    /// A listing of the client, such as [`operations::Client::search_repositories`](crate::operations::Client). Nothing
    /// is sent until it is read.
    ///
    /// # Errors
    /// [`Error::Argument`] and [`Error::Credential`].
    pub fn list(&self, operation: impl Into<Operation>, args: impl Into<Args>) -> Result<Listing> {
        Call::new(self, operation.into(), None)?.list(args.into())
    }

    /// A handle of the resource that an operation would fetch, such as
    /// [`operations::Client::repository`](crate::operations::Client). Nothing is sent. The handle has only the fields
    /// that follow from the arguments. Its operations do not fetch it first; [`Resource::refresh`] does.
    ///
    /// # Errors
    /// [`Error::Argument`] also for an operation that has no handles: those with the argument `lazy` in Python have them.
    pub fn handle(&self, operation: impl Into<Operation>, args: impl Into<Args>) -> Result<Resource> {
        Call::new(self, operation.into(), None)?.handle(args.into())
    }

    /// A request to any route, such as `client.request("GET", "/meta")`, or to an absolute URL. The credential is
    /// only sent to the URLs of the client.
    pub fn request(&self, method: &str, route: impl Into<String>) -> RequestBuilder {
        RequestBuilder::new(self.clone(), method, route.into())
    }

    /// A GraphQL query or mutation, such as `client.graphql("query { viewer { login } }")`.
    pub fn graphql(&self, query: impl Into<String>) -> GraphQl {
        GraphQl::new(self.clone(), query.into())
    }

    /// Create a resource from its JSON text, as returned by [`Resource::raw`].
    ///
    /// # Errors
    /// [`Error::Argument`] for an unknown class, [`Error::Value`] for text that is not a JSON object.
    pub fn resource(&self, class: &str, json: impl Into<String>) -> Result<Resource> {
        let class = registry::class(class).ok_or_else(|| Error::Argument(format!("there is no class {class:?}")))?;
        let broken = |source| Error::Value { name: String::new(), source };
        let json = Json::parse(Bytes::from(json.into())).map_err(broken)?;
        if !json.is_object() {
            return Err(broken(serde::de::Error::custom("expected an object")));
        }
        Ok(Resource::new(self, Some(class), json))
    }

    /// A client for an installation of the app that this client authenticates as. This requests its token, which is renewed
    /// before it expires.
    ///
    /// # Errors
    /// [`Error::Credential`] if the client does not authenticate as an app, and any other [`Error`].
    pub async fn installation(&self, installation_id: u64) -> Result<Client> {
        let client = self.installation_client(&Installation::id(installation_id))?;
        client.token().await?;
        Ok(client)
    }

    /// A client for an installation of the app that this client authenticates as, which may be limited to some
    /// repositories and permissions. Nothing is sent: the first request gets a token, which is renewed before it expires,
    /// once for all clients for the same installation with the same limits.
    ///
    /// # Errors
    /// [`Error::Argument`] for an invalid name or permission, [`Error::Credential`] if the client does not authenticate
    /// as an app.
    pub fn installation_client(&self, installation: &Installation) -> Result<Client> {
        let (target, account, narrowing) = installation.parts()?;
        Ok(Client::over(Arc::new(apps::session_for(&self.session, target, account, narrowing)?)))
    }

    /// The current token of the client, to pass it to another program such as git. It is renewed first if that is due.
    /// From then on, recordings and errors do not contain it.
    ///
    /// # Errors
    /// [`Error::Credential`] if the client has no token, and any other [`Error`] of a renewal.
    pub async fn token(&self) -> Result<String> {
        let token = host::run(apps::token(self.session.clone(), None)).await?;
        Ok(token.reveal().to_owned())
    }

    /// Number of requests sent so far.
    pub fn requests_sent(&self) -> u64 {
        self.session.exchanges()
    }

    /// Close the client: it sends nothing more, and calls in flight return [`Error::Closed`]. This also closes its
    /// clones and resources.
    pub fn close(&self) {
        self.session.close();
    }

    pub(super) fn session(&self) -> &Arc<Session> {
        &self.session
    }
}
