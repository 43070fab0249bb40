//! Connection pools. All sessions of a process with the same connection settings on one tokio runtime, which drives the
//! connections, share a pool. It is closed when no session needs it any more, or when it was idle for a while.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use http::Version;
use tokio::runtime::Id;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use url::Url;

use crate::http::error::{Error, Result};
use crate::http::proxy::Route;
use crate::http::resolver::Resolver;
use crate::http::spare_buffers;
use crate::http::tls;
use crate::http::tls::Identity;
use crate::http::transport::causes;
use crate::runtime::driver;
use crate::runtime::per_process::PerProcess;
use crate::runtime::thread_pool;

/// Which certificates are trusted.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Verify {
    /// The certificates that the operating system trusts.
    #[default]
    System,
    /// The certificates in this file (PEM), or in the files of this folder.
    Bundle(String),
    /// All certificates: no check.
    Nothing,
}

/// The connection settings of a pool.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Connection {
    /// Connect timeout.
    pub connect_timeout: Option<Duration>,
    /// Read timeout: the time between two reads.
    pub read_timeout: Option<Duration>,
    /// Trusted certificates.
    pub verify: Verify,
    /// The client certificate.
    pub cert: Option<Identity>,
    /// The proxy, if any.
    pub route: Route,
}

impl Connection {
    /// The files with certificates and keys, by the name of the option.
    fn files(&self) -> Vec<(&'static str, &str)> {
        let bundle = match &self.verify {
            Verify::Bundle(path) => Some(("verify", path.as_str())),
            Verify::System | Verify::Nothing => None,
        };
        let cert = self.cert.iter().flat_map(|cert| [Some(&cert.certificate), cert.key.as_ref()]);
        bundle.into_iter().chain(cert.flatten().map(|path| ("cert", path.as_str()))).collect()
    }
}

/// A pool of connections. It has no client before the first request, and after it was closed.
#[derive(Debug)]
pub struct Pool {
    connection: Connection,
    /// The runtime that drives the connections; another runtime cannot use them.
    runtime: Option<Id>,
    state: Mutex<State>,
    /// Whoever reads the files of certificates holds it, so that a file that cannot be read blocks one thread only.
    reading: Arc<tokio::sync::Mutex<()>>,
}

#[derive(Debug)]
struct State {
    /// The HTTP client, which owns the connections: dropping it closes those that are idle.
    client: Option<reqwest::Client>,
    /// Number of clients that were created so far.
    generation: u64,
    /// When a request last began or ended.
    used: Instant,
    /// Number of requests in flight.
    running: usize,
    /// The hosts, by origin.
    hosts: Vec<(String, Arc<Host>)>,
}

/// A host that the pool has connections to.
#[derive(Debug)]
struct Host {
    /// Permits for connections, which waiting requests get in their order.
    connections: Arc<Semaphore>,
    /// Whether it speaks HTTP/2, where all requests share a connection.
    multiplexes: AtomicBool,
}

impl Host {
    fn new() -> Host {
        Host { connections: Arc::new(Semaphore::new(PER_HOST)), multiplexes: AtomicBool::new(false) }
    }
}

/// A request in flight.
#[derive(Debug)]
pub struct Use {
    pool: Arc<Pool>,
    client: reqwest::Client,
    generation: u64,
    /// Time since a request last began or ended; None for the first request of a client.
    idle_time: Option<Duration>,
    host: Arc<Host>,
    _connection: Option<OwnedSemaphorePermit>,
}

/// The pools of a process. Each session holds the pools that it needs; a pool that no session holds is dropped.
#[derive(Debug, Default)]
struct Pools {
    list: Mutex<Vec<Arc<Pool>>>,
    /// Whether a thread closes idle pools.
    watched: Mutex<bool>,
}

static POOLS: PerProcess<Pools> = PerProcess::new();

/// Idle connections are closed after this time, before GitHub closes them.
const IDLE: Duration = Duration::from_secs(50);
/// How often idle pools are closed, and connections that the server closed are noticed.
const WATCH: Duration = Duration::from_secs(1);
/// Maximum number of connections to a host: as many as GitHub processes requests of a principal at the same time.
const PER_HOST: usize = 100;
/// Number of hosts from which on those without requests are forgotten.
const HOSTS: usize = 64;
/// After this idle time, a read first looks for connections that the server has closed; a write always does.
const STALE: Duration = Duration::from_millis(500);

/// A host, and the permit for a connection to it; None where connections are shared.
type Place = (Arc<Host>, Option<OwnedSemaphorePermit>);

impl Pool {
    /// The pool for these settings on the current runtime. Its connections stay open while the caller holds it.
    pub fn shared(connection: &Connection) -> Arc<Pool> {
        let runtime = driver::current_id();
        let pools = POOLS.get_or(Pools::default);
        let mut list = locked(&pools.list);
        if let Some(pool) = list.iter().find(|pool| pool.runtime == runtime && pool.connection == *connection) {
            return pool.clone();
        }
        let state = State { client: None, generation: 0, used: Instant::now(), running: 0, hosts: Vec::new() };
        let (connection, state, reading) = (connection.clone(), Mutex::new(state), Arc::default());
        let pool = Arc::new(Pool { connection, runtime, state, reading });
        list.push(pool.clone());
        pool
    }

    /// Read timeout: the time between two reads.
    pub fn read_timeout(&self) -> Option<Duration> {
        self.connection.read_timeout
    }

    /// The host and port of the proxy, without its credential; None where there is none, or the system chooses it.
    pub fn proxy(&self) -> Option<String> {
        let Route::Proxy(url) = &self.connection.route else { return None };
        let url = Url::parse(url).ok()?;
        let port = url.port_or_known_default().map(|port| format!(":{port}"));
        Some(format!("{}{}", url.host_str()?, port.unwrap_or_default()))
    }

    /// Begin a request, as soon as a connection to its host may be used.
    pub async fn begin(self: &Arc<Self>, url: &Url) -> Result<Use> {
        let host = self.host(url);
        let connection = match host.connections.clone().try_acquire_owned() {
            Ok(connection) => Some(connection),
            Err(_) if host.multiplexes.load(Ordering::Relaxed) => None,
            Err(_) => host.connections.clone().acquire_owned().await.ok(),
        };
        let mut place = (host, connection);
        let mut fresh = None;
        loop {
            match self.begin_with(fresh.take(), place) {
                Ok(using) => return Ok(using),
                Err(returned) => place = returned,
            }
            fresh = Some(self.create_client().await?);
        }
    }

    fn host(&self, url: &Url) -> Arc<Host> {
        let origin = &url[..url::Position::BeforePath];
        let mut state = self.state();
        if let Some((_, host)) = state.hosts.iter().find(|(known, _)| known == origin) {
            return host.clone();
        }
        if state.hosts.len() >= HOSTS {
            state.hosts.retain(|(_, host)| Arc::strong_count(host) > 1);
        }
        let host = Arc::new(Host::new());
        state.hosts.push((origin.to_owned(), host.clone()));
        host
    }

    /// Create an HTTP client. Files of certificates are read on another thread, within the connect timeout: they may be on
    /// a drive that does not respond. Reading those of the system would block a runtime of the user.
    async fn create_client(&self) -> Result<reqwest::Client> {
        let files = self.connection.files();
        if files.is_empty() && driver::users_runtime().is_none() {
            return client(&self.connection);
        }
        let create = async {
            let turn = self.reading.clone().lock_owned().await;
            if let Some(client) = self.state().client.clone() {
                return Ok(client);
            }
            let connection = self.connection.clone();
            let job = move || {
                let _turn = turn;
                client(&connection)
            };
            thread_pool::run(job).await?
        };
        match self.connection.connect_timeout.filter(|_| !files.is_empty()) {
            Some(limit) => tokio::time::timeout(limit, create).await.unwrap_or_else(|_| Err(unread(&files, limit))),
            None => create.await,
        }
    }

    /// Begin a request with the current client; if there is none, with the one passed; the place is returned without
    /// either.
    fn begin_with(self: &Arc<Self>, fresh: Option<reqwest::Client>, place: Place) -> Result<Use, Place> {
        let mut state = self.state();
        let idle_time = state.client.is_some().then(|| state.used.elapsed());
        if idle_time.is_none() {
            state.generation += u64::from(fresh.is_some());
            state.client = fresh;
        }
        let Some(client) = state.client.clone() else { return Err(place) };
        state.used = Instant::now();
        state.running += 1;
        let generation = state.generation;
        drop(state);
        if idle_time.is_none() {
            watch();
        }
        let (host, connection) = place;
        Ok(Use { pool: self.clone(), client, generation, idle_time, host, _connection: connection })
    }

    /// Close the connections if they were idle for a while.
    fn close_idle(&self, now: Instant) {
        let mut state = self.state();
        if state.running == 0 && now.duration_since(state.used) >= IDLE {
            state.client = None;
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        locked(&self.state)
    }
}

impl Use {
    /// The HTTP client.
    pub fn client(&self) -> &reqwest::Client {
        &self.client
    }

    /// Notice connections that the server has closed in the meantime, so that this request is not sent over one of
    /// them. A read that fails this way is retried; a write is not, so writes always check.
    pub async fn notice_closed_connections(&self, writes: bool) {
        if self.idle_time.is_some_and(|idle_time| writes || idle_time >= STALE) {
            driver::process_socket_events().await;
        }
    }

    /// Notice the version of a response: all requests over HTTP/2 share a connection.
    pub fn notice_version(&self, version: Version) {
        self.host.multiplexes.store(version == Version::HTTP_2, Ordering::Relaxed);
    }

    /// Send no further request over these connections: the next request creates a new client.
    pub fn retire(&self) {
        let mut state = self.pool.state();
        if state.generation == self.generation {
            state.client = None;
        }
    }
}

impl Drop for Use {
    fn drop(&mut self) {
        let mut state = self.pool.state();
        state.running = state.running.saturating_sub(1);
        state.used = Instant::now();
    }
}

/// Close the connections that no session needs, now, and free spare buffers.
pub fn close_unused() {
    POOLS.get_or(Pools::default).close_idle();
    spare_buffers::clear();
    driver::turn();
}

/// Start a thread that closes idle pools, unless it is running. It ends when there is nothing left to close.
fn watch() {
    let pools = POOLS.get_or(Pools::default);
    let mut watched = locked(&pools.watched);
    if !*watched {
        let pools = pools.clone();
        let thread = std::thread::Builder::new().name("ferrohub-idle".into());
        // If the thread cannot start, connections stay open until a session is closed or the process ends.
        *watched = thread.spawn(move || pools.watch()).is_ok();
    }
}

impl Pools {
    fn watch(&self) {
        loop {
            std::thread::sleep(WATCH);
            self.close_idle();
            driver::turn();
            let mut watched = locked(&self.watched);
            // Whoever creates a client starts the thread afterwards. A connection is closed by its task, which may take
            // more than a turn after its pool is gone.
            let is_open = |pool: &Arc<Pool>| pool.state().client.is_some();
            if !locked(&self.list).iter().any(is_open) && !driver::has_tasks() {
                *watched = false;
                spare_buffers::clear();
                return;
            }
        }
    }

    /// Close idle connections, and drop the pools that no session holds.
    fn close_idle(&self) {
        let now = Instant::now();
        let mut list = locked(&self.list);
        list.iter().for_each(|pool| pool.close_idle(now));
        let unused: Vec<_> = list.extract_if(.., |pool| Arc::strong_count(pool) == 1).collect();
        drop(list);
        drop(unused);
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The error for files that could not be read in time.
fn unread(files: &[(&'static str, &str)], limit: Duration) -> Error {
    let files: Vec<String> = files.iter().map(|(option, path)| format!("{option}: {path:?}")).collect();
    Error::Transport(format!("{} cannot be read within {} s", files.join(", "), limit.as_secs_f64()))
}

fn client(connection: &Connection) -> Result<reqwest::Client> {
    let mut builder = reqwest::Client::builder()
        .redirect(reqwest::redirect::Policy::none()) // layers::redirect follows redirects and protects credentials
        .retry(reqwest::retry::never())
        .referer(false)
        .dns_resolver(Resolver)
        .pool_idle_timeout(IDLE);
    if let Some(timeout) = connection.connect_timeout {
        builder = builder.connect_timeout(timeout);
    }
    builder = match (&connection.verify, &connection.cert) {
        (Verify::System, None) => builder.tls_backend_preconfigured(tls::system()?),
        (Verify::System, Some(identity)) => builder.tls_backend_preconfigured(tls::identified(identity)?),
        (Verify::Nothing, _) => builder.tls_danger_accept_invalid_certs(true),
        (Verify::Bundle(path), _) => builder.tls_certs_only(tls::bundle(path)?),
    };
    if let (Verify::Nothing | Verify::Bundle(_), Some(identity)) = (&connection.verify, &connection.cert) {
        builder = builder.identity(tls::identity(identity)?);
    }
    builder = match &connection.route {
        Route::Direct => builder.no_proxy(),
        Route::System => builder,
        Route::Proxy(url) => {
            let bad = |_| Error::Transport("the URL of the proxy cannot be used".into());
            builder.no_proxy().proxy(reqwest::Proxy::all(url).map_err(bad)?)
        }
    };
    builder.build().map_err(|error| Error::Transport(format!("no client could be made: {}", causes(&error))))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;

    /// A pool that no other test shares.
    fn pool(seconds: u64) -> Arc<Pool> {
        let verify = Verify::Nothing;
        let read_timeout = Some(Duration::from_secs(seconds));
        Pool::shared(&Connection { read_timeout, verify, ..Connection::default() })
    }

    fn begin(pool: &Arc<Pool>) -> Use {
        futures_util::FutureExt::now_or_never(pool.begin(&url())).unwrap().unwrap()
    }

    fn url() -> Url {
        Url::parse("http://127.0.0.1:9/x").unwrap()
    }

    #[test]
    fn connections_to_a_host_are_bounded_unless_requests_share_one() {
        let pool = pool(6);
        let mut uses: Vec<Use> = (0..PER_HOST).map(|_| begin(&pool)).collect();
        let other = Url::parse("http://127.0.0.1:10/x").unwrap();
        let at = |url: Url| futures_util::FutureExt::now_or_never(async { pool.begin(&url).await.unwrap() });
        assert!(at(url()).is_none() && at(other).is_some());
        drop(uses.pop());
        uses.extend(at(url()));
        assert!(uses.len() == PER_HOST && at(url()).is_none());
        uses[0].notice_version(Version::HTTP_2);
        assert!(at(url()).is_some());
    }

    fn is_open(pool: &Pool) -> bool {
        pool.state().client.is_some()
    }

    #[test]
    fn connections_are_closed_when_they_have_been_idle_for_a_while() {
        let pool = pool(1);
        let began = Instant::now();
        let using = begin(&pool);
        pool.close_idle(began + IDLE * 2);
        assert!(is_open(&pool), "a request is under way");
        drop(using);
        pool.close_idle(began + IDLE - Duration::from_millis(1));
        assert!(is_open(&pool));
        pool.close_idle(Instant::now() + IDLE);
        assert!(!is_open(&pool));
        assert!(begin(&pool).idle_time.is_none(), "the next request makes others");
        assert!(is_open(&pool));
    }

    #[test]
    fn a_pool_is_shared_while_a_session_holds_it() {
        let first = pool(2);
        assert!(Arc::ptr_eq(&first, &pool(2)) && !Arc::ptr_eq(&first, &pool(3)));
        let seen = Arc::downgrade(&first);
        POOLS.get_or(Pools::default).close_idle();
        assert!(Arc::ptr_eq(&first, &pool(2)));
        drop(first);
        POOLS.get_or(Pools::default).close_idle();
        assert!(seen.upgrade().is_none());
    }

    #[test]
    fn each_runtime_has_its_own_pool() {
        let runtimes = [(); 2].map(|()| tokio::runtime::Builder::new_current_thread().build().unwrap());
        let pools = runtimes.each_ref().map(|runtime| runtime.block_on(async { pool(5) }));
        let again = runtimes[0].block_on(async { pool(5) });
        assert!(Arc::ptr_eq(&pools[0], &again) && !Arc::ptr_eq(&pools[0], &pools[1]));
        assert!(!pools.iter().any(|known| Arc::ptr_eq(known, &pool(5))));
    }

    #[test]
    fn retired_connections_are_not_used_again() {
        let pool = pool(4);
        let (first, second) = (begin(&pool), begin(&pool));
        assert_eq!((first.generation, second.generation), (1, 1));
        first.retire();
        let third = begin(&pool);
        assert_eq!(third.generation, 2);
        second.retire();
        assert!(is_open(&pool), "the connections that stalled are gone already");
    }
}
