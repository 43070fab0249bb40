//! The credentials of a pool: which of them may sign a request, and what happened to each.

pub mod members;
pub mod parking;
mod path_owners;
mod places;
mod request_owners;
pub mod search_owner;
