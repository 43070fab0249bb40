//! Cassettes as Python sees them; `ferrohub.testing` is the face of it.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use pyo3::prelude::*;

use crate::errors::Failure;
use crate::session::client_session::ClientSession;
use ferrohub::bindings::cassette::{Matcher, Record, Scrub, Tape};
use ferrohub::bindings::http::transport::{Nowhere, Transport};

/// A cassette: what was asked and answered, to be recorded and replayed.
///
/// :param path: the file
/// :param record: ``"once"``, ``"none"``, ``"new_episodes"`` or ``"all"``
/// :param match_on: what makes two requests equal: ``"method"``, ``"scheme"``, ``"host"``, ``"path"``, ``"query"``,
///     ``"uri"``, ``"headers"``, ``"body"``
/// :param secrets: texts that must not get into the file, beside the credentials of the session
/// :param patterns: regular expressions of what must not get into the file
/// :param keep_emails: whether e-mail addresses get into the file
/// :param allow_repeats: whether the last of equal recorded requests answers again and again
#[pyclass(frozen, module = "ferrohub.testing", name = "Cassette")]
pub struct Cassette {
    tape: Arc<Tape>,
    inserted: Mutex<Option<Inserted>>,
}

/// The session that a cassette is in, and the transport that was there before.
type Inserted = (Py<ClientSession>, Arc<dyn Transport>);

#[pymethods]
impl Cassette {
    #[new]
    #[allow(clippy::too_many_arguments)]
    #[pyo3(signature = (
        path, record="once", match_on=None, *, secrets=Vec::new(), patterns=Vec::new(), keep_emails=false,
        allow_repeats=false,
    ))]
    fn new(
        path: PathBuf,
        record: &str,
        match_on: Option<Vec<String>>,
        secrets: Vec<String>,
        patterns: Vec<String>,
        keep_emails: bool,
        allow_repeats: bool,
    ) -> PyResult<Cassette> {
        let open = || {
            let record: Record = record.parse()?;
            let matchers: Vec<Matcher> = match &match_on {
                Some(names) => names.iter().map(|name| name.parse()).collect::<Result<_, _>>()?,
                None => Matcher::DEFAULT.to_vec(),
            };
            let mut scrub = Scrub::default();
            for secret in &secrets {
                scrub.secret(secret);
            }
            for pattern in &patterns {
                scrub.pattern(pattern)?;
            }
            scrub.keep_emails(keep_emails);
            Tape::open(path, record, matchers, scrub)
        };
        let tape = open().map_err(Failure::from)?.allow_repeats(allow_repeats);
        Ok(Cassette { tape: Arc::new(tape), inserted: Mutex::new(None) })
    }

    /// Let a session's requests go to the cassette.
    ///
    /// :param session: the session, or a client or resource of it
    fn insert(&self, session: &Bound<'_, PyAny>) -> PyResult<()> {
        let session = ClientSession::from_any(session)?;
        let before = session.get().core.insert(self.tape.clone());
        *self.inserted.lock().unwrap_or_else(PoisonError::into_inner) = Some((session, before));
        Ok(())
    }

    /// Let the session's requests go where they went before.
    fn eject(&self) {
        if let Some((session, before)) = self.inserted.lock().unwrap_or_else(PoisonError::into_inner).take() {
            session.get().core.set_transport(before);
        }
    }

    /// Write what was recorded; nothing is written when nothing was.
    ///
    /// :raises CassetteError: the file cannot be written, or would hold a credential; nothing is left of it then
    fn save(&self, py: Python<'_>) -> PyResult<()> {
        Ok(py.detach(|| self.tape.save()).map_err(Failure::from)?)
    }

    /// How many requests were recorded.
    #[getter]
    fn recorded(&self) -> usize {
        self.tape.recorded()
    }

    /// How many requests were answered from the file.
    #[getter]
    fn played(&self) -> usize {
        self.tape.played()
    }

    /// The recorded requests that nobody made, as ``"GET https://..."``.
    #[getter]
    fn unused(&self) -> Vec<String> {
        self.tape.unused()
    }

    fn __repr__(&self) -> String {
        format!("<Cassette {}>", self.tape.path().display())
    }
}

/// How many tests are running that only replay.
static REPLAYING: AtomicUsize = AtomicUsize::new(0);

/// Say that a test begins, or ends, whose requests are all replayed: clients that are made meanwhile need no credential.
///
/// :param begins: whether it begins
#[pyfunction]
pub fn _replaying(begins: bool) {
    let change = |count: usize| Some(if begins { count + 1 } else { count.saturating_sub(1) });
    // The change is never None.
    let _ = REPLAYING.fetch_update(Ordering::SeqCst, Ordering::SeqCst, change);
}

/// Whether clients need no credential now.
pub fn is_replaying() -> bool {
    REPLAYING.load(Ordering::SeqCst) > 0
}

/// Let every request of a session be an error, as it is for resources that were made by hand.
///
/// :param session: the session
#[pyfunction]
pub fn _unplug(session: &Bound<'_, ClientSession>) {
    session.get().core.set_transport(Arc::new(Nowhere));
}
