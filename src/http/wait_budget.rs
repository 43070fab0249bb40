//! The time that one call may still wait for rate limits, over all its requests: retries, redirects, token renewals.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::runtime::deadline;

/// After so many rate-limit responses in one call, no further request is sent, whatever the responses say.
const MAX_REJECTIONS: u32 = 100;

/// The time left to wait, shared by all requests of a call.
#[derive(Debug)]
pub struct WaitBudget(Mutex<Account>);

#[derive(Debug)]
struct Account {
    left: Duration,
    /// What was taken from the budget.
    spent: Duration,
    rejections: u32,
    /// The earliest moment of the next request.
    not_before: Option<Instant>,
}

/// A wait before a request.
#[derive(Debug, PartialEq, Eq)]
pub struct Pause {
    /// Its length.
    pub length: Duration,
    /// The reason, to be shown.
    pub reason: String,
}

/// The decision on the next request.
#[derive(Debug, PartialEq, Eq)]
pub enum Turn {
    /// Send it now.
    Send,
    /// Wait first; the length was taken from the budget.
    Wait(Pause),
    /// Do not send it: the wait would exceed the budget, or there were too many rate-limit responses.
    Over,
}

impl WaitBudget {
    /// The budget of a call that may wait this long in total.
    pub fn new(max_wait: Duration) -> WaitBudget {
        WaitBudget(Mutex::new(Account { left: max_wait, spent: Duration::ZERO, rejections: 0, not_before: None }))
    }

    /// Decide on the next request; `due` is the wait that the rate limits require.
    pub fn turn(&self, due: Option<Pause>, now: Instant) -> Turn {
        let mut account = self.account();
        if account.rejections >= MAX_REJECTIONS {
            return Turn::Over;
        }
        let own = account.not_before.map(|at| at.saturating_duration_since(now)).filter(|length| !length.is_zero());
        let own = own.map(|length| Pause { length, reason: "rate limit".into() });
        match own.into_iter().chain(due).max_by_key(|pause| pause.length) {
            None => Turn::Send,
            Some(pause) if pause.length > account.left => Turn::Over,
            Some(pause) => {
                account.spend(pause.length);
                Turn::Wait(pause)
            }
        }
    }

    /// Record a rate-limit response. Returns the minimum wait before the next request: a server that keeps rejecting
    /// requests receives fewer and fewer of them, whatever wait it requests.
    pub fn rejected(&self, now: Instant) -> Duration {
        let mut account = self.account();
        let least = least(account.rejections);
        account.rejections = account.rejections.saturating_add(1);
        account.not_before = Some(deadline::after(now, least));
        least
    }

    /// Record that the last wait was skipped, as in a replay.
    pub fn skip(&self) {
        self.account().not_before = None;
    }

    /// The time that is left.
    pub fn left(&self) -> Duration {
        self.account().left
    }

    /// The time that was taken from the budget, that of a wait in progress included.
    pub fn spent(&self) -> Duration {
        self.account().spent
    }

    /// Record that the call has waited.
    pub fn spend(&self, length: Duration) {
        self.account().spend(length);
    }

    fn account(&self) -> MutexGuard<'_, Account> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Account {
    fn spend(&mut self, length: Duration) {
        self.left = self.left.saturating_sub(length);
        self.spent = self.spent.saturating_add(length);
    }
}

/// Minimum wait after so many rate-limit responses.
fn least(rejections: u32) -> Duration {
    match rejections {
        0 => Duration::ZERO,
        some => deadline::doubled(Duration::from_secs(1), some - 1, Duration::from_secs(64)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pause(seconds: u64) -> Pause {
        Pause { length: Duration::from_secs(seconds), reason: "x".into() }
    }

    #[test]
    fn waits_are_counted_together() {
        let (budget, now) = (WaitBudget::new(Duration::from_secs(10)), Instant::now());
        assert_eq!(budget.turn(None, now), Turn::Send);
        assert_eq!(budget.turn(Some(pause(7)), now), Turn::Wait(pause(7)));
        assert_eq!(budget.turn(Some(pause(4)), now), Turn::Over);
        assert_eq!(budget.turn(Some(pause(3)), now), Turn::Wait(pause(3)));
        assert_eq!(budget.turn(Some(pause(1)), now), Turn::Over);
    }

    #[test]
    fn each_rejection_is_followed_by_a_longer_wait() {
        assert_eq!([0, 1, 2, 3, 9, u32::MAX].map(|rejections| least(rejections).as_secs()), [0, 1, 2, 4, 64, 64]);
        let (budget, now) = (WaitBudget::new(Duration::MAX), Instant::now());
        budget.rejected(now);
        assert_eq!(budget.turn(None, now), Turn::Send);
        budget.rejected(now);
        assert!(matches!(budget.turn(None, now), Turn::Wait(pause) if pause.length == Duration::from_secs(1)));
        assert_eq!(budget.turn(Some(pause(5)), now), Turn::Wait(pause(5)));
        assert_eq!(budget.turn(None, deadline::after(now, Duration::from_secs(1))), Turn::Send);
        for _ in 2..MAX_REJECTIONS {
            budget.rejected(now);
        }
        assert_eq!(budget.turn(None, deadline::after(now, deadline::LONGEST)), Turn::Over);
    }
}
