//! Operations that create something that is unique at GitHub, or update it: whoever calls them again, however often and from
//! wherever at once, finds one object.

use aws_lc_rs::digest;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use futures_util::future::BoxFuture;
use http::Method;
use serde_json::{Map, Value};

use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;
use crate::json::document::Json;
use crate::json::hex;
use crate::operations::composite::reading::listed;
use crate::operations::outcome::Outcome;
use crate::operations::run::{Call, Running};
use crate::session::{json_of, object_of};

/// Number of times that something is read again after others changed it.
pub const MOST: u32 = 50;

/// Whether the outcome of a write is unknown, or somebody else wrote at the same time: it is read again.
pub fn is_read_again(error: &Error) -> bool {
    match error {
        Error::Connection(_) | Error::Timeout(_) | Error::Conflict { .. } => true,
        Error::Status(response) => matches!(response.status, 409 | 422 | 502 | 503 | 504),
        _ => false,
    }
}

/// Whether GitHub says that the request itself is wrong: nothing is gained by another one.
pub fn is_invalid(error: &Error) -> bool {
    matches!(error, Error::Status(response) if response.status == 422)
}

pub fn endless() -> Error {
    Error::Transport(format!("others changed the same object {MOST} times meanwhile"))
}

pub fn number(object: &Json, key: &str) -> u64 {
    object.get(key).and_then(|member| member.scalar()?.parse().ok()).unwrap_or(u64::MAX)
}

pub fn url(object: &Json) -> String {
    object.get("url").and_then(|url| url.scalar()).unwrap_or_default()
}

/// A request with a JSON body to a URL that GitHub sent.
pub fn change(call: &Call, method: Method, url: &str, body: Option<&Value>) -> Result<Request> {
    let mut request = call.at(url)?;
    request.method = method;
    if let Some(body) = body {
        request.json(body);
    }
    Ok(request)
}

/// The members that an object has otherwise.
pub fn differing(object: &Json, due: &Map<String, Value>) -> Map<String, Value> {
    let is_same = |key: &str, value: &Value| {
        let found: Value =
            object.get(key).and_then(|found| serde_json::from_str(found.text()).ok()).unwrap_or_default();
        match (value, &found) {
            (Value::String(due), Value::Null) => due.is_empty(),
            (Value::String(due), Value::String(found)) => due.replace("\r\n", "\n") == found.replace("\r\n", "\n"),
            (due, found) => is_within(due, found),
        }
    };
    due.iter().filter(|(key, value)| !is_same(key, value)).map(|(key, value)| (key.clone(), value.clone())).collect()
}

/// Whether a value says what is due. GitHub adds members to objects, shows objects in place of names, and lists either in
/// an order of its own.
fn is_within(due: &Value, found: &Value) -> bool {
    match (due, found) {
        (Value::Object(due), Value::Object(found)) => {
            due.iter().all(|(key, value)| is_within(value, found.get(key).unwrap_or(&Value::Null)))
        }
        (Value::Array(due), Value::Array(found)) => {
            let has = |value: &Value| found.iter().any(|each| is_within(value, each));
            let is_due = |each: &Value| due.iter().any(|value| is_within(value, each));
            due.len() == found.len() && due.iter().all(has) && found.iter().all(is_due)
        }
        (Value::String(name), Value::Object(found)) => {
            // Labels and logins are the same in any case.
            let is_named = |key: &&str| {
                found.get(*key).and_then(Value::as_str).is_some_and(|found| found.to_lowercase() == name.to_lowercase())
            };
            ["name", "login"].iter().any(is_named)
        }
        (due, found) => due == found,
    }
}

/// The arguments of a call that are given, by their names in the request.
pub fn given(call: &Call, names: &[&str]) -> Map<String, Value> {
    let each = |name: &&str| Some(((*name).to_owned(), call.argument(name)?.clone()));
    names.iter().filter_map(each).collect()
}

/// What is unique at GitHub.
trait Unique: Send + Sync {
    /// Read it; None if it does not exist.
    fn read<'a>(&'a self, call: &'a Call) -> BoxFuture<'a, Result<Option<Response>>>;

    /// The request that creates it, or changes what differs; None if nothing does.
    fn write(&self, call: &Call, found: Option<&Json>) -> Result<Option<Request>>;
}

/// Read something, and create it or change it if it differs. An error of a write that says that others were faster means
/// that it is read again.
async fn ensure(call: &Call, unique: &dyn Unique) -> Result<Response> {
    let mut rejected: Option<(Error, Option<Vec<u8>>)> = None;
    for _ in 0..MOST {
        let found = unique.read(call).await?;
        let shown = found.as_ref().map(object_of).transpose()?;
        let now = found.as_ref().map(|found| found.body.to_vec());
        // Nothing has changed since GitHub rejected the request: it is not others who are the reason.
        if let Some((error, before)) = rejected.take()
            && is_invalid(&error)
            && before == now
        {
            return Err(error);
        }
        let Some(request) = unique.write(call, shown.as_ref())? else {
            return found.ok_or_else(endless);
        };
        let is_creation = request.context.once.is_some();
        match call.fetch(request).await {
            Err(error) if is_read_again(&error) => rejected = Some((error, now)),
            // The plan that is being made has created it: what differs is changed.
            Ok(planned) if is_creation && planned.status == 200 => {
                return match unique.write(call, Some(&object_of(&planned)?))? {
                    Some(request) => call.fetch(request).await,
                    None => Ok(planned),
                };
            }
            other => return other,
        }
    }
    Err(endless())
}

/// The request that creates an object which exists once.
fn creation(call: &Call, line: &str, body: &Map<String, Value>, key: &str) -> Result<Request> {
    let mut request = call.with_body(line, &Value::Object(body.clone()))?;
    request.context.once = Some(key.into());
    Ok(request)
}

/// What a request returns; None for 404.
pub async fn present(call: &Call, request: Request) -> Result<Option<Response>> {
    let response = call.session.send(request).await?;
    match response.status {
        404 => Ok(None),
        _ if response.is_success() => Ok(Some(response)),
        _ => Err(Error::Status(Box::new(response))),
    }
}

struct Label(Map<String, Value>);

impl Unique for Label {
    fn read<'a>(&'a self, call: &'a Call) -> BoxFuture<'a, Result<Option<Response>>> {
        Box::pin(async { present(call, call.bare("GET {url}/labels/{name}")?).await })
    }

    fn write(&self, call: &Call, found: Option<&Json>) -> Result<Option<Request>> {
        let Some(label) = found else {
            let mut body = self.0.clone();
            body.insert("name".into(), call.text("name").into());
            return call.with_body("POST {url}/labels", &Value::Object(body)).map(Some);
        };
        changing(label, &self.0, |body| call.with_body("PATCH {url}/labels/{name}", body))
    }
}

/// The request that changes what differs; None if nothing does.
fn changing(
    object: &Json,
    due: &Map<String, Value>,
    request: impl Fn(&Value) -> Result<Request>,
) -> Result<Option<Request>> {
    let changes = differing(object, due);
    if changes.is_empty() { Ok(None) } else { request(&Value::Object(changes)).map(Some) }
}

/// Create a label, or give it this color and description.
pub fn ensure_label(call: Call) -> Result<Running> {
    call.check_credential()?;
    let mut due = given(&call, &["color", "description"]);
    if let Some(Value::String(color)) = due.get_mut("color") {
        color.make_ascii_lowercase(); // its case makes no difference
    }
    let label = Label(due);
    Ok(Box::pin(async move { ensure(&call, &label).await.map(Outcome::Body) }))
}

struct PullRequest {
    /// The branch with the changes, with the login of its owner before it.
    head: String,
    due: Map<String, Value>,
    created: Map<String, Value>,
}

impl Unique for PullRequest {
    fn read<'a>(&'a self, call: &'a Call) -> BoxFuture<'a, Result<Option<Response>>> {
        Box::pin(async {
            let mut list = call.bare("GET {url}/pulls")?;
            list.query([("head", self.head.as_str()), ("base", call.text("base")), ("state", "open")]);
            let found = call.fetch(list).await?;
            match json_of(&found)?.items().first() {
                Some(pull) => present(call, call.at(&url(pull))?).await,
                None => Ok(None),
            }
        })
    }

    fn write(&self, call: &Call, found: Option<&Json>) -> Result<Option<Request>> {
        let Some(pull) = found else {
            let key = format!("{} {}", self.head, call.text("base"));
            return creation(call, "POST {url}/pulls", &self.created, &key).map(Some);
        };
        changing(pull, &self.due, |body| change(call, Method::PATCH, &url(pull), Some(body)))
    }
}

/// Open a pull request for a branch, or update it.
pub fn ensure_pull_request(call: Call) -> Result<Running> {
    call.check_credential()?;
    let head = call.text("head").to_owned();
    let owner = call.member("owner.login").unwrap_or_default();
    let pull = PullRequest {
        head: if head.contains(':') { head } else { format!("{owner}:{head}") },
        due: given(&call, &["title", "body"]),
        created: given(&call, &["title", "body", "head", "base", "draft"]),
    };
    Ok(Box::pin(async move { ensure(&call, &pull).await.map(Outcome::Body) }))
}

/// The SHA of the content of a file in Git.
pub fn blob_id(content: &[u8]) -> String {
    let mut digest = digest::Context::new(&digest::SHA1_FOR_LEGACY_USE_ONLY);
    digest.update(format!("blob {}\0", content.len()).as_bytes());
    digest.update(content);
    hex::encode(digest.finish().as_ref())
}

struct File {
    content: Vec<u8>,
}

/// The request of a file on its branch.
fn file(call: &Call) -> Result<Request> {
    let mut request = call.bare("GET {url}/contents/{+path}")?;
    if call.argument("branch").is_some() {
        request.query([("ref", call.text("branch"))]);
    }
    Ok(request)
}

impl Unique for File {
    fn read<'a>(&'a self, call: &'a Call) -> BoxFuture<'a, Result<Option<Response>>> {
        Box::pin(async { present(call, file(call)?).await })
    }

    fn write(&self, call: &Call, found: Option<&Json>) -> Result<Option<Request>> {
        let sha = found.and_then(|file| file.get("sha")?.scalar());
        if sha.as_deref() == Some(blob_id(&self.content).as_str()) {
            return Ok(None);
        }
        let mut body = given(call, &["content", "message", "branch"]);
        if let Some(sha) = sha {
            body.insert("sha".into(), sha.into());
        }
        call.with_body("PUT {url}/contents/{+path}", &Value::Object(body)).map(Some)
    }
}

/// Write a file, unless it has this content.
pub fn ensure_file(call: Call) -> Result<Running> {
    call.check_credential()?;
    let unique = File { content: STANDARD.decode(call.text("content")).unwrap_or_default() };
    Ok(Box::pin(async move {
        ensure(&call, &unique).await?;
        call.fetch(file(&call)?).await.map(Outcome::Body)
    }))
}

struct Ruleset(Map<String, Value>);

impl Unique for Ruleset {
    fn read<'a>(&'a self, call: &'a Call) -> BoxFuture<'a, Result<Option<Response>>> {
        Box::pin(async {
            let mut list = call.bare("GET {url}/rulesets")?;
            list.query([("includes_parents", "false"), ("per_page", "100")]);
            let found = listed(call, list, "").await?;
            let name = |ruleset: &Json| ruleset.get("name").and_then(|name| name.scalar()).unwrap_or_default();
            let own = found.iter().filter(|ruleset| name(ruleset) == call.text("name"));
            match own.map(|ruleset| number(ruleset, "id")).min() {
                Some(id) => present(call, call.bare(&format!("GET {{url}}/rulesets/{id}"))?).await,
                None => Ok(None),
            }
        })
    }

    fn write(&self, call: &Call, found: Option<&Json>) -> Result<Option<Request>> {
        let Some(ruleset) = found else {
            return creation(call, "POST {url}/rulesets", &self.0, call.text("name")).map(Some);
        };
        let line = format!("PUT {{url}}/rulesets/{}", number(ruleset, "id"));
        changing(ruleset, &self.0, |body| call.with_body(&line, body))
    }
}

/// Create a ruleset, or change it.
pub fn ensure_ruleset(call: Call) -> Result<Running> {
    call.check_credential()?;
    let names = ["name", "enforcement", "target", "rules", "conditions", "bypass_actors"];
    let ruleset = Ruleset(given(&call, &names));
    Ok(Box::pin(async move { ensure(&call, &ruleset).await.map(Outcome::Body) }))
}
