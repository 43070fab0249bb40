//! Teams of enterprises, their members and their organizations.
use crate::{operations, resources};

resources! {}

operations! { in enterprise_teams;
    Client {
        /// List the teams of an enterprise.
        ///
        /// enterprise: slug of the enterprise.
        enterprise_teams(enterprise: Of("slug")) is "enterprise-teams/list" with { needs: Auth };
        /// Fetch one team of an enterprise.
        ///
        /// enterprise: slug of the enterprise.
        /// team_slug: slug of the team; that of a team of an enterprise begins with "ent:".
        enterprise_team(enterprise: Of("slug"), team_slug) is "enterprise-teams/get" with { needs: Auth };
        /// Create a team of an enterprise.
        ///
        /// enterprise: slug of the enterprise.
        /// organization_selection_type: which organizations it has: "disabled" (none), "selected" or "all".
        /// group_id: ID of the group of the identity provider whose members are those of the team.
        create_enterprise_team(
            enterprise: Of("slug"), name, *, description: Text, organization_selection_type, group_id: Text,
        ) is "enterprise-teams/create" without(sync_to_organizations);
    }
    EnterpriseTeam {
        /// Change the team; what is not given stays as it is. The object shows the new values afterwards.
        ///
        /// organization_selection_type: which organizations it has: "disabled" (none), "selected" or "all".
        /// group_id: ID of the group of the identity provider whose members are those of the team.
        edit(name: Text, *, description: Text, organization_selection_type, group_id: Text) -> Renew
            is "enterprise-teams/update" without(sync_to_organizations) with { skip_empty: true };
        /// Delete the team.
        delete() is "enterprise-teams/delete";
        /// List its members.
        members() is "enterprise-team-memberships/list" with { needs: Auth };
        /// Whether a user is a member.
        is_member(username) -> Bool is "enterprise-team-memberships/get" with { needs: Auth, no: [404] };
        /// Add a member, and return the user.
        add_member(username) is "enterprise-team-memberships/add";
        /// Remove a member.
        remove_member(username) is "enterprise-team-memberships/remove";
        /// Add members, and return them.
        ///
        /// usernames: logins.
        add_members(usernames: ListOf("login")) -> List ShortUser is "enterprise-team-memberships/bulk-add";
        /// Remove members, and return them.
        ///
        /// usernames: logins.
        remove_members(usernames: ListOf("login")) -> List ShortUser is "enterprise-team-memberships/bulk-remove";
        /// List the organizations that it is assigned to.
        organizations() is "enterprise-team-organizations/get-assignments" with { needs: Auth };
        /// Whether it is assigned to an organization.
        has_organization(org: Of("login")) -> Bool is "enterprise-team-organizations/get-assignment"
            with { needs: Auth, no: [404] };
        /// Assign it to an organization, and return that.
        add_organization(org: Of("login")) is "enterprise-team-organizations/add";
        /// Remove it from an organization.
        remove_organization(org: Of("login")) is "enterprise-team-organizations/delete";
    }
}
