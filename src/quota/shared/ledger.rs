//! The shares of all principals, in memory: what a broker in a cluster keeps.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use tokio::time::Instant;

use crate::quota::shared::message::{Claim, Share, respond_to};
use crate::quota::shared::shares::Shares;

/// Maximum number of principals.
const MOST: usize = 4096;

/// Divides quotas between holders that reach it by messages.
#[derive(Debug)]
pub struct Ledger {
    began: Instant,
    /// Whether it replaces another one, which may have granted shares.
    resumed: bool,
    shares: Mutex<HashMap<String, Shares>>,
}

impl Default for Ledger {
    fn default() -> Ledger {
        Ledger::new(false)
    }
}

impl Ledger {
    /// A ledger without any shares.
    ///
    /// `resumed`: whether it replaces another one, which may have granted shares
    pub fn new(resumed: bool) -> Ledger {
        Ledger { began: Instant::now(), resumed, shares: Mutex::default() }
    }

    /// Exchange a claim for a share.
    pub fn exchange(&self, key: &str, claim: &Claim) -> Result<Share, String> {
        let now = u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX);
        let mut all = self.shares.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST && !all.contains_key(key) {
            return Err(format!("the broker has the quotas of {MOST} credentials, which is the most"));
        }
        let found = || if self.resumed { Shares::resumed(0) } else { Shares::default() };
        Ok(all.entry(key.to_owned()).or_insert_with(found).exchange(now, claim, |_| true))
    }

    /// The same with messages in JSON.
    pub fn exchange_message(&self, message: &str) -> Result<String, String> {
        respond_to(message, |key, claim| self.exchange(key, claim))
    }
}
