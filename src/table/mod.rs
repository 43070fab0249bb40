//! Listings as tables: columns, Arrow and HTML.

#[cfg(feature = "arrow")]
pub mod arrow;
pub mod columns;
pub mod html;
