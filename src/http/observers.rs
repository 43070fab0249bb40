//! Events of sending, for the observers of a session: each attempt, each wait and each retry. A call that
//! nobody observes has no trace, and costs nothing here.

use std::any::Any;
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use chrono::{DateTime, Utc};
use futures_util::future::BoxFuture;
use http::{HeaderMap, Method, Version};

use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::{Response, number};
use crate::http::secrets::{masked, redacted_with};

/// What observes requests: the hooks of a user, logging, tracing.
pub trait Observer: Any + fmt::Debug + Send + Sync {
    /// Whether it observes a call that begins now.
    fn is_enabled(&self) -> bool {
        true
    }

    /// Whether it must run before each request is sent. No caller can run it before a prefetch, so nothing is
    /// prefetched then.
    fn precedes_requests(&self) -> bool {
        false
    }

    /// Called before a request is sent. Returns headers to add.
    fn before(&self, attempt: &Arc<Attempt>) -> BoxFuture<'static, Result<HeaderMap>>;

    /// Called after a response or a failure, and before a wait or a retry.
    fn after(&self, event: &Arc<Event>) -> BoxFuture<'static, Result<()>>;
}

/// The observers of a session, beside the logger of the process.
#[derive(Debug, Clone, Default)]
pub struct Observers {
    /// The hooks of the user.
    pub hooks: Option<Arc<dyn Observer>>,
    /// Instrumentation, such as tracing.
    pub instrumentation: Option<Arc<dyn Observer>>,
}

/// The observer that logs the requests of all sessions.
static LOGGER: OnceLock<Arc<dyn Observer>> = OnceLock::new();

/// Set the observer that logs the requests of all sessions. The first one stays.
pub fn set_logger(logger: Arc<dyn Observer>) {
    let _ = LOGGER.set(logger);
}

impl Observers {
    /// Whether one of them must run before each request is sent.
    pub fn precede_requests(&self) -> bool {
        let both = [&self.hooks, &self.instrumentation];
        both.into_iter().flatten().any(|observer| observer.is_enabled() && observer.precedes_requests())
    }

    fn enabled(&self) -> impl Iterator<Item = &Arc<dyn Observer>> {
        let all = [self.hooks.as_ref(), self.instrumentation.as_ref(), LOGGER.get()];
        all.into_iter().flatten().filter(|observer| observer.is_enabled())
    }
}

/// One attempt to send a request.
pub struct Attempt {
    /// Method.
    pub method: Method,
    /// URL without secrets.
    pub url: String,
    /// The path below the URL of the API; None for another origin.
    pub path: Option<String>,
    /// Headers without secrets.
    pub headers: HeaderMap,
    /// Size of the body in bytes.
    pub bytes: u64,
    /// The number of the attempt within its call, from 1. Retries, redirects and repeated requests count.
    pub number: u32,
    /// Whether the request is a prefetch.
    pub prefetched: bool,
    /// When the attempt began.
    pub began: DateTime<Utc>,
    /// A value for the observers' own use.
    pub slot: OnceLock<Box<dyn Any + Send + Sync>>,
}

impl fmt::Debug for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Attempt({} {} {})", self.number, self.method, self.url)
    }
}

impl Attempt {
    /// `secrets` are the secrets of the call, which nothing shows.
    fn of(request: &Request, number: u32, path: Option<String>, secrets: &[String]) -> Attempt {
        let body = request.body.as_ref().map(|body| body.len() as u64);
        Attempt {
            method: request.method.clone(),
            url: redacted_with(request.url.as_str(), secrets),
            path: path.map(|path| redacted_with(&path, secrets)),
            headers: masked(&request.headers, secrets),
            bytes: body.or_else(|| request.upload.as_ref().map(|upload| upload.source.size())).unwrap_or(0),
            number,
            prefetched: request.context.speculative,
            began: Utc::now(),
            slot: OnceLock::new(),
        }
    }
}

/// What happened.
#[derive(Debug)]
pub struct Event {
    /// The attempt that it concerns; of a wait or a retry, the attempt that follows.
    pub attempt: Arc<Attempt>,
    /// What happened.
    pub what: What,
}

/// What happened to an attempt.
#[derive(Debug)]
pub enum What {
    /// A response was received.
    Response(Received),
    /// The attempt failed without a response.
    Failure {
        /// The error.
        error: Error,
        /// Time since the attempt began.
        elapsed: Duration,
    },
    /// The request will be sent after a wait, or retried.
    Repeat {
        /// Status of the response that is the reason, if there is one.
        status: Option<u16>,
        /// Length of the wait.
        wait: Duration,
        /// The reason.
        reason: String,
    },
}

/// A response, as observers see it.
#[derive(Debug)]
pub struct Received {
    /// Status code.
    pub status: u16,
    /// Headers without secrets.
    pub headers: HeaderMap,
    /// Headers of the request without secrets, including those that observers added.
    pub request_headers: HeaderMap,
    /// Size of the decompressed body in bytes; None while it is being streamed.
    pub bytes: Option<u64>,
    /// Time from the beginning of the attempt to the end of the body.
    pub elapsed: Duration,
    /// The version of HTTP; None for a response that did not come over a connection.
    pub version: Option<Version>,
    /// What the cache did; None if there is no cache for the request.
    pub cache: Option<CacheState>,
}

/// What the cache did with a response.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CacheState {
    /// The response was neither in the cache nor stored there.
    Miss,
    /// The response was stored.
    Stored,
    /// The response confirmed a stored one, which is returned to the caller.
    Revalidated,
}

impl CacheState {
    /// The name of the state.
    pub fn name(self) -> &'static str {
        match self {
            CacheState::Miss => "miss",
            CacheState::Stored => "stored",
            CacheState::Revalidated => "revalidated",
        }
    }
}

impl Received {
    /// `request_headers` and `headers` are without secrets.
    fn of(
        response: &Response,
        request_headers: HeaderMap,
        headers: HeaderMap,
        bytes: Option<u64>,
        elapsed: Duration,
    ) -> Received {
        let (status, version) = (response.status, response.version);
        Received { status, headers, request_headers, bytes, elapsed, version, cache: None }
    }

    /// A number in a header, such as the requests left in the quota.
    pub fn number(&self, header: &str) -> Option<u64> {
        number(self.headers.get(header)?.to_str().ok()?)
    }
}

/// The trace of an observed call: its observers, and the events so far.
#[derive(Debug)]
pub struct Trace {
    observers: Vec<Arc<dyn Observer>>,
    sent: AtomicU32,
    state: Mutex<State>,
    /// Whether the caller has gone on, while the body of the response is still being read.
    detached: AtomicBool,
    /// The events of a prefetch until the listing reaches its page, or of a request until its response was taken.
    kept: Option<Mutex<Vec<Arc<Event>>>>,
    /// Whether observers run before each request.
    precedes: bool,
}

#[derive(Debug, Default)]
struct State {
    /// The last attempt.
    attempt: Option<Arc<Attempt>>,
    /// The headers that observers added last.
    added: HeaderMap,
    /// The event of the last response, which the cache may still complete.
    response: Option<Event>,
    /// The secrets of the call, which no event shows.
    secrets: Arc<[String]>,
}

impl Trace {
    /// The trace of a call; None if nobody observes it. `secrets` returns what no event shows.
    pub fn begin(observers: &Observers, prefetched: bool, secrets: impl FnOnce() -> Vec<String>) -> Option<Arc<Trace>> {
        Trace::with(observers, prefetched.then(Mutex::default), !prefetched, secrets)
    }

    /// The trace of a request whose response must not be lost: an observer may raise only when it was taken, in
    /// [`Trace::replay`].
    pub fn deferred(observers: &Observers, secrets: impl FnOnce() -> Vec<String>) -> Option<Arc<Trace>> {
        Trace::with(observers, Some(Mutex::default()), true, secrets)
    }

    fn with(
        observers: &Observers,
        kept: Option<Mutex<Vec<Arc<Event>>>>,
        precedes: bool,
        secrets: impl FnOnce() -> Vec<String>,
    ) -> Option<Arc<Trace>> {
        observers.enabled().next()?;
        let observers = observers.enabled().cloned().collect();
        let (sent, detached) = (AtomicU32::new(0), AtomicBool::new(false));
        let state = Mutex::new(State { secrets: secrets().into(), ..State::default() });
        Some(Arc::new(Trace { observers, sent, state, detached, kept, precedes }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A request is about to be sent: notify the observers, and return the attempt and the headers that they add. `path`
    /// is the path below the URL of the API, None for another origin; `secrets` are those of the session and of the
    /// request as they are now.
    pub async fn before(
        &self,
        request: &Request,
        path: Option<String>,
        secrets: Vec<String>,
    ) -> Result<(Arc<Attempt>, HeaderMap)> {
        self.flush().await?;
        let number = self.sent.fetch_add(1, Ordering::Relaxed).saturating_add(1);
        let secrets: Arc<[String]> = secrets.into();
        let attempt = Arc::new(Attempt::of(request, number, path, &secrets));
        {
            let mut state = self.state();
            state.attempt = Some(attempt.clone());
            state.secrets = secrets;
        }
        let mut added = HeaderMap::new();
        if self.is_detached() {
            // The rest of a streamed body is requested as its beginning was.
            return Ok((attempt, self.state().added.clone()));
        }
        for observer in self.observers.iter().filter(|_| self.precedes) {
            added.extend(observer.before(&attempt).await?);
        }
        self.state().added.clone_from(&added);
        Ok((attempt, added))
    }

    /// The head of a response whose body is streamed was received: from now on, no caller waits for the request.
    pub fn detach(&self) {
        self.detached.store(true, Ordering::Relaxed);
    }

    fn is_detached(&self) -> bool {
        self.detached.load(Ordering::Relaxed)
    }

    /// A response was received. The observers are notified when the layers above have seen it. `request` has the headers
    /// that they added.
    pub fn received(&self, attempt: &Arc<Attempt>, request: &Request, response: &Response, elapsed: Duration) {
        if self.is_detached() {
            return;
        }
        let part = request.download.as_ref().and_then(|download| download.part()).filter(|_| response.is_success());
        let bytes = part.map_or(response.body.len() as u64, |part| part.done);
        let mut state = self.state();
        let [sent, received] = [&request.headers, &response.headers].map(|headers| masked(headers, &state.secrets));
        let what = What::Response(Received::of(response, sent, received, Some(bytes), elapsed));
        state.response = Some(Event { attempt: attempt.clone(), what });
    }

    /// The cache has seen the last response.
    pub fn cached(&self, state: CacheState) {
        if let Some(Event { what: What::Response(received), .. }) = &mut self.state().response {
            received.cache = Some(state);
        }
    }

    /// Notify the observers of the head of a response whose body is streamed.
    pub async fn streaming(&self, head: &Response) -> Result<()> {
        let (attempt, added, received) = match &*self.state() {
            State { attempt: Some(attempt), added, secrets, .. } => {
                (attempt.clone(), masked(added, secrets), masked(&head.headers, secrets))
            }
            State { attempt: None, .. } => return Ok(()),
        };
        let elapsed = Utc::now().signed_duration_since(attempt.began).to_std().unwrap_or_default();
        let mut headers = attempt.headers.clone();
        headers.extend(added);
        let what = What::Response(Received::of(head, headers, received, None, elapsed));
        self.report_now(&Arc::new(Event { attempt, what })).await
    }

    /// An attempt failed without a response.
    pub async fn failed(&self, attempt: &Arc<Attempt>, error: &Error, elapsed: Duration) -> Result<()> {
        if matches!(error, Error::Callback(_) | Error::Interrupted) {
            return Ok(()); // the user's own
        }
        let what = What::Failure { error: error.duplicate(), elapsed };
        self.report(Event { attempt: attempt.clone(), what }).await
    }

    /// The request is to be sent after a wait, or retried.
    pub fn repeating<'a>(
        &'a self,
        request: &'a Request,
        status: Option<u16>,
        wait: Duration,
        reason: &str,
    ) -> BoxFuture<'a, Result<()>> {
        let secrets = self.state().secrets.clone();
        let what = What::Repeat { status, wait, reason: redacted_with(reason, &secrets) };
        Box::pin(async move {
            self.flush().await?;
            let number = self.sent.load(Ordering::Relaxed).saturating_add(1);
            let path = self.state().attempt.as_ref().and_then(|attempt| attempt.path.clone());
            let attempt = Arc::new(Attempt::of(request, number, path, &secrets));
            self.report(Event { attempt, what }).await
        })
    }

    /// Report the last response to the observers, unless it was reported already.
    pub fn flush(&self) -> BoxFuture<'_, Result<()>> {
        let response = self.state().response.take();
        Box::pin(async move {
            match response {
                Some(event) => self.report(event).await,
                None => Ok(()),
            }
        })
    }

    /// Report the events that were kept to the observers.
    pub fn replay(&self) -> BoxFuture<'_, Result<()>> {
        let kept = self.kept.as_ref().map(|kept| std::mem::take(&mut *locked(kept)));
        Box::pin(async move {
            for event in kept.into_iter().flatten() {
                self.report_now(&event).await?;
            }
            Ok(())
        })
    }

    async fn report(&self, event: Event) -> Result<()> {
        if self.is_detached() {
            return Ok(());
        }
        let event = Arc::new(event);
        match &self.kept {
            Some(kept) => {
                locked(kept).push(event);
                Ok(())
            }
            None => self.report_now(&event).await,
        }
    }

    async fn report_now(&self, event: &Arc<Event>) -> Result<()> {
        for observer in &self.observers {
            observer.after(event).await?;
        }
        Ok(())
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
