//! Page numbers in URLs.

use url::Url;

/// The page number in a URL.
pub fn page_of(url: &Url) -> Option<u64> {
    url.query_pairs().find(|(name, _)| name == "page")?.1.parse().ok()
}

/// The URL of another page. The rest of the query is unchanged, so that it equals the URL that GitHub links to.
pub fn at_page(url: &Url, page: u64) -> Url {
    let query = url.query().unwrap_or_default();
    let mut parts: Vec<String> = query.split('&').filter(|part| !part.is_empty()).map(str::to_owned).collect();
    let number = format!("page={page}");
    match parts.iter_mut().find(|part| part.starts_with("page=")) {
        Some(part) => *part = number,
        None => parts.push(number),
    }
    let mut url = url.clone();
    url.set_query(Some(&parts.join("&")));
    url
}
