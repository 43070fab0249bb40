//! Single flight: one call does a job for all that need its result at the same time, such as the renewal of a credential.
//! The others wait, also while callbacks of the user run, and then find the result.

use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::{Mutex, OwnedMutexGuard};

use crate::runtime::host;
use crate::runtime::per_process::PerProcess;

/// A job that one call does at a time, with a value that only that call may use.
pub struct SingleFlight<T>(PerProcess<Inner<T>>);

struct Inner<T> {
    turn: Arc<Mutex<T>>,
    /// The call that has the turn; 0 for none that is known.
    owner: AtomicU64,
    /// Number of turns that have ended.
    ended: AtomicU64,
}

/// What a call may do about the job.
#[derive(Debug)]
pub enum Entry<T> {
    /// Do it: no other call does.
    Turn(Turn<T>),
    /// Another call does it.
    Busy,
    /// A callback of the call that does the job has made this call, which must not wait for it.
    Within,
}

/// The turn of a call. It ends when this is dropped.
pub struct Turn<T> {
    value: OwnedMutexGuard<T>,
    inner: Arc<Inner<T>>,
}

impl<T: Default> SingleFlight<T> {
    /// Nobody has the turn.
    pub const fn new() -> SingleFlight<T> {
        SingleFlight(PerProcess::new())
    }

    fn inner(&self) -> Arc<Inner<T>> {
        self.0.get_or(|| Inner { turn: Arc::default(), owner: AtomicU64::new(0), ended: AtomicU64::new(0) })
    }

    /// Number of turns that have ended. If it differs after a wait, another call has done the job meanwhile, or failed.
    pub fn ended(&self) -> u64 {
        self.inner().ended.load(Ordering::Acquire)
    }

    /// Take the turn if it is free.
    pub fn try_enter(&self) -> Entry<T> {
        let inner = self.inner();
        match inner.turn.clone().try_lock_owned() {
            Ok(value) => Entry::Turn(Turn::begin(value, inner)),
            Err(_) if inner.is_around() => Entry::Within,
            Err(_) => Entry::Busy,
        }
    }

    /// Wait for the turn. None if a callback of the call that has it has made this call.
    pub async fn enter(&self) -> Option<Turn<T>> {
        let inner = self.inner();
        if let Entry::Turn(turn) = self.try_enter() {
            return Some(turn);
        }
        if inner.is_around() {
            return None;
        }
        let value = inner.turn.clone().lock_owned().await;
        Some(Turn::begin(value, inner))
    }
}

impl<T> Inner<T> {
    fn is_around(&self) -> bool {
        host::is_within(self.owner.load(Ordering::Acquire))
    }
}

impl<T> Turn<T> {
    fn begin(value: OwnedMutexGuard<T>, inner: Arc<Inner<T>>) -> Turn<T> {
        inner.owner.store(host::call_id(), Ordering::Release);
        Turn { value, inner }
    }

    /// Whether other calls have had the turn since [`SingleFlight::ended`] returned this number.
    pub fn follows(&self, seen: u64) -> bool {
        self.inner.ended.load(Ordering::Acquire) != seen
    }
}

impl<T> Deref for Turn<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T> DerefMut for Turn<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.value
    }
}

impl<T> Drop for Turn<T> {
    fn drop(&mut self) {
        self.inner.owner.store(0, Ordering::Release);
        self.inner.ended.fetch_add(1, Ordering::AcqRel);
    }
}

impl<T: Default> Default for SingleFlight<T> {
    fn default() -> SingleFlight<T> {
        SingleFlight::new()
    }
}

impl<T> fmt::Debug for SingleFlight<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SingleFlight")
    }
}

impl<T> fmt::Debug for Turn<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Turn")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn one_call_has_the_turn_and_the_next_knows_that_it_waited() {
        let flight: SingleFlight<u8> = SingleFlight::new();
        let seen = flight.ended();
        let Entry::Turn(mut turn) = flight.try_enter() else { unreachable!("it is free") };
        assert!(!turn.follows(seen));
        *turn = 7;
        assert!(matches!(flight.try_enter(), Entry::Busy));
        let (second, ()) = tokio::join!(flight.enter(), async { drop(turn) });
        assert!(second.is_some_and(|turn| *turn == 7 && turn.follows(seen)));
    }
}
