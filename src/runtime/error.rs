//! What can go wrong in the runtime.

/// What went wrong.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A thread that is within the runtime cannot enter it again to wait.
    #[error("a request cannot be sent from within the runtime")]
    Nested,
    /// A thread for files ended before its work.
    #[error("a thread for files ended before its work")]
    Lost,
    /// A thread, a file or the runtime could not be had.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// A callback failed; what it failed with.
    #[error(transparent)]
    Callback(Box<dyn std::error::Error + Send + Sync>),
    /// The wait was given up; what interrupted it is kept by who did.
    #[error("interrupted")]
    Interrupted,
    /// A future panicked, with this message.
    #[error("a defect of ferrohub, please report it: {0}")]
    Panic(String),
}

/// The result of what the runtime does.
pub type Result<T, E = Error> = std::result::Result<T, E>;
