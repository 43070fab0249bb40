//! How a request reaches the service: live, recorded or replayed. One async send.

use std::sync::Arc;
use std::time::{Duration, Instant};

use arc_swap::ArcSwapOption;
use bytes::{Bytes, BytesMut};
use http::HeaderValue;
use http::header::CONTENT_LENGTH;
use tokio::sync::mpsc;

use crate::core::error::{Error, Result};
use crate::core::request::Request;
use crate::core::response::Response;
use crate::core::runtime;
use crate::core::tape::Tape;
use crate::core::transfer::{Upload, within};

/// Which certificates are trusted.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Verify {
    /// Those the operating system trusts.
    #[default]
    System,
    /// Those in this file (PEM).
    Bundle(String),
    /// All: no check.
    Nothing,
}

/// What makes one pool of connections differ from another.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Connection {
    /// Time to connect.
    pub connect_timeout: Option<Duration>,
    /// Time between two reads.
    pub read_timeout: Option<Duration>,
    /// Trusted certificates.
    pub verify: Verify,
    /// Proxies by scheme (`http`, `https`, `all`); empty for those of the environment.
    pub proxies: Vec<(String, String)>,
}

/// Where requests go.
#[derive(Debug, Default)]
pub enum Transport {
    /// To the service.
    #[default]
    Live,
    /// To a cassette, and from there to the service if it is to record.
    Tape(Tape),
}

/// A pool of connections to the service.
#[derive(Debug, Default)]
pub struct Live {
    pool: ArcSwapOption<Pool>,
}

#[derive(Debug)]
struct Pool {
    process: u32,
    connection: Connection,
    client: reqwest::Client,
    last_used: std::sync::Mutex<Instant>,
}

/// Idle connections are kept for less time than the service keeps them.
const IDLE: Duration = Duration::from_secs(50);
/// After this long without use, look whether the service closed connections before one is used.
const STALE: Duration = Duration::from_millis(500);

impl Live {
    /// Close idle connections.
    pub fn close(&self) {
        self.pool.store(None);
    }

    /// Send a request and read the whole answer, or write its body where the request says.
    pub async fn exchange(&self, request: &Request, connection: &Connection) -> Result<Response> {
        let pool = self.pool(connection)?;
        pool.settle().await;
        let limit = connection.read_timeout;
        let mut outgoing = reqwest::Request::new(request.method.clone(), request.url.clone());
        *outgoing.headers_mut() = request.headers.clone();
        *outgoing.body_mut() = request.body.clone().map(Into::into);
        let mut answer = match &request.upload {
            None => timed(limit, pool.client.execute(outgoing), request).await?,
            Some(upload) => stream(&pool.client, outgoing, upload, limit, request).await?,
        };
        let (status, url) = (answer.status().as_u16(), answer.url().clone());
        let mut response = Response { status, headers: answer.headers().clone(), body: Bytes::new(), url };
        match request.download.as_ref().filter(|_| response.is_success()) {
            Some(download) => {
                let mut receipt = download.start(&response).await?;
                while let Some(piece) = timed(limit, answer.chunk(), request).await? {
                    receipt.take(piece).await?;
                }
                receipt.finish().await?;
            }
            None => response.body = collect(&mut answer, limit, request).await?,
        }
        Ok(response)
    }

    fn pool(&self, connection: &Connection) -> Result<Arc<Pool>> {
        let process = runtime::process();
        let current = self.pool.load_full();
        if let Some(pool) = current.as_ref().filter(|p| p.process == process && p.connection == *connection) {
            return Ok(pool.clone());
        }
        let client = client(connection)?;
        let last_used = std::sync::Mutex::new(Instant::now());
        let pool = Arc::new(Pool { process, connection: connection.clone(), client, last_used });
        self.pool.store(Some(pool.clone()));
        if current.as_ref().is_some_and(|old| old.process != process) {
            std::mem::forget(current); // the connections are the parent process's to close
        }
        Ok(pool)
    }
}

impl Pool {
    /// Give connections that the service closed while nobody looked a chance to be noticed, so that a write does not
    /// fail on one of them.
    async fn settle(&self) {
        let idle = match self.last_used.lock() {
            Ok(mut last) => std::mem::replace(&mut *last, Instant::now()).elapsed(),
            Err(_) => STALE,
        };
        if idle >= STALE {
            tokio::task::yield_now().await;
            tokio::task::yield_now().await;
        }
    }
}

fn client(connection: &Connection) -> Result<reqwest::Client> {
    let mut builder = reqwest::Client::builder()
        .redirect(reqwest::redirect::Policy::none()) // policy::redirect keeps credentials where they belong
        .retry(reqwest::retry::never())
        .referer(false)
        .pool_idle_timeout(IDLE);
    if let Some(timeout) = connection.connect_timeout {
        builder = builder.connect_timeout(timeout);
    }
    builder = match &connection.verify {
        Verify::System => builder,
        Verify::Nothing => builder.tls_danger_accept_invalid_certs(true),
        Verify::Bundle(path) => {
            let bad = |why: String| Error::Argument(format!("verify: {path:?} {why}"));
            let pem = std::fs::read(path).map_err(|error| bad(format!("cannot be read: {error}")))?;
            let certificates = reqwest::Certificate::from_pem_bundle(&pem)
                .ok()
                .filter(|certificates| !certificates.is_empty())
                .ok_or_else(|| bad("has no certificates in PEM form".into()))?;
            builder.tls_certs_only(certificates)
        }
    };
    for (scheme, address) in &connection.proxies {
        let proxy = match scheme.as_str() {
            "http" => reqwest::Proxy::http(address),
            "https" => reqwest::Proxy::https(address),
            _ => reqwest::Proxy::all(address),
        };
        builder = builder.proxy(proxy.map_err(|_| Error::Argument(format!("the {scheme} proxy has a bad address")))?);
    }
    builder.build().map_err(|error| Error::Transport(format!("no client could be made: {}", causes(&error))))
}

/// Send a request whose body is read meanwhile.
async fn stream(
    client: &reqwest::Client,
    mut outgoing: reqwest::Request,
    upload: &Upload,
    limit: Option<Duration>,
    request: &Request,
) -> Result<reqwest::Response> {
    let (sender, receiver) = mpsc::channel(1);
    let pieces = futures_util::stream::unfold(receiver, async |mut receiver| {
        receiver.recv().await.map(|piece| (piece, receiver))
    });
    *outgoing.body_mut() = Some(reqwest::Body::wrap_stream(pieces));
    outgoing.headers_mut().insert(CONTENT_LENGTH, HeaderValue::from(upload.source.size()));
    let mut answer = std::pin::pin!(client.execute(outgoing));
    tokio::select! {
        answer = &mut answer => return answer.map_err(|error| failure(&error, request)),
        sent = upload.send(sender, limit) => sent.map_err(|error| told(error, request))?,
    }
    timed(limit, answer, request).await
}

/// Wait for a step of an exchange, at most so long.
async fn timed<T>(
    limit: Option<Duration>,
    step: impl Future<Output = reqwest::Result<T>>,
    request: &Request,
) -> Result<T> {
    let done = within(limit, step).await.map_err(|error| told(error, request))?;
    done.map_err(|error| failure(&error, request))
}

/// Read a body into memory.
async fn collect(answer: &mut reqwest::Response, limit: Option<Duration>, request: &Request) -> Result<Bytes> {
    // Most bodies come in one piece, which is not copied then.
    let first = timed(limit, answer.chunk(), request).await?.unwrap_or_default();
    let mut whole = BytesMut::new();
    while let Some(piece) = timed(limit, answer.chunk(), request).await? {
        if whole.is_empty() {
            whole.extend_from_slice(&first);
        }
        whole.extend_from_slice(&piece);
        if u32::try_from(whole.len()).is_err() {
            return Err(Error::Transport(format!("the body of the answer from {} is over 4 GiB", shown(request))));
        }
    }
    Ok(if whole.is_empty() { first } else { whole.freeze() })
}

/// A timeout told with its request.
fn told(error: Error, request: &Request) -> Error {
    match error {
        Error::Timeout(why) => Error::Timeout(format!("{} {}: {why}", request.method, shown(request))),
        other => other,
    }
}

/// An error of the transport, told without the query of the address (which may hold a secret).
fn failure(error: &reqwest::Error, request: &Request) -> Error {
    let told = format!("{} {}: {}", request.method, shown(request), causes(error));
    if error.is_timeout() {
        Error::Timeout(told)
    } else if error.is_connect() || error.is_request() || error.is_body() || error.is_decode() {
        Error::Connection(told)
    } else {
        Error::Transport(told)
    }
}

/// The address of a request as it may be shown.
pub fn shown(request: &Request) -> String {
    let mut url = request.url.clone();
    url.set_query(None);
    url.set_fragment(None);
    let _ = url.set_username("");
    let _ = url.set_password(None);
    url.to_string()
}

fn causes(error: &dyn std::error::Error) -> String {
    let chain: Vec<String> =
        std::iter::successors(error.source(), |cause| cause.source()).map(ToString::to_string).collect();
    if chain.is_empty() { error.to_string() } else { chain.join(": ") }
}
