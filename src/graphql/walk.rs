//! Finding the connections in the data of a response, and where they continue.

use apollo_compiler::Name;
use serde_json::Value;

use crate::graphql::place::Step;
use crate::graphql::plan::{CURSOR, Connection, MORE, PAGE, Plan, TYPE};
use crate::http::error::{Error, Result};

/// A connection in the data of a response.
#[derive(Debug)]
pub struct Found<'a> {
    /// Its index in the plan.
    pub connection: usize,
    /// Where it is, from the value that was searched.
    pub place: Vec<Step>,
    /// The connection.
    pub value: &'a Value,
    /// The object that it is continued from, if it has an ID.
    pub anchor: Option<Anchored>,
    /// Whether it is in a list.
    pub in_list: bool,
}

/// An object that connections are continued from.
#[derive(Debug, Clone)]
pub struct Anchored {
    /// Number of steps that lead to it.
    pub depth: usize,
    /// Its ID.
    pub id: String,
    /// The name of its type.
    pub class: String,
}

/// The connections directly below another one, or below the response.
pub fn below<'a>(plan: &'a Plan, enclosing: Option<usize>, value: &'a Value) -> Vec<Found<'a>> {
    let mut found = Vec::new();
    for (index, connection) in plan.connections.iter().enumerate() {
        if connection.enclosing == enclosing {
            let mut walk = Walk { index, connection, place: Vec::new(), in_list: false, found: &mut found };
            walk.enter(value, 0, None);
        }
    }
    found
}

struct Walk<'a, 'f> {
    index: usize,
    connection: &'a Connection,
    place: Vec<Step>,
    in_list: bool,
    found: &'f mut Vec<Found<'a>>,
}

impl<'a> Walk<'a, '_> {
    /// Follow the keys of the connection from a value, of which `used` led to it.
    fn enter(&mut self, value: &'a Value, used: usize, anchor: Option<Anchored>) {
        match value {
            Value::Array(items) => {
                let was_in_list = std::mem::replace(&mut self.in_list, true);
                for (index, item) in items.iter().enumerate() {
                    self.place.push(Step::Index(index));
                    self.enter(item, used, None); // the ID is of an object above the list
                    self.place.pop();
                }
                self.in_list = was_in_list;
            }
            Value::Object(members) => {
                let own = self.connection.anchor.as_ref().filter(|anchor| anchor.depth == used);
                let anchor = match own {
                    Some(own) => anchored(value, &own.ids, self.place.len()),
                    None => anchor,
                };
                let Some(key) = self.connection.path.get(used) else {
                    let (connection, place, in_list) = (self.index, self.place.clone(), self.in_list);
                    self.found.push(Found { connection, place, value, anchor, in_list });
                    return;
                };
                if let Some(member) = members.get(key.as_str()) {
                    self.place.push(Step::Key(key.to_string()));
                    self.enter(member, used.saturating_add(1), anchor);
                    self.place.pop();
                }
            }
            _ => {}
        }
    }
}

fn anchored(object: &Value, ids: &[Name], depth: usize) -> Option<Anchored> {
    let id = ids.iter().find_map(|key| object.get(key.as_str())?.as_str())?.to_owned();
    let class = object.get(TYPE.as_str())?.as_str().filter(|class| Name::is_valid_syntax(class))?.to_owned();
    Some(Anchored { depth, id, class })
}

/// Whether there is an item in any list of a response.
pub fn has_items(value: &Value) -> bool {
    match value {
        Value::Array(items) => !items.is_empty(),
        Value::Object(members) => members.values().any(has_items),
        _ => false,
    }
}

/// The cursor of the next page of a connection; None after the last one. A response that was written by hand may have
/// the query's own `pageInfo` only.
pub fn next(connection: &Connection, value: &Value, last: Option<&str>) -> Result<Option<String>> {
    let own = if connection.backward { ("hasPreviousPage", "startCursor") } else { ("hasNextPage", "endCursor") };
    let (page, more, cursor) = (PAGE, MORE, CURSOR);
    let added = value.get(page.as_str()).map(|page| (page, (more.as_str(), cursor.as_str())));
    let Some((page, (more, cursor))) = added.or_else(|| Some((value.get("pageInfo")?, own))) else { return Ok(None) };
    let cursor = page.get(cursor).and_then(Value::as_str);
    match cursor.filter(|cursor| Some(*cursor) != last) {
        _ if page.get(more) != Some(&Value::Bool(true)) => Ok(None),
        Some(cursor) => Ok(Some(cursor.to_owned())),
        None => Err(Error::Incomplete(format!("{} has a further page, but no new cursor for it", connection.shown))),
    }
}
