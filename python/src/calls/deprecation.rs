//! Warnings of what a version of the API has no longer, and of the end of a version.

use std::collections::HashSet;
use std::ffi::CString;
use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use pyo3::exceptions::PyDeprecationWarning;
use pyo3::prelude::*;

use crate::handle::ClientSession;
use ferrohub::bindings::github::description::versions::Change;
use ferrohub::bindings::github::description::{operation, routes, versions};
use ferrohub::bindings::github::model::declaration::{Class, Field};
use ferrohub::bindings::http::response::Response;
use ferrohub::bindings::http::secrets::printable;

/// Whether the process was warned of the end of a version.
static WARNED: AtomicBool = AtomicBool::new(false);

/// The changes that the process was warned of, by URL.
static REMOVED: Mutex<Option<HashSet<usize>>> = Mutex::new(None);

/// Warn once a process if GitHub announces the end of the version that a request named.
pub fn note(py: Python<'_>, response: &Response, session: &ClientSession) -> PyResult<()> {
    if response.header("deprecation").is_none() || WARNED.load(Ordering::Relaxed) {
        return Ok(());
    }
    let settings = session.core.settings();
    let (Some(version), Some(method)) = (&settings.api_version, &response.method) else { return Ok(()) };
    // GitHub announces the end of operations with the same header.
    let path = routes::path(response.url.as_str(), &settings.urls.api).unwrap_or_default();
    if operation::nearest(method.as_str(), &path).iter().any(|operation| operation.deprecated) {
        return Ok(());
    }
    if WARNED.swap(true, Ordering::Relaxed) {
        return Ok(());
    }
    let end = response.header("sunset").map(|sunset| format!(" and removes it on {}", printable(sunset)));
    let end = end.unwrap_or_default();
    let newer = versions::known().last().filter(|newer| *newer > version.as_str());
    let choose = newer.map(|newer| format!(": api_version=\"{newer}\" selects a newer one")).unwrap_or_default();
    warn(py, &format!("GitHub deprecates version {version} of the API{end}{choose}"))
}

/// The change that removed a field in the version of a session. `ferrohub.github3` does not warn.
pub fn removed_field(field: &'static Field, session: &ClientSession) -> Option<&'static Change> {
    let settings = session.core.settings();
    let version = settings.api_version.as_deref().filter(|_| !session.namespace.is_github3())?;
    versions::removed_field(field, version)
}

/// The same for a member that a class does not declare.
pub fn removed_member(class: &Class, key: &str, session: &ClientSession) -> Option<&'static Change> {
    let settings = session.core.settings();
    let version = settings.api_version.as_deref().filter(|_| !session.namespace.is_github3())?;
    versions::removed_member(class, key, version)
}

/// Warn once a process of a field that a version removed, and that a response therefore lacks.
pub fn note_removed(py: Python<'_>, change: &'static Change, name: &str) -> PyResult<()> {
    let is_new = {
        let mut known = REMOVED.lock().unwrap_or_else(PoisonError::into_inner);
        known.get_or_insert_default().insert(ptr::from_ref(change).addr())
    };
    if is_new { warn(py, &change.reason(name)) } else { Ok(()) }
}

fn warn(py: Python<'_>, text: &str) -> PyResult<()> {
    PyErr::warn(py, &py.get_type::<PyDeprecationWarning>(), &CString::new(text)?, 1)
}
