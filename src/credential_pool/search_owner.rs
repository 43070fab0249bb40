//! The account that the query of a search is limited to.

use url::Url;

/// Qualifiers that name an account, or a repository of one.
const QUALIFIERS: [&str; 3] = ["org", "repo", "user"];

/// The login that the query `q` of a search names.
pub fn of_url(url: &Url) -> Option<String> {
    let (_, query) = url.query_pairs().find(|(name, _)| name == "q")?;
    owner_of(&query)
}

/// The login that all `org:`, `repo:` and `user:` qualifiers of a search name, in lower case. None if there is no such
/// qualifier, if they name several accounts, or if one is negated or in quotes.
pub fn owner_of(query: &str) -> Option<String> {
    let (mut found, mut in_quotes, mut after_not) = (None, false, false);
    let is_grouped = query.contains('(');
    for word in query.split(|c: char| c.is_whitespace() || matches!(c, '(' | ')')).filter(|word| !word.is_empty()) {
        let is_quoted = in_quotes || word.contains('"');
        in_quotes ^= word.matches('"').count() % 2 == 1;
        let is_negation = word.starts_with('-') || word == "NOT";
        if is_negation && is_grouped {
            return None; // it may negate a group that has a qualifier
        }
        let is_negated = std::mem::replace(&mut after_not, word == "NOT") || is_negation;
        let Some((name, value)) = word.trim_start_matches(['-', '"']).split_once(':') else { continue };
        if !QUALIFIERS.iter().any(|qualifier| name.eq_ignore_ascii_case(qualifier)) {
            continue;
        }
        let login = value.split('/').next().unwrap_or_default().to_lowercase();
        let is_other = found.as_ref().is_some_and(|found| *found != login);
        if is_quoted || is_negated || is_other || login.is_empty() || login.starts_with('@') {
            return None;
        }
        found = Some(login);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_has_the_owner_that_all_its_qualifiers_name() {
        for query in [
            "org:mona",
            "foo USER:Mona label:\"help wanted\"",
            "repo:mona/x repo:mona/y is:open",
            "(repo:mona/x OR org:mona) foo",
            "bug -label:x org:mona",
        ] {
            assert_eq!(owner_of(query).as_deref(), Some("mona"), "{query}");
        }
        for query in [
            "",
            "mona",
            "author:mona",
            "org:mona org:octo-org",
            "repo:mona/x user:octo-org",
            "-org:mona foo",
            "foo NOT org:mona",
            "-(org:mona OR foo)",
            "foo NOT (org:mona)",
            "\"org:mona\"",
            "\"foo org:mona bar\"",
            "org:\"mona\"",
            "user:@me",
            "org:",
        ] {
            assert_eq!(owner_of(query), None, "{query}");
        }
    }
}
