//! What GitHub is: its own description of its API, the classes and operations that are declared on it, and what its
//! responses say about permissions.

pub mod declared;
pub mod description;
pub mod hints;
pub mod model;
