//! Organizations: members, invitations, hooks, blocks, outside collaborators.
use crate::{operations, resources};

resources! {
    /// An organization, as listings show it.
    ShortOrganization full Organization with { identity: "url", title: "login", route: "/orgs/{org}" } {
        /// URL of the picture.
        avatar_url: Str;
        /// What the organization is about.
        description: Str;
        /// URL of its events.
        events_url: Str;
        /// URL of its hooks.
        hooks_url: Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// URL of its issues.
        issues_url: Str;
        /// Name in URLs.
        login: Str;
        /// URL of its members, with a place for a login.
        members_url: Str;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// Template of the URL of its public members; takes `member`.
        public_members_urlt = "public_members_url": Template;
        /// URL of its repositories.
        repos_url: Str;
        /// "Organization". Deprecated: it is the same for all.
        type: Computed(OrganizationType);
        /// URL in the API.
        url: Str;
    }
    /// An organization with every field. Some fields come only for its members or owners.
    Organization: ShortOrganization with { identity: "url", title: "login" } {
        /// When it was archived, `null` when it was not.
        archived_at: Time;
        /// URL that bills go to; only for owners.
        billing_email: Str;
        /// URL of its site.
        blog: Str;
        /// How many people work on private repositories; only for owners.
        collaborators_count = "collaborators": Int;
        /// Name of the company.
        company: Str;
        /// When it was created.
        created_at: Time;
        /// Name of the default branch of new repositories.
        default_repository_branch: Str;
        /// What members may do in repositories by default: "read", "write", "admin" or "none"; only for owners.
        default_repository_permission: Str;
        /// Whether repositories may have deploy keys; only for owners.
        deploy_keys_enabled_for_repositories: Bool;
        /// How much space the repositories take, in kilobytes; only for owners.
        disk_usage: Int;
        /// Whether comments show full names; only for owners.
        display_commenter_full_name_setting_enabled: Bool;
        /// Public mail address.
        email: Str;
        /// How many people follow it.
        followers_count = "followers": Int;
        /// How many people it follows.
        following_count = "following": Int;
        /// Whether it may have projects.
        has_organization_projects: Bool;
        /// Whether its repositories may have projects.
        has_repository_projects: Bool;
        /// URL of its page.
        html_url: Str;
        /// Whether GitHub has checked its domain.
        is_verified: Bool;
        /// Where it is.
        location: Str;
        /// Which repositories members may make: "all", "private" or "none"; only for owners.
        members_allowed_repository_creation_type: Str;
        /// Whether members may make repositories public or private; only for owners.
        members_can_change_repo_visibility: Bool;
        /// Whether members may make internal repositories; only for owners.
        members_can_create_internal_repositories: Bool;
        /// Whether members may publish sites with GitHub Pages; only for owners.
        members_can_create_pages: Bool;
        /// Whether members may publish private sites; only for owners.
        members_can_create_private_pages: Bool;
        /// Whether members may make private repositories; only for owners.
        members_can_create_private_repositories: Bool;
        /// Whether members may publish public sites; only for owners.
        members_can_create_public_pages: Bool;
        /// Whether members may make public repositories; only for owners.
        members_can_create_public_repositories: Bool;
        /// Whether members may make repositories; only for owners.
        members_can_create_repositories: Bool;
        /// Whether members may make teams; only for owners.
        members_can_create_teams: Bool;
        /// Whether members may delete issues; only for owners.
        members_can_delete_issues: Bool;
        /// Whether members may delete repositories; only for owners.
        members_can_delete_repositories: Bool;
        /// Whether members may fork private repositories; only for owners.
        members_can_fork_private_repositories: Bool;
        /// Whether members may invite outside collaborators; only for owners.
        members_can_invite_outside_collaborators: Bool;
        /// Whether members see what the repositories depend on; only for owners.
        members_can_view_dependency_insights: Bool;
        /// Name for people.
        name: Str;
        /// How many private repositories it owns; only for members.
        owned_private_repos_count = "owned_private_repos": Int;
        /// What it pays for; only for owners.
        plan: One Plan;
        /// How many secret gists it has; only for owners.
        private_gists_count = "private_gists": Int;
        /// How many public gists it has.
        public_gists_count = "public_gists": Int;
        /// How many public repositories it has.
        public_repos_count = "public_repos": Int;
        /// Whether those who may read a repository may begin discussions; only for owners.
        readers_can_create_discussions: Bool;
        /// URL shown to people whose push is blocked because it contains a secret; only for owners.
        secret_scanning_push_protection_custom_link: Str;
        /// Whether that URL is shown; only for owners.
        secret_scanning_push_protection_custom_link_enabled: Bool;
        /// How many private repositories it can reach; only for members.
        total_private_repos_count = "total_private_repos": Int;
        /// Name on Twitter.
        twitter_username: Str;
        /// Whether members must use two-factor authentication; only for owners.
        two_factor_requirement_enabled: Bool;
        /// When it was last changed.
        updated_at: Time;
        /// Whether commits on GitHub's website must be signed off.
        web_commit_signoff_required: Bool;
    }
    /// How somebody belongs to an organization.
    Membership with { identity: "url" } {
        /// Whether the user is a member now.
        active = "state": Is("active");
        /// Whether the user belongs to it otherwise than through a team of the enterprise.
        direct_membership: Bool;
        /// Slugs of the teams of the enterprise that make the user a member.
        enterprise_teams_providing_indirect_membership: List(Str);
        /// The organization.
        organization: One ShortOrganization;
        /// URL of the organization.
        organization_url: Str;
        /// Whether the user has been invited and has not accepted yet.
        pending = "state": Is("pending");
        /// What the user may do there: `can_create_repository`.
        permissions: Map(Str, Bool);
        /// "member", "admin" or "billing_manager".
        role: Str;
        /// "active" or "pending".
        state: Str;
        /// URL in the API.
        url: Str;
        /// The user, `null` when the account is gone.
        user: One ShortUser;
    }
    /// An invitation to an organization.
    OrganizationInvitation with { identity: "id", url: "" } {
        /// When it was sent.
        created_at: Time;
        /// Mail address that it went to, `null` when a user of GitHub was invited.
        email: Str;
        /// When it failed or ran out, `null` while it is open.
        failed_at: Time;
        /// Why it failed.
        failed_reason: Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// How it came about, as "member" or "scim".
        invitation_source: Str;
        /// URL of the teams that it is for, as old servers name it; see `invitation_teams_url`.
        invitation_team_url: Str;
        /// URL of the teams that it is for.
        invitation_teams_url: Str;
        /// Who sent it, `null` when the account is gone.
        inviter: One ShortUser;
        /// Login of the invited user, `null` when a mail address was invited.
        login: Str;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// Role that it offers: "direct_member", "admin", "billing_manager" or "reinstate".
        role: Str;
        /// How many teams it is for.
        team_count: Int;
    }
    /// A hook of an organization: what GitHub calls when something happens there.
    OrganizationHook with { identity: "url", title: "name", route: "/orgs/{org}/hooks/{hook_id}" } {
        /// Whether it is called.
        active: Bool;
        /// Where and how it is called, with `url`, `content_type`, `insecure_ssl` and a masked `secret`.
        config: Map(Str, Any);
        /// When it was created.
        created_at: Time;
        /// URL of its latest calls.
        deliveries_url: Str;
        /// Names of the events that it is called for.
        events: List(Str);
        /// Number that is unique on GitHub.
        id: Int;
        /// Kind of hook; "web" today.
        name: Str;
        /// URL that sends it a test event.
        ping_url: Str;
        /// "Organization".
        type: Str;
        /// When it was last changed.
        updated_at: Time;
        /// URL in the API.
        url: Str;
    }
}

operations! { in orgs;
    Client {
        /// List all organizations of GitHub, oldest first.
        ///
        /// since: number of the last organization seen; only newer ones are listed.
        all_organizations(number, since, etag, per_page) is "orgs/list";
        /// Fetch an organization.
        ///
        /// username: login of the organization.
        organization(username as "org": Name, *, lazy) is "orgs/get" with { handle: { login: "{username}" } };
        /// List the organizations that you belong to.
        organizations() is "orgs/list-for-authenticated-user" with { needs: Auth };
        /// List the organizations that a user is a public member of.
        ///
        /// username: login of the user.
        organizations_with(username) is "orgs/list-for-user";
        /// Fetch how you belong to an organization.
        ///
        /// organization: login of the organization.
        membership_in(organization as "org") is "orgs/get-membership-for-authenticated-user" with { needs: Auth };
        /// List how you belong to organizations.
        ///
        /// state: "active" or "pending"; both when left out.
        organization_memberships(state) is "orgs/list-memberships-for-authenticated-user" with { needs: Auth };
        /// Accept an organization's invitation.
        ///
        /// organization: login of the organization.
        activate_membership(organization as "org") is "orgs/update-membership-for-authenticated-user"
            with { fixed: { state: "active" } };
    }
    ShortUser {
        /// List the organizations that the user is a public member of.
        organizations() is "orgs/list-for-user" with { path: "/users/{login}/orgs" };
    }
    ShortOrganization {
        // Without `members_allowed_repository_creation_type`: GitHub is closing it down; the `members_can_create_..._repositories` say the same.
        /// Change the organization; what is not given stays as it is. Without any argument nothing is sent and the
        /// result is `false`. The object shows the new values afterwards.
        ///
        /// billing_email: address that bills go to; nobody else sees it.
        /// email: public mail address.
        /// name: name for people.
        /// has_organization_projects: whether the organization may have projects.
        /// has_repository_projects: whether its repositories may have projects.
        /// default_repository_permission: what members may do in repositories: "read", "write", "admin" or "none".
        /// members_can_create_repositories: whether members may make repositories.
        /// blog: URL of its site.
        /// twitter_username: name at X, formerly Twitter.
        /// members_can_create_public_repositories: whether members may make public repositories.
        /// members_can_create_private_repositories: whether members may make private repositories.
        /// members_can_create_internal_repositories: whether members may make internal repositories; only in
        /// enterprises.
        /// members_can_create_pages: whether members may publish sites with GitHub Pages.
        /// members_can_create_public_pages: whether members may publish public sites.
        /// members_can_create_private_pages: whether members may publish private sites.
        /// members_can_fork_private_repositories: whether members may fork private repositories.
        /// web_commit_signoff_required: whether commits on GitHub's website must be signed off.
        /// secret_scanning_push_protection_custom_link_enabled: whether people whose push is blocked because it
        /// contains a secret see a link of the organization.
        /// secret_scanning_push_protection_custom_link: URL of that link.
        /// deploy_keys_enabled_for_repositories: whether repositories may have deploy keys.
        edit(
            billing_email, company, email, location, name, description, has_organization_projects,
            has_repository_projects, default_repository_permission, members_can_create_repositories,
        ) is "orgs/update"
            without(
                advanced_security_enabled_for_new_repositories, dependabot_alerts_enabled_for_new_repositories,
                dependabot_security_updates_enabled_for_new_repositories,
                dependency_graph_enabled_for_new_repositories, members_allowed_repository_creation_type,
                secret_scanning_enabled_for_new_repositories,
                secret_scanning_push_protection_enabled_for_new_repositories, secret_scanning_validity_checks_enabled
            )
            with { skip_empty: true };
        /// Add a member, or change the role. Who is not a member yet receives an invitation and is "pending" meanwhile.
        ///
        /// username: login of the user.
        /// role: "member" or "admin"; anything else is an error.
        add_or_update_membership(username, role: Exactly("member", "admin") = "member")
            is "orgs/set-membership-for-user";
        /// Hide that you are a member. `false` when GitHub does not find the membership.
        ///
        /// username: your login.
        conceal_member(username) is "orgs/remove-public-membership-for-authenticated-user";
        /// Show that you are a member. `false` when GitHub does not find the membership.
        ///
        /// username: your login.
        publicize_member(username) is "orgs/set-public-membership-for-authenticated-user";
        /// Whether a user is a member. Who is not a member learns of public members only.
        ///
        /// username: login of the user.
        is_member(username) is "orgs/check-membership-for-user";
        /// Whether a user shows to be a member.
        ///
        /// username: login of the user.
        is_public_member(username) is "orgs/check-public-membership-for-user";
        /// List the members. Who is not a member sees the public ones only.
        ///
        /// filter: "2fa_disabled", "2fa_insecure" (both only for owners) or "all" (GitHub's default).
        /// role: "admin", "member" or "all" (GitHub's default).
        members(filter, role) is "orgs/list-members";
        /// Fetch how a user belongs to the organization. Only members may do that.
        ///
        /// username: login of the user.
        membership_for(username) is "orgs/get-membership-for-user" with { needs: Auth };
        /// List those who show to be members.
        public_members() is "orgs/list-public-members";
        /// Remove a member from the organization and all its teams. `false` when GitHub does not find one.
        ///
        /// username: login of the user.
        remove_member(username) is "orgs/remove-member";
        /// Remove a member, or take an invitation back. `false` when GitHub does not find one.
        ///
        /// username: login of the user.
        remove_membership(username) is "orgs/remove-membership-for-user";
        /// Take an invitation back. `false` when GitHub does not find it.
        ///
        /// invitee_id: number of the invitation.
        cancel_invite(invitee_id as "invitation_id") is "orgs/cancel-invitation";
        /// List invitations that failed or expired, as mappings; the first 30 of them.
        failed_invitations() -> Value(List(Map(Str, Any))) is "orgs/list-failed-invitations" with { needs: Auth };
        /// List the pending invitations.
        ///
        /// role: only invitations to this role.
        /// invitation_source: only invitations by members ("member") or by an identity provider ("scim").
        invitations() is "orgs/list-pending-invitations" with { needs: Auth };
        /// Invite somebody to the organization and to teams. Only owners may.
        ///
        /// team_ids: numbers of the teams; an empty list for none.
        /// invitee_id: number of the user; this or `email` must be given.
        /// email: mail address of somebody who need not have an account.
        /// role: "direct_member", "admin", "billing_manager" or "reinstate".
        invite(team_ids = required, invitee_id, email, role = "direct_member") is "orgs/create-invitation"
            with { any_of: [invitee_id, email] };
    }
    Membership {
        /// Accept the invitation, when the membership is your own. The object shows the new values afterwards.
        ///
        /// state: "active", the only state that can be chosen.
        edit(state) -> Renew is "orgs/update-membership-for-authenticated-user"
            with { yes: [200], path: "/user/memberships/orgs/{organization.login}" };
    }
    OrganizationInvitation {
        /// List the teams that the invitation is for.
        teams() is "orgs/list-invitation-teams"
            with { needs: Auth, path: "{invitation_team_url|invitation_teams_url}" };
    }
    ShortOrganization {
        /// Convert a member to an outside collaborator, who keeps only the repositories that the present teams allow.
        ///
        /// `true` also while GitHub is still at it; `false` when it does not find the member.
        ///
        /// username: login of the member.
        /// async_: whether GitHub may respond before it is done.
        make_outside_collaborator(username) -> Bool is "orgs/convert-member-to-outside-collaborator";
        /// List those who work on repositories without being members.
        ///
        /// filter: "2fa_disabled", "2fa_insecure" (both only for owners) or "all" (GitHub's default).
        outside_collaborators(filter) is "orgs/list-outside-collaborators" with { needs: Auth };
        /// Remove an outside collaborator from all repositories. `false` when GitHub does not find one.
        ///
        /// username: login of the collaborator.
        remove_outside_collaborator(username) is "orgs/remove-outside-collaborator";
        /// Block a user. `false` when GitHub does not find one.
        ///
        /// username: login of the user.
        block(username) is "orgs/block-user";
        /// Block a user no longer. `false` when GitHub does not find one.
        ///
        /// username: login of the user.
        unblock(username) is "orgs/unblock-user";
        /// Whether the organization blocks a user.
        ///
        /// username: login of the user.
        is_blocking(username) is "orgs/check-blocked-user" with { needs: Auth };
        /// List the users that the organization blocks.
        blocked_users() is "orgs/list-blocked-users" with { needs: Auth };
        /// Create a hook.
        ///
        /// name: kind of hook, "web".
        /// config: where and how it is called: `url`, and perhaps `content_type`, `secret` and `insecure_ssl`.
        /// events: names of the events that it is called for.
        /// active: whether it is called.
        create_hook(name, config: Filled(Str, Union(Str, Float)), events = ["push"], active = true)
            is "orgs/create-webhook";
        /// Fetch one hook.
        hook(hook_id) is "orgs/get-webhook" with { needs: Auth };
        /// List the hooks.
        hooks() is "orgs/list-webhooks" with { needs: Auth };
    }
    OrganizationHook {
        // Without `name`: `web` is the only kind of hook that is left.
        /// Change the hook; what is left out stays as it is. Without any argument nothing is sent and the result is
        /// `false`. The object shows the new values afterwards.
        ///
        /// config: all settings, in place of those it has: a `secret` that this leaves out is removed, and GitHub
        /// requires a `url`. An empty mapping changes nothing.
        /// events: names of the events that it is called for.
        /// active: whether it is called.
        edit(config: Settings(Str, Union(Str, Float)) = {}, events, active) is "orgs/update-webhook" without(name)
            with { skip_empty: true };
        /// Delete the hook. `false` when GitHub does not find it.
        delete() is "orgs/delete-webhook";
        /// Send a test event to the hook. `false` when GitHub does not find it.
        ping() is "orgs/ping-webhook";
        /// List what was delivered to it, newest first. GitHub keeps it for about three days.
        ///
        /// status: "success" or "failure".
        deliveries(status) is "orgs/list-webhook-deliveries" with { needs: Auth };
        /// Fetch one delivery, with the request and the response.
        ///
        /// delivery_id: the `id` of the delivery.
        delivery(delivery_id) is "orgs/get-webhook-delivery" with { needs: Auth };
        /// Deliver it again.
        ///
        /// delivery_id: the `id` of the delivery.
        redeliver(delivery_id) -> Bool is "orgs/redeliver-webhook-delivery";
    }
    ShortOrganization {
        /// Create a repository of the organization.
        ///
        /// name: at most 100 characters.
        /// homepage: URL of its site.
        /// team_id: number of the team that looks after it; 0 for none.
        /// auto_init: make a first commit with a README.
        /// gitignore_template: name of a template, as "Python"; ignored without `auto_init`.
        /// license_template: name of a license, as "mit"; ignored without `auto_init`.
        /// visibility: "public", "private" or "internal" (only in enterprises); in place of `private`.
        /// has_downloads: whether downloads are turned on.
        /// is_template: whether it is a template for other repositories.
        /// allow_squash_merge: whether pull requests may be squashed into one commit.
        /// allow_merge_commit: whether pull requests may be merged with a merge commit.
        /// allow_rebase_merge: whether pull requests may be rebased.
        /// allow_auto_merge: whether pull requests may be merged by themselves once all requirements are met.
        /// delete_branch_on_merge: whether the branch of a pull request is deleted after merging.
        /// squash_merge_commit_title: title of a squashed commit: "PR_TITLE" or "COMMIT_OR_PR_TITLE".
        /// squash_merge_commit_message: message of a squashed commit: "PR_BODY", "COMMIT_MESSAGES" or "BLANK"; with
        /// `squash_merge_commit_title` only.
        /// merge_commit_title: title of a merge commit: "PR_TITLE" or "MERGE_MESSAGE".
        /// merge_commit_message: message of a merge commit: "PR_BODY", "PR_TITLE" or "BLANK"; with `merge_commit_title`
        /// only.
        /// custom_properties: values of the organization's custom properties, by name.
        create_repository(
            name, description = "", homepage = "", private = false, has_issues = true, has_wiki = true,
            team_id: IdOrZero = 0, auto_init = false, gitignore_template = "", license_template = "",
            has_projects = true, *, custom_properties: Map(Str, Optional(Union(Str, List(Str)))),
        ) is "repos/create-in-org" without(use_squash_pr_title_as_default);
        /// List the repositories that you can see.
        ///
        /// type: "all" (GitHub's default), "public", "private", "forks", "sources", "member" or "internal".
        /// sort: "created" (GitHub's default), "updated", "pushed" or "full_name".
        /// direction: "asc" or "desc"; GitHub's default is "asc" when sorted by full_name, else "desc".
        repositories(type = "") is "repos/list-for-org";
    }
    ShortOrganization at "projects/projects" {
        /// Create a classic project. GitHub no longer offers these.
        ///
        /// body: description in Markdown.
        create_project(name: Name, body: Text = "") -> One Project = POST "{url}/projects"
            with { needs: Auth, accept: PROJECTS, deprecated: "the mutation createProjectV2 of GraphQL" };
        /// Fetch a project of the classic kind, by its `id`; `null` when `etag` is given and it has not changed.
        project(id: Id, etag: Etag) -> One Project = GET "/projects/{id}"
            with { none: [304], accept: PROJECTS, deprecated: "ShortOrganization.project_v2" };
        /// List the projects of the classic kind.
        projects(number: Number, etag: Etag) -> Many Project = GET "{url}/projects"
            with { accept: PROJECTS, deprecated: "ShortOrganization.projects_v2" };
    }
}
