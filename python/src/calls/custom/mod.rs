//! Python code of single operations: arguments that are Python objects, results of other than the declared kinds,
//! operations that send no request, and computed fields.

use pyo3::prelude::*;

use crate::calls::call::Call;
use crate::values::resource::Resource;
use ferrohub::bindings::github::model::declaration::{Composite, Local, Method};
use ferrohub::bindings::github::model::kind::Computed;
use ferrohub::bindings::operations::outcome::Outcome;
use ferrohub::bindings::operations::run::Attachment;

pub use apps::_app_token;
pub use events::list_types;
pub use search::found;

mod actions;
mod apps;
mod contents;
mod events;
mod git;
mod metrics;
mod orgs;
mod projects;
mod pulls;
mod search;

/// The argument of an operation that is not JSON.
pub fn attachment(call: &Call<'_, '_>) -> PyResult<Attachment> {
    match call.core.op.method {
        Method::Composite(Composite::CommitFiles) => git::files(call).map(Attachment::Files),
        Method::Composite(Composite::FetchCardIssue | Composite::FetchCardPullRequest) => projects::check_content(call),
        Method::Composite(Composite::LoginAsInstallation) => apps::key(call).map(Attachment::Key),
        Method::Composite(Composite::SetSecret) | Method::Local(Local::Seal) => {
            actions::secret(call).map(Attachment::Secret)
        }
        _ => Ok(Attachment::Nothing),
    }
}

/// The result of an operation, if it is not of the declared kind.
pub fn result<'py>(call: &Call<'_, 'py>, outcome: &Outcome) -> Option<PyResult<Bound<'py, PyAny>>> {
    let Method::Composite(composite) = call.core.op.method else { return None };
    match (composite, outcome) {
        (Composite::ListDirectory, Outcome::Body(response)) => Some(contents::entries(call, response)),
        (Composite::UpdateFile, Outcome::Body(response)) => Some(contents::updated(call, response)),
        (Composite::DeleteFile, Outcome::Body(response)) => Some(contents::deleted(call, response)),
        _ => None,
    }
}

/// The result of an operation that changes or creates a session; None for all others.
pub fn of_session<'py>(local: Local, call: &Call<'_, 'py>) -> Option<PyResult<Bound<'py, PyAny>>> {
    match local {
        Local::Login => Some(apps::login(call)),
        Local::LoginAsApp => Some(apps::login_as_app(call)),
        Local::NewSession => Some(apps::new_session(call)),
        Local::SetClientId => Some(apps::set_client_id(call)),
        Local::SetUserAgent => Some(apps::set_user_agent(call)),
        _ => None,
    }
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
