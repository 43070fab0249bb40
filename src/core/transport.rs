//! How a request reaches the service: live, recorded or replayed. One async send.

use std::time::Duration;

use bytes::{Bytes, BytesMut};
use http::HeaderValue;
use http::header::CONTENT_LENGTH;
use tokio::sync::mpsc;

use crate::core::error::{Error, Result};
use crate::core::pool::{Connection, Pool};
use crate::core::request::Request;
use crate::core::response::Response;
use crate::core::tape::Tape;
use crate::core::transfer::{Upload, within};

/// Where requests go.
#[derive(Debug, Default)]
pub enum Transport {
    /// To the service.
    #[default]
    Live,
    /// To a cassette, and from there to the service if it is to record.
    Tape(Tape),
}

impl Transport {
    /// Whether nothing goes to the service, so that there is nothing to wait for.
    pub fn replays(&self) -> bool {
        matches!(self, Transport::Tape(tape) if tape.only_replays())
    }
}

/// Send a request and read the whole answer, or write its body where the request says.
pub async fn exchange(request: &Request, connection: &Connection) -> Result<Response> {
    let pool = Pool::shared(connection)?;
    pool.settle().await;
    let limit = connection.read_timeout;
    let mut outgoing = reqwest::Request::new(request.method.clone(), request.url.clone());
    *outgoing.headers_mut() = request.headers.clone();
    *outgoing.body_mut() = request.body.clone().map(Into::into);
    let mut answer = match &request.upload {
        None => timed(limit, pool.client().execute(outgoing), request).await?,
        Some(upload) => stream(pool.client(), outgoing, upload, limit, request).await?,
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
    if is_broken(error) {
        Error::Protocol(told)
    } else if error.is_connect() {
        Error::Unreachable { reason: told, late: error.is_timeout() }
    } else if error.is_timeout() {
        Error::Timeout(told)
    } else if error.is_request() || error.is_body() || error.is_decode() {
        Error::Connection(told)
    } else {
        Error::Transport(told)
    }
}

/// Whether an error comes of what the other side sent: a certificate that is not trusted, a broken compression.
fn is_broken(error: &reqwest::Error) -> bool {
    use std::io::{Error, ErrorKind::*};
    let kinds = causes_of(error).filter_map(|cause| cause.downcast_ref::<Error>()).map(Error::kind);
    kinds.into_iter().any(|kind| matches!(kind, InvalidData | InvalidInput))
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

/// What an error came from, without the address that its own text has.
pub fn causes(error: &(dyn std::error::Error + 'static)) -> String {
    let chain: Vec<String> = causes_of(error).map(ToString::to_string).collect();
    if chain.is_empty() { error.to_string() } else { chain.join(": ") }
}

fn causes_of<'a>(
    error: &'a (dyn std::error::Error + 'static),
) -> impl Iterator<Item = &'a (dyn std::error::Error + 'static)> {
    std::iter::successors(error.source(), |cause| cause.source())
}
