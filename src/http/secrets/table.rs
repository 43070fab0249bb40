//! The names of secrets, as one table: cassettes, logs, dumps, events, spans, pickles and exceptions all use it, each for the
//! places that it has to do with.

use std::collections::HashSet;
use std::sync::LazyLock;

use aho_corasick::AhoCorasick;

/// How a name is compared with the text of a rule. Names are in lower case, with `_` between their words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// The whole name.
    Name,
    /// The end of the name, after another word.
    End,
    /// Any word of the name.
    Word,
}

/// Where a rule applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Wherever a value has a name: members of JSON, parameters, headers, XML elements, lines of a text.
    Anywhere,
    /// Lists of texts and single texts, but not objects: GitHub lists the names of secrets in objects.
    Lists,
    /// Parameters of a query, and forms of OAuth: elsewhere the name has other common meanings.
    Query,
    /// Headers.
    Headers,
    /// Headers and parameters where they are shown or pickled: what is replaced there is lost for no test.
    Shown,
}

/// A rule: what it compares, how, and where it applies.
pub type Rule = (&'static str, By, Place);

/// The rules.
pub const RULES: &[Rule] = &[
    ("token", By::Name, Place::Anywhere),
    ("tokens", By::Name, Place::Anywhere),
    ("_token", By::End, Place::Anywhere),
    ("secret", By::Name, Place::Anywhere),
    ("_secret", By::End, Place::Anywhere),
    ("secrets", By::Name, Place::Lists),
    ("_secrets", By::End, Place::Lists),
    ("password", By::Name, Place::Anywhere),
    ("_password", By::End, Place::Anywhere),
    ("passwd", By::Name, Place::Anywhere),
    ("pwd", By::Name, Place::Anywhere),
    ("_pwd", By::End, Place::Anywhere),
    ("passphrase", By::Name, Place::Anywhere),
    ("_passphrase", By::End, Place::Anywhere),
    ("private_key", By::Name, Place::Anywhere),
    ("_private_key", By::End, Place::Anywhere),
    ("api_key", By::Name, Place::Anywhere),
    ("_api_key", By::End, Place::Anywhere),
    ("apikey", By::Name, Place::Anywhere),
    ("access_key", By::Name, Place::Anywhere),
    ("_access_key", By::End, Place::Anywhere),
    ("secret_key", By::Name, Place::Anywhere),
    ("_secret_key", By::End, Place::Anywhere),
    ("secret_key_data", By::Name, Place::Anywhere),
    ("pem", By::Name, Place::Anywhere),
    ("otp", By::Name, Place::Anywhere),
    ("totp", By::Name, Place::Anywhere),
    ("recovery_code", By::Name, Place::Anywhere),
    ("recovery_codes", By::Name, Place::Anywhere),
    ("jwt", By::Name, Place::Anywhere),
    ("auth", By::Name, Place::Anywhere),
    ("bearer", By::Name, Place::Anywhere),
    ("dpop", By::Name, Place::Anywhere),
    ("device_code", By::Name, Place::Anywhere),
    ("user_code", By::Name, Place::Anywhere),
    ("code_verifier", By::Name, Place::Anywhere),
    ("assertion", By::Name, Place::Anywhere),
    ("client_assertion", By::Name, Place::Anywhere),
    ("credential", By::Name, Place::Anywhere),
    ("credentials", By::Name, Place::Anywhere),
    ("jit_config", By::Name, Place::Anywhere),
    ("encoded_jit_config", By::Name, Place::Anywhere),
    // names of headers, also where a server lists headers in a body
    ("authorization", By::Name, Place::Anywhere),
    ("proxy_authorization", By::Name, Place::Anywhere),
    ("cookie", By::Name, Place::Anywhere),
    ("set_cookie", By::Name, Place::Anywhere),
    ("x_github_otp", By::Name, Place::Anywhere),
    // parameters of presigned URLs
    ("sig", By::Name, Place::Anywhere),
    ("authorization_request", By::Name, Place::Anywhere),
    ("awsaccesskeyid", By::Name, Place::Anywhere),
    ("x_amz_signature", By::Name, Place::Anywhere),
    ("x_amz_credential", By::Name, Place::Anywhere),
    ("x_goog_signature", By::Name, Place::Anywhere),
    ("x_goog_credential", By::Name, Place::Anywhere),
    ("code", By::Name, Place::Query),
    ("signature", By::Name, Place::Query),
    ("signature", By::Name, Place::Headers),
    ("_signature", By::End, Place::Headers),
    ("x_hub_signature_256", By::Name, Place::Headers),
    ("_key", By::End, Place::Headers),
    ("_auth", By::End, Place::Headers),
    ("_authorization", By::End, Place::Headers),
    ("_credential", By::End, Place::Headers),
    ("_credentials", By::End, Place::Headers),
    ("_session", By::End, Place::Headers),
    ("_cookie", By::End, Place::Headers),
    ("apikey", By::Word, Place::Shown),
    ("auth", By::Word, Place::Shown),
    ("authentication", By::Word, Place::Shown),
    ("authorization", By::Word, Place::Shown),
    ("bearer", By::Word, Place::Shown),
    ("cookie", By::Word, Place::Shown),
    ("credential", By::Word, Place::Shown),
    ("credentials", By::Word, Place::Shown),
    ("csrf", By::Word, Place::Shown),
    ("jwt", By::Word, Place::Shown),
    ("key", By::Word, Place::Shown),
    ("otp", By::Word, Place::Shown),
    ("passphrase", By::Word, Place::Shown),
    ("passwd", By::Word, Place::Shown),
    ("password", By::Word, Place::Shown),
    ("pat", By::Word, Place::Shown),
    ("pin", By::Word, Place::Shown),
    ("private", By::Word, Place::Shown),
    ("pwd", By::Word, Place::Shown),
    ("secret", By::Word, Place::Shown),
    ("secrets", By::Word, Place::Shown),
    ("session", By::Word, Place::Shown),
    ("sessionid", By::Word, Place::Shown),
    ("sid", By::Word, Place::Shown),
    ("sig", By::Word, Place::Shown),
    ("signature", By::Word, Place::Shown),
    ("token", By::Word, Place::Shown),
    ("tokens", By::Word, Place::Shown),
    ("xsrf", By::Word, Place::Shown),
];
/// Headers of GitHub's responses that look like secrets, but are not.
const PLAIN: [&str; 1] = ["github_authentication_token_expiration"];

/// What all names of secrets contain, without the signs between their words.
static PARTS: LazyLock<Option<AhoCorasick>> = LazyLock::new(|| {
    let parts: HashSet<String> = RULES.iter().map(|(text, ..)| joined(text)).collect();
    AhoCorasick::builder().ascii_case_insensitive(true).build(parts).ok()
});

/// Whether a text may contain the name of a secret, wherever it is. Almost no header does.
pub fn may_name_secret(text: &str) -> bool {
    PARTS.as_ref().is_none_or(|parts| parts.is_match(joined(text).as_str()))
}

/// A text without the signs that are between the words of names.
fn joined(text: &str) -> String {
    text.replace(['_', '-', '.'], "")
}

/// Whether a name marks a secret in one of these places.
pub fn names_secret(name: &str, places: &[Place]) -> bool {
    if !may_name_secret(name) {
        return false;
    }
    let (plain, words) = (plain_name(name), words(name));
    if PLAIN.contains(&plain.as_str()) {
        return false;
    }
    // `token[]` and `auth[token]` are the names of lists and objects in queries.
    let parts = |name: &str| -> Vec<String> {
        name.split(['[', ']']).filter(|part| !part.is_empty()).map(str::to_owned).collect()
    };
    let names: Vec<String> = parts(&plain).into_iter().chain(parts(&words)).collect();
    let fits = |(text, by, place): &Rule| {
        places.contains(place)
            && names.iter().any(|name| match by {
                By::Name => name == text,
                By::End => name.ends_with(text),
                By::Word => name.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| word == *text),
            })
    };
    let is_token = |name: &String| {
        places.contains(&Place::Shown) && name.split(|c: char| !c.is_ascii_alphanumeric()).any(|w| w.ends_with("token"))
    };
    RULES.iter().any(fits) || names.iter().any(is_token)
}

/// A name in a normal form for comparison.
pub fn plain_name(name: &str) -> String {
    name.to_ascii_lowercase().replace(['-', '.'], "_")
}

/// A name in camel case, in the same normal form.
fn words(name: &str) -> String {
    let mut words = String::with_capacity(name.len() + 4);
    let mut before = ' ';
    for next in name.chars() {
        if next.is_ascii_uppercase() && before.is_ascii_lowercase() {
            words.push('_');
        }
        words.push(if next == '-' { '_' } else { next.to_ascii_lowercase() });
        before = next;
    }
    words
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use http::Method;

    use super::*;
    use crate::auth::request_secrets;
    use crate::cassette::Scrub;
    use crate::http::request::Request;
    use crate::http::secrets::{is_secret_name, masked, redacted, redacted_with, shapes};

    const VALUE: &str = "s3cr3tValue99";

    #[test]
    fn every_name_of_a_secret_has_a_part_that_shows_it() {
        for (text, ..) in RULES {
            let name = format!("x_{text}").replace("__", "_");
            let camel: String = name.split('_').map(|word| word[..1].to_uppercase() + &word[1..]).collect();
            for name in [name.clone(), name.to_uppercase(), name.replace('_', "-"), name.replace('_', "."), camel] {
                assert!(may_name_secret(&format!("a text with {name} in it")), "{name}");
            }
        }
        for text in
            ["public, max-age=60, s-maxage=60", "Sat, 28 Nov 2026 10:11:12 GMT", "application/json; charset=utf-8"]
        {
            assert!(!may_name_secret(text), "{text}");
        }
    }

    /// A name that the rule is about.
    fn example(rule: &Rule) -> String {
        match rule.1 {
            By::Name => rule.0.to_owned(),
            By::End => format!("x{}", rule.0),
            By::Word => format!("x-{}-y", rule.0),
        }
    }

    #[test]
    fn each_rule_is_used_wherever_it_applies() {
        for rule in RULES {
            let (name, place) = (example(rule), rule.2);
            let recorded = |text: String| Scrub::default().text(&text);
            let shown = redacted(&format!("GET https://h/x?{name}={VALUE}"));
            assert!(!shown.contains(VALUE), "{rule:?}: a parameter in a log, an event, a dump or an error");
            if place != Place::Query {
                assert!(is_secret_name(&name) && is_secret_name(&name.to_uppercase()), "{rule:?}: a header");
            }
            if matches!(place, Place::Anywhere | Place::Lists) {
                let list = format!("{{\"a\": {{\"{name}\": [\"{VALUE}\"], \"b\": 1}}}}");
                for text in [
                    list.replace(['[', ']'], ""),
                    list.clone(),
                    format!("{{'{name}': '{VALUE}'}}"),
                    format!("https://h/?a=b&{name}={VALUE}"),
                    format!("https://h/?a=b;{name}={VALUE}"),
                    format!("https://h/?a=b;c;{name}={VALUE};d=e"),
                    format!("https://h/?{name}[]={VALUE}"),
                    format!("https://h/?x[{name}]={VALUE}"),
                ] {
                    assert!(!recorded(text.clone()).contains(VALUE), "{rule:?}: {text} in a cassette");
                    assert!(!redacted(&text).contains(VALUE), "{rule:?}: {text} in an error");
                }
                // A header of this name has its scheme before the value.
                let line = if name.ends_with("authorization") { format!("Bearer {VALUE}") } else { VALUE.to_owned() };
                for text in [
                    format!("a: b\n{name}: {line}\n"),
                    format!("{name}= {line}\r\n"),
                    format!("export {}={line}", name.to_uppercase()),
                    format!("- {name}: '{line}'"),
                    format!("{name} = \"{line}\"\nc: d"),
                ] {
                    assert!(!recorded(text.clone()).contains(VALUE), "{rule:?}: {text:?} in a cassette");
                    assert!(!redacted(&text).contains(VALUE), "{rule:?}: {text:?} in an error");
                }
            }
            if place == Place::Headers {
                assert!(shapes::names_credential(&name), "{rule:?}: a header in a cassette");
            }
            if matches!(place, Place::Anywhere | Place::Headers) {
                // The value is registered with the request, and hidden wherever else it is repeated.
                let mut request = Request::new(Method::GET, "https://h/".parse().unwrap());
                let header = name.replace('_', "-");
                let cookie = matches!(header.as_str(), "cookie" | "set-cookie").then(|| format!("a={VALUE}"));
                request.header(&header, cookie.as_deref().unwrap_or(VALUE)).unwrap();
                let secrets = request_secrets::of(&request);
                assert!(
                    !redacted_with(&format!("was {VALUE}"), &secrets).contains(VALUE),
                    "{rule:?}: a value in an error"
                );
                request.header("x-custom", &format!("by {VALUE};")).unwrap();
                for (header, value) in &masked(&request.headers, &secrets) {
                    assert!(
                        !value.to_str().unwrap().contains(VALUE),
                        "{rule:?}: {header} in a log, an event or a dump"
                    );
                }
            }
            if place == Place::Anywhere {
                let mut request = Request::new(Method::POST, "https://h/".parse().unwrap());
                for body in [
                    format!("{{\"a\": [{{\"{name}\": {{\"b\": \"{VALUE}\"}}}}]}}"),
                    format!("{{\"query\": \"mutation {{ a({}: \\\"{VALUE}\\\") }}\"}}", name.replace('-', "_")),
                    format!("a=b&{name}={VALUE}"),
                ] {
                    request.body = Some(body.clone().into());
                    let shown = redacted_with(&format!("was {VALUE}"), &request_secrets::of(&request));
                    assert!(!shown.contains(VALUE), "{rule:?}: {body} that a response repeats");
                }
            }
        }
    }

    #[test]
    fn values_in_other_places_are_found() {
        let encoded = format!("https://h/?u=https%3A%2F%2Fh%2F%3Faccess_token%3D{VALUE}");
        let twice = format!("https://h/?u=https%253A%252F%252Fh%252F%253Faccess_token%253D{VALUE}");
        let netrc = format!("machine github.com login x password {VALUE}\n");
        for text in [encoded, twice, netrc, format!("machine h\n  login x\n  password {VALUE}")] {
            assert!(!redacted(&text).contains(VALUE) && !Scrub::default().text(&text).contains(VALUE), "{text}");
        }
    }

    #[test]
    fn what_is_no_secret_stays() {
        let listed = r#"{"total_count": 1, "secrets": [{"name": "DEPLOY", "created_at": "2026-01-01T00:00:00Z"}]}"#;
        let texts = ["token: missing_field", "password: is too short", "author: mona", "a key: value"];
        for text in texts.into_iter().chain([listed]) {
            assert_eq!(redacted(text), text);
        }
        assert_eq!(Scrub::default().text(listed), listed);
        assert!(!is_secret_name("GitHub-Authentication-Token-Expiration") && !is_secret_name("keyword"));
    }
}
