//! Pure Rust, no interpreter: a client usable from Rust.

pub mod auth;
pub mod changes;
pub mod declare;
pub mod error;
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
pub mod tape;
pub mod template;
pub mod transfer;
pub mod transport;
