//! Every class and operation, in the order of GitHub's REST documentation. Declarations only: one file a chapter.

use crate::chapters;

chapters! {
    /// Users, their keys, mail addresses, followers and blocks.
    users,
}
