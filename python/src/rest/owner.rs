//! The URLs of a resource, which fill in the parts of paths.

use crate::values::resource::Resource;
use ferrohub::bindings::rest::routes;

/// Keys of the URLs of a resource and of its owners.
const KEYS: [&str; 6] = ["url", "issue_url", "pull_request_url", "repository_url", "repository.url", "repo.url"];

/// The paths of a resource below the API.
pub fn paths(resource: &Resource) -> Vec<String> {
    let base = resource.session().get().core.settings().addresses.api.clone();
    let known = KEYS.iter().filter_map(|key| resource.get(key)?.scalar());
    let own = resource.own_address().into_iter().chain(known);
    let page = resource.get("html_url").and_then(|page| routes::website_path(&page.scalar()?));
    own.filter_map(|address| if address.starts_with('/') { Some(address) } else { routes::path(&address, &base) })
        .chain(page)
        .collect()
}
