//! Listings that start with a request: where the items are, and the size of the pages.

use crate::github::description::operation::Operation;
use crate::github::model::declaration::{Op, Returns};
use crate::http::request::Request;
use crate::session::listing::Listing;
use crate::session::page::{Layout, Pages, per_page};

/// The size of the pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// This one.
    Given(i64),
    /// The largest, or less for a few items.
    Own,
    /// That of the request, or else GitHub's.
    None,
}

/// Where the items of an operation's responses are.
pub fn layout(op: &Op) -> Layout {
    match (op.returns, op.key) {
        (Returns::Pairs(_), _) => Layout::Members,
        (Returns::Search(_), "") => at("items"),
        (_, key) => at(key),
    }
}

/// The listing of a described operation, or of a route that is not described. Its items are at the key, or else where the
/// description has them. A size in the query of the request stays.
pub fn described(
    mut request: Request,
    operation: Option<&Operation>,
    key: Option<&str>,
    number: i64,
    size: Size,
) -> Listing {
    request.context.next_page = operation.and_then(Operation::next_page);
    let is_sized = request.url.query_pairs().any(|(name, _)| name == "per_page");
    let size = if is_sized { Size::None } else { size };
    let key = key.or(operation.and_then(|operation| operation.pages)).unwrap_or_default();
    listing(request, at(key), number, size, false)
}

/// The items at a key; an array if it is empty.
pub fn at(key: &str) -> Layout {
    if key.is_empty() { Layout::Array } else { Layout::At(key.to_owned()) }
}

/// The listing of at most this number of items (-1 for all) that starts with a request. A divided one is read in several parts if it has more results than GitHub returns.
pub fn listing(mut request: Request, layout: Layout, number: i64, size: Size, is_divided: bool) -> Listing {
    let given = if let Size::Given(size) = size { Some(size) } else { None };
    if size != Size::None && layout != Layout::Members {
        request.query([("per_page", per_page(number, given).to_string())]);
    }
    let pages = Pages::new(request.clone(), layout, number);
    let pages = if is_divided { pages.divided(&request) } else { pages };
    Listing::new(pages, request, number)
}
