//! What calls return: resources and their types, fields, responses, URI templates.

pub mod attributes;
pub mod declared;
pub mod decode;
pub mod fields;
pub mod github3;
pub mod headers;
pub mod identity;
pub mod items;
pub mod json_object;
pub mod lazy;
pub mod modules;
pub mod namespace;
pub mod owner;
pub mod paths;
pub mod pickle;
pub mod pygithub;
pub mod pygithub_attribute;
pub mod pygithub_object;
pub mod refresh;
pub mod replaced;
pub mod request;
pub mod resource;
pub mod response;
pub mod stream;
pub mod template;
pub mod types;
