//! Resources and listings as short tables of HTML, for notebooks. Everything is escaped; only http(s) is linked.

use std::fmt::Write;

use url::Url;

use crate::github::declared::registry;
use crate::github::model::kind::Kind;
use crate::json::document::Json;
use crate::table::columns;
use crate::table::columns::{Cell, Columns, TELLING, is_secret, is_telling};

/// Most characters that are shown of a value.
const WIDTH: usize = 80;
/// Most fields that are shown of a resource.
const FIELDS: usize = 25;
/// Most columns that are shown of a listing.
const COLUMNS: usize = 6;
/// Most rows and columns that are shown of a table.
pub const TABLE: (usize, usize) = (10, 12);
/// How captions look: a browser makes them as narrow as the table below otherwise, and that may have no rows yet.
const CAPTION: &str = "<caption style=\"text-align:left;white-space:nowrap\">";

/// A resource: its declared fields of plain values, and the names of the resources in it.
pub fn resource(class: &str, shown: &str, item: &Json) -> String {
    let mut names: Vec<(String, String)> = Vec::new();
    for name in columns::scalars(class).into_iter().filter(|name| is_telling(name)) {
        names.push((name.to_owned(), name.to_owned()));
    }
    for field in registry::lineage(class).flat_map(|class| class.fields) {
        if let Kind::One(nested) = field.kind
            && let Some(title) = title(nested)
        {
            names.push((field.name.to_owned(), format!("{}.{title}", field.name)));
        }
    }
    names.sort_by_key(|(_, path)| TELLING.iter().position(|telling| telling == path).unwrap_or(usize::MAX));
    let (labels, paths): (Vec<_>, Vec<_>) = names.into_iter().unzip();
    let cells = Columns::named(Some(class), &paths).map(|columns| columns.cells(item)).unwrap_or_default();
    let rows: Vec<(String, String)> =
        labels.into_iter().zip(cells).filter_map(|(label, cell)| Some((label, value(&cell)?))).collect();
    let mut html = String::from("<table>");
    let heading = title(class).and_then(|key| item.get(key)?.scalar()).unwrap_or_default();
    let heading = link(&escape(&short(&heading)), page(item));
    let _ = write!(html, "{CAPTION}<b>{}</b> {heading}</caption><tbody>", escape(shown));
    for (label, value) in rows.iter().take(FIELDS) {
        let _ = write!(
            html,
            "<tr><th style=\"text-align:left\">{}</th><td style=\"text-align:left\">{value}</td></tr>",
            escape(label)
        );
    }
    if rows.len() > FIELDS {
        let _ = write!(html, "<tr><td colspan=\"2\">and {} more fields</td></tr>", rows.len() - FIELDS);
    }
    html + "</tbody></table>"
}

/// Items of a listing, one a row, below a caption.
pub fn listing(class: Option<&str>, caption: &str, items: &[Json]) -> String {
    let mut html = format!("<table>{CAPTION}{}</caption>", escape(caption));
    let columns = Columns::named(class, TELLING).unwrap_or_default();
    let rows: Vec<Vec<Option<String>>> =
        items.iter().map(|item| columns.cells(item).iter().map(value).collect()).collect();
    let filled = |at: usize| rows.iter().any(|row| row.get(at).is_some_and(Option::is_some));
    let wanted: Vec<(usize, &str)> = columns
        .iter()
        .enumerate()
        .map(|(at, column)| (at, column.name.as_str()))
        .filter(|(at, _)| filled(*at))
        .take(COLUMNS)
        .collect();
    if !wanted.is_empty() {
        html += "<thead><tr>";
        for (_, name) in &wanted {
            let _ = write!(html, "<th style=\"text-align:left\">{}</th>", escape(name));
        }
        html += "</tr></thead>";
    }
    html += "<tbody>";
    // The natural name leads to the page of an item, or else the first column does.
    let named = class.and_then(title).unwrap_or_default();
    let linked = wanted.iter().find(|(_, name)| *name == named).or(wanted.first()).map(|(at, _)| *at);
    for (row, item) in rows.iter().zip(items) {
        html += "<tr>";
        for (at, _) in &wanted {
            let text = row.get(*at).cloned().flatten().unwrap_or_default();
            let text = if Some(*at) == linked { link(&text, page(item)) } else { text };
            let _ = write!(html, "<td style=\"text-align:left\">{text}</td>");
        }
        html += "</tr>";
    }
    html + "</tbody></table>"
}

/// The first rows of a table: the name and type of each column, the texts of each row, and how many there are in all.
pub fn table(
    columns: &[(&str, String)],
    rows: &[Vec<Option<String>>],
    (all_rows, all_columns): (usize, usize),
) -> String {
    let part = |shown: usize, all: usize, what: &str| match all {
        1 => format!("1 {what}"),
        all if all > shown => format!("the first {shown} of {all} {what}s"),
        all => format!("{all} {what}s"),
    };
    let (height, width) = (part(rows.len(), all_rows, "row"), part(columns.len(), all_columns, "column"));
    let mut html = format!("<table>{CAPTION}Table: {height}, {width}</caption><thead><tr>");
    for (name, type_name) in columns {
        let (name, type_name) = (escape(&short(name)), escape(type_name));
        let _ = write!(html, "<th style=\"text-align:left\">{name}<br><small>{type_name}</small></th>");
    }
    html += "</tr></thead><tbody>";
    for row in rows {
        html += "<tr>";
        for (text, (name, _)) in row.iter().zip(columns) {
            let text = if is_secret(name) { "…" } else { text.as_deref().unwrap_or_default() };
            let _ = write!(html, "<td style=\"text-align:left\">{}</td>", link(&escape(&short(text)), web(text)));
        }
        html += "</tr>";
    }
    html + "</tbody></table>"
}

fn title(class: &str) -> Option<&'static str> {
    registry::lineage(class).map(|class| class.title).find(|key| !key.is_empty())
}

/// The page of an item for people.
fn page(item: &Json) -> Option<Url> {
    web(&item.get("html_url")?.scalar()?)
}

/// A URL of the web that carries no credential.
fn web(text: &str) -> Option<Url> {
    let url = Url::parse(text).ok()?;
    let plain = matches!(url.scheme(), "http" | "https") && url.username().is_empty() && url.password().is_none();
    Some(url).filter(|_| plain)
}

fn link(text: &str, to: Option<Url>) -> String {
    match to.filter(|_| !text.is_empty() && !text.contains("<a ")) {
        Some(url) => {
            let to = escape(url.as_str());
            format!("<a href=\"{to}\" target=\"_blank\" rel=\"noopener noreferrer\">{text}</a>")
        }
        None => text.to_owned(),
    }
}

/// A value as HTML; None for a missing one.
fn value(cell: &Cell) -> Option<String> {
    let plain = |json: &Json| json.scalar().unwrap_or_else(|| json.text().to_owned());
    match cell {
        Cell::Missing => None,
        Cell::One(json) if json.is_null() || json.text() == "\"\"" => None,
        Cell::One(json) => {
            let text = plain(json);
            Some(link(&escape(&short(&text)), web(&text)))
        }
        Cell::Many(values) => {
            let texts: Vec<String> = values.iter().flatten().map(plain).collect();
            Some(escape(&short(&texts.join(", ")))).filter(|text| !text.is_empty())
        }
    }
}

/// The start of a text, on one line.
fn short(text: &str) -> String {
    let start: String = text.chars().take(4 * WIDTH).collect();
    let line = start.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= WIDTH {
        return line;
    }
    line.chars().take(WIDTH - 1).chain(['…']).collect()
}

fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            c => escaped.push(c),
        }
    }
    escaped
}
