//! Git data: blobs, trees, commits, references and tags, as Git itself stores them.
use crate::{operations, resources};

resources! {
    /// The content of a file, as Git stores it.
    Blob with { identity: "url" } {
        /// The content, encoded as `encoding` says; `decode_content()` and `decoded` read it.
        content: Str;
        /// How `content` is written: "base64" or "utf-8".
        encoding: Str;
        /// The content as bytes; `null` when `content` is missing.
        decoded: Computed(BlobDecoded);
        /// The content in HTML with its syntax highlighted, where GitHub sends it.
        highlighted_content: Str;
        /// Identifier of the object in the GraphQL API.
        node_id: Str;
        /// SHA of the blob.
        sha: Str;
        /// Size in bytes.
        size: Int;
        /// URL of the blob in the API.
        url: Str;
    }
    /// The tree of a commit, as the commit names it.
    ///
    /// `refresh()` and `to_tree()` give the `Tree` with its entries.
    CommitTree full Tree with { identity: "url", route: "/repos/{owner}/{repo}/git/trees/{tree_sha}" } {
        /// SHA of the tree.
        sha: Str;
        /// URL of the tree in the API.
        url: Str;
    }
    /// A commit of the Git data, as commits of a repository contain it.
    ///
    /// It has no SHA of its own; that of the commit around it is meant. `refresh()` returns the `Commit`.
    GitShortCommit full Commit with { identity: "url" } {
        /// Who wrote the change: a mapping with the keys name, email and date.
        author: Record(GitActor);
        /// How many comments the commit has.
        comment_count: Int;
        /// Who committed it: a mapping with the keys name, email and date.
        committer: Record(GitActor);
        /// The commit message.
        message: Str;
        /// State of the files at this commit.
        tree: One CommitTree;
        /// URL of the commit in the Git data.
        url: Str;
        /// Result of checking the signature: a mapping with verified, reason, signature and payload.
        verification: Record(Verification);
    }
    /// A commit of the Git data.
    ///
    /// The commit with its files, its statistics and the accounts behind author and committer is a `RepoCommit`, which
    /// `repository.commit(sha)` fetches.
    Commit: GitShortCommit with { identity: "sha" } {
        /// URL of its page.
        html_url: Str;
        /// Identifier of the object in the GraphQL API.
        node_id: Str;
        /// The commits it follows: mappings with sha, url and html_url.
        parents: List(Record(CommitParent));
        /// SHA of the commit.
        sha: Str;
    }
    /// What a reference or a tag points to.
    GitObject with { identity: "url", url: "" } {
        /// SHA of the object.
        sha: Str;
        /// Its type: "commit", "tree", "blob" or "tag".
        type: Str;
        /// URL of the object in the Git data.
        url: Str;
    }
    /// An entry of a tree.
    Hash with { identity: "url", title: "path", url: "" } {
        /// File mode: "100644" for a file, "100755" for an executable, "040000" for a directory, "160000" for a
        /// submodule, "120000" for a symbolic link.
        mode: Str;
        /// Path below the tree of the request.
        path: Str;
        /// SHA of the object.
        sha: Str;
        /// Size in bytes; only blobs have one.
        size: Int;
        /// Its type: "blob", "tree" or "commit" (a submodule).
        type: Str;
        /// URL of the object in the Git data; submodules have none.
        url: Str;
    }
    /// A branch, tag or other name for an object of Git.
    Reference with { identity: "url", title: "ref", route: "/repos/{owner}/{repo}/git/refs/{ref}" } {
        /// Identifier of the object in the GraphQL API.
        node_id: Str;
        /// What the reference points to.
        object: One GitObject;
        /// Full name, as "refs/heads/main".
        ref: Str;
        /// URL of the reference in the API.
        url: Str;
    }
    /// An annotated tag: an object of Git with a message of its own.
    Tag with { identity: "url", title: "tag" } {
        /// Message of the tag.
        message: Str;
        /// Identifier of the object in the GraphQL API.
        node_id: Str;
        /// What is tagged.
        object: One GitObject;
        /// SHA of the tag object.
        sha: Str;
        /// Name of the tag, as "v1.0".
        tag: Str;
        /// Who tagged: a mapping with the keys name, email and date.
        tagger: Record(GitActor);
        /// URL of the tag object in the API.
        url: Str;
        /// Result of checking the signature: a mapping with verified, reason, signature and payload.
        verification: Record(Verification);
    }
    /// A directory with its entries.
    Tree with { identity: "url,tree" } {
        /// SHA of the tree.
        sha: Str;
        /// The entries: those of the directory itself, or all below it when it was fetched recursively.
        tree: List(One Hash);
        /// Whether GitHub left entries out because there were too many; fetch directories one by one then.
        truncated: Bool;
        /// URL of the tree in the API.
        url: Str;
    }
}

operations! { in git;
    ShortRepository {
        /// Fetch a blob by its SHA.
        ///
        /// GitHub returns blobs of up to 100 MB.
        blob(sha as "file_sha") is "git/get-blob";
        /// Store a blob and give its SHA.
        ///
        /// The blob belongs to no commit yet; name its SHA in an entry of `create_tree`.
        ///
        /// content: the content, encoded as `encoding` says.
        /// encoding: "utf-8" for text, "base64" for anything else.
        create_blob(content: Text, encoding: Choice("utf-8", "base64") = required) -> Text is "git/create-blob"
            with { key: "sha" };
    }
    Blob at "git/blobs" {
        /// Decode the content.
        ///
        /// The result is text where the content is UTF-8, else bytes. `decoded` is bytes always.
        decode_content() -> TextOrBytes = Local(DecodeBlob) "no request";
    }
    ShortRepository {
        /// Fetch a tree by its SHA.
        ///
        /// sha: SHA of a tree or a commit, or the name of a branch or tag.
        /// recursive: whether to list all that lies below, not only the entries of the directory itself.
        tree(sha as "tree_sha", recursive: Switch = false) is "git/get-tree";
        /// Create a tree.
        ///
        /// The tree belongs to no commit yet; pass its SHA to `create_commit`.
        ///
        /// tree: the entries, mappings with path, mode ("100644", "100755", "040000", "160000" or "120000"), type
        /// ("blob", "tree" or "commit") and either sha or content; a sha of `null` takes the path out of `base_tree`.
        /// base_tree: SHA of the tree whose entries are kept where `tree` does not replace them; without it the new
        /// tree has the given entries only.
        create_tree(tree: List(Map(Str, Optional(Str))), base_tree: Of("sha")) is "git/create-tree";
    }
    CommitTree {
        /// Fetch the tree with its entries.
        ///
        /// recursive: whether to list all that lies below, not only the entries of the directory itself.
        to_tree(*, recursive: Switch = false) is "git/get-tree";
    }
    Tree {
        // Without `recursive`: it is what the operation does.
        /// Fetch the tree with all that lies below it.
        ///
        /// The result is another tree; this one stays as it is.
        recurse() is "git/get-tree" without(recursive) with { path: "{url}?recursive=1" };
    }
    ShortRepository {
        /// Fetch a commit of the Git data by its SHA.
        git_commit(sha as "commit_sha") is "git/get-commit" with { path: "{url}/git/commits/{sha}" };
        /// Create a commit.
        ///
        /// No branch points to it yet: update or make a reference to do that. To change several files of a branch at
        /// once, `commit_files` takes all the steps.
        ///
        /// message: the commit message.
        /// tree: SHA of the tree with the state of the files.
        /// parents: SHAs of the commits it follows; an empty list makes a root commit, two or more a merge.
        /// author: who wrote the change, a mapping with name, email and optionally date (ISO 8601); the authenticated
        /// user and the current time when it is left out.
        /// committer: who makes the commit, likewise; as `author` when it is left out.
        /// signature: PGP signature of the commit, ASCII-armoured and detached, over the commit as Git writes it.
        create_commit(message, tree: Of("sha"), parents = required, author: Map(Str, Str), committer: Map(Str, Str))
            is "git/create-commit";
        /// Change several files of a branch in one commit.
        ///
        /// The commit follows the tip of the branch, and the branch only ever moves forward to it: when somebody else
        /// pushed in the meantime, `Conflict` is raised and the branch is left alone; calling again starts from the new
        /// tip. Executables and symbolic links stay what they are. When all files are as given already, nothing is
        /// committed and the commit at the tip is the result. The branch must exist, so a repository without any commit
        /// is refused.
        ///
        /// files: the new content by path; text is stored as UTF-8, `null` deletes a file or a directory with all in
        /// it.
        /// message: the commit message.
        /// branch: name of the branch; the default branch of the repository when it is left out.
        /// verified: whether GitHub signs the commit, so that it is shown as verified, as rules may require. It is made with
        /// the mutation createCommitOnBranch of GraphQL, which cannot keep executables and symbolic links: a change of one
        /// is refused.
        commit_files(files: Local(Files), message: Name, branch: Name = null, *, verified: Bool = false) -> One Commit
            = Composite(CommitFiles) "GET {url}/git/ref/heads/{+branch}, GET {url}/git/commits/{sha}, GET {url}/git/trees/{sha}, \
              POST {url}/git/blobs, POST {url}/git/trees, POST {url}/git/commits, \
              PATCH {url}/git/refs/heads/{+branch}"
            is "git/create-commit" with { needs: Auth };
        /// Fetch a reference by its name.
        ///
        /// ref: the name without "refs/", as "heads/main" or "tags/v1.0".
        r#ref(ref) is "git/get-ref";
        /// List references: branches, tags and all others, or those whose names start alike.
        ///
        /// subspace: start of the names without "refs/", as "heads" or "tags/v1"; empty for all references.
        refs(subspace as "ref": Text = "") is "git/list-matching-refs";
        /// Create a reference.
        ///
        /// ref: full name, as "refs/heads/topic"; GitHub rejects names without "refs/" and a second slash.
        /// sha: SHA of the commit or other object it points to.
        create_ref(ref, sha: Of("sha")) is "git/create-ref";
        /// Create a branch.
        ///
        /// name: name of the branch without "refs/heads/", as "topic".
        /// sha: SHA of the commit it starts at; without one nothing is created and the result is `null`.
        create_branch_ref(name as "ref": Prefixed("refs/heads/"), sha: Of("sha") = null) is "git/create-ref"
            with { skip_without: "sha" };
    }
    Reference {
        /// Delete the reference: the branch or the tag.
        delete() is "git/delete-ref";
        /// Point the reference to another object.
        ///
        /// sha: SHA of the object.
        /// force: whether to move a branch even if the new commit does not follow the present one.
        update(sha: Of("sha"), force = false) is "git/update-ref";
    }
    ShortRepository {
        /// Fetch an annotated tag by the SHA of its tag object.
        ///
        /// A lightweight tag has no object: fetch it with `ref("tags/v1.0")`.
        tag(sha as "tag_sha") is "git/get-tag";
        /// Create a tag.
        ///
        /// An annotated tag takes two requests: one makes the tag object, one the reference to it. The result is the
        /// `Tag`, or for a lightweight tag the `Reference`.
        ///
        /// tag: name of the tag, as "v1.0".
        /// message: message of the tag; a lightweight tag has none.
        /// sha: SHA of the object to tag.
        /// obj_type: type of the object: "commit", "tree" or "blob"; not looked at for a lightweight tag.
        /// tagger: who tags, a mapping with name, email and optionally date (ISO 8601); the authenticated user and the
        /// current time when it is `null`.
        /// lightweight: whether to make the reference only, with no tag object.
        create_tag(
            tag: Name, message: Text, sha as "object": Of("sha"), obj_type as "type": Text,
            tagger: Map(Str, Str) = null, lightweight: Bool = false,
        ) -> Either(Tag, Reference) = Composite(CreateTag) "POST {url}/git/tags, POST {url}/git/refs"
            is "git/create-tag" with { needs: Auth };
    }
}
