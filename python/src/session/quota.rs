//! Quotas that several processes share: the class `Machine`, brokers in Python, and what such brokers keep.

use std::any::Any;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};

use crate::calls::guarded::call;
use crate::calls::held::Held;
use crate::errors::Failure;
use ferrohub::bindings::quota::shared::ledger::Ledger;
use ferrohub::bindings::quota::shared::machine::{self, OnFailure};
use ferrohub::bindings::quota::shared::{Broker, Claim, Share, SharedQuota, exchange_by};
use ferrohub::bindings::session::Settings;

/// Brokers in Python that are in use.
static IN_USE: Mutex<Vec<Weak<SharedQuota>>> = Mutex::new(Vec::new());

/// The processes of this machine share the quotas of their credentials, through files in a private folder. All processes
/// that use the same folder have at most 100 requests in flight for a credential together, and a rate limit that one of
/// them reaches stops the others.
///
/// :param path: path of the folder, which is created with private permissions if it does not exist; None for
///     ``ferrohub/quota`` in the user's folder for caches. It contains no credentials
/// :raises ValueError: the folder belongs to another user, or others can write to it
#[pyclass(frozen, module = "ferrohub.quota", name = "Machine")]
pub struct Machine {
    quota: Arc<SharedQuota>,
    /// The path as it was passed: None means another folder for another user.
    given: Option<PathBuf>,
    folder: PathBuf,
}

#[pymethods]
impl Machine {
    #[new]
    #[pyo3(signature = (path=None))]
    fn new(py: Python<'_>, path: Option<PathBuf>) -> PyResult<Machine> {
        if path.as_ref().is_some_and(|path| path.as_os_str().is_empty()) {
            return Err(PyValueError::new_err("path must not be empty"));
        }
        let folder = path.clone().map_or_else(machine::default_folder, Ok).map_err(Failure::from)?;
        let folder = std::path::absolute(folder)?;
        let on_failure: OnFailure = Box::new(warn);
        // The interpreter is released for file access.
        let quota = py.detach(|| machine::in_folder(&folder, Some(on_failure))).map_err(Failure::from)?;
        Ok(Machine { quota, given: path, folder })
    }

    /// Path of the folder.
    #[getter]
    fn path(&self) -> &Path {
        &self.folder
    }

    fn __repr__(&self) -> String {
        format!("<Machine at {}>", self.folder.display())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Machine>().is_ok_and(|other| Arc::ptr_eq(&self.quota, &other.get().quota))
    }

    fn __hash__(&self) -> usize {
        Arc::as_ptr(&self.quota) as usize
    }

    fn __getnewargs__(&self) -> (Option<PathBuf>,) {
        (self.given.clone(),)
    }
}

/// What a broker keeps: the shares of all holders, in memory.
///
/// :param resumed: whether it replaces another one, which may have granted shares
#[pyclass(frozen, module = "ferrohub._core", name = "_QuotaLedger")]
pub struct QuotaLedger(Ledger);

#[pymethods]
impl QuotaLedger {
    #[new]
    #[pyo3(signature = (resumed=false))]
    fn new(resumed: bool) -> QuotaLedger {
        QuotaLedger(Ledger::new(resumed))
    }

    /// Exchange the claim of a holder for its share.
    ///
    /// :param message: message of the holder
    /// :returns: the response to it
    /// :raises ValueError: it is no message of this version
    fn exchange(&self, message: &str) -> PyResult<String> {
        self.0.exchange_message(message).map_err(PyValueError::new_err)
    }
}

/// A broker that is reached by a Python object.
struct PythonBroker {
    object: Held,
}

impl PythonBroker {
    /// Run a function with the interpreter, if that is not about to end. It may run Python code by [`call`] alone.
    fn with<T>(&self, work: impl FnOnce(&Bound<'_, PyAny>) -> PyResult<T>) -> Result<T, String> {
        let done = Python::try_attach(|py| work(self.object.bind(py)).map_err(|error| text(py, &error)));
        done.unwrap_or_else(|| Err("the interpreter ends".into()))
    }
}

/// An attribute, which may be a property.
fn attribute<'py>(object: &Bound<'py, PyAny>, name: &str) -> PyResult<Bound<'py, PyAny>> {
    let getattr = object.py().import("builtins")?.getattr("getattr")?;
    call(&getattr, (object, name))
}

/// An exception as text.
fn text(py: Python<'_>, error: &PyErr) -> String {
    let kind = error.get_type(py).name().map(|name| name.to_string()).unwrap_or_default();
    let shown = call(&py.get_type::<PyString>(), (error.value(py),)).map(|text| text.to_string()).unwrap_or_default();
    format!("{kind}: {shown}")
}

impl Broker for PythonBroker {
    fn salt(&self) -> Result<Vec<u8>, String> {
        self.with(|object| attribute(object, "salt")?.extract())
    }

    fn exchange(&self, key: &str, claim: &Claim) -> Result<Share, String> {
        let call_it = |message| self.with(|object| call(&attribute(object, "exchange")?, (message,))?.extract());
        exchange_by(call_it, key, claim)
    }

    fn failed(&self, error: &str) {
        warn(error);
    }
}

impl fmt::Debug for PythonBroker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PythonBroker")
    }
}

/// Log that a broker failed.
fn warn(error: &str) {
    let text = "the quota broker failed, so requests go on with the last share of the quota: %s";
    let log = |py: Python<'_>| -> PyResult<()> {
        let logging = call(&py.import("importlib")?.getattr("import_module")?, ("logging",))?;
        let logger = call(&logging.getattr("getLogger")?, ("ferrohub",))?;
        call(&logger.getattr("warning")?, (text, error)).map(|_| ())
    };
    // The interpreter may be about to end.
    let _ = Python::try_attach(log);
}

/// The quota of an argument; None for that of the process.
pub fn of_any(value: &Bound<'_, PyAny>) -> PyResult<Option<Arc<SharedQuota>>> {
    if value.is_none() {
        return Ok(None);
    }
    if let Ok(machine) = value.cast::<Machine>() {
        return Ok(Some(machine.get().quota.clone()));
    }
    let is_class = value.is_instance_of::<pyo3::types::PyType>();
    let exchanges = value.getattr_opt("exchange")?.is_some_and(|method| method.is_callable());
    let salted = value.getattr_opt("salt")?.is_some_and(|salt| salt.is_instance_of::<PyBytes>());
    if is_class || !exchanges || !salted {
        let text = "quota must be a ferrohub.quota.Machine, an object with the attribute salt and the method exchange, or None";
        return Err(PyTypeError::new_err(text));
    }
    let locked = || IN_USE.lock().unwrap_or_else(PoisonError::into_inner);
    // Comparing runs code in Python, so no lock is held.
    let in_use: Vec<_> = locked().iter().filter_map(Weak::upgrade).collect();
    for quota in in_use {
        let broker: &dyn Any = &**quota.broker();
        if let Some(broker) = broker.downcast_ref::<PythonBroker>()
            && broker.object.bind(value.py()).eq(value)?
        {
            return Ok(Some(quota));
        }
    }
    let broker = PythonBroker { object: Held::new(value.clone().unbind()) };
    let quota = Arc::new(SharedQuota::new(Arc::new(broker)));
    let mut all = locked();
    all.retain(|quota| quota.strong_count() > 0);
    all.push(Arc::downgrade(&quota));
    Ok(Some(quota))
}

/// The quota of a session as a Python object; None for that of the process.
pub fn shown(py: Python<'_>, settings: &Settings) -> PyResult<Py<PyAny>> {
    let quota: Arc<dyn Any + Send + Sync> = settings.quota.clone();
    let Ok(quota) = quota.downcast::<SharedQuota>() else { return Ok(py.None()) };
    let broker: &dyn Any = &**quota.broker();
    if let Some(broker) = broker.downcast_ref::<PythonBroker>() {
        return Ok(broker.object.clone_ref(py));
    }
    let Some(folder) = broker.downcast_ref::<machine::Machine>().map(machine::Machine::folder) else {
        return Ok(py.None());
    };
    let is_default = machine::default_folder().is_ok_and(|default| default == folder);
    let machine = Machine { given: (!is_default).then(|| folder.to_owned()), folder: folder.to_owned(), quota };
    Ok(Py::new(py, machine)?.into_any())
}
