//! Parsed documents that are kept, because programs send the same few documents many times.

use std::fmt;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;

use crate::http::error::Result;
use crate::runtime::per_process::PerProcess;

/// Maximum number of documents that are kept.
const MOST: NonZeroUsize = NonZeroUsize::new(128).unwrap();
/// Length in bytes from which on a document is parsed each time: a parsed one takes many times its length.
const LONG: usize = 16 * 1024;

/// What was made of the documents that were used last, by their text.
pub struct Kept<T>(PerProcess<Mutex<LruCache<String, Arc<T>>>>);

impl<T> Kept<T> {
    /// Nothing yet.
    pub const fn new() -> Kept<T> {
        Kept(PerProcess::new())
    }

    /// What `make` makes of a document, unless it is known. An error is not kept.
    pub fn get_or_try(&self, text: &str, make: impl FnOnce() -> Result<T>) -> Result<Arc<T>> {
        if text.len() >= LONG {
            return make().map(Arc::new);
        }
        let kept = self.0.get_or(|| Mutex::new(LruCache::new(MOST)));
        let known = || kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = known().get(text) {
            return Ok(found.clone());
        }
        let made = Arc::new(make()?); // without the lock, because it takes a while
        known().put(text.to_owned(), made.clone());
        Ok(made)
    }
}

impl<T> fmt::Debug for Kept<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Kept")
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::http::error::Error;

    #[test]
    fn a_document_is_made_once_while_it_is_among_the_last() {
        let (kept, mut made) = (Kept::new(), Vec::new());
        let mut make = |text: &str| {
            let one = || {
                made.push(text.to_owned());
                Ok(text.len())
            };
            *kept.get_or_try(text, one).unwrap()
        };
        let long = "x".repeat(LONG);
        assert_eq!([make("a"), make("bc"), make("a"), make(&long), make(&long)], [1, 2, 1, LONG, LONG]);
        for number in 0..MOST.get() {
            make(&format!("{number}."));
        }
        make("a");
        let times = |text: &str| made.iter().filter(|made| *made == text).count();
        assert_eq!((times("a"), times("bc"), times(&long), times("5.")), (2, 1, 2, 1));
    }

    #[test]
    fn an_error_is_not_kept() {
        let kept = Kept::new();
        assert!(kept.get_or_try("a", || Err::<u8, _>(Error::Closed)).is_err());
        assert_eq!(*kept.get_or_try("a", || Ok(5)).unwrap(), 5);
    }
}
