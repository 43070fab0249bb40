//! The server of the benchmarks: precomputed responses over plain HTTP, so that its own work stays out of the way.
//!
//! ```text
//! bench_server FOLDER
//! ```
//!
//! reads `issues.jsonl`, `repositories.jsonl` and `runs.jsonl` of the folder (`benches/data.py` writes them), prints its URL and
//! serves until its input ends. A line "latency 30" on its input makes each response take 30 ms from then on. After a
//! line "cursors 1" the pages of issues have cursors and no last page, as GitHub's since 2025; "cursors 0" ends that.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{BufRead, BufReader, Result, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use flate2::Compression;
use flate2::write::GzEncoder;

const PER_PAGE: usize = 100;
const ISSUES: &str = "/repos/octocat/Hello-World/issues";
const RUNS: &str = "/repos/octocat/Hello-World/actions/runs";
const DOWNLOAD: &str = "/repos/octocat/Hello-World/releases/assets/1";
const DOWNLOAD_SIZE: usize = 200_000_000;
const BLOCK: usize = 1 << 20;
/// GitHub rejects pages by number from this one on, if the pages have cursors.
const MOST_PAGES: usize = 100;

/// A response, ready to be sent.
struct Prepared {
    etag: String,
    link: String,
    plain: Vec<u8>,
    gzip: Vec<u8>,
}

/// Everything that is served.
struct Site {
    responses: HashMap<String, Prepared>,
    block: Vec<u8>,
    latency: AtomicU64,
    /// The issues, to be cut into pages of any size, and the pages that were cut, by their first item and their size.
    issues: Vec<String>,
    cut: Mutex<HashMap<(usize, usize), Arc<Prepared>>>,
    own: String,
    has_cursors: AtomicBool,
}

/// What matters of a request.
#[derive(Default)]
struct Requested {
    path: String,
    page: usize,
    per_page: usize,
    after: Option<usize>,
    etag: String,
    gzip: bool,
}

impl Prepared {
    fn new(text: String, link: String) -> Result<Prepared> {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::new(6));
        encoder.write_all(text.as_bytes())?;
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        let etag = format!("\"{:032x}\"", hasher.finish());
        Ok(Prepared { etag, link, gzip: encoder.finish()?, plain: text.into_bytes() })
    }
}

/// Add the pages of a listing, and an empty one after the last.
fn add_pages(
    responses: &mut HashMap<String, Prepared>,
    own: &str,
    path: &str,
    items: &[String],
    body: impl Fn(&str) -> String,
) -> Result<()> {
    let last = items.len().div_ceil(PER_PAGE);
    for (index, page) in items.chunks(PER_PAGE).enumerate() {
        let number = index + 1;
        let to = |page: usize, rel: &str| format!("<{own}{path}?per_page=100&page={page}>; rel=\"{rel}\"");
        let mut links = Vec::new();
        if number < last {
            links.extend([to(number + 1, "next"), to(last, "last")]);
        }
        if number > 1 {
            links.extend([to(number - 1, "prev"), to(1, "first")]);
        }
        responses.insert(format!("{path} {number}"), Prepared::new(body(&page.join(",")), links.join(", "))?);
    }
    responses.insert(format!("{path} {}", last + 1), Prepared::new(body(""), String::new())?);
    Ok(())
}

impl Site {
    fn read(folder: &Path, own: &str) -> Result<Site> {
        let lines = |name: &str| -> Result<Vec<String>> {
            let text = std::fs::read_to_string(folder.join(name))?.replace("https://api.github.com", own);
            Ok(text.lines().map(str::to_owned).collect())
        };
        let mut responses = HashMap::new();
        let issues = lines("issues.jsonl")?;
        add_pages(&mut responses, own, ISSUES, &issues, |page| format!("[{page}]"))?;
        let runs = lines("runs.jsonl")?;
        let total = runs.len();
        let envelope = |page: &str| format!("{{\"total_count\":{total},\"workflow_runs\":[{page}]}}");
        add_pages(&mut responses, own, RUNS, &runs, envelope)?;
        for (index, text) in lines("repositories.jsonl")?.into_iter().enumerate() {
            responses.insert(format!("/repos/octocat/repository-{index} 1"), Prepared::new(text, String::new())?);
        }
        let graphql = lines("graphql.jsonl")?.into_iter().next().unwrap_or_default();
        responses.insert("/graphql 1".into(), Prepared::new(graphql, String::new())?);
        // Not to be compressed: numbers of a linear congruence.
        let numbers = std::iter::successors(Some(1_u64), |n| {
            Some(n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407))
        });
        let block = numbers.map(|n| (n >> 56) as u8).take(BLOCK).collect();
        Ok(Site {
            responses,
            block,
            latency: AtomicU64::new(0),
            issues,
            cut: Mutex::default(),
            own: own.to_owned(),
            has_cursors: AtomicBool::new(false),
        })
    }

    /// A page of issues behind a cursor or by number; None if GitHub rejects the number.
    fn page(&self, request: &Requested) -> Result<Option<Arc<Prepared>>> {
        if request.after.is_none() && request.page >= MOST_PAGES {
            return Ok(None);
        }
        let start = request.after.unwrap_or((request.page - 1) * request.per_page);
        let key = (start, request.per_page);
        let mut cut = self.cut.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = cut.get(&key) {
            return Ok(Some(known.clone()));
        }
        let end = (start + request.per_page).min(self.issues.len());
        let items = self.issues.get(start..end).unwrap_or_default();
        let (own, size, next) = (&self.own, request.per_page, request.page + 1);
        let link = match end < self.issues.len() {
            true => format!("<{own}{ISSUES}?per_page={size}&after={end}&page={next}>; rel=\"next\""),
            false => String::new(),
        };
        let made = Arc::new(Prepared::new(format!("[{}]", items.join(",")), link)?);
        cut.insert(key, made.clone());
        Ok(Some(made))
    }

    fn serve(&self, stream: TcpStream) -> Result<()> {
        stream.set_nodelay(true)?;
        let mut reader = BufReader::new(stream.try_clone()?);
        let mut out = stream;
        while let Some(request) = read_request(&mut reader)? {
            let latency = self.latency.load(Ordering::Relaxed);
            if latency > 0 {
                std::thread::sleep(Duration::from_millis(latency));
            }
            if request.path == DOWNLOAD {
                self.download(&mut out)?;
            } else {
                out.write_all(&self.respond(&request)?)?;
            }
        }
        Ok(())
    }

    fn respond(&self, request: &Requested) -> Result<Vec<u8>> {
        const QUOTA: &str = "X-RateLimit-Limit: 5000\r\nX-RateLimit-Remaining: 4987\r\nX-RateLimit-Used: 13\r\n\
            X-RateLimit-Reset: 4102444800\r\nX-RateLimit-Resource: core\r\n";
        const COMMON: &str = "Server: github.com\r\nCache-Control: private, max-age=60, s-maxage=60\r\n\
            Vary: Accept, Authorization, Cookie, X-GitHub-OTP, Accept-Encoding\r\n\
            X-GitHub-Media-Type: github.v3; param=full; format=json\r\nX-GitHub-Api-Version-Selected: 2022-11-28\r\n\
            X-OAuth-Scopes: repo\r\nAccess-Control-Allow-Origin: *\r\n\
            Strict-Transport-Security: max-age=31536000; includeSubdomains; preload\r\nX-Frame-Options: deny\r\n\
            X-Content-Type-Options: nosniff\r\nX-XSS-Protection: 0\r\n\
            Referrer-Policy: origin-when-cross-origin, strict-origin-when-cross-origin\r\n\
            Content-Security-Policy: default-src 'none'\r\nX-GitHub-Request-Id: C0DE:1A2B:3C4D5E:6F7081:65A0B1C2\r\n";
        let is_cut = request.path == ISSUES && self.has_cursors.load(Ordering::Relaxed);
        let cut = if is_cut { self.page(request)? } else { None };
        let known = self.responses.get(&format!("{} {}", request.path, request.page)).filter(|_| !is_cut);
        let Some(response) = cut.as_deref().or(known) else {
            let (status, reason) = if is_cut { (422, "Unprocessable Entity") } else { (404, "Not Found") };
            let body = format!("{{\"message\": \"{reason}\"}}");
            let length = body.len();
            let head = format!("HTTP/1.1 {status} {reason}\r\n{QUOTA}Content-Length: {length}\r\n\r\n");
            return Ok(format!("{head}{body}").into_bytes());
        };
        let etag = &response.etag;
        if request.etag.trim_start_matches("W/") == etag {
            return Ok(format!("HTTP/1.1 304 Not Modified\r\n{COMMON}{QUOTA}ETag: {etag}\r\n\r\n").into_bytes());
        }
        let (body, encoding) =
            if request.gzip { (&response.gzip, "Content-Encoding: gzip\r\n") } else { (&response.plain, "") };
        let link = if response.link.is_empty() { String::new() } else { format!("Link: {}\r\n", response.link) };
        let length = body.len();
        let mut whole = format!(
            "HTTP/1.1 200 OK\r\n{COMMON}{QUOTA}Content-Type: application/json; charset=utf-8\r\n{encoding}{link}\
             ETag: {etag}\r\nContent-Length: {length}\r\n\r\n"
        )
        .into_bytes();
        whole.extend_from_slice(body);
        Ok(whole)
    }

    fn download(&self, out: &mut TcpStream) -> Result<()> {
        let head = format!(
            "HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\nContent-Length: {DOWNLOAD_SIZE}\r\n\
             Content-Disposition: attachment; filename=big.bin\r\n\r\n"
        );
        out.write_all(head.as_bytes())?;
        let mut left = DOWNLOAD_SIZE;
        while left > 0 {
            let piece = self.block.get(..left.min(BLOCK)).unwrap_or_default();
            out.write_all(piece)?;
            left -= piece.len();
        }
        Ok(())
    }
}

/// Read a request; None when the client hung up.
fn read_request(reader: &mut impl BufRead) -> Result<Option<Requested>> {
    let mut request = Requested { page: 1, ..Requested::default() };
    let mut length = 0;
    let mut line = String::new();
    loop {
        line.clear();
        if reader.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let text = line.trim_end();
        if text.is_empty() {
            std::io::copy(&mut std::io::Read::take(&mut *reader, length), &mut std::io::sink())?;
            return Ok(Some(request));
        }
        if request.path.is_empty() {
            let target = text.split(' ').nth(1).unwrap_or_default();
            let (path, query) = target.split_once('?').unwrap_or((target, ""));
            request.path = path.trim_start_matches("/api/v3").to_owned();
            let number = |name: &str| query.split('&').find_map(|pair| pair.strip_prefix(name)?.parse().ok());
            request.page = number("page=").unwrap_or(1);
            request.per_page = number("per_page=").unwrap_or(30);
            request.after = number("after=");
        } else if let Some((name, value)) = text.split_once(':') {
            if name.eq_ignore_ascii_case("if-none-match") {
                request.etag = value.trim().to_owned();
            } else if name.eq_ignore_ascii_case("content-length") {
                length = value.trim().parse().unwrap_or(0);
            } else if name.eq_ignore_ascii_case("accept-encoding") {
                request.gzip = value.contains("gzip");
            }
        }
    }
}

fn main() -> Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".into());
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let own = format!("http://{}", listener.local_addr()?);
    let site = Arc::new(Site::read(Path::new(&folder), &own)?);
    println!("{own}");
    let serving = site.clone();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let site = serving.clone();
            std::thread::spawn(move || site.serve(stream));
        }
    });
    for line in std::io::stdin().lines() {
        let line = line?;
        let Some((name, value)) = line.split_once(' ') else { continue };
        let number = value.trim().parse().unwrap_or(0);
        match name {
            "latency" => site.latency.store(number, Ordering::Relaxed),
            "cursors" => site.has_cursors.store(number > 0, Ordering::Relaxed),
            _ => continue,
        }
        println!("{name} {number}");
    }
    Ok(())
}
