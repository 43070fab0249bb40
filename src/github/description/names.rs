//! Names for programs, derived from the names in the description: of operations, parameters, fields and classes.

use crate::github::description::operation::{Operation, Place};

/// Words that cannot be names in Python.
const KEYWORDS: [&str; 35] = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del",
    "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal",
    "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
];
/// Parameters of every operation.
pub const RESERVED: [&str; 6] = ["data", "extra", "headers", "progress", "timeout", "to"];
/// Attributes of every resource.
const ATTRIBUTES: [&str; 11] = [
    "as_dict",
    "as_json",
    "etag",
    "from_dict",
    "from_json",
    "last_modified",
    "new_session",
    "ratelimit_remaining",
    "refresh",
    "rest",
    "session",
];

/// An identifier: `_` replaces characters that are not allowed, and is appended to a keyword.
pub fn identifier(name: &str) -> String {
    let spelled = name.replace('+', "plus_").replace("-1", "minus_1");
    let plain: String = spelled.chars().map(|sign| if sign.is_ascii_alphanumeric() { sign } else { '_' }).collect();
    let plain = if name.starts_with('_') { &plain } else { plain.trim_start_matches('_') };
    match plain {
        _ if KEYWORDS.contains(&plain) => format!("{plain}_"),
        _ if plain.starts_with(|first: char| first.is_ascii_digit()) => format!("_{plain}"),
        _ => plain.to_owned(),
    }
}

/// The name of a field; `_` is appended to the name of an attribute that every resource has.
pub fn field(name: &str) -> String {
    let found = identifier(name);
    if ATTRIBUTES.contains(&found.as_str()) { format!("{found}_") } else { found }
}

/// A name in camel case, as of a class.
pub fn camel(name: &str) -> String {
    let spelled = name.replace('+', "plus-").replace("-1", "minus-1");
    let words = spelled.split(|sign: char| !sign.is_ascii_alphanumeric());
    words.map(|word| word.get(..1).unwrap_or("").to_ascii_uppercase() + word.get(1..).unwrap_or("")).collect()
}

/// The names of an operation's parameters, in order. A parameter of the query or the body with the name of a path
/// parameter gets the prefix `new_`; `_` is appended to the name of a parameter that every operation has.
pub fn parameters(operation: &Operation) -> Vec<String> {
    let in_path: Vec<&str> = operation.in_path().map(|parameter| parameter.name).collect();
    let named = operation.parameters.iter().map(|parameter| {
        let found = identifier(parameter.name);
        let clashes = matches!(parameter.place, Place::Query | Place::Body) && in_path.contains(&parameter.name);
        match clashes {
            true => format!("new_{found}"),
            false if RESERVED.contains(&found.as_str()) => format!("{found}_"),
            false => found,
        }
    });
    named.collect()
}

/// The most similar of some names, if any is similar enough.
pub fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let distances = known.into_iter().map(|other| (distance(name, other), other));
    let (distance, other) = distances.min()?;
    (distance <= name.len().max(other.len()) / 2).then_some(other)
}

/// The edit distance of two texts: the number of characters to replace, add or remove.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().take(200).collect(), other.chars().take(200).collect());
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, sign) in one.iter().enumerate() {
        let mut next = vec![at + 1];
        for (pair, found) in row.windows(2).zip(&other) {
            let [above_left, above] = pair else { continue };
            let left = next.last().copied().unwrap_or_default();
            next.push((above_left + usize::from(sign != found)).min(above + 1).min(left + 1));
        }
        row = next;
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::github::description::operation::all;

    #[test]
    fn names_become_identifiers() {
        let cases = [
            ("async", "async_"),
            ("enterprise-team", "enterprise_team"),
            ("+1", "plus_1"),
            ("-1", "minus_1"),
            ("@timestamp", "timestamp"),
            ("_links", "_links"),
            ("2fa", "_2fa"),
        ];
        for (name, expected) in cases {
            assert_eq!(identifier(name), expected);
        }
        assert_eq!((field("session"), camel("workflow-run")), ("session_".to_owned(), "WorkflowRun".to_owned()));
    }

    #[test]
    fn parameters_of_an_operation_have_distinct_names() {
        for operation in all() {
            let names = parameters(operation);
            assert_eq!(names.iter().collect::<HashSet<_>>().len(), names.len(), "{}", operation.id());
            assert!(names.iter().all(|name| !RESERVED.contains(&name.as_str())), "{}", operation.id());
        }
        let update = crate::github::description::operation::operation("actions", "update-repo-variable").unwrap();
        assert_eq!(parameters(update), ["owner", "repo", "name", "new_name", "value"]);
    }

    #[test]
    fn the_nearest_name_is_found() {
        assert_eq!(nearest("brunch", ["status", "branch", "event"]), Some("branch"));
        assert_eq!(nearest("xyz", ["status", "branch"]), None);
    }
}
