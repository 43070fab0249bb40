//! Rules of repositories: rulesets, autolinks, interaction limits, custom properties, code owners.
use crate::{operations, resources};

resources! {}

operations! { in rules;
    ShortRepository {
        /// List its rulesets, and those of its organization that apply to it.
        rulesets() is "repos/get-repo-rulesets";
        /// Fetch one ruleset, with its rules.
        ///
        /// ruleset_id: the `id` of the ruleset.
        ruleset(ruleset_id) is "repos/get-repo-ruleset";
        /// Create a ruleset.
        ///
        /// name: name of the ruleset.
        /// enforcement: "active", "evaluate" (only tried) or "disabled".
        /// target: "branch" (GitHub's default), "tag" or "push".
        /// rules: mappings with type, and parameters where the type has some.
        /// conditions: what it applies to, such as {"ref_name": {"include": ["~DEFAULT_BRANCH"], "exclude": []}}.
        /// bypass_actors: who may break the rules: mappings with actor_id, actor_type and bypass_mode.
        create_ruleset(
            name, enforcement: Choice("active", "evaluate", "disabled") = "active", *, target, rules, conditions,
            bypass_actors,
        ) is "repos/create-repo-ruleset";
        /// Change a ruleset; what is left out stays as it is.
        ///
        /// ruleset_id: the `id` of the ruleset.
        /// name: name of the ruleset.
        /// enforcement: "active", "evaluate" (only tried) or "disabled".
        /// target: "branch", "tag" or "push".
        /// rules: mappings with type, and parameters where the type has some; in place of those that it has.
        /// conditions: what it applies to, in place of what it does.
        /// bypass_actors: who may break the rules, in place of those who do.
        update_ruleset(ruleset_id, *, name, enforcement, target, rules, conditions, bypass_actors)
            is "repos/update-repo-ruleset";
        /// Delete a ruleset. `false` if there is none.
        ///
        /// ruleset_id: the `id` of the ruleset.
        delete_ruleset(ruleset_id) is "repos/delete-repo-ruleset";
        /// List the rules that apply to a branch, whether it exists or not: mappings.
        branch_rules(branch) -> Rows(Map(Str, Any)) is "repos/get-branch-rules";
        /// List the pushes that rules were evaluated for, newest first: mappings.
        rule_suites() -> Rows(Map(Str, Any)) is "repos/get-repo-rule-suites" with { needs: Auth };
        /// Fetch what the rules said of one push: a mapping with result and rule_evaluations.
        ///
        /// rule_suite_id: the `id` of the entry in `rule_suites()`.
        rule_suite(rule_suite_id) -> Value(Map(Str, Any)) is "repos/get-repo-rule-suite" with { needs: Auth };
        /// List its autolinks.
        autolinks() -> List Autolink is "repos/list-autolinks" with { needs: Auth };
        /// Fetch one autolink.
        ///
        /// autolink_id: the `id` of the autolink.
        autolink(autolink_id) is "repos/get-autolink" with { needs: Auth };
        /// Create an autolink.
        ///
        /// key_prefix: prefix of the text, such as "TICKET-".
        /// url_template: URL with `<num>` for what follows the prefix.
        /// is_alphanumeric: whether letters may follow the prefix as well as digits.
        create_autolink(key_prefix, url_template, is_alphanumeric) is "repos/create-autolink";
        /// Delete an autolink. `false` if there is none.
        ///
        /// autolink_id: the `id` of the autolink.
        delete_autolink(autolink_id) is "repos/delete-autolink";
        /// Fetch who may comment, open issues and pull requests for a while: a mapping, empty for everybody.
        interaction_limits() -> Value(Map(Str, Any)) is "interactions/get-restrictions-for-repo" with { needs: Auth };
        /// Limit for a while who may comment, open issues and pull requests.
        ///
        /// The result is a mapping with limit, origin and expires_at.
        ///
        /// limit: "existing_users", "contributors_only" or "collaborators_only".
        /// expiry: "one_day" (GitHub's default), "three_days", "one_week", "one_month" or "six_months".
        set_interaction_limits(limit, expiry) -> Value(Map(Str, Any)) is "interactions/set-restrictions-for-repo";
        /// Let everybody comment, open issues and pull requests again.
        remove_interaction_limits() is "interactions/remove-restrictions-for-repo";
        /// Fetch the values of the organization's custom properties: mappings with property_name and value.
        custom_property_values() -> Value(List(Map(Str, Any)))
            is "repos/custom-properties-for-repos-get-repository-values";
        /// Change values of the organization's custom properties.
        ///
        /// properties: mappings with property_name and value; the value `null` removes one.
        set_custom_property_values(properties) is "repos/custom-properties-for-repos-create-or-update-repository-values";
        /// Fetch what is wrong in its file CODEOWNERS: a mapping with errors, a list.
        ///
        /// ref: branch, tag or SHA; the default branch if it is left out.
        codeowners_errors(ref) -> Value(Map(Str, Any)) is "repos/codeowners-errors";
        /// List the attestations of an artifact: mappings with bundle, repository_id and bundle_url.
        ///
        /// subject_digest: digest of the artifact, such as "sha256:...".
        attestations(subject_digest) -> Rows(Map(Str, Any)) is "repos/list-attestations" with { key: "attestations" };
        /// Store an attestation of an artifact that it built. The result is a mapping with its id.
        ///
        /// bundle: the attestation as Sigstore bundles it: a mapping with mediaType, verificationMaterial and dsseEnvelope.
        create_attestation(bundle) -> Value(Map(Str, Any)) is "repos/create-attestation";
        /// Check whether new releases cannot be changed: a mapping with enabled and enforced_by_owner; `null` if they can.
        immutable_releases() -> Value(Map(Str, Bool)) is "repos/check-immutable-releases"
            with { needs: Auth, none: [404] };
        /// Let nobody change releases once they are published.
        enable_immutable_releases() is "repos/enable-immutable-releases";
        /// Let releases be changed again.
        disable_immutable_releases() is "repos/disable-immutable-releases";
    }
    ShortOrganization {
        /// List its rulesets.
        rulesets() is "repos/get-org-rulesets" with { needs: Auth };
        /// Fetch one ruleset, with its rules.
        ///
        /// ruleset_id: the `id` of the ruleset.
        ruleset(ruleset_id) is "repos/get-org-ruleset" with { needs: Auth };
        /// Create a ruleset for its repositories.
        ///
        /// name: name of the ruleset.
        /// enforcement: "active", "evaluate" (only tried) or "disabled".
        /// target: "branch" (GitHub's default), "tag", "push" or "repository".
        /// rules: mappings with type, and parameters where the type has some.
        /// conditions: what it applies to, such as {"ref_name": {"include": ["~DEFAULT_BRANCH"], "exclude": []},
        /// "repository_name": {"include": ["~ALL"], "exclude": []}}.
        /// bypass_actors: who may break the rules: mappings with actor_id, actor_type and bypass_mode.
        create_ruleset(
            name, enforcement: Choice("active", "evaluate", "disabled") = "active", *, target, rules, conditions,
            bypass_actors,
        ) is "repos/create-org-ruleset" without(source_type);
        /// Change a ruleset; what is left out stays as it is.
        ///
        /// ruleset_id: the `id` of the ruleset.
        /// name: name of the ruleset.
        /// enforcement: "active", "evaluate" (only tried) or "disabled".
        /// target: "branch", "tag", "push" or "repository".
        /// rules: mappings with type, and parameters where the type has some; in place of those that it has.
        /// conditions: what it applies to, in place of what it does.
        /// bypass_actors: who may break the rules, in place of those who do.
        update_ruleset(ruleset_id, *, name, enforcement, target, rules, conditions, bypass_actors)
            is "repos/update-org-ruleset";
        /// Delete a ruleset. `false` if there is none.
        ///
        /// ruleset_id: the `id` of the ruleset.
        delete_ruleset(ruleset_id) is "repos/delete-org-ruleset";
        /// List the pushes that its rules were evaluated for, newest first: mappings.
        rule_suites() -> Rows(Map(Str, Any)) is "repos/get-org-rule-suites" with { needs: Auth };
        /// Fetch what its rules said of one push: a mapping with result and rule_evaluations.
        ///
        /// rule_suite_id: the `id` of the entry in `rule_suites()`.
        rule_suite(rule_suite_id) -> Value(Map(Str, Any)) is "repos/get-org-rule-suite" with { needs: Auth };
        /// Fetch who may comment, open issues and pull requests in its public repositories for a while: a mapping, empty
        /// for everybody.
        interaction_limits() -> Value(Map(Str, Any)) is "interactions/get-restrictions-for-org" with { needs: Auth };
        /// Limit for a while who may comment, open issues and pull requests in its public repositories.
        ///
        /// The result is a mapping with limit, origin and expires_at.
        ///
        /// limit: "existing_users", "contributors_only" or "collaborators_only".
        /// expiry: "one_day" (GitHub's default), "three_days", "one_week", "one_month" or "six_months".
        set_interaction_limits(limit, expiry) -> Value(Map(Str, Any)) is "interactions/set-restrictions-for-org";
        /// Let everybody comment, open issues and pull requests again.
        remove_interaction_limits() is "interactions/remove-restrictions-for-org";
        /// List the attestations of an artifact: mappings with bundle, repository_id and bundle_url.
        ///
        /// subject_digest: digest of the artifact, such as "sha256:...".
        attestations(subject_digest) -> Rows(Map(Str, Any)) is "orgs/list-attestations" with { key: "attestations" };
        /// Fetch in which repositories new releases cannot be changed: a mapping with enforced_repositories.
        immutable_releases() -> Value(Map(Str, Any)) is "orgs/get-immutable-releases-settings" with { needs: Auth };
        /// Change in which repositories new releases cannot be changed.
        ///
        /// enforced_repositories: "all", "none" or "selected".
        /// selected_repository_ids: the `id` of each repository; for "selected" only.
        set_immutable_releases(enforced_repositories, selected_repository_ids) is "orgs/set-immutable-releases-settings";
        /// List the types that its issues may have.
        issue_types() -> List IssueType is "orgs/list-issue-types" with { needs: Auth };
        /// Create a type of issues, and return it.
        ///
        /// is_enabled: whether issues can be of it.
        /// color: "gray", "blue", "green", "yellow", "orange", "red", "pink" or "purple".
        create_issue_type(name, is_enabled = true, *, description, color) is "orgs/create-issue-type";
        /// Change a type of issues, and return it.
        ///
        /// issue_type_id: the type, or its `id`.
        /// is_enabled: whether issues can be of it.
        /// description: its description; give the one that it has to keep it, as GitHub may remove it otherwise.
        /// color: its color; give the one that it has to keep it, as GitHub may remove it otherwise.
        update_issue_type(issue_type_id: Id, name, is_enabled, *, description, color)
            is "orgs/update-issue-type";
        /// Delete a type of issues; those of it have none then. `false` if there is none.
        ///
        /// issue_type_id: the type, or its `id`.
        delete_issue_type(issue_type_id: Id) is "orgs/delete-issue-type";
    }
    Client {
        /// Fetch who may comment, open issues and pull requests in your public repositories for a while: a mapping, empty
        /// for everybody.
        interaction_limits() -> Value(Map(Str, Any)) is "interactions/get-restrictions-for-authenticated-user"
            with { needs: Auth };
        /// Limit for a while who may comment, open issues and pull requests in your public repositories.
        ///
        /// The result is a mapping with limit, origin and expires_at.
        ///
        /// limit: "existing_users", "contributors_only" or "collaborators_only".
        /// expiry: "one_day" (GitHub's default), "three_days", "one_week", "one_month" or "six_months".
        set_interaction_limits(limit, expiry) -> Value(Map(Str, Any))
            is "interactions/set-restrictions-for-authenticated-user";
        /// Let everybody comment, open issues and pull requests in your public repositories again.
        remove_interaction_limits() is "interactions/remove-restrictions-for-authenticated-user";
    }
}
