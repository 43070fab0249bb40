//! Issues, their comments, events, assignees and locks.
use crate::github::declared::choices::DIRECTION;
use crate::{operations, resources};

resources! {
    /// An issue, as listings show it. Every pull request is an issue too, so listings of issues contain both.
    ShortIssue full Issue
    with { identity: "url", title: "title", route: "/repos/{owner}/{repo}/issues/{issue_number}" }
    {
        /// First of the assignees, `null` without any. Use `assignees`.
        assignee: One ShortUser;
        /// Who works on it.
        assignees: List(One ShortUser);
        /// How the author relates to the repository, as "OWNER", "MEMBER" or "NONE".
        author_association: Str;
        /// Description in Markdown, `null` when it was left empty.
        body: Str;
        /// When it was closed, `null` while it is open.
        closed_at: Time;
        /// How many comments it has.
        comments_count = "comments": Int;
        /// URL of its comments.
        comments_url: Str;
        /// When it was opened.
        created_at: Time;
        /// Whether a pull request is a draft.
        draft: Bool;
        /// URL of its events.
        events_url: Str;
        /// URL of its page.
        html_url: Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// How many issues block it and are blocked by it: `blocked_by`, `blocking`, `total_blocked_by` and
        /// `total_blocking`.
        issue_dependencies_summary: Map(Str, Int);
        /// Values of the organization's issue fields.
        issue_field_values: List(Map(Str, Any));
        /// Template of the URL of its labels; takes `name`.
        labels_urlt = "labels_url": Template;
        /// Why the conversation is locked, as "spam" or "resolved"; `null` when no reason was given.
        active_lock_reason: Str;
        /// Whether only collaborators may comment.
        locked: Bool;
        /// Milestone that it belongs to, if any.
        milestone: One Milestone;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// Number within the repository.
        number: Int;
        /// Labels at the time of the response.
        original_labels = "labels": List(One ShortLabel);
        /// URL of the issue that it is a sub-issue of, `null` for others.
        parent_issue_url: Str;
        /// App that opened it for the user; `null` when the user did.
        performed_via_github_app: One App;
        /// Comment that is pinned to it, `null` without one.
        pinned_comment: One IssueComment;
        /// URLs of the pull request that the issue is part of; `null` for a plain issue.
        pull_request_urls = "pull_request": Map(Str, Any);
        /// How often each reaction was given.
        reactions: Record(Reactions);
        /// Repository of the issue; only in listings across repositories.
        repository: One ShortRepository;
        /// URL of the repository.
        repository_url: Str;
        /// "open" or "closed".
        state: Str;
        /// Why it has its state: "completed", "not_planned", "duplicate" or "reopened".
        state_reason: Str;
        /// How many sub-issues it has: `total`, `completed` and `percent_completed`.
        sub_issues_summary: Map(Str, Int);
        /// URL of everything that happened to it.
        timeline_url: Str;
        /// Title.
        title: Str;
        /// Type of the issue, where the organization defines types.
        type: Map(Str, Any);
        /// When it was last changed.
        updated_at: Time;
        /// URL in the API.
        url: Str;
        /// Who opened it, `null` when the account is gone.
        user: One ShortUser;
    }
    /// An issue with every field.
    Issue: ShortIssue with { identity: "url", title: "title" } {
        /// Description as HTML.
        body_html: Str;
        /// Description as plain text.
        body_text: Str;
        /// Who closed it, `null` while it is open.
        closed_by: One ShortUser;
    }
    /// A comment on an issue, or in the conversation of a pull request.
    IssueComment with { identity: "url", route: "/repos/{owner}/{repo}/issues/comments/{comment_id}" } {
        /// How the author relates to the repository, as "OWNER", "MEMBER" or "NONE".
        author_association: Str;
        /// Text in Markdown.
        body: Str;
        /// Text as HTML.
        body_html: Str;
        /// Text without markup.
        body_text: Str;
        /// When it was written.
        created_at: Time;
        /// URL on the page of the issue.
        html_url: Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// URL of the issue.
        issue_url: Str;
        /// Why the comment is hidden, in `reason`; `null` when it is shown.
        minimized: Map(Str, Any);
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// App that wrote it for the user; `null` when the user did.
        performed_via_github_app: One App;
        /// When it was pinned and by whom, in `pinned_at` and `pinned_by`; `null` when it is not.
        pin: Map(Str, Any);
        /// How often each reaction was given.
        reactions: Record(Reactions);
        /// When it was last changed.
        updated_at: Time;
        /// URL in the API.
        url: Str;
        /// Who wrote it, `null` when the account is gone.
        user: One ShortUser;
    }
    /// Something that happened to an issue. Which of the fields are filled depends on `event`.
    IssueEvent with { identity: "url" } {
        /// Who did it, `null` when the account is gone.
        actor: One ShortUser;
        /// Who was assigned or unassigned.
        assignee: One ShortUser;
        /// Who assigned it.
        assigner: One ShortUser;
        /// How the author relates to the repository, as "OWNER", "MEMBER" or "NONE".
        author_association: Str;
        /// Issue that blocks this one, where such a dependency was added or removed: its `number` and `title`.
        blocked_by: Map(Str, Any);
        /// Issue that this one blocks, where such a dependency was added or removed: its `number` and `title`.
        blocking: Map(Str, Any);
        /// Commit that closed or mentioned the issue.
        commit_id: Str;
        /// URL of that commit.
        commit_url: Str;
        /// When it happened.
        created_at: Time;
        /// Review that was dismissed, with `state`, `review_id` and `dismissal_message`.
        dismissed_review: Map(Str, Any);
        /// What happened, as "closed", "reopened", "subscribed", "merged", "referenced", "mentioned" or "assigned".
        event: Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// Reason of an agent for its action: a mapping; `null` for others.
        intent: Map(Str, Any);
        /// Type that the issue was given, `null` when it was taken away.
        issue_type: Map(Str, Any);
        /// Label that was added or removed, with `name` and `color`.
        label: Map(Str, Str);
        /// Why the conversation was locked.
        lock_reason: Str;
        /// Milestone that was set or removed, with its `title`.
        milestone: Map(Str, Str);
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// Parent issue that was added or removed: its `number` and `title`.
        parent_issue: Map(Str, Any);
        /// App that did it for the user; `null` when the user did it.
        performed_via_github_app: One App;
        /// Type that the issue had before.
        prev_issue_type: Map(Str, Any);
        /// Card of a classic project that was added, moved or removed.
        project_card: Map(Str, Any);
        /// Old and new title, in `from` and `to`.
        rename: Map(Str, Str);
        /// User whose review was requested.
        requested_reviewer: One ShortUser;
        /// Users whose review was requested, when there are several.
        requested_reviewers: List(One ShortUser);
        /// Team whose review was requested.
        requested_team: One ShortTeam;
        /// User who requested the review.
        review_requester: One ShortUser;
        /// Sub-issue that was added or removed: its `number` and `title`.
        sub_issue: Map(Str, Any);
        /// URL in the API.
        url: Str;
    }
    /// Something that happened to one of the issues of a repository.
    RepositoryIssueEvent: IssueEvent with { identity: "url" } {
        /// The issue, `null` when it is gone.
        issue: One ShortIssue;
    }
}

operations! { in issues;
    Client {
        /// Fetch one issue, or the issue side of a pull request.
        ///
        /// username: owner of the repository.
        issue(username as "owner", repository as "repo", number as "issue_number", *, lazy) is "issues/get"
            with {
                handle: { number: "{number}", repository_url: "/repos/{username}/{repository}",
                    comments_url: "/repos/{username}/{repository}/issues/{number}/comments",
                    events_url: "/repos/{username}/{repository}/issues/{number}/events" } };
        /// Open an issue. Fetches the repository first.
        ///
        /// Labels, milestone and assignees are dropped silently by GitHub unless you may push to the repository.
        ///
        /// body: description in Markdown.
        /// assignee: login of one assignee; prefer `assignees`.
        /// milestone: number of a milestone.
        /// labels: names of labels, as a list or as text with commas.
        /// assignees: logins of at most ten people.
        /// type: name of an issue type of the organization.
        /// issue_field_values: values of the organization's issue fields, mappings with field_id and value.
        create_issue(
            owner: Name, repository: Name, title: Name, body: Text = null, assignee: Of("login") = null,
            milestone: Int = null, labels: Names = [], assignees: ListOf("login") = null, *, type: Text = null,
            issue_field_values: List(Map(Str, Union(Str, Float, List(Str)))) = null,
        ) -> One ShortIssue = Composite(CreateIssue) "GET /repos/{owner}/{repository}, POST {url}/issues"
            is "issues/create" with { needs: Auth };
        /// List the issues that concern you, in all the repositories you can see.
        ///
        /// filter: "assigned" (GitHub's default), "created", "mentioned", "subscribed", "repos" or "all".
        /// state: "open" (GitHub's default), "closed" or "all".
        /// labels: names of labels, as a list or as text with commas; an issue must have them all.
        /// sort: "created" (GitHub's default), "updated" or "comments".
        /// direction: "asc" or "desc" (GitHub's default).
        /// since: only issues changed at this time or later.
        /// collab: only issues of repositories that you work on.
        /// orgs: only issues of repositories of your organizations.
        /// owned: only issues of repositories that you own.
        /// pulls: whether pull requests are among them.
        issues(filter = "", state = "", labels: CommaNames = "", sort = "", direction = "", since) -> Many ShortIssue
            is "issues/list" with { needs: Auth };
        /// List the issues that concern you, in repositories that you own or belong to.
        ///
        /// filter: "assigned" (GitHub's default), "created", "mentioned", "subscribed", "repos" or "all".
        /// state: "open" (GitHub's default), "closed" or "all".
        /// labels: names of labels, as a list or as text with commas; an issue must have them all.
        /// sort: "created" (GitHub's default), "updated" or "comments".
        /// direction: "asc" or "desc" (GitHub's default).
        /// since: only issues changed at this time or later.
        user_issues(
            filter = "", state = "", labels: CommaNames = "", sort = "", direction = "", since, per_page,
        ) -> Many ShortIssue is "issues/list-for-authenticated-user" with { needs: Auth };
        /// List the issues of an organization that concern you. Only members see them.
        ///
        /// name: login of the organization.
        /// filter: "assigned" (GitHub's default), "created", "mentioned", "subscribed", "repos" or "all".
        /// state: "open" (GitHub's default), "closed" or "all".
        /// labels: names of labels, as a list or as text with commas; an issue must have them all.
        /// sort: "created" (GitHub's default), "updated" or "comments".
        /// direction: "asc" or "desc" (GitHub's default).
        /// since: only issues changed at this time or later.
        /// type: only issues of this type.
        organization_issues(
            name as "org": Name, filter = "", state = "", labels: CommaNames = "", sort = "", direction = "", since,
        ) -> Many ShortIssue is "issues/list-for-org" with { needs: Auth };
        /// List the issues of a repository, pull requests among them.
        ///
        /// username: owner of the repository.
        /// milestone: number of a milestone, "*" for any, "none" for issues without.
        /// state: "open" (GitHub's default), "closed" or "all".
        /// assignee: login, "*" for anybody, "none" for issues without.
        /// mentioned: login of somebody who is mentioned.
        /// labels: names of labels, as a list or as text with commas; an issue must have them all.
        /// sort: "created" (GitHub's default), "updated" or "comments".
        /// direction: "asc" or "desc" (GitHub's default).
        /// since: only issues changed at this time or later.
        /// type: only issues of this type; "*" for any type, "none" for issues without one.
        /// creator: only issues opened by this user.
        /// issue_field_values: only issues with these values of issue fields, as "priority:high,effort:3".
        issues_on(
            username as "owner", repository as "repo", milestone: Of("number"), state, assignee, mentioned,
            labels: CommaNames, sort, direction, since,
        ) -> Many ShortIssue is "issues/list-for-repo";
    }
    ShortRepository {
        /// Fetch one issue, or the issue side of a pull request.
        issue(number as "issue_number", *, lazy) is "issues/get"
            with {
                handle: { number: "{number}", repository_url: "{url}", comments_url: "{url}/issues/{number}/comments",
                    events_url: "{url}/issues/{number}/events" } };
        /// Open an issue.
        ///
        /// Labels, milestone and assignees are dropped silently by GitHub unless you may push to the repository.
        ///
        /// body: description in Markdown.
        /// assignee: login of one assignee; prefer `assignees`.
        /// milestone: number of a milestone.
        /// labels: names of labels, as a list or as text with commas.
        /// assignees: logins of at most ten people.
        /// type: name of an issue type of the organization.
        /// issue_field_values: values of the organization's issue fields, mappings with field_id and value.
        create_issue(
            title: Name, body, assignee, milestone: Int, labels: Names, assignees, *,
            issue_field_values: List(Map(Str, Union(Str, Float, List(Str)))),
        ) -> One ShortIssue is "issues/create";
        /// List the issues, pull requests among them.
        ///
        /// milestone: number of a milestone, "*" for any, "none" for issues without.
        /// state: "open" (GitHub's default), "closed" or "all".
        /// assignee: login, "*" for anybody, "none" for issues without.
        /// mentioned: login of somebody who is mentioned.
        /// labels: names of labels, as a list or as text with commas; an issue must have them all.
        /// sort: "created" (GitHub's default), "updated" or "comments".
        /// direction: "asc" or "desc" (GitHub's default).
        /// since: only issues changed at this time or later.
        /// type: only issues of this type; "*" for any type, "none" for issues without one.
        /// creator: only issues opened by this user.
        /// issue_field_values: only issues with these values of issue fields, as "priority:high,effort:3".
        issues(milestone: Of("number"), state, assignee, mentioned, labels: CommaNames, sort, direction, since)
            -> Many ShortIssue is "issues/list-for-repo";
        /// List what happened to the issues and pull requests, latest first.
        issue_events() is "issues/list-events-for-repo";
        /// List whom issues can be assigned to.
        assignees() is "issues/list-assignees";
        /// Whether issues can be assigned to a user.
        is_assignee(username as "assignee") is "issues/check-user-can-be-assigned";
    }
    ShortUser {
        /// Whether issues of a repository can be assigned to this user.
        ///
        /// username: owner of the repository.
        /// repository: name of the repository.
        is_assignee_on(username as "owner", repository as "repo") is "issues/check-user-can-be-assigned"
            with { path: "/repos/{username}/{repository}/assignees/{login}" };
    }
    ShortIssue at "issues/issues" {
        /// Change the issue; what is not given stays as it is. Without any argument nothing is sent and the result is
        /// `false`. The object shows the new values afterwards.
        ///
        /// body: description in Markdown; an empty text removes it.
        /// assignee: login of the only assignee; prefer `assignees`.
        /// state: "open" or "closed".
        /// milestone: number of a milestone; 0 removes the milestone, and `null` leaves it as it is, as in github3.py.
        /// labels: names of labels that replace the present ones, as a list or as text with commas; an empty list
        /// removes all.
        /// assignees: logins that replace the present ones; an empty list removes all.
        /// state_reason: why the state changes: "completed", "not_planned" or "duplicate" of a closed issue, "reopened"
        /// of an open one.
        /// duplicate_issue_id: `id` (not `number`) of the issue that this one duplicates, with the reason "duplicate".
        /// type: name of an issue type; `null` removes the type.
        /// issue_field_values: values of the organization's issue fields, mappings with field_id and value.
        edit(
            title: Text, body, assignee, state, milestone: ZeroIsNull, labels: Names, assignees: ListOf("login"), *,
            type: Text = unset, issue_field_values: List(Map(Str, Union(Str, Float, List(Str)))),
        ) -> Renew is "issues/update" with { skip_empty: true };
        // Only these: it changes the state only; `edit()` changes the rest.
        /// Close the issue; nothing else about it changes.
        ///
        /// state_reason: why: "completed" (GitHub's default), "not_planned" or "duplicate".
        /// duplicate_issue_id: `id` (not `number`) of the issue that this one duplicates, with the reason "duplicate".
        /// reason: the same as `state_reason`.
        close(
            *, state_reason: Choice("completed", "not_planned", "duplicate"),
            reason as "state_reason": Choice("completed", "not_planned", "duplicate"),
        ) -> Renew is "issues/update"
            only(duplicate_issue_id) with { fixed: { state: "closed" } };
        // Only these: it changes the state only; `edit()` changes the rest.
        /// Open the issue again; nothing else about it changes.
        reopen() -> Renew is "issues/update" only() with { fixed: { state: "open" } };
        // Only these: it changes the assignee only; `edit()` changes the rest.
        /// Assign the issue to one user, in place of all present assignees.
        ///
        /// username: login of the assignee.
        assign(username as "assignee" = required) -> Renew is "issues/update" only();
        /// Whether the issue is closed, as far as this object knows; `refresh()` reads it from GitHub.
        is_closed() -> Bool = Local(IsClosed) "no request";
        /// Let only collaborators comment. `false` when GitHub does not find the issue. `locked` is `true` afterwards.
        ///
        /// lock_reason: why: "off-topic", "too heated", "resolved" or "spam".
        lock() is "issues/lock" with { sets: { locked: true } };
        /// Let everybody comment again. `false` when GitHub does not find the issue. `locked` is `false` afterwards.
        unlock() is "issues/unlock" with { sets: { locked: false, active_lock_reason: null } };
    }
    ShortIssue {
        /// Fetch the pull request of the issue; `null` when the issue is none.
        pull_request() is "pulls/get" with { none: [404], path: "{url}/../../pulls/{number}" };
        /// Add assignees; those who are assigned stay. An issue has at most ten.
        ///
        /// GitHub drops users silently who cannot be assigned: see `assignees` afterwards.
        ///
        /// users: logins.
        add_assignees(users as "assignees": ListOf("login") = required) -> Renew is "issues/add-assignees";
        /// Remove assignees; the others stay.
        ///
        /// users: logins.
        remove_assignees(users as "assignees") -> Renew is "issues/remove-assignees"
            with { page: "issues/assignees", send: Json };
        /// Fetch one comment on the issue.
        ///
        /// id_num: the comment's `id`.
        comment(id_num as "comment_id") is "issues/get-comment";
        /// List the comments, oldest first.
        ///
        /// sort: "created" or "updated"; GitHub now ignores it.
        /// direction: "asc" or "desc"; GitHub now ignores it.
        /// since: only comments changed at this time or later.
        comments(
            number: Number, sort: Choice("created", "updated") = "", direction: Choice(DIRECTION) = "",
            since: Time = null, etag: Etag,
        ) -> Many IssueComment = GET "{url}/comments" is "issues/list-comments";
        /// Comment on the issue.
        ///
        /// body: text in Markdown.
        create_comment(body) is "issues/create-comment";
    }
    IssueComment {
        /// Replace the text. The object shows the new values afterwards.
        ///
        /// body: text in Markdown.
        edit(body) is "issues/update-comment";
        /// Delete the comment.
        delete() is "issues/delete-comment";
        /// Pin the comment to its issue, in place of another one. The object shows it afterwards, in `pin`. Comments on
        /// pull requests cannot be pinned.
        pin_comment() -> Renew is "issues/pin-comment" with { yes: [200] };
        /// Unpin the comment. `false` when GitHub does not find it.
        unpin_comment() is "issues/unpin-comment" with { sets: { pin: null } };
    }
    ShortIssue {
        /// List what happened to the issue, oldest first.
        events() is "issues/list-events";
    }
}
