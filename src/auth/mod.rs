//! Credentials: those of users, apps and installations.

pub mod app;
pub mod credential;
pub mod installation;
pub mod narrowing;
pub mod oauth;
pub mod renewal;
pub mod request_secrets;
pub mod user;
pub mod verification;
