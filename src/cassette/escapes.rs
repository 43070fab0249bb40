//! Ways to spell the characters of a text otherwise: percent-encoding, escapes with a backslash, character references of
//! HTML, quoted-printable.

use std::borrow::Cow;

use crate::http::request::segment;
use crate::http::secrets::edits::Decoded;

/// A way to spell characters otherwise.
pub struct Spelling {
    /// The text as it reads; None where nothing in it is spelled this way.
    pub decode: fn(&str) -> Option<Decoded>,
    /// A text, spelled so that it can stand in such a text.
    pub encode: fn(&str) -> Cow<'_, str>,
}

/// All of them.
pub const SPELLINGS: [Spelling; 4] = [
    Spelling { decode: percent, encode: |text| segment(text).into() },
    Spelling { decode: backslash, encode: |text| quoted(text).into() },
    Spelling { decode: references, encode: |text| text.replace('&', "&amp;").replace('<', "&lt;").into() },
    Spelling { decode: printable, encode: |text| text.replace('=', "=3D").into() },
];

/// Percent-encoding (RFC 3986), of UTF-8 where it is that, else of Latin-1.
fn percent(text: &str) -> Option<Decoded> {
    if text.contains('%') { bytes_after(text, '%', |_| None) } else { None }
}

/// Quoted-printable (RFC 2045), with its soft line breaks. `=` is common in other texts, so that these show signs of it.
fn printable(text: &str) -> Option<Decoded> {
    let signs = ["=3D", "=3d", "=5F", "=5f"];
    let soft = |rest: &str| ["\r\n", "\n"].into_iter().find(|end| rest.starts_with(end)).map(str::len);
    // What base64 ends with is no soft line break.
    let breaks = |end: &str| text.trim_end().contains(&format!("={end}")) && !text.contains(&format!("=={end}"));
    let shows = signs.iter().any(|sign| text.contains(sign)) || breaks("\n") || breaks("\r\n");
    if shows { bytes_after(text, '=', soft) } else { None }
}

/// Bytes that are spelled as a mark and two hexadecimal digits. `nothing` tells how much after a mark means nothing.
fn bytes_after(text: &str, mark: char, nothing: impl Fn(&str) -> Option<usize>) -> Option<Decoded> {
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
        if let Some(length) = nothing(rest).filter(|_| next == mark) {
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

/// Add bytes and their places: as UTF-8 where they are that.
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

/// Escapes with a backslash, as in JSON and in the literals of most languages.
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

/// The character of an escape, and the length of what follows its backslash. Half of a surrogate pair is U+FFFD.
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

/// A text as it stands between the quotes of JSON.
pub fn quoted(text: &str) -> String {
    let json = serde_json::Value::from(text).to_string();
    json.get(1..json.len() - 1).unwrap_or_default().to_owned()
}

/// Character references of HTML: by number, and those of XML by name.
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
        let (number, _) = rest.strip_prefix('#')?.split_once(';').filter(|(number, _)| number.len() < 10)?;
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
            (printable, "a=3Db=\r\nc=\nd", Some("a=bcd")),
            (printable, "per_page=100", None),
            (printable, "QUI=\n", None),
            (printable, "QQ==\nQQ==\n", None),
        ] {
            assert_eq!(text(decode, source).as_deref(), expected, "{source}");
        }
    }

    #[test]
    fn places_of_escapes_are_known() {
        let decoded = percent("x%C3%A4%67").unwrap_or_default();
        assert_eq!((decoded.source(&(1..3)), decoded.source(&(3..4))), (1..7, 7..10));
        let decoded = backslash(r"a\u0067b").unwrap_or_default();
        assert_eq!((decoded.source(&(1..2)), decoded.source(&(2..3))), (1..7, 7..8));
    }
}
