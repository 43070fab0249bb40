//! A client for the GitHub REST API.

pub mod api;
pub mod core;
