//! Credentials that GitHub rejected (401, or 403 for a suspended account) and that are not used for a while: one rule for
//! pools and for lists of clients.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use chrono::{SecondsFormat, TimeDelta, Utc};
use tokio::time::Instant;

use crate::runtime::deadline;

/// How long a rejected credential is not used. Then it is tried again: it may have been a disturbance of GitHub's, or the
/// credential may be valid again.
pub const PARKED_FOR: Duration = Duration::from_secs(300);
/// Maximum number of credentials that a message lists.
const MOST_LISTED: usize = 20;

/// What a 403 says if the account or the installation of the credential is suspended: each of its requests is rejected.
const SUSPENDED: [&str; 3] = ["account was suspended", "account is suspended", "installation has been suspended"];

/// Whether the message of a 403 says that the account or the installation of the credential is suspended.
pub fn says_suspended(message: &str) -> bool {
    let message = message.to_ascii_lowercase();
    SUSPENDED.iter().any(|known| message.contains(known))
}

/// Which credentials of a list are not used, until when, and why.
///
/// Whoever sends requests with one of several credentials chooses among [`usable`](Parking::usable) ones, calls
/// [`park`](Parking::park) when GitHub rejects one, and goes on with another one: GitHub has not processed a request whose
/// credential it rejects, so it can be repeated, writes included. If none is usable, [`message`](Parking::message) is the text of the
/// error. Positions are those of the credentials in the list.
#[derive(Debug)]
pub struct Parking {
    credentials: Vec<String>,
    parked: Mutex<Vec<Option<Parked>>>,
    length: Duration,
}

/// A credential that is not used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parked {
    /// Until when.
    pub until: Instant,
    /// Why, such as `401 Bad credentials`.
    pub reason: String,
    /// Whether GitHub has not rejected it, but failed: then it is used where no other one is left.
    pub is_spare: bool,
}

impl Parking {
    /// The parking of these credentials, which are shown as they are and contain no secret, such as `app 1, installation 2`.
    pub fn new(credentials: Vec<String>, length: Duration) -> Parking {
        let parked = Mutex::new(vec![None; credentials.len()]);
        Parking { credentials, parked, length }
    }

    /// Do not use a credential for a while.
    pub fn park(&self, position: usize, reason: &str) {
        self.set(position, reason, false);
    }

    /// Use a credential for a while only where no other one is left.
    pub fn spare(&self, position: usize, reason: &str) {
        self.set(position, reason, true);
    }

    /// Use a credential again that GitHub has not rejected, as it is known to work.
    pub fn release(&self, position: usize) {
        if let Some(parked) = self.parked().get_mut(position) {
            parked.take_if(|parked| parked.is_spare);
        }
    }

    fn set(&self, position: usize, reason: &str, is_spare: bool) {
        let until = deadline::after(Instant::now(), self.length);
        if let Some(parked) = self.parked().get_mut(position) {
            *parked = Some(Parked { until, reason: reason.to_owned(), is_spare });
        }
    }

    /// Why and until when a credential is not used; None if it is used.
    pub fn of(&self, position: usize) -> Option<Parked> {
        let now = Instant::now();
        self.parked().get(position).cloned().flatten().filter(|parked| parked.until > now)
    }

    /// Which of these credentials are used.
    pub fn usable(&self, positions: impl IntoIterator<Item = usize>) -> Vec<usize> {
        positions.into_iter().filter(|position| self.of(*position).is_none()).collect()
    }

    /// The message of the error that none of these credentials is left: each with the reason and the time at which it is
    /// used again.
    pub fn message(&self, positions: &[usize]) -> String {
        let (now, clock) = (Instant::now(), Utc::now());
        let line = |position: &usize| {
            let credential = self.credentials.get(*position).map_or("a credential", String::as_str);
            let parked = self.of(*position)?;
            let left = TimeDelta::from_std(parked.until.saturating_duration_since(now)).unwrap_or(TimeDelta::MAX);
            let time = deadline::later(clock, left).to_rfc3339_opts(SecondsFormat::Secs, true);
            Some(format!("{credential} (clients[{position}]): {}, used again at {time}", parked.reason))
        };
        let listed: Vec<String> = positions.iter().take(MOST_LISTED).filter_map(line).collect();
        let more = positions.len().saturating_sub(MOST_LISTED);
        let more = if more == 0 { String::new() } else { format!("; and {more} more") };
        format!("no credential is left that GitHub accepts: {}{more}", listed.join("; "))
    }

    fn parked(&self) -> MutexGuard<'_, Vec<Option<Parked>>> {
        self.parked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_parked_credential_is_used_again_after_a_while() {
        let parking = Parking::new(vec!["token".into(), "app 1".into(), "basic".into()], PARKED_FOR);
        parking.park(1, "401 Bad credentials");
        assert_eq!((parking.usable(0..3), parking.usable([1])), (vec![0, 2], vec![]));
        let message = parking.message(&[1]);
        assert!(message.contains("app 1 (clients[1]): 401 Bad credentials, used again at 2"), "{message}");
        tokio::time::advance(Duration::from_secs(299)).await;
        assert_eq!(parking.usable(0..3), [0, 2]);
        tokio::time::advance(Duration::from_secs(2)).await;
        assert_eq!((parking.usable(0..3), parking.of(1)), (vec![0, 1, 2], None));
        parking.park(7, "no such credential");
        assert_eq!(parking.of(7), None);
        parking.park(0, "401 Bad credentials");
        parking.spare(1, "502");
        (0..3).for_each(|position| parking.release(position));
        assert_eq!(parking.usable(0..3), [1, 2]);
    }
}
