//! The number of items of a listing, found with one request that returns few of them or none.
//!
//! Most listings name their last page. That of a repository's issues does not, since its pages have cursors: a search
//! counts them where its qualifiers express every filter of the listing, or else GraphQL does. What is expressed in
//! another sense, or not at all, is not counted.

use std::sync::Arc;

use http::Method;
use http::header::{ACCEPT, HeaderValue, IF_NONE_MATCH};
use serde_json::{Value, json};
use url::Url;

use crate::auth::credential::Auth;
use crate::http::error::{Error, Result};
use crate::http::needs::Needs;
use crate::http::page_number::page_of;
use crate::http::request::{Request, absolute_url};
use crate::json::document::Json;
use crate::session::page::{Layout, Pages};
use crate::session::page_body;
use crate::session::{Session, object_of};

/// Parameters of listings that select no items.
const ORDER: [&str; 4] = ["sort", "direction", "per_page", "page"];
/// The status while GitHub computes statistics.
const COMPUTING: u16 = 202;

/// The number of items of a listing with this first request; None if GitHub does not report it.
pub async fn total(first: &Request, layout: &Layout, session: &Arc<Session>) -> Result<Option<u64>> {
    if let Some(issues) = Issues::of(first, session) {
        let searched = match issues.search() {
            Some(query) => searched(first, &query, session).await?,
            None => None,
        };
        if searched.is_some() {
            return Ok(searched);
        }
        let queried = match issues.query() {
            Some(body) => queried(first, &issues, &body, session).await?,
            None => None,
        };
        if queried.is_some() {
            return Ok(queried);
        }
    }
    paged(first, layout, session).await
}

/// The number that a page of one item shows.
async fn paged(first: &Request, layout: &Layout, session: &Arc<Session>) -> Result<Option<u64>> {
    let mut first = first.clone();
    let rest: Vec<(String, String)> =
        first.url.query_pairs().into_owned().filter(|(name, _)| name != "per_page").collect();
    first.url.query_pairs_mut().clear().extend_pairs(rest).append_pair("per_page", "1");
    first.headers.remove(IF_NONE_MATCH);
    let mut pages = Pages::new(first, layout.clone(), -1);
    let Some(page) = pages.next(session).await? else { return Ok(Some(0)) };
    if page.response.status == COMPUTING {
        return Ok(None);
    }
    // A search that ran out of time has counted only what it found.
    if page_body::is_incomplete(page.body.as_ref()) == Some(true) {
        return Ok(None);
    }
    if let Some(total) = page_body::total_count(page.body.as_ref()) {
        return Ok(Some(total));
    }
    match page.response.link("last") {
        // Pages of another size have other numbers.
        Some(last) => Ok(page_of(&last).filter(|_| page.items.len() <= 1)),
        None if pages.is_done() => Ok(Some(page.items.len() as u64)),
        None => Ok(None),
    }
}

/// The number of results of a search; None if GitHub has not counted all, or rejects it: it
/// rejects one for issues and pull requests together from the users of a GitHub App.
async fn searched(first: &Request, query: &str, session: &Session) -> Result<Option<u64>> {
    let mut request = other(first, Method::GET, &format!("{}/search/issues", session.settings().urls.api))?;
    request.query([("q", query), ("per_page", "1")]);
    let response = session.send(request).await?;
    match response.status {
        422 => Ok(None),
        200 => {
            let body = object_of(&response)?;
            let is_whole = page_body::is_incomplete(Some(&body)) == Some(false);
            Ok(page_body::total_count(Some(&body)).filter(|_| is_whole))
        }
        _ => Err(Error::Status(Box::new(response))),
    }
}

/// The number that GraphQL counts; None without a credential, and if GitHub reports an error.
async fn queried(first: &Request, issues: &Issues, body: &Value, session: &Session) -> Result<Option<u64>> {
    // A cassette may have the response, although the session lacks the credential.
    let Ok(lacks) = session.require(Needs::Auth, first.credential::<Auth>()) else { return Ok(None) };
    let mut request = other(first, Method::POST, &session.settings().urls.graphql())?;
    request.headers.insert(ACCEPT, HeaderValue::from_static("application/json"));
    request.json(body);
    request.context.lacks = lacks;
    request.context.idempotent = true;
    request.context.owners = Some(vec![issues.owner.clone()]);
    let response = session.send(request).await?;
    if !response.ok() {
        return Err(Error::Status(Box::new(response)));
    }
    let body = object_of(&response)?;
    let count = |name: &str| body.get(&format!("data.repository.{name}.totalCount")).and_then(|json| number(&json));
    let parts = match issues.milestone() {
        Some(_) => count("milestone.issues").zip(count("milestone.pullRequests")),
        None => count("issues").zip(count("pullRequests")),
    };
    Ok(parts.map(|(issues, pulls)| issues.saturating_add(pulls)))
}

fn number(json: &Json) -> Option<u64> {
    json.scalar()?.parse().ok()
}

/// Another request with the credential and the timeouts of this one.
fn other(first: &Request, method: Method, url: &str) -> Result<Request> {
    let mut request = Request::new(method, absolute_url(url, "")?);
    request.context = first.context.clone();
    request.context.next_page = None;
    Ok(request)
}

/// The issues and pull requests of a repository, by the filters of their listing.
#[derive(Debug, PartialEq, Eq)]
struct Issues {
    owner: String,
    name: String,
    /// The filters, by parameter.
    filters: Vec<(String, String)>,
}

impl Issues {
    /// The filters of a request, if it lists the issues of a repository.
    fn of(first: &Request, session: &Session) -> Option<Issues> {
        let api: Url = session.settings().urls.api.parse().ok()?;
        let is_below = first.method == Method::GET && first.url.origin() == api.origin();
        let path = first.url.path().strip_prefix(api.path().trim_end_matches('/')).filter(|_| is_below)?;
        let ["", "repos", owner, name, "issues"] = path.split('/').collect::<Vec<_>>()[..] else { return None };
        let decoded =
            |text: &str| percent_encoding::percent_decode_str(text).decode_utf8().ok().map(|text| text.into_owned());
        let pairs = first.url.query_pairs().into_owned().filter(|(name, _)| !ORDER.contains(&name.as_str()));
        let mut filters: Vec<(String, String)> = Vec::new();
        for (name, value) in pairs {
            // Which of two values applies is up to GitHub.
            if filters.iter().any(|(known, _)| *known == name) {
                return None;
            }
            filters.push((name, value));
        }
        Some(Issues { owner: decoded(owner)?, name: decoded(name)?, filters })
    }

    fn filter(&self, name: &str) -> Option<&str> {
        self.filters.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    fn milestone(&self) -> Option<u64> {
        self.filter("milestone")?.parse().ok()
    }

    /// The state to select; None for all.
    fn state(&self) -> Option<&str> {
        Some(self.filter("state").unwrap_or("open")).filter(|state| *state != "all")
    }

    /// The query of a search for the same items; None if its qualifiers do not express a filter.
    fn search(&self) -> Option<String> {
        let mut query = vec![format!("repo:{}", word(&self.owner)?.to_owned() + "/" + word(&self.name)?)];
        if let Some(state) = self.state() {
            query.push(format!("state:{}", word(state)?));
        }
        for (name, value) in &self.filters {
            match (name.as_str(), value.as_str()) {
                ("state", _) => {}
                ("labels", labels) => {
                    for label in labels.split(',') {
                        query.push(format!("label:\"{}\"", quotable(label)?));
                    }
                }
                ("milestone" | "assignee", "none") => query.push(format!("no:{name}")),
                ("assignee", "*") => query.push("assignee:*".to_owned()),
                ("assignee", login) => query.push(format!("assignee:{}", word(login)?)),
                ("creator", login) => query.push(format!("author:{}", word(login)?)),
                ("mentioned", login) => query.push(format!("mentions:{}", word(login)?)),
                ("since", time) => query.push(format!("updated:>={}", moment(time)?)),
                _ => return None,
            }
        }
        Some(query.join(" "))
    }

    /// The GraphQL request for the number of the same items; None if its arguments do not express a filter for pull
    /// requests as well as for issues.
    fn query(&self) -> Option<Value> {
        let known = |name: &str| matches!(name, "state" | "milestone" | "labels");
        if !self.filters.iter().all(|(name, _)| known(name))
            || self.filter("milestone").is_some_and(|_| self.milestone().is_none())
        {
            return None;
        }
        // GraphQL selects the items with any of several labels, the listing those with all.
        let labels: Option<Vec<&str>> = self.filter("labels").map(|labels| labels.split(',').map(str::trim).collect());
        if labels.as_ref().is_some_and(|labels| labels.len() > 1 || labels.contains(&"")) {
            return None;
        }
        let (of_issues, of_pulls) = match self.state() {
            None => (None, None),
            Some("open") => (Some(vec!["OPEN"]), Some(vec!["OPEN"])),
            Some("closed") => (Some(vec!["CLOSED"]), Some(vec!["CLOSED", "MERGED"])),
            Some(_) => return None,
        };
        let counts = "issues(states: $issues, labels: $labels) { totalCount } pullRequests(states: $pulls, labels: $labels) { totalCount }";
        let (declared, counts) = match self.milestone() {
            Some(_) => (", $milestone: Int!", format!("milestone(number: $milestone) {{ {counts} }}")),
            None => ("", counts.to_owned()),
        };
        let query = format!(
            "query($owner: String!, $name: String!, $issues: [IssueState!], $pulls: [PullRequestState!], $labels: [String!]{declared}) {{ \
             repository(owner: $owner, name: $name) {{ {counts} }} }}"
        );
        let mut variables = json!({
            "owner": self.owner, "name": self.name, "issues": of_issues, "pulls": of_pulls, "labels": labels,
        });
        if let (Some(number), Value::Object(variables)) = (self.milestone(), &mut variables) {
            variables.insert("milestone".into(), number.into());
        }
        Some(json!({ "query": query, "variables": variables }))
    }
}

/// A value of a qualifier that needs no quotation marks: a name, or that of an app.
fn word(text: &str) -> Option<&str> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.' | b'/');
    (!text.is_empty() && text.bytes().all(is_plain)).then_some(text)
}

/// A value that stands between quotation marks.
fn quotable(text: &str) -> Option<&str> {
    let text = text.trim();
    let is_plain = |c: char| !c.is_control() && !matches!(c, '"' | '\\' | ',');
    (!text.is_empty() && text.chars().all(is_plain)).then_some(text)
}

/// A time of ISO 8601, as a search reads it.
fn moment(text: &str) -> Option<&str> {
    let is_plain = |byte: u8| byte.is_ascii_digit() || matches!(byte, b'-' | b':' | b'T' | b'Z' | b'+' | b'.');
    (text.len() >= 10 && text.bytes().all(is_plain)).then_some(text)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::session::Settings;

    fn issues(path_and_query: &str) -> Option<Issues> {
        let url = format!("https://api.github.com{path_and_query}").parse().unwrap();
        Issues::of(&Request::new(Method::GET, url), &Session::new(Settings::default()))
    }

    fn search(query: &str) -> Option<String> {
        issues(&format!("/repos/o/r/issues?{query}")).unwrap().search()
    }

    fn variables(query: &str) -> Option<Value> {
        Some(issues(&format!("/repos/o/r/issues?{query}")).unwrap().query()?.get("variables").unwrap().clone())
    }

    #[test]
    fn only_the_issues_of_a_repository_are_searched() {
        assert_eq!(issues("/repos/o/r%2Dx/issues?per_page=5").unwrap().name, "r-x");
        for other in [
            "/repos/o/r/pulls",
            "/issues",
            "/repos/o/r/issues/1",
            "/orgs/o/issues",
            "/x/repos/o/r/issues",
            "/repos/o/r/issues?state=all&state=open",
        ] {
            assert_eq!(issues(other), None, "{other}");
        }
    }

    #[test]
    fn qualifiers_express_every_filter_or_there_is_no_search() {
        for (filters, query) in [
            ("", Some("repo:o/r state:open")),
            ("state=all&sort=updated&direction=asc&per_page=7&page=3", Some("repo:o/r")),
            ("state=closed&labels=bug,good+first", Some("repo:o/r state:closed label:\"bug\" label:\"good first\"")),
            ("milestone=none&assignee=none", Some("repo:o/r state:open no:milestone no:assignee")),
            ("assignee=*&creator=mona", Some("repo:o/r state:open assignee:* author:mona")),
            ("creator=app/robot&mentioned=mona", Some("repo:o/r state:open author:app/robot mentions:mona")),
            ("state=all&since=2026-01-02T03:04:05Z", Some("repo:o/r updated:>=2026-01-02T03:04:05Z")),
            ("milestone=4", None),
            ("milestone=*", None),
            ("type=Bug", None),
            ("after=abc", None),
            ("labels=a%22b", None),
            ("creator=dependabot%5Bbot%5D", None),
            ("assignee=", None),
            ("since=yesterday", None),
            ("state=all&creator=x+repo:other/y", None),
        ] {
            assert_eq!(search(filters).as_deref(), query, "{filters}");
        }
    }

    #[test]
    fn arguments_of_graphql_express_a_milestone_and_one_label() {
        let with = |issues: &Value, pulls: &Value, labels: &Value| {
            Some(json!({"owner": "o", "name": "r", "issues": issues, "pulls": pulls, "labels": labels}))
        };
        assert_eq!(variables("state=all"), with(&Value::Null, &Value::Null, &Value::Null));
        assert_eq!(variables("labels=a%22b"), with(&json!(["OPEN"]), &json!(["OPEN"]), &json!(["a\"b"])));
        assert_eq!(variables("state=closed"), with(&json!(["CLOSED"]), &json!(["CLOSED", "MERGED"]), &Value::Null));
        assert_eq!(variables("milestone=4").unwrap().get("milestone"), Some(&json!(4)));
        assert_eq!(variables("labels=+a").unwrap().get("labels"), Some(&json!(["a"])));
        for other in [
            "milestone=*",
            "labels=a,b",
            "labels=",
            "labels=a,",
            "since=2026-01-02T03:04:05Z",
            "creator=mona",
            "state=odd",
        ] {
            assert_eq!(variables(other), None, "{other}");
        }
    }
}
