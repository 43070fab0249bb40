//! Glue that knows both the core and the interpreter.

use pyo3::prelude::*;

/// What `__reduce__` gives: the function that makes the object again, and its arguments.
pub type Reduced<'py, Arguments> = (Bound<'py, PyAny>, Arguments);

pub mod arguments;
pub mod async_listing;
pub mod auth;
pub mod cache;
pub mod call;
pub mod client;
pub mod custom;
pub mod decode;
pub mod describe;
pub mod environment;
pub mod errors;
pub mod fields;
pub mod frozen;
pub mod functions;
pub mod headers;
pub mod html;
pub mod later;
pub mod listing;
pub mod operation;
pub mod options;
pub mod registry;
pub mod resource;
pub mod response;
pub mod session;
pub mod settings;
pub mod standing;
pub mod table;
pub mod tape;
pub mod template;
pub mod transfer;
pub mod wait;
