//! What a class, a field, an operation and a parameter are. Knows no particular one; those are declared in `src/github/declared`.

pub mod declaration;
pub mod kind;
pub mod objects;
pub mod parameter;
