//! Pull requests: their commits, files, merging and reviewers.
use crate::{operations, resources};

resources! {
    /// A pull request, as listings show it.
    ///
    /// `refresh()` returns the `PullRequest`, which knows whether and how it was merged.
    ShortPullRequest full PullRequest
    with { identity: "url", title: "title", route: "/repos/{owner}/{repo}/pulls/{pull_number}" }
    {
        /// Why the conversation is locked, as "too heated"; `null` when it is not or no reason was given.
        active_lock_reason: Str;
        /// The first of `assignees`; `null` when there is none.
        assignee: One ShortUser;
        /// The users it is assigned to.
        assignees: List(One ShortUser);
        /// What the author is to the repository, as "OWNER", "COLLABORATOR" or "NONE".
        author_association: Str;
        /// How it will be merged when all requirements are met: a mapping; `null` when it will not be by itself.
        auto_merge: Map(Str, Any);
        /// Where the changes go.
        base: One Base;
        /// The description in Markdown; `null` when it is empty.
        body: Str;
        /// The description in HTML.
        body_html: Str;
        /// The description as plain text.
        body_text: Str;
        /// When it was closed or merged; `null` while it is open.
        closed_at: Time;
        /// URL of the comments of its conversation.
        comments_url: Str;
        /// URL of its commits.
        commits_url: Str;
        /// When it was opened.
        created_at: Time;
        /// URL of the changes as a diff, for a browser.
        diff_url: Str;
        /// Whether it is a draft.
        draft: Bool;
        /// Where the changes come from.
        head: One Head;
        /// URL of its page.
        html_url: Str;
        /// Number, unique across GitHub; `number` is the one that people use.
        id: Int;
        /// URL of it as an issue.
        issue_url: Str;
        /// URLs of what belongs to it: a mapping.
        links = "_links": Map(Str, Record(Link));
        /// Whether its conversation is locked.
        locked: Bool;
        /// While it is open, SHA of a test merge; once merged, SHA of the merge commit, of the squashed commit, or of
        /// the commit that the base branch was moved to by a rebase.
        merge_commit_sha: Str;
        /// When it was merged; `null` when it was not.
        merged_at: Time;
        /// The milestone it is part of; `null` when there is none.
        milestone: One Milestone;
        /// Identifier of the object in the GraphQL API.
        node_id: Str;
        /// Number within the repository.
        number: Int;
        /// Its labels.
        original_labels = "labels": List(One ShortLabel);
        /// URL of the changes as a series of patches, for a browser.
        patch_url: Str;
        /// Whether its commits can be rebased onto the base; `null` when GitHub does not say.
        rebaseable: Bool;
        /// Repository that the changes go to; `null` when it is gone.
        repository = "base.repo": One ShortRepository;
        /// The users whose review was requested.
        requested_reviewers: List(One ShortUser);
        /// The teams whose review was requested.
        requested_teams: List(One ShortTeam);
        /// Template of the URL of a comment on its changes; takes `number`.
        review_comment_urlt = "review_comment_url": Template;
        /// URL of the comments on its changes.
        review_comments_url: Str;
        /// Stack of pull requests that it is part of, `null` when it is part of none.
        stack: Map(Str, Any);
        /// "open" or "closed".
        state: Str;
        /// URL of the statuses of its last commit.
        statuses_url: Str;
        /// Title.
        title: Str;
        /// When it was changed last.
        updated_at: Time;
        /// URL of the pull request in the API.
        url: Str;
        /// Who opened it; `null` for a deleted account.
        user: One ShortUser;
    }
    /// A pull request.
    PullRequest: ShortPullRequest with { identity: "url", title: "title" } {
        /// How many lines it adds.
        additions_count = "additions": Int;
        /// How many files it changes.
        changed_files_count = "changed_files": Int;
        /// How many comments its conversation has.
        comments_count = "comments": Int;
        /// How many commits it has.
        commits_count = "commits": Int;
        /// How many lines it removes.
        deletions_count = "deletions": Int;
        /// Whether those who may push to the base may push to the head too.
        maintainer_can_modify: Bool;
        /// Whether it can be merged; `null` while GitHub is finding out.
        mergeable: Bool;
        /// Why it can or cannot be merged: "clean", "dirty", "blocked", "behind", "unstable", "draft" or "unknown".
        mergeable_state: Str;
        /// Whether it was merged.
        merged: Bool;
        /// Who merged it; `null` when it was not merged.
        merged_by: One ShortUser;
        /// How many comments its changes have.
        review_comments_count = "review_comments": Int;
    }
    /// One side of a pull request.
    PullDestination with { title: "label", url: "" } {
        /// Owner and branch, as "octocat:topic".
        label: Str;
        /// Name of the branch, as "topic".
        ref: Str;
        /// Login of the owner and name of the repository: a pair of texts, both empty when the repository is gone.
        repo: Computed(RepositoryPair);
        /// The repository; `null` when it is gone.
        repository = "repo": One ShortRepository;
        /// SHA of the commit at the tip.
        sha: Str;
        /// Owner of the repository; `null` for a deleted account.
        user: One ShortUser;
    }
    /// Where the changes of a pull request come from.
    Head: PullDestination with { title: "label", url: "" } {}
    /// Where the changes of a pull request go.
    Base: PullDestination with { title: "label", url: "" } {}
    /// A file that a pull request or a commit changes.
    PullFile with { identity: "contents_url", title: "filename", url: "" } {
        /// How many lines are added.
        additions_count = "additions": Int;
        /// URL of its page.
        blob_url: Str;
        /// How many lines are added and removed together.
        changes_count = "changes": Int;
        /// URL of the new content in the API.
        contents_url: Str;
        /// How many lines are removed.
        deletions_count = "deletions": Int;
        /// Path of the file.
        filename: Str;
        /// The changes as a diff; `null` for binary and very large files.
        patch: Str;
        /// Path that it had before it was renamed; `null` when it was not.
        previous_filename: Str;
        /// URL of the bare content.
        raw_url: Str;
        /// SHA of the blob with the new content.
        sha: Str;
        /// What happens to it: "added", "removed", "modified", "renamed", "copied", "changed" or "unchanged".
        status: Str;
    }
    /// The users and teams whose review was requested.
    ReviewRequests with { url: "" } {
        /// The teams.
        teams: List(One ShortTeam);
        /// The users.
        users: List(One ShortUser);
    }
}

operations! { in pulls;
    Client {
        /// Fetch a pull request.
        ///
        /// owner: login of the owner of the repository.
        /// repository: name of the repository.
        /// number: number of the pull request within the repository.
        pull_request(owner, repository as "repo", number as "pull_number", *, lazy) is "pulls/get"
            with {
                handle: { number: "{number}", issue_url: "/repos/{owner}/{repository}/issues/{number}",
                    comments_url: "/repos/{owner}/{repository}/issues/{number}/comments" } };
    }
    ShortRepository {
        /// Fetch a pull request by its number.
        pull_request(number as "pull_number", *, lazy) is "pulls/get"
            with {
                handle: { number: "{number}", issue_url: "{url}/issues/{number}",
                    comments_url: "{url}/issues/{number}/comments" } };
        /// List pull requests.
        ///
        /// state: "open", "closed" or "all"; the open ones when it is left out.
        /// head: only those from this user and branch, as "octocat:topic".
        /// base: only those that go to this branch.
        /// sort: "created", "updated", "popularity" (comments) or "long-running" (age, changed in the last month).
        /// direction: "asc" or "desc".
        pull_requests(state, head, base, sort = "created", direction = "desc") is "pulls/list";
        // Without `issue`: `create_pull_from_issue()` takes it.
        /// Open a pull request.
        ///
        /// title: its title.
        /// base: branch that the changes go to, as "main".
        /// head: branch that they come from, as "topic", or "octocat:topic" for a branch of another owner.
        /// body: its description, in Markdown.
        /// maintainer_can_modify: whether those who may push to the base may push to the head too.
        /// draft: whether it is a draft.
        /// head_repo: name of the repository that the changes come from, where one organization owns both repositories.
        create_pull(title: Name = required, base, head, body, maintainer_can_modify) -> One ShortPullRequest
            is "pulls/create" without(issue);
        // Without `body`: the issue has one already.
        // Without `title`: the issue has one already.
        /// Turn an issue into a pull request.
        ///
        /// Title, description, comments and number stay those of the issue.
        ///
        /// issue: number of the issue.
        /// base: branch that the changes go to, as "main".
        /// head: branch that they come from, as "topic", or "octocat:topic" for a branch of another owner.
        /// draft: whether it is a draft.
        /// head_repo: name of the repository that the changes come from, where one organization owns both repositories.
        /// maintainer_can_modify: whether those who may push to the base may push to the head too.
        create_pull_from_issue(issue: Id = required, base, head) -> One ShortPullRequest is "pulls/create"
            without(body, title);
    }
    ShortPullRequest {
        /// Change the pull request.
        ///
        /// What is left out stays as it is. Without any argument nothing is sent and the result is `false`.
        ///
        /// title: the new title.
        /// body: the new description, in Markdown.
        /// state: "open" or "closed".
        /// base: branch that the changes go to.
        /// maintainer_can_modify: whether those who may push to the base may push to the head too.
        update(title, body, state, base, maintainer_can_modify) is "pulls/update" with { skip_empty: true };
        // Only these: it changes the state only; `update()` changes the rest.
        /// Close the pull request without merging it.
        close() is "pulls/update" only() with { fixed: { state: "closed" } };
        // Only these: it changes the state only; `update()` changes the rest.
        /// Open the closed pull request again.
        reopen() is "pulls/update" only() with { fixed: { state: "open" } };
        /// List its commits, oldest first; GitHub lists at most 250.
        commits() -> Many ShortCommit is "pulls/list-commits";
        /// List the files it changes; GitHub lists at most 3000.
        files() is "pulls/list-files";
        /// Fetch the changes as a diff; empty bytes when the pull request does not exist (any more).
        diff() -> Bytes is "pulls/get" with { accept: DIFF };
        /// Fetch its commits as a series of patches; empty bytes when the pull request does not exist (any more).
        patch() -> Bytes is "pulls/get" with { accept: PATCH };
        /// Check whether it was merged.
        is_merged() is "pulls/check-if-merged";
        /// Merge the pull request.
        ///
        /// `true` when it was merged. `MethodNotAllowed` is raised when it cannot be merged, `Conflict` when its last
        /// commit is not `sha`. `merged`, `state` and `merge_commit_sha` of the object say so afterwards; `refresh()`
        /// also reads when and by whom it was merged.
        ///
        /// commit_message: text of the commit message below the title.
        /// sha: SHA that its last commit must have.
        /// merge_method: "merge", "squash" or "rebase".
        /// commit_title: first line of the commit message.
        merge(commit_message, sha, merge_method = "merge", commit_title) -> Bool is "pulls/merge"
            with { no: [], key: "merged", sets: { merged: true, state: "closed", merge_commit_sha: {sha} } };
        /// Fetch the pull request as an issue.
        issue() is "issues/get" with { path: "{issue_url}" };
        /// Comment on the pull request.
        ///
        /// body: the comment in Markdown.
        create_comment(body) is "issues/create-comment" with { path: "{comments_url}" };
        /// List the comments of its conversation, oldest first; `review_comments()` lists those on its changes.
        ///
        /// since: only comments changed at this time or later.
        issue_comments() is "issues/list-comments" with { path: "{comments_url}" };
        /// Request reviews from users and teams.
        ///
        /// reviewers: logins of the users, or users.
        /// team_reviewers: slugs of the teams, or teams.
        create_review_requests(reviewers, team_reviewers) is "pulls/request-reviewers"
            with { page: "pulls/review-requests" };
        /// Withdraw the requests for reviews from users and teams.
        ///
        /// reviewers: logins of the users, or users.
        /// team_reviewers: slugs of the teams, or teams.
        delete_review_requests(reviewers = null, team_reviewers) -> Bool is "pulls/remove-requested-reviewers"
            with { send: Json };
        /// Fetch the users and teams whose review was requested and is pending.
        review_requests() is "pulls/list-requested-reviewers";
    }
    PullFile {
        // Without `ref`: it stands in the URL that the file comes with.
        /// Fetch the new content of the file.
        contents() -> One Contents is "repos/get-content" without(ref) with { path: "{contents_url}" };
    }
}
