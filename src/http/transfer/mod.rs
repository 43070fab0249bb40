//! Bodies that are never held in memory as a whole: uploads are read while they are sent, downloads are written while
//! they arrive.

use std::any::Any;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bytes::{Bytes, BytesMut};
use chrono::DateTime;
use futures_util::future::BoxFuture;
use http::header::{
    ACCEPT_RANGES, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_RANGE, DATE, ETAG, HeaderName, IF_RANGE, LAST_MODIFIED,
    RANGE,
};
use http::{HeaderMap, HeaderValue};
use sha2::{Digest as _, Sha256};
use tokio::sync::mpsc;
use url::Url;

use crate::http::activity::Activity;
use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::request::shown;
use crate::http::response::Response;
use crate::json::hex;
use crate::runtime::deadline;
use crate::runtime::host::Callback;

pub mod digest;
mod file;
mod name;
mod output;

pub use file::{FileSink, FileSource};
pub use name::safe_name;

/// Number of bytes that are read from a source at once.
pub const PIECE: usize = 128 * 1024;

/// The result of a step of a transfer.
pub type Step<'a, T> = BoxFuture<'a, Result<T>>;

/// The source of a request body.
pub trait Source: Any + fmt::Debug + Send + Sync {
    /// Size in bytes, sent as Content-Length: GitHub accepts no upload of unknown size.
    fn size(&self) -> u64;
    /// Go to the beginning; called before each attempt to send the body.
    fn start(&self) -> Step<'_, ()>;
    /// The next piece; empty at the end.
    fn read(&self) -> Step<'_, Bytes>;
}

/// The destination of a response body.
pub trait Sink: fmt::Debug + Send + Sync {
    /// Begin a new body. Whatever an earlier attempt wrote is discarded.
    fn start<'a>(&'a self, response: &'a Response) -> Step<'a, ()>;
    /// Write the next piece.
    fn write(&self, piece: Bytes) -> Step<'_, ()>;
    /// Complete the body.
    fn finish(&self) -> Step<'_, ()>;
    /// Whether the sink can start again. A pipe cannot: its reader already has the data.
    fn restarts(&self) -> bool {
        true
    }
    /// Called if the body comes from a cassette that modified it, so that no digest can match.
    fn changed(&self) {}
}

/// Callback invoked after every piece with the number of bytes transferred, and the total if it is known.
#[derive(Clone)]
pub struct Progress {
    /// Invokes the callback.
    invoke: Arc<dyn Fn(u64, Option<u64>) -> Step<'static, ()> + Send + Sync>,
    /// The callback itself.
    pub callback: Callback,
    /// For a body that is one of several: the number of bytes before it, and of all.
    part: Option<(u64, u64)>,
}

impl Progress {
    /// Report to a callback through a function that invokes it.
    pub fn new(
        callback: Callback,
        invoke: impl Fn(u64, Option<u64>) -> Step<'static, ()> + Send + Sync + 'static,
    ) -> Progress {
        Progress { invoke: Arc::new(invoke), callback, part: None }
    }

    /// The same for a body that is one of several: with the number of bytes before it, and of all.
    #[must_use]
    pub fn of_part(&self, before: u64, total: u64) -> Progress {
        Progress { part: Some((before, total)), ..self.clone() }
    }

    /// What the callback gets after this number of bytes of a body.
    pub fn after(&self, done: u64, total: Option<u64>) -> (u64, Option<u64>) {
        self.part.map_or((done, total), |(before, total)| (before.saturating_add(done), Some(total)))
    }

    /// Invoke the callback after this number of bytes of a body.
    pub async fn report(&self, done: u64, total: Option<u64>) -> Result<()> {
        let (done, total) = self.after(done, total);
        (self.invoke)(done, total).await
    }
}

impl fmt::Debug for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Progress")
    }
}

/// A request body that is read while it is sent.
#[derive(Debug, Clone)]
pub struct Upload {
    /// The source of the body.
    pub source: Arc<dyn Source>,
    /// Callback for the progress, or None.
    pub progress: Option<Progress>,
    /// Notes each piece.
    pub activity: Activity,
}

/// The destination of the response body. Only the body of a successful response is written there; any other body is
/// read into memory.
#[derive(Debug, Clone)]
pub struct Download {
    sink: Arc<dyn Sink>,
    progress: Option<Progress>,
    /// Notes each piece.
    pub activity: Activity,
    /// The state of the download, shared by all clones.
    part: Arc<Mutex<Option<Part>>>,
}

/// The part of a body that was received.
#[derive(Debug, Clone)]
pub struct Part {
    /// URL that sent the body.
    pub url: Url,
    /// Number of bytes written.
    pub done: u64,
    /// Total number of bytes, if it is known.
    total: Option<u64>,
    /// The strong validator of the body (RFC 9110, 8.8); None if the download cannot be resumed.
    validator: Option<HeaderValue>,
}

impl Upload {
    /// Read from a source and report the progress.
    pub fn new(source: Arc<dyn Source>, progress: Option<Progress>) -> Upload {
        Upload { source, progress, activity: Activity::default() }
    }

    /// Read the source piece by piece and pass each piece on, within the time limit. Ends early when the receiver is
    /// dropped: the server may respond before it has read everything.
    pub async fn send(
        &self,
        pieces: mpsc::Sender<Result<Bytes, std::io::Error>>,
        limit: Option<Duration>,
    ) -> Result<()> {
        self.source.start().await?;
        let (size, mut sent) = (self.source.size(), 0);
        while sent < size {
            let piece = self.next(sent).await?;
            sent += piece.len() as u64;
            if within(limit, pieces.send(Ok(piece))).await?.is_err() {
                break;
            }
            report(self.progress.as_ref(), sent, Some(size)).await?;
        }
        Ok(())
    }

    /// Report all of it as done, for content that needs not be sent.
    pub async fn report_all(&self) -> Result<()> {
        report(self.progress.as_ref(), self.source.size(), Some(self.source.size())).await
    }

    /// Read the whole body, for a transport that needs it in memory.
    pub async fn collect(&self) -> Result<Bytes> {
        self.source.start().await?;
        let mut whole = BytesMut::new();
        while (whole.len() as u64) < self.source.size() {
            whole.extend_from_slice(&self.next(whole.len() as u64).await?);
        }
        report(self.progress.as_ref(), whole.len() as u64, Some(self.source.size())).await?;
        Ok(whole.freeze())
    }

    /// The SHA-256 of the whole body, in hexadecimal.
    pub async fn sha256(&self) -> Result<String> {
        self.source.start().await?;
        let (mut hash, mut done) = (Sha256::default(), 0);
        while done < self.source.size() {
            let piece = self.next(done).await?;
            hash.update(&piece);
            done += piece.len() as u64;
        }
        Ok(hex::encode(&hash.finalize()))
    }

    /// The next piece, of which no more is sent than was announced.
    async fn next(&self, sent: u64) -> Result<Bytes> {
        let size = self.source.size();
        let mut piece = self.source.read().await?;
        piece.truncate(usize::try_from(size.saturating_sub(sent)).unwrap_or(usize::MAX));
        self.activity.note();
        if piece.is_empty() {
            return Err(Error::Transport(format!("what is uploaded ended after {sent} of {size} bytes")));
        }
        Ok(piece)
    }
}

impl Download {
    /// Write to a sink and report the progress.
    pub fn new(sink: Arc<dyn Sink>, progress: Option<Progress>) -> Download {
        Download { sink, progress, activity: Activity::default(), part: Arc::default() }
    }

    /// Whether the download can start again from the beginning.
    pub fn restarts(&self) -> bool {
        self.sink.restarts()
    }

    /// The part that was received so far; None until the body begins.
    pub fn part(&self) -> Option<Part> {
        locked(&self.part).clone()
    }

    /// Begin the body of a response, or continue a resumed one.
    pub async fn start(&self, request: &Request, response: &Response) -> Result<Receipt<'_>> {
        let part = match (response.status, self.part().filter(|_| request.headers.contains_key(RANGE))) {
            (206, Some(part)) if !part.has_same_version(response) => {
                self.forget_validator();
                let what = "sends a part of another version, or does not say which one";
                return Err(Error::Connection(format!("{} {what}", shown(request)).into()));
            }
            (206, Some(part)) if part.is_rest_of_body(response) => part,
            (206, _) => {
                return Err(Error::Transport(format!("{} sends a part that was not requested", shown(request))));
            }
            _ => {
                self.sink.start(response).await?;
                Part::of(response)
            }
        };
        *locked(&self.part) = Some(part.clone());
        Ok(Receipt { download: self, done: part.done, total: part.total })
    }

    /// From now on, an interruption restarts the download from the beginning.
    fn forget_validator(&self) {
        if let Some(part) = locked(&self.part).as_mut() {
            part.validator = None;
        }
    }

    /// Write the body of a response that is in memory. `changed` is whether it differs from the body that the server
    /// sent.
    pub async fn take(&self, request: &Request, response: &mut Response, changed: bool) -> Result<()> {
        let mut receipt = self.start(request, response).await?;
        if changed {
            self.sink.changed();
        }
        receipt.take(std::mem::take(&mut response.body)).await?;
        self.sink.finish().await
    }
}

impl Part {
    fn of(response: &Response) -> Part {
        let plain = !response.headers.contains_key(CONTENT_ENCODING);
        let length = response.header(CONTENT_LENGTH.as_str()).and_then(|length| length.parse().ok());
        let ranges = response.header(ACCEPT_RANGES.as_str()).is_some_and(|unit| unit.eq_ignore_ascii_case("bytes"));
        let validator = strong(response).filter(|_| ranges && plain);
        Part { url: response.url.clone(), done: 0, total: length.filter(|_| plain), validator }
    }

    /// Whether the rest of the body can be requested.
    pub fn can_resume(&self) -> bool {
        self.validator.is_some() && self.done > 0
    }

    /// Add the headers that request the rest of the body. Returns false if that is not possible.
    pub fn request_rest(&self, headers: &mut HeaderMap) -> bool {
        let Some(validator) = self.validator.clone().filter(|_| self.done > 0) else { return false };
        let Ok(range) = HeaderValue::try_from(format!("bytes={}-", self.done)) else { return false };
        headers.insert(RANGE, range);
        headers.insert(IF_RANGE, validator);
        true
    }

    /// Whether a partial response has the same version of the body. It has to repeat the ETag (RFC 9110, 15.3.7), but
    /// may omit Last-Modified.
    fn has_same_version(&self, response: &Response) -> bool {
        let known = self.validator.as_ref();
        if is_etag(known) {
            return response.headers.get(ETAG) == known;
        }
        response.headers.get(LAST_MODIFIED).is_none_or(|time| Some(time) == known)
    }

    /// Whether a response contains the rest of the body, up to its end.
    fn is_rest_of_body(&self, response: &Response) -> bool {
        let Some((unit, range)) = response.header(CONTENT_RANGE.as_str()).and_then(|range| range.split_once(' '))
        else {
            return false;
        };
        let parts = range.split_once('/').and_then(|(range, total)| Some((range.split_once('-')?, total)));
        let Some(((first, last), total)) = parts else { return false };
        let number = |text: &str| text.trim().parse::<u64>().ok();
        let total = number(total);
        unit.eq_ignore_ascii_case("bytes")
            && number(first) == Some(self.done)
            && total.is_none_or(|total| number(last).and_then(|last| last.checked_add(1)) == Some(total))
            && (self.total.is_none() || total.is_none() || self.total == total)
            && !response.headers.contains_key(CONTENT_ENCODING)
    }
}

/// The strong validator of a response (RFC 9110, 8.8): an ETag, or a Last-Modified time that is old enough.
fn strong(response: &Response) -> Option<HeaderValue> {
    let tag = response.headers.get(ETAG);
    if is_etag(tag) {
        return tag.cloned();
    }
    let date = |name: HeaderName| DateTime::parse_from_rfc2822(response.header(name.as_str())?).ok();
    // The body may change again within the same minute without a visible change of the time.
    let settled = date(DATE)?.signed_duration_since(date(LAST_MODIFIED)?) >= deadline::MINUTE;
    response.headers.get(LAST_MODIFIED).filter(|_| settled).cloned()
}

/// Whether a value is a strong entity tag.
fn is_etag(value: Option<&HeaderValue>) -> bool {
    value.is_some_and(|value| value.as_bytes().starts_with(b"\""))
}

/// A body that is being received.
#[derive(Debug)]
pub struct Receipt<'a> {
    download: &'a Download,
    done: u64,
    total: Option<u64>,
}

impl Receipt<'_> {
    /// Write a piece.
    pub async fn take(&mut self, piece: Bytes) -> Result<()> {
        self.done += piece.len() as u64;
        self.download.activity.note();
        self.download.sink.write(piece).await?;
        if let Some(part) = locked(&self.download.part).as_mut() {
            part.done = self.done;
        }
        report(self.download.progress.as_ref(), self.done, self.total).await
    }

    /// Complete the body.
    pub async fn finish(self) -> Result<()> {
        if let Some(total) = self.total.filter(|&total| total != self.done) {
            return Err(Error::Connection(format!("the download ended after {} of {total} bytes", self.done).into()));
        }
        self.download.sink.finish().await
    }
}

async fn report(progress: Option<&Progress>, done: u64, total: Option<u64>) -> Result<()> {
    match progress {
        Some(progress) => progress.report(done, total).await,
        None => Ok(()),
    }
}

/// Wait for a future within a time limit.
pub async fn within<T>(limit: Option<Duration>, future: impl Future<Output = T>) -> Result<T> {
    let Some(limit) = limit else { return Ok(future.await) };
    let late = |_| Error::Timeout(format!("nothing moved for {} s", limit.as_secs_f64()).into());
    tokio::time::timeout(limit, future).await.map_err(late)
}

/// A request body in memory.
#[derive(Debug)]
pub struct Memory {
    whole: Bytes,
    rest: Mutex<Bytes>,
}

impl Memory {
    /// Send these bytes.
    pub fn new(whole: Bytes) -> Memory {
        Memory { whole, rest: Mutex::default() }
    }
}

impl Source for Memory {
    fn size(&self) -> u64 {
        self.whole.len() as u64
    }

    fn start(&self) -> Step<'_, ()> {
        *locked(&self.rest) = self.whole.clone();
        Box::pin(std::future::ready(Ok(())))
    }

    fn read(&self) -> Step<'_, Bytes> {
        let mut rest = locked(&self.rest);
        let most = rest.len().min(PIECE);
        Box::pin(std::future::ready(Ok(rest.split_to(most))))
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
