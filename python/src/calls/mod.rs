//! Calls of operations: arguments, requests, results, blocking and awaitable.

pub mod annotations;

pub mod awaitable;
pub mod blocking;
pub mod call;
pub mod context_stack;
pub mod custom;
pub mod deprecation;
pub mod describe;
pub mod event_loop;
pub mod function_like;
pub mod github3;
pub mod greenlet_transport;
pub mod greenlets;
pub mod guarded;
pub mod held;
pub mod host;
pub mod input;
pub mod intercept;
pub mod mapping_keys;
pub mod observers;

pub mod operation;
pub mod path_parts;
pub mod planner;
pub mod responses;
pub mod results;
pub mod run;
pub mod sending;
pub mod signals;
pub mod streaming;
pub mod to_json;
pub mod transfer;
pub mod transport;
pub mod upload_body;
