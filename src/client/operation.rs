//! Operations in the API for Rust programs.

use std::fmt;

use crate::github::declared::registry;
use crate::github::model::declaration::{LocalInput, Op, Takes};

/// An operation of GitHub's API, such as [`operations::ShortRepository::issue`](crate::operations::ShortRepository).
#[derive(Clone, Copy)]
pub struct Operation(&'static Op);

impl Operation {
    /// Its name, such as `issue`.
    pub fn name(self) -> &'static str {
        self.0.name
    }

    /// The class that has it; `Client` for an operation of the client.
    pub fn class(self) -> &'static str {
        self.0.class
    }

    /// What it does.
    pub fn description(self) -> &'static str {
        self.0.doc.trim()
    }

    /// The path of its request, with placeholders such as `{number}`; several requests are described in words.
    pub fn path(self) -> &'static str {
        self.0.path
    }

    /// GitHub's ID of the operation, such as `issues/get`; None if GitHub has none.
    pub fn id(self) -> Option<&'static str> {
        Some(self.0.id).filter(|id| !id.is_empty())
    }

    /// URL of the page in GitHub's documentation.
    pub fn documentation(self) -> String {
        self.0.documentation()
    }

    /// The names of its arguments, in order.
    pub fn arguments(self) -> impl Iterator<Item = &'static str> {
        let params = self.0.params.iter();
        params.filter(|param| param.takes != Takes::Lazy && is_argument(param.takes)).map(|param| param.name)
    }

    /// The operation of this name that a class declares or inherits, for names that are only known at run time.
    pub fn find(class: &str, name: &str) -> Option<Operation> {
        registry::operation(class, name).filter(|op| !op.method.changes_session()).map(Operation)
    }

    pub(super) fn op(self) -> &'static Op {
        self.0
    }
}

impl From<&'static Op> for Operation {
    fn from(op: &'static Op) -> Operation {
        Operation(op)
    }
}

impl fmt::Debug for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Operation({}::{})", self.0.class, self.0.name)
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}::{}", self.0.class, self.0.name)
    }
}

/// Whether a parameter is one of the arguments of a call. Paths, contents and callbacks are parameters of functions, such
/// as the path of [`Resource::download`](crate::Resource::download), or only Python has them.
pub(super) fn is_argument(takes: Takes) -> bool {
    let Takes::Local(input) = takes else { return true };
    match input {
        LocalInput::CheckDigest | LocalInput::Files | LocalInput::Secret => true,
        LocalInput::Content
        | LocalInput::Collection
        | LocalInput::Destination
        | LocalInput::Folder
        | LocalInput::NamedFiles
        | LocalInput::OneTimePassword
        | LocalInput::PrivateKey
        | LocalInput::Progress => false,
    }
}
