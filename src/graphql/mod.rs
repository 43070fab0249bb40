//! GraphQL: queries and mutations, and their pages.

mod batch;
pub mod combine;
pub mod document;
mod kept;
mod owners;
mod page;
pub mod pages;
mod place;
mod plan;
pub mod query;
mod received;
pub mod schema;
mod selection;
mod walk;

/// Maximum number of nodes that GitHub allows a query to request.
const MOST_NODES: u64 = 500_000;
/// Maximum number of objects or queries that are combined in one request.
const MOST_OBJECTS: usize = 100;
