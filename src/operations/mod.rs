//! The operations of GitHub's API, as constants of the class whose resources have them: `operations::Client::repository`,
//! `operations::ShortRepository::issue`. A class has the operations of the classes that it extends too; they are constants
//! of the class that declares them. Operations that change a client are in Python only: see
//! [`ClientBuilder`](crate::ClientBuilder).

// How operations run, once for programs in any language, is private.
pub(crate) mod arguments;
pub(crate) mod binding;
pub(crate) mod composite;
mod contradictions;
pub(crate) mod described;
pub(crate) mod handle;
pub(crate) mod input;
pub(crate) mod outcome;
pub(crate) mod paging;
mod request;
pub(crate) mod route;
pub(crate) mod run;
mod start;

#[cfg(test)]
mod tests;

pub use crate::github::declared::named::*;
