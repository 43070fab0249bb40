//! The session, calls of operations, listings and prefetch, and operations with several requests.

mod cursor;
pub mod handle;
pub mod intercept;
pub mod listing;
pub mod live;
pub mod network;
pub mod operations;
mod overlap;
pub mod page;
pub mod polling;
pub mod prefetch;
#[cfg(test)]
mod properties;
pub mod request;
mod scim;
pub mod sealed_box;
pub mod search;
pub mod session;
pub mod upstream;
