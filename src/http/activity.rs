//! Signs of life of requests, for those who wait for one of them to end.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Counts what moves: requests that end, and pieces of bodies that are transferred. Clones share the count.
#[derive(Debug, Clone, Default)]
pub struct Activity(Arc<AtomicU64>);

impl Activity {
    /// Something has moved.
    pub fn note(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// How often something has moved so far.
    pub fn count(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}
