//! Teams of organizations: members, repositories and permissions.
use crate::{operations, resources};

resources! {
    /// A team, as listings show it.
    ///
    /// Most listings leave out `members_count` and `repos_count`; `refresh()` reads them.
    ShortTeam full Team with { identity: "url", title: "name", route: "/teams/{team_id}" } {
        /// How it got its access to the repository: "direct", "organization" or "enterprise"; only in teams of a
        /// repository.
        access_source: Str;
        /// What the team is about.
        description: Str;
        /// Number of the enterprise, for its teams.
        enterprise_id: Int;
        /// URL of its page.
        html_url: Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// Name of the team in LDAP; only on Enterprise Server.
        ldap_dn: Str;
        /// How many people belong to it; `null` where GitHub leaves it out.
        members_count: Int;
        /// Template of the URL of its members; takes `member`.
        members_urlt = "members_url": Template;
        /// Name.
        name: Str;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// "notifications_enabled" when a mention of the team notifies its members, else "notifications_disabled".
        notification_setting: Str;
        /// Number of the organization.
        organization_id: Int;
        /// Team that it is part of, `null` for one at the top.
        parent: One ShortTeam;
        /// What its members may do in repositories by default: "pull", "push" or "admin".
        permission: Str;
        /// Whether it may "pull", "push" and so on in the repository; only in teams of a repository.
        permissions: Map(Str, Bool);
        /// "closed" when all members of the organization see it, "secret" when only its own members do.
        privacy: Str;
        /// How many repositories it looks after; `null` where GitHub leaves it out.
        repos_count: Int;
        /// URL of its repositories.
        repositories_url: Str;
        /// Name in URLs and mentions.
        slug: Str;
        /// Whose team it is: "organization" or "enterprise".
        type: Str;
        /// URL in the API.
        url: Str;
    }
    /// A team with every field.
    Team: ShortTeam with { identity: "url", title: "name" } {
        /// When it was created.
        created_at: Time;
        /// Organization that it belongs to.
        organization: One ShortOrganization;
        /// When it was last changed.
        updated_at: Time;
    }
    /// A repository, with what a team may do in it.
    ShortRepositoryWithPermissions: ShortRepository full Repository with { identity: "url", title: "full_name" } {
        /// Whether the team may "pull", "push", "admin" and so on.
        permissions: Map(Str, Bool);
        /// Name of the role that the team has in it, as "write".
        role_name: Str;
    }
}

operations! { in teams;
    Client {
        /// List the teams that you belong to, in all organizations. These have `members_count`, `repos_count` and
        /// `organization`.
        user_teams() -> Many ShortTeam is "teams/list-for-authenticated-user" with { needs: Auth };
    }
    ShortOrganization at "teams/teams" {
        /// Create a team. You become its maintainer.
        ///
        /// repo_names: full names of repositories that it looks after, as "github/dotfiles".
        /// maintainers: logins of its maintainers.
        /// permission: what members may do in repositories by default: "pull" or "push".
        /// parent_team_id: number of the team that it is part of.
        /// privacy: "secret" or "closed"; a team with a parent must be "closed".
        /// description: what the team is about.
        /// notification_setting: "notifications_enabled" or "notifications_disabled", for mentions of the team.
        /// parent_team_slug: name in URLs of the team that it is part of, in place of `parent_team_id`.
        /// ldap_dn: name of the team in LDAP; only on Enterprise Server.
        create_team(
            name, repo_names: ListOf("full_name") = [], maintainers = [], permission = "pull", parent_team_id,
            privacy = "secret",
        ) is "teams/create";
        /// Fetch one team by its number.
        team(team_id: Id, *, lazy: Lazy = false) -> One Team = GET "/organizations/{id}/team/{team_id}"
            with { needs: Auth, handle: { id: "{team_id}", organization_id: "{id}" } };
        /// Fetch one team by its name in URLs.
        ///
        /// team_slug: the team's `slug`, as "justice-league".
        team_by_name(team_slug, *, lazy) is "teams/get-by-name" with { needs: Auth, handle: { slug: "{team_slug}" } };
        /// List the teams that you can see.
        ///
        /// team_type: only teams of the enterprise or of the organization.
        teams() is "teams/list" with { needs: Auth };
        /// Put a repository in the care of a team. `Team.add_repository` can also set the permission.
        ///
        /// `false` when GitHub finds no such team or repository.
        ///
        /// repository: full name, as "github/dotfiles".
        /// team_id: number of the team.
        add_repository(repository: Of("full_name"), team_id: Id) -> Bool
            = PUT "/organizations/{id}/team/{team_id}/repos/{+repository}" with { needs: Auth };
        /// Take a repository from a team. The repository itself stays.
        ///
        /// `false` when GitHub finds no such team or repository.
        ///
        /// repository: full name, as "github/dotfiles".
        /// team_id: number of the team.
        remove_repository(repository: Of("full_name"), team_id: Id) -> Bool
            = DELETE "/organizations/{id}/team/{team_id}/repos/{+repository}" with { needs: Auth };
    }
    ShortTeam {
        /// Change the team; what is not given stays as it is. The object shows the new values afterwards.
        ///
        /// permission: what members may do in repositories by default; deprecated, set it for each repository.
        /// parent_team_id: number of the team that it is part of.
        /// privacy: "secret" or "closed".
        /// description: what the team is about.
        /// notification_setting: "notifications_enabled" or "notifications_disabled", for mentions of the team.
        /// parent_team_slug: name in URLs of the team that it is part of, in place of `parent_team_id`.
        edit(name, permission, parent_team_id, privacy) is "teams/update-legacy"
            with { deprecated: "client.rest.teams.update_in_org" };
        /// Delete the team, and the teams that are part of it. `false` when GitHub does not find it.
        delete() is "teams/delete-legacy" with { deprecated: "client.rest.teams.delete_in_org" };
        /// Put a repository in the care of the team, or set what the team may do in it.
        ///
        /// `false` when GitHub does not find the repository.
        ///
        /// repository: full name, as "github/dotfiles"; the organization must own it, or a fork of it.
        /// permission: "pull", "triage", "push", "maintain", "admin" or the name of a role of the organization's own;
        /// the team's own permission when left out.
        add_repository(repository as "repo": Of("full_name"), permission: Text)
            is "teams/add-or-update-repo-permissions-legacy"
            with { deprecated: "client.rest.teams.add_or_update_repo_permissions_in_org",
                path: "{url}/repos/{+repository}" };
        /// Whether the team looks after a repository.
        ///
        /// repository: full name, as "github/dotfiles".
        has_repository(repository as "repo": Of("full_name")) -> Bool is "teams/check-permissions-for-repo-legacy"
            with { needs: Auth, deprecated: "client.rest.teams.check_permissions_for_repo_in_org",
                path: "{url}/repos/{+repository}" };
        /// Fetch a repository that the team looks after, with what the team may do in it.
        ///
        /// repository: full name, as "github/dotfiles".
        permissions_for(repository as "repo": Of("full_name")) is "teams/check-permissions-for-repo-legacy"
            with { needs: Auth, accept: REPOSITORY, deprecated: "client.rest.teams.check_permissions_for_repo_in_org",
                path: "{url}/repos/{+repository}" };
        /// Take a repository from the team. The repository itself stays.
        ///
        /// `false` when GitHub does not find the repository.
        ///
        /// repository: full name, as "github/dotfiles".
        remove_repository(repository as "repo": Of("full_name")) is "teams/remove-repo-legacy"
            with { deprecated: "client.rest.teams.remove_repo_in_org", path: "{url}/repos/{+repository}" };
        /// List the repositories that the team looks after.
        repositories() -> Many ShortRepositoryWithPermissions is "teams/list-repos-legacy"
            with { needs: Auth, deprecated: "client.rest.teams.list_repos_in_org" };
        /// Take somebody into the team, or change the role. Who is not in the organization yet is invited to it.
        ///
        /// The result has the keys "state" ("active" or "pending"), "role" and "url".
        ///
        /// username: login of the user.
        /// role: "member" or "maintainer".
        add_or_update_membership(username, role = "member") -> Value(Record(TeamMembership))
            is "teams/add-or-update-membership-for-user-legacy"
            with { deprecated: "client.rest.teams.add_or_update_membership_for_user_in_org" };
        /// Whether a user belongs to the team; `false` also for somebody who has only been invited.
        ///
        /// username: login of the user.
        is_member(username) is "teams/get-member-legacy"
            with { needs: Auth, deprecated: "client.rest.teams.get_membership_for_user_in_org" };
        /// List the members, those of child teams among them.
        ///
        /// role: "member", "maintainer" or "all" (GitHub's default).
        members(role) is "teams/list-members-legacy"
            with { needs: Auth, deprecated: "client.rest.teams.list_members_in_org" };
        /// How a user belongs to the team, with the keys "state" ("active" or "pending"), "role" and "url".
        ///
        /// username: login of the user.
        membership_for(username) -> Value(Record(TeamMembership)) is "teams/get-membership-for-user-legacy"
            with { needs: Auth, deprecated: "client.rest.teams.get_membership_for_user_in_org" };
        /// Take somebody out of the team, or take an invitation back. The user stays in the organization.
        ///
        /// `false` when GitHub does not find the membership.
        ///
        /// username: login of the user.
        revoke_membership(username) is "teams/remove-membership-for-user-legacy"
            with { deprecated: "client.rest.teams.remove_membership_for_user_in_org" };
        /// Take a member of the organization into the team.
        ///
        /// username: login of the user.
        add_member(username) is "teams/add-member-legacy" with { deprecated: "add_or_update_membership" };
        // Without `role`: deprecated; `add_or_update_membership()` takes it.
        /// Invite somebody to the team. Who is in the organization already joins at once.
        ///
        /// username: login of the user.
        invite(username) -> Bool is "teams/add-or-update-membership-for-user-legacy" without(role)
            with { deprecated: "add_or_update_membership" };
        /// Take somebody out of the team.
        ///
        /// username: login of the user.
        remove_member(username) is "teams/remove-member-legacy" with { deprecated: "revoke_membership" };
    }
}
