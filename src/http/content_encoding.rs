//! Content codings: decompressing response bodies, within limits.

use std::io::ErrorKind;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll, ready};

use async_compression::tokio::bufread::{BrotliDecoder, GzipDecoder, ZstdDecoder};
use async_compression::zstd::DParameter;
use bytes::Bytes;
use futures_util::stream::BoxStream;
use futures_util::{Stream, TryStreamExt as _};
use http::header::{CONTENT_ENCODING, CONTENT_LENGTH};
use http::{HeaderMap, HeaderValue, Version};
use http_body::Body as _;
use tokio::io::{AsyncRead, AsyncReadExt as _};
use tokio_util::io::StreamReader;

use crate::http::error::Error;
use crate::http::spare_buffers;

/// The codings of the Accept-Encoding header.
pub const ACCEPTED: &str = "gzip, br, zstd";

/// Minimum number of bytes that are decompressed at once.
const STEP: usize = 32 * 1024;
/// Usual compression ratio.
const USUAL: u64 = 10;
/// The buffer grows by at most so many bytes at once, unless it doubles.
const LEAP: usize = 4 << 20;
/// Up to this decompressed size, any compression ratio is accepted.
const FREE: u64 = 32 << 20;
/// Maximum compression ratio of larger bodies. The ratio of GitHub's responses is 5 to 50, that of a decompression bomb
/// 1000 or more.
const RATIO: u64 = 200;
/// The binary logarithm of the maximum window size of zstd: 8 MiB (RFC 9659).
const WINDOW: u32 = 23;

/// The body of a response.
pub enum Body {
    /// Not compressed.
    Plain(Incoming),
    /// Compressed; decompressed while it arrives.
    Packed(Packed),
}

/// A compressed body.
pub struct Packed {
    name: &'static str,
    reader: Pin<Box<dyn AsyncRead + Send>>,
    received: Arc<AtomicU64>,
    produced: u64,
}

/// The bytes of a body as they arrive.
pub struct Incoming(Origin);

enum Origin {
    /// A connection of this library.
    Connection(reqwest::Body, Version),
    /// A transport of the user.
    Custom(BoxStream<'static, Result<Bytes, Broken>>),
}

/// Why a body ended early.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    /// The connection broke.
    #[error(transparent)]
    Way(reqwest::Error),
    /// The transport of the user failed.
    #[error(transparent)]
    Custom(Box<Error>),
    /// The stream ended before the body was complete.
    #[error("the stream ended before the body was complete")]
    Cut,
    /// The body does not match its Content-Encoding header, or its compression ratio is too high.
    #[error("{0}")]
    Content(String),
}

impl Incoming {
    fn of(response: reqwest::Response) -> Incoming {
        let version = response.version();
        Incoming(Origin::Connection(response.into(), version))
    }

    /// The next piece; None at the end.
    pub async fn chunk(&mut self) -> Result<Option<Bytes>, Broken> {
        self.try_next().await
    }

    /// Whether the body is incomplete although there was no error. A server may reset an HTTP/2 stream with NO_ERROR
    /// (RFC 9113, 8.1), which hyper reports as the end of the body. Over HTTP/1, hyper itself checks the end.
    fn is_cut(body: &reqwest::Body, version: Version) -> bool {
        let complete = body.is_end_stream() || body.size_hint().exact() == Some(0);
        version == Version::HTTP_2 && !complete
    }
}

impl Stream for Incoming {
    type Item = Result<Bytes, Broken>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let (body, version) = match &mut self.0 {
            Origin::Connection(body, version) => (body, *version),
            Origin::Custom(pieces) => return pieces.as_mut().poll_next(context),
        };
        loop {
            return Poll::Ready(match ready!(Pin::new(&mut *body).poll_frame(context)) {
                Some(Ok(frame)) => match frame.into_data() {
                    Ok(piece) => Some(Ok(piece)),
                    Err(_trailers) => continue,
                },
                Some(Err(error)) => Some(Err(Broken::Way(error))),
                None if Incoming::is_cut(body, version) => Some(Err(Broken::Cut)),
                None => None,
            });
        }
    }
}

impl Body {
    /// The body of a response, decompressed while it arrives.
    pub fn of(response: reqwest::Response) -> Body {
        let coding = response.headers().get(CONTENT_ENCODING).cloned();
        Body::decoded(coding.as_ref(), Incoming::of(response))
    }

    /// A body from a transport of the user, decompressed as these headers of its response say.
    pub fn custom(headers: &HeaderMap, pieces: BoxStream<'static, Result<Bytes, Broken>>) -> Body {
        Body::decoded(headers.get(CONTENT_ENCODING), Incoming(Origin::Custom(pieces)))
    }

    fn decoded(coding: Option<&HeaderValue>, incoming: Incoming) -> Body {
        let name = match coding.map(|coding| coding.as_bytes().to_ascii_lowercase()).as_deref() {
            Some(b"gzip" | b"x-gzip") => "gzip",
            Some(b"br") => "br",
            Some(b"zstd") => "zstd",
            _ => return Body::Plain(incoming),
        };
        let received = Arc::new(AtomicU64::new(0));
        let count = received.clone();
        let stream = incoming.map_err(std::io::Error::other);
        let packed = StreamReader::new(stream.inspect_ok(move |piece| {
            count.fetch_add(piece.len() as u64, Ordering::Relaxed);
        }));
        let reader: Pin<Box<dyn AsyncRead + Send>> = match name {
            "br" => Box::pin(BrotliDecoder::new(packed)),
            "zstd" => {
                let mut decoder = ZstdDecoder::with_params(packed, &[DParameter::window_log_max(WINDOW)]);
                decoder.multiple_members(true);
                Box::pin(decoder)
            }
            _ => {
                let mut decoder = GzipDecoder::new(packed);
                decoder.multiple_members(true);
                Box::pin(decoder)
            }
        };
        Body::Packed(Packed { name, reader, received, produced: 0 })
    }

    /// Remove the headers that describe the compressed body.
    pub fn strip(&self, headers: &mut HeaderMap) {
        if matches!(self, Body::Packed(_)) {
            headers.remove(CONTENT_ENCODING);
            headers.remove(CONTENT_LENGTH);
        }
    }

    /// The next piece; None at the end.
    pub async fn chunk(&mut self) -> Result<Option<Bytes>, Broken> {
        match self {
            Body::Plain(incoming) => incoming.chunk().await,
            Body::Packed(packed) => {
                let mut piece = Vec::new();
                let more = packed.read(&mut piece).await?;
                Ok((more > 0).then(|| Bytes::from(piece)))
            }
        }
    }
}

impl Packed {
    /// Read more of the body; returns 0 at the end.
    pub async fn read(&mut self, into: &mut Vec<u8>) -> Result<usize, Broken> {
        let free = into.capacity() - into.len();
        // A spare buffer has about the right size, and is used to its end.
        if free == 0 || (free < STEP && into.capacity() < spare_buffers::LEAST) {
            self.grow(into);
        }
        let read = self.reader.read_buf(into).await;
        let received = self.received.load(Ordering::Relaxed);
        let more = match read {
            Ok(more) => more,
            // The response to HEAD has a Content-Encoding, but no body.
            Err(error) if received == 0 && error.kind() == ErrorKind::UnexpectedEof => 0,
            Err(error) => return Err(self.broken(error)),
        };
        self.produced += more as u64;
        if self.produced > FREE && self.produced / RATIO > received {
            let (produced, name) = (self.produced, self.name);
            return Err(Broken::Content(format!(
                "{received} bytes of {name} gave {produced}, which is no honest compression"
            )));
        }
        Ok(more)
    }

    /// Grow in few, large steps, as each may copy the buffer.
    fn grow(&self, buffer: &mut Vec<u8>) {
        let room = USUAL.saturating_mul(self.received.load(Ordering::Relaxed)).max(3 * buffer.len() as u64);
        let room = usize::try_from(room).unwrap_or(LEAP).clamp(2 * STEP, LEAP);
        let is_small = buffer.capacity() < spare_buffers::LEAST;
        if is_small
            && buffer.len() + room >= spare_buffers::LEAST
            && let Some(mut spare) = spare_buffers::take()
        {
            spare.extend_from_slice(buffer);
            *buffer = spare;
        } else {
            buffer.reserve(room);
        }
    }

    fn broken(&self, error: std::io::Error) -> Broken {
        match error.downcast::<Broken>() {
            Ok(broken) => broken,
            Err(error) => Broken::Content(format!("the body is not the {} that it is said to be: {error}", self.name)),
        }
    }
}
