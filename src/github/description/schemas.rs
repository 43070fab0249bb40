//! The schemas, each parsed when it is first looked up.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use crate::github::description::kind::{self, Kind, Member};

/// The schemas as text, sorted by name: `name = type`, or a name, with `?` if it may be null, and one line per member.
const SCHEMAS: &str = include_str!("text/schemas.txt");
/// The webhooks as text: the event, its action if it has one, and the schema of its payload.
const WEBHOOKS: &str = include_str!("text/webhooks.txt");

static INDEX: LazyLock<Vec<(&'static str, &'static str)>> = LazyLock::new(index);
static PARSED: LazyLock<Mutex<HashMap<&'static str, Option<&'static Kind>>>> = LazyLock::new(Mutex::default);

/// The schema with this name. It stays in memory, as the number of schemas is limited.
pub fn schema(name: &str) -> Option<&'static Kind> {
    let (name, block) = block(name)?;
    let known = || PARSED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(found) = known().get(name) {
        return *found;
    }
    let parsed = parse(block).map(|kind| &*Box::leak(Box::new(kind)));
    *known().entry(name).or_insert(parsed)
}

/// The names of all schemas, sorted.
pub fn names() -> impl Iterator<Item = &'static str> {
    INDEX.iter().map(|(name, _)| *name)
}

/// Every webhook: the event and its action (`"issues opened"`, or the event alone), and the schema of its payload.
pub fn webhooks() -> impl Iterator<Item = (&'static str, &'static str)> {
    WEBHOOKS.lines().filter_map(|line| line.split_once(" = @"))
}

fn name_of(line: &'static str) -> &'static str {
    line.split_once(" = ").map_or(line.trim_end_matches('?'), |(name, _)| name)
}

/// The name and the lines of a schema.
fn block(name: &str) -> Option<(&'static str, &'static str)> {
    let at = INDEX.binary_search_by_key(&name, |(known, _)| known).ok()?;
    INDEX.get(at).copied()
}

/// Name and lines of every schema.
fn index() -> Vec<(&'static str, &'static str)> {
    let begins = SCHEMAS.match_indices('\n').map(|(at, _)| at + 1);
    let is_head = |at: &usize| SCHEMAS.as_bytes().get(*at).is_some_and(|first| *first != b' ');
    let mut starts: Vec<usize> = std::iter::once(0).chain(begins.filter(is_head)).collect();
    starts.push(SCHEMAS.len());
    let blocks = starts.windows(2).filter_map(|pair| match pair {
        [start, end] => SCHEMAS.get(*start..*end),
        _ => None,
    });
    blocks.filter_map(|block| Some((name_of(block.lines().next()?), block))).collect()
}

fn parse(block: &'static str) -> Option<Kind> {
    let mut lines = block.lines();
    let head = lines.next()?;
    match head.split_once(" = ") {
        Some((_, kind)) => Kind::parse(kind),
        None => {
            let members: Vec<_> = lines.map(|line| member(line.strip_prefix("  ")?)).collect::<Option<_>>()?;
            let record = Kind::Members(members.leak());
            Some(if head.ends_with('?') { Kind::Optional(Box::leak(Box::new(record))) } else { record })
        }
    }
}

/// A member on a line of its own.
fn member(line: &'static str) -> Option<Member> {
    kind::read_member(line).filter(|(_, rest)| rest.is_empty()).map(|(member, _)| member)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]
mod tests {
    use super::*;

    #[test]
    fn every_schema_is_found_and_parses() {
        let names: Vec<_> = names().collect();
        assert!(names.len() > 1000 && names.is_sorted());
        for name in names {
            assert!(schema(name).is_some(), "{name}");
        }
        for unknown in ["", "a", "zzz", "iss", "issue "] {
            assert!(schema(unknown).is_none(), "{unknown:?}");
        }
    }

    #[test]
    fn every_reference_of_a_schema_or_a_webhook_resolves() {
        let webhooks: Vec<_> = webhooks().collect();
        assert_eq!(webhooks.len(), WEBHOOKS.lines().count());
        let of_schemas = names().filter_map(schema).flat_map(Kind::schemas);
        for name in webhooks.iter().map(|(_, schema)| *schema).chain(of_schemas) {
            assert!(schema(name).is_some(), "{name}");
        }
    }
}
