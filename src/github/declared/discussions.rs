//! Discussions of repositories. GitHub has them in GraphQL only; the words are those of the REST API.
use crate::{operations, resources};

resources! {
    /// A category of discussions.
    RepositoryDiscussionCategory with { identity: "node_id", title: "name", url: "" } {
        /// What it is for.
        description: Str;
        /// Its emoji, such as ":pray:".
        emoji: Str;
        /// Whether a comment can be marked as the answer.
        is_answerable: Bool;
        /// Its name.
        name: Str;
        /// Identifier of the object in the GraphQL API.
        node_id: Str;
        /// Its name in URLs.
        slug: Str;
    }
    /// A discussion in a repository.
    RepositoryDiscussion with { identity: "node_id", title: "title", url: "" } {
        /// Identifier of the comment that is the answer; `null` without one.
        answer_node_id: Str;
        /// Text in Markdown.
        body: Str;
        /// Category that it is in.
        category: One RepositoryDiscussionCategory;
        /// When it was closed; `null` while it is open.
        closed_at: Time;
        /// Number of its comments, without replies.
        comments_count: Int;
        /// When it was started.
        created_at: Time;
        /// URL of its page.
        html_url: Str;
        /// Whether a comment is marked as the answer; `null` where the category has no answers.
        is_answered: Bool;
        /// Whether only collaborators may comment.
        locked: Bool;
        /// Login of who started it; `null` for a deleted account.
        login: Str;
        /// Identifier of the object in the GraphQL API.
        node_id: Str;
        /// Number within the repository.
        number: Int;
        /// Full name of the repository.
        repository: Str;
        /// "open" or "closed".
        state: Str;
        /// Why it has its state: "resolved", "outdated", "duplicate" or "reopened".
        state_reason: Str;
        /// Title.
        title: Str;
        /// When it was last changed.
        updated_at: Time;
        /// Number of its upvotes.
        upvotes_count: Int;
    }
    /// A comment on a discussion.
    RepositoryDiscussionComment with { identity: "node_id", url: "" } {
        /// Text in Markdown.
        body: Str;
        /// When it was written.
        created_at: Time;
        /// Identifier of the discussion.
        discussion_node_id: Str;
        /// URL of the comment on its page.
        html_url: Str;
        /// Whether it is the answer.
        is_answer: Bool;
        /// Login of who wrote it; `null` for a deleted account.
        login: Str;
        /// Identifier of the object in the GraphQL API.
        node_id: Str;
        /// Replies to it, oldest first: mappings with node_id, body, login, created_at and html_url. At most 100 are shown.
        replies: List(Map(Str, Any));
        /// Number of the replies.
        replies_count: Int;
        /// When it was last changed.
        updated_at: Time;
        /// Number of its upvotes.
        upvotes_count: Int;
    }
}

operations! { in discussions;
    ShortRepository at "graphql/guides/using-the-graphql-api-for-discussions" {
        /// List its discussions, the latest changed first.
        ///
        /// category: name or slug of the category that they are in.
        /// state: "open" or "closed"; both if it is left out.
        /// answered: whether they have an answer.
        discussions(
            category: Text = null, number: Number, *, state: Choice("open", "closed") = null, answered: Bool = null,
        ) -> List RepositoryDiscussion = Composite(ListDiscussions) "POST /graphql" with { needs: Auth };
        /// Fetch one discussion.
        discussion(number: Id) -> One RepositoryDiscussion = Composite(FetchDiscussion) "POST /graphql" with { needs: Auth };
        /// List the categories of its discussions.
        discussion_categories() -> List RepositoryDiscussionCategory = Composite(ListDiscussionCategories) "POST /graphql"
            with { needs: Auth };
        /// Start a discussion.
        ///
        /// title: title.
        /// body: text in Markdown.
        /// category: name or slug of its category; if none has it, the error lists the categories.
        create_discussion(title: Name, body: Name, category: Name) -> One RepositoryDiscussion
            = Composite(CreateDiscussion) "POST /graphql" with { needs: Auth };
    }
    RepositoryDiscussion at "graphql/guides/using-the-graphql-api-for-discussions" {
        /// List the comments, oldest first, with their replies.
        comments() -> List RepositoryDiscussionComment = Composite(ListDiscussionComments) "POST /graphql" with { needs: Auth };
        /// Comment on it.
        ///
        /// body: text in Markdown.
        create_comment(body: Name) -> One RepositoryDiscussionComment = Composite(CreateDiscussionComment) "POST /graphql"
            with { needs: Auth };
        /// Change it; what is not given stays as it is. Without any argument nothing is sent and the result is `false`. The
        /// object shows the new values afterwards.
        ///
        /// title: new title.
        /// body: new text in Markdown.
        edit(title: Text = null, body: Text = null) -> Renew = Composite(ChangeDiscussion) "POST /graphql"
            with { needs: Auth, skip_empty: true };
        /// Close it. The object shows it afterwards.
        ///
        /// reason: why: "resolved" (GitHub's default), "outdated" or "duplicate".
        close(reason: Choice("resolved", "outdated", "duplicate") = null) -> Renew
            = Composite(ChangeDiscussion) "POST /graphql" with { needs: Auth };
        /// Open it again. The object shows it afterwards.
        reopen() -> Renew = Composite(ChangeDiscussion) "POST /graphql" with { needs: Auth };
        /// Delete it with its comments.
        delete() -> Bool = Composite(ChangeDiscussion) "POST /graphql" with { needs: Auth };
    }
    RepositoryDiscussionComment at "graphql/guides/using-the-graphql-api-for-discussions" {
        /// Reply to it.
        ///
        /// body: the reply in Markdown.
        reply(body: Name) -> One RepositoryDiscussionComment = Composite(ChangeDiscussion) "POST /graphql" with { needs: Auth };
        /// Replace the text. The object shows the new values afterwards.
        ///
        /// body: text in Markdown.
        edit(body: Name) -> Renew = Composite(ChangeDiscussion) "POST /graphql" with { needs: Auth };
        /// Mark it as the answer. The object shows it afterwards.
        mark_as_answer() -> Bool = Composite(ChangeDiscussion) "POST /graphql"
            with { needs: Auth, sets: { is_answer: true } };
        /// Unmark it as the answer. The object shows it afterwards.
        unmark_as_answer() -> Bool = Composite(ChangeDiscussion) "POST /graphql"
            with { needs: Auth, sets: { is_answer: false } };
        /// Delete it. Its replies stay.
        delete() -> Bool = Composite(ChangeDiscussion) "POST /graphql" with { needs: Auth };
    }
}
