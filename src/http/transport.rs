//! The transport, below all layers: sending a request over a connection.

use std::any::Any;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bytes::Bytes;
use futures_util::future::BoxFuture;
use http::header::{ACCEPT_ENCODING, CONTENT_LENGTH};
use http::{HeaderValue, Method};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::mpsc;

use crate::http::connection_pool::Pool;
use crate::http::content_encoding;
use crate::http::content_encoding::{Body, Broken};
use crate::http::context::Source;
use crate::http::error::{Error, Reason, Result};
use crate::http::request::{Request, shown};
use crate::http::response::Response;
use crate::http::spare_buffers;
use crate::http::transfer::{Download, Upload, within};
use crate::runtime::deadline;

/// Where requests go: to servers, to a cassette, or to a function of the user.
pub trait Transport: Any + fmt::Debug + Send + Sync {
    /// Send a request unchanged and return the response with its whole, decoded body. The body of a request with an
    /// `upload`, and of a response to a request with a `download`, is transferred piece by piece; a transport that
    /// needs whole bodies uses `buffered`.
    fn send<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<Response>>;

    /// The origin of the responses.
    fn source(&self) -> Source;

    /// Let time pass in place of a real wait; only for one that is a fake, whose responses may depend on its own clock.
    fn pass_time(&self, _length: Duration) -> BoxFuture<'_, Result<()>> {
        Box::pin(std::future::ready(Ok(())))
    }

    /// Whether it may return a response to a request that lacks a required credential.
    fn may_replay(&self) -> bool {
        false
    }

    /// Whether pages of a listing may be prefetched through it. A cassette replays requests in the recorded order.
    fn may_prefetch(&self) -> bool {
        self.source() == Source::Network
    }
}

/// A transport of the user, as a setting of sessions. Clones are the same transport.
#[derive(Debug, Clone)]
pub struct Custom {
    transport: Arc<dyn Transport>,
    id: u64,
}

impl Custom {
    /// A setting with this transport.
    pub fn new(transport: Arc<dyn Transport>) -> Custom {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        Custom { transport, id: NEXT.fetch_add(1, Ordering::Relaxed) }
    }

    /// The transport.
    pub fn transport(&self) -> &Arc<dyn Transport> {
        &self.transport
    }

    /// Identifies the transport within the process.
    pub fn id(&self) -> u64 {
        self.id
    }
}

/// The transport of resources that were created without a session: every request is an error.
#[derive(Debug)]
pub struct Nowhere;

impl Transport for Nowhere {
    fn send<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<Response>> {
        let (method, path) = (&request.method, request.url.path());
        let why = format!("{method} {path} cannot be sent: the resource was made by hand, without a session");
        Box::pin(std::future::ready(Err(Error::Cassette(why))))
    }

    fn source(&self) -> Source {
        Source::Nowhere
    }
}

/// A request with its whole body in memory, and the destination of the response body for [`Download::take`].
pub async fn buffered(request: &Request) -> Result<(Request, Option<Download>)> {
    let mut whole = request.clone();
    if let Some(upload) = whole.upload.take() {
        whole.body = Some(upload.collect().await?);
    }
    let download = whole.download.take();
    Ok((whole, download))
}

/// Maximum size of a body in memory. GitHub's largest bodies are files of 100 MB, a third more in base64.
const MOST: u64 = 256 << 20;
/// Maximum time to read a body into memory, as a multiple of the read timeout; 5 minutes by default.
const WHOLE: u32 = 30;

/// Send a request, then read the whole response into memory or write its body to the destination of the request. A free
/// connection is waited for as long as `patience`.
pub async fn exchange(request: &Request, pool: &Arc<Pool>, patience: Duration) -> Result<Response> {
    let using = tokio::time::timeout(patience, pool.begin(&request.url)).await.unwrap_or_else(|_| {
        let (method, seconds) = (&request.method, patience.as_secs_f64());
        let url = shown(request);
        let reason = format!("{method} {url} was not sent: no connection was free within {seconds} s");
        Err(Error::NotSent { reason, used_up: false })
    })?;
    using.notice_closed_connections(matches!(request.method, Method::POST | Method::PATCH)).await;
    let limit = request.context.timeout.map_or_else(|| pool.read_timeout(), |(_, read)| read);
    let began = Instant::now();
    let mut outgoing = reqwest::Request::new(request.method.clone(), request.url.clone());
    *outgoing.headers_mut() = request.headers.clone();
    // A compressed download could not be resumed.
    let coding = if request.download.is_some() { "identity" } else { content_encoding::ACCEPTED };
    outgoing.headers_mut().entry(ACCEPT_ENCODING).or_insert(HeaderValue::from_static(coding));
    *outgoing.body_mut() = request.body.clone().map(Into::into);
    // The length is that of the body, whatever the headers of a call say: a server would wait for the rest.
    outgoing.headers_mut().remove(CONTENT_LENGTH);
    if request.body.as_ref().is_none_or(Bytes::is_empty)
        && matches!(request.method, Method::POST | Method::PUT | Method::PATCH)
    {
        // RFC 9110, 8.6: where content has a meaning, its length is sent also if there is none.
        outgoing.headers_mut().insert(CONTENT_LENGTH, HeaderValue::from(0_u64));
    }
    let received = async {
        let response = match &request.upload {
            None => timed(limit, using.client().execute(outgoing), request).await?,
            Some(upload) => stream(using.client(), outgoing, upload, limit, request).await?,
        };
        using.notice_version(response.version());
        receive(response, limit, request, began).await
    };
    let response = received.await.map_err(|error| with_proxy(error, pool));
    if matches!(response, Err(Error::Timeout(_))) {
        // The connection may have stalled: other requests over it (HTTP/2) would time out as well.
        using.retire();
    }
    response
}

/// Read the body of a response.
async fn receive(
    incoming: reqwest::Response,
    limit: Option<Duration>,
    request: &Request,
    began: Instant,
) -> Result<Response> {
    let (status, url) = (incoming.status().as_u16(), incoming.url().clone());
    let mut response = Response::new(status, incoming.headers().clone(), Bytes::new(), url);
    response.elapsed = began.elapsed();
    response.version = Some(incoming.version());
    complete(response, Body::of(incoming), limit, request).await
}

/// Read a body into memory, or write it to the destination of the request. `response` has the head of the response.
pub async fn complete(
    mut response: Response,
    mut body: Body,
    limit: Option<Duration>,
    request: &Request,
) -> Result<Response> {
    match request.download.as_ref().filter(|_| response.is_success()) {
        Some(download) => {
            let mut receipt = download.start(request, &response).await?;
            while let Some(piece) = read(limit, body.chunk(), request).await? {
                receipt.take(piece).await?;
            }
            receipt.finish().await?;
            body.strip(&mut response.headers);
        }
        None => {
            body.strip(&mut response.headers);
            let length = response.header(CONTENT_LENGTH.as_str()).and_then(|length| length.parse().ok()).unwrap_or(0);
            let whole = limit.map(|limit| deadline::times(limit, WHOLE));
            let collected = tokio::time::timeout(whole.unwrap_or(Duration::MAX), collect(body, length, limit, request));
            response.body = collected.await.unwrap_or_else(|_| {
                let seconds = whole.unwrap_or_default().as_secs_f64();
                Err(with_request(Error::Timeout(format!("the response took more than {seconds} s").into()), request))
            })?;
        }
    }
    Ok(response)
}

/// Send a request whose body is read at the same time.
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
    let mut response = std::pin::pin!(client.execute(outgoing));
    tokio::select! {
        response = &mut response => return response.map_err(|error| failure(error, request)),
        sent = upload.send(sender, limit) => sent.map_err(|error| with_request(error, request))?,
    }
    timed(limit, response, request).await
}

/// Wait for a step of an exchange within the time limit.
async fn timed<T>(
    limit: Option<Duration>,
    step: impl Future<Output = reqwest::Result<T>>,
    request: &Request,
) -> Result<T> {
    let done = within(limit, step).await.map_err(|error| with_request(error, request))?;
    done.map_err(|error| failure(error, request))
}

/// Wait for the next piece of a body.
async fn read<T>(
    limit: Option<Duration>,
    step: impl Future<Output = Result<T, Broken>>,
    request: &Request,
) -> Result<T> {
    match within(limit, step).await.map_err(|error| with_request(error, request))? {
        Ok(done) => Ok(done),
        Err(Broken::Way(error)) => Err(failure(error, request)),
        Err(Broken::Custom(error)) => Err(*error),
        Err(cut @ Broken::Cut) => {
            Err(Error::Connection(format!("{} {}: {cut}", request.method, shown(request)).into()))
        }
        Err(Broken::Content(why)) => Err(Error::Transport(format!("{} {}: {why}", request.method, shown(request)))),
    }
}

/// Read a body into memory. `length` is its Content-Length, 0 if there is none.
async fn collect(body: Body, length: u64, limit: Option<Duration>, request: &Request) -> Result<Bytes> {
    let check = |length: u64| match length {
        0..=MOST => Ok(()),
        _ => {
            let most = MOST >> 20;
            Err(Error::Transport(format!("the body of the response from {} is over {most} MiB", shown(request))))
        }
    };
    // The response to HEAD has the Content-Length of a GET, but no body.
    check(if request.method == Method::HEAD { 0 } else { length })?;
    let mut whole = Vec::new();
    match body {
        Body::Plain(mut incoming) => {
            let mut next = async || read(limit, incoming.chunk(), request).await;
            // Most bodies arrive in one piece, which is then not copied.
            let first = next().await?.unwrap_or_default();
            while let Some(piece) = next().await? {
                if whole.is_empty() {
                    whole.extend_from_slice(&first);
                }
                whole.extend_from_slice(&piece);
                check(whole.len() as u64)?;
            }
            if whole.is_empty() {
                return Ok(first);
            }
        }
        Body::Packed(mut packed) => {
            while read(limit, packed.read(&mut whole), request).await? > 0 {
                check(whole.len() as u64)?;
            }
        }
    }
    // The body may be kept for long.
    if whole.capacity() - whole.len() > whole.len() / 8 {
        whole.shrink_to_fit();
    }
    Ok(spare_buffers::bytes(whole))
}

/// Add the proxy to the message of a connection that could not be made.
fn with_proxy(error: Error, pool: &Pool) -> Error {
    match (error, pool.proxy()) {
        (Error::Unreachable { reason, late }, Some(proxy)) => {
            Error::Unreachable { reason: reason.and(&format!("through the proxy {proxy}")), late }
        }
        (error, _) => error,
    }
}

/// Add the request to the message of a timeout.
fn with_request(error: Error, request: &Request) -> Error {
    match error {
        Error::Timeout(why) => {
            let text = format!("{} {}: {why}", request.method, shown(request));
            Error::Timeout(why.reworded(text))
        }
        other => other,
    }
}

/// An error of the transport. Its message has the URL without the query, which may contain a secret.
fn failure(error: reqwest::Error, request: &Request) -> Error {
    let message = format!("{} {}: {}", request.method, shown(request), causes(&error));
    let error = error.without_url();
    if is_permanent(&error) {
        Error::Protocol(Reason::with_source(message, error))
    } else if error.is_connect() || is_unprocessed(&error) {
        let late = error.is_timeout();
        Error::Unreachable { reason: Reason::with_source(message, error), late }
    } else if error.is_timeout() {
        Error::Timeout(Reason::with_source(message, error))
    } else if error.is_request() || error.is_body() || error.is_decode() {
        Error::Connection(Reason::with_source(message, error))
    } else {
        Error::Transport(message)
    }
}

/// Whether a retry would fail in the same way: the certificate is not trusted, client and server share no version of
/// TLS, or the bytes received do not follow the protocol.
fn is_permanent(error: &reqwest::Error) -> bool {
    use std::io::{Error, ErrorKind::*};
    if let Some(error) = cause::<rustls::Error>(error) {
        // An overloaded server may send this alert.
        return !matches!(error, rustls::Error::AlertReceived(rustls::AlertDescription::InternalError));
    }
    let kinds = causes_of(error).filter_map(|cause| cause.downcast_ref::<Error>()).map(Error::kind);
    kinds.into_iter().any(|kind| matches!(kind, InvalidData | InvalidInput))
}

/// Whether it is certain that the server did not process the request, so that even a POST may be retried: it was never
/// sent, or HTTP/2 says so.
fn is_unprocessed(error: &reqwest::Error) -> bool {
    // Once the head of the response has arrived, the request was processed, whatever the server reports later.
    error.is_request() && (cause(error).is_some_and(hyper::Error::is_canceled) || cause(error).is_some_and(is_refused))
}

/// Whether the server rejected an HTTP/2 stream: with REFUSED_STREAM (RFC 9113, 8.7), or with a GOAWAY that does not
/// cover the stream (6.8). h2 reports a remote GOAWAY only for streams that it does not cover, unless the task of the
/// connection and the task that sends on it run at the same time.
fn is_refused(error: &h2::Error) -> bool {
    let one_at_a_time = || Handle::try_current().is_ok_and(|it| it.runtime_flavor() == RuntimeFlavor::CurrentThread);
    error.is_remote()
        && ((error.is_reset() && error.reason() == Some(h2::Reason::REFUSED_STREAM))
            || (error.is_go_away() && one_at_a_time()))
}

/// The causes of an error, without the URL that its own message contains.
pub fn causes(error: &(dyn std::error::Error + 'static)) -> String {
    let chain: Vec<String> = causes_of(error).map(ToString::to_string).collect();
    if chain.is_empty() { error.to_string() } else { chain.join(": ") }
}

fn causes_of<'a>(
    error: &'a (dyn std::error::Error + 'static),
) -> impl Iterator<Item = &'a (dyn std::error::Error + 'static)> {
    std::iter::successors(error.source(), |cause| cause.source())
}

/// The first cause of this type, also within I/O errors.
fn cause<T: std::error::Error + 'static>(error: &reqwest::Error) -> Option<&T> {
    let mut next: Option<&(dyn std::error::Error + 'static)> = Some(error);
    while let Some(error) = next {
        if let Some(found) = error.downcast_ref() {
            return Some(found);
        }
        // The source of an I/O error skips the error that it wraps.
        next = match error.downcast_ref::<std::io::Error>().and_then(std::io::Error::get_ref) {
            Some(inner) => Some(inner),
            None => error.source(),
        };
    }
    None
}
