//! The content of Python's bytes, without a copy.

use bytes::Bytes;
use pyo3::pybacked::PyBackedBytes;

use ferrohub::bindings::runtime::turns::TURNS;

/// Bytes whose content is that of a Python object.
struct Shared(Option<PyBackedBytes>);

/// The content of a Python object, which is dropped in a turn: the connection that sends it has no interpreter.
pub fn share(bytes: PyBackedBytes) -> Bytes {
    Bytes::from_owner(Shared(Some(bytes)))
}

impl AsRef<[u8]> for Shared {
    fn as_ref(&self) -> &[u8] {
        self.0.as_deref().unwrap_or_default()
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        let turn = TURNS.begin();
        drop((self.0.take(), turn));
    }
}
