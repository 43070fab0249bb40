//! Downloads to and uploads from Python objects: paths, file objects, bytes.

mod content;
mod file_object;
mod named;
mod target;
mod unpack;

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use futures_util::TryFutureExt as _;
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::calls::call::Call;
use crate::calls::host::{Function, Host};
use crate::errors::Failure;
use ferrohub::bindings::github::model::declaration::{Composite, Method};
use ferrohub::bindings::http::error::Result;
pub use ferrohub::bindings::http::transfer::Upload;
use ferrohub::bindings::http::transfer::digest::Checked;
use ferrohub::bindings::http::transfer::{Download, Progress, Sink};
use ferrohub::bindings::operations::outcome::Outcome;
use ferrohub::bindings::operations::run::Attachment;
pub use ferrohub::bindings::runtime::host::Callback;
use ferrohub::bindings::runtime::per_process;
use ferrohub::bindings::session::Session;

pub use content::{Content, Reader};
pub use target::Target;
use unpack::{Bounds, Unpack};

/// A transfer before its start.
pub struct Transfer {
    kind: Kind,
    progress: Option<Callback>,
}

enum Kind {
    Download {
        target: Target,
        sha256: Option<String>,
    },
    Upload(Content),
    /// Uploads of several files.
    Uploads(Vec<named::File>),
    /// A download that is unpacked into a folder.
    Unpack {
        bounds: Bounds,
        sha256: Option<String>,
        unpack: OnceLock<Arc<Unpack>>,
    },
    /// No transfer, but a wait whose progress is reported.
    Wait,
}

impl Transfer {
    /// The transfer of an operation, if it is one.
    pub fn of(composite: Composite, call: &Call<'_, '_>) -> PyResult<Option<Transfer>> {
        let kind = match composite {
            Composite::DownloadArchive | Composite::DownloadReleaseArchive => {
                Kind::Download { target: target(call, "")?, sha256: None }
            }
            Composite::DownloadAsset => {
                let target = target(call, &call.core.member("name").unwrap_or_default())?;
                Kind::Download { target, sha256: digest(call)? }
            }
            Composite::ExtractArtifact => Kind::Unpack {
                bounds: Bounds::of(call)?,
                sha256: call.core.expected_digest().ok(),
                unpack: OnceLock::new(),
            },
            Composite::PublishAssets => {
                call.core.check_credential().map_err(Failure::from)?;
                Kind::Uploads(named::files(call)?)
            }
            Composite::UploadAsset | Composite::UploadSarif => {
                call.core.check_credential().map_err(Failure::from)?;
                let none = call.py.None().into_bound(call.py);
                let name = if composite == Composite::UploadSarif { "sarif" } else { "asset" };
                Kind::Upload(Content::given(call.object(name).unwrap_or(&none), name)?)
            }
            Composite::MergeWhenGreen | Composite::WaitForChecks | Composite::WaitForRun
                if call.object("progress").is_some() =>
            {
                Kind::Wait
            }
            _ => return Ok(None),
        };
        Ok(Some(Transfer { kind, progress: callback(call)? }))
    }

    /// The attachment of the call, once its files are open. Its host runs the Python code.
    pub async fn attachment(&self, host: &Host, session: &Session) -> Result<Attachment> {
        let limit = limit(session);
        let progress = self.progress.clone().map(|callback| progress(callback, host));
        Ok(match &self.kind {
            Kind::Download { target, sha256 } => {
                let sink = checked(target.sink(host, limit).await?, sha256.as_deref());
                Attachment::Download(Download::new(sink, progress))
            }
            Kind::Unpack { bounds, sha256, unpack } => {
                let made = Arc::new(Unpack::new(bounds.clone(), limit).await?);
                let sink = checked(unpack.get_or_init(|| made).clone(), sha256.as_deref());
                Attachment::Download(Download::new(sink, progress))
            }
            Kind::Uploads(files) => Attachment::Uploads(named::uploads(files, progress, host, limit).await?),
            Kind::Upload(content) => {
                let source = content.source(host, limit).await?;
                Attachment::Upload(Upload::new(source, progress))
            }
            Kind::Wait => progress.map_or(Attachment::Nothing, Attachment::Progress),
        })
    }

    /// Remove the incomplete file, even if the transfer is still being cancelled.
    pub fn abandon(&self) {
        match &self.kind {
            Kind::Download { target, .. } => target.abandon(),
            Kind::Unpack { unpack, .. } => drop(unpack.get().inspect(|unpack| unpack.abandon())),
            Kind::Upload(_) | Kind::Uploads(_) | Kind::Wait => {}
        }
    }

    /// The result of the operation; for an asset the name of its file.
    pub fn result<'py>(&self, call: &Call<'_, 'py>, outcome: Outcome) -> PyResult<Bound<'py, PyAny>> {
        if let Kind::Download { target, .. } = &self.kind {
            target.appear(call.py).map_err(Failure::from)?;
        }
        match (&self.kind, &outcome, call.core.op.method) {
            (Kind::Download { target, .. }, Outcome::Yes(_), Method::Composite(Composite::DownloadAsset)) => {
                target.name(call.py).into_bound_py_any(call.py)
            }
            (Kind::Unpack { unpack, .. }, Outcome::Yes(_), _) => {
                unpack.get().map(|unpack| unpack.paths()).unwrap_or_default().into_bound_py_any(call.py)
            }
            _ => call.outcome(&outcome),
        }
    }
}

/// A sink that compares what is written with a digest, if there is one.
fn checked(sink: Arc<dyn Sink>, sha256: Option<&str>) -> Arc<dyn Sink> {
    match sha256 {
        Some(due) => Arc::new(Checked::new(sink, due)),
        None => sink,
    }
}

/// Timeout of a read or a write of a file.
pub fn limit(session: &Session) -> Option<Duration> {
    let seconds = session.settings().read_timeout;
    seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
}

/// Work that can be abandoned.
pub trait Abandoned {
    /// Remove incomplete files.
    fn abandon(&self);
}

impl Abandoned for Transfer {
    fn abandon(&self) {
        Transfer::abandon(self);
    }
}

impl Abandoned for Target {
    fn abandon(&self) {
        Target::abandon(self);
    }
}

/// Abandons a transfer when dropped, but not in a forked child process.
pub struct Abandon<T: Abandoned> {
    /// The transfer.
    pub transfer: Arc<T>,
    process: u32,
}

impl<T: Abandoned> Abandon<T> {
    /// Abandon this one.
    pub fn new(transfer: Arc<T>) -> Abandon<T> {
        Abandon { transfer, process: per_process::current() }
    }
}

impl<T: Abandoned> Drop for Abandon<T> {
    fn drop(&mut self) {
        if self.process == per_process::current() {
            self.transfer.abandon();
        }
    }
}

/// The expected SHA-256 of a download, if the caller checks it.
fn digest(call: &Call<'_, '_>) -> PyResult<Option<String>> {
    let compares = call.object("check_digest").map(|check| check.is_truthy()).transpose()?.unwrap_or(false);
    Ok(compares.then(|| call.core.expected_digest()).transpose().map_err(Failure::from)?)
}

/// The target of the argument `path`.
fn target(call: &Call<'_, '_>, suggestion: &str) -> PyResult<Target> {
    let here = PyString::new(call.py, "").into_any();
    Target::given(call.object("path").unwrap_or(&here), "path", suggestion)
}

fn callback(call: &Call<'_, '_>) -> PyResult<Option<Callback>> {
    progress_of(call.object("progress"))
}

/// The callback of the argument `progress`.
pub fn progress_of(given: Option<&Bound<'_, PyAny>>) -> PyResult<Option<Callback>> {
    match given {
        Some(callback) if !callback.is_callable() => {
            Err(PyTypeError::new_err("progress must be a function of the bytes transferred and the total"))
        }
        other => Ok(other.map(|callback| Callback::new(Function::new(callback.clone().unbind())))),
    }
}

/// Call a function after each chunk.
pub fn progress(callback: Callback, host: &Host) -> Progress {
    let (host, function) = (host.clone(), callback.clone());
    Progress::new(callback, move |done, total| {
        let returned = host.call(&function, move |py| Ok((done, total).into_pyobject(py)?.unbind()), |_| Ok(()));
        Box::pin(returned.err_into())
    })
}
