//! Layers around the transport. Each handles one concern; none depends on the operation.

pub mod app_token;
pub mod background;
pub mod cache;
pub mod credential_pool;
pub mod events;
pub mod in_flight;
pub mod installation_token;
pub mod layer;
pub mod one_time_password;
pub mod pacing;
pub mod rate_limit;
pub mod redirect;
pub mod resume;
pub mod retry;
pub mod settings;
pub mod signing;
pub mod stack;
pub mod user_token;
