//! Trees of Git.

use std::collections::BTreeMap;

use crate::json::document::Json;
use crate::operations::composite::reading::text_member;

/// The entries of a tree, by path.
pub type Entries = BTreeMap<String, Entry>;

/// An entry of a tree.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    pub mode: String,
    pub kind: String,
    pub sha: String,
}

/// The entries of a tree.
pub fn entries(tree: &Json) -> Entries {
    let entry = |entry: &Json| {
        let [path, mode, kind, sha] = ["path", "mode", "type", "sha"].map(|key| text_member(entry, key));
        Some((path?, Entry { mode: mode?, kind: kind?, sha: sha? }))
    };
    tree.get("tree").map(|tree| tree.items()).unwrap_or_default().iter().filter_map(entry).collect()
}

/// Whether a tree has all its entries. GitHub leaves some out of a large one.
pub fn is_whole(tree: &Json) -> bool {
    tree.get("truncated").is_none_or(|truncated| truncated.text() != "true")
}
