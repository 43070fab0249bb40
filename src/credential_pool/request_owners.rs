//! Whose request it is: whether it concerns the user of its credential, and the accounts that it names elsewhere than in its
//! path.

use crate::credential_pool::search_owner;
use crate::http::request::Request;
use crate::quota::route::{Kind, Route};

/// Whether the response depends on whose credential signs the request, wherever it leads.
pub fn concerns_the_user(route: &Route<'_>) -> bool {
    match route.path() {
        // The other pages of what is below the name of a user.
        ["user", id, ..] if id.bytes().all(|byte| byte.is_ascii_digit()) => false,
        ["user" | "notifications" | "installation" | "issues" | "app" | "marketplace_listing", ..] => true,
        ["gists"] | ["gists", "starred"] => true,
        // Such as a new gist of the user.
        _ => route.kind() != Kind::Read && !matches!(route.path(), ["search", ..]),
    }
}

/// The accounts that a request names elsewhere than in its path, in lower case: the call knows them, or they are in the
/// query of a search, or in the variables of a GraphQL request that was written by hand.
pub fn owners_in(request: &Request, route: &Route<'_>) -> Vec<String> {
    if let Some(owners) = &request.context.owners {
        return owners.iter().map(|owner| owner.to_lowercase()).collect();
    }
    let owner = match (route.path(), &request.body) {
        (["search", ..], _) => search_owner::of_url(&request.url),
        ([.., "graphql"], Some(body)) => owner_in_variables(body),
        _ => None,
    };
    owner.into_iter().collect()
}

fn owner_in_variables(body: &[u8]) -> Option<String> {
    let body: serde_json::Value = serde_json::from_slice(body).ok()?;
    let variables = body.get("variables")?;
    let owner = ["owner", "org", "organization", "login"].iter().find_map(|name| variables.get(name)?.as_str());
    owner.map(str::to_lowercase)
}
