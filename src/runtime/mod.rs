//! The tokio runtime, threads that may block, and values that are separate in each process. Independent of HTTP.

pub mod deadline;
pub mod driver;
pub mod error;
pub mod host;
pub mod per_process;
pub mod program;
pub mod single_flight;
pub mod thread_pool;
pub mod turns;
