//! Recognizing secrets by their name, their format, or their context.

use std::ops::Range;
use std::sync::LazyLock;

use regex::{Captures, Regex};

use crate::http::secrets::edits::{Edit, PLACEHOLDER};
use crate::http::secrets::table;
use crate::http::secrets::table::Place;

pub use crate::http::secrets::table::plain_name;

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

/// What a name of limited length consists of: what `\w` has, and other characters that are neither spaces nor quotation
/// marks. `\w` has hundreds of ranges, and 64 of them took 17 MB and 50 ms to compile.
macro_rules! word {
    () => {
        concat!(
            r"0-9A-Za-z_ªµº\u{C0}-\u{167F}\u{1681}-\u{1FFF}\u{200C}\u{200D}\u{203F}\u{2040}\u{2054}",
            r"\u{2070}-\u{2FFF}\u{3003}-\u{10FFFF}"
        )
    };
}

/// `name=value` of a query or a form, in any text. A semicolon separates parameters, as in HTML 4, or is a part of a secret.
const PAIR: &str = r#"(^|[?&;#])([\w.~%\[\]-]+)=([^&#;\s"'<>\\]*)"#;
/// A line of a text that sets a value: a file of variables, YAML, a shell's `export`.
const ASSIGNMENT: &str = concat!(
    r#"(?m)^[ \t]*(?:(?:export|set|-)[ \t]+)?([A-Za-z_]["#,
    word!(),
    r#".-]{0,63})[ \t]*[:=][ \t]*(?:"([^"\r\n]+)"|'([^'\r\n]+)'|([^\s"'<>{}\[\]]+))[ \t]*(?:#.*)?\r?$"#
);
/// An entry of a netrc file.
const NETRC: &str = r"(?-u:\b)(?:machine\s+\S+|default)\s+login\s+\S+\s+(?:account\s+\S+\s+)?password\s+(\S+)";
/// Username and password in a URL.
const USERINFO: &str = r#"://([^/\s:@"'<>\\]*:[^/\s@"'<>\\]+)@"#;
/// A header with a credential, in any text.
const HEADER: &str = r#"(?i)(?-u:\b)(?:proxy[-_])?authorization["']?\s*[:=]\s*["']?(?:basic|bearer|token|digest|negotiate)\s+([^\s"'<>,;\\]+)"#;
/// A member of an object in text that resembles JSON, such as Python's repr; the value is a quoted text or a list.
const MEMBER: &str = concat!(
    r#"["'](["#,
    word!(),
    r#".-]{1,64})["']\s*(?::|=>?)\s*(?:"((?:[^"\\]|\\.)+)|'((?:[^'\\]|\\.)+)|\[([^\]\[{}]+))"#
);
/// An argument or a member of an object in GraphQL, whose name is not quoted; the value is a text or a list.
const ARGUMENT: &str =
    r#"(?-u:\b)([A-Za-z_][A-Za-z0-9_]{0,63})\s*:\s*(?:"""((?s:.+?))"""|"((?:[^"\\\n]|\\.)+)"|\[([^\]\[{}]+)\])"#;
/// An XML element.
const ELEMENT: &str = concat!(r"<([", word!(), r".:-]{1,64})(?:\s[^<>]*)?>([^<>]+)</");

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
static ASSIGNMENTS: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(ASSIGNMENT).ok());
static NETRCS: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(NETRC).ok());
static PAIRS: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(PAIR).ok());
static EMAILS: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(EMAIL).ok());
static USER: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(USERINFO).ok());
static AUTHORIZATION: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(HEADER).ok());
static MEMBERS: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(MEMBER).ok());
static ARGUMENTS: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(ARGUMENT).ok());
static ELEMENTS: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(ELEMENT).ok());

/// Whether a member, a parameter or a header with this name is a secret.
pub fn named(name: &str) -> bool {
    table::names_secret(name, &[Place::Anywhere])
}

/// Whether a member with this name is a secret if it is a text or a list of texts.
pub fn named_list(name: &str) -> bool {
    table::names_secret(name, &[Place::Lists])
}

/// Whether a header with this name authenticates the user.
pub fn names_credential(header: &str) -> bool {
    table::names_secret(header, &[Place::Anywhere, Place::Headers])
}

/// Whether a parameter with this name is a secret in a query, but not elsewhere.
pub fn named_in_query(name: &str) -> bool {
    table::names_secret(name, &[Place::Query])
}

/// Whether a member with this name shows that the `code` next to it is that of OAuth.
pub fn is_beside_code(name: &str) -> bool {
    BESIDE_CODE.contains(&plain_name(name).as_str())
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

/// Find usernames and passwords in URLs, and credentials in headers.
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

/// Find the values of lines that set a secret, and the passwords of netrc files.
pub fn assignments(text: &str, is_secret: impl Fn(&str) -> bool) -> Vec<Range<usize>> {
    let lines = ASSIGNMENTS.iter().filter(|_| text.contains([':', '='])).flat_map(|line| line.captures_iter(text));
    let values = lines.filter_map(|found| {
        let name = found.get(1).filter(|name| is_secret(name.as_str()) || named_list(name.as_str()))?;
        let value = found.get(2).or(found.get(3)).or(found.get(4))?;
        // Headers with a scheme, and keys, have rules of their own.
        let has_rule = plain_name(name.as_str()).ends_with("authorization") || value.as_str().starts_with("-----");
        (!has_rule && !is_placeholder(value.as_str())).then(|| value.range())
    });
    let entries = NETRCS.iter().filter(|_| text.contains("machine")).flat_map(|entry| entry.captures_iter(text));
    let passwords = entries.filter_map(|found| found.get(1)).filter(|value| !is_placeholder(value.as_str()));
    values.chain(passwords.map(|value| value.range())).collect()
}

/// How often a value may be encoded.
pub const NESTED: usize = 3;

/// Find the values of parameters whose names mark a secret, and those that contain an encoded URL with one.
pub fn secret_parameters(text: &str, oauth: bool, is_secret: impl Fn(&str) -> bool) -> Vec<Range<usize>> {
    parameters(text, oauth, &is_secret, true)
}

fn parameters(text: &str, oauth: bool, is_secret: &dyn Fn(&str) -> bool, decodes: bool) -> Vec<Range<usize>> {
    let Some(pairs) = PAIRS.as_ref().filter(|_| text.contains('=')) else { return Vec::new() };
    let oauth = oauth || pairs.captures_iter(text).any(|pair| is_beside_code(group(&pair, 2)));
    let secret = |pair: &Captures<'_>| {
        let name = percent_encoding::percent_decode_str(group(pair, 2)).decode_utf8_lossy();
        let in_query = oauth || matches!(group(pair, 1), "?" | "&" | "#");
        let nested = || {
            let value = group(pair, 3);
            let decode = |text: &String| {
                let next =
                    text.contains('%').then(|| percent_encoding::percent_decode_str(text).decode_utf8_lossy())?;
                Some(next.into_owned())
            };
            let mut decoded = std::iter::successors(decode(&value.to_owned()), decode).take(NESTED);
            value.contains('%') && decoded.any(|text| !parameters(&text, oauth, is_secret, false).is_empty())
        };
        is_secret(&name) || named_list(&name) || (in_query && named_in_query(&name)) || (decodes && nested())
    };
    let (mut found, mut from) = (Vec::new(), 0);
    while let Some(pair) = pairs.captures_at(text, from) {
        let value = pair.get(3).map(|value| value.range()).unwrap_or_default();
        from = value.end;
        if secret(&pair) {
            let rest = text.get(value.start..).unwrap_or_default();
            let length = rest.find(|c: char| c.is_whitespace() || "&#\"'<>\\".contains(c)).unwrap_or(rest.len());
            from = value.start.saturating_add(length);
            found.extend((length > 0).then_some(value.start..from));
        }
    }
    found
}

/// Find the values of members and XML elements whose names mark a secret.
pub fn members(text: &str, is_secret: impl Fn(&str) -> bool) -> Vec<Edit> {
    let mut edits = Vec::new();
    let quoted = MEMBERS.iter().filter(|_| text.contains(['"', '\'']));
    let unquoted = ARGUMENTS.iter().filter(|_| text.contains('"') && text.contains(':'));
    for found in quoted.chain(unquoted).flat_map(|members| members.captures_iter(text)) {
        if !is_secret(group(&found, 1)) && !named_list(group(&found, 1)) {
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
        // `git@host` in the URL of a repository is not a person.
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
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_may_be_in_a_name() {
        let (letter, word) = (Regex::new(r"^\w$").unwrap(), Regex::new(concat!("^[", word!(), "]$")).unwrap());
        let missing: Vec<char> = ('\0'..=char::MAX)
            .filter(|c| {
                let text = c.to_string();
                letter.is_match(&text) && !word.is_match(&text)
            })
            .collect();
        assert_eq!(missing, Vec::<char>::new());
        assert!(!('\0'..=char::MAX).any(|c| c.is_whitespace() && word.is_match(&c.to_string())));
        assert!(!['"', '\'', '\u{201C}', '\u{201D}', '\u{AB}'].iter().any(|c| word.is_match(&c.to_string())));
    }

    #[test]
    fn names_end_at_unusual_spaces_and_quotation_marks() {
        for text in
            ["<token\u{3000}>x</token>", "{\"\u{201C}q\u{201D}\": \"{'token': 'x'}\"}", "<größe_token>x</größe_token>"]
        {
            let found: Vec<&str> =
                members(text, named).iter().map(|e| text.get(e.range.clone()).unwrap_or_default()).collect();
            assert_eq!(found, ["x"], "{text}");
        }
    }

    #[test]
    fn every_pattern_compiles() {
        let others =
            [&HINTS, &PAIRS, &ASSIGNMENTS, &NETRCS, &USER, &EMAILS, &AUTHORIZATION, &MEMBERS, &ARGUMENTS, &ELEMENTS];
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
