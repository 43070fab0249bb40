//! One pass over JSON text, which validates it and notes the positions that are read later.

use std::ops::Range;

use wide::u8x16;

/// What was noted of a text: of an array its items, and the keys of those that are objects; of an object its keys.
#[derive(Debug, Default)]
pub struct Outline {
    /// Where the value stands in the text.
    pub whole: Range<usize>,
    /// Where the items stand.
    pub items: Vec<Part>,
    /// Where the keys begin, behind their quotes.
    pub keys: Vec<u32>,
    /// Whether there are escapes in any of these keys.
    pub escaped: bool,
}

/// An item of an array.
#[derive(Debug)]
pub struct Part {
    /// Where it begins.
    pub start: u32,
    /// Where it ends.
    pub end: u32,
    /// How many of the keys come before its end.
    pub keys: u32,
}

/// The outline of a text; None if it is not JSON. It must be UTF-8, which is not checked here, and below 4 GiB.
pub fn scan(text: &[u8]) -> Option<Outline> {
    let start = blank(text, 0);
    let mut outline = Outline { keys: Vec::with_capacity(32), ..Outline::default() };
    let array = text.get(start) == Some(&b'[');
    let keys_at = if array { 2 } else { 1 };
    // What was opened and not closed yet. Text of any depth is read: nothing recurses.
    let mut open: Vec<u8> = Vec::with_capacity(16);
    let (mut at, mut began) = (start, start);
    loop {
        at = match *text.get(at)? {
            b'"' => string(text, at + 1, &mut false)?,
            opening @ (b'{' | b'[') => {
                let inside = blank(text, at + 1);
                if *text.get(inside)? == closing(opening) {
                    inside + 1
                } else {
                    open.push(opening);
                    let noted = open.len() == keys_at;
                    at = if opening == b'{' { key(text, inside, noted, &mut outline)? } else { inside };
                    if open.len() == 1 {
                        began = at;
                    }
                    continue;
                }
            }
            b'-' | b'0'..=b'9' => number(text, at)?,
            b't' => literal(text, at, b"true")?,
            b'f' => literal(text, at, b"false")?,
            b'n' => literal(text, at, b"null")?,
            _ => return None,
        };
        // A value ends here, and with it those that are closed.
        loop {
            let Some(opening) = open.last().copied() else {
                outline.whole = start..at;
                return (blank(text, at) == text.len()).then_some(outline);
            };
            let outermost = open.len() == 1;
            if outermost && array {
                outline.items.push(Part { start: began as u32, end: at as u32, keys: outline.keys.len() as u32 });
            }
            at = blank(text, at);
            let next = *text.get(at)?;
            at += 1;
            if next == b',' {
                at = blank(text, at);
                if opening == b'{' {
                    at = key(text, at, open.len() == keys_at, &mut outline)?;
                }
                if outermost {
                    began = at;
                }
                break;
            }
            if next != closing(opening) {
                return None;
            }
            open.pop();
        }
    }
}

/// Where the key that begins here ends, before its quote.
pub fn key_end(text: &[u8], start: usize) -> Option<usize> {
    string(text, start, &mut false).map(|end| end - 1)
}

/// What closes an array or object; in ASCII the two are two apart.
fn closing(opening: u8) -> u8 {
    opening + 2
}

/// The first place from here that is no white space.
#[inline]
pub fn blank(text: &[u8], mut at: usize) -> usize {
    while matches!(text.get(at), Some(b' ' | b'\n' | b'\r' | b'\t')) {
        at += 1;
    }
    at
}

/// A key and its colon; returns where its value begins.
#[inline]
fn key(text: &[u8], at: usize, noted: bool, outline: &mut Outline) -> Option<usize> {
    if *text.get(at)? != b'"' {
        return None;
    }
    let mut escaped = false;
    let end = string(text, at + 1, &mut escaped)?;
    if noted {
        outline.keys.push(at as u32 + 1);
        outline.escaped |= escaped;
    }
    let colon = blank(text, end);
    (*text.get(colon)? == b':').then(|| blank(text, colon + 1))
}

/// The rest of a string; returns where it ends, behind its quote, and notes whether there are escapes in it.
#[inline(always)]
fn string(text: &[u8], mut at: usize, escaped: &mut bool) -> Option<usize> {
    loop {
        while let Some(bytes) = text.get(at..).and_then(|rest| rest.first_chunk()) {
            let found = special(*bytes);
            if found != 0 {
                at += found.trailing_zeros() as usize;
                break;
            }
            at += bytes.len();
        }
        match *text.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => {
                *escaped = true;
                at = escape(text, at + 1)?;
            }
            0..0x20 => return None,
            _ => at += 1,
        }
    }
}

/// A bit for each byte that ends a string or may not be in one: quote, backslash, control character.
#[inline]
fn special(bytes: [u8; 16]) -> u32 {
    let bytes = u8x16::new(bytes);
    let control = bytes.min(u8x16::splat(0x1f)).simd_eq(bytes);
    (bytes.simd_eq(u8x16::splat(b'"')) | bytes.simd_eq(u8x16::splat(b'\\')) | control).to_bitmask()
}

fn escape(text: &[u8], at: usize) -> Option<usize> {
    match text.get(at)? {
        b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't' => Some(at + 1),
        b'u' => text.get(at + 1..at + 5)?.iter().all(u8::is_ascii_hexdigit).then_some(at + 5),
        _ => None,
    }
}

fn number(text: &[u8], at: usize) -> Option<usize> {
    let starts = |at: usize, with: &[u8]| text.get(at).is_some_and(|byte| with.contains(byte));
    let digits = |at: usize| {
        let count = text.get(at..)?.iter().take_while(|byte| byte.is_ascii_digit()).count();
        (count > 0).then_some(at + count)
    };
    let at = at + usize::from(starts(at, b"-"));
    let mut end = if starts(at, b"0") { at + 1 } else { digits(at)? };
    if starts(end, b".") {
        end = digits(end + 1)?;
    }
    if starts(end, b"eE") {
        end = digits(end + 1 + usize::from(starts(end + 1, b"+-")))?;
    }
    Some(end)
}

fn literal(text: &[u8], at: usize, literal: &[u8]) -> Option<usize> {
    text.get(at..)?.starts_with(literal).then_some(at + literal.len())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use serde_json::value::RawValue;

    use super::*;

    /// The scan and serde_json are of one mind.
    fn agree(text: &[u8]) {
        let Ok(text) = std::str::from_utf8(text) else { return };
        let found = scan(text.as_bytes());
        let due: Option<&RawValue> = serde_json::from_str(text).ok();
        let whole = found.as_ref().and_then(|found| text.get(found.whole.clone()));
        assert_eq!(whole, due.map(RawValue::get), "{text}");
        if let (Some(found), Ok(due)) = (found, serde_json::from_str::<Vec<&RawValue>>(text)) {
            let place = |item: &Part| item.start as usize..item.end as usize;
            let items: Vec<&str> = found.items.iter().filter_map(|item| text.get(place(item))).collect();
            assert_eq!(items, due.iter().map(|item| item.get()).collect::<Vec<_>>(), "{text}");
        }
    }

    #[test]
    fn strings_end_where_they_end() {
        for length in 0..70 {
            let text = "é".repeat(length / 2) + &"x".repeat(length % 2);
            for special in ["", "\\\"", "\\\\", "\\u00e9", "\\u00g9", "\\x", "\n", "\u{1f}", "\u{7f}", "\u{80}"] {
                agree(format!("[\"{text}{special}\", \"{special}{text}{special}\",1]").as_bytes());
            }
        }
    }

    #[test]
    fn numbers_are_numbers() {
        for text in ["0", "-0", "-", "01", "1.", ".5", "1.5", "1e", "1e5", "1E+", "1e-07", "--1", "+1", "1.5.5", "1a"] {
            agree(text.as_bytes());
            agree(format!("[{text}]").as_bytes());
        }
    }

    #[test]
    fn whatever_is_changed_both_notice() {
        let text = r#" {"a": [1, -2.5e+3, "x\n\u00e9y", {"b": {}, "c": []}], "\"d": null, "": [true, false, [[]]]} "#;
        let mut numbers = std::iter::successors(Some(7_u64), |n| {
            Some(n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407))
        })
        .map(|n| (n >> 33) as usize);
        let mut number = |below: usize| numbers.next().unwrap() % below;
        for _ in 0..20_000 {
            let mut changed = text.as_bytes().to_vec();
            for _ in 0..=number(3) {
                let at = number(changed.len().max(1));
                match number(4) {
                    0 if changed.len() > 1 => drop(changed.remove(at)),
                    1 => changed.insert(at, b"{}[],:\"\\ 0-.etn\n"[number(16)]),
                    2 if !changed.is_empty() => changed[at] = b"{}[],:\"\\ 0-.etn\n"[number(16)],
                    _ => changed.truncate(at.max(1)),
                }
            }
            agree(&changed);
            agree(format!("[{}, 1]", String::from_utf8_lossy(&changed)).as_bytes());
        }
    }

    #[test]
    fn depth_is_no_danger() {
        let deep = "[".repeat(1_000_000) + &"]".repeat(1_000_000);
        assert_eq!(scan(deep.as_bytes()).unwrap().whole, 0..2_000_000);
    }
}
