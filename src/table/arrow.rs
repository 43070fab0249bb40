//! Tables in the columns of Apache Arrow, made page by page of the JSON of resources.
//!
//! A declared column has the type of its field, whatever the items hold; the type of another follows from its values.

use std::sync::Arc;

use arrow_array::builder::{BooleanBuilder, Float64Builder, Int64Builder, StringBuilder, TimestampMicrosecondBuilder};
use arrow_array::cast::AsArray;
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::types::{Float64Type, Int64Type, TimestampMicrosecondType};
use arrow_array::{Array, ArrayRef, ListArray, RecordBatch, RecordBatchIterator, RecordBatchOptions};
use arrow_buffer::{NullBuffer, OffsetBuffer};
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef, TimeUnit};
use bytes::Bytes;
use chrono::{DateTime, SecondsFormat};
use serde::de::{Deserializer as _, Visitor};

use crate::github::model::kind::Kind;
use crate::json::document::Json;
use crate::json::time;
use crate::table::columns::{Cell, Column, Columns};

/// A table.
#[derive(Debug, Clone)]
pub struct Table {
    schema: SchemaRef,
    batches: Vec<RecordBatch>,
    /// Columns that hold null for values that are not of their type, and how many.
    pub unfit: Vec<(String, usize)>,
}

/// A table in the making.
#[derive(Debug)]
pub struct Builder {
    columns: Columns,
    made: Vec<Made>,
    rows: Vec<usize>,
}

/// What was made of a column.
#[derive(Debug)]
struct Made {
    /// Its type, where that is declared.
    shape: Option<Shape>,
    /// What its values are, where it is not declared; the pages hold JSON text then.
    seen: Seen,
    pages: Vec<ArrayRef>,
    unfit: usize,
}

/// The type of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Shape {
    leaf: Leaf,
    list: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Leaf {
    Text,
    Int,
    Float,
    Bool,
    Time,
    /// JSON as text.
    Json,
}

/// The kinds of the values of a column.
#[derive(Debug, Default, Clone, Copy)]
struct Seen {
    scalars: u8,
    items: u8,
    lists: bool,
}

const TEXT: u8 = 1;
const INT: u8 = 2;
const FLOAT: u8 = 4;
const BOOL: u8 = 8;
const OTHER: u8 = 16;

impl Builder {
    /// An empty table with these columns.
    pub fn new(columns: Columns) -> Builder {
        let shapes = columns.iter().map(Shape::declared);
        let made = shapes.map(|shape| Made { shape, seen: Seen::default(), pages: Vec::new(), unfit: 0 }).collect();
        Builder { columns, made, rows: Vec::new() }
    }

    /// Add the items of a page.
    pub fn push(&mut self, items: &[Json]) -> Result<(), ArrowError> {
        let shapes = self.made.iter().map(|made| made.shape.unwrap_or(Shape { leaf: Leaf::Json, list: false }));
        let mut fillers: Vec<Filler> = shapes.map(|shape| Filler::new(shape, items.len())).collect();
        for item in items {
            for ((filler, made), cell) in fillers.iter_mut().zip(&mut self.made).zip(self.columns.cells(item)) {
                if made.shape.is_none() {
                    made.seen.add(&cell);
                }
                made.unfit += usize::from(!filler.add(&cell));
            }
        }
        for (filler, made) in fillers.into_iter().zip(&mut self.made) {
            made.pages.push(filler.finish()?);
        }
        self.rows.push(items.len());
        Ok(())
    }

    /// The table.
    pub fn finish(self) -> Result<Table, ArrowError> {
        let (mut fields, mut pages) = (Vec::new(), vec![Vec::new(); self.rows.len()]);
        let mut unfit = Vec::new();
        for (column, made) in self.columns.iter().zip(self.made) {
            let shape = made.shape.unwrap_or_else(|| made.seen.shape(column));
            fields.push(Field::new(&column.name, shape.data_type(), true));
            for (page, array) in pages.iter_mut().zip(made.pages) {
                page.push(if made.shape.is_some() { array } else { shape.read(array)? });
            }
            if made.unfit > 0 {
                unfit.push((column.name.clone(), made.unfit));
            }
        }
        let schema = Arc::new(Schema::new(fields));
        let batch = |(arrays, rows): (Vec<ArrayRef>, usize)| {
            let options = RecordBatchOptions::new().with_row_count(Some(rows));
            RecordBatch::try_new_with_options(schema.clone(), arrays, &options)
        };
        let batches = pages.into_iter().zip(self.rows).map(batch).collect::<Result<_, _>>()?;
        Ok(Table { schema, batches, unfit })
    }
}

impl Table {
    /// How many rows it has.
    pub fn rows(&self) -> usize {
        self.batches.iter().map(RecordBatch::num_rows).sum()
    }

    /// Name and type of each column.
    pub fn columns(&self) -> impl Iterator<Item = (&str, String)> {
        self.schema.fields().iter().map(|field| (field.name().as_str(), type_name(field.data_type())))
    }

    /// The values of the first rows and columns as text; None for null.
    pub fn head(&self, rows: usize, columns: usize) -> Vec<Vec<Option<String>>> {
        let rows = self.batches.iter().flat_map(|batch| (0..batch.num_rows()).map(move |row| (batch, row))).take(rows);
        rows.map(|(batch, row)| batch.columns().iter().take(columns).map(|array| text_at(array, row)).collect())
            .collect()
    }

    /// The table as a stream of the C data interface; the data are shared.
    pub fn stream(&self) -> FFI_ArrowArrayStream {
        let batches = self.batches.clone().into_iter().map(Ok);
        FFI_ArrowArrayStream::new(Box::new(RecordBatchIterator::new(batches, self.schema.clone())))
    }
}

/// A value as text; None for null.
fn text_at(array: &ArrayRef, row: usize) -> Option<String> {
    if !array.is_valid(row) {
        return None;
    }
    Some(match array.data_type() {
        DataType::Utf8 => array.as_string::<i32>().value(row).to_owned(),
        DataType::Int64 => array.as_primitive::<Int64Type>().value(row).to_string(),
        DataType::Float64 => array.as_primitive::<Float64Type>().value(row).to_string(),
        DataType::Boolean => array.as_boolean().value(row).to_string(),
        DataType::Timestamp(..) => {
            let time = DateTime::from_timestamp_micros(array.as_primitive::<TimestampMicrosecondType>().value(row))?;
            time.to_rfc3339_opts(SecondsFormat::AutoSi, true)
        }
        DataType::List(_) => {
            let values = array.as_list::<i32>().value(row);
            let texts = (0..values.len()).map(|at| text_at(&values, at).unwrap_or_default());
            texts.collect::<Vec<_>>().join(", ")
        }
        _ => return None,
    })
}

fn type_name(data_type: &DataType) -> String {
    match data_type {
        DataType::List(item) => format!("list<{}>", type_name(item.data_type())),
        DataType::Timestamp(..) => "timestamp[us, UTC]".to_owned(),
        DataType::Utf8 => "utf8".to_owned(),
        DataType::Boolean => "bool".to_owned(),
        other => other.to_string().to_lowercase(),
    }
}

impl Leaf {
    /// The type of values of a kind; None where their JSON decides.
    fn declared(kind: Kind) -> Option<Leaf> {
        match kind {
            Kind::Str | Kind::Template | Kind::Choice(_) => Some(Leaf::Text),
            Kind::Int => Some(Leaf::Int),
            Kind::Float => Some(Leaf::Float),
            Kind::Bool => Some(Leaf::Bool),
            Kind::Time => Some(Leaf::Time),
            Kind::Optional(of) => Leaf::declared(*of),
            Kind::Map(_) | Kind::Record(_) | Kind::One(_) | Kind::List(_) => Some(Leaf::Json),
            Kind::Any | Kind::Union(_) | Kind::Found(_) | Kind::Is(_) | Kind::Computed(_) => None,
        }
    }
}

impl Shape {
    /// The declared type of a column.
    fn declared(column: &Column) -> Option<Shape> {
        let (leaf, array) = match column.kind? {
            Kind::List(of) => (Leaf::declared(*of)?, true),
            kind => (Leaf::declared(kind)?, false),
        };
        Some(Shape { leaf, list: column.list || (array && leaf != Leaf::Json) })
    }

    fn data_type(self) -> DataType {
        let leaf = match self.leaf {
            Leaf::Text | Leaf::Json => DataType::Utf8,
            Leaf::Int => DataType::Int64,
            Leaf::Float => DataType::Float64,
            Leaf::Bool => DataType::Boolean,
            Leaf::Time => DataType::Timestamp(TimeUnit::Microsecond, Some("UTC".into())),
        };
        if self.list { DataType::List(Arc::new(Field::new("item", leaf, true))) } else { leaf }
    }

    /// Values of this type, of their JSON text.
    fn read(self, texts: ArrayRef) -> Result<ArrayRef, ArrowError> {
        if self == (Shape { leaf: Leaf::Json, list: false }) {
            return Ok(texts);
        }
        let mut filler = Filler::new(self, texts.len());
        for text in texts.as_string::<i32>() {
            let json = text.and_then(|text| Json::parse(Bytes::copy_from_slice(text.as_bytes())).ok());
            filler.add(&json.map_or(Cell::Missing, Cell::One));
        }
        filler.finish()
    }
}

impl Seen {
    fn add(&mut self, cell: &Cell) {
        match cell {
            Cell::Missing => {}
            Cell::One(json) if json.is_array() => {
                self.lists = true;
                self.items |= json.items().iter().map(Seen::kind).fold(0, |a, b| a | b);
            }
            Cell::One(json) => self.scalars |= Seen::kind(json),
            Cell::Many(values) => {
                self.lists = true;
                self.items |= values.iter().flatten().map(Seen::kind).fold(0, |a, b| a | b);
            }
        }
    }

    fn kind(json: &Json) -> u8 {
        match json.start() {
            b'n' => 0,
            b'"' => TEXT,
            b't' | b'f' => BOOL,
            b'-' | b'0'..=b'9' if json.text().parse::<i64>().is_ok() => INT,
            b'-' | b'0'..=b'9' if json.text().contains(['.', 'e', 'E']) => FLOAT,
            _ => OTHER,
        }
    }

    /// The type that holds all values.
    fn shape(self, column: &Column) -> Shape {
        let leaf = |kinds: u8| match kinds {
            0 | TEXT => Leaf::Text,
            INT => Leaf::Int,
            FLOAT | 6 => Leaf::Float,
            BOOL => Leaf::Bool,
            _ => Leaf::Json,
        };
        let list = self.lists || (self.scalars == 0 && (column.list || column.kind == Some(Kind::List(&Kind::Any))));
        match (list, leaf(if list { self.items } else { self.scalars })) {
            (true, leaf) if self.scalars == 0 && leaf != Leaf::Json => Shape { leaf, list: true },
            (true, _) => Shape { leaf: Leaf::Json, list: false },
            (false, leaf) => Shape { leaf, list: false },
        }
    }
}

/// An array in the making.
struct Filler {
    values: Values,
    /// How many values each list has, and whether there is a list at all.
    lists: Option<(Vec<usize>, Vec<bool>)>,
}

enum Values {
    Text(StringBuilder),
    Int(Int64Builder),
    Float(Float64Builder),
    Bool(BooleanBuilder),
    Time(TimestampMicrosecondBuilder),
    Json(StringBuilder),
}

impl Filler {
    fn new(shape: Shape, rows: usize) -> Filler {
        let values = match shape.leaf {
            Leaf::Text => Values::Text(StringBuilder::with_capacity(rows, 0)),
            Leaf::Int => Values::Int(Int64Builder::with_capacity(rows)),
            Leaf::Float => Values::Float(Float64Builder::with_capacity(rows)),
            Leaf::Bool => Values::Bool(BooleanBuilder::with_capacity(rows)),
            Leaf::Time => Values::Time(TimestampMicrosecondBuilder::with_capacity(rows).with_timezone("UTC")),
            Leaf::Json => Values::Json(StringBuilder::with_capacity(rows, 0)),
        };
        Filler { values, lists: shape.list.then(Default::default) }
    }

    /// Add a row; false when what it has is of another type, and null stands for it.
    fn add(&mut self, cell: &Cell) -> bool {
        let Some((lengths, valid)) = &mut self.lists else {
            return match cell {
                Cell::Missing => self.values.add(None),
                Cell::One(json) => self.values.add(Some(json)),
                Cell::Many(values) => self.values.add(Some(&list(values))),
            };
        };
        let values: Vec<Option<Json>> = match cell {
            Cell::Missing => Vec::new(),
            Cell::One(json) if json.is_null() => Vec::new(),
            Cell::One(json) if json.is_array() => json.items().into_iter().map(Some).collect(),
            Cell::One(json) => vec![Some(json.clone())],
            Cell::Many(values) => values.clone(),
        };
        lengths.push(values.len());
        valid.push(match cell {
            Cell::Missing => false,
            Cell::One(json) => !json.is_null(),
            Cell::Many(_) => true,
        });
        let mut fits = true;
        for value in &values {
            fits &= self.values.add(value.as_ref());
        }
        fits
    }

    fn finish(self) -> Result<ArrayRef, ArrowError> {
        let values = self.values.finish();
        let Some((lengths, valid)) = self.lists else { return Ok(values) };
        let field = Arc::new(Field::new("item", values.data_type().clone(), true));
        let offsets = OffsetBuffer::from_lengths(lengths);
        Ok(Arc::new(ListArray::try_new(field, offsets, values, Some(NullBuffer::from(valid)))?))
    }
}

/// A list of values as JSON.
fn list(values: &[Option<Json>]) -> Json {
    let texts = values.iter().map(|value| value.as_ref().map_or("null", Json::text));
    let text = format!("[{}]", texts.collect::<Vec<_>>().join(","));
    Json::parse(Bytes::from(text)).unwrap_or_else(|_| Json::from_value(&serde_json::Value::Null))
}

impl Values {
    /// Add a value; false when it is of another type, and null stands for it.
    fn add(&mut self, json: Option<&Json>) -> bool {
        let json = json.filter(|json| !json.is_null());
        match self {
            Values::Text(made) => {
                let text = json.map(|json| if json.start() == b'"' { text(json) } else { json.text().to_owned() });
                add_text(made, text.as_deref())
            }
            Values::Json(made) => add_text(made, json.map(Json::text)),
            Values::Int(made) => {
                let value = json.and_then(integer);
                made.append_option(value);
                value.is_some() || json.is_none()
            }
            Values::Float(made) => {
                let value = json.and_then(|json| json.text().parse().ok()).filter(|value: &f64| value.is_finite());
                made.append_option(value);
                value.is_some() || json.is_none()
            }
            Values::Bool(made) => {
                let value = json.and_then(|json| json.text().parse().ok());
                made.append_option(value);
                value.is_some() || json.is_none()
            }
            Values::Time(made) => {
                let time = json.and_then(|json| time::parse(json.text().trim_matches('"')));
                made.append_option(time.map(|time| time.timestamp_micros()));
                time.is_some() || json.is_none()
            }
        }
    }

    fn finish(self) -> ArrayRef {
        match self {
            Values::Text(mut made) | Values::Json(mut made) => Arc::new(made.finish()),
            Values::Int(mut made) => Arc::new(made.finish()),
            Values::Float(mut made) => Arc::new(made.finish()),
            Values::Bool(mut made) => Arc::new(made.finish()),
            Values::Time(mut made) => Arc::new(made.finish()),
        }
    }
}

/// Add text, unless the page has more of it than an array of Arrow can hold.
fn add_text(made: &mut StringBuilder, text: Option<&str>) -> bool {
    let used = made.values_slice().len();
    let fits = text.is_none_or(|text| i32::try_from(used.saturating_add(text.len())).is_ok());
    made.append_option(text.filter(|_| fits));
    fits
}

/// A number without a fraction.
fn integer(json: &Json) -> Option<i64> {
    let text = json.text();
    text.parse().ok().or_else(|| {
        let value: f64 = text.parse().ok()?;
        // Beyond 2^53 a float may stand for another integer than was meant.
        (value.fract() == 0.0 && value.abs() <= 9_007_199_254_740_992.0).then_some(value as i64)
    })
}

/// The text of a JSON string. Half of a surrogate pair, which no text can hold, becomes a replacement character.
fn text(json: &Json) -> String {
    struct Lossy;
    impl Visitor<'_> for Lossy {
        type Value = String;
        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("text")
        }
        fn visit_bytes<E>(self, bytes: &[u8]) -> Result<String, E> {
            Ok(String::from_utf8_lossy(bytes).into_owned())
        }
    }
    json.scalar()
        .or_else(|| serde_json::Deserializer::from_slice(json.bytes()).deserialize_bytes(Lossy).ok())
        .unwrap_or_default()
}
