//! A private cache (RFC 9111). It revalidates every stored response before use, so that a program sees its own recent
//! writes. A 304 (Not Modified) response to an authorized request does not count against GitHub's primary rate limit.

mod disk;
pub mod entry;
pub mod key;
mod memory;
mod validator;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::cache::disk::Disk;
use crate::cache::entry::Entry;
use crate::cache::key::{Key, Lookup};
use crate::cache::memory::Memory;
use crate::http::error::Result;
use crate::http::response::Response;
use crate::private_folder;

/// Maximum size of a cache in memory, in bytes, by default.
pub const IN_MEMORY: u64 = 64 << 20;
/// Maximum size of a cache on disk, in bytes, by default.
pub const ON_DISK: u64 = 512 << 20;

/// A cache. Clones share their entries and counters.
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
    /// A cache in memory; `max_bytes` is [`IN_MEMORY`] by default.
    pub fn in_memory(max_bytes: Option<u64>) -> Cache {
        let max_bytes = max_bytes.unwrap_or(IN_MEMORY);
        Cache::new(Store::Memory(Memory::new(max_bytes)), max_bytes, private_folder::random())
    }

    /// A cache in a folder, which is created if it does not exist; `max_bytes` is [`ON_DISK`] by default.
    pub fn on_disk(folder: &Path, max_bytes: Option<u64>) -> Result<Cache> {
        let max_bytes = max_bytes.unwrap_or(ON_DISK);
        let (disk, salt) = Disk::open(folder, max_bytes)?;
        Ok(Cache::new(Store::Disk(Arc::new(disk)), max_bytes, salt))
    }

    fn new(store: Store, max_bytes: u64, salt: [u8; 32]) -> Cache {
        let (hits, misses) = (AtomicU64::new(0), AtomicU64::new(0));
        Cache(Arc::new(Shared { store, max_bytes, salt, hits, misses }))
    }

    /// The folder, or None for a cache in memory.
    pub fn path(&self) -> Option<PathBuf> {
        match &self.0.store {
            Store::Memory(_) => None,
            Store::Disk(disk) => Some(disk.folder().to_owned()),
        }
    }

    /// Maximum size in bytes.
    pub fn max_bytes(&self) -> u64 {
        self.0.max_bytes
    }

    /// What the keys of its entries are derived with, so that they tell nothing of credentials.
    pub fn salt(&self) -> &[u8; 32] {
        &self.0.salt
    }

    /// Count a response that is returned after a successful revalidation.
    pub fn count_hit(&self) {
        self.0.hits.fetch_add(1, Ordering::Relaxed);
    }

    /// Count a cacheable request whose response came from the server.
    pub fn count_miss(&self) {
        self.0.misses.fetch_add(1, Ordering::Relaxed);
    }

    /// Number of responses returned from the cache after a successful revalidation.
    pub fn hits(&self) -> u64 {
        self.0.hits.load(Ordering::Relaxed)
    }

    /// Number of cacheable requests whose response came from the server.
    pub fn misses(&self) -> u64 {
        self.0.misses.load(Ordering::Relaxed)
    }

    /// Remove all entries. Another process may store new ones meanwhile.
    pub fn clear(&self) -> Result<()> {
        match &self.0.store {
            Store::Memory(memory) => memory.clear(),
            Store::Disk(disk) => disk.clear()?,
        }
        Ok(())
    }

    /// The entry of a request, if there is one.
    pub async fn load(&self, key: &Key) -> Option<Entry> {
        match &self.0.store {
            Store::Memory(memory) => memory.load(key),
            Store::Disk(disk) => disk::run_blocking(disk, key, |disk, key| disk.load(key)).await.flatten(),
        }
    }

    /// Store an entry; returns whether it was stored.
    pub async fn store(&self, key: &Key, entry: Entry) -> bool {
        // One large response must not evict all the others.
        if entry.size() > self.max_bytes() / 4 {
            self.remove(key).await;
            return false;
        }
        match &self.0.store {
            Store::Memory(memory) => {
                memory.store(key, entry);
                true
            }
            Store::Disk(disk) => {
                let stored = disk::run_blocking(disk, key, move |disk, key| disk.store(key, &entry)).await;
                stored.flatten().is_some()
            }
        }
    }

    async fn remove(&self, key: &Key) {
        match &self.0.store {
            Store::Memory(memory) => memory.remove(key),
            Store::Disk(disk) => {
                disk::run_blocking(disk, key, |disk, key| disk.remove(key)).await;
            }
        }
    }

    /// Update the entry of a request with its response: store it if the response may be stored, else remove it.
    /// Statuses other than 200, 404, 410 and 451 leave the entry unchanged. Returns whether the response was stored.
    pub async fn update(&self, lookup: &Lookup, response: &Response) -> bool {
        match response.status {
            200 => match Entry::of(lookup, response) {
                Some(entry) => return self.store(&lookup.key, entry).await,
                None => self.remove(&lookup.key).await,
            },
            404 | 410 | 451 => self.remove(&lookup.key).await,
            _ => {}
        }
        false
    }
}
