//! The notation of the declarations in `src/github/declared`: macros that make the constants of `github::model::declaration`.

/// A name without the `r#` that Rust wants where a name is one of its keywords.
pub const fn bare(name: &'static str) -> &'static str {
    match name.as_bytes() {
        [b'r', b'#', ..] => name.split_at(2).1,
        _ => name,
    }
}

/// Declare classes.
///
/// ```ignore
/// resources! {
///     /// A user with every public field.
///     User: ShortUser with { title: "login" } {
///         /// When the account was created.
///         created_at: Time;
///         /// Number of users who follow this one.
///         followers_count = "followers": Int;          // attribute = JSON key
///         /// Number of forks.
///         forks_count = "forks_count" or "forks": Int; // the second key is read where the first is missing
///         /// Organizations of the user.
///         organizations: List(One ShortOrganization);
///     }
/// }
/// ```
///
/// A class names its parent after a colon, and after `full` the class that `refresh()` returns. What stands after
/// `with` are fields of [`Class`](crate::github::model::declaration::Class). A kind is one of
/// [`Kind`](crate::github::model::kind::Kind): `Int`, `List(Str)`, `Map(Str, Bool)`, `Record(Reactions)`, `One ShortUser`. A
/// class or a record that is not declared is an error of the compiler.
macro_rules! resources {
    ($(
        $(#[doc = $doc:literal])+
        $name:ident $(: $parent:ident)? $(full $full:ident)?
        $(with { $($option:ident : $value:expr),* $(,)? })?
        { $(
            $(#[doc = $field_doc:literal])+
            $field:ident $(= $key:literal $(or $old:literal)?)? : $kind:ident $($class:ident)? $(( $($of:tt)+ ))? ;
        )* }
    )*) => {
        /// The names of the classes that this chapter declares; the operations are constants of them.
        pub mod named { $(
            $(#[doc = $doc])+
            #[derive(Debug, Clone, Copy)]
            pub struct $name;

            impl $name {
                /// The name of the class.
                pub const NAME: &'static str = stringify!($name);
            }
        )* }

        /// The classes that this chapter declares.
        pub static CLASSES: &[$crate::github::model::declaration::Class] = &[$(
            $crate::github::model::declaration::Class {
                name: stringify!($name),
                parent: $crate::optional!($($crate::github::declared::named::$parent::NAME)?),
                full: $crate::first!($($crate::github::declared::named::$full::NAME,)? ""),
                doc: concat!($($doc, "\n"),+),
                fields: &[$(
                    $crate::github::model::kind::Field {
                        name: stringify!($field),
                        key: $crate::first!($($key,)? stringify!($field)),
                        old_key: $crate::first!($($($old,)?)? ""),
                        kind: $crate::kind!($kind $($class)? $(($($of)+))?),
                        doc: concat!($($field_doc, "\n"),+),
                    },
                )*],
                $($($option: $value,)*)?
                ..$crate::github::model::declaration::Class::BASE
            },
        )*];
    };
}

/// Declare records: plain JSON objects with known members. Those in `optional` may be missing.
///
/// ```ignore
/// records! {
///     /// A file that a commit changes.
///     CommitFile { "filename": Str; "changes": Int; } optional { "patch": Str; }
/// }
/// ```
macro_rules! records {
    ($(
        $(#[doc = $doc:literal])+
        $name:ident
        { $($key:literal : $kind:ident $($class:ident)? $(( $($of:tt)+ ))? ;)* }
        $(optional { $($late:literal : $late_kind:ident $($late_class:ident)? $(( $($late_of:tt)+ ))? ;)* })?
    )*) => {
        $(
            $(#[doc = $doc])+
            #[allow(non_upper_case_globals)]
            pub const $name: &$crate::github::model::kind::Record = &$crate::github::model::kind::Record {
                name: stringify!($name),
                doc: concat!($($doc, "\n"),+),
                members: &[$(
                    $crate::github::model::kind::Member { key: $key, kind: $crate::kind!($kind $($class)? $(($($of)+))?) },
                )*],
                optional: &[$($(
                    $crate::github::model::kind::Member {
                        key: $late,
                        kind: $crate::kind!($late_kind $($late_class)? $(($($late_of)+))?),
                    },
                )*)?],
            };
        )*

        /// Every record.
        pub static RECORDS: &[&$crate::github::model::kind::Record] = &[$($name),*];
    };
}

/// Declare operations, in blocks of one class, or of several (`A, B { ... }`) that have them in common. `in` names the
/// file of the chapter.
///
/// ```ignore
/// operations! { in issues;
///     ShortRepository {
///         /// Fetch one issue by its number.
///         issue(number as "issue_number") is "issues/get";
///         /// List the issues, pull requests among them.
///         issues(milestone: Of("number"), state, labels: CommaNames) is "issues/list-for-repo";
///     }
///     ShortIssue {
///         /// Lock it.
///         lock() is "issues/lock" with { sets: { locked: true } };
///         /// Close it.
///         close() -> Renew is "issues/update" only(state_reason) with { fixed: { state: "closed" } };
///     }
/// }
/// ```
///
/// A declaration is an overlay on the operation that it names after `is`: what it leaves out is as GitHub's description
/// has it, and it writes only what differs. `tools/build/overlays/` resolves it when the crate is built; what it names and
/// does not exist is an error with its line.
///
/// - **Parameters** are given by position in the order in which they are written, and as keywords after a `*`. GitHub's
///   other parameters follow as keywords, but for those in `without(...)`; with `only(...)`, just those named there
///   follow. A listing has `number` and `etag` last by position, unless they are written. `name as "other"` is GitHub's
///   parameter `other` under our name.
/// - **A type** after a colon is one of [`Takes`](crate::github::model::parameter::Takes): `Text`, `Choice(STATES)` with a
///   constant such as those of `declared::choices`, or the texts themselves, `Map(Str, Int)`, `List(Any)` with kinds as
///   fields have them. **A default** is `null`, `unset`, `true`, `false`, an integer, a text, `[]`, `["push"]`, `{}`, or
///   `required` for none.
/// - **The path** is the URL of the object with the rest of GitHub's template (`route` of its class says where that URL
///   is), or all of the template. `path` replaces it.
/// - **The result** after `->` replaces the class of GitHub's response: `One Issue`, `Many Issue`, `Bool`, `Renew`, ...
/// - **Options** after `with` are fields of [`Op`](crate::github::model::declaration::Op), with the names and texts alone:
///   `needs: App`, `accept: DIFF`, `send: Whole`, `yes: [201]`, `no: [403]`, `none: [404]`, `fixed: { state: "closed" }`
///   (`{key}` is a value of the owner), `sets`, `handle`, `skip_empty: true`, `deprecated: "..."`. Every method but GET
///   needs a credential, unless `needs` says otherwise.
/// - **The page** of GitHub's documentation is the one that the description names, or stands after the class:
///   `ShortIssue at "issues/issues" { ... }`.
///
/// What GitHub's description lacks is written out: `-> One Issue = GET "{url}/issues/{number}" is "issues/get"`, with the
/// type of each parameter. What one request cannot do names its function in place of a method: `= Composite(CommitFiles)
/// "..."`, or `= Local(IsClosed) "no request"`.
macro_rules! operations {
    (in $chapter:ident; $($declared:tt)*) => {
        include!(concat!(env!("OUT_DIR"), "/declared/", stringify!($chapter), ".rs"));
    };
}

/// Declare operations in full: what `tools/build/overlays/` writes for `operations!`.
macro_rules! written {
    ($(
        $class:ident at $page:literal { $(
            $(#[doc = $doc:literal])+
            $name:ident ( $(
                $param:ident $(as $wire:literal)? : $takes:ident $(( $($of:tt)+ ))? $(= $default:tt)?
            ),* $(,)? $( * , $(
                $word:ident $(as $word_wire:literal)? : $word_takes:ident $(( $($word_of:tt)+ ))? = $word_default:tt
            ),+ $(,)? )? ) -> $returns:ident $($result:ident)? $(( $($result_of:tt)+ ))?
            = $method:ident $(($function:ident))? $path:literal $(is $id:literal)? $(with { $($option:ident : $value:expr),* $(,)? })? ;
        )* }
    )*) => {
        $(
            #[allow(missing_docs, non_upper_case_globals)]
            impl $crate::github::declared::named::$class { $($crate::exported! {
                [$method $($function)?]
                #[doc = concat!($($doc, "\n"),+)]
                const $name: &'static $crate::github::model::declaration::Op = &$crate::github::model::declaration::Op {
                    class: $crate::github::declared::named::$class::NAME,
                    page: $page,
                    name: $crate::github::declared::notation::bare(stringify!($name)),
                    doc: concat!($($doc, "\n"),+),
                    params: &[
                        $($crate::github::model::parameter::Param {
                            name: stringify!($param),
                            wire: $crate::first!($($wire,)? stringify!($param)),
                            takes: $crate::takes!($takes $(($($of)+))?),
                            default: $crate::default_of!($takes $($default)?),
                        },)*
                        $($($crate::github::model::parameter::Param {
                            name: stringify!($word),
                            wire: $crate::first!($($word_wire,)? stringify!($word)),
                            takes: $crate::takes!($word_takes $(($($word_of)+))?),
                            default: $crate::default_of!($word_takes $word_default),
                        },)+)?
                    ],
                    positional: <[&str]>::len(&[$(stringify!($param)),*]),
                    returns: $crate::returns!($returns $($result)? $(($($result_of)+))?),
                    method: $crate::method!($method $($function)?),
                    path: $path,
                    id: $crate::first!($($id,)? ""),
                    $($($option: $value,)*)?
                    ..$crate::github::model::declaration::Op::BASE
                };
            })* }
        )*

        /// The operations that this chapter declares.
        pub static OPERATIONS: &[&$crate::github::model::declaration::Op] = &[$($($crate::github::declared::named::$class::$name,)*)*];
    };
}

/// The first of its arguments.
macro_rules! first {
    ($first:expr $(, $rest:expr)*) => {
        $first
    };
}

/// An Option of what may be there.
macro_rules! optional {
    () => {
        None
    };
    ($value:expr) => {
        Some($value)
    };
}

/// A kind, as the notation writes it.
macro_rules! kind {
    (One $class:ident) => { $crate::github::model::kind::Kind::One($crate::github::declared::named::$class::NAME) };
    (Found $class:ident) => { $crate::github::model::kind::Kind::Found($crate::github::declared::named::$class::NAME) };
    (Record ($record:ident)) => { $crate::github::model::kind::Kind::Record($crate::github::declared::records::$record) };
    (Computed ($field:ident)) => { $crate::github::model::kind::Kind::Computed($crate::github::model::kind::Computed::$field) };
    (Is ($text:literal)) => { $crate::github::model::kind::Kind::Is($text) };
    (Choice ($($choice:literal),+ $(,)?)) => { $crate::github::model::kind::Kind::Choice(&[$($choice),+]) };
    (Choice ($choices:ident)) => { $crate::github::model::kind::Kind::Choice($choices) };
    (Optional ($($of:tt)+)) => { $crate::github::model::kind::Kind::Optional(&$crate::kind!($($of)+)) };
    (List ($($item:tt)+)) => { $crate::github::model::kind::Kind::List(&$crate::kind!($($item)+)) };
    (Map (Str, $($value:tt)+)) => { $crate::github::model::kind::Kind::Map(&$crate::kind!($($value)+)) };
    (Union ($($kind:ident $(($($of:tt)+))?),+ $(,)?)) => {
        $crate::github::model::kind::Kind::Union(&[$($crate::kind!($kind $(($($of)+))?)),+])
    };
    ($kind:ident) => { $crate::github::model::kind::Kind::$kind };
}

/// What a parameter accepts, as the notation writes it.
macro_rules! takes {
    (Choice ($($choice:literal),+ $(,)?)) => { $crate::github::model::parameter::Takes::Choice(&[$($choice),+]) };
    (Choice ($choices:ident)) => { $crate::github::model::parameter::Takes::Choice($choices) };
    (Exactly ($($choice:literal),+ $(,)?)) => { $crate::github::model::parameter::Takes::Exactly(&[$($choice),+]) };
    (Map (Str, $($value:tt)+)) => { $crate::github::model::parameter::Takes::Map(&$crate::kind!($($value)+)) };
    (Filled (Str, $($value:tt)+)) => { $crate::github::model::parameter::Takes::Filled(&$crate::kind!($($value)+)) };
    (Settings (Str, $($value:tt)+)) => { $crate::github::model::parameter::Takes::Settings(&$crate::kind!($($value)+)) };
    (List ($($item:tt)+)) => { $crate::github::model::parameter::Takes::List(&$crate::kind!($($item)+)) };
    (Local ($input:ident)) => { $crate::github::model::parameter::Takes::Local($crate::github::model::parameter::LocalInput::$input) };
    ($takes:ident ($of:literal)) => { $crate::github::model::parameter::Takes::$takes($of) };
    ($takes:ident) => { $crate::github::model::parameter::Takes::$takes };
}

/// What an operation returns, as the notation writes it.
macro_rules! returns {
    (Either ($($class:ident),+)) => {
        $crate::github::model::declaration::Returns::Either(&[$($crate::github::declared::named::$class::NAME),+])
    };
    (Pairs (Str, $($value:tt)+)) => { $crate::github::model::declaration::Returns::Pairs($crate::kind!($($value)+)) };
    ($returns:ident $class:ident) => {
        $crate::github::model::declaration::Returns::$returns($crate::github::declared::named::$class::NAME)
    };
    ($returns:ident ($($of:tt)+)) => { $crate::github::model::declaration::Returns::$returns($crate::kind!($($of)+)) };
    ($returns:ident) => { $crate::github::model::declaration::Returns::$returns };
}

/// The constant of an operation. It is public, unless the operation changes the session (see `Method::changes_session`):
/// the Rust library has no such operations.
macro_rules! exported {
    ([Composite LoginAsInstallation] $(#[$($doc:tt)*])+ $($constant:tt)+) => { $(#[$($doc)*])+ pub(crate) $($constant)+ };
    ([Local Login] $(#[$($doc:tt)*])+ $($constant:tt)+) => { $(#[$($doc)*])+ pub(crate) $($constant)+ };
    ([Local LoginAsApp] $(#[$($doc:tt)*])+ $($constant:tt)+) => { $(#[$($doc)*])+ pub(crate) $($constant)+ };
    ([Local NewSession] $(#[$($doc:tt)*])+ $($constant:tt)+) => { $(#[$($doc)*])+ pub(crate) $($constant)+ };
    ([Local SetClientId] $(#[$($doc:tt)*])+ $($constant:tt)+) => { $(#[$($doc)*])+ pub(crate) $($constant)+ };
    ([Local SetUserAgent] $(#[$($doc:tt)*])+ $($constant:tt)+) => { $(#[$($doc)*])+ pub(crate) $($constant)+ };
    ([$($method:ident)+] $(#[$($doc:tt)*])+ $($constant:tt)+) => { $(#[$($doc)*])+ pub $($constant)+ };
}

/// A method, or the function of what one request cannot do.
macro_rules! method {
    (Composite $function:ident) => {
        $crate::github::model::declaration::Method::Composite($crate::github::model::declaration::Composite::$function)
    };
    (Local $function:ident) => {
        $crate::github::model::declaration::Method::Local($crate::github::model::declaration::Local::$function)
    };
    ($method:ident) => {
        $crate::github::model::declaration::Method::$method
    };
}

/// The default of a parameter, as the notation writes it.
macro_rules! default_of {
    (Number) => { Some($crate::github::model::parameter::DefaultValue::Int(-1)) };
    (TextMatch) => { Some($crate::github::model::parameter::DefaultValue::Bool(false)) };
    (Etag) => { Some($crate::github::model::parameter::DefaultValue::Null) };
    (PerPage) => { Some($crate::github::model::parameter::DefaultValue::Null) };
    ($takes:ident) => { None };
    ($takes:ident null) => { Some($crate::github::model::parameter::DefaultValue::Null) };
    ($takes:ident unset) => { Some($crate::github::model::parameter::DefaultValue::Unset) };
    ($takes:ident true) => { Some($crate::github::model::parameter::DefaultValue::Bool(true)) };
    ($takes:ident false) => { Some($crate::github::model::parameter::DefaultValue::Bool(false)) };
    ($takes:ident [$($text:literal),*]) => { Some($crate::github::model::parameter::DefaultValue::List(&[$($text),*])) };
    ($takes:ident {}) => { Some($crate::github::model::parameter::DefaultValue::Object) };
    ($takes:ident $literal:literal) => {
        Some($crate::github::model::parameter::DefaultValue::literal(stringify!($literal)))
    };
}

/// Declare the chapters: their modules and the list of them.
macro_rules! chapters {
    ($($(#[doc = $doc:literal])+ $name:ident),* $(,)?) => {
        $($(#[doc = $doc])+ pub mod $name;)*

        /// Every class that has operations, by its name. The operations are constants of it, such as `ShortRepository::issue`.
        pub mod named {
            $(#[allow(unused_imports)] pub use super::$name::named::*;)*
            pub use super::models::named::*;

            /// GitHub itself.
            #[derive(Debug, Clone, Copy)]
            pub struct Client;

            impl Client {
                /// The name of the class.
                pub const NAME: &'static str = "Client";
            }

            /// An installation of GitHub Enterprise Server.
            #[derive(Debug, Clone, Copy)]
            pub struct ClientEnterprise;

            impl ClientEnterprise {
                /// The name of the class.
                pub const NAME: &'static str = "ClientEnterprise";
            }
        }

        /// Every chapter.
        pub static CHAPTERS: &[$crate::github::model::declaration::Chapter] = &[$(
            $crate::github::model::declaration::Chapter {
                name: stringify!($name),
                doc: concat!($($doc, "\n"),+),
                classes: $name::CLASSES,
                operations: $name::OPERATIONS,
            },
        )*];
    };
}

pub(crate) use {
    chapters, default_of, exported, first, kind, method, operations, optional, records, resources, returns, takes,
    written,
};
