//! Pages of a crawl: the columns of their items, which are made of the JSON at once, and the items as far as they are read.

use std::ops::Range;

use bytes::Bytes;
use jiter::{Jiter, JiterError, Peek};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString};

use crate::values::columns::{Buffers, Column, Made, found, row_bytes};
use crate::values::members::{DEEPEST, Members, value};
use crate::values::response::Response;

/// Why a page is not made.
enum Stop {
    /// The JSON is not of the usual form; the whole of it has to be decoded.
    Unusual,
    Error(PyErr),
}

impl From<PyErr> for Stop {
    fn from(error: PyErr) -> Stop {
        Stop::Error(error)
    }
}

impl From<JiterError> for Stop {
    fn from(_: JiterError) -> Stop {
        Stop::Unusual
    }
}

/// A place in items: the columns that are read there, by their numbers, and the places of its members.
#[derive(Default)]
struct Place {
    /// The number of names in its path.
    depth: usize,
    columns: Vec<usize>,
    /// The columns that are read here and below.
    all: Vec<usize>,
    is_key: bool,
    members: Vec<(String, Place)>,
    /// The members to keep where a list stands in place of an object; None for all.
    kept: Option<Members>,
}

impl Place {
    fn of(py: Python<'_>, columns: &[Column<'_>], key: &str) -> PyResult<Place> {
        let mut root = Place::default();
        for (number, (path, ..)) in columns.iter().enumerate() {
            let path: Vec<&str> = path.iter().map(|name| name.to_str()).collect::<PyResult<_>>()?;
            root.add(&path, |place| place.columns.push(number));
        }
        root.add(&[key], |place| place.is_key = true);
        root.keep(py);
        Ok(root)
    }

    fn add(&mut self, path: &[&str], mark: impl FnOnce(&mut Place)) {
        let Some((name, rest)) = path.split_first() else { return mark(self) };
        match self.members.iter_mut().find(|(known, _)| known == name) {
            Some((_, place)) => place.add(rest, mark),
            None => {
                let mut place = Place { depth: self.depth.saturating_add(1), ..Place::default() };
                place.add(rest, mark);
                self.members.push(((*name).to_owned(), place));
            }
        }
    }

    fn keep(&mut self, py: Python<'_>) {
        for (_, place) in &mut self.members {
            place.keep(py);
        }
        let below = self.members.iter().flat_map(|(_, place)| &place.all);
        self.all = self.columns.iter().chain(below).copied().collect();
        self.kept = self.chosen(py);
    }

    fn chosen(&self, py: Python<'_>) -> Option<Members> {
        let is_whole = self.members.is_empty() || !self.columns.is_empty();
        let members = self.members.iter().map(|(name, place)| (name.as_str(), place.chosen(py)));
        (!is_whole).then(|| Members::from_pairs(py, members))
    }

    fn within(&self, name: &str) -> Option<&Place> {
        self.members.iter().find(|(known, _)| known == name).map(|(_, place)| place)
    }
}

/// A page of a listing.
#[pyclass(frozen, module = "ferrohub._core", name = "_Page")]
pub struct Page {
    body: Bytes,
    members: Members,
    /// The name of the member with the items.
    list: Option<String>,
    items: Vec<Range<usize>>,
    columns: Vec<Made>,
    /// What identifies each item.
    #[pyo3(get)]
    keys: Vec<Py<PyAny>>,
    /// The number of items on all pages, if the page has it.
    #[pyo3(get)]
    total: Option<u64>,
}

/// A page of a listing, without its items: these are decoded when they are read.
///
/// :param response: the response
/// :param list: name of the member with the items, if the page is an object
/// :param members: the members of the JSON to keep
/// :param columns: for each column its path, its kind, and the function that reads unusual values
/// :param key: name of the member that identifies an item
/// :returns: the page, or None if its JSON is not of the usual form
#[pyfunction]
pub fn _page<'py>(
    response: &Bound<'py, Response>,
    list: Option<String>,
    members: &Bound<'py, PyDict>,
    columns: Vec<Column<'py>>,
    key: &str,
) -> PyResult<Option<Page>> {
    let py = response.py();
    let (body, place) = (response.get().body(py)?, Place::of(py, &columns, key)?);
    // What is skipped here is not checked, but decoded later.
    if str::from_utf8(&body).is_err() {
        return Ok(None);
    }
    let made = columns.iter().map(|(_, kind, _)| Made::of(kind, 100)).collect::<PyResult<_>>()?;
    let page = Page {
        body: body.clone(),
        members: Members::of(members)?,
        list,
        items: Vec::new(),
        columns: made,
        keys: Vec::new(),
        total: None,
    };
    let mut reading = Reading { py, jiter: Jiter::new(&body), columns: &columns, page };
    match reading.whole(&place) {
        Ok(()) => Ok(Some(reading.page)),
        Err(Stop::Unusual) => Ok(None),
        Err(Stop::Error(error)) => Err(error),
    }
}

#[pymethods]
impl Page {
    fn __len__(&self) -> usize {
        self.items.len()
    }

    /// An item, with the members to keep.
    ///
    /// :param at: its number on the page
    /// :raises IndexError: the page has no such item
    fn item<'py>(&self, py: Python<'py>, at: usize) -> PyResult<Bound<'py, PyAny>> {
        let range = self.items.get(at).cloned().ok_or_else(|| PyIndexError::new_err("no such item"))?;
        let members = self.list.as_deref().map_or(Some(&self.members), |list| self.members.within(list));
        let mut jiter = Jiter::new(self.body.get(range).unwrap_or_default());
        let peek = jiter.peek().map_err(|error| PyValueError::new_err(error.to_string()))?;
        value(py, &mut jiter, peek, members, DEEPEST).ok_or_else(|| PyValueError::new_err("the item is not JSON"))
    }

    /// The columns of all items as the buffers of Arrow arrays, as those of :func:`_column_buffers`.
    fn buffers<'py>(&self, py: Python<'py>) -> Vec<Buffers<'py>> {
        self.columns.iter().map(|column| column.buffers(py)).collect()
    }

    /// What :func:`_column_bytes` returns for an item.
    ///
    /// :param at: the number of the item on the page
    /// :param columns: how many of the first columns
    fn row_bytes<'py>(&self, py: Python<'py>, at: usize, columns: usize) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &row_bytes(self.columns.get(..columns).unwrap_or_default(), at))
    }
}

/// A page that is being read.
struct Reading<'a, 'py> {
    py: Python<'py>,
    jiter: Jiter<'a>,
    columns: &'a [Column<'py>],
    page: Page,
}

impl<'py> Reading<'_, 'py> {
    fn whole(&mut self, place: &Place) -> Result<(), Stop> {
        match self.jiter.peek()? {
            Peek::Array => {
                self.page.list = None;
                let next = self.jiter.known_array()?;
                self.items(next, place)?;
            }
            Peek::Object if self.page.list.is_some() => self.listing(place)?,
            _ => return Err(Stop::Unusual),
        }
        Ok(self.jiter.finish()?)
    }

    /// An object with the items and their number.
    fn listing(&mut self, place: &Place) -> Result<(), Stop> {
        let mut is_found = false;
        let mut name = self.jiter.known_object()?.map(str::to_owned);
        while let Some(known) = name {
            let peek = self.jiter.peek()?;
            if Some(&known) == self.page.list.as_ref() {
                if is_found || peek != Peek::Array {
                    return Err(Stop::Unusual);
                }
                is_found = true;
                let next = self.jiter.known_array()?;
                self.items(next, place)?;
            } else if known == "total_count" {
                let total = value(self.py, &mut self.jiter, peek, None, DEEPEST).ok_or(Stop::Unusual)?;
                self.page.total = Some(total.extract().map_err(|_| Stop::Unusual)?);
            } else {
                self.jiter.known_skip(peek)?;
            }
            name = self.jiter.next_key()?.map(str::to_owned);
        }
        if is_found { Ok(()) } else { Err(Stop::Unusual) }
    }

    fn items(&mut self, mut next: Option<Peek>, place: &Place) -> Result<(), Stop> {
        while let Some(peek) = next {
            if peek != Peek::Object {
                return Err(Stop::Unusual);
            }
            let start = self.jiter.current_index();
            self.object(place, DEEPEST)?;
            self.page.items.push(start..self.jiter.current_index());
            let count = self.page.items.len();
            for column in self.page.columns.iter_mut().filter(|column| column.count() < count) {
                column.add_null()?;
            }
            if self.page.keys.len() < count {
                self.page.keys.push(self.py.None());
            }
            next = self.jiter.array_step()?;
        }
        Ok(())
    }

    fn object(&mut self, place: &Place, deepest: u8) -> Result<(), Stop> {
        let deepest = deepest.checked_sub(1).ok_or(Stop::Unusual)?;
        let mut chosen = self.jiter.known_object()?.map(|name| place.within(name));
        while let Some(inner) = chosen {
            let peek = self.jiter.peek()?;
            match inner {
                Some(inner) => self.value(inner, peek, deepest)?,
                None => self.jiter.known_skip(peek)?,
            }
            chosen = self.jiter.next_key()?.map(|name| place.within(name));
        }
        Ok(())
    }

    fn value(&mut self, place: &Place, peek: Peek, deepest: u8) -> Result<(), Stop> {
        if self.is_read(place) {
            // Of members of the same name the last one counts.
            return Err(Stop::Unusual);
        }
        let is_leaf = place.members.is_empty();
        match peek {
            Peek::Null => Ok(self.jiter.known_null()?),
            Peek::Object if place.columns.is_empty() && !place.is_key => self.object(place, deepest),
            Peek::String if is_leaf && !place.is_key => self.text(place),
            _ => {
                let kept = place.kept.as_ref();
                let found = value(self.py, &mut self.jiter, peek, kept, deepest).ok_or(Stop::Unusual)?;
                self.any(place, &found)
            }
        }
    }

    /// Whether the item has had a value here or below.
    fn is_read(&self, place: &Place) -> bool {
        let (columns, count) = (&self.page.columns, self.page.items.len());
        let is_full = |number: &usize| columns.get(*number).is_some_and(|column| column.count() > count);
        place.all.iter().any(is_full) || (place.is_key && self.page.keys.len() > count)
    }

    fn text(&mut self, place: &Place) -> Result<(), Stop> {
        let text = self.jiter.known_str()?;
        for number in &place.columns {
            let column = self.page.columns.get_mut(*number).ok_or(Stop::Unusual)?;
            if !column.add_text(text)? {
                let Some((.., read)) = self.columns.get(*number) else { return Err(Stop::Unusual) };
                column.add_any(PyString::new(self.py, text).into_any(), read)?;
            }
        }
        Ok(())
    }

    /// A value that is not a text, the key, or one with members of which columns are read.
    fn any(&mut self, place: &Place, given: &Bound<'py, PyAny>) -> Result<(), Stop> {
        if place.is_key {
            self.page.keys.push(given.clone().unbind());
        }
        for number in &place.all {
            let column = self.page.columns.get_mut(*number).ok_or(Stop::Unusual)?;
            let Some((path, _, read)) = self.columns.get(*number) else { return Err(Stop::Unusual) };
            if let Some(value) = found(given.clone(), path.get(place.depth..).unwrap_or_default())? {
                column.add_any(value, read)?;
            }
        }
        Ok(())
    }
}
