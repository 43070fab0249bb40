//! Operations that send several requests, or one that the notation cannot express: functions, one file a chapter. They
//! are futures, which blocking and awaitable calls share.

use crate::github::model::declaration::{Composite, composites};
use crate::http::error::Result;
use crate::operations::run::{Call, Running};

mod actions;
mod apps;
mod branches;
mod checks;
mod commit_files;
mod compared;
mod contents;
mod discussions;
mod ensure;
mod git;
mod graphql;
mod green;
mod issues;
pub mod local;
mod marked;
mod meta;
mod project_fields;
mod projects;
mod publish;
mod reading;
mod releases;
mod runs;
mod sarif;
mod threads;
mod trees;
mod waiting;

pub use commit_files::Changes;
pub use contents::raw;

/// Check a call and return its future.
pub fn start(composite: Composite, call: Call) -> Result<Running> {
    macro_rules! run {
        ($($name:ident = $($path:ident)::+,)+) => {
            match composite { $(Composite::$name => $($path)::+(call)),+ }
        };
    }
    composites!(run)
}
