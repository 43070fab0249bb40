//! Blocking calls where gevent or eventlet has patched sockets: they let other greenlets of the thread run.

use std::sync::atomic::{AtomicBool, Ordering};

use pyo3::exceptions::{PyImportError, PyRuntimeWarning};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

use crate::calls::guarded;
use crate::hooks::Hook;

/// Has calls send through requests, in place of the network.
pub static SEND_THROUGH_REQUESTS: Hook<fn()> = Hook::new();

/// How long other greenlets run before a call that waits is driven again, in seconds: at first and at most.
const PAUSES: (f64, f64) = (0.001, 0.016);

/// The packages whose patched sockets are known, and the module in each that exists once it may have patched any.
const PACKAGES: [(&str, &str); 2] = [("gevent", "gevent.monkey"), ("eventlet", "eventlet.patcher")];

/// The function that lets other greenlets run, once sockets are patched: that is never undone.
static SLEEP: PyOnceLock<Py<PyAny>> = PyOnceLock::new();

/// Whether it was said that requests is missing.
static WARNED: AtomicBool = AtomicBool::new(false);

/// Lets other greenlets run while a call waits.
pub struct Pauses {
    sleep: &'static Py<PyAny>,
    seconds: f64,
}

impl Pauses {
    /// For a call that begins; None where greenlets do not matter.
    pub fn of_call(py: Python<'_>) -> PyResult<Option<Pauses>> {
        let sleep = match SLEEP.get(py) {
            Some(sleep) => sleep,
            None => match patched(py)? {
                None => return Ok(None),
                Some(package) => begin(py, package)?,
            },
        };
        Ok(Some(Pauses { sleep, seconds: PAUSES.0 }))
    }

    /// Let other greenlets run. An exception, such as `gevent.Timeout`, ends the call.
    pub fn pause(&mut self, py: Python<'_>) -> PyResult<()> {
        guarded::call(self.sleep.bind(py), (self.seconds,))?;
        self.seconds = (self.seconds * 2.0).min(PAUSES.1);
        Ok(())
    }

    /// Something has happened: more may follow soon.
    pub fn reset(&mut self) {
        self.seconds = PAUSES.0;
    }
}

/// Choose what sends the requests of the next call, if it decides by that before it begins.
pub fn prepare(py: Python<'_>) -> PyResult<()> {
    Pauses::of_call(py).map(|_| ())
}

/// The package that has patched sockets.
fn patched(py: Python<'_>) -> PyResult<Option<&'static str>> {
    let modules = py.import(intern!(py, "sys"))?.getattr(intern!(py, "modules"))?;
    for (package, module) in PACKAGES {
        if modules.contains(module)? {
            let socket = py.import(intern!(py, "socket"))?.getattr(intern!(py, "socket"))?;
            let owner: String = socket.getattr(intern!(py, "__module__"))?.extract()?;
            if owner.split('.').next() == Some(package) {
                return Ok(Some(package));
            }
        }
    }
    Ok(None)
}

/// Use the transport over requests from now on, or warn that it is missing.
fn begin(py: Python<'_>, package: &'static str) -> PyResult<&'static Py<PyAny>> {
    match py.import("ferrohub.transports._greenlets") {
        Ok(_) => SEND_THROUGH_REQUESTS.get()?(),
        Err(error) if error.is_instance_of::<PyImportError>(py) => warn(py, package)?,
        Err(error) => return Err(error),
    }
    let sleep = py.import(package)?.getattr("sleep")?.unbind();
    Ok(SLEEP.get_or_init(py, || sleep))
}

fn warn(py: Python<'_>, package: &str) -> PyResult<()> {
    if WARNED.swap(true, Ordering::Relaxed) {
        return Ok(());
    }
    let text = format!(
        "{package} has patched sockets, which ferrohub's own connections do not use: calls poll them every 16 ms while \
         other greenlets run. Install requests (pip install requests), and calls use ferrohub.transports.requests() by \
         themselves"
    );
    let text = std::ffi::CString::new(text)?;
    PyErr::warn(py, &py.get_type::<PyRuntimeWarning>(), &text, 1)
}
