//! Pages whose bodies name the next one, with a cursor or a flag, where responses have no Link header.

use crate::http::page_number::page_of;
use crate::http::request::Request;
use crate::json::document::Json;

/// The request of the page after this one; None after the last, and if the operation lacks the parameter.
pub fn next(request: &Request, body: &Json) -> Option<Request> {
    let value = match request.context.next_page? {
        "page" => {
            let page = page_of(&request.url).unwrap_or(1);
            (body.member("has_next_page")?.text() == "true").then(|| page.saturating_add(1).to_string())?
        }
        _ => body.member("next_cursor")?.scalar().filter(|cursor| !cursor.is_empty())?,
    };
    Some(with_parameter(request, request.context.next_page?, &value))
}

/// A request with another value of one query parameter.
pub fn with_parameter(request: &Request, name: &str, value: &str) -> Request {
    let mut next = request.clone();
    let others: Vec<(String, String)> = request
        .url
        .query_pairs()
        .filter(|(known, _)| known != name)
        .map(|(name, value)| (name.into(), value.into()))
        .collect();
    next.url.query_pairs_mut().clear().extend_pairs(others).append_pair(name, value);
    next
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use http::Method;
    use serde_json::{Value, json};

    use super::*;

    fn found(parameter: Option<&'static str>, query: &str, body: &Value) -> Option<String> {
        let mut request = Request::new(Method::GET, format!("https://h/x?{query}").parse().unwrap());
        request.context.next_page = parameter;
        next(&request, &Json::from_value(body)).map(|next| next.url.query().unwrap().to_owned())
    }

    #[test]
    fn a_cursor_or_a_flag_names_the_next_page() {
        assert_eq!(found(Some("after"), "q=a", &json!({"next_cursor": "b c"})).as_deref(), Some("q=a&after=b+c"));
        assert_eq!(found(Some("after"), "after=a", &json!({"next_cursor": "b"})).as_deref(), Some("after=b"));
        assert_eq!(found(Some("page"), "q=a", &json!({"has_next_page": true})).as_deref(), Some("q=a&page=2"));
        assert_eq!(found(Some("page"), "page=2", &json!({"has_next_page": true})).as_deref(), Some("page=3"));
    }

    #[test]
    fn the_last_page_has_no_next_one() {
        for body in
            [json!({}), json!({"next_cursor": null}), json!({"next_cursor": ""}), json!({"has_next_page": false})]
        {
            assert_eq!((found(Some("after"), "", &body), found(Some("page"), "", &body)), (None, None));
        }
        assert_eq!(found(None, "", &json!({"next_cursor": "b", "has_next_page": true})), None);
    }
}
