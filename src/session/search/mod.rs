//! Searches with more results than GitHub lists: the query is divided by a qualifier with a range, such as `created`, until
//! each part has few enough.

use std::collections::{HashSet, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};

use chrono::Utc;
use http::header::IF_NONE_MATCH;
use serde::{Deserialize, Serialize};
use url::Url;

use crate::http::request::Request;
use crate::session::page::Item;
use crate::session::search::axis::{Axis, Range};

pub use crate::credential_pool::search_owner::owner_of;

pub mod axis;

/// How many results GitHub lists of one search.
/// See <https://docs.github.com/rest/search/search#about-search>.
pub const MOST_LISTED: u64 = 1000;

/// The requests and results of a listing, as far as one small request shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cost {
    /// Number of results.
    pub results: u64,
    /// Number of requests; an estimate if the search has to be divided.
    pub requests: u64,
}

/// Whether a search for so many results is divided if it has to be.
pub fn is_divided(number: i64) -> bool {
    u64::try_from(number).is_ok_and(|number| number > MOST_LISTED)
}

/// The parts of a search.
#[derive(Debug)]
pub struct Parts {
    /// The request of the whole search.
    whole: Request,
    /// The query without the qualifiers of the axes.
    query: String,
    /// What the search is divided by, the first one first.
    axes: Vec<Axis>,
    /// Parameters that each part has, so that parts and the results within them have the same order.
    sort: Option<(&'static str, &'static str)>,
    is_ascending: bool,
    progress: Progress,
    /// What tells the results apart that were returned.
    returned: HashSet<u64>,
}

/// The position in the parts of a search.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Progress {
    /// The ranges of the part that is read, one for each axis.
    current: Vec<Range>,
    /// The parts that follow.
    pending: VecDeque<Vec<Range>>,
    /// Whether the next page is the first one of its part.
    at_first: bool,
    /// Number of results of the whole search.
    total: Option<u64>,
    /// Whether results are missing.
    is_incomplete: bool,
}

impl Parts {
    /// The parts of the search with this request; None if the request is no search.
    pub fn of(whole: &Request) -> Option<Parts> {
        let kind = whole.url.path().rsplit_once("/search/")?.1.to_owned();
        let value =
            |name: &str| whole.url.query_pairs().find(|(key, _)| key == name).map(|(_, value)| value.into_owned());
        let sort = value("sort").filter(|sort| !sort.is_empty());
        let (axes, usual) = axes(&kind, sort.as_deref());
        let query = value("q")?;
        let (mut query, mut found) = (query.trim().to_owned(), Vec::new());
        if kind != "issues" && words(&query).any(|word| word == "OR") {
            // A qualifier would belong to the last alternative alone.
            return Some(Parts::new(whole, query, Vec::new(), None, false));
        }
        for axis in axes {
            if let Some((rest, range)) = taken(&query, axis) {
                query = rest;
                found.push((axis, range));
            }
        }
        let is_ascending = sort.is_some() && value("order").is_some_and(|order| order == "asc");
        let mut parts = Parts::new(whole, query, found, usual.filter(|_| sort.is_none()), is_ascending);
        if words(&parts.query).any(|word| word == "OR") {
            parts.query = format!("({})", parts.query);
        }
        Some(parts)
    }

    fn new(
        whole: &Request,
        query: String,
        axes: Vec<(Axis, Range)>,
        sort: Option<(&'static str, &'static str)>,
        is_ascending: bool,
    ) -> Parts {
        let (axes, current) = axes.into_iter().unzip();
        let progress = Progress { current, at_first: true, ..Progress::default() };
        Parts { whole: whole.clone(), query, axes, sort, is_ascending, progress, returned: HashSet::new() }
    }

    /// Continue at a position.
    pub fn at(self, progress: Progress) -> Parts {
        if progress.current.len() == self.axes.len() { Parts { progress, ..self } } else { self }
    }

    /// The position.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Number of results of the whole search; None before the first page.
    pub fn total(&self) -> Option<u64> {
        self.progress.total
    }

    /// Whether results are missing: of a part that cannot be divided, or because GitHub gave up.
    pub fn is_incomplete(&self) -> bool {
        self.progress.is_incomplete
    }

    /// Whether the search can be divided.
    pub fn can_divide(&self) -> bool {
        !self.axes.is_empty()
    }

    /// Accept a page: `total` is the number of results that it names. Removes those that were returned before. Returns
    /// whether the part has to be divided instead, so that the page counts for nothing.
    pub fn accept(&mut self, items: &mut Vec<Item>, total: Option<u64>, is_incomplete: bool) -> bool {
        let total = total.unwrap_or(0);
        self.progress.total.get_or_insert(total);
        self.progress.is_incomplete |= is_incomplete;
        let at_first = std::mem::take(&mut self.progress.at_first);
        if total > MOST_LISTED {
            if at_first && self.divide(total) {
                items.clear();
                return true;
            }
            self.progress.is_incomplete = true;
        }
        items.retain(|item| item.json.is_null() || self.returned.insert(identity(item)));
        false
    }

    /// Replace the current part by several.
    fn divide(&mut self, results: u64) -> bool {
        let now = Utc::now().timestamp();
        let divided = self.axes.iter().zip(&self.progress.current).enumerate().find_map(|(at, (axis, range))| {
            let ranges = axis.divide(*range, results, now)?;
            Some((at, ranges))
        });
        let Some((at, mut ranges)) = divided else { return false };
        if !self.is_ascending {
            ranges.reverse();
        }
        for range in ranges.into_iter().rev() {
            let mut part = self.progress.current.clone();
            if let Some(slot) = part.get_mut(at) {
                *slot = range;
            }
            self.progress.pending.push_front(part);
        }
        true
    }

    /// The request of the next part; None after the last.
    pub fn next_part(&mut self) -> Option<Request> {
        self.progress.current = self.progress.pending.pop_front()?;
        self.progress.at_first = true;
        let mut next = self.whole.clone();
        next.headers.remove(IF_NONE_MATCH);
        next.url = self.url();
        Some(next)
    }

    fn url(&self) -> Url {
        let ranges = self.axes.iter().zip(&self.progress.current).filter_map(|(axis, range)| axis.qualifier(*range));
        let words: Vec<String> =
            std::iter::once(self.query.clone()).filter(|query| !query.is_empty()).chain(ranges).collect();
        let replaced = |name: &str| name == "q" || (self.sort.is_some() && matches!(name, "sort" | "order"));
        let rest = self.whole.url.query_pairs().into_owned().filter(|(name, _)| !replaced(name));
        let rest: Vec<(String, String)> = rest.collect();
        let mut url = self.whole.url.clone();
        let mut query = url.query_pairs_mut();
        query.clear().append_pair("q", &words.join(" "));
        if let Some((sort, order)) = self.sort {
            query.append_pair("sort", sort).append_pair("order", order);
        }
        query.extend_pairs(rest);
        drop(query);
        url
    }
}

/// What a search is divided by, and the order of results if the search has none of its own.
fn axes(kind: &str, sort: Option<&str>) -> (Vec<Axis>, Option<(&'static str, &'static str)>) {
    let time = |name| Axis { name, is_time: true };
    let count = |name| Axis { name, is_time: false };
    let created = time("created");
    match (kind, sort) {
        ("issues", Some("comments")) => (vec![count("comments"), created], None),
        ("issues", Some("updated")) => (vec![time("updated"), created], None),
        ("issues", _) => (vec![created, count("comments")], Some(("created", "desc"))),
        ("repositories", Some("stars")) => (vec![count("stars"), created, count("size")], None),
        ("repositories", Some("forks")) => (vec![count("forks"), created, count("size")], None),
        ("repositories", _) => (vec![created, count("size")], None),
        ("users", Some("followers")) => (vec![count("followers"), created], None),
        ("users", Some("repositories")) => (vec![count("repos"), created], None),
        ("users", _) => (vec![created, count("followers")], Some(("joined", "desc"))),
        ("commits", Some("author-date")) => (vec![time("author-date"), time("committer-date")], None),
        ("commits", _) => (vec![time("committer-date"), time("author-date")], Some(("committer-date", "desc"))),
        ("code", _) => (vec![count("size")], None),
        ("topics", _) => (vec![created, count("repositories")], None),
        _ => (Vec::new(), None),
    }
}

/// The query without the qualifier of an axis, and its range; None if the query has it more than once, or in a form that
/// cannot be divided.
fn taken(query: &str, axis: Axis) -> Option<(String, Range)> {
    let value = |word: &str| {
        let (name, value) = word.split_once(':')?;
        name.eq_ignore_ascii_case(axis.name).then(|| value.to_owned())
    };
    let found: Vec<String> = words(query).filter_map(value).collect();
    let range = match &found[..] {
        [] => return Some((query.to_owned(), Range::default())),
        [one] => axis.parse(one)?,
        _ => return None,
    };
    let rest: Vec<&str> = words(query).filter(|word| value(word).is_none()).collect();
    Some((rest.join(" "), range))
}

/// The words of a query; spaces within quotation marks separate none.
fn words(query: &str) -> impl Iterator<Item = &str> {
    let mut quoted = false;
    query
        .split(move |next: char| {
            quoted ^= next == '"';
            next.is_whitespace() && !quoted
        })
        .filter(|word| !word.is_empty())
}

/// What tells a result from the others.
fn identity(item: &Item) -> u64 {
    let known = ["url", "id", "name"].iter().find_map(|key| item.json.get(key)?.scalar());
    let mut hasher = DefaultHasher::new();
    known.unwrap_or_else(|| item.json.text().to_owned()).hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests;
