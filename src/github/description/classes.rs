//! Classes of resources: the declared ones, and those derived from GitHub's description.
//!
//! The name of a derived class is a URL in the description: `@workflow-run` is a schema,
//! `@workflow-run.head_commit` a nested object, `@actions/list-labels` the result of an operation, `@webhooks/push` an event.

use std::collections::{HashMap, HashSet};
use std::sync::{LazyLock, Mutex, PoisonError};

use crate::github::declared::{registry, variants};
use crate::github::description::kind::{self, Kind, Member};
use crate::github::description::mapping::{ITEMS, STAR, STARRED_ITEMS, declared, of_members};
use crate::github::description::operation::{Operation, operation, tag, tags};
use crate::github::description::{names, schemas, webhooks};
use crate::github::model::declaration::{self, Class, Field};

/// Maximum depth to which references are followed.
const DEEPEST: u32 = 16;

static CLASSES: LazyLock<Mutex<HashMap<String, Option<&'static Class>>>> = LazyLock::new(Mutex::default);
static TEXTS: LazyLock<Mutex<HashSet<&'static str>>> = LazyLock::new(Mutex::default);

/// The schemas, by the names that their classes have in the module of models.
static SCHEMAS: LazyLock<HashMap<String, &'static str>> =
    LazyLock::new(|| schemas::names().map(|name| (names::camel(name), name)).collect());

/// Make the derived classes available to the registry of classes.
pub fn install() {
    registry::set_derived(class);
}

/// The class with this name, which begins with `@`; it is created when it is first looked up.
pub fn class(name: &str) -> Option<&'static Class> {
    let known = || CLASSES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(found) = known().get(name) {
        return *found;
    }
    let derived = derive(name).map(|class| &*Box::leak(Box::new(class)));
    match derived {
        // Only existing names are kept, so that no caller can fill the memory with others.
        Some(_) => *known().entry(name.to_owned()).or_insert(derived),
        None => None,
    }
}

/// The class with this name in the module of models.
pub fn shown(name: &str) -> Option<&'static Class> {
    let parts: Vec<&str> = name.split('_').collect();
    let (first, rest) = parts.split_first()?;
    if let Some(found) = SCHEMAS.get(*first).and_then(|schema| nested(format!("@{schema}"), rest)) {
        return Some(found);
    }
    if let ("Webhooks", Some((event, rest))) = (*first, rest.split_first()) {
        let event = webhooks::shown(&format!("{event}Event"))?;
        return if rest.is_empty() { None } else { nested(event.to_owned(), rest) };
    }
    let tag = tags().find(|tag| names::camel(tag) == *first).and_then(tag)?;
    let (second, rest) = rest.split_first()?;
    let found = tag.operations.iter().find(|operation| names::camel(operation.name) == *second)?;
    nested(format!("@{}", found.id()), rest)
}

/// The class of a nested object; `parts` are the names of the members that lead to it, in camel case.
fn nested(mut path: String, parts: &[&str]) -> Option<&'static Class> {
    for part in parts {
        let kinds = resolve(&path)?;
        let member = kinds.iter().flat_map(|kind| members(kind)).find(|member| names::camel(member.name) == *part)?;
        path = format!("{path}.{}", member.name);
    }
    class(&path)
}

/// The class of an operation's result if it is an object, or of its items if it is a list of objects.
pub fn of_response(operation: &Operation, kind: &'static Kind) -> Option<&'static str> {
    name_of(kind, &format!("@{}", operation.id()))
}

/// The type of the items on an operation's pages.
pub fn item(operation: &'static Operation) -> Option<&'static Kind> {
    let key = operation.pages?;
    let whole = operation.response(200)?;
    match key {
        "" => list_item(whole, 0),
        key => list_item(&members(whole).into_iter().find(|member| member.name == key)?.kind, 0),
    }
}

/// The class of the items on an operation's pages.
pub fn of_items(operation: &'static Operation) -> Option<&'static str> {
    let id = operation.id();
    if let Some((_, class)) = ITEMS.iter().find(|(known, _)| *known == id) {
        return Some(class);
    }
    let base = format!("@{id}");
    let path = match operation.pages? {
        "" => base,
        key => match operation.response(200)?.some() {
            Kind::Schema(schema) => format!("@{schema}.{key}"),
            _ => format!("{base}.{key}"),
        },
    };
    name_of(item(operation)?, &path)
}

/// The same for the media types that a request accepts.
pub fn of_items_as(operation: &'static Operation, accepted: &str) -> Option<&'static str> {
    let id = operation.id();
    let starred = || STARRED_ITEMS.iter().find(|(known, _)| *known == id).map(|(_, class)| *class);
    accepted.contains(STAR).then(starred).flatten().or_else(|| of_items(operation))
}

/// The name of the class for objects of a type at a URL; None if the values are not objects.
pub fn name_of(kind: &'static Kind, path: &str) -> Option<&'static str> {
    match kind.some() {
        Kind::Schema(schema) => declared(schema).or_else(|| name_of(schemas::schema(schema)?, &format!("@{schema}"))),
        // A schema that adds members to another one has a class of its own.
        Kind::All(parts) if path.contains(['/', '.']) && of_parts(parts).is_some() => of_parts(parts),
        Kind::Members(_) | Kind::All(_) => {
            let found = members(kind);
            let declared = || path.starts_with("@webhook").then(|| of_members(&found)).flatten();
            (!found.is_empty()).then(|| declared().unwrap_or_else(|| text(path)))
        }
        Kind::Union(kinds) => {
            let mut found: Vec<_> = kinds.iter().filter_map(|kind| name_of(kind, path)).collect();
            found.sort_unstable();
            found.dedup();
            match found.as_slice() {
                [] => None,
                [one] => Some(one),
                _ => Some(text(path)),
            }
        }
        Kind::List(item) => name_of(item, path),
        _ => None,
    }
}

/// The declared class of objects that have all parts at once, if exactly one part has one: the other parts add members.
fn of_parts(parts: &[Kind]) -> Option<&'static str> {
    let mut found = parts.iter().filter_map(|part| match part.some() {
        Kind::Schema(schema) => declared(schema),
        _ => None,
    });
    found.next().filter(|_| found.next().is_none())
}

/// The members of objects of a type, including those of all alternatives.
pub fn members(kind: &'static Kind) -> Vec<&'static Member> {
    let mut found = Vec::new();
    collect(kind, &mut found, 0);
    found
}

fn collect(described: &'static Kind, found: &mut Vec<&'static Member>, depth: u32) {
    if depth > DEEPEST {
        return;
    }
    match described {
        Kind::Members(members) => {
            for member in members.iter().filter(|member| member.name != kind::OTHERS) {
                if !found.iter().any(|known| known.name == member.name) {
                    found.push(member);
                }
            }
        }
        Kind::Optional(kind) | Kind::List(kind) | Kind::Map(kind) => collect(kind, found, depth + 1),
        Kind::Union(kinds) | Kind::All(kinds) => kinds.iter().for_each(|kind| collect(kind, found, depth + 1)),
        Kind::Schema(name) => {
            if let Some(kind) = schemas::schema(name) {
                collect(kind, found, depth + 1);
            }
        }
        _ => {}
    }
}

/// The type of a list's items.
pub fn list_item(kind: &'static Kind, depth: u32) -> Option<&'static Kind> {
    match kind.some() {
        Kind::List(item) => Some(item),
        Kind::Schema(name) if depth < DEEPEST => list_item(schemas::schema(name)?, depth + 1),
        Kind::Union(kinds) if depth < DEEPEST => kinds.iter().find_map(|kind| list_item(kind, depth + 1)),
        _ => None,
    }
}

/// The types at a URL of the description; for an operation, those of all successful responses, and for an event,
/// those of all actions.
fn resolve(path: &str) -> Option<Vec<&'static Kind>> {
    let mut parts = path.strip_prefix('@')?.split('.');
    let first = parts.next()?;
    let mut kinds: Vec<&'static Kind> = match first.split_once('/') {
        Some(("webhooks", _)) => {
            webhooks::payloads(&format!("@{first}"))?.into_iter().filter_map(schemas::schema).collect()
        }
        Some((tag, name)) => operation(tag, name)?.responses.iter().filter_map(|(_, kind)| kind.as_ref()).collect(),
        None => vec![schemas::schema(first)?],
    };
    for part in parts {
        let found = kinds.iter().filter_map(|kind| members(kind).into_iter().find(|member| member.name == part));
        kinds = found.map(|member| &member.kind).collect();
        if kinds.is_empty() {
            return None;
        }
    }
    Some(kinds)
}

fn derive(name: &str) -> Option<Class> {
    if webhooks::is_event(name) {
        return webhooks::derive(name);
    }
    let mut found: Vec<&'static Member> = Vec::new();
    resolve(name)?.into_iter().for_each(|kind| collect(kind, &mut found, 0));
    if variants::variants_of(name).is_some() {
        prefer_times(&mut found, name);
    }
    // A dot in a key would denote a nested object.
    found.retain(|member| !member.name.contains('.'));
    if found.is_empty() {
        return None;
    }
    let has = |key: &&&str| found.iter().any(|member| member.name == **key && is_text(&member.kind));
    let title = ["full_name", "login", "name", "title", "slug"].iter().find(has).copied().unwrap_or("");
    let identity = if found.iter().any(|member| member.name == "id") { "id" } else { "" };
    let url = if found.iter().any(|member| member.name == "url") { "url" } else { "" };
    let parent = variants::parent(name);
    let inherited = parent.and_then(class).map_or(&[][..], |class| class.fields);
    let promised = |key: &str| inherited.iter().find(|field| field.key == key).map(|field| field.kind);
    // A time stays one where a variant only says that it is text, and parts have the class of the parent.
    let as_promised = |member: &'static Member| {
        let own = field(name, member);
        match promised(own.key).filter(|kind| is_promise(kind, parent.unwrap_or_default())) {
            Some(kind) => Field { kind, ..own },
            None => own,
        }
    };
    let fields: Vec<Field> = found.iter().copied().map(as_promised).collect();
    Some(Class {
        name: text(name),
        doc: text(&format!("An object of GitHub's description of its API: {}.", name.trim_start_matches('@'))),
        fields: Vec::leak(fields),
        parent,
        identity,
        title,
        url,
        ..Class::BASE
    })
}

/// Take members as times that are text in some alternatives of a schema, and times in others.
fn prefer_times(found: &mut [&'static Member], schema: &str) {
    let alternatives = resolve(schema).into_iter().flatten().flat_map(|kind| match kind {
        Kind::Union(kinds) => kinds.iter().flat_map(members).collect(),
        kind => members(kind),
    });
    for time in alternatives.filter(|member| *member.kind.some() == Kind::Time) {
        if let Some(known) = found.iter_mut().find(|known| known.name == time.name && is_text(&known.kind)) {
            *known = time;
        }
    }
}

/// Whether a kind of a field of a class holds for its variants: a time, or a part of the class.
fn is_promise(kind: &declaration::Kind, class: &str) -> bool {
    match kind {
        declaration::Kind::Time => true,
        declaration::Kind::List(item) => is_promise(item, class),
        declaration::Kind::One(part) => part.strip_prefix(class).is_some_and(|rest| rest.starts_with('.')),
        _ => false,
    }
}

fn is_text(kind: &Kind) -> bool {
    *kind.some() == Kind::Str
}

/// The displayed name of a class: the schema or the operation, and the members that lead to it.
pub fn shown_name(class: &Class) -> &'static str {
    if webhooks::is_event(class.name) {
        return text(&webhooks::shown_name(class.name));
    }
    let parts = class.name.trim_start_matches('@').split(['.', '/']);
    text(&parts.map(names::camel).collect::<Vec<_>>().join("_"))
}

fn field(class: &str, member: &'static Member) -> Field {
    let kind = field_kind(&member.kind, &format!("{class}.{}", member.name), 0);
    Field { name: text(&names::field(member.name)), key: member.name, old_key: "", kind, doc: "" }
}

/// How a field with a type of the description is read; `path` is its URL.
pub fn field_kind(kind: &'static Kind, path: &str, depth: u32) -> declaration::Kind {
    use declaration::Kind as Read;
    let class = || name_of(kind, path);
    match kind.some() {
        Kind::Str | Kind::Date => Read::Str,
        Kind::Int => Read::Int,
        Kind::Float => Read::Float,
        Kind::Bool => Read::Bool,
        Kind::Time => Read::Time,
        Kind::Object => Read::Map(&Read::Any),
        Kind::List(_) => Read::List(class().map_or(&Read::Any, resource)),
        // Lists in a mapping stay plain values.
        Kind::Map(values) if list_item(values, 0).is_some() => Read::Map(&Read::Any),
        Kind::Map(values) => Read::Map(name_of(values, path).map_or(&Read::Any, resource)),
        Kind::Members(_) | Kind::All(_) => class().map_or(Read::Map(&Read::Any), Read::One),
        Kind::Schema(name) if depth < DEEPEST => match (declared(name), schemas::schema(name)) {
            (Some(class), _) => Read::One(class),
            (None, Some(kind)) => field_kind(kind, &format!("@{name}"), depth + 1),
            (None, None) => Read::Any,
        },
        Kind::Literal(json) if json.starts_with('"') => Read::Str,
        Kind::Union(kinds) => {
            let mut read: Vec<_> = kinds.iter().map(|kind| field_kind(kind, path, depth + 1)).collect();
            read.dedup();
            match read.as_slice() {
                [one] => *one,
                found if found.iter().all(|kind| matches!(kind, Read::One(_))) => class().map_or(Read::Any, Read::One),
                _ => Read::Any,
            }
        }
        _ => Read::Any,
    }
}

/// The field of a list or an object whose values are resources of a class.
fn resource(class: &'static str) -> &'static declaration::Kind {
    Box::leak(Box::new(declaration::Kind::One(class)))
}

/// The only copy of a text, which stays in memory.
pub fn text(text: &str) -> &'static str {
    let mut texts = TEXTS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = texts.get(text) {
        return known;
    }
    let kept: &'static str = Box::leak(text.to_owned().into_boxed_str());
    texts.insert(kept);
    kept
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::github::declared::models;
    use crate::github::description::operation::all as operations;

    #[test]
    fn every_result_has_its_class() {
        install();
        for operation in operations() {
            for kind in operation.responses.iter().filter_map(|(_, kind)| kind.as_ref()) {
                if let Some(name) = of_response(operation, kind) {
                    assert!(registry::class(name).is_some(), "{}: {name}", operation.id());
                }
            }
            assert_eq!(operation.pages.is_some(), item(operation).is_some(), "{}", operation.id());
        }
    }

    #[test]
    fn a_model_is_called_as_its_class() {
        for model in models::MODELS {
            let found = class(&format!("@{}", model.schema));
            assert_eq!(found.map(shown_name), Some(model.name), "{}", model.schema);
        }
        assert_eq!((models::shown("@workflow-run"), models::shown("Issue")), ("WorkflowRun", "Issue"));
    }

    #[test]
    fn each_alternative_that_a_member_names_has_a_class() {
        install();
        for variants in variants::VARIANTS {
            let Some(Kind::Union(kinds)) = schemas::schema(variants.class.trim_start_matches('@')) else {
                panic!("{} has no alternatives", variants.class);
            };
            let described: HashSet<_> = kinds.iter().map(|kind| name_of(kind, "").unwrap()).collect();
            assert_eq!(variants.classes.iter().map(|(_, class)| *class).collect::<HashSet<_>>(), described);
            assert!(variants.classes.is_sorted(), "{}", variants.class);
            for class in described {
                let lineage: Vec<_> = registry::lineage(class).map(|class| class.name).collect();
                assert_eq!(lineage, [class, variants.class]);
            }
        }
    }

    #[test]
    fn every_class_is_found_by_its_displayed_name() {
        install();
        let mut seen: HashMap<&str, &str> = HashMap::new();
        let mut left: Vec<&'static str> = schemas::names().map(|name| text(&format!("@{name}"))).collect();
        left.extend(operations().map(|operation| text(&format!("@{}", operation.id()))));
        while let Some(name) = left.pop() {
            let Some(found) = class(name) else { continue };
            if seen.insert(shown_name(found), name).is_some_and(|other| other != name) {
                panic!("{name} and another class are both shown as {}", shown_name(found));
            }
            assert!(found.fields.iter().all(|field| !field.name.is_empty()), "{name}");
            assert_eq!(shown(shown_name(found)).map(|class| class.name), Some(name));
            for field in found.fields {
                use declaration::Kind::{List, Map, One};
                let (One(_) | List(One(_)) | Map(One(_))) = field.kind else { continue };
                let next = match field.kind {
                    List(kind) | Map(kind) => kind,
                    _ => &field.kind,
                };
                if let One(next) = *next {
                    assert!(registry::class(next).is_some(), "{name} has a field of {next}");
                    if next.starts_with(name) && next.len() > name.len() {
                        left.push(next);
                    }
                }
            }
        }
        for name in ["WorkflowRun", "WorkflowRun_Repository", "Actions_ListLabelsForSelfHostedRunnerForOrg"] {
            let found = shown(name);
            assert!(found.is_none_or(|class| shown_name(class) == name), "{name}");
        }
        assert_eq!(shown("WorkflowRun").unwrap().name, "@workflow-run");
        assert!(shown("NoSuchThing").is_none() && shown("").is_none() && class("@no-such").is_none());
    }

    #[test]
    fn a_declared_class_stays_that_of_objects_with_more_members() {
        let found = |id: &str| {
            let (tag, name) = id.split_once('/').unwrap();
            let operation = operation(tag, name).unwrap();
            of_items(operation).or_else(|| of_response(operation, operation.responses[0].1.as_ref()?)).unwrap()
        };
        assert_eq!(found("issues/update"), "Issue");
        assert_eq!(found("repos/get-content"), "Contents");
        assert_eq!(found("apps/create-from-manifest"), "App");
        assert_eq!(found("apps/list-installations"), "Installation");
        assert_eq!(found("apps/list-repos-accessible-to-installation"), "ShortRepository");
    }

    #[test]
    fn fields_have_the_types_of_the_schema() {
        let run = class("@workflow-run").unwrap();
        let kind = |name: &str| run.fields.iter().find(|field| field.name == name).unwrap().kind;
        assert_eq!(kind("created_at"), declaration::Kind::Time);
        assert_eq!(kind("actor"), declaration::Kind::One("ShortUser"));
        assert_eq!(kind("repository"), declaration::Kind::One("ShortRepository"));
        assert_eq!((run.identity, run.title, run.url), ("id", "name", "url"));
    }
}
