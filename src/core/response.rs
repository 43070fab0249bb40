//! An answer of the service: status, headers, body.

use bytes::Bytes;
use http::{HeaderMap, StatusCode};
use url::Url;

/// An answer.
#[derive(Debug, Clone)]
pub struct Response {
    /// Status code.
    pub status: u16,
    /// Headers as received.
    pub headers: HeaderMap,
    /// Body, decompressed.
    pub body: Bytes,
    /// Address that answered, after redirects.
    pub url: Url,
}

/// A link of a Link header (RFC 8288).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// What it leads to: `next`, `last`, ...
    pub rel: String,
    /// Where, as written.
    pub target: String,
}

impl Response {
    /// Whether the status is below 400.
    pub fn ok(&self) -> bool {
        self.status < 400
    }

    /// The reason phrase that goes with the status.
    pub fn reason(&self) -> &'static str {
        StatusCode::from_u16(self.status).ok().and_then(|status| status.canonical_reason()).unwrap_or("")
    }

    /// As "404 Not Found".
    pub fn status_line(&self) -> String {
        format!("{} {}", self.status, self.reason()).trim_end().to_owned()
    }

    /// A header as text; None when absent or not text.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).and_then(|value| value.to_str().ok())
    }

    /// The links of the answer, in order.
    pub fn links(&self) -> Vec<Link> {
        self.headers.get_all(http::header::LINK).iter().filter_map(|v| v.to_str().ok()).flat_map(links).collect()
    }

    /// The address of the link of this kind, made absolute.
    pub fn link(&self, rel: &str) -> Option<Url> {
        let link = self.links().into_iter().find(|link| link.rel.eq_ignore_ascii_case(rel))?;
        self.url.join(&link.target).ok()
    }
}

/// The links of one Link header. What is not a link is passed over.
pub fn links(header: &str) -> Vec<Link> {
    let mut found = Vec::new();
    let mut rest = header;
    while let Some((_, after)) = rest.split_once('<') {
        let Some((target, after)) = after.split_once('>') else { break };
        let (parameters, after) = split_unquoted(after, ',');
        rest = after;
        for (name, value) in self::parameters(parameters) {
            if name.eq_ignore_ascii_case("rel") {
                let rels = value.split_ascii_whitespace();
                found.extend(rels.map(|rel| Link { rel: rel.to_owned(), target: target.trim().to_owned() }));
                break; // only the first rel counts
            }
        }
    }
    found
}

fn parameters(text: &str) -> impl Iterator<Item = (&str, String)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        while !rest.is_empty() {
            let (parameter, after) = split_unquoted(rest, ';');
            rest = after;
            if let Some((name, value)) = parameter.split_once('=') {
                return Some((name.trim(), unquote(value.trim())));
            }
        }
        None
    })
}

/// What stands before and behind the first separator outside of quotes.
fn split_unquoted(text: &str, separator: char) -> (&str, &str) {
    let (mut quoted, mut escaped) = (false, false);
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ if c == separator && !quoted => {
                return (text.get(..at).unwrap_or(""), text.get(at + c.len_utf8()..).unwrap_or(""));
            }
            _ => {}
        }
    }
    (text, "")
}

fn unquote(value: &str) -> String {
    match value.strip_prefix('"').map(|v| v.strip_suffix('"').unwrap_or(v)) {
        Some(inner) => {
            let mut plain = String::with_capacity(inner.len());
            let mut chars = inner.chars();
            while let Some(c) = chars.next() {
                plain.extend(if c == '\\' { chars.next() } else { Some(c) });
            }
            plain
        }
        None => value.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(header: &str) -> Vec<(String, String)> {
        links(header).into_iter().map(|l| (l.rel, l.target)).collect()
    }

    #[test]
    fn reads_the_links_of_a_page() {
        let header = r#"<https://api.github.com/x?page=2>; rel="next", <https://api.github.com/x?page=9>; rel="last""#;
        let expected = [("next", "https://api.github.com/x?page=2"), ("last", "https://api.github.com/x?page=9")];
        assert_eq!(pairs(header), expected.map(|(r, t)| (r.to_owned(), t.to_owned())));
    }

    #[test]
    fn commas_semicolons_and_quotes_may_stand_anywhere() {
        assert_eq!(
            pairs(r#"</a,b;c>; title="x, \"<y>; rel=no"; rel="prev next"; rel=late, junk, </d>;rel=last"#),
            [("prev", "/a,b;c"), ("next", "/a,b;c"), ("last", "/d")].map(|(r, t)| (r.to_owned(), t.to_owned()))
        );
    }

    #[test]
    fn nonsense_gives_no_links() {
        for header in ["", "<", "<>", "<a>", "<a>;", "<a>; rel", "rel=next", "<a; rel=next", "\"<a>; rel=next"] {
            assert!(links(header).iter().all(|l| !l.rel.is_empty()), "{header}");
        }
        assert_eq!(links("<a>; title=\"open"), []);
    }
}
