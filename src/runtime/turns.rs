//! Turns: the moments in which threads without the interpreter poll or drop futures. A fork waits until none is under way.
//!
//! A child has only the thread that forked. A lock that another thread held at that moment stays locked in it for ever. Our
//! own locks are separate in each process (`per_process`), but those of other crates are not. PyO3, for example, locks a list
//! when an object is dropped without the interpreter, and locks it again whenever a thread enters the interpreter.

use std::cell::Cell;
use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How long forks and turns wait for each other at most, so that neither is lost. A turn takes microseconds; only one that
/// blocks against the rules takes longer.
const MOST: Duration = Duration::from_secs(1);
/// How long a thread sleeps between two looks at the others.
const LOOK: Duration = Duration::from_micros(50);
/// Added to the state by each fork; below it are the turns under way.
const FORK: usize = 1 << (usize::BITS / 2);

/// The turns and the forks of a process.
#[derive(Debug)]
pub struct Turns {
    state: AtomicUsize,
    most: Duration,
}

/// Those of this process.
pub static TURNS: Turns = Turns::new(MOST);

thread_local! {
    /// How many turns of this thread are within each other.
    static DEPTH: Cell<usize> = const { Cell::new(0) };
    /// Whether this thread is about to fork. It must not wait for itself.
    static FORKS: Cell<bool> = const { Cell::new(false) };
}

/// A turn of this thread, until it is dropped.
#[derive(Debug)]
pub struct Turn<'a>(&'a Turns);

impl Turns {
    const fn new(most: Duration) -> Turns {
        Turns { state: AtomicUsize::new(0), most }
    }

    /// Begin a turn, after the forks that are about to happen, or after a second. A turn within a turn begins at once. A turn must
    /// not wait for the interpreter, which the thread that forks holds.
    pub fn begin(&self) -> Turn<'_> {
        if !is_in_turn() {
            let begun = |state: usize| (state < FORK).then_some(state + 1);
            let try_begin = || self.state.fetch_update(Ordering::Acquire, Ordering::Relaxed, begun).is_ok();
            if FORKS.get() || !self.wait_until(try_begin) {
                self.state.fetch_add(1, Ordering::Acquire);
            }
        }
        DEPTH.set(DEPTH.get() + 1);
        Turn(self)
    }

    /// Keep turns from beginning, and wait until those under way have ended, or at most for a second.
    pub fn before_fork(&self) {
        self.state.fetch_add(FORK, Ordering::AcqRel);
        self.wait_until(|| self.state.load(Ordering::Acquire) % FORK <= own());
        FORKS.set(true);
    }

    /// Let turns begin again in the process that forked.
    pub fn after_fork(&self) {
        FORKS.set(false);
        self.state.fetch_sub(FORK, Ordering::AcqRel);
    }

    /// Let turns begin in a new process, in which this thread is the only one.
    pub fn forked(&self) {
        FORKS.set(false);
        self.state.store(own(), Ordering::Release);
    }

    /// Wait until something holds, or as long as allowed; whether it holds.
    fn wait_until(&self, holds: impl Fn() -> bool) -> bool {
        if holds() {
            return true;
        }
        let began = Instant::now();
        while began.elapsed() < self.most {
            thread::sleep(LOOK);
            if holds() {
                return true;
            }
        }
        false
    }
}

/// Whether this thread is within a turn.
pub fn is_in_turn() -> bool {
    DEPTH.get() > 0
}

/// What this thread adds to the state.
fn own() -> usize {
    usize::from(is_in_turn())
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        DEPTH.set(DEPTH.get() - 1);
        if !is_in_turn() {
            self.0.state.fetch_sub(1, Ordering::Release);
        }
    }
}

/// A value that is dropped in a turn, whichever thread drops it last. An object of the interpreter that is given to another
/// thread is within one of these, unless a turn is certain. A thread that has the interpreter needs none: if another one is about
/// to fork, it may wait for a second.
pub struct InTurn<T> {
    value: T,
    /// Begun when the value is about to be dropped. It ends after that, as fields are dropped in their order.
    turn: Option<Turn<'static>>,
}

impl<T> InTurn<T> {
    /// This value.
    pub const fn new(value: T) -> InTurn<T> {
        InTurn { value, turn: None }
    }
}

impl<T> Drop for InTurn<T> {
    fn drop(&mut self) {
        let _turn = self.turn.insert(TURNS.begin());
    }
}

impl<T> Deref for InTurn<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T> DerefMut for InTurn<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.value
    }
}

impl<T: Default> Default for InTurn<T> {
    fn default() -> InTurn<T> {
        InTurn::new(T::default())
    }
}

impl<T: fmt::Debug> fmt::Debug for InTurn<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.value, f)
    }
}

/// Drop a value in a turn.
pub fn drop_in_turn<T>(value: T) {
    drop(InTurn::new(value));
}

#[cfg(test)]
pub mod probe {
    //! A value that reports how it is dropped.

    use super::is_in_turn;
    use std::sync::mpsc::{Receiver, Sender, channel};
    use std::time::Duration;

    /// Sends whether it was dropped in a turn.
    pub struct Probe(Sender<bool>);

    /// A value, and what receives its report.
    pub fn probe() -> (Probe, Receiver<bool>) {
        let (sender, receiver) = channel();
        (Probe(sender), receiver)
    }

    /// Whether the value was dropped in a turn.
    pub fn was_in_turn(dropped: &Receiver<bool>) -> bool {
        dropped.recv_timeout(Duration::from_secs(20)).is_ok_and(|in_turn| in_turn)
    }

    impl Drop for Probe {
        fn drop(&mut self) {
            let _ = self.0.send(is_in_turn());
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::probe::{probe, was_in_turn};
    use super::*;
    use std::sync::atomic::AtomicBool;
    use std::sync::mpsc;

    const LONG: Duration = Duration::from_secs(600);

    #[test]
    fn a_fork_waits_for_the_turn_of_another_thread_and_keeps_others_from_beginning() {
        let (turns, begun, ended) = (Turns::new(LONG), AtomicBool::new(false), AtomicBool::new(false));
        let (started, starts) = mpsc::channel();
        thread::scope(|scope| {
            let (turns, begun, ended) = (&turns, &begun, &ended);
            scope.spawn(move || {
                let _turn = turns.begin();
                started.send(()).unwrap();
                thread::sleep(Duration::from_millis(20));
                let _inner = turns.begin();
                ended.store(true, Ordering::Release);
            });
            starts.recv().unwrap();
            turns.before_fork();
            assert!(ended.load(Ordering::Acquire));
            let later = scope.spawn(move || {
                let _turn = turns.begin();
                begun.store(true, Ordering::Release);
            });
            thread::sleep(Duration::from_millis(20));
            assert!(!begun.load(Ordering::Acquire));
            turns.after_fork();
            later.join().unwrap();
            assert!(begun.load(Ordering::Acquire));
        });
        assert_eq!(turns.state.into_inner(), 0);
    }

    #[test]
    fn a_fork_does_not_wait_for_a_turn_that_blocks() {
        let turns = Turns::new(Duration::from_millis(1));
        let (end, ends) = mpsc::channel::<()>();
        let (started, starts) = mpsc::channel();
        thread::scope(|scope| {
            let turns = &turns;
            scope.spawn(move || {
                let _turn = turns.begin();
                started.send(()).unwrap();
                ends.recv().unwrap();
            });
            starts.recv().unwrap();
            turns.before_fork();
            turns.after_fork();
            end.send(()).unwrap();
        });
        assert_eq!(turns.state.into_inner(), 0);
    }

    #[test]
    fn a_drop_outside_of_a_turn_is_noticed() {
        let (value, dropped) = probe();
        drop(value);
        assert!(!was_in_turn(&dropped));
        let (value, dropped) = probe();
        drop_in_turn(value);
        assert!(was_in_turn(&dropped) && !is_in_turn());
        let (value, dropped) = probe();
        let mut held = InTurn::new(Some(value));
        drop(held.take());
        assert!(!was_in_turn(&dropped), "what is taken out is dropped by whoever takes it");
        let (value, dropped) = probe();
        thread::spawn(move || drop(InTurn::new(value))).join().unwrap();
        assert!(was_in_turn(&dropped));
    }

    #[test]
    fn the_thread_that_forks_does_not_wait_for_itself() {
        let turns = Turns::new(LONG);
        turns.before_fork();
        drop(turns.begin());
        turns.after_fork();
        drop(turns.begin());
        turns.before_fork();
        turns.forked();
        assert_eq!(turns.state.into_inner(), 0);
    }

    #[test]
    fn a_fork_within_a_turn_waits_for_the_others_alone() {
        let turns = Turns::new(LONG);
        let turn = turns.begin();
        turns.before_fork();
        drop(turns.begin());
        turns.forked();
        drop(turn);
        assert_eq!(turns.state.into_inner(), 0);
    }
}
