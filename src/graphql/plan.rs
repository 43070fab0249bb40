//! The connections of a query: where they are, and how their further pages are requested.
//!
//! A connection is a field that selects `pageInfo`. A connection outside of any list is continued by the query itself.
//! A nested connection is continued from its anchor, the nearest object above it whose `id` is selected.

use apollo_compiler::ast::{Argument, Document, Field, OperationDefinition, Selection, Value as Literal};
use apollo_compiler::{Name, Node, name};

use crate::graphql::document::Variables;
use crate::graphql::selection::{Expansion, fields, variable};
use crate::http::error::{Error, Result};

/// The beginning of the names that are added to a document.
pub const PREFIX: &str = "ferrohub_";
/// The added `pageInfo` of a connection, with the members `MORE` and `CURSOR`.
pub const PAGE: Name = name!("ferrohub_page");
/// Whether there are more pages.
pub const MORE: Name = name!("ferrohub_more");
/// The cursor of the next page.
pub const CURSOR: Name = name!("ferrohub_cursor");
/// The added `__typename` of an anchor.
pub const TYPE: Name = name!("ferrohub_type");

/// A query whose connections are followed.
#[derive(Debug)]
pub struct Plan {
    /// The operation with the added fields, and without named fragments.
    pub operation: OperationDefinition,
    /// The values of its variables.
    pub variables: Variables,
    /// The connections; a connection comes after the one that encloses it.
    pub connections: Vec<Connection>,
}

/// A connection of a query.
#[derive(Debug)]
pub struct Connection {
    /// Index of the connection that it is nested in.
    pub enclosing: Option<usize>,
    /// Keys from the response, or from the enclosing connection, to this connection.
    pub path: Vec<Name>,
    /// The path from the response, for messages.
    pub shown: String,
    /// Whether it is read from its end: with `last` and `before`.
    pub backward: bool,
    /// Maximum number of items of a page.
    pub page_size: u64,
    /// Number of levels of connections that are nested in it.
    pub height: usize,
    /// Where its further pages are requested from; None for the response itself.
    pub anchor: Option<Anchor>,
}

/// An object whose `id` and type are known.
#[derive(Debug, Clone)]
pub struct Anchor {
    /// Number of keys of the connection's path that lead to the object.
    pub depth: usize,
    /// Keys that have its ID.
    pub ids: Vec<Name>,
    /// What the query selects of it.
    pub selections: Vec<Selection>,
}

impl Plan {
    /// The plan of an operation. Without a connection, or if a connection cannot be followed, it is an error.
    pub fn new(document: &Document, operation: &OperationDefinition, variables: Variables) -> Result<Plan> {
        if !operation.operation_type.is_query() {
            return Err(Error::Argument("query is a mutation, which has no pages".into()));
        }
        let mut selection_set = Expansion::new(document, operation, &variables).expand(&operation.selection_set)?;
        let mut search = Search { operation, variables: &variables, connections: Vec::new() };
        search.rewrite(&mut selection_set)?;
        let level = Level { enclosing: None, path: Vec::new(), shown: String::new(), is_in_list: false, anchor: None };
        search.search(&[&selection_set], &level)?;
        let connections = search.connections;
        if connections.is_empty() {
            return Err(Error::Argument("query selects no pageInfo, so it has no pages to follow".into()));
        }
        let operation = OperationDefinition { selection_set, ..OperationDefinition::clone(operation) };
        Ok(Plan { operation, variables, connections })
    }
}

/// The key of a field in the response.
pub fn key(field: &Field) -> &Name {
    field.response_name()
}

fn leaf(alias: Name, name: Name) -> Selection {
    let field = Field {
        alias: Some(alias),
        name,
        arguments: Vec::new(),
        directives: Default::default(),
        selection_set: Vec::new(),
    };
    Selection::Field(Node::new(field))
}

/// Whether a field is a connection whose pages are followed.
fn is_connection(field: &Field) -> bool {
    let mut found = Vec::new();
    fields(&field.selection_set, &mut found);
    found.iter().any(|field| field.name == "pageInfo")
}

/// Where the search for connections is.
#[derive(Clone)]
struct Level {
    enclosing: Option<usize>,
    path: Vec<Name>,
    shown: String,
    /// Whether it is in the items of a list, as far as the names of fields show.
    is_in_list: bool,
    anchor: Option<Anchor>,
}

struct Search<'a> {
    operation: &'a OperationDefinition,
    variables: &'a Variables,
    connections: Vec<Connection>,
}

impl Search<'_> {
    /// Add what is needed to follow the connections: a `pageInfo` to each, and a `__typename` beside each `id` above one.
    /// Returns whether there is a connection.
    fn rewrite(&self, selections: &mut [Selection]) -> Result<bool> {
        let mut has_connection = false;
        for selection in selections {
            match selection {
                Selection::Field(node) => {
                    let is_own = is_connection(node);
                    let field = node.make_mut();
                    let is_below = self.rewrite(&mut field.selection_set)?;
                    if is_own {
                        let page = page_info(self.is_backward(field)?);
                        field.selection_set.push(page);
                    } else if is_below && !ids(&[&field.selection_set]).is_empty() {
                        field.selection_set.push(leaf(TYPE, name!("__typename")));
                    }
                    has_connection |= is_own || is_below;
                }
                Selection::InlineFragment(fragment) => {
                    has_connection |= self.rewrite(&mut fragment.make_mut().selection_set)?;
                }
                Selection::FragmentSpread(_) => {}
            }
        }
        Ok(has_connection)
    }

    /// Whether a connection is read from its end.
    fn is_backward(&self, field: &Field) -> Result<bool> {
        match (self.size(field, "first"), self.size(field, "last")) {
            (true, false) => Ok(false),
            (false, true) => Ok(true),
            (false, false) => Err(Error::Argument(format!("query: the connection {} needs first or last", key(field)))),
            (true, true) => Err(Error::Argument(format!("query: the connection {} has first and last", key(field)))),
        }
    }

    fn size(&self, field: &Field, name: &str) -> bool {
        match argument(field, name).map(|value| value.as_ref()) {
            None | Some(Literal::Null) => false,
            Some(Literal::Variable(name)) => {
                variable(self.operation, self.variables, name).is_some_and(|value| !value.is_null())
            }
            Some(_) => true,
        }
    }

    /// Find the connections in the merged selections of an object.
    fn search(&mut self, selections: &[&[Selection]], level: &Level) -> Result<()> {
        let mut all = Vec::new();
        selections.iter().for_each(|selections| fields(selections, &mut all));
        let mut seen: Vec<&Name> = Vec::new();
        for field in &all {
            if field.selection_set.is_empty() || field.name == "pageInfo" || seen.contains(&key(field)) {
                continue;
            }
            seen.push(key(field));
            let same: Vec<&Node<Field>> = all.iter().copied().filter(|other| key(other) == key(field)).collect();
            let below: Vec<&[Selection]> = same.iter().map(|field| field.selection_set.as_slice()).collect();
            let mut inner = level.clone();
            inner.path.push(key(field).clone());
            inner.is_in_list |= field.name == "nodes" || field.name == "edges";
            inner.shown =
                if level.shown.is_empty() { key(field).to_string() } else { format!("{}.{}", level.shown, key(field)) };
            if same.iter().any(|field| is_connection(field)) {
                inner = self.add(&same, inner)?;
            } else {
                let ids = ids(&below);
                if !ids.is_empty() {
                    let selections = below.iter().flat_map(|selections| selections.iter().cloned()).collect();
                    inner.anchor = Some(Anchor { depth: inner.path.len(), ids, selections });
                }
            }
            self.search(&below, &inner)?;
        }
        Ok(())
    }

    /// Add a connection; returns the level below it.
    fn add(&mut self, same: &[&Node<Field>], level: Level) -> Result<Level> {
        let Level { enclosing, path, shown, is_in_list, anchor } = level;
        if is_in_list && anchor.is_none() {
            return Err(Error::Argument(format!(
                "query: the parent of {shown} must select id, by which its further pages are requested"
            )));
        }
        let backward = same.iter().map(|field| self.is_backward(field)).collect::<Result<Vec<_>>>()?;
        let backward = backward.first().copied().unwrap_or_default();
        let sizes = same.iter().filter_map(|field| page_size(self.operation, self.variables, field));
        let page_size = sizes.max().unwrap_or_default();
        self.raise(enclosing);
        let index = self.connections.len();
        let connection = Connection { enclosing, path, shown: shown.clone(), backward, page_size, height: 0, anchor };
        self.connections.push(connection);
        Ok(Level { enclosing: Some(index), path: Vec::new(), shown, is_in_list: true, anchor: None })
    }

    /// Note that a connection is nested in this one.
    fn raise(&mut self, mut enclosing: Option<usize>) {
        let mut height = 1_usize;
        while let Some(connection) = enclosing.and_then(|index| self.connections.get_mut(index)) {
            connection.height = connection.height.max(height);
            (enclosing, height) = (connection.enclosing, height.saturating_add(1));
        }
    }
}

fn page_info(backward: bool) -> Selection {
    let names = if backward {
        [name!("hasPreviousPage"), name!("startCursor")]
    } else {
        [name!("hasNextPage"), name!("endCursor")]
    };
    let [more, cursor] = names;
    Selection::Field(Node::new(Field {
        alias: Some(PAGE),
        name: name!("pageInfo"),
        arguments: Vec::new(),
        directives: Default::default(),
        selection_set: vec![leaf(MORE, more), leaf(CURSOR, cursor)],
    }))
}

/// The keys by which selections have the `id` of their object.
fn ids(selections: &[&[Selection]]) -> Vec<Name> {
    let mut found = Vec::new();
    selections.iter().for_each(|selections| fields(selections, &mut found));
    found.into_iter().filter(|field| field.name == "id").map(|field| key(field).clone()).collect()
}

/// The value of an argument.
fn argument<'a>(field: &'a Field, name: &str) -> Option<&'a Node<Literal>> {
    field.arguments.iter().find(|argument| argument.name == name).map(|argument| &argument.value)
}

/// The number of items that a page of a connection has at most, if `first` or `last` is a number.
pub fn page_size(operation: &OperationDefinition, variables: &Variables, field: &Field) -> Option<u64> {
    ["first", "last"].iter().find_map(|name| match argument(field, name)?.as_ref() {
        Literal::Int(value) => u64::try_from(value.try_to_i32().ok()?).ok(),
        Literal::Variable(name) => variable(operation, variables, name)?.as_u64(),
        _ => None,
    })
}

/// A connection that continues after a cursor, which a variable has.
pub fn continued(field: &Field, backward: bool, cursor: &str) -> Field {
    let mut field = field.clone();
    field.arguments.retain(|argument| argument.name != "after" && argument.name != "before");
    let name = if backward { name!("before") } else { name!("after") };
    let value = Node::new(Literal::Variable(Name::new_unchecked(cursor)));
    field.arguments.push(Node::new(Argument { name, value }));
    field
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::graphql::document::{operation, parse};

    fn plan(text: &str, variables: serde_json::Value) -> Result<Plan> {
        let parsed = parse(text)?;
        Plan::new(&parsed, operation(&parsed, None)?, variables.as_object().unwrap().clone())
    }

    fn keys(names: &[Name]) -> String {
        names.join(".")
    }

    #[test]
    fn connections_know_where_they_are_and_what_continues_them() {
        let text = "query($back: Int) { viewer { all: repositories(first: 9) { ...R pageInfo { endCursor } } } }
            fragment R on RepositoryConnection { edges { node { key: id owner { login gists(last: $back) { pageInfo { a } } }
            ... on Repository { issues(first: 1) { totalCount } labels(first: 1) { pageInfo { a } } } } } }";
        let plan = plan(text, serde_json::json!({"back": 5})).unwrap();
        let found: Vec<_> = plan
            .connections
            .iter()
            .map(|c| (c.enclosing, keys(&c.path), c.backward, c.anchor.as_ref().map(|a| (a.depth, keys(&a.ids)))))
            .collect();
        let node = Some((2, "key".to_owned()));
        assert_eq!(
            found,
            [
                (None, "viewer.all".into(), false, None),
                (Some(0), "edges.node.owner.gists".into(), true, node.clone()),
                (Some(0), "edges.node.labels".into(), false, node),
            ]
        );
        let shown: Vec<_> = plan.connections.iter().map(|connection| connection.shown.as_str()).collect();
        assert_eq!(shown.get(1), Some(&"viewer.all.edges.node.owner.gists"));
    }

    #[test]
    fn page_infos_and_types_are_added_where_they_are_needed() {
        let text = "{ a(first: 1) { nodes { id b(last: 1) { pageInfo { x } } } pageInfo { x } } c { id } }";
        let plan = plan(text, serde_json::json!({})).unwrap();
        let page =
            |more, cursor| format!("ferrohub_page: pageInfo {{ ferrohub_more: {more} ferrohub_cursor: {cursor} }}");
        let (last, first) = (page("hasPreviousPage", "startCursor"), page("hasNextPage", "endCursor"));
        let due = format!(
            "{{ a(first: 1) {{ nodes {{ id b(last: 1) {{ pageInfo {{ x }} {last} }} ferrohub_type: __typename }} \
             pageInfo {{ x }} {first} }} c {{ id }} }}"
        );
        assert_eq!(plan.operation.serialize().no_indent().to_string(), due);
    }

    #[test]
    fn what_cannot_be_followed_is_an_error() {
        let page = "pageInfo { endCursor }";
        for (text, why) in [
            ("{ a }".to_owned(), "selects no pageInfo"),
            (format!("{{ a {{ {page} }} }}"), "the connection a needs first or last"),
            (format!("{{ a(first: null) {{ {page} }} }}"), "the connection a needs first or last"),
            (
                format!("{{ a(first: 1) {{ {page} nodes {{ b(first: 1) {{ {page} }} }} }} }}"),
                "parent of a.nodes.b must select id",
            ),
            ("{ ...F } fragment F on Query { a { ...F } }".to_owned(), "the fragment F contains itself"),
        ] {
            let error = plan(&text, serde_json::json!({})).unwrap_err().to_string();
            assert!(error.contains(why), "{error}");
        }
    }
}
