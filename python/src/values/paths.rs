//! The URLs of a resource, which fill in the parts of paths.

use crate::values::resource::Resource;
use ferrohub::bindings::rest::routes;

/// Keys of the URLs of a resource and of its owners.
const KEYS: [&str; 6] = ["url", "issue_url", "pull_request_url", "repository_url", "repository.url", "repo.url"];

/// The paths of a resource itself: that of its address in the API, that of the issue that a pull request is, and its path on
/// the website. Addresses of other hosts are omitted.
pub fn own(resource: &Resource) -> Vec<String> {
    let base = resource.session().get().core.settings().addresses.api.clone();
    let known = KEYS.iter().take(2).filter_map(|key| resource.get(key)?.scalar());
    let own = resource.own_address().into_iter().chain(known).filter_map(|address| match address {
        path if path.starts_with('/') => Some(path),
        address => routes::path(&address, &base).filter(|_| address.starts_with(&base)),
    });
    let own: Vec<String> = own.collect();
    // A path on the website alone does not show what the resource is.
    let page =
        resource.get("html_url").filter(|_| !own.is_empty()).and_then(|page| routes::website_path(&page.scalar()?));
    own.into_iter().chain(page).collect()
}

/// The paths of a resource below the API.
pub fn all(resource: &Resource) -> Vec<String> {
    let base = resource.session().get().core.settings().addresses.api.clone();
    let known = KEYS.iter().filter_map(|key| resource.get(key)?.scalar());
    let own = resource.own_address().into_iter().chain(known);
    let page = resource.get("html_url").and_then(|page| routes::website_path(&page.scalar()?));
    own.filter_map(|address| if address.starts_with('/') { Some(address) } else { routes::path(&address, &base) })
        .chain(page)
        .collect()
}
