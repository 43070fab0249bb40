//! The schemas, each parsed when it is first looked up.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use crate::rest::kind::{self, Kind};

/// The schemas as text, sorted by name: `name = type`, or a name and a line for each member.
const SCHEMAS: &str = include_str!("description/schemas.txt");
/// The webhooks as text: the event, its action where it has one, and the type of its payload.
const WEBHOOKS: &str = include_str!("description/webhooks.txt");

static PARSED: LazyLock<Mutex<HashMap<&'static str, Option<&'static Kind>>>> = LazyLock::new(Mutex::default);

/// The schema of this name. It stays in memory, as there are only so many.
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
    SCHEMAS.lines().filter(|line| !line.starts_with(' ')).map(name_of)
}

/// Every webhook: the event and its action (`"issues opened"`, or the event alone), and the type of its payload.
pub fn webhooks() -> impl Iterator<Item = (&'static str, Kind)> {
    WEBHOOKS.lines().filter_map(|line| {
        let (event, kind) = line.split_once(" = ")?;
        Some((event, Kind::parse(kind)?))
    })
}

fn name_of(line: &'static str) -> &'static str {
    line.split_once(" = ").map_or(line, |(name, _)| name)
}

/// The name and the lines of a schema, found by halving the text.
fn block(name: &str) -> Option<(&'static str, &'static str)> {
    let mut text = SCHEMAS;
    loop {
        let middle = text.as_bytes().get(..text.len() / 2)?;
        // The block that begins nearest before the middle, or else the first one.
        let start = starts_before(middle).unwrap_or(0);
        let (before, from) = text.split_at_checked(start)?;
        let end = end_of(from);
        let (block, after) = from.split_at_checked(end)?;
        let found = name_of(block.lines().next()?);
        match name.cmp(found) {
            std::cmp::Ordering::Equal => return Some((found, block)),
            std::cmp::Ordering::Less => text = before,
            std::cmp::Ordering::Greater => text = after,
        }
    }
}

/// Where the last block begins that begins in these bytes, but not at their start.
fn starts_before(bytes: &[u8]) -> Option<usize> {
    let begins = |pair: &[u8]| matches!(pair, [b'\n', next] if *next != b' ');
    bytes.windows(2).rposition(begins).map(|at| at + 1)
}

/// Where the block ends that a text begins with.
fn end_of(text: &str) -> usize {
    let ends = |pair: &[u8]| matches!(pair, [b'\n', next] if *next != b' ');
    text.as_bytes().windows(2).position(ends).map_or(text.len(), |at| at + 1)
}

fn parse(block: &'static str) -> Option<Kind> {
    let mut lines = block.lines();
    let head = lines.next()?;
    match head.split_once(" = ") {
        Some((_, kind)) => Kind::parse(kind),
        None => lines.map(|line| kind::member(line.strip_prefix("  ")?)).collect::<Option<_>>().map(Kind::Record),
    }
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
        for unknown in ["", "a", "zzz", "issu", "issue "] {
            assert!(schema(unknown).is_none(), "{unknown:?}");
        }
    }

    #[test]
    fn every_reference_of_a_schema_or_a_webhook_resolves() {
        let webhooks: Vec<_> = webhooks().collect();
        assert_eq!(webhooks.len(), WEBHOOKS.lines().count());
        let of_schemas = names().filter_map(schema).flat_map(Kind::schemas);
        for name in webhooks.iter().flat_map(|(_, kind)| kind.schemas()).chain(of_schemas) {
            assert!(schema(name).is_some(), "{name}");
        }
    }
}
