//! Parses the notation of `operations!` and the heads of the classes in `resources!`.

use super::lexer::{Kind, Token, tokens};
use crate::github::declared::models;

/// A mistake in a declaration: the line, from 1, and what is wrong.
pub type Mistake = (usize, String);

/// What an error says where the source ends.
const END: &str = "the declaration has no end";

/// Operations of one class.
#[derive(Debug)]
pub struct Block<'a> {
    /// The class.
    pub class: &'a str,
    /// The page of GitHub's documentation, in quotes; None for those that GitHub's description names.
    pub page: Option<&'a str>,
    /// The operations.
    pub operations: Vec<Declared<'a>>,
}

/// An operation as it is written.
#[derive(Debug, Clone)]
pub struct Declared<'a> {
    /// The line of its name.
    pub line: usize,
    /// Its documentation, line by line.
    pub docs: Vec<&'a str>,
    /// Its name.
    pub name: &'a str,
    /// Its parameters.
    pub parameters: Vec<Parameter<'a>>,
    /// How many of them come before the star.
    pub positional: usize,
    /// What it returns; None for what the description says.
    pub returns: Option<&'a str>,
    /// Method and path as they are written; None in an overlay.
    pub request: Option<&'a str>,
    /// GitHub's ID of the operation, without quotes.
    pub id: Option<&'a str>,
    /// GitHub's parameters that it has by keyword, if these are all.
    pub only: Option<Vec<Token<'a>>>,
    /// GitHub's parameters that it has not.
    pub without: Vec<Token<'a>>,
    /// Its options.
    pub options: Vec<Setting<'a>>,
}

/// A parameter as it is written.
#[derive(Debug, Clone, Copy)]
pub struct Parameter<'a> {
    /// The line of its name.
    pub line: usize,
    /// Its name.
    pub name: &'a str,
    /// GitHub's name, without quotes.
    pub wire: Option<&'a str>,
    /// What it takes.
    pub takes: Option<&'a str>,
    /// Its default.
    pub default: Option<&'a str>,
}

/// An option of an operation or a class.
#[derive(Debug, Clone)]
pub struct Setting<'a> {
    /// The line of its name.
    pub line: usize,
    /// Its name.
    pub name: &'a str,
    /// Its value.
    pub value: Vec<Token<'a>>,
}

/// The head of a class.
#[derive(Debug)]
pub struct Head<'a> {
    /// Its name.
    pub name: &'a str,
    /// The class that it extends.
    pub parent: Option<&'a str>,
    /// Its full form.
    pub full: Option<&'a str>,
    /// The template of its URL in GitHub's description, without quotes.
    pub route: Option<&'a str>,
}

/// The heads of the models.
pub fn models<'a>() -> impl Iterator<Item = Head<'a>> {
    let route = |model: &models::Model| Some(model.route).filter(|route| !route.is_empty());
    models::MODELS.iter().map(move |model| Head { name: model.name, parent: None, full: None, route: route(model) })
}

/// The text between quotes.
pub fn unquoted(text: &str) -> &str {
    text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(text)
}

/// The blocks in `operations!` of a source: one for each class of those that a block names.
pub fn blocks(source: &str) -> Result<Vec<Block<'_>>, Mistake> {
    let mut reader = Reader { source, tokens: inside(source, "operations")?, at: 0 };
    if reader.eat("in") {
        reader.next()?;
        reader.expect(";")?;
    }
    let mut found = Vec::new();
    while reader.peek().is_some() {
        let mut classes = vec![reader.word()?];
        while reader.eat(",") {
            classes.push(reader.word()?);
        }
        let page = if reader.eat("at") { Some(reader.next()?.text) } else { None };
        reader.expect("{")?;
        let mut operations = Vec::new();
        while !reader.eat("}") {
            operations.push(reader.operation()?);
        }
        found.extend(classes.into_iter().map(|class| Block { class, page, operations: operations.clone() }));
    }
    Ok(found)
}

/// The heads of the classes in `resources!` of a source.
pub fn heads(source: &str) -> Result<Vec<Head<'_>>, Mistake> {
    let mut reader = Reader { source, tokens: inside(source, "resources")?, at: 0 };
    let mut found = Vec::new();
    while reader.peek().is_some() {
        reader.docs();
        let name = reader.word()?;
        let parent = if reader.eat(":") { Some(reader.word()?) } else { None };
        let full = if reader.eat("full") { Some(reader.word()?) } else { None };
        let options = if reader.eat("with") { reader.settings()? } else { Vec::new() };
        let route = options.iter().find(|option| option.name == "route").and_then(|option| option.value.first());
        reader.group("{", "}")?;
        found.push(Head { name, parent, full, route: route.map(|token| unquoted(token.text)) });
    }
    Ok(found)
}

/// The tokens between the braces of a macro that a source calls.
fn inside<'a>(source: &'a str, name: &str) -> Result<Vec<Token<'a>>, Mistake> {
    let call = format!("\n{name}! {{");
    let Some(start) = source.find(&call).map(|at| at.saturating_add(call.len())) else { return Ok(Vec::new()) };
    let (before, rest) = source.split_at_checked(start).unwrap_or((source, ""));
    // The brace that ends the call begins a line, or follows at once.
    let end = if rest.starts_with('}') { 0 } else { rest.find("\n}").unwrap_or(rest.len()) };
    let lines = before.matches('\n').count();
    let mut found =
        tokens(rest.get(..end).unwrap_or(rest)).map_err(|(line, text)| (line.saturating_add(lines), text))?;
    for token in &mut found {
        token.line = token.line.saturating_add(lines);
        token.start = token.start.saturating_add(start);
    }
    Ok(found)
}

struct Reader<'a> {
    source: &'a str,
    tokens: Vec<Token<'a>>,
    at: usize,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<Token<'a>> {
        self.tokens.get(self.at).copied()
    }

    fn next(&mut self) -> Result<Token<'a>, Mistake> {
        let found = self.peek().ok_or((self.tokens.last().map_or(1, |last| last.line), END.to_owned()))?;
        self.at = self.at.saturating_add(1);
        Ok(found)
    }

    fn eat(&mut self, text: &str) -> bool {
        let is = self.peek().is_some_and(|token| token.text == text && matches!(token.kind, Kind::Sign | Kind::Word));
        if is {
            self.at = self.at.saturating_add(1);
        }
        is
    }

    fn expect(&mut self, text: &str) -> Result<(), Mistake> {
        let found = self.next()?;
        if found.text == text { Ok(()) } else { Err((found.line, format!("expected {text}, found {}", found.text))) }
    }

    fn word(&mut self) -> Result<&'a str, Mistake> {
        let found = self.next()?;
        match found.kind {
            Kind::Word => Ok(found.text),
            _ => Err((found.line, format!("expected a name, found {}", found.text))),
        }
    }

    fn docs(&mut self) -> Vec<&'a str> {
        let mut found = Vec::new();
        while let Some(token) = self.peek().filter(|token| token.kind == Kind::Doc) {
            found.push(token.text.trim_start_matches("///"));
            self.at = self.at.saturating_add(1);
        }
        found
    }

    /// The tokens between two signs, which may nest.
    fn group(&mut self, open: &str, close: &str) -> Result<Vec<Token<'a>>, Mistake> {
        self.expect(open)?;
        let mut depth: usize = 0;
        let mut found = Vec::new();
        loop {
            let token = self.next()?;
            if token.is(close) && depth == 0 {
                return Ok(found);
            }
            depth = if token.is(open) { depth.saturating_add(1) } else { depth };
            depth = if token.is(close) { depth.saturating_sub(1) } else { depth };
            found.push(token);
        }
    }

    /// The source up to one of these tokens, outside of groups.
    fn until(&mut self, ends: &[&str]) -> Result<&'a str, Mistake> {
        let start = self.next()?;
        let (mut last, mut depth) = (start, i32::from("([{".contains(start.text)));
        loop {
            let token = self.peek().ok_or((last.line, END.to_owned()))?;
            if depth == 0 && (ends.contains(&token.text) || token.text.len() == 1 && ")]}".contains(token.text)) {
                return Ok(self.source.get(start.start..last.end()).unwrap_or(""));
            }
            depth = match token.text {
                "(" | "[" | "{" => depth.saturating_add(1),
                ")" | "]" | "}" => depth.saturating_sub(1),
                _ => depth,
            };
            last = self.next()?;
        }
    }

    fn operation(&mut self) -> Result<Declared<'a>, Mistake> {
        let docs = self.docs();
        let line = self.peek().map_or(0, |token| token.line);
        let name = self.word()?;
        let (parameters, positional) = self.parameters()?;
        let returns = if self.eat("-") {
            self.expect(">")?;
            Some(self.until(&["=", "is"])?)
        } else {
            None
        };
        let request = if self.eat("=") { Some(self.until(&["is", "with", ";"])?) } else { None };
        let id = if self.eat("is") { Some(unquoted(self.next()?.text)) } else { None };
        let (mut only, mut without, mut options) = (None, Vec::new(), Vec::new());
        while !self.eat(";") {
            let token = self.next()?;
            match token.text {
                "only" => only = Some(self.names()?),
                "without" => without = self.names()?,
                "with" => options = self.settings()?,
                word => return Err((token.line, format!("expected only, without, with or ;, found {word}"))),
            }
        }
        Ok(Declared { line, docs, name, parameters, positional, returns, request, id, only, without, options })
    }

    fn parameters(&mut self) -> Result<(Vec<Parameter<'a>>, usize), Mistake> {
        self.expect("(")?;
        let (mut found, mut star) = (Vec::new(), None);
        while !self.eat(")") {
            if self.eat("*") {
                star = Some(found.len());
            } else {
                found.push(self.parameter()?);
            }
            if !self.eat(",") && !self.peek().is_some_and(|token| token.is(")")) {
                let token = self.next()?;
                return Err((token.line, format!("expected a comma or ), found {}", token.text)));
            }
        }
        let positional = star.unwrap_or(found.len());
        Ok((found, positional))
    }

    fn parameter(&mut self) -> Result<Parameter<'a>, Mistake> {
        let line = self.peek().map_or(0, |token| token.line);
        let name = self.word()?;
        let wire = if self.eat("as") { Some(unquoted(self.next()?.text)) } else { None };
        let takes = if self.eat(":") { Some(self.until(&["=", ","])?) } else { None };
        let default = if self.eat("=") { Some(self.until(&[","])?) } else { None };
        Ok(Parameter { line, name, wire, takes, default })
    }

    fn names(&mut self) -> Result<Vec<Token<'a>>, Mistake> {
        let found = self.group("(", ")")?;
        Ok(found.into_iter().filter(|token| token.kind == Kind::Word).collect())
    }

    fn settings(&mut self) -> Result<Vec<Setting<'a>>, Mistake> {
        let tokens = self.group("{", "}")?;
        let mut inner = Reader { source: self.source, tokens, at: 0 };
        let mut found = Vec::new();
        while let Some(token) = inner.peek() {
            let name = inner.word()?;
            inner.expect(":")?;
            let mut value = Vec::new();
            let mut depth: usize = 0;
            while let Some(token) = inner.peek().filter(|token| depth > 0 || !token.is(",")) {
                depth = match token.text {
                    "(" | "[" | "{" => depth.saturating_add(1),
                    ")" | "]" | "}" => depth.saturating_sub(1),
                    _ => depth,
                };
                value.push(inner.next()?);
            }
            inner.eat(",");
            found.push(Setting { line: token.line, name, value });
        }
        Ok(found)
    }
}
