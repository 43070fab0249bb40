//! Clients and sessions: credentials, options, headers, caches and cassettes.

pub mod auth;
pub mod auth_context;
pub mod cache;
pub mod cassette;
pub mod checks;
pub mod client;
pub mod client_session;
pub mod constructors;
pub mod credential_pool;
pub mod environment;
pub mod headers;
pub mod login;
pub mod mappings;
pub mod offline;
pub mod options;
pub mod quota;
pub mod requests;
pub mod settings;
