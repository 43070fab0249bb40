//! The pages of SCIM listings (RFC 7644, 3.4.2.4): bodies have numbers instead of links.

use crate::http::request::Request;
use crate::json::document::Json;
use crate::session::cursor::with_parameter;

/// The key of the items.
const ITEMS: &str = "Resources";
/// The query parameter with the number of the first item, counted from 1.
const START: &str = "startIndex";

/// The number of items of all pages, if the body is that of a page.
pub fn total(body: &Json) -> Option<u64> {
    body.get(ITEMS)?;
    number(body, "totalResults")
}

/// The request of the page after this one; None after the last, and for other bodies.
pub fn next(request: &Request, body: &Json, items: u64) -> Option<Request> {
    let (total, start) = (total(body)?, number(body, START).unwrap_or(1).max(1));
    let following = start.checked_add(items).filter(|following| items > 0 && *following <= total)?;
    Some(with_parameter(request, START, &following.to_string()))
}

fn number(body: &Json, key: &str) -> Option<u64> {
    body.get(key)?.scalar()?.parse().ok()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use http::Method;
    use serde_json::json;

    use super::*;

    #[test]
    fn the_next_page_begins_after_the_items_of_this_one() {
        let request = Request::new(Method::GET, "https://h/scim/v2/x/Users?filter=a+b&startIndex=1".parse().unwrap());
        let page = |start: u64, total: u64| {
            Json::from_value(&json!({"Resources": [], "startIndex": start, "totalResults": total, "itemsPerPage": 2}))
        };
        let found = |body: &Json, items| next(&request, body, items).map(|next| next.url.to_string());
        assert_eq!(found(&page(1, 3), 2).as_deref(), Some("https://h/scim/v2/x/Users?filter=a+b&startIndex=3"));
        assert_eq!((found(&page(3, 3), 1), found(&page(1, 9), 0), found(&page(u64::MAX, 9), 2)), (None, None, None));
        assert_eq!(found(&Json::from_value(&json!({"items": [], "totalResults": 9})), 2), None);
        assert_eq!(total(&page(1, 3)), Some(3));
    }
}
