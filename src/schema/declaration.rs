//! What a class, a field and an operation are, as constants; `api::notation` has the macros that declare them.
//!
//! Everything the library offers is declared in `src/api` in this notation; requests, properties, stubs, reference
//! pages and the coverage table are derived from it.

pub use crate::http::context::Needs;

/// A chapter of GitHub's REST documentation: the classes and operations that one file of `src/api` declares.
#[derive(Debug)]
pub struct Chapter {
    /// The file's name.
    pub name: &'static str,
    /// What it is about.
    pub doc: &'static str,
    /// Classes in the order of declaration; a parent may stand in any chapter.
    pub classes: &'static [Class],
    /// Operations in the order of declaration.
    pub operations: &'static [&'static Op],
}

/// A kind of resource.
#[derive(Debug)]
pub struct Class {
    /// Name, unique among all classes.
    pub name: &'static str,
    /// Name in its Python module, where two modules have a class of one name; empty for `name`.
    pub shown: &'static str,
    /// Python module that shows the class.
    pub module: &'static str,
    /// Class whose fields and operations this one has too.
    pub parent: Option<&'static str>,
    /// What it is, in one or more lines.
    pub doc: &'static str,
    /// Fields that this class adds to those of its parent.
    pub fields: &'static [Field],
    /// JSON key that tells two resources of a kind apart, or several with commas between; empty where the whole JSON
    /// does.
    pub identity: &'static str,
    /// JSON key of the natural name, which `str()` gives; empty where there is none.
    pub title: &'static str,
    /// Class that `refresh()` gives; empty for the class itself.
    pub full: &'static str,
    /// JSON key of the address that `refresh()` reads, or a template as operations have; empty where there is none.
    pub address: &'static str,
    /// JSON key of a nested object that holds the inherited fields; empty where they are its own.
    pub within: &'static str,
    /// Media type that `refresh()` asks for.
    pub accept: &'static str,
}

impl Class {
    /// What a declaration leaves out.
    pub const BASE: Class = Class {
        name: "",
        shown: "",
        module: "",
        parent: None,
        doc: "",
        fields: &[],
        identity: "",
        title: "",
        full: "",
        address: "url",
        within: "",
        accept: media::FULL,
    };
}

/// A field of a resource, read from its JSON.
#[derive(Debug)]
pub struct Field {
    /// Attribute in Python.
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

/// What a field holds. A value of another kind is handed out as it is.
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
    /// ISO 8601 text, read as an aware datetime in UTC.
    Time,
    /// A URI template (RFC 6570).
    Template,
    /// A JSON object, as a dict.
    Dict,
    /// A JSON array, as a list.
    Array,
    /// A plain JSON value of this Python type, as written in a stub; classes other than the built-in ones are those of
    /// `ferrohub.types`.
    Plain(&'static str),
    /// A resource of the named class.
    One(&'static str),
    /// A list of resources of the named class.
    List(&'static str),
    /// A dict whose values are resources of the named class.
    Map(&'static str),
    /// What a search result stands for, as a resource of the named class: the same JSON without what only searches say.
    Found(&'static str),
    /// Whether the text at the key is this one, in upper or lower case.
    Is(&'static str),
    /// Computed from the whole resource; see `py::computed`.
    Computed(&'static str),
}

/// The method of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(clippy::upper_case_acronyms, missing_docs)]
pub enum Method {
    GET,
    POST,
    PUT,
    PATCH,
    DELETE,
    /// Several requests, or one that the notation cannot express: a function of `core::operations`.
    Composite(Composite),
    /// No request at all: a computation, or a change of the session.
    Local(Local),
}

/// An operation that is a function of `core::operations`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Composite {
    Authorize,
    CommitFiles,
    CreateFile,
    CreateIssue,
    CreateSecret,
    CreateTag,
    DeleteFile,
    DownloadArchive,
    DownloadAsset,
    DownloadReleaseArchive,
    FetchCardIssue,
    FetchCardPullRequest,
    FetchTip,
    ListDirectory,
    LoginAsInstallation,
    RenderMarkdown,
    SetAutoTriggerChecks,
    SetSecret,
    Subscribe,
    UpdateFile,
    UpdateProtection,
    UploadAsset,
}

/// An operation that makes no request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Local {
    DecodeBlob,
    DecodeLicense,
    IsClosed,
    IsFree,
    ListEventTypes,
    Login,
    LoginAsApp,
    NewSession,
    Seal,
    SetClientId,
    SetUserAgent,
}

impl Method {
    /// The name on the wire.
    pub fn http(self) -> http::Method {
        match self {
            Method::GET | Method::Composite(_) | Method::Local(_) => http::Method::GET,
            Method::POST => http::Method::POST,
            Method::PUT => http::Method::PUT,
            Method::PATCH => http::Method::PATCH,
            Method::DELETE => http::Method::DELETE,
        }
    }
}

/// Where the arguments travel that the path does not take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Send {
    /// In the query for GET and DELETE, else as members of a JSON object.
    Auto,
    /// In the query.
    Query,
    /// As members of a JSON object.
    Json,
    /// As a form, `application/x-www-form-urlencoded`; empty texts are not sent.
    Form,
    /// The value of the one such argument (or of the one fixed member) is the whole body, as JSON.
    Whole,
    /// The value of the one such argument is the whole body, as plain text.
    Plain,
}

/// What an operation gives back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Returns {
    /// A resource of the named class.
    One(&'static str),
    /// A lazy listing of resources.
    Many(&'static str),
    /// A lazy listing of search results.
    Search(&'static str),
    /// A list of resources, at once.
    List(&'static str),
    /// A lazy listing of plain JSON values of the named Python type (dict, list).
    Rows(&'static str),
    /// A lazy listing of the (key, value) pairs of a JSON object.
    Pairs,
    /// True for the statuses in `yes`, False for those in `no`.
    Bool,
    /// Whether the object that came is true at `key`; False for an error status, too.
    BoolOrFalse,
    /// True after the owner took over the fields that came back, False for the statuses in `no`.
    Renew,
    /// Nothing, after the owner took over the fields that came back.
    Replace,
    /// The owner, which is of the named class, after it took over the fields that came back.
    Owner(&'static str),
    /// A JSON object, as a dict.
    Dict,
    /// A JSON object with addresses, as a dict of URI templates: at keys that end in `_url` or `_urls`, and `href` in
    /// `_links`.
    Templates,
    /// A JSON array, as a list.
    Array,
    /// The body as text, or the text at `key` of the object that came (empty where it has none).
    Text,
    /// The body as text; empty for an error status.
    TextOrEmpty,
    /// The body as bytes.
    Bytes,
    /// Nothing.
    Nothing,
    /// An instance of another class of the package, or another Python type, as written in a stub.
    Python(&'static str),
}

/// What an argument may be, and what is sent for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Takes {
    /// Text; not empty where the path needs it.
    Text,
    /// Text; an empty one is not sent.
    NonEmpty,
    /// Text that must not be empty.
    Name,
    /// Text, or bytes that are UTF-8; not empty where it is required.
    Credential,
    /// Text that must not be empty, sent with this before it.
    Prefixed(&'static str),
    /// An integer, or text of digits.
    Int,
    /// A positive integer (or text of digits) that identifies something.
    Id,
    /// As Id; 0 is not sent.
    IdOrZero,
    /// True or False, or 1 or 0.
    Bool,
    /// As Bool; only True is sent.
    Flag,
    /// As Bool; True makes the parameter's name the last segment of the path.
    Segment,
    /// As Bool; only True is sent, as 1.
    Switch,
    /// A datetime (naive means UTC) or ISO 8601 text.
    Time,
    /// Text, or an object whose field of this name is sent.
    Of(&'static str),
    /// Text, or a file with it: its path, or the open file.
    TextOrFile,
    /// An iterable of texts, or of objects whose field of this name is sent.
    ListOf(&'static str),
    /// Names in any of two forms: an iterable of texts or of objects with a `name`, or one text with commas. Sent as a
    /// list.
    Names,
    /// Names as above, sent as one text with commas.
    CommaNames,
    /// Texts given one by one, `*names`; sent as a list.
    Rest,
    /// An iterable of integers.
    Ints,
    /// One of these texts; anything else is a ValueError. An empty text is not sent.
    OneOf(&'static [&'static str]),
    /// As OneOf, where upper and lower case matter.
    Exactly(&'static [&'static str]),
    /// A colour in hexadecimal, with or without `#`.
    Color,
    /// A mapping.
    Dict,
    /// A mapping with a `name` and an `email`; not sent when it lacks either.
    Person,
    /// A mapping with something in it.
    Filled,
    /// A mapping; an empty one is not sent.
    Settings,
    /// A list (or other iterable) of anything JSON can hold.
    Array,
    /// Bytes, sent in base64.
    Base64,
    /// Anything JSON can hold.
    Json,
    /// An integer; 0 is sent as null, which takes away what is there.
    ZeroIsNull,
    /// True asks for the media type with the matching texts. Never sent.
    TextMatch,
    /// How many items a listing gives at most; -1 means all. Never sent.
    Number,
    /// The ETag of an earlier answer, sent as If-None-Match.
    Etag,
    /// Items to a page, 1 to 100.
    PerPage,
    /// Media type of the body, sent as Content-Type.
    ContentType,
    /// Any Python object; only for operations that are functions of their own.
    Object(&'static str),
}

impl Takes {
    /// Whether the argument travels neither in the query nor in the body.
    pub fn is_apart(self) -> bool {
        matches!(
            self,
            Takes::Number
                | Takes::Etag
                | Takes::PerPage
                | Takes::TextMatch
                | Takes::Segment
                | Takes::ContentType
                | Takes::Object(_)
        )
    }
}

/// A parameter of an operation.
#[derive(Debug)]
pub struct Param {
    /// Name in Python.
    pub name: &'static str,
    /// Name on the wire; in a JSON body, a dot leads into a nested object.
    pub wire: &'static str,
    /// What it may be.
    pub takes: Takes,
    /// Default value as Python source; None makes the parameter required.
    pub default: Option<&'static str>,
}

/// A parameter that must be given with some choices of another one.
#[derive(Debug)]
pub struct Due {
    /// The parameter.
    pub param: &'static str,
    /// The other parameter.
    pub with: &'static str,
    /// Its choices.
    pub choices: &'static [&'static str],
    /// Parameter that may be given in place of the first one.
    pub unless: &'static str,
}

/// An operation: a method of a class, and the request it makes.
#[derive(Debug)]
pub struct Op {
    /// Class that has the method.
    pub class: &'static str,
    /// Page of GitHub's REST documentation, below `https://docs.github.com/rest/`.
    pub page: &'static str,
    /// Name in Python.
    pub name: &'static str,
    /// What it does, in one or more lines.
    pub doc: &'static str,
    /// Parameters in order.
    pub params: &'static [Param],
    /// How many of them may be given by position; the others are given by keyword only.
    pub positional: usize,
    /// What it gives back.
    pub returns: Returns,
    /// Method of the request.
    pub method: Method,
    /// Path below the API's address, or a template that starts with `{url}`; placeholders are filled from the
    /// arguments, then from the owner's JSON. `{.login}` is the owner's also where an argument has that name; of
    /// `{new_url|old_url}` the first that is there is taken.
    pub path: &'static str,
    /// GitHub's name of the operation; empty where GitHub has none (any more).
    pub id: &'static str,
    /// Credential that it needs.
    pub needs: Needs,
    /// Media type asked for.
    pub accept: &'static str,
    /// Where the arguments travel.
    pub send: Send,
    /// Members sent as they are: name and JSON text, or `{key}` for a value of the owner's JSON.
    pub fixed: &'static [(&'static str, &'static str)],
    /// Statuses that mean True.
    pub yes: &'static [u16],
    /// Statuses that mean False.
    pub no: &'static [u16],
    /// Statuses that mean None.
    pub none: &'static [u16],
    /// Key of the array (or text) in the answer, where the answer is an object; of the result, where that is True or False.
    pub key: &'static str,
    /// Parameters that may be None, which is sent as null.
    pub null: &'static [&'static str],
    /// Old names of choices, and the names that are sent for them.
    pub renamed: &'static [(&'static str, &'static str)],
    /// Parameters that must be given with some choices of others.
    pub due: &'static [Due],
    /// Parameters of which at least one must be given; empty where all may be left out.
    pub one_of: &'static [&'static str],
    /// Parameter that True or False in the first place is the value of; empty where they are not special.
    pub bool_first: &'static str,
    /// Parameters of which at least one must be given.
    pub any_of: &'static [&'static str],
    /// False (or None, an empty list, or the owner) without a request when no argument is given, or an empty list is all
    /// that there is to send.
    pub skip_empty: bool,
    /// The same when this argument is not given.
    pub skip_without: &'static str,
    /// Fields that the owner has after success, for results that are True: JSON, or `{key}` for a value of the response.
    pub sets: &'static [(&'static str, &'static str)],
    /// A key of the owner's JSON, and the only text there with which the operation makes sense. With any other text, and
    /// without a request, a listing is None and everything else a ValueError.
    pub only_with: Option<(&'static str, &'static str)>,
    /// What to use instead, behind "use"; a DeprecationWarning shows it.
    pub deprecated: &'static str,
    /// The request goes to the upload address.
    pub upload: bool,
    /// Python types, as written in a stub, that are more exact than what is declared above: of parameters by their name,
    /// of the result by an empty one.
    pub exact: &'static [(&'static str, &'static str)],
    /// It needs no object and can be called on the class as well; only for functions of their own.
    pub on_class: bool,
}

impl Op {
    /// What a declaration leaves out.
    pub const BASE: Op = Op {
        class: "",
        page: "",
        name: "",
        doc: "",
        params: &[],
        positional: 0,
        returns: Returns::Nothing,
        method: Method::GET,
        path: "",
        id: "",
        needs: Needs::Nothing,
        accept: media::FULL,
        send: Send::Auto,
        fixed: &[],
        yes: &[204],
        no: &[404],
        none: &[],
        key: "",
        null: &[],
        renamed: &[],
        due: &[],
        one_of: &[],
        bool_first: "",
        any_of: &[],
        skip_empty: false,
        skip_without: "",
        sets: &[],
        only_with: None,
        deprecated: "",
        upload: false,
        exact: &[],
        on_class: false,
    };

    /// Whether one request is all of it.
    pub fn is_plain(&self) -> bool {
        !matches!(self.method, Method::Composite(_) | Method::Local(_))
    }

    /// Method and path of the request. The path of a composite operation that makes one request starts with the method,
    /// as "PUT {url}/contents/{+path}".
    pub fn line(&self) -> (http::Method, &'static str) {
        let written = self.path.split_once(' ').filter(|_| !self.is_plain());
        let known = written.and_then(|(method, path)| Some((http::Method::from_bytes(method.as_bytes()).ok()?, path)));
        known.unwrap_or_else(|| (self.method.http(), self.path))
    }
}

/// Media types that the service knows.
pub mod media {
    #![allow(missing_docs)]
    pub const FULL: &str = "application/vnd.github.full+json";
    pub const JSON: &str = "application/vnd.github+json";
    pub const RAW: &str = "application/vnd.github.raw+json";
    pub const STAR: &str = "application/vnd.github.star+json";
    pub const DIFF: &str = "application/vnd.github.diff";
    pub const PATCH: &str = "application/vnd.github.patch";
    pub const SHA: &str = "application/vnd.github.sha";
    pub const TEXT_MATCH: &str = "application/vnd.github.text-match+json";
    pub const REPOSITORY: &str = "application/vnd.github.v3.repository+json";
    pub const ISSUE_IMPORT: &str = "application/vnd.github.golden-comet-preview+json";
    pub const PROJECTS: &str = "application/vnd.github.inertia-preview+json";
    pub const OCTET_STREAM: &str = "application/octet-stream";
}
