//! Sessions with several credentials, for `ferrohub.pool`.

use std::sync::Arc;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use serde_json::{Map, Value, json};

use crate::errors::Failure;
use crate::handle::ClientSession;
use crate::session::options;
use ferrohub::bindings::credential_pool::members::{MemberStatus, Members};
use ferrohub::bindings::credential_pool::parking::{PARKED_FOR, Parking, says_suspended};
use ferrohub::bindings::http::error::Error;
use ferrohub::bindings::layers::credential_pool::settings::Pool;
use ferrohub::bindings::runtime::deadline;
use ferrohub::bindings::session::Settings;
use tokio::time::Instant;

/// A session that signs each request with the credential of one of several sessions; its other settings are those of the
/// first.
///
/// :param sessions: the sessions
/// :param owners: for each, the logins of the accounts that it is for; empty for any
#[pyfunction]
pub fn _pool_session(
    py: Python<'_>,
    sessions: Vec<Bound<'_, ClientSession>>,
    owners: Vec<Vec<String>>,
) -> PyResult<ClientSession> {
    let all: Vec<Arc<Settings>> = sessions.iter().map(|session| session.get().core.settings()).collect();
    let Some(first) = all.first() else { return Err(PyValueError::new_err("clients must not be empty")) };
    for (at, settings) in all.iter().enumerate() {
        if settings.urls.api != first.urls.api {
            let why = format!("clients[{at}] has another base_url than clients[0]");
            return Err(PyValueError::new_err(why));
        }
        if settings.pool.is_some() {
            return Err(PyTypeError::new_err(format!("clients[{at}] is a pool itself")));
        }
    }
    let credentials = sessions.iter().map(|session| session.get().current(py)).zip(owners).collect();
    let members = Members::new(credentials).map_err(Failure::from)?;
    let mut settings = Settings::clone(first);
    settings.pool = Some(Arc::new(Pool::new(members)));
    settings.auth_origin = all.iter().find_map(|settings| settings.auth_origin.clone());
    Ok(ClientSession::with(settings))
}

/// Whether the message of a 403 says that the account or the installation of the credential is suspended.
///
/// :param message: the message
#[pyfunction]
pub fn _says_suspended(message: &str) -> bool {
    says_suspended(message)
}

/// What happened to each credential of a session made by `_pool_session`: dicts, with times in seconds from now.
///
/// :param session: the session
#[pyfunction]
pub fn _pool_status<'py>(py: Python<'py>, session: &Bound<'py, ClientSession>) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let settings = session.get().core.settings();
    let status = settings.pool.as_ref().map(|pool| pool.status(&settings)).unwrap_or_default();
    status.iter().map(|member| options::python(py, &described(member, Instant::now()))).collect()
}

fn described(member: &MemberStatus, now: Instant) -> Value {
    let left = |until: Instant| until.saturating_duration_since(now).as_secs_f64();
    let quotas: Map<String, Value> = member
        .standing
        .levels
        .iter()
        .map(|(resource, level)| {
            let value =
                json!({ "remaining": level.remaining, "limit": level.limit, "reset_at": left(level.resets_at) });
            (resource.clone(), value)
        })
        .collect();
    json!({
        "credential": member.credential,
        "owners": member.owners,
        "requests": member.requests,
        "limited": member.limited,
        "in_flight": member.in_flight,
        "quotas": quotas,
        "paused_until": member.paused_until.map(left),
        "parked_until": member.parked.as_ref().map(|parked| left(parked.until)),
        "parked_because": member.parked.as_ref().map(|parked| parked.reason.clone()),
    })
}

/// Credentials that GitHub rejected (401), and that are not used for five minutes: the rule of pools, for lists of clients.
/// Positions are those in the list.
///
/// Whoever sends requests with one of several clients chooses among the usable ones, parks one that is rejected, and repeats
/// the request with another one, also a write: GitHub has not processed a request with status 401.
///
/// :param credentials: what each credential is, without any secret, for messages
/// :param seconds: how long a rejected credential is not used
#[pyclass(frozen, module = "ferrohub._core", name = "_Parking")]
pub struct PyParking {
    parking: Parking,
}

#[pymethods]
impl PyParking {
    #[new]
    #[pyo3(signature = (credentials, seconds=PARKED_FOR.as_secs_f64()))]
    fn new(credentials: Vec<String>, seconds: f64) -> PyParking {
        PyParking { parking: Parking::new(credentials, deadline::seconds(seconds)) }
    }

    /// Do not use a credential for a while.
    ///
    /// :param position: its position
    /// :param reason: what GitHub said, such as ``"401 Bad credentials"``
    fn park(&self, position: usize, reason: &str) {
        self.parking.park(position, reason);
    }

    /// Which of these credentials may be used now, in the same order.
    ///
    /// :param positions: their positions
    fn usable(&self, positions: Vec<usize>) -> Vec<usize> {
        self.parking.usable(positions)
    }

    /// How many seconds a credential is still not used, and what GitHub said; None if it may be used.
    ///
    /// :param position: its position
    fn parked(&self, position: usize) -> Option<(f64, String)> {
        let parked = self.parking.of(position)?;
        Some((parked.until.saturating_duration_since(Instant::now()).as_secs_f64(), parked.reason))
    }

    /// Raise if none of these credentials may be used, with the list of them, the reasons and times.
    ///
    /// :param positions: their positions
    /// :raises AuthenticationFailed: none may be used
    fn check(&self, positions: Vec<usize>) -> PyResult<()> {
        if self.parking.usable(positions.iter().copied()).is_empty() {
            return Err(Failure::from(Error::Rejected(self.parking.message(&positions))).into());
        }
        Ok(())
    }
}
