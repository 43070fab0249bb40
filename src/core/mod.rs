//! Pure Rust, no interpreter: a client usable from Rust.

pub mod ahead;
pub mod auth;
pub mod changes;
pub mod coding;
pub mod columns;
pub mod declare;
pub mod error;
pub mod html;
pub mod json;
pub mod page;
pub mod policy;
pub mod pool;
pub mod process;
pub mod request;
pub mod response;
pub mod runtime;
pub mod schema;
pub mod seal;
pub mod session;
#[cfg(feature = "arrow")]
pub mod table;
pub mod tape;
pub mod template;
pub mod time;
pub mod transfer;
pub mod transport;
