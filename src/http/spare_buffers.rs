//! Buffers of large bodies that nobody reads any more, for the bodies that follow: the system clears each page of new
//! memory, which costs as much as reading JSON into it.

use std::mem;
use std::sync::{Mutex, TryLockError};

use bytes::Bytes;

/// Minimum capacity in bytes. Smaller buffers come from memory that the allocator keeps by itself.
pub const LEAST: usize = 128 << 10;
/// Maximum capacity in bytes of a buffer that is kept.
const MOST: usize = 4 << 20;
/// Maximum number of buffers that are kept: more than a listing has pages in use.
const COUNT: usize = 4;

static SPARE: Spare = Spare(Mutex::new(Vec::new()));

/// Spare buffers, which are empty.
struct Spare(Mutex<Vec<Vec<u8>>>);

/// A body, whose buffer is kept when nobody reads it any more.
struct Reusable {
    body: Vec<u8>,
    by: &'static Spare,
}

/// A spare buffer, which is empty.
pub fn take() -> Option<Vec<u8>> {
    SPARE.take()
}

/// The bytes of a body.
pub fn bytes(body: Vec<u8>) -> Bytes {
    SPARE.bytes(body)
}

/// Free all spare buffers.
pub fn clear() {
    SPARE.clear();
}

impl Spare {
    fn take(&self) -> Option<Vec<u8>> {
        self.with(Vec::pop).flatten()
    }

    fn bytes(&'static self, body: Vec<u8>) -> Bytes {
        if body.capacity() < LEAST { Bytes::from(body) } else { Bytes::from_owner(Reusable { body, by: self }) }
    }

    fn clear(&self) {
        drop(self.with(mem::take));
    }

    /// No thread waits for another: a buffer more or less is not worth it. In a forked child process, a thread that the
    /// child lacks may hold the lock for ever.
    fn with<T>(&self, use_them: impl FnOnce(&mut Vec<Vec<u8>>) -> T) -> Option<T> {
        match self.0.try_lock() {
            Ok(mut spare) => Some(use_them(&mut spare)),
            Err(TryLockError::Poisoned(spare)) => Some(use_them(&mut spare.into_inner())),
            Err(TryLockError::WouldBlock) => None,
        }
    }
}

impl AsRef<[u8]> for Reusable {
    fn as_ref(&self) -> &[u8] {
        &self.body
    }
}

impl Drop for Reusable {
    fn drop(&mut self) {
        let mut buffer = mem::take(&mut self.body);
        if buffer.capacity() <= MOST {
            buffer.clear();
            // What is not kept is freed after the lock is released.
            let rest = self.by.with(|spare| {
                if spare.len() < COUNT {
                    spare.push(buffer);
                    None
                } else {
                    Some(buffer)
                }
            });
            drop(rest);
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn buffers_of_large_bodies_are_used_again() {
        static OWN: Spare = Spare(Mutex::new(Vec::new()));
        let large = |byte: u8| vec![byte; 2 * LEAST];
        let (first, second) = (OWN.bytes(large(1)), OWN.bytes(large(2)));
        let part = first.slice(5..9);
        drop(first);
        assert!(OWN.take().is_none(), "a part is still read");
        assert_eq!(&part[..], [1; 4]);
        drop(part);
        let taken = OWN.take().unwrap();
        assert!(taken.is_empty() && taken.capacity() >= 2 * LEAST);
        assert!(OWN.take().is_none());
        drop(OWN.bytes(vec![0; 100]));
        drop(OWN.bytes(vec![0; MOST + 1]));
        assert!(OWN.take().is_none(), "small and huge buffers are not kept");
        let many: Vec<Bytes> = (0..9).map(|_| OWN.bytes(large(3))).collect();
        drop(many);
        assert_eq!(std::iter::from_fn(|| OWN.take()).count(), COUNT);
        drop(second);
        OWN.clear();
        assert!(OWN.take().is_none());
    }
}
