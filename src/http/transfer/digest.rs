//! Sinks that compute the SHA-256 digest of what is downloaded.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use bytes::Bytes;
use sha2::{Digest as _, Sha256};

use crate::http::error::{Error, Result};
use crate::http::response::Response;
use crate::http::transfer::{Sink, Step, locked};
use crate::json::hex;

/// A sink that keeps the digest alone.
#[derive(Debug, Default)]
pub struct Hashed(Mutex<Sha256>);

impl Hashed {
    fn update(&self, piece: &Bytes) {
        locked(&self.0).update(piece);
    }

    /// The digest in hexadecimal. The next one begins.
    pub fn take(&self) -> String {
        hex::encode(&std::mem::take(&mut *locked(&self.0)).finalize())
    }
}

impl Sink for Hashed {
    fn start<'a>(&'a self, _response: &'a Response) -> Step<'a, ()> {
        *locked(&self.0) = Sha256::default();
        Box::pin(std::future::ready(Ok(())))
    }

    fn write(&self, piece: Bytes) -> Step<'_, ()> {
        self.update(&piece);
        Box::pin(std::future::ready(Ok(())))
    }

    fn finish(&self) -> Step<'_, ()> {
        Box::pin(std::future::ready(Ok(())))
    }
}

/// A sink that rejects a body whose digest is not the expected one.
#[derive(Debug)]
pub struct Checked {
    sink: Arc<dyn Sink>,
    expected: String,
    seen: Hashed,
    changed: AtomicBool,
}

impl Checked {
    /// Compare with a digest in hexadecimal.
    pub fn new(sink: Arc<dyn Sink>, sha256: &str) -> Checked {
        let expected = sha256.to_ascii_lowercase();
        Checked { sink, expected, seen: Hashed::default(), changed: AtomicBool::new(false) }
    }

    fn compare(&self) -> Result<()> {
        let seen = self.seen.take();
        if seen == self.expected || self.changed.load(Ordering::Relaxed) {
            return Ok(());
        }
        Err(Error::Transport(format!("the download has the SHA-256 {seen}, expected {}", self.expected)))
    }
}

impl Sink for Checked {
    fn start<'a>(&'a self, response: &'a Response) -> Step<'a, ()> {
        self.changed.store(false, Ordering::Relaxed);
        self.seen.take();
        self.sink.start(response)
    }

    fn write(&self, piece: Bytes) -> Step<'_, ()> {
        self.seen.update(&piece);
        self.sink.write(piece)
    }

    fn finish(&self) -> Step<'_, ()> {
        match self.compare() {
            Ok(()) => self.sink.finish(),
            Err(error) => Box::pin(std::future::ready(Err(error))),
        }
    }

    fn changed(&self) {
        self.changed.store(true, Ordering::Relaxed);
        self.sink.changed();
    }

    fn restarts(&self) -> bool {
        self.sink.restarts()
    }
}
