//! How issues relate to each other, and what happened to them.
use crate::{operations, resources};

resources! {}

operations! { in relations;
    ShortRepository {
        /// Open an issue once: the next call with the same marker updates it while it is open.
        ///
        /// Of several open issues with the marker, of this author, the one with the lowest number stays, and the others are
        /// closed as duplicates: it may be called again after an error, and from several places at once.
        ///
        /// marker: what tells the issue apart; it is kept in the description, where no reader sees it.
        /// title: title of the issue.
        /// body: description in Markdown.
        /// labels: names of labels; those that it has stay if this is left out.
        /// assignees: logins of who works on it.
        /// heal: whether surplus issues are closed.
        ensure_issue(
            marker: Name, title: Name, body: Text = "", *, labels: Names = null, assignees: ListOf("login") = null,
            heal: Bool = true,
        ) -> One Issue = Composite(EnsureIssue) "GET /user, GET and POST {url}/issues, PATCH the issues"
            is "issues/create" with { needs: Auth };
        /// Create a label, or give it this color and description. It may be called from several places at once.
        ///
        /// name: name of the label.
        /// color: color in hexadecimal, with or without `#`; that of a label that exists stays if it is left out.
        /// description: what the label means; that of a label that exists stays if it is left out.
        ensure_label(name: Name, color: Color = null, description: Text = null) -> One Label
            = Composite(EnsureLabel) "GET, POST and PATCH {url}/labels/{name}" is "issues/create-label"
            with { needs: Auth };
        /// Open a pull request for a branch, or update the open one. It may be called from several places at once.
        ///
        /// head: branch with the changes; in a fork, with the login of its owner before it: "octocat:fix".
        /// base: branch that the changes go to.
        /// title: title of the pull request.
        /// body: description in Markdown; that of an open one stays if it is left out.
        /// draft: whether a new one is a draft.
        ensure_pull_request(
            head: Name, base: Name, title: Name, body: Text = null, *, draft: Bool = null,
        ) -> One PullRequest = Composite(EnsurePullRequest) "GET and POST {url}/pulls, PATCH the pull request"
            is "pulls/create" with { needs: Auth };
        /// Write a file unless it has this content, and return it. It may be called from several places at once.
        ///
        /// path: path of the file.
        /// content: what the file is to contain.
        /// message: message of the commit.
        /// branch: branch to write to; the default branch if it is left out.
        ensure_file(path: Name, content: Base64, message: Name, branch: Text = null) -> One Contents
            = Composite(EnsureFile) "GET and PUT {url}/contents/{+path}" is "repos/get-content"
            with { needs: Auth };
        /// Create a ruleset, or change what differs in the one with this name. It may be called from several places at once.
        ///
        /// name: name of the ruleset.
        /// enforcement: "active", "evaluate" (only tried) or "disabled".
        /// target: "branch", "tag" or "push".
        /// rules: mappings with type, and parameters where the type has some.
        /// conditions: what it applies to, such as {"ref_name": {"include": ["~DEFAULT_BRANCH"], "exclude": []}}.
        /// bypass_actors: who may break the rules: mappings with actor_id, actor_type and bypass_mode.
        ensure_ruleset(
            name: Name, enforcement: Choice("active", "evaluate", "disabled") = "active", *,
            target: Choice("branch", "tag", "push") = "branch", rules: List(Map(Str, Any)) = null,
            conditions: Map(Str, Any) = null, bypass_actors: List(Map(Str, Any)) = null,
        ) -> One RepositoryRuleset = Composite(EnsureRuleset) "GET and POST {url}/rulesets, PUT {url}/rulesets/{id}"
            is "repos/create-repo-ruleset" with { needs: Auth };
    }
    ShortIssue {
        /// Write a comment once: the next call with the same marker updates it.
        ///
        /// Of several comments with the marker, of this author, the first one stays and the others are deleted: it may be
        /// called again after an error, and from several places at once.
        ///
        /// marker: what tells the comment apart; it is kept in the comment, where no reader sees it.
        /// body: the comment in Markdown.
        /// heal: whether surplus comments are deleted.
        comment_once(marker: Name, body: Name, *, heal: Bool = true) -> One IssueComment
            = Composite(CommentOnce) "GET /user, GET and POST {url}/comments, PATCH and DELETE the comments"
            is "issues/create-comment" with { needs: Auth };
        /// List its sub-issues, in their order.
        sub_issues() is "issues/list-sub-issues";
        /// Add an issue as a sub-issue.
        ///
        /// sub_issue_id: the issue, or its `id` (not its number).
        /// replace_parent: whether to take it from another parent.
        add_sub_issue(sub_issue_id: Of("id"), *, replace_parent) is "issues/add-sub-issue";
        /// Remove a sub-issue; the issue stays.
        ///
        /// sub_issue_id: the issue, or its `id` (not its number).
        remove_sub_issue(sub_issue_id: Of("id")) is "issues/remove-sub-issue" with { send: Json };
        /// Move a sub-issue to another place in the order: after another one, or before it.
        ///
        /// sub_issue_id: the issue, or its `id` (not its number).
        /// after_id: the sub-issue to place it after.
        /// before_id: the sub-issue to place it before.
        move_sub_issue(sub_issue_id: Of("id"), *, after_id: Of("id"), before_id: Of("id"))
            is "issues/reprioritize-sub-issue" with { any_of: [after_id, before_id] };
        /// Fetch the issue that this one is a sub-issue of; `null` if there is none.
        parent() is "issues/get-parent" with { none: [404] };
        /// List the issues that block it.
        blocked_by() is "issues/list-dependencies-blocked-by";
        /// List the issues that it blocks.
        blocking() is "issues/list-dependencies-blocking";
        /// Let another issue block it.
        ///
        /// issue_id: the issue, or its `id` (not its number).
        add_blocked_by(issue_id: Of("id")) is "issues/add-blocked-by-dependency";
        /// Let another issue block it no longer.
        ///
        /// issue_id: the issue, or its `id` (not its number).
        remove_blocked_by(issue_id: Id) is "issues/remove-dependency-blocked-by";
        /// Move it to another repository of the same owner, and return it as it is there.
        ///
        /// repository: the repository, or its owner and name, such as "octocat/Hello-World".
        /// create_labels: whether labels that are missing there are created; they are dropped otherwise.
        transfer(repository: Of("full_name"), *, create_labels: Bool = null) -> One Issue
            = Composite(TransferIssue) "GET /repos/{owner}/{repo}, POST /graphql, GET the issue"
            with { needs: Auth, page: "issues/issues" };
        /// List the values of its fields, which the organization defines.
        field_values() is "issues/list-issue-field-values-for-issue";
        /// Replace the values of all of its fields, and return them.
        ///
        /// issue_field_values: mappings with field_id and value.
        set_field_values(issue_field_values = required) -> List IssueFieldValue is "issues/set-issue-field-values";
        /// Add values of fields, or change them; those of the other fields stay. Returns the values.
        ///
        /// issue_field_values: mappings with field_id and value.
        add_field_values(issue_field_values = required) -> List IssueFieldValue is "issues/add-issue-field-values";
        /// Remove the value of a field. `false` if there is none.
        ///
        /// issue_field_id: the `id` of the field.
        delete_field_value(issue_field_id) is "issues/delete-issue-field-value";
        /// List what happened to it, oldest first: events, comments, reviews, references.
        timeline() -> Many TimelineIssueEvents is "issues/list-events-for-timeline";
    }
}
