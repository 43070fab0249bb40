//! Calls of operations: arguments, requests, results, blocking and awaitable.

pub mod annotations;
pub mod arguments;
pub mod awaitable;
pub mod blocking;
pub mod call;
pub mod custom;
pub mod describe;
pub mod event_loop;
pub mod events;
pub mod host;
pub mod intercept;
pub mod operation;
pub mod transfer;
