//! Functions that a lower floor calls and an upper floor has. `lib.rs` sets them when the module is initialized.

use std::sync::OnceLock;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// A function of an upper floor.
pub struct Hook<F>(OnceLock<F>);

impl<F: Copy> Hook<F> {
    /// A hook that is not set yet.
    pub const fn new() -> Hook<F> {
        Hook(OnceLock::new())
    }

    /// Set it; the first function stays.
    pub fn set(&self, function: F) {
        let _ = self.0.set(function);
    }

    /// The function.
    pub fn get(&self) -> PyResult<F> {
        self.0.get().copied().ok_or_else(|| PyRuntimeError::new_err("the extension module is not initialized"))
    }
}
