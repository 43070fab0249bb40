//! A test with random secrets, in random encodings, at random places of an exchange: none may be written to the file.
//! The seeds are the same in each run; `FERROHUB_PLANTED=n` sets how many there are.

use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use fastrand::Rng;
use http::{HeaderName, HeaderValue, Method};
use url::Url;

use super::tests::{Directory, exchange_text, response_with};
use super::*;
use crate::auth::credential::{Auth, Secret};
use crate::cassette::charsets::Charset;
use crate::cassette::compression::Format;
use crate::cassette::escapes::ESCAPE_SYNTAXES;
use crate::http::request::segment;

/// Default number of secrets.
const TIMES: u64 = 300;

fn letters(numbers: &mut Rng, length: usize) -> String {
    (0..length).map(|_| numbers.alphanumeric()).collect()
}

/// A secret that the session has, or one that is recognized by its format.
fn secret(numbers: &mut Rng) -> String {
    let length = numbers.usize(8..40);
    match numbers.u8(0..6) {
        0 => format!("ghp_{}", letters(numbers, 36)),
        1 => format!("github_pat_{}_{}", letters(numbers, 22), letters(numbers, 59)),
        2 => letters(numbers, length),
        3 => format!("{}+/&\"\\ü {}", letters(numbers, 4), letters(numbers, 4)),
        4 => format!("eyJhbGciOi.eyJ{}.{}", letters(numbers, 20), letters(numbers, 30)).replacen("Oi.", "OiJI.", 1),
        _ => (0..10).map(|_| char::from(numbers.u8(b'!'..=b'~'))).collect(),
    }
}

/// A text with other characters before and after it.
fn surrounded(numbers: &mut Rng, text: &str) -> String {
    let around = ["", " ", "x: ", "é ", "\n", "...", "a/b?c=", "(", "日本 "];
    format!(
        "{}{text}{}",
        numbers.choice(around).unwrap(),
        numbers.choice(["", " ", "\n", "), ", " é", "&d=e"]).unwrap()
    )
}

/// The text in a random encoding.
fn encoded(numbers: &mut Rng, text: &str) -> String {
    let text = &surrounded(numbers, text);
    let wrapped = |letters: String, width: usize, end: &str| {
        let lines: Vec<&str> =
            (0..letters.len()).step_by(width).map(|at| &letters[at..letters.len().min(at + width)]).collect();
        lines.join(end)
    };
    let any = |numbers: &mut Rng, spell: &dyn Fn(char) -> Option<String>| -> String {
        text.chars().map(|c| spell(c).filter(|_| numbers.bool()).unwrap_or_else(|| c.to_string())).collect()
    };
    match numbers.u8(0..14) {
        0 => STANDARD.encode(text),
        1 => URL_SAFE_NO_PAD.encode(text),
        2 => wrapped(STANDARD.encode(text), 60, "\n") + "\n",
        3 => {
            let width = numbers.usize(5..40);
            wrapped(STANDARD.encode(text), width, "\r\n")
        }
        4 => segment(text),
        5 => text.bytes().map(|byte| format!("%{byte:02x}")).collect(),
        6 => any(numbers, &|c| Some(segment(&c.to_string()))),
        7 => {
            let escaped = |c: char| c.encode_utf16(&mut [0; 2]).iter().map(|unit| format!("\\u{unit:04x}")).collect();
            any(numbers, &|c| Some(escaped(c)))
        }
        8 => serde_json::json!({"note": text}).to_string(),
        9 => text.chars().map(|c| format!("&#{};", u32::from(c))).collect(),
        10 => text.bytes().map(|byte| format!("{byte:02x}")).collect(),
        11 => STANDARD.encode(Format::Gzip.pack(text.as_bytes()).unwrap()),
        12 => STANDARD.encode(Charset::Wide { width: 2, big: false }.encode(text).unwrap()),
        _ => text.clone(),
    }
}

/// A body that contains the text, and its media type.
fn body(numbers: &mut Rng, text: &str) -> (Vec<u8>, &'static str) {
    let json = serde_json::json!({"id": 1, "name": "é", "note": surrounded(numbers, text), "list": [text]}).to_string();
    let latin = |text: &str| text.chars().map(|c| u8::try_from(c).unwrap_or(b'?')).collect::<Vec<u8>>();
    let noise: Vec<u8> = (0..numbers.usize(1..40)).map(|_| numbers.u8(..)).collect();
    let wide = Charset::Wide { width: if numbers.bool() { 2 } else { 4 }, big: numbers.bool() };
    match numbers.u8(0..14) {
        0 => (json.into_bytes(), "application/json"),
        1 => (serde_json::json!({text: {"a": [1, text]}}).to_string().into_bytes(), "application/json"),
        2 => (format!("{{\"a\": 1}}\n{json}\n{json}\n").into_bytes(), "application/x-ndjson"),
        3 => (format!("\u{feff}{json}").into_bytes(), "application/json"),
        4 if text.is_ascii() => (latin(&json), "text/plain; charset=iso-8859-1"),
        5 => (wide.encode(&json).unwrap(), "application/json"),
        6 => (wide.encode(&format!("\u{feff}{json}")).unwrap(), "text/plain"),
        7 => (surrounded(numbers, text).into_bytes(), "text/plain"),
        8 => (format!("a=1&note={}&b=%20", segment(text)).into_bytes(), "application/x-www-form-urlencoded"),
        9 => {
            let head = "Content-Disposition: form-data; name=\"note\"\r\n\r\n";
            let part = format!("--b0undary\r\n{head}{text}\r\n--b0undary--\r\n");
            (part.into_bytes(), "multipart/form-data; boundary=b0undary")
        }
        10 => ([&noise[..], text.as_bytes(), &noise].concat(), "application/octet-stream"),
        11 => ([&noise[..], &[0, 1, 2], text.as_bytes(), &[0], &noise].concat(), "image/png"),
        12 => {
            let format = *numbers.choice(&[Format::Gzip, Format::Zlib, Format::Zstd]).unwrap();
            (format.pack(json.as_bytes()).unwrap(), "application/gzip")
        }
        _ => (format!("data: {json}\n\nconst a = {{b: '{text}'}};").into_bytes(), "text/event-stream"),
    }
}

/// Whether a body contains a secret in any encoding. It tries every decoding of every part, however unlikely.
fn reveals(body: &[u8], secret: &str) -> bool {
    let (mut forms, mut seen) = (vec![(body.to_vec(), 0)], std::collections::HashSet::new());
    while let Some((form, depth)) = forms.pop() {
        let text = String::from_utf8(form.clone()).unwrap_or_else(|_| charsets::latin1(&form));
        if text.contains(secret) || charsets::latin1(&form).contains(secret) || text.replace('+', " ").contains(secret)
        {
            return true;
        }
        if depth == 5 || !seen.insert(form.clone()) {
            continue;
        }
        let mut next: Vec<Vec<u8>> = Format::of(&form).and_then(|format| format.unpack(&form)).into_iter().collect();
        next.extend(ESCAPE_SYNTAXES.iter().filter_map(|s| (s.decode)(&text)).map(|decoded| decoded.text.into_bytes()));
        next.extend(charsets::without_zeros(&text).map(|decoded| decoded.text.into_bytes()));
        for run in binary_text::runs(&text) {
            next.extend(run.hex());
            let decoded = (0..4).filter_map(|from| run.base64(from));
            // Further decodings of mostly binary bytes lead nowhere.
            let useful = |bytes: &Vec<u8>| bytes.iter().filter(|b| b.is_ascii()).count() * 8 > bytes.len() * 5;
            next.extend(decoded.filter(|bytes| Format::of(bytes).is_some() || useful(bytes)));
        }
        forms.extend(next.into_iter().map(|form| (form, depth + 1)));
    }
    false
}

/// A request and its response, one of which contains the text at a random place.
fn exchange(numbers: &mut Rng, text: &str) -> (Request, Response) {
    let url = Url::parse("https://api.github.com/repos/o/r").unwrap();
    let (mut request, mut response) = (Request::new(Method::POST, url), response_with("{}"));
    let header = HeaderValue::from_bytes(text.as_bytes()).unwrap_or(HeaderValue::from_static("none"));
    let (body, kind) = body(numbers, text);
    let kind = HeaderValue::from_static(kind);
    match numbers.u8(0..12) {
        0 => drop(request.url.path_segments_mut().unwrap().push(text)),
        1 => drop(request.url.query_pairs_mut().append_pair("q", text)),
        2 => request.url.set_fragment(Some(text)),
        3 => drop(request.headers.insert(numbers.choice(["x-note", "referer"]).unwrap(), header)),
        4 => drop(response.headers.insert(HeaderName::from_static("location"), header)),
        5 => drop(response.headers.insert("link", header)),
        6 | 7 => {
            request.headers.insert("content-type", kind);
            request.body = Some(body.into());
        }
        8 => {
            let (name, format) = *numbers.choice(&[("br", Format::Brotli), ("deflate", Format::Zlib)]).unwrap();
            response.headers.insert("content-encoding", HeaderValue::from_static(name));
            response.body = format.pack(&body).unwrap().into();
        }
        _ => {
            response.headers.insert("content-length", HeaderValue::from(body.len()));
            response.headers.insert("content-type", kind);
            response.body = body.into();
        }
    }
    (request, response)
}

fn parts(interaction: &Interaction) -> Vec<Vec<u8>> {
    let Interaction { request, response, .. } = interaction;
    let headers = request.headers.iter().chain(&response.headers);
    let headers = headers.map(|(name, value)| format!("{name}: {}", charsets::latin1(value.as_bytes())).into_bytes());
    let bodies = [request.body.clone().unwrap_or_default(), response.body.clone()].map(|body| body.to_vec());
    let urls = [&request.url, &response.url].map(|url| url.as_str().as_bytes().to_vec());
    headers.chain(bodies).chain(urls).collect()
}

#[test]
fn no_secret_is_written_to_a_cassette() {
    let times = std::env::var("FERROHUB_PLANTED").ok().and_then(|times| times.parse().ok()).unwrap_or(TIMES);
    for seed in 0..times {
        let mut numbers = Rng::with_seed(seed);
        let secret = secret(&mut numbers);
        let mut text = secret.clone();
        for _ in 0..numbers.u8(0..4) {
            text = encoded(&mut numbers, &text);
        }
        let (mut request, response) = exchange(&mut numbers, &text);
        request.sign_with(Some(Auth::Token(Secret::new(&secret))));
        let directory = Directory::new();
        let cassette = directory.open(Record::Once);
        let live = response.clone();
        crate::runtime::driver::block_on(cassette.exchange(&request, async || Ok(live)), || false).unwrap();
        let failure = |what: &str| format!("{what}: seed {seed}, {secret:?} as {text:?} in\n{request:?}\n{response:?}");
        cassette.save().unwrap_or_else(|error| panic!("{}", failure(&error.to_string())));
        let written = std::fs::read_to_string(directory.cassette()).unwrap();
        assert!(!written.contains(&secret), "{}", failure("left"));
        for part in file::read(&directory.cassette()).unwrap().iter().flat_map(parts) {
            assert!(!reveals(&part, &secret), "{}", failure(&format!("left in {:?}", String::from_utf8_lossy(&part))));
        }
        let cassette = directory.open(Record::None);
        assert!(exchange_text(&cassette, &request, None).is_ok(), "{}", failure("not replayed"));
    }
}
