//! The settings of a client.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;

use crate::auth::credential::{AppKey, Auth, Secret};
use crate::cache;
use crate::client::Client;
use crate::client::error::{Error, Result};
use crate::client::event::{Event, Listener};
use crate::client::host::{OnWait, OneTimePassword};
use crate::client::quota::Quota;
use crate::http::connection_pool::Verify;
use crate::http::context::Credential as _;
use crate::http::error;
use crate::http::proxy;
use crate::http::request::{absolute_url, header};
use crate::http::tls::Identity;
use crate::layers::settings::Mode;
use crate::quota::retry_quota::RetryQuota;
use crate::runtime::host::Callback;
use crate::runtime::thread_pool;
use crate::session::{API, API_VERSION, Session, Settings, UPLOADS};

/// What to do at a rate limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub enum RateLimit {
    /// Return the error; [`Error::is_rate_limit`] recognizes it.
    #[default]
    Raise,
    /// Wait until the limit resets, then retry.
    Wait,
}

/// A cache of responses. A cached response is revalidated with GitHub before it is used, which costs no quota if it is
/// current. Clones share the cache.
#[derive(Debug, Clone)]
pub struct Cache(cache::Cache);

impl Cache {
    /// A cache in memory with a maximum size in bytes; None means 64 MiB.
    pub fn in_memory(max_bytes: Option<u64>) -> Cache {
        Cache(cache::Cache::in_memory(max_bytes))
    }

    /// A cache in a folder, which several processes may share, with a maximum size in bytes; None means 512 MiB. The
    /// folder is created if it does not exist.
    ///
    /// # Errors
    /// [`Error::Argument`] if the folder cannot be used, such as one that other users can write to.
    pub async fn on_disk(folder: impl Into<PathBuf>, max_bytes: Option<u64>) -> Result<Cache> {
        let folder = folder.into();
        let opened =
            thread_pool::run(move || cache::Cache::on_disk(&folder, max_bytes)).await.map_err(error::Error::from)?;
        Ok(Cache(opened?))
    }
}

/// The settings of a [`Client`]; [`Client::builder`] returns one with the defaults.
pub struct ClientBuilder {
    settings: Settings,
    base_url: Option<String>,
    uploads_url: Option<String>,
    api_version: Option<Option<String>>,
    app: Option<(String, Secret)>,
}

impl fmt::Debug for ClientBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ClientBuilder").field("base_url", &self.base_url).finish_non_exhaustive()
    }
}

impl Default for ClientBuilder {
    fn default() -> ClientBuilder {
        let settings = Settings::default();
        ClientBuilder { settings, base_url: None, uploads_url: None, api_version: None, app: None }
    }
}

impl Client {
    /// A builder with the default settings.
    pub fn builder() -> ClientBuilder {
        ClientBuilder::default()
    }
}

impl ClientBuilder {
    fn set(mut self, change: impl FnOnce(&mut Settings)) -> ClientBuilder {
        change(&mut self.settings);
        self
    }

    /// Authenticate with a personal access token, or another token of a user.
    #[must_use]
    pub fn token(self, token: impl AsRef<str>) -> ClientBuilder {
        let token = Secret::new(token.as_ref());
        self.set(|settings| settings.auth = Auth::Token(token))
    }

    /// Authenticate with username and password, which Enterprise Servers and some operations accept.
    #[must_use]
    pub fn basic(self, username: impl Into<String>, password: impl AsRef<str>) -> ClientBuilder {
        let (username, password) = (username.into(), Secret::new(password.as_ref()));
        self.set(|settings| settings.auth = Auth::Basic { username, password })
    }

    /// Authenticate as an app, with its RSA private key in PEM form. The client creates a new JWT when the last one is
    /// about to expire. [`Client::installation_client`] returns a client for an installation of the app.
    #[must_use]
    pub fn app(mut self, app_id: impl fmt::Display, private_key_pem: impl AsRef<str>) -> ClientBuilder {
        self.app = Some((app_id.to_string(), Secret::new(private_key_pem.as_ref())));
        self
    }

    /// Client ID and secret of an OAuth application, for the operations that require them. A client without other
    /// credentials authenticates all its requests with them.
    #[must_use]
    pub fn client_id(self, id: impl Into<String>, secret: impl AsRef<str>) -> ClientBuilder {
        let (id, secret) = (id.into(), Secret::new(secret.as_ref()));
        self.set(|settings| settings.client_id = Some((id, secret)))
    }

    /// URL of the API. The default is `https://api.github.com`.
    #[must_use]
    pub fn base_url(mut self, url: impl Into<String>) -> ClientBuilder {
        self.base_url = Some(url.into());
        self
    }

    /// URL of an Enterprise Server, such as `https://github.example.com`. Its API is below `/api/v3`, uploads are
    /// below `/api/uploads`.
    #[must_use]
    pub fn enterprise(self, url: impl AsRef<str>) -> ClientBuilder {
        let server = url.as_ref().trim_end_matches('/').trim_end_matches("/api/v3");
        self.base_url(format!("{server}/api/v3"))
    }

    /// URL for uploads. The default depends on the URL of the API.
    #[must_use]
    pub fn uploads_url(mut self, url: impl Into<String>) -> ClientBuilder {
        self.uploads_url = Some(url.into());
        self
    }

    /// The User-Agent header. The default is the name and version of this library.
    #[must_use]
    pub fn user_agent(self, agent: impl Into<String>) -> ClientBuilder {
        self.header("User-Agent", agent)
    }

    /// Version of the API, such as `2022-11-28`. None, the default for Enterprise Servers, sends no version.
    #[must_use]
    pub fn api_version<'a>(mut self, version: impl Into<Option<&'a str>>) -> ClientBuilder {
        self.api_version = Some(version.into().map(str::to_owned));
        self
    }

    /// Add a header to every request to the API. It replaces an earlier one of the same name.
    #[must_use]
    pub fn header(self, name: impl Into<String>, value: impl Into<String>) -> ClientBuilder {
        let (name, value) = (name.into(), value.into());
        self.set(|settings| {
            settings.headers.retain(|(known, _)| !known.eq_ignore_ascii_case(&name));
            settings.headers.push((name, value));
        })
    }

    /// Add a query parameter to every request to the API.
    #[must_use]
    pub fn query(self, name: impl Into<String>, value: impl ToString) -> ClientBuilder {
        let pair = (name.into(), value.to_string());
        self.set(|settings| settings.params.push(pair))
    }

    /// Connect timeout and read timeout (the time between two reads). The defaults are 4 and 10 seconds.
    #[must_use]
    pub fn timeout(self, timeout: Duration) -> ClientBuilder {
        self.connect_timeout(timeout).read_timeout(timeout)
    }

    /// Connect timeout; with None, the operating system decides.
    #[must_use]
    pub fn connect_timeout(self, timeout: impl Into<Option<Duration>>) -> ClientBuilder {
        let seconds = timeout.into().map(|timeout| timeout.as_secs_f64());
        self.set(|settings| settings.connect_timeout = seconds)
    }

    /// Read timeout: the time between two reads; None for no timeout.
    #[must_use]
    pub fn read_timeout(self, timeout: impl Into<Option<Duration>>) -> ClientBuilder {
        let seconds = timeout.into().map(|timeout| timeout.as_secs_f64());
        self.set(|settings| settings.read_timeout = seconds)
    }

    /// Maximum number of retries of idempotent requests (GET, HEAD, OPTIONS, PUT, DELETE and GraphQL queries) after a
    /// transient failure: a connection error, a timeout, or 502, 503 or 504; and of any request that certainly was not
    /// processed. The default is 3; 0 disables retries.
    #[must_use]
    pub fn retries(self, retries: u32) -> ClientBuilder {
        self.set(|settings| settings.retries = retries)
    }

    /// Tokens for the retries of this client at each host: a retry takes 5, or 10 after a timeout, and a success returns 1.
    /// At 0, the first error is returned. The default is 500; None retries without this limit.
    #[must_use]
    pub fn retry_quota(self, tokens: impl Into<Option<u32>>) -> ClientBuilder {
        let quota = tokens.into().map(RetryQuota::new);
        self.set(|settings| settings.retry_quota = quota)
    }

    /// What to do at a rate limit. The default is to return the error.
    #[must_use]
    pub fn rate_limit(self, rate_limit: RateLimit) -> ClientBuilder {
        let mode = match rate_limit {
            RateLimit::Raise => Mode::Raise,
            RateLimit::Wait => Mode::Wait,
        };
        self.set(|settings| settings.rate_limit = mode)
    }

    /// Maximum time that one call waits for rate limits, for its turn among other requests and for pacing. The default
    /// is 61 minutes.
    #[must_use]
    pub fn max_wait(self, max_wait: Duration) -> ClientBuilder {
        self.set(|settings| settings.max_wait = max_wait)
    }

    /// Callback invoked before each wait for a rate limit or for pacing, with the length of the wait and the reason. It must not
    /// block.
    #[must_use]
    pub fn on_wait(self, on_wait: impl Fn(Duration, &str) + Send + Sync + 'static) -> ClientBuilder {
        let on_wait: OnWait = Box::new(on_wait);
        self.set(|settings| settings.on_wait = Some(Callback::new(on_wait)))
    }

    /// Whether to space requests as GitHub recommends: writes at least a second apart, searches by their quota, and all
    /// requests further apart when a quota is low or after a secondary rate limit. These waits count towards
    /// [`max_wait`](ClientBuilder::max_wait). The default is not to.
    #[must_use]
    pub fn pace(self, pace: bool) -> ClientBuilder {
        self.set(|settings| settings.pace = pace)
    }

    /// Share the quotas of the credential with other processes. The default is to share them with the other clients of
    /// this process.
    #[must_use]
    pub fn quota(self, quota: &Quota) -> ClientBuilder {
        let quota = quota.0.clone();
        self.set(|settings| settings.share_quota(Some(quota)))
    }

    /// Callback invoked with each response and failure, and before each wait and retry. It must not block. The events of
    /// prefetched pages follow when the listing reaches them.
    #[must_use]
    pub fn on_event(self, on_event: impl Fn(Event<'_>) + Send + Sync + 'static) -> ClientBuilder {
        let listener = Arc::new(Listener(Arc::new(on_event)));
        self.set(|settings| settings.observers.hooks = Some(listener))
    }

    /// Callback that returns a one-time password when GitHub requires one, or None to return GitHub's response as an
    /// error.
    #[must_use]
    pub fn one_time_password<F>(self, get: impl Fn() -> F + Send + Sync + 'static) -> ClientBuilder
    where
        F: Future<Output = Option<String>> + Send + 'static,
    {
        let get: OneTimePassword = Box::new(move || -> BoxFuture<'static, _> { Box::pin(get()) });
        self.set(|settings| settings.two_factor = Some(Callback::new(get)))
    }

    /// Cache responses here. The default is no cache.
    #[must_use]
    pub fn cache(self, cache: &Cache) -> ClientBuilder {
        let cache = cache.0.clone();
        self.set(|settings| settings.cache = Some(cache))
    }

    /// Maximum number of pages of a listing that are prefetched; 0 disables prefetch. The default is 5.
    #[must_use]
    pub fn read_ahead(self, pages: usize) -> ClientBuilder {
        self.set(|settings| settings.read_ahead = pages)
    }

    /// Proxy for requests with a scheme (`http`, `https` or `all`). Without any, the proxies of the environment are
    /// used.
    #[must_use]
    pub fn proxy(self, scheme: impl Into<String>, url: impl Into<String>) -> ClientBuilder {
        let proxy = (scheme.into(), url.into());
        self.set(|settings| settings.proxies.push(proxy))
    }

    /// Trust the certificates in this file (PEM) instead of those that the operating system trusts.
    #[must_use]
    pub fn ca_bundle(self, path: impl Into<PathBuf>) -> ClientBuilder {
        let path = path.into().to_string_lossy().into_owned();
        self.set(|settings| settings.verify = Verify::Bundle(path))
    }

    /// The client certificate (PEM) for servers that require one, and its private key; None if the certificate's file
    /// contains the key. Both are read when a connection is made.
    #[must_use]
    pub fn client_certificate(self, certificate: impl Into<PathBuf>, key: Option<PathBuf>) -> ClientBuilder {
        let text = |path: PathBuf| path.to_string_lossy().into_owned();
        let identity = Identity { certificate: text(certificate.into()), key: key.map(text) };
        self.set(|settings| settings.cert = Some(identity))
    }

    /// Whether to verify certificates. Without verification, attackers on the network can read and change everything.
    #[must_use]
    pub fn verify(self, verify: bool) -> ClientBuilder {
        self.set(|settings| settings.verify = if verify { Verify::System } else { Verify::Nothing })
    }

    /// Build the client. This sends nothing and needs no tokio runtime.
    ///
    /// # Errors
    /// [`Error::Argument`] for an invalid setting.
    pub fn build(mut self) -> Result<Client> {
        self.resolve_urls()?;
        for (name, value) in &self.settings.headers {
            header(name, value)?;
        }
        if let Some(version) = &self.settings.api_version {
            header("x-github-api-version", version)?;
        }
        proxy::check(&self.settings.proxies)?;
        for seconds in [self.settings.connect_timeout, self.settings.read_timeout].into_iter().flatten() {
            if seconds <= 0.0 {
                return Err(Error::argument("a timeout must be longer than 0 seconds; None is for no timeout"));
            }
        }
        if let Some((app_id, pem)) = &self.app {
            self.settings.auth = Auth::AppKey(AppKey::new(pem.reveal().as_bytes(), app_id)?);
        }
        self.settings.auth.header()?;
        Ok(Client::over(Arc::new(Session::new(self.settings))))
    }

    fn resolve_urls(&mut self) -> Result<()> {
        if let Some(base) = &self.base_url {
            let base = endpoint(base)?;
            let host = url::Url::parse(&base).ok().and_then(|url| url.host_str().map(str::to_owned));
            // Older Enterprise Servers reject versions that they do not know.
            let versioned = host.is_some_and(|host| host == "api.github.com" || host.ends_with(".ghe.com"));
            self.settings.api_version = versioned.then(|| API_VERSION.to_owned());
            let uploads = if base == API { UPLOADS } else { base.as_str() };
            self.settings.urls.uploads = uploads.replace("/api/v3", "/api/uploads");
            self.settings.urls.api = base;
        }
        if let Some(uploads) = &self.uploads_url {
            self.settings.urls.uploads = endpoint(uploads)?;
        }
        if let Some(version) = self.api_version.take() {
            self.settings.api_version = version;
        }
        Ok(())
    }
}

/// A URL in the form that paths are appended to.
fn endpoint(text: &str) -> Result<String> {
    let url = absolute_url(text.trim_end_matches('/'), "")?;
    if url.query().is_some() || url.fragment().is_some() {
        return Err(Error::argument("the URL of the API must not hold a query"));
    }
    Ok(url.as_str().trim_end_matches('/').to_owned())
}
