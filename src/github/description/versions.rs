//! What later versions of the API change: operations, parameters, statuses and fields.

use std::collections::HashMap;
use std::ptr;
use std::sync::LazyLock;

use serde_json::{Map, Value};

use crate::github::declared::registry;
use crate::github::description::kind::Kind;
use crate::github::description::mapping::declared;
use crate::github::model::declaration::{Class, Field};

/// The versions, each with its changesets and their changes.
const TEXT: &str = include_str!("text/versions.txt");

/// What becomes of something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verb {
    /// It is removed.
    Gone,
    /// It is a new status of a success.
    New,
    /// It is a new status of an error.
    Error,
    /// Its values have another type.
    Changed,
    /// Its values mean something else.
    Other,
}

/// A change that a version of the API makes.
#[derive(Debug)]
pub struct Change {
    /// The version, such as `2026-03-10`.
    pub version: &'static str,
    /// GitHub's name of the changeset.
    pub changeset: &'static str,
    /// The ID of an operation, or the name of a schema after `@`.
    pub subject: &'static str,
    /// What becomes of it.
    pub verb: Verb,
    /// `body` for the body of the request, or the status of a response; empty for a schema, and for an operation as a whole.
    pub place: &'static str,
    /// The members that lead to the value, with dots; a list has the path of its items.
    pub path: &'static str,
    /// What replaces it; empty if nothing does.
    pub instead: &'static str,
    /// The type of its values from now on, if that is what changes.
    pub kind: Option<Kind>,
}

static CHANGES: LazyLock<Vec<Change>> = LazyLock::new(|| parse(TEXT, |_| {}));

/// The fields that a version removes, by the URL of the field.
static FIELDS: LazyLock<HashMap<usize, &'static Change>> = LazyLock::new(removed_fields);

/// All changes that versions up to this one make, in the order of versions and changesets.
pub fn until(version: &str) -> impl Iterator<Item = &'static Change> {
    CHANGES.iter().filter(move |change| change.version <= version)
}

/// The versions that change something, in their order.
pub fn known() -> impl Iterator<Item = &'static str> {
    TEXT.lines().filter(|line| is_version(line))
}

/// Return the reason if a version lacks an operation, or one of these parameters of its body; it names what replaces it.
pub fn check<'a>(id: &str, names: impl Iterator<Item = &'a str>, version: Option<&str>) -> Result<(), String> {
    let Some(version) = version else { return Ok(()) };
    if let Some(change) = removed(id, version) {
        return Err(change.reason(id));
    }
    match names.filter_map(|name| removed_parameter(id, name, version)).next() {
        Some(change) => Err(format!("{id}: {}", change.reason(change.path))),
        None => Ok(()),
    }
}

/// Whether a version removes a parameter of the body of an operation's request.
pub fn removes_parameter(id: &str, name: &str, version: Option<&str>) -> bool {
    version.is_some_and(|version| removed_parameter(id, name, version).is_some())
}

/// Whether a version changes the body of an operation's request.
pub fn changes_body(id: &str, version: Option<&str>) -> bool {
    version.is_some_and(|version| until(version).any(|change| change.is_of_body(id)))
}

/// Adapt the body of a request to a version: what is removed is replaced, a single value by a list of it. What nothing
/// replaces is left out if it is null or a default, and an error otherwise.
pub fn adapt(
    id: &str,
    version: Option<&str>,
    is_default: impl Fn(&str, &Value) -> bool,
    body: &mut Map<String, Value>,
) -> Result<(), String> {
    let Some(version) = version else { return Ok(()) };
    for change in until(version).filter(|change| change.is_of_body(id)) {
        let Some(value) = body.remove(change.path) else { continue };
        if !change.instead.is_empty() {
            let items = body.entry(change.instead).or_insert_with(|| Value::Array(Vec::new()));
            if let (Value::Array(items), false) = (items, is_nothing(&value))
                && !items.contains(&value)
            {
                items.push(value);
            }
        } else if !value.is_null() && !is_default(change.path, &value) {
            return Err(change.reason(change.path));
        }
    }
    Ok(())
}

/// The change that removed a field of a resource, in a version of the API.
pub fn removed_field(field: &Field, version: &str) -> Option<&'static Change> {
    FIELDS.get(&ptr::from_ref(field).addr()).copied().filter(|change| change.version <= version)
}

/// Whether any version of the API removes a field of a resource.
pub fn is_removed(field: &Field) -> bool {
    FIELDS.contains_key(&ptr::from_ref(field).addr())
}

/// The types that values have in a version that changes them.
pub fn kinds() -> impl Iterator<Item = &'static Kind> {
    CHANGES.iter().filter_map(|change| change.kind.as_ref())
}

/// The change that removed a member of a class's objects, in a version of the API.
pub fn removed_member(class: &Class, key: &str, version: &str) -> Option<&'static Change> {
    let is_of = |change: &&Change| {
        let member = change.member().filter(|(_, known)| *known == key);
        member.is_some_and(|(known, _)| registry::lineage(class.name).any(|class| class.name == known))
    };
    until(version).find(is_of)
}

/// What versions change in an operation, a sentence each.
pub fn notes(id: &str) -> Vec<String> {
    let of_operation = CHANGES.iter().filter(|change| change.subject == id);
    let texts = of_operation.map(|change| {
        let instead = if change.instead.is_empty() { String::new() } else { format!("; use {}", change.instead) };
        format!("Since version {} of the API: {}{instead}.", change.version, change.effect())
    });
    texts.collect()
}

fn removed(id: &str, version: &str) -> Option<&'static Change> {
    until(version).find(|change| change.subject == id && change.verb == Verb::Gone && change.place.is_empty())
}

fn removed_parameter(id: &str, name: &str, version: &str) -> Option<&'static Change> {
    until(version).find(|change| change.is_of_body(id) && change.path == name)
}

/// Whether a value means that there is none.
fn is_nothing(value: &Value) -> bool {
    value.is_null() || value.as_str().is_some_and(str::is_empty)
}

impl Change {
    /// Why something cannot be used, for an error or a warning.
    pub fn reason(&self, what: &str) -> String {
        let instead = if self.instead.is_empty() { String::new() } else { format!(": use {}", self.instead) };
        format!("version {} of the API removed {what}{instead}", self.version)
    }

    /// What changes for an operation.
    pub fn effect(&self) -> String {
        let Change { place, path, .. } = self;
        match (self.verb, *place, *path) {
            (Verb::Gone, "", "") => "the operation is removed".to_owned(),
            (Verb::Gone, "body", path) => format!("the parameter {path} is removed"),
            (Verb::Gone, status, "") => format!("no response has the status {status}"),
            (Verb::Gone, _, path) => format!("the response lacks {path}"),
            (Verb::New, status, _) => format!("a success has the status {status}"),
            (Verb::Error, status, _) => format!("an error may have the status {status}"),
            (Verb::Changed, _, "") => "the objects of the response have other members".to_owned(),
            (Verb::Changed, _, path) => format!("{path} has other values"),
            (Verb::Other, ..) => "the response has other values".to_owned(),
        }
    }

    /// The class and the name of a member of responses that is removed.
    fn member(&self) -> Option<(String, &'static str)> {
        // Payloads of webhooks do not depend on the version of a client.
        let is_read = self.place != "body" && !self.subject.starts_with("@webhook");
        if self.verb != Verb::Gone || self.path.is_empty() || !is_read {
            return None;
        }
        let subject = self.subject.trim_start_matches('@');
        Some(match self.path.rsplit_once('.') {
            Some((outer, key)) => (format!("@{subject}.{outer}"), key),
            None => (declared(subject).map_or_else(|| format!("@{subject}"), str::to_owned), self.path),
        })
    }

    fn is_of_body(&self, id: &str) -> bool {
        self.subject == id && self.verb == Verb::Gone && self.place == "body"
    }
}

fn is_version(line: &str) -> bool {
    line.starts_with(|sign: char| sign.is_ascii_digit())
}

/// Parse the changes; lines that cannot be parsed are passed to `bad` and omitted.
fn parse(text: &'static str, mut bad: impl FnMut(&'static str)) -> Vec<Change> {
    let (mut version, mut changeset) = ("", "");
    let mut found = Vec::new();
    for line in text.lines() {
        match line.strip_prefix("  ") {
            Some(change) => match read(change, version, changeset) {
                Some(change) => found.push(change),
                None => bad(line),
            },
            None if is_version(line) => version = line,
            None => changeset = line,
        }
    }
    found
}

fn read(line: &'static str, version: &'static str, changeset: &'static str) -> Option<Change> {
    let (line, kind) = match line.split_once(": ") {
        Some((line, kind)) => (line, Some(Kind::parse(kind)?)),
        None => (line, None),
    };
    let (line, instead) = line.split_once(" use ").unwrap_or((line, ""));
    let mut words = line.split(' ');
    let subject = words.next()?;
    let verb = match words.next()? {
        "gone" => Verb::Gone,
        "new" => Verb::New,
        "error" => Verb::Error,
        "changed" => Verb::Changed,
        "other" => Verb::Other,
        _ => return None,
    };
    let is_place = |word: &str| word == "body" || word.bytes().all(|sign| sign.is_ascii_digit());
    let (place, path) = match (words.next(), words.next()) {
        (None, _) => ("", ""),
        (Some(word), None) if is_place(word) => (word, ""),
        (Some(word), None) => ("", word),
        (Some(place), Some(path)) => (place, path),
    };
    words.next().is_none().then_some(Change { version, changeset, subject, verb, place, path, instead, kind })
}

fn removed_fields() -> HashMap<usize, &'static Change> {
    let mut found = HashMap::new();
    for change in CHANGES.iter() {
        let Some((class, key)) = change.member() else { continue };
        let fields = registry::lineage(&class).flat_map(|class| class.fields);
        for field in fields.filter(|field| field.key == key) {
            found.entry(ptr::from_ref(field).addr()).or_insert(change);
        }
    }
    found
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::github::description::classes;
    use crate::github::description::operation::operation;
    use crate::github::description::schemas::schema;

    const NEW: Option<&str> = Some("2026-03-10");

    #[test]
    fn every_line_is_parsed_and_names_what_the_description_has() {
        let all = parse(TEXT, |line| panic!("{line}"));
        assert_eq!(known().collect::<Vec<_>>(), ["2026-03-10"]);
        assert!(all.len() > 100 && until("2022-11-28").next().is_none());
        for change in &all {
            match change.subject.strip_prefix('@') {
                Some(name) => assert!(schema(name).is_some(), "{name}"),
                None => {
                    let (tag, name) = change.subject.split_once('/').unwrap();
                    let found = operation(tag, name).unwrap();
                    let has = |name: &str| found.parameters.iter().any(|parameter| parameter.name == name);
                    assert!(change.place != "body" || has(change.path), "{}", change.subject);
                    assert!(change.place != "body" || change.instead.is_empty() || has(change.instead));
                }
            }
        }
    }

    #[test]
    fn a_removed_parameter_is_replaced_or_an_error() {
        let adapted = |id: &str, body: Value| {
            let Value::Object(mut body) = body else { panic!("no object") };
            let is_default = |_: &str, value: &Value| *value == json!("pull");
            adapt(id, NEW, is_default, &mut body).map(|_| Value::Object(body))
        };
        for (body, due) in [
            (json!({"assignee": "a"}), json!({"assignees": ["a"]})),
            (json!({"assignee": "a", "assignees": ["b", "a"]}), json!({"assignees": ["b", "a"]})),
            (json!({"assignee": ""}), json!({"assignees": []})),
            (json!({"title": "t"}), json!({"title": "t"})),
        ] {
            assert_eq!(adapted("issues/update", body).unwrap(), due);
        }
        assert_eq!(adapted("teams/create", json!({"permission": "pull"})).unwrap(), json!({}));
        let error = adapted("teams/create", json!({"permission": "push"})).unwrap_err();
        assert_eq!(error, "version 2026-03-10 of the API removed permission");
        let mut body = Map::from_iter([("assignee".to_owned(), json!("a"))]);
        for version in [None, Some("2022-11-28")] {
            adapt("issues/update", version, |_, _| false, &mut body).unwrap();
            assert!(body.contains_key("assignee") && !changes_body("issues/update", version));
        }
    }

    #[test]
    fn removed_fields_are_found_in_declared_and_derived_classes() {
        classes::install();
        let of = |class: &str, key: &str| {
            let field = registry::lineage(class).flat_map(|class| class.fields).find(|field| field.key == key).unwrap();
            removed_field(field, "2026-03-10").map(|change| change.instead)
        };
        assert_eq!(of("ShortIssue", "assignee"), Some("assignees"));
        assert_eq!(of("ShortPullRequest", "merge_commit_sha"), Some(""));
        assert_eq!(of("@rate-limit-overview", "rate"), Some("resources.core"));
        assert_eq!(of("@orgs/list-attestations.attestations", "bundle"), Some("bundle_url"));
        assert_eq!(of("@orgs/list-attestations-bulk.attestations_subject_digests", "bundle"), Some("bundle_url"));
        assert_eq!(of("ShortIssue", "title"), None);
    }

    #[test]
    fn every_member_that_is_removed_from_responses_is_known_to_a_class() {
        classes::install();
        let mut found = 0;
        for change in &*CHANGES {
            let Some((class, key)) = change.member() else { continue };
            let class = registry::class(&class).unwrap_or_else(|| panic!("{class} of {} is no class", change.subject));
            let mut fields = registry::lineage(class.name).flat_map(|class| class.fields);
            match fields.find(|field| field.key == key) {
                Some(field) => assert!(is_removed(field) && removed_field(field, "2026-03-10").is_some(), "{key}"),
                None => assert!(removed_member(class, key, "2026-03-10").is_some(), "{} {key}", class.name),
            }
            found += 1;
        }
        assert!(found > 30, "{found}");
    }
}
