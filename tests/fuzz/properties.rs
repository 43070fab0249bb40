//! What must hold for whatever the service, a file or a user hands in. Each takes any bytes and panics where it does not.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::LazyLock;
use std::time::Duration;

use bytes::Bytes;
use ferrohub::bindings::auth::request_secrets;
use ferrohub::bindings::cassette::Scrub;
use ferrohub::bindings::cassette::file;
use ferrohub::bindings::graphql::pages::Pages;
use ferrohub::bindings::graphql::query::Query;
use ferrohub::bindings::http::request;
use ferrohub::bindings::http::response::{Response, links};
use ferrohub::bindings::http::secrets::{is_secret_name, printable, redacted_with};
use ferrohub::bindings::http::uri_template;
use ferrohub::bindings::json::document::Json;
use ferrohub::bindings::json::time;
use ferrohub::bindings::quota::reported::limit_reached;
use ferrohub::bindings::runtime::deadline;
use ferrohub::bindings::webhooks::event::WebhookEvent;
use ferrohub::bindings::webhooks::receiver::WebhookReceiver;
use ferrohub::bindings::webhooks::signature::WebhookSecrets;
use http::header::{CONTENT_DISPOSITION, COOKIE, DATE, LINK, RETRY_AFTER, SET_COOKIE};
use http::{HeaderMap, HeaderValue};
use serde_json::Value;
use serde_json::value::RawValue;
use url::Url;

/// Takes any bytes, and panics when it does not hold.
pub type Property = fn(&[u8]);

/// Every property by its name, which is that of its folder of seeds.
pub const ALL: [(&str, Property); 11] = [
    ("link", link),
    ("template", template),
    ("cassette", cassette),
    ("json", json),
    ("time", time),
    ("webhook", webhook),
    ("header", header),
    ("graphql", graphql),
    ("cookie", cookie),
    ("retry_after", retry_after),
    ("zip_name", zip_name),
];

/// The headers that are taken apart: links and the names of files, one header a line.
pub fn link(input: &[u8]) {
    for link in links(&String::from_utf8_lossy(input)) {
        assert!(!link.rel.is_empty() && !link.rel.contains(|c: char| c.is_ascii_whitespace()), "{link:?}");
        assert!(!link.target.contains('>'), "{link:?}");
    }
    let mut headers = HeaderMap::new();
    for line in input.split(|&byte| byte == b'\n').take(20) {
        let Ok(value) = HeaderValue::from_bytes(line) else { continue };
        headers.append(LINK, value.clone());
        headers.insert(CONTENT_DISPOSITION, value);
    }
    let Ok(url) = Url::parse("https://api.github.com/repositories?page=2") else { return };
    let response = Response::new(200, headers, Bytes::new(), url);
    for link in response.links() {
        if let Some(target) = response.link(&link.rel) {
            assert_eq!(Url::parse(target.as_str()).as_ref(), Ok(&target));
        }
    }
    for name in response.file_name().into_iter().chain(response.last_segment()) {
        assert!(!matches!(&*name, "" | "." | ".."));
        assert!(!name.contains(|c: char| matches!(c, '/' | '\\') || c.is_control()), "{name:?}");
    }
}

/// URI templates: the first line, and the values of its variables, a line each.
pub fn template(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let mut lines = text.split('\n');
    let template = lines.next().unwrap_or_default();
    let names = uri_template::variables(template);
    let values = names.iter().cloned().zip(lines.map(|line| uri_template::Variable::String(line.to_owned())));
    let bare = uri_template::expand(template, []);
    let filled = uri_template::expand(template, values);
    assert_eq!(bare.is_ok(), filled.is_ok(), "{template:?}");
    for url in bare.into_iter().chain(filled) {
        assert!(!url.contains(['{', '}', ' ', '\n', '"', '<', '>']), "{template:?} expands to {url:?}");
    }
}

/// Cassettes: what is read is written so that it reads as the same, without what the scrubber knows to be secret.
pub fn cassette(input: &[u8]) {
    let Ok(interactions) = file::parse(input) else { return };
    let again = file::parse(file::text(&interactions).as_bytes());
    assert!(again.is_ok_and(|again| file::text(&again) == file::text(&interactions)));
    let scrubbed: Vec<_> = interactions.iter().map(|interaction| interaction.scrubbed(&SCRUB)).collect();
    let text = file::text(&scrubbed);
    // What is compared while replaying is scrubbed again.
    let read = file::parse(text.as_bytes());
    let again: Vec<_> = read.iter().flatten().map(|interaction| interaction.scrubbed(&SCRUB)).collect();
    assert!(read.is_ok() && file::text(&again) == text, "{text}\n{}", file::text(&again));
}

static SCRUB: LazyLock<Scrub> = LazyLock::new(|| {
    let mut scrub = Scrub::default();
    scrub.secret("s3cret-of-the-seeds");
    scrub
});

/// JSON: looked into lazily, it says what serde_json says.
pub fn json(input: &[u8]) {
    let json = Json::parse(Bytes::copy_from_slice(input));
    let due: Result<&RawValue, _> = serde_json::from_slice(input);
    match (json, due) {
        (Ok(json), Ok(due)) => {
            assert_eq!(json.text(), due.get());
            look(&json, &mut 1000);
        }
        (Err(_), Err(_)) => {}
        (json, due) => panic!("{json:?} where {due:?} is due"),
    }
}

fn look(json: &Json, left: &mut u32) {
    let Some(rest) = left.checked_sub(1) else { return };
    *left = rest;
    match json.start() {
        b'{' => {
            let entries = json.entries();
            entries.iter().for_each(|(_, value)| look(value, left));
            // It rejects keys that hold half of a surrogate pair.
            let due: Result<BTreeMap<String, &RawValue>, _> = serde_json::from_str(json.text());
            let Ok(due) = due else { return assert!(!entries.is_empty()) };
            for (key, value) in &due {
                assert_eq!(json.member(key).as_ref().map(Json::text), Some(value.get()));
            }
            assert_eq!(json.keys(), entries.iter().map(|(key, _)| key.clone()).collect::<Vec<_>>());
            let last: BTreeMap<&String, &str> = entries.iter().map(|(key, value)| (key, value.text())).collect();
            assert!(last.into_iter().eq(due.iter().map(|(key, value)| (key, value.get()))));
            let kept = json.without(&["a", "url"]);
            assert!(kept.get("a").is_none() && kept.entries().iter().all(|(key, _)| due.contains_key(key)));
            assert!(json.items().is_empty() && json.scalar().is_none());
        }
        b'[' => {
            let due: Vec<&RawValue> = serde_json::from_str(json.text()).unwrap_or_default();
            let items = json.items();
            assert!(items.iter().map(Json::text).eq(due.iter().map(|item| item.get())));
            assert!(json.get("a").is_none() && json.scalar().is_none());
            items.iter().for_each(|item| look(item, left));
        }
        b'"' => assert_eq!(json.scalar(), serde_json::from_str(json.text()).ok()),
        b'-' | b'0'..=b'9' => assert_eq!(json.scalar().as_deref(), Some(json.text())),
        _ => assert!(matches!(serde_json::from_str(json.text()), Ok(Value::Null | Value::Bool(_)))),
    }
}

/// Times: what is one has a year that Python has too, and reads the same when written.
pub fn time(input: &[u8]) {
    let Some(time) = time::parse(&String::from_utf8_lossy(input)) else { return };
    assert!(time.timestamp_subsec_nanos() < 1_000_000_000, "a leap second");
    assert_eq!(time::parse(&time.to_rfc3339()), Some(time));
    assert_eq!(time.to_rfc3339().find('-'), Some(4), "{time:?}");
}

/// Deliveries of webhooks: the first line is the event, the second one the signature, the third one the media type, and the
/// rest the body.
pub fn webhook(input: &[u8]) {
    let mut lines = input.splitn(4, |&byte| byte == b'\n');
    let mut line = || lines.next().unwrap_or_default();
    let (name, given, media, body) = (line(), line(), line(), line());
    let Ok(secrets) = WebhookSecrets::with_sha1(["a secret", "another one"]) else { return };
    let signature = secrets.sign(body);
    assert!(secrets.verify(body, &signature));
    let given = String::from_utf8_lossy(given);
    let is_own = given.trim().eq_ignore_ascii_case(&signature) || !given.starts_with("sha256=");
    assert!(is_own || !secrets.verify(body, &given), "{given:?}");

    let text = String::from_utf8_lossy(name);
    let due = serde_json::from_slice::<Value>(body).ok().and_then(|value| value.as_object().cloned());
    let parsed = WebhookEvent::parse(&text, Bytes::copy_from_slice(body));
    // Deep JSON is read here, which serde_json does not parse.
    assert!(parsed.is_ok() || due.is_none(), "{parsed:?}");
    if let (Ok(event), Some(due)) = (&parsed, &due) {
        assert_eq!(event.action().as_deref(), due.get("action").and_then(Value::as_str));
        assert!(event.class().is_some_and(|class| class.fields.iter().all(|field| !field.name.is_empty())));
    }

    let mut headers = HeaderMap::new();
    let pairs = [("x-github-event", name), ("x-github-delivery", b"1"), ("content-type", media)];
    for (name, value) in pairs.into_iter().chain([("x-hub-signature-256", signature.as_bytes())]) {
        let Ok(value) = HeaderValue::from_bytes(value) else { return };
        headers.insert(name, value);
    }
    // The signature does not cover Content-Type: no body is read in two ways.
    let [json, form] = ["application/json", "application/x-www-form-urlencoded"].map(|media| {
        let mut headers = headers.clone();
        headers.insert("content-type", HeaderValue::from_static(media));
        WebhookReceiver::new(secrets.clone()).forms().receive(&headers, Bytes::copy_from_slice(body))
    });
    assert!(json.is_err() || form.is_err());
    let receiver = WebhookReceiver::new(secrets);
    let received = receiver.receive(&headers, Bytes::copy_from_slice(body));
    if let Ok(event) = &received {
        assert_eq!(event.name(), text.trim());
    }
    if let Ok(value) = HeaderValue::from_bytes(given.as_bytes()) {
        headers.insert("x-hub-signature-256", value);
        let other = receiver.receive(&headers, Bytes::copy_from_slice(body));
        assert!(is_own || other.is_err());
        assert!(other.is_ok() || received.is_err() || other.is_err_and(|rejection| rejection.status == 401));
    }
}

/// Headers that a user sets, one a line: none begins another header, and no credential may follow to another origin.
pub fn header(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    for line in text.split('\n').take(20) {
        let (name, value) = line.split_once(':').unwrap_or((line, ""));
        let Ok((name, value)) = request::header(name, value) else { continue };
        assert!(!value.as_bytes().iter().any(|byte| matches!(byte, b'\r' | b'\n' | b'\0')), "{value:?}");
        assert!(name.as_str().bytes().all(|byte| byte.is_ascii_graphic() && !byte.is_ascii_uppercase()), "{name:?}");
        let is_secret = request_secrets::is_credential(&name) || is_secret_name(name.as_str());
        assert!(!(is_secret && request::may_cross_origins(&name)), "{name:?}");
    }
    let shown = printable(&text);
    assert!(!shown.contains(char::is_control), "{shown:?}");
}

/// GraphQL documents: one that is accepted is accepted again as it is sent, and its pages can be planned or are an error.
pub fn graphql(input: &[u8]) {
    let text = String::from_utf8_lossy(input).into_owned();
    let query = Query::new(text.clone());
    let parsed = query.parsed();
    if let Ok(parsed) = &parsed {
        let operation = query.operation(parsed);
        assert!(operation.is_ok(), "{text:?}");
        let again = Query::new(parsed.to_string());
        assert!(again.parsed().is_ok(), "{text:?} is written as {parsed}");
    }
    let pages = Pages::new(Query::new(text), None);
    assert!(parsed.is_ok() || pages.is_err());
}

/// Cookies: each value is found, and hidden in whatever shows it.
pub fn cookie(input: &[u8]) {
    let Ok(value) = HeaderValue::from_bytes(input) else { return };
    for name in [COOKIE, SET_COOKIE] {
        let found = request_secrets::in_header(&name, &value);
        let text: String = value.as_bytes().iter().copied().map(char::from).collect();
        for pair in text.split(';') {
            let Some((_, value)) = pair.split_once('=') else { continue };
            assert!(found.iter().any(|secret| secret == value.trim()), "{pair:?} of {text:?}");
        }
        let secrets: Vec<String> = found.into_iter().filter(|secret| secret.len() >= 16).collect();
        let shown = redacted_with(&text, &secrets);
        // A placeholder, with the text beside it, may be equal to a secret.
        let is_shown = |secret: &String| shown.split("REDACTED").any(|rest| rest.contains(secret.as_str()));
        for secret in &secrets {
            assert!(!is_shown(secret), "{secret:?} in {shown:?}");
        }
    }
}

/// Retry-After, Date and the time at which a quota resets, a line each: waits are bounded, and whole seconds are what they say.
pub fn retry_after(input: &[u8]) {
    let mut headers = HeaderMap::new();
    let names = [RETRY_AFTER.as_str(), DATE.as_str(), "x-ratelimit-reset", "x-ratelimit-remaining"];
    for (name, line) in names.into_iter().zip(input.split(|&byte| byte == b'\n')) {
        let Ok(value) = HeaderValue::from_bytes(line) else { continue };
        headers.insert(name, value);
    }
    let Ok(url) = Url::parse("https://api.github.com/user") else { return };
    for status in [200, 202, 301, 403, 429, 503] {
        let response = Response::new(status, headers.clone(), Bytes::new(), url.clone());
        let wait = response.retry_after();
        assert!(wait.is_none_or(|wait| wait <= deadline::LONGEST), "{wait:?}");
        let text = response.header(RETRY_AFTER.as_str()).map(str::trim).unwrap_or_default();
        if let (true, Ok(seconds)) = (text.bytes().all(|byte| byte.is_ascii_digit()), text.parse()) {
            assert_eq!(wait, Some(Duration::from_secs(seconds).min(deadline::LONGEST)), "{text:?}");
        }
        let limit = limit_reached(&response);
        assert!(limit.is_none() || matches!(status, 403 | 429), "{limit:?}");
        assert!(limit.and_then(|limit| limit.wait).is_none_or(|wait| wait <= deadline::LONGEST));
    }
}

/// Names of archives and assets, as a header and as the end of a URL: a file of that name is in the folder.
pub fn zip_name(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let quoted = text.replace(['\\', '"', '\r', '\n', '\0'], "_");
    let encoded: String = input.iter().take(300).map(|byte| format!("%{byte:02x}")).collect();
    let forms = [
        format!("attachment; filename=\"{quoted}\""),
        format!("attachment; filename*=UTF-8''{encoded}"),
        text.to_string(),
    ];
    let url = format!("https://codeload.github.com/o/r/zip/{encoded}");
    let Ok(url) = Url::parse(&url) else { return };
    for form in &forms {
        let mut headers = HeaderMap::new();
        if let Ok(value) = HeaderValue::from_bytes(form.as_bytes()) {
            headers.insert(CONTENT_DISPOSITION, value);
        }
        let response = Response::new(200, headers, Bytes::new(), url.clone());
        for name in response.file_name().into_iter().chain(response.last_segment()) {
            let path = Path::new("/folder").join(&name);
            assert_eq!(path.parent(), Some(Path::new("/folder")), "{name:?}");
            assert_eq!(path.file_name().and_then(|name| name.to_str()), Some(&*name), "{name:?}");
            assert!(!name.starts_with('.') && !name.ends_with(['.', ' ']) && name.len() <= 255, "{name:?}");
            assert!(!name.contains(|c: char| c.is_control()), "{name:?}");
        }
    }
}
