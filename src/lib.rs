//! A client for the GitHub REST API: [`core`] is the client, [`api`] what GitHub offers, `py` the Python package.

pub mod api;
pub mod core;
#[cfg(feature = "python")]
pub mod py;

/// The extension module; what Python imports is the package `ferrohub` around it.
#[cfg(feature = "python")]
#[pyo3::pymodule(gil_used = false)]
mod _core {
    #[pymodule_export]
    use crate::py::async_listing::{AsyncListing, AsyncSearchListing};
    #[pymodule_export]
    use crate::py::auth::{AppBearerTokenAuth, AppInstallationTokenAuth, BasicAuth, TokenAuth};
    #[pymodule_export]
    use crate::py::cache::Cache;
    #[pymodule_export]
    use crate::py::client::{_restore_client, Client, ClientEnterprise};
    #[pymodule_export]
    use crate::py::describe::declared;
    #[pymodule_export]
    use crate::py::environment::_restore_session;
    #[pymodule_export]
    use crate::py::frozen::_restore_listing;
    #[pymodule_export]
    use crate::py::functions::{authorize, enterprise_login, login};
    #[pymodule_export]
    use crate::py::headers::{Headers, SessionHeaders};
    #[pymodule_export]
    use crate::py::listing::{Listing, ListingPages, SearchListing};
    #[pymodule_export]
    use crate::py::registry::__getattr__;
    #[pymodule_export]
    use crate::py::resource::{_restore, Resource};
    #[pymodule_export]
    use crate::py::response::Response;
    #[pymodule_export]
    use crate::py::session::ClientSession;
    #[pymodule_export]
    use crate::py::standing::AuthContext;
    #[pymodule_export]
    use crate::py::table::Table;
    #[pymodule_export]
    use crate::py::tape::{_unplug, Cassette};
    #[pymodule_export]
    use crate::py::template::UriTemplate;

    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        let py = module.py();
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        crate::py::registry::install(&py.get_type::<Client>(), "Client")?;
        crate::py::registry::install(&py.get_type::<ClientEnterprise>(), "ClientEnterprise")?;
        crate::py::registry::publish(module)
    }
}
