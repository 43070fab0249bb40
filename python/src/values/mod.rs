//! What calls return: resources and their types, fields, responses, URI templates.

pub mod decode;
pub mod fields;
pub mod modules;
pub mod resource;
pub mod response;
pub mod template;
pub mod types;
