//! Committing several files to a branch at once, with GitHub's Git database endpoints.

use std::collections::{HashMap, HashSet};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use http::Method;
use serde_json::{Map, Value, json};

use crate::auth::credential::Auth;
use crate::http::error::{Error, Result};
use crate::http::request::{Request, absolute_url, route};
use crate::http::response::Response;
use crate::operations::composite::ensure::blob_id;
use crate::operations::composite::graphql;
use crate::operations::composite::reading::text_of;
use crate::operations::composite::trees::{self, Entries, Entry};
use crate::operations::run::Call;
use crate::session::{Session, object_of};

/// The mutation of a commit that GitHub signs.
const COMMIT: &str =
    "mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }";
/// Maximum number of bytes of text that the tree contains; further files are sent as blobs first.
const INLINE: usize = 4 << 20;

/// The changes of a commit.
#[derive(Debug)]
pub struct Changes {
    files: Vec<(String, Option<Bytes>)>,
    message: String,
    branch: Option<String>,
}

impl Changes {
    /// Files by path, None for a file to delete; without a branch, the default branch is used.
    pub fn new(files: Vec<(String, Option<Bytes>)>, message: String, branch: Option<String>) -> Result<Changes> {
        let invalid = |why: String| Err(Error::Argument(format!("files {why}")));
        if files.is_empty() {
            return invalid("must not be empty".into());
        }
        let paths: HashSet<&str> = files.iter().map(|(path, _)| path.as_str()).collect();
        for path in &paths {
            if path.split('/').any(|name| matches!(name, "" | "." | "..")) || path.contains('\0') {
                return invalid(format!("has {path:?}, which is not the path of a file"));
            }
            if let Some(above) = above(path).find(|above| paths.contains(above)) {
                return invalid(format!("has both {above:?} and {path:?}, which lies within"));
            }
        }
        Ok(Changes { files, message, branch })
    }

    /// Commit to the repository at this URL. Returns the response with the new commit, or with the tip of the
    /// branch if the tip has all these changes already.
    pub async fn commit(&self, session: &Session, repository: &str, auth: Option<Auth>) -> Result<Response> {
        let database = GitDatabase { session, repository, auth };
        let branch = match &self.branch {
            Some(branch) => branch.clone(),
            None => database.default_branch().await?,
        };
        let tip = database.tip(&branch).await?;
        let parent = database.send(Method::GET, database.at("{url}/git/commits/{name}", &tip)?, None).await?;
        let old = text_of(&parent, "tree.sha")?;
        let entries = self.entries(&database, &old).await?;
        if entries.is_empty() {
            return Ok(parent);
        }
        let tree = database.post("{url}/git/trees", json!({ "base_tree": old, "tree": entries })).await?;
        let tree = text_of(&tree, "sha")?;
        if tree == old {
            return Ok(parent);
        }
        let commit = json!({ "message": self.message, "tree": tree, "parents": [tip] });
        let commit = database.post("{url}/git/commits", commit).await?;
        database.advance(&branch, &tip, &text_of(&commit, "sha")?).await?;
        Ok(commit)
    }

    /// Commit with a mutation of GraphQL: GitHub signs the commit, and it is shown as verified. Files that are executable
    /// or symbolic links would become ordinary ones, so they are refused.
    pub async fn commit_signed(&self, call: &Call, repository: &str) -> Result<Response> {
        let database = GitDatabase { session: &call.session, repository, auth: call.auth.clone() };
        let shown = database.send(Method::GET, database.at("{url}", "")?, None).await?;
        let branch = match &self.branch {
            Some(branch) => branch.clone(),
            None => text_of(&shown, "default_branch")?,
        };
        let tip = database.tip(&branch).await?;
        let parent = database.send(Method::GET, database.at("{url}/git/commits/{name}", &tip)?, None).await?;
        let (additions, deletions) = self.contents(&database, &text_of(&parent, "tree.sha")?).await?;
        if additions.is_empty() && deletions.is_empty() {
            return Ok(parent);
        }
        let (headline, body) = self.message.split_once('\n').unwrap_or((&self.message, ""));
        let input = json!({
            "branch": { "repositoryNameWithOwner": text_of(&shown, "full_name")?, "branchName": branch },
            "message": { "headline": headline, "body": body.trim_start_matches('\n') },
            "expectedHeadOid": tip,
            "fileChanges": { "additions": additions, "deletions": deletions },
        });
        let oid = match graphql::fetch(call, COMMIT, json!({ "input": input })).await {
            Ok(response) => text_of(&response, "data.createCommitOnBranch.commit.oid")?,
            Err(error) => self.after(&database, &branch, &tip, error).await?,
        };
        database.send(Method::GET, database.at("{url}/git/commits/{name}", &oid)?, None).await
    }

    /// The commit that the branch points to after a mutation failed, if it is ours: the response was lost then.
    async fn after(&self, database: &GitDatabase<'_>, branch: &str, old: &str, error: Error) -> Result<String> {
        let is_lost = matches!(error, Error::Connection(_) | Error::Timeout(_) | Error::Transport(_));
        if !is_lost && !matches!(error, Error::GraphQl { .. }) {
            return Err(error);
        }
        let Ok(now) = database.tip(branch).await else { return Err(error) };
        if now == old {
            return Err(error);
        }
        let commit = database.send(Method::GET, database.at("{url}/git/commits/{name}", &now)?, None).await?;
        let commit = object_of(&commit)?;
        let parents = commit.get("parents").map(|parents| parents.items()).unwrap_or_default();
        let follows =
            parents.iter().any(|parent| parent.get("sha").and_then(|sha| sha.scalar()).as_deref() == Some(old));
        let message = commit.get("message").and_then(|message| message.scalar()).unwrap_or_default();
        match error {
            _ if is_lost && follows && message.trim_end() == self.message.trim_end() => Ok(now),
            Error::GraphQl { response, .. } => Err(moved(response, branch, old, &now)),
            error => Err(error),
        }
    }

    /// The files to add and to delete, as GraphQL takes them. Those that are as given already are neither.
    async fn contents(&self, database: &GitDatabase<'_>, tree: &str) -> Result<(Vec<Value>, Vec<Value>)> {
        let mut present = Present::read(database, tree).await?;
        let (mut additions, mut deletions) = (Vec::new(), Vec::new());
        for (path, content) in &self.files {
            let there = present.find(database, path).await?;
            let mode = there.as_ref().map_or("100644", |there| there.mode.as_str());
            match (there.as_ref().map(|there| there.kind.as_str()), content) {
                (None, None) => continue,
                (Some("commit"), _) => return Err(submodule(path)),
                (Some("tree"), _) => {
                    deletions.extend(present.below(path)?.into_iter().map(|path| json!({ "path": path })));
                }
                (Some(_), None) => deletions.push(json!({ "path": path })),
                (Some(_), Some(_)) if mode != "100644" => {
                    let why = format!("files has {path:?} with the mode {mode}, which a verified commit cannot keep");
                    return Err(Error::Argument(why));
                }
                _ => {}
            }
            if let Some(content) = content.as_ref().filter(|content| {
                there.as_ref().is_none_or(|there| there.kind != "blob" || there.sha != blob_id(content))
            }) {
                additions.push(json!({ "path": path, "contents": STANDARD.encode(content) }));
            }
        }
        Ok((additions, deletions))
    }

    /// The tree entries that change. A file that does not exist is not deleted.
    async fn entries(&self, database: &GitDatabase<'_>, tree: &str) -> Result<Vec<Value>> {
        let mut present = Present::read(database, tree).await?;
        let mut entries = Vec::with_capacity(self.files.len());
        let mut room = INLINE;
        for (path, content) in &self.files {
            let there = present.find(database, path).await?;
            let mut entry = match (&there, content) {
                (None, None) => continue,
                (Some(there), None) => json!({ "path": path, "mode": there.mode, "type": there.kind, "sha": null }),
                (Some(there), Some(_)) if there.kind == "commit" => return Err(submodule(path)),
                (Some(there), Some(_)) if there.kind == "blob" => {
                    json!({ "path": path, "mode": there.mode, "type": "blob" })
                }
                (_, Some(_)) => json!({ "path": path, "mode": "100644", "type": "blob" }),
            };
            if let (Some(content), Some(entry)) = (content, entry.as_object_mut()) {
                database.put_content(entry, content, &mut room).await?;
            }
            entries.push(entry);
        }
        Ok(entries)
    }
}

/// The error for content in place of a submodule.
fn submodule(path: &str) -> Error {
    Error::Argument(format!("files has {path:?}, which is a submodule, not a file"))
}

/// The parent directories of a path.
fn above(path: &str) -> impl Iterator<Item = &str> {
    path.match_indices('/').filter_map(|(at, _)| path.get(..at))
}

/// The tree of the parent commit.
struct Present {
    root: String,
    all: Entries,
    /// Whether GitHub left entries out. Then directories are requested one by one, each once.
    truncated: bool,
    directories: HashMap<String, Entries>,
}

impl Present {
    async fn read(database: &GitDatabase<'_>, tree: &str) -> Result<Present> {
        let mut url = database.at("{url}/git/trees/{name}", tree)?;
        url.query_pairs_mut().append_pair("recursive", "1");
        let json = object_of(&database.send(Method::GET, url, None).await?)?;
        let (all, truncated) = (trees::entries(&json), !trees::is_whole(&json));
        Ok(Present { root: tree.to_owned(), all, truncated, directories: HashMap::new() })
    }

    async fn find(&mut self, database: &GitDatabase<'_>, path: &str) -> Result<Option<Entry>> {
        if let Some(entry) = self.all.get(path) {
            return Ok(Some(entry.clone()));
        }
        if !self.truncated {
            return Ok(None);
        }
        let mut found = Entry { mode: String::new(), kind: "tree".into(), sha: self.root.clone() };
        for name in path.split('/') {
            if found.kind != "tree" {
                return Ok(None);
            }
            match self.directory(database, &found.sha).await?.get(name) {
                Some(entry) => found = entry.clone(),
                None => return Ok(None),
            }
        }
        Ok(Some(found))
    }

    /// The files below a directory.
    fn below(&self, directory: &str) -> Result<Vec<&str>> {
        if self.truncated {
            let why = format!("files has the directory {directory:?} of a tree that GitHub does not list whole");
            return Err(Error::Argument(why));
        }
        let is_below = |path: &str| path.strip_prefix(directory).is_some_and(|rest| rest.starts_with('/'));
        let files = self.all.iter().filter(|(path, entry)| entry.kind == "blob" && is_below(path));
        let mut paths: Vec<&str> = files.map(|(path, _)| path.as_str()).collect();
        paths.sort_unstable();
        Ok(paths)
    }

    async fn directory(&mut self, database: &GitDatabase<'_>, sha: &str) -> Result<&Entries> {
        if !self.directories.contains_key(sha) {
            let response = database.send(Method::GET, database.at("{url}/git/trees/{name}", sha)?, None).await?;
            self.directories.insert(sha.to_owned(), trees::entries(&object_of(&response)?));
        }
        Ok(self.directories.entry(sha.to_owned()).or_default())
    }
}

/// The Git database of a repository.
struct GitDatabase<'a> {
    session: &'a Session,
    repository: &'a str,
    auth: Option<Auth>,
}

impl GitDatabase<'_> {
    fn at(&self, template: &str, name: &str) -> Result<url::Url> {
        let value = |key: &str| Some(if key == "url" { self.repository } else { name }.to_owned());
        absolute_url(&route(template, value)?.0, &self.session.settings().urls.api)
    }

    /// Send a request; an error status is an error.
    async fn send(&self, method: Method, url: url::Url, body: Option<Value>) -> Result<Response> {
        let mut request = Request::new(method, url);
        request.sign_with(self.auth.clone());
        if let Some(body) = &body {
            request.json(body);
        }
        let response = self.session.send(request).await?;
        if response.ok() { Ok(response) } else { Err(Error::Status(Box::new(response))) }
    }

    async fn post(&self, template: &str, body: Value) -> Result<Response> {
        self.send(Method::POST, self.at(template, "")?, Some(body)).await
    }

    async fn default_branch(&self) -> Result<String> {
        text_of(&self.send(Method::GET, self.at("{url}", "")?, None).await?, "default_branch")
    }

    async fn tip(&self, branch: &str) -> Result<String> {
        let url = self.at("{url}/git/ref/heads/{+name}", branch)?;
        text_of(&self.send(Method::GET, url, None).await?, "object.sha")
    }

    /// Add content to an entry: text within the entry while there is room, other content as a blob.
    async fn put_content(&self, entry: &mut Map<String, Value>, content: &Bytes, room: &mut usize) -> Result<()> {
        match std::str::from_utf8(content) {
            Ok(text) if content.len() <= *room && !text.contains('\0') => {
                *room -= content.len();
                entry.insert("content".into(), text.into());
            }
            _ => {
                let blob = json!({ "content": STANDARD.encode(content), "encoding": "base64" });
                let blob = self.post("{url}/git/blobs", blob).await?;
                entry.insert("sha".into(), text_of(&blob, "sha")?.into());
            }
        }
        Ok(())
    }

    /// Move the branch from its old tip to the new one, a descendant.
    async fn advance(&self, branch: &str, old: &str, new: &str) -> Result<()> {
        let url = self.at("{url}/git/refs/heads/{+name}", branch)?;
        let outcome = self.send(Method::PATCH, url, Some(json!({ "sha": new, "force": false }))).await;
        match outcome {
            Ok(_) => Ok(()),
            // The current tip shows whether the branch has moved, or a rule rejected the push.
            Err(Error::Status(response)) if response.status == 422 => {
                let now = match self.tip(branch).await {
                    Ok(now) => now,
                    Err(Error::Status(gone)) if gone.status == 404 => "nothing".into(),
                    Err(error) => return Err(error),
                };
                if now == old {
                    return Err(Error::Status(response));
                }
                Err(moved(response, branch, old, &now))
            }
            // The response was lost; the branch may have moved.
            Err(error @ (Error::Connection(_) | Error::Timeout(_) | Error::Transport(_))) => {
                match self.tip(branch).await {
                    Ok(now) if now == new => Ok(()),
                    _ => Err(error),
                }
            }
            Err(error) => Err(error),
        }
    }
}

/// The error for a branch that somebody else has moved.
fn moved(response: Box<Response>, branch: &str, old: &str, now: &str) -> Error {
    let reason = format!("{branch} went from {old} to {now} in the meantime; nothing was committed to it");
    Error::Conflict { response, reason }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn error_of(paths: &[&str]) -> Option<String> {
        let files = paths.iter().map(|path| ((*path).to_owned(), None)).collect();
        Changes::new(files, "m".into(), None).err().map(|error| error.to_string())
    }

    #[test]
    fn only_paths_of_files_are_valid() {
        for good in ["a", "a b/ü.txt", ".github/x.yml", "a/..b", "..."] {
            assert_eq!(error_of(&[good]), None, "{good}");
        }
        for bad in ["", "/a", "a/", "a//b", ".", "../a", "a/./b", "a/..", "a\0b"] {
            assert!(error_of(&[bad]).unwrap().contains("not the path of a file"), "{bad:?}");
        }
        assert!(error_of(&[]).unwrap().contains("must not be empty"));
    }

    #[test]
    fn no_path_is_both_a_file_and_a_directory() {
        assert!(error_of(&["a/b", "a.txt", "a"]).unwrap().contains("lies within"));
        assert!(error_of(&["x", "x/y/z"]).unwrap().contains("\"x\" and \"x/y/z\""));
        assert_eq!(error_of(&["a/b", "a/c", "a.txt", "ab"]), None);
    }
}
