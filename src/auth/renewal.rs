//! Renewal of credentials: one call renews a credential for all that use it, whatever transport, event hooks or
//! instrumentation its requests pass through. Installation tokens and tokens of users are renewed here.

use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use arc_swap::ArcSwapOption;
use chrono::{DateTime, TimeDelta, Utc};
use futures_util::future::BoxFuture;
use tokio::sync::watch;
use tokio::time::{Instant, timeout};

use crate::http::error::{Error, Result};
use crate::http::observers::Trace;
use crate::http::wait_budget::WaitBudget;
use crate::runtime::single_flight::{Entry, SingleFlight};
use crate::runtime::{deadline, driver, host};

/// Pause after a failed renewal while the old credential is still valid, and after the replacement of one that GitHub
/// rejected.
#[allow(clippy::disallowed_methods)] // evaluated by the compiler
pub const PAUSE: TimeDelta = TimeDelta::seconds(30);

/// How long a call without a timeout waits for a renewal by another one. Code of the user runs meanwhile, such as a
/// transport, and may itself wait for the call.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// How often a call that waits looks whether the renewal by another one takes too long.
const STEP: Duration = Duration::from_millis(500);

/// What is known of the last renewal.
#[derive(Debug, Default)]
pub struct Attempt {
    /// Why it failed.
    failure: Option<Arc<Error>>,
    /// While the old credential is valid, there is no renewal before this time.
    pub not_before: DateTime<Utc>,
    /// A renewal in the background, which goes on when the call that began it is cancelled.
    pending: Option<Pending>,
}

impl Attempt {
    /// Wait for the renewal in the background that a cancelled call has left, or begin one.
    pub async fn in_background(&mut self, begin: impl FnOnce() -> Result<Pending>) -> Result<()> {
        if let Some(over) = self.pending.take_if(|pending| pending.is_over()) {
            over.traces.replay().await?;
        }
        let pending = match &mut self.pending {
            Some(pending) => pending,
            none => none.insert(begin()?),
        };
        let ended = pending.ended().await;
        let traces = pending.traces.clone();
        self.pending = None;
        traces.replay().await?;
        ended
    }
}

/// A renewal in the background.
#[derive(Debug)]
pub struct Pending {
    /// The outcome, None before the end.
    ending: watch::Receiver<Option<std::result::Result<(), Arc<Error>>>>,
    traces: Traces,
}

impl Pending {
    /// Begin a renewal, as a part of the current call.
    pub fn begin(work: impl Future<Output = Result<()>> + Send + 'static, traces: Traces) -> Result<Pending> {
        let (end, ending) = watch::channel(None);
        let work = async move {
            let outcome = work.await.map_err(Arc::new);
            let _ = end.send(Some(outcome)); // all calls that wait may have been cancelled
        };
        driver::spawn(host::on_behalf(host::call_id(), work))?.detach();
        Ok(Pending { ending, traces })
    }

    fn is_over(&self) -> bool {
        self.ending.borrow().is_some() || self.ending.has_changed().is_err()
    }

    async fn ended(&mut self) -> Result<()> {
        match self.ending.wait_for(Option::is_some).await.ok().and_then(|outcome| outcome.clone()) {
            Some(outcome) => outcome.map_err(|error| error.duplicate()),
            None => Err(Error::Transport("the runtime of the renewal has ended".to_owned())),
        }
    }
}

/// The traces of requests in the background. A call that waits for these notifies the observers.
#[derive(Debug, Clone, Default)]
pub struct Traces(Arc<Mutex<Vec<Arc<Trace>>>>);

impl Traces {
    /// Keep the trace of a request.
    pub fn keep(&self, trace: Arc<Trace>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(trace);
    }

    async fn replay(&self) -> Result<()> {
        let traces = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        for trace in traces {
            trace.replay().await?;
        }
        Ok(())
    }
}

/// How long a renewal has waited for rate limits. Calls that wait for the renewal wait as much longer.
#[derive(Debug, Default)]
pub struct Pauses(ArcSwapOption<(Arc<WaitBudget>, Duration)>);

impl Pauses {
    /// A renewal begins that takes its waits from this budget, or does not wait.
    pub fn begin(&self, budget: Option<&Arc<WaitBudget>>) {
        self.0.store(budget.map(|budget| Arc::new((budget.clone(), budget.spent()))));
    }

    /// The waits of the renewal so far.
    pub fn length(&self) -> Duration {
        self.0.load().as_ref().map_or(Duration::ZERO, |began| began.0.spent().saturating_sub(began.1))
    }
}

/// How much a renewal is needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// Not at all.
    Nothing,
    /// It is due, but the old credential serves meanwhile.
    Soon,
    /// Requests wait for it.
    Now,
}

/// A credential that is renewed.
pub trait Renewable: Send + Sync {
    /// Held by the one who renews.
    fn flight(&self) -> &SingleFlight<Attempt>;

    /// Whether it must be renewed.
    fn need(&self) -> Need;

    /// Whether an error of this call concerns the others that wait, and not only a call that cannot run callbacks.
    fn shares_failures(&self) -> bool {
        true
    }

    /// Whether another call's renewal takes so long that this one, which has waited for some time, waits no longer.
    fn is_overdue(&self, waited: Duration) -> bool;

    /// The error of a call that waits no longer. It does not renew the credential itself, as all calls that wait would.
    fn overdue(&self) -> Error;

    /// Renew it. `attempt` is None if the call cannot wait for another renewal of the same credential, because it is part
    /// of that one, as in an event hook.
    fn renew<'a>(&'a self, attempt: Option<&'a mut Attempt>) -> BoxFuture<'a, Result<()>>;
}

/// Whether an error concerns every call, and not only the one that renews.
pub fn is_shared(error: &Error) -> bool {
    !matches!(error, Error::Interrupted | Error::Closed | Error::Callback(_) | Error::Panic(_))
}

/// Wait for the turn to renew a credential, unless the renewal by another call is overdue.
pub async fn enter(credential: &dyn Renewable) -> Entry<Attempt> {
    let began = Instant::now();
    let mut entering = pin!(credential.flight().enter());
    loop {
        match timeout(STEP, &mut entering).await {
            Ok(turn) => return turn.map_or(Entry::Within, Entry::Turn),
            Err(_) if credential.is_overdue(began.elapsed()) => return Entry::Busy,
            Err(_) => {}
        }
    }
}

/// Renew a credential if that is needed. All calls that wait for a renewal get its outcome, also its error.
pub async fn ensure(credential: &dyn Renewable) -> Result<()> {
    let flight = credential.flight();
    let need = credential.need();
    if need == Need::Nothing {
        return Ok(());
    }
    let seen = flight.ended();
    let mut turn = match (flight.try_enter(), need) {
        (Entry::Turn(turn), _) => turn,
        (_, Need::Soon) => return Ok(()),
        _ => match enter(credential).await {
            Entry::Turn(turn) => turn,
            Entry::Within => return credential.renew(None).await,
            Entry::Busy => return Err(credential.overdue()),
        },
    };
    let need = credential.need();
    if need == Need::Nothing || (need == Need::Soon && Utc::now() < turn.not_before) {
        return Ok(());
    }
    if let Some(failure) = turn.failure.as_ref().filter(|_| need == Need::Now && turn.follows(seen)) {
        return Err(failure.duplicate());
    }
    turn.failure = None;
    match credential.renew(Some(&mut turn)).await {
        Err(_) if credential.need() == Need::Soon => {
            turn.not_before = deadline::later(Utc::now(), PAUSE);
            Ok(())
        }
        Err(error) => {
            turn.failure = (credential.shares_failures() && is_shared(&error)).then(|| Arc::new(error.duplicate()));
            Err(error)
        }
        Ok(()) => Ok(()),
    }
}
