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
                parent: $crate::first!($(Some($crate::github::declared::named::$parent::NAME),)? None),
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
                members: &[
                    $($crate::github::model::kind::Member {
                        name: $key,
                        required: true,
                        kind: $crate::kind!($kind $($class)? $(($($of)+))?),
                    },)*
                    $($($crate::github::model::kind::Member {
                        name: $late,
                        required: false,
                        kind: $crate::kind!($late_kind $($late_class)? $(($($late_of)+))?),
                    },)*)?
                ],
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

/// The first of its arguments.
macro_rules! first {
    ($first:expr $(, $rest:expr)*) => {
        $first
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

pub(crate) use {chapters, first, kind, operations, records, resources};
