//! GitHub Apps: the client of an app, and the credential of a client.

pub mod auth;
pub mod client;
pub mod simulated;
pub mod target;
