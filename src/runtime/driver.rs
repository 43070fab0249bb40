//! The runtime that drives the requests of a process: on the threads of those who wait, and while there is work in the
//! background on a thread of its own. Whoever brings a tokio runtime of their own stays on that one.

use std::any::Any;
use std::fmt;
use std::future::{self, Future};
use std::mem;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::{Pin, pin};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, TryLockError};
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::runtime::{Builder, Handle, Id, Runtime};
use tokio::sync::Notify;
use tokio::task::JoinHandle;

use crate::runtime::error::{Error, Result};
use crate::runtime::per_process;
use crate::runtime::per_process::PerProcess;

/// How often a wait looks up whether it should be given up.
const TICK: Duration = Duration::from_millis(100);
/// How long the thread that drives work in the background stays when there is none.
const LINGER: Duration = Duration::from_secs(2);

struct Slot {
    runtime: Runtime,
    driver: Driver,
}

static SLOT: PerProcess<Slot> = PerProcess::new();

/// The thread that drives work in the background, while there is some.
#[derive(Default)]
struct Driver {
    state: Mutex<Driving>,
    /// There is work again.
    work: Condvar,
    /// There is no more work.
    idle: Notify,
}

#[derive(Default)]
struct Driving {
    tasks: usize,
    thread: bool,
}

/// Work in the background. Dropping it cancels the work.
pub struct Task<T> {
    process: u32,
    handle: Option<JoinHandle<Option<T>>>,
    /// The work itself; None where a runtime of the user's has it, which drops it by itself.
    work: Option<Arc<dyn Cancel>>,
}

/// A future that is polled by one thread and may be dropped by another.
struct Cancellable<F>(Mutex<Option<Pin<Box<F>>>>);

trait Cancel: Send + Sync {
    /// Drop the future. It is not polled any more when this returns, unless it is what calls this.
    fn cancel(&self);
}

/// Wait for a future; give up when `interrupted` says so.
pub fn block_on<T, E: From<Error>>(
    future: impl Future<Output = Result<T, E>>,
    interrupted: impl Fn() -> bool,
) -> Result<T, E> {
    // A runtime cannot be entered twice by one thread.
    if Handle::try_current().is_ok() {
        return Err(Error::Nested.into());
    }
    let slot = slot()?;
    let mut future = Box::pin(caught(future));
    let result = loop {
        let waited = slot.runtime.block_on(async { tokio::time::timeout(TICK, &mut future).await });
        // Looked up outside of the runtime, which others go on driving meanwhile.
        match waited {
            Ok(result) => break result,
            Err(_) if interrupted() => break Err(Error::Interrupted.into()),
            Err(_) => {}
        }
    };
    if result.is_err() {
        discard(future);
    }
    result
}

/// The tokio runtime that this code runs on; None outside of any.
pub fn current_id() -> Option<Id> {
    Handle::try_current().ok().map(|handle| handle.id())
}

/// The handle of the tokio runtime that this code runs on, if that is one of the user's and not the runtime of this
/// module. Nothing may block there.
pub fn users_runtime() -> Option<Handle> {
    let current = Handle::try_current().ok()?;
    let ours = SLOT.get().is_some_and(|slot| slot.runtime.handle().id() == current.id());
    (!ours).then_some(current)
}

/// Drive the runtime for a moment, so that connections notice what became of their sockets while nobody drove it.
pub fn turn() {
    // Who is in the runtime drives it already, and a runtime of the user's drives itself.
    if let (Err(_), Some(slot)) = (Handle::try_current(), SLOT.get()) {
        slot.runtime.block_on(async {
            for _ in 0..3 {
                tokio::task::yield_now().await;
            }
        });
    }
}

/// Wait until every connection has noticed what became of its socket so far.
pub async fn settle() {
    // A task that yields is queued again behind those whose sockets the reactor found to be ready.
    let _ = tokio::spawn(tokio::task::yield_now()).await;
}

/// Drop a future, and close what it had open now, not when the next request runs.
pub fn discard<F>(future: Pin<Box<F>>) {
    let Some(slot) = slot().ok().filter(|_| Handle::try_current().is_err()) else { return };
    slot.runtime.block_on(async {
        drop(future);
        let_run().await;
    });
}

/// Let what was woken run.
async fn let_run() {
    tokio::task::yield_now().await;
    tokio::task::yield_now().await;
}

/// A future whose panics are errors, so that whoever waits for it learns of them.
pub async fn caught<T, E: From<Error>>(future: impl Future<Output = Result<T, E>>) -> Result<T, E> {
    let mut future = pin!(future);
    future::poll_fn(move |context| {
        catch_unwind(AssertUnwindSafe(|| future.as_mut().poll(context)))
            .unwrap_or_else(|panic| Poll::Ready(Err(Error::Panic(message(&*panic)).into())))
    })
    .await
}

/// What a panic said.
fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("no message").to_owned()
}

/// Run a future in the background: it goes on while no thread waits for anything. It must not wait for the interpreter.
/// On a runtime of the user's, it is a task of that runtime.
pub fn spawn<T: Send + 'static>(future: impl Future<Output = T> + Send + 'static) -> Result<Task<T>> {
    if let Some(runtime) = users_runtime() {
        let handle = runtime.spawn(async move { Some(future.await) });
        return Ok(Task { process: per_process::current(), handle: Some(handle), work: None });
    }
    let slot = slot()?;
    let work = Work::begin(&slot)?;
    let future = Arc::new(Cancellable(Mutex::new(Some(Box::pin(future)))));
    let polled = future.clone();
    let handle = slot.runtime.spawn(async move {
        let _work = work;
        future::poll_fn(|context| polled.poll(context)).await
    });
    Ok(Task { process: per_process::current(), handle: Some(handle), work: Some(future) })
}

impl<F: Future> Cancellable<F> {
    /// None once it was cancelled.
    fn poll(&self, context: &mut Context<'_>) -> Poll<Option<F::Output>> {
        let mut slot = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(future) = slot.as_mut() else { return Poll::Ready(None) };
        let polled = future.as_mut().poll(context);
        let done = if polled.is_ready() { slot.take() } else { None };
        drop((slot, done));
        polled.map(Some)
    }
}

impl<F: Send> Cancel for Cancellable<F> {
    fn cancel(&self) {
        let future = match self.0.try_lock() {
            Ok(mut slot) => slot.take(),
            // It is being polled: by this thread, or by another one that will be done in a moment.
            Err(TryLockError::WouldBlock) if Handle::try_current().is_ok() => return,
            Err(_) => self.0.lock().unwrap_or_else(PoisonError::into_inner).take(),
        };
        drop(future);
    }
}

impl<T> Task<T> {
    /// Whether it was begun in this process, and not before a fork.
    pub fn is_ours(&self) -> bool {
        self.process == per_process::current()
    }

    /// Whether it is done, or was given up.
    pub fn is_done(&self) -> bool {
        self.handle.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Give it up: what it holds is dropped before this returns, or soon where a runtime of the user's has it.
    pub fn cancel(&self) {
        let Some(handle) = self.handle.as_ref().filter(|_| self.is_ours()) else { return };
        if let Some(work) = &self.work {
            let slot = SLOT.get();
            let _entered = slot.as_ref().filter(|_| Handle::try_current().is_err()).map(|slot| slot.runtime.enter());
            work.cancel();
        }
        handle.abort();
    }

    /// Let it run to its end; its result is dropped.
    pub fn detach(mut self) {
        self.forget();
    }

    fn forget(&mut self) {
        let work = (self.handle.take(), self.work.take());
        if self.is_ours() {
            drop(work);
        } else {
            mem::forget(work); // the parent's runtime is not ours to touch
        }
    }
}

/// What comes of the work; None when it was given up, or begun in another process.
impl<T> Future for Task<T> {
    type Output = Option<T>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<T>> {
        let ours = self.is_ours();
        match self.handle.as_mut().filter(|_| ours) {
            Some(handle) => Pin::new(handle).poll(context).map(|done| done.ok().flatten()),
            None => Poll::Ready(None),
        }
    }
}

impl<T> fmt::Debug for Task<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Task")
    }
}

impl<T> Drop for Task<T> {
    fn drop(&mut self) {
        self.cancel();
        self.forget();
    }
}

/// A piece of work counts while this lives.
struct Work(Arc<Slot>);

impl Work {
    fn begin(slot: &Arc<Slot>) -> Result<Work> {
        let driver = &slot.driver;
        let mut state = driver.state();
        if !state.thread {
            let slot = slot.clone();
            std::thread::Builder::new()
                .name("ferrohub".into())
                .spawn(move || while catch_unwind(AssertUnwindSafe(|| drive(&slot))).is_err() {})?;
            state.thread = true;
        }
        state.tasks += 1;
        driver.work.notify_one();
        drop(state);
        Ok(Work(slot.clone()))
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        let mut state = self.0.driver.state();
        state.tasks -= 1;
        if state.tasks == 0 {
            self.0.driver.idle.notify_one();
        }
    }
}

impl Driver {
    fn state(&self) -> MutexGuard<'_, Driving> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Drive while there is work. Without work the runtime is left to the threads that wait, as if there were no driver.
fn drive(slot: &Slot) {
    let driver = &slot.driver;
    loop {
        slot.runtime.block_on(async {
            while driver.state().tasks > 0 {
                driver.idle.notified().await;
            }
            settle().await; // connections of what was given up are closed now
        });
        let idle = |state: &mut Driving| state.tasks == 0;
        let waited = driver.work.wait_timeout_while(driver.state(), LINGER, idle);
        let (mut state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        if state.tasks == 0 {
            state.thread = false;
            return;
        }
    }
}

fn slot() -> Result<Arc<Slot>> {
    // The threads that wait drive it: a request is handed over to no other.
    SLOT.get_or_try(|| {
        Ok(Slot { runtime: Builder::new_current_thread().enable_all().build()?, driver: Driver::default() })
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[test]
    fn work_in_the_background_goes_on_while_nobody_waits() {
        let (sender, receiver) = mpsc::channel();
        let task = spawn(async move {
            tokio::time::sleep(Duration::from_millis(10)).await;
            sender.send(std::thread::current().name().map(str::to_owned)).unwrap();
            7
        });
        assert_eq!(receiver.recv_timeout(Duration::from_secs(20)).unwrap().as_deref(), Some("ferrohub"));
        assert_eq!(block_on(async { Ok::<_, Error>(task.unwrap().await) }, || false).unwrap(), Some(7));
    }

    #[test]
    fn a_panic_reaches_who_waits_as_an_error() {
        async fn panics() -> Result<()> {
            tokio::task::yield_now().await;
            panic!("in a {}", "test")
        }
        let error = || Err::<(), _>(Error::Panic("in a test".to_owned())).map_err(|error| error.to_string());
        assert_eq!(block_on(panics(), || false).map_err(|error| error.to_string()), error());
        let task = spawn(caught(panics())).unwrap();
        let waited = block_on(async { Ok::<_, Error>(task.await) }, || false).unwrap();
        assert_eq!(waited.unwrap().map_err(|error| error.to_string()), error());
        assert_eq!(block_on(async { Ok::<_, Error>(7) }, || false).unwrap(), 7);
    }

    #[test]
    fn work_that_begins_on_a_users_runtime_stays_there() {
        for mut builder in [Builder::new_current_thread(), Builder::new_multi_thread()] {
            let runtime = builder.worker_threads(1).build().unwrap();
            let (sender, receiver) = mpsc::channel::<()>();
            let done = runtime.block_on(async {
                let due = current_id();
                assert!(users_runtime().is_some());
                let pending = spawn(async move {
                    let _held = sender;
                    std::future::pending::<()>().await;
                });
                let task = spawn(async { current_id() }).unwrap();
                assert!(task.is_ours());
                assert_eq!(task.await, Some(due));
                drop(pending.unwrap());
                due
            });
            drop(runtime);
            assert!(receiver.recv().is_err(), "what was given up is dropped");
            assert!(done.is_some() && current_id().is_none());
        }
        assert!(block_on(async { Ok::<_, Error>(users_runtime().is_none()) }, || false).unwrap());
    }

    #[test]
    fn work_that_is_dropped_is_given_up() {
        struct Notify(mpsc::Sender<()>);
        impl Drop for Notify {
            fn drop(&mut self) {
                let _ = self.0.send(());
            }
        }
        let (sender, receiver) = mpsc::channel();
        let notify = Notify(sender);
        let task = spawn(async move {
            let _notify = notify;
            std::future::pending::<()>().await;
        });
        drop(task.unwrap());
        receiver.recv_timeout(Duration::from_secs(20)).unwrap();
    }

    #[test]
    fn dropped_work_is_cancelled_and_detached_work_is_not() {
        let task = spawn(std::future::pending::<()>()).unwrap();
        task.cancel();
        assert_eq!(block_on(async { Ok::<_, Error>(task.await) }, || false).unwrap(), None);
        let (sender, receiver) = mpsc::channel();
        spawn(async move { sender.send(()) }).unwrap().detach();
        receiver.recv_timeout(Duration::from_secs(20)).unwrap();
    }
}
