//! The tokio runtime of a process. The threads that wait for a request drive it; while there is work in the background,
//! a thread of its own does. Callers on a tokio runtime of their own use that one.

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
use crate::runtime::turns::{InTurn, TURNS, drop_in_turn};

/// How often a wait checks whether it was interrupted.
pub const TICK: Duration = Duration::from_millis(100);
/// How long the background thread stays without work.
const LINGER: Duration = Duration::from_secs(2);

struct Slot {
    runtime: Runtime,
    driver: Driver,
}

static SLOT: PerProcess<Slot> = PerProcess::new();

/// The thread that drives the runtime while there is work in the background.
#[derive(Default)]
struct Driver {
    state: Mutex<Driving>,
    /// Notified when there is work again.
    work: Condvar,
    /// Notified when there is no more work.
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
    /// The future; None on a runtime of the user, which drops it by itself.
    work: Option<Arc<dyn Cancel>>,
}

/// A future that is polled by one thread and may be dropped by another.
struct Cancellable<F>(Mutex<InTurn<Option<Pin<Box<F>>>>>);

trait Cancel: Send + Sync {
    /// Drop the future. When this returns, the future is not polled any more, unless it called this itself.
    fn cancel(&self);
}

/// Wait for a future; stop when `interrupted` returns true.
pub fn block_on<T, E: From<Error>>(
    future: impl Future<Output = Result<T, E>>,
    interrupted: impl Fn() -> bool,
) -> Result<T, E> {
    let mut future = InTurn::new(Box::pin(caught(future)));
    // A thread cannot enter a runtime twice.
    if Handle::try_current().is_ok() {
        return Err(Error::Nested.into());
    }
    let slot = slot()?;
    let result = loop {
        let waited = slot.runtime.block_on(async { tokio::time::timeout(TICK, &mut *future).await });
        // Checked outside of the runtime, which other threads drive meanwhile.
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

/// Drive the runtime without waiting. None if the future is not done by then; it may be driven again.
pub fn drive_once<T, E: From<Error>>(future: impl Future<Output = Result<T, E>>) -> Result<Option<T>, E> {
    if Handle::try_current().is_ok() {
        return Err(Error::Nested.into());
    }
    let driven = slot()?.runtime.block_on(async {
        let mut future = pin!(caught(future));
        // Once for the events of sockets and timers, and once for the tasks that these have woken.
        for _ in 0..2 {
            tokio::select! {
                biased;
                done = &mut future => return Some(done),
                () = process_socket_events() => {}
            }
        }
        None
    });
    driven.transpose()
}

/// The ID of the tokio runtime that this code runs on; None outside of one.
pub fn current_id() -> Option<Id> {
    Handle::try_current().ok().map(|handle| handle.id())
}

/// The handle of the tokio runtime that this code runs on, if it is one of the user and not that of this module. Code
/// on it must not block.
pub fn users_runtime() -> Option<Handle> {
    let current = Handle::try_current().ok()?;
    let ours = SLOT.get().is_some_and(|slot| slot.runtime.handle().id() == current.id());
    (!ours).then_some(current)
}

/// Drive the runtime briefly, so that connections notice events of their sockets since it was last driven.
pub fn turn() {
    // A thread within the runtime drives it already, and a runtime of the user drives itself.
    if let (Err(_), Some(slot)) = (Handle::try_current(), SLOT.get()) {
        slot.runtime.block_on(async {
            for _ in 0..3 {
                tokio::task::yield_now().await;
            }
        });
    }
}

/// Whether the runtime of this module has tasks, such as connections that are not closed yet.
pub fn has_tasks() -> bool {
    SLOT.get().is_some_and(|slot| slot.runtime.metrics().num_alive_tasks() > 0)
}

/// Wait until every connection has noticed the events of its socket, and every task has run that was woken before,
/// whichever thread drives the runtime.
pub async fn process_socket_events() {
    // A task that yields is queued behind those whose sockets the reactor found to be ready.
    let _ = tokio::spawn(tokio::task::yield_now()).await;
}

/// Run a short function after the tasks that are ready now, or at once outside of the runtime.
pub fn after_turn(function: impl FnOnce() + Send + 'static) {
    match Handle::try_current() {
        Ok(runtime) => drop(runtime.spawn(async move { function() })),
        Err(_) => function(),
    }
}

/// Drop a future in a turn, and close its connections now, not when the next request runs.
pub fn discard<F>(future: F) {
    let future = InTurn::new(future);
    let Some(slot) = slot().ok().filter(|_| Handle::try_current().is_err()) else { return };
    slot.runtime.block_on(async {
        drop(future);
        process_socket_events().await;
    });
}

/// Turn the panics of a future into errors, so that whoever waits for it receives them.
pub async fn caught<T, E: From<Error>>(future: impl Future<Output = Result<T, E>>) -> Result<T, E> {
    let mut future = pin!(future);
    future::poll_fn(move |context| {
        let _turn = TURNS.begin();
        catch_unwind(AssertUnwindSafe(|| future.as_mut().poll(context)))
            .unwrap_or_else(|panic| Poll::Ready(Err(Error::Panic(message(&*panic)).into())))
    })
    .await
}

/// The message of a panic.
fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("no message").to_owned()
}

/// Run a future in the background, even while no thread waits. It must not wait for the Python interpreter. On a
/// runtime of the user, it becomes a task of that runtime.
pub fn spawn<T: Send + 'static>(future: impl Future<Output = T> + Send + 'static) -> Result<Task<T>> {
    if let Some(runtime) = users_runtime() {
        let handle = runtime.spawn(async move { Some(future.await) });
        return Ok(Task { process: per_process::current(), handle: Some(handle), work: None });
    }
    let future = Arc::new(Cancellable(Mutex::new(InTurn::new(Some(Box::pin(future))))));
    let slot = slot()?;
    let work = Work::begin(&slot)?;
    let polled = future.clone();
    let handle = slot.runtime.spawn(async move {
        let _work = work;
        future::poll_fn(|context| polled.poll(context)).await
    });
    Ok(Task { process: per_process::current(), handle: Some(handle), work: Some(future) })
}

/// Run a short function on the thread that drives the runtime. What it spawns does not wake that thread once more.
pub fn run_within(function: impl FnOnce() + Send + 'static) -> Result<()> {
    spawn(async move { function() }).map(Task::detach)
}

impl<F: Future> Cancellable<F> {
    /// Returns None after it was cancelled.
    fn poll(&self, context: &mut Context<'_>) -> Poll<Option<F::Output>> {
        let _turn = TURNS.begin();
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
        drop_in_turn(future);
    }
}

impl<T> Task<T> {
    /// Whether it was started in this process, and not before a fork.
    pub fn is_ours(&self) -> bool {
        self.process == per_process::current()
    }

    /// Whether it has ended or was cancelled.
    pub fn is_done(&self) -> bool {
        self.handle.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Cancel it. What it owns is dropped before this returns, or soon after on a runtime of the user.
    pub fn cancel(&self) {
        let Some(handle) = self.handle.as_ref().filter(|_| self.is_ours()) else { return };
        if let Some(work) = &self.work {
            let slot = SLOT.get();
            let _entered = slot.as_ref().filter(|_| Handle::try_current().is_err()).map(|slot| slot.runtime.enter());
            work.cancel();
        }
        handle.abort();
    }

    /// Let it run to its end; its result is discarded.
    pub fn detach(mut self) {
        self.forget();
    }

    fn forget(&mut self) {
        let work = (self.handle.take(), self.work.take());
        if self.is_ours() {
            drop(work);
        } else {
            mem::forget(work); // the runtime belongs to the parent process
        }
    }
}

/// The result of the work; None if it was cancelled, or started in another process.
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

/// Counts as work in the background while it exists.
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
        // The thread waits only without work, and each notification is a system call.
        if state.tasks == 1 {
            driver.work.notify_one();
        }
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

/// Drive the runtime while there is work. Without work, only the threads that wait drive it.
fn drive(slot: &Slot) {
    let driver = &slot.driver;
    loop {
        slot.runtime.block_on(async {
            while driver.state().tasks > 0 {
                driver.idle.notified().await;
            }
            process_socket_events().await; // close the connections of cancelled work now
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
    per_process::check();
    // Threads that wait drive the runtime themselves, so that no request is passed to another thread.
    SLOT.get_or_try(|| {
        Ok(Slot { runtime: Builder::new_current_thread().enable_all().build()?, driver: Driver::default() })
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests {
    use super::*;
    use crate::runtime::turns::is_in_turn;
    use crate::runtime::turns::probe::{probe, was_in_turn};
    use std::sync::mpsc;

    #[test]
    fn background_work_continues_while_no_thread_waits() {
        let (sender, receiver) = mpsc::channel();
        let task = spawn(async move {
            tokio::time::sleep(Duration::from_millis(10)).await;
            sender.send(std::thread::current().name().map(str::to_owned)).unwrap();
            7
        });
        // By the thread of the module, or by that of another test, which shares the runtime.
        let name = receiver.recv_timeout(Duration::from_secs(20)).unwrap();
        assert_ne!(name.as_deref(), std::thread::current().name());
        assert_eq!(block_on(async { Ok::<_, Error>(task.unwrap().await) }, || false).unwrap(), Some(7));
    }

    #[test]
    fn a_panic_becomes_an_error() {
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
    fn work_that_starts_on_a_users_runtime_stays_there() {
        for mut builder in [Builder::new_current_thread(), Builder::new_multi_thread()] {
            let runtime = builder.worker_threads(1).build().unwrap();
            let (sender, receiver) = mpsc::channel::<()>();
            let done = runtime.block_on(async {
                let expected = current_id();
                assert!(users_runtime().is_some());
                let pending = spawn(async move {
                    let _held = sender;
                    std::future::pending::<()>().await;
                });
                let task = spawn(async { current_id() }).unwrap();
                assert!(task.is_ours());
                assert_eq!(task.await, Some(expected));
                drop(pending.unwrap());
                expected
            });
            drop(runtime);
            assert!(receiver.recv().is_err(), "what was given up is dropped");
            assert!(done.is_some() && current_id().is_none());
        }
        assert!(block_on(async { Ok::<_, Error>(users_runtime().is_none()) }, || false).unwrap());
    }

    #[test]
    fn dropping_a_future_drops_what_it_owns() {
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
    fn futures_are_polled_and_dropped_in_turns() {
        let polled = async { Ok::<_, Error>(is_in_turn()) };
        assert!(block_on(polled, || false).unwrap() && !is_in_turn());
        let (held, dropped) = probe();
        let failing = async move {
            let _held = held;
            Err::<(), _>(Error::Lost)
        };
        assert!(block_on(failing, || false).is_err() && was_in_turn(&dropped));
        let (sender, receiver) = mpsc::channel();
        spawn(async move { sender.send(is_in_turn()) }).unwrap().detach();
        assert!(was_in_turn(&receiver));
        let (held, dropped) = probe();
        let pending = spawn(async move {
            let _held = held;
            future::pending::<()>().await;
        });
        drop(pending.unwrap());
        assert!(was_in_turn(&dropped));
    }

    #[test]
    fn a_future_that_cannot_run_is_dropped_in_a_turn() {
        // Within a runtime, none can be driven.
        let runtime = Builder::new_current_thread().build().unwrap();
        let (held, dropped) = probe();
        runtime.block_on(async { discard(Box::pin(async move { drop(held) })) });
        assert!(was_in_turn(&dropped));
        let (held, dropped) = probe();
        let nested = async move {
            let _held = held;
            Ok::<_, Error>(())
        };
        assert!(runtime.block_on(async { block_on(nested, || false) }).is_err() && was_in_turn(&dropped));
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
