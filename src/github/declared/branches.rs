//! Branches and their protection.
use crate::{operations, resources};

resources! {
    /// A branch, as listings show it.
    ///
    /// `refresh()` returns the `Branch`.
    ShortBranch full Branch with { title: "name", url: "{commit.url}/../../branches/{+name}" } {
        /// The commit at its tip.
        commit: One MiniCommit;
        /// Name, as "main".
        name: Str;
        /// What is required of its commits, in short: a mapping. `protection()` returns all of it.
        original_protection = "protection": Map(Str, Any);
        /// Whether it is protected.
        protected: Bool;
        /// URL of its protection in the API.
        protection_url: Str;
    }
    /// A branch.
    Branch: ShortBranch with { identity: "_links.self", title: "name", url: "{commit.url}/../../branches/{+name}" } {
        /// The commit at its tip.
        commit: One ShortCommit;
        /// URLs of its page (html) and of itself in the API (self): a mapping.
        links = "_links": Map(Str, Str);
        /// Pattern of the rule that protects it.
        pattern: Str;
        /// How many approvals a merge into it needs.
        required_approving_review_count: Int;
    }
    /// What a branch is protected from.
    BranchProtection with { identity: "url", route: "/repos/{owner}/{repo}/branches/{branch}/protection" } {
        /// Whether the branch may be deleted.
        allow_deletions: One ProtectionAllowDeletions;
        /// Whether commits may be forced onto the branch.
        allow_force_pushes: One ProtectionAllowForcePushes;
        /// Whether a locked branch may take commits from the repository it was forked from: a mapping with enabled.
        allow_fork_syncing: Record(Enabled);
        /// Whether branches that match may not be created: a mapping with enabled.
        block_creations: Record(Enabled);
        /// Whether the branch is protected.
        enabled: Bool;
        /// Whether the rules hold for administrators too.
        enforce_admins: One ProtectionEnforceAdmins;
        /// Whether the branch is read-only: a mapping with enabled.
        lock_branch: Record(Enabled);
        /// Name of the branch.
        name: Str;
        /// URL of the protection in the API.
        protection_url: Str;
        /// Whether all conversations must be resolved before a merge.
        required_conversation_resolution: One ProtectionRequiredConversationResolution;
        /// Whether merge commits are refused.
        required_linear_history: One ProtectionRequiredLinearHistory;
        /// Which reviews a merge needs; `null` when it needs none.
        required_pull_request_reviews: One ProtectionRequiredPullRequestReviews;
        /// Whether commits must be signed: a mapping with enabled and url.
        required_signatures: Record(Enabled);
        /// Which statuses a merge needs; `null` when it needs none.
        required_status_checks: One ProtectionRequiredStatusChecks;
        /// Who may push; `null` when everybody with write access may.
        restrictions: One ProtectionRestrictions;
        /// URL of the protection in the API.
        url: Str;
    }
    /// Whether the rules of a protected branch hold for administrators too.
    ProtectionEnforceAdmins
    with { identity: "url", route: "/repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins" }
    {
        /// Whether they do.
        enabled: Bool;
        /// URL of the setting in the API.
        url: Str;
    }
    /// Whether a protected branch may be deleted.
    ProtectionAllowDeletions with { url: "" } {
        /// Whether it may.
        enabled: Bool;
    }
    /// Whether commits may be forced onto a protected branch.
    ProtectionAllowForcePushes with { url: "" } {
        /// Whether they may.
        enabled: Bool;
    }
    /// Whether all conversations of a pull request must be resolved before it is merged into a protected branch.
    ProtectionRequiredConversationResolution with { url: "" } {
        /// Whether they must.
        enabled: Bool;
    }
    /// Whether a protected branch rejects merge commits.
    ProtectionRequiredLinearHistory with { url: "" } {
        /// Whether it does.
        enabled: Bool;
    }
    /// Which reviews a merge into a protected branch needs.
    ProtectionRequiredPullRequestReviews
    with { identity: "url", route: "/repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews" }
    {
        /// Who may merge without a review: a mapping with users, teams and apps.
        bypass_pull_request_allowances: Map(Str, List(Map(Str, Any)));
        /// Whether new commits make approvals void.
        dismiss_stale_reviews: Bool;
        /// Who may dismiss reviews; `null` when everybody with write access may.
        dismissal_restrictions: One ProtectionRestrictions;
        /// Whether owners named in the file CODEOWNERS must approve.
        require_code_owner_reviews: Bool;
        /// Whether somebody else than the last pusher must approve.
        require_last_push_approval: Bool;
        /// How many approvals are needed, 0 to 6.
        required_approving_review_count: Int;
        /// URL of the setting in the API.
        url: Str;
    }
    /// Which statuses a merge into a protected branch needs.
    ProtectionRequiredStatusChecks
    with { identity: "url", route: "/repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks" }
    {
        /// The required checks: mappings with context and app_id (`null` when any app may report it).
        checks: List(Map(Str, Any));
        /// URL of the contexts in the API.
        contexts_url: Str;
        /// Whom the checks hold for: "off", "non_admins" or "everyone".
        enforcement_level: Str;
        /// Names of the required statuses and checks; `contexts()` fetches them anew.
        original_contexts = "contexts": List(Str);
        /// Whether the pull request must be up to date with the branch.
        strict: Bool;
        /// URL of the setting in the API.
        url: Str;
    }
    /// The users, teams and apps that may push to a protected branch, or dismiss its reviews.
    ProtectionRestrictions
    with { identity: "url", route: "/repos/{owner}/{repo}/branches/{branch}/protection/restrictions" }
    {
        /// URL of the apps in the API.
        apps_url: Str;
        /// The apps; `apps()` fetches them anew.
        original_apps = "apps": List(One App);
        /// The teams; `teams()` fetches them anew.
        original_teams = "teams": List(One ShortTeam);
        /// The users; `users()` fetches them anew.
        original_users = "users": List(One ShortUser);
        /// URL of the teams in the API.
        teams_url: Str;
        /// URL of the setting in the API.
        url: Str;
        /// URL of the users in the API.
        users_url: Str;
    }
}

operations! { in branches;
    ShortRepository {
        /// Fetch a branch by its name.
        branch(name as "branch") is "repos/get-branch";
        /// List the branches.
        ///
        /// protected: whether to list only protected branches; a bool as the first argument means this parameter too.
        branches(number, protected: Flag = false, etag) is "repos/list-branches";
    }
    ShortBranch {
        /// Fetch the SHA of the commit at the tip.
        ///
        /// The result is `null` when the tip is the given commit. The question costs nothing of the rate limit then.
        ///
        /// differs_from: SHA known so far.
        latest_sha(differs_from: Unless = "") -> Text is "repos/get-commit"
            with { accept: SHA, none: [204, 304], path: "{commit.url}/../{+name}" };
        /// Bring the branch of a fork up to date with the repository it was forked from.
        ///
        /// The result is a mapping with message, merge_type ("merge", "fast-forward" or "none") and base_branch.
        /// `Conflict` is raised when the changes contradict each other.
        sync_with_upstream() -> Value(Map(Str, Str)) is "repos/merge-upstream"
            with { fixed: { branch: {name} }, path: "{commit.url}/../../merge-upstream" };
        /// Fetch what the branch is protected from.
        protection() is "repos/get-branch-protection"
            with { needs: Auth, path: "{commit.url}/../../branches/{+name}/protection" };
        /// Protect the branch, or replace its protection. `protect()` alone forbids forced pushes and deletion.
        ///
        /// required_status_checks: which statuses a merge needs, a mapping with strict and contexts (or checks, a list
        /// of mappings with context and app_id); `null` for none.
        /// enforce_admins: whether the rules hold for administrators too; `null` for no.
        /// required_pull_request_reviews: which reviews a merge needs, a mapping with dismissal_restrictions,
        /// dismiss_stale_reviews, require_code_owner_reviews and required_approving_review_count; `null` for none.
        /// restrictions: who may push, a mapping with users (logins), teams (slugs) and apps (slugs); `null` for
        /// everybody with write access. Only repositories of organizations can have them.
        /// required_linear_history: whether to refuse merge commits; no when it is left out.
        /// allow_force_pushes: whether to allow forced pushes; no when it is left out.
        /// allow_deletions: whether to allow deleting the branch; no when it is left out.
        /// required_conversation_resolution: whether all conversations must be resolved before a merge; no when it is
        /// left out.
        /// block_creations: whether `restrictions` also apply to creating branches that match.
        /// lock_branch: whether the branch is read-only.
        /// allow_fork_syncing: whether a locked branch may be brought up to date with the repository it was forked
        /// from.
        protect(
            required_status_checks = null, enforce_admins = null, required_pull_request_reviews = null,
            restrictions: Map(Str, List(Str)) = null, required_linear_history, allow_force_pushes, allow_deletions,
            required_conversation_resolution,
        ) is "repos/update-branch-protection"
            with { null: [required_status_checks, enforce_admins, required_pull_request_reviews, restrictions],
                fixed: {
                    required_status_checks: null, enforce_admins: null, required_pull_request_reviews: null,
                    restrictions: null
                },
                path: "{commit.url}/../../branches/{+name}/protection" };
        /// Remove the protection of the branch.
        ///
        /// The result is `false` when that is forbidden.
        unprotect() is "repos/delete-branch-protection"
            with { no: [403], path: "{commit.url}/../../branches/{+name}/protection" };
    }
    BranchProtection {
        /// Change the protection; what is left out stays as this object shows it.
        ///
        /// The object takes over what came back and is the result.
        ///
        /// enforce_admins: whether the rules hold for administrators too.
        /// required_status_checks: which statuses a merge needs, as for `ShortBranch.protect`.
        /// required_pull_request_reviews: which reviews a merge needs, as for `ShortBranch.protect`.
        /// restrictions: who may push, as for `ShortBranch.protect`.
        /// required_linear_history: whether merge commits are refused.
        /// allow_force_pushes: whether commits may be forced onto the branch.
        /// allow_deletions: whether the branch may be deleted.
        /// required_conversation_resolution: whether all conversations must be resolved before a merge.
        /// block_creations: whether `restrictions` also apply to creating branches that match.
        /// lock_branch: whether the branch is read-only.
        /// allow_fork_syncing: whether a locked branch may be brought up to date with the repository it was forked
        /// from.
        update(
            enforce_admins: Bool = null, required_status_checks: Map(Str, Any) = null,
            required_pull_request_reviews: Map(Str, Any) = null, restrictions: Map(Str, List(Str)) = null, *,
            required_linear_history: Bool = null, allow_force_pushes: Bool = null, allow_deletions: Bool = null,
            required_conversation_resolution: Bool = null, block_creations: Bool = null, lock_branch: Bool = null,
            allow_fork_syncing: Bool = null,
        ) -> Owner BranchProtection = Composite(UpdateProtection) "PUT {url}" is "repos/update-branch-protection"
            with { needs: Auth };
        /// Remove the protection of the branch.
        delete() is "repos/delete-branch-protection";
        /// Require that commits are signed.
        require_signatures() -> Bool is "repos/create-commit-signature-protection";
        /// Check whether commits must be signed.
        ///
        /// `false` for an error status, too.
        requires_signatures() -> BoolOrFalse is "repos/get-commit-signature-protection"
            with { needs: Auth, key: "enabled" };
        /// No longer require that commits are signed.
        delete_signature_requirements() is "repos/delete-commit-signature-protection";
    }
    ProtectionEnforceAdmins {
        /// Apply the rules to administrators too.
        enable() -> Bool is "repos/set-admin-branch-protection" with { sets: { enabled: true } };
        /// Exempt administrators from the rules.
        disable() is "repos/delete-admin-branch-protection" with { sets: { enabled: false } };
    }
    ProtectionRequiredPullRequestReviews {
        /// Change which reviews are needed; what is left out stays as it is.
        ///
        /// The object takes over what came back and is the result. Without any argument nothing is sent.
        ///
        /// dismiss_stale_reviews: whether new commits make approvals void.
        /// require_code_owner_reviews: whether owners named in the file CODEOWNERS must approve.
        /// required_approving_review_count: how many approvals are needed, 0 to 6.
        /// dismissal_restrictions: who may dismiss reviews, a mapping with users (logins), teams (slugs) and apps
        /// (slugs); an empty mapping for everybody with write access.
        /// require_last_push_approval: whether somebody else than the last pusher must approve.
        /// bypass_pull_request_allowances: who may merge without a review, a mapping with users (logins), teams (slugs)
        /// and apps (slugs).
        update(
            dismiss_stale_reviews, require_code_owner_reviews, required_approving_review_count,
            dismissal_restrictions: Map(Str, List(Str)), *, bypass_pull_request_allowances: Map(Str, List(Str)),
        ) -> Owner ProtectionRequiredPullRequestReviews is "repos/update-pull-request-review-protection"
            with { skip_empty: true };
        /// No longer require reviews.
        delete() is "repos/delete-pull-request-review-protection";
    }
    ProtectionRequiredStatusChecks {
        /// Require further statuses, and list all that are required then.
        ///
        /// contexts: names of the statuses, or statuses.
        add_contexts(contexts) -> Value(List(Str)) is "repos/add-status-check-contexts"
            with { send: Whole, path: "{contexts_url}" };
        /// Fetch the names of the required statuses.
        contexts() -> Value(List(Str)) is "repos/get-all-status-check-contexts"
            with { needs: Auth, path: "{contexts_url}" };
        /// No longer require these statuses.
        ///
        /// contexts: names of the statuses, or statuses.
        delete_contexts(contexts) -> Bool is "repos/remove-status-check-contexts"
            with { send: Whole, path: "{contexts_url}" };
        /// No longer require these statuses, and list those that are still required.
        ///
        /// contexts: names of the statuses, or statuses.
        remove_contexts(contexts) -> Value(List(Str)) is "repos/remove-status-check-contexts"
            with { send: Whole, path: "{contexts_url}" };
        /// Require these statuses and no others, and list them.
        ///
        /// contexts: names of the statuses, or statuses.
        replace_contexts(contexts) -> Value(List(Str)) is "repos/set-status-check-contexts"
            with { send: Whole, path: "{contexts_url}" };
        /// Change which statuses are needed; what is left out stays as it is.
        ///
        /// The object takes over what came back and is the result. Without any argument nothing is sent.
        ///
        /// strict: whether the pull request must be up to date with the branch.
        /// contexts: names of all required statuses, or statuses.
        /// checks: all required checks, mappings with context and perhaps app_id; in place of `contexts`.
        update(strict, contexts, *, checks: List(Map(Str, Union(Str, Int)))) -> Owner ProtectionRequiredStatusChecks
            is "repos/update-status-check-protection" with { skip_empty: true };
        /// No longer require any status.
        delete() is "repos/remove-status-check-protection";
    }
    ProtectionRestrictions {
        /// Let these apps push too, and list all that may then.
        ///
        /// apps: slugs of the apps, or apps.
        add_app_restrictions(apps) is "repos/add-app-access-restrictions";
        /// Let these teams push too, and list all that may then.
        ///
        /// teams: slugs of the teams, or teams.
        add_teams(teams) is "repos/add-team-access-restrictions" with { send: Whole };
        /// Let these users push too, and list all that may then.
        ///
        /// users: logins of the users, or users.
        add_users(users) is "repos/add-user-access-restrictions";
        /// List the apps that may push.
        apps() -> Many App is "repos/get-apps-with-access-to-protected-branch" with { needs: Auth };
        /// Let everybody with write access push.
        delete() is "repos/delete-access-restrictions";
        /// No longer let these apps push, and list those that still may.
        ///
        /// apps: slugs of the apps, or apps.
        remove_app_restrictions(apps) is "repos/remove-app-access-restrictions" with { send: Json };
        /// No longer let these teams push, and list those that still may.
        ///
        /// teams: slugs of the teams, or teams.
        remove_teams(teams) is "repos/remove-team-access-restrictions" with { send: Whole };
        /// No longer let these users push, and list those that still may.
        ///
        /// users: logins of the users, or users.
        remove_users(users) is "repos/remove-user-access-restrictions" with { send: Json };
        /// Let these apps push and no others, and list them.
        ///
        /// apps: slugs of the apps, or apps.
        replace_app_restrictions(apps) is "repos/set-app-access-restrictions";
        /// Let these teams push and no others, and list them.
        ///
        /// teams: slugs of the teams, or teams.
        replace_teams(teams) is "repos/set-team-access-restrictions" with { send: Whole };
        /// Let these users push and no others.
        ///
        /// users: logins of the users, or users.
        replace_users(users) -> Bool is "repos/set-user-access-restrictions";
        /// List the teams that may push.
        teams() -> Many ShortTeam is "repos/get-teams-with-access-to-protected-branch";
        /// List the users that may push.
        users() -> Many ShortUser is "repos/get-users-with-access-to-protected-branch";
    }
}
