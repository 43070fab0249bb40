//! GraphQL: queries and mutations, and their pages.

pub mod document;
pub mod query;
