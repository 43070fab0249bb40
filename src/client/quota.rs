//! Quotas that several processes share.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use crate::client::error::{Error, Result};
use crate::http::error;
use crate::quota::shared::ledger::Ledger;
use crate::quota::shared::{Broker, Claim, Share, SharedQuota, exchange_by, machine};
use crate::runtime::thread_pool;

/// The processes that share the quotas of a credential. Together they have at most 100 requests in flight. When one of them
/// reaches a rate limit, those with [`RateLimit::Wait`](crate::RateLimit::Wait) stop until it resets. Clones share the
/// quotas.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), ferrohub::Error> {
/// # let folder = tempfile::tempdir().unwrap().path().join("quota");
/// use ferrohub::{Client, Quota};
///
/// let quota = Quota::in_folder(folder).await?;
/// let client = Client::builder().token("...").quota(&quota).build()?;
/// # drop(client);
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone)]
pub struct Quota(pub(super) Arc<SharedQuota>);

impl Quota {
    /// Share quotas with all processes of this user on this machine, through a private folder in the user's folder for
    /// caches.
    ///
    /// # Errors
    /// [`Error::Argument`] if the user has no home directory, or the folder cannot be used.
    pub async fn machine() -> Result<Quota> {
        Quota::in_folder(machine::default_folder()?).await
    }

    /// Share quotas with all processes that use the same folder. It is created with private permissions if it does not
    /// exist, and contains no credentials.
    ///
    /// # Errors
    /// [`Error::Argument`] if the folder cannot be used, such as one that other users can write to.
    pub async fn in_folder(folder: impl Into<PathBuf>) -> Result<Quota> {
        let folder = folder.into();
        let opened = thread_pool::run(move || machine::in_folder(&folder, None)).await.map_err(error::Error::from)?;
        Ok(Quota(opened?))
    }

    /// Share quotas with all processes that use the same broker.
    pub fn through(broker: impl QuotaBroker) -> Quota {
        Quota(Arc::new(SharedQuota::new(Arc::new(Reached(broker)))))
    }
}

/// What reaches the [`QuotaLedger`] that divides quotas, such as over a network. Its functions are called in a thread of
/// their own, and may block. If they fail, or take more than five seconds, requests go on with the last share.
pub trait QuotaBroker: fmt::Debug + Send + Sync + 'static {
    /// Random bytes with which credentials are hashed, the same for all processes.
    ///
    /// # Errors
    /// Why they cannot be read.
    fn salt(&self) -> std::result::Result<Vec<u8>, String>;

    /// Call [`QuotaLedger::exchange`] and return its result.
    ///
    /// # Errors
    /// Why it cannot be called.
    fn exchange(&self, message: &str) -> std::result::Result<String, String>;

    /// Called when it fails for the first time, or again after it worked.
    fn failed(&self, error: &str) {
        let _ = error;
    }
}

/// Divides quotas between the processes that reach it by a [`QuotaBroker`]. It keeps no credentials.
#[derive(Debug, Default)]
pub struct QuotaLedger(Ledger);

impl QuotaLedger {
    /// A ledger for which nothing is known.
    pub fn new() -> QuotaLedger {
        QuotaLedger::default()
    }

    /// Exchange a message of a process for the response to it. This neither blocks nor sends anything.
    ///
    /// # Errors
    /// [`Error::Argument`] if it is no message of this version.
    pub fn exchange(&self, message: &str) -> Result<String> {
        self.0.exchange_message(message).map_err(|error| Error::argument(&error))
    }
}

/// A broker of the user.
#[derive(Debug)]
struct Reached<B>(B);

impl<B: QuotaBroker> Broker for Reached<B> {
    fn salt(&self) -> std::result::Result<Vec<u8>, String> {
        self.0.salt()
    }

    fn exchange(&self, key: &str, claim: &Claim) -> std::result::Result<Share, String> {
        exchange_by(|message| self.0.exchange(&message), key, claim)
    }

    fn failed(&self, error: &str) {
        self.0.failed(error);
    }
}
