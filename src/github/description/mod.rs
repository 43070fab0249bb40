//! Every operation of GitHub's own description of its API.
//!
//! The description is text, sorted and compiled in (`description/`, written by `make openapi`). It is parsed when
//! needed: a tag when one of its operations is looked up, a schema when a response has it.

pub mod classes;
pub mod form;
pub mod kind;
pub mod mapping;
pub mod names;
pub mod operation;
pub mod preflight;
pub mod presence;
pub mod releases;
pub mod routes;
pub mod schemas;
pub mod shapes;
pub mod summaries;
mod tags;
pub mod versions;
pub mod webhooks;
