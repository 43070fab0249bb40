//! The URLs of a resource, which fill in the parts of paths.

use crate::values::resource::Resource;
use ferrohub::bindings::github::description::routes;

/// Keys of the URLs of a resource and of its owners.
const KEYS: [&str; 6] = ["url", "issue_url", "pull_request_url", "repository_url", "repository.url", "repo.url"];

/// The paths of a resource itself: that of its URL in the API, that of the issue that a pull request is, and its path on
/// the website. URLs of other hosts are omitted.
pub fn own(resource: &Resource) -> Vec<String> {
    let base = resource.session().get().core.settings().urls.api.clone();
    let known = KEYS.iter().take(2).filter_map(|key| resource.get(key)?.scalar());
    let own = resource.own_url().into_iter().chain(known).filter_map(|url| match url {
        path if path.starts_with('/') => Some(path),
        url => routes::path(&url, &base).filter(|_| url.starts_with(&base)),
    });
    let own: Vec<String> = own.collect();
    // A path on the website alone does not show what the resource is.
    let page =
        resource.get("html_url").filter(|_| !own.is_empty()).and_then(|page| routes::website_path(&page.scalar()?));
    own.into_iter().chain(page).collect()
}

/// The paths of a resource below the API.
pub fn all(resource: &Resource) -> Vec<String> {
    let base = resource.session().get().core.settings().urls.api.clone();
    let known = KEYS.iter().filter_map(|key| resource.get(key)?.scalar());
    let own = resource.own_url().into_iter().chain(known);
    let page = resource.get("html_url").and_then(|page| routes::website_path(&page.scalar()?));
    own.filter_map(|url| if url.starts_with('/') { Some(url) } else { routes::path(&url, &base) }).chain(page).collect()
}
