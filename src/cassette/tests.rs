use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};

use bytes::Bytes;
use http::{HeaderMap, HeaderValue, Method};
use serde_json::Value;
use url::Url;

use super::*;
use crate::auth::credential::{Auth, Secret};
use crate::runtime::driver::block_on;

/// A directory that is removed at the end of the test.
pub(super) struct Directory(PathBuf);

impl Directory {
    pub(super) fn new() -> Directory {
        static MADE: AtomicUsize = AtomicUsize::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("ferrohub-cassette-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Directory(path)
    }

    pub(super) fn cassette(&self) -> PathBuf {
        self.0.join("sub").join("cassette.json")
    }

    pub(super) fn open(&self, record: Record) -> Cassette {
        Cassette::open(self.cassette(), record, Matcher::DEFAULT.to_vec(), Scrub::default()).unwrap()
    }

    /// The bodies of the recorded responses.
    fn response_texts(&self) -> Vec<String> {
        let interactions = file::read(&self.cassette()).unwrap();
        interactions.iter().map(|i| String::from_utf8_lossy(&i.response.body).into_owned()).collect()
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn get(path: &str) -> Request {
    Request::new(Method::GET, Url::parse(&format!("https://api.github.com{path}")).unwrap())
}

pub(super) fn response_with(body: impl Into<Bytes>) -> Response {
    Response::new(200, HeaderMap::new(), body.into(), get("/").url)
}

/// The body of the response to a request. `live` is the body that the server would return; None if it is offline.
pub(super) fn exchange_text(cassette: &Cassette, request: &Request, live: Option<&'static str>) -> Result<String> {
    let live = async || live.map(response_with).ok_or_else(|| Error::Connection("offline".into()));
    let response = block_on(cassette.exchange(request, live), || false)?;
    Ok(String::from_utf8_lossy(&response.body).into_owned())
}

/// Like `exchange_text`, for a GET request; the name of the error's variant if it fails.
fn get_text(cassette: &Cassette, path: &str, live: Option<&'static str>) -> String {
    exchange_text(cassette, &get(path), live)
        .unwrap_or_else(|error| format!("{error:?}").split('(').next().unwrap().to_owned())
}

#[test]
fn modes_are_read() {
    for mode in [Record::Once, Record::None, Record::NewEpisodes, Record::All] {
        assert_eq!(mode.to_string().parse::<Record>().unwrap(), mode);
    }
    assert!(matches!("ever".parse::<Record>(), Err(Error::Argument(text)) if text.contains("new_episodes")));
    assert!(matches!(Cassette::open("x", Record::Once, Vec::new(), Scrub::default()), Err(Error::Argument(_))));
}

#[test]
fn once_records_and_then_replays() {
    let directory = Directory::new();
    let cassette = directory.open(Record::Once);
    assert_eq!(get_text(&cassette, "/a", Some("1")), "1");
    assert_eq!(get_text(&cassette, "/a", Some("2")), "2");
    assert_eq!(get_text(&cassette, "/b", None), "Connection");
    assert!(!directory.cassette().exists());
    cassette.save().unwrap();
    assert_eq!((cassette.recorded(), cassette.played()), (2, 0));
    let cassette = directory.open(Record::Once);
    assert_eq!(cassette.unused(), ["GET https://api.github.com/a"; 2]);
    assert_eq!(get_text(&cassette, "/a", None), "1");
    assert_eq!(get_text(&cassette, "/a", None), "2");
    assert_eq!(get_text(&cassette, "/a", Some("3")), "Cassette");
    assert_eq!((cassette.recorded(), cassette.played(), cassette.unused().len()), (0, 2, 0));
    let cassette = directory.open(Record::None).allow_repeats(true);
    for expected in ["1", "2", "2", "2"] {
        assert_eq!(get_text(&cassette, "/a", None), expected);
    }
    assert_eq!(get_text(&cassette, "/b", None), "Cassette");
    assert_eq!(std::fs::read_dir(directory.cassette().parent().unwrap()).unwrap().count(), 1);
}

#[test]
fn an_empty_cassette_is_recorded_once() {
    for empty in ["", r#"{"http_interactions": [], "recorded_with": "x"}"#] {
        let directory = Directory::new();
        std::fs::create_dir_all(directory.cassette().parent().unwrap()).unwrap();
        std::fs::write(directory.cassette(), empty).unwrap();
        assert_eq!(get_text(&directory.open(Record::Once), "/a", Some("1")), "1");
        assert_eq!(get_text(&directory.open(Record::None), "/a", Some("1")), "Cassette");
    }
}

#[test]
fn none_records_nothing() {
    let directory = Directory::new();
    let cassette = directory.open(Record::None);
    let Err(Error::Cassette(text)) = exchange_text(&cassette, &get("/a"), Some("1")) else { panic!() };
    assert!(text.contains("there is no such cassette"), "{text}");
    cassette.save().unwrap();
    assert!(!directory.cassette().exists());
}

#[test]
fn new_episodes_records_missing_requests() {
    let directory = Directory::new();
    let cassette = directory.open(Record::NewEpisodes);
    assert_eq!(get_text(&cassette, "/a", Some("1")), "1");
    cassette.save().unwrap();
    let cassette = directory.open(Record::NewEpisodes);
    assert_eq!(get_text(&cassette, "/b", Some("2")), "2");
    assert_eq!(get_text(&cassette, "/a", Some("x")), "1");
    assert_eq!(get_text(&cassette, "/a", Some("3")), "3");
    cassette.save().unwrap();
    assert_eq!(directory.response_texts(), ["1", "2", "3"]);
}

#[test]
fn all_replaces_equal_requests() {
    let directory = Directory::new();
    let cassette = directory.open(Record::All);
    for (path, response) in [("/a", "1"), ("/b", "2"), ("/a", "3")] {
        get_text(&cassette, path, Some(response));
    }
    cassette.save().unwrap();
    let cassette = directory.open(Record::All);
    assert_eq!(get_text(&cassette, "/a", Some("4")), "4");
    assert_eq!(cassette.unused(), ["GET https://api.github.com/b"]);
    cassette.save().unwrap();
    assert_eq!(directory.response_texts(), ["2", "4"]);
}

#[test]
fn a_cassette_is_written_only_after_a_recording() {
    let directory = Directory::new();
    let cassette = directory.open(Record::Once);
    get_text(&cassette, "/a", Some("1"));
    cassette.save().unwrap();
    std::fs::remove_file(directory.cassette()).unwrap();
    cassette.save().unwrap();
    assert!(!directory.cassette().exists());
    get_text(&cassette, "/b", Some("2"));
    cassette.save().unwrap();
    assert_eq!(directory.response_texts(), ["1", "2"]);
    let folder = Cassette::open(&directory.0, Record::Once, vec![Matcher::Uri], Scrub::default());
    assert!(matches!(folder, Err(Error::Recording(_))));
}

#[test]
fn interactions_added_by_another_process_are_kept() {
    for record in [Record::Once, Record::NewEpisodes, Record::All] {
        let directory = Directory::new();
        let (one, other) = (directory.open(record), directory.open(record));
        get_text(&one, "/a", Some("1"));
        get_text(&one, "/b", Some("2"));
        get_text(&other, "/b", Some("3"));
        get_text(&other, "/c", Some("4"));
        one.save().unwrap();
        other.save().unwrap();
        // The request that both recorded is kept once, with the later response.
        assert_eq!(directory.response_texts(), ["1", "3", "4"], "{record}");
        get_text(&one, "/d", Some("5"));
        one.save().unwrap();
        other.save().unwrap();
        assert_eq!(directory.response_texts().len(), 4, "{record}");
    }
}

#[test]
fn requests_are_written_in_the_order_of_sending() {
    let directory = Directory::new();
    let cassette = directory.open(Record::Once);
    let slow = async || {
        cassette.exchange(&get("/b"), async || Ok(response_with("2"))).await.unwrap();
        Ok(response_with("1"))
    };
    block_on(cassette.exchange(&get("/a"), slow), || false).unwrap();
    cassette.save().unwrap();
    assert_eq!(directory.response_texts(), ["1", "2"]);
}

#[test]
fn threads_share_a_cassette() {
    let directory = Directory::new();
    let cassette = directory.open(Record::Once);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| (0..25).for_each(|n| assert_eq!(get_text(&cassette, &format!("/{n}"), Some("1")), "1")));
        }
    });
    cassette.save().unwrap();
    let cassette = directory.open(Record::None);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| (0..25).for_each(|n| assert_eq!(get_text(&cassette, &format!("/{n}"), None), "1")));
        }
    });
    assert_eq!((cassette.played(), cassette.unused().len()), (100, 0));
}

#[test]
fn an_error_shows_the_most_similar_recorded_request() {
    let directory = Directory::new();
    let cassette = directory.open(Record::Once);
    let mut post = get("/repos/o/r/issues?token=hidden");
    post.method = Method::POST;
    post.body = Some(r#"{"title": "t", "password": "hidden"}"#.into());
    exchange_text(&cassette, &post, Some("{}")).unwrap();
    for path in ["/users", "/repos/o/r/issues?page=2", "/repos/o/r/issues?page=3&per_page=100"] {
        get_text(&cassette, path, Some("[]"));
    }
    cassette.save().unwrap();
    let cassette = directory.open(Record::None);
    let message = |request: &Request| exchange_text(&cassette, request, None).unwrap_err().to_string();
    let text = message(&get("/repos/o/r/issues?page=1"));
    insta::assert_snapshot!(text.replace(&directory.cassette().display().to_string(), "cassette.json"));
    assert_eq!(get_text(&cassette, "/users", None), "[]");
    assert!(message(&get("/users")).contains("An equal request was recorded 1 time(s) and replayed as often"));
    assert!(message(&get("/users?x=1")).contains("https://api.github.com/users (already replayed), which differs:"));
    post.body = Some(r#"{"title": "other", "password": "hidden too"}"#.into());
    let text = message(&post);
    assert!(text.contains("differs:\n  body title: \"other\", recorded \"t\"\nMatched"), "{text}");
    assert!(!text.contains("hidden"), "{text}");
}

#[test]
fn a_cassette_is_written_in_the_form_of_betamax() {
    let directory = Directory::new();
    let cassette = directory.open(Record::Once);
    let mut request = get("/repos/o/r/issues?access_token=hidden");
    request.method = Method::POST;
    request.header("authorization", "token hidden").unwrap();
    request.body = Some(r#"{"title": "t", "password": "hidden"}"#.into());
    exchange_text(&cassette, &request, Some(r#"{"number": 1}"#)).unwrap();
    cassette.save().unwrap();
    let text = std::fs::read_to_string(directory.cassette()).unwrap();
    let mut value: Value = serde_json::from_str(&text).unwrap();
    value["http_interactions"][0]["recorded_at"] = "2026-11-22T00:00:00".into();
    value["recorded_with"] = "ferrohub".into();
    insta::assert_snapshot!(serde_json::to_string_pretty(&value).unwrap());
}

#[test]
fn no_secret_is_written_and_any_credential_replays() {
    let directory = Directory::new();
    let mut request = get("/authorizations?access_token=QUERYSECRET&x=1");
    request.method = Method::POST;
    request.sign_with(Some(Auth::Token(Secret::new("AUTHSECRET"))));
    for (name, value) in [
        ("authorization", "token HEADERSECRET"),
        ("proxy-authorization", "Basic dTpQUk9YWVNFQ1JFVA=="),
        ("cookie", "COOKIESECRET"),
        ("x-github-otp", "987654"),
    ] {
        request.header(name, value).unwrap();
    }
    let body = r#"{"note": "HEADERSECRET or AUTHSECRET, PROXYSECRET", "client_secret": "BODYSECRET", "n": 1}"#;
    request.body = Some(body.into());
    let mut response =
        response_with(r#"{"id": 123456789012345678901, "token": "NEWSECRET", "note": "HEADERSECRET LATERSECRET"}"#);
    response.status = 201;
    response.headers.insert("set-cookie", HeaderValue::from_static("SETSECRET"));
    response.headers.insert("x-github-otp", HeaderValue::from_static("required; app"));
    response.headers.insert("location", HeaderValue::from_static("https://h/a?token=LINKSECRET"));
    response.headers.insert("content-length", HeaderValue::from_static("87"));
    let cassette = directory.open(Record::Once);
    let live = response.clone();
    let got = block_on(cassette.exchange(&request, async || Ok(live)), || false).unwrap();
    assert_eq!(got.body, response.body);
    let mut later = get("/later");
    later.header("authorization", "Bearer LATERSECRET").unwrap();
    exchange_text(&cassette, &later, Some("{}")).unwrap();
    cassette.save().unwrap();
    let text = std::fs::read_to_string(directory.cassette()).unwrap();
    assert!(!text.contains("SECRET") && !text.contains("987654") && !text.contains("dTpQ"), "{text}");
    serde_json::from_str::<Value>(&text).unwrap();

    let cassette = directory.open(Record::None);
    let body = r#"{"n": 1, "client_secret": "OTHER!", "note": "ANOTHER1 or ANOTHER1, ANOTHER1"}"#;
    let mut other = get("/authorizations?x=1&access_token=other");
    other.method = Method::POST;
    other.body = Some(body.into());
    other.header("authorization", "token ANOTHER1").unwrap();
    let got = block_on(cassette.exchange(&other, async || Ok(response_with(""))), || false).unwrap();
    assert_eq!(&*got.body, br#"{"id": 123456789012345678901, "token": "REDACTED", "note": "REDACTED REDACTED"}"#);
    assert_eq!(got.header("x-github-otp"), Some("required; app"));
    assert_eq!(got.header("location"), Some("https://h/a?token=REDACTED"));
    assert_eq!(got.header("content-length"), Some(&*got.body.len().to_string()));
    assert_eq!(get_text(&cassette, "/later", None), "{}");
}

#[test]
fn a_secret_already_in_a_cassette_is_matched_and_removed() {
    let directory = Directory::new();
    let cassette = directory.open(Record::Once);
    get_text(&cassette, "/users/CREDENTIAL", Some("1"));
    cassette.save().unwrap();
    assert!(std::fs::read_to_string(directory.cassette()).unwrap().contains("CREDENTIAL"));
    let cassette = directory.open(Record::NewEpisodes);
    let mut request = get("/users/CREDENTIAL");
    request.header("authorization", "token CREDENTIAL").unwrap();
    assert_eq!(exchange_text(&cassette, &request, None).unwrap(), "1");
    get_text(&cassette, "/b", Some("2"));
    cassette.save().unwrap();
    assert!(!std::fs::read_to_string(directory.cassette()).unwrap().contains("CREDENTIAL"));
}

#[test]
fn binary_bodies_replay() {
    let directory = Directory::new();
    let cassette = directory.open(Record::Once);
    let bytes: Vec<u8> = (0..=255).collect();
    let mut upload = get("/upload");
    upload.body = Some(bytes.clone().into());
    block_on(cassette.exchange(&upload, async || Ok(response_with(bytes.clone()))), || false).unwrap();
    cassette.save().unwrap();
    let cassette = directory.open(Record::None);
    let got = block_on(cassette.exchange(&upload, async || Ok(response_with(""))), || false).unwrap();
    assert_eq!(got.body, bytes);
    assert!(!format!("{cassette:?}").contains("255"));
}

/// Replays every cassette in a folder outside the project: `FERROHUB_RECORDINGS=... cargo test cassettes`.
#[test]
fn cassettes_of_other_projects_replay() {
    let Some(root) = std::env::var_os("FERROHUB_RECORDINGS") else { return };
    let mut folders = vec![PathBuf::from(root)];
    let (mut files, mut responses) = (0, 0);
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect::<BTreeSet<_>>() {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let cassette = Cassette::open(&path, Record::Once, Matcher::DEFAULT.to_vec(), Scrub::default()).unwrap();
            for interaction in file::read(&path).unwrap() {
                let live = async || -> Result<Response> { panic!("{} is not replayed", path.display()) };
                let got = block_on(cassette.exchange(&interaction.request, live), || false).unwrap();
                let is_json = got.header("content-type").is_some_and(|kind| kind.contains("json"));
                let empty = got.body.iter().all(u8::is_ascii_whitespace);
                assert!(empty || !is_json || serde_json::from_slice::<Value>(&got.body).is_ok(), "{}", path.display());
                assert_eq!(got.body, interaction.response.body);
                assert!(empty || !got.headers.contains_key("content-encoding"));
                responses += 1;
            }
            assert!(cassette.unused().is_empty());
            files += 1;
        }
    }
    assert!(files > 0 && responses > 0, "{files} cassettes, {responses} responses");
    println!("{files} cassettes, {responses} responses");
}
