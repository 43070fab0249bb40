//! Secrets: recognizing them by the name of their header or parameter, and removing them from texts.

pub mod edits;
pub mod known;
pub mod shapes;
pub mod table;

use std::borrow::Cow;
use std::ops::Range;

use http::{HeaderMap, HeaderValue};
use percent_encoding::percent_decode_str;

use crate::http::secrets::edits::PLACEHOLDER;
use crate::http::secrets::table::Place;

/// Whether a header or a parameter of this name may hold a credential.
pub fn is_secret_name(name: &str) -> bool {
    table::names_secret(name, &[Place::Anywhere, Place::Lists, Place::Headers, Place::Shown])
}

/// A text without tokens in GitHub's formats, without known tokens, without the username and password of URLs, and without the values of
/// parameters whose names mark a secret.
pub fn redacted(text: &str) -> String {
    redacted_with(text, &[])
}

/// The same, also without these secrets. Short ones are kept, because they would also match other text.
pub fn redacted_with(text: &str, secrets: &[String]) -> String {
    let mut hidden = if may_name_secret(text) { named(text) } else { Vec::new() };
    hidden.extend(shapes::tokens(text));
    hidden.extend(shapes::credentials(text));
    hidden.extend(known::found(text));
    hidden.extend(secrets.iter().flat_map(|secret| known::places(text, secret)));
    hidden.sort_unstable_by_key(|range| (range.start, range.end));
    let mut shown = String::with_capacity(text.len());
    let mut rest = 0;
    for range in hidden {
        if range.start >= rest {
            shown.extend([text.get(rest..range.start).unwrap_or_default(), PLACEHOLDER]);
        }
        rest = rest.max(range.end);
    }
    shown.push_str(text.get(rest..).unwrap_or_default());
    shown
}

/// Whether a text may contain the name of a secret, also where it is percent-encoded.
fn may_name_secret(text: &str) -> bool {
    let decode = |text: &Cow<'_, str>| {
        text.contains('%').then(|| Cow::Owned(percent_decode_str(text).decode_utf8_lossy().into_owned()))
    };
    // The name itself may be encoded once more than the value that it is in.
    let mut texts = std::iter::successors(Some(Cow::Borrowed(text)), decode).take(shapes::NESTED.saturating_add(2));
    texts.any(|text| table::may_name_secret(&text))
}

/// The values whose names mark a secret: those of parameters, assignments and members.
fn named(text: &str) -> Vec<Range<usize>> {
    let mut found = shapes::secret_parameters(text, false, is_secret_name);
    // `token: missing_field` is what GitHub says of a field, not its value.
    let is_value = |range: &Range<usize>| {
        text.get(range.clone())
            .is_some_and(|value| value.bytes().any(|b| !b.is_ascii_lowercase() && !b"_.-".contains(&b)))
    };
    found.extend(shapes::assignments(text, shapes::named).into_iter().filter(is_value));
    found.extend(shapes::members(text, shapes::named).into_iter().map(|edit| edit.range));
    found
}

/// Headers without secrets: the values of those whose names mark a secret, and these secrets in the values of others.
pub fn masked(headers: &HeaderMap, secrets: &[String]) -> HeaderMap {
    let mut masked = headers.clone();
    for (name, value) in &mut masked {
        let text = String::from_utf8_lossy(value.as_bytes());
        if is_secret_name(name.as_str()) || value.is_sensitive() {
            *value = HeaderValue::from_static("***");
        } else if let shown = redacted_with(&text, secrets)
            && shown != text
        {
            *value = HeaderValue::try_from(shown).unwrap_or(HeaderValue::from_static("***"));
        }
    }
    masked
}

/// A text that is safe to print on a terminal: control characters are escaped.
pub fn printable(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '"' | '\'' | '\\' => shown.push(c),
            _ => shown.extend(c.escape_debug()),
        }
    }
    shown
}

/// A text that is not a valid URL, for an error message: without any password that it may contain.
pub fn shown_url(text: &str) -> String {
    // If a text cannot be parsed as a URL, a password may be anywhere in it.
    if text.contains('@') {
        return "the URL".to_owned();
    }
    let plain: String = text.split(['?', '#']).next().unwrap_or_default().chars().take(100).collect();
    format!("{:?}", redacted(&plain))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_recognized_by_their_name() {
        for name in [
            "Authorization",
            "proxy-authorization",
            "Cookie",
            "Set-Cookie",
            "X-GitHub-OTP",
            "X-Api-Key",
            "apikey",
            "api_key",
            "key",
            "Private-Token",
            "PRIVATE_TOKEN",
            "X-Auth-Token",
            "X-Vault-Token",
            "Ocp-Apim-Subscription-Key",
            "X-CSRF-Token",
            "access_token",
            "accesstoken",
            "client_secret",
            "X-Amz-Signature",
            "sig",
            "password",
            "X-Session-Id",
        ] {
            assert!(is_secret_name(name), "{name}");
        }
        for name in [
            "Accept",
            "User-Agent",
            "ETag",
            "X-OAuth-Scopes",
            "X-Accepted-OAuth-Scopes",
            "X-Accepted-GitHub-Permissions",
            "GitHub-Authentication-Token-Expiration",
            "X-GitHub-SSO",
            "X-RateLimit-Remaining",
            "X-GitHub-Request-Id",
            "page",
            "per_page",
            "keyword",
            "author",
            "monkey",
        ] {
            assert!(!is_secret_name(name), "{name}");
        }
    }

    #[test]
    fn control_characters_are_escaped() {
        assert_eq!(
            printable("a \u{1b}[31m\r\n\u{7}\u{202e}\"b\"\\é日"),
            "a \\u{1b}[31m\\r\\n\\u{7}\\u{202e}\"b\"\\é日"
        );
    }

    #[test]
    fn a_url_is_shown_without_its_secrets() {
        for (text, shown) in [
            ("ftp://joe:pw@h/x?t=1", "the URL"),
            ("joe:pw@[h", "the URL"),
            ("api.github.com", "\"api.github.com\""),
            ("ftp://h/x?access_token=a#b", "\"ftp://h/x\""),
        ] {
            assert_eq!(shown_url(text), shown);
        }
        let token = format!("ghp_{}", "a1".repeat(18));
        assert!(!shown_url(&token).contains("a1a1") && !redacted(&format!("x {token}")).contains("a1a1"));
    }
}
