//! Bytes that are written as text: base64 in both alphabets, in one line or several, and hexadecimal digits.

use std::ops::Range;

use base64::Engine as _;
use base64::alphabet;
use base64::engine::DecodePaddingMode;
use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig};

/// Shorter runs hold no secret that is looked for.
const SHORTEST: usize = 11;
const SHORTEST_SECRET: usize = 8;

const LENIENT: GeneralPurposeConfig = GeneralPurposeConfig::new()
    .with_decode_allow_trailing_bits(true)
    .with_decode_padding_mode(DecodePaddingMode::Indifferent);
const STANDARD: GeneralPurpose = GeneralPurpose::new(&alphabet::STANDARD, LENIENT);

/// Letters of base64 or hexadecimal digits, perhaps in several lines.
#[derive(Debug)]
pub struct Run {
    /// The lines in the text.
    pub lines: Vec<Range<usize>>,
    /// The letters of all lines, without padding.
    pub letters: String,
    /// Where in the text each letter is.
    places: Vec<usize>,
    /// How many `=` follow.
    padding: usize,
}

/// What pairs of hexadecimal digits say; a digit alone at the end says nothing.
fn from_hex(digits: &str) -> Option<Vec<u8>> {
    let digit = |byte: &u8| char::from(*byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let pairs = digits.as_bytes().chunks_exact(2).map(|pair| match pair {
        [high, low] => Some(digit(high)? << 4 | digit(low)?),
        _ => None,
    });
    pairs.collect()
}

/// Letters in the usual alphabet.
fn standard(letters: &str) -> String {
    letters.replace('-', "+").replace('_', "/")
}

/// The runs of a text that are long enough to hold a secret.
pub fn runs(text: &str) -> Vec<Run> {
    let mut found = Vec::new();
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let Some(first) = line(bytes, at) else {
            at += 1;
            continue;
        };
        at = first.end;
        let mut lines = vec![first];
        while let Some(next) = next_line(bytes, at).and_then(|start| line(bytes, start)) {
            at = next.end;
            lines.push(next);
        }
        let padding = bytes.get(at..).unwrap_or_default().iter().take(2).take_while(|&&byte| byte == b'=').count();
        at += padding;
        let places: Vec<usize> = lines.iter().cloned().flatten().collect();
        if places.len() >= SHORTEST {
            let letters = places.iter().filter_map(|&place| bytes.get(place)).map(|&byte| char::from(byte)).collect();
            found.push(Run { lines, letters, places, padding });
        }
    }
    found
}

fn is_letter(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/' | b'-' | b'_')
}

fn line(bytes: &[u8], start: usize) -> Option<Range<usize>> {
    let length = bytes.get(start..)?.iter().take_while(|&&byte| is_letter(byte)).count();
    (length > 0).then_some(start..start + length)
}

/// Where the next line begins, after its indentation.
fn next_line(bytes: &[u8], end: usize) -> Option<usize> {
    let rest = bytes.get(end..)?;
    let end_of_line = match rest {
        [b'\r', b'\n', ..] => 2,
        [b'\n' | b'\r', ..] => 1,
        _ => return None,
    };
    let indentation = rest.get(end_of_line..)?.iter().take_while(|&&byte| matches!(byte, b' ' | b'\t')).count();
    Some(end + end_of_line + indentation)
}

impl Run {
    /// The part of the text from the first letter to the last `=`.
    pub fn range(&self) -> Range<usize> {
        let first = self.lines.first().map_or(0, |line| line.start);
        first..self.lines.last().map_or(first, |line| line.end) + self.padding
    }

    /// Its lines, each as a run; those of a single line are its segments, as of a path.
    pub fn pieces(&self) -> Vec<Run> {
        let mut found: Vec<Run> = Vec::new();
        for (letter, &place) in self.letters.chars().zip(&self.places) {
            let ends = self.lines.len() == 1 && letter == '/';
            match found.last_mut().filter(|run| run.places.last().is_some_and(|last| last + 1 == place)) {
                Some(run) if !ends => {
                    run.letters.push(letter);
                    run.places.push(place);
                }
                _ if ends => {}
                _ => found.push(Run { lines: Vec::new(), letters: letter.into(), places: vec![place], padding: 0 }),
            }
        }
        for run in &mut found {
            let (first, last) = (run.places.first(), run.places.last());
            run.lines.extend(first.zip(last).map(|(first, last)| *first..last + 1));
        }
        found.last_mut().into_iter().for_each(|run| run.padding = self.padding);
        found.retain(|run| run.letters.len() >= SHORTEST && run.letters.len() < self.letters.len());
        found
    }

    /// Whether the letters are those that addresses take (RFC 4648, 5).
    fn is_url_safe(&self) -> bool {
        self.letters.contains(['-', '_']) && !self.letters.contains(['+', '/'])
    }

    fn encode(&self, bytes: &[u8]) -> String {
        let letters = STANDARD.encode(bytes);
        if self.is_url_safe() { letters.replace('+', "-").replace('/', "_") } else { letters }
    }

    /// What base64 of this says, read from one of its first letters on.
    pub fn base64(&self, from: usize) -> Option<Vec<u8>> {
        let letters = standard(self.letters.get(from..)?);
        // A letter alone at the end says nothing.
        let whole = letters.len() - usize::from(letters.len() % 4 == 1);
        STANDARD.decode(letters.get(..whole)?).ok()
    }

    /// What the hexadecimal digits say, if all letters are such.
    pub fn hex(&self) -> Option<Vec<u8>> {
        from_hex(&self.letters).filter(|_| self.letters.len().is_multiple_of(2))
    }

    /// The hexadecimal digits within this run: from which letter on, and what they say.
    pub fn hex_parts(&self) -> Vec<(usize, Vec<u8>)> {
        let (mut found, mut at) = (Vec::new(), 0);
        for part in self.letters.split(|letter: char| !letter.is_ascii_hexdigit()) {
            if part.len() >= 2 * SHORTEST_SECRET {
                for from in 0..2 {
                    found.extend(part.get(from..).and_then(from_hex).map(|bytes| (at + from, bytes)));
                }
            }
            at += part.len() + 1;
        }
        found
    }

    /// Other bytes, written as this run is: its alphabet, padding and length of lines. `text` is what the run is in.
    pub fn written(&self, bytes: &[u8], text: &str) -> String {
        let mut letters = self.encode(bytes);
        let padded = self.padding > 0 || (self.letters.len().is_multiple_of(4) && !self.is_url_safe());
        if !padded {
            letters.truncate(letters.trim_end_matches('=').len());
        }
        let (Some(first), Some(second)) = (self.lines.first(), self.lines.get(1)) else { return letters };
        let between = text.get(first.end..second.start).unwrap_or("\n");
        let lines: Vec<&str> = (0..letters.len())
            .step_by(first.len().max(1))
            .map(|at| letters.get(at..letters.len().min(at + first.len())).unwrap_or_default())
            .collect();
        lines.join(between)
    }

    /// Other bytes, written as these digits are.
    pub fn written_hex(&self, bytes: &[u8]) -> String {
        let upper = self.letters.contains(|digit: char| digit.is_ascii_uppercase());
        bytes.iter().map(|byte| if upper { format!("{byte:02X}") } else { format!("{byte:02x}") }).collect()
    }

    /// The letters that change when bytes of the same number take the place of those read from a letter on, and where
    /// they are: one part for each line.
    pub fn replaced(&self, from: usize, bytes: &[u8]) -> Vec<(Range<usize>, String)> {
        self.changes(from, &self.encode(bytes), |old, new| standard(old) == standard(new))
    }

    /// The same for hexadecimal digits.
    pub fn replaced_hex(&self, from: usize, bytes: &[u8]) -> Vec<(Range<usize>, String)> {
        self.changes(from, &self.written_hex(bytes), str::eq_ignore_ascii_case)
    }

    fn changes(&self, from: usize, new: &str, same: impl Fn(&str, &str) -> bool) -> Vec<(Range<usize>, String)> {
        let mut parts: Vec<(Range<usize>, String)> = Vec::new();
        for (at, &place) in (from..from + new.len()).zip(self.places.iter().skip(from)) {
            let (old, new) = (self.letters.get(at..at + 1), new.get(at - from..at - from + 1));
            let (Some(old), Some(new)) = (old, new) else { break };
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
        let letters: Vec<&str> = found.iter().map(|run| &*run.letters).collect();
        assert_eq!(letters, ["c2VjcmV0LXNlY3JldA", "andQUJDREVGR0hJJKL", "0a0B0c0d0e0f"]);
        assert_eq!(&text[found[0].range()], "c2VjcmV0LXNlY3JldA==");
        assert_eq!(found[0].base64(0).unwrap(), b"secret-secret");
        let lines: Vec<String> =
            runs("QUJDREVGR0hJ\nSktMTU5PUFFS=").remove(0).pieces().into_iter().map(|run| run.letters).collect();
        assert_eq!(lines, ["QUJDREVGR0hJ", "SktMTU5PUFFS"]);
        let path = runs("/repos/o/QUJDREVGR0hJ?").remove(0).pieces();
        assert_eq!((path.len(), &*path[0].letters, path[0].range()), (1, "QUJDREVGR0hJ", 9..21));
        assert_eq!(found[1].base64(3).unwrap(), b"ABCDEFGHI$\xa2");
        assert_eq!(found[2].hex().unwrap(), [10, 11, 12, 13, 14, 15]);
        let within = runs("xyz0a0B0c0d0e0f1011").remove(0);
        assert_eq!(within.hex_parts()[0], (3, (10..18).collect()));
        assert_eq!(within.replaced_hex(3, &[10, 255]), [(5..7, "FF".to_owned())]);
        assert!(runs("ten letter").is_empty());
    }

    #[test]
    fn bytes_are_written_in_the_same_way() {
        let text = "QUJDREVG\r\n R0hJSktM\r\n TU4=";
        let run = &runs(text)[0];
        assert_eq!(run.written(b"ABCDEFGHIJKLMN", text), text);
        assert_eq!(run.written(b"ABCDEFGHIJKLMNOPQRS", text), "QUJDREVG\r\n R0hJSktM\r\n TU5PUFFS\r\n Uw==");
        let text = "__-_c2VjcmV0cw";
        let run = &runs(text)[0];
        assert_eq!(run.written(&run.base64(0).unwrap(), text), text);
        let text = "a QUJDREVG\nR0hJSktM";
        let run = &runs(text)[0];
        let parts = run.replaced(0, b"ABCDExxxIJKL");
        assert_eq!(parts, [(9..10, "4".to_owned()), (11..13, "eH".to_owned())]);
    }
}
