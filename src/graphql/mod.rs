//! GraphQL: queries and mutations, and their pages.

mod batch;
pub mod document;
pub mod pages;
mod place;
mod plan;
pub mod query;
mod selection;
mod walk;
