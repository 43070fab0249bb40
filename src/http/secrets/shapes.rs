//! Recognizing secrets by their name, their format, or their context.

use std::ops::Range;
use std::sync::LazyLock;

use regex::{Captures, Regex};

use crate::http::secrets::edits::{Edit, PLACEHOLDER};

/// Names of secrets; see also [`SUFFIXES`].
const NAMES: [&str; 34] = [
    "token",
    "tokens",
    "secret",
    "password",
    "passwd",
    "passphrase",
    "private_key",
    "api_key",
    "apikey",
    "pem",
    "otp",
    "jwt",
    "device_code",
    "user_code",
    "code_verifier",
    "assertion",
    "client_assertion",
    "credential",
    "credentials",
    "secret_access_key",
    "jit_config",
    "encoded_jit_config",
    // names of headers, also where a server lists headers in a body
    "authorization",
    "proxy_authorization",
    "cookie",
    "set_cookie",
    "x_github_otp",
    // parameters of presigned addresses
    "sig",
    "authorization_request",
    "awsaccesskeyid",
    "x_amz_signature",
    "x_amz_credential",
    "x_goog_signature",
    "x_goog_credential",
];
const SUFFIXES: [&str; 7] =
    ["_token", "_secret", "_password", "_passphrase", "_private_key", "_api_key", "_secret_access_key"];
/// Names of secrets in a query only: elsewhere they have other common meanings.
const IN_QUERY: [&str; 2] = ["code", "signature"];
/// Ends of the names of headers that authenticate; see also the names of secrets.
const HEADERS: [&str; 7] = ["_key", "_auth", "_authorization", "_credential", "_credentials", "_session", "_cookie"];
/// Members of an object whose `code` is that of OAuth.
const BESIDE_CODE: [&str; 5] = ["client_id", "client_secret", "grant_type", "code_verifier", "redirect_uri"];

/// The formats of secrets; if a pattern has a group, the group is the secret.
const SHAPES: [&str; 11] = [
    r"gh[oprsu]_(?:[0-9]+_eyJ[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+|[A-Za-z0-9]{20,})",
    r"github_pat_[A-Za-z0-9_]{20,}",
    r"v1\.[0-9A-Za-z]{40}(?-u:\b)",
    r"eyJ[A-Za-z0-9_-]{8,}\.eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}",
    r"-{4,5} ?BEGIN [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)? ?-{4,5}(?s:.*?)-{4,5} ?END [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)? ?-{4,5}",
    // truncated private key
    r"-{4,5} ?BEGIN [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)? ?-{4,5}(?:\s|\\[nr]|[+> -]?[A-Za-z0-9+/=]{16,})*[A-Za-z0-9+/=]{16,}",
    // the same with short lines or headers: line by line
    r"-{4,5} ?BEGIN [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)? ?-{4,5}[ \t]*(?:(?:\r?\n|(?:\\[nr])+)(?:[A-Za-z0-9-]+: [^\r\n\\]*)?)*(?:(?:\r?\n|(?:\\[nr])+)[+> -]?[A-Za-z0-9+/=]{8,})(?:(?:\r?\n|(?:\\[nr])+)[+> -]?[A-Za-z0-9+/=]+)*",
    r"PuTTY-User-Key-File-[0-9](?s:.*?)Private-MAC: [0-9A-Za-z]+",
    // truncated PuTTY key
    r"PuTTY-User-Key-File-[0-9](?s:.*?)Private-Lines: [0-9]+(?:(?:\s|\\[nr])+[A-Za-z0-9+/=]+)*",
    // credentials in paths
    r#"/app-manifests/([^/\s"'<>?#\\]+)"#,
    r#"/applications/[^/\s"'<>?#\\]+/tokens/([^/\s"'<>?#\\]+)"#,
];
/// The beginnings of all these formats.
const HINT: &str = "gh[oprsu]_|github_pat_|v1[.][0-9A-Za-z]|eyJ|BEGIN |PuTTY-|/app-manifests/|/applications/";
/// Minimum length of all these formats.
const SHORTEST: usize = 16;
/// From this length on, a match is a GitHub token even in the middle of a word.
const UNMISTAKABLE: usize = 40;

/// `name=value` of a query or a form, in any text.
const PAIR: &str = r#"(^|[?&;#])([\w.~%-]+)=([^&#\s"'<>\\]+)"#;
/// Username and password in an address.
const USERINFO: &str = r#"://([^/\s:@"'<>\\]*:[^/\s@"'<>\\]+)@"#;
/// A header with a credential, in any text.
const HEADER: &str = r#"(?i)(?-u:\b)(?:proxy-)?authorization["']?\s*[:=]\s*["']?(?:basic|bearer|token|digest|negotiate)\s+([^\s"'<>,;\\]+)"#;
/// A member of an object in text that resembles JSON, such as Python's repr; the value is a quoted text or a list.
const MEMBER: &str = r#"["']([\w.-]{1,64})["']\s*(?::|=>?)\s*(?:"((?:[^"\\]|\\.)+)|'((?:[^'\\]|\\.)+)|\[([^\]\[{}]+))"#;
/// An argument or a member of an object in GraphQL, whose name is not quoted; the value is a text or a list.
const ARGUMENT: &str =
    r#"(?-u:\b)([A-Za-z_][A-Za-z0-9_]{0,63})\s*:\s*(?:"""((?s:.+?))"""|"((?:[^"\\\n]|\\.)+)"|\[([^\]\[{}]+)\])"#;
/// An XML element.
const ELEMENT: &str = r"<([\w.:-]{1,64})(?:\s[^<>]*)?>([^<>]+)</";

/// An e-mail address. After a slash it is the user and host of a URL instead. The word boundary is that of ASCII: texts that
/// are not ASCII have no fast search for one of Unicode.
const EMAIL: &str = r"(^|[^\w.+/%-])([\w.+-]+@((?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}))(?-u:\b)";
/// Domains, including their subdomains, whose e-mail addresses belong to nobody or are public.
const PUBLIC: [&str; 7] =
    ["example.com", "example.org", "example.net", "test", "invalid", "example", "users.noreply.github.com"];
/// Replacement of an e-mail address.
const SOMEBODY: &str = "REDACTED@example.com";

static SHAPE: LazyLock<Vec<Regex>> = LazyLock::new(|| SHAPES.iter().filter_map(|s| Regex::new(s).ok()).collect());
static HINTS: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(HINT).ok());
static PAIRS: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(PAIR).ok());
static EMAILS: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(EMAIL).ok());
static USER: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(USERINFO).ok());
static AUTHORIZATION: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(HEADER).ok());
static MEMBERS: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(MEMBER).ok());
static ARGUMENTS: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(ARGUMENT).ok());
static ELEMENTS: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(ELEMENT).ok());

/// Whether a member, a parameter or a header with this name is a secret.
pub fn named(name: &str) -> bool {
    let is_one = |name: &str| NAMES.contains(&name) || SUFFIXES.iter().any(|suffix| name.ends_with(suffix));
    is_one(&plain_name(name)) || is_one(&words(name))
}

/// Whether a header with this name authenticates the user.
pub fn names_credential(header: &str) -> bool {
    let plain = plain_name(header);
    named(header) || HEADERS.iter().any(|suffix| plain.ends_with(suffix))
}

/// Whether a parameter with this name is a secret in a query, but not elsewhere.
pub fn named_in_query(name: &str) -> bool {
    IN_QUERY.contains(&plain_name(name).as_str())
}

/// Whether a member with this name shows that the `code` next to it is that of OAuth.
pub fn is_beside_code(name: &str) -> bool {
    BESIDE_CODE.contains(&plain_name(name).as_str())
}

/// A name in a normal form for comparison.
pub fn plain_name(name: &str) -> String {
    name.to_ascii_lowercase().replace('-', "_")
}

/// A name in camel case, in the same normal form.
fn words(name: &str) -> String {
    let mut words = String::with_capacity(name.len() + 4);
    let mut before = ' ';
    for next in name.chars() {
        if next.is_ascii_uppercase() && before.is_ascii_lowercase() {
            words.push('_');
        }
        words.push(next.to_ascii_lowercase());
        before = next;
    }
    words
}

/// Find tokens in GitHub's formats, private keys, and credentials in paths.
pub fn tokens(text: &str) -> impl Iterator<Item = Range<usize>> {
    let hinted = text.len() >= SHORTEST && HINTS.as_ref().is_none_or(|hints| hints.is_match(text));
    SHAPE.iter().filter(move |_| hinted).flat_map(move |shape| shape.captures_iter(text)).filter_map(move |found| {
        let range = found.get(1).unwrap_or(found.get_match()).range();
        let before = text.get(..range.start).and_then(|before| before.bytes().next_back());
        let in_word = before.is_some_and(|before| before.is_ascii_alphanumeric());
        let stays = range.is_empty() || is_placeholder(text.get(range.clone()).unwrap_or_default());
        (!stays && (!in_word || range.len() >= UNMISTAKABLE)).then_some(range)
    })
}

/// Find usernames and passwords in addresses, and credentials in headers.
pub fn credentials(text: &str) -> impl Iterator<Item = Range<usize>> {
    let users = USER
        .iter()
        .filter(|_| text.contains('@') && text.contains("://"))
        .flat_map(move |user| user.captures_iter(text));
    let named = text.contains("uthorization") || text.contains("UTHORIZATION");
    let headers = AUTHORIZATION.iter().filter(move |_| named).flat_map(move |header| header.captures_iter(text));
    users.chain(headers).filter_map(|found| {
        let part = found.get(1)?;
        (!is_placeholder(part.as_str())).then(|| part.range())
    })
}

/// Find the values of parameters whose names mark a secret.
pub fn secret_parameters(text: &str, oauth: bool, is_secret: impl Fn(&str) -> bool) -> Vec<Range<usize>> {
    let Some(pairs) = PAIRS.as_ref().filter(|_| text.contains('=')) else { return Vec::new() };
    let found: Vec<Captures<'_>> = pairs.captures_iter(text).collect();
    let oauth = oauth || found.iter().any(|pair| is_beside_code(group(pair, 2)));
    let secret = |pair: &&Captures<'_>| {
        let name = percent_encoding::percent_decode_str(group(pair, 2)).decode_utf8_lossy();
        let in_query = oauth || matches!(group(pair, 1), "?" | "&" | "#");
        is_secret(&name) || (in_query && named_in_query(&name))
    };
    found.iter().filter(secret).filter_map(|pair| pair.get(3)).map(|value| value.range()).collect()
}

/// Find the values of members and XML elements whose names mark a secret.
pub fn members(text: &str, is_secret: impl Fn(&str) -> bool) -> Vec<Edit> {
    let mut edits = Vec::new();
    let quoted = MEMBERS.iter().filter(|_| text.contains(['"', '\'']));
    let unquoted = ARGUMENTS.iter().filter(|_| text.contains('"') && text.contains(':'));
    for found in quoted.chain(unquoted).flat_map(|members| members.captures_iter(text)) {
        if !is_secret(group(&found, 1)) {
            continue;
        }
        let quoted = found.get(2).or_else(|| found.get(3)).map(|value| Edit::hide(value.range(), PLACEHOLDER));
        edits.extend(quoted.or_else(|| found.get(4).map(|list| Edit::hide(list.range(), "\"REDACTED\""))));
    }
    for found in ELEMENTS.iter().filter(|_| text.contains("</")).flat_map(|elements| elements.captures_iter(text)) {
        let value = found.get(2).filter(|value| is_secret(group(&found, 1)) && !value.as_str().trim().is_empty());
        edits.extend(value.map(|value| Edit::hide(value.range(), PLACEHOLDER)));
    }
    edits
}

/// Find e-mail addresses.
pub fn emails(text: &str) -> Vec<Edit> {
    let Some(emails) = EMAILS.as_ref().filter(|_| text.contains('@')) else { return Vec::new() };
    let private = |found: Captures<'_>| {
        let (whole, domain) = (found.get(2)?, group(&found, 3).to_ascii_lowercase());
        let local = whole.as_str().split('@').next().unwrap_or_default();
        let below =
            |public: &&str| domain.strip_suffix(*public).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'));
        // `git@host` in the address of a repository is not a person.
        let public = matches!(local, "git" | "noreply") || PUBLIC.iter().any(below);
        (!public).then(|| Edit::hide(whole.range(), SOMEBODY))
    };
    emails.captures_iter(text).filter_map(private).collect()
}

/// The range of a match, or of its first group if it has one.
pub fn matches(pattern: &Regex, text: &str) -> impl Iterator<Item = Range<usize>> {
    pattern.captures_iter(text).filter_map(|found| {
        let part = found.get(1).unwrap_or(found.get_match());
        // A pattern that matches its own replacement must not match again.
        (!PLACEHOLDER.contains(part.as_str())).then(|| part.range())
    })
}

/// Whether a text is a replacement of a secret.
pub fn is_placeholder(text: &str) -> bool {
    !text.is_empty() && text.bytes().eq(PLACEHOLDER.bytes().cycle().take(text.len()))
}

fn group<'t>(found: &Captures<'t>, number: usize) -> &'t str {
    found.get(number).map_or("", |part| part.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pattern_compiles() {
        let others = [&HINTS, &PAIRS, &USER, &EMAILS, &AUTHORIZATION, &MEMBERS, &ARGUMENTS, &ELEMENTS];
        assert!(SHAPE.len() == SHAPES.len() && others.iter().all(|regex| regex.is_some()));
    }

    #[test]
    fn arguments_of_graphql_are_found_by_name() {
        let text = r#"mutation { x(input: {token: "V\"1", clientSecret:"""W
2""", tokens: ["A", "B"], title: "token: T", first: 3}) { y } }"#;
        let edits = members(text, named);
        let found: Vec<&str> = edits.iter().map(|edit| text.get(edit.range.clone()).unwrap_or_default()).collect();
        assert_eq!(found, ["V\\\"1", "W\n2", "\"A\", \"B\""]);
    }

    #[test]
    fn truncated_private_keys_are_found() {
        let pem = "-----BEGIN RSA PRIVATE KEY-----\nDEK-Info: AES\n\nMIIEabcdefgh\nab==\n-----END RSA PRI";
        let putty = "PuTTY-User-Key-File-2: ssh-rsa\nEncryption: none\nPrivate-Lines: 1\nMIIEabcdefgh\n";
        for text in [pem, putty, &pem.replace('\n', "\\n"), &putty.replace('\n', "\\n")] {
            let end = tokens(text).map(|range| range.end).max().unwrap_or_default();
            assert!(!text.get(end..).unwrap_or_default().contains("MII") && end > 0, "{text}");
        }
        let prose = "-----BEGIN RSA PRIVATE KEY----- is the first line";
        assert_eq!(tokens(prose).next(), None);
    }

    #[test]
    fn names_are_recognized_however_they_are_written() {
        for name in
            ["token", "Access-Token", "clientSecret", "GH_TOKEN", "userCode", "refresh_token", "PRIVATE_KEY", "tokens"]
        {
            assert!(named(name), "{name}");
        }
        for name in ["code", "signature", "secrets_url", "key", "has_password_set", "secretary"] {
            assert!(!named(name), "{name}");
        }
        assert!(names_credential("X-Auth-Key") && names_credential("x-session") && !names_credential("x-cache"));
    }
}
