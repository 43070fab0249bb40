//! Python code of single operations: arguments that are Python objects, results of other than the declared kinds,
//! operations that send no request, and computed fields.

use pyo3::prelude::*;

use crate::calls::call::Call;
use crate::values::resource::Resource;
use ferrohub::bindings::client::operations::Input;
use ferrohub::bindings::client::session::Outcome;
use ferrohub::bindings::schema::declaration::{Composite, Local};
use ferrohub::bindings::schema::kind::Computed;

pub use apps::_app_token;
pub use meta::templates;
pub use search::found;

mod actions;
mod apps;
mod contents;
mod events;
mod git;
mod issues;
mod meta;
mod metrics;
mod orgs;
mod projects;
mod pulls;
mod search;
mod users;

/// The argument of a composite operation that is not JSON.
pub fn input(composite: Composite, call: &Call<'_, '_>) -> PyResult<Input> {
    match composite {
        Composite::CommitFiles => git::files(call).map(Input::Files),
        Composite::FetchCardIssue | Composite::FetchCardPullRequest => projects::check_content(call),
        Composite::LoginAsInstallation => apps::key(call).map(Input::Key),
        Composite::SetSecret => actions::secret(call).map(Input::Secret),
        _ => Ok(Input::Nothing),
    }
}

/// The result of a composite operation.
pub fn result<'py>(composite: Composite, call: &Call<'_, 'py>, outcome: Outcome) -> PyResult<Bound<'py, PyAny>> {
    match (composite, outcome) {
        (Composite::ListDirectory, Outcome::Body(response)) => contents::entries(call, &response),
        (Composite::UpdateFile, Outcome::Body(response)) => contents::updated(call, &response),
        (Composite::DeleteFile, Outcome::Body(response)) => contents::deleted(call, &response),
        (_, outcome) => call.outcome(outcome),
    }
}

/// The result of an operation that sends no request.
pub fn local<'py>(local: Local, call: &Call<'_, 'py>) -> PyResult<Bound<'py, PyAny>> {
    match local {
        Local::DecodeBlob => git::decode_content(call),
        Local::DecodeLicense => meta::decode_content(call),
        Local::IsClosed => issues::is_closed(call),
        Local::IsFree => users::is_free(call),
        Local::ListEventTypes => events::list_types(call.py),
        Local::Login => apps::login(call),
        Local::LoginAsApp => apps::login_as_app(call),
        Local::NewSession => apps::new_session(call),
        Local::Seal => actions::seal_value(call),
        Local::SetClientId => apps::set_client_id(call),
        Local::SetUserAgent => apps::set_user_agent(call),
    }
}

/// The result of an operation that needs no object; None for all others.
pub fn on_class(local: Local, py: Python<'_>) -> Option<PyResult<Bound<'_, PyAny>>> {
    (local == Local::ListEventTypes).then(|| events::list_types(py))
}

/// The value of a computed field.
pub fn compute<'py>(computed: Computed, owner: &Bound<'py, Resource>) -> PyResult<Bound<'py, PyAny>> {
    match computed {
        Computed::AlternateWeeks => metrics::alternate_weeks(owner),
        Computed::AppUrl => apps::app_url(owner),
        Computed::BlobDecoded => git::blob_decoded(owner),
        Computed::Clones => metrics::clones(owner),
        Computed::FileDecoded => contents::decoded(owner),
        Computed::OrganizationType => orgs::organization_type(owner),
        Computed::Payload => events::payload(owner),
        Computed::RepositoryPair => pulls::destination_repo(owner),
        Computed::TextMatches => search::text_matches(owner),
        Computed::Views => metrics::views(owner),
    }
}
