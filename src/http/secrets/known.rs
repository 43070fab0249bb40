//! Tokens that were handed to the program on purpose, such as for git: recordings and error messages do not contain them,
//! even after they were renewed.

use std::ops::Range;
use std::sync::{Arc, LazyLock};

use arc_swap::ArcSwap;

/// Maximum number of tokens that are remembered.
const MOST: usize = 1024;
/// Minimum length of a token that is searched for.
const SHORTEST: usize = 8;

static KNOWN: LazyLock<ArcSwap<Vec<Arc<str>>>> = LazyLock::new(ArcSwap::default);

/// Remember a token. When there are too many, the oldest is forgotten.
pub fn add(token: &str) {
    let is_known = |known: &[Arc<str>]| known.iter().any(|known| **known == *token);
    if token.is_empty() || is_known(&KNOWN.load()) {
        return;
    }
    KNOWN.rcu(|known| {
        let mut kept = Vec::clone(known);
        if !is_known(&kept) {
            kept.drain(..kept.len().saturating_sub(MOST - 1));
            kept.push(token.into());
        }
        kept
    });
}

/// All remembered tokens.
pub fn all() -> Vec<String> {
    KNOWN.load().iter().map(|token| token.to_string()).collect()
}

/// Where a text contains remembered tokens.
pub fn found(text: &str) -> Vec<Range<usize>> {
    KNOWN.load().iter().flat_map(|token| places(text, token)).collect()
}

/// Where a text contains a secret, unless it is so short that it would also match other text.
pub fn places(text: &str, secret: &str) -> Vec<Range<usize>> {
    let found = text.match_indices(secret).filter(|_| secret.len() >= SHORTEST);
    found.map(|(start, part)| start..start.saturating_add(part.len())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::secrets::redacted;

    #[test]
    fn a_remembered_token_is_removed_from_texts() {
        let text = "git clone https://h/x failed: opaque-token-1 opaque-token-1.";
        assert_eq!(redacted(text), text);
        add("opaque-token-1");
        add("opaque-token-1");
        assert!(!redacted(text).contains("opaque-token-1"));
        assert_eq!(all().iter().filter(|token| *token == "opaque-token-1").count(), 1);
    }
}
