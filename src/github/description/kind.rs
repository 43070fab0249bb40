//! The types in GitHub's description, of parameters and of responses: as text and as a tree.
//!
//! The grammar is that of `tools/openapi/types.py`: names (`string`, `time`, `any`, ...), JSON literals, `@schema`,
//! `[item]`, `{name: type, name?: type}`, `{*: type}`, `a|b`, `a&b`, parentheses, and `?` after a type that may be
//! null. An object with members may have others of a type: `{name: type, *: type}`.

pub use crate::github::model::kind::{Kind, Member};

/// The name of the member that stands for all that have no member of their own.
pub const OTHERS: &str = "*";

/// Maximum depth of nested types; the description has 12 levels.
const DEEPEST: u32 = 64;

impl Kind {
    /// Parse a type; None unless the whole text is one.
    pub fn parse(text: &'static str) -> Option<Kind> {
        let mut reader = Reader { rest: text, depth: 0 };
        reader.union().filter(|_| reader.rest.is_empty())
    }

    /// The kind without null, with the type of a schema in place of its name.
    pub fn resolved(&'static self) -> &'static Kind {
        match self {
            Kind::Optional(kind) => kind.resolved(),
            Kind::Schema(name) => crate::github::description::schemas::schema(name).map_or(self, Kind::resolved),
            kind => kind,
        }
    }

    /// Whether null is allowed.
    pub fn is_nullable(&self) -> bool {
        match self {
            Kind::Optional(_) | Kind::Null | Kind::Any => true,
            Kind::Union(kinds) => kinds.iter().any(Kind::is_nullable),
            Kind::All(kinds) => !kinds.is_empty() && kinds.iter().all(Kind::is_nullable),
            Kind::Schema(name) => crate::github::description::schemas::schema(name).is_some_and(Kind::is_nullable),
            _ => false,
        }
    }

    /// All schemas that it refers to.
    #[cfg(test)]
    pub fn schemas(&self) -> Vec<&'static str> {
        match self {
            Kind::Schema(name) => vec![name],
            Kind::Map(kind) | Kind::List(kind) | Kind::Optional(kind) => kind.schemas(),
            Kind::Members(members) => members.iter().flat_map(|member| member.kind.schemas()).collect(),
            Kind::Union(kinds) | Kind::All(kinds) => kinds.iter().flat_map(Kind::schemas).collect(),
            _ => Vec::new(),
        }
    }
}

/// A kind that stays in memory, as the description does.
fn kept(kind: Kind) -> &'static Kind {
    Box::leak(Box::new(kind))
}

/// The rest of the text.
struct Reader {
    rest: &'static str,
    depth: u32,
}

impl Reader {
    fn eat(&mut self, sign: char) -> bool {
        let after = self.rest.strip_prefix(sign);
        self.rest = after.unwrap_or(self.rest);
        after.is_some()
    }

    fn expect(&mut self, sign: char) -> Option<()> {
        self.eat(sign).then_some(())
    }

    fn union(&mut self) -> Option<Kind> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return None;
        }
        let kind = self.joined('|', Kind::Union, |reader| reader.joined('&', Kind::All, Reader::nullable));
        self.depth -= 1;
        kind
    }

    fn joined(
        &mut self,
        sign: char,
        join: fn(&'static [Kind]) -> Kind,
        operand: impl Fn(&mut Reader) -> Option<Kind>,
    ) -> Option<Kind> {
        let first = operand(self)?;
        if !self.rest.starts_with(sign) {
            return Some(first);
        }
        let mut kinds = vec![first];
        while self.eat(sign) {
            kinds.push(operand(self)?);
        }
        Some(join(kinds.leak()))
    }

    fn nullable(&mut self) -> Option<Kind> {
        let kind = self.single()?;
        Some(if self.eat('?') { Kind::Optional(kept(kind)) } else { kind })
    }

    fn single(&mut self) -> Option<Kind> {
        if self.eat('(') {
            self.until(')')
        } else if self.eat('[') {
            self.until(']').map(|item| Kind::List(kept(item)))
        } else if self.eat('{') {
            self.object()
        } else if self.eat('@') {
            self.word().map(Kind::Schema)
        } else if self.rest.starts_with('"') {
            self.quoted().map(|(json, _)| Kind::Literal(json))
        } else {
            self.named()
        }
    }

    /// A type that ends before a sign.
    fn until(&mut self, end: char) -> Option<Kind> {
        let kind = self.union()?;
        self.expect(end)?;
        Some(kind)
    }

    /// An object, behind the brace that opens it.
    fn object(&mut self) -> Option<Kind> {
        let mut members = Vec::new();
        loop {
            if let Some(rest) = self.rest.strip_prefix("*: ") {
                self.rest = rest;
                let kind = self.until('}')?;
                if members.is_empty() {
                    return Some(Kind::Map(kept(kind)));
                }
                members.push(Member { name: OTHERS, required: false, kind });
                return Some(Kind::Members(members.leak()));
            }
            members.push(self.member()?);
            if self.eat('}') {
                return Some(Kind::Members(members.leak()));
            }
            self.expect(',')?;
            self.expect(' ')?;
        }
    }

    /// A member of an object: a name, `?` if it is optional, and its type.
    fn member(&mut self) -> Option<Member> {
        let name = if self.rest.starts_with('"') { self.quoted()?.1 } else { self.word()? };
        let required = !self.eat('?');
        self.expect(':')?;
        self.expect(' ')?;
        Some(Member { name, required, kind: self.union()? })
    }

    fn word(&mut self) -> Option<&'static str> {
        let is_part = |sign: char| sign.is_ascii_alphanumeric() || "_+$@.-".contains(sign);
        let end = self.rest.find(|sign| !is_part(sign)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at_checked(end).filter(|(word, _)| !word.is_empty())?;
        self.rest = rest;
        Some(word)
    }

    /// A JSON string: with its quotes, and without.
    fn quoted(&mut self) -> Option<(&'static str, &'static str)> {
        let inner = self.rest.strip_prefix('"')?;
        let mut escaped = false;
        let end = inner.find(|sign| {
            let ends = sign == '"' && !escaped;
            escaped = sign == '\\' && !escaped;
            ends
        })?;
        let (json, rest) = self.rest.split_at_checked(end + 2)?;
        self.rest = rest;
        Some((json, inner.get(..end)?))
    }

    fn named(&mut self) -> Option<Kind> {
        Some(match self.word()? {
            "any" => Kind::Any,
            "null" => Kind::Null,
            "string" => Kind::Str,
            "integer" => Kind::Int,
            "number" => Kind::Float,
            "boolean" => Kind::Bool,
            "time" => Kind::Time,
            "date" => Kind::Date,
            "binary" => Kind::Binary,
            "text" => Kind::Str,
            "object" => Kind::Object,
            word if word == "true" || word == "false" || word.parse::<f64>().is_ok() => Kind::Literal(word),
            _ => return None,
        })
    }
}

/// Parse a member at the beginning of a line; also returns the rest of the line.
pub fn read_member(line: &'static str) -> Option<(Member, &'static str)> {
    let mut reader = Reader { rest: line, depth: 0 };
    let member = reader.member()?;
    Some((member, reader.rest))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]
mod tests {
    use super::*;

    #[test]
    fn types_nest() {
        let found = Kind::parse(r#"[string|{name: string, "a b"?: ("low"|"high")?}]"#).unwrap();
        let choice = kept(Kind::Union(&[Kind::Literal("\"low\""), Kind::Literal("\"high\"")]));
        let members = vec![
            Member { name: "name", required: true, kind: Kind::Str },
            Member { name: "a b", required: false, kind: Kind::Optional(choice) },
        ];
        let item = kept(Kind::Union(vec![Kind::Str, Kind::Members(members.leak())].leak()));
        assert_eq!(found, Kind::List(item));
        assert_eq!(Kind::parse("@a&{b: @c?}").unwrap().schemas(), ["a", "c"]);
        assert_eq!(Kind::parse("{*: integer}"), Some(Kind::Map(&Kind::Int)));
        let Some(Kind::Members(open)) = Kind::parse("{a: string, *: any}") else { panic!("no object") };
        assert_eq!(open[1], Member { name: OTHERS, required: false, kind: Kind::Any });
    }

    #[test]
    fn invalid_types_are_none() {
        for bad in ["", "txt", "[string", "{a string}", "{a: string", "\"open", "(string", "string extra", "@", "|"] {
            assert_eq!(Kind::parse(bad), None, "{bad}");
        }
        let deep: &'static str = Box::leak("[".repeat(1000).into_boxed_str());
        assert_eq!(Kind::parse(deep), None);
    }
}
