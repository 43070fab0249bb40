//! Content codings: bodies that were compressed for the way, and bounds on what comes of them.

use std::io::ErrorKind;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll, ready};

use async_compression::tokio::bufread::{BrotliDecoder, GzipDecoder, ZstdDecoder};
use async_compression::zstd::DParameter;
use bytes::Bytes;
use futures_util::{Stream, TryStreamExt as _};
use http::header::{CONTENT_ENCODING, CONTENT_LENGTH};
use http::{HeaderMap, Version};
use http_body::Body as _;
use tokio::io::{AsyncRead, AsyncReadExt as _};
use tokio_util::io::StreamReader;

/// The codings that are asked for.
pub const ACCEPTED: &str = "gzip, br, zstd";

/// How much is decompressed at once at least, in bytes.
const STEP: usize = 32 * 1024;
/// How tightly bodies are packed as a rule.
const USUAL: u64 = 10;
/// By how much memory for it grows at most, unless it doubles.
const LEAP: usize = 4 << 20;
/// Up to so many bytes a body may be packed as tightly as it likes.
const FREE: u64 = 32 << 20;
/// Beyond that, bytes that may come of one. What the service sends is packed 5 to 50 times; a bomb, 1000 times or more.
const RATIO: u64 = 200;
/// The binary logarithm of the memory that zstd may ask for: 8 MiB, as RFC 9659 says.
const WINDOW: u32 = 23;

/// The body of an answer.
pub enum Body {
    /// As it comes.
    Plain(Incoming),
    /// Decompressed while it comes.
    Packed(Packed),
}

/// A body that is decompressed.
pub struct Packed {
    name: &'static str,
    reader: Pin<Box<dyn AsyncRead + Send>>,
    came: Arc<AtomicU64>,
    made: u64,
}

/// The bytes of a body as they arrive over the connection.
pub struct Incoming {
    body: reqwest::Body,
    version: Version,
}

/// Why there is no more of a body.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    /// The connection broke.
    #[error(transparent)]
    Way(reqwest::Error),
    /// The stream ended, but not the body.
    #[error("the stream ended before the body was complete")]
    Cut,
    /// What came is not what it is said to be.
    #[error("{0}")]
    Content(String),
}

impl Incoming {
    fn of(response: reqwest::Response) -> Incoming {
        Incoming { version: response.version(), body: response.into() }
    }

    /// The next piece; None at the end.
    pub async fn chunk(&mut self) -> Result<Option<Bytes>, Broken> {
        self.try_next().await
    }

    /// Whether the body is known to be incomplete although there was no error. A server may reset an HTTP/2 stream with
    /// NO_ERROR (RFC 9113, 8.1), which hyper reports as the end of the body. Over HTTP/1, hyper itself checks the end.
    fn is_cut(&self) -> bool {
        let complete = self.body.is_end_stream() || self.body.size_hint().exact() == Some(0);
        self.version == Version::HTTP_2 && !complete
    }
}

impl Stream for Incoming {
    type Item = Result<Bytes, Broken>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        loop {
            return Poll::Ready(match ready!(Pin::new(&mut self.body).poll_frame(context)) {
                Some(Ok(frame)) => match frame.into_data() {
                    Ok(piece) => Some(Ok(piece)),
                    Err(_trailers) => continue,
                },
                Some(Err(error)) => Some(Err(Broken::Way(error))),
                None if self.is_cut() => Some(Err(Broken::Cut)),
                None => None,
            });
        }
    }
}

impl Body {
    /// The body of an answer.
    pub fn of(response: reqwest::Response) -> Body {
        let name = match response
            .headers()
            .get(CONTENT_ENCODING)
            .map(|coding| coding.as_bytes().to_ascii_lowercase())
            .as_deref()
        {
            Some(b"gzip" | b"x-gzip") => "gzip",
            Some(b"br") => "br",
            Some(b"zstd") => "zstd",
            _ => return Body::Plain(Incoming::of(response)),
        };
        let came = Arc::new(AtomicU64::new(0));
        let count = came.clone();
        let stream = Incoming::of(response).map_err(std::io::Error::other);
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
        Body::Packed(Packed { name, reader, came, made: 0 })
    }

    /// Have headers tell no longer of the coding that is taken off.
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
    /// Read some more of it; 0 at the end.
    pub async fn read(&mut self, into: &mut Vec<u8>) -> Result<usize, Broken> {
        if into.capacity() - into.len() < STEP {
            // In few and large steps, as each may copy what is there.
            let due = USUAL.saturating_mul(self.came.load(Ordering::Relaxed)).max(3 * into.len() as u64);
            into.reserve(usize::try_from(due).unwrap_or(LEAP).clamp(2 * STEP, LEAP));
        }
        let read = self.reader.read_buf(into).await;
        let came = self.came.load(Ordering::Relaxed);
        let more = match read {
            Ok(more) => more,
            // An answer to HEAD tells of the coding and has no body.
            Err(error) if came == 0 && error.kind() == ErrorKind::UnexpectedEof => 0,
            Err(error) => return Err(self.broken(error)),
        };
        self.made += more as u64;
        if self.made > FREE && self.made / RATIO > came {
            let (made, name) = (self.made, self.name);
            return Err(Broken::Content(format!("{came} bytes of {name} gave {made}, which is no honest compression")));
        }
        Ok(more)
    }

    fn broken(&self, error: std::io::Error) -> Broken {
        match error.downcast::<Broken>() {
            Ok(broken) => broken,
            Err(error) => Broken::Content(format!("the body is not the {} that it is said to be: {error}", self.name)),
        }
    }
}
