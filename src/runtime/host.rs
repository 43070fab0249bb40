//! The host interface: how callbacks, which are functions of the user, are called during a request.
//!
//! A callback runs where its call is awaited: on the thread that blocks, or on the event loop. Meanwhile, neither the
//! driver of the runtime nor a lock of this library is held, so a callback may block, acquire locks and send requests
//! itself. Prefetch has no host and runs no callbacks.

use std::any::Any;
use std::fmt;
use std::future::Future;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::future::BoxFuture;
use tokio::sync::oneshot;

use crate::runtime::error::{Error, Result};
use crate::runtime::thread_pool;
use crate::runtime::turns::{InTurn, drop_in_turn};

/// The caller that waits for a call. An error of a callback ends the call.
pub trait Host: Any + fmt::Debug + Send + Sync {
    /// Report a wait before it begins: its length in seconds, and the reason.
    fn on_wait(&self, callback: &Callback, seconds: f64, reason: &str) -> BoxFuture<'static, Result<()>>;

    /// Return a one-time password, or None.
    fn one_time_password(&self, callback: &Callback) -> BoxFuture<'static, Result<Option<String>>>;

    /// Run a job that blocks on the thread that waits for the call, which does not drive the runtime meanwhile. Returns the
    /// job if no thread waits.
    fn run_blocking(&self, job: BlockingJob) -> Result<(), BlockingJob> {
        Err(job)
    }

    /// Call a callback with a value of a type that both know.
    fn notify(&self, _callback: &Callback, _value: Box<dyn Any + Send>) -> BoxFuture<'static, Result<()>> {
        Box::pin(std::future::ready(Ok(())))
    }

    /// What collects values of the call, such as its responses, of a type that both know; None if nothing does.
    fn collector(&self) -> Option<&(dyn Any + Send + Sync)> {
        None
    }

    /// The number of the call, which no other call has.
    fn id(&self) -> u64;

    /// Whether it is this call, or one whose callback has made this call and waits for it.
    fn is_within(&self, call: u64) -> bool {
        self.id() == call
    }
}

/// A number for a new call.
pub fn new_id() -> u64 {
    static LAST: AtomicU64 = AtomicU64::new(0);
    LAST.fetch_add(1, Ordering::Relaxed).wrapping_add(1)
}

/// A job that blocks.
pub type BlockingJob = Box<dyn FnOnce() + Send>;

/// A function of the user. Only the type of host that it was made for can call it.
#[derive(Clone)]
pub struct Callback(Arc<dyn Any + Send + Sync>);

impl Callback {
    /// A callback for a type of host.
    pub fn new(function: impl Any + Send + Sync) -> Callback {
        Callback(Arc::new(function))
    }

    /// The function, if the host knows its type.
    pub fn function<T: Any>(&self) -> Option<&T> {
        self.0.downcast_ref()
    }
}

impl fmt::Debug for Callback {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Callback")
    }
}

tokio::task_local! {
    /// The caller that the current task works for, and the locks to release before a callback runs.
    static CALLER: Caller;
    /// The number of the call that a task in the background is a part of.
    static BACKGROUND: u64;
}

#[derive(Clone)]
struct Caller {
    host: Arc<dyn Host>,
    lock: Option<Arc<Lock>>,
}

/// A lock that is held, and the locks around it.
struct Lock {
    guard: Mutex<Option<Box<dyn Any + Send>>>,
    outer: Option<Arc<Lock>>,
}

/// Run a future with this host for its callbacks.
pub async fn serve<F: Future>(host: Arc<dyn Host>, future: F) -> F::Output {
    CALLER.scope(Caller { host, lock: None }, future).await
}

/// Run a future while a lock is held. If the future runs a callback, the lock is released before; otherwise the guard
/// is returned.
pub async fn holding<G: Any + Send, F: Future>(guard: G, future: F) -> (F::Output, Option<G>) {
    let Ok(Caller { host, lock: outer }) = CALLER.try_with(Caller::clone) else {
        return (future.await, Some(guard));
    };
    let lock = Arc::new(Lock { guard: Mutex::new(Some(Box::new(guard))), outer });
    let done = CALLER.scope(Caller { host, lock: Some(lock.clone()) }, future).await;
    (done, lock.take().and_then(|guard| guard.downcast().ok()).map(|guard| *guard))
}

impl Lock {
    fn take(&self) -> Option<Box<dyn Any + Send>> {
        self.guard.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// The host of the current task, after releasing the task's locks. None if there is none.
fn host() -> Option<Arc<dyn Host>> {
    let Caller { host, lock } = CALLER.try_with(Caller::clone).ok()?;
    for lock in std::iter::successors(lock.as_ref(), |lock| lock.outer.as_ref()) {
        drop(lock.take());
    }
    Some(host)
}

/// The host of the current task, after releasing the task's locks, if it is of this type. For callbacks that only
/// another crate can call, such as a transport of the user.
pub fn current<H: Host>() -> Option<Arc<H>> {
    let host: Arc<dyn Any + Send + Sync> = host()?;
    host.downcast().ok()
}

/// Release the locks of the current task, before a function of the user runs.
pub fn release() {
    drop(host());
}

/// Run a job that blocks briefly: on the thread that waits for the current call, which has the job's data in its cache, or
/// else on a thread of the pool. It is queued immediately, before the future is polled.
pub fn run_blocking<T: Send + 'static>(
    job: impl FnOnce() -> T + Send + 'static,
) -> impl Future<Output = Result<T>> + Send + 'static {
    let (sender, receiver) = oneshot::channel();
    let mut job = InTurn::new(Some(job));
    let job: BlockingJob = Box::new(move || {
        if let Some(job) = job.take() {
            drop_in_turn(sender.send(job()));
        }
    });
    let passed = match CALLER.try_with(|caller| caller.host.clone()) {
        Ok(host) => host.run_blocking(job),
        Err(_) => Err(job),
    };
    let pooled = passed.err().map(thread_pool::run);
    async move {
        if let Some(pooled) = pooled {
            pooled.await?;
        }
        receiver.await.map_err(|_| Error::Lost)
    }
}

/// Report a wait to a callback.
pub async fn on_wait(callback: Option<&Callback>, seconds: f64, reason: &str) -> Result<()> {
    match callback.and_then(|callback| Some((callback, host()?))) {
        Some((callback, host)) => host.on_wait(callback, seconds, reason).await,
        None => Ok(()),
    }
}

/// Request a one-time password from a callback.
pub async fn one_time_password(callback: &Callback) -> Result<Option<String>> {
    match host() {
        Some(host) => host.one_time_password(callback).await,
        None => Ok(None),
    }
}

/// Call a callback with a value. Without a host, nothing happens.
pub async fn notify(callback: &Callback, value: Box<dyn Any + Send>) -> Result<()> {
    match host() {
        Some(host) => host.notify(callback, value).await,
        None => Ok(()),
    }
}

/// Run a future in the background under the number of the call that it is a part of, or of its own.
pub async fn on_behalf<F: Future>(call: u64, future: F) -> F::Output {
    BACKGROUND.scope(call, future).await
}

/// The number of the current call; 0 for none.
pub fn call_id() -> u64 {
    CALLER.try_with(|caller| caller.host.id()).or_else(|_| BACKGROUND.try_with(|call| *call)).unwrap_or(0)
}

/// Whether the current call is this one, or was made by a callback of this one, which waits for it.
pub fn is_within(call: u64) -> bool {
    let is_it = || BACKGROUND.try_with(|background| *background == call);
    call != 0 && CALLER.try_with(|caller| caller.host.is_within(call)).or_else(|_| is_it()).unwrap_or(false)
}

/// The host of the current call, if there is one. Its locks are kept.
pub fn surrounding() -> Option<Arc<dyn Host>> {
    CALLER.try_with(|caller| caller.host.clone()).ok()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use tokio::sync::Mutex as AsyncMutex;

    /// A host whose callbacks need locks that must be free.
    #[derive(Debug)]
    struct Strict;

    impl Strict {
        fn run(callback: &Callback) -> BoxFuture<'static, Result<()>> {
            let locks = callback.function::<Vec<Arc<AsyncMutex<()>>>>().unwrap();
            let free = locks.iter().all(|lock| lock.try_lock().is_ok());
            Box::pin(async move { if free { Ok(()) } else { Err(Error::Interrupted) } })
        }
    }

    impl Host for Strict {
        fn on_wait(&self, callback: &Callback, _seconds: f64, _reason: &str) -> BoxFuture<'static, Result<()>> {
            Strict::run(callback)
        }

        fn one_time_password(&self, callback: &Callback) -> BoxFuture<'static, Result<Option<String>>> {
            let ran = Strict::run(callback);
            Box::pin(async move { ran.await.map(|()| Some("123456".to_owned())) })
        }

        fn notify(&self, callback: &Callback, _value: Box<dyn Any + Send>) -> BoxFuture<'static, Result<()>> {
            Strict::run(callback)
        }

        fn id(&self) -> u64 {
            7
        }
    }

    #[tokio::test]
    async fn locks_are_held_until_a_callback_runs() {
        let (outer, inner) = (Arc::new(AsyncMutex::new(())), Arc::new(AsyncMutex::new(())));
        let callback = Callback::new(vec![outer.clone(), inner.clone()]);
        let locks = (outer.clone(), inner.clone());
        let call = async move {
            let (outer, inner) = locks;
            let within = async {
                assert!(outer.try_lock().is_err() && inner.try_lock().is_err());
                on_wait(Some(&callback), 1.0, "").await.unwrap();
                assert!(outer.try_lock().is_ok() && inner.try_lock().is_ok());
                one_time_password(&callback).await.unwrap()
            };
            let guard = inner.clone().lock_owned().await;
            let ((code, inner), outer) = holding(outer.clone().lock_owned().await, holding(guard, within)).await;
            assert!(inner.is_none() && outer.is_none());
            code
        };
        assert_eq!(serve(Arc::new(Strict), call).await.as_deref(), Some("123456"));
    }

    #[tokio::test]
    async fn a_host_is_found_by_type_after_releasing_locks() {
        let lock = Arc::new(AsyncMutex::new(()));
        let guard = lock.clone().lock_owned().await;
        let found = async { (current::<Strict>().is_some(), lock.try_lock().is_ok()) };
        let ((found, free), kept) = serve(Arc::new(Strict), holding(guard, found)).await;
        assert!(found && free && kept.is_none());
        assert!(current::<Strict>().is_none());
    }

    /// A host whose thread does what blocks.
    #[derive(Debug, Clone)]
    struct Blocked(Arc<std::sync::mpsc::Sender<BlockingJob>>);

    impl Host for Blocked {
        fn on_wait(&self, _callback: &Callback, _seconds: f64, _reason: &str) -> BoxFuture<'static, Result<()>> {
            Box::pin(std::future::ready(Ok(())))
        }

        fn one_time_password(&self, _callback: &Callback) -> BoxFuture<'static, Result<Option<String>>> {
            Box::pin(std::future::ready(Ok(None)))
        }

        fn run_blocking(&self, job: BlockingJob) -> Result<(), BlockingJob> {
            self.0.send(job).map_err(|unsent| unsent.0)
        }

        fn id(&self) -> u64 {
            8
        }
    }

    #[tokio::test]
    async fn a_job_that_blocks_runs_on_the_thread_that_waits_or_in_the_pool() {
        let thread = || std::thread::current().id();
        let (sender, jobs) = std::sync::mpsc::channel();
        let host = Arc::new(Blocked(Arc::new(sender)));
        let waiting = std::thread::spawn(move || (jobs.recv().unwrap()(), thread()).1);
        let job = serve(host.clone(), async { run_blocking(thread).await }).await.unwrap();
        assert_eq!(job, waiting.join().unwrap());
        // The thread is gone.
        assert_ne!(serve(host, async { run_blocking(thread).await }).await.unwrap(), job);
        let nobody = serve(Arc::new(Strict), async { run_blocking(thread).await }).await.unwrap();
        assert!(nobody != thread() && run_blocking(thread).await.unwrap() != thread());
    }

    #[tokio::test]
    async fn a_call_knows_the_calls_that_it_is_within() {
        assert!(call_id() == 0 && !is_within(0));
        serve(Arc::new(Strict), async { assert!(call_id() == 7 && is_within(7) && !is_within(8)) }).await;
        assert_ne!(new_id(), new_id());
        on_behalf(9, async { assert!(call_id() == 9 && is_within(9) && !is_within(7)) }).await;
    }

    #[tokio::test]
    async fn without_a_host_no_callback_runs_and_locks_are_kept() {
        let lock = Arc::new(AsyncMutex::new(()));
        let callback = Callback::new(());
        let within = async {
            on_wait(Some(&callback), 1.0, "").await.unwrap();
            assert_eq!(one_time_password(&callback).await.unwrap(), None);
        };
        let ((), guard) = holding(lock.clone().lock_owned().await, within).await;
        assert!(guard.is_some() && lock.try_lock().is_err());
    }
}
