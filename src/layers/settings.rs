//! The settings of a session, and what they mean for a request: its credential, its headers and its connection.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use http::header::{AUTHORIZATION, PROXY_AUTHORIZATION};
use http::{HeaderMap, HeaderValue};
use url::Url;

use crate::auth::credential::{Auth, ONE_TIME_PASSWORD, Secret};
use crate::auth::renewal::PATIENCE;
use crate::auth::request_secrets;
use crate::cache::Cache;
use crate::github::model::declaration::media;
use crate::http::connection_pool::{Connection, Verify};
use crate::http::context::Credential;
use crate::http::error::{Error, Result};
use crate::http::observers::{Observers, Trace};
use crate::http::proxy;
use crate::http::proxy::Route;
use crate::http::request::{BaseUrls, Request, USER_AGENT, header, may_cross_origins};
use crate::http::secrets::{known, shapes};
use crate::http::tls;
use crate::http::tls::Identity;
use crate::http::transport::Custom;
use crate::layers::credential_pool::settings::Pool;
use crate::layers::plan::Planner;
use crate::quota::in_memory::in_memory;
use crate::quota::retry_quota;
use crate::quota::retry_quota::RetryQuota;
use crate::quota::shared::SharedQuota;
use crate::quota::{Account, Known, Principal, Quota};
use crate::runtime::deadline;
use crate::runtime::host::Callback;

/// URL of GitHub's API.
pub const API: &str = "https://api.github.com";
/// URL of GitHub's API for uploads.
pub const UPLOADS: &str = "https://uploads.github.com";
/// Version of the API that this library is written for.
pub const API_VERSION: &str = "2022-11-28";

/// Default of the maximum number of prefetched pages.
pub const READ_AHEAD: usize = 5;

/// What to do when a rate limit is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mode {
    /// Return the error response to the caller.
    #[default]
    Raise,
    /// Wait until the limit resets, then retry.
    Wait,
    /// Of a pool: do not send the request if the quota is used up when its turn comes, so that another credential is used.
    Yield,
}

impl Mode {
    /// Whether requests are held back by a limit that is known; otherwise they are sent, so that GitHub's response can be
    /// returned.
    pub fn holds_back(self) -> bool {
        self != Mode::Raise
    }
}

impl FromStr for Mode {
    type Err = Error;

    fn from_str(name: &str) -> Result<Mode> {
        match name {
            "raise" => Ok(Mode::Raise),
            "wait" => Ok(Mode::Wait),
            _ => Err(Error::Argument(format!("rate_limit must be raise or wait, not {name:?}"))),
        }
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Mode::Raise => "raise",
            Mode::Wait => "wait",
            Mode::Yield => "yield",
        })
    }
}

/// The settings of a session. A change does not affect requests in flight.
#[derive(Debug, Clone)]
pub struct Settings {
    /// URLs of the API and of uploads.
    pub urls: BaseUrls,
    /// The credential.
    pub auth: Auth,
    /// The origin that the credential is for, if it is one of the environment; None for any.
    pub auth_origin: Option<String>,
    /// Client id and secret of an OAuth application.
    pub client_id: Option<(String, Secret)>,
    /// Headers sent with every request, in order.
    pub headers: Vec<(String, String)>,
    /// Query parameters sent with every request.
    pub params: Vec<(String, String)>,
    /// Version of the API, sent in the X-GitHub-Api-Version header; None sends no such header.
    pub api_version: Option<String>,
    /// Connect timeout in seconds; None for no timeout.
    pub connect_timeout: Option<f64>,
    /// Read timeout in seconds: the time between two reads; None for no timeout.
    pub read_timeout: Option<f64>,
    /// Trusted certificates.
    pub verify: Verify,
    /// The client certificate.
    pub cert: Option<Identity>,
    /// Proxies by scheme.
    pub proxies: Vec<(String, String)>,
    /// Maximum number of retries of idempotent requests.
    pub retries: u32,
    /// How many retries the client may still send to each host; None for any number.
    pub retry_quota: Option<RetryQuota>,
    /// Longest wait before the first retry; doubled with each retry.
    pub backoff: Duration,
    /// What to do when a rate limit is reached.
    pub rate_limit: Mode,
    /// Maximum time that one call waits for rate limits.
    pub max_wait: Duration,
    /// Callback invoked before each such wait, or None.
    pub on_wait: Option<Callback>,
    /// Whether requests are spaced as GitHub recommends.
    pub pace: bool,
    /// Where the quotas of principals are kept.
    pub quota: Arc<dyn Quota>,
    /// The account of the credential.
    pub account: Known,
    /// Callback that returns a one-time password, or None.
    pub two_factor: Option<Callback>,
    /// Whether a pickle of the session contains the credential.
    pub pickle_credentials: bool,
    /// Whether everything that responses say about quotas is remembered.
    pub tracks: bool,
    /// The credentials of which each request is signed with one, or None for [`Settings::auth`].
    pub pool: Option<Arc<Pool>>,
    /// Maximum number of pages of a listing that are prefetched.
    pub read_ahead: usize,
    /// The cache of responses, or None.
    pub cache: Option<Cache>,
    /// The transport of the user, or None for the network.
    pub transport: Option<Custom>,
    /// What observes requests.
    pub observers: Observers,
    /// Records the writes of the session instead of sending them, or None.
    pub planner: Option<Arc<dyn Planner>>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            urls: BaseUrls { api: API.to_owned(), uploads: UPLOADS.to_owned() },
            auth: Auth::Nothing,
            auth_origin: None,
            client_id: None,
            headers: vec![("Accept".into(), media::FULL.into()), ("User-Agent".into(), USER_AGENT.into())],
            params: Vec::new(),
            api_version: Some(API_VERSION.to_owned()),
            connect_timeout: Some(4.0),
            read_timeout: Some(10.0),
            verify: Verify::System,
            cert: None,
            proxies: Vec::new(),
            retries: 3,
            retry_quota: Some(RetryQuota::new(retry_quota::CAPACITY)),
            backoff: Duration::from_millis(200),
            rate_limit: Mode::Raise,
            // A quota resets within an hour.
            max_wait: Duration::from_secs(3660),
            on_wait: None,
            pace: false,
            quota: in_memory(),
            account: Known::default(),
            two_factor: None,
            pickle_credentials: false,
            tracks: false,
            pool: None,
            read_ahead: READ_AHEAD,
            cache: None,
            transport: None,
            observers: Observers::default(),
            planner: None,
        }
    }
}

impl Settings {
    /// Whether a URL belongs to the session, so that credentials may be sent to it.
    pub fn owns(&self, url: &Url) -> bool {
        let below = |own: &str| url.as_str().strip_prefix(own).is_some_and(|path| path.starts_with('/'));
        let same_origin = |own: &str| Url::parse(own).is_ok_and(|own| own.origin() == url.origin());
        let own = [&self.urls.api, &self.urls.uploads];
        own.iter().any(|own| below(own)) || own.iter().any(|own| same_origin(own)) // the first needs no parser
    }

    /// Whether the session's credential, headers and query parameters are sent with a request.
    pub fn signs(&self, request: &Request) -> bool {
        !request.context.left_origins && self.owns(&request.url)
    }

    /// The credential of the session. If it has none, but the client ID and secret of an OAuth application, those: the
    /// application has a quota of its own.
    pub fn credential(&self) -> Cow<'_, Auth> {
        match (&self.auth, &self.client_id) {
            (Auth::Nothing, Some((id, secret))) => {
                Cow::Owned(Auth::Basic { username: id.clone(), password: secret.clone() })
            }
            (auth, _) => Cow::Borrowed(auth),
        }
    }

    /// All secrets of the settings, which recordings, events and errors must not contain.
    pub fn secrets(&self) -> Vec<String> {
        let mut found = self.auth.secrets();
        found.extend(known::all());
        found.extend(self.pool.iter().flat_map(|pool| pool.members().secrets()));
        found.extend(self.client_id.iter().map(|(_, secret)| secret.reveal().to_owned()));
        for (name, value) in self.headers.iter().filter_map(|(name, value)| header(name, value).ok()) {
            if request_secrets::is_credential(&name) {
                found.extend(request_secrets::in_header(&name, &value));
            }
        }
        found.extend(self.params.iter().filter(|(name, _)| shapes::named(name)).map(|(_, value)| value.clone()));
        found.extend(self.proxies.iter().flat_map(|(_, url)| request_secrets::in_userinfo(url)));
        found
    }

    /// How long a call waits for a request that another one sends for both: as long as it waits for a connection and a
    /// response of its own. `timeout` are those of the call, if they are not the session's.
    pub fn patience(&self, timeout: Option<(Option<Duration>, Option<Duration>)>) -> Duration {
        let seconds = |timeout: Option<f64>| timeout.map(deadline::seconds);
        let (connect, read) = timeout.unwrap_or((seconds(self.connect_timeout), seconds(self.read_timeout)));
        connect.unwrap_or(PATIENCE).saturating_add(read.unwrap_or(PATIENCE)).min(deadline::LONGEST)
    }

    /// The trace of a call that begins now; None if nobody observes it. `prefetched` is whether it is a prefetch.
    pub fn trace(&self, prefetched: bool) -> Option<Arc<Trace>> {
        Trace::begin(&self.observers, prefetched, || self.secrets())
    }

    /// The trace of a request whose response must not be lost.
    pub fn deferred_trace(&self) -> Option<Arc<Trace>> {
        Trace::deferred(&self.observers, || self.secrets())
    }

    /// The value of the Authorization header of a request to the API, if there is one.
    pub fn authorization(&self, request: &Request) -> Option<HeaderValue> {
        let named = || self.headers.iter().rev().find(|(name, _)| name.eq_ignore_ascii_case(AUTHORIZATION.as_str()));
        match self.credential_of(request).ok()? {
            Some(credential) => Some(credential),
            None => match request.headers.get(AUTHORIZATION) {
                Some(value) => Some(value.clone()),
                None => named().and_then(|(name, value)| header(name, value).ok()).map(|(_, value)| value),
            },
        }
    }

    /// Whoever a request is sent for.
    pub fn principal(&self, request: &Request) -> Principal {
        let identity = match &request.context.credential {
            Some(_) => request.credential::<Auth>().and_then(Auth::principal),
            None => self.credential().principal(),
        };
        let header = || self.authorization(request).map(|header| header.as_bytes().to_vec());
        let identity = identity.map(String::into_bytes).or_else(header);
        // What a transport of the user returns need not come from GitHub.
        Principal::new(&self.urls.api, self.transport.as_ref().map_or(0, Custom::id), identity)
    }

    /// The account of whoever a request is sent for.
    pub fn account(&self, request: &Request) -> Arc<dyn Account> {
        let find = || self.quota.account(&self.principal(request));
        let is_usual = || self.credential().is_some() || !request.headers.contains_key(AUTHORIZATION);
        let is_own = request.context.credential.is_none() && is_usual();
        if is_own { self.account.get_or(find) } else { find() }
    }

    /// Share the quotas with other processes, or with None, only within this one.
    pub fn share_quota(&mut self, shared: Option<Arc<SharedQuota>>) {
        // A share depends on what is left, as all responses report it.
        self.tracks = shared.is_some();
        self.account = Known::default();
        self.quota = match shared {
            Some(shared) => shared,
            None => in_memory(),
        };
    }

    /// The connection settings for a URL.
    pub fn connection(&self, url: &Url) -> Result<Connection> {
        let seconds = |value: Option<f64>| value.map(deadline::seconds);
        let route = proxy::route(&self.proxies, url)?;
        let verify = match (url.scheme(), &self.verify, &route) {
            ("https", verify, _) => tls::trusted(verify)?,
            // There is no certificate to check, and reading those of the system takes longer than many requests.
            (_, Verify::System, Route::Direct) => Verify::Nothing,
            (_, verify, _) => verify.clone(),
        };
        Ok(Connection {
            connect_timeout: seconds(self.connect_timeout),
            read_timeout: seconds(self.read_timeout),
            verify,
            cert: self.cert.clone(),
            route,
        })
    }

    /// All headers of a request. `own` is whether it goes to the session's own URLs.
    pub fn headers(&self, request: &Request, own: bool) -> Result<HeaderMap> {
        let mut headers = self.unsigned(request, own)?;
        if own && let Some(credential) = self.credential_of(request)? {
            let replaced =
                headers.insert(AUTHORIZATION, credential).filter(|_| request.headers.contains_key(AUTHORIZATION));
            // It is not sent, but a server may know it, too: recordings must not contain it.
            if let Some(text) = replaced.as_ref().and_then(|value| value.to_str().ok()) {
                known::add(text.split_once(' ').map_or(text, |(_, credential)| credential));
            }
        }
        Ok(headers)
    }

    /// The Authorization header of a request.
    fn credential_of(&self, request: &Request) -> Result<Option<HeaderValue>> {
        match &request.context.credential {
            Some(credential) => {
                if self.pool.is_some() {
                    self.check_destination(request)?;
                }
                credential.header()
            }
            None => {
                let header = self.credential().header()?;
                if header.is_some() {
                    self.check_destination(request)?;
                }
                Ok(header)
            }
        }
    }

    /// Return an error if the credential is that of the environment, and is for another API, or could be read on its way:
    /// the URL and the proxies may have changed since the environment was read.
    fn check_destination(&self, request: &Request) -> Result<()> {
        let Some(due) = &self.auth_origin else { return Ok(()) };
        if let Some(origin) = self.origin().filter(|origin| due != origin) {
            return Err(Error::Argument(format!(
                "the credential of the environment is for {due}, and is not sent to {origin}; pass the credential for it"
            )));
        }
        match self.reader_in_clear(&request.url)? {
            Some(other) if !request.context.is_replayed() => Err(Error::Argument(format!(
                "the credential of the environment is not sent over http://, where others can read it: {other} would \
                 receive it. Use https://, or pass the credential"
            ))),
            _ => Ok(()),
        }
    }

    /// The first machine other than this one that would receive a request to a URL in clear; None for TLS, and for
    /// requests that do not leave this machine. Which proxies a transport of the user has is not known.
    pub fn reader_in_clear(&self, url: &Url) -> Result<Option<String>> {
        if url.scheme() == "https" {
            return Ok(None);
        }
        let direct = Route::Direct.other_machine(url);
        if direct.is_some() || self.transport.is_some() {
            return Ok(direct);
        }
        Ok(proxy::route(&self.proxies, url)?.other_machine(url))
    }

    /// The origin of the API.
    pub fn origin(&self) -> Option<String> {
        Url::parse(&self.urls.api).ok().map(|url| url.origin().ascii_serialization())
    }

    /// The headers of a request without the credential.
    pub fn unsigned(&self, request: &Request, own: bool) -> Result<HeaderMap> {
        let mut headers = HeaderMap::new();
        for (name, value) in &self.headers {
            let (name, value) = header(name, value)?;
            if own || may_cross_origins(&name) {
                headers.insert(name, value);
            }
        }
        for (name, value) in &request.headers {
            if own || (name != ONE_TIME_PASSWORD && name != PROXY_AUTHORIZATION) {
                headers.insert(name.clone(), value.clone());
            }
        }
        if own && let Some(version) = &self.api_version {
            let version = header("x-github-api-version", version)?;
            headers.insert(version.0, version.1);
        }
        Ok(headers)
    }
}
