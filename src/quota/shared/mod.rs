//! Quotas that several processes share. Each process is a holder: it exchanges claims for shares with a broker, in a
//! thread of its own, and its requests use the share without any I/O.

mod account;
mod holder;
pub mod ledger;
pub mod machine;
pub mod message;
mod shares;
#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::cast_possible_truncation
)]
mod tests;

use std::any::Any;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use crate::quota::shared::account::Shared;
use crate::quota::{Account, Principal, Quota};

pub use crate::quota::shared::message::{Claim, Share, exchange_by};

/// Divides quotas between processes. Its functions are called in threads that may block, for one exchange at a time for
/// each principal.
pub trait Broker: Any + fmt::Debug + Send + Sync {
    /// Random bytes that are the same for all its holders, with which principals are hashed.
    fn salt(&self) -> Result<Vec<u8>, String>;

    /// Exchange a claim for a share. `key` is the hash of a principal.
    fn exchange(&self, key: &str, claim: &Claim) -> Result<Share, String>;

    /// It failed for the first time, or again after it worked; requests go on with the last share.
    fn failed(&self, _error: &str) {}
}

/// Maximum number of accounts from which on those that no session uses are forgotten.
const MOST: usize = 256;

/// The quotas of a broker.
pub struct SharedQuota {
    broker: Arc<dyn Broker>,
    accounts: Mutex<Vec<(Principal, Weak<Shared>)>>,
}

impl SharedQuota {
    /// The quotas of a broker.
    pub fn new(broker: Arc<dyn Broker>) -> SharedQuota {
        SharedQuota { broker, accounts: Mutex::default() }
    }

    /// The broker.
    pub fn broker(&self) -> &Arc<dyn Broker> {
        &self.broker
    }
}

impl Quota for SharedQuota {
    fn account(&self, principal: &Principal) -> Arc<dyn Account> {
        let mut accounts = self.accounts.lock().unwrap_or_else(PoisonError::into_inner);
        let known = accounts.iter().find(|(known, _)| known == principal).and_then(|(_, account)| account.upgrade());
        if let Some(account) = known {
            return account;
        }
        accounts.retain(|(known, account)| known != principal && account.strong_count() > 0);
        let account = Arc::new(Shared::new(self.broker.clone(), principal.clone()));
        if accounts.len() < MOST {
            accounts.push((principal.clone(), Arc::downgrade(&account)));
        }
        account
    }
}

impl fmt::Debug for SharedQuota {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SharedQuota").field("broker", &self.broker).finish_non_exhaustive()
    }
}
