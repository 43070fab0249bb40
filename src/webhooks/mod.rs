//! Webhooks: signatures, events with the classes of GitHub's description, and the checks of a receiver. No web server is
//! part of it: a program passes the headers and the body that it received.

pub mod delivery;
pub mod event;
pub mod receiver;
pub mod signature;
