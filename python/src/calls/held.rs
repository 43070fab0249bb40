//! Objects of Python that the library holds. Its threads may be the last that drop one, without the interpreter: PyO3 locks
//! a list then, which a fork must not copy locked. So each of them is dropped in a turn.

use std::error::Error;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use bytes::Bytes;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;

use ferrohub::bindings::runtime::turns::InTurn;

/// An object.
#[derive(Debug, Clone)]
pub struct Held(Arc<InTurn<Py<PyAny>>>);

impl Held {
    /// This object.
    pub fn new(object: Py<PyAny>) -> Held {
        Held(Arc::new(InTurn::new(object)))
    }
}

impl Deref for Held {
    type Target = Py<PyAny>;

    fn deref(&self) -> &Py<PyAny> {
        &self.0
    }
}

/// An exception.
pub struct HeldException(InTurn<PyErr>);

impl HeldException {
    /// This exception.
    pub fn new(exception: PyErr) -> HeldException {
        HeldException(InTurn::new(exception))
    }

    /// The exception.
    pub fn get(&self, py: Python<'_>) -> PyErr {
        self.0.clone_ref(py)
    }
}

impl fmt::Debug for HeldException {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&*self.0, f)
    }
}

impl fmt::Display for HeldException {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&*self.0, f)
    }
}

impl Error for HeldException {}

/// Bytes whose content is that of an object.
struct HeldBytes(InTurn<PyBackedBytes>);

impl AsRef<[u8]> for HeldBytes {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

/// The content of an object, without a copy.
pub fn bytes(object: PyBackedBytes) -> Bytes {
    Bytes::from_owner(HeldBytes(InTurn::new(object)))
}
