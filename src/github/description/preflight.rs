//! What a version of the API changes in recorded requests and responses.

use std::collections::HashSet;
use std::ptr;

use serde_json::Value;

use crate::github::description::kind::{Kind, Member, OTHERS};
use crate::github::description::operation::{Operation, of_route, template_of};
use crate::github::description::routes::by_name;
use crate::github::description::schemas::schema;
use crate::github::description::versions::{Change, Verb, until};

/// Maximum depth of types that lead to a value.
const DEEPEST: u32 = 200;

/// A recorded request and its response.
#[derive(Debug, Clone, Copy)]
pub struct Exchange<'a> {
    /// Method of the request.
    pub method: &'a str,
    /// Path of the request, below the URL of the API.
    pub path: &'a str,
    /// JSON of the request.
    pub request: Option<&'a Value>,
    /// Status of the response.
    pub status: u16,
    /// JSON of the response.
    pub response: Option<&'a Value>,
}

/// A use of what a version changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Use {
    /// ID of the operation.
    pub id: String,
    /// What changes, as a sentence without a capital.
    pub effect: String,
    /// What replaces it; empty if nothing does.
    pub instead: &'static str,
    /// GitHub's name of the changeset.
    pub changeset: &'static str,
    /// How often it is used; more than once in the items of a list.
    pub count: usize,
}

/// The uses of what versions up to this one change, in the order of the description.
pub fn uses(exchange: Exchange<'_>, version: &str) -> Vec<Use> {
    let Some(operation) = recorded(exchange.method, exchange.path) else { return Vec::new() };
    let id = operation.id();
    let mut walk = Walk { changes: until(version).collect(), hits: Vec::new(), seen: HashSet::new() };
    let own: Vec<&'static Change> = walk.changes.iter().copied().filter(|change| change.subject == id).collect();
    let status = exchange.status.to_string();
    for change in own {
        let is_used = match change.verb {
            Verb::Gone if change.place.is_empty() => true,
            Verb::Gone if change.place == "body" => {
                exchange.request.is_some_and(|sent| sent.get(change.path).is_some())
            }
            Verb::Gone => change.path.is_empty() && change.place == status,
            Verb::Other => exchange.response.is_some_and(has_submodule),
            Verb::New | Verb::Error | Verb::Changed => false,
        };
        if is_used {
            walk.hits.push((change, change.effect()));
        }
    }
    if let (Some(kind), Some(value)) = (described(operation, exchange.status), exchange.response) {
        walk.enter(kind, value, &Place { subject: &id, status: &status, path: String::new() }, 0);
    }
    let mut found: Vec<Use> = Vec::new();
    for (change, effect) in walk.hits {
        match found.iter_mut().find(|known| known.changeset == change.changeset && known.effect == effect) {
            Some(known) => known.count += 1,
            None => {
                let (instead, changeset) = (change.instead, change.changeset);
                found.push(Use { id: id.clone(), effect, instead, changeset, count: 1 });
            }
        }
    }
    found
}

/// The operation of a recorded request.
fn recorded(method: &str, path: &str) -> Option<&'static Operation> {
    let path = path.split(['?', '#']).next().unwrap_or(path).trim_end_matches('/');
    let path = if path.is_empty() { "/" } else { path };
    let of = |path: &str| {
        let long = || of_route(method, template_of(method, path)?);
        // The contents of the root folder have no last segment.
        let root = || of_route(method, &format!("{path}/-")).filter(|found| found.path.ends_with("/{path}"));
        of_route(method, path).or_else(long).or_else(root)
    };
    of(path).or_else(|| of(&by_name(path)?))
}

/// Whether a folder has a submodule, which it shows as a file without content.
fn has_submodule(folder: &Value) -> bool {
    let is_one = |item: &Value| {
        item.get("type").is_some_and(|kind| kind == "file") && item.get("download_url").is_none_or(Value::is_null)
    };
    folder.as_array().is_some_and(|items| items.iter().any(is_one))
}

/// The type of the response with exactly this status.
fn described(operation: &'static Operation, status: u16) -> Option<&'static Kind> {
    operation.responses.iter().find(|(known, _)| *known == status).and_then(|(_, kind)| kind.as_ref())
}

/// Where a value is: below an operation or a schema.
struct Place<'a> {
    subject: &'a str,
    /// The status of the response; empty below a schema.
    status: &'a str,
    path: String,
}

impl Place<'_> {
    fn is_of(&self, change: &Change, path: &str) -> bool {
        change.subject == self.subject && change.place == self.status && change.path == path
    }
}

/// A walk through a response.
struct Walk {
    changes: Vec<&'static Change>,
    /// The changes that concern a value, with their effects.
    hits: Vec<(&'static Change, String)>,
    /// The changes and values that were found already, by their places in memory: several alternatives may lead to the
    /// same one.
    seen: HashSet<(usize, usize)>,
}

impl Walk {
    /// A value at a place of its own.
    fn enter(&mut self, kind: &'static Kind, value: &Value, place: &Place<'_>, depth: u32) {
        if depth > DEEPEST {
            return;
        }
        if !value.is_array() {
            let is_here = |change: &&&'static Change| {
                place.is_of(change, &place.path) && change.kind.as_ref().is_some_and(|kind| !fits(kind, value, 0))
            };
            let found: Vec<_> = self.changes.iter().filter(is_here).copied().collect();
            found.into_iter().for_each(|change| self.hit(change, value));
        }
        self.descend(kind, value, place, depth);
    }

    /// The parts of a value.
    fn descend(&mut self, kind: &'static Kind, value: &Value, place: &Place<'_>, depth: u32) {
        match (kind, value) {
            (Kind::Optional(kind), _) => self.descend(kind, value, place, depth),
            (Kind::Union(kinds), _) => {
                let fitting = kinds.iter().filter(|kind| has_required(kind, value, 0));
                fitting.for_each(|kind| self.descend(kind, value, place, depth));
            }
            (Kind::All(kinds), _) => kinds.iter().for_each(|kind| self.descend(kind, value, place, depth)),
            (Kind::List(item), Value::Array(values)) => {
                values.iter().for_each(|value| self.enter(item, value, place, depth + 1));
            }
            (Kind::Map(kind), Value::Object(members)) => {
                members.values().for_each(|value| self.enter(kind, value, place, depth + 1));
            }
            (Kind::Schema(name), _) => {
                if let Some(kind) = schema(name) {
                    let subject = format!("@{name}");
                    self.enter(kind, value, &Place { subject: &subject, status: "", path: String::new() }, depth + 1);
                }
            }
            (Kind::Members(described), Value::Object(members)) => {
                for (name, value) in members {
                    self.member(described, name, value, place, depth);
                }
            }
            _ => {}
        }
    }

    fn member(&mut self, described: &'static [Member], name: &str, value: &Value, place: &Place<'_>, depth: u32) {
        let path = if place.path.is_empty() { name.to_owned() } else { format!("{}.{name}", place.path) };
        let is_here = |change: &&&'static Change| change.verb == Verb::Gone && place.is_of(change, &path);
        if let Some(change) = self.changes.iter().find(is_here).copied() {
            self.hit(change, value);
        }
        let others = || described.iter().find(|member| member.name == OTHERS);
        if let Some(member) = described.iter().find(|member| member.name == name).or_else(others) {
            self.enter(&member.kind, value, &Place { path, ..*place }, depth + 1);
        }
    }

    fn hit(&mut self, change: &'static Change, value: &Value) {
        if self.seen.insert((ptr::from_ref(change).addr(), ptr::from_ref(value).addr())) {
            self.hits.push((change, change.effect()));
        }
    }
}

/// Whether a value has the required members of a type.
fn has_required(kind: &Kind, value: &Value, depth: u32) -> bool {
    match kind {
        _ if depth > DEEPEST => false,
        Kind::Members(members) => members.iter().all(|member| !member.required || value.get(member.name).is_some()),
        Kind::Schema(name) => schema(name).is_some_and(|kind| has_required(kind, value, depth + 1)),
        Kind::Optional(kind) => has_required(kind, value, depth + 1),
        Kind::All(kinds) => kinds.iter().all(|kind| has_required(kind, value, depth + 1)),
        _ => true,
    }
}

/// Whether a value is one of a changed type, as far as such types differ: null, choices, and the names of members.
fn fits(kind: &Kind, value: &Value, depth: u32) -> bool {
    match (kind, value) {
        _ if depth > DEEPEST => true,
        (Kind::Optional(kind), _) => value.is_null() || fits(kind, value, depth + 1),
        (Kind::Union(kinds), _) => kinds.iter().any(|kind| fits(kind, value, depth + 1)),
        (Kind::Schema(name), _) => schema(name).is_none_or(|kind| fits(kind, value, depth + 1)),
        (Kind::Literal(json), _) => serde_json::from_str::<Value>(json).is_ok_and(|known| known == *value),
        (Kind::Members(members), Value::Object(found)) => {
            found.keys().all(|name| members.iter().any(|member| member.name == name || member.name == OTHERS))
        }
        (Kind::Any | Kind::Null, _) => true,
        _ => !value.is_null(),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use serde_json::json;

    use super::*;

    fn found(method: &str, path: &str, request: Value, status: u16, response: &Value) -> Vec<(String, usize)> {
        let request = Some(&request).filter(|request| !request.is_null());
        let exchange = Exchange { method, path, request, status, response: Some(response) };
        assert!(uses(exchange, "2022-11-28").is_empty());
        let uses = uses(exchange, "2026-03-10").into_iter();
        uses.map(|found| (format!("{} {}", found.id, found.effect), found.count)).collect()
    }

    fn one(text: &str) -> Vec<(String, usize)> {
        vec![(text.to_owned(), 1)]
    }

    #[test]
    fn parameters_statuses_and_operations_are_found() {
        let sent = found("POST", "/orgs/o/teams", json!({"name": "t", "permission": "push"}), 201, &json!({}));
        assert_eq!(sent, one("teams/create the parameter permission is removed"));
        let status = found("DELETE", "/app/installations/1", Value::Null, 204, &Value::Null);
        assert_eq!(status, one("apps/delete-installation no response has the status 204"));
        let gone = found("GET", "/organizations/1/custom_roles", Value::Null, 200, &json!({}));
        assert_eq!(gone, one("orgs/list-custom-roles the operation is removed"));
        assert!(found("GET", "/no/such/path", Value::Null, 200, &json!({"assignee": 1})).is_empty());
        assert!(found("GET", "/zen", Value::Null, 200, &json!("text")).is_empty());
    }

    #[test]
    fn fields_are_found_in_items_and_in_nested_objects() {
        let pull = json!({"merge_commit_sha": "x", "assignees": [], "head": {"repo": {"has_downloads": true}}});
        let list = found("GET", "/repos/o/r/pulls", Value::Null, 200, &json!([pull, pull]));
        let due = [
            ("pulls/list the response lacks has_downloads".to_owned(), 2),
            ("pulls/list the response lacks merge_commit_sha".to_owned(), 2),
        ];
        let mut list = list;
        list.sort();
        assert_eq!(list, due);
        let bundle = json!({"attestations": [{"bundle": {}, "repository_id": 1}]});
        let bundles = found("GET", "/orgs/o/attestations/d", Value::Null, 200, &bundle);
        assert_eq!(bundles, one("orgs/list-attestations the response lacks attestations.bundle"));
    }

    #[test]
    fn a_folder_is_found_if_it_has_a_submodule() {
        let folder = |item: Value| found("GET", "/repos/o/r/contents/src", Value::Null, 200, &json!([item]));
        let text = "repos/get-content the response has other values";
        assert_eq!(folder(json!({"type": "file", "download_url": null})), one(text));
        assert_eq!(folder(json!({"type": "file", "download_url": "https://x"})), []);
        assert_eq!(folder(json!({"type": "dir", "download_url": null})), []);
    }

    #[test]
    fn deep_paths_and_links_to_pages_belong_to_their_operations() {
        let id = |path: &str| recorded("GET", path).map(Operation::id);
        for path in
            ["/repos/o/r/contents", "/repos/o/r/contents/", "/repos/o/r/contents/a", "/repos/o/r/contents/a/b.md"]
        {
            assert_eq!(id(path).as_deref(), Some("repos/get-content"), "{path}");
        }
        for path in ["/", "", "/?page=1"] {
            assert_eq!(id(path).as_deref(), Some("meta/root"), "{path}");
        }
        assert_eq!(id("/repositories/7").as_deref(), Some("repos/get"));
        assert_eq!(id("/repositories/7/issues?page=2").as_deref(), Some("issues/list-for-repo"));
        assert_eq!(id("/organizations/7/repos").as_deref(), Some("repos/list-for-org"));
        assert_eq!(id("/organizations/7/custom_roles").as_deref(), Some("orgs/list-custom-roles"));
        assert_eq!(id("/user/7/repos").as_deref(), Some("repos/list-for-user"));
        assert_eq!(id("/user/repos").as_deref(), Some("repos/list-for-authenticated-user"));
        assert_eq!((id("/user/octocat/repos"), id("/no/such")), (None, None));
    }

    #[test]
    fn values_of_a_changed_type_are_found_if_they_do_not_fit() {
        let path = "/repos/o/r/code-scanning/default-setup";
        let languages = |names: Value| found("GET", path, Value::Null, 200, &json!({"languages": names}));
        assert_eq!(languages(json!(["python", "go"])), []);
        let text = "code-scanning/get-default-setup languages has other values";
        assert_eq!(languages(json!(["javascript", "go"])), one(text));
        let repositories = |extra: Value| {
            let mut item = json!({"id": 1, "name": "r"});
            item.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
            found("GET", "/orgs/o/migrations/1/repositories", Value::Null, 200, &json!([item]))
        };
        assert_eq!(repositories(json!({})), []);
        let text = "migrations/list-repos-for-org the objects of the response have other members";
        assert_eq!(repositories(json!({"stargazers_count": 1})), one(text));
        let issue =
            |url: Value| found("GET", "/repos/o/r/issues/1", Value::Null, 200, &json!({"pull_request": {"url": url}}));
        assert_eq!(issue(json!("https://x")), []);
        assert_eq!(issue(Value::Null), one("issues/get pull_request.url has other values"));
    }
}
