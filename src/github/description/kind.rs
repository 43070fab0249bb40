//! The types in GitHub's description, of parameters and of responses: as text and as a tree.
//!
//! The grammar is that of `tools/openapi/types.py`: names (`string`, `time`, `any`, ...), JSON literals, `@schema`,
//! `[item]`, `{name: type, name?: type}`, `{*: type}`, `a|b`, `a&b`, parentheses, and `?` after a type that may be
//! null. An object with members may have others of a type: `{name: type, *: type}`.

/// A type. Its texts are slices of the description.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// Any JSON value.
    Any,
    /// Only null.
    Null,
    /// Text.
    Text,
    /// An integer.
    Integer,
    /// A number.
    Number,
    /// True or false.
    Boolean,
    /// ISO 8601 text with date and time.
    Time,
    /// ISO 8601 text of a date.
    Date,
    /// Bytes.
    Binary,
    /// An object with any members.
    Object,
    /// A single value: its JSON.
    Literal(&'static str),
    /// An object whose members all have the same type.
    Map(Box<Kind>),
    /// A list.
    List(Box<Kind>),
    /// An object with these members. One called [`OTHERS`] stands for all others, which it may then have.
    Record(Vec<Member>),
    /// A schema, by its name.
    Schema(&'static str),
    /// One of several.
    OneOf(Vec<Kind>),
    /// All of several at once.
    AllOf(Vec<Kind>),
    /// The type, or null.
    Nullable(Box<Kind>),
}

/// A member of an object.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// Its name.
    pub name: &'static str,
    /// Whether it is always present.
    pub required: bool,
    /// Its type.
    pub kind: Kind,
}

/// The name of the member that stands for all that have no member of their own.
pub const OTHERS: &str = "*";

/// Maximum depth of nested types; the description has 12 levels.
const DEEPEST: u32 = 64;

impl Kind {
    /// Parse a type; None unless the whole text is one.
    pub fn parse(text: &'static str) -> Option<Kind> {
        let (kind, rest) = Kind::read(text)?;
        rest.is_empty().then_some(kind)
    }

    /// Parse the type at the beginning of a text; also returns the rest of the text.
    pub fn read(text: &'static str) -> Option<(Kind, &'static str)> {
        let mut reader = Reader { rest: text, depth: 0 };
        let kind = reader.union()?;
        Some((kind, reader.rest))
    }

    /// The allowed values, if they are enumerated. For a list, its items have the values.
    pub fn choices(&self) -> Vec<&'static str> {
        match self {
            Kind::Literal(json) => vec![json],
            Kind::OneOf(kinds) if kinds.iter().all(|kind| matches!(kind, Kind::Literal(_))) => {
                kinds.iter().flat_map(Kind::choices).collect()
            }
            Kind::Nullable(kind) => kind.choices(),
            _ => Vec::new(),
        }
    }

    /// The type without null.
    pub fn some(&self) -> &Kind {
        match self {
            Kind::Nullable(kind) => kind.some(),
            kind => kind,
        }
    }

    /// Whether null is allowed.
    pub fn is_nullable(&self) -> bool {
        match self {
            Kind::Nullable(_) | Kind::Null | Kind::Any => true,
            Kind::OneOf(kinds) => kinds.iter().any(Kind::is_nullable),
            Kind::AllOf(kinds) => !kinds.is_empty() && kinds.iter().all(Kind::is_nullable),
            Kind::Schema(name) => {
                crate::github::description::schemas::schema(name).is_some_and(|kind| kind.is_nullable())
            }
            _ => false,
        }
    }

    /// All schemas that it refers to.
    pub fn schemas(&self) -> Vec<&'static str> {
        match self {
            Kind::Schema(name) => vec![name],
            Kind::Map(kind) | Kind::List(kind) | Kind::Nullable(kind) => kind.schemas(),
            Kind::Record(members) => members.iter().flat_map(|member| member.kind.schemas()).collect(),
            Kind::OneOf(kinds) | Kind::AllOf(kinds) => kinds.iter().flat_map(Kind::schemas).collect(),
            _ => Vec::new(),
        }
    }
}

/// The rest of the text.
struct Reader {
    rest: &'static str,
    depth: u32,
}

impl Reader {
    fn eat(&mut self, sign: char) -> bool {
        match self.rest.strip_prefix(sign) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn expect(&mut self, sign: char) -> Option<()> {
        self.eat(sign).then_some(())
    }

    fn union(&mut self) -> Option<Kind> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return None;
        }
        let kind = self.joined('|', Kind::OneOf, |reader| reader.joined('&', Kind::AllOf, Reader::nullable));
        self.depth -= 1;
        kind
    }

    fn joined(
        &mut self,
        sign: char,
        join: fn(Vec<Kind>) -> Kind,
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
        Some(join(kinds))
    }

    fn nullable(&mut self) -> Option<Kind> {
        let kind = self.single()?;
        Some(if self.eat('?') { Kind::Nullable(Box::new(kind)) } else { kind })
    }

    fn single(&mut self) -> Option<Kind> {
        match self.rest.chars().next()? {
            '(' => {
                self.expect('(')?;
                let kind = self.union()?;
                self.expect(')')?;
                Some(kind)
            }
            '[' => {
                self.expect('[')?;
                let item = self.union()?;
                self.expect(']')?;
                Some(Kind::List(Box::new(item)))
            }
            '{' => self.object(),
            '@' => {
                self.expect('@')?;
                self.word().map(Kind::Schema)
            }
            '"' => self.quoted().map(|(json, _)| Kind::Literal(json)),
            _ => self.named(),
        }
    }

    fn object(&mut self) -> Option<Kind> {
        self.expect('{')?;
        let mut members = Vec::new();
        loop {
            if let Some(rest) = self.rest.strip_prefix("*: ") {
                self.rest = rest;
                let kind = self.union()?;
                self.expect('}')?;
                if members.is_empty() {
                    return Some(Kind::Map(Box::new(kind)));
                }
                members.push(Member { name: OTHERS, required: false, kind });
                return Some(Kind::Record(members));
            }
            members.push(self.member()?);
            if self.eat('}') {
                return Some(Kind::Record(members));
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
            "string" => Kind::Text,
            "integer" => Kind::Integer,
            "number" => Kind::Number,
            "boolean" => Kind::Boolean,
            "time" => Kind::Time,
            "date" => Kind::Date,
            "binary" => Kind::Binary,
            "text" => Kind::Text,
            "object" => Kind::Object,
            word if word == "true" || word == "false" || word.parse::<f64>().is_ok() => Kind::Literal(word),
            _ => return None,
        })
    }
}

/// Parse a member on a line of its own, as in schemas; None if the line is not a member.
pub fn member(line: &'static str) -> Option<Member> {
    let mut reader = Reader { rest: line, depth: 0 };
    let member = reader.member()?;
    reader.rest.is_empty().then_some(member)
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
        let choice = Kind::OneOf(vec![Kind::Literal("\"low\""), Kind::Literal("\"high\"")]);
        let record = Kind::Record(vec![
            Member { name: "name", required: true, kind: Kind::Text },
            Member { name: "a b", required: false, kind: Kind::Nullable(Box::new(choice)) },
        ]);
        assert_eq!(found, Kind::List(Box::new(Kind::OneOf(vec![Kind::Text, record]))));
        assert_eq!(Kind::parse("@a&{b: @c?}").unwrap().schemas(), ["a", "c"]);
        assert_eq!(Kind::parse("{*: integer}"), Some(Kind::Map(Box::new(Kind::Integer))));
        let Some(Kind::Record(open)) = Kind::parse("{a: string, *: any}") else { panic!("no object") };
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
