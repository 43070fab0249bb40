//! Character encodings of bodies.

use std::borrow::Cow;

use crate::http::secrets::edits::Decoded;

/// A character encoding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Charset {
    /// UTF-8.
    Utf8,
    /// ISO 8859-1. It also stands for other single-byte charsets, which have the same ASCII characters.
    Latin1,
    /// UTF-16 or UTF-32.
    Wide {
        /// Bytes per code unit: 2 or 4.
        width: usize,
        /// Whether the byte order is big-endian.
        big: bool,
    },
}

const WIDE: [Charset; 4] = [
    Charset::Wide { width: 4, big: false },
    Charset::Wide { width: 4, big: true },
    Charset::Wide { width: 2, big: false },
    Charset::Wide { width: 2, big: true },
];

impl Charset {
    /// Detect the charset of a body; None if the body is not text. `announced` is the `charset` of its media type.
    pub fn of(body: &[u8], announced: Option<&str>) -> Option<Charset> {
        let is_text = |charset: Charset| charset.decode(body).is_some_and(|text| !text.contains('\0'));
        let wide = WIDE.into_iter().find(|charset| charset.is_marked(body) || charset.is_likely(body));
        let announced = announced.map(str::to_ascii_lowercase).filter(|name| name.starts_with("utf-16"));
        let announced = announced.map(|name| Charset::Wide { width: 2, big: !name.ends_with("le") });
        if let Some(wide) = wide.or(announced).filter(|wide| is_text(*wide)) {
            return Some(wide);
        }
        if body.contains(&0) {
            return None;
        }
        if std::str::from_utf8(body).is_ok() {
            return Some(Charset::Utf8);
        }
        let control = |byte: &u8| byte.is_ascii_control() && !matches!(byte, b'\t' | b'\n' | b'\r' | 0x0c | 0x1b);
        (!body.iter().any(control)).then_some(Charset::Latin1)
    }

    /// Whether a body begins with the byte order mark of this charset.
    fn is_marked(self, body: &[u8]) -> bool {
        self.encode("\u{feff}").is_some_and(|mark| body.starts_with(&mark))
    }

    /// Whether most code units of a body are ASCII characters in this charset.
    fn is_likely(self, body: &[u8]) -> bool {
        let Charset::Wide { width, big } = self else { return false };
        let ascii = |unit: &&[u8]| {
            let (last, others) = if big { unit.split_last() } else { unit.split_first() }.unwrap_or((&0, &[]));
            (1..0x80).contains(last) && others.iter().all(|&byte| byte == 0)
        };
        let units = body.chunks_exact(width);
        body.len().is_multiple_of(width) && units.len() > 4 && units.filter(ascii).count() * 2 > body.len() / width
    }

    /// Decode a body; None if it is not valid in this charset.
    pub fn decode(self, body: &[u8]) -> Option<Cow<'_, str>> {
        match self {
            Charset::Utf8 => std::str::from_utf8(body).ok().map(Cow::Borrowed),
            Charset::Latin1 => Some(Cow::Owned(latin1(body))),
            Charset::Wide { width, big } => {
                if !body.len().is_multiple_of(width) {
                    return None;
                }
                let units = body.chunks_exact(width).map(|unit| {
                    let join = |number: u32, byte: &u8| number << 8 | u32::from(*byte);
                    if big { unit.iter().fold(0, join) } else { unit.iter().rev().fold(0, join) }
                });
                if width == 4 {
                    return units.map(char::from_u32).collect::<Option<String>>().map(Cow::Owned);
                }
                let units: Vec<u16> = units.map(|unit| u16::try_from(unit).unwrap_or_default()).collect();
                String::from_utf16(&units).ok().map(Cow::Owned)
            }
        }
    }

    /// Encode a text; None if this charset lacks one of its characters.
    pub fn encode(self, text: &str) -> Option<Vec<u8>> {
        let bytes = |unit: u32, width: usize, big: bool| {
            let all = unit.to_be_bytes();
            let mut bytes = all.get(4 - width..).unwrap_or_default().to_vec();
            if !big {
                bytes.reverse();
            }
            bytes
        };
        match self {
            Charset::Utf8 => Some(text.as_bytes().to_vec()),
            Charset::Latin1 => text.chars().map(|character| u8::try_from(character).ok()).collect(),
            Charset::Wide { width: 4, big } => Some(text.chars().flat_map(|c| bytes(u32::from(c), 4, big)).collect()),
            Charset::Wide { big, .. } => {
                Some(text.encode_utf16().flat_map(|unit| bytes(u32::from(unit), 2, big)).collect())
            }
        }
    }
}

/// Decode bytes as ISO 8859-1: each byte is the character with that code point.
pub fn latin1(bytes: &[u8]) -> String {
    bytes.iter().map(|&byte| char::from(byte)).collect()
}

/// The text without its NUL characters, and where each character was; None if there are none. ASCII text in UTF-16 or
/// UTF-32 becomes readable in this way, wherever it is within other data.
pub fn without_zeros(text: &str) -> Option<Decoded> {
    if !text.contains('\0') {
        return None;
    }
    let mut decoded = Decoded::default();
    for (at, character) in text.char_indices().filter(|(_, character)| *character != '\0') {
        decoded.push(character, at);
    }
    Some(decoded.end(text.len()))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn charsets_are_detected_and_encoded_again() {
        let text = "{\"name\": \"M\u{f6}na\"}";
        for charset in WIDE.into_iter().chain([Charset::Utf8, Charset::Latin1]) {
            let body = charset.encode(text).unwrap();
            assert_eq!(Charset::of(&body, None), Some(charset));
            assert_eq!(charset.decode(&body).unwrap(), text);
        }
        let marked = Charset::Wide { width: 2, big: true };
        assert_eq!(Charset::of(&marked.encode("\u{feff}\u{4e2d}\u{6587}").unwrap(), None), Some(marked));
        assert_eq!(Charset::of(&marked.encode("\u{4e2d}\u{6587}").unwrap(), Some("UTF-16")), Some(marked));
        for binary in [&b"\xff\x00\x01\x80abc"[..], b"\x89PNG\r\n\x1a\n\x01\xf0", b"\xff\xfe\x00\xd8"] {
            assert_eq!(Charset::of(binary, None), None, "{binary:?}");
        }
        assert_eq!(Charset::Latin1.encode("\u{4e2d}"), None);
    }
}
