//! The objects that a type allows: one shape for each combination of its alternatives.

use crate::github::description::kind::{Kind, OTHERS};
use crate::github::description::schemas;

/// Maximum depth to which references and combinations are followed.
const DEEPEST: u32 = 16;
/// Maximum number of shapes of one type.
const MOST: usize = 256;

/// The members of an object.
#[derive(Debug, Clone, Default)]
pub struct Shape {
    /// The members, in the order of the description.
    pub members: Vec<Member>,
    /// The type of all other members; None if there are none.
    pub others: Option<&'static Kind>,
}

/// A member of an object, which all parts of the description that name it describe.
#[derive(Debug, Clone)]
pub struct Member {
    /// Its name.
    pub name: &'static str,
    /// Whether it is always present.
    pub required: bool,
    /// Its types: a value has all of them.
    pub kinds: Vec<&'static Kind>,
}

static ANY: Kind = Kind::Any;

/// The shapes of the objects that a type allows; none if its values are no objects.
pub fn shapes(kind: &'static Kind) -> Vec<Shape> {
    of(kind, 0)
}

fn of(kind: &'static Kind, depth: u32) -> Vec<Shape> {
    if depth > DEEPEST {
        return Vec::new();
    }
    match kind {
        Kind::Record(members) => vec![Shape::of(members)],
        Kind::Map(values) => vec![Shape { others: Some(&**values), ..Shape::default() }],
        Kind::Object => vec![Shape { others: Some(&ANY), ..Shape::default() }],
        Kind::Nullable(kind) => of(kind, depth + 1),
        Kind::Schema(name) => schemas::schema(name).map_or_else(Vec::new, |kind| of(kind, depth + 1)),
        Kind::OneOf(kinds) => kinds.iter().flat_map(|kind| of(kind, depth + 1)).take(MOST).collect(),
        Kind::AllOf(kinds) => {
            let mut found = vec![Shape::default()];
            for part in kinds.iter().map(|kind| of(kind, depth + 1)).filter(|part| !part.is_empty()) {
                let pairs = found.iter().flat_map(|one| part.iter().map(move |other| one.with(other)));
                found = pairs.take(MOST).collect();
            }
            found
        }
        _ => Vec::new(),
    }
}

impl Shape {
    /// The shape of an object with these members.
    pub fn of(described: &'static [crate::github::description::kind::Member]) -> Shape {
        let mut found = Shape::default();
        for member in described {
            match member.name {
                OTHERS => found.others = Some(&member.kind),
                name => found.members.push(Member { name, required: member.required, kinds: vec![&member.kind] }),
            }
        }
        found
    }

    /// The member with a name.
    pub fn member(&self, name: &str) -> Option<&Member> {
        self.members.iter().find(|member| member.name == name)
    }

    /// The shape of objects that have this shape and another one.
    fn with(&self, other: &Shape) -> Shape {
        let mut found = self.clone();
        for member in &other.members {
            match found.members.iter_mut().find(|known| known.name == member.name) {
                Some(known) => {
                    known.required |= member.required;
                    known.kinds.extend(member.kinds.iter().copied().filter(|kind| **kind != Kind::Any));
                    if known.kinds.len() > 1 {
                        known.kinds.retain(|kind| **kind != Kind::Any);
                    }
                }
                None => found.members.push(member.clone()),
            }
        }
        found.others = found.others.or(other.others);
        found
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]
mod tests {
    use super::*;

    fn found(text: &'static str) -> Vec<Shape> {
        shapes(Box::leak(Box::new(Kind::parse(text).unwrap())))
    }

    #[test]
    fn each_combination_of_alternatives_is_a_shape() {
        let shown = |shape: &Shape| {
            let each = |member: &Member| format!("{}{}", member.name, if member.required { "" } else { "?" });
            shape.members.iter().map(each).collect::<Vec<_>>().join(" ")
        };
        let all = |text| found(text).iter().map(shown).collect::<Vec<_>>();
        assert_eq!(all("{a: string, b?: string}"), ["a b?"]);
        assert_eq!(all("{a?: string, b?: string}&({a: any}|{b: any})"), ["a b?", "a? b"]);
        assert_eq!(all("({a: string}|{b: string})&({c: string}|{d: string})"), ["a c", "a d", "b c", "b d"]);
        assert_eq!(all("string|[{a: string}]"), [""; 0]);
    }

    #[test]
    fn a_member_has_the_types_of_all_parts() {
        let shape = &found("{a?: string}&{a: \"x\", b: any}&{b: integer}")[0];
        assert_eq!(shape.member("a").unwrap().kinds, [&Kind::Text, &Kind::Literal("\"x\"")]);
        assert_eq!(shape.member("b").unwrap().kinds, [&Kind::Integer]);
        assert!(shape.others.is_none() && shape.member("c").is_none());
    }

    #[test]
    fn other_members_are_allowed_where_the_description_says_so() {
        assert_eq!(found("{a: string, *: integer}")[0].others, Some(&Kind::Integer));
        assert_eq!(found("{*: integer}")[0].others, Some(&Kind::Integer));
        assert_eq!(found("object")[0].others, Some(&Kind::Any));
    }
}
