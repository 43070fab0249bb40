//! Credentials, app JWTs and installation tokens.

pub mod app;
pub mod credential;
pub mod installation;
pub mod narrowing;
