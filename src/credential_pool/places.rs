//! What earlier responses said about pages: a cursor belongs to the credential that got it, and a URL without the
//! name of an owner to the owner of the page that linked to it. If that is unknown, the numbered pages of a listing belong to
//! the credential that got the first one, because others may list other items.

use std::borrow::Cow;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use lru::LruCache;
use url::Url;

use crate::http::page_number::page_of;
use crate::http::response::Response;
use crate::runtime::per_process::PerProcess;

/// Maximum number of URLs that are remembered.
const MOST: NonZeroUsize = NonZeroUsize::new(4096).unwrap();

/// What is known about a page before it is requested.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Place {
    /// Number of the member that has to sign its request.
    pub member: Option<usize>,
    /// The owner of what it lists.
    pub owner: Option<String>,
    /// Number of the member that is tried first, because the redirect to this URL was a response to it.
    pub first: Option<usize>,
}

/// What is known about pages.
#[derive(Default)]
pub struct Places(PerProcess<Mutex<LruCache<u64, Place>>>);

impl Places {
    /// What is known about a URL.
    pub fn of(&self, url: &Url) -> Option<Place> {
        let kept = self.0.get()?;
        let mut kept = locked(&kept);
        if has_cursor(url)
            && let Some(place) = kept.get(&hash(url.as_str()))
        {
            return Some(place.clone());
        }
        if let Some(key) = hash_of_window(url).filter(|_| !has_cursor(url))
            && let Some(place) = kept.get(&key)
        {
            return Some(place.clone());
        }
        let place = kept.get(&hash(&url[..url::Position::AfterPath])).cloned();
        place.or_else(|| kept.get(&hash_of_numbered(url)?).cloned())
    }

    /// Note the links of a response that this member got. If `stays`, numbered pages are for this member, too.
    pub fn note(&self, response: &Response, member: usize, owner: Option<String>, stays: bool) {
        if !response.headers.contains_key(http::header::LINK) {
            return;
        }
        let kept = self.0.get_or(|| Mutex::new(LruCache::new(MOST)));
        let mut kept = locked(&kept);
        for url in response.links().iter().filter_map(|link| response.url.join(&link.target).ok()) {
            if has_cursor(&url) {
                let place = Place { member: Some(member), owner: owner.clone(), first: None };
                if let Some(key) = hash_of_window(&url) {
                    kept.put(key, place.clone());
                }
                kept.put(hash(url.as_str()), place);
            } else if owner.is_some() {
                kept.put(hash(&url[..url::Position::AfterPath]), Place { owner: owner.clone(), ..Place::default() });
            } else if stays && let Some(key) = hash_of_numbered(&url) {
                kept.put(key, Place { member: Some(member), ..Place::default() });
            }
        }
    }
}

impl Places {
    /// Note which member is tried first for a URL that a redirect led to.
    pub fn begin_with(&self, url: &Url, member: usize) {
        let kept = self.0.get_or(|| Mutex::new(LruCache::new(MOST)));
        let mut kept = locked(&kept);
        let place = kept.get_or_insert_mut(hash(&url[..url::Position::AfterPath]), Place::default);
        place.first = Some(member);
    }
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Places")
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn hash(text: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// The hash of a page's URL without its number; None if it has no number.
fn hash_of_numbered(url: &Url) -> Option<u64> {
    let is_number = |(name, value): &(Cow<'_, str>, Cow<'_, str>)| {
        name == "page" && !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit())
    };
    let (numbers, mut others): (Vec<_>, Vec<_>) = url.query_pairs().partition(is_number);
    others.sort_unstable();
    let path = &url[..url::Position::AfterPath];
    (!numbers.is_empty()).then(|| hash(&(path, others)))
}

/// The hash of the URL of a page that is requested by number where its link names a cursor beside the number; None if it
/// has no number.
fn hash_of_window(url: &Url) -> Option<u64> {
    page_of(url)?;
    let is_position = |name: &str| matches!(name, "after" | "before" | "page" | "per_page");
    let mut others: Vec<_> = url.query_pairs().filter(|(name, _)| !is_position(name)).collect();
    others.sort_unstable();
    Some(hash(&("window", &url[..url::Position::AfterPath], others)))
}

/// Whether a URL names a page by a cursor, not by its number.
fn has_cursor(url: &Url) -> bool {
    url.query_pairs().any(|(name, value)| match &*name {
        "after" | "before" | "cursor" => true,
        "page" => !value.bytes().all(|byte| byte.is_ascii_digit()),
        _ => false,
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use bytes::Bytes;
    use http::HeaderMap;

    use super::*;

    #[test]
    fn cursors_belong_to_a_member_and_numbered_pages_to_an_owner() {
        let places = Places::default();
        let url = |text: &str| Url::parse(&format!("https://h{text}")).unwrap();
        let links = "<https://h/repositories/7/issues?page=2>; rel=next, <https://h/x?after=abc>; rel=next";
        let headers = HeaderMap::from_iter([(http::header::LINK, links.parse().unwrap())]);
        let response = Response::new(200, headers, Bytes::new(), url("/repos/o/r/issues"));
        places.note(&response, 1, Some("o".into()), false);
        let owner = Some("o".to_owned());
        assert_eq!(
            places.of(&url("/repositories/7/issues?page=9")),
            Some(Place { owner: owner.clone(), ..Place::default() })
        );
        assert_eq!(places.of(&url("/x?after=abc")), Some(Place { member: Some(1), owner, first: None }));
        assert_eq!((places.of(&url("/x?after=abcd")), places.of(&url("/x"))), (None, None));
    }

    #[test]
    fn pages_by_number_belong_to_the_member_that_got_the_cursor_beside_it() {
        let places = Places::default();
        let url = |text: &str| Url::parse(&format!("https://h{text}")).unwrap();
        let links = "<https://h/repositories/7/issues?state=all&per_page=100&after=abc&page=2>; rel=next";
        let headers = HeaderMap::from_iter([(http::header::LINK, links.parse().unwrap())]);
        let response = Response::new(200, headers, Bytes::new(), url("/repos/o/r/issues?state=all&per_page=100"));
        places.note(&response, 1, Some("o".into()), false);
        let place = Some(Place { member: Some(1), owner: Some("o".into()), first: None });
        assert_eq!(places.of(&url("/repositories/7/issues?state=all&per_page=97&page=5")), place);
        for other in ["/repositories/7/issues?state=open&page=5", "/repositories/8/issues?state=all&page=5"] {
            assert_eq!(places.of(&url(other)), None, "{other}");
        }
    }

    #[test]
    fn numbered_pages_without_an_owner_belong_to_a_member() {
        let places = Places::default();
        let url = |text: &str| Url::parse(&format!("https://h{text}")).unwrap();
        let links = "<https://h/search/code?q=x&page=2>; rel=next, <https://h/search/code?q=x&page=9>; rel=last";
        let headers = HeaderMap::from_iter([(http::header::LINK, links.parse().unwrap())]);
        let response = Response::new(200, headers, Bytes::new(), url("/search/code?q=x"));
        places.note(&response, 0, None, false);
        assert_eq!(places.of(&url("/search/code?q=x&page=2")), None);
        places.note(&response, 1, None, true);
        for known in ["/search/code?q=x&page=2", "/search/code?page=5&q=x"] {
            assert_eq!(places.of(&url(known)), Some(Place { member: Some(1), ..Place::default() }), "{known}");
        }
        for other in ["/search/code?q=x", "/search/code?q=y&page=2", "/search/code?q=x&page=2&per_page=5"] {
            assert_eq!(places.of(&url(other)), None, "{other}");
        }
    }
}
