//! OAuth and the manifest flow for Rust programs.

use std::future::Future;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use serde_json::Value;

use crate::apps::manifest;
use crate::auth::credential;
use crate::auth::credential::Narrowing;
use crate::auth::oauth::{read_callback, web_root};
use crate::client::Client;
use crate::client::error::Result;
use crate::client::host;
use crate::client::host::{ShowCode, StoreToken};
use crate::client::resource::Resource;
use crate::client::user_token::{DeviceCode, UserToken};
use crate::github::declared::{named, registry};
use crate::http::response::Response;
use crate::oauth;
use crate::oauth::{device, tokens, web};
use crate::runtime::host::Callback;
use crate::session::object_of;

pub use crate::oauth::web::Options as WebFlowOptions;

/// An OAuth app, or a GitHub App that acts for users: the flows in which a user authorizes it, and the tokens.
///
/// ```
/// use ferrohub::{Client, OAuthApp, WebFlowOptions};
///
/// # fn main() -> Result<(), ferrohub::Error> {
/// let app = OAuthApp::new(&Client::builder().build()?, "Iv23li...", Some("client secret"))?;
/// let flow = app.start_web_flow(&WebFlowOptions { scopes: vec!["repo".into()], ..WebFlowOptions::default() })?;
/// println!("{}", flow.url());
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone)]
pub struct OAuthApp {
    client: Client,
    app: credential::OAuthApp,
}

/// The start of a web flow. Keep the state and the verifier for the browser that you send to the URL.
#[derive(Debug, Clone)]
pub struct WebFlow(web::WebFlow);

impl WebFlow {
    /// Where to send the browser.
    pub fn url(&self) -> &str {
        self.0.url.as_str()
    }

    /// Random text that the browser must bring back.
    pub fn state(&self) -> &str {
        self.0.state.reveal()
    }

    /// Random text that proves that the code belongs to this flow (PKCE).
    pub fn code_verifier(&self) -> &str {
        self.0.code_verifier.reveal()
    }
}

impl OAuthApp {
    /// An application of the host of a client. The client's settings are used, its credential is not. The device flow
    /// needs no client secret.
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for an empty client ID or secret.
    pub fn new(client: &Client, client_id: &str, client_secret: Option<&str>) -> Result<OAuthApp> {
        let web = web_root(&client.session().settings().urls.api);
        Ok(OAuthApp { client: client.clone(), app: credential::OAuthApp::new(client_id, client_secret, &web)? })
    }

    /// Start a web flow, with a state and PKCE. Nothing is sent.
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument).
    pub fn start_web_flow(&self, options: &WebFlowOptions) -> Result<WebFlow> {
        Ok(WebFlow(web::start(&self.app, options)?))
    }

    /// Finish a web flow: check the state, and exchange the code in the URL that GitHub has sent the browser back to.
    ///
    /// # Errors
    /// [`Error::OAuth`](crate::Error::OAuth) if the state differs, the user has denied access, or GitHub rejects the code;
    /// and any other [`Error`](crate::Error).
    pub async fn finish_web_flow(
        &self,
        callback_url: &str,
        state: &str,
        code_verifier: &str,
        redirect_uri: Option<&str>,
    ) -> Result<UserToken> {
        let code = read_callback(callback_url, state)?;
        let session = self.client.session();
        let running = web::exchange(session, &self.app, code.reveal(), Some(code_verifier), redirect_uri);
        Ok(UserToken::of(host::run(running).await?))
    }

    /// Run the device flow: show a code, which the user enters on any device, and wait until that is done.
    ///
    /// # Errors
    /// [`Error::OAuth`](crate::Error::OAuth) if the user has denied access or did not enter the code in time, and any
    /// other [`Error`](crate::Error).
    pub async fn device_flow(
        &self,
        scopes: &[&str],
        show: impl Fn(&DeviceCode) + Send + Sync + 'static,
    ) -> Result<UserToken> {
        let scopes: Vec<String> = scopes.iter().map(|scope| (*scope).to_owned()).collect();
        let show: ShowCode = Box::new(show);
        let show = Callback::new(show);
        let running = device::run(self.client.session(), &self.app, &scopes, &show);
        Ok(UserToken::of(host::run(running).await?))
    }

    /// Exchange a refresh token for a new token, which ends the old token and the refresh token.
    ///
    /// # Errors
    /// [`Error::OAuth`](crate::Error::OAuth) if GitHub rejects the refresh token, and any other [`Error`](crate::Error).
    pub async fn refresh(&self, refresh_token: &str) -> Result<UserToken> {
        Ok(UserToken::of(host::run(oauth::refresh(self.client.session(), &self.app, refresh_token)).await?))
    }

    /// A client that acts for a user. An expiring token is refreshed before it expires, once for all tasks. `store` stores a
    /// new token before its first use; the requests of other tasks wait. If it fails, so does the call, and the next call
    /// calls it again.
    pub fn client<F>(&self, token: UserToken, store: impl Fn(UserToken) -> F + Send + Sync + 'static) -> Client
    where
        F: Future<Output = Result<(), Box<dyn std::error::Error + Send + Sync>>> + Send + 'static,
    {
        let store: StoreToken = Box::new(move |token| -> BoxFuture<'static, _> { Box::pin(store(token)) });
        let session =
            oauth::session_for(self.client.session(), &self.app, token.into_grant(), Some(Callback::new(store)));
        Client::over(Arc::new(session))
    }

    /// Fetch what a token allows, and for whom, as an `Authorization`; None if it is not valid.
    ///
    /// # Errors
    /// Any [`Error`](crate::Error).
    pub async fn check(&self, token: &str) -> Result<Option<Resource>> {
        let found = host::run(tokens::check(self.client.session(), &self.app, token)).await?;
        found.map(|response| self.authorization(&response)).transpose()
    }

    /// Replace a token by another one with the same access, the `token` of the returned `Authorization`.
    ///
    /// # Errors
    /// Any [`Error`](crate::Error).
    pub async fn reset(&self, token: &str) -> Result<Resource> {
        self.authorization(&host::run(tokens::reset(self.client.session(), &self.app, token)).await?)
    }

    /// Revoke a token; false if it is not valid.
    ///
    /// # Errors
    /// Any [`Error`](crate::Error).
    pub async fn revoke(&self, token: &str) -> Result<bool> {
        host::run(tokens::revoke(self.client.session(), &self.app, token)).await
    }

    /// Revoke the authorization of a user with all its tokens; false if the token is not valid.
    ///
    /// # Errors
    /// Any [`Error`](crate::Error).
    pub async fn revoke_authorization(&self, token: &str) -> Result<bool> {
        host::run(tokens::revoke_grant(self.client.session(), &self.app, token)).await
    }

    /// Create a token for one account, which may be limited to repositories of it and to permissions, pairs such as
    /// `("contents", "read")`. It is the `token` of the returned `Authorization`.
    ///
    /// # Errors
    /// Any [`Error`](crate::Error).
    pub async fn create_scoped_token(
        &self,
        token: &str,
        account: &str,
        repositories: &[&str],
        permissions: &[(&str, &str)],
    ) -> Result<Resource> {
        let mut limits = Narrowing::default();
        repositories.iter().try_for_each(|name| limits.repository(name))?;
        permissions.iter().try_for_each(|(name, level)| limits.permission(name, level))?;
        let account = Value::from(account);
        let running = tokens::limit(self.client.session(), &self.app, token, &account, &limits);
        self.authorization(&host::run(running).await?)
    }

    fn authorization(&self, response: &Response) -> Result<Resource> {
        let class = registry::class(named::Authorization::NAME);
        Ok(Resource::new(&self.client, class, object_of(response)?))
    }
}

/// A description of a GitHub App to register, which the user confirms on GitHub.
#[derive(Debug, Clone)]
pub struct AppManifest {
    client: Client,
    manifest: Value,
    registration: manifest::Registration,
}

impl AppManifest {
    /// A manifest: for the user's own account, or for an organization. `state` is that of the flow that is to be finished;
    /// None starts a new one.
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for an empty name or state.
    pub fn new(
        client: &Client,
        manifest: Value,
        organization: Option<&str>,
        state: Option<&str>,
    ) -> Result<AppManifest> {
        let web = web_root(&client.session().settings().urls.api);
        let registration = manifest::start(&web, organization, state)?;
        Ok(AppManifest { client: client.clone(), manifest, registration })
    }

    /// Where the browser posts the manifest to, as the field `manifest` of a form.
    pub fn url(&self) -> &str {
        self.registration.url.as_str()
    }

    /// Random text that the browser must bring back.
    pub fn state(&self) -> &str {
        self.registration.state.reveal()
    }

    /// A page that posts the manifest to GitHub when it is loaded.
    pub fn html(&self) -> String {
        manifest::page(&self.registration, &self.manifest)
    }

    /// Exchange the code in the URL that GitHub has sent the browser back to for the new app with its credentials:
    /// `client_id`, `client_secret`, `webhook_secret` and `pem`.
    ///
    /// # Errors
    /// [`Error::OAuth`](crate::Error::OAuth) if the state differs, and any other [`Error`](crate::Error).
    pub async fn register(&self, callback_url: &str) -> Result<Resource> {
        let response = host::run(manifest::convert(self.client.session(), callback_url, self.state())).await?;
        Ok(Resource::new(&self.client, registry::class(named::App::NAME), object_of(&response)?))
    }
}
