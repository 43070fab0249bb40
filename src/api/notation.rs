//! The notation of the declarations in `src/api`: macros that make the constants of `schema::declaration`.

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
///     User: ShortUser in "ferrohub.users" with { title: "login" } {
///         /// When the account was made.
///         created_at: Time;
///         /// How many users follow this one.
///         followers_count = "followers": Int;          // attribute = JSON key
///         /// How many forks it has.
///         forks_count = "forks_count" or "forks": Int; // the second key is read where the first is missing
///     }
/// }
/// ```
macro_rules! resources {
    ($(
        $(#[doc = $doc:literal])+
        $name:ident $(: $parent:ident)? in $module:literal
        $(with { $($option:ident : $value:expr),* $(,)? })?
        { $(
            $(#[doc = $field_doc:literal])+
            $field:ident $(= $key:literal $(or $old:literal)?)? : $kind:ident $($of:ident)? $(( $python:literal ))? ;
        )* }
    )*) => {
        /// The names of the classes that this chapter declares; the operations are constants of them.
        pub mod named { $(
            $(#[doc = $doc])+
            #[derive(Debug, Clone, Copy)]
            pub struct $name;
        )* }

        /// The classes that this chapter declares.
        pub static CLASSES: &[$crate::schema::declaration::Class] = &[$(
            $crate::schema::declaration::Class {
                name: stringify!($name),
                module: $module,
                parent: $crate::optional!($(stringify!($parent))?),
                doc: concat!($($doc, "\n"),+),
                fields: &[$(
                    $crate::schema::declaration::Field {
                        name: stringify!($field),
                        key: $crate::first!($($key,)? stringify!($field)),
                        old_key: $crate::first!($($($old,)?)? ""),
                        kind: $crate::variant!(Kind $kind $(stringify!($of))? $($python)?),
                        doc: concat!($($field_doc, "\n"),+),
                    },
                )*],
                $($($option: $value,)*)?
                ..$crate::schema::declaration::Class::BASE
            },
        )*];
    };
}

/// Declare operations, in blocks of one class and one page of GitHub's documentation.
///
/// ```ignore
/// operations! {
///     ShortRepository at "issues/issues" {
///         /// Fetch one issue by its number.
///         issue(number: Id) -> One Issue = GET "{url}/issues/{number}" is "issues/get";
///         /// Lock it.
///         lock() -> Bool = PUT "{url}/lock" is "issues/lock" with { needs: Needs::Auth };
///     }
/// }
/// ```
///
/// A parameter is `name: Takes`, `name: Takes = default` (the default as Python writes it), or
/// `name as "wire": Takes`. Those after a `*` are given by keyword only, and have a default. What one request cannot do names its function in place of a method:
/// `= Composite(CommitFiles) "..."`, or `= Local(IsClosed) "no request"`. The choices of `OneOf` are texts or a constant of `api::choices`. `Number`, `Etag`, `PerPage` and `TextMatch` have their defaults built in. What stands after `with` are
/// fields of [`schema::Op`](crate::schema::declaration::Op).
macro_rules! operations {
    ($(
        $class:ident at $page:literal { $(
            $(#[doc = $doc:literal])+
            $name:ident ( $(
                $param:ident $(as $wire:literal)? : $takes:ident $(( $($of:tt),+ $(,)? ))? $(= $default:tt)?
            ),* $(,)? $( * , $(
                $word:ident $(as $word_wire:literal)? : $word_takes:ident $(( $($word_of:tt),+ $(,)? ))? = $word_default:tt
            ),+ $(,)? )? ) -> $returns:ident $($result:ident)? $(( $python:literal ))?
            = $method:ident $(($function:ident))? $path:literal $(is $id:literal)? $(with { $($option:ident : $value:expr),* $(,)? })? ;
        )* }
    )*) => {
        $(
            #[allow(missing_docs, non_upper_case_globals)]
            impl $crate::api::named::$class { $(
                #[doc = concat!($($doc, "\n"),+)]
                pub const $name: &'static $crate::schema::declaration::Op = &$crate::schema::declaration::Op {
                    class: stringify!($class),
                    page: $page,
                    name: $crate::api::notation::bare(stringify!($name)),
                    doc: concat!($($doc, "\n"),+),
                    params: &[
                        $($crate::schema::declaration::Param {
                            name: stringify!($param),
                            wire: $crate::first!($($wire,)? stringify!($param)),
                            takes: $crate::variant!(Takes $takes $(($($of),+))?),
                            default: $crate::default_of!($takes $($default)?),
                        },)*
                        $($($crate::schema::declaration::Param {
                            name: stringify!($word),
                            wire: $crate::first!($($word_wire,)? stringify!($word)),
                            takes: $crate::variant!(Takes $word_takes $(($($word_of),+))?),
                            default: $crate::default_of!($word_takes $word_default),
                        },)+)?
                    ],
                    positional: <[&str]>::len(&[$(stringify!($param)),*]),
                    returns: $crate::variant!(Returns $returns $(stringify!($result))? $($python)?),
                    method: $crate::method!($method $($function)?),
                    path: $path,
                    id: $crate::first!($($id,)? ""),
                    $($($option: $value,)*)?
                    ..$crate::schema::declaration::Op::BASE
                };
            )* }
        )*

        /// The operations that this chapter declares.
        pub static OPERATIONS: &[&$crate::schema::declaration::Op] = &[$($($crate::api::named::$class::$name,)*)*];
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

/// A variant of one of the enums above, with or without data.
macro_rules! variant {
    (Takes OneOf ($choices:ident)) => { $crate::schema::declaration::Takes::OneOf($choices) };
    (Takes OneOf ($($of:literal),+)) => { $crate::schema::declaration::Takes::OneOf(&[$($of),+]) };
    (Takes Exactly ($($of:literal),+)) => { $crate::schema::declaration::Takes::Exactly(&[$($of),+]) };
    (Takes $variant:ident ($of:literal)) => { $crate::schema::declaration::Takes::$variant($of) };
    ($enum:ident $variant:ident) => { $crate::schema::declaration::$enum::$variant };
    ($enum:ident $variant:ident $of:expr) => { $crate::schema::declaration::$enum::$variant($of) };
}

/// A method, or the function of what one request cannot do.
macro_rules! method {
    (Composite $function:ident) => {
        $crate::schema::declaration::Method::Composite($crate::schema::declaration::Composite::$function)
    };
    (Local $function:ident) => {
        $crate::schema::declaration::Method::Local($crate::schema::declaration::Local::$function)
    };
    ($method:ident) => {
        $crate::schema::declaration::Method::$method
    };
}

/// The default of a parameter, as Python source.
macro_rules! default_of {
    (Number) => {
        Some("-1")
    };
    (TextMatch) => {
        Some("False")
    };
    (Etag) => {
        Some("None")
    };
    (PerPage) => {
        Some("None")
    };
    ($takes:ident) => {
        None
    };
    ($takes:ident $default:tt) => {
        Some(stringify!($default))
    };
}

/// Declare the chapters: their modules and the list of them.
macro_rules! chapters {
    ($($(#[doc = $doc:literal])+ $name:ident),* $(,)?) => {
        $($(#[doc = $doc])+ pub mod $name;)*

        /// Every class that has operations, by its name. The operations are constants of it, such as `ShortRepository::issue`.
        pub mod named {
            $(#[allow(unused_imports)] pub use super::$name::named::*;)*

            /// GitHub itself.
            #[derive(Debug, Clone, Copy)]
            pub struct Client;

            /// An installation of GitHub Enterprise Server.
            #[derive(Debug, Clone, Copy)]
            pub struct ClientEnterprise;
        }

        /// Every chapter.
        pub static CHAPTERS: &[$crate::schema::declaration::Chapter] = &[$(
            $crate::schema::declaration::Chapter {
                name: stringify!($name),
                doc: concat!($($doc, "\n"),+),
                classes: $name::CLASSES,
                operations: $name::OPERATIONS,
            },
        )*];
    };
}

pub(crate) use {chapters, default_of, first, method, operations, optional, resources, variant};
