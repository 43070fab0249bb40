//! Operations of GitHub's description as functions: their arguments, requests and results.

pub mod alternatives;
pub mod kinds;
pub mod results;
pub mod unknown_keys;

use http::header::{ACCEPT, CONTENT_TYPE};
use http::{HeaderValue, Method};
use serde_json::Value;

use crate::github::description::classes::text;
use crate::github::description::kind::Kind;
use crate::github::description::names;
use crate::github::description::operation::{Body, Operation, Parameter, Place};
use crate::github::model::declaration::media;
use crate::http::error::{Error, Result};
use crate::http::request::{BaseUrls, Request, route};
use crate::operations::binding::Function;
use crate::operations::described::results::Returned;
use crate::operations::input::{self, Input, wrong_type, wrong_value};
use crate::operations::paging::{self, Size};
use crate::operations::request::{Draft, Lists, base, text_of};
use crate::session::listing::Listing;

/// An operation of the description, as a function.
#[derive(Debug)]
pub struct Described {
    /// The operation.
    pub operation: &'static Operation,
    /// The name of the function.
    pub name: String,
    /// The names of its parameters: those of the operation in its order, then the options that every call has.
    pub names: Vec<&'static str>,
    /// What it returns.
    pub result: Returned,
    /// Its path, with placeholders for segments and for several of them.
    path: String,
}

/// Known parts of a path: names of parameters and their values.
pub type Filled = Vec<(String, Value)>;

/// A call with its arguments, checked.
#[derive(Debug)]
pub struct Call<I> {
    /// The operation.
    pub described: &'static Described,
    /// The values of the parameters.
    values: Vec<(&'static Parameter, Value)>,
    /// The body, if it is not an object with parameters as members.
    whole: Option<Value>,
    /// Members of the body or the query that the description lacks.
    extra: Vec<(String, Value)>,
    /// Headers.
    headers: Vec<(String, String)>,
    /// The options that are given, by name.
    options: Vec<(&'static str, I)>,
}

impl Described {
    /// An operation as a function.
    pub fn new(operation: &'static Operation) -> Described {
        let mut names: Vec<&'static str> = names::parameters(operation).iter().map(|name| text(name)).collect();
        let uploads = matches!(operation.body, Some(Body::Raw(_)));
        names.extend(operation.body.as_ref().map(|_| "data"));
        names.extend(operation.downloads.then_some("to"));
        names.extend((uploads || operation.downloads).then_some("progress"));
        names.extend(["extra", "headers", "timeout"]);
        let segments = operation.parameters.iter().filter(|parameter| parameter.place == Place::Segments);
        let path = segments.fold(operation.path.to_owned(), |path, parameter| {
            path.replace(&format!("{{{}}}", parameter.name), &format!("{{+{}}}", parameter.name))
        });
        let name = names::identifier(operation.name);
        Described { operation, name, names, result: Returned::of(operation), path }
    }

    /// The options of its calls.
    pub fn options(&self) -> &[&'static str] {
        self.names.get(self.operation.parameters.len()..).unwrap_or_default()
    }

    /// Whether the body is bytes.
    pub fn uploads(&self) -> bool {
        matches!(self.operation.body, Some(Body::Raw(_)))
    }

    /// Whether the body is bytes that are no text.
    pub fn is_binary(&self) -> bool {
        let is_text = |media: &&str| media.starts_with("text/");
        matches!(&self.operation.body, Some(Body::Raw(media)) if !media.iter().any(is_text))
    }

    /// Whether `data` is the only source of the body.
    pub fn needs_data(&self) -> bool {
        self.operation.body.is_some() && !self.operation.parameters.iter().any(|known| known.place == Place::Body)
    }

    /// Bind arguments to the parameters, and check them. Parts of the path that are filled in are given by keyword only.
    pub fn bind<I: Input>(
        &'static self,
        positional: impl ExactSizeIterator<Item = I>,
        named: impl IntoIterator<Item = (String, I)>,
        filled: &Filled,
    ) -> Result<Call<I>> {
        let is_filled = |parameter: &Parameter| filled.iter().any(|(known, _)| known == parameter.name);
        let in_path = self.operation.parameters.iter().enumerate().filter(|(_, parameter)| parameter.is_in_path());
        let places: Vec<usize> = in_path.filter(|(_, parameter)| !is_filled(parameter)).map(|(at, _)| at).collect();
        let hint = I::WORDS.extra;
        let function = Function { name: &self.name, parameters: &self.names, positional: &places, hint };
        let mut bound = function.bind(positional)?;
        for (name, value) in named {
            function.bind_named(&mut bound, &name, value)?;
        }
        bound.iter_mut().for_each(|slot| *slot = slot.take().filter(|value| !value.is_unset()));
        let options = bound.split_off(self.operation.parameters.len());
        self.checked(&function, bound, options, filled)
    }

    fn checked<I: Input>(
        &'static self,
        function: &Function<'_>,
        bound: Vec<Option<I>>,
        options: Vec<Option<I>>,
        filled: &Filled,
    ) -> Result<Call<I>> {
        let options = self.options().iter().zip(options);
        let options = options.filter_map(|(name, value)| Some((*name, value.filter(|value| !value.is_null())?)));
        let options: Vec<(&'static str, I)> = options.collect();
        let [data, extra, headers] = ["data", "extra", "headers"].map(|name| option_of(&options, name));
        let members = match extra {
            Some(extra) => extra.members("extra")?.ok_or_else(|| wrong_type("extra", I::WORDS.mapping, extra))?,
            None => Vec::new(),
        };
        let is_extra = |known: &Parameter| !known.is_in_path() && members.iter().any(|(name, _)| name == known.name);
        let (mut values, mut missing) = (Vec::new(), Vec::new());
        for ((parameter, name), value) in self.operation.parameters.iter().zip(&self.names).zip(&bound) {
            let known = filled.iter().find(|(known, _)| known == parameter.name).filter(|_| parameter.is_in_path());
            let by_whole = parameter.place == Place::Body && data.is_some();
            match (value, known) {
                (Some(value), _) if parameter.is_in_path() => {
                    values.push((parameter, self.part_of_path(parameter, name, value)?));
                }
                (Some(_), _) if is_extra(parameter) => {
                    return Err(function.wrong(&format!("got '{name}' twice, as an argument and in extra")));
                }
                (Some(value), _) => values.push((parameter, kinds::argument(name, &parameter.kind, value)?)),
                (None, Some((_, known))) => values.push((parameter, known.clone())),
                (None, None) if parameter.required && !by_whole && !is_extra(parameter) => missing.push(*name),
                (None, None) => {}
            }
        }
        let whole = match (&self.operation.body, data) {
            (Some(Body::Whole(kind)), Some(data)) => Some(kinds::argument("data", kind, data)?),
            _ => None,
        };
        if data.is_none() && self.needs_data() {
            missing.push("data");
        }
        let json = |(name, value): &(String, I)| Ok((name.clone(), value.json("extra")?));
        let extra = members.iter().map(json).collect::<Result<Vec<_>>>()?;
        if missing.is_empty() && data.is_none() {
            self.check_alternative(function, bound, members)?;
        }
        function.check_missing(&missing)?;
        let headers = headers.map(input::headers).transpose()?.unwrap_or_default();
        Ok(Call { described: self, values, whole, extra, headers, options })
    }

    /// A part of the path. An integer can be given as text of digits. Empty text is an error, except for the root folder.
    fn part_of_path<I: Input>(&self, parameter: &'static Parameter, name: &str, value: &I) -> Result<Value> {
        let found = value.part_of_path(Some(self.operation), parameter.name)?;
        let value = found.as_ref().unwrap_or(value);
        let digits = value.text()?.and_then(|text| text.parse::<u64>().ok());
        let sent = match digits.filter(|_| matches!(parameter.kind, Kind::Int)) {
            Some(number) => Value::from(number),
            None => kinds::without_extra(name, &parameter.kind, value)?,
        };
        let may_be_root =
            parameter.place == Place::Segments && parameter.name == "path" && self.operation.method == "GET";
        match sent {
            Value::Null => Err(Error::Type(format!("{name} must not be {}", I::WORDS.null))),
            Value::String(text) if text.trim().is_empty() && !(may_be_root && text.is_empty()) => {
                Err(wrong_value(name, "must not be empty"))
            }
            sent => Ok(sent),
        }
    }

    /// Check that the members of the body fit one of its alternatives.
    fn check_alternative<I: Input>(
        &self,
        function: &Function<'_>,
        bound: Vec<Option<I>>,
        extra: Vec<(String, I)>,
    ) -> Result<()> {
        let Some(either) = &self.operation.either else { return Ok(()) };
        let given = self.operation.parameters.iter().zip(bound).filter(|(known, _)| known.place == Place::Body);
        let mut members: Vec<_> = given.filter_map(|(known, value)| Some((known.name.to_owned(), value?))).collect();
        members.extend(extra);
        if members.is_empty() && !either.required {
            return Ok(());
        }
        kinds::check_alternative(&either.kind, &members).map_err(|error| match error {
            Error::Type(why) => function.wrong(&why),
            error => error,
        })
    }
}

impl<I> Call<I> {
    /// The parameters that are given or filled in.
    pub fn parameters(&self) -> impl Iterator<Item = &'static Parameter> {
        self.values.iter().map(|(parameter, _)| *parameter)
    }

    /// An option, as given.
    pub fn option(&self, name: &str) -> Option<&I> {
        option_of(&self.options, name)
    }

    /// Whether the headers request another media type.
    pub fn has_own_media(&self) -> bool {
        self.headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("accept"))
    }

    /// The request.
    pub fn request(&self, urls: &BaseUrls) -> Result<Request> {
        let operation = self.described.operation;
        let method = Method::from_bytes(operation.method.as_bytes())
            .map_err(|_| Error::Argument(format!("{:?} is not a method", operation.method)))?;
        let mut draft = Draft::new(method, &self.path()?, &base(operation.server, urls)?)?;
        let mut has_object = operation.method != "DELETE" && operation.parameters.iter().any(is_member);
        for (parameter, value) in &self.values {
            match parameter.place {
                Place::Query => draft.pair(parameter.name, value, Lists::of(&parameter.kind)),
                Place::Body => draft.insert(parameter.name, value),
                Place::Path | Place::Segments => {}
            }
        }
        let extends_body = takes_members(operation);
        for (name, value) in &self.extra {
            if extends_body { draft.insert(name, value) } else { draft.pair(name, value, Lists::Items) }
        }
        if let Some(whole) = &self.whole {
            draft.request.json(whole);
            has_object = false;
            draft.members.clear();
        }
        // For a described body, GitHub rejects a missing one as invalid JSON.
        let mut request = draft.build(has_object);
        if let Some(accept) = self.accept() {
            request.headers.insert(ACCEPT, HeaderValue::from_static(accept));
        }
        if let Some(Body::Raw(media)) = &operation.body
            && let Some(first) = media.first().filter(|media| !media.starts_with("multipart/"))
        {
            request.headers.insert(CONTENT_TYPE, HeaderValue::from_static(first));
        }
        for (name, value) in &self.headers {
            request.header(name, value)?;
        }
        Ok(request)
    }

    /// The listing that starts with the request.
    pub fn listing(&self, request: Request) -> Listing {
        let operation = self.described.operation;
        let is_size = |known: &Parameter| known.place == Place::Query && known.name == "per_page";
        let size = if operation.parameters.iter().any(is_size) { Size::Own } else { Size::None };
        paging::described(request, Some(operation), None, -1, size)
    }

    /// The requested media type, if it is not the session's.
    fn accept(&self) -> Option<&'static str> {
        let Operation { downloads, responses, accept, .. } = self.described.operation;
        let is_content = *downloads && !responses.is_empty() && self.option("to").is_some();
        if is_content { Some(media::OCTET_STREAM) } else { Some(*accept).filter(|accept| !accept.is_empty()) }
    }

    fn path(&self) -> Result<String> {
        let template = &self.described.path;
        let value = |name: &str| {
            let given = |(parameter, _): &&(&Parameter, Value)| parameter.is_in_path() && parameter.name == name;
            self.values.iter().find(given).map(|(_, value)| text_of(value).into_owned())
        };
        // The contents of the root folder have no last segment.
        let path = route(template, value)?.0;
        Ok(if template.ends_with('/') { path } else { path.trim_end_matches('/').to_owned() })
    }
}

fn option_of<'a, I>(options: &'a [(&'static str, I)], name: &str) -> Option<&'a I> {
    options.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
}

fn is_member(parameter: &Parameter) -> bool {
    parameter.place == Place::Body
}

/// Whether additional values are sent in a JSON body.
fn takes_members(operation: &Operation) -> bool {
    match operation.method {
        "GET" | "HEAD" => false,
        "DELETE" => operation.parameters.iter().any(is_member),
        _ => !matches!(operation.body, Some(Body::Raw(_))),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::github::description::operation::operation;

    fn call(id: &str, given: &[(&str, Value)]) -> Result<Request> {
        let (tag, name) = id.split_once('/').unwrap();
        let described: &'static Described = Box::leak(Box::new(Described::new(operation(tag, name).unwrap())));
        let named = given.iter().map(|(name, value)| ((*name).to_owned(), value));
        let urls = BaseUrls { api: "https://h/api/v3".into(), uploads: "https://u".into() };
        described.bind(std::iter::empty(), named, &Filled::new())?.request(&urls)
    }

    fn of_repository(id: &str, given: &[(&str, Value)]) -> Result<Request> {
        call(id, &[&[("owner", json!("o")), ("repo", json!("r"))], given].concat())
    }

    #[test]
    fn arguments_are_sent_in_their_place() {
        let sent = of_repository("repos/get-content", &[("path", json!("a b/c"))]).unwrap();
        assert_eq!(sent.url.as_str(), "https://h/api/v3/repos/o/r/contents/a%20b/c");
        let root = of_repository("repos/get-content", &[("path", json!(""))]).unwrap();
        assert_eq!(root.url.as_str(), "https://h/api/v3/repos/o/r/contents");
        let sent = of_repository("issues/create", &[("title", json!("t")), ("extra", json!({ "x": [1] }))]).unwrap();
        assert_eq!(sent.body.unwrap(), r#"{"title":"t","x":[1]}"#);
        let sent = of_repository("actions/disable-workflow", &[("workflow_id", json!(7))]).unwrap();
        assert!(sent.body.is_none());
        let sent = of_repository("repos/list-branches", &[("protected", json!(true))]).unwrap();
        assert_eq!(sent.url.query(), Some("protected=true"));
        assert_eq!(of_repository("repos/update", &[]).unwrap().body.unwrap(), "{}");
    }

    #[test]
    fn lists_in_a_query_are_as_documented() {
        let given =
            [("org", json!("o")), ("owner", json!(["a", "b"])), ("extra", json!({ "labels": "x,y", "n": null }))];
        let sent = call("orgs/list-pat-grants", &given).unwrap();
        assert_eq!(sent.url.query(), Some("owner%5B%5D=a&owner%5B%5D=b&labels=x%2Cy"));
    }

    #[test]
    fn servers_and_media_types_follow_the_description() {
        assert_eq!(
            call("enterprise-admin/license-info", &[]).unwrap().url.as_str(),
            "https://h:8443/manage/v1/config/license"
        );
        assert_eq!(call("meta/get-octocat", &[]).unwrap().headers[ACCEPT], "application/octocat-stream");
        let sent = call("markdown/render-raw", &[("data", json!("x"))]).unwrap();
        assert_eq!(
            (&sent.headers[CONTENT_TYPE], &sent.headers[ACCEPT]),
            (&"text/plain".parse().unwrap(), &"text/html".parse().unwrap())
        );
    }

    #[test]
    fn a_wrong_call_is_an_error() {
        for (given, why) in [
            (&[("repo", json!("r"))][..], "get() missing 1 required argument: 'owner'"),
            (&[("owner", json!("..")), ("repo", json!("r"))], "owner must not be \"..\""),
            (&[("owner", json!("o")), ("repo", json!(""))], "repo must not be empty"),
            (&[("own", json!("o"))], "get() got an unexpected keyword argument 'own'; did you mean 'owner'?"),
            (&[("extra", json!([1])), ("owner", json!("o"))], "extra must be an object, not an array"),
        ] {
            assert_eq!(call("repos/get", given).unwrap_err().to_string(), why);
        }
        let why = of_repository("code-scanning/update-alert", &[("alert_number", json!("1"))]).unwrap_err().to_string();
        assert_eq!(why, "update_alert() missing 1 required argument: 'state'");
    }
}
