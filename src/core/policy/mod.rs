//! Layers around sending. Each is one concern; none knows operations.

pub mod cache;
pub mod limit;
pub mod limiter;
pub mod otp;
pub mod redirect;
pub mod renew;
pub mod resume;
pub mod retry;
