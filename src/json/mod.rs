//! JSON documents that are kept as text: outline, values, times.

pub mod document;
pub mod hex;
pub mod outline;
pub mod time;
