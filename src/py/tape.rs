//! Cassettes as Python sees them.
