//! Columns of a crawl: the buffers of Arrow arrays, from JSON as Python objects.
//!
//! What a column usually has is read here; anything else by a function of Python, which says what it means.

use chrono::{Datelike, NaiveDate};
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyDict, PyFloat, PyInt, PyList, PyString};

/// Most digits of a number at the end of a URL.
const DIGITS: usize = 19;

/// Path, kind, and the function that reads other values.
pub type Column<'py> = (Vec<Bound<'py, PyString>>, String, Bound<'py, PyAny>);
/// The number of texts in lists, which of them are present, and their other buffers.
type Inner<'py> = (usize, Option<Bound<'py, PyBytes>>, Vec<Bound<'py, PyBytes>>);
/// Which values are present, None if all are; the other buffers; and the texts in lists.
pub type Buffers<'py> = (Option<Bound<'py, PyBytes>>, Vec<Bound<'py, PyBytes>>, Option<Inner<'py>>);

/// The columns of items as the buffers of Arrow arrays.
///
/// :param items: the items
/// :param columns: for each column its path, its kind, and the function that reads unusual values: it returns a value of
///     the kind, or None; a time as microseconds since 1970
/// :returns: for each column the bits that say which values are present, or None if all are; the other buffers; and of a
///     list the number of its texts, and their bits and buffers
#[pyfunction]
pub fn _column_buffers<'py>(items: &Bound<'py, PyList>, columns: Vec<Column<'py>>) -> PyResult<Vec<Buffers<'py>>> {
    columns.iter().map(|column| Ok(made(items, column)?.buffers(items.py()))).collect()
}

/// What tells the values of an item in its columns from other values: the bytes of their arrays.
///
/// :param item: the item
/// :param columns: as those of :func:`_column_buffers`
/// :returns: the bytes, which are the same as those of another item only if all values are
#[pyfunction]
pub fn _column_bytes<'py>(item: &Bound<'py, PyDict>, columns: Vec<Column<'py>>) -> PyResult<Bound<'py, PyBytes>> {
    let items = PyList::new(item.py(), [item])?;
    let columns: Vec<Made> = columns.iter().map(|column| made(&items, column)).collect::<PyResult<_>>()?;
    Ok(PyBytes::new(item.py(), &row_bytes(&columns, 0)))
}

/// The bytes of the values in a row.
pub fn row_bytes(columns: &[Made], row: usize) -> Vec<u8> {
    let mut found = Vec::new();
    for column in columns {
        column.add_bytes_to(&mut found, row);
    }
    found
}

fn made<'py>(items: &Bound<'py, PyList>, (path, kind, read): &Column<'py>) -> PyResult<Made> {
    let mut made = Made::of(kind, items.len())?;
    for item in items {
        match found(item, path)? {
            None => made.add_null()?,
            Some(value) => made.add_any(value, read)?,
        }
    }
    Ok(made)
}

/// None for Python's None.
fn given(value: Bound<'_, PyAny>) -> Option<Bound<'_, PyAny>> {
    (!value.is_none()).then_some(value)
}

/// What stands at a path, if that is not null; of a list on the way, there is a value for each of its items.
pub fn found<'py>(mut value: Bound<'py, PyAny>, path: &[Bound<'py, PyString>]) -> PyResult<Option<Bound<'py, PyAny>>> {
    let mut rest = path;
    while let Some((key, following)) = rest.split_first() {
        if let Ok(list) = value.cast::<PyList>() {
            let values = PyList::empty(value.py());
            for each in list {
                values.append(found(each, rest)?)?;
            }
            return Ok(Some(values.into_any()));
        }
        let Ok(object) = value.cast::<PyDict>() else { return Ok(None) };
        match object.get_item(key)? {
            Some(inner) => value = inner,
            None => return Ok(None),
        }
        rest = following;
    }
    Ok(given(value))
}

/// An array in the making: which values are present, and the values.
pub struct Made {
    present: Present,
    values: Values,
}

enum Values {
    Text(Texts),
    /// JSON as text, which is always read by Python.
    Json(Texts),
    Int(Vec<i64>),
    /// The number at the end of a URL.
    Number(Vec<i64>),
    Float(Vec<f64>),
    Bool(Bits),
    Time(Vec<i64>),
    List {
        ends: Vec<i32>,
        present: Present,
        texts: Texts,
    },
}

impl Made {
    pub fn of(kind: &str, rows: usize) -> PyResult<Made> {
        let values = match kind {
            "str" => Values::Text(Texts::new(rows)),
            "json" => Values::Json(Texts::new(rows)),
            "int" => Values::Int(Vec::with_capacity(rows)),
            "number" => Values::Number(Vec::with_capacity(rows)),
            "float" => Values::Float(Vec::with_capacity(rows)),
            "bool" => Values::Bool(Bits::default()),
            "time" => Values::Time(Vec::with_capacity(rows)),
            "list" => Values::List { ends: vec![0], present: Present::default(), texts: Texts::new(rows) },
            other => return Err(PyValueError::new_err(format!("{other:?} is no kind of a column"))),
        };
        Ok(Made { present: Present::default(), values })
    }

    /// The number of values.
    pub fn count(&self) -> usize {
        self.present.bits.count
    }

    /// Add a value that is not null.
    ///
    /// :param read: reads one that does not have the usual form
    pub fn add_any<'py>(&mut self, value: Bound<'py, PyAny>, read: &Bound<'py, PyAny>) -> PyResult<()> {
        if self.add(&value)? { Ok(()) } else { self.add_read(given(read.call1((value,))?)) }
    }

    /// Add a text; false if it does not have the usual form of the kind.
    pub fn add_text(&mut self, text: &str) -> PyResult<bool> {
        match &mut self.values {
            Values::Text(texts) => texts.push(text)?,
            Values::Number(values) => {
                let Some(value) = last_number(text) else { return Ok(false) };
                values.push(value);
            }
            Values::Time(values) => {
                let Some(value) = microseconds(text) else { return Ok(false) };
                values.push(value);
            }
            _ => return Ok(false),
        }
        self.present.push(true);
        Ok(true)
    }

    /// Add a value of the usual form; false if it has another one.
    fn add(&mut self, value: &Bound<'_, PyAny>) -> PyResult<bool> {
        if let Some(text) = text(value) {
            return self.add_text(text);
        }
        match &mut self.values {
            Values::Int(values) => {
                let Some(value) = integer(value) else { return Ok(false) };
                values.push(value);
            }
            Values::Float(values) => {
                let Ok(value) = value.cast_exact::<PyFloat>() else { return Ok(false) };
                values.push(value.value());
            }
            Values::Bool(bits) => {
                let Ok(value) = value.cast_exact::<PyBool>() else { return Ok(false) };
                bits.push(value.is_true());
            }
            Values::List { ends, present, texts } => {
                let Ok(list) = value.cast::<PyList>() else { return Ok(false) };
                if !list.iter().all(|each| each.is_none() || text(&each).is_some()) {
                    return Ok(false);
                }
                for each in list {
                    let text = text(&each);
                    present.push(text.is_some());
                    texts.push(text.unwrap_or_default())?;
                }
                ends.push(texts.count()?);
            }
            _ => return Ok(false),
        }
        self.present.push(true);
        Ok(true)
    }

    /// Add what Python has read.
    fn add_read(&mut self, value: Option<Bound<'_, PyAny>>) -> PyResult<()> {
        let Some(value) = value else { return self.add_null() };
        match &mut self.values {
            Values::Json(texts) => texts.push(value.cast::<PyString>()?.to_str()?)?,
            Values::Number(values) | Values::Time(values) => values.push(value.extract()?),
            _ => {
                let error = || PyTypeError::new_err("a value is not of the kind of its column");
                return if self.add(&value)? { Ok(()) } else { Err(error()) };
            }
        }
        self.present.push(true);
        Ok(())
    }

    pub fn add_null(&mut self) -> PyResult<()> {
        self.present.push(false);
        match &mut self.values {
            Values::Text(texts) | Values::Json(texts) => texts.push("")?,
            Values::Int(values) | Values::Number(values) | Values::Time(values) => values.push(0),
            Values::Float(values) => values.push(0.0),
            Values::Bool(bits) => bits.push(false),
            Values::List { ends, texts, .. } => ends.push(texts.count()?),
        }
        Ok(())
    }

    /// The buffers of the array.
    pub fn buffers<'py>(&self, py: Python<'py>) -> Buffers<'py> {
        let (buffers, inner) = match &self.values {
            Values::Text(texts) | Values::Json(texts) => (texts.buffers(py), None),
            Values::Int(values) | Values::Number(values) | Values::Time(values) => {
                (vec![bytes(py, values, i64::to_ne_bytes)], None)
            }
            Values::Float(values) => (vec![bytes(py, values, f64::to_ne_bytes)], None),
            Values::Bool(bits) => (vec![PyBytes::new(py, &bits.bytes)], None),
            Values::List { ends, present, texts } => {
                let inner = (present.bits.count, present.buffer(py), texts.buffers(py));
                (vec![bytes(py, ends, i32::to_ne_bytes)], Some(inner))
            }
        };
        (self.present.buffer(py), buffers, inner)
    }

    /// Add bytes that tell the value in a row from others: each part has a length of its own.
    fn add_bytes_to(&self, found: &mut Vec<u8>, row: usize) {
        let is_present = self.present.bits.get(row);
        found.push(u8::from(is_present));
        match &self.values {
            _ if !is_present => {}
            Values::Text(texts) | Values::Json(texts) => texts.add_bytes_to(found, row),
            Values::Int(values) | Values::Number(values) | Values::Time(values) => {
                found.extend(values.get(row).copied().unwrap_or_default().to_ne_bytes());
            }
            Values::Float(values) => found.extend(values.get(row).copied().unwrap_or_default().to_ne_bytes()),
            Values::Bool(bits) => found.push(u8::from(bits.get(row))),
            Values::List { ends, present, texts } => {
                let [start, end] = [row, row.saturating_add(1)].map(|at| index(ends, at));
                found.extend(end.saturating_sub(start).to_ne_bytes());
                for at in start..end {
                    found.push(u8::from(present.bits.get(at)));
                    texts.add_bytes_to(found, at);
                }
            }
        }
    }
}

fn bytes<'py, T: Copy, const N: usize>(
    py: Python<'py>,
    values: &[T],
    to_bytes: fn(T) -> [u8; N],
) -> Bound<'py, PyBytes> {
    let mut found = Vec::with_capacity(N.saturating_mul(values.len()));
    for value in values {
        found.extend_from_slice(&to_bytes(*value));
    }
    PyBytes::new(py, &found)
}

/// An offset of a list.
fn index(ends: &[i32], at: usize) -> usize {
    ends.get(at).and_then(|end| usize::try_from(*end).ok()).unwrap_or_default()
}

/// The text of a value; None if it is none, or has half of a surrogate pair, which UTF-8 cannot have.
fn text<'a>(value: &'a Bound<'_, PyAny>) -> Option<&'a str> {
    value.cast_exact::<PyString>().ok()?.to_str().ok()
}

fn integer(value: &Bound<'_, PyAny>) -> Option<i64> {
    value.cast_exact::<PyInt>().ok()?.extract().ok()
}

/// The number at the end of a URL.
fn last_number(url: &str) -> Option<i64> {
    let (_, digits) = url.rsplit_once('/')?;
    let is_number = (1..=DIGITS).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { digits.parse().ok() } else { None }
}

/// A time as GitHub writes it, `2011-01-26T19:01:12Z`, in microseconds since 1970.
fn microseconds(text: &str) -> Option<i64> {
    let bytes: &[u8; 20] = text.as_bytes().try_into().ok()?;
    let signs = [(4, b'-'), (7, b'-'), (10, b'T'), (13, b':'), (16, b':'), (19, b'Z')];
    let is_sign = |at: usize| signs.iter().any(|(place, _)| *place == at);
    if !signs.iter().all(|(at, sign)| bytes.get(*at) == Some(sign))
        || !bytes.iter().enumerate().all(|(at, byte)| is_sign(at) || byte.is_ascii_digit())
    {
        return None;
    }
    let part = |from: usize, to: usize| text.get(from..to).and_then(|digits| digits.parse::<u32>().ok());
    let date = NaiveDate::from_ymd_opt(i32::try_from(part(0, 4)?).ok()?, part(5, 7)?, part(8, 10)?)?;
    let time = date.and_hms_opt(part(11, 13)?, part(14, 16)?, part(17, 19)?)?;
    (date.year() >= 1).then(|| time.and_utc().timestamp_micros())
}

/// Texts one after another, and where each ends.
struct Texts {
    ends: Vec<i32>,
    data: Vec<u8>,
}

impl Texts {
    fn new(rows: usize) -> Texts {
        let mut ends = Vec::with_capacity(rows + 1);
        ends.push(0);
        Texts { ends, data: Vec::new() }
    }

    fn push(&mut self, text: &str) -> PyResult<()> {
        self.data.extend_from_slice(text.as_bytes());
        self.ends.push(offset(self.data.len())?);
        Ok(())
    }

    /// The number of texts.
    fn count(&self) -> PyResult<i32> {
        offset(self.ends.len() - 1)
    }

    fn add_bytes_to(&self, found: &mut Vec<u8>, at: usize) {
        let [start, end] = [at, at.saturating_add(1)].map(|at| index(&self.ends, at));
        found.extend(end.saturating_sub(start).to_ne_bytes());
        found.extend_from_slice(self.data.get(start..end).unwrap_or_default());
    }

    fn buffers<'py>(&self, py: Python<'py>) -> Vec<Bound<'py, PyBytes>> {
        vec![bytes(py, &self.ends, i32::to_ne_bytes), PyBytes::new(py, &self.data)]
    }
}

fn offset(length: usize) -> PyResult<i32> {
    i32::try_from(length).map_err(|_| PyOverflowError::new_err("a column of a page has more than 2 GiB"))
}

/// A bit for each value, of which the first is the least significant of its byte.
struct Bits {
    bytes: Vec<u8>,
    count: usize,
    /// The bit of the next value.
    next: u8,
}

impl Default for Bits {
    fn default() -> Bits {
        Bits { bytes: Vec::new(), count: 0, next: 1 }
    }
}

impl Bits {
    fn push(&mut self, bit: bool) {
        if self.next == 1 {
            self.bytes.push(0);
        }
        if let Some(last) = self.bytes.last_mut().filter(|_| bit) {
            *last |= self.next;
        }
        self.next = self.next.rotate_left(1);
        self.count += 1;
    }

    fn get(&self, at: usize) -> bool {
        self.bytes.get(at / 8).is_some_and(|byte| byte & (1 << (at % 8)) != 0)
    }
}

/// Which values are present.
#[derive(Default)]
struct Present {
    bits: Bits,
    is_missing: bool,
}

impl Present {
    fn push(&mut self, present: bool) {
        self.is_missing |= !present;
        self.bits.push(present);
    }

    fn buffer<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyBytes>> {
        self.is_missing.then(|| PyBytes::new(py, &self.bits.bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_those_of_github() {
        assert_eq!(microseconds("1970-01-01T00:00:01Z"), Some(1_000_000));
        assert_eq!(microseconds("0001-01-01T00:00:00Z"), Some(-62_135_596_800_000_000));
        for text in [
            "0000-01-01T00:00:00Z",
            "1970-01-01T00:00:01",
            "1970-13-01T00:00:01Z",
            "1970-01-01T24:00:01Z",
            "+970-01-01T00:00:01Z",
        ] {
            assert_eq!(microseconds(text), None, "{text}");
        }
    }

    #[test]
    fn a_url_ends_with_a_number() {
        assert_eq!(last_number("https://api.github.com/repos/o/r/issues/12"), Some(12));
        for url in ["12", "/", "/12/", "/1a", "/99999999999999999999", "/9999999999999999999"] {
            assert_eq!(last_number(url), None, "{url}");
        }
    }
}
