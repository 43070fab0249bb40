//! Filling the path parameters of an operation from the URLs of a resource.

use percent_encoding::percent_decode_str;
use url::Url;

use crate::github::description::kind::Kind;
use crate::github::description::operation::{Operation, Parameter, Place};

/// What links to pages have an ID behind, where a request has a name.
const BY_ID: [(&str, &str); 3] =
    [("/repositories/", "/repos/-/-"), ("/organizations/", "/orgs/-"), ("/user/", "/users/-")];

/// A path that has the ID of an owner, as links to pages do, with a name in its place; None for other paths.
pub fn by_name(path: &str) -> Option<String> {
    let (rest, named) = BY_ID.iter().find_map(|(begin, named)| Some((path.strip_prefix(begin)?, named)))?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let (id, rest) = rest.split_at_checked(digits)?;
    (!id.is_empty()).then(|| format!("{named}{rest}"))
}

/// The path of a URL below a base, without its query; None if one of them is invalid.
pub fn path(url: &str, base: &str) -> Option<String> {
    let (url, base) = (Url::parse(url).ok()?, Url::parse(base).ok()?);
    let prefix = base.path().trim_end_matches('/');
    let path = url.path().strip_prefix(prefix).unwrap_or(url.path());
    Some(of_team(path).unwrap_or_else(|| path.to_owned()))
}

/// The path of a team as the operations have it: `/teams/2` for `/organizations/1/team/2`.
fn of_team(path: &str) -> Option<String> {
    let (organization, team) = path.strip_prefix("/organizations/")?.split_once("/team/")?;
    (!organization.contains('/')).then(|| format!("/teams/{team}"))
}

/// The path of a page on the website, if it is also a path of the API, as that of a team: `/orgs/{org}/teams/{team_slug}`.
pub fn website_path(url: &str) -> Option<String> {
    let path = Url::parse(url).ok()?.path().to_owned();
    path.starts_with("/orgs/").then_some(path)
}

/// The path parameters of an operation that the paths of a resource determine, by the segments that both have in common
/// from the beginning. Of several paths, the one that determines most parameters is used.
pub fn filled(operation: &'static Operation, paths: &[String]) -> Vec<(&'static str, String)> {
    let mut best = Vec::new();
    for found in paths.iter().map(|path| aligned(operation, path)) {
        if found.len() > best.len() {
            best = found;
        }
    }
    best
}

fn aligned(operation: &'static Operation, path: &str) -> Vec<(&'static str, String)> {
    let mut given = path.trim_end_matches('/').split('/').peekable();
    let mut found: Vec<(&'static str, String)> = Vec::new();
    for part in operation.path.split('/') {
        let Some(value) = given.next() else { break };
        let name = part.strip_prefix('{').and_then(|part| part.strip_suffix('}'));
        let parameter = name.and_then(|name| operation.in_path().find(|parameter| parameter.name == name));
        match parameter {
            // The rest of the path is the value of one parameter.
            Some(parameter) if parameter.place == Place::Segments => {
                let rest: Vec<&str> = std::iter::once(value).chain(given.by_ref()).collect();
                found.push((parameter.name, decoded(&rest.join("/"))));
            }
            Some(parameter) if fits(parameter, value) => found.push((parameter.name, decoded(value))),
            None if part == value => {}
            _ => break,
        }
    }
    found
}

/// Whether a path is that of a resource which a parameter identifies: all of it, to its last segment, fits the operation's
/// path up to the parameter.
pub fn is_at(operation: &Operation, name: &str, path: &str) -> bool {
    let Some(parameter) = operation.in_path().find(|parameter| parameter.name == name) else { return false };
    let placeholder = format!("{{{name}}}");
    let Some(at) = operation.path.split('/').position(|part| part == placeholder) else { return false };
    let mut given = path.trim_end_matches('/').splitn(at + 1, '/');
    let mut is_next =
        |part: &str| given.next().is_some_and(|value| part == value || (part.starts_with('{') && !value.is_empty()));
    operation.path.split('/').take(at).all(&mut is_next)
        && given
            .next()
            .is_some_and(|value| (parameter.place == Place::Segments || !value.contains('/')) && fits(parameter, value))
}

/// Whether a segment may be the value of a parameter.
fn fits(parameter: &Parameter, value: &str) -> bool {
    !value.is_empty() && (parameter.kind != Kind::Integer || value.parse::<u64>().is_ok())
}

fn decoded(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::github::description::operation::operation;

    fn found(id: &str, urls: &[&str]) -> Vec<String> {
        let (tag, name) = id.split_once('/').unwrap();
        let below = |url: &&str| path(url, "https://h/api/v3").unwrap();
        let paths: Vec<String> = urls.iter().map(below).collect();
        let parts = filled(operation(tag, name).unwrap(), &paths);
        parts.into_iter().map(|(name, value)| format!("{name}={value}")).collect()
    }

    #[test]
    fn a_url_fills_the_parameters_of_a_common_prefix() {
        let issue = "https://h/api/v3/repos/o/r%20x/issues/7";
        assert_eq!(found("issues/list-sub-issues", &[issue]), ["owner=o", "repo=r x", "issue_number=7"]);
        assert_eq!(found("issues/list-for-repo", &[issue]), ["owner=o", "repo=r x"]);
        assert_eq!(found("issues/get-comment", &[issue]), ["owner=o", "repo=r x"]);
        assert!(found("orgs/get", &[issue]).is_empty());
    }

    #[test]
    fn a_path_is_that_of_the_resource_which_a_parameter_identifies() {
        let is_at = |id: &str, name, path| {
            let (tag, operation_name) = id.split_once('/').unwrap();
            super::is_at(operation(tag, operation_name).unwrap(), name, path)
        };
        assert!(is_at("issues/list-comments", "issue_number", "/repos/o/r/issues/7"));
        assert!(is_at("git/get-ref", "ref", "/repos/o/r/git/ref/heads/x"));
        assert!(!is_at("issues/delete-comment", "comment_id", "/repos/o/r/issues/7"));
        assert!(!is_at("issues/delete-comment", "comment_id", "/repos/o/r/pulls/comments/7"));
        assert!(!is_at("repos/delete-webhook", "hook_id", "/repos/o/r/hooks/1/deliveries/2"));
        assert!(!is_at("repos/delete-release", "release_id", "/repos/o/r"));
        assert!(!is_at("repos/get", "name", "/repos/o/r"));
    }

    #[test]
    fn a_team_has_three_urls() {
        let team = "https://h/api/v3/organizations/1/team/2";
        assert_eq!(found("teams/list-members-legacy", &[team]), ["team_id=2"]);
        assert!(found("billing/get-all-budgets-org", &[team]).is_empty());
        assert_eq!(website_path("https://h/orgs/o/teams/t").as_deref(), Some("/orgs/o/teams/t"));
        assert_eq!(website_path("https://h/o/r/issues/7"), None);
    }

    #[test]
    fn the_url_with_the_most_parameters_is_used() {
        let pull = ["https://h/api/v3/repos/o/r/pulls/3", "https://h/api/v3/repos/o/r/issues/3"];
        assert_eq!(found("pulls/list-files", &pull).last().unwrap(), "pull_number=3");
        assert_eq!(found("issues/add-labels", &pull).last().unwrap(), "issue_number=3");
    }

    #[test]
    fn a_name_is_no_number_and_a_path_keeps_its_slashes() {
        let comment = "https://h/api/v3/repos/o/r/issues/comments/9";
        assert_eq!(found("issues/list-labels-on-issue", &[comment]), ["owner=o", "repo=r"]);
        assert_eq!(found("issues/get-comment", &[comment]).last().unwrap(), "comment_id=9");
        let content = "https://h/api/v3/repos/o/r/contents/a/b.md?ref=main";
        assert_eq!(found("repos/get-content", &[content]).last().unwrap(), "path=a/b.md");
        assert!(path("no URL", "https://h").is_none());
    }
}
