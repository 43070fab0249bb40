//! Collaborators of a repository, and invitations to become one.
use crate::schema::declaration::Needs;
use crate::{operations, resources};

resources! {
    /// What a collaborator may do.
    CollaboratorPermission with { title: "permission", address: "" } {
        /// "admin", "write", "read" or "none"; "maintain" counts as "write", and "triage" as "read".
        permission: Str;
        /// Name of the role, such as "maintain", or that of a custom one.
        role_name: Str;
        /// Who it is.
        user: One ShortUser;
    }
    /// An invitation to work on a repository.
    RepositoryInvitation with { identity: "url", address: "" } {
        /// When it was sent.
        created_at: Time;
        /// Whether it can no longer be accepted.
        expired: Bool;
        /// Address of the page to accept or decline it.
        html_url: Str;
        /// Number of the invitation.
        id: Int;
        /// Who is invited, `null` when the account is gone.
        invitee: One ShortUser;
        /// Who invites, `null` when the account is gone.
        inviter: One ShortUser;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// What it lets the invited do: "read", "write", "admin", "maintain" or "triage".
        permissions: Str;
        /// Repository that it is about.
        repository: One ShortRepository;
        /// Address in the API where the invited user accepts or declines it. It cannot be read.
        url: Str;
    }
}

operations! {
    ShortRepository at "collaborators/collaborators" {
        /// List those who work on it: its owner, people added to it, and members of its organization with access.
        ///
        /// affiliation: "outside" for people from outside the organization, "direct" for people added, or "all".
        /// permission: only those with this permission.
        collaborators(
            affiliation: Choice("outside", "direct", "all") = "all", number: Number, etag: Etag,
            *, permission: Choice("pull", "triage", "push", "maintain", "admin") = null,
        )
            -> Many Collaborator = GET "{url}/collaborators" is "repos/list-collaborators";
        /// Whether someone is a collaborator.
        ///
        /// username: login of the user, or the user.
        is_collaborator(username: Of("login")) -> Bool
            = GET "{url}/collaborators/{username}" is "repos/check-collaborator" with { needs: Needs::Auth };
        /// Fetch what someone may do in the repository.
        ///
        /// username: login of the user, or the user.
        collaborator_permission(username: Of("login")) -> One CollaboratorPermission
            = GET "{url}/collaborators/{username}/permission" is "repos/get-collaborator-permission-level";
        /// Invite someone to work on it, or change what a collaborator may do. `true` also when the user has access
        /// already. GitHub looks at the permission only in repositories of organizations.
        ///
        /// username: login of the user, or the user.
        /// permission: "pull", "triage", "push" (GitHub's default), "maintain", "admin" or a custom role.
        add_collaborator(username: Of("login"), permission: Text = null) -> Bool
            = PUT "{url}/collaborators/{username}" is "repos/add-collaborator"
            with { needs: Needs::Auth, yes: &[201, 204] };
        /// Take away the access of a collaborator, and any invitation that is open.
        ///
        /// username: login of the user, or the user.
        remove_collaborator(username: Of("login")) -> Bool
            = DELETE "{url}/collaborators/{username}" is "repos/remove-collaborator" with { needs: Needs::Auth };
    }
    ShortRepository at "collaborators/invitations" {
        /// List the pending invitations.
        invitations(number: Number, etag: Etag) -> Many RepositoryInvitation
            = GET "{url}/invitations" is "repos/list-invitations" with { needs: Needs::Auth };
    }
    Client at "collaborators/invitations" {
        /// List the pending invitations of the authenticated user to repositories.
        repository_invitations(number: Number, etag: Etag) -> Many RepositoryInvitation
            = GET "/user/repository_invitations" is "repos/list-invitations-for-authenticated-user"
            with { needs: Needs::Auth };
    }
    RepositoryInvitation at "collaborators/invitations" {
        /// Accept it, as the invited user.
        accept() -> Bool = PATCH "{url}" is "repos/accept-invitation-for-authenticated-user"
            with { needs: Needs::Auth };
        /// Decline it, as the invited user.
        decline() -> Bool = DELETE "{url}" is "repos/decline-invitation-for-authenticated-user"
            with { needs: Needs::Auth };
        /// Withdraw it, as someone who administers the repository.
        delete() -> Bool = DELETE "{repository.url}/invitations/{id}" is "repos/delete-invitation"
            with { needs: Needs::Auth };
        /// Change what it lets the invited do, as someone who administers the repository, and return it as it is then.
        update(permissions: Choice("read", "write", "admin", "maintain", "triage")) -> One RepositoryInvitation
            = PATCH "{repository.url}/invitations/{id}" is "repos/update-invitation" with { needs: Needs::Auth };
    }
}
