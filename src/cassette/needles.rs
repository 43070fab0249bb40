//! Search for secrets in plain text, base64 and hexadecimal digits. In base64, the letters of a secret depend on its
//! position in the encoded data; all positions are covered.

use std::fmt;
use std::sync::LazyLock;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use regex::bytes::{Regex, RegexBuilder};

use crate::cassette::binary_text;
use crate::cassette::charsets::Charset;
use crate::json::hex;

/// Minimum length of a secret that is searched for in every encoding. A shorter one would often match by chance.
pub const LONG: usize = 8;
/// Minimum length of a secret that is searched for in plain text.
const SHORT: usize = 4;
/// The prefixes of tokens, private keys and compressed data.
const BEGINNINGS: [&[u8]; 10] = [
    b"gho_",
    b"ghp_",
    b"ghr_",
    b"ghs_",
    b"ghu_",
    b"github_pat_",
    b"-----BEGIN ",
    b"PuTTY-User-Key",
    b"\x1f\x8b\x08\x00",
    b"\x28\xb5\x2f\xfd",
];

/// [`BEGINNINGS`] in base64 and hexadecimal digits.
static SHAPES: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let digits = BEGINNINGS.iter().map(|beginning| format!("(?i:{})", hex::encode(beginning)));
    one_of(BEGINNINGS.iter().flat_map(|beginning| in_base64(beginning)).map(|text| either(&text)).chain(digits)).ok()?
});

/// Tokens, private keys and compressed data in decoded bytes.
static DECODED: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let text =
        r"(?-u)gh[oprsu]_[A-Za-z0-9]{16}|github_pat_\w{16}|-----BEGIN |PuTTY|\x1f\x8b\x08[\x00-\x1f]|\x28\xb5\x2f\xfd";
    RegexBuilder::new(text).unicode(false).build().ok()
});
/// Number of letters that are decoded to confirm a match of [`SHAPES`].
const AROUND: usize = 64;

/// The known secrets that a finished cassette must not contain, as regular expressions.
#[derive(Clone)]
pub struct Needles {
    /// Known secrets in plain text.
    plain: Option<Regex>,
    /// Known secrets that are too short to be searched for in other encodings.
    short: Option<Regex>,
    /// Known secrets in base64 and hexadecimal digits.
    encoded: Option<Regex>,
}

impl fmt::Debug for Needles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Needles")
    }
}

impl Needles {
    /// The needles of these secrets; None if there are too many of them.
    pub fn of<'s>(secrets: impl Iterator<Item = &'s str>) -> Option<Needles> {
        let (mut plain, mut short, mut encoded) = (Vec::new(), Vec::new(), Vec::new());
        for secret in secrets {
            match secret.len() {
                LONG.. => {
                    plain.push(regex::escape(secret));
                    encoded.extend(forms(secret));
                }
                SHORT.. => short.push(regex::escape(secret)),
                _ => {}
            }
        }
        let all = [plain, short, encoded].map(|parts| one_of(parts.into_iter()).ok());
        let [Some(plain), Some(short), Some(encoded)] = all else { return None };
        Some(Needles { plain, short, encoded })
    }

    /// Whether a text contains a known secret in plain text.
    pub fn is_plain_in(&self, text: &[u8]) -> bool {
        self.plain.as_ref().is_some_and(|needles| needles.is_match(text))
    }

    /// Whether a text contains a known secret that is too short to be searched for in other encodings.
    pub fn is_short_in(&self, text: &[u8]) -> bool {
        self.short.as_ref().is_some_and(|needles| needles.is_match(text))
    }

    /// Whether base64 letters or hexadecimal digits contain a known secret.
    pub fn is_encoded_in(&self, letters: &[u8]) -> bool {
        self.encoded.as_ref().is_some_and(|needles| needles.is_match(letters))
    }

    /// Whether base64 letters or hexadecimal digits may contain a secret or compressed data.
    pub fn may_be_in(&self, letters: &[u8]) -> bool {
        let (Some(shapes), Some(decoded)) = (SHAPES.as_ref(), DECODED.as_ref()) else { return true };
        let is_one = |start: usize| {
            let part = |from: usize| letters.get(from..letters.len().min(from + AROUND)).unwrap_or_default();
            let first = start.saturating_sub(3);
            let base64 = (first..first + 4).map(part).map(|part| binary_text::sample(part).collect::<Vec<u8>>());
            let digits = binary_text::from_hex(&String::from_utf8_lossy(part(start)));
            base64.chain(digits).any(|bytes| decoded.is_match(&bytes))
        };
        self.is_encoded_in(letters) || shapes.find_iter(letters).any(|found| is_one(found.start()))
    }
}

/// A regular expression that matches any of these patterns; None if there are none.
fn one_of(parts: impl Iterator<Item = String>) -> Result<Option<Regex>, regex::Error> {
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() {
        return Ok(None);
    }
    RegexBuilder::new(&parts.join("|")).size_limit(256 << 20).unicode(false).build().map(Some)
}

/// A secret in base64 (once and twice, and of UTF-16) and in hexadecimal digits, as regular expressions.
fn forms(secret: &str) -> Vec<String> {
    let wide = Charset::Wide { width: 2, big: false }.encode(secret).unwrap_or_default();
    let once = in_base64(secret.as_bytes());
    let twice: Vec<String> = once.iter().flat_map(|once| in_base64(once.as_bytes())).collect();
    let base64 = once.into_iter().chain(twice).chain(in_base64(&wide)).filter(|text| text.len() >= LONG);
    base64.map(|text| either(&text)).chain([format!("(?i:{})", hex::encode(secret.as_bytes()))]).collect()
}

/// A regular expression for base64 letters in either alphabet.
fn either(letters: &str) -> String {
    letters.replace('+', "[+-]").replace('/', "[/_]")
}

/// The base64 letters of bytes for each of the three positions within a group of three bytes, without those letters
/// that also depend on adjacent bytes.
fn in_base64(bytes: &[u8]) -> Vec<String> {
    let shifted = |shift: usize| {
        let letters = STANDARD.encode([vec![0; shift], bytes.to_vec()].concat());
        let last = (shift + bytes.len()) * 8 / 6;
        letters.get((shift * 8).div_ceil(6)..last).unwrap_or_default().to_owned()
    };
    (0..3).map(shifted).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_found_at_every_position() {
        let needles = Needles::of(["correct/horse+battery", "hush", "a"].into_iter()).unwrap();
        for before in ["", "x", "xy", "xyz"] {
            let text = format!("{before}correct/horse+battery{before}");
            let letters = STANDARD.encode(&text);
            assert!(needles.is_plain_in(text.as_bytes()) && needles.is_encoded_in(letters.as_bytes()));
            assert!(needles.is_encoded_in(STANDARD.encode(&letters).as_bytes()));
            let url_safe = letters.replace('+', "-").replace('/', "_");
            assert!(
                needles.is_encoded_in(url_safe.as_bytes())
                    && needles.is_encoded_in(hex::encode(text.as_bytes()).as_bytes())
            );
            assert!(needles.may_be_in(STANDARD.encode(format!("{before}ghp_1234567890123456")).as_bytes()));
        }
        assert!(needles.is_short_in(b"hush") && !needles.is_short_in(b"a") && !needles.is_plain_in(b"hush"));
        assert!(!needles.may_be_in(STANDARD.encode("correct horse battery").as_bytes()));
        assert!(Needles::of(std::iter::empty()).is_some());
    }
}
