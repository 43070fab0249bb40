//! What the core does for each request, page and item: `cargo bench --no-default-features`.

use std::error::Error;
use std::hint::black_box;
use std::sync::Arc;

use bytes::Bytes;
use criterion::{Criterion, Throughput};
use ferrohub::bindings::cassette::Matcher;
use ferrohub::bindings::github::declared::registry;
use ferrohub::bindings::github::model::declaration::Op;
use ferrohub::bindings::http::request::Request;
use ferrohub::bindings::http::response::links;
use ferrohub::bindings::json::document::Json;
use ferrohub::bindings::operations::arguments::Arguments;
use ferrohub::bindings::operations::run::Call;
use ferrohub::bindings::session::{Session, Settings};
use http::Method;
use serde_json::Value;
use url::Url;

type Outcome = Result<(), Box<dyn Error>>;

const ISSUE: &str = include_str!("../tests/bodies/Issue.json");
const LINK: &str = "<https://api.github.com/repositories/1300192/issues?per_page=100&page=4>; rel=\"next\", \
    <https://api.github.com/repositories/1300192/issues?per_page=100&page=87>; rel=\"last\", \
    <https://api.github.com/repositories/1300192/issues?per_page=100&page=1>; rel=\"first\", \
    <https://api.github.com/repositories/1300192/issues?per_page=100&page=2>; rel=\"prev\"";

fn json(c: &mut Criterion) -> Outcome {
    let issue = serde_json::from_str::<Value>(ISSUE)?.to_string();
    let page = Bytes::from(format!("[{}]", vec![issue.as_str(); 100].join(",")));
    let issue = Json::parse(Bytes::from(issue))?;
    let mut group = c.benchmark_group("json");
    group.throughput(Throughput::Bytes(page.len() as u64));
    group.bench_function("split a page into 100 items", |b| b.iter(|| Json::parse_items(page.clone())));
    group.throughput(Throughput::Bytes(issue.bytes().len() as u64));
    group.bench_function("find the members of an issue", |b| b.iter(|| Json::from(issue.bytes().clone()).keys()));
    group.bench_function("a member that is known where", |b| b.iter(|| issue.member(black_box("title"))));
    group.bench_function("a nested member", |b| b.iter(|| issue.get(black_box("user.login"))));
    group.finish();
    Ok(())
}

fn requests(c: &mut Criterion) -> Outcome {
    let session = Arc::new(Session::new(Settings::default()));
    let operation = |class: &str, name: &str| -> Result<&'static Op, Box<dyn Error>> {
        Ok(registry::operation(class, name).ok_or("no such operation")?)
    };
    let get = operation("Client", "repository")?;
    let values = [Value::from("octocat"), Value::from("Hello-World")];
    let arguments: Arguments = get.params.iter().zip(values.map(Some)).collect();
    let build = |c: &mut Criterion, name: &str, op: &'static Op, arguments: Arguments, owner: Option<Json>| {
        let call = Call { owner, ..Call::new(&session, op, arguments) };
        c.bench_function(name, |b| b.iter(|| call.request()));
    };
    build(c, "request: a route", get, arguments, None);
    let owner = Json::parse(Bytes::from_static(ISSUE.as_bytes()))?;
    let comments = operation("ShortIssue", "comments")?;
    let arguments: Arguments = comments.params.iter().map(|param| (param, None)).collect();
    build(c, "request: a URL of the owner", comments, arguments, Some(owner));
    c.bench_function("response: a Link header", |b| b.iter(|| links(black_box(LINK))));
    Ok(())
}

fn cassette(c: &mut Criterion) -> Outcome {
    let request = |page: usize| -> Result<Request, Box<dyn Error>> {
        let url = format!("https://api.github.com/repos/octocat/Hello-World/issues?state=all&per_page=100&page={page}");
        Ok(Request::new(Method::GET, Url::parse(&url)?))
    };
    let recorded: Vec<Request> = (1..=100).map(request).collect::<Result<_, _>>()?;
    let sought = request(100)?;
    let equal = |recorded: &Request| Matcher::DEFAULT.iter().all(|matcher| matcher.equal(&sought, recorded));
    c.bench_function("cassette: find the last of 100 requests", |b| b.iter(|| recorded.iter().position(equal)));
    Ok(())
}

fn main() -> Outcome {
    let mut criterion = Criterion::default().configure_from_args();
    json(&mut criterion)?;
    requests(&mut criterion)?;
    cassette(&mut criterion)?;
    criterion.final_summary();
    Ok(())
}
