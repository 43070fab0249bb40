//! What is possible at all: plain reqwest and serde_json, on one thread, without a client around them.
//!
//! ```text
//! bench_limit WORKLOAD ADDRESS FILE
//! ```
//!
//! prints the CPU time in seconds, the wall time and the most memory that was used, as JSON.

use std::error::Error;
use std::io::Write;
use std::time::Instant;

use http::header::{ACCEPT, AUTHORIZATION, HeaderMap, HeaderValue, IF_NONE_MATCH};
use rustix::time::{ClockId, clock_gettime};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

type Outcome<T> = Result<T, Box<dyn Error>>;

#[derive(Deserialize)]
struct User {
    login: String,
}

#[derive(Deserialize)]
struct Label {
    name: String,
}

/// The five attributes.
#[derive(Deserialize)]
struct Issue {
    number: u64,
    title: String,
    user: User,
    created_at: String,
    labels: Vec<Label>,
}

impl Issue {
    fn is_whole(&self) -> bool {
        let texts = [&self.title, &self.user.login, &self.created_at];
        self.number > 0 && texts.into_iter().chain(self.labels.iter().map(|label| &label.name)).all(|t| !t.is_empty())
    }
}

/// GETs of one object in a row.
const GETS: usize = 1000;

struct Limit {
    client: reqwest::Client,
    url: String,
    file: String,
}

impl Limit {
    async fn run(&self, workload: &str) -> Outcome<()> {
        match workload {
            "get" => {
                for index in 0..GETS {
                    let url = format!("{}/repos/octocat/repository-{index}", self.url);
                    serde_json::from_slice::<Value>(&self.client.get(url).send().await?.bytes().await?)?;
                }
            }
            "walk" | "fields" | "as_dict" => {
                for page in 1..=100 {
                    let url = format!("{}/repos/octocat/Hello-World/issues?per_page=100&page={page}", self.url);
                    let body = self.client.get(url).send().await?.bytes().await?;
                    let found = match workload {
                        "walk" => serde_json::from_slice::<Vec<&RawValue>>(&body)?.len(),
                        "fields" => {
                            serde_json::from_slice::<Vec<Issue>>(&body)?.iter().filter(|i| i.is_whole()).count()
                        }
                        _ => serde_json::from_slice::<Vec<Value>>(&body)?.len(),
                    };
                    if found != 100 {
                        return Err("a page has another number of issues".into());
                    }
                }
            }
            "conditional" => {
                let url = format!("{}/repos/octocat/repository-0", self.url);
                let first = self.client.get(&url).send().await?;
                let etag = first.headers().get("etag").cloned().ok_or("no etag")?;
                first.bytes().await?;
                for _ in 0..GETS {
                    let response = self.client.get(&url).header(IF_NONE_MATCH, &etag).send().await?;
                    if response.status() != 304 {
                        return Err("something changed".into());
                    }
                }
            }
            "download" => {
                let url = format!("{}/repos/octocat/Hello-World/releases/assets/1", self.url);
                let mut response = self.client.get(url).send().await?;
                let mut file = std::fs::File::create(&self.file)?;
                while let Some(piece) = response.chunk().await? {
                    file.write_all(&piece)?;
                }
            }
            _ => return Err("there is no such workload".into()),
        }
        Ok(())
    }
}

fn cpu() -> f64 {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// The most memory that was in use, in bytes.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or(0) * 1024
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Outcome<()> {
    let mut arguments = std::env::args().skip(1);
    let workload = arguments.next().ok_or("which workload?")?;
    let url = arguments.next().ok_or("at which URL?")?;
    let file = arguments.next().unwrap_or_else(|| "/dev/null".into());
    let mut headers = HeaderMap::new();
    headers.insert(ACCEPT, HeaderValue::from_static("application/vnd.github.full+json"));
    headers.insert(AUTHORIZATION, HeaderValue::from_static("token of-the-benchmark"));
    let client = reqwest::Client::builder().default_headers(headers).user_agent("limit").build()?;
    let limit = Limit { client, url, file };
    // The connection is there when the clock starts, as it is for the others.
    limit.client.get(format!("{}/repos/octocat/repository-0", limit.url)).send().await?.bytes().await?;
    let (before, started, memory) = (cpu(), Instant::now(), peak());
    limit.run(&workload).await?;
    let (cpu, wall) = (cpu() - before, started.elapsed().as_secs_f64());
    let (peak, growth) = (peak(), peak().saturating_sub(memory));
    println!("{{\"cpu\": {cpu}, \"wall\": {wall}, \"peak\": {peak}, \"peak_growth\": {growth}}}");
    Ok(())
}
