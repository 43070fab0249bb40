//! The class `Cassette`, which `ferrohub.testing` uses.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use pyo3::prelude::*;

use crate::calls::blocking;
use crate::errors::Failure;
use crate::handle::ClientSession;
use crate::values::owner;
use ferrohub::bindings::auth::credential::{Auth, Secret};
use ferrohub::bindings::cassette;
use ferrohub::bindings::cassette::{Matcher, Record, Scrub};
use ferrohub::bindings::http::context::Source;
use ferrohub::bindings::http::transport::{Nowhere, Transport};
use ferrohub::bindings::runtime::thread_pool;
use ferrohub::bindings::session::Settings;

/// A cassette: a file of requests and their responses, which are recorded once and replayed in tests.
///
/// :param path: path of the file
/// :param record: ``"once"``, ``"none"``, ``"new_episodes"`` or ``"all"``
/// :param match_on: parts of a request that must equal those of the recorded one: ``"method"``, ``"scheme"``, ``"host"``, ``"path"``, ``"query"``,
///     ``"uri"``, ``"headers"``, ``"body"``
/// :param secrets: texts to remove from recordings, in addition to the credentials of the session
/// :param patterns: regular expressions of texts to remove from recordings
/// :param keep_emails: whether recordings contain e-mail addresses
/// :param allow_repeats: whether the last response recorded for a request is replayed any number of times
#[pyclass(frozen, module = "ferrohub.testing", name = "Cassette")]
pub struct Cassette {
    core: Arc<cassette::Cassette>,
    inserted: Mutex<Option<Inserted>>,
}

/// The session that uses a cassette, and its previous transport.
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
        py: Python<'_>,
        path: PathBuf,
        record: &str,
        match_on: Option<Vec<String>>,
        secrets: Vec<String>,
        patterns: Vec<String>,
        keep_emails: bool,
        allow_repeats: bool,
    ) -> PyResult<Cassette> {
        let open = move |record: String| {
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
            cassette::Cassette::open(path, record, matchers, scrub)
        };
        let record = record.to_owned();
        // The file may be on a drive that does not respond: Ctrl-C ends the wait.
        let opened = thread_pool::run(move || open(record));
        let core = blocking::block(py, async { opened.await? })?.allow_repeats(allow_repeats);
        Ok(Cassette { core: Arc::new(core), inserted: Mutex::new(None) })
    }

    /// Send the requests of a session to the cassette.
    ///
    /// :param session: the session, or a client or resource of it
    fn insert(&self, session: &Bound<'_, PyAny>) -> PyResult<()> {
        let session = owner::session_of(session)?;
        let before = session.get().core.insert(self.core.clone());
        *self.inserted.lock().unwrap_or_else(PoisonError::into_inner) = Some((session, before));
        Ok(())
    }

    /// Restore the previous transport of the session.
    fn eject(&self) {
        if let Some((session, before)) = self.inserted.lock().unwrap_or_else(PoisonError::into_inner).take() {
            session.get().core.set_transport(before);
        }
    }

    /// Write the file, if anything was recorded.
    ///
    /// :raises CassetteError: the file cannot be written, or would contain a credential; no partial file is left
    fn save(&self, py: Python<'_>) -> PyResult<()> {
        Ok(py.detach(|| self.core.save()).map_err(Failure::from)?)
    }

    /// Write the file anew without secrets, also if nothing was recorded.
    ///
    /// :raises CassetteError: the file cannot be written, or a secret in it cannot be replaced; the file is unchanged
    fn scrub(&self, py: Python<'_>) -> PyResult<()> {
        Ok(py.detach(|| self.core.scrub()).map_err(Failure::from)?)
    }

    /// Number of recorded requests.
    #[getter]
    fn recorded(&self) -> usize {
        self.core.recorded()
    }

    /// Number of replayed requests.
    #[getter]
    fn played(&self) -> usize {
        self.core.played()
    }

    /// The recorded requests that were not replayed, as ``"GET https://..."``.
    #[getter]
    fn unused(&self) -> Vec<String> {
        self.core.unused()
    }

    fn __repr__(&self) -> String {
        format!("<Cassette {}>", self.core.path().display())
    }
}

/// Number of running tests that only replay.
static REPLAYING: AtomicUsize = AtomicUsize::new(0);

/// Mark the start or the end of a test whose requests are all replayed: clients created in between need no credential.
///
/// :param begins: True at the start, False at the end
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

/// The session of a resource. For one that a test makes with None or a mock, it is one whose requests raise. It has a
/// credential, so that operations that require one do not raise for another reason.
pub fn session_of(value: &Bound<'_, PyAny>) -> PyResult<Py<ClientSession>> {
    let py = value.py();
    if !(value.is_none() || is_mock(value)?) {
        return owner::session_of(value);
    }
    let session = ClientSession::with(Settings::default());
    session.set_auth(Auth::Token(Secret::new("made-by-hand")));
    session.core.set_transport(Arc::new(Nowhere));
    Py::new(py, session)
}

/// Whether it is a mock of the standard library, which only a program that has imported that module can have.
fn is_mock(value: &Bound<'_, PyAny>) -> PyResult<bool> {
    let mocks = value.py().import("ferrohub._loaded")?.getattr("loaded")?.call1(("unittest.mock",))?;
    Ok(!mocks.is_none() && value.is_instance(&mocks.getattr("NonCallableMock")?)?)
}

/// Send the requests of a session to the cassette that another session uses, if it uses one.
///
/// :param session: the session, such as a copy
/// :param other: the session that may use a cassette
#[pyfunction]
pub fn _share_cassette(session: &Bound<'_, ClientSession>, other: &Bound<'_, ClientSession>) {
    let transport = other.get().core.transport();
    if matches!(transport.source(), Source::Cassette | Source::Recorder) {
        session.get().core.set_transport(transport);
    }
}

/// Make every request of a session raise, as for resources that tests build from JSON.
///
/// :param session: the session
#[pyfunction]
pub fn _unplug(session: &Bound<'_, ClientSession>) {
    session.get().core.set_transport(Arc::new(Nowhere));
}
