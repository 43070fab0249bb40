#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use futures_util::future::BoxFuture;
use http::{HeaderMap, Method};
use serde_json::{Value, json};

use super::*;
use crate::http::context::Source;
use crate::http::error::Result;
use crate::http::response::Response;
use crate::http::transport::Transport;
use crate::session::listing::Listing;
use crate::session::page::{Layout, Pages};
use crate::session::{Session, Settings};

/// A search engine: items with values by qualifier. It lists the first 1,000 results of a search.
#[derive(Debug)]
struct Engine {
    items: Vec<HashMap<&'static str, i64>>,
    axes: Vec<Axis>,
    requests: AtomicU64,
    queries: Mutex<Vec<String>>,
}

impl Engine {
    fn new(axes: &[Axis], items: Vec<HashMap<&'static str, i64>>) -> Arc<Engine> {
        Arc::new(Engine { items, axes: axes.to_vec(), requests: AtomicU64::new(0), queries: Mutex::default() })
    }

    /// The ids of the items that a query finds.
    fn find(&self, query: &str) -> Vec<usize> {
        let ranges: Vec<(&str, Range)> = words(query)
            .filter_map(|word| {
                let (name, value) = word.split_once(':')?;
                let axis = self.axes.iter().find(|axis| axis.name == name)?;
                Some((axis.name, axis.parse(value).unwrap()))
            })
            .collect();
        let fits = |item: &HashMap<&'static str, i64>| {
            ranges.iter().all(|(name, range)| {
                range.first.is_none_or(|first| first <= item[name]) && range.last.is_none_or(|last| item[name] <= last)
            })
        };
        (0..self.items.len()).filter(|id| fits(&self.items[*id])).collect()
    }

    fn respond(&self, request: &Request) -> Response {
        self.requests.fetch_add(1, Ordering::Relaxed);
        let value =
            |name: &str| request.url.query_pairs().find(|(key, _)| key == name).map(|(_, value)| value.into_owned());
        let query = value("q").unwrap();
        let (page, size): (usize, usize) = (
            value("page").map_or(1, |page| page.parse().unwrap()),
            value("per_page").map_or(30, |size| size.parse().unwrap()),
        );
        let found = self.find(&query);
        self.queries.lock().unwrap().push(query);
        let listed = &found[..found.len().min(1000)];
        let items: Vec<Value> =
            listed.iter().skip((page - 1) * size).take(size).map(|id| json!({ "id": id })).collect();
        let body = json!({ "total_count": found.len(), "incomplete_results": false, "items": items });
        let mut headers = HeaderMap::new();
        if page * size < listed.len() {
            let mut next = request.url.clone();
            let rest: Vec<(String, String)> =
                next.query_pairs().into_owned().filter(|(name, _)| name != "page").collect();
            next.query_pairs_mut().clear().extend_pairs(rest).append_pair("page", &(page + 1).to_string());
            headers.insert("link", format!("<{next}>; rel=\"next\"").parse().unwrap());
        }
        Response::new(200, headers, body.to_string().into(), request.url.clone())
    }
}

impl Transport for Engine {
    fn send<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<Response>> {
        Box::pin(std::future::ready(Ok(self.respond(request))))
    }

    fn source(&self) -> Source {
        Source::Function
    }
}

fn request(path: &str, query: &str, more: &[(&str, &str)]) -> Request {
    let mut request = Request::new(Method::GET, format!("https://api.github.com/search/{path}").parse().unwrap());
    request.query([("q", query)]);
    request.query(more.iter().copied());
    request.query([("per_page", "100")]);
    request
}

/// The ids that a search for so many results lists, whether some are missing, and the number of requests.
async fn read(engine: &Arc<Engine>, first: Request, number: i64) -> (Vec<u64>, Option<bool>, u64) {
    let session = Arc::new(Session::with_transport(Settings::default(), engine.clone()));
    let pages = Pages::new(first.clone(), Layout::At("items".into()), number);
    let pages = if is_divided(number) { pages.divided(&first) } else { pages };
    let listing = Listing::new(pages, first, number);
    let mut found = Vec::new();
    while !listing.is_done() {
        listing.advance(&session).await.unwrap();
        while let Some(item) = listing.take() {
            found.push(item.json.get("id").unwrap().scalar().unwrap().parse().unwrap());
        }
    }
    (found, listing.is_incomplete(), engine.requests.load(Ordering::Relaxed))
}

const CREATED: Axis = Axis { name: "created", is_time: true };
const COMMENTS: Axis = Axis { name: "comments", is_time: false };
const NOW: i64 = 1_790_000_000;

/// Items whose times are spread in one of several ways.
fn items(count: usize, seed: u64) -> Vec<HashMap<&'static str, i64>> {
    let mut random = fastrand::Rng::with_seed(seed);
    let begin = 1_250_000_000;
    let created = |random: &mut fastrand::Rng| match seed % 4 {
        0 => random.i64(begin..NOW),
        // Most are recent.
        1 => NOW - (f64::powi(random.f64(), 6) * 500_000_000.0) as i64,
        // Two bursts of a minute, with few others.
        2 if random.u8(0..10) > 0 => [1_400_000_000, 1_500_000_000][random.usize(0..2)] + random.i64(0..60),
        // Some are older than GitHub, or of the future.
        3 if random.u8(0..4) == 0 => {
            [random.i64(-1_000_000_000..1_000_000_000), random.i64(NOW..2 * NOW)][random.usize(0..2)]
        }
        _ => random.i64(begin..NOW),
    };
    let item = |random: &mut fastrand::Rng| {
        HashMap::from([("created", created(random)), ("comments", (f64::powi(random.f64(), 4) * 300.0) as i64)])
    };
    (0..count).map(|_| item(&mut random)).collect()
}

#[tokio::test]
async fn every_result_is_listed_exactly_once() {
    for seed in 0..20 {
        let count = [900, 1000, 1001, 2500, 6000][seed as usize % 5];
        let engine = Engine::new(&[CREATED, COMMENTS], items(count, seed));
        let sort = [None, Some("comments")][(seed / 5) as usize % 2];
        let more: Vec<(&str, &str)> = sort.iter().map(|sort| ("sort", *sort)).collect();
        let (mut found, incomplete, requests) = read(&engine, request("issues", "is:issue", &more), 1_000_000).await;
        found.sort_unstable();
        assert_eq!(found, (0..count as u64).collect::<Vec<_>>(), "{seed}");
        assert_eq!(incomplete, Some(false), "{seed}");
        let least = (count as u64).div_ceil(100);
        assert!(requests <= 4 * least + 40, "{seed}: {requests} requests for {count} results");
    }
}

#[tokio::test]
async fn an_even_search_costs_few_requests_more_than_it_has_pages() {
    let engine = Engine::new(&[CREATED], items(6000, 0));
    let (found, _, requests) = read(&engine, request("issues", "is:issue", &[]), 1_000_000).await;
    assert_eq!(found.len(), 6000);
    assert!(requests <= 60 * 5 / 4, "{requests}");
}

#[tokio::test]
async fn parts_follow_the_order_of_the_search() {
    for (more, name, is_ascending) in [
        (&[][..], "created", false),
        (&[("sort", "created"), ("order", "asc")], "created", true),
        (&[("sort", "comments"), ("order", "desc")], "comments", false),
    ] {
        // One distinct value each, so that the order of the parts is that of all.
        let all = (0..3000).map(|n| HashMap::from([("created", NOW - n * 1000), ("comments", n)])).collect();
        let engine = Engine::new(&[CREATED, COMMENTS], all);
        let (found, ..) = read(&engine, request("issues", "x", more), 2500).await;
        assert_eq!(found.len(), 2500);
        let parts: Vec<i64> = found.iter().map(|id| engine.items[*id as usize][name]).collect();
        let (first, last) = (parts.iter().take(100), parts.iter().skip(2400));
        let ordered = if is_ascending { first.max() < last.min() } else { first.min() > last.max() };
        assert!(ordered, "{name}");
    }
}

#[tokio::test]
async fn the_range_of_the_query_is_kept() {
    let engine = Engine::new(&[CREATED], items(6000, 0));
    let query = "crash created:2015-01-01..2020-12-31 \"in created:2010 text\" is:issue";
    let (mut found, ..) = read(&engine, request("issues", query, &[]), 10_000).await;
    found.sort_unstable();
    let due: Vec<u64> = engine.find("created:2015-01-01..2020-12-31").into_iter().map(|id| id as u64).collect();
    assert!(found == due && due.len() > 1000, "{} of {}", found.len(), due.len());
    let queries = engine.queries.lock().unwrap();
    assert!(queries.iter().skip(10).all(|query| query.starts_with("crash \"in created:2010 text\" is:issue created:")));
}

#[tokio::test]
async fn what_fits_is_not_divided() {
    let engine = Engine::new(&[CREATED], items(6000, 0));
    for (number, requests) in [(1000, 10), (-1, 10), (5, 1)] {
        engine.requests.store(0, Ordering::Relaxed);
        let (found, incomplete, sent) = read(&engine, request("issues", "x", &[]), number).await;
        assert_eq!(
            (found.len() as i64, incomplete, sent),
            (if number < 0 { 1000 } else { number }, Some(false), requests)
        );
    }
    let few = Engine::new(&[CREATED], items(950, 0));
    let (found, _, sent) = read(&few, request("issues", "x", &[]), 5000).await;
    assert_eq!((found.len(), sent), (950, 10));
    assert!(few.queries.lock().unwrap().iter().all(|query| query == "x"));
}

#[tokio::test]
async fn what_cannot_be_divided_is_incomplete() {
    let same = || HashMap::from([("created", NOW), ("comments", 0)]);
    let engine = Engine::new(&[CREATED, COMMENTS], (0..1500).map(|_| same()).collect());
    let (found, incomplete, _) = read(&engine, request("issues", "x", &[]), 5000).await;
    assert_eq!((found.len(), incomplete), (1000, Some(true)));
    let engine = Engine::new(&[CREATED, COMMENTS], items(1500, 0));
    for (path, query) in [("labels", "x"), ("repositories", "a OR b")] {
        let (found, incomplete, _) = read(&engine, request(path, query, &[]), 5000).await;
        assert_eq!((found.len(), incomplete), (1000, Some(true)), "{path}");
    }
}

#[test]
fn each_kind_of_search_is_divided_by_qualifiers_that_it_has() {
    let names = |path: &str, sort: Option<&str>| {
        let more: Vec<(&str, &str)> = sort.iter().map(|sort| ("sort", *sort)).collect();
        let parts = Parts::of(&request(path, "x", &more)).unwrap();
        parts.axes.iter().map(|axis| axis.name).collect::<Vec<_>>()
    };
    assert_eq!(names("issues", Some("updated")), ["updated", "created"]);
    assert_eq!(names("repositories", Some("stars")), ["stars", "created", "size"]);
    assert_eq!(names("repositories", None), ["created", "size"]);
    assert_eq!(names("users", Some("repositories")), ["repos", "created"]);
    assert_eq!(names("commits", None), ["committer-date", "author-date"]);
    assert_eq!(names("code", None), ["size"]);
    assert_eq!(names("labels", None), [""; 0]);
    assert!(Parts::of(&Request::new(Method::GET, "https://api.github.com/user/repos".parse().unwrap())).is_none());
}

#[test]
fn alternatives_are_put_in_parentheses() {
    let mut parts = Parts::of(&request("issues", "crash OR panic", &[("order", "desc")])).unwrap();
    assert!(parts.accept(&mut Vec::new(), Some(5000), false));
    let next = parts.next_part().unwrap().url;
    let value = |name: &str| next.query_pairs().find(|(key, _)| key == name).unwrap().1.into_owned();
    assert!(value("q").starts_with("(crash OR panic) created:>="), "{}", value("q"));
    assert_eq!((value("sort"), value("order")), ("created".into(), "desc".into()));
}
