//! What operations do, a sentence each, in our words.

use std::cmp::Ordering;

/// The sentences, sorted by the ID of the operation: `tag/name: sentence`.
const TEXT: &str = include_str!("text/summaries.txt");

/// What an operation does, by its ID; None if there is no sentence yet.
pub fn summary(id: &str) -> Option<&'static str> {
    let mut rest = TEXT;
    // A binary search in the text, so that nothing is kept in memory.
    while !rest.is_empty() {
        let half = rest.as_bytes().get(..rest.len() / 2).unwrap_or_default();
        let middle = half.iter().rposition(|sign| *sign == b'\n').map_or(0, |at| at + 1);
        let (before, from) = rest.split_at_checked(middle)?;
        let (line, after) = from.split_once('\n').unwrap_or((from, ""));
        let (known, sentence) = line.split_once(": ")?;
        match known.cmp(id) {
            Ordering::Equal => return Some(sentence),
            Ordering::Less => rest = after,
            Ordering::Greater => rest = before,
        }
    }
    None
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::github::declared::registry;
    use crate::github::description::operation::operation;

    #[test]
    fn every_sentence_is_found_by_its_operation() {
        let lines: Vec<(&str, &str)> = TEXT.lines().map(|line| line.split_once(": ").unwrap()).collect();
        assert!(lines.is_sorted() && TEXT.len() <= 250_000);
        for (id, sentence) in lines {
            let (tag, name) = id.split_once('/').unwrap();
            assert!(operation(tag, name).is_some(), "{id}");
            assert_eq!(summary(id), Some(sentence));
        }
        assert_eq!([summary(""), summary("a"), summary("zzz"), summary("issues/ge")], [None; 4]);
    }

    #[test]
    fn operations_with_a_method_and_300_others_have_sentences() {
        let described = |id: &&str| id.split_once('/').is_some_and(|(tag, name)| operation(tag, name).is_some());
        let declared: HashSet<&str> = registry::operations().map(|op| op.id).filter(described).collect();
        let mut missing: Vec<&str> = declared.iter().copied().filter(|id| summary(id).is_none()).collect();
        missing.sort_unstable();
        assert!(missing.is_empty() && declared.len() > 500, "{missing:?}");
        assert!(TEXT.lines().count() >= declared.len() + 300, "{} of {}", TEXT.lines().count(), declared.len());
    }

    #[test]
    fn sentences_say_more_than_the_names_of_their_operations() {
        let words = |text: &str| -> HashSet<String> {
            let words = text.split(|sign: char| !sign.is_alphanumeric()).map(str::to_lowercase);
            words.map(|word| word.trim_end_matches('s').to_owned()).filter(|word| word.len() > 3).collect()
        };
        let mut seen = HashSet::new();
        for line in TEXT.lines() {
            let (id, sentence) = line.split_once(": ").unwrap();
            let (tag, name) = id.split_once('/').unwrap();
            assert!((30..=100).contains(&sentence.chars().count()), "{line}");
            assert!(sentence.ends_with('.') && sentence.starts_with(char::is_uppercase), "{line}");
            assert!(seen.insert((tag, sentence)), "another operation has the same sentence: {line}");
            let known: HashSet<String> = &words(tag) | &words(name);
            assert!(words(sentence).difference(&known).count() > 1, "it only has the words of the ID: {line}");
        }
    }
}
