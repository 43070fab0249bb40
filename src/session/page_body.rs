//! The items of a page, in the body of its response.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::http::error::Result;
use crate::http::response::Response;
use crate::json::document::Json;
use crate::session::page::{Item, Layout, Place};
use crate::session::scim;
use crate::session::shape;

/// Number of keys that an error names.
const MOST_KEYS: usize = 5;

/// The items of a page; `array` is the body as an array, if it is one.
pub fn split(json: &Json, array: Vec<Json>, response: &Response, layout: &Layout, place: Place) -> Result<Vec<Item>> {
    let plain = |items: Vec<Json>| items.into_iter().map(|json| Item { key: None, json }).collect();
    match layout {
        Layout::Array | Layout::At(_) if json.is_array() => Ok(plain(array)),
        Layout::At(key) if json.is_object() => match json.get(key).filter(|list| !list.is_null()) {
            None if place == Place::First && !has_other_list(json) => Ok(Vec::new()),
            Some(list) if list.is_array() => Ok(plain(list.items())),
            _ => Err(shape(response, &format!("an object with a list at {key:?}"))),
        },
        Layout::Members if json.is_object() => {
            Ok(json.entries().into_iter().map(|(key, json)| Item { key: Some(key), json }).collect())
        }
        Layout::Members | Layout::At(_) => Err(shape(response, "an object")),
        Layout::Array => Err(shape(response, &format!("a list{}", lists_of(json)))),
    }
}

/// The keys of an object's lists, one of which a listing needs, as a hint.
fn lists_of(json: &Json) -> String {
    let keys = json.entries().into_iter().filter(|(_, value)| value.is_array()).map(|(key, _)| format!("{key:?}"));
    let keys: Vec<String> = keys.take(MOST_KEYS).collect();
    if keys.is_empty() { String::new() } else { format!(", not an object; key= takes {}", keys.join(" or ")) }
}

/// Whether an object without the expected list has another one, although it does not say that there are no items.
fn has_other_list(json: &Json) -> bool {
    let is_list = |(key, json): &(String, Json)| json.is_array() && key != "schemas";
    total_count(Some(json)) != Some(0) && json.entries().iter().any(is_list)
}

/// The total number of items, if the body of the page has it.
pub fn total_count(body: Option<&Json>) -> Option<u64> {
    let body = body?;
    body.get("total_count").and_then(|total| total.scalar()?.parse().ok()).or_else(|| scim::total(body))
}

/// Whether GitHub says that a search did not find everything; None if the body of the page does not say it.
pub fn is_incomplete(body: Option<&Json>) -> Option<bool> {
    body?.get("incomplete_results").map(|json| json.text() == "true")
}

/// What tells a page from others: its first and last item, and the number of items.
pub fn mark(items: &[Item]) -> u64 {
    let mut hasher = DefaultHasher::new();
    items.len().hash(&mut hasher);
    for item in [items.first(), items.last()].into_iter().flatten() {
        (&item.key, item.json.text()).hash(&mut hasher);
    }
    hasher.finish()
}
