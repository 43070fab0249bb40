//! A session: settings, credentials and the transport, shared by everything that was read through it.

use std::borrow::Cow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use arc_swap::ArcSwap;
use bytes::Bytes;
use http::header::{AUTHORIZATION, PROXY_AUTHORIZATION};
use http::{HeaderMap, HeaderValue};
use serde_json::{Value, json};
use tokio::sync::Notify;
use url::Url;

use crate::auth::credential::{Auth, Secret};
use crate::cassette;
use crate::cassette::{credentials, shapes};
use crate::client::prefetch::READ_AHEAD;
use crate::client::upstream::Upstream;
use crate::http::error::{Error, Result};
use crate::http::pool;
use crate::http::pool::{Connection, Pool, Verify};
use crate::http::proxy;
use crate::http::request::{Addresses, Arguments, Request, header, may_cross_origins};
use crate::http::response::Response;
use crate::http::transport;
use crate::http::transport::Transport;
use crate::json::document::Json;
use crate::policy::cache::Cache;
use crate::policy::wait_budget::WaitBudget;
use crate::policy::{installation_token, one_time_password, rate_limit, resume};
use crate::runtime::deadline;
use crate::runtime::host::Callback;
use crate::runtime::per_process::PerProcess;
use crate::schema::declaration::{Needs, Op, Returns, media};

/// Where GitHub's API is.
pub const API: &str = "https://api.github.com";
/// Where GitHub takes uploads.
pub const UPLOADS: &str = "https://uploads.github.com";
/// The version of the API that this library speaks.
pub const API_VERSION: &str = "2022-11-28";
/// What the library calls itself.
pub const USER_AGENT: &str = concat!("ferrohub/", env!("CARGO_PKG_VERSION"));

/// Connections of how many kinds a session needs at most: those of its settings, to hosts with and without a proxy, and
/// of the settings that it had before.
const POOLS: usize = 4;

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
        !request.strayed && self.owns(&request.url)
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

    /// Everything secret in the settings, as it may stand in other places too.
    pub fn secrets(&self) -> Vec<String> {
        let mut found = self.auth.secrets();
        found.extend(self.client_id.iter().map(|(_, secret)| secret.reveal().to_owned()));
        for (name, value) in self.headers.iter().filter_map(|(name, value)| header(name, value).ok()) {
            if credentials::is_credential(&name) {
                found.extend(credentials::in_header(&name, &value));
            }
        }
        found.extend(self.params.iter().filter(|(name, _)| shapes::named(name)).map(|(_, value)| value.clone()));
        found.extend(self.proxies.iter().flat_map(|(_, address)| credentials::in_userinfo(address)));
        found
    }

    /// What a request to the service is signed with, if anything.
    pub fn authorization(&self, request: &Request) -> Option<HeaderValue> {
        self.headers(request, true).ok()?.remove(AUTHORIZATION)
    }

    fn connection(&self, request: &Request) -> Result<Connection> {
        let seconds = |value: Option<f64>| value.map(deadline::seconds);
        let (connect, read) = request.timeouts.unwrap_or((self.connect_timeout, self.read_timeout));
        Ok(Connection {
            connect_timeout: seconds(connect),
            read_timeout: seconds(read),
            verify: self.verify.clone(),
            route: proxy::route(&self.proxies, &request.url)?,
        })
    }

    /// The headers of a request as it is sent, to the session's own addresses or elsewhere.
    fn headers(&self, request: &Request, own: bool) -> Result<HeaderMap> {
        let mut headers = self.unsigned(request, own)?;
        if own && let Some(credential) = request.auth.as_ref().unwrap_or(&self.credential()).header()? {
            headers.insert(AUTHORIZATION, credential);
        }
        Ok(headers)
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
            if own || (name != one_time_password::HEADER && name != PROXY_AUTHORIZATION) {
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

/// What became of an operation.
#[derive(Debug)]
pub enum Outcome {
    /// True.
    Yes(Response),
    /// False.
    No,
    /// None.
    Nothing,
    /// An answer with a body to be read.
    Body(Response),
    /// The same for a resource of another class than the declared one.
    Of(&'static str, Response),
}

/// A session.
#[derive(Debug)]
pub struct Session {
    settings: ArcSwap<Settings>,
    transport: ArcSwap<Transport>,
    exchanges: AtomicU64,
    closed: AtomicBool,
    /// Tells those who wait that it was closed.
    closing: PerProcess<Notify>,
    /// The connections that it needs, the newest last.
    pools: PerProcess<Mutex<Vec<Arc<Pool>>>>,
    /// The API that the base address stands for, where that is a proxy.
    upstream: Upstream,
}

impl Session {
    /// A session with these settings.
    pub fn new(settings: Settings) -> Session {
        Session {
            settings: ArcSwap::from_pointee(settings),
            transport: ArcSwap::from_pointee(Transport::Live),
            exchanges: AtomicU64::new(0),
            closed: AtomicBool::new(false),
            closing: PerProcess::new(),
            pools: PerProcess::new(),
            upstream: Upstream::default(),
        }
    }

    /// The settings as they are now.
    pub fn settings(&self) -> Arc<Settings> {
        self.settings.load_full()
    }

    /// Change the settings.
    pub fn change(&self, change: impl Fn(&mut Settings)) {
        self.settings.rcu(|settings| {
            let mut settings = Settings::clone(settings);
            change(&mut settings);
            settings
        });
    }

    /// Send through another transport from now on; gives the one before.
    pub fn set_transport(&self, transport: Arc<Transport>) -> Arc<Transport> {
        self.transport.swap(transport)
    }

    /// The transport that is used now.
    pub fn transport(&self) -> Arc<Transport> {
        self.transport.load_full()
    }

    /// Requests sent so far, replayed ones included.
    pub fn exchanges(&self) -> u64 {
        self.exchanges.load(Ordering::Relaxed)
    }

    /// A closed session sends nothing more, and gives up what is under way. Its connections are closed unless another
    /// session with the same settings needs them.
    pub fn close(&self) {
        self.closed.store(true, Ordering::SeqCst);
        self.closing.get_or(Notify::new).notify_waiters();
        self.pools.get_or(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner).clear();
        pool::close_unneeded();
    }

    /// Whether it was closed.
    pub fn is_closed(&self) -> bool {
        self.closed.load(Ordering::SeqCst)
    }

    /// Whether the credential serves an operation; an error when it does not, unless a cassette may have the response.
    pub fn check(&self, op: &Op, auth: Option<&Auth>) -> Result<()> {
        self.missing(op, auth)
            .filter(|needs| *needs == Needs::ClientId || !self.transport.load().may_replay())
            .map_or(Ok(()), |needs| Err(Error::Credential(needs)))
    }

    /// What an operation needs that the credential is not.
    fn missing(&self, op: &Op, auth: Option<&Auth>) -> Option<Needs> {
        let settings = self.settings.load();
        let serves = match op.needs {
            Needs::ClientId => settings.client_id.is_some(),
            needs => auth.unwrap_or(&settings.auth).serves(needs),
        };
        (!serves).then_some(op.needs)
    }

    /// The request of an operation, with the credential that the operation calls for. `auth` stands in for the
    /// session's own credential.
    pub fn prepare(&self, op: &Op, arguments: &Arguments, owner: Option<&Json>, auth: Option<Auth>) -> Result<Request> {
        check_any(op, arguments)?;
        self.check(op, auth.as_ref())?;
        let missing = self.missing(op, auth.as_ref());
        let settings = self.settings.load();
        let build = |owner: Option<&Json>| Request::build(op, arguments, owner, &settings.addresses);
        let (mut request, auth) = match settings.client_id.clone().filter(|_| op.needs == Needs::ClientId) {
            Some((username, password)) => {
                let client = Json::from_value(&json!({ "client_id": username }));
                (build(Some(&client))?, Some(Auth::Basic { username, password }))
            }
            None => (build(owner)?, auth),
        };
        request.auth = auth;
        request.missing = missing;
        Ok(request)
    }

    /// An address that a response has, below the session's own address where that stands for its API.
    pub fn mapped(&self, url: Url) -> Url {
        self.upstream.mapped(&self.settings.load().addresses, &url).unwrap_or(url)
    }

    /// Send a request through every layer.
    pub async fn send(&self, mut request: Request) -> Result<Response> {
        let settings = self.settings();
        if settings.rate_limit == rate_limit::Mode::Wait && request.budget.is_none() {
            request.budget = Some(Arc::new(WaitBudget::new(settings.max_wait)));
        }
        if let Some(url) = self.upstream.mapped(&settings.addresses, &request.url) {
            request.url = url;
        }
        drop(settings);
        let closing = self.closing.get_or(Notify::new);
        let mut closed = std::pin::pin!(closing.notified());
        closed.as_mut().enable(); // whether it was closed before, each exchange looks up itself
        tokio::select! {
            biased;
            answer = resume::send(self, request) => answer,
            () = closed => Err(Error::Closed),
        }
    }

    /// Send a request once, as it is but for what the session adds; once more if it was refused for a token that is
    /// renewed.
    pub async fn exchange(&self, request: &Request) -> Result<Response> {
        if self.is_closed() {
            return Err(Error::Closed);
        }
        let used = installation_token::ensure(self, request).await?;
        let response = self.transmit(request).await?;
        match used.filter(|_| response.status == 401) {
            Some(used) if installation_token::replace(self, request, &used).await => self.transmit(request).await,
            _ => Ok(response),
        }
    }

    /// The connections for a request, which are needed until the session is closed.
    fn pool(&self, request: &Request) -> Result<Arc<Pool>> {
        let pool = Pool::shared(&self.settings.load().connection(request)?);
        let held = self.pools.get_or(Mutex::default);
        let mut held = held.lock().unwrap_or_else(PoisonError::into_inner);
        if !self.is_closed() && !held.iter().any(|known| Arc::ptr_eq(known, &pool)) {
            let stale = held.len().saturating_sub(POOLS - 1);
            held.drain(..stale);
            held.push(pool.clone());
        }
        Ok(pool)
    }

    async fn transmit(&self, request: &Request) -> Result<Response> {
        let settings = self.settings();
        self.exchanges.fetch_add(1, Ordering::Relaxed);
        let mut outgoing = request.clone();
        let own = settings.signs(request);
        outgoing.headers = match settings.headers(request, own) {
            // What signed the recording has expired since.
            Err(Error::Expired { .. }) if self.transport().replays() => settings.unsigned(request, own)?,
            headers => headers?,
        };
        if own {
            outgoing.complete_query(&settings.params);
        }
        let mut response = self.carry(outgoing, &settings).await?;
        if own {
            self.upstream.learn(&settings.addresses, &response);
        }
        response.method = Some(request.method.clone());
        Ok(response)
    }

    /// Send a request as it is, by way of the transport.
    async fn carry(&self, mut outgoing: Request, settings: &Settings) -> Result<Response> {
        match &*self.transport() {
            Transport::Live => transport::exchange(&outgoing, &self.pool(&outgoing)?).await,
            #[cfg(test)]
            Transport::Script(script) => (script.0)(&outgoing),
            Transport::Nowhere => Err(Error::Cassette(format!(
                "{} {} cannot be asked for: the resource was made by hand, without a session",
                outgoing.method,
                outgoing.url.path()
            ))),
            Transport::Tape(tape) => {
                // A cassette has whole bodies.
                if let Some(upload) = outgoing.upload.take() {
                    outgoing.body = Some(upload.collect().await?);
                }
                let download = outgoing.download.take();
                let live = async || match outgoing.missing {
                    Some(needs) => Err(Error::Credential(needs)),
                    None => transport::exchange(&outgoing, &self.pool(&outgoing)?).await,
                };
                tape.know(&settings.secrets());
                let mut response = tape.exchange(&outgoing, live).await?;
                if let Some(download) = download.filter(|_| response.is_success()) {
                    let changed = cassette::is_scrubbed(&response.body);
                    download.take(&outgoing, &mut response, changed).await?;
                }
                Ok(response)
            }
        }
    }
}

/// Refuse arguments of which none is given though at least one is needed.
fn check_any(op: &Op, arguments: &Arguments) -> Result<()> {
    let is_given = |value: &Option<Value>| value.as_ref().is_some_and(|value| value.as_str() != Some(""));
    let needed = |name: &str| op.any_of.contains(&name);
    if op.any_of.is_empty() || arguments.iter().any(|(param, value)| needed(param.name) && is_given(value)) {
        return Ok(());
    }
    Err(Error::Argument(format!("{} must be given", op.any_of.join(" or "))))
}

/// What the status of an answer means for an operation.
pub fn judge(op: &Op, response: Response) -> Result<Outcome> {
    let status = response.status;
    match op.returns {
        Returns::Bool | Returns::Renew => {
            if op.yes.contains(&status) {
                Ok(if says_no(op, &response)? { Outcome::No } else { Outcome::Yes(response) })
            } else if op.no.contains(&status) || response.ok() {
                Ok(Outcome::No)
            } else {
                Err(Error::Status(Box::new(response)))
            }
        }
        Returns::Bytes if op.no.contains(&status) => Ok(Outcome::No),
        Returns::TextOrEmpty if !response.ok() => Ok(Outcome::No),
        Returns::BoolOrFalse => {
            let says_so = |json: Json| json.get(op.key).is_some_and(|result| result.text() == "true");
            let is_true = status == 200 && json_of(&response).is_ok_and(says_so);
            Ok(if is_true { Outcome::Yes(response) } else { Outcome::No })
        }
        _ if op.none.contains(&status) || status == 304 => Ok(Outcome::Nothing),
        _ if !response.ok() => Err(Error::Status(Box::new(response))),
        Returns::Nothing => Ok(Outcome::Nothing),
        _ => Ok(Outcome::Body(response)),
    }
}

/// Whether a body that holds the result says False.
fn says_no(op: &Op, response: &Response) -> Result<bool> {
    if op.returns != Returns::Bool || op.key.is_empty() {
        return Ok(false);
    }
    Ok(object_of(response)?.get(op.key).is_none_or(|result| result.text() != "true"))
}

/// The body of an answer as JSON.
pub fn json_of(response: &Response) -> Result<Json> {
    read(response, Json::parse)
}

/// The body of an answer as JSON, and its items if it is an array.
pub fn items_of(response: &Response) -> Result<(Json, Vec<Json>)> {
    read(response, Json::parse_items)
}

fn read<T>(response: &Response, parse: impl FnOnce(Bytes) -> serde_json::Result<T>) -> Result<T> {
    let unexpected = |reason: String| Error::Unexpected { response: Box::new(response.clone()), reason };
    if response.body.iter().all(u8::is_ascii_whitespace) {
        return Err(unexpected(format!("The answer ({}) has no body where JSON is due", response.status_line())));
    }
    parse(response.body.clone())
        .map_err(|error| unexpected(format!("The answer ({}) cannot be read as JSON: {error}", response.status_line())))
}

/// The body of an answer as a JSON object.
pub fn object_of(response: &Response) -> Result<Json> {
    let json = json_of(response)?;
    if json.is_object() { Ok(json) } else { Err(shape(response, "an object")) }
}

/// The error for a body of another shape.
pub fn shape(response: &Response, due: &str) -> Error {
    let reason = format!("The answer ({}) is JSON, but not {due}", response.status_line());
    Error::Shape { response: Box::new(response.clone()), reason }
}
