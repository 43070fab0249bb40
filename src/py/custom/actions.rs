//! Functions of the chapter `actions`.

use super::{Computed, Handlers};

/// Its operations.
pub static HANDLERS: Handlers = &[];

/// Its computed fields.
pub static COMPUTED: Computed = &[];
