//! Operations by tag. A tag is parsed when it is first looked up.

use std::sync::OnceLock;

use crate::github::description::kind::{self, Kind};
use crate::github::description::tags::TAGS;

/// The operations of one chapter of GitHub's documentation.
#[derive(Debug)]
pub struct Tag {
    /// Its name, such as `actions` or `code-scanning`.
    pub name: &'static str,
    /// Its operations, sorted by name.
    pub operations: Vec<Operation>,
}

/// An operation as GitHub describes it.
#[derive(Debug, Default)]
pub struct Operation {
    /// Its tag.
    pub tag: &'static str,
    /// Its name within the tag, such as `list-workflow-runs-for-repo`.
    pub name: &'static str,
    /// Method of the request.
    pub method: &'static str,
    /// Path of the request, with placeholders.
    pub path: &'static str,
    /// Its page, below `https://docs.github.com/`.
    pub docs: &'static str,
    /// The products and versions that have it; empty if all do.
    pub hosts: Vec<&'static str>,
    /// Whether GitHub has deprecated it.
    pub deprecated: bool,
    /// The server that the request is sent to.
    pub server: Server,
    /// Media type of the response, if it is not the default.
    pub accept: &'static str,
    /// Parameters: those of the path in its order, then those of the query and of the body.
    pub parameters: Vec<Parameter>,
    /// The body, if it is not an object with parameters as members.
    pub body: Option<Body>,
    /// The alternatives of a body that is an object, as far as they differ: types of which its members have one.
    pub either: Option<Either>,
    /// The types of successful responses by status; None for no content.
    pub responses: Vec<(u16, Option<Kind>)>,
    /// Whether a successful response may be a redirect to a download.
    pub downloads: bool,
    /// The documented error statuses.
    pub errors: Vec<u16>,
    /// The key of the items if the operation is paginated; empty if the body is the list itself.
    pub pages: Option<&'static str>,
}

/// The servers of requests.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Server {
    /// The API.
    #[default]
    Api,
    /// Uploads.
    Uploads,
    /// The management API of an Enterprise Server.
    Appliance,
}

/// A body that is not a JSON object.
#[derive(Debug)]
pub enum Body {
    /// JSON of this type; some operations also accept an object.
    Whole(Kind),
    /// Bytes of one of these media types.
    Raw(Vec<&'static str>),
}

/// The alternatives of a body.
#[derive(Debug)]
pub struct Either {
    /// The alternatives, with the members that distinguish them.
    pub kind: Kind,
    /// Whether a request needs a body.
    pub required: bool,
}

/// Where a parameter is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// A segment of the path.
    Path,
    /// The end of the path; it may contain slashes.
    Segments,
    /// The query.
    Query,
    /// A member of the JSON body.
    Body,
}

/// A parameter of an operation.
#[derive(Debug)]
pub struct Parameter {
    /// Name in the request.
    pub name: &'static str,
    /// Where it is sent.
    pub place: Place,
    /// Its type.
    pub kind: Kind,
    /// Whether GitHub requires it.
    pub required: bool,
    /// The default as JSON; empty if it is unknown.
    pub default: &'static str,
    /// The products and versions that support it; empty if all do.
    pub hosts: Vec<&'static str>,
}

/// The release of Enterprise Server that the description has, as hosts are named in it.
pub const ENTERPRISE_SERVER: &str = "ghes-3.19";

static PARSED: [OnceLock<Tag>; TAGS.len()] = [const { OnceLock::new() }; TAGS.len()];

/// The names of all tags, sorted.
pub fn tags() -> impl Iterator<Item = &'static str> {
    TAGS.iter().map(|(name, _)| *name)
}

/// All operations, by tag. This parses all tags.
pub fn all() -> impl Iterator<Item = &'static Operation> {
    tags().filter_map(tag).flat_map(|tag| &tag.operations)
}

/// The names of the tags that this process has parsed so far, sorted.
pub fn parsed() -> impl Iterator<Item = &'static str> {
    PARSED.iter().filter_map(OnceLock::get).map(|tag| tag.name)
}

/// The tag of this name.
pub fn tag(name: &str) -> Option<&'static Tag> {
    let at = TAGS.binary_search_by_key(&name, |(known, _)| known).ok()?;
    let (name, text) = TAGS.get(at)?;
    Some(PARSED.get(at)?.get_or_init(|| Tag { name, operations: parse(name, text, |_| {}) }))
}

/// An operation by its tag and its name there.
pub fn operation(tag_name: &str, name: &str) -> Option<&'static Operation> {
    let operations = &tag(tag_name)?.operations;
    operations.get(operations.binary_search_by_key(&name, |operation| operation.name).ok()?)
}

/// The first line of an operation: its tag, its name there, the method and the path, and how many segments that has.
struct Head {
    tag: &'static str,
    name: &'static str,
    method: &'static str,
    path: &'static str,
    segments: usize,
}

/// The operation of a request: by its method, and its path with or without placeholders. If several match, the one with
/// the fewest placeholders is returned.
pub fn of_route(method: &str, path: &str) -> Option<&'static Operation> {
    nearest(method, path).into_iter().next()
}

/// The path template of the operation that a request fits, such as `/repos/{owner}/{repo}`. Unlike [`of_route`], this
/// parses no operation.
pub fn template_of(method: &str, path: &str) -> Option<&'static str> {
    // The last placeholder may stand for several segments.
    let is_long = |template: &str| ["{path}", "{ref}"].iter().any(|last| template.ends_with(last));
    let segments = segments(path);
    let fitting = heads().iter().filter(|head| head.method == method && begins(head.path, path));
    fitting
        .filter(|head| head.segments == segments || is_long(head.path))
        .map(|head| (head.segments != segments, head.path.matches('{').count(), head.path))
        .min_by_key(|(is_longer, placeholders, _)| (*is_longer, *placeholders))
        .map(|(.., template)| template)
}

fn heads() -> &'static [Head] {
    static HEADS: OnceLock<Vec<Head>> = OnceLock::new();
    let of_tag = |(tag, text): &(&'static str, &'static str)| {
        let tag = *tag;
        text.lines().filter(|line| !line.starts_with(' ')).filter_map(move |line| head(tag, line))
    };
    HEADS.get_or_init(|| TAGS.iter().flat_map(of_tag).collect())
}

fn head(tag: &'static str, line: &'static str) -> Option<Head> {
    let (name, request) = line.split_once(" = ")?;
    let (method, path) = request.split_once(' ')?;
    Some(Head { tag, name, method, path, segments: segments(path) })
}

/// The operations that a request fits, those with the fewest placeholders.
pub fn nearest(method: &str, path: &str) -> Vec<&'static Operation> {
    let path = path.split(['?', '#']).next().unwrap_or(path);
    let segments = segments(path);
    let rank = |template: &str| (template != path, template.matches('{').count());
    let heads = heads().iter().filter(|head| head.method == method && head.segments == segments);
    let fitting: Vec<_> = heads.filter(|head| begins(head.path, path)).map(|head| (rank(head.path), head)).collect();
    let best = fitting.iter().map(|(rank, _)| *rank).min();
    let nearest = fitting.into_iter().filter(|(rank, _)| Some(*rank) == best);
    nearest.filter_map(|(_, head)| operation(head.tag, head.name)).collect()
}

/// The number of segments of a path or a template.
fn segments(path: &str) -> usize {
    path.matches('/').count()
}

/// Whether a path begins with segments that fit a template.
fn begins(template: &str, path: &str) -> bool {
    let mut given = path.split('/');
    let each =
        |part: &str| given.next().is_some_and(|value| part == value || (part.starts_with('{') && !value.is_empty()));
    template.split('/').all(each)
}

impl Operation {
    /// GitHub's ID of the operation, such as `actions/list-workflow-runs-for-repo`.
    pub fn id(&self) -> String {
        format!("{}/{}", self.tag, self.name)
    }

    /// The parameters of the path, in its order.
    pub fn in_path(&self) -> impl Iterator<Item = &Parameter> {
        self.parameters.iter().filter(|parameter| parameter.is_in_path())
    }

    /// The type of the response with this status; if the status is not described, that of the first response.
    pub fn response(&self, status: u16) -> Option<&Kind> {
        let described = self.responses.iter().find(|(known, _)| *known == status).or(self.responses.first());
        described.and_then(|(_, kind)| kind.as_ref())
    }

    /// Whether the status is the result: success without content means yes, and 404 means no.
    pub fn is_question(&self) -> bool {
        self.method == "GET" && matches!(self.responses.as_slice(), [(204, None)]) && self.errors.contains(&404)
    }

    /// The query parameter of the next page, if the bodies of the pages are objects, which may name it.
    pub fn next_page(&self) -> Option<&'static str> {
        self.pages.filter(|key| !key.is_empty())?;
        let takes = |name: &&str| {
            self.parameters.iter().any(|parameter| parameter.place == Place::Query && parameter.name == *name)
        };
        ["after", "page"].into_iter().find(takes)
    }

    /// Whether the body is a form (multipart/form-data).
    pub fn takes_form(&self) -> bool {
        matches!(&self.body, Some(Body::Raw(media)) if media.iter().any(|media| media.starts_with("multipart/")))
    }

    /// Whether a product or version has it: `api.github.com`, `ghec` or `ghes-3.19`.
    pub fn is_on(&self, host: &str) -> bool {
        self.hosts.is_empty() || self.hosts.contains(&host)
    }

    fn take(&mut self, line: &'static str) -> Option<()> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "docs" => self.docs = rest,
            "hosts" => self.hosts = rest.split(' ').collect(),
            "deprecated" => self.deprecated = true,
            "accept" => self.accept = rest,
            "server" => self.server = if rest == "uploads" { Server::Uploads } else { Server::Appliance },
            "path" => self.parameters.push(Parameter::parse(Place::Path, rest)?),
            "segments" => self.parameters.push(Parameter::parse(Place::Segments, rest)?),
            "query" => self.parameters.push(Parameter::parse(Place::Query, rest)?),
            "body" => self.parameters.push(Parameter::parse(Place::Body, rest)?),
            "either" | "either?" => {
                self.either = Some(Either { kind: Kind::parse(rest)?, required: !word.ends_with('?') });
            }
            "whole" => self.body = Some(Body::Whole(Kind::parse(rest)?)),
            "raw" => self.body = Some(Body::Raw(rest.split(' ').collect())),
            "errors" => self.errors = rest.split(' ').map(|status| status.parse().ok()).collect::<Option<_>>()?,
            "pages" => self.pages = Some(rest),
            "302:" => self.downloads = true,
            _ => {
                let kind = if rest.is_empty() { None } else { Some(Kind::parse(rest)?) };
                self.responses.push((word.trim_end_matches(':').parse().ok()?, kind));
            }
        }
        Some(())
    }
}

impl Parameter {
    fn parse(place: Place, line: &'static str) -> Option<Parameter> {
        let (member, rest) = kind::read_member(line)?;
        let (default, hosts) = match rest.strip_prefix(" = ") {
            Some(rest) => rest.rsplit_once(" on ").unwrap_or((rest, "")),
            None => ("", rest.strip_prefix(" on ").unwrap_or("")),
        };
        if default.is_empty() && hosts.is_empty() && !rest.is_empty() {
            return None;
        }
        let hosts = hosts.split(' ').filter(|host| !host.is_empty()).collect();
        Some(Parameter { name: member.name, place, kind: member.kind, required: member.required, default, hosts })
    }

    /// Whether it belongs to the path.
    pub fn is_in_path(&self) -> bool {
        matches!(self.place, Place::Path | Place::Segments)
    }
}

/// Parse the operations of a tag; lines that cannot be parsed are passed to `bad` and omitted.
pub fn parse(tag: &'static str, text: &'static str, mut bad: impl FnMut(&'static str)) -> Vec<Operation> {
    let mut found: Vec<Operation> = Vec::new();
    for line in text.lines() {
        let read = match line.strip_prefix("  ") {
            Some(line) => found.last_mut().and_then(|operation| operation.take(line)),
            None => head(tag, line).map(|Head { name, method, path, .. }| {
                found.push(Operation { tag, name, method, path, ..Operation::default() });
            }),
        };
        if read.is_none() {
            bad(line);
        }
    }
    found
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]
mod tests {
    use super::*;
    use crate::github::description::schemas::schema;

    #[test]
    fn every_line_of_every_tag_is_parsed() {
        for (name, text) in TAGS {
            let operations = parse(name, text, |line| panic!("{name}: {line}"));
            assert!(operations.is_sorted_by_key(|operation| operation.name), "{name}");
            assert_eq!(operations.len(), text.lines().filter(|line| !line.starts_with(' ')).count(), "{name}");
        }
        assert!(TAGS.is_sorted_by_key(|(name, _)| name));
        assert_eq!(all().count(), 1591);
    }

    #[test]
    fn an_invalid_line_is_skipped() {
        let text = "a = GET /a\n  docs rest/a\n  query q: txt\n  200: @issue\nb\n  path c: string\n";
        let mut bad = Vec::new();
        let found = parse("t", text, |line| bad.push(line));
        assert_eq!(bad, ["  query q: txt", "b"]);
        assert_eq!(found.len(), 1);
    }

    #[test]
    fn every_operation_is_found_by_its_name() {
        for found in all() {
            assert!(std::ptr::eq(operation(found.tag, found.name).unwrap(), found));
            assert!(!found.docs.is_empty() && !found.responses.is_empty() || found.downloads, "{}", found.id());
        }
        assert!(operation("actions", "no-such").is_none() && tag("no-such").is_none());
    }

    #[test]
    fn an_operation_is_found_by_its_route() {
        for found in all() {
            let other = of_route(found.method, found.path).unwrap();
            assert_eq!((other.method, other.path), (found.method, found.path));
        }
        let id = |path| of_route("GET", path).map(Operation::id);
        assert_eq!(id("/repos/o/r/issues/comments?page=2").as_deref(), Some("issues/list-comments-for-repo"));
        assert_eq!(id("/repos/o/r/issues/7").as_deref(), Some("issues/get"));
        assert_eq!(id("/no/such/path"), None);
    }

    #[test]
    fn a_request_has_the_template_of_its_operation() {
        for found in all().filter(|found| !found.path.contains("{path}") && !found.path.contains("{ref}")) {
            let filled = found.path.replace(['{', '}'], "~");
            let shape = |path: &str| path.split('/').map(|part| !part.starts_with('{')).collect::<Vec<_>>();
            assert_eq!(template_of(found.method, &filled).map(shape), Some(shape(found.path)), "{}", found.id());
        }
        assert_eq!(template_of("GET", "/repos/o/r/contents/a/b.md"), Some("/repos/{owner}/{repo}/contents/{path}"));
        assert_eq!(
            template_of("GET", "/repos/o/r/commits/x/status"),
            Some("/repos/{owner}/{repo}/commits/{ref}/status")
        );
        assert_eq!(template_of("GET", "/users/octocat"), Some("/users/{username}"));
        assert_eq!((template_of("PATCH", "/zen"), template_of("GET", "/no/such/path")), (None, None));
    }

    #[test]
    fn the_hosts_are_the_products_and_the_newest_release() {
        let known: std::collections::BTreeSet<_> = all().flat_map(|found| found.hosts.iter().copied()).collect();
        assert_eq!(known.into_iter().collect::<Vec<_>>(), ["api.github.com", "ghec", ENTERPRISE_SERVER]);
    }

    #[test]
    fn every_reference_of_an_operation_resolves() {
        for found in all() {
            let of_parameters = found.parameters.iter().map(|parameter| &parameter.kind);
            let of_parameters = of_parameters.chain(found.either.iter().map(|either| &either.kind));
            let of_responses = found.responses.iter().filter_map(|(_, kind)| kind.as_ref());
            for name in of_parameters.chain(of_responses).flat_map(Kind::schemas) {
                assert!(schema(name).is_some(), "{}: {name}", found.id());
            }
        }
    }

    #[test]
    fn placeholders_are_parameters() {
        for found in all() {
            let parts = found.path.split('{').skip(1).filter_map(|part| part.split('}').next());
            let names: Vec<_> = found.in_path().map(|parameter| parameter.name).collect();
            assert_eq!(parts.collect::<Vec<_>>(), names, "{}", found.id());
        }
    }

    #[test]
    fn details_of_operations_are_parsed() {
        let found = operation("actions", "list-workflow-runs-for-repo").unwrap();
        assert_eq!((found.method, found.pages), ("GET", Some("workflow_runs")));
        let status = found.parameters.iter().find(|parameter| parameter.name == "status").unwrap();
        assert!(status.kind.choices().contains(&"\"failure\"") && !status.required);
        assert!(operation("repos", "check-vulnerability-alerts").unwrap().is_question());
        assert!(operation("actions", "download-artifact").unwrap().downloads);
        assert_eq!(operation("repos", "upload-release-asset").unwrap().server, Server::Uploads);
    }
}
