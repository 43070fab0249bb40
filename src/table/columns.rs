//! Columns of a table of resources: which values of an item they hold.
//!
//! A column is named by a field, or by several with dots: `user.login` leads into a nested resource, `labels.name`
//! through a list. A part that is no declared field is taken for a key of the JSON.

use crate::github::declared::registry;
use crate::github::model::declaration::{Class, Field, Kind};
use crate::json::document::Json;

/// Most parts of a name.
const PARTS: usize = 32;
/// Most further columns that a table has by default, of a class with a few fields.
const FEW: usize = 5;

/// What tells most about resources of any kind: the first columns of a table, and the first fields of a resource.
pub const TELLING: &[&str] = &[
    "key",
    "number",
    "full_name",
    "tag_name",
    "login",
    "name",
    "title",
    "sha",
    "filename",
    "commit.message",
    "description",
    "value",
    "state",
    "event",
    "status",
    "conclusion",
    "user.login",
    "author.login",
    "labels.name",
    "language",
    "stargazers_count",
    "comments_count",
    "type",
    "created_at",
    "updated_at",
];
/// The further columns of a class with many fields.
const FURTHER: &[&str] = &[
    "draft",
    "private",
    "fork",
    "archived",
    "default_branch",
    "locked",
    "closed_at",
    "merged_at",
    "published_at",
    "pushed_at",
    "id",
];

/// A column.
#[derive(Debug, Clone)]
pub struct Column {
    /// The name by which it was selected.
    pub name: String,
    /// What its values are declared to be; None for what is not declared.
    pub kind: Option<Kind>,
    /// Whether the way to them leads through a declared list.
    pub list: bool,
    /// The part of the name that a declared class does not know.
    pub unknown: Option<Unknown>,
    path: Vec<String>,
    /// Where else they may stand.
    otherwise: Option<Vec<String>>,
}

/// A part of a name that is no field of the class it stands in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unknown {
    /// The part.
    pub part: String,
    /// The class.
    pub class: &'static str,
    /// How many parts of the path lead to it, itself included.
    depth: usize,
}

/// What an item has in a column.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Cell {
    /// Nothing.
    #[default]
    Missing,
    /// A value.
    One(Json),
    /// The values of the items of a list.
    Many(Vec<Option<Json>>),
}

/// The columns of a table.
#[derive(Debug, Default, Clone)]
pub struct Columns {
    columns: Vec<Column>,
    root: Node,
}

/// The keys that lead to the columns.
#[derive(Debug, Default, Clone)]
struct Node {
    slots: Vec<usize>,
    children: Vec<(String, Node)>,
}

/// A field of a class, and the way to it.
struct Found {
    path: Vec<String>,
    otherwise: Option<Vec<String>>,
    kind: Kind,
}

/// The fields of a class that hold text, numbers, truth values or times: all columns of a table.
pub fn scalars(class: &str) -> Vec<&'static str> {
    let mut names: Vec<&'static str> = views(class).flat_map(scalars).collect();
    let lineage: Vec<&Class> = registry::lineage(class).collect();
    for field in lineage.iter().rev().flat_map(|class| class.fields) {
        if is_plain(&field.kind) && !names.contains(&field.name) {
            names.push(field.name);
        }
    }
    names
}

/// The columns of a table by default: what a person wants first, then the other fields of a class with a few, or the most
/// useful ones of a class with many, and the page of the item.
pub fn chosen(class: &str) -> Vec<String> {
    let has = |name: &str| {
        let column = Column::new(Some(class), name);
        column.is_ok_and(|column| column.kind.is_some_and(|kind| is_plain(&kind)))
    };
    let mut names: Vec<&str> = TELLING.iter().copied().filter(|name| has(name)).collect();
    let others: Vec<&str> =
        scalars(class).into_iter().filter(|name| is_telling(name) && !names.contains(name)).collect();
    if others.len() <= FEW {
        names.extend(others);
    } else {
        names.extend(FURTHER.iter().filter(|name| has(name)));
    }
    names.extend(Some("html_url").filter(|name| has(name)));
    if names.is_empty() {
        names = scalars(class);
    }
    names.into_iter().map(str::to_owned).collect()
}

/// Text, a number, a truth value or a time.
fn is_plain(kind: &Kind) -> bool {
    matches!(kind, Kind::Str | Kind::Int | Kind::Float | Kind::Bool | Kind::Time)
}

/// Whether values of this name may be secrets.
pub fn is_secret(name: &str) -> bool {
    ["token", "secret", "password"].iter().any(|word| name.contains(word))
}

/// URLs in the API say little, and secrets must not be shown.
pub fn is_telling(name: &str) -> bool {
    !is_secret(name) && name != "url" && !name.ends_with("_url") && name != "node_id" && !name.starts_with("body_")
}

/// Every field of a class, as names of columns start with.
pub fn fields(class: &str) -> Vec<&'static str> {
    let own = registry::lineage(class).flat_map(|class| class.fields).map(|field| field.name);
    own.chain(views(class).flat_map(fields)).collect()
}

/// The classes that the whole JSON of a search result is one of, too.
fn views(class: &str) -> impl Iterator<Item = &'static str> {
    registry::lineage(class).flat_map(|class| class.fields).filter_map(view)
}

fn view(field: &Field) -> Option<&'static str> {
    match field.kind {
        Kind::Found(class) => Some(class),
        _ => None,
    }
}

/// A field of a class by its name, else by its key.
fn find(class: &str, name: &str) -> Option<Found> {
    let lineage: Vec<&Class> = registry::lineage(class).collect();
    let among = |wanted: &dyn Fn(&Field) -> bool| {
        let read = |field: &&Field| !matches!(field.kind, Kind::Computed(_) | Kind::Is(_)) || view(field).is_some();
        let of = |(depth, class): (usize, &&'static Class)| {
            let field = class.fields.iter().find(|field| wanted(field) && read(field))?;
            Some((depth, field))
        };
        lineage.iter().enumerate().find_map(of)
    };
    let Some((depth, field)) = among(&|field| field.name == name).or_else(|| among(&|field| field.key == name)) else {
        return views(class).find_map(|view| find(view, name));
    };
    if let Some(view) = view(field) {
        return Some(Found { path: Vec::new(), otherwise: None, kind: Kind::One(view) });
    }
    let path: Vec<String> = field.key.split('.').map(str::to_owned).collect();
    // What a class inherits may lie in a nested object.
    let heirs = lineage.get(..depth).unwrap_or_default();
    match heirs.iter().map(|class| class.within).find(|key| !key.is_empty()) {
        Some(within) => {
            let nested = [vec![within.to_owned()], path.clone()].concat();
            Some(Found { path: nested, otherwise: Some(path), kind: field.kind })
        }
        None => {
            let old = Some(field.old_key).filter(|key| !key.is_empty()).map(|key| vec![key.to_owned()]);
            Some(Found { path, otherwise: old, kind: field.kind })
        }
    }
}

impl Column {
    /// The column of this name, in a table of resources of a class.
    fn new(class: Option<&str>, name: &str) -> Result<Column, String> {
        if name.split('.').any(str::is_empty) || name.split('.').count() > PARTS {
            return Err(format!("{name:?} is no name of a field"));
        }
        let mut column =
            Column { name: name.to_owned(), kind: None, list: false, unknown: None, path: Vec::new(), otherwise: None };
        let mut class = class.and_then(registry::class);
        for part in name.split('.') {
            column.list |= column.kind.is_some_and(|kind| kind.listed().is_some());
            column.kind = None;
            class = match class.map(|class| (class, find(class.name, part))) {
                Some((_, Some(found))) => {
                    column.kind = Some(found.kind);
                    match column.otherwise.as_mut() {
                        Some(otherwise) => otherwise.extend(found.path.clone()),
                        None if column.path.is_empty() => column.otherwise = found.otherwise,
                        None => {}
                    }
                    column.path.extend(found.path);
                    match found.kind {
                        Kind::One(next) | Kind::List(&Kind::One(next)) => registry::class(next),
                        _ => None,
                    }
                }
                other => {
                    column.path.push(part.to_owned());
                    column.otherwise.iter_mut().for_each(|otherwise| otherwise.push(part.to_owned()));
                    if let Some((class, None)) = other {
                        let depth = column.path.len();
                        column.unknown = Some(Unknown { part: part.to_owned(), class: class.name, depth });
                    }
                    None
                }
            };
        }
        Ok(column)
    }

    /// Whether the unknown part of the name is missing wherever it could stand in these items.
    fn is_absent(&self, items: &[Json]) -> bool {
        let Some(unknown) = &self.unknown else { return false };
        let path = self.path.get(..unknown.depth).unwrap_or_default();
        let (found, missing) =
            items.iter().map(|item| look(item, path)).fold((false, false), |a, b| (a.0 | b.0, a.1 | b.1));
        missing && !found
    }
}

/// Whether the end of a path is there, and whether it is missing where it could be.
fn look(json: &Json, path: &[String]) -> (bool, bool) {
    let Some((key, rest)) = path.split_first() else { return (true, false) };
    if json.is_array() {
        return json.items().iter().map(|item| look(item, path)).fold((false, false), |a, b| (a.0 | b.0, a.1 | b.1));
    }
    match json.is_object().then(|| json.member(key)) {
        Some(Some(value)) => look(&value, rest),
        Some(None) => (false, true),
        None => (false, false),
    }
}

impl Columns {
    /// The columns of these names, in a table of resources of a class.
    pub fn named<S: AsRef<str>>(class: Option<&str>, names: &[S]) -> Result<Columns, String> {
        let mut made = Columns::default();
        for name in names.iter().map(AsRef::as_ref) {
            if made.columns.iter().any(|column| column.name == name) {
                return Err(format!("the field {name:?} is named twice"));
            }
            made.columns.push(Column::new(class, name)?);
        }
        let mut spare = made.columns.len();
        for (slot, column) in made.columns.iter().enumerate() {
            made.root.insert(&column.path, slot);
            if let Some(otherwise) = &column.otherwise {
                made.root.insert(otherwise, spare);
                spare += 1;
            }
        }
        Ok(made)
    }

    /// The columns in order.
    pub fn iter(&self) -> impl Iterator<Item = &Column> {
        self.columns.iter()
    }

    /// A column whose name a class does not know and that none of these items has, though it could.
    pub fn absent(&self, items: &[Json]) -> Option<&Column> {
        self.columns.iter().find(|column| column.is_absent(items))
    }

    /// What an item has in each column.
    pub fn cells(&self, item: &Json) -> Vec<Cell> {
        let spare = self.columns.iter().filter(|column| column.otherwise.is_some()).count();
        let mut cells = vec![Cell::Missing; self.columns.len() + spare];
        self.root.fill(item, &mut cells, false);
        let spare = cells.split_off(self.columns.len());
        let with = self.columns.iter().zip(&mut cells).filter(|(column, _)| column.otherwise.is_some());
        for ((_, cell), other) in with.zip(spare) {
            if *cell == Cell::Missing {
                *cell = other;
            }
        }
        cells
    }
}

impl Node {
    fn insert(&mut self, path: &[String], slot: usize) {
        let Some((key, rest)) = path.split_first() else {
            self.slots.push(slot);
            return;
        };
        if let Some((_, child)) = self.children.iter_mut().find(|(known, _)| known == key) {
            return child.insert(rest, slot);
        }
        let mut child = Node::default();
        child.insert(rest, slot);
        self.children.push((key.clone(), child));
    }

    /// Take a value that stands here, and what is wanted of the values in it.
    fn fill(&self, json: &Json, cells: &mut [Cell], many: bool) {
        self.put(Some(json), cells, many);
        if json.is_array() && !self.children.is_empty() {
            self.children.iter().for_each(|(_, child)| child.begin(cells));
            json.items().iter().for_each(|item| self.descend(item, cells, true));
        } else {
            self.descend(json, cells, many);
        }
    }

    fn descend(&self, json: &Json, cells: &mut [Cell], many: bool) {
        if self.children.is_empty() {
            return;
        }
        for (key, child) in &self.children {
            match json.member(key) {
                Some(value) => child.fill(&value, cells, many),
                None if many => child.lack(cells),
                None => {}
            }
        }
    }

    fn put(&self, json: Option<&Json>, cells: &mut [Cell], many: bool) {
        for slot in &self.slots {
            match cells.get_mut(*slot) {
                Some(Cell::Many(values)) => values.push(json.cloned()),
                Some(cell) if many => *cell = Cell::Many(vec![json.cloned()]),
                Some(cell) => *cell = json.cloned().map_or(Cell::Missing, Cell::One),
                None => {}
            }
        }
    }

    /// An item of a list lacks what is wanted here.
    fn lack(&self, cells: &mut [Cell]) {
        self.put(None, cells, true);
        self.children.iter().for_each(|(_, child)| child.lack(cells));
    }

    /// What is wanted here is wanted of each item of a list.
    fn begin(&self, cells: &mut [Cell]) {
        for slot in &self.slots {
            if let Some(cell @ (Cell::Missing | Cell::One(_))) = cells.get_mut(*slot) {
                *cell = Cell::Many(Vec::new());
            }
        }
        self.children.iter().for_each(|(_, child)| child.begin(cells));
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn texts(class: &str, names: &[&str], item: &str) -> Vec<String> {
        let item = Json::parse(bytes::Bytes::copy_from_slice(item.as_bytes())).unwrap();
        let shown = |json: Option<Json>| json.map_or("-".to_owned(), |json| json.text().to_owned());
        let cells = Columns::named(Some(class), names).unwrap().cells(&item);
        let cells = cells.into_iter().map(|cell| match cell {
            Cell::Missing => "-".to_owned(),
            Cell::One(json) => json.text().to_owned(),
            Cell::Many(values) => values.into_iter().map(shown).collect::<Vec<_>>().join(" "),
        });
        cells.collect()
    }

    #[test]
    fn dots_lead_into_objects_and_through_lists() {
        let item = r#"{"number": 7, "comments": 2, "user": {"login": "a"}, "milestone": null,
            "labels": [{"name": "x"}, {}, null, {"name": "y"}], "new": {"deep": [1]}}"#;
        let names = [
            ("number", "7"),
            ("comments_count", "2"),
            ("comments", "2"),
            ("user.login", r#""a""#),
            ("milestone.title", "-"),
            ("labels.name", r#""x" - - "y""#),
            ("original_labels.name", r#""x" - - "y""#),
            ("new.deep", "[1]"),
            ("user.none", "-"),
        ];
        let (names, due): (Vec<&str>, Vec<&str>) = names.into_iter().unzip();
        assert_eq!(texts("ShortIssue", &names, item), due);
    }

    #[test]
    fn what_is_inherited_may_lie_in_a_nested_object() {
        let names = ["starred_at", "login"];
        let starred = r#"{"starred_at": "t", "user": {"login": "a"}}"#;
        assert_eq!(texts("Stargazer", &names, starred), [r#""t""#, r#""a""#]);
        assert_eq!(texts("Stargazer", &names, r#"{"login": "a"}"#), ["-", r#""a""#]);
    }

    #[test]
    fn a_search_result_has_the_columns_of_what_was_found() {
        let names = ["score", "title", "issue.user.login"];
        let item = r#"{"score": 1.0, "title": "t", "user": {"login": "a"}}"#;
        assert_eq!(texts("IssueSearchResult", &names, item), ["1.0", r#""t""#, r#""a""#]);
        assert!(scalars("IssueSearchResult").contains(&"number"));
    }

    #[test]
    fn a_table_begins_with_what_a_person_wants() {
        let issue = chosen("ShortIssue");
        let first =
            ["number", "title", "state", "user.login", "labels.name", "comments_count", "created_at", "updated_at"];
        assert_eq!(issue.iter().take(first.len()).collect::<Vec<_>>(), first.iter().collect::<Vec<_>>());
        assert_eq!(issue.last().map(String::as_str), Some("html_url"));
        let other = |name: &&String| matches!(name.as_str(), "body" | "node_id" | "url" | "author_association");
        assert_eq!(issue.iter().find(other), None);
        assert_eq!(chosen("ViewsStats"), ["count", "uniques"]);
        assert_eq!(chosen("ShortRepository").iter().take(2).collect::<Vec<_>>(), ["full_name", "name"]);
    }

    #[test]
    fn a_wrong_name_differs_from_a_missing_value() {
        let item = Json::parse(bytes::Bytes::from_static(br#"{"labels": [], "user": null, "new": 1}"#)).unwrap();
        let absent = |name: &str| {
            let columns = Columns::named(Some("ShortIssue"), &[name]).unwrap();
            columns.absent(std::slice::from_ref(&item)).is_some()
        };
        assert!(absent("titel"));
        for name in ["title", "new", "labels.nam", "user.logn", "pull_request.merged_at"] {
            assert!(!absent(name), "{name}");
        }
    }
}
