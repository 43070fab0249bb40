//! Answers in memory; those that were not used for longest go first.

use std::sync::{Mutex, PoisonError};

use lru::LruCache;

use crate::policy::cache::entry::Entry;
use crate::policy::cache::key::Key;
use crate::runtime::per_process::PerProcess;

/// Answers in memory.
pub struct Memory {
    max_bytes: u64,
    held: PerProcess<Mutex<Entries>>,
}

struct Entries {
    used: LruCache<Key, Entry>,
    bytes: u64,
}

impl Memory {
    /// Room for so many bytes.
    pub fn new(max_bytes: u64) -> Memory {
        Memory { max_bytes, held: PerProcess::new() }
    }

    /// What is held under a key, from now on the last to go.
    pub fn load(&self, key: &Key) -> Option<Entry> {
        self.within(|entries| entries.used.get(key).cloned())
    }

    /// Hold an entry.
    pub fn store(&self, key: &Key, entry: Entry) {
        self.within(|entries| {
            entries.bytes += entry.size();
            let before = entries.used.put(*key, entry);
            entries.bytes -= before.map_or(0, |entry| entry.size());
            while entries.bytes > self.max_bytes
                && let Some((_, oldest)) = entries.used.pop_lru()
            {
                entries.bytes -= oldest.size();
            }
        });
    }

    /// Let go of an entry.
    pub fn remove(&self, key: &Key) {
        self.within(|entries| entries.bytes -= entries.used.pop(key).map_or(0, |entry| entry.size()));
    }

    /// Let go of all.
    pub fn clear(&self) {
        self.within(|entries| {
            entries.used.clear();
            entries.bytes = 0;
        });
    }

    fn within<T>(&self, work: impl FnOnce(&mut Entries) -> T) -> T {
        let held = self.held.get_or(|| Mutex::new(Entries { used: LruCache::unbounded(), bytes: 0 }));
        work(&mut held.lock().unwrap_or_else(PoisonError::into_inner))
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
    fn what_was_not_used_for_longest_goes_first() {
        let size = entry(1000).size();
        let memory = Memory::new(3 * size);
        for name in 0..3 {
            memory.store(&[name; 32], entry(1000));
        }
        assert!(memory.load(&[0; 32]).is_some());
        memory.store(&[3; 32], entry(1000));
        let held = [0, 1, 2, 3].map(|name| memory.load(&[name; 32]).is_some());
        assert_eq!(held, [true, false, true, true]);
        memory.store(&[2; 32], entry(10));
        memory.remove(&[0; 32]);
        assert_eq!(memory.within(|entries| entries.bytes), size + entry(10).size());
    }
}
