//! Glue that knows both the core and the interpreter.

pub mod arguments;
pub mod auth;
pub mod call;
pub mod client;
pub mod custom;
pub mod decode;
pub mod describe;
pub mod environment;
pub mod errors;
pub mod fields;
pub mod headers;
pub mod listing;
pub mod operation;
pub mod registry;
pub mod resource;
pub mod response;
pub mod session;
pub mod tape;
pub mod template;
pub mod wait;
