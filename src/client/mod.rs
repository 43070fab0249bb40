//! The session, listings and prefetch.

mod cursor;
pub mod intercept;
pub mod listing;
pub mod live;
pub mod network;
mod overlap;
pub mod page;
mod page_body;
mod page_link;
pub mod polling;
pub mod prefetch;
#[cfg(test)]
mod properties;
pub mod responses;
mod scim;
pub mod sealed_box;
pub mod search;
pub mod session;
mod total;
pub mod upstream;
