//! Fork-safe values: each process has its own.

use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::mem;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use arc_swap::ArcSwapOption;

/// The ID of this process; 0 if it is not remembered.
static REMEMBERED: AtomicU32 = AtomicU32::new(0);

/// The ID of this process.
pub fn current() -> u32 {
    match REMEMBERED.load(Ordering::Relaxed) {
        0 => std::process::id(),
        process => process,
    }
}

/// Remember the ID of this process, which saves many system calls. Each forked child process must call it, too.
pub fn remember() {
    let process = std::process::id();
    let before = REMEMBERED.swap(process, Ordering::Relaxed);
    if before != 0 && before != process {
        // A child would draw the same numbers as its siblings, and wait as long as they do.
        fastrand::seed(RandomState::new().hash_one(process));
    }
}

/// Notice a fork that was not reported. Called before a request is sent.
pub fn check() {
    if REMEMBERED.load(Ordering::Relaxed) != 0 {
        remember();
    }
}

/// A value that each process creates for itself. After a fork, the child neither uses nor drops the parent's value: its
/// locks may be held by threads that the child does not have, and its open files and connections are the parent's to
/// close.
pub struct PerProcess<T>(ArcSwapOption<Owned<T>>);

struct Owned<T> {
    process: u32,
    value: Arc<T>,
}

impl<T> PerProcess<T> {
    /// No value yet.
    pub const fn new() -> PerProcess<T> {
        PerProcess(ArcSwapOption::const_empty())
    }

    /// The value of this process, created if there is none.
    pub fn get_or_try<E>(&self, make: impl FnOnce() -> Result<T, E>) -> Result<Arc<T>, E> {
        let process = current();
        let own = |slot: &Option<Arc<Owned<T>>>| {
            slot.as_ref().filter(|slot| slot.process == process).map(|slot| slot.value.clone())
        };
        let seen = self.0.load_full();
        if let Some(value) = own(&seen) {
            mem::drop(seen);
            return Ok(value);
        }
        let created = Arc::new(Owned { process, value: Arc::new(make()?) });
        let before = (*self.0.compare_and_swap(&seen, Some(created.clone()))).clone();
        // Another thread may have been faster: then its value is used.
        let value = own(&before).unwrap_or_else(|| created.value.clone());
        if seen.is_some() {
            mem::forget(seen);
        }
        Ok(value)
    }

    /// The value of this process, if there is one.
    pub fn get(&self) -> Option<Arc<T>> {
        let seen = self.0.load();
        seen.as_ref().filter(|slot| slot.process == current()).map(|slot| slot.value.clone())
    }

    /// The same for values whose creation cannot fail.
    pub fn get_or(&self, make: impl FnOnce() -> T) -> Arc<T> {
        let Ok(value) = self.get_or_try(|| Ok::<T, std::convert::Infallible>(make()));
        value
    }
}

impl<T> Default for PerProcess<T> {
    fn default() -> PerProcess<T> {
        PerProcess::new()
    }
}

impl<T> fmt::Debug for PerProcess<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PerProcess")
    }
}

impl<T> Drop for PerProcess<T> {
    fn drop(&mut self) {
        // The value of another process is not dropped.
        if self.0.load().as_ref().is_some_and(|slot| slot.process != current()) {
            mem::forget(self.0.swap(None));
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_created_once() {
        let slot = PerProcess::new();
        assert!(slot.get().is_none());
        assert_eq!(*slot.get_or(|| 1), 1);
        assert_eq!(slot.get().as_deref(), Some(&1));
        assert_eq!(*slot.get_or(|| 2), 1);
        let failed: Result<Arc<i32>, &str> = PerProcess::new().get_or_try(|| Err("no"));
        assert_eq!(failed.unwrap_err(), "no");
    }

    #[test]
    fn the_value_of_another_process_is_neither_used_nor_dropped() {
        struct Loud;
        impl Drop for Loud {
            fn drop(&mut self) {
                unreachable!("the parent's");
            }
        }
        let slot = PerProcess::new();
        let other = Owned { process: 0, value: Arc::new(Err(Loud)) };
        slot.0.store(Some(Arc::new(other)));
        assert!(slot.get().is_none());
        assert!(slot.get_or(|| Ok(5)).as_ref().as_ref().is_ok_and(|value| *value == 5));
        let unused: PerProcess<Loud> = PerProcess::new();
        unused.0.store(Some(Arc::new(Owned { process: 0, value: Arc::new(Loud) })));
    }
}
