//! Credentials, app JWTs and installation tokens.

pub mod credential;
