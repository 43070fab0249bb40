//! The settings of a session, and what they say of a request: where it may go, what signs it, which headers it has.

use std::borrow::Cow;
use std::time::Duration;

use http::header::{AUTHORIZATION, PROXY_AUTHORIZATION};
use http::{HeaderMap, HeaderValue};
use url::Url;

use crate::auth::credential::{Auth, ONE_TIME_PASSWORD, Secret};
use crate::http::context::Credential;
use crate::http::error::Result;
use crate::http::pool::{Connection, Verify};
use crate::http::proxy;
use crate::http::request::{Addresses, Request, USER_AGENT, header, may_cross_origins};
use crate::http::tls;
use crate::http::tls::Identity;
use crate::policy::cache::Cache;
use crate::policy::rate_limit;
use crate::runtime::deadline;
use crate::runtime::host::Callback;
use crate::schema::declaration::media;

/// Where GitHub's API is.
pub const API: &str = "https://api.github.com";
/// Where GitHub takes uploads.
pub const UPLOADS: &str = "https://uploads.github.com";
/// The version of the API that this library speaks.
pub const API_VERSION: &str = "2022-11-28";

/// Maximum number of pages that are prefetched, by default.
pub const READ_AHEAD: usize = 4;

/// What can be set on a session. Changing it never touches requests under way.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Where the service is.
    pub addresses: Addresses,
    /// Credential.
    pub auth: Auth,
    /// Client id and secret of an OAuth application.
    pub client_id: Option<(String, Secret)>,
    /// Headers sent with every request, in order.
    pub headers: Vec<(String, String)>,
    /// Query sent with every request.
    pub params: Vec<(String, String)>,
    /// Version of the API to ask for; None asks for none.
    pub api_version: Option<String>,
    /// Seconds to connect; None waits for ever.
    pub connect_timeout: Option<f64>,
    /// Seconds between two reads; None waits for ever.
    pub read_timeout: Option<f64>,
    /// Trusted certificates.
    pub verify: Verify,
    /// The certificate that the client shows.
    pub cert: Option<Identity>,
    /// Proxies by scheme.
    pub proxies: Vec<(String, String)>,
    /// How often what failed is sent again, where that does no harm.
    pub retries: u32,
    /// The first wait before that, at most; twice as long each time.
    pub backoff: Duration,
    /// What to do when a rate limit is reached.
    pub rate_limit: rate_limit::Mode,
    /// How long one call waits for rate limits, in all.
    pub max_wait: Duration,
    /// Who is told of such waits.
    pub on_wait: Option<Callback>,
    /// Where one-time passwords come from.
    pub two_factor: Option<Callback>,
    /// Whether a pickle of the session has the credential.
    pub pickle_credentials: bool,
    /// How many pages of a listing are read before they are asked for, at most.
    pub read_ahead: usize,
    /// Where answers are kept, if they are.
    pub cache: Option<Cache>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            addresses: Addresses { api: API.to_owned(), uploads: UPLOADS.to_owned() },
            auth: Auth::Nothing,
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
            backoff: Duration::from_millis(200),
            rate_limit: rate_limit::Mode::Raise,
            // A quota is filled again within the hour.
            max_wait: Duration::from_secs(3660),
            on_wait: None,
            two_factor: None,
            pickle_credentials: false,
            read_ahead: READ_AHEAD,
            cache: None,
        }
    }
}

impl Settings {
    /// Whether credentials may be sent there.
    pub fn owns(&self, url: &Url) -> bool {
        [&self.addresses.api, &self.addresses.uploads]
            .into_iter()
            .any(|own| Url::parse(own).is_ok_and(|own| own.origin() == url.origin()))
    }

    /// Whether a request takes the credential, the headers and the query of the session along.
    pub fn signs(&self, request: &Request) -> bool {
        !request.context.left_origins && self.owns(&request.url)
    }

    /// What to sign with. An OAuth application signs for itself where no user does; this gives it a quota of its own.
    pub fn credential(&self) -> Cow<'_, Auth> {
        match (&self.auth, &self.client_id) {
            (Auth::Nothing, Some((id, secret))) => {
                Cow::Owned(Auth::Basic { username: id.clone(), password: secret.clone() })
            }
            (auth, _) => Cow::Borrowed(auth),
        }
    }

    /// What a request to the service is signed with, if anything.
    pub fn authorization(&self, request: &Request) -> Option<HeaderValue> {
        self.headers(request, true).ok()?.remove(AUTHORIZATION)
    }

    /// The connections that an address is reached by.
    pub fn connection(&self, url: &Url) -> Result<Connection> {
        let seconds = |value: Option<f64>| value.map(deadline::seconds);
        Ok(Connection {
            connect_timeout: seconds(self.connect_timeout),
            read_timeout: seconds(self.read_timeout),
            verify: if url.scheme() == "https" { tls::trusted(&self.verify)? } else { self.verify.clone() },
            cert: self.cert.clone(),
            route: proxy::route(&self.proxies, url)?,
        })
    }

    /// The headers of a request as it is sent, to the session's own addresses or elsewhere.
    pub fn headers(&self, request: &Request, own: bool) -> Result<HeaderMap> {
        let mut headers = self.unsigned(request, own)?;
        if own && let Some(credential) = self.credential_of(request)? {
            headers.insert(AUTHORIZATION, credential);
        }
        Ok(headers)
    }

    /// The credential of a request as a header.
    fn credential_of(&self, request: &Request) -> Result<Option<HeaderValue>> {
        match &request.context.credential {
            Some(credential) => credential.header(),
            None => self.credential().header(),
        }
    }

    /// The headers of a request as it leaves, but for the credential.
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
