//! What applies to the sessions of the whole process: forbidding the network, as `pytest --ferrohub-offline` does, and
//! replacing it.

use std::sync::Arc;

use pyo3::prelude::*;

use ferrohub::bindings::http::offline;
use ferrohub::bindings::http::transport::Custom;
use ferrohub::bindings::session::live;

use crate::calls::transport::PythonTransport;

/// Forbid requests to servers, except to those of this machine, or allow them again.
///
/// :param hosts: the hosts that are allowed nevertheless; None allows all
/// :param why: the end of the error message: who forbids the network, and how to allow a host
/// :returns: the previous arguments
#[pyfunction]
#[pyo3(signature = (hosts, why=""))]
pub fn _forbid_network(hosts: Option<Vec<String>>, why: &str) -> (Option<Vec<String>>, String) {
    let rules = hosts.map(|hosts| offline::Rules { hosts, why: why.to_owned() });
    offline::replace(rules).map_or_else(|| (None, String::new()), |rules| (Some(rules.hosts), rules.why))
}

/// Install a transport for all sessions of the process that have none of their own, or remove it.
///
/// :param transport: the transport; None for the network
/// :returns: the one that was installed before
#[pyfunction]
pub fn _install_transport(transport: &Bound<'_, PyAny>) -> PyResult<Option<Py<PyAny>>> {
    let custom = if transport.is_none() { None } else { Some(Custom::new(Arc::new(PythonTransport::new(transport)?))) };
    let before = live::install(custom);
    Ok(before.and_then(|custom| PythonTransport::within(&custom).map(|found| found.callable(transport.py()))))
}
