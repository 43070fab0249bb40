//! What a value in a response is, as constants: the kinds of fields, and the shapes of plain JSON objects.

/// A field of a resource, read from its JSON.
#[derive(Debug)]
pub struct Field {
    /// Name of the attribute.
    pub name: &'static str,
    /// Key in the JSON; a dot leads into a nested object.
    pub key: &'static str,
    /// Key in older JSON, read where `key` is missing; empty where there is none.
    pub old_key: &'static str,
    /// What the value is.
    pub kind: Kind,
    /// What it means.
    pub doc: &'static str,
}

/// A plain JSON object with known members. It stays JSON: it has no operations, and no fields of its own.
#[derive(Debug)]
pub struct Record {
    /// Name, unique among all records.
    pub name: &'static str,
    /// What it is, in one or more lines.
    pub doc: &'static str,
    /// Members that every such object has.
    pub members: &'static [Member],
    /// Members that may be missing.
    pub optional: &'static [Member],
}

/// A member of a record.
#[derive(Debug)]
pub struct Member {
    /// Key in the JSON.
    pub key: &'static str,
    /// What the value is.
    pub kind: Kind,
}

impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        self.name == other.name
    }
}

impl Eq for Record {}

/// What a value is. A value of another kind than declared is returned as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Any JSON value.
    Any,
    /// Text.
    Str,
    /// An integer.
    Int,
    /// A number.
    Float,
    /// True or false.
    Bool,
    /// ISO 8601 text, read as a time in UTC.
    Time,
    /// A URI template (RFC 6570).
    Template,
    /// Null, or a value of this kind. Fields need no such mark: any field may be null.
    Optional(&'static Kind),
    /// One of these texts.
    Choice(&'static [&'static str]),
    /// A value of one of these kinds.
    Union(&'static [Kind]),
    /// An array of values of this kind.
    List(&'static Kind),
    /// An object whose values are of this kind, by keys that are not known beforehand.
    Map(&'static Kind),
    /// An object with known members, as plain JSON.
    Record(&'static Record),
    /// A resource of the named class.
    One(&'static str),
    /// What a search result stands for, as a resource of the named class: the same JSON without the members that only
    /// searches add.
    Found(&'static str),
    /// Whether the text at the key is this one, in upper or lower case.
    Is(&'static str),
    /// Computed from the whole resource.
    Computed(Computed),
}

impl Kind {
    /// The class of the resources in a list of resources.
    pub fn listed(self) -> Option<&'static str> {
        match self {
            Kind::List(Kind::One(class)) => Some(class),
            _ => None,
        }
    }
}

/// A field that is computed from the whole resource.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Computed {
    /// The weeks of a contributor with readable keys, and times in place of seconds.
    AlternateWeeks,
    /// URL of an app, from its `slug`.
    AppUrl,
    /// The bytes of a blob.
    BlobDecoded,
    /// The clones of each day or week, with times.
    Clones,
    /// The content of a file, which may need a request where the file is large.
    FileDecoded,
    /// The payload of an event, in which known parts are resources.
    Payload,
    /// Owner and name of the repository on a side of a pull request.
    RepositoryPair,
    /// Where a search found its words; empty where the search did not say so.
    TextMatches,
    /// The type of an account, "Organization" where the JSON lacks it.
    OrganizationType,
    /// The views of each day or week, with times.
    Views,
}
