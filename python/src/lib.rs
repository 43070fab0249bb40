//! The Python extension module, the only crate with PyO3. The package `ferrohub` re-exports it.

mod apps;
mod calls;
mod errors;
mod forks;
mod graphql;
mod handle;
mod hooks;
mod listing;
mod numbers;
mod oauth;
mod rest;
mod session;
mod values;
mod webhooks;

/// The extension module, which the package `ferrohub` re-exports.
#[pyo3::pymodule(gil_used = false)]
mod _core {
    #[pymodule_export]
    use crate::apps::auth::ClientAuth;
    #[pymodule_export]
    use crate::apps::client::AppClient;
    #[pymodule_export]
    use crate::apps::simulated::{_jwt_claims, _new_private_key, _open_sealed, _sealing_key};
    #[pymodule_export]
    use crate::calls::custom::_app_token;
    #[pymodule_export]
    use crate::calls::describe::{declared, records};
    #[pymodule_export]
    use crate::calls::observers::{_check_added_header, _instrument, _is_instrumented, _shown_header, _url_template};
    #[pymodule_export]
    use crate::calls::responses::Responses;
    #[pymodule_export]
    use crate::errors::{_is_rate_limit, _lacking, _permission_hints, _rate_limit_wait};
    #[pymodule_export]
    use crate::graphql::pages::{AsyncGraphQLPages, GraphQLPages};
    #[pymodule_export]
    use crate::graphql::schema::Schema;
    #[pymodule_export]
    use crate::graphql::{AsyncGraphQL, GraphQL};
    #[pymodule_export]
    use crate::handle::Client;
    #[pymodule_export]
    use crate::handle::ClientSession;
    #[pymodule_export]
    use crate::listing::async_listing::{AsyncListing, AsyncSearchListing};
    #[pymodule_export]
    use crate::listing::github3::_github3_listing;
    #[pymodule_export]
    use crate::listing::pickle::_restore_listing;
    #[pymodule_export]
    use crate::listing::poll::{AsyncPoll, Poll};
    #[pymodule_export]
    use crate::listing::table::Table;
    #[pymodule_export]
    use crate::listing::{Listing, ListingPages, SearchListing};
    #[pymodule_export]
    use crate::oauth::app::{AsyncOAuthApp, OAuthApp};
    #[pymodule_export]
    use crate::oauth::manifest::{AppManifest, AppRegistration, AsyncAppManifest};
    #[pymodule_export]
    use crate::oauth::tokens::{DeviceCode, UserToken, WebFlow};
    #[pymodule_export]
    use crate::rest::described::_rest_described;
    #[pymodule_export]
    use crate::rest::kinds::{
        _api_versions, _rest_nearest, _rest_operation, _rest_schema, _rest_schema_paths, _version_uses,
    };
    #[pymodule_export]
    use crate::rest::pickle::_restore_rest;
    #[pymodule_export]
    use crate::rest::tags::{_rest_model, _rest_parsed, _rest_types, Operations};
    #[pymodule_export]
    use crate::rest::{AsyncRest, Rest};
    #[pymodule_export]
    use crate::session::auth::{_credential, AppBearerTokenAuth, AppInstallationTokenAuth, BasicAuth, TokenAuth};
    #[pymodule_export]
    use crate::session::auth_context::AuthContext;
    #[pymodule_export]
    use crate::session::cache::Cache;
    #[pymodule_export]
    use crate::session::cassette::{_replaying, _share_cassette, _unplug, Cassette};
    #[pymodule_export]
    use crate::session::client::ClientEnterprise;
    #[pymodule_export]
    use crate::session::client_session::_session_view;
    #[pymodule_export]
    use crate::session::constructors::{_constructors, _restore_client};
    #[pymodule_export]
    use crate::session::credential_pool::{_pool_session, _pool_status, _says_suspended, PyParking};
    #[pymodule_export]
    use crate::session::environment::_restore_session;
    #[pymodule_export]
    use crate::session::headers::SessionHeaders;
    #[pymodule_export]
    use crate::session::login::{authorize, enterprise_login, login};
    #[pymodule_export]
    use crate::session::mappings::{_change_session_items, _session_items};
    #[pymodule_export]
    use crate::session::offline::{_forbid_network, _install_transport};
    #[pymodule_export]
    use crate::session::options::_options;
    #[pymodule_export]
    use crate::session::quota::{Machine, QuotaLedger};
    #[pymodule_export]
    use crate::values::columns::{_column_buffers, _column_bytes};
    #[pymodule_export]
    use crate::values::github3::{_github3_class, _github3_fields};
    #[pymodule_export]
    use crate::values::headers::Headers;
    #[pymodule_export]
    use crate::values::json_object::{_json_parts, JsonObject};
    #[pymodule_export]
    use crate::values::members::_chosen_json;
    #[pymodule_export]
    use crate::values::pages::{_page, Page};
    #[pymodule_export]
    use crate::values::pickle::_restore;
    #[pymodule_export]
    use crate::values::pygithub::_pygithub_names;
    #[pymodule_export]
    use crate::values::pygithub_attribute::AttributeReader;
    #[pymodule_export]
    use crate::values::pygithub_object::ObjectClass;
    #[pymodule_export]
    use crate::values::request::Request;
    #[pymodule_export]
    use crate::values::resource::Resource;
    #[pymodule_export]
    use crate::values::response::{_shown, Response};
    #[pymodule_export]
    use crate::values::template::UriTemplate;
    #[pymodule_export]
    use crate::values::types::__getattr__;
    #[pymodule_export]
    use crate::webhooks::described::_webhooks_described;
    #[pymodule_export]
    use crate::webhooks::{
        _webhook_bind, _webhook_class, _webhook_names, _webhook_parse, _webhook_schema, _webhook_sign, _webhook_verify,
        Delivery, Receiver,
    };

    use ferrohub::bindings::github::declared::named;
    use pyo3::prelude::*;

    /// Set what lower floors call of upper ones.
    fn set_hooks() {
        crate::errors::RESPONSE.set(crate::values::response::as_object);
        crate::calls::greenlets::SEND_THROUGH_REQUESTS.set(crate::calls::greenlet_transport::replace_network);
        crate::calls::host::BEFORE_CALL.set(crate::calls::observers::read_level);
        crate::calls::host::RESPONSES.set(crate::calls::responses::of_call);
        crate::calls::host::ARGUMENT.set(crate::oauth::tokens::argument);
        crate::values::attributes::COMPUTE.set(crate::calls::custom::compute);
        crate::values::attributes::FOUND.set(crate::calls::custom::found);
        crate::values::types::OPERATION.set(crate::calls::operation::Operation::object);
    }

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        let py = module.py();
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        crate::forks::install(py)?;
        set_hooks();
        crate::rest::install(py)?;
        crate::values::types::install(&py.get_type::<Client>(), named::Client::NAME)?;
        crate::values::types::install(&py.get_type::<ClientEnterprise>(), named::ClientEnterprise::NAME)?;
        crate::session::constructors::install(py)?;
        crate::calls::intercept::install(py)?;
        crate::calls::function_like::install(py)?;
        crate::values::replaced::install(&[
            py.get_type::<Client>(),
            py.get_type::<ClientSession>(),
            py.get_type::<Listing>(),
            py.get_type::<Resource>(),
        ])?;
        crate::values::types::publish(module)
    }
}
