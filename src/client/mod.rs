//! The session, running an operation, listings and prefetch, and operations of several requests.

pub mod listing;
pub mod network;
pub mod operations;
pub mod page;
pub mod prefetch;
#[cfg(test)]
mod properties;
pub mod request;
pub mod sealed_box;
pub mod session;
pub mod upstream;
