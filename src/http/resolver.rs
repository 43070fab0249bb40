//! Name lookups by the system's resolver, which blocks. They run on a bounded number of threads, so that a lookup that
//! hangs blocks nothing else; concurrent lookups of a name share one call.

use std::collections::{HashMap, VecDeque};
use std::io;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, ToSocketAddrs as _};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use tokio::sync::oneshot;

use crate::http::proxy;
use crate::runtime::per_process::PerProcess;

/// Maximum number of concurrent lookups. Each has a thread.
const MOST: usize = 32;
/// A new request for a name does not share a lookup that has taken longer than this; it starts another one.
const STUCK: Duration = Duration::from_secs(30);
/// How long an idle thread waits for another lookup before it ends.
const LINGER: Duration = Duration::from_secs(5);

static LOOKUPS: PerProcess<Lookups> = PerProcess::new();

/// The system's resolver.
#[derive(Debug)]
pub struct Resolver;

impl Resolve for Resolver {
    fn resolve(&self, name: Name) -> Resolving {
        let found = LOOKUPS.get_or(|| Lookups::new(system, STUCK)).begin(name.as_str());
        Box::pin(async move {
            match found.await {
                Ok(Ok(urls)) => Ok(Box::new(urls.into_iter()) as Addrs),
                Ok(Err(failure)) => Err(io::Error::new(failure.kind, failure.reason).into()),
                Err(_) => Err(io::Error::other("no thread could be started to look up the name").into()),
            }
        })
    }
}

fn system(name: &str) -> io::Result<Vec<SocketAddr>> {
    if proxy::is_local_name(name) {
        // Credentials may be sent there in clear, so no name server decides where it is (RFC 6761, section 6.3).
        return Ok(vec![(Ipv4Addr::LOCALHOST, 0).into(), (Ipv6Addr::LOCALHOST, 0).into()]);
    }
    Ok((name, 0).to_socket_addrs()?.collect())
}

type Found = Result<Vec<SocketAddr>, Failure>;

/// Why a lookup failed. Unlike an I/O error, it can be cloned.
#[derive(Debug, Clone)]
struct Failure {
    kind: io::ErrorKind,
    reason: String,
}

struct Lookups {
    find: fn(&str) -> io::Result<Vec<SocketAddr>>,
    stuck: Duration,
    state: Mutex<State>,
    /// Notified when a name is queued.
    queued: Condvar,
}

#[derive(Default)]
struct State {
    queue: VecDeque<String>,
    pending: HashMap<String, Pending>,
    threads: usize,
    /// Number of idle threads.
    free: usize,
}

struct Pending {
    since: Instant,
    waiting: Vec<oneshot::Sender<Found>>,
}

impl Lookups {
    fn new(find: fn(&str) -> io::Result<Vec<SocketAddr>>, stuck: Duration) -> Lookups {
        Lookups { find, stuck, state: Mutex::default(), queued: Condvar::new() }
    }

    /// Look a name up, or share a lookup that is in progress.
    fn begin(self: &Arc<Self>, name: &str) -> oneshot::Receiver<Found> {
        let (sender, receiver) = oneshot::channel();
        let mut state = self.state();
        let now = Instant::now();
        let fresh = Pending { since: now, waiting: Vec::new() };
        let joined = state.pending.contains_key(name);
        let pending = state.pending.entry(name.to_owned()).or_insert(fresh);
        pending.waiting.retain(|waiting| !waiting.is_closed());
        pending.waiting.push(sender);
        if joined && now.duration_since(pending.since) < self.stuck {
            return receiver;
        }
        pending.since = now;
        state.queue.push_back(name.to_owned());
        if state.free >= state.queue.len() {
            self.queued.notify_one();
        } else if state.threads < MOST && self.start_thread() {
            state.threads += 1;
        } else if state.threads == 0 {
            state.queue.clear();
            state.pending.clear();
        }
        receiver
    }

    fn start_thread(self: &Arc<Self>) -> bool {
        let lookups = self.clone();
        std::thread::Builder::new().name("ferrohub-names".into()).spawn(move || lookups.serve()).is_ok()
    }

    fn serve(&self) {
        while let Some(name) = self.next() {
            let found = (self.find)(&name).map_err(|error| Failure { kind: error.kind(), reason: error.to_string() });
            let waiting = self.state().pending.remove(&name).map(|pending| pending.waiting);
            for waiting in waiting.into_iter().flatten() {
                let _ = waiting.send(found.clone());
            }
        }
    }

    /// The next name that is still wanted; None if there was none for a while.
    fn next(&self) -> Option<String> {
        let mut state = self.state();
        loop {
            while let Some(name) = state.queue.pop_front() {
                let waiting = state.pending.get(&name).map(|pending| &pending.waiting);
                if waiting.is_some_and(|waiting| waiting.iter().any(|one| !one.is_closed())) {
                    return Some(name);
                }
                state.pending.remove(&name);
            }
            state.free += 1;
            let waited = self.queued.wait_timeout_while(state, LINGER, |state| state.queue.is_empty());
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
            state.free -= 1;
            if state.queue.is_empty() {
                state.threads -= 1;
                return None;
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// Names that begin with "stuck" are never found; `ok` is 127.0.0.1; any other name fails.
    fn find(name: &str) -> io::Result<Vec<SocketAddr>> {
        match name {
            "ok" => Ok(vec![SocketAddr::from(([127, 0, 0, 1], 0))]),
            name if name.starts_with("stuck") => loop {
                std::thread::park();
            },
            name => Err(io::Error::new(io::ErrorKind::NotFound, format!("no {name}"))),
        }
    }

    fn port(found: Found) -> u16 {
        found.unwrap().first().unwrap().port()
    }

    #[test]
    fn names_of_this_machine_are_not_looked_up() {
        for name in ["localhost", "github.localhost", "localhost."] {
            assert!(system(name).unwrap().iter().all(|url| url.ip().is_loopback()), "{name}");
        }
    }

    #[test]
    fn a_name_resolves_or_fails() {
        let lookups = Arc::new(Lookups::new(find, STUCK));
        assert_eq!(port(lookups.begin("ok").blocking_recv().unwrap()), 0);
        let failure = lookups.begin("missing").blocking_recv().unwrap().unwrap_err();
        assert_eq!((failure.kind, failure.reason.as_str()), (io::ErrorKind::NotFound, "no missing"));
    }

    #[test]
    fn a_lookup_that_hangs_does_not_block_others() {
        let lookups = Arc::new(Lookups::new(find, STUCK));
        let stuck: Vec<_> = (0..600).map(|_| lookups.begin("stuck")).collect();
        assert_eq!(port(lookups.begin("ok").blocking_recv().unwrap()), 0);
        assert!(lookups.state().threads <= 2);
        drop(stuck);
    }

    #[test]
    fn threads_are_bounded_and_cancelled_lookups_are_skipped() {
        let lookups = Arc::new(Lookups::new(find, STUCK));
        let stuck: Vec<_> = (0..600).map(|n| lookups.begin(&format!("stuck{n}"))).collect();
        assert_eq!(lookups.state().threads, MOST);
        // All queued names are cancelled except the last one.
        let last = lookups.begin("ok");
        drop(stuck);
        lookups.state().threads -= 1; // as if one lookup had ended
        assert!(lookups.start_thread());
        lookups.state().threads += 1;
        assert_eq!(port(last.blocking_recv().unwrap()), 0);
        assert!(lookups.state().pending.len() <= MOST);
    }

    #[test]
    fn concurrent_lookups_of_a_name_are_shared() {
        for (stuck, lookups_due) in [(STUCK, 1), (Duration::ZERO, 2)] {
            let lookups = Arc::new(Lookups::new(find, stuck));
            lookups.state().threads = MOST; // the limit is reached: no thread can start
            let found = [lookups.begin("ok"), lookups.begin("ok")];
            assert_eq!(lookups.state().queue.len(), lookups_due);
            assert!(lookups.start_thread());
            assert_eq!(found.map(|found| port(found.blocking_recv().unwrap())), [0, 0]);
        }
    }
}
