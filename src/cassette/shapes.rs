//! How secrets are told by their name or their shape.

use std::borrow::Cow;
use std::sync::LazyLock;

use regex::{Captures, Regex};

use crate::cassette::scrub::PLACEHOLDER;

/// Names of secrets, beside those that end like [`SUFFIXES`].
const NAMES: [&str; 17] = [
    "token",
    "secret",
    "password",
    "passphrase",
    "private_key",
    "pem",
    "otp",
    "jwt",
    "device_code",
    "code_verifier",
    "jit_config",
    "encoded_jit_config",
    // of addresses that are signed for a while
    "sig",
    "x_amz_signature",
    "x_amz_credential",
    "x_goog_signature",
    "x_goog_credential",
];
const SUFFIXES: [&str; 4] = ["_token", "_secret", "_password", "_private_key"];

/// The shapes of secrets; a first group is left standing.
const SHAPES: [&str; 5] = [
    r"(\b|_)gh[oprsu]_(?:[0-9]+_eyJ[\w-]+\.[\w-]+\.[\w-]+|[A-Za-z0-9]{20,})",
    r"(\b|_)github_pat_\w{20,}",
    r"(\b|_)v1\.[0-9a-f]{40}\b",
    r"(\b|_)eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}",
    r"()-----BEGIN [A-Z ]*PRIVATE KEY-----(?s:.*?)-----END [A-Z ]*PRIVATE KEY-----",
];
/// `name=value` of a query or a form, in any text.
const PAIR: &str = r#"(^|[?&;])([\w.~%-]+)=([^&#\s"'<>\\]+)"#;
/// Username and password in an address.
const USERINFO: &str = r#"(://)[^/\s:@"'<>\\]*:[^/\s@"'<>\\]+@"#;

/// An address of somebody; what comes after a slash is no such thing but the user of a host.
const EMAIL: &str = r"(^|[^\w.+/%-])([\w.+-]+)@((?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,})\b";
/// Domains, and those below them, whose addresses are nobody's, or known to all.
const PUBLIC: [&str; 7] =
    ["example.com", "example.org", "example.net", "test", "invalid", "example", "users.noreply.github.com"];

static SHAPE: LazyLock<Vec<Regex>> = LazyLock::new(|| SHAPES.iter().filter_map(|s| Regex::new(s).ok()).collect());
static PAIRS: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(PAIR).ok());
static EMAILS: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(EMAIL).ok());
static USER: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(USERINFO).ok());

/// Whether a member, a parameter or a header of this name is a secret.
pub fn named(name: &str) -> bool {
    let name = plain_name(name);
    NAMES.contains(&name.as_str()) || SUFFIXES.iter().any(|suffix| name.ends_with(suffix))
}

/// A name as it is compared.
pub fn plain_name(name: &str) -> String {
    name.to_ascii_lowercase().replace('-', "_")
}

/// A text without tokens of GitHub's shapes and private keys.
pub fn tokens(text: String) -> String {
    SHAPE.iter().fold(text, |text, shape| replaced(shape, text, |found| format!("{}{PLACEHOLDER}", group(found, 1))))
}

/// A text without the values of parameters that are secret by their name, and without what stands before the host of an address.
pub fn parameters(text: String, is_secret: impl Fn(&str) -> bool) -> String {
    let text = match USER.as_ref() {
        Some(user) => replaced(user, text, |found| format!("{}{PLACEHOLDER}@", group(found, 1))),
        None => text,
    };
    let Some(pairs) = PAIRS.as_ref() else { return text };
    replaced(pairs, text, |found| {
        let value = if is_secret(group(found, 2)) { PLACEHOLDER } else { group(found, 3) };
        format!("{}{}={value}", group(found, 1), group(found, 2))
    })
}

/// A text without e-mail addresses.
pub fn emails(text: String) -> String {
    let Some(emails) = EMAILS.as_ref().filter(|_| text.contains('@')) else { return text };
    replaced(emails, text, |found| {
        let (local, domain) = (group(found, 2), group(found, 3).to_ascii_lowercase());
        let below =
            |public: &&str| domain.strip_suffix(*public).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'));
        // What stands before the host of a repository is no person.
        if matches!(local, "git" | "noreply") || PUBLIC.iter().any(below) {
            return group(found, 0).to_owned();
        }
        format!("{}{PLACEHOLDER}@example.com", group(found, 1))
    })
}

/// A text without what a pattern matches, or without the part that its first group does.
pub fn matches(pattern: &Regex, text: String) -> String {
    replaced(pattern, text, |found| {
        let whole = found.get_match();
        let part = found.get(1).unwrap_or(whole);
        // A pattern that matches what stands for secrets must not find it again and again.
        let instead = if PLACEHOLDER.contains(part.as_str()) { part.as_str() } else { PLACEHOLDER };
        let before = whole.as_str().get(..part.start() - whole.start()).unwrap_or_default();
        let after = whole.as_str().get(part.end() - whole.start()..).unwrap_or_default();
        format!("{before}{instead}{after}")
    })
}

fn group<'t>(found: &Captures<'t>, number: usize) -> &'t str {
    found.get(number).map_or("", |part| part.as_str())
}

fn replaced(regex: &Regex, text: String, with: impl Fn(&Captures<'_>) -> String) -> String {
    match regex.replace_all(&text, |found: &Captures<'_>| with(found)) {
        Cow::Borrowed(_) => text,
        Cow::Owned(new) => new,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_expression_is_one() {
        assert!(SHAPE.len() == SHAPES.len() && PAIRS.is_some() && USER.is_some() && EMAILS.is_some());
    }
}
