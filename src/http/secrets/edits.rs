//! Edits of a text, and the mapping from a decoded text to its source.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::ops::Range;

/// Replacement of a secret. It needs no escaping in a URL, a header or JSON.
pub const PLACEHOLDER: &str = "REDACTED";

/// The replacement of a part of a text. The new text is always ASCII.
#[derive(Debug, Clone)]
pub struct Edit {
    /// The part, as a range of bytes.
    pub range: Range<usize>,
    /// The new text.
    pub with: Cow<'static, str>,
    /// Whether the new text contains nothing of the old one.
    pub opaque: bool,
}

impl Edit {
    /// Replace a secret.
    pub fn hide(range: Range<usize>, with: impl Into<Cow<'static, str>>) -> Edit {
        Edit { range, with: with.into(), opaque: true }
    }

    /// Replace a part by a version of it without secrets.
    pub fn rewrite(range: Range<usize>, with: String) -> Edit {
        Edit { range, with: with.into(), opaque: false }
    }

    /// The same edit, shifted by an offset.
    pub fn after(mut self, offset: usize) -> Edit {
        self.range = self.range.start + offset..self.range.end + offset;
        self
    }
}

/// The replacement of a secret whose length must not change.
pub fn filler(length: usize) -> String {
    PLACEHOLDER.chars().cycle().take(length).collect()
}

/// Sort edits and merge those that overlap. If one of the overlapping edits hides a secret, both parts are hidden.
/// `instead` returns the replacement of a part of the given length.
pub fn settle(mut edits: Vec<Edit>, instead: impl Fn(usize) -> Cow<'static, str>) -> Vec<Edit> {
    edits.retain(|edit| !edit.range.is_empty());
    edits.sort_by_key(|edit| (edit.range.start, Reverse(edit.range.end), !edit.opaque));
    let mut settled: Vec<Edit> = Vec::with_capacity(edits.len());
    for edit in edits {
        let Some(last) = settled.last_mut().filter(|last| edit.range.start < last.range.end) else {
            settled.push(edit);
            continue;
        };
        if last.opaque && edit.range.end <= last.range.end {
            continue;
        }
        if !last.opaque && !edit.opaque {
            // Apply the longer one now; the next pass finds what is left.
            if edit.range.len() > last.range.len() {
                *last = edit;
            }
            continue;
        }
        let range = last.range.start..last.range.end.max(edit.range.end);
        *last = Edit::hide(range.clone(), instead(range.len()));
    }
    settled
}

/// Apply settled edits to a text.
pub fn apply(text: &str, edits: &[Edit]) -> String {
    let mut changed = String::with_capacity(text.len());
    let mut from = 0;
    for edit in edits {
        changed.push_str(text.get(from..edit.range.start).unwrap_or_default());
        changed.push_str(&edit.with);
        from = edit.range.end;
    }
    changed.push_str(text.get(from..).unwrap_or_default());
    changed
}

/// A text that was decoded character by character, with the source position of each byte.
#[derive(Debug, Default)]
pub struct Decoded {
    /// The decoded text.
    pub text: String,
    /// For each byte of the decoded text, the position of its character in the source.
    starts: Vec<usize>,
    end: usize,
}

impl Decoded {
    /// Add a character that begins at this position of the source.
    pub fn push(&mut self, character: char, at: usize) {
        self.text.push(character);
        self.starts.resize(self.text.len(), at);
    }

    /// Set the length of the source.
    pub fn end(mut self, end: usize) -> Decoded {
        self.end = end;
        self
    }

    /// The part of the source that a part of the decoded text was decoded from.
    pub fn source(&self, range: &Range<usize>) -> Range<usize> {
        let at = |at: usize| self.starts.get(at).copied().unwrap_or(self.end);
        at(range.start)..at(range.end)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn changed(text: &str, edits: Vec<Edit>) -> String {
        apply(text, &settle(edits, |_| PLACEHOLDER.into()))
    }

    #[test]
    fn edits_may_come_in_any_order() {
        let edits = vec![Edit::hide(4..5, "2"), Edit::hide(0..1, "1"), Edit::hide(2..2, "nothing")];
        assert_eq!(changed("a b c", edits), "1 b 2");
        assert_eq!(changed("", Vec::new()), "");
    }

    #[test]
    fn overlapping_edits_hide_both_parts() {
        let whole = |range| Edit::rewrite(range, "kept".into());
        assert_eq!(changed("abcdef", vec![Edit::hide(0..3, "x"), Edit::hide(2..5, "y")]), "REDACTEDf");
        assert_eq!(changed("abcdef", vec![Edit::hide(0..4, "x"), Edit::hide(1..2, "y"), whole(2..4)]), "xef");
        assert_eq!(changed("abcdef", vec![whole(0..4), Edit::hide(1..2, "y")]), "REDACTEDef");
        assert_eq!(changed("abcdef", vec![whole(0..4), Edit::hide(0..4, "y")]), "yef");
        assert_eq!(changed("abcdef", vec![whole(0..2), whole(2..4)]), "keptkeptef");
        assert_eq!(changed("abcdef", vec![whole(0..3), whole(2..6)]), "abkept");
    }

    #[test]
    fn positions_map_back_to_the_source() {
        let mut decoded = Decoded::default();
        decoded.push('ä', 0);
        decoded.push('b', 6);
        let decoded = decoded.end(7);
        assert_eq!(decoded.text, "äb");
        assert_eq!((decoded.source(&(0..2)), decoded.source(&(2..3)), decoded.source(&(0..3))), (0..6, 6..7, 0..7));
    }
}
