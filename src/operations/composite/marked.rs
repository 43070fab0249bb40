//! Comments and issues that exist once although nothing at GitHub makes them unique: a marker in their text tells them
//! apart, and the first one of an author stays.

use http::Method;
use serde_json::{Map, Value, json};

use crate::http::error::{Error, Result};
use crate::http::request::Request;
use crate::http::response::Response;
use crate::json::document::Json;
use crate::operations::composite::ensure::{
    MOST, change, differing, endless, given, is_invalid, is_read_again, number, present, url,
};
use crate::operations::composite::graphql;
use crate::operations::composite::reading::{is_forbidden, listed, text_member};
use crate::operations::outcome::Outcome;
use crate::operations::run::{Call, Running};
use crate::session::{object_of, shape};

/// Who a credential writes as.
struct Author {
    login: String,
    is_app: bool,
}

impl Author {
    /// The author of a call. An installation may not request its user; GraphQL knows it as `viewer`.
    async fn of(call: &Call) -> Result<Self> {
        let response = call.session.send(call.bare("GET /user")?).await?;
        let is_app = is_forbidden(&response);
        let (response, key) = match is_app {
            true => (graphql::fetch(call, "query { viewer { login } }", json!({})).await?, "data.viewer.login"),
            false if response.is_success() => (response, "login"),
            false => return Err(Error::Status(Box::new(response))),
        };
        let login = object_of(&response)?.get(key).and_then(|login| login.scalar());
        let login = login.ok_or_else(|| shape(&response, "one with the login of this credential"))?;
        Ok(Self { login, is_app })
    }

    /// Whether a login is that of the author. REST appends "[bot]" to the name of an app.
    fn is(&self, login: &str) -> bool {
        let plain = |login: &str| login.strip_suffix("[bot]").unwrap_or(login).to_lowercase();
        plain(login) == plain(&self.login) && login.ends_with("[bot]") == self.is_app
    }
}

/// Whether an object has our marker, and is of this author.
fn is_ours(object: &Json, marker: &str, author: &Author) -> bool {
    let text = |key: &str| text_member(object, key);
    let is_by_us = text("user.login").is_some_and(|by| author.is(&by));
    is_by_us && text("body").is_some_and(|body| body.contains(marker)) && object.get("pull_request").is_none()
}

/// Whether an object is open, as comments always are.
fn is_open(object: &Json) -> bool {
    object.get("state").is_none_or(|state| state.scalar().as_deref() == Some("open"))
}

/// The comment in HTML that is our marker in a body.
fn hidden(marker: &str) -> Result<String> {
    if marker.trim().is_empty() || marker.contains("--") || marker.contains(['<', '>']) {
        let why = "marker must be text without <, > and --, which end a comment in HTML";
        return Err(Error::Argument(why.to_owned()));
    }
    Ok(format!("<!-- {} -->", marker.trim()))
}

/// What exists once although nothing at GitHub makes it unique: an object with our marker.
struct Marked {
    marker: String,
    /// The request that lists the objects.
    list: Request,
    /// Where one is created.
    create: &'static str,
    /// The key of the number that orders them.
    order: &'static str,
    body: Map<String, Value>,
}

impl Marked {
    /// The one object, created or updated.
    async fn ensure(&self, call: &Call, author: &Author) -> Result<Response> {
        let is_healed = call.argument("heal") != Some(&Value::Bool(false));
        let mut created = None;
        for _ in 0..MOST {
            let found = self.found(call, author, &mut created).await?;
            let mut found = found.into_iter();
            let Some(first) = found.next() else {
                match call.fetch(self.creation(call)?).await {
                    // Others may have created one meanwhile, which the next round finds.
                    Ok(response) => created = Some(url(&object_of(&response)?)),
                    Err(error) if is_read_again(&error) && !is_invalid(&error) => {}
                    Err(error) => return Err(error),
                }
                continue;
            };
            let mut is_known = true;
            if is_healed {
                for object in found {
                    is_known &= self.remove(call, &object).await?;
                }
            }
            if !is_known {
                continue;
            }
            let changes = differing(&first, &self.body);
            let request = match changes.is_empty() {
                true => call.at(&url(&first))?,
                false => change(call, Method::PATCH, &url(&first), Some(&Value::Object(changes)))?,
            };
            match call.fetch(request).await {
                Err(Error::Status(response)) if matches!(response.status, 404 | 410) => {}
                Err(error) if is_read_again(&error) && !is_invalid(&error) => {}
                other => return other,
            }
        }
        Err(endless())
    }

    /// The request that creates the object.
    fn creation(&self, call: &Call) -> Result<Request> {
        let mut request = call.with_body(self.create, &Value::Object(self.body.clone()))?;
        request.context.once = Some(self.marker.as_str().into());
        Ok(request)
    }

    /// Our objects, the first one first, with the URL of the one that this call created: a listing may lack it for a while.
    async fn found(&self, call: &Call, author: &Author, created: &mut Option<String>) -> Result<Vec<Json>> {
        let mut list = self.list.clone();
        list.context.once = Some(self.marker.as_str().into());
        let mut found = listed(call, list, "").await?;
        found.retain(|object| is_ours(object, &self.marker, author));
        if call.session.settings().planner.is_some() {
            found = self.planned(call, author, &found).await?;
        }
        if let Some(at) = created.as_ref().filter(|at| !found.iter().any(|object| url(object) == **at)) {
            let response = call.session.send(call.at(at)?).await?;
            match object_of(&response) {
                Ok(object) if response.is_success() && is_open(&object) => found.push(object),
                _ if response.is_success() || matches!(response.status, 404 | 410) => *created = None,
                _ => return Err(Error::Status(Box::new(response))),
            }
        }
        found.sort_by_key(|object| number(object, self.order));
        Ok(found)
    }

    /// The objects as the plan that is being made leaves them: listings show them as GitHub has them.
    async fn planned(&self, call: &Call, author: &Author, listed: &[Json]) -> Result<Vec<Json>> {
        let mut found = Vec::new();
        for object in listed {
            if let Some(response) = present(call, call.at(&url(object))?).await? {
                let object = object_of(&response)?;
                if is_open(&object) && is_ours(&object, &self.marker, author) {
                    found.push(object);
                }
            }
        }
        Ok(found)
    }

    /// Remove a surplus object: delete a comment, close an issue. False if the outcome is unknown.
    async fn remove(&self, call: &Call, object: &Json) -> Result<bool> {
        let request = match self.order {
            "id" => change(call, Method::DELETE, &url(object), None)?,
            _ => {
                let closed = json!({ "state": "closed", "state_reason": "duplicate" });
                change(call, Method::PATCH, &url(object), Some(&closed))?
            }
        };
        match call.fetch(request).await {
            Ok(_) => Ok(true),
            // Somebody else was faster.
            Err(Error::Status(response)) if response.status == 404 => Ok(true),
            Err(error) if is_read_again(&error) && !is_invalid(&error) => Ok(false),
            Err(error) => Err(error),
        }
    }
}

/// Write a comment once.
pub fn comment_once(call: Call) -> Result<Running> {
    call.check_credential()?;
    let marker = hidden(call.text("marker"))?;
    let text = format!("{}\n\n{marker}", call.text("body"));
    let mut list = call.bare("GET {url}/comments")?;
    list.query([("per_page", "100")]);
    let body = Map::from_iter([("body".to_owned(), Value::from(text))]);
    let marked = Marked { marker, list, create: "POST {url}/comments", order: "id", body };
    Ok(Box::pin(async move {
        let author = Author::of(&call).await?;
        marked.ensure(&call, &author).await.map(Outcome::Body)
    }))
}

/// Open an issue once, or update it.
pub fn ensure_issue(call: Call) -> Result<Running> {
    call.check_credential()?;
    let marker = hidden(call.text("marker"))?;
    let text = format!("{}\n\n{marker}", call.text("body")).trim_start().to_owned();
    let mut body = given(&call, &["title", "labels", "assignees"]);
    body.insert("body".into(), text.into());
    Ok(Box::pin(async move {
        let author = Author::of(&call).await?;
        let mut list = call.bare("GET {url}/issues")?;
        list.query([("state", "open"), ("per_page", "100")]);
        if !author.is_app {
            list.query([("creator", author.login.as_str())]);
        }
        let marked = Marked { marker, list, create: "POST {url}/issues", order: "number", body };
        marked.ensure(&call, &author).await.map(Outcome::Body)
    }))
}
