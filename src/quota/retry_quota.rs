//! The retry quota: how many retries a client may still send to a host, so that a server that fails every request does
//! not get several times as many of them. The figures are those of the AWS SDKs.

use std::fmt;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use url::Url;

use crate::runtime::per_process::PerProcess;

/// Number of tokens of each host.
pub const CAPACITY: u32 = 500;
/// The tokens of a retry.
const RETRY: u32 = 5;
/// The tokens of a retry after a timeout.
const AFTER_TIMEOUT: u32 = 10;
/// The tokens that a success returns.
const SUCCESS: u32 = 1;
/// Number of hosts that are remembered. With more, the one that was used least recently has all of its tokens again.
const MOST_HOSTS: NonZeroUsize = NonZeroUsize::new(256).unwrap();

/// The tokens of a client, for each host. Copies share them.
#[derive(Clone)]
pub struct RetryQuota {
    capacity: u32,
    /// The tokens that are missing, by host.
    used: Arc<PerProcess<Mutex<LruCache<String, u32>>>>,
}

impl RetryQuota {
    /// A quota of so many tokens for each host.
    pub fn new(capacity: u32) -> RetryQuota {
        RetryQuota { capacity, used: Arc::default() }
    }

    /// Number of tokens of each host.
    pub fn capacity(&self) -> u32 {
        self.capacity
    }

    /// Take the tokens for a retry. Returns whether there were enough.
    pub fn take(&self, url: &Url, after_timeout: bool) -> bool {
        let cost = if after_timeout { AFTER_TIMEOUT } else { RETRY };
        self.change(url, |used| {
            let after = used.saturating_add(cost);
            if after > self.capacity { (used, false) } else { (after, true) }
        })
    }

    /// Return a token after a success.
    pub fn succeeded(&self, url: &Url) {
        // Most clients never retry, and need no lock.
        if self.used.get().is_some() {
            self.change(url, |used| (used.saturating_sub(SUCCESS), ()));
        }
    }

    fn change<T>(&self, url: &Url, change: impl FnOnce(u32) -> (u32, T)) -> T {
        let hosts = self.used.get_or(|| Mutex::new(LruCache::new(MOST_HOSTS)));
        let mut hosts = hosts.lock().unwrap_or_else(PoisonError::into_inner);
        let host = url.origin().ascii_serialization();
        let (after, result) = change(hosts.get(&host).copied().unwrap_or(0));
        if after == 0 {
            hosts.pop(&host);
        } else {
            hosts.put(host, after);
        }
        result
    }
}

impl fmt::Debug for RetryQuota {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RetryQuota").field("capacity", &self.capacity).finish_non_exhaustive()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn each_host_has_its_own_tokens_and_successes_return_them() {
        let quota = RetryQuota::new(20);
        let (one, other): (Url, Url) = ("https://a/x".parse().unwrap(), "https://b/".parse().unwrap());
        quota.succeeded(&one);
        assert!(quota.take(&one, true) && quota.take(&one, false) && quota.clone().take(&one, false));
        assert!(!quota.take(&one, false) && quota.take(&other, true));
        (0..4).for_each(|_| quota.succeeded(&one));
        assert!(!quota.take(&one, false));
        quota.succeeded(&one);
        assert!(!quota.take(&one, true) && quota.take(&one, false));
        (0..100).for_each(|_| quota.succeeded(&one));
        assert!(quota.take(&one, true) && quota.take(&one, true) && !quota.take(&one, false));
    }

    #[test]
    fn the_host_that_was_used_least_recently_is_forgotten() {
        let quota = RetryQuota::new(AFTER_TIMEOUT);
        let host = |number: usize| -> Url { format!("https://h{number}/").parse().unwrap() };
        assert!(quota.take(&host(0), true));
        for number in 1..=MOST_HOSTS.get() {
            assert!(quota.take(&host(number), true) && !quota.take(&host(number), false), "{number}");
            assert!(!quota.take(&host(0), false), "it is in use");
        }
        assert!(quota.take(&host(1), false), "it was forgotten");
    }
}
