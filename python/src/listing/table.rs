//! Listings as tables: rows of plain values, Apache Arrow, data frames of other libraries.

use std::sync::{Mutex, MutexGuard, PoisonError};

use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_schema::ArrowError;
use bytes::Bytes;
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict, PyList, PyString};

use crate::listing::{Kind, Listing, async_listing};
use crate::values::decode;
use ferrohub::bindings::github::model::declaration::Kind as FieldKind;
use ferrohub::bindings::json::document::Json;
use ferrohub::bindings::session::page::Item;
use ferrohub::bindings::table::arrow;
use ferrohub::bindings::table::arrow::Builder;
use ferrohub::bindings::table::columns;
use ferrohub::bindings::table::columns::{Cell, Column, Columns};
use ferrohub::bindings::table::html;

/// An Apache Arrow table, in memory outside of Python.
///
/// Any library that supports the Arrow PyCapsule interface can read it without a copy: ``polars.DataFrame(table)``,
/// ``pyarrow.table(table)``, ``pandas.DataFrame.from_arrow(table)``, DuckDB.
#[pyclass(frozen, module = "ferrohub", name = "Table")]
pub struct Table(arrow::Table);

/// Rows that an error interrupted.
pub struct Unfinished {
    names: Option<Vec<String>>,
    columns: Option<Columns>,
    rows: Rows,
}

enum Rows {
    Plain(Py<PyList>),
    Arrow(Option<Builder>),
}

#[pymethods]
impl Table {
    /// Number of rows.
    #[getter]
    fn num_rows(&self) -> usize {
        self.0.rows()
    }

    /// Names of the columns.
    #[getter]
    fn column_names(&self) -> Vec<&str> {
        self.0.columns().map(|(name, _)| name).collect()
    }

    /// Types of the columns by their names, such as ``"int64"``, ``"utf8"``, ``"timestamp[us, UTC]"``, ``"list<utf8>"``.
    #[getter]
    fn types<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let types = PyDict::new(py);
        for (name, type_name) in self.0.columns() {
            types.set_item(name, type_name)?;
        }
        Ok(types)
    }

    fn __len__(&self) -> usize {
        self.0.rows()
    }

    fn __bool__(&self) -> bool {
        true
    }

    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema; // a producer may leave the conversion to the consumer
        let stream: FFI_ArrowArrayStream = self.0.stream();
        PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
    }

    /// The first rows as HTML, for notebooks.
    fn _repr_html_(&self) -> String {
        let (rows, columns) = html::TABLE;
        let named: Vec<(&str, String)> = self.0.columns().take(columns).collect();
        html::table(&named, &self.0.head(rows, columns), (self.0.rows(), self.0.columns().count()))
    }

    fn __repr__(&self) -> String {
        format!("<Table {} rows, {} columns>", self.0.rows(), self.0.columns().count())
    }
}

#[pymethods]
impl Listing {
    /// Read the remaining items as rows of plain values.
    ///
    /// Each row is a dict of the selected fields; missing fields are None. Times are timezone-aware datetimes. Values
    /// that are not text, numbers, booleans or times are as in :meth:`as_dict`.
    ///
    /// :param fields: names of fields; dotted names select fields of nested objects (``"user.login"``), also inside
    ///     lists (``"labels.name"``, a list). None selects what people want first: of an issue its number, title, state,
    ///     author and labels, and further fields. Keys of the JSON that are not declared fields can be named too.
    /// :param columns: ``"all"`` selects all declared fields that contain text, numbers, booleans or times
    /// :returns: a list of dicts
    /// :raises ValueError: a name is not a field, and no item of the first page has it; no items are lost
    ///
    /// After an error, a call with the same fields continues where the failed one stopped, and returns all rows.
    #[pyo3(signature = (fields=None, *, columns=None))]
    fn to_dicts<'py>(
        &self,
        py: Python<'py>,
        fields: Option<&Bound<'py, PyAny>>,
        columns: Option<&str>,
    ) -> PyResult<Bound<'py, PyList>> {
        Ok(self.gather(py, self.selected(fields, columns)?, || Rows::Plain(PyList::empty(py).unbind()))?.list(py))
    }

    /// Read the remaining items as an Apache Arrow table, which is built page by page outside of Python.
    ///
    /// Text is ``utf8``, integers are ``int64``, times ``timestamp[us, UTC]``; a field inside a list is
    /// a list, and any other object or list is its JSON as text. The type of a declared field is fixed: values of another
    /// type become null, with a warning of the logger ``ferrohub``. The type of an undeclared field is the one that fits
    /// all of its values, or else JSON as text.
    ///
    /// :param fields: names of fields; see :meth:`to_dicts`
    /// :param columns: ``"all"`` or None; see :meth:`to_dicts`
    /// :returns: the table
    /// :raises ValueError: a name is not a field, and no item of the first page has it; no items are lost
    ///
    /// After an error, a call with the same fields continues where the failed one stopped, and returns all rows.
    #[pyo3(signature = (fields=None, *, columns=None))]
    fn to_arrow(&self, py: Python<'_>, fields: Option<&Bound<'_, PyAny>>, columns: Option<&str>) -> PyResult<Table> {
        self.gather(py, self.selected(fields, columns)?, || Rows::Arrow(None))?.table(py)
    }

    /// Read the remaining items as a :class:`pandas.DataFrame`. Requires pandas and pyarrow.
    ///
    /// Integers and booleans have nullable types (``Int64``, ``boolean``), so that no integer loses digits; times are
    /// ``datetime64[us, UTC]``.
    ///
    /// :param fields: names of fields; see :meth:`to_dicts`
    /// :param columns: ``"all"`` or None; see :meth:`to_dicts`
    /// :param excel: whether to make columns that Excel can store: times in UTC without a time zone, lists as text
    /// :param options: passed to :meth:`pyarrow.Table.to_pandas`
    /// :returns: the data frame
    /// :raises ImportError: pandas or pyarrow is missing; nothing is read
    #[pyo3(signature = (fields=None, *, columns=None, excel=false, **options))]
    fn to_pandas<'py>(
        slf: &Bound<'py, Self>,
        fields: Option<&Bound<'py, PyAny>>,
        columns: Option<&str>,
        excel: bool,
        options: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("ferrohub._tables")?.call_method("to_pandas", (slf, fields, columns, excel), options)
    }

    /// Read the remaining items as a :class:`polars.DataFrame`. Requires polars.
    ///
    /// :param fields: names of fields; see :meth:`to_dicts`
    /// :param columns: ``"all"`` or None; see :meth:`to_dicts`
    /// :returns: the data frame
    /// :raises ImportError: polars is missing; nothing is read
    #[pyo3(signature = (fields=None, *, columns=None))]
    fn to_polars<'py>(
        slf: &Bound<'py, Self>,
        fields: Option<&Bound<'py, PyAny>>,
        columns: Option<&str>,
    ) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("ferrohub._tables")?.call_method1("to_polars", (slf, fields, columns))
    }

    /// Iterate over the items and show the progress: with tqdm if it is installed, else as a line on stderr.
    ///
    /// The total comes from the response for the first page, if it has one.
    ///
    /// :param description: text before the bar; the path of the listing by default
    /// :returns: an iterator of the items
    #[pyo3(signature = (description=None))]
    fn progress<'py>(slf: &Bound<'py, Self>, description: Option<&str>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("ferrohub._tables")?.call_method1("progress", (slf, description))
    }

    /// Number of returned items, and the total number, if it is known.
    fn _expected(&self) -> (u64, Option<u64>) {
        self.core.expected()
    }

    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        // A consumer may call this more than once: DuckDB does for the schema, for the rows, and for each query.
        let table = self.table(|| Ok(self.to_arrow(py, None, None)?.0))?;
        Table(table).__arrow_c_stream__(py, requested_schema)
    }
}

impl Listing {
    /// The rows of the remaining items.
    fn gather(&self, py: Python<'_>, names: Option<Vec<String>>, rows: impl FnOnce() -> Rows) -> PyResult<Unfinished> {
        let mut work = self.go_on(self.begin(names, rows)?);
        loop {
            let step = py.check_signals().and_then(|()| self.add(py, &mut work));
            let step = step.and_then(|more| if more { self.advance(py).map(|()| true) } else { Ok(false) });
            match step {
                Ok(true) => {}
                Ok(false) => return Ok(work),
                Err(error) => {
                    self.leave(py, work);
                    return Err(error);
                }
            }
        }
    }

    /// The names of the selected columns; None for those that a table has by default.
    fn selected(&self, fields: Option<&Bound<'_, PyAny>>, columns: Option<&str>) -> PyResult<Option<Vec<String>>> {
        match (fields, columns) {
            (fields, None) => fields.map(names).transpose(),
            (None, Some("all")) => {
                Ok(self.kind().class().map(|class| columns::scalars(class).into_iter().map(str::to_owned).collect()))
            }
            (None, Some(other)) => {
                Err(PyValueError::new_err(format!("columns must be \"all\" or None, not {other:?}")))
            }
            (Some(_), Some(_)) => Err(PyValueError::new_err("fields and columns are mutually exclusive")),
        }
    }

    /// Empty rows of these fields; an error if a field is unknown.
    fn begin(&self, names: Option<Vec<String>>, rows: impl FnOnce() -> Rows) -> PyResult<Unfinished> {
        Ok(Unfinished { columns: self.columns(names.as_deref())?, names, rows: rows() })
    }

    /// The interrupted rows of the same fields, or else these.
    fn go_on(&self, begun: Unfinished) -> Unfinished {
        self.unfinished(None).filter(|left| left.goes_on_as(&begun)).unwrap_or(begun)
    }

    /// Keep interrupted rows for the next call.
    fn leave(&self, py: Python<'_>, work: Unfinished) {
        self.unfinished(Some(work).filter(|work| work.is_begun(py)));
    }

    /// Add the items that have been read, all or none of them. Returns whether there may be more.
    fn add(&self, py: Python<'_>, work: &mut Unfinished) -> PyResult<bool> {
        // Looked up first: what is read after this is for the next turn.
        let done = self.is_done();
        if let Some(items) = self.core.take_page()
            && let Err(error) = work.push(py, self.kind(), &items)
        {
            self.core.restore(items);
            return Err(error);
        }
        Ok(!done)
    }

    /// The columns of these names; None if the first items determine them.
    fn columns(&self, names: Option<&[String]>) -> PyResult<Option<Columns>> {
        let class = self.kind().class();
        let made = match (names, class) {
            (Some(names), _) => Columns::named(class, names),
            (None, Some(class)) => Columns::named(Some(class), &columns::chosen(class)),
            (None, None) => return Ok(None),
        };
        made.map(Some).map_err(PyValueError::new_err)
    }
}

impl Kind {
    /// The class of the items, if they are resources.
    pub fn class(self) -> Option<&'static str> {
        match self {
            Kind::Class(class) => Some(class),
            Kind::Plain(_) | Kind::Pairs => None,
        }
    }

    /// An item as a row, which is an object. The column of a plain value is `value`; a pair also has a `key`.
    pub fn row(self, item: &Item) -> Json {
        let pair = |key: Option<&str>| {
            let key = key.map(|key| format!("\"key\":{},", serde_json::Value::from(key))).unwrap_or_default();
            Json::parse(Bytes::from(format!("{{{key}\"value\":{}}}", item.json.text())))
        };
        match self {
            Kind::Pairs => pair(item.key.as_deref()).unwrap_or_else(|_| item.json.clone()),
            Kind::Plain(_) if !item.json.is_object() => pair(None).unwrap_or_else(|_| item.json.clone()),
            _ => item.json.clone(),
        }
    }
}

impl Unfinished {
    fn goes_on_as(&self, other: &Unfinished) -> bool {
        self.names == other.names && std::mem::discriminant(&self.rows) == std::mem::discriminant(&other.rows)
    }

    fn is_begun(&self, py: Python<'_>) -> bool {
        match &self.rows {
            Rows::Plain(rows) => !rows.bind(py).is_empty(),
            Rows::Arrow(rows) => rows.is_some(),
        }
    }

    /// The rows as a list of dicts.
    fn list(self, py: Python<'_>) -> Bound<'_, PyList> {
        match self.rows {
            Rows::Plain(rows) => rows.into_bound(py),
            Rows::Arrow(_) => PyList::empty(py),
        }
    }

    /// The rows as a table.
    fn table(self, py: Python<'_>) -> PyResult<Table> {
        let builder = match self.rows {
            Rows::Arrow(Some(builder)) => builder,
            _ => Builder::new(self.columns.unwrap_or_default()),
        };
        let made = py.detach(|| builder.finish()).map_err(|error| broken(&error))?;
        for (name, count) in &made.unfit {
            let logger = py.import("logging")?.call_method1("getLogger", ("ferrohub",))?;
            let text = "%s: %d values of another type became null";
            logger.call_method1("warning", (text, name, count))?;
        }
        Ok(Table(made))
    }

    /// Add the items of a page, all or none of them.
    fn push(&mut self, py: Python<'_>, kind: Kind, items: &[Item]) -> PyResult<()> {
        let wanted = items.iter().filter(|item| !(item.json.is_null() && kind.class().is_some()));
        let items: Vec<Json> = py.detach(|| wanted.map(|item| kind.row(item)).collect());
        let columns = match &self.columns {
            Some(columns) => columns.clone(),
            None => Columns::named(None, &keys(&items)).map_err(PyValueError::new_err)?,
        };
        if !self.is_begun(py)
            && let Some(column) = py.detach(|| columns.absent(&items))
        {
            return Err(unknown(py, column)?);
        }
        match &mut self.rows {
            Rows::Plain(rows) => {
                let made = items.iter().map(|item| row(py, &columns, item)).collect::<PyResult<Vec<_>>>()?;
                rows.bind(py).call_method1("extend", (made,))?;
            }
            Rows::Arrow(rows) => {
                let builder = rows.get_or_insert_with(|| Builder::new(columns.clone()));
                py.detach(|| builder.push(&items)).map_err(|error| broken(&error))?;
            }
        }
        self.columns = Some(columns);
        Ok(())
    }
}

/// Rows that a coroutine reads.
#[pyclass(frozen, module = "ferrohub._core")]
pub struct Gathering {
    listing: Py<Listing>,
    work: Mutex<(bool, Option<Unfinished>)>,
}

impl Gathering {
    /// The rows of the remaining items of a listing: dicts or a table.
    pub fn new(
        listing: &Bound<'_, Listing>,
        fields: Option<&Bound<'_, PyAny>>,
        columns: Option<&str>,
        as_table: bool,
    ) -> PyResult<Gathering> {
        let rows = || if as_table { Rows::Arrow(None) } else { Rows::Plain(PyList::empty(listing.py()).unbind()) };
        let begun = listing.get().begin(listing.get().selected(fields, columns)?, rows)?;
        Ok(Gathering { listing: listing.clone().unbind(), work: Mutex::new((false, Some(begun))) })
    }

    fn work(&self) -> MutexGuard<'_, (bool, Option<Unfinished>)> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn taken(&self) -> PyResult<Unfinished> {
        self.work().1.take().ok_or_else(|| PyRuntimeError::new_err("the rows are read already"))
    }
}

#[pymethods]
impl Gathering {
    /// Add the items that have been read. Returns whether there may be more.
    fn add(&self, py: Python<'_>) -> PyResult<bool> {
        let (listing, begun) = (self.listing.get(), self.work().0);
        let mut work = self.taken()?;
        if !begun {
            work = listing.go_on(work);
        }
        let more = listing.add(py, &mut work);
        *self.work() = (true, Some(work));
        more
    }

    /// A coroutine that reads the next page.
    fn turn<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        async_listing::turn(self.listing.bind(py))
    }

    /// Keep the rows for the next call.
    fn keep(&self, py: Python<'_>) {
        let (begun, work) = std::mem::take(&mut *self.work());
        if let Some(work) = work.filter(|_| begun) {
            self.listing.get().leave(py, work);
        }
    }

    /// The rows.
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let work = self.taken()?;
        match work.rows {
            Rows::Plain(_) => Ok(work.list(py).into_any()),
            Rows::Arrow(_) => Ok(Bound::new(py, work.table(py)?)?.into_any()),
        }
    }
}

/// The names of fields, as passed by the caller.
fn names(fields: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
    let bad = || PyTypeError::new_err("fields must be an iterable of names, as [\"number\", \"user.login\"]");
    if fields.is_instance_of::<PyString>() {
        return Err(bad());
    }
    let names = fields.try_iter().map_err(|_| bad())?;
    let names: Vec<String> = names.map(|name| name?.extract().map_err(|_| bad())).collect::<PyResult<_>>()?;
    if names.is_empty() { Err(PyValueError::new_err("fields names no field")) } else { Ok(names) }
}

/// The keys of these items, in the order of their appearance.
fn keys(items: &[Json]) -> Vec<String> {
    let mut keys = Vec::new();
    for key in items.iter().flat_map(Json::keys) {
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    keys.retain(|key| !key.split('.').any(str::is_empty));
    keys
}

fn row<'py>(py: Python<'py>, columns: &Columns, item: &Json) -> PyResult<Bound<'py, PyDict>> {
    let row = PyDict::new(py);
    for (column, cell) in columns.iter().zip(columns.cells(item)) {
        let value = |json: &Json| match column.kind {
            Some(FieldKind::Time) => Ok(decode::time(py, json)?.unwrap_or(decode::any(py, json)?)),
            _ => decode::any(py, json),
        };
        let cell = match cell {
            Cell::Missing => py.None().into_bound(py),
            Cell::One(json) => value(&json)?,
            Cell::Many(found) => {
                let found = found.iter().map(|json| json.as_ref().map(value).transpose());
                PyList::new(py, found.collect::<PyResult<Vec<_>>>()?)?.into_any()
            }
        };
        row.set_item(&column.name, cell)?;
    }
    Ok(row)
}

/// The exception for a name that is not a field, and that no item has.
fn unknown(py: Python<'_>, column: &Column) -> PyResult<PyErr> {
    let Some(unknown) = &column.unknown else { return Ok(PyValueError::new_err("no such field")) };
    let known = columns::fields(unknown.class);
    let near: Vec<String> =
        py.import("difflib")?.call_method1("get_close_matches", (&unknown.part, known, 1))?.extract()?;
    let hint = near.first().map(|name| format!("; did you mean {name:?}?")).unwrap_or_default();
    let text = format!("a {} has no field {:?} (of {:?}){hint}", unknown.class, unknown.part, column.name);
    Ok(PyValueError::new_err(text))
}

fn broken(error: &ArrowError) -> PyErr {
    PyValueError::new_err(format!("the table cannot be made: {error}"))
}
