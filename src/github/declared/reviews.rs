//! Reviews of pull requests and the comments on their changes.
use crate::{operations, resources};

resources! {
    /// A review of a pull request.
    PullReview with { identity: "id", url: "{pull_request_url}/reviews/{id}" } {
        /// What the reviewer is to the repository, as "OWNER", "COLLABORATOR" or "NONE".
        author_association: Str;
        /// The review in Markdown.
        body: Str;
        /// The review in HTML.
        body_html: Str;
        /// The review as plain text.
        body_text: Str;
        /// SHA of the commit that was reviewed; `null` when it is gone.
        commit_id: Str;
        /// URL of its page.
        html_url: Str;
        /// Number of the review.
        id: Int;
        /// URLs of its page and the pull request: a mapping.
        links = "_links": Map(Str, Record(Link));
        /// Identifier of the object in the GraphQL API.
        node_id: Str;
        /// URL of the pull request.
        pull_request_url: Str;
        /// "APPROVED", "CHANGES_REQUESTED", "COMMENTED", "DISMISSED" or "PENDING".
        state: Str;
        /// When it was submitted; `null` while it is pending.
        submitted_at: Time;
        /// Who reviewed; `null` for a deleted account.
        user: One ShortUser;
    }
    /// A comment on the changes of a pull request.
    ReviewComment with { identity: "url", route: "/repos/{owner}/{repo}/pulls/comments/{comment_id}" } {
        /// What the writer is to the repository, as "OWNER", "COLLABORATOR" or "NONE".
        author_association: Str;
        /// The comment in Markdown.
        body: Str;
        /// The comment in HTML.
        body_html: Str;
        /// The comment as plain text.
        body_text: Str;
        /// SHA of the commit that it is about.
        commit_id: Str;
        /// When it was written.
        created_at: Time;
        /// The part of the diff that it is about.
        diff_hunk: Str;
        /// URL of its page.
        html_url: Str;
        /// Number of the comment.
        id: Int;
        /// Number of the comment that it replies to; `null` when it begins a thread.
        in_reply_to_id: Int;
        /// Line of the file that it is about; `null` when the line is gone.
        line: Int;
        /// URLs of itself, its page and the pull request: a mapping.
        links = "_links": Map(Str, Record(Link));
        /// Identifier of the object in the GraphQL API.
        node_id: Str;
        /// SHA of the commit that it was written about.
        original_commit_id: Str;
        /// Line that it was written about; the last one when it is about several.
        original_line: Int;
        /// Line of the diff that it was written about.
        original_position: Int;
        /// First line that it was written about, when it is about several.
        original_start_line: Int;
        /// Path of the file.
        path: Str;
        /// Line of the diff that it is about, counted from the first hunk; `null` when the line is gone.
        position: Int;
        /// Number of the review that it belongs to; `null` when it belongs to none.
        pull_request_review_id: Int;
        /// URL of the pull request.
        pull_request_url: Str;
        /// How often each reaction was given: a mapping.
        reactions: Record(Reactions);
        /// Side of the diff that it is about: "LEFT" (removed lines) or "RIGHT".
        side: Str;
        /// First line that it is about, when it is about several.
        start_line: Int;
        /// Side of the diff that the first line is on: "LEFT" or "RIGHT"; `null` when it is about one line.
        start_side: Str;
        /// What it is about: "line" or "file".
        subject_type: Str;
        /// When it was changed last.
        updated_at: Time;
        /// URL of the comment in the API.
        url: Str;
        /// Who wrote it; `null` for a deleted account.
        user: One ShortUser;
    }
    /// A conversation about lines of the changes, or about a file.
    ReviewThread with { identity: "node_id", title: "path", url: "" } {
        /// Its comments, oldest first: mappings with id, body, login, created_at and html_url. At most 100 are shown.
        comments: List(Map(Str, Any));
        /// Number of its comments.
        comments_count: Int;
        /// Number of its first comment.
        first_comment_id: Int;
        /// Whether the lines have changed since.
        is_outdated: Bool;
        /// Whether it is resolved.
        is_resolved: Bool;
        /// Line of the file that it is about, the last one where there are several; `null` when the line is gone.
        line: Int;
        /// Identifier of the object in the GraphQL API.
        node_id: Str;
        /// Path of the file.
        path: Str;
        /// URL of the pull request in the API.
        pull_request_url: Str;
        /// Login of who resolved it.
        resolved_by: Str;
        /// Side of the diff that it is about: "LEFT" (removed lines) or "RIGHT".
        side: Str;
        /// First line that it is about, when it is about several.
        start_line: Int;
        /// What it is about: "line" or "file".
        subject_type: Str;
    }
}

operations! { in reviews;
    ShortPullRequest {
        /// List its reviews, oldest first.
        reviews() is "pulls/list-reviews";
        /// Review the pull request.
        ///
        /// body: the review in Markdown; required for "REQUEST_CHANGES" and "COMMENT" unless there are `comments`.
        /// commit_id: SHA of the commit that was reviewed; the last one when it is left out.
        /// event: "APPROVE", "REQUEST_CHANGES" or "COMMENT"; without it, or with an empty text, the review stays
        ///     pending until `submit()`.
        /// comments: comments on lines, mappings with path, position and body.
        create_review(
            body, commit_id, event: Choice("APPROVE", "REQUEST_CHANGES", "COMMENT", ""),
            comments: List(Map(Str, Union(Str, Int))),
        ) is "pulls/create-review"
            with { fixed: { comments: [] } };
    }
    ShortPullRequest {
        /// Approve the pull request.
        ///
        /// body: the review in Markdown.
        /// commit_id: SHA of the commit that was reviewed; the last one when it is left out.
        approve(body, *, commit_id) is "pulls/create-review" only() with { fixed: { event: "APPROVE" } };
        /// Request changes.
        ///
        /// body: the review in Markdown.
        /// commit_id: SHA of the commit that was reviewed; the last one when it is left out.
        request_changes(body = required, *, commit_id) is "pulls/create-review" only()
            with { fixed: { event: "REQUEST_CHANGES" } };
    }
    PullReview {
        /// Submit the pending review.
        ///
        /// body: the review in Markdown.
        /// event: "APPROVE", "REQUEST_CHANGES" or "COMMENT".
        submit(body = required, event) -> Renew is "pulls/submit-review"
            with { path: "{pull_request_url}/reviews/{id}/events" };
    }
    ShortPullRequest {
        /// Comment on lines of the changes, or on a file.
        ///
        /// body: the comment in Markdown.
        /// commit_id: SHA of the commit to comment on.
        /// path: path of the file.
        /// position: line of the diff, counted from the first hunk of the file. GitHub prefers `line`.
        /// line: line of the file, the last one where the comment is about several; in place of `position`.
        /// side: side of the diff that `line` counts: "LEFT" for removed lines, "RIGHT" for added and unchanged ones.
        /// start_line: first line, where the comment is about several.
        /// start_side: side of the diff that `start_line` counts.
        /// in_reply_to: comment to reply to; GitHub then ignores all but `body`.
        /// subject_type: "file" to comment on the file as a whole.
        create_review_comment(body, commit_id, path, position, *, line: Id, start_line: Id, in_reply_to: Of("id"))
            is "pulls/create-review-comment" with { any_of: [position, line, in_reply_to, subject_type] };
        /// List the comments on its changes, oldest first.
        ///
        /// sort: "created" (GitHub's default) or "updated".
        /// direction: "asc" or "desc"; needs `sort`.
        /// since: only comments changed at this time or later.
        review_comments() is "pulls/list-review-comments";
        /// List its review threads, resolved or not.
        review_threads() -> List ReviewThread = Composite(ListReviewThreads) "POST /graphql"
            with { needs: Auth, page: "pulls/comments" };
    }
    ReviewThread at "pulls/comments" {
        /// Mark it as resolved. The object shows it afterwards.
        resolve() -> Bool = Composite(ResolveReviewThread) "POST /graphql"
            with { needs: Auth, sets: { is_resolved: true } };
        /// Mark it as not resolved. The object shows it afterwards.
        unresolve() -> Bool = Composite(UnresolveReviewThread) "POST /graphql"
            with { needs: Auth, sets: { is_resolved: false } };
        // Only these: GitHub ignores all but `body` in a reply.
        /// Reply to it.
        ///
        /// body: the reply in Markdown.
        reply(body) is "pulls/create-review-comment" only()
            with { fixed: { in_reply_to: {first_comment_id} }, path: "{pull_request_url}/comments" };
    }
    ReviewComment {
        /// Delete the comment.
        delete() is "pulls/delete-review-comment";
        /// Change the comment.
        ///
        /// body: the new comment in Markdown.
        edit(body) is "pulls/update-review-comment";
        // Only these: GitHub ignores all but `body` in a reply.
        /// Reply to the comment.
        ///
        /// body: the reply in Markdown.
        reply(body) is "pulls/create-review-comment" only()
            with { fixed: { in_reply_to: {id} }, path: "{pull_request_url}/comments" };
    }
}
