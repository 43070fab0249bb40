//! Resolves overlays: what a declaration leaves out comes from the operation of GitHub's description that it names.

use std::collections::HashMap;

use super::lexer::{Kind as Lexeme, Token};
use super::notation::{Block, Declared, Head, Mistake, Parameter as Given, Setting, unquoted};
use super::types;
use crate::github::description::names::nearest;
use crate::github::description::operation::{self, Operation, Parameter, Place, tag, tags};

/// The options of an overlay that replace the path, and the page of GitHub's documentation.
const PATH: &str = "path";
const PAGE: &str = "page";
/// How the page of an operation begins that GitHub has moved without a change of its description.
const MOVED: &str = "reference/";

/// The classes of clients.
const ROOTS: [&str; 2] = ["Client", "ClientEnterprise"];

/// What declarations refer to, besides GitHub's description.
#[derive(Debug)]
pub struct Known<'a> {
    /// The declared classes, by name.
    classes: HashMap<&'a str, Head<'a>>,
    /// Operations that have left the description, by ID.
    removed: HashMap<&'static str, Operation>,
}

impl<'a> Known<'a> {
    /// The classes with these heads, and the operations that have left the description: in its form, with the ID in place
    /// of the name.
    pub fn new(heads: impl IntoIterator<Item = Head<'a>>, removed: &'static str) -> Known<'a> {
        let classes = heads.into_iter().map(|head| (head.name, head)).collect();
        let removed = operation::parse("", removed, |_| {}).into_iter();
        Known { classes, removed: removed.map(|operation| (operation.name, operation)).collect() }
    }

    /// A class that a declaration names and that does not exist. GitHub itself has no declaration.
    fn unknown<'b>(&self, names: impl IntoIterator<Item = &'b str>) -> Option<&'b str> {
        names.into_iter().find(|name| !ROOTS.contains(name) && !self.classes.contains_key(name))
    }

    /// The template of the URL of an object.
    fn route(&self, class: &str) -> Option<&'a str> {
        self.classes.get(class).and_then(|head| head.route)
    }

    /// Whether a class is another one, extends it, or is its full form.
    fn is_a(&self, class: &str, other: &str) -> bool {
        let parent = |name: &&str| self.classes.get(name).and_then(|head| head.parent);
        let full = self.classes.get(other).and_then(|head| head.full);
        std::iter::successors(Some(class), parent)
            .take(self.classes.len())
            .any(|name| name == other || Some(name) == full)
    }
}

/// An operation in full.
#[derive(Debug)]
pub struct Resolved<'a> {
    /// Class that has it.
    pub class: &'a str,
    /// Page of GitHub's documentation, in quotes.
    pub page: String,
    /// The declaration.
    pub declared: &'a Declared<'a>,
    /// Parameters.
    pub parameters: Vec<Full>,
    /// How many of them may be given by position.
    pub positional: usize,
    /// What it returns.
    pub returns: String,
    /// Method and path.
    pub request: String,
    /// Options by name.
    pub options: Vec<(&'a str, String)>,
    /// Whether it has left GitHub's description.
    pub is_gone: bool,
}

/// A parameter in full.
#[derive(Debug)]
pub struct Full {
    /// Its name.
    pub name: String,
    /// Its name in the request.
    pub wire: String,
    /// What it takes.
    pub takes: String,
    /// Its default.
    pub default: Option<String>,
}

/// Resolve the operations of a block; what is written out stays as it is.
pub fn block<'a>(block: &'a Block<'a>, known: &Known<'_>) -> Vec<Result<Resolved<'a>, Mistake>> {
    block.operations.iter().map(|declared| resolve(block, declared, known)).collect()
}

fn resolve<'a>(block: &'a Block<'a>, declared: &'a Declared<'a>, known: &Known<'_>) -> Result<Resolved<'a>, Mistake> {
    let error = |text: String| (declared.line, format!("{}.{}: {text}", block.class, declared.name));
    // `One Issue` names a class; a kind in parentheses is left to the compiler.
    let result = declared.returns.filter(|result| !result.contains('(')).and_then(|result| result.split_once(' '));
    if let Some(name) = known.unknown([block.class].into_iter().chain(result.map(|(_, class)| class))) {
        return Err(error(format!("there is no class {name}")));
    }
    let described = match declared.id {
        Some(id) => find(id, declared.request.is_some(), known).map_err(error)?,
        None => None,
    };
    let page = || page(block, declared, described).map_err(error);
    match (declared.request, described) {
        (Some(request), _) => written(block, declared, page()?, request),
        (None, Some(described)) => Overlay { block, declared, described, known }.resolve(page()?),
        (None, None) => Err(error("name GitHub's operation after `is`, or write method and path after `=`".to_owned())),
    }
}

/// The page of GitHub's documentation, in quotes: the one that the operation or its block names, or the described one.
fn page(block: &Block<'_>, declared: &Declared<'_>, described: Option<&Operation>) -> Result<String, String> {
    let written = declared.options.iter().find(|option| option.name == PAGE).and_then(|option| option.value.first());
    match (written.map(|page| page.text).or(block.page), described.map(page_of)) {
        (Some(page), _) => Ok(page.to_owned()),
        (None, Some(page)) if !page.starts_with(MOVED) => Ok(format!("{page:?}")),
        _ => Err("write the page of GitHub's documentation, as in `with { page: \"pulls/pulls\" }`".to_owned()),
    }
}

/// The operation with an ID, which may have left the description. What is written out in full needs none.
fn find<'a>(id: &str, is_written: bool, removed: &'a Known<'_>) -> Result<Option<&'a Operation>, String> {
    let described = id.split_once('/').and_then(|(tag, name)| operation::operation(tag, name));
    let found = described.or_else(|| removed.removed.get(id));
    if found.is_some() || is_written {
        return Ok(found);
    }
    let ids: Vec<String> = tags().filter_map(tag).flat_map(|tag| &tag.operations).map(Operation::id).collect();
    let similar = nearest(id, ids.iter().map(String::as_str)).map(|id| format!("; {id:?} is similar"));
    Err(format!("GitHub's description has no operation {id:?}{}", similar.unwrap_or_default()))
}

/// The page of an operation, below `https://docs.github.com/rest/`.
fn page_of(operation: &Operation) -> &'static str {
    let below = operation.docs.split_once("rest/").map_or(operation.docs, |(_, page)| page);
    below.split('#').next().unwrap_or(below)
}

/// An operation that is written out.
fn written<'a>(
    block: &'a Block<'a>,
    declared: &'a Declared<'a>,
    page: String,
    request: &str,
) -> Result<Resolved<'a>, Mistake> {
    let error = |line, text: &str| Err((line, format!("{}.{}: {text}", block.class, declared.name)));
    if declared.only.is_some() || !declared.without.is_empty() {
        return error(declared.line, "only an overlay has `only` or `without`");
    }
    let Some(returns) = declared.returns else { return error(declared.line, "write what it returns after `->`") };
    let mut parameters = Vec::new();
    for given in &declared.parameters {
        let Some(takes) = given.takes else { return error(given.line, &format!("write what {} takes", given.name)) };
        parameters.push(Full {
            name: given.name.to_owned(),
            wire: given.wire.unwrap_or(given.name).to_owned(),
            takes: takes.to_owned(),
            default: given.default.map(str::to_owned),
        });
    }
    Ok(Resolved {
        class: block.class,
        page,
        declared,
        parameters,
        positional: declared.positional,
        returns: returns.to_owned(),
        request: request.to_owned(),
        options: options(declared)?,
        is_gone: false,
    })
}

/// A declaration, and the operation that it names.
struct Overlay<'a, 'b> {
    block: &'a Block<'a>,
    declared: &'a Declared<'a>,
    described: &'b Operation,
    known: &'b Known<'b>,
}

impl<'a, 'b> Overlay<'a, 'b> {
    fn error<T>(&self, line: usize, text: &str) -> Result<T, Mistake> {
        Err((line, format!("{}.{} ({}): {text}", self.block.class, self.declared.name, self.described.id())))
    }

    fn option(&self, name: &str) -> Option<&'a Setting<'a>> {
        self.declared.options.iter().find(|option| option.name == name)
    }

    /// Whether one argument is the whole body.
    fn is_whole(&self) -> bool {
        self.option("send").is_some_and(|send| send.value.iter().any(|word| word.text == "Whole"))
    }

    /// The parameter of the description with a name.
    fn parameter(&self, name: &str) -> Option<&'b Parameter> {
        self.described.parameters.iter().find(|parameter| parameter.name == name)
    }

    fn resolve(&self, page: String) -> Result<Resolved<'a>, Mistake> {
        let path = self.path()?;
        let renews = |class: &str| path == "{url}" && self.known.is_a(class, self.block.class);
        let returned = match self.declared.returns {
            Some(result) => types::Returned { result: result.to_owned(), key: self.described.pages.unwrap_or("") },
            None => match types::returns(self.described, renews) {
                Some(returned) => returned,
                None => return self.error(self.declared.line, "write what it returns after `->`"),
            },
        };
        let is_listing = returned.result.starts_with("Many ") || returned.result.starts_with("Search ");
        let (parameters, positional) = self.parameters(&path, is_listing)?;
        let options = self.options(&returned, &parameters)?;
        let request = format!("{} {path:?}", self.described.method);
        let returns = returned.result;
        let (block, declared, is_gone) = (self.block, self.declared, self.described.tag.is_empty());
        Ok(Resolved { class: block.class, page, declared, parameters, positional, returns, request, options, is_gone })
    }

    /// The path: the URL of the owner with the rest of GitHub's template, or all of that.
    fn path(&self) -> Result<String, Mistake> {
        if let Some(written) = self.option(PATH) {
            return Ok(written.value.first().map_or("", |token| unquoted(token.text)).to_owned());
        }
        let theirs: Vec<&str> = self.described.path.split('/').collect();
        let own: Vec<&str> = self.known.route(self.block.class).map_or(Vec::new(), |route| route.split('/').collect());
        let is_same = |(one, other): &(&&str, &&str)| one == other || (one.starts_with('{') && other.starts_with('{'));
        let shared = own.iter().zip(&theirs).take_while(is_same).count();
        // What the paths share identifies an object, and is not only the name of a collection.
        let is_below = own.iter().take(shared).any(|part| part.starts_with('{'));
        let (mut path, rest) = match is_below {
            true => (
                "{url}".to_owned() + &"/..".repeat(own.len().saturating_sub(shared)),
                theirs.get(shared..).unwrap_or(&[]),
            ),
            false => (String::new(), theirs.get(1..).unwrap_or(&[])),
        };
        for part in rest {
            path.push('/');
            path.push_str(&self.segment(part)?);
        }
        Ok(path)
    }

    /// A segment of the path, with our names of the parameters.
    fn segment(&self, part: &str) -> Result<String, Mistake> {
        let mut found = String::new();
        let mut rest = part;
        while let Some((before, after)) = rest.split_once('{') {
            let (name, after) = after.split_once('}').unwrap_or((after, ""));
            let Some(given) = self.declared.parameters.iter().find(|given| given.wire.unwrap_or(given.name) == name)
            else {
                return self.error(self.declared.line, &format!("the parameter {name} of the path is missing"));
            };
            let is_rest = self.parameter(name).is_some_and(|found| found.place == Place::Segments);
            found.push_str(before);
            found.push_str(&format!("{{{}{}}}", if is_rest { "+" } else { "" }, given.name));
            rest = after;
        }
        Ok(found + rest)
    }

    /// All parameters, and how many may be given by position.
    fn parameters(&self, path: &str, is_listing: bool) -> Result<(Vec<Full>, usize), Mistake> {
        let given = |name: &str| self.declared.parameters.iter().any(|given| given.name == name);
        let mut found = Vec::new();
        let mut positional = self.declared.positional;
        for (at, each) in self.declared.parameters.iter().enumerate() {
            if at == positional && is_listing && !given("number") {
                found.extend(["number", "etag"].iter().filter_map(|name| own(name)));
            }
            found.push(self.given(each, path)?);
        }
        if is_listing && !given("number") {
            if found.len() == self.declared.parameters.len() {
                found.extend(["number", "etag"].iter().filter_map(|name| own(name)));
            }
            positional = positional.saturating_add(2);
        }
        for parameter in self.by_keyword()? {
            found.push(Full {
                name: our_name(parameter.name),
                wire: parameter.name.to_owned(),
                takes: types::takes(parameter).into_owned(),
                default: Some("null".to_owned()),
            });
        }
        Ok((found, positional))
    }

    /// A parameter that is written.
    fn given(&self, given: &Given<'_>, path: &str) -> Result<Full, Mistake> {
        let wire = given.wire.unwrap_or(given.name);
        let described = self.parameter(wire.split('.').next().unwrap_or(wire));
        let own = types::own(given.name).filter(|_| described.is_none());
        let may_be_own = given.takes.is_some_and(|takes| types::is_apart(takes) || self.is_whole());
        let (takes, default) = match (described, own) {
            (Some(parameter), _) => {
                let default = if parameter.required { None } else { Some("null") };
                (types::takes(parameter).into_owned(), default)
            }
            (None, Some((takes, default))) => (takes.to_owned(), default),
            (None, None) if may_be_own => (String::new(), None),
            (None, None) => {
                let known = self.described.parameters.iter().map(|parameter| parameter.name);
                let similar = nearest(wire, known).map(|name| format!("; {name} is similar")).unwrap_or_default();
                return self.error(given.line, &format!("GitHub's operation has no parameter {wire}{similar}"));
            }
        };
        let takes = given.takes.map_or(takes, str::to_owned);
        let is_own = types::is_apart(&takes) || types::own(given.name).is_some() && described.is_none();
        let default = match given.default {
            Some("required") => None,
            Some(default) => Some(default.to_owned()),
            None if is_own => own.and_then(|(_, default)| default).map(str::to_owned),
            None => default.map(str::to_owned),
        };
        let is_in_path =
            path.contains(&format!("{{{}}}", given.name)) || path.contains(&format!("{{+{}}}", given.name));
        let wire = if is_in_path { given.name } else { wire };
        Ok(Full { name: given.name.to_owned(), wire: wire.to_owned(), takes, default })
    }

    /// The parameters of the description that are not written; they are given by keyword.
    fn by_keyword(&self) -> Result<Vec<&'b Parameter>, Mistake> {
        let names: Vec<&str> = self.declared.parameters.iter().map(|given| given.wire.unwrap_or(given.name)).collect();
        let fixed = self.option("fixed").map_or(&[][..], |fixed| &fixed.value);
        let is_given = |name: &str| {
            names.iter().any(|wire| wire.split('.').next() == Some(name))
                || fixed.iter().any(|token| token.text == name)
        };
        let listed = |tokens: &[Token<'a>]| {
            let each = |token: &Token<'a>| match self.parameter(token.text) {
                Some(_) if is_given(token.text) => self.error(token.line, &format!("{} is also written", token.text)),
                Some(parameter) => Ok(parameter),
                None => self.error(token.line, &format!("GitHub's operation has no parameter {}", token.text)),
            };
            tokens.iter().map(each).collect::<Result<Vec<_>, _>>()
        };
        if let Some(only) = &self.declared.only {
            return listed(only);
        }
        let without = listed(&self.declared.without)?;
        let is_left = |parameter: &&'b Parameter| {
            let is_sent_otherwise = parameter.is_in_path() || (self.is_whole() && parameter.place == Place::Body);
            let is_left_out = without.iter().any(|left| left.name == parameter.name) || types::is_paging(parameter);
            !is_sent_otherwise && !is_left_out && !is_given(parameter.name)
        };
        let found: Vec<&'b Parameter> = self.described.parameters.iter().filter(is_left).collect();
        if let Some(parameter) = found.iter().find(|parameter| parameter.required) {
            let text = format!("GitHub requires {}, which is not written", parameter.name);
            return self.error(self.declared.line, &text);
        }
        if let Some(parameter) =
            found.iter().find(|new| self.declared.parameters.iter().any(|old| old.name == our_name(new.name)))
        {
            let text = format!("GitHub's parameter {} collides with the one of that name", parameter.name);
            return self.error(self.declared.line, &text);
        }
        Ok(found)
    }

    /// GitHub's parameters that are left out, in quotes.
    fn omitted(&self, parameters: &[Full]) -> String {
        let is_sent = |name: &str| parameters.iter().any(|sent| sent.wire.split('.').next() == Some(name));
        let fixed = self.option("fixed").map_or(&[][..], |fixed| &fixed.value);
        let is_left = |each: &&Parameter| {
            let is_fixed = fixed.iter().any(|token| token.text == each.name);
            let is_body = self.is_whole() && each.place == Place::Body;
            !each.is_in_path() && !is_fixed && !is_body && !is_sent(each.name) && !types::is_paging(each)
        };
        self.described.parameters.iter().filter(is_left).map(|each| format!("{:?}, ", each.name)).collect()
    }

    /// All options.
    fn options(&self, returned: &types::Returned, parameters: &[Full]) -> Result<Vec<(&'a str, String)>, Mistake> {
        let mut found = options(self.declared)?;
        let statuses: Vec<String> = self.described.responses.iter().map(|(status, _)| status.to_string()).collect();
        let yes = statuses.join(", ");
        let is_bool = returned.result == "Bool";
        let is_renewal = returned.result == "Renew";
        let unset: Vec<String> = parameters
            .iter()
            .filter(|parameter| parameter.default.as_deref() == Some("unset"))
            .map(|parameter| format!("{:?}", parameter.name))
            .collect();
        let omitted = self.omitted(parameters);
        let unwritten = if self.declared.only.is_some() { 0 } else { self.by_keyword()?.len() };
        let derived = [
            ("unwritten", (unwritten > 0).then(|| unwritten.to_string())),
            ("omits", (!omitted.is_empty()).then(|| format!("&[{omitted}]"))),
            ("needs", (self.described.method != "GET").then(|| named("Needs", "Auth"))),
            (
                "key",
                (!returned.key.is_empty() && returned.result.starts_with("Many "))
                    .then(|| format!("{:?}", returned.key)),
            ),
            ("yes", ((is_bool || is_renewal) && yes != "204").then(|| format!("&[{yes}]"))),
            ("no", is_renewal.then(|| "&[]".to_owned())),
            ("null", (!unset.is_empty()).then(|| format!("&[{}]", unset.join(", ")))),
        ];
        for (name, value) in derived {
            let Some(value) = value.filter(|_| !found.iter().any(|(known, _)| *known == name)) else { continue };
            found.push((name, value));
        }
        Ok(found)
    }
}

/// The options that are written, but for those that replace parts of the description.
fn options<'a>(declared: &'a Declared<'a>) -> Result<Vec<(&'a str, String)>, Mistake> {
    let kept = declared.options.iter().filter(|option| ![PATH, PAGE].contains(&option.name));
    kept.map(|option| Ok((option.name, value(option)?))).collect()
}

/// A parameter that no description has.
fn own(name: &str) -> Option<Full> {
    let (takes, default) = types::own(name)?;
    let (name, takes) = (name.to_owned(), takes.to_owned());
    Some(Full { wire: name.clone(), name, takes, default: default.map(str::to_owned) })
}

/// Our name of a parameter: `_` is appended to a word that is none in programs.
fn our_name(name: &str) -> String {
    crate::github::description::names::identifier(name)
}

fn named(kind: &str, name: &str) -> String {
    format!("crate::github::model::declaration::{kind}::{name}")
}

/// The value of an option as a constant of Rust.
fn value(option: &Setting<'_>) -> Result<String, Mistake> {
    let tokens = &option.value;
    let plain: String = tokens.iter().map(|token| token.text).collect();
    Ok(match option.name {
        "needs" => named("Needs", &plain),
        "send" => named("Send", &plain),
        "accept" => named("media", &plain),
        "yes" | "no" | "none" => format!("&{plain}"),
        "null" | "any_of" => {
            let names = tokens.iter().filter(|token| token.kind == Lexeme::Word);
            format!("&[{}]", names.map(|token| format!("{:?}, ", token.text)).collect::<String>())
        }
        "fixed" | "sets" => format!(
            "&[{}]",
            pairs(tokens).map(|(name, value)| format!("({name:?}, {:?}), ", json(value))).collect::<String>()
        ),
        "handle" => format!(
            "&[{}]",
            pairs(tokens)
                .map(|(name, value)| format!("({name:?}, {:?}), ", unquoted(&text(value))))
                .collect::<String>()
        ),
        "only_with" => match pairs(tokens).next() {
            Some((name, value)) => format!("Some(({name:?}, {:?}))", unquoted(&text(value))),
            None => return Err((option.line, "only_with has a key and a text".to_owned())),
        },
        "key" | "deprecated" | "skip_without" | "skip_empty" | "on_class" => plain,
        name => return Err((option.line, format!("{name} is no option of an operation"))),
    })
}

/// The members of an object in braces: names, and the tokens of their values.
fn pairs<'a, 'b>(tokens: &'b [Token<'a>]) -> impl Iterator<Item = (&'a str, &'b [Token<'a>])> {
    let inner = tokens.get(1..tokens.len().saturating_sub(1)).unwrap_or(&[]);
    let mut depth = 0_i32;
    let members = inner.split(move |token| {
        depth = match token.text {
            "{" | "[" => depth.saturating_add(1),
            "}" | "]" => depth.saturating_sub(1),
            _ => depth,
        };
        depth == 0 && token.is(",")
    });
    members.filter_map(|member| match member {
        [name, colon, value @ ..] if colon.is(":") => Some((unquoted(name.text), value)),
        _ => None,
    })
}

/// The JSON that a value is sent as; `{key}` stays as it is.
fn json(value: &[Token<'_>]) -> String {
    text(value)
}

fn text(value: &[Token<'_>]) -> String {
    value.iter().map(|token| token.text).collect()
}
