//! Escape syntaxes: percent-encoding, backslash escapes, HTML character references and quoted-printable.

use std::borrow::Cow;

use crate::http::request::segment;
use crate::http::secrets::edits::Decoded;

/// An escape syntax.
pub struct EscapeSyntax {
    /// Decode a text; None if it contains no escape of this syntax.
    pub decode: fn(&str) -> Option<Decoded>,
    /// Escape a text so that it can be inserted into a text with this syntax.
    pub encode: fn(&str) -> Cow<'_, str>,
}

/// All escape syntaxes.
pub const ESCAPE_SYNTAXES: [EscapeSyntax; 4] = [
    EscapeSyntax { decode: percent, encode: |text| segment(text).into() },
    EscapeSyntax { decode: backslash, encode: |text| quoted(text).into() },
    EscapeSyntax { decode: references, encode: |text| text.replace('&', "&amp;").replace('<', "&lt;").into() },
    EscapeSyntax { decode: quoted_printable, encode: |text| text.replace('=', "=3D").into() },
];

/// Percent-encoding (RFC 3986), of UTF-8 if the bytes are valid, else of Latin-1.
fn percent(text: &str) -> Option<Decoded> {
    if text.contains('%') { bytes_after(text, '%', |_| None) } else { None }
}

/// Quoted-printable (RFC 2045), with soft line breaks. As `=` is common in other texts, a text counts as quoted-printable
/// only if it contains `=3D`, `=5F` or a soft line break.
fn quoted_printable(text: &str) -> Option<Decoded> {
    let signs = ["=3D", "=3d", "=5F", "=5f"];
    let soft = |rest: &str| ["\r\n", "\n"].into_iter().find(|end| rest.starts_with(end)).map(str::len);
    // `==` before a line break is the padding of base64, not a soft line break.
    let breaks = |end: &str| text.trim_end().contains(&format!("={end}")) && !text.contains(&format!("=={end}"));
    let shows = signs.iter().any(|sign| text.contains(sign)) || breaks("\n") || breaks("\r\n");
    if shows { bytes_after(text, '=', soft) } else { None }
}

/// Decode bytes that are written as a mark and two hexadecimal digits. `ignored` returns how many bytes after a mark are
/// ignored together with it, if any.
fn bytes_after(text: &str, mark: char, ignored: impl Fn(&str) -> Option<usize>) -> Option<Decoded> {
    let mut decoded = Decoded::default();
    let (mut at, mut found) = (0, false);
    let mut run: Vec<(u8, usize)> = Vec::new();
    while let Some(next) = text.get(at..).and_then(|rest| rest.chars().next()) {
        let rest = text.get(at + next.len_utf8()..).unwrap_or_default();
        let digits = rest.get(..2).filter(|digits| next == mark && digits.bytes().all(|byte| byte.is_ascii_hexdigit()));
        if let Some(byte) = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            run.push((byte, at));
            found = true;
            at += 3;
            continue;
        }
        push_bytes(&mut decoded, &std::mem::take(&mut run));
        if let Some(length) = ignored(rest).filter(|_| next == mark) {
            found = true;
            at += 1 + length;
            continue;
        }
        decoded.push(next, at);
        at += next.len_utf8();
    }
    push_bytes(&mut decoded, &run);
    found.then(|| decoded.end(text.len()))
}

/// Append bytes, with their positions in the source. Bytes that are not valid UTF-8 are decoded as Latin-1.
fn push_bytes(decoded: &mut Decoded, run: &[(u8, usize)]) {
    let bytes: Vec<u8> = run.iter().map(|(byte, _)| *byte).collect();
    let mut places = run.iter().map(|(_, at)| *at);
    for chunk in bytes.utf8_chunks() {
        for character in chunk.valid().chars() {
            let at = places.next().unwrap_or_default();
            places.by_ref().take(character.len_utf8() - 1).for_each(drop);
            decoded.push(character, at);
        }
        for &byte in chunk.invalid() {
            decoded.push(char::from(byte), places.next().unwrap_or_default());
        }
    }
}

/// Backslash escapes, as in JSON and in string literals of most languages.
pub fn backslash(text: &str) -> Option<Decoded> {
    if !text.contains('\\') {
        return None;
    }
    let mut decoded = Decoded::default();
    let (mut at, mut found) = (0, false);
    while let Some(next) = text.get(at..).and_then(|rest| rest.chars().next()) {
        let rest = text.get(at + next.len_utf8()..).unwrap_or_default();
        let escape = if next == '\\' { escaped(rest) } else { None };
        found |= escape.is_some();
        let (character, length) = escape.unwrap_or((next, next.len_utf8() - 1));
        decoded.push(character, at);
        at += 1 + length;
    }
    found.then(|| decoded.end(text.len()))
}

/// The character of an escape, and the length of the escape without its backslash. An unpaired surrogate is U+FFFD.
fn escaped(rest: &str) -> Option<(char, usize)> {
    let hex = |from: usize, length: usize| {
        let digits = rest.get(from..from + length).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()));
        digits.and_then(|digits| u32::from_str_radix(digits, 16).ok())
    };
    let simple = |character| Some((character, 1));
    match rest.bytes().next()? {
        b'n' => simple('\n'),
        b'r' => simple('\r'),
        b't' => simple('\t'),
        b'b' => simple('\u{8}'),
        b'f' => simple('\u{c}'),
        quoted @ (b'"' | b'\'' | b'/' | b'\\') => simple(char::from(quoted)),
        b'x' => Some((char::from_u32(hex(1, 2)?)?, 3)),
        b'u' => {
            let first = hex(1, 4)?;
            let second = hex(7, 4).filter(|_| rest.get(5..7) == Some("\\u"));
            let pair = second.and_then(|second| {
                char::decode_utf16([u16::try_from(first).ok()?, u16::try_from(second).ok()?]).next()?.ok()
            });
            match pair.filter(|character| u32::from(*character) > 0xffff) {
                Some(character) => Some((character, 11)),
                None => Some((char::from_u32(first).unwrap_or(char::REPLACEMENT_CHARACTER), 5)),
            }
        }
        _ => None,
    }
}

/// Escape a text for a JSON string, without the quotes.
pub fn quoted(text: &str) -> String {
    let json = serde_json::Value::from(text).to_string();
    json.get(1..json.len() - 1).unwrap_or_default().to_owned()
}

/// HTML character references: numeric ones, the named ones of XML, and `&lowbar;`.
fn references(text: &str) -> Option<Decoded> {
    const NAMES: [(&str, char); 6] =
        [("amp;", '&'), ("lt;", '<'), ("gt;", '>'), ("quot;", '"'), ("apos;", '\''), ("lowbar;", '_')];
    if !text.contains('&') {
        return None;
    }
    let reference = |rest: &str| -> Option<(char, usize)> {
        if let Some((name, character)) = NAMES.iter().find(|(name, _)| rest.starts_with(name)) {
            return Some((*character, name.len()));
        }
        let digits = rest.strip_prefix('#')?;
        let number = digits.get(..digits.bytes().take(10).position(|byte| byte == b';')?)?;
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16),
            None => number.parse(),
        };
        Some((char::from_u32(code.ok()?)?, number.len() + 2))
    };
    let mut decoded = Decoded::default();
    let (mut at, mut found) = (0, false);
    while let Some(next) = text.get(at..).and_then(|rest| rest.chars().next()) {
        let rest = text.get(at + next.len_utf8()..).unwrap_or_default();
        let known = if next == '&' { reference(rest) } else { None };
        found |= known.is_some();
        let (character, length) = known.unwrap_or((next, next.len_utf8() - 1));
        decoded.push(character, at);
        at += 1 + length;
    }
    found.then(|| decoded.end(text.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(decode: fn(&str) -> Option<Decoded>, text: &str) -> Option<String> {
        decode(text).map(|decoded| decoded.text)
    }

    #[test]
    fn escapes_are_decoded() {
        for (decode, source, expected) in [
            (percent as fn(&str) -> Option<Decoded>, "a%67%C3%A4%e9%", Some("ag\u{e4}\u{e9}%")),
            (percent, "100%", None),
            (backslash, r"\u0067\x67\/\ud83d\ude00\ud800\q\n\", Some("gg/\u{1f600}\u{fffd}\\q\n\\")),
            (backslash, "plain", None),
            (references, "&#103;&#x67;&amp;&nbsp;&", Some("gg&&nbsp;&")),
            (references, "a & b", None),
            (quoted_printable, "a=3Db=\r\nc=\nd", Some("a=bcd")),
            (quoted_printable, "per_page=100", None),
            (quoted_printable, "QUI=\n", None),
            (quoted_printable, "QQ==\nQQ==\n", None),
        ] {
            assert_eq!(text(decode, source).as_deref(), expected, "{source}");
        }
    }

    #[test]
    fn positions_of_escapes_are_kept() {
        let decoded = percent("x%C3%A4%67").unwrap_or_default();
        assert_eq!((decoded.source(&(1..3)), decoded.source(&(3..4))), (1..7, 7..10));
        let decoded = backslash(r"a\u0067b").unwrap_or_default();
        assert_eq!((decoded.source(&(1..2)), decoded.source(&(2..3))), (1..7, 7..8));
    }
}
