//! The webhooks of GitHub's description: events, their actions, and the classes of their payloads.
//!
//! The class of an event is `@webhooks/issues`; it has the fields of all actions. Those of the actions extend it:
//! `@webhooks/issues/opened`. The class of unknown events, `@webhooks/*`, has the fields that most events have, and is
//! that which all others extend.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::github::description::classes::{field_kind, members, text};
use crate::github::description::{names, schemas};
use crate::github::model::declaration::{Class, Field, Kind};

/// What the names of the classes of events begin with.
pub const PREFIX: &str = "@webhooks/";

/// The class of unknown events.
pub const ANY: &str = "@webhooks/*";

/// The fields that most events have.
const COMMON: &[Field] = &[
    common("action", Kind::Str),
    common("enterprise", Kind::One("@enterprise-webhooks")),
    common("installation", Kind::One("@simple-installation")),
    common("organization", Kind::One("ShortOrganization")),
    common("repository", Kind::One("Repository")),
    common("sender", Kind::One("ShortUser")),
];

const fn common(name: &'static str, kind: Kind) -> Field {
    Field { name, key: name, old_key: "", kind, doc: "" }
}

static EVENTS: LazyLock<Vec<Event>> = LazyLock::new(index);
/// The classes of events, by the names that they have in programs.
static SHOWN: LazyLock<HashMap<String, &'static str>> =
    LazyLock::new(|| classes().map(|class| (shown_name(class), class)).collect());

/// An event, such as `issues`.
#[derive(Debug)]
pub struct Event {
    /// Its name, as in the header X-GitHub-Event.
    pub name: &'static str,
    /// Its actions and the schemas of their payloads; the action of an event without actions is empty.
    pub payloads: Vec<(&'static str, &'static str)>,
}

/// Every event, sorted by name.
pub fn events() -> &'static [Event] {
    &EVENTS
}

/// The event with this name.
pub fn event(name: &str) -> Option<&'static Event> {
    let at = EVENTS.binary_search_by_key(&name, |event| event.name).ok()?;
    EVENTS.get(at)
}

/// The name of the class for payloads: that of the action if it is described, or else that of the event, or of unknown
/// events.
pub fn class_name(name: &str, action: Option<&str>) -> &'static str {
    let Some(event) = event(name) else { return ANY };
    let known = action.filter(|action| !action.is_empty() && event.payloads.iter().any(|(known, _)| known == action));
    match known {
        Some(action) => text(&format!("{PREFIX}{name}/{action}")),
        None => text(&format!("{PREFIX}{name}")),
    }
}

/// The names of the classes of all events and actions.
pub fn classes() -> impl Iterator<Item = &'static str> {
    let known = EVENTS.iter().flat_map(|event| {
        let actions = event.payloads.iter().map(|(action, _)| class_name(event.name, Some(action)));
        std::iter::once(class_name(event.name, None)).chain(actions.filter(|name| name.matches('/').count() > 1))
    });
    std::iter::once(ANY).chain(known)
}

/// Whether a class is that of an event or of one of its actions.
pub fn is_event(class: &str) -> bool {
    class.strip_prefix(PREFIX).is_some_and(|path| !path.contains('.'))
}

/// The name of the class in programs: `IssuesOpenedEvent` for `@webhooks/issues/opened`.
pub fn shown_name(class: &str) -> String {
    if class == ANY {
        return "WebhookEvent".to_owned();
    }
    class.trim_start_matches(PREFIX).split('/').map(names::camel).chain(["Event".to_owned()]).collect()
}

/// The class with this name in programs.
pub fn shown(name: &str) -> Option<&'static str> {
    SHOWN.get(name).copied()
}

/// The event, and its action if there is one, of a class.
fn parts(class: &str) -> Option<(&'static Event, Option<&str>)> {
    let path = class.strip_prefix(PREFIX)?;
    match path.split_once('/') {
        Some((name, action)) => Some((event(name)?, Some(action))),
        None => Some((event(path)?, None)),
    }
}

/// The schemas of the payloads of a class.
pub fn payloads(class: &str) -> Option<Vec<&'static str>> {
    let (event, action) = parts(class)?;
    let wanted = event.payloads.iter().filter(|(known, _)| action.is_none_or(|action| action == *known));
    let found: Vec<_> = wanted.map(|(_, schema)| *schema).collect();
    (!found.is_empty()).then_some(found)
}

/// The class of an event or of one of its actions.
pub fn derive(name: &str) -> Option<Class> {
    if name == ANY {
        let doc = "An event of a webhook.";
        return Some(Class { name: ANY, doc, fields: COMMON, url: "", ..Class::BASE });
    }
    let (event, action) = parts(name)?;
    let schemas = payloads(name)?;
    let what = action.map_or_else(|| event.name.to_owned(), |action| format!("{}.{action}", event.name));
    Some(Class {
        name: text(name),
        doc: text(&format!("The event `{what}` of a webhook.")),
        fields: Vec::leak(fields(name, &schemas)),
        parent: Some(action.map_or(ANY, |_| class_name(event.name, None))),
        url: "",
        ..Class::BASE
    })
}

fn fields(class: &str, payloads: &[&'static str]) -> Vec<Field> {
    let mut found: Vec<(&'static str, Vec<Kind>)> = Vec::new();
    for schema in payloads {
        for member in schemas::schema(schema).into_iter().flat_map(members) {
            let kind = field_kind(&member.kind, &format!("@{schema}.{}", member.name), 0);
            match found.iter_mut().find(|(name, _)| *name == member.name) {
                Some((_, kinds)) if kinds.contains(&kind) => {}
                Some((_, kinds)) => kinds.push(kind),
                None => found.push((member.name, vec![kind])),
            }
        }
    }
    let fields = found.into_iter().map(|(key, kinds)| {
        let kind = match kinds.as_slice() {
            [one] => *one,
            many if many.iter().all(|kind| matches!(kind, Kind::One(_))) => Kind::One(text(&format!("{class}.{key}"))),
            _ => Kind::Any,
        };
        Field { name: text(&names::field(key)), key, old_key: "", kind, doc: "" }
    });
    fields.collect()
}

fn index() -> Vec<Event> {
    let mut found: Vec<Event> = Vec::new();
    for (event, schema) in schemas::webhooks() {
        let (name, action) = event.split_once(' ').unwrap_or((event, ""));
        match found.last_mut() {
            Some(last) if last.name == name => last.payloads.push((action, schema)),
            _ => found.push(Event { name, payloads: vec![(action, schema)] }),
        }
    }
    found
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]
mod tests {
    use super::*;
    use crate::github::declared::registry;

    #[test]
    fn every_event_has_its_classes() {
        crate::github::description::classes::install();
        assert!(events().is_sorted_by_key(|event| event.name) && events().len() > 60);
        assert_eq!(SHOWN.len(), classes().count(), "two classes have one name");
        for name in classes() {
            let class = registry::class(name).unwrap();
            assert!(!class.fields.is_empty() && is_event(name), "{name}");
            assert_eq!(shown(&shown_name(name)), Some(name));
            for field in class.fields {
                if let Kind::One(class) | Kind::List(&Kind::One(class)) = field.kind {
                    assert!(registry::class(class).is_some(), "{name} has a field of {class}");
                }
            }
        }
        assert!(event("no_such").is_none() && class_name("no_such", None) == ANY && shown("NoSuch").is_none());
        assert!(
            registry::class("@webhooks/no_such").is_none() && registry::class("@webhooks/issues/no_such").is_none()
        );
    }

    #[test]
    fn an_action_extends_its_event() {
        crate::github::description::classes::install();
        let lineage: Vec<_> = registry::lineage("@webhooks/issues/opened").map(|class| class.name).collect();
        assert_eq!(lineage, ["@webhooks/issues/opened", "@webhooks/issues", ANY]);
        assert_eq!(class_name("issues", Some("frobnicated")), "@webhooks/issues");
        assert_eq!(class_name("push", Some("")), "@webhooks/push");
        assert_eq!(shown_name("@webhooks/issues/opened"), "IssuesOpenedEvent");
    }

    #[test]
    fn declared_classes_are_used() {
        crate::github::description::classes::install();
        let kind = |class: &str, name: &str| {
            registry::class(class).unwrap().fields.iter().find(|field| field.name == name).unwrap().kind
        };
        let due = [
            ("issues/opened", "issue", "Issue"),
            ("issues", "issue", "Issue"),
            ("issues/opened", "repository", "Repository"),
            ("issues/opened", "sender", "ShortUser"),
            ("issues/opened", "organization", "ShortOrganization"),
            ("issue_comment/created", "comment", "IssueComment"),
            ("pull_request/opened", "pull_request", "PullRequest"),
            ("pull_request_review/submitted", "review", "PullReview"),
            ("pull_request_review_comment/created", "comment", "ReviewComment"),
            ("release/published", "release", "Release"),
            ("commit_comment/created", "comment", "RepoComment"),
            ("check_run/completed", "check_run", "CheckRun"),
            ("check_suite/completed", "check_suite", "CheckSuite"),
            ("deployment_status/created", "deployment", "Deployment"),
            ("deployment_status/created", "deployment_status", "DeploymentStatus"),
            ("label/created", "label", "Label"),
            ("milestone/created", "milestone", "Milestone"),
            ("fork", "forkee", "Repository"),
            ("team/created", "team", "ShortTeam"),
            ("workflow_run/completed", "workflow_run", "@workflow-run"),
            ("installation/created", "installation", "Installation"),
        ];
        for (event, field, class) in due {
            assert_eq!(kind(&format!("{PREFIX}{event}"), field), Kind::One(class), "{event}: {field}");
        }
    }
}
