//! Binary-to-text encodings: base64 (both alphabets, in one line or several) and hexadecimal digits.

use std::borrow::Cow;
use std::ops::Range;

use base64::Engine as _;
use base64::alphabet;
use base64::engine::DecodePaddingMode;
use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig};

use crate::cassette::needles::LONG;
use crate::json::hex;

/// Minimum length of a run. A shorter one cannot encode a secret of [`LONG`] bytes.
const SHORTEST: usize = 11;
/// Number of letters that are decoded to check whether a run encodes text.
const SAMPLE: usize = 24;

const LENIENT: GeneralPurposeConfig = GeneralPurposeConfig::new()
    .with_decode_allow_trailing_bits(true)
    .with_decode_padding_mode(DecodePaddingMode::Indifferent);
const STANDARD: GeneralPurpose = GeneralPurpose::new(&alphabet::STANDARD, LENIENT);

/// A run of characters that may be base64 or hexadecimal digits, in one line or several.
#[derive(Debug)]
pub struct Run<'t> {
    text: &'t str,
    /// The range of each line in the text.
    lines: Vec<Range<usize>>,
    /// Number of `=` at the end.
    padding: usize,
}

/// The runs in a text that are long enough to encode a secret.
pub fn runs(text: &str) -> Vec<Run<'_>> {
    let (mut found, mut at) = (Vec::new(), 0);
    let bytes = text.as_bytes();
    while at < bytes.len() {
        let Some(first) = line(bytes, at) else {
            at += 1;
            continue;
        };
        at = first.end;
        let next = next_line(bytes, at);
        if next.is_none() && first.len() < SHORTEST {
            continue;
        }
        let mut run = Run { text, lines: vec![first], padding: 0 };
        let mut next = next;
        while let Some(line) = next {
            at = line.end;
            run.lines.push(line);
            next = next_line(bytes, at);
        }
        run.padding = bytes.get(at..).unwrap_or_default().iter().take(2).take_while(|&&byte| byte == b'=').count();
        at += run.padding;
        if run.len() >= SHORTEST {
            found.push(run);
        }
    }
    found
}

/// The value of a base64 letter, in either alphabet.
fn value(letter: u8) -> Option<u8> {
    match letter {
        b'A'..=b'Z' => Some(letter - b'A'),
        b'a'..=b'z' => Some(letter - b'a' + 26),
        b'0'..=b'9' => Some(letter - b'0' + 52),
        b'+' | b'-' => Some(62),
        b'/' | b'_' => Some(63),
        _ => None,
    }
}

fn line(bytes: &[u8], start: usize) -> Option<Range<usize>> {
    let length = bytes.get(start..)?.iter().take_while(|&&byte| value(byte).is_some()).count();
    (length > 0).then_some(start..start + length)
}

/// The next line, without its indentation.
fn next_line(bytes: &[u8], end: usize) -> Option<Range<usize>> {
    let rest = bytes.get(end..)?;
    let end_of_line = match rest {
        [b'\r', b'\n', ..] => 2,
        [b'\n' | b'\r', ..] => 1,
        _ => return None,
    };
    let indentation = rest.get(end_of_line..)?.iter().take_while(|&&byte| matches!(byte, b' ' | b'\t')).count();
    line(bytes, end + end_of_line + indentation)
}

/// Decode pairs of hexadecimal digits. A single digit at the end is ignored.
pub fn from_hex(digits: &str) -> Option<Vec<u8>> {
    hex::decode(digits.get(..digits.len() & !1)?)
}

/// Decode a few base64 letters.
pub fn sample(letters: &[u8]) -> impl Iterator<Item = u8> {
    letters.chunks(4).flat_map(|group| {
        let bits = group.iter().fold(0_u32, |bits, &letter| bits << 6 | u32::from(value(letter).unwrap_or(0)));
        let [_, bytes @ ..] = (bits << (6 * (4 - group.len()))).to_be_bytes();
        bytes.into_iter().take(group.len() * 6 / 8)
    })
}

/// Whether most of these bytes are ASCII text, or zeros as in UTF-16.
fn is_text(bytes: impl Iterator<Item = u8>) -> bool {
    let (mut good, mut all) = (0, 0);
    for byte in bytes {
        all += 1;
        good += usize::from(byte.is_ascii_graphic() || byte.is_ascii_whitespace() || byte == 0);
    }
    good * 4 >= all * 3
}

/// Translate base64 letters to the standard alphabet.
fn standard(letters: &str) -> String {
    letters.replace('-', "+").replace('_', "/")
}

impl<'t> Run<'t> {
    /// The range in the text, including padding.
    pub fn range(&self) -> Range<usize> {
        let first = self.lines.first().map_or(0, |line| line.start);
        first..self.lines.last().map_or(first, |line| line.end) + self.padding
    }

    /// The letters of all lines, without line breaks and padding.
    pub fn letters(&self) -> Cow<'t, str> {
        let line = |line: &Range<usize>| self.text.get(line.clone()).unwrap_or_default();
        match self.lines.as_slice() {
            [only] => line(only).into(),
            lines => lines.iter().map(line).collect::<String>().into(),
        }
    }

    fn len(&self) -> usize {
        self.lines.iter().map(ExactSizeIterator::len).sum()
    }

    /// The lines, each as a run of its own. A single line is split at `/` instead, as it may be a path.
    pub fn pieces(&self) -> Vec<Run<'t>> {
        let mut lines = self.lines.clone();
        if let [only] = self.lines.as_slice() {
            let mut at = only.start;
            lines.clear();
            for segment in self.text.get(only.clone()).unwrap_or_default().split('/') {
                lines.push(at..at + segment.len());
                at += segment.len() + 1;
            }
        }
        let (last, whole) = (lines.len(), self.len());
        let run = |(number, line): (usize, Range<usize>)| {
            let padding = if number + 1 == last { self.padding } else { 0 };
            Run { text: self.text, lines: vec![line], padding }
        };
        let pieces = lines.into_iter().enumerate().map(run);
        pieces.filter(|run| run.len() >= SHORTEST && run.len() < whole).collect()
    }

    /// Whether the first letters, decoded from base64, look like text or like compressed data.
    pub fn starts_like_content(&self) -> bool {
        let letters = self.letters();
        let start: Vec<u8> = sample(letters.as_bytes().get(..16.min(letters.len())).unwrap_or_default()).collect();
        // Zeros occur in UTF-16.
        let control = |byte: &u8| byte.is_ascii_control() && !byte.is_ascii_whitespace() && !matches!(byte, 0 | 0x1b);
        matches!(start.as_slice(), [0x1f, 0x8b, ..] | [0x78, ..] | [0x28, 0xb5, ..]) || !start.iter().any(control)
    }

    /// Whether any part of the run decodes to text, from base64 or from hexadecimal digits.
    pub fn decodes_to_text(&self) -> bool {
        let letters = self.letters();
        let letters = letters.as_bytes();
        let part = |from: usize| letters.get(from..letters.len().min(from + SAMPLE)).unwrap_or_default();
        let places = (0..8).map(|eighth| letters.len() / 8 * eighth).chain([letters.len().saturating_sub(SAMPLE + 4)]);
        places.flat_map(|place| (0..4).map(move |from| place + from)).map(part).any(|part| {
            let digits = std::str::from_utf8(part).ok().and_then(from_hex);
            part.len() >= LONG && (is_text(sample(part)) || digits.is_some_and(|bytes| is_text(bytes.into_iter())))
        })
    }

    /// Whether the alphabet is the URL-safe one (RFC 4648, section 5).
    fn is_url_safe(&self) -> bool {
        let letters = self.letters();
        letters.contains(['-', '_']) && !letters.contains(['+', '/'])
    }

    fn encode(&self, bytes: &[u8]) -> String {
        let letters = STANDARD.encode(bytes);
        if self.is_url_safe() { letters.replace('+', "-").replace('/', "_") } else { letters }
    }

    /// Decode the run as base64, starting at letter `from`.
    pub fn base64(&self, from: usize) -> Option<Vec<u8>> {
        let letters = standard(self.letters().get(from..)?);
        // A single letter in the last group does not encode a byte.
        let whole = letters.len() - usize::from(letters.len() % 4 == 1);
        STANDARD.decode(letters.get(..whole)?).ok()
    }

    /// Decode the run as hexadecimal digits; None if it contains other letters, or an odd number of digits.
    pub fn hex(&self) -> Option<Vec<u8>> {
        from_hex(&self.letters()).filter(|_| self.len().is_multiple_of(2))
    }

    /// The sequences of hexadecimal digits within this run, decoded: the number of the first letter, and the bytes.
    pub fn hex_parts(&self) -> Vec<(usize, Vec<u8>)> {
        let (mut found, mut at) = (Vec::new(), 0);
        for part in self.letters().split(|letter: char| !letter.is_ascii_hexdigit()) {
            if part.len() >= 2 * LONG {
                for from in 0..2 {
                    found.extend(part.get(from..).and_then(from_hex).map(|bytes| (at + from, bytes)));
                }
            }
            at += part.len() + 1;
        }
        found
    }

    /// Encode other bytes as base64, with the alphabet, padding and line length of this run.
    pub fn encode_like(&self, bytes: &[u8]) -> String {
        let mut letters = self.encode(bytes);
        let padded = self.padding > 0 || (self.len().is_multiple_of(4) && !self.is_url_safe());
        if !padded {
            letters.truncate(letters.trim_end_matches('=').len());
        }
        let (Some(first), Some(second)) = (self.lines.first(), self.lines.get(1)) else { return letters };
        let between = self.text.get(first.end..second.start).unwrap_or("\n");
        let lines: Vec<&str> = (0..letters.len())
            .step_by(first.len().max(1))
            .map(|at| letters.get(at..letters.len().min(at + first.len())).unwrap_or_default())
            .collect();
        lines.join(between)
    }

    /// Encode other bytes as hexadecimal digits, in the case of this run.
    pub fn encode_hex_like(&self, bytes: &[u8]) -> String {
        let upper = self.letters().contains(|digit: char| digit.is_ascii_uppercase());
        let digits = hex::encode(bytes);
        if upper { digits.to_uppercase() } else { digits }
    }

    /// The changes to the text when the bytes encoded from letter `from` on are replaced by as many others, in base64.
    /// Each change is in one line.
    pub fn replaced(&self, from: usize, bytes: &[u8]) -> Vec<(Range<usize>, String)> {
        self.changes(from, &self.encode(bytes), |old, new| standard(old) == standard(new))
    }

    /// Like [`Run::replaced`], for hexadecimal digits.
    pub fn replaced_hex(&self, from: usize, bytes: &[u8]) -> Vec<(Range<usize>, String)> {
        self.changes(from, &self.encode_hex_like(bytes), str::eq_ignore_ascii_case)
    }

    fn changes(&self, from: usize, new: &str, same: impl Fn(&str, &str) -> bool) -> Vec<(Range<usize>, String)> {
        let mut parts: Vec<(Range<usize>, String)> = Vec::new();
        for (at, place) in self.lines.iter().cloned().flatten().skip(from).enumerate() {
            let (Some(old), Some(new)) = (self.text.get(place..place + 1), new.get(at..at + 1)) else { break };
            if same(old, new) {
                continue;
            }
            match parts.last_mut().filter(|(range, _)| range.end == place) {
                Some((range, part)) => {
                    range.end += 1;
                    part.push_str(new);
                }
                None => parts.push((place..place + 1, new.to_owned())),
            }
        }
        parts
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_found_in_any_text() {
        let text = "see c2VjcmV0LXNlY3JldA==, and\n  QUJDREVG\n  R0hJ\nJKL? short 0a0B0c0d0e0f";
        let found = runs(text);
        let letters: Vec<String> = found.iter().map(|run| run.letters().into_owned()).collect();
        assert_eq!(letters, ["c2VjcmV0LXNlY3JldA", "andQUJDREVGR0hJJKL", "0a0B0c0d0e0f"]);
        assert_eq!(&text[found[0].range()], "c2VjcmV0LXNlY3JldA==");
        assert_eq!(found[0].base64(0).unwrap(), b"secret-secret");
        let lines: Vec<String> = runs("QUJDREVGR0hJ\nSktMTU5PUFFS=")
            .remove(0)
            .pieces()
            .into_iter()
            .map(|run| run.letters().into_owned())
            .collect();
        assert_eq!(lines, ["QUJDREVGR0hJ", "SktMTU5PUFFS"]);
        let path = runs("/repos/o/QUJDREVGR0hJ?").remove(0).pieces();
        assert_eq!((path.len(), &*path[0].letters(), path[0].range()), (1, "QUJDREVGR0hJ", 9..21));
        assert_eq!(found[1].base64(3).unwrap(), b"ABCDEFGHI$\xa2");
        assert_eq!(found[2].hex().unwrap(), [10, 11, 12, 13, 14, 15]);
        let within = runs("xyz0a0B0c0d0e0f1011").remove(0);
        assert_eq!(within.hex_parts()[0], (3, (10..18).collect()));
        assert_eq!(within.replaced_hex(3, &[10, 255]), [(5..7, "FF".to_owned())]);
        assert!(runs("ten letter").is_empty());
    }

    #[test]
    fn runs_that_encode_text_are_recognized() {
        let run = |text: &'static str| runs(text).remove(0);
        assert!(run("c2VjcmV0IHNlY3JldA").starts_like_content() && run("H4sIAAAAAAAA").starts_like_content());
        assert!(run("xc2VjcmV0IHNlY3JldA").decodes_to_text() && run("x736563726574207365637265").decodes_to_text());
        assert!(!run("repos/octocat/Hello-World/issues").starts_like_content());
        assert!(
            !run("repos/octocat/Hello-World/issues").decodes_to_text()
                && !run("5f2c0d1b9ae34c7788d1e2f3a4b5c6d7e8f90a1b").decodes_to_text()
        );
    }

    #[test]
    fn bytes_are_encoded_like_the_run() {
        let text = "QUJDREVG\r\n R0hJSktM\r\n TU4=";
        let run = &runs(text)[0];
        assert_eq!(run.encode_like(b"ABCDEFGHIJKLMN"), text);
        assert_eq!(run.encode_like(b"ABCDEFGHIJKLMNOPQRS"), "QUJDREVG\r\n R0hJSktM\r\n TU5PUFFS\r\n Uw==");
        let text = "__-_c2VjcmV0cw";
        let run = &runs(text)[0];
        assert_eq!(run.encode_like(&run.base64(0).unwrap()), text);
        let text = "a QUJDREVG\nR0hJSktM";
        let run = &runs(text)[0];
        let parts = run.replaced(0, b"ABCDExxxIJKL");
        assert_eq!(parts, [(9..10, "4".to_owned()), (11..13, "eH".to_owned())]);
    }
}
