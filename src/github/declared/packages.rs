//! What organizations have: packages, projects, fields of issues, roles, the audit log, Copilot, the bill.
use crate::{operations, resources};

resources! {}

operations! { in packages;
    ShortOrganization {
        /// List its packages of a type.
        ///
        /// package_type: "npm", "maven", "rubygems", "docker", "nuget" or "container".
        packages(package_type, *, visibility) is "packages/list-packages-for-organization" with { needs: Auth };
        /// Fetch one package.
        ///
        /// package_type: "npm", "maven", "rubygems", "docker", "nuget" or "container".
        package(package_type, package_name: Of("name")) is "packages/get-package-for-organization" with { needs: Auth };
        /// List its projects. `projects()` lists the classic ones, which GitHub has removed.
        projects_v2() is "projects/list-for-org" with { needs: Auth };
        /// Fetch one project.
        ///
        /// project_number: number of the project, as in its URL.
        project_v2(project_number) is "projects/get-for-org" with { needs: Auth };
        /// List the fields that its issues have.
        issue_fields() is "orgs/list-issue-fields" with { needs: Auth };
        /// Create a field of issues, and return it.
        ///
        /// data_type: "text", "date", "single_select", "multi_select" or "number".
        create_issue_field(name, data_type, *, options: List(Map(Str, Any))) is "orgs/create-issue-field";
        /// Change a field of issues, and return it; what is not given stays as it is.
        ///
        /// issue_field_id: the `id` of the field.
        /// options: all options, in place of those it has; one with an `id` stays the same option.
        update_issue_field(issue_field_id, *, options: List(Map(Str, Any))) is "orgs/update-issue-field";
        /// Delete a field of issues, with its values. `false` if there is none.
        ///
        /// issue_field_id: the `id` of the field.
        delete_issue_field(issue_field_id) is "orgs/delete-issue-field";
        /// List the roles that it has for members and teams.
        roles() -> List OrganizationRole is "orgs/list-org-roles" with { needs: Auth, key: "roles" };
        /// Fetch one role.
        ///
        /// role_id: the `id` of the role.
        role(role_id) is "orgs/get-org-role" with { needs: Auth };
        /// Give a role to a member. `false` if there is no such member or role.
        ///
        /// role_id: the `id` of the role.
        assign_role(username, role_id) is "orgs/assign-user-to-org-role";
        /// Take a role from a member.
        ///
        /// role_id: the `id` of the role.
        revoke_role(username, role_id) is "orgs/revoke-org-role-user";
        /// Give a role to a team. `false` if there is no such team or role.
        ///
        /// role_id: the `id` of the role.
        assign_team_role(team_slug, role_id) is "orgs/assign-team-to-org-role";
        /// Take a role from a team.
        ///
        /// role_id: the `id` of the role.
        revoke_team_role(team_slug, role_id) is "orgs/revoke-org-role-team";
        /// List what was done in it, newest first. Only enterprises have it.
        ///
        /// phrase: a search, such as "action:repo.destroy actor:mona".
        /// include: "web" (GitHub's default), "git" or "all".
        /// order: "desc" (GitHub's default) or "asc".
        audit_log(phrase, *, include, order) is "orgs/get-audit-log" with { needs: Auth };
        /// List the fine-grained tokens that may use it. Only GitHub Apps may do this.
        fine_grained_tokens() is "orgs/list-pat-grants" with { needs: Auth };
        /// List the fine-grained tokens that wait for approval. Only GitHub Apps may do this.
        fine_grained_token_requests() is "orgs/list-pat-grant-requests" with { needs: Auth };
        /// Approve or deny a fine-grained token. Only GitHub Apps may do this.
        ///
        /// pat_request_id: the `id` of the request.
        /// action: "approve" or "deny".
        /// reason: text that the owner of the token gets.
        review_fine_grained_token_request(pat_request_id, action, reason) is "orgs/review-pat-grant-request";
        /// Take the access of a fine-grained token away. Only GitHub Apps may do this.
        ///
        /// pat_id: the `id` of the token in the listing.
        revoke_fine_grained_token(pat_id) is "orgs/update-pat-access" only() with { fixed: { action: "revoke" } };
        /// List the custom properties of its repositories, as they are defined: mappings with property_name and value_type.
        custom_properties() -> Value(List(Map(Str, Any)))
            is "orgs/custom-properties-for-repos-get-organization-definitions" with { needs: Auth };
        /// List its repositories with the values of their custom properties.
        ///
        /// repository_query: a search for repositories, such as "props.team:crew".
        custom_property_values(repository_query) is "orgs/custom-properties-for-repos-get-organization-values"
            with { needs: Auth };
        /// Change values of the custom properties of repositories.
        ///
        /// repository_names: names of at most 30 repositories, without the owner, or repositories.
        /// properties: mappings with property_name and value; the value `null` removes one.
        set_custom_property_values(repository_names: ListOf("name"), properties)
            is "orgs/custom-properties-for-repos-create-or-update-organization-values";
        /// Fetch one custom property, as it is defined.
        custom_property(custom_property_name: Of("property_name"))
            is "orgs/custom-properties-for-repos-get-organization-definition" with { needs: Auth };
        /// Define a custom property, or define it anew, and return it.
        ///
        /// value_type: "string", "single_select", "multi_select", "true_false" or "url".
        /// required: whether every repository has a value.
        /// default_value: value of repositories that have none; for a property that is required.
        /// allowed_values: values that may be selected.
        set_custom_property(custom_property_name: Of("property_name"), value_type, *, required, default_value, allowed_values)
            is "orgs/custom-properties-for-repos-create-or-update-organization-definition";
        /// Remove a custom property, with its values. `false` if there is none.
        delete_custom_property(custom_property_name: Of("property_name"))
            is "orgs/custom-properties-for-repos-delete-organization-definition";
        /// Fetch the seats of Copilot, and the policies.
        copilot() is "copilot/get-copilot-organization-details" with { needs: Auth };
        /// List the seats of Copilot.
        copilot_seats() -> Many CopilotSeatDetails is "copilot/list-copilot-seats" with { needs: Auth };
        /// Give seats of Copilot to members, and return how many are new.
        add_copilot_seats(selected_usernames: ListOf("login")) -> Value(Map(Str, Int))
            is "copilot/add-copilot-seats-for-users";
        /// Cancel seats of Copilot at the end of the billing cycle, and return how many.
        cancel_copilot_seats(selected_usernames: ListOf("login")) -> Value(Map(Str, Int))
            is "copilot/cancel-copilot-seat-assignment-for-users" with { send: Json };
        /// Fetch where the report of the last 28 days of Copilot can be downloaded.
        copilot_usage() is "copilot/copilot-organization-usage-metrics" with { needs: Auth };
        /// Fetch what it has used of what GitHub bills.
        ///
        /// year: year of the report; the current one if it is left out.
        /// month: month of the report, 1 to 12.
        /// day: day of the report.
        billing_usage(year, month, day) is "billing/get-github-billing-usage-report-org"
            with { needs: Auth, path: "/organizations/{.login}/settings/billing/usage" };
    }
    ShortUser {
        /// List the packages of a type that you may see.
        ///
        /// package_type: "npm", "maven", "rubygems", "docker", "nuget" or "container".
        packages(package_type, *, visibility) is "packages/list-packages-for-user"
            with { needs: Auth, path: "/users/{login}/packages" };
        /// Fetch one package.
        ///
        /// package_type: "npm", "maven", "rubygems", "docker", "nuget" or "container".
        package(package_type, package_name: Of("name")) is "packages/get-package-for-user"
            with { needs: Auth, path: "/users/{login}/packages/{package_type}/{package_name}" };
    }
    AuthenticatedUser {
        /// Fetch what you have used of what GitHub bills.
        ///
        /// year: year of the report; the current one if it is left out.
        /// month: month of the report, 1 to 12.
        /// day: day of the report.
        billing_usage(year, month, day) is "billing/get-github-billing-usage-report-user"
            with { needs: Auth, path: "/users/{login}/settings/billing/usage" };
    }
    Package {
        /// List its versions, newest first.
        ///
        /// state: "active" (GitHub's default) or "deleted".
        versions(state) is "packages/get-all-package-versions-for-package-owned-by-org" with { needs: Auth };
        /// Delete it, with all its versions. `false` if there is none.
        delete() is "packages/delete-package-for-org";
        /// Restore it, for 30 days after it was deleted.
        restore() -> Bool is "packages/restore-package-for-org" without(token);
    }
    PackageVersion {
        /// Delete it. `false` if there is none.
        delete() is "packages/delete-package-version-for-org";
        /// Restore it, for 30 days after it was deleted.
        restore() is "packages/restore-package-version-for-org";
    }
}
