//! Collaborators of a repository, and invitations to become one.
use crate::{operations, resources};

resources! {
    /// What a collaborator may do.
    CollaboratorPermission with { title: "permission", url: "" } {
        /// "admin", "write", "read" or "none"; "maintain" counts as "write", and "triage" as "read".
        permission: Str;
        /// Name of the role, such as "maintain", or that of a custom one.
        role_name: Str;
        /// Who it is.
        user: One ShortUser;
    }
    /// An invitation to work on a repository.
    RepositoryInvitation with { identity: "url", url: "", route: "/user/repository_invitations/{invitation_id}" } {
        /// When it was sent.
        created_at: Time;
        /// Whether it can no longer be accepted.
        expired: Bool;
        /// URL of the page to accept or decline it.
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
        /// URL in the API where the invited user accepts or declines it. It cannot be read.
        url: Str;
    }
}

operations! { in collaborators;
    ShortRepository {
        /// List those who work on it: its owner, people added to it, and members of its organization with access.
        ///
        /// affiliation: "outside" for people from outside the organization, "direct" for people added, or "all".
        /// permission: only those with this permission.
        collaborators(affiliation = "all") is "repos/list-collaborators";
        /// Whether someone is a collaborator.
        ///
        /// username: login of the user, or the user.
        is_collaborator(username) is "repos/check-collaborator" with { needs: Auth };
        /// Fetch what someone may do in the repository.
        ///
        /// username: login of the user, or the user.
        collaborator_permission(username) is "repos/get-collaborator-permission-level";
        /// Invite someone to work on it, or change what a collaborator may do. `true` also when the user has access
        /// already. GitHub looks at the permission only in repositories of organizations.
        ///
        /// username: login of the user, or the user.
        /// permission: "pull", "triage", "push" (GitHub's default), "maintain", "admin" or a custom role.
        add_collaborator(username, permission) -> Bool is "repos/add-collaborator";
        /// Take away the access of a collaborator, and any invitation that is open.
        ///
        /// username: login of the user, or the user.
        remove_collaborator(username) is "repos/remove-collaborator";
        /// List the pending invitations.
        invitations() is "repos/list-invitations" with { needs: Auth };
    }
    Client {
        /// List the pending invitations of the authenticated user to repositories.
        repository_invitations() is "repos/list-invitations-for-authenticated-user" with { needs: Auth };
    }
    RepositoryInvitation {
        /// Accept it, as the invited user.
        accept() is "repos/accept-invitation-for-authenticated-user";
        /// Decline it, as the invited user.
        decline() is "repos/decline-invitation-for-authenticated-user";
        /// Withdraw it, as someone who administers the repository.
        delete() is "repos/delete-invitation" with { path: "{repository.url}/invitations/{id}" };
        /// Change what it lets the invited do, as someone who administers the repository, and return it as it is then.
        update(permissions = required) is "repos/update-invitation" with { path: "{repository.url}/invitations/{id}" };
    }
}
