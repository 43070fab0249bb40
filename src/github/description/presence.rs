//! The fields that GitHub's description promises: those that every schema of a class requires, that none makes nullable,
//! and that no version of the API removes, because one class serves all versions.
//!
//! Types follow from it. A response that breaks the promise is read all the same: the missing field is null.

use std::collections::{HashMap, HashSet};
use std::ptr;
use std::sync::LazyLock;

use crate::github::declared::{registry, variants};
use crate::github::description::classes::{self, of_items, of_response};
use crate::github::description::kind::Kind;
use crate::github::description::operation::{Operation, all, operation};
use crate::github::description::shapes::{Shape, shapes};
use crate::github::description::{schemas, versions, webhooks};
use crate::github::model::declaration::{self, Computed, Field, Op, Returns, media};

/// Maximum depth to which references are followed.
const DEEPEST: u32 = 16;

/// The classes whose objects are composed of those of GraphQL, with the fields that GitHub's schema of GraphQL lets be null.
const COMPOSED: &[(&str, &[&str])] = &[
    ("RepositoryDiscussion", &["answer_node_id", "closed_at", "is_answered", "login", "state_reason"]), // retired-terms: ignore
    ("RepositoryDiscussionCategory", &["description"]),
    ("RepositoryDiscussionComment", &["discussion_node_id", "login"]),
    ("ReviewThread", &["first_comment_id", "line", "resolved_by", "start_line"]),
];

/// The shapes of the objects of each class, wherever a response or an event has them.
static SHAPES: LazyLock<HashMap<&'static str, Vec<Shape>>> = LazyLock::new(|| {
    let mut walk = Walk::default();
    walk.start();
    walk.run();
    // What requires nothing says nothing about a declared class, of which other schemas say more. A derived class is its
    // schema.
    let says = |class: &str, shape: &Shape| match class.starts_with('@') {
        true => !shape.members.is_empty(),
        false => shape.members.iter().any(|member| member.required),
    };
    let described = |class: &'static str, kinds: Vec<&'static Kind>| {
        kinds.into_iter().flat_map(shapes).filter(|shape| says(class, shape)).collect()
    };
    let each = |(class, kinds)| (class, described(class, kinds));
    walk.found.into_iter().map(each).collect()
});

/// Whether the objects of a class always have a field, and never null in it, in every version of the API. A class that no
/// schema describes is as the one that it extends.
pub fn is_promised(class: &str, field: &Field) -> bool {
    if versions::is_removed(field) {
        return false;
    }
    if let Some((_, nullable)) = COMPOSED.iter().find(|(name, _)| *name == class) {
        return !nullable.contains(&field.name);
    }
    let found = registry::lineage(class).find_map(|class| Some((class, SHAPES.get(class.name)?)));
    let Some((class, shapes)) = found.filter(|(_, shapes)| !shapes.is_empty()) else { return is_computed(field) };
    is_computed(field) || shapes.iter().all(|shape| has(shape, class, field))
}

/// Whether a field is computed from whatever the JSON has.
fn is_computed(field: &Field) -> bool {
    match field.kind {
        declaration::Kind::Found(_) | declaration::Kind::Is(_) => true,
        declaration::Kind::Computed(computed) => match computed {
            Computed::AlternateWeeks | Computed::OrganizationType | Computed::Payload => true,
            Computed::RepositoryPair | Computed::TextMatches => true,
            Computed::AppUrl | Computed::BlobDecoded | Computed::Clones => false,
            Computed::FileDecoded | Computed::Views => false,
        },
        _ => false,
    }
}

fn has(shape: &Shape, class: &declaration::Class, field: &Field) -> bool {
    let key = match field.kind {
        declaration::Kind::Computed(Computed::BlobDecoded) => "content",
        declaration::Kind::Computed(_) => return false,
        _ => field.key,
    };
    let promises = |key: &str| promises(shape, key, 0) || promises(shape, &inner(class, key), 0);
    let is_old = !field.old_key.is_empty() && shape.member(field.key).is_none() && promises(field.old_key);
    promises(key) || is_old
}

/// The key of a field in the object that holds the inherited fields; an empty text if there is none.
fn inner(class: &declaration::Class, key: &str) -> String {
    if class.within.is_empty() { String::new() } else { format!("{}.{key}", class.within) }
}

/// Whether objects of a shape always have a member, and never null in it. A dot leads into a nested object.
fn promises(shape: &Shape, key: &str, depth: u32) -> bool {
    let (first, rest) = key.split_once('.').unwrap_or((key, ""));
    let Some(member) = shape.member(first).filter(|member| member.required && depth < DEEPEST) else { return false };
    if member.kinds.iter().all(|kind| kind.is_nullable()) {
        return false;
    }
    let nested: Vec<Shape> = member.kinds.iter().flat_map(|kind| shapes(kind)).collect();
    rest.is_empty() || !nested.is_empty() && nested.iter().all(|shape| promises(shape, rest, depth + 1))
}

/// The types of each class, and those whose members are still to be visited.
#[derive(Default)]
struct Walk {
    found: HashMap<&'static str, Vec<&'static Kind>>,
    pending: Vec<(&'static str, &'static Kind)>,
}

impl Walk {
    /// Begin with the responses of all operations and the payloads of all events.
    fn start(&mut self) {
        classes::install();
        for operation in all() {
            for (class, kind) in results(operation) {
                self.add(class, kind);
            }
        }
        for (class, kind) in registry::operations().flat_map(declared) {
            self.add(class, kind);
        }
        // The objects of responses that a version changes.
        for kind in versions::kinds() {
            for piece in alternatives(kind, 0) {
                if let Kind::Schema(_) = piece
                    && let Some(class) = classes::name_of(piece, "")
                {
                    self.add(class, piece);
                }
            }
        }
        for class in variants::classes() {
            if let Some(kind) = schemas::schema(class.trim_start_matches('@')) {
                self.add(class, kind);
            }
        }
        for class in webhooks::classes() {
            for kind in webhooks::payloads(class).into_iter().flatten().filter_map(schemas::schema) {
                self.add(class, kind);
            }
        }
    }

    fn run(&mut self) {
        while let Some((name, kind)) = self.pending.pop() {
            for shape in shapes(kind) {
                let mut seen = HashSet::new();
                for field in registry::lineage(name).flat_map(|class| class.fields) {
                    // A class may have a field of its parent again.
                    if seen.insert(field.name) {
                        self.visit(&shape, name, kind, field);
                    }
                }
            }
        }
    }

    /// The objects in a field are of a class, too.
    fn visit(&mut self, shape: &Shape, class: &str, whole: &'static Kind, field: &'static Field) {
        if let declaration::Kind::Found(next) = field.kind {
            self.add(next, whole);
        }
        let Some((next, is_map)) = class_in(field.kind) else { return };
        let within = registry::class(class).map(|class| inner(class, field.key)).unwrap_or_default();
        for key in [field.key, field.old_key, within.as_str()] {
            for kind in at(shape, key, 0) {
                for kind in if is_map { values(kind, 0) } else { vec![kind] } {
                    self.add(next, kind);
                }
            }
        }
    }

    fn add(&mut self, class: &'static str, kind: &'static Kind) {
        for piece in objects_of(class, kind) {
            let known = self.found.entry(class).or_default();
            if !known.iter().any(|other| ptr::eq(*other, piece)) {
                known.push(piece);
                self.pending.push((class, piece));
            }
        }
    }
}

/// The classes of an operation's results, and their types.
fn results(operation: &'static Operation) -> Vec<(&'static str, &'static Kind)> {
    if let Some(key) = operation.pages {
        let kind = if key.is_empty() { operation.response(200) } else { classes::item(operation) };
        return of_items(operation).zip(kind).into_iter().collect();
    }
    let kinds = operation.responses.iter().filter_map(|(_, kind)| kind.as_ref());
    kinds.filter_map(|kind| Some((of_response(operation, kind)?, kind))).collect()
}

/// The class that a declared operation returns in place of that of the description, and its types.
fn declared(op: &'static Op) -> Vec<(&'static str, &'static Kind)> {
    let (Returns::One(class)
    | Returns::Many(class)
    | Returns::Search(class)
    | Returns::List(class)
    | Returns::Owner(class)) = op.returns
    else {
        return Vec::new();
    };
    let Some(described) = op.id.split_once('/').and_then(|(tag, name)| operation(tag, name)) else { return Vec::new() };
    if op.accept == media::STAR {
        // The default media type has the items without the time.
        let whole = described.responses.iter().filter_map(|(_, kind)| kind.as_ref()).flat_map(|kind| objects(kind, 0));
        let is_star = |kind: &&'static Kind| {
            shapes(kind).iter().all(|shape| shape.member("starred_at").is_some_and(|at| at.required))
        };
        return whole.filter(is_star).map(|kind| (class, kind)).collect();
    }
    let is_a = |one: &str, other: &str| registry::lineage(one).any(|class| class.name == other);
    let related = results(described).into_iter().filter(|(name, _)| is_a(name, class) || is_a(class, name));
    related.map(|(_, kind)| (class, kind)).collect()
}

/// The class of the objects in a field, and whether they are the values of an object.
fn class_in(kind: declaration::Kind) -> Option<(&'static str, bool)> {
    use declaration::Kind::{List, Map, One, Optional};
    match kind {
        One(class) => Some((class, false)),
        List(kind) | Optional(kind) => class_in(*kind),
        Map(kind) => class_in(*kind).map(|(class, _)| (class, true)),
        _ => None,
    }
}

/// The types of a member of a shape. A dot leads into a nested object.
fn at(shape: &Shape, key: &str, depth: u32) -> Vec<&'static Kind> {
    let (first, rest) = key.split_once('.').unwrap_or((key, ""));
    let kinds = shape.member(first).filter(|_| depth < DEEPEST).map(|member| member.kinds.clone()).unwrap_or_default();
    match rest {
        "" => kinds,
        rest => kinds.into_iter().flat_map(shapes).flat_map(|shape| at(&shape, rest, depth + 1)).collect(),
    }
}

/// The types of the values of an object that has any members.
fn values(kind: &'static Kind, depth: u32) -> Vec<&'static Kind> {
    objects(kind, depth).into_iter().flat_map(shapes).filter_map(|shape| shape.others).collect()
}

/// The types of the objects in a type: of several alternatives, those that have this very class, if there are such.
fn objects_of(class: &str, kind: &'static Kind) -> Vec<&'static Kind> {
    let found = alternatives(kind, 0);
    let exact: Vec<_> =
        found.iter().filter(|kind| classes::name_of(kind, "@webhooks") == Some(class)).copied().collect();
    let kept = if exact.is_empty() { found } else { exact };
    kept.into_iter().flat_map(|kind| objects(kind, 0)).collect()
}

/// The alternatives of a type, and of the items of a list.
fn alternatives(kind: &'static Kind, depth: u32) -> Vec<&'static Kind> {
    match kind {
        _ if depth > DEEPEST => Vec::new(),
        Kind::Optional(kind) | Kind::List(kind) => alternatives(kind, depth + 1),
        Kind::Union(kinds) => kinds.iter().flat_map(|kind| alternatives(kind, depth + 1)).collect(),
        kind => vec![kind],
    }
}

/// The types of the objects in a type: its alternatives, and the items of lists.
fn objects(kind: &'static Kind, depth: u32) -> Vec<&'static Kind> {
    match kind {
        _ if depth > DEEPEST => Vec::new(),
        Kind::Optional(kind) | Kind::List(kind) => objects(kind, depth + 1),
        Kind::Union(kinds) => kinds.iter().flat_map(|kind| objects(kind, depth + 1)).collect(),
        Kind::Schema(name) => schemas::schema(name).map_or_else(Vec::new, |kind| objects(kind, depth + 1)),
        Kind::Members(_) | Kind::All(_) | Kind::Map(_) | Kind::Object => vec![kind],
        _ => Vec::new(),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]
mod tests {
    use super::*;

    fn promised(class: &str, name: &str) -> bool {
        classes::install();
        let field = registry::lineage(class).find_map(|class| class.fields.iter().find(|field| field.name == name));
        is_promised(class, field.unwrap_or_else(|| panic!("{class} has no field {name}")))
    }

    #[test]
    fn what_a_schema_requires_is_promised_unless_it_may_be_null() {
        assert!(promised("@workflow-run", "id") && promised("@workflow-run", "head_sha"));
        // Required, but nullable; optional; not there at all.
        assert!(!promised("@workflow-run", "conclusion") && !promised("@workflow-run", "name"));
        assert!(!promised("Issue", "closed_at") && !promised("ShortRepository", "archived"));
    }

    #[test]
    fn every_schema_of_a_class_has_a_say() {
        // Payloads of webhooks describe users with less than responses do.
        assert!(promised("ShortUser", "login") && !promised("ShortUser", "node_id"));
        // A contributor may be anonymous.
        assert!(!promised("Contributor", "login"));
    }

    #[test]
    fn what_a_version_removes_is_not_promised() {
        for (class, name) in [
            ("@rate-limit-overview", "rate"),
            ("@root", "authorizations_url"),
            ("ShortIssue", "assignee"),
            ("PullRequest", "merge_commit_sha"),
            ("Repository", "has_downloads"),
        ] {
            assert!(!promised(class, name), "{class}.{name}");
        }
        assert!(promised("@rate-limit-overview", "resources") && promised("@root", "emojis_url"));
    }

    #[test]
    fn nested_objects_inherited_fields_and_stars_are_found() {
        assert!(promised("PullRequest", "head") && promised("Head", "sha"));
        // The user of a star may be null.
        assert!(promised("Stargazer", "starred_at") && !promised("Stargazer", "login"));
        assert!(promised("IssueSearchResult", "issue") && promised("IssueSearchResult", "text_matches"));
        assert!(promised("@webhooks/issues/opened", "issue") && promised("@webhooks/issues/opened", "repository"));
        assert!(!promised("@webhooks/issues/opened", "organization") && !promised("@webhooks/*", "repository"));
    }
}
