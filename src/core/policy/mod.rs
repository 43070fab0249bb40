//! Layers around sending. Each is one concern; none knows operations.

pub mod cache;
pub mod otp;
pub mod redirect;
pub mod renew;
