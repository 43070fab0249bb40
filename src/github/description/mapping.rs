//! The declared classes of GitHub's schemas.

use crate::github::description::kind::Member;

/// Schemas and the declared classes of their objects, sorted by schema.
pub const CLASSES: &[(&str, &str)] = &[
    ("actions-public-key", "PublicKey"),
    ("actions-secret", "RepositorySecret"),
    ("authorization", "Authorization"),
    ("base-gist", "ShortGist"),
    ("blob", "Blob"),
    ("branch-protection", "BranchProtection"),
    ("branch-with-protection", "Branch"),
    ("check-annotation", "CheckRunAnnotation"),
    ("check-run", "CheckRun"),
    ("check-run-with-simple-check-suite", "CheckRun"),
    ("check-suite", "CheckSuite"),
    ("clone-traffic", "ClonesStats"),
    ("code-search-result-item", "CodeSearchResult"),
    ("collaborator", "Collaborator"),
    ("combined-commit-status", "CombinedStatus"),
    ("commit", "RepoCommit"),
    ("commit-comment", "RepoComment"),
    ("commit-comparison", "Comparison"),
    ("commit-search-result-item", "CommitSearchResult"),
    ("content-directory", "Contents"),
    ("content-file", "Contents"),
    ("content-submodule", "Contents"),
    ("content-symlink", "Contents"),
    ("content-tree", "Contents"),
    ("contributor", "Contributor"),
    ("contributor-activity", "ContributorStats"),
    ("deploy-key", "Key"),
    ("deployment", "Deployment"),
    ("deployment-status", "DeploymentStatus"),
    ("diff-entry", "PullFile"),
    ("email", "Email"),
    ("event", "Event"),
    ("full-repository", "Repository"),
    ("gist-comment", "GistComment"),
    ("gist-commit", "GistHistory"),
    ("gist-simple", "Gist"),
    ("git-commit", "Commit"),
    ("git-ref", "Reference"),
    ("git-tag", "Tag"),
    ("git-tree", "Tree"),
    ("gpg-key", "GPGKey"),
    ("hook", "Hook"),
    ("installation", "Installation"),
    ("integration", "App"),
    ("issue", "Issue"),
    ("issue-comment", "IssueComment"),
    ("issue-event", "RepositoryIssueEvent"),
    ("issue-event-for-issue", "IssueEvent"),
    ("issue-search-result-item", "IssueSearchResult"),
    ("key", "Key"),
    ("key-simple", "Key"),
    ("label", "Label"),
    ("label-search-result-item", "LabelSearchResult"),
    ("license", "License"),
    ("license-content", "RepositoryLicense"),
    ("license-simple", "ShortLicense"),
    ("milestone", "Milestone"),
    ("minimal-repository", "ShortRepository"),
    ("nullable-deployment", "Deployment"),
    ("nullable-license-simple", "ShortLicense"),
    ("nullable-milestone", "Milestone"),
    ("nullable-repository-webhooks", "Repository"),
    ("nullable-simple-user", "ShortUser"),
    ("nullable-team-simple", "ShortTeam"),
    ("org-hook", "OrganizationHook"),
    ("org-membership", "Membership"),
    ("organization-actions-secret", "OrganizationSecret"),
    ("organization-full", "Organization"),
    ("organization-invitation", "OrganizationInvitation"),
    ("organization-simple", "ShortOrganization"),
    ("organization-simple-webhooks", "ShortOrganization"),
    ("page", "PagesInfo"),
    ("page-build", "PagesBuild"),
    ("pre-receive-environment", "PreReceiveEnvironment"),
    ("pre-receive-hook", "PreReceiveHook"),
    ("private-user", "User"),
    ("protected-branch", "BranchProtection"),
    ("public-user", "User"),
    ("pull-request", "PullRequest"),
    ("pull-request-review", "PullReview"),
    ("pull-request-review-comment", "ReviewComment"),
    ("pull-request-review-request", "ReviewRequests"),
    ("pull-request-simple", "ShortPullRequest"),
    ("pull-request-webhook", "PullRequest"),
    ("reaction", "Reaction"),
    ("release", "Release"),
    ("release-asset", "Asset"),
    ("repo-search-result-item", "RepositorySearchResult"),
    ("repository", "ShortRepository"),
    ("repository-collaborator-permission", "CollaboratorPermission"),
    ("repository-invitation", "RepositoryInvitation"),
    ("repository-subscription", "RepositorySubscription"),
    ("repository-webhooks", "Repository"),
    ("review-comment", "ReviewComment"),
    ("short-branch", "ShortBranch"),
    ("simple-check-suite", "CheckSuite"),
    ("simple-repository", "ShortRepository"),
    ("simple-user", "ShortUser"),
    ("stargazer", "Stargazer"),
    ("starred-repository", "StarredRepository"),
    ("status", "Status"),
    ("tag", "RepoTag"),
    ("team", "ShortTeam"),
    ("team-full", "Team"),
    ("team-member", "ShortUser"),
    ("team-repository", "ShortRepositoryWithPermissions"),
    ("team-simple", "ShortTeam"),
    ("thread", "Thread"),
    ("thread-subscription", "ThreadSubscription"),
    ("topic", "Topics"),
    ("topic-search-result-item", "TopicSearchResult"),
    ("user-search-result-item", "UserSearchResult"),
    ("view-traffic", "ViewsStats"),
    ("webhooks_approver", "ShortUser"),
    ("webhooks_deploy_key", "Key"),
    ("webhooks_issue", "Issue"),
    ("webhooks_issue_2", "Issue"),
    ("webhooks_issue_comment", "IssueComment"),
    ("webhooks_label", "Label"),
    ("webhooks_membership", "Membership"),
    ("webhooks_milestone", "Milestone"),
    ("webhooks_milestone_3", "Milestone"),
    ("webhooks_project", "Project"),
    ("webhooks_project_card", "ProjectCard"),
    ("webhooks_project_column", "ProjectColumn"),
    ("webhooks_pull_request_5", "PullRequest"),
    ("webhooks_release", "Release"),
    ("webhooks_release_1", "Release"),
    ("webhooks_review", "PullReview"),
    ("webhooks_review_comment", "ReviewComment"),
    ("webhooks_team", "ShortTeam"),
    ("webhooks_team_1", "ShortTeam"),
    ("webhooks_user", "ShortUser"),
    ("webhooks_user_mannequin", "ShortUser"),
];

/// Operations whose items have several schemas or none, and the class of the items for the default media type.
pub const ITEMS: &[(&str, &str)] =
    &[("activity/list-repos-starred-by-user", "ShortRepository"), ("apps/list-installations", "Installation")];

/// The media type that adds the time to a star.
pub const STAR: &str = "star+json";

/// Operations whose items have another class for the media type [`STAR`].
pub const STARRED_ITEMS: &[(&str, &str)] = &[
    ("activity/list-repos-starred-by-authenticated-user", "StarredRepository"),
    ("activity/list-repos-starred-by-user", "StarredRepository"),
    ("activity/list-stargazers-for-repo", "Stargazer"),
];

/// Members of objects in the payloads of webhooks, many of which have no schema of their own, and the class of an object
/// that has all of them; the first one applies. The first member is required where the object requires any.
const MEMBERS: &[(&[&str], &str)] = &[
    (&["diff_url", "head", "base", "changed_files"], "PullRequest"),
    (&["diff_url", "head", "base", "number"], "ShortPullRequest"),
    (&["labels_url", "events_url", "comments_url", "number"], "Issue"),
    (&["full_name", "archive_url", "forks_url"], "Repository"),
    (&["diff_hunk", "pull_request_url"], "ReviewComment"),
    (&["submitted_at", "pull_request_url"], "PullReview"),
    (&["issue_url", "body", "user"], "IssueComment"),
    (&["commit_id", "position", "line", "body"], "RepoComment"),
    (&["tag_name", "tarball_url", "assets"], "Release"),
    (&["browser_download_url"], "Asset"),
    (&["due_on", "open_issues", "number"], "Milestone"),
    (&["members_url", "repositories_url", "slug"], "ShortTeam"),
    (&["workflow_id", "workflow_url", "jobs_url"], "@workflow-run"),
    (&["run_url", "runner_name", "steps"], "@job"),
    (&["permissions", "events", "external_url"], "App"),
    (&["latest_check_runs_count", "head_sha"], "CheckSuite"),
    (&["check_suite", "details_url", "output"], "CheckRun"),
    (&["statuses_url", "sha", "task"], "Deployment"),
    (&["deployment_url", "target_url", "state"], "DeploymentStatus"),
    (&["ping_url", "config", "events"], "Hook"),
    (&["color", "name", "default"], "Label"),
    (&["login", "gravatar_id", "organizations_url"], "ShortUser"),
];

/// The class of objects with these members in the payloads of webhooks, if there is one.
pub fn of_members(members: &[&Member]) -> Option<&'static str> {
    let has = |name: &&str| members.iter().any(|member| member.name == *name);
    let (required, optional): (Vec<&Member>, Vec<&Member>) = members.iter().partition(|member| member.required);
    let lacks = |name: Option<&&str>| !required.is_empty() && optional.iter().any(|member| Some(&member.name) == name);
    MEMBERS.iter().find(|(due, _)| due.iter().all(has) && !lacks(due.first())).map(|(_, class)| *class)
}

/// The declared class of a schema's objects, if there is one.
pub fn declared(schema: &str) -> Option<&'static str> {
    let at = CLASSES.binary_search_by_key(&schema, |(name, _)| name).ok()?;
    CLASSES.get(at).map(|(_, class)| *class)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]
mod tests {
    use super::*;
    use crate::github::declared::registry;
    use crate::github::description::classes::{of_items, of_response};
    use crate::github::description::operation::operation;
    use crate::github::description::schemas::schema;
    use crate::github::model::declaration::{Returns, media};

    #[test]
    fn every_schema_and_every_class_exists() {
        assert!(CLASSES.is_sorted_by_key(|(name, _)| name));
        for (name, class) in CLASSES {
            assert!(schema(name).is_some(), "there is no schema {name}");
            assert!(registry::class(class).is_some(), "there is no class {class}");
        }
    }

    /// If a declared operation and the description refer to the same operation, their classes are the same, or one
    /// extends the other. What sends several requests returns the object of any of them.
    #[test]
    fn declared_operations_return_the_same_classes() {
        crate::github::description::classes::install();
        let mut others = Vec::new();
        for op in registry::operations() {
            let (Returns::One(class) | Returns::Many(class) | Returns::List(class)) = op.returns else { continue };
            if !op.is_plain() {
                continue;
            }
            let Some((tag, name)) = op.id.split_once('/') else { continue };
            let Some(found) = operation(tag, name) else { continue };
            let whole = found.responses.iter().find_map(|(_, kind)| kind.as_ref());
            let Some(mapped) = of_items(found).or_else(|| of_response(found, whole?)) else { continue };
            let is_a = |one: &str, other: &str| registry::lineage(one).any(|class| class.name == other);
            // Commits, files, machines, roles, rules of Apps and the repositories of a secret are a part of the described object here; stars have another schema with the
            // other media type.
            let is_part = matches!(
                (op.class, op.name),
                ("Comparison", _)
                    | ("MiniCommit", "list_files")
                    | ("ShortOrganization", "roles")
                    | ("@codespace", "machines")
                    | ("@environment", "custom_protection_rules")
                    | ("@codespaces-secret", "selected_repositories")
                    | ("ShortRepository", "codespace_machines")
            );
            if is_part || op.accept == media::STAR {
                continue;
            }
            if !is_a(mapped, class) && !is_a(class, mapped) {
                others.push(format!("{}: {mapped}, declared {class} ({}.{})", op.id, op.class, op.name));
            }
        }
        others.sort();
        others.dedup();
        assert!(others.is_empty(), "{others:#?}");
    }
}
