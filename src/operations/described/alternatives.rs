//! What GitHub's description allows for an argument of a declared operation beside what the declaration says: a label
//! with the confidence of its suggestion in place of its name, or a number as a title.

use serde_json::Value;

use crate::github::description::kind::Kind;
use crate::github::description::operation::{Parameter, Place, operation};
use crate::github::description::shapes;
use crate::github::model::declaration::{Op, Send};
use crate::github::model::parameter::{Param, Takes};
use crate::http::error::Result;
use crate::operations::described::kinds;
use crate::operations::input::Input;

/// The key of objects that GitHub sent: of these, the name is meant.
pub(super) const SENT: &str = "url";

/// The operations that have an argument with alternatives.
const OPERATIONS: &[&str] =
    &["issues/add-assignees", "issues/add-labels", "issues/create", "issues/set-labels", "issues/update"];

/// What may be given in place of text.
#[derive(Debug, Clone, Copy)]
pub struct Alternatives {
    /// The type of the argument, or of an item of its list, in the description.
    kind: &'static Kind,
    /// Whether objects are among its values.
    pub objects: bool,
    /// Whether integers are among its values.
    pub integers: bool,
}

/// What may be given in place of the text, or of the texts in the list, that a declaration names. The description is read
/// for the operations alone that have such an argument: the import of the package shows all signatures.
pub fn alternatives(op: &Op, param: &Param) -> Option<Alternatives> {
    OPERATIONS.binary_search(&op.id).ok()?;
    in_description(op, param)
}

fn in_description(op: &Op, param: &Param) -> Option<Alternatives> {
    let is_list = match param.takes {
        Takes::Names | Takes::ListOf(_) | Takes::Rest => true,
        Takes::Text | Takes::NonEmpty | Takes::Name => false,
        _ => return None,
    };
    let kind = &described(op, param.wire)?.kind;
    if !is_list {
        return of(kind);
    }
    parts(kind).into_iter().find_map(|kind| if let Kind::List(item) = kind { of(item) } else { None })
}

/// The member of the body that a parameter of this name in the request stands for.
pub(super) fn described(op: &Op, wire: &str) -> Option<&'static Parameter> {
    let (tag, name) = op.id.split_once('/')?;
    let mut members = operation(tag, name)?.parameters.iter().filter(|found| found.place == Place::Body);
    if op.send == Send::Whole { members.next() } else { members.find(|found| found.name == wire) }
}

fn of(kind: &'static Kind) -> Option<Alternatives> {
    let objects = !shapes::shapes(kind).is_empty();
    let integers = parts(kind).contains(&&Kind::Int);
    (objects || integers).then_some(Alternatives { kind, objects, integers })
}

/// The alternatives of a type, none of which consists of others.
fn parts(kind: &'static Kind) -> Vec<&'static Kind> {
    match kind.resolved() {
        Kind::Union(kinds) => kinds.iter().flat_map(parts).collect(),
        kind => vec![kind],
    }
}

/// The value that is sent for what is no text; None where the description has no such alternative, or where an object
/// says no more than its field does.
pub fn sent<I: Input>(op: &Op, param: &Param, field: &str, value: &I) -> Result<Option<Value>> {
    let Some(alternatives) = alternatives(op, param) else { return Ok(None) };
    if value.text()?.is_some() {
        return Ok(None);
    }
    let is_meant = match value.members(param.name).ok().flatten().filter(|_| value.is_mapping()) {
        Some(members) => {
            let says_more = members.iter().any(|(key, _)| key != field);
            alternatives.objects && says_more && !members.iter().any(|(key, _)| key == SENT)
        }
        None => alternatives.integers && value.bool().is_none() && value.int()?.is_some(),
    };
    if is_meant { kinds::without_extra(param.name, alternatives.kind, value).map(Some) } else { Ok(None) }
}

/// The body for the value of the only parameter of an operation: an object, where a list has objects.
pub fn whole(op: &Op, value: &Value) -> Value {
    let has_objects = value.as_array().is_some_and(|items| items.iter().any(Value::is_object));
    match described(op, "").filter(|_| has_objects) {
        Some(member) => Value::from_iter([(member.name, value.clone())]),
        None => value.clone(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::github::declared::registry;

    #[test]
    fn each_operation_with_alternatives_is_named() {
        let has = |op: &&'static Op| op.params.iter().any(|param| in_description(op, param).is_some());
        let found: BTreeSet<&str> = registry::operations().filter(has).map(|op| op.id).collect();
        assert_eq!(found.into_iter().collect::<Vec<_>>(), OPERATIONS);
    }
}
