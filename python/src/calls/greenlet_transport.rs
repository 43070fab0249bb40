//! Blocking calls where gevent or eventlet has patched sockets send through requests.

use std::sync::Arc;

use futures_util::future::BoxFuture;
use pyo3::prelude::*;

use crate::calls::host::Host;
use crate::calls::transport::PythonTransport;
use ferrohub::bindings::http::connection_pool::{Connection, Verify};
use ferrohub::bindings::http::error::Result;
use ferrohub::bindings::http::proxy::Route;
use ferrohub::bindings::http::transport::Custom;
use ferrohub::bindings::runtime::host;
use ferrohub::bindings::session::live;

/// Replace the network by a transport over requests.
pub fn replace_network() {
    live::stand_by(standby);
}

/// The transport over requests for a connection, in a call that blocks.
fn standby(connection: Connection) -> BoxFuture<'static, Result<Option<Custom>>> {
    Box::pin(async move {
        match host::current::<Host>().filter(|host| !host.is_awaited()) {
            Some(host) => Ok(Some(host.run(move |py| transport(py, connection)).await?)),
            None => Ok(None),
        }
    })
}

fn transport(py: Python<'_>, connection: Connection) -> PyResult<Custom> {
    let verify = match connection.verify {
        Verify::Bundle(path) => path.into_pyobject(py)?.into_any(),
        Verify::System => true.into_pyobject(py)?.to_owned().into_any(),
        Verify::Nothing => false.into_pyobject(py)?.to_owned().into_any(),
    };
    let cert = match connection.cert {
        None => py.None().into_bound(py),
        Some(cert) => match cert.key {
            None => cert.certificate.into_pyobject(py)?.into_any(),
            Some(key) => (cert.certificate, key).into_pyobject(py)?.into_any(),
        },
    };
    let proxy = match connection.route {
        Route::Direct => None,
        Route::System => Some(String::new()),
        Route::Proxy(url) => Some(url),
    };
    let made = py.import("ferrohub.transports._greenlets")?.call_method1("transport", (verify, cert, proxy))?;
    Ok(Custom::new(Arc::new(PythonTransport::new(&made)?)))
}
