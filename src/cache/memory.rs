//! A store in memory. The least recently used responses are evicted first.

use std::sync::{Mutex, PoisonError};

use lru::LruCache;

use crate::cache::entry::Entry;
use crate::cache::key::Key;
use crate::runtime::per_process::PerProcess;

/// Responses in memory. Each process has its own: a forked child starts with none.
pub struct Memory {
    max_bytes: u64,
    entries: PerProcess<Mutex<Entries>>,
}

struct Entries {
    by_use: LruCache<Key, Entry>,
    bytes: u64,
}

impl Memory {
    /// A store that holds at most this many bytes.
    pub fn new(max_bytes: u64) -> Memory {
        Memory { max_bytes, entries: PerProcess::new() }
    }

    /// The entry of a key, which becomes the most recently used one.
    pub fn load(&self, key: &Key) -> Option<Entry> {
        self.with_entries(|entries| entries.by_use.get(key).cloned())
    }

    /// Store an entry, and evict old ones until all of them fit.
    pub fn store(&self, key: &Key, entry: Entry) {
        self.with_entries(|entries| {
            entries.bytes += entry.size();
            let replaced = entries.by_use.put(*key, entry);
            entries.bytes -= replaced.map_or(0, |entry| entry.size());
            while entries.bytes > self.max_bytes
                && let Some((_, oldest)) = entries.by_use.pop_lru()
            {
                entries.bytes -= oldest.size();
            }
        });
    }

    /// Remove the entry of a key.
    pub fn remove(&self, key: &Key) {
        self.with_entries(|entries| entries.bytes -= entries.by_use.pop(key).map_or(0, |entry| entry.size()));
    }

    /// Remove all entries.
    pub fn clear(&self) {
        self.with_entries(|entries| {
            entries.by_use.clear();
            entries.bytes = 0;
        });
    }

    fn with_entries<T>(&self, work: impl FnOnce(&mut Entries) -> T) -> T {
        let entries = self.entries.get_or(|| Mutex::new(Entries { by_use: LruCache::unbounded(), bytes: 0 }));
        work(&mut entries.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn entry(bytes: usize) -> Entry {
        Entry { body: vec![b' '; bytes].into(), ..Entry::default() }
    }

    #[test]
    fn the_least_recently_used_entry_is_evicted_first() {
        let size = entry(1000).size();
        let memory = Memory::new(3 * size);
        for name in 0..3 {
            memory.store(&[name; 32], entry(1000));
        }
        assert!(memory.load(&[0; 32]).is_some());
        memory.store(&[3; 32], entry(1000));
        let present = [0, 1, 2, 3].map(|name| memory.load(&[name; 32]).is_some());
        assert_eq!(present, [true, false, true, true]);
        memory.store(&[2; 32], entry(10));
        memory.remove(&[0; 32]);
        assert_eq!(memory.with_entries(|entries| entries.bytes), size + entry(10).size());
    }
}
