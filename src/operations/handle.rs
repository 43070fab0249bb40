//! Lazy handles: resources of which only the arguments of a call are known, until they are fetched.

use serde_json::{Map, Value};
use tokio::sync::Mutex;

use crate::github::model::declaration::{Method, Op};
use crate::http::error::{Error, Result};
use crate::http::request::{BaseUrls, absolute_url, route};
use crate::http::response::Response;
use crate::json::document::Json;
use crate::operations::arguments::Arguments;
use crate::operations::request::{self, insert, text_of};
use crate::runtime::host;
use crate::runtime::per_process::PerProcess;

/// The JSON of a handle: its URL, and the fields that the arguments of the operation tell.
pub fn known(op: &Op, arguments: &Arguments, owner: Option<&Json>, urls: &BaseUrls) -> Result<Json> {
    let url = request::build(op, arguments, owner, urls)?.url;
    let mut members = Map::new();
    insert(&mut members, "url", Value::from(url.as_str()));
    let argument = |name: &str| match arguments.iter().find(|(param, _)| param.name == name) {
        Some((_, value)) => value.clone(),
        None => serde_json::from_str(owner?.get(name)?.text()).ok(),
    };
    for (key, template) in op.handle {
        let whole = template.strip_prefix('{').and_then(|name| argument(name.strip_suffix('}')?));
        let value = match whole {
            Some(value) => value,
            None => Value::from(filled(key, template, argument, urls)?),
        };
        insert(&mut members, key, value);
    }
    Ok(Json::from_value(&Value::Object(members)))
}

/// A template with its placeholders filled; that of a URL is a path below the API, or begins with a URL.
fn filled(key: &str, template: &str, known: impl Fn(&str) -> Option<Value>, urls: &BaseUrls) -> Result<String> {
    let value = |name: &str| known(name).filter(|value| !value.is_null()).map(|value| text_of(&value).into_owned());
    if key.ends_with("url") {
        return Ok(absolute_url(&route(template, value)?.0, &urls.api)?.to_string());
    }
    let mut text = String::new();
    let mut rest = template;
    while let Some((literal, after)) = rest.split_once('{') {
        let Some((name, after)) = after.split_once('}') else { break };
        text.push_str(literal);
        text.push_str(&value(name).ok_or_else(|| Error::Incomplete(format!("{name} is needed for {key}")))?);
        rest = after;
    }
    text.push_str(rest);
    Ok(text)
}

/// A key of the owner's JSON that the request of an operation needs, and that a handle lacks; None if it has all.
pub fn lacking(op: &Op, arguments: &Arguments, owner: &Json) -> Option<&'static str> {
    let has = |name: &str| {
        arguments.iter().any(|(param, _)| param.name == name)
            || name.split('|').any(|key| owner.get(key).is_some_and(|value| value.scalar().is_some()))
    };
    let path = match op.method {
        // These read the whole resource, or their requests need its URL alone.
        Method::Local(_) => return Some("json"),
        Method::Composite(_) => "",
        _ => op.path,
    };
    let in_path = path.split('{').skip(1).filter_map(|part| part.split_once('}')).map(|(name, _)| name);
    let in_body = op.fixed.iter().filter_map(|(_, text)| text.strip_prefix('{')?.strip_suffix('}'));
    let in_body = in_body.filter(|key| key.starts_with(|first: char| first.is_ascii_alphabetic()));
    in_path.map(|name| name.trim_start_matches(['+', '.'])).chain(in_body).find(|name| !has(name))
}

/// Lets concurrent readers of a handle fetch it once.
#[derive(Debug, Default)]
pub struct Fetch {
    /// Held by the thread or task that fetches.
    turn: PerProcess<Mutex<()>>,
}

impl Fetch {
    /// Send the request and take the response, unless another thread or task did so meanwhile.
    pub async fn once(
        &self,
        is_fetched: impl Fn() -> bool,
        send: impl Future<Output = Result<Response>>,
        take: impl FnOnce(&Response) -> Result<()>,
    ) -> Result<()> {
        let turn = self.turn.get_or(Mutex::default).lock_owned().await;
        if is_fetched() {
            return Ok(());
        }
        let fetching = async {
            let response = send.await?;
            if response.is_success() { take(&response) } else { Err(Error::Status(Box::new(response))) }
        };
        host::holding(turn, fetching).await.0
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::github::declared::named::{Client, ShortOrganization, ShortRepository};

    fn urls() -> BaseUrls {
        BaseUrls { api: "https://h/api/v3".into(), uploads: "https://h/api/uploads".into() }
    }

    fn arguments(op: &'static Op, values: &[(&str, Value)]) -> Arguments {
        let value = |name: &str| values.iter().find(|(known, _)| *known == name).map(|(_, value)| value.clone());
        op.params.iter().map(|param| (param, value(param.name))).collect()
    }

    #[test]
    fn a_handle_knows_what_its_arguments_tell() {
        let op = Client::repository;
        let given = arguments(op, &[("owner", json!("octo cat")), ("repository", json!("Hello"))]);
        let found: Value = serde_json::from_str(known(op, &given, None, &urls()).unwrap().text()).unwrap();
        assert_eq!(found["url"], "https://h/api/v3/repos/octo%20cat/Hello");
        assert_eq!((&found["full_name"], &found["name"]), (&json!("octo cat/Hello"), &json!("Hello")));
        assert_eq!(found["owner"], json!({ "login": "octo cat", "url": "https://h/api/v3/users/octo%20cat" }));
    }

    #[test]
    fn an_argument_must_not_lead_to_another_path() {
        let op = Client::repository;
        for (owner, name) in [("octocat", ".."), ("", "x"), ("o", "")] {
            let given = arguments(op, &[("owner", json!(owner)), ("repository", json!(name))]);
            assert!(matches!(known(op, &given, None, &urls()), Err(Error::Argument(_))), "{owner}/{name}");
        }
    }

    #[test]
    fn operations_need_the_url_alone_where_they_can() {
        let handle = Json::from_value(&json!({ "url": "https://h/orgs/o", "login": "o" }));
        let team = ShortOrganization::team;
        assert_eq!(lacking(team, &arguments(team, &[]), &handle), Some("id"));
        for op in [ShortOrganization::team_by_name, ShortRepository::issues, ShortRepository::commit_files] {
            assert_eq!(lacking(op, &arguments(op, &[]), &handle), None, "{}", op.name);
        }
    }
}
