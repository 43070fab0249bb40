//! A client for the GitHub REST API.

#[doc(hidden)]
pub mod api;
#[doc(hidden)]
pub mod auth;
#[doc(hidden)]
pub mod cassette;
#[doc(hidden)]
pub mod client;
#[doc(hidden)]
pub mod http;
#[doc(hidden)]
pub mod json;
#[doc(hidden)]
pub mod policy;
#[doc(hidden)]
pub mod rest;
#[doc(hidden)]
pub mod runtime;
#[doc(hidden)]
pub mod schema;
#[doc(hidden)]
pub mod table;
