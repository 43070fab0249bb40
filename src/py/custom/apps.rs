//! Functions of the chapter `apps`.

use super::{Computed, Handlers};

/// Its operations.
pub static HANDLERS: Handlers = &[];

/// Its computed fields.
pub static COMPUTED: Computed = &[];
