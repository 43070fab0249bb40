//! A page that is read in several requests.

use serde_json::{Value, json};

use crate::graphql::place::{Step, part, shown, strip};
use crate::graphql::plan::PREFIX;
use crate::graphql::query;
use crate::graphql::walk::Anchored;
use crate::http::error::Error;
use crate::http::response::Response;

/// An error, and its place in the data of a page.
pub type Failed = (Vec<Step>, Value);

/// A page whose nested connections may be incomplete.
#[derive(Debug)]
pub struct Building {
    /// The data so far.
    pub data: Value,
    /// The connections that have more pages.
    pub pending: Vec<Pending>,
    /// The errors of parts of it that were not raised yet, and the last response that had one.
    failed: Option<(Response, Vec<Failed>)>,
}

/// A nested connection that has more pages.
#[derive(Debug, Clone)]
pub struct Pending {
    /// Its index in the plan.
    pub connection: usize,
    /// Where it is in the data of its page.
    pub place: Vec<Step>,
    /// The object that it is continued from.
    pub anchor: Anchored,
    /// Where it continues.
    pub cursor: String,
}

/// The new page of a nested connection.
#[derive(Debug)]
pub struct Continued {
    /// Number of the page of the query.
    pub page: usize,
    /// What was pending.
    pub pending: Pending,
    /// The new page.
    pub value: Value,
    /// Where the connection continues; None after its last page.
    pub cursor: Option<String>,
    /// The connections below it that have more pages.
    pub nested: Vec<Pending>,
}

impl Continued {
    /// The end of a connection whose further pages are inaccessible.
    pub fn nothing(page: usize, pending: &Pending) -> Continued {
        Continued { page, pending: pending.clone(), value: Value::Null, cursor: None, nested: Vec::new() }
    }
}

impl Pending {
    /// Where the object is that it is continued from.
    pub fn object(&self) -> &[Step] {
        self.place.get(..self.anchor.depth).unwrap_or_default()
    }
}

impl Building {
    /// A page with its first data.
    pub fn new(data: Value, pending: Vec<Pending>) -> Building {
        Building { data, pending, failed: None }
    }

    /// Whether it can be returned.
    pub fn is_complete(&self) -> bool {
        self.pending.is_empty() && self.failed.is_none()
    }

    /// Note an error of a part of the page.
    pub fn fail(&mut self, response: &Response, error: Failed) {
        let mut errors = self.failed.take().map(|(_, errors)| errors).unwrap_or_default();
        errors.push(error);
        self.failed = Some((response.clone(), errors));
    }

    /// The errors that were noted, once.
    pub fn failure(&mut self) -> Option<Error> {
        let (response, errors) = self.failed.take()?;
        Some(failure(response, self.data.clone(), errors))
    }

    /// The place of an item of a response in the page, once the items of the response are added. Both places begin at the
    /// object that the connection is continued from; None if the item is not one of this connection.
    pub fn moved(&mut self, pending: &Pending, item: &[Step], object: &mut Value, backward: bool) -> Option<Vec<Step>> {
        let keys = pending.place.get(pending.anchor.depth..)?;
        let (list, rest) = item.split_at_checked(keys.len().checked_add(1)?)?;
        let (Step::Index(index), below) = rest.split_first()? else { return None };
        if !list.starts_with(keys) {
            return None;
        }
        let count = |value: Option<&mut Value>| value.and_then(|value| value.as_array()).map_or(0, Vec::len);
        let before = [pending.object(), list].concat();
        let known = count(part(&mut self.data, &before));
        let step = match backward {
            false => Step::Index(index.saturating_add(known)),
            true => {
                let new = count(part(object, list));
                Step::FromEnd(known.saturating_add(new).saturating_sub(index.saturating_add(1)))
            }
        };
        Some([list, &[step], below].concat())
    }

    /// Add a page of a nested connection.
    pub fn update(&mut self, update: Continued, backward: bool) {
        let Continued { pending, value, cursor, nested, .. } = update;
        self.pending.retain(|known| known.place != pending.place);
        let Some(connection) = part(&mut self.data, &pending.place) else { return };
        for mut below in nested {
            // Items before them, or after them if the connection is read from its end.
            let [Step::Key(key), Step::Index(at) | Step::FromEnd(at), ..] = below.place.as_mut_slice() else {
                continue;
            };
            let count = connection.get(key.as_str()).and_then(Value::as_array).map_or(0, Vec::len);
            *at = at.saturating_add(count);
            below.place = [pending.place.as_slice(), &below.place].concat();
            below.anchor.depth = below.anchor.depth.saturating_add(pending.place.len());
            self.pending.push(below);
        }
        merge(connection, value, backward);
        if let Some(cursor) = cursor {
            self.pending.push(Pending { cursor, ..pending });
        }
    }
}

/// The error with these data and errors, in place of those of the response.
pub fn failure(response: Response, mut data: Value, errors: Vec<Failed>) -> Error {
    let with_path = |(place, mut error): Failed| {
        if let Some(path) = error.get_mut("path").filter(|_| !place.is_empty()) {
            *path = shown(&mut data, &place).into();
        }
        error
    };
    let errors: Vec<Value> = errors.into_iter().map(with_path).collect();
    strip(&mut data, PREFIX);
    let body = json!({"data": data, "errors": errors}).to_string().into();
    query::failure(Response { body, ..response })
}

/// Add the items of a page to a connection; its other members are replaced.
fn merge(connection: &mut Value, page: Value, backward: bool) {
    let (Value::Object(members), Value::Object(page)) = (connection, page) else { return };
    for (key, value) in page {
        match (members.get_mut(&key), value) {
            (Some(Value::Array(items)), Value::Array(more)) if !backward => items.extend(more),
            (Some(Value::Array(items)), Value::Array(mut more)) => {
                more.append(items);
                *items = more;
            }
            (_, value) => {
                members.insert(key, value);
            }
        }
    }
}
