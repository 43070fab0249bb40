//! Errors of the runtime.

/// An error of the runtime.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A thread cannot wait while it is within the runtime.
    #[error("a request cannot be sent from within the runtime")]
    Nested,
    /// A thread of the pool ended before its job.
    #[error("a thread for files ended before its work")]
    Lost,
    /// A thread, a file or the runtime could not be created.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// A callback failed with this error.
    #[error(transparent)]
    Callback(Box<dyn std::error::Error + Send + Sync>),
    /// The wait was interrupted; whoever interrupted it keeps the reason.
    #[error("interrupted")]
    Interrupted,
    /// A future panicked, with this message.
    #[error("a defect of ferrohub, please report it: {0}")]
    Panic(String),
}

/// The result of functions of the runtime.
pub type Result<T, E = Error> = std::result::Result<T, E>;
