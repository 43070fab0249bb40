//! All files that differ between two commits. A comparison has the first 300, and GitHub has no further pages of them; the
//! others are those whose entries differ in the two trees.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::http::error::{Error, Result};
use crate::http::request::segment;
use crate::json::document::Json;
use crate::operations::composite::reading::text_member;
use crate::operations::composite::trees::{self, Entries, Entry};
use crate::operations::outcome::Outcome;
use crate::operations::run::{Call, Running};
use crate::session::object_of;
use crate::session::page::MOST_IDLE;

/// Number of files that GitHub shows of a comparison.
const SHOWN: usize = 300;
/// Maximum number of directories that are read one by one. Only a server that never ends is expected to reach it.
const MOST: usize = 10_000;
/// Type of an entry that is a directory, and the part of a mode that is the type.
const DIRECTORY: &str = "tree";
const TYPE: usize = 3;

/// A name or a path, and its entries in both trees.
type Differing = (String, Option<Entry>, Option<Entry>);

/// List the files that differ between two commits.
pub fn list_files(call: Call) -> Result<Running> {
    let owner = call.owner.clone().ok_or_else(|| Error::Incomplete("the comparison is needed".into()))?;
    let url = call.bare("GET {url}")?.url;
    Ok(Box::pin(async move {
        let shown = owner.get("files").map(|files| files.items()).unwrap_or_default();
        let mut files: Vec<String> = shown.iter().map(|file| file.text().to_owned()).collect();
        if shown.len() >= SHOWN {
            files.extend(others(&call, &owner, &shown).await?.iter().map(Value::to_string));
        }
        Ok(Outcome::composed(format!("[{}]", files.join(",")), url))
    }))
}

/// The files that differ and that the comparison does not show.
async fn others(call: &Call, owner: &Json, shown: &[Json]) -> Result<Vec<Value>> {
    let base = required(owner, "merge_base_commit.commit.tree.sha")?;
    let (commit, head) = head(call, owner).await?;
    let mut known = BTreeSet::new();
    for file in shown {
        known.extend(text_member(file, "filename"));
        known.extend(
            text_member(file, "previous_filename")
                .filter(|_| text_member(file, "status").as_deref() == Some("renamed")),
        );
    }
    let repository = repository(&required(owner, "url")?)?;
    let mut found = Vec::new();
    for (path, old, new) in
        differing(call, &repository, base, head).await?.into_iter().filter(|(path, ..)| !known.contains(path))
    {
        let status = match (&old, &new) {
            (None, _) => "added",
            (_, None) => "removed",
            (Some(old), Some(new)) if old.mode.get(..TYPE) != new.mode.get(..TYPE) => "changed",
            _ => "modified",
        };
        let sha = new.or(old).map(|entry| entry.sha);
        let encoded: Vec<String> = path.split('/').map(segment).collect();
        let contents = format!("{repository}/contents/{}?ref={commit}", encoded.join("/"));
        found.push(json!({ "sha": sha, "filename": path, "status": status, "contents_url": contents }));
    }
    Ok(found)
}

/// The SHA of the commit that is compared, and that of its tree. It is the last commit of the comparison, which may be on
/// another page.
async fn head(call: &Call, owner: &Json) -> Result<(String, String)> {
    let commits = owner.get("commits").map(|commits| commits.items()).unwrap_or_default();
    let total = required(owner, "total_commits")?;
    let last = match commits.last() {
        Some(last) if commits.len().to_string() == total => last.clone(),
        _ => {
            let mut request = call.bare("GET {url}")?;
            request.query([("per_page", "1"), ("page", total.as_str())]);
            let page = object_of(&call.fetch(request).await?)?;
            let is_same = |key: &str| text_member(&page, key) == text_member(owner, key);
            let last = page.get("commits").and_then(|commits| commits.items().pop());
            match last.filter(|_| is_same("total_commits") && is_same("merge_base_commit.sha")) {
                Some(last) => last,
                None => return Err(Error::Transport("a branch has moved since it was compared: compare again".into())),
            }
        }
    };
    Ok((required(&last, "sha")?, required(&last, "commit.tree.sha")?))
}

/// The files that differ between two trees. Where GitHub does not list a tree whole, its directories that differ are
/// requested one by one.
async fn differing(call: &Call, repository: &str, old: String, new: String) -> Result<Vec<Differing>> {
    let mut found = Vec::new();
    let mut open = vec![(String::new(), Some(old), Some(new))];
    let (mut directories_read, mut idle) = (0_usize, 0_u32);
    while let Some((prefix, old, new)) = open.pop() {
        if directories_read >= MOST {
            return Err(endless(&format!("more than {MOST} directories differ")));
        }
        // A directory that differs has a file that differs, which is read before its siblings are: only directories within
        // directories, each of them too large to be listed whole, have none in a row.
        if idle >= MOST_IDLE {
            return Err(endless(&format!("{MOST_IDLE} directories in a row without a file that differs")));
        }
        directories_read = directories_read.saturating_add(1);
        let ((before, after), is_whole) = directory(call, repository, &prefix, old.as_deref(), new.as_deref()).await?;
        let known = found.len();
        for (name, old, new) in changed(before, after) {
            let path = format!("{prefix}{name}");
            let [old_directory, new_directory] = [&old, &new].map(|entry| of_kind(entry.as_ref(), true));
            if !is_whole && (old_directory.is_some() || new_directory.is_some()) {
                let sha = |entry: Option<Entry>| entry.map(|entry| entry.sha);
                open.push((format!("{path}/"), sha(old_directory), sha(new_directory)));
            }
            let [old, new] = [&old, &new].map(|entry| of_kind(entry.as_ref(), false));
            if old.is_some() || new.is_some() {
                found.push((path, old, new));
            }
        }
        idle = if found.len() > known { 0 } else { idle.saturating_add(1) };
    }
    found.sort_by(|(a, ..), (b, ..)| a.cmp(b));
    Ok(found)
}

/// The names of two trees whose entries are not the same, with the entries.
fn changed(mut before: Entries, mut after: Entries) -> Vec<Differing> {
    let names: BTreeSet<String> = before.keys().chain(after.keys()).cloned().collect();
    let both = names.into_iter().map(|name| {
        let (old, new) = (before.remove(&name), after.remove(&name));
        (name, old, new)
    });
    both.filter(|(_, old, new)| old != new).collect()
}

/// An entry, if it is a directory, or if it is none.
fn of_kind(entry: Option<&Entry>, is_directory: bool) -> Option<Entry> {
    entry.filter(|entry| (entry.kind == DIRECTORY) == is_directory).cloned()
}

fn endless(reason: &str) -> Error {
    Error::Transport(format!("the trees of the comparison do not end: {reason}"))
}

/// Read the entries of a directory in both trees, and whether those of the directories in it are among them.
async fn directory(
    call: &Call,
    repository: &str,
    prefix: &str,
    old: Option<&str>,
    new: Option<&str>,
) -> Result<((Entries, Entries), bool)> {
    let (entries, is_whole) = both(call, repository, old, new, true).await?;
    if is_whole {
        return Ok((entries, true));
    }
    match both(call, repository, old, new, false).await? {
        (entries, true) => Ok((entries, false)),
        _ => Err(Error::Transport(format!("GitHub does not list the directory {prefix:?} whole"))),
    }
}

/// Read the entries of both trees, and whether these are all.
async fn both(
    call: &Call,
    repository: &str,
    old: Option<&str>,
    new: Option<&str>,
    is_recursive: bool,
) -> Result<((Entries, Entries), bool)> {
    let (before, is_old_whole) = read(call, repository, old, is_recursive).await?;
    let (after, is_new_whole) = read(call, repository, new, is_recursive).await?;
    Ok(((before, after), is_old_whole && is_new_whole))
}

/// Read the entries of a tree, and whether these are all. Where there is no tree, there are none.
async fn read(call: &Call, repository: &str, sha: Option<&str>, is_recursive: bool) -> Result<(Entries, bool)> {
    let Some(sha) = sha else { return Ok((Entries::new(), true)) };
    let mut request = call.at(&format!("{repository}/git/trees/{sha}"))?;
    if is_recursive {
        request.query([("recursive", "1")]);
    }
    let tree = object_of(&call.fetch(request).await?)?;
    Ok((trees::entries(&tree), trees::is_whole(&tree)))
}

/// The URL of the repository of a comparison. Names of branches may have slashes.
fn repository(url: &str) -> Result<String> {
    let parts: Vec<&str> = url.splitn(2, "/repos/").collect();
    let names: Option<Vec<&str>> = parts.get(1).map(|rest| rest.split('/').take(2).collect());
    match (parts.first(), names.as_deref()) {
        (Some(api), Some([owner, name])) => Ok(format!("{api}/repos/{owner}/{name}")),
        _ => Err(Error::Incomplete(format!("{url} is not the URL of a comparison"))),
    }
}

fn required(object: &Json, key: &str) -> Result<String> {
    text_member(object, key).ok_or_else(|| Error::Incomplete(format!("{key} is needed to list all files")))
}
