//! Threads for work that blocks: files, other programs, and transports of the user that prefetch. A process ends without
//! waiting for them.

use std::collections::VecDeque;
use std::future::Future;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;

use crate::runtime::error::{Error, Result};
use crate::runtime::per_process::PerProcess;
use crate::runtime::turns::{InTurn, drop_in_turn};

/// Maximum number of threads. Further jobs wait for a free one.
const MOST: usize = 32;
/// How long an idle thread waits for a job before it ends.
const LINGER: Duration = Duration::from_secs(2);

static POOL: PerProcess<Pool> = PerProcess::new();

type Job = Box<dyn FnOnce() + Send>;

#[derive(Default)]
struct Pool {
    state: Mutex<State>,
    added: Condvar,
}

#[derive(Default)]
struct State {
    jobs: VecDeque<Job>,
    threads: usize,
    idle: usize,
}

/// Run a job on a thread. It is queued immediately, before the future is polled. Dropping the future skips a job that
/// is still queued; a running job continues, and its result is dropped on its thread. Both are dropped in a turn.
pub fn run<T: Send + 'static>(
    job: impl FnOnce() -> T + Send + 'static,
) -> impl Future<Output = Result<T>> + Send + 'static {
    let (sender, receiver) = oneshot::channel();
    let mut job = InTurn::new(Some(job));
    let job = move || {
        if !sender.is_closed()
            && let Some(job) = job.take()
        {
            drop_in_turn(sender.send(job()));
        }
    };
    let added = Pool::add(POOL.get_or(Pool::default), Box::new(job));
    async move {
        added?;
        receiver.await.map_err(|_| Error::Lost)
    }
}

impl Pool {
    fn add(self: Arc<Pool>, job: Job) -> Result<()> {
        let mut state = self.state();
        if state.idle <= state.jobs.len() && state.threads < MOST {
            let pool = self.clone();
            let started = std::thread::Builder::new().name("ferrohub-files".into()).spawn(move || pool.work());
            match started {
                Ok(_) => state.threads += 1,
                // Without any thread, the job would wait for ever.
                Err(error) if state.threads == 0 => return Err(error.into()),
                Err(_) => {}
            }
        }
        state.jobs.push_back(job);
        self.added.notify_one();
        Ok(())
    }

    fn work(self: Arc<Pool>) {
        while let Some(job) = self.next() {
            let counted = Counted(&self);
            job();
            std::mem::forget(counted);
        }
    }

    /// The next job; None if there was none for a while. Then the thread does not count any more.
    fn next(&self) -> Option<Job> {
        let mut state = self.state();
        if state.jobs.is_empty() {
            state.idle += 1;
            let waited = self.added.wait_timeout_while(state, LINGER, |state| state.jobs.is_empty());
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
            state.idle -= 1;
        }
        let job = state.jobs.pop_front();
        state.threads -= usize::from(job.is_none());
        job
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Stops counting a thread whose job panics.
struct Counted<'a>(&'a Arc<Pool>);

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.state().threads -= 1;
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests {
    use super::*;
    use crate::runtime::driver;
    use crate::runtime::turns::probe::{probe, was_in_turn};
    use std::sync::mpsc;

    fn wait<T>(future: impl Future<Output = Result<T>>) -> Result<T> {
        driver::block_on(future, || false)
    }

    #[test]
    fn a_job_starts_before_its_future_is_polled() {
        let (sender, receiver) = mpsc::channel();
        let job = run(move || sender.send(std::thread::current().id()).map(|()| 7));
        assert_ne!(receiver.recv().unwrap(), std::thread::current().id());
        assert_eq!(wait(job).unwrap().unwrap(), 7);
    }

    #[test]
    fn jobs_do_not_wait_for_each_other() {
        let (sender, receiver) = mpsc::channel::<()>();
        let blocked = run(move || receiver.recv());
        assert_eq!(wait(run(|| 1)).unwrap(), 1);
        sender.send(()).unwrap();
        wait(blocked).unwrap().unwrap();
    }

    #[test]
    fn a_job_that_panics_is_an_error() {
        assert!(matches!(wait(run(|| panic!("in a test"))), Err::<(), _>(Error::Lost)));
        assert_eq!(wait(run(|| 1)).unwrap(), 1);
    }

    #[test]
    fn a_queued_job_is_skipped_if_its_future_is_dropped() {
        let pool = Arc::new(Pool::default());
        let (release, gate) = mpsc::channel::<()>();
        let gate = Arc::new(Mutex::new(gate));
        for _ in 0..MOST {
            let gate = gate.clone();
            pool.clone().add(Box::new(move || assert!(gate.lock().unwrap().recv().is_err()))).unwrap();
        }
        let (ran, seen) = mpsc::channel();
        pool.clone().add(Box::new(move || ran.send(()).unwrap())).unwrap();
        assert_eq!(pool.state().threads, MOST);
        assert!(seen.try_recv().is_err());
        drop(release);
        seen.recv().unwrap();
    }
    #[test]
    fn skipped_jobs_and_unread_results_are_dropped_in_turns() {
        let (release, gate) = mpsc::channel::<()>();
        let (result, dropped) = probe();
        let (begin, begun) = mpsc::channel();
        let running = run(move || {
            begin.send(()).unwrap();
            let _ = gate.recv();
            result
        });
        begun.recv().unwrap();
        drop((running, release));
        assert!(was_in_turn(&dropped), "a result that nobody reads");
        // Jobs that keep all threads busy, so that the next one is still queued when its future is dropped.
        let (release, gate) = mpsc::channel::<()>();
        let gate = Arc::new(Mutex::new(gate));
        let waits = |gate: Arc<Mutex<mpsc::Receiver<()>>>| run(move || gate.lock().unwrap().recv().is_err());
        let busy: Vec<_> = (0..MOST).map(|_| waits(gate.clone())).collect();
        let (held, dropped) = probe();
        drop(run(move || drop(held)));
        drop(release);
        assert!(was_in_turn(&dropped), "a job that is skipped");
        busy.into_iter().for_each(|job| assert!(wait(job).unwrap()));
    }
}
