//! The runtime that drives all requests of a process, on the threads of those who wait.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use arc_swap::ArcSwapOption;
use tokio::runtime::{Builder, Handle, Runtime};

use crate::core::error::{Error, Result};

/// How often a wait looks up whether it should be given up.
const TICK: Duration = Duration::from_millis(100);

struct Slot {
    process: u32,
    runtime: Runtime,
}

static SLOT: ArcSwapOption<Slot> = ArcSwapOption::const_empty();

/// Wait for a future; give up when `interrupted` says so.
pub fn block_on<T>(future: impl Future<Output = Result<T>>, interrupted: impl Fn() -> bool) -> Result<T> {
    // A runtime cannot be entered twice by one thread.
    if Handle::try_current().is_ok() {
        return Err(Error::Transport("a callback that a request waits for cannot send requests itself".into()));
    }
    let slot = slot()?;
    slot.runtime.block_on(async {
        let mut future = std::pin::pin!(future);
        loop {
            match tokio::time::timeout(TICK, &mut future).await {
                Ok(result) => return result,
                Err(_) if interrupted() => return Err(Error::Interrupted),
                Err(_) => {}
            }
        }
    })
}

/// The process that the runtime belongs to. Connections opened in another process (before a fork) are of no use.
pub fn process() -> u32 {
    std::process::id()
}

fn slot() -> Result<Arc<Slot>> {
    let process = process();
    let current = SLOT.load_full();
    if let Some(slot) = current.as_ref().filter(|slot| slot.process == process) {
        return Ok(slot.clone());
    }
    // The threads that wait drive it: a request is handed over to no other.
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let fresh = Arc::new(Slot { process, runtime });
    let previous = SLOT.compare_and_swap(&current, Some(fresh.clone()));
    let won = match (previous.as_ref(), current.as_ref()) {
        (None, None) => true,
        (Some(previous), Some(current)) => Arc::ptr_eq(previous, current),
        _ => false,
    };
    if won {
        // After a fork the parent's runtime must not be dropped: it would take the parent's sockets out of its poll.
        std::mem::forget(current);
        return Ok(fresh);
    }
    self::slot()
}
