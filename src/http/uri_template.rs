//! URI templates (RFC 6570, level 4).

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

use crate::http::error::{Error, Result};

/// The value of a variable.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Variable {
    /// Undefined: the variable is left out.
    Undefined,
    /// A text.
    String(String),
    /// A list; an empty one counts as undefined.
    List(Vec<String>),
    /// An associative array; an empty one counts as undefined.
    Assoc(Vec<(String, String)>),
}

/// All characters except the unreserved ones (RFC 3986).
const UNRESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');
/// All characters except the unreserved and reserved ones.
const RESERVED: &AsciiSet = &UNRESERVED
    .remove(b':')
    .remove(b'/')
    .remove(b'?')
    .remove(b'#')
    .remove(b'[')
    .remove(b']')
    .remove(b'@')
    .remove(b'!')
    .remove(b'$')
    .remove(b'&')
    .remove(b'\'')
    .remove(b'(')
    .remove(b')')
    .remove(b'*')
    .remove(b'+')
    .remove(b',')
    .remove(b';')
    .remove(b'=');

/// How the variables of an expression are expanded (RFC 6570, appendix A).
struct Operator {
    first: &'static str,
    separator: &'static str,
    named: bool,
    /// Text after the name of an empty value.
    empty: &'static str,
    /// Whether reserved characters and percent-encoded triplets are kept.
    reserved: bool,
}

/// A variable of an expression.
struct Part<'t> {
    name: &'t str,
    most: Option<usize>,
    explode: bool,
}

enum Piece<'t> {
    Literal(&'t str),
    Expression(Operator, Vec<Part<'t>>),
}

/// The names of the variables, in order, without duplicates.
pub fn variables(template: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for piece in parse(template).unwrap_or_default() {
        let Piece::Expression(_, parts) = piece else { continue };
        for part in parts {
            if !names.iter().any(|known| known == part.name) {
                names.push(part.name.to_owned());
            }
        }
    }
    names
}

/// Expand a template; variables without a value are left out. Of several values for a name, the last one is used.
pub fn expand(template: &str, values: impl IntoIterator<Item = (String, Variable)>) -> Result<String> {
    let bad = || Error::Argument(format!("{template:?} is not a URI template (RFC 6570)"));
    let values: Vec<(String, Variable)> = values.into_iter().collect();
    let mut url = String::with_capacity(template.len());
    for piece in parse(template).ok_or_else(bad)? {
        match piece {
            Piece::Literal(text) => url.push_str(&encode(text, true)),
            Piece::Expression(operator, parts) => {
                let mut written = Vec::new();
                for part in &parts {
                    if let Some((_, value)) = values.iter().rev().find(|(name, _)| name == part.name) {
                        part.write(&operator, value, &mut written)
                            .map_err(|why| Error::Argument(format!("{template:?}: {} {why}", part.name)))?;
                    }
                }
                if !written.is_empty() {
                    url.push_str(operator.first);
                    url.push_str(&written.join(operator.separator));
                }
            }
        }
    }
    Ok(url)
}

fn parse(template: &str) -> Option<Vec<Piece<'_>>> {
    let mut pieces = Vec::new();
    let mut rest = template;
    while !rest.is_empty() {
        let (literal, after) = rest.split_at_checked(rest.find('{').unwrap_or(rest.len()))?;
        if !literal.is_empty() {
            pieces.push(Piece::Literal(Some(literal).filter(|text| is_literal(text))?));
        }
        rest = after;
        if let Some(expression) = rest.strip_prefix('{') {
            let (inside, after) = expression.split_once('}')?;
            pieces.push(Operator::of(inside)?);
            rest = after;
        }
    }
    Some(pieces)
}

fn is_literal(text: &str) -> bool {
    let stray = text.match_indices('%').any(|(at, _)| !text.get(at..).is_some_and(starts_encoded));
    !stray
        && !text.contains(|c: char| c.is_control() || matches!(c, ' ' | '"' | '<' | '>' | '\\' | '^' | '`' | '|' | '}'))
}

/// Whether a text begins with a percent-encoded triplet.
fn starts_encoded(text: &str) -> bool {
    matches!(text.as_bytes(), [b'%', high, low, ..] if high.is_ascii_hexdigit() && low.is_ascii_hexdigit())
}

impl Operator {
    /// Parse the text between a pair of braces.
    fn of(inside: &str) -> Option<Piece<'_>> {
        let plain = Operator { first: "", separator: ",", named: false, empty: "", reserved: false };
        let (operator, names) = match inside.split_at_checked(1) {
            Some(("+", names)) => (Operator { reserved: true, ..plain }, names),
            Some(("#", names)) => (Operator { first: "#", reserved: true, ..plain }, names),
            Some((".", names)) => (Operator { first: ".", separator: ".", ..plain }, names),
            Some(("/", names)) => (Operator { first: "/", separator: "/", ..plain }, names),
            Some((";", names)) => (Operator { first: ";", separator: ";", named: true, ..plain }, names),
            Some(("?", names)) => (Operator { first: "?", separator: "&", named: true, empty: "=", ..plain }, names),
            Some(("&", names)) => (Operator { first: "&", separator: "&", named: true, empty: "=", ..plain }, names),
            _ => (plain, inside),
        };
        names.split(',').map(Part::of).collect::<Option<_>>().map(|parts| Piece::Expression(operator, parts))
    }
}

impl Part<'_> {
    fn of(text: &str) -> Option<Part<'_>> {
        let (name, most, explode) = match (text.strip_suffix('*'), text.split_once(':')) {
            (Some(name), _) => (name, None, true),
            (None, Some((name, most))) => {
                let number = matches!(most.as_bytes(), [b'1'..=b'9', rest @ ..] if rest.len() < 4);
                (name, Some(most.parse().ok().filter(|_| number)?), false)
            }
            (None, None) => (text, None, false),
        };
        let is_name = |word: &str| {
            let mut rest = word;
            while let Some(c) = rest.chars().next() {
                let taken = if starts_encoded(rest) { 3 } else { usize::from(c.is_ascii_alphanumeric() || c == '_') };
                if taken == 0 {
                    return false;
                }
                rest = rest.get(taken..).unwrap_or_default();
            }
            !word.is_empty()
        };
        name.split('.').all(is_name).then_some(Part { name, most, explode })
    }

    /// Add the expanded values, which separators will join.
    fn write(&self, operator: &Operator, value: &Variable, written: &mut Vec<String>) -> Result<(), &'static str> {
        let encode = |text: &str| encode(text, operator.reserved);
        let named = |name: &str, text: String| match text.as_str() {
            "" => format!("{name}{}", operator.empty),
            _ => format!("{name}={text}"),
        };
        let own = |text: String| if operator.named { named(self.name, text) } else { text };
        match value {
            Variable::Undefined => {}
            Variable::String(text) => {
                let text = self.most.map_or(text.as_str(), |most| prefix(text, most, operator.reserved));
                written.push(own(encode(text)));
            }
            Variable::List(_) | Variable::Assoc(_) if self.most.is_some() => {
                return Err("takes a text, of which it is the beginning");
            }
            Variable::List(texts) if self.explode => written.extend(texts.iter().map(|text| own(encode(text)))),
            Variable::Assoc(pairs) if self.explode => written.extend(pairs.iter().map(|(key, text)| {
                let (key, text) = (encode(key), encode(text));
                if operator.named { named(&key, text) } else { format!("{key}={text}") }
            })),
            Variable::List(texts) if !texts.is_empty() => {
                written.push(own(texts.iter().map(|text| encode(text)).collect::<Vec<_>>().join(",")));
            }
            Variable::Assoc(pairs) if !pairs.is_empty() => {
                let flat = pairs.iter().flat_map(|(key, text)| [encode(key), encode(text)]);
                written.push(own(flat.collect::<Vec<_>>().join(",")));
            }
            Variable::List(_) | Variable::Assoc(_) => {}
        }
        Ok(())
    }
}

/// The first characters of a text; a percent-encoded triplet counts as one if it is kept.
fn prefix(text: &str, most: usize, reserved: bool) -> &str {
    let mut rest = text;
    for _ in 0..most {
        let Some(c) = rest.chars().next() else { break };
        let taken = if reserved && starts_encoded(rest) { 3 } else { c.len_utf8() };
        rest = rest.get(taken..).unwrap_or_default();
    }
    text.get(..text.len() - rest.len()).unwrap_or(text)
}

fn encode(text: &str, reserved: bool) -> String {
    if !reserved {
        return utf8_percent_encode(text, UNRESERVED).to_string();
    }
    let mut encoded = String::with_capacity(text.len());
    let mut parts = text.split('%');
    encoded.extend(parts.next().map(|part| utf8_percent_encode(part, RESERVED).to_string()));
    for part in parts {
        let hexadecimal =
            matches!(part.as_bytes(), [high, low, ..] if high.is_ascii_hexdigit() && low.is_ascii_hexdigit());
        encoded.push_str(if hexadecimal { "%" } else { "%25" });
        encoded.extend(utf8_percent_encode(part, RESERVED));
    }
    encoded
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn text(value: &str) -> Variable {
        Variable::String(value.to_owned())
    }

    fn list(values: &[&str]) -> Variable {
        Variable::List(values.iter().map(ToString::to_string).collect())
    }

    fn values() -> Vec<(String, Variable)> {
        let keys = [("semi", ";"), ("dot", "."), ("comma", ",")].map(|(k, v)| (k.to_owned(), v.to_owned()));
        [
            ("var", text("value")),
            ("hello", text("Hello World!")),
            ("path", text("/foo/bar")),
            ("half", text("50%")),
            ("empty", text("")),
            ("x", text("1024")),
            ("y", text("768")),
            ("name", text("ü")),
            ("coded", text("a%C3%BCb")),
            ("list", list(&["red", "green", "blue"])),
            ("keys", Variable::Assoc(keys.to_vec())),
            ("none", list(&[])),
            ("undef", Variable::Undefined),
        ]
        .map(|(name, value)| (name.to_owned(), value))
        .to_vec()
    }

    #[test]
    fn templates_expand_as_in_rfc_6570() {
        for (template, expected) in [
            ("{var}", "value"),
            ("{hello}", "Hello%20World%21"),
            ("{+hello}", "Hello%20World!"),
            ("{+path}/here", "/foo/bar/here"),
            ("X{#x,hello}", "X#1024,Hello%20World!"),
            ("X{.x,y}", "X.1024.768"),
            ("{/var,x}/here", "/value/1024/here"),
            ("{/var:1,var}", "/v/value"),
            ("{;x,y,empty}", ";x=1024;y=768;empty"),
            ("{?x,y,empty}", "?x=1024&y=768&empty="),
            ("?fixed=yes{&x}", "?fixed=yes&x=1024"),
            ("{half}{+half}", "50%2550%25"),
            ("{?undef,none}{/none*}{undef}", ""),
            ("{?undef,y}", "?y=768"),
            ("{list}", "red,green,blue"),
            ("{list*}", "red,green,blue"),
            ("{/list*,path:4}", "/red/green/blue/%2Ffoo"),
            ("{keys}", "semi,%3B,dot,.,comma,%2C"),
            ("{keys*}", "semi=%3B,dot=.,comma=%2C"),
            ("{+keys*}", "semi=;,dot=.,comma=,"),
            ("{?list*}", "?list=red&list=green&list=blue"),
            ("{&keys*}", "&semi=%3B&dot=.&comma=%2C"),
            ("{;keys}", ";keys=semi,%3B,dot,.,comma,%2C"),
            ("ü{name}{+name}{#name}", "%C3%BC%C3%BC%C3%BC#%C3%BC"),
            ("{coded}{+coded}{+coded:2}", "a%25C3%25BCba%C3%BCba%C3"),
            ("https://h/x{/var}{?page,per_page}", "https://h/x/value"),
        ] {
            assert_eq!(expand(template, values()).unwrap_or_default(), expected, "{template}");
        }
        assert_eq!(variables("{/a,b:3}{?a,c*}"), ["a", "b", "c"]);
    }

    #[test]
    fn a_broken_template_is_an_error_when_expanded() {
        for template in
            ["https://x/{", "{}", "{a", "a}", "{a:0}", "{a:10000}", "{a*:3}", "{=a}", "{a b}", "{a,}", "%4", "{a..b}"]
        {
            assert!(expand(template, []).is_err() && variables(template).is_empty(), "{template}");
        }
        assert!(expand("{list:3}", values()).is_err());
    }
}
