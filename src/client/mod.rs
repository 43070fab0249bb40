//! The session, listings and prefetch.

mod cursor;
pub mod intercept;
pub mod listing;
pub mod live;
pub mod network;
pub mod page;
pub mod polling;
pub mod prefetch;
#[cfg(test)]
mod properties;
mod scim;
pub mod sealed_box;
pub mod search;
pub mod session;
pub mod upstream;
