//! The API behind a reverse proxy: responses contain absolute URLs of the API, but the session has to use the base
//! URL, as its credential is only sent there. The URL of the API is learned from responses of the base URL,
//! and only from those.

use std::sync::atomic::{AtomicU32, Ordering};

use arc_swap::ArcSwapOption;
use http::header::CONTENT_TYPE;
use url::Url;

use crate::http::request::BaseUrls;
use crate::http::response::Response;
use crate::json::document::Json;

/// Maximum number of responses that are examined.
const MOST_TRIES: u32 = 64;
/// Maximum size of a body that is examined, in bytes.
const LONGEST_BODY: usize = 4 << 20;
/// Objects with their name in their URL: the path before the name, and the member that contains the name.
const NAMED: [(&str, &str); 3] = [("/repos/", "full_name"), ("/users/", "login"), ("/orgs/", "login")];
/// The ends of the URLs for the API and for uploads of an Enterprise Server.
const ENTERPRISE: (&str, &str) = ("/api/v3", "/api/uploads");

/// The URL of the API that a base URL stands for, if it is known.
#[derive(Debug, Default)]
pub struct Upstream {
    learned: ArcSwapOption<Learned>,
    tries: AtomicU32,
}

#[derive(Debug)]
struct Learned {
    /// The base URL.
    base: String,
    /// URL of the API, without a slash at the end; None if it is the base URL itself.
    api: Option<String>,
}

impl Upstream {
    /// Learn from a response of the base URL.
    pub fn learn(&self, urls: &BaseUrls, response: &Response) {
        if !self.is_open(urls) || !is_json(response) {
            return;
        }
        self.tries.fetch_add(1, Ordering::Relaxed);
        let Some(api) = found(&urls.api, response) else { return };
        let api = Some(api).filter(|api| *api != urls.api);
        self.learned.store(Some(Learned { base: urls.api.clone(), api }.into()));
    }

    /// Translate a URL of the API to one below the base URL.
    pub fn mapped(&self, urls: &BaseUrls, url: &Url) -> Option<Url> {
        let learned = self.learned.load();
        let api = learned.as_ref().filter(|learned| learned.base == urls.api)?.api.as_ref()?;
        let below = |upstream: &str, own: &str| {
            let rest = url.as_str().strip_prefix(upstream).filter(|rest| rest.starts_with('/'))?;
            Url::parse(&format!("{own}{rest}")).ok()
        };
        below(api, &urls.api).or_else(|| {
            let uploads = format!("{}{}", api.strip_suffix(ENTERPRISE.0)?, ENTERPRISE.1);
            below(&uploads, urls.uploads.strip_suffix(ENTERPRISE.1).map(|_| urls.uploads.as_str())?)
        })
    }

    /// Whether the URL is still unknown. GitHub's own URLs need no translation.
    fn is_open(&self, urls: &BaseUrls) -> bool {
        let host = urls.api.strip_prefix("https://").unwrap_or(&urls.api);
        if host.starts_with("api.github.com") || host.ends_with(".ghe.com") {
            return false;
        }
        match &*self.learned.load() {
            Some(learned) if learned.base == urls.api => false,
            Some(_) => {
                self.tries.store(0, Ordering::Relaxed); // the base URL has changed
                self.learned.store(None);
                true
            }
            None => self.tries.load(Ordering::Relaxed) < MOST_TRIES,
        }
    }
}

/// Whether a response is JSON made by GitHub, and not the content of a file.
fn is_json(response: &Response) -> bool {
    let kind = response.header(CONTENT_TYPE.as_str()).and_then(|kind| kind.split(';').next()).unwrap_or_default();
    response.is_success() && kind.trim() == "application/json" && (2..=LONGEST_BODY).contains(&response.body.len())
}

/// The URL of the API, found by removing the end of an object's own URL: the path of the request, or the name
/// of the object.
fn found(base: &str, response: &Response) -> Option<String> {
    let requested = response.url.path();
    let below = Url::parse(base).ok().and_then(|base| requested.strip_prefix(base.path().trim_end_matches('/')));
    let body = Json::parse(response.body.clone()).ok()?;
    let list = if body.is_array() { Some(body.clone()) } else { body.get("items").filter(Json::is_array) };
    let object = list.as_ref().map_or(Some(body), |list| list.items().into_iter().next())?;
    let url = Url::parse(&object.get("url")?.scalar()?).ok().filter(|url| matches!(url.scheme(), "http" | "https"))?;
    let mut bare = url.clone();
    bare.set_query(None);
    let bare = bare.as_str();
    let is_whole = |path: &&str| path.matches('/').count() > 1; // such as /users/octocat, but not /user
    let by_request = below.filter(is_whole).and_then(|path| match list {
        Some(_) => bare.rsplit_once('/')?.0.strip_suffix(path),
        None => bare.strip_suffix(path),
    });
    let by_name = || {
        NAMED.iter().find_map(|(path, member)| {
            let name = object.get(member)?.scalar().filter(|name| !name.is_empty())?;
            bare.strip_suffix(&name)?.strip_suffix(path)
        })
    };
    let api = by_request.or_else(by_name)?;
    let is_base = Url::parse(base).is_ok_and(|base| base.origin() == url.origin());
    // All URLs of the same origin belong to the session.
    if is_base { Some(base.to_owned()) } else { Some(api.to_owned()).filter(|api| Url::parse(api).is_ok()) }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use bytes::Bytes;
    use http::HeaderMap;

    fn urls(base: &str) -> BaseUrls {
        BaseUrls { api: base.to_owned(), uploads: base.replace(ENTERPRISE.0, ENTERPRISE.1) }
    }

    fn response(url: &str, body: &str) -> Response {
        let headers = HeaderMap::from_iter([(CONTENT_TYPE, "application/json; charset=utf-8".parse().unwrap())]);
        Response::new(200, headers, Bytes::copy_from_slice(body.as_bytes()), url.parse().unwrap())
    }

    /// The translated URL after a response.
    fn after(base: &str, path: &str, body: &str, url: &str) -> Option<String> {
        let (upstream, urls) = (Upstream::default(), urls(base));
        upstream.learn(&urls, &response(&format!("{base}{path}"), body));
        upstream.mapped(&urls, &url.parse().unwrap()).map(|url| url.to_string())
    }

    const PROXY: &str = "https://proxy.example/github";

    #[test]
    fn an_api_is_learned_from_the_urls_of_its_objects() {
        for (path, body) in [
            ("/repos/o/r", r#"{"url": "https://api.github.com/repos/o/r"}"#),
            ("/repos/o/r/issues/7?x=y", r#"{"url": "https://api.github.com/repos/o/r/issues/7"}"#),
            ("/repos/o/r/issues?per_page=1", r#"[{"url": "https://api.github.com/repos/o/r/issues/7"}]"#),
            ("/user", r#"{"url": "https://api.github.com/users/mona", "login": "mona"}"#),
            ("/user/repos", r#"[{"url": "https://api.github.com/repos/o/r", "full_name": "o/r"}]"#),
            (
                "/search/repositories?q=x",
                r#"{"items": [{"url": "https://api.github.com/repos/o/r", "full_name": "o/r"}]}"#,
            ),
            ("/repositories/1", r#"{"url": "https://api.github.com/repos/o/r", "full_name": "o/r"}"#),
        ] {
            let mapped = |url| after(PROXY, path, body, url);
            let expected = Some(format!("{PROXY}/repos/o/r/labels?page=2"));
            assert_eq!(mapped("https://api.github.com/repos/o/r/labels?page=2"), expected, "{path}");
            for other in
                ["https://api.github.com.evil.example/x", "http://api.github.com/x", "https://uploads.github.com/x"]
            {
                assert_eq!(mapped(other), None, "{path} {other}");
            }
        }
    }

    #[test]
    fn uploads_go_through_a_reverse_proxy_too() {
        let (base, body) = ("https://proxy.example/api/v3", r#"{"url": "https://ghe.internal/api/v3/repos/o/r"}"#);
        let mapped = |url| after(base, "/repos/o/r", body, url);
        assert_eq!(mapped("https://ghe.internal/api/v3/user").as_deref(), Some("https://proxy.example/api/v3/user"));
        assert_eq!(
            mapped("https://ghe.internal/api/uploads/x").as_deref(),
            Some("https://proxy.example/api/uploads/x")
        );
        assert_eq!(mapped("https://ghe.internal/o/r"), None);
    }

    #[test]
    fn other_responses_are_ignored() {
        for (base, path, body) in [
            (PROXY, "/repos/o/r", r#"{"url": "https://evil.example/x"}"#),
            (PROXY, "/user", r#"{"url": "https://evil.example/user"}"#),
            (PROXY, "/user", r#"{"url": "https://evil.example/users/", "login": ""}"#),
            (PROXY, "/repos/o/r", r#"{"url": "javascript:/repos/o/r"}"#),
            (PROXY, "/repos/o/r", r#"{"url": 5}"#),
            (PROXY, "/repos/o/r", "[]"),
            ("https://api.github.com", "/repos/o/r", r#"{"url": "https://evil.example/repos/o/r"}"#),
            ("https://api.octo.ghe.com", "/repos/o/r", r#"{"url": "https://evil.example/repos/o/r"}"#),
        ] {
            assert_eq!(after(base, path, body, "https://evil.example/repos/o/r"), None, "{base} {body}");
        }
        let (upstream, urls) = (Upstream::default(), urls(PROXY));
        let mut raw = response(&format!("{PROXY}/repos/o/r"), r#"{"url": "https://evil.example/repos/o/r"}"#);
        raw.headers.insert(CONTENT_TYPE, "application/vnd.github.raw+json".parse().unwrap());
        upstream.learn(&urls, &raw);
        assert_eq!(upstream.mapped(&urls, &"https://evil.example/repos/o/r".parse().unwrap()), None);
    }

    #[test]
    fn an_api_is_remembered_until_the_base_url_changes() {
        let (upstream, own) = (Upstream::default(), urls("https://ghe.example/api/v3"));
        let lies_in = |api: &str| format!(r#"{{"url": "{api}/repos/o/r"}}"#);
        let at = |own: &BaseUrls| format!("{}/repos/o/r", own.api);
        upstream.learn(&own, &response(&at(&own), &lies_in(&own.api)));
        upstream.learn(&own, &response(&at(&own), &lies_in("https://api.github.com")));
        let url: Url = "https://api.github.com/user".parse().unwrap();
        assert_eq!(upstream.mapped(&own, &url), None);
        let proxy = urls(PROXY);
        upstream.learn(&proxy, &response(&at(&proxy), &lies_in("https://api.github.com")));
        assert_eq!(upstream.mapped(&proxy, &url).unwrap().as_str(), "https://proxy.example/github/user");
        assert_eq!(upstream.mapped(&own, &url), None);
    }
}
