//! The client.

use std::fmt;
use std::sync::Arc;

use bytes::Bytes;
use chrono::Utc;

use crate::api::{named, registry};
use crate::auth::credential::{AppKey, Auth};
use crate::client::operations;
use crate::client::operations::Input;
use crate::client::session::{Session, Settings};
use crate::facade::args::Args;
use crate::facade::builder::ClientBuilder;
use crate::facade::call::Call;
use crate::facade::error::{Error, Result};
use crate::facade::graphql::GraphQl;
use crate::facade::host;
use crate::facade::listing::Listing;
use crate::facade::operation::Operation;
use crate::facade::reply::FromReply;
use crate::facade::request::RequestBuilder;
use crate::facade::resource::Resource;
use crate::http::error;
use crate::json::document::Json;
use crate::runtime::deadline;

/// Lifetime of an app's JWT in seconds, the maximum that GitHub accepts.
pub(super) const APP_LIFETIME: i64 = 600;

/// A client of GitHub's REST API. Clones share settings, credentials and connections; threads, tasks and tokio runtimes
/// may share a client. Each runtime has connections of its own.
#[derive(Clone)]
pub struct Client {
    session: Arc<Session>,
    app: Option<Arc<AppKey>>,
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let settings = self.session.settings();
        f.debug_struct("Client").field("base_url", &settings.addresses.api).finish_non_exhaustive()
    }
}

impl Client {
    /// A builder with the default settings.
    pub fn builder() -> ClientBuilder {
        ClientBuilder::default()
    }

    pub(super) fn over(session: Arc<Session>, app: Option<AppKey>) -> Client {
        Client { session, app: app.map(Arc::new) }
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

    /// A request to any route, such as `client.request("GET", "/meta")`, or to an absolute address. The credential is
    /// only sent to the addresses of the client.
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

    /// A client for an installation of the app that this client authenticates as. Its token is renewed before it
    /// expires.
    ///
    /// # Errors
    /// [`Error::Credential`] if the client does not authenticate as an app, and any other [`Error`].
    pub async fn installation(&self, installation_id: u64) -> Result<Client> {
        let Some(key) = &self.app else {
            return Err(Error::Credential("only a client that signs in as an app has installations".into()));
        };
        let settings = Settings::clone(&self.session.settings());
        let session = Arc::new(Session::new(Settings { auth: Auth::Nothing, ..settings }));
        let op = named::Client::login_as_app_installation;
        let id = installation_id.into();
        let sent = op.params.iter().filter_map(|param| match param.name {
            "installation_id" => Some((param, Some(serde_json::Value::clone(&id)))),
            "expire_in" => Some((param, Some(APP_LIFETIME.into()))),
            _ => None,
        });
        let mut call = operations::Call::new(&session, op, sent.collect());
        call.input = Input::Key(AppKey::clone(key));
        host::run(async { operations::start(call)?.await }).await?;
        Ok(Client { session, app: None })
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

    /// The session, with a new JWT if the client can create one and the last one has expired.
    pub(super) fn session(&self) -> error::Result<&Arc<Session>> {
        if let (Some(key), Auth::App(token)) = (&self.app, &self.session.settings().auth)
            && token.expires_at <= deadline::later(Utc::now(), deadline::MINUTE)
        {
            let token = key.sign(APP_LIFETIME, Utc::now())?;
            self.session.change(|settings| settings.auth = Auth::App(token.clone()));
        }
        Ok(&self.session)
    }
}
