//! Reading and writing of cassette files, in betamax's JSON format.

use std::fmt::Display;
use std::fs::File;
use std::io::{ErrorKind, Write as _};
use std::path::Path;

use http::header::HeaderName;
use http::{HeaderMap, HeaderValue, Method};
use serde_json::{Map, Value, json};
use url::Url;

use crate::cassette::body;
use crate::cassette::scrub::Scrub;
use crate::http::error::{Error, Result};
use crate::http::request::{Request, USER_AGENT};
use crate::http::response::Response;

/// A recorded request and its response.
#[derive(Clone)]
pub struct Interaction {
    /// The request.
    pub request: Request,
    /// The response.
    pub response: Response,
    /// The time of recording (UTC), as it is written in the file.
    pub recorded_at: String,
}

impl Interaction {
    /// This interaction without secrets.
    pub fn scrubbed(&self, scrub: &Scrub) -> Interaction {
        let (request, response) = (scrub.request(&self.request), scrub.response(&self.response));
        Interaction { request, response, recorded_at: scrub.text(&self.recorded_at) }
    }
}

/// Read a cassette. A missing or empty file has no interactions.
pub fn read(path: &Path) -> Result<Vec<Interaction>> {
    let bad = |why: &dyn Display| Error::Recording(format!("cassette {}: {why}", path.display()));
    match std::fs::read(path) {
        Ok(text) => parse(&text).map_err(|why| bad(&why)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(bad(&error)),
    }
}

/// Parse the text of a cassette.
pub fn parse(text: &[u8]) -> Bad<Vec<Interaction>> {
    if text.iter().all(u8::is_ascii_whitespace) {
        return Ok(Vec::new());
    }
    let cassette: Value = serde_json::from_slice(text).map_err(|error| format!("is not JSON: {error}"))?;
    let interactions = cassette.get("http_interactions").and_then(Value::as_array);
    let interactions = interactions.ok_or("has no list of http_interactions")?;
    let numbered = interactions.iter().zip(1..);
    numbered.map(|(one, n)| interaction(one).map_err(|why| format!("interaction {n}: {why}"))).collect()
}

/// The text of a cassette. It is indented, with one value per line, so that differences between recordings are readable.
pub fn text(interactions: &[Interaction]) -> String {
    let cassette = json!({
        "http_interactions": interactions.iter().map(written).collect::<Vec<Value>>(),
        "recorded_with": USER_AGENT,
    });
    format!("{cassette:#}\n")
}

/// Lock the folder of a cassette, so that no other process writes a cassette in it until the returned file is dropped.
/// A missing folder is created. None if the platform cannot lock folders.
pub fn lock(path: &Path) -> Result<Option<File>> {
    let bad = |why| Error::Recording(format!("cassette {} cannot be written: {why}", path.display()));
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder).map_err(bad)?;
    Ok(File::open(folder).ok().filter(|folder| folder.lock().is_ok()))
}

/// Write the text of a cassette under a temporary name, and rename the file. The temporary name is random, and a symbolic
/// link of that name is not followed.
pub fn write(path: &Path, text: &str) -> Result<()> {
    let bad = |why: &dyn Display| Error::Recording(format!("cassette {} cannot be written: {why}", path.display()));
    let name = path.file_name().ok_or_else(|| bad(&"it has no name"))?.to_string_lossy();
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let write = || {
        let mut builder = tempfile::Builder::new();
        let prefix = format!(".{name}.");
        builder.prefix(&prefix).suffix(".tmp");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            // The permissions of any new file; the process's umask applies.
            builder.permissions(std::fs::Permissions::from_mode(0o666));
        }
        let mut file = builder.tempfile_in(folder)?;
        file.write_all(text.as_bytes())?;
        file.as_file().sync_all()?;
        if let Ok(known) = std::fs::symlink_metadata(path)
            && known.is_file()
        {
            file.as_file().set_permissions(known.permissions())?;
        }
        // On failure the temporary file is removed when the error is dropped.
        file.persist(path).map_err(std::io::Error::from)
    };
    write().map(drop).map_err(|error| bad(&error))
}

/// A result whose error says what is wrong with a cassette.
pub type Bad<T> = std::result::Result<T, String>;

fn interaction(value: &Value) -> Bad<Interaction> {
    let (request, response) = (member(value, "request")?, member(value, "response")?);
    let method = string(request, "method")?;
    let method = Method::from_bytes(method.as_bytes()).map_err(|_| format!("{method:?} is not a method"))?;
    let url = parse_url(string(request, "uri")?)?;
    let sent = body::read(request)?;
    let request = Request {
        method,
        headers: headers(request)?,
        body: (!sent.is_empty()).then_some(sent),
        ..Request::new(Method::GET, url)
    };
    let mut headers = headers(response)?;
    let body = body::decode(body::read(response)?, &mut headers);
    let url = match response.get("url").and_then(Value::as_str) {
        Some(url) if !url.is_empty() => parse_url(url)?,
        _ => request.url.clone(),
    };
    let reason = response.pointer("/status/message").and_then(Value::as_str).unwrap_or_default();
    let response = Response::new(status(response)?, headers, body, url).with_reason(reason);
    let recorded_at = value.get("recorded_at").and_then(Value::as_str).unwrap_or_default().to_owned();
    Ok(Interaction { request, response, recorded_at })
}

fn member<'v>(value: &'v Value, name: &str) -> Bad<&'v Value> {
    value.get(name).ok_or_else(|| format!("it has no {name}"))
}

fn string<'v>(value: &'v Value, name: &str) -> Bad<&'v str> {
    member(value, name)?.as_str().ok_or_else(|| format!("its {name} is not text"))
}

fn parse_url(text: &str) -> Bad<Url> {
    Url::parse(text).map_err(|error| format!("{text:?} is not a URL: {error}"))
}

/// Read the status of a response: `{"status": {"code": 200, ...}}`, `{"status": 200}`, or `{"status_code": 200}` as in
/// older versions of the format.
fn status(response: &Value) -> Bad<u16> {
    let status = response.get("status").or_else(|| response.get("status_code"));
    let code = status.map(|status| status.get("code").unwrap_or(status)).and_then(Value::as_u64);
    code.and_then(|code| u16::try_from(code).ok()).ok_or_else(|| "its response has no status code".to_owned())
}

/// Read headers: `{"headers": {"name": ["value", ...]}}`, or a single string as in older versions of the format.
fn headers(value: &Value) -> Bad<HeaderMap> {
    let mut headers = HeaderMap::new();
    for (name, values) in value.get("headers").and_then(Value::as_object).into_iter().flatten() {
        let bad = || format!("{name:?} is not a header, or its value is not one's");
        let name = HeaderName::from_bytes(name.as_bytes()).map_err(|_| bad())?;
        for value in values.as_array().map_or(std::slice::from_ref(values), Vec::as_slice) {
            let value = value.as_str().ok_or_else(bad)?;
            let value = HeaderValue::from_bytes(value.as_bytes()).map_err(|_| bad())?;
            headers.try_append(name.clone(), value).map_err(|_| bad())?;
        }
    }
    Ok(headers)
}

/// An interaction as it is written to a file.
pub fn written(interaction: &Interaction) -> Value {
    let Interaction { request, response, recorded_at } = interaction;
    json!({
        "request": {
            "method": request.method.as_str(),
            "uri": request.url.as_str(),
            "headers": written_headers(&request.headers),
            "body": body::written(request.body.as_deref().unwrap_or_default()),
        },
        "response": {
            "status": { "code": response.status, "message": response.reason() },
            "headers": written_headers(&response.headers),
            "body": body::written(&response.body),
            "url": response.url.as_str(),
        },
        "recorded_at": recorded_at,
    })
}

fn written_headers(headers: &HeaderMap) -> Value {
    let text = |value: &HeaderValue| Value::String(String::from_utf8_lossy(value.as_bytes()).into_owned());
    let values = |name: &HeaderName| Value::Array(headers.get_all(name).iter().map(text).collect());
    Value::Object(headers.keys().map(|name| (name.to_string(), values(name))).collect::<Map<String, Value>>())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests {
    use super::*;

    #[test]
    fn statuses_of_older_formats_are_read() {
        let status = |value: Value| super::status(&value);
        assert_eq!(status(json!({"status_code": 404})), Ok(404));
        assert_eq!(status(json!({"status": 204})), Ok(204));
        assert!(status(json!({"status": {"message": "OK"}})).is_err());
    }

    #[test]
    fn errors_say_why_a_file_is_not_a_cassette() {
        let path = std::env::temp_dir().join(format!("ferrohub-bad-{}.json", std::process::id()));
        for (text, why) in [
            ("{", "is not JSON"),
            ("[]", "has no list of http_interactions"),
            (r#"{"http_interactions": [{"request": {}}]}"#, "interaction 1: it has no response"),
            (
                r#"{"http_interactions": [{"request": {"method": "GET", "uri": "x"}, "response": {}}]}"#,
                "interaction 1: \"x\" is not a URL",
            ),
        ] {
            std::fs::write(&path, text).unwrap();
            let Err(Error::Recording(message)) = read(&path).map(|_| ()) else { panic!("{text}") };
            assert!(message.contains(why) && message.contains("ferrohub-bad"), "{message}");
        }
        std::fs::remove_file(&path).unwrap();
    }
}
