//! Pickles of listings: the remaining items, without credentials.

use bytes::Bytes;
use http::Method;
use http::header::IF_NONE_MATCH;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde::{Deserialize, Serialize};

use crate::calls::annotations;
use crate::handle::ClientSession;
use crate::listing::{Kind, Listing};
use ferrohub::bindings::github::declared::registry;
use ferrohub::bindings::github::description::operation::{self, Operation};
use ferrohub::bindings::github::description::routes;
use ferrohub::bindings::github::model::declaration::Returns;
use ferrohub::bindings::http::request::{Request, absolute_url};
use ferrohub::bindings::json::document::Json;
use ferrohub::bindings::session::listing;
use ferrohub::bindings::session::listing::Progress;
use ferrohub::bindings::session::page::{Item, Layout, Pages};
use ferrohub::bindings::session::search;

/// The state of a listing in a pickle.
#[derive(Debug, Serialize, Deserialize)]
pub struct Frozen {
    /// Class of the items, if they are resources. Pairs have neither a class nor a type.
    pub class: Option<String>,
    /// Python type of items that are plain values.
    pub python: Option<String>,
    /// Key of the array in a response.
    pub key: Option<String>,
    /// Maximum number of items.
    pub number: i64,
    /// Number of returned items.
    pub given: u64,
    /// URL and headers of the first page.
    pub first: (String, Vec<(String, String)>),
    /// URL of the next page; None after the last.
    pub next: Option<String>,
    /// Items that were read and not returned yet.
    pub buffer: Vec<(Option<String>, String)>,
    /// ETag of the first page.
    pub etag: Option<String>,
    /// Body of the last page, if it is an object.
    pub body: Option<String>,
    /// The position in the parts of a divided search.
    #[serde(default)]
    pub parts: Option<search::Progress>,
}

/// Python types of plain items that no declared operation needs to name.
const PLAIN: [&str; 7] = ["bool", "dict", "float", "int", "list", "object", "str"];

impl Frozen {
    /// What the items are.
    pub fn kind(&self) -> Option<Kind> {
        match (&self.class, &self.python) {
            (Some(name), _) => Some(Kind::Class(registry::class(name)?.name)),
            (None, Some(name)) => {
                let declared = registry::operations().filter_map(|op| match op.returns {
                    Returns::Rows(of) => Some(annotations::builtin(of)),
                    _ => None,
                });
                PLAIN.into_iter().chain(declared).find(|python| python == name).map(Kind::Plain)
            }
            (None, None) => Some(Kind::Pairs),
        }
    }

    /// The layout of a page.
    pub fn layout(&self) -> Layout {
        match (&self.class, &self.python, &self.key) {
            (None, None, _) => Layout::Members,
            (_, _, Some(key)) => Layout::At(key.clone()),
            (_, _, None) => Layout::Array,
        }
    }

    fn thaw(&self, session: Py<ClientSession>) -> Option<Listing> {
        let request = |url: &str| Some(Request::new(Method::GET, absolute_url(url, "").ok()?));
        let mut first = request(&self.first.0)?;
        for (name, value) in &self.first.1 {
            first.header(name, value).ok()?;
        }
        let base = session.get().core.settings().urls.api.clone();
        let path = self.key.as_ref().and_then(|_| routes::path(&self.first.0, &base));
        let operation = path.and_then(|path| operation::of_route("GET", &path));
        first.context.next_page = operation.and_then(Operation::next_page);
        let next = match &self.next {
            Some(url) => {
                let mut next = request(url)?;
                next.headers.clone_from(&first.headers);
                next.context.next_page = first.context.next_page;
                if url != &self.first.0 {
                    next.headers.remove(IF_NONE_MATCH); // it was for the first page alone
                }
                Some(next)
            }
            None => None,
        };
        let items = self.buffer.iter().map(|(key, text)| {
            let json = Json::parse(Bytes::copy_from_slice(text.as_bytes())).ok()?;
            Some(Item { key: key.clone(), json })
        });
        let items: Vec<Item> = items.collect::<Option<_>>()?;
        let fetched = self.given + items.len() as u64;
        let left = u64::try_from(self.number).ok().map(|number| number.saturating_sub(fetched));
        let at_first = self.next.as_ref() == Some(&self.first.0);
        let pages = Pages::resume(next, self.layout(), left);
        let pages = if at_first { pages } else { pages.begun() };
        let pages = match &self.parts {
            Some(parts) => pages.divided(&first).at(parts.clone()),
            None => pages,
        };
        let body = self.body.as_ref().and_then(|text| Json::parse(Bytes::copy_from_slice(text.as_bytes())).ok());
        let progress = Progress { items, given: self.given, etag: self.etag.clone(), body, parts: None };
        let listing = listing::Listing::resume(pages, first, self.number, progress);
        Some(Listing::new(listing, self.kind()?, session))
    }
}

/// Restore a listing from its pickle.
#[pyfunction]
pub fn _restore_listing<'py>(
    py: Python<'py>,
    search: bool,
    state: &str,
    session: &Bound<'py, ClientSession>,
) -> PyResult<Bound<'py, PyAny>> {
    let frozen: Option<Frozen> = serde_json::from_str(state).ok();
    let listing = frozen.and_then(|frozen| frozen.thaw(session.clone().unbind()));
    listing.ok_or_else(|| PyValueError::new_err("the pickle of a listing is broken"))?.into_python(py, search)
}
