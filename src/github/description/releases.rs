//! The releases of Enterprise Server: which one has an operation or a parameter first.

use std::collections::HashMap;
use std::fmt;
use std::sync::OnceLock;

use url::Url;

use crate::github::description::operation::{ENTERPRISE_SERVER, Operation, nearest, template_of};
use crate::github::description::routes::by_name;

/// The described releases, and what is missing in the first of them.
const TEXT: &str = include_str!("text/releases.txt");

/// A release of Enterprise Server, such as 3.19.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Release {
    major: u16,
    minor: u16,
}

impl Release {
    /// The release of a version, such as `3.19`, `3.19.2` or `enterprise-server@3.19.2`.
    pub fn parse(version: &str) -> Option<Release> {
        let version = version.rsplit_once('@').map_or(version, |(_, version)| version);
        let mut parts = version.split('.');
        Some(Release { major: parts.next()?.parse().ok()?, minor: parts.next()?.parse().ok()? })
    }

    /// The release that the description of Enterprise Server is of.
    pub fn described() -> Option<Release> {
        Release::parse(ENTERPRISE_SERVER.strip_prefix("ghes-")?)
    }
}

impl fmt::Display for Release {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// First releases by the ID of the operation and the name of the parameter, which is empty for the operation itself.
fn known() -> &'static HashMap<(&'static str, &'static str), Release> {
    static KNOWN: OnceLock<HashMap<(&'static str, &'static str), Release>> = OnceLock::new();
    KNOWN.get_or_init(|| {
        let entry = |line: &'static str| {
            let (release, what) = line.split_once(' ')?;
            Some((what.split_once(' ').unwrap_or((what, "")), Release::parse(release)?))
        };
        TEXT.lines().skip(1).filter_map(entry).collect()
    })
}

/// The release that first has an operation; None if the first described one has it, or none.
pub fn first_with(operation: &Operation) -> Option<Release> {
    known().get(&(operation.id().as_str(), "")).copied()
}

/// The release that first has a parameter of an operation; None if it is as old as the operation, or in no release.
pub fn first_with_parameter(operation: &Operation, name: &str) -> Option<Release> {
    known().get(&(operation.id().as_str(), name)).copied()
}

/// Whether a release has an operation.
pub fn has(release: Release, operation: &Operation) -> bool {
    operation.is_on(ENTERPRISE_SERVER) && first_with(operation).is_none_or(|first| first <= release)
}

/// Why an Enterprise Server lacks the operation of a request to it, as a sentence without a capital; None where it has
/// the operation, where no host has it, and for the URL of another host.
///
/// `version` is what the server sent as its version.
pub fn lacking(method: &str, url: &str, version: Option<&str>) -> Option<String> {
    let url = Url::parse(url).ok()?;
    let below = url.path().strip_prefix("/api/")?;
    let path = below.strip_prefix("v3").or_else(|| below.strip_prefix("uploads"))?;
    let found = described(method, path);
    let own = version.and_then(Release::parse);
    let on_server = || found.iter().filter(|operation| operation.is_on(ENTERPRISE_SERVER));
    if !found.is_empty() && on_server().next().is_none() {
        let described = Release::described()?;
        let own = own.filter(|own| *own != described).map(|own| format!(" (this server is {own})"));
        return Some(format!("Enterprise Server {described} does not have this operation{}", own.unwrap_or_default()));
    }
    let first = on_server().map(|operation| first_with(operation)).min()??;
    let own = own.filter(|own| *own < first)?;
    Some(format!("the operation needs Enterprise Server {first}, this is {own}"))
}

/// The operations that a path fits: with names, with an ID in their place, or with a last part of several segments.
fn described(method: &str, path: &str) -> Vec<&'static Operation> {
    let found = nearest(method, path);
    if !found.is_empty() {
        return found;
    }
    match by_name(path) {
        Some(path) => nearest(method, &path),
        None => template_of(method, path).map(|template| nearest(method, template)).unwrap_or_default(),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::github::description::operation::{Server, all, operation};

    #[test]
    fn a_release_is_read_from_a_version() {
        let release = |version| Release::parse(version).map(|release| release.to_string());
        for version in ["3.17", "3.17.4", "enterprise-server@3.17.4"] {
            assert_eq!(release(version).as_deref(), Some("3.17"));
        }
        assert_eq!([release(""), release("3"), release("three.1"), release("3.x")], [None, None, None, None]);
        assert!(Release::parse("3.9") < Release::parse("3.17"));
    }

    #[test]
    fn every_line_names_an_operation_of_enterprise_server() {
        assert_eq!(known().len(), TEXT.lines().count() - 1);
        assert!(TEXT.len() < 60_000);
        let newest = TEXT.lines().next().unwrap().split(' ').next_back().unwrap();
        assert_eq!(ENTERPRISE_SERVER.strip_prefix("ghes-"), Some(newest));
        for (id, name) in known().keys() {
            let (tag, short) = id.split_once('/').unwrap();
            let found = operation(tag, short).unwrap();
            assert!(found.is_on(ENTERPRISE_SERVER), "{id}");
            assert!(name.is_empty() || found.parameters.iter().any(|known| known.name == *name), "{id} {name}");
        }
    }

    #[test]
    fn a_release_of_enterprise_server_lacks_what_other_hosts_have() {
        let lacking = |path: &str| lacking("GET", &format!("https://github.example{path}"), None);
        let lacks = "Enterprise Server 3.19 does not have this operation";
        assert_eq!(lacking("/api/v3/orgs/o/copilot/billing?page=2").as_deref(), Some(lacks));
        for path in ["/api/v3/repos/o/r", "/api/v3/no/such/path", "/orgs/o/copilot/billing"] {
            assert_eq!(lacking(path), None, "{path}");
        }
        // Links to pages have IDs.
        assert_eq!(lacking("/api/v3/organizations/1/copilot/billing?page=2").as_deref(), Some(lacks));
        for path in ["/api/v3/organizations/1/teams", "/api/v3/repos/o/r/contents/a/b/c", "/api/v3/repositories/1/x/y"]
        {
            assert_eq!(lacking(path), None, "{path}");
        }
        assert_eq!(super::lacking("GET", "no URL", None), None);
    }

    #[test]
    fn a_path_with_an_id_is_that_of_the_operation() {
        let path = "/api/v3/repositories/7/issues/1/dependencies/blocked_by?page=2";
        let found = lacking("GET", &format!("https://github.example{path}"), Some("3.17.1"));
        assert_eq!(found.as_deref(), Some("the operation needs Enterprise Server 3.19, this is 3.17"));
    }

    #[test]
    fn what_a_later_release_has_first_is_lacking_in_earlier_ones_only() {
        let mut later = 0;
        for found in all().filter(|found| found.is_on(ENTERPRISE_SERVER) && found.server == Server::Api) {
            let url = format!("https://github.example/api/v3{}", found.path);
            let lacking = |version| lacking(found.method, &url, version);
            assert_eq!((lacking(None), lacking(Some("3.19.0"))), (None, None), "{}", found.id());
            let due =
                first_with(found).map(|first| format!("the operation needs Enterprise Server {first}, this is 3.17"));
            later += usize::from(due.is_some());
            assert_eq!(lacking(Some("enterprise-server@3.17.2")), due, "{}", found.id());
        }
        assert!(later > 60);
    }
}
