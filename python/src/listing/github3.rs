//! Listings of `ferrohub.github3`: iterators written in Python, whose pages a listing of ferrohub reads.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};

use crate::errors::Failure;
use crate::handle::ClientSession;
use crate::listing::{Kind, Listing, SearchListing};
use crate::session::checks::texts;
use crate::values::types;
use ferrohub::bindings::session::listing;
use ferrohub::bindings::session::page::{Layout, Pages};

/// The iterator of `ferrohub.github3` for a listing that has not begun.
pub fn iterator<'py>(py: Python<'py>, made: &Listing, search: bool) -> PyResult<Bound<'py, PyAny>> {
    let module = py.import("ferrohub.github3.structs")?;
    let class = if search { "SearchIterator" } else { "GitHubIterator" };
    let headers = PyDict::new(py);
    for (name, value) in made.headers().0 {
        headers.set_item(name, value)?;
    }
    let given = PyDict::new(py);
    given.set_item("params", made.params(py)?)?;
    given.set_item("headers", headers)?;
    if !search {
        given.set_item("list_key", made.list_key())?;
    }
    let class_of_items = match made.kind {
        Kind::Pairs => py.get_type::<pyo3::types::PyTuple>().into_any(),
        _ => made.cls(py)?,
    };
    module.getattr(class)?.call((made.original(), made.url(), class_of_items, &made.session), Some(&given))
}

/// A listing that reads the pages for an iterator of ``ferrohub.github3``.
///
/// :param session: session that sends the requests
/// :param url: URL of the first page
/// :param params: query of the first page
/// :param headers: headers of its requests
/// :param number: maximum number of items; -1 for all
/// :param cls: type of the items; a class of ``ferrohub.github3`` makes resources, any other plain values
/// :param key: key of the array in a response; None where the response is an array, or pairs if it is an object
/// :param search: whether it is a search
/// :returns: the listing
#[pyfunction]
#[pyo3(signature = (session, url, params, headers, number, cls, key, search))]
#[allow(clippy::too_many_arguments)]
pub fn _github3_listing<'py>(
    py: Python<'py>,
    session: &Bound<'py, ClientSession>,
    url: &str,
    params: &Bound<'py, PyDict>,
    headers: &Bound<'py, PyDict>,
    number: i64,
    cls: &Bound<'py, PyType>,
    key: Option<String>,
    search: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let mut request = ClientSession::request_to(session.as_unbound(), py, http::Method::GET, url)?;
    request.query(texts(params)?);
    for (name, value) in texts(headers)? {
        request.header(&name, &value).map_err(Failure::from)?;
    }
    let kind = match types::exactly(py, cls)? {
        Some(class) => Kind::Class(class.name),
        None if cls.is(py.get_type::<pyo3::types::PyTuple>()) => Kind::Pairs,
        None => Kind::Plain("object"),
    };
    let layout = match (key, kind) {
        (Some(key), _) => Layout::At(key),
        (None, _) if search => Layout::At("items".to_owned()),
        (None, Kind::Pairs) => Layout::Members,
        (None, _) => Layout::Array,
    };
    let pages = Pages::new(request.clone(), layout, number);
    let core = listing::Listing::new(pages, request, number);
    let made = PyClassInitializer::from(Listing::new(core, kind, session.clone().unbind()));
    Ok(if search {
        Bound::new(py, made.add_subclass(SearchListing))?.into_any()
    } else {
        Bound::new(py, made)?.into_any()
    })
}
