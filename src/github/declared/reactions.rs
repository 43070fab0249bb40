//! Reactions to issues, comments and releases.
use crate::{operations, resources};

resources! {
    /// A reaction to an issue, a comment or a release.
    Reaction with { identity: "id", title: "content", url: "" } {
        /// What it is, such as "+1", "heart" or "rocket".
        content: Str;
        /// When it was created.
        created_at: Time;
        /// Number of the reaction.
        id: Int;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// Who reacted, `null` when the account is gone.
        user: One ShortUser;
    }
}

/// What a reaction may be.
const REACTIONS: &[&str] = &["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"];

operations! { in reactions;
    RepositoryDiscussion, RepositoryDiscussionComment, PullReview at "graphql/reference/mutations" {
        /// React to it. `true` also if the user has reacted like this before.
        create_reaction(content: Choice(REACTIONS)) -> Bool = Composite(React) "POST /graphql" with { needs: Auth };
        /// Delete the user's own reaction. `GraphQLError` is raised if there is none.
        delete_reaction(content: Choice(REACTIONS)) -> Bool = Composite(React) "POST /graphql" with { needs: Auth };
    }
    ShortIssue {
        /// List the reactions to the issue. The field `reactions` has their numbers.
        ///
        /// content: only those of this kind.
        list_reactions(content) is "reactions/list-for-issue";
        /// React to the issue. If the user has reacted like this before, the result is that reaction.
        create_reaction(content) is "reactions/create-for-issue";
        /// Delete a reaction to the issue.
        ///
        /// reaction_id: the `id` of the reaction, or the reaction.
        delete_reaction(reaction_id) is "reactions/delete-for-issue";
    }
    IssueComment {
        /// List the reactions to the comment. The field `reactions` has their numbers.
        ///
        /// content: only those of this kind.
        list_reactions(content) is "reactions/list-for-issue-comment";
        /// React to the comment. If the user has reacted like this before, the result is that reaction.
        create_reaction(content) is "reactions/create-for-issue-comment";
        /// Delete a reaction to the comment.
        ///
        /// reaction_id: the `id` of the reaction, or the reaction.
        delete_reaction(reaction_id) is "reactions/delete-for-issue-comment";
    }
    ShortComment {
        /// List the reactions to the comment. The field `reactions` has their numbers.
        ///
        /// content: only those of this kind.
        list_reactions(content) is "reactions/list-for-commit-comment";
        /// React to the comment. If the user has reacted like this before, the result is that reaction.
        create_reaction(content) is "reactions/create-for-commit-comment";
        /// Delete a reaction to the comment.
        ///
        /// reaction_id: the `id` of the reaction, or the reaction.
        delete_reaction(reaction_id) is "reactions/delete-for-commit-comment";
    }
    ReviewComment {
        /// List the reactions to the comment. The field `reactions` has their numbers.
        ///
        /// content: only those of this kind.
        list_reactions(content) is "reactions/list-for-pull-request-review-comment";
        /// React to the comment. If the user has reacted like this before, the result is that reaction.
        create_reaction(content) is "reactions/create-for-pull-request-review-comment";
        /// Delete a reaction to the comment.
        ///
        /// reaction_id: the `id` of the reaction, or the reaction.
        delete_reaction(reaction_id) is "reactions/delete-for-pull-request-comment";
    }
    Release {
        /// List the reactions to the release. The field `reactions` has their numbers.
        ///
        /// content: only those of this kind.
        list_reactions(content) is "reactions/list-for-release";
        /// React to the release. If the user has reacted like this before, the result is that reaction.
        create_reaction(content) is "reactions/create-for-release";
        /// Delete a reaction to the release.
        ///
        /// reaction_id: the `id` of the reaction, or the reaction.
        delete_reaction(reaction_id) is "reactions/delete-for-release";
    }
}
