//! What a class, a field and an operation are, as constants; `declared::notation` has the macros that declare them.
//!
//! Everything the library offers is declared in `src/github/declared` in this notation; requests, properties, stubs, reference
//! pages and the coverage table are derived from it. No declaration knows a language that the library is used from.

pub use crate::github::model::kind::{Computed, Field, Kind, Member};
pub use crate::github::model::parameter::{LocalInput, Param, Takes};

pub use crate::http::needs::Needs;

/// A chapter of GitHub's REST documentation: the classes and operations that one file of `src/github/declared` declares.
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
    /// Class whose fields and operations this one has too.
    pub parent: Option<&'static str>,
    /// What it is, in one or more lines.
    pub doc: &'static str,
    /// Fields that this class adds to those of its parent.
    pub fields: &'static [Field],
    /// JSON key that tells two resources of a kind apart, or several with commas between; empty where the whole JSON
    /// does.
    pub identity: &'static str,
    /// JSON key of the natural name; empty where there is none.
    pub title: &'static str,
    /// Class that `refresh()` returns; empty for the class itself.
    pub full: &'static str,
    /// JSON key of the URL that `refresh()` reads, or a template as operations have; empty where there is none.
    pub url: &'static str,
    /// JSON key of a nested object that holds the inherited fields; empty where they are its own.
    pub within: &'static str,
    /// Media type that `refresh()` requests.
    pub accept: &'static str,
    /// Path of its URL as GitHub's description has it, such as `/repos/{owner}/{repo}`, which the operations of overlays
    /// begin with; empty where none does.
    pub route: &'static str,
}

impl Class {
    /// What a declaration leaves out.
    pub const BASE: Class = Class {
        name: "",
        parent: None,
        doc: "",
        fields: &[],
        identity: "",
        title: "",
        full: "",
        url: "url",
        within: "",
        accept: media::FULL,
        route: "",
    };
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
    /// Several requests, or one that the notation cannot express: a function of `operations::composite`.
    Composite(Composite),
    /// No request at all: a computation, or a change of the session.
    Local(Local),
}

/// The operations that are functions of `operations::composite`, each with its function. The argument is a macro.
macro_rules! composites {
    ($use:ident) => {
        $use! {
            Authorize = apps::authorize,
            ChangeDiscussion = discussions::change,
            CommentOnce = marked::comment_once,
            CommitFiles = git::commit_files,
            ConvertToDraft = green::convert_to_draft,
            CreateDiscussion = discussions::create,
            CreateDiscussionComment = discussions::create_comment,
            CreateIssue = issues::create,
            CreateSecret = actions::create_secret,
            CreateTag = git::create_tag,
            DeleteFile = contents::change,
            Dequeue = green::dequeue,
            DisableAutoMerge = green::disable_auto_merge,
            Dispatch = runs::dispatch,
            DownloadArchive = contents::download_archive,
            DownloadAsset = releases::download_asset,
            DownloadReleaseArchive = releases::download_archive,
            EnableAutoMerge = green::enable_auto_merge,
            Enqueue = green::enqueue,
            EnsureFile = ensure::ensure_file,
            EnsureIssue = marked::ensure_issue,
            EnsureLabel = ensure::ensure_label,
            EnsurePullRequest = ensure::ensure_pull_request,
            EnsureRuleset = ensure::ensure_ruleset,
            ExtractArtifact = releases::extract_artifact,
            FailedLogs = runs::failed_logs,
            FetchCardIssue = projects::fetch_issue,
            FetchCardPullRequest = projects::fetch_pull_request,
            FetchDiscussion = discussions::fetch,
            ListChangedFiles = compared::list_files,
            ListDirectory = contents::list_directory,
            ListDiscussionCategories = discussions::list_categories,
            ListDiscussionComments = discussions::list_comments,
            ListDiscussions = discussions::list,
            ListReviewThreads = threads::list,
            LoginAsInstallation = apps::login_as_installation,
            MarkReady = green::mark_ready,
            MergeWhenGreen = green::merge_when_green,
            PublishAssets = publish::publish,
            React = graphql::react,
            RenderMarkdown = meta::render_markdown,
            ReportCheck = checks::report,
            ResolveReviewThread = threads::resolve,
            SetAutoTriggerChecks = checks::set_auto_trigger,
            SetProjectFields = project_fields::set,
            SetSecret = actions::set_secret,
            Subscribe = meta::subscribe,
            TransferIssue = issues::transfer,
            UnresolveReviewThread = threads::unresolve,
            UpdateFile = contents::change,
            UpdateProtection = branches::update_protection,
            UploadAsset = releases::upload_asset,
            UploadSarif = sarif::upload,
            WaitForChecks = green::wait_for_checks,
            WaitForRun = runs::wait,
        }
    };
}
pub(crate) use composites;

macro_rules! variants {
    ($($name:ident = $($path:ident)::+,)+) => {
        /// An operation that is a function of `operations::composite`.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum Composite { $($name),+ }
    };
}
composites!(variants);

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
    /// Whether the operation changes the session, or creates one. Only Python has such operations: in Rust, a client never
    /// changes, and its builder has the settings.
    pub fn changes_session(self) -> bool {
        matches!(
            self,
            Method::Composite(Composite::LoginAsInstallation)
                | Method::Local(
                    Local::Login | Local::LoginAsApp | Local::NewSession | Local::SetClientId | Local::SetUserAgent
                )
        )
    }

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

/// What an operation returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Returns {
    /// A resource of the named class.
    One(&'static str),
    /// A resource of one of the named classes, which the arguments choose.
    Either(&'static [&'static str]),
    /// A lazy listing of resources.
    Many(&'static str),
    /// A lazy listing of search results.
    Search(&'static str),
    /// A list of resources, at once.
    List(&'static str),
    /// Resources of the named class with their names, in a collection of the type that an argument names.
    Entries(&'static str),
    /// A lazy listing of plain JSON values of this kind.
    Rows(Kind),
    /// A lazy listing of the (key, value) pairs of a JSON object, with values of this kind.
    Pairs(Kind),
    /// A plain JSON value of this kind. An array may be a member of an object, at `key`.
    Value(Kind),
    /// True for the statuses in `yes`, false for those in `no`.
    Bool,
    /// Whether the object in the response is true at `key`; false for an error status, too.
    BoolOrFalse,
    /// True after the owner took over the fields of the response, false for the statuses in `no`.
    Renew,
    /// Nothing, after the owner took over the fields of the response.
    Replace,
    /// The owner, which is of the named class, after it took over the fields of the response.
    Owner(&'static str),
    /// A JSON object with URLs, which are read as URI templates: at keys that end in `_url` or `_urls`, and `href`
    /// in `_links`.
    Templates,
    /// The body as text, or the text at `key` of the object in the response (empty where it has none).
    Text,
    /// The body as text; empty for an error status.
    TextOrEmpty,
    /// Text where the content is UTF-8, else bytes.
    TextOrBytes,
    /// The body as bytes.
    Bytes,
    /// A session.
    Session,
    /// Nothing.
    Nothing,
}

/// An operation: a method of a class, and the request it makes.
#[derive(Debug)]
pub struct Op {
    /// Class that has it.
    pub class: &'static str,
    /// Page of GitHub's documentation, below `https://docs.github.com/rest/`; of GraphQL's, with `graphql/` before it.
    pub page: &'static str,
    /// Name of the method.
    pub name: &'static str,
    /// What it does, in one or more lines.
    pub doc: &'static str,
    /// Parameters in order.
    pub params: &'static [Param],
    /// How many of them may be given by position; the others are given by keyword only.
    pub positional: usize,
    /// How many of the last ones no declaration writes: they are GitHub's, and given by keyword.
    pub unwritten: usize,
    /// What it returns.
    pub returns: Returns,
    /// Method of the request.
    pub method: Method,
    /// Path below the API's URL, or a template that starts with `{url}`; placeholders are filled from the
    /// arguments, then from the owner's JSON. `{.login}` is the owner's also where an argument has that name; of
    /// `{new_url|old_url}` the first that is there is taken.
    pub path: &'static str,
    /// GitHub's name of the operation; empty where GitHub has none (any more).
    pub id: &'static str,
    /// Credential that it needs.
    pub needs: Needs,
    /// Media type in `Accept`.
    pub accept: &'static str,
    /// Where the arguments travel.
    pub send: Send,
    /// Members sent as they are: name and JSON text, or `{key}` for a value of the owner's JSON.
    pub fixed: &'static [(&'static str, &'static str)],
    /// Statuses that mean true.
    pub yes: &'static [u16],
    /// Statuses that mean false.
    pub no: &'static [u16],
    /// Statuses that mean null.
    pub none: &'static [u16],
    /// Key of the array (or text) in the response, where that is an object; of the result, where that is a bool.
    pub key: &'static str,
    /// Parameters of GitHub's description that it leaves out; only for overlays.
    pub omits: &'static [&'static str],
    /// Parameters that may be null, which is sent.
    pub null: &'static [&'static str],
    /// Parameters of which at least one must be given, other than as an empty text; empty where all may be left out.
    pub any_of: &'static [&'static str],
    /// False (or null, an empty list, or the owner) without a request when no argument is given, or an empty list is all
    /// that there is to send.
    pub skip_empty: bool,
    /// The same when this argument is not given.
    pub skip_without: &'static str,
    /// Fields that the owner has after success, for results that are true: JSON, or `{key}` for a value of the response.
    pub sets: &'static [(&'static str, &'static str)],
    /// A key of the owner's JSON, and the only text there with which the operation makes sense. With any other text, and
    /// without a request, a listing is null and everything else an error.
    pub only_with: Option<(&'static str, &'static str)>,
    /// What to use instead, behind "use"; a warning shows it.
    pub deprecated: &'static str,
    /// What a lazy handle knows without a request, for operations that return one if the argument `lazy` is true: key of
    /// its JSON, and a template with the names of arguments, or keys of the owner. The template of a key that ends in
    /// `url` is a path below the API.
    pub handle: &'static [(&'static str, &'static str)],
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
        unwritten: 0,
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
        omits: &[],
        null: &[],
        any_of: &[],
        skip_empty: false,
        skip_without: "",
        sets: &[],
        only_with: None,
        deprecated: "",
        handle: &[],
        on_class: false,
    };

    /// URL of the page in GitHub's documentation.
    pub fn documentation(&self) -> String {
        let below = if self.page.starts_with("graphql/") { "" } else { "rest/" };
        format!("https://docs.github.com/{below}{}", self.page)
    }

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
