//! Reactions to issues, comments and releases.
use crate::schema::declaration::Needs;
use crate::{operations, resources};

/// What reactions there are.
const CONTENT: &[&str] = &["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"];
/// Those to a release.
const OF_RELEASE: &[&str] = &["+1", "laugh", "heart", "hooray", "rocket", "eyes"];

resources! {
    /// A reaction to an issue, a comment or a release.
    Reaction with { identity: "id", title: "content", address: "" } {
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

operations! {
    ShortIssue at "reactions/reactions" {
        /// List the reactions to the issue. The field `reactions` has their numbers.
        ///
        /// content: only those of this kind.
        list_reactions(content: Choice(CONTENT) = null, number: Number, etag: Etag) -> Many Reaction
            = GET "{url}/reactions" is "reactions/list-for-issue";
        /// React to the issue. If the user has reacted like this before, the result is that reaction.
        create_reaction(content: Choice(CONTENT)) -> One Reaction
            = POST "{url}/reactions" is "reactions/create-for-issue" with { needs: Needs::Auth };
        /// Delete a reaction to the issue.
        ///
        /// reaction_id: the `id` of the reaction, or the reaction.
        delete_reaction(reaction_id: Id) -> Bool
            = DELETE "{url}/reactions/{reaction_id}" is "reactions/delete-for-issue" with { needs: Needs::Auth };
    }
    IssueComment at "reactions/reactions" {
        /// List the reactions to the comment. The field `reactions` has their numbers.
        ///
        /// content: only those of this kind.
        list_reactions(content: Choice(CONTENT) = null, number: Number, etag: Etag) -> Many Reaction
            = GET "{url}/reactions" is "reactions/list-for-issue-comment";
        /// React to the comment. If the user has reacted like this before, the result is that reaction.
        create_reaction(content: Choice(CONTENT)) -> One Reaction
            = POST "{url}/reactions" is "reactions/create-for-issue-comment" with { needs: Needs::Auth };
        /// Delete a reaction to the comment.
        ///
        /// reaction_id: the `id` of the reaction, or the reaction.
        delete_reaction(reaction_id: Id) -> Bool
            = DELETE "{url}/reactions/{reaction_id}" is "reactions/delete-for-issue-comment" with { needs: Needs::Auth };
    }
    ShortComment at "reactions/reactions" {
        /// List the reactions to the comment. The field `reactions` has their numbers.
        ///
        /// content: only those of this kind.
        list_reactions(content: Choice(CONTENT) = null, number: Number, etag: Etag) -> Many Reaction
            = GET "{url}/reactions" is "reactions/list-for-commit-comment";
        /// React to the comment. If the user has reacted like this before, the result is that reaction.
        create_reaction(content: Choice(CONTENT)) -> One Reaction
            = POST "{url}/reactions" is "reactions/create-for-commit-comment" with { needs: Needs::Auth };
        /// Delete a reaction to the comment.
        ///
        /// reaction_id: the `id` of the reaction, or the reaction.
        delete_reaction(reaction_id: Id) -> Bool
            = DELETE "{url}/reactions/{reaction_id}" is "reactions/delete-for-commit-comment" with { needs: Needs::Auth };
    }
    ReviewComment at "reactions/reactions" {
        /// List the reactions to the comment. The field `reactions` has their numbers.
        ///
        /// content: only those of this kind.
        list_reactions(content: Choice(CONTENT) = null, number: Number, etag: Etag) -> Many Reaction
            = GET "{url}/reactions" is "reactions/list-for-pull-request-review-comment";
        /// React to the comment. If the user has reacted like this before, the result is that reaction.
        create_reaction(content: Choice(CONTENT)) -> One Reaction
            = POST "{url}/reactions" is "reactions/create-for-pull-request-review-comment" with { needs: Needs::Auth };
        /// Delete a reaction to the comment.
        ///
        /// reaction_id: the `id` of the reaction, or the reaction.
        delete_reaction(reaction_id: Id) -> Bool
            = DELETE "{url}/reactions/{reaction_id}" is "reactions/delete-for-pull-request-comment"
            with { needs: Needs::Auth };
    }
    Release at "reactions/reactions" {
        /// List the reactions to the release. The field `reactions` has their numbers.
        ///
        /// content: only those of this kind.
        list_reactions(content: Choice(OF_RELEASE) = null, number: Number, etag: Etag) -> Many Reaction
            = GET "{url}/reactions" is "reactions/list-for-release";
        /// React to the release. If the user has reacted like this before, the result is that reaction.
        create_reaction(content: Choice(OF_RELEASE)) -> One Reaction
            = POST "{url}/reactions" is "reactions/create-for-release" with { needs: Needs::Auth };
        /// Delete a reaction to the release.
        ///
        /// reaction_id: the `id` of the reaction, or the reaction.
        delete_reaction(reaction_id: Id) -> Bool
            = DELETE "{url}/reactions/{reaction_id}" is "reactions/delete-for-release" with { needs: Needs::Auth };
    }
}
