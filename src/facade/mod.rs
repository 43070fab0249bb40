//! The API for Rust programs: a client, its operations, resources, listings and errors. Everything runs on the tokio
//! runtime of the caller.

pub mod args;
pub mod builder;
mod call;
pub mod client;
pub mod error;
pub mod event;
pub mod graphql;
mod host;
pub mod installation;
pub mod listing;
pub mod oauth;
pub mod operation;
pub mod poll;
pub mod pool;
pub mod quota;
pub mod reply;
pub mod request;
pub mod resource;
pub mod response;
pub mod transfer;
pub mod user_token;
