//! Replacement of values and keys in JSON text. Everything else, including white space, is left exactly as written.

use std::ops::Range;

use serde::de::IgnoredAny;

use crate::cassette::escapes;
use crate::http::secrets::edits::{Decoded, Edit, PLACEHOLDER};
use crate::http::secrets::shapes;

/// Maximum work for failed attempts to parse JSON within another text: bytes parsed per byte of the text.
const ATTEMPTS: usize = 8;

/// Rules for what is replaced.
pub trait Replace {
    /// Whether the value of a member with this name is secret, including nested values.
    fn names_secret(&self, name: &str) -> bool;
    /// The edits of a string.
    fn string(&self, text: &str) -> Vec<Edit>;
    /// The edits of a member's name.
    fn key(&self, text: &str) -> Vec<Edit>;
    /// Whether a number, as it is written, is replaced.
    fn hides_number(&self, text: &str) -> bool;
    /// Whether every member named `code` is an OAuth code, whatever the other members of its object are.
    fn oauth(&self) -> bool;
    /// Translate edits of a decoded text into edits of the source text.
    fn carry(&self, decoded: &Decoded, edits: Vec<Edit>) -> Vec<Edit>;
}

/// An object or array whose end has not been reached.
#[derive(Default)]
struct Frame {
    /// Whether everything in it is secret.
    secret: bool,
    /// Whether the value of the current member is secret.
    secret_member: bool,
    /// Whether the current member's value is secret if it is a text or a list of texts.
    texts_member: bool,
    /// Whether this is a list whose texts are secret.
    texts: bool,
    /// The name of the current member.
    key: String,
    /// The range of the value of `code`.
    code: Option<Range<usize>>,
    /// Whether `code` is an OAuth code.
    oauth: bool,
    /// Number of names that were replaced.
    renamed: usize,
}

/// Whether a text is a single JSON object, array or string.
pub fn is_json(text: &str) -> bool {
    matches!(text.trim_start().bytes().next(), Some(b'{' | b'[' | b'"'))
        && serde_json::from_str::<IgnoredAny>(text).is_ok()
}

/// The ranges of JSON objects, and arrays of objects, in a text that is not JSON as a whole.
pub fn within(text: &str) -> Vec<Range<usize>> {
    let (mut found, mut at) = (Vec::new(), 0);
    let mut budget = ATTEMPTS * text.len();
    while let Some(start) = text.get(at..).and_then(|rest| rest.find(['{', '['])).map(|start| at + start) {
        let rest = text.get(start..).unwrap_or_default();
        at = start + 1;
        let mut follows = rest.get(1..).unwrap_or_default().trim_start().bytes();
        let begins =
            matches!((rest.bytes().next(), follows.next()), (Some(b'{'), Some(b'"')) | (Some(b'['), Some(b'{')));
        if !begins {
            continue;
        }
        let mut values = serde_json::Deserializer::from_str(rest).into_iter::<IgnoredAny>();
        match values.next() {
            Some(Ok(_)) => {
                at = start + values.byte_offset();
                found.push(start..at);
            }
            Some(Err(error)) => match budget.checked_sub(consumed(rest, &error)) {
                Some(left) => budget = left,
                None => break,
            },
            None => break,
        }
    }
    found
}

/// The approximate number of bytes that were parsed before an error.
fn consumed(text: &str, error: &serde_json::Error) -> usize {
    let lines: usize = text.split('\n').take(error.line().saturating_sub(1)).map(|line| line.len() + 1).sum();
    lines + error.column() + 16
}

/// The edits of a JSON text, which must be valid.
pub fn edits(text: &str, replace: &impl Replace) -> Vec<Edit> {
    let mut walk =
        Walk { replace, edits: Vec::new(), frames: vec![Frame { oauth: replace.oauth(), ..Frame::default() }] };
    let mut at = 0;
    while let Some(start) = text.as_bytes().get(at) {
        let rest = text.get(at..).unwrap_or_default();
        let length = match start {
            b'"' => string_end(rest),
            b'-' | b'0'..=b'9' => number_end(rest),
            _ => 1,
        };
        let token = at..at + length;
        at = token.end;
        // Non-ASCII bytes between tokens are not valid JSON; they are skipped one at a time.
        let written = text.get(token.clone()).unwrap_or_default();
        match start {
            b'"' if text.get(at..).unwrap_or_default().trim_start().starts_with(':') => walk.key(written, token.start),
            b'"' => walk.string(written, token.start),
            b'-' | b'0'..=b'9' => walk.number(written, token),
            b'{' | b'[' => walk.open(*start == b'['),
            b'}' | b']' => walk.close(),
            b',' => walk.next(),
            _ => {}
        }
    }
    walk.edits
}

struct Walk<'r, R> {
    replace: &'r R,
    edits: Vec<Edit>,
    frames: Vec<Frame>,
}

impl<R: Replace> Walk<'_, R> {
    fn is_secret(&self) -> bool {
        self.frames.last().is_some_and(|frame| frame.secret || frame.secret_member || frame.texts || frame.texts_member)
    }

    fn open(&mut self, is_array: bool) {
        let outer = self.frames.last();
        let secret = outer.is_some_and(|frame| frame.secret || frame.secret_member);
        let texts = is_array && outer.is_some_and(|frame| frame.texts_member);
        let frame = Frame { secret, texts, oauth: self.replace.oauth(), ..Frame::default() };
        self.frames.push(frame);
    }

    fn close(&mut self) {
        let closed = self.frames.pop().filter(|frame| frame.oauth);
        self.edits.extend(closed.and_then(|frame| frame.code).map(|code| Edit::hide(code, PLACEHOLDER)));
    }

    fn next(&mut self) {
        if let Some(frame) = self.frames.last_mut() {
            frame.key.clear();
            frame.secret_member = false;
            frame.texts_member = false;
        }
    }

    fn key(&mut self, written: &str, start: usize) {
        let (name, mut edits) = self.within_quotes(written, start, |replace, text| replace.key(text));
        let Some(frame) = self.frames.last_mut() else { return };
        frame.oauth |= shapes::is_beside_code(&name);
        frame.secret_member = self.replace.names_secret(&name);
        frame.texts_member = shapes::named_list(&name);
        frame.key = name;
        if let Some(last) = edits.last_mut() {
            frame.renamed += 1;
            if frame.renamed > 1 && last.with == PLACEHOLDER {
                // Replaced names are numbered, as the names of members must be unique.
                last.with = format!("{PLACEHOLDER}_{}", frame.renamed).into();
            }
        }
        self.edits.extend(edits);
    }

    fn string(&mut self, written: &str, start: usize) {
        let inside = start + 1..start + written.len().saturating_sub(1);
        if self.is_secret() {
            // An empty string is not a secret; it is kept.
            if !inside.is_empty() {
                self.edits.push(Edit::hide(inside, PLACEHOLDER));
            }
            return;
        }
        if let Some(frame) = self.frames.last_mut()
            && frame.key == "code"
            && !inside.is_empty()
        {
            frame.code = Some(inside);
        }
        let (_, edits) = self.within_quotes(written, start, |replace, text| replace.string(text));
        self.edits.extend(edits);
    }

    fn number(&mut self, written: &str, range: Range<usize>) {
        if written != "0" && (self.is_secret() || self.replace.hides_number(written)) {
            self.edits.push(Edit::hide(range, "0"));
        }
    }

    /// The decoded text of a string, and its edits as edits of the whole JSON text.
    fn within_quotes(&self, written: &str, start: usize, find: impl Fn(&R, &str) -> Vec<Edit>) -> (String, Vec<Edit>) {
        let text = written.get(1..written.len().saturating_sub(1)).unwrap_or_default();
        let quoted = |edit: Edit| Edit { with: escapes::quoted(&edit.with).into(), ..edit };
        let find = |text: &str| find(self.replace, text).into_iter().map(quoted).collect::<Vec<Edit>>();
        let (text, edits) = match escapes::backslash(text) {
            Some(decoded) => {
                let edits = self.replace.carry(&decoded, find(&decoded.text));
                (decoded.text, edits)
            }
            None => (text.to_owned(), find(text)),
        };
        (text, edits.into_iter().map(|edit| edit.after(start + 1)).collect())
    }
}

fn string_end(text: &str) -> usize {
    let mut escaped = false;
    for (at, byte) in text.bytes().enumerate().skip(1) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

fn number_end(text: &str) -> usize {
    text.find(|c: char| !matches!(c, '0'..='9' | '-' | '+' | '.' | 'e' | 'E')).unwrap_or(text.len())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::http::secrets::edits::apply;

    /// Replaces each "x" in strings, and everything in members whose names contain an "s".
    struct Marks;

    impl Replace for Marks {
        fn names_secret(&self, name: &str) -> bool {
            name.contains('s')
        }
        fn string(&self, text: &str) -> Vec<Edit> {
            text.match_indices('x').map(|(at, _)| Edit::hide(at..at + 1, "!")).collect()
        }
        fn key(&self, text: &str) -> Vec<Edit> {
            if text == "k" { vec![Edit::hide(0..1, PLACEHOLDER)] } else { Vec::new() }
        }
        fn hides_number(&self, text: &str) -> bool {
            text == "13"
        }
        fn oauth(&self) -> bool {
            false
        }
        fn carry(&self, decoded: &Decoded, edits: Vec<Edit>) -> Vec<Edit> {
            edits.into_iter().map(|edit| Edit { range: decoded.source(&edit.range), ..edit }).collect()
        }
    }

    fn changed(text: &str) -> String {
        apply(text, &edits(text, &Marks))
    }

    #[test]
    fn text_that_is_not_replaced_is_unchanged() {
        let text = r#" { "n" : 123456789012345678901234567890, "n":1.50e+1, "c\"\u0061:" : "a\\\"b" , "l":["y", -1,{"o":null}], "é": "ü" } "#;
        assert_eq!(changed(text), text);
    }

    #[test]
    fn values_are_replaced_by_their_key() {
        for (text, expected) in [
            (
                r#"{"a":"x","b":{"c":13,"d":["x"]},"\u0061":"\u0078é\"x"}"#,
                r#"{"a":"!","b":{"c":0,"d":["!"]},"\u0061":"!é\"!"}"#,
            ),
            (
                r#"{"s":["a",{"b":"c","d":1.5,"e":null}],"f":"a"}"#,
                r#"{"s":["REDACTED",{"b":"REDACTED","d":0,"e":null}],"f":"a"}"#,
            ),
            (r#"{"s":"","\u0073":"a","s":true}"#, r#"{"s":"","\u0073":"REDACTED","s":true}"#),
            (r#"{"k":1,"k":{"k":2}}"#, r#"{"REDACTED":1,"REDACTED_2":{"REDACTED":2}}"#),
            (r#"{"code":"a","b":{"code":"c","client_id":1}}"#, r#"{"code":"a","b":{"code":"REDACTED","client_id":1}}"#),
            (r#""x""#, r#""!""#),
        ] {
            let mut found = edits(text, &Marks);
            found.sort_by_key(|edit| edit.range.start);
            assert_eq!(apply(text, &found), expected);
        }
    }

    #[test]
    fn json_within_a_text_is_found() {
        let text = "data: {\"a\": \"}\"}\n[1] {x} [{\"b\": [2]}] {\"c\": ";
        let found: Vec<&str> = within(text).into_iter().map(|range| text.get(range).unwrap()).collect();
        assert_eq!(found, [r#"{"a": "}"}"#, r#"[{"b": [2]}]"#]);
        assert!(within(&"[{\"a\":".repeat(20_000)).is_empty());
    }
}
