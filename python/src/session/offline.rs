//! Forbidding the network, as `pytest --ferrohub-offline` does.

use pyo3::prelude::*;

use ferrohub::bindings::http::offline;

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
