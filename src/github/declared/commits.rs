//! Commits of a repository, comparisons, comments on commits and commit statuses.
use crate::{operations, resources};

resources! {
    /// A commit, as branches and tags name it: its SHA and URL.
    ///
    /// `refresh()` returns the `RepoCommit`.
    MiniCommit full RepoCommit with { identity: "sha", route: "/repos/{owner}/{repo}/commits/{ref}" } {
        /// SHA of the commit.
        sha: Str;
        /// URL of the commit in the API.
        url: Str;
    }
    /// A commit, as listings show it.
    ///
    /// `refresh()` returns the `RepoCommit` with files and statistics.
    ShortCommit: MiniCommit full RepoCommit with { identity: "sha" } {
        /// Account of who wrote the change; `null` when the mail address belongs to no account. Name and URL as Git
        /// has them are in `commit.author`.
        author: One ShortUser;
        /// URL of the comments on it.
        comments_url: Str;
        /// The commit as Git stores it, with message, tree, names and dates.
        commit: One GitShortCommit;
        /// Account of the committer; `null` when the mail address belongs to no account.
        committer: One ShortUser;
        /// URL of its page.
        html_url: Str;
        /// The commit message.
        message = "commit.message": Str;
        /// Identifier of the object in the GraphQL API.
        node_id: Str;
        /// The commits it follows: mappings with sha, url and html_url.
        parents: List(Record(CommitParent));
    }
    /// A commit with its files and statistics.
    RepoCommit: ShortCommit with { identity: "sha" } {
        /// How many lines it adds.
        additions = "stats.additions": Int;
        /// How many lines it removes.
        deletions = "stats.deletions": Int;
        /// The files it changes: mappings with filename, status, additions, deletions, changes, patch and URLs. At
        /// most 300 are shown.
        files: List(Record(CommitFile));
        /// How many lines it changes: a mapping with additions, deletions and total.
        stats: Record(CommitStats);
        /// How many lines it adds and removes together.
        total = "stats.total": Int;
    }
    /// What lies between two commits.
    Comparison with { identity: "url", route: "/repos/{owner}/{repo}/compare/{basehead}" } {
        /// How many commits the head has that the base lacks.
        ahead_by: Int;
        /// The commit that is compared with.
        base_commit: One ShortCommit;
        /// How many commits the base has that the head lacks.
        behind_by: Int;
        /// URL of the changes as a diff, for a browser.
        diff_url: Str;
        /// The files that differ: mappings as in `RepoCommit.files`. At most 300 are shown; `list_files()` lists them all.
        files: List(Record(CommitFile));
        /// URL of its page.
        html_url: Str;
        /// Newest commit that both sides have.
        merge_base_commit: One ShortCommit;
        /// The commits of the head that the base lacks, oldest first; at most 250. `commits()` lists them all.
        original_commits = "commits": List(One ShortCommit);
        /// URL of the changes as a series of patches, for a browser.
        patch_url: Str;
        /// URL of its page that stays the same when the branches move.
        permalink_url: Str;
        /// How the head relates to the base: "ahead", "behind", "diverged" or "identical".
        status: Str;
        /// How many commits the head has that the base lacks.
        total_commits: Int;
        /// URL of the comparison in the API.
        url: Str;
    }
    /// A comment on a commit, as events show it.
    ///
    /// `refresh()` returns the `RepoComment`.
    ShortComment full RepoComment with { identity: "url", route: "/repos/{owner}/{repo}/comments/{comment_id}" } {
        /// What the writer is to the repository, as "OWNER", "COLLABORATOR" or "NONE".
        author_association: Str;
        /// The comment in Markdown.
        body: Str;
        /// SHA of the commit.
        commit_id: Str;
        /// When it was written.
        created_at: Time;
        /// URL of its page.
        html_url: Str;
        /// Number of the comment.
        id: Int;
        /// Line of the file that it is about; `null` when it is about the whole commit.
        line: Int;
        /// Identifier of the object in the GraphQL API.
        node_id: Str;
        /// Path of the file that it is about; `null` when it is about the whole commit.
        path: Str;
        /// Line of the diff that it is about, counted from the first hunk; `null` when it is about the whole commit.
        position: Int;
        /// How often each reaction was given: a mapping.
        reactions: Record(Reactions);
        /// When it was changed last.
        updated_at: Time;
        /// URL of the comment in the API.
        url: Str;
        /// Who wrote it; `null` for a deleted account.
        user: One ShortUser;
    }
    /// A comment on a commit.
    RepoComment: ShortComment with { identity: "url" } {
        /// The comment in HTML.
        body_html: Str;
        /// The comment as plain text.
        body_text: Str;
    }
    /// The state that a service reported for a commit, as a combined status shows it.
    ShortStatus with { identity: "url", title: "context", url: "" } {
        /// URL of the picture of who reported it.
        avatar_url: Str;
        /// Label that distinguishes this status from those of other services, as "continuous-integration/jenkins".
        context: Str;
        /// When it was reported.
        created_at: Time;
        /// Who reported it; `null` for a deleted account, and where GitHub leaves it out, as in a combined status.
        creator: One ShortUser;
        /// What happened, in a line.
        description: Str;
        /// Number of the status.
        id: Int;
        /// Identifier of the object in the GraphQL API.
        node_id: Str;
        /// Whether a rule of the branch requires it; `null` when GitHub does not say.
        required: Bool;
        /// "pending", "success", "error" or "failure".
        state: Str;
        /// URL with the details.
        target_url: Str;
        /// When it was changed last.
        updated_at: Time;
        /// URL of the statuses of the commit in the API.
        url: Str;
    }
    /// The state that a service reported for a commit.
    Status: ShortStatus with { identity: "url", title: "context", url: "" } {}
    /// What all services together say about a commit.
    CombinedStatus with { identity: "url" } {
        /// URL of the commit in the API.
        commit_url: Str;
        /// Repository of the commit.
        repository: One ShortRepository;
        /// SHA of the commit.
        sha: Str;
        /// "failure" when any status is an error or a failure, "pending" when there is none or one is pending, else
        /// "success".
        state: Str;
        /// The newest status of each context; at most 30 are shown.
        statuses: List(One ShortStatus);
        /// How many contexts there are.
        total_count: Int;
        /// URL of the combined status in the API.
        url: Str;
    }
}

operations! { in commits;
    ShortRepository {
        /// Fetch a commit.
        ///
        /// sha: SHA of the commit, or the name of a branch or tag.
        commit(sha as "ref") is "repos/get-commit";
        /// List commits, newest first.
        ///
        /// sha: branch, tag or SHA to start from; the default branch when it is left out.
        /// path: only commits that change this file or directory.
        /// author: only commits by this user, given as a login, a mail address or a user.
        /// since: only commits after this time.
        /// until: only commits before this time.
        /// committer: only commits committed by this user, given as a login, a mail address or a user.
        commits(sha, path, author, number, etag, since, until, per_page) -> Many ShortCommit
            is "repos/list-commits";
        /// Compare two commits.
        ///
        /// Both may be branches, tags or SHAs, of another repository in the network when they are written as
        /// "user:branch".
        ///
        /// base: what to compare with.
        /// head: what to compare.
        compare_commits(base, head) is "repos/compare-commits"
            with { page: "commits/commits", path: "{url}/compare/{+base}...{+head}" };
    }
    MiniCommit {
        /// List the pull requests that contain the commit.
        ///
        /// For a commit of the default branch, the merged pull request that brought it in; else the open ones.
        associated_pull_requests() is "repos/list-pull-requests-associated-with-commit";
        /// List the files it changes; GitHub lists at most 3000. `RepoCommit.files` has the first 300.
        list_files() -> Many PullFile is "repos/get-commit" with { key: "files" };
        /// Fetch the changes as a diff; empty bytes when the commit does not exist (any more).
        diff() -> Bytes is "repos/get-commit" with { accept: DIFF };
        /// Fetch the commit as a patch; empty bytes when the commit does not exist (any more).
        patch() -> Bytes is "repos/get-commit" with { accept: PATCH };
    }
    Comparison {
        /// List all files that differ. `files` has the first 300, and GitHub shows no others.
        ///
        /// Those beyond them are found by their Git trees: such a file has no `patch` and no numbers of lines, and one that
        /// was renamed is two files, of which one is removed and one is added.
        list_files() -> List PullFile = Composite(ListChangedFiles) "GET {url}, GET the trees of both sides"
            is "repos/compare-commits" with { page: "commits/commits", key: "files" };
        /// List all commits of the head that the base lacks, oldest first.
        commits() -> Many ShortCommit is "repos/compare-commits"
            with { page: "commits/commits", key: "commits" };
        /// Fetch the changes as a diff; empty bytes when one of the commits does not exist (any more).
        diff() -> Bytes is "repos/compare-commits"
            with { page: "commits/commits", accept: DIFF };
        /// Fetch the commits as a series of patches; empty bytes when one of the commits does not exist (any more).
        patch() -> Bytes is "repos/compare-commits"
            with { page: "commits/commits", accept: PATCH };
    }
    ShortRepository {
        /// Merge a commit into a branch.
        ///
        /// The result is the merge commit, or `null` when the branch has the commit already. `Conflict` is raised when
        /// the changes contradict each other.
        ///
        /// base: name of the branch to merge into.
        /// head: branch, tag or SHA to merge.
        /// message: the commit message; GitHub writes one when it is empty.
        merge(base, head, message as "commit_message": NonEmpty = "") -> One ShortCommit is "repos/merge"
            with { none: [204] };
        /// Fetch one comment on a commit by its number.
        commit_comment(comment_id) is "repos/get-commit-comment";
        /// List the comments on all commits, oldest first.
        comments() is "repos/list-commit-comments-for-repo";
        /// Comment on a commit.
        ///
        /// body: the comment in Markdown.
        /// sha: SHA of the commit.
        /// path: file to comment on; the whole commit when it is left out.
        /// position: line of the diff to comment on, counted from the first hunk of the file.
        /// line: line of the file to comment on; GitHub prefers `position`.
        create_comment(body, sha as "commit_sha", path, position, line: Id = 1) is "repos/create-commit-comment";
    }
    MiniCommit {
        /// List the comments on the commit, oldest first.
        comments() is "repos/list-comments-for-commit";
    }
    ShortComment {
        /// Delete the comment.
        delete() is "repos/delete-commit-comment";
        /// Change the comment.
        ///
        /// body: the new comment in Markdown.
        edit(body) is "repos/update-commit-comment";
        /// Change the comment; another name of `edit`.
        ///
        /// body: the new comment in Markdown.
        update(body) is "repos/update-commit-comment";
    }
    ShortRepository {
        /// List the statuses of a commit, newest first.
        ///
        /// sha: SHA of the commit, or the name of a branch or tag.
        statuses(sha as "ref") is "repos/list-commit-statuses-for-ref";
        /// Report a status of a commit.
        ///
        /// GitHub accepts up to 1000 statuses for one commit and context.
        ///
        /// sha: SHA of the commit.
        /// state: "pending", "success", "error" or "failure".
        /// target_url: URL with the details, shown as a link.
        /// description: what happened, in a line.
        /// context: label that distinguishes this status from those of other services.
        create_status(sha, state, target_url, description, context = "default") is "repos/create-commit-status";
    }
    MiniCommit {
        /// Fetch what all services together say about the commit.
        status() is "repos/get-combined-status-for-ref";
        /// List the statuses of the commit, newest first.
        statuses() is "repos/list-commit-statuses-for-ref";
    }
}
