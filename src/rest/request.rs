//! Building the request of an operation from its JSON arguments.

use http::header::{ACCEPT, CONTENT_TYPE};
use http::{HeaderValue, Method};
use serde_json::{Map, Value};
use url::Url;

use crate::http::error::{Error, Result};
use crate::http::request::{Addresses, Request, address, route};
use crate::rest::kind::Kind;
use crate::rest::operation::{Body, Operation, Parameter, Place, Server};
use crate::schema::declaration::media;

/// The arguments of a call, checked.
#[derive(Debug, Default)]
pub struct Arguments {
    /// The values of the parameters.
    pub values: Vec<(&'static Parameter, Value)>,
    /// Additional values: sent in the query of GET, HEAD and a DELETE without a body, otherwise in the JSON body.
    pub extra: Vec<(String, Value)>,
    /// A body that is not an object with parameters as members.
    pub whole: Option<Value>,
    /// Whether to follow the operation's redirect to the content.
    pub download: bool,
}

/// The request of an operation.
pub fn build(operation: &Operation, arguments: &Arguments, addresses: &Addresses) -> Result<Request> {
    let method = Method::from_bytes(operation.method.as_bytes())
        .map_err(|_| Error::Argument(format!("{:?} is not a method", operation.method)))?;
    let mut request = Request::new(method, address(&path(operation, arguments)?, &base(operation, addresses)?)?);
    let in_body = has_body(operation);
    let mut query = Vec::new();
    let mut body = Map::new();
    for (parameter, value) in &arguments.values {
        match parameter.place {
            Place::Query => query.extend(pairs(parameter.name, value, &parameter.kind)),
            Place::Body => drop(body.insert(parameter.name.to_owned(), value.clone())),
            Place::Path | Place::Segments => {}
        }
    }
    for (name, value) in &arguments.extra {
        match in_body {
            true => drop(body.insert(name.clone(), value.clone())),
            false => query.extend(pairs(name, value, &Kind::Any)),
        }
    }
    request.query(query);
    match &arguments.whole {
        Some(value) => request.json(value),
        // For a described body, GitHub rejects a missing one as invalid JSON.
        None if !body.is_empty() || takes_object(operation) => request.json(&Value::Object(body)),
        None => {}
    }
    headers(operation, arguments, &mut request);
    Ok(request)
}

/// The query parameters of a value in the form that GitHub documents: `name=value`, or `name[]=value` for each item of
/// a list; a list for a parameter of type text is joined with commas. Null is omitted.
pub fn pairs(name: &str, value: &Value, kind: &Kind) -> Vec<(String, String)> {
    match value {
        Value::Null => Vec::new(),
        Value::Array(items) if is_text(kind) => {
            vec![(name.to_owned(), items.iter().map(text).collect::<Vec<_>>().join(","))]
        }
        Value::Array(items) => items.iter().map(|item| (format!("{name}[]"), text(item))).collect(),
        value => vec![(name.to_owned(), text(value))],
    }
}

fn is_text(kind: &Kind) -> bool {
    matches!(kind.some(), Kind::Text)
}

/// A value in the form that a query or a path has.
pub fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// Whether additional values are sent in a JSON body.
fn has_body(operation: &Operation) -> bool {
    match operation.method {
        "GET" | "HEAD" => false,
        "DELETE" => operation.parameters.iter().any(|parameter| parameter.place == Place::Body),
        _ => !matches!(operation.body, Some(Body::Raw(_))),
    }
}

fn takes_object(operation: &Operation) -> bool {
    operation.method != "DELETE" && operation.parameters.iter().any(|parameter| parameter.place == Place::Body)
}

fn path(operation: &Operation, arguments: &Arguments) -> Result<String> {
    let mut template = operation.path.to_owned();
    for parameter in operation.parameters.iter().filter(|parameter| parameter.place == Place::Segments) {
        template = template.replace(&format!("{{{}}}", parameter.name), &format!("{{+{}}}", parameter.name));
    }
    let value = |name: &str| {
        let given = |(parameter, _): &&(&Parameter, Value)| parameter.is_in_path() && parameter.name == name;
        arguments.values.iter().find(given).map(|(_, value)| text(value))
    };
    // The contents of the root folder have no last segment.
    let path = route(&template, value)?.0;
    Ok(if template.ends_with('/') { path } else { path.trim_end_matches('/').to_owned() })
}

/// The base address of an operation's path. The management API of an Enterprise Server has a port of its own.
fn base(operation: &Operation, addresses: &Addresses) -> Result<String> {
    match operation.server {
        Server::Api => Ok(addresses.api.clone()),
        Server::Uploads => Ok(addresses.uploads.clone()),
        Server::Appliance => {
            let Some(host) = addresses.api.strip_suffix("/api/v3") else { return Ok(addresses.api.clone()) };
            let mut url = Url::parse(host).map_err(|error| Error::Argument(format!("{host}: {error}")))?;
            let _ = url.set_port(Some(8443));
            Ok(url.as_str().trim_end_matches('/').to_owned())
        }
    }
}

fn headers(operation: &Operation, arguments: &Arguments, request: &mut Request) {
    let both = operation.downloads && !operation.responses.is_empty();
    if both && arguments.download {
        request.headers.insert(ACCEPT, HeaderValue::from_static(media::OCTET_STREAM));
    } else if !operation.accept.is_empty() {
        request.headers.insert(ACCEPT, HeaderValue::from_static(operation.accept));
    }
    if let Some(Body::Raw(media)) = &operation.body
        && let Some(first) = media.first().filter(|media| !media.starts_with("multipart/"))
    {
        request.headers.insert(CONTENT_TYPE, HeaderValue::from_static(first));
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rest::operation::operation;

    fn request(id: &str, given: &[(&str, Value)], extra: &[(&str, Value)]) -> Result<Request> {
        let (tag, name) = id.split_once('/').unwrap();
        let found = operation(tag, name).unwrap();
        let parameter = |name: &str| found.parameters.iter().find(|parameter| parameter.name == name).unwrap();
        let values = given.iter().map(|(name, value)| (parameter(name), value.clone())).collect();
        let extra = extra.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        let addresses = Addresses { api: "https://h/api/v3".into(), uploads: "https://u".into() };
        build(found, &Arguments { values, extra, ..Arguments::default() }, &addresses)
    }

    #[test]
    fn arguments_are_sent_in_their_place() {
        let owner = [("owner", json!("o/x")), ("repo", json!("r"))];
        let sent = request("repos/get-content", &[&owner[..], &[("path", json!("a b/c"))]].concat(), &[]).unwrap();
        assert_eq!(sent.url.as_str(), "https://h/api/v3/repos/o%2Fx/r/contents/a%20b/c");
        let sent = request("issues/create", &[&owner[..], &[("title", json!("t"))]].concat(), &[("x", json!([1]))]);
        assert_eq!(sent.unwrap().body.unwrap(), r#"{"title":"t","x":[1]}"#);
        let sent = request("actions/disable-workflow", &[&owner[..], &[("workflow_id", json!(7))]].concat(), &[]);
        assert!(sent.unwrap().body.is_none());
        let sent = request("repos/list-branches", &[&owner[..], &[("protected", json!(true))]].concat(), &[]);
        assert_eq!(sent.unwrap().url.query(), Some("protected=true"));
    }

    #[test]
    fn lists_in_a_query_are_as_documented() {
        let org = ("org", json!("o"));
        let listed = ("owner", json!(["a", "b"]));
        let sent = request("orgs/list-pat-grants", &[org, listed], &[("labels", json!("x,y"))]).unwrap();
        assert_eq!(sent.url.query(), Some("owner%5B%5D=a&owner%5B%5D=b&labels=x%2Cy"));
        let pair = |value: Value| pairs("labels", &value, &Kind::Text);
        assert_eq!(pair(json!(["a", "b"])), [("labels".to_owned(), "a,b".to_owned())]);
        assert!(pair(Value::Null).is_empty());
    }

    #[test]
    fn servers_and_media_types_follow_the_description() {
        let sent = request("enterprise-admin/license-info", &[], &[]).unwrap();
        assert_eq!(sent.url.as_str(), "https://h:8443/manage/v1/config/license");
        assert_eq!(request("meta/get-octocat", &[], &[]).unwrap().headers[ACCEPT], "application/octocat-stream");
        let sent = request("markdown/render-raw", &[], &[]).unwrap();
        assert_eq!(
            (&sent.headers[CONTENT_TYPE], &sent.headers[ACCEPT]),
            (&"text/plain".parse().unwrap(), &"text/html".parse().unwrap())
        );
    }

    #[test]
    fn a_missing_path_parameter_is_an_error() {
        assert!(request("repos/get", &[("owner", json!("o"))], &[]).is_err());
        assert!(request("repos/get", &[("owner", json!("..")), ("repo", json!("r"))], &[]).is_err());
    }
}
