//! The tokens of the notation: names, literals, signs and groups, each with its place in the source.

/// A token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A name or a number.
    Word,
    /// Text in quotes.
    Text,
    /// A line of documentation, without `///`.
    Doc,
    /// A single character.
    Sign,
}

/// A token and its place.
#[derive(Debug, Clone, Copy)]
pub struct Token<'a> {
    /// What it is.
    pub kind: Kind,
    /// How it is written.
    pub text: &'a str,
    /// Where it begins in the source.
    pub start: usize,
    /// The line, from 1.
    pub line: usize,
}

impl Token<'_> {
    /// Whether it is this sign.
    pub fn is(&self, sign: &str) -> bool {
        self.kind == Kind::Sign && self.text == sign
    }

    /// Where it ends in the source.
    pub fn end(&self) -> usize {
        self.start.saturating_add(self.text.len())
    }
}

/// The tokens of a source. Comments are left out; what is no token is an error with its line.
pub fn tokens(source: &str) -> Result<Vec<Token<'_>>, (usize, String)> {
    let mut found = Vec::new();
    let mut line: usize = 1;
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let (kind, length) = match first {
            _ if rest.starts_with("//") => {
                let length = rest.find('\n').unwrap_or(rest.len());
                (rest.starts_with("///").then_some(Kind::Doc), length)
            }
            _ if first.is_whitespace() => (None, first.len_utf8()),
            '"' => (Some(Kind::Text), quoted(rest).ok_or((line, "the text has no end".to_owned()))?),
            _ if is_word(first) => (Some(Kind::Word), rest.find(|sign| !is_word(sign)).unwrap_or(rest.len())),
            _ if first.is_ascii() => (Some(Kind::Sign), 1),
            _ => return Err((line, format!("{first:?} is no part of the notation"))),
        };
        let (text, after) = rest.split_at_checked(length).unwrap_or((rest, ""));
        if let Some(kind) = kind {
            found.push(Token { kind, text, start: source.len().saturating_sub(rest.len()), line });
        }
        line = line.saturating_add(text.matches('\n').count());
        rest = after;
    }
    Ok(found)
}

fn is_word(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || sign == '_' || sign == '#'
}

/// The length of a text with its quotes.
fn quoted(source: &str) -> Option<usize> {
    let mut escaped = false;
    let inner = source.strip_prefix('"')?;
    let end = inner.find(|sign| {
        let ends = sign == '"' && !escaped;
        escaped = sign == '\\' && !escaped;
        ends
    })?;
    Some(end.saturating_add(2))
}
