//! Uploads and downloads.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bytes::Bytes;
use tokio::io::{AsyncWrite, AsyncWriteExt as _};
use tokio::sync::Mutex;

use crate::client::error::Result;
use crate::client::host;
use crate::http::response::Response;
use crate::http::transfer::digest::Checked;
use crate::http::transfer::{Download, FileSink, FileSource, Memory, Sink, Step, Upload};

/// The content of an upload: bytes, or a file, which is read while it is sent.
#[derive(Debug, Clone)]
pub struct Content(Origin);

#[derive(Debug, Clone)]
enum Origin {
    Bytes(Bytes),
    File(PathBuf),
}

impl Content {
    /// Upload the file at this path.
    pub fn file(path: impl Into<PathBuf>) -> Content {
        Content(Origin::File(path.into()))
    }

    pub(super) async fn open(self) -> Result<Upload> {
        Ok(match self.0 {
            Origin::Bytes(bytes) => Upload::new(Arc::new(Memory::new(bytes)), None),
            Origin::File(path) => {
                let source = host::run(FileSource::open(&path, None)).await?;
                Upload::new(Arc::new(source), None)
            }
        })
    }
}

impl<T: Into<Bytes>> From<T> for Content {
    fn from(bytes: T) -> Content {
        Content(Origin::Bytes(bytes.into()))
    }
}

/// The destination of a download.
#[derive(Debug)]
pub enum Destination {
    /// A file.
    File(Arc<FileSink>),
    /// A writer.
    Writer(Arc<Writer>),
}

impl Destination {
    pub async fn file(path: &Path) -> Result<Destination> {
        let path = if path.as_os_str().is_empty() { Path::new(".") } else { path };
        Ok(Destination::File(Arc::new(host::run(FileSink::new(path, "", None)).await?)))
    }

    pub fn writer(writer: impl AsyncWrite + Send + Unpin + 'static) -> Destination {
        Destination::Writer(Arc::new(Writer { writer: Mutex::new(Box::new(writer)), used: AtomicBool::new(false) }))
    }

    /// A download to here. With a SHA-256 in hexadecimal, other content is an error.
    pub fn download(&self, sha256: Option<&str>) -> Download {
        let sink: Arc<dyn Sink> = match self {
            Destination::File(sink) => sink.clone(),
            Destination::Writer(writer) => writer.clone(),
        };
        match sha256 {
            Some(sha256) => Download::new(Arc::new(Checked::new(sink, sha256)), None),
            None => Download::new(sink, None),
        }
    }

    /// Path of the complete file; empty for a writer.
    pub fn written(&self) -> Option<PathBuf> {
        match self {
            Destination::File(sink) => sink.written(),
            Destination::Writer(_) => Some(PathBuf::new()),
        }
    }
}

/// A writer of the caller. What was written to it cannot be undone.
pub struct Writer {
    writer: Mutex<Box<dyn AsyncWrite + Send + Unpin>>,
    used: AtomicBool,
}

impl fmt::Debug for Writer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Writer")
    }
}

impl Sink for Writer {
    fn start<'a>(&'a self, _response: &'a Response) -> Step<'a, ()> {
        let restarts = self.restarts();
        Box::pin(async move {
            let gone = || std::io::Error::other("the transfer broke, and what was written cannot be taken back");
            if restarts { Ok(()) } else { Err(gone().into()) }
        })
    }

    fn write(&self, piece: Bytes) -> Step<'_, ()> {
        Box::pin(async move {
            self.used.store(true, Ordering::Relaxed);
            Ok(self.writer.lock().await.write_all(&piece).await?)
        })
    }

    fn finish(&self) -> Step<'_, ()> {
        Box::pin(async move { Ok(self.writer.lock().await.flush().await?) })
    }

    fn restarts(&self) -> bool {
        !self.used.load(Ordering::Relaxed)
    }
}
