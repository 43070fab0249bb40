//! Pages of a listing, one after the other.

use std::collections::HashSet;

use http::header::{ETAG, IF_NONE_MATCH};

use crate::core::error::{Error, Result};
use crate::core::json::Json;
use crate::core::request::Request;
use crate::core::response::Response;
use crate::core::session::{Session, json_of, shape};
use crate::core::transport::shown;

/// Most items that the service puts on a page.
pub const MOST_PER_PAGE: i64 = 100;

/// How items lie in the body of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Layout {
    /// The body is the array.
    Array,
    /// The body is an object that has the array at this key.
    At(String),
    /// The body is an object whose members are the items.
    Members,
}

/// The way through the pages of a listing.
#[derive(Debug, Clone)]
pub struct Pages {
    next: Option<Request>,
    layout: Layout,
    left: Option<u64>,
    seen: HashSet<String>,
}

/// One page.
#[derive(Debug)]
pub struct Page {
    /// Its items, as many as are wanted.
    pub items: Vec<Item>,
    /// The answer it came in.
    pub response: Response,
    /// The body, where the layout has more than items.
    pub body: Option<Json>,
}

/// An item of a page; members of an object have a key.
#[derive(Debug, Clone)]
pub struct Item {
    /// Key of a member.
    pub key: Option<String>,
    /// The item.
    pub json: Json,
}

/// The page size to ask for: as told, else as many as are wanted, at most 100.
pub fn per_page(number: i64, told: Option<i64>) -> i64 {
    told.unwrap_or(if number < 0 { MOST_PER_PAGE } else { number.clamp(1, MOST_PER_PAGE) })
}

impl Pages {
    /// Start with this request; a negative number asks for all items.
    pub fn new(first: Request, layout: Layout, number: i64) -> Pages {
        let left = u64::try_from(number).ok();
        Pages { next: Some(first).filter(|_| left != Some(0)), layout, left, seen: HashSet::new() }
    }

    /// Go on with this request, for so many more items; None for all.
    pub fn resume(next: Option<Request>, layout: Layout, left: Option<u64>) -> Pages {
        Pages { next, layout, left, seen: HashSet::new() }
    }

    /// The request of the next page; None after the last.
    pub fn upcoming(&self) -> Option<&Request> {
        self.next.as_ref()
    }

    /// Whether there may be more.
    pub fn is_done(&self) -> bool {
        self.next.is_none()
    }

    /// How items lie in a page.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Go on at a page by its number, where the service numbers its pages; false where it does not.
    pub fn jump(&mut self, response: &Response, page: usize) -> bool {
        let numbered = response.link("last").is_some_and(|last| last.query_pairs().any(|(name, _)| name == "page"));
        let Some(next) = self.next.as_mut().filter(|_| numbered) else { return false };
        let rest: Vec<(String, String)> =
            next.url.query_pairs().into_owned().filter(|(name, _)| name != "page").collect();
        next.url.query_pairs_mut().clear().extend_pairs(rest).append_pair("page", &page.to_string());
        true
    }

    /// The next page; None after the last.
    pub async fn next(&mut self, session: &Session) -> Result<Option<Page>> {
        // Kept until the page is here: after an error the same page is asked for again.
        let Some(request) = self.next.clone() else { return Ok(None) };
        let response = session.send(request.clone()).await?;
        if !response.ok() {
            return Err(Error::Status(Box::new(response)));
        }
        // 202: still being computed; 204: nothing to list; 304: nothing new.
        if response.status != 200 {
            self.next = None;
            return Ok(Some(Page { items: Vec::new(), response, body: None }));
        }
        let json = json_of(&response)?;
        let mut items = self.items(&json, &response)?;
        if let Some(left) = &mut self.left {
            items.truncate(usize::try_from(*left).unwrap_or(usize::MAX));
            *left -= items.len() as u64;
        }
        self.next = if self.left == Some(0) { None } else { self.following(&request, &response, session)? };
        let body = Some(json).filter(|json| json.is_object());
        Ok(Some(Page { items, response, body }))
    }

    fn items(&self, json: &Json, response: &Response) -> Result<Vec<Item>> {
        let array = |json: Json| json.items().into_iter().map(|json| Item { key: None, json }).collect();
        match &self.layout {
            Layout::Array if json.is_array() => Ok(array(json.clone())),
            Layout::At(_) if json.is_array() => Ok(array(json.clone())),
            Layout::At(key) if json.is_object() => match json.get(key).filter(|list| !list.is_null()) {
                None => Ok(Vec::new()),
                Some(list) if list.is_array() => Ok(array(list)),
                Some(_) => Err(shape(response, &format!("an object with a list at {key:?}"))),
            },
            Layout::At(_) => Err(shape(response, "an object")),
            Layout::Members if json.is_object() => {
                Ok(json.entries().into_iter().map(|(key, json)| Item { key: Some(key), json }).collect())
            }
            Layout::Members => Err(shape(response, "an object")),
            Layout::Array => Err(shape(response, "a list")),
        }
    }

    fn following(&mut self, request: &Request, response: &Response, session: &Session) -> Result<Option<Request>> {
        let Some(url) = response.link("next") else {
            if response.links().iter().any(|link| link.rel.eq_ignore_ascii_case("next")) {
                let said = "the next page is said to be at what is no address, after";
                return Err(Error::Transport(format!("{said} {}", shown(request))));
            }
            return Ok(None);
        };
        let mut next = request.clone();
        next.headers.remove(IF_NONE_MATCH);
        next.url = url;
        if !session.settings().owns(&next.url) {
            return Err(Error::Transport(format!("the next page is said to be on another host, {}", shown(&next))));
        }
        self.seen.insert(request.url.to_string());
        if self.seen.contains(next.url.as_str()) {
            return Err(Error::Transport(format!("the pages lead in a circle, at {}", shown(&next))));
        }
        Ok(Some(next))
    }
}

/// The ETag of an answer.
pub fn etag(response: &Response) -> Option<&str> {
    response.header(ETAG.as_str())
}
