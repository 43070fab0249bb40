//! What an operation is given, what it sends and what it returns: once, for programs in any language.

pub mod arguments;
pub mod binding;
pub mod composite;
pub mod described;
pub mod handle;
pub mod input;
pub mod outcome;
pub mod paging;
mod request;
pub mod route;
pub mod run;

#[cfg(test)]
mod tests;
