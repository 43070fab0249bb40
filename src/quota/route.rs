//! The route of a request: which quota it counts against, and how such requests are spaced.

use std::borrow::Cow;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};

use http::Method;
use memchr::memmem;
use url::Url;

use crate::http::request::Request;

/// The quota of requests that are not known to count against another one.
const CORE: &str = "core";

/// Number of segments that few paths exceed.
const USUAL: usize = 8;

/// A request's method and path, as far as they determine its quota.
pub struct Route<'a> {
    method: &'a Method,
    /// Segments of the path below the API's URL.
    path: Vec<&'a str>,
    /// The URL, of a request that may poll.
    url: &'a Url,
    body: Option<&'a [u8]>,
}

impl<'a> Route<'a> {
    /// The route of a request to the API at this URL.
    pub fn of(api: &str, request: &'a Request) -> Route<'a> {
        let base = api.splitn(4, '/').nth(3).unwrap_or_default();
        let path = request.url.path().trim_start_matches('/');
        let path = path.strip_prefix(base).unwrap_or(path);
        let segments = path.split('/').filter(|part| !part.is_empty());
        let mut path = Vec::with_capacity(USUAL); // made for each request
        path.extend(segments);
        Route { method: &request.method, path, url: &request.url, body: request.body.as_deref() }
    }

    /// The quota that the request most likely counts against.
    pub fn guess(&self) -> &'static str {
        match self.path.as_slice() {
            ["search", "code"] => "code_search",
            ["search", ..] => "search",
            [.., "graphql"] => "graphql",
            _ => CORE,
        }
    }

    /// Requests for the rate limits themselves do not count against any.
    pub fn is_free(&self) -> bool {
        self.path == ["rate_limit"]
    }

    /// The route with the names of owners and numeric IDs replaced by `*`.
    pub fn shape(&self) -> String {
        let names = match self.path.first() {
            Some(&"repos") => 2,
            Some(&("orgs" | "users" | "teams" | "enterprises")) => 1,
            _ => 0,
        };
        let part = |(at, part): (usize, &&'a str)| match at {
            at if at > 0 && at <= names => Cow::Borrowed("*"),
            _ if part.bytes().all(|byte| byte.is_ascii_digit()) => Cow::Borrowed("*"),
            _ => Cow::Owned((*part).to_owned()),
        };
        let parts: Vec<_> = self.path.iter().enumerate().map(part).collect();
        format!("{} {}", self.method, parts.join("/"))
    }

    /// The segments of the path below the API's URL.
    pub fn path(&self) -> &[&'a str] {
        &self.path
    }

    /// How requests of this route are spaced.
    pub fn kind(&self) -> Kind {
        match self.path.as_slice() {
            ["search", "code"] => Kind::CodeSearch,
            ["search", ..] => Kind::Search,
            [.., "graphql"] if !self.body.is_some_and(is_mutation) => Kind::Read,
            _ if matches!(*self.method, Method::GET | Method::HEAD | Method::OPTIONS) => Kind::Read,
            _ if self.notifies() => Kind::Notification,
            _ => Kind::Write,
        }
    }

    /// Whether people are notified of what the request creates.
    fn notifies(&self) -> bool {
        let creates = matches!(*self.method, Method::POST | Method::PUT);
        creates
            && matches!(
                self.path.as_slice(),
                [.., "issues" | "comments" | "replies" | "pulls" | "reviews" | "requested_reviewers" | "releases"]
                    | [.., "discussions" | "invitations" | "merge"]
                    | [.., "collaborators", _]
            )
    }

    /// Identifies a URL that is polled; None for other methods than GET.
    pub fn polled(&self) -> Option<u64> {
        let mut hasher = DefaultHasher::new();
        self.url.as_str().hash(&mut hasher);
        (*self.method == Method::GET).then(|| hasher.finish())
    }
}

impl fmt::Debug for Route<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shape())
    }
}

/// How requests are spaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Requests that read.
    Read,
    /// Requests that write.
    Write,
    /// Writes that notify people, such as a new comment.
    Notification,
    /// Searches, except those of code.
    Search,
    /// Searches of code.
    CodeSearch,
}

/// Whether the body of a GraphQL request has a mutation. A query that only mentions the word counts as one.
fn is_mutation(body: &[u8]) -> bool {
    memmem::find(body, b"mutation").is_some()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn kind_of(method: Method, path: &str, body: Option<&'static [u8]>) -> Kind {
        let url = format!("https://api.github.com{path}").parse().unwrap();
        let mut request = Request::new(method, url);
        request.body = body.map(Into::into);
        Route::of("https://api.github.com", &request).kind()
    }

    #[test]
    fn routes_are_relative_to_the_api() {
        let request = Request::new(Method::GET, "https://api.github.com/api/v3/search/code".parse().unwrap());
        assert_eq!(Route::of("https://api.github.com/api/v3", &request).guess(), "code_search");
    }

    #[test]
    fn requests_are_spaced_by_what_they_do() {
        let get = |path| kind_of(Method::GET, path, None);
        let (search, code) = (get("/search/issues?q=x"), get("/search/code?q=x"));
        assert_eq!((search, code, get("/repos/o/r/issues")), (Kind::Search, Kind::CodeSearch, Kind::Read));
        assert_eq!(kind_of(Method::POST, "/repos/o/r/issues", None), Kind::Notification);
        assert_eq!(kind_of(Method::PUT, "/repos/o/r/pulls/7/merge", None), Kind::Notification);
        assert_eq!(kind_of(Method::PATCH, "/repos/o/r/issues/7", None), Kind::Write);
        assert_eq!(kind_of(Method::DELETE, "/repos/o/r/collaborators/x", None), Kind::Write);
        assert_eq!(kind_of(Method::POST, "/graphql", Some(b"{\"query\": \"{viewer{login}}\"}")), Kind::Read);
        assert_eq!(kind_of(Method::POST, "/graphql", Some(b"{\"query\": \"mutation {a}\"}")), Kind::Write);
    }
}
