//! A private cache (RFC 9111). Whatever it holds, the service is asked whether that is still current: such a question
//! costs no quota when it is, and a program sees what it wrote a moment ago.

mod disk;
mod entry;
mod key;
mod memory;
mod owner;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use futures_util::future::BoxFuture;

use crate::http::context::Source;
use crate::http::error::Result;
use crate::http::request::Request;
use crate::http::response::Response;
use crate::policy::cache::disk::Disk;
use crate::policy::cache::entry::Entry;
use crate::policy::cache::key::{Asked, Key};
use crate::policy::cache::memory::Memory;
use crate::policy::layer::{Layer, Next};

/// Bytes that a cache in memory holds, unless told otherwise.
pub const IN_MEMORY: u64 = 64 << 20;
/// Bytes that a cache on disk holds, unless told otherwise.
pub const ON_DISK: u64 = 512 << 20;

/// A cache; copies are the same cache.
#[derive(Clone)]
pub struct Cache(Arc<Shared>);

struct Shared {
    store: Store,
    max_bytes: u64,
    salt: [u8; 32],
    hits: AtomicU64,
    misses: AtomicU64,
}

enum Store {
    Memory(Memory),
    Disk(Arc<Disk>),
}

impl fmt::Debug for Cache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (path, max_bytes) = (self.path(), self.max_bytes());
        f.debug_struct("Cache").field("path", &path).field("max_bytes", &max_bytes).finish_non_exhaustive()
    }
}

impl Cache {
    /// A cache in memory.
    pub fn in_memory(max_bytes: Option<u64>) -> Cache {
        let max_bytes = max_bytes.unwrap_or(IN_MEMORY);
        Cache::new(Store::Memory(Memory::new(max_bytes)), max_bytes, disk::random())
    }

    /// A cache in a folder, which is made if there is none.
    pub fn on_disk(folder: &Path, max_bytes: Option<u64>) -> Result<Cache> {
        let max_bytes = max_bytes.unwrap_or(ON_DISK);
        let (disk, salt) = Disk::open(folder, max_bytes)?;
        Ok(Cache::new(Store::Disk(Arc::new(disk)), max_bytes, salt))
    }

    fn new(store: Store, max_bytes: u64, salt: [u8; 32]) -> Cache {
        let (hits, misses) = (AtomicU64::new(0), AtomicU64::new(0));
        Cache(Arc::new(Shared { store, max_bytes, salt, hits, misses }))
    }

    /// The folder; None in memory.
    pub fn path(&self) -> Option<PathBuf> {
        match &self.0.store {
            Store::Memory(_) => None,
            Store::Disk(disk) => Some(disk.folder().to_owned()),
        }
    }

    /// Bytes that it holds at most.
    pub fn max_bytes(&self) -> u64 {
        self.0.max_bytes
    }

    /// Answers that were given from here, after the service said that they are current.
    pub fn hits(&self) -> u64 {
        self.0.hits.load(Ordering::Relaxed)
    }

    /// Answers that were looked for here and came from the service.
    pub fn misses(&self) -> u64 {
        self.0.misses.load(Ordering::Relaxed)
    }

    /// Forget everything. Another process may store something meanwhile.
    pub fn clear(&self) -> Result<()> {
        match &self.0.store {
            Store::Memory(memory) => memory.clear(),
            Store::Disk(disk) => disk.clear()?,
        }
        Ok(())
    }

    async fn load(&self, key: &Key) -> Option<Entry> {
        match &self.0.store {
            Store::Memory(memory) => memory.load(key),
            Store::Disk(disk) => disk::aside(disk, key, |disk, key| disk.load(key)).await.flatten(),
        }
    }

    async fn store(&self, key: &Key, entry: Entry) {
        // One answer shall not push out all the others.
        if entry.size() > self.max_bytes() / 4 {
            return self.remove(key).await;
        }
        match &self.0.store {
            Store::Memory(memory) => memory.store(key, entry),
            Store::Disk(disk) => {
                // Without a place to write to, the answer is just not kept.
                let _ = disk::aside(disk, key, move |disk, key| disk.store(key, &entry)).await;
            }
        }
    }

    async fn remove(&self, key: &Key) {
        match &self.0.store {
            Store::Memory(memory) => memory.remove(key),
            Store::Disk(disk) => {
                disk::aside(disk, key, |disk, key| disk.remove(key)).await;
            }
        }
    }

    /// Keep what may be kept of a whole answer; what it replaces is gone in any case.
    async fn learn(&self, asked: &Asked, answer: &Response) {
        match answer.status {
            200 => match Entry::of(asked, answer) {
                Some(entry) => self.store(&asked.key, entry).await,
                None => self.remove(&asked.key).await,
            },
            404 | 410 | 451 => self.remove(&asked.key).await,
            _ => {}
        }
    }
}

/// Revalidates what the session has in its cache.
pub struct Caching;

impl Layer for Caching {
    fn name(&self) -> &'static str {
        "cache"
    }

    fn send<'a>(&'a self, request: &'a Request, next: Next<'a>) -> BoxFuture<'a, Result<Response>> {
        Box::pin(send(request, next))
    }
}

/// Send; where the answer is here already, ask only whether it is still current.
async fn send(request: &Request, next: Next<'_>) -> Result<Response> {
    let settings = next.settings();
    let live = matches!(request.context.source, Source::Network | Source::Function);
    let cache = settings.cache.as_ref().filter(|_| live);
    let Some((cache, asked)) = cache.and_then(|cache| Some((cache, Asked::of(&settings, request, &cache.0.salt)?)))
    else {
        return next.send(request).await;
    };
    // Who has conditions of his own gets the answer to them.
    let kept = if asked.conditional { None } else { cache.load(&asked.key).await };
    let kept = kept.filter(|entry| entry.answers(&asked));
    let question = kept.as_ref().map(|entry| entry.question(request));
    let mut answer = next.send(question.as_ref().unwrap_or(request)).await?;
    if let Some(entry) = kept.filter(|_| answer.status == 304) {
        if entry.confirmed(&answer) {
            cache.0.hits.fetch_add(1, Ordering::Relaxed);
            return Ok(entry.updated(answer));
        }
        // It speaks of another version than was asked about.
        answer = next.send(request).await?;
    }
    cache.0.misses.fetch_add(u64::from(!asked.conditional), Ordering::Relaxed);
    cache.learn(&asked, &answer).await;
    Ok(answer)
}
