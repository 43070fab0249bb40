//! The caller-driven tokio runtime, and what each process has for itself. Knows nothing of HTTP.

pub mod deadline;
pub mod driver;
pub mod error;
pub mod host;
pub mod per_process;
pub mod program;
pub mod thread_pool;
