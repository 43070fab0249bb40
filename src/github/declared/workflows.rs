//! GitHub Actions: workflows, their runs and jobs, artifacts, caches, variables, environments and runners.
use crate::{operations, resources};

resources! {}

operations! { in workflows;
    ShortRepository {
        /// List its workflows.
        workflows() is "actions/list-repo-workflows";
        /// Fetch one workflow.
        ///
        /// workflow_id: the `id` of the workflow, or the name of its file, such as "ci.yml".
        workflow(workflow_id: AppId) is "actions/get-workflow";
        /// List the runs of its workflows, newest first.
        workflow_runs(*, created: Text) is "actions/list-workflow-runs-for-repo";
        /// Fetch one run of a workflow.
        ///
        /// run_id: the `id` of the run.
        workflow_run(run_id) is "actions/get-workflow-run";
        /// Fetch one job of a run.
        ///
        /// job_id: the `id` of the job.
        workflow_job(job_id) is "actions/get-job-for-workflow-run";
        /// List the artifacts that its runs keep, newest first.
        artifacts(name) is "actions/list-artifacts-for-repo";
        /// Fetch one artifact.
        ///
        /// artifact_id: the `id` of the artifact.
        artifact(artifact_id) is "actions/get-artifact";
        /// List its caches.
        caches() -> Many ActionsCacheList_ActionsCaches is "actions/get-actions-cache-list";
        /// Delete a cache.
        ///
        /// cache_id: the `id` of the cache.
        delete_cache(cache_id) is "actions/delete-actions-cache-by-id";
        /// Delete the caches with a key. The result is a mapping with total_count and actions_caches, which are deleted.
        ///
        /// key: key of the caches, whole.
        /// ref: branch or pull request whose caches are deleted, such as "refs/heads/main"; all if it is left out.
        delete_caches(key, ref) -> Value(Map(Str, Any)) is "actions/delete-actions-cache-by-key";
        /// List its variables.
        variables() is "actions/list-repo-variables" with { needs: Auth };
        /// Fetch one variable.
        variable(name) is "actions/get-repo-variable" with { needs: Auth };
        /// Create a variable. `Conflict` is raised if there is one of that name.
        create_variable(name, value: Text) -> Bool is "actions/create-repo-variable";
        /// Change the value of a variable. `false` if there is none of that name.
        update_variable(name, value = required) is "actions/update-repo-variable" only();
        /// Delete a variable. `false` if there is none of that name.
        delete_variable(name) is "actions/delete-repo-variable";
        /// List its environments.
        environments() is "repos/get-all-environments";
        /// Fetch one environment.
        environment(environment_name: Of("name")) is "repos/get-environment";
        /// Create an environment, or change its protection, and return it.
        ///
        /// What is left out is removed from an environment that exists.
        ///
        /// wait_timer: minutes that a deployment waits.
        /// reviewers: who may approve deployments: mappings with type ("User" or "Team") and id; at most six.
        /// prevent_self_review: whether whoever deploys may not approve it.
        /// deployment_branch_policy: which branches may deploy: a mapping with protected_branches and
        /// custom_branch_policies, of which one is true.
        create_environment(
            environment_name: Of("name"), wait_timer, reviewers, prevent_self_review, deployment_branch_policy,
        ) is "repos/create-or-update-environment";
        /// List its self-hosted runners.
        runners(name) is "actions/list-self-hosted-runners-for-repo" with { needs: Auth };
        /// Fetch one self-hosted runner.
        ///
        /// runner_id: the `id` of the runner.
        runner(runner_id) is "actions/get-self-hosted-runner-for-repo" with { needs: Auth };
        /// Remove a self-hosted runner. `false` if there is none.
        ///
        /// runner_id: the `id` of the runner.
        delete_runner(runner_id) is "actions/delete-self-hosted-runner-from-repo";
        /// Replace the labels that somebody gave a self-hosted runner. The result is a mapping with all labels.
        ///
        /// runner_id: the `id` of the runner.
        /// labels: names of the labels.
        set_runner_labels(runner_id, labels) -> Value(Map(Str, Any))
            is "actions/set-custom-labels-for-self-hosted-runner-for-repo";
        /// Create a token that registers self-hosted runners for an hour: `config.sh --token` takes it.
        create_registration_token() is "actions/create-registration-token-for-repo";
        /// Create a token that removes self-hosted runners for an hour: `config.sh remove --token` takes it.
        create_remove_token() is "actions/create-remove-token-for-repo";
        /// Fetch the permissions of GitHub Actions: a mapping with enabled and allowed_actions.
        actions_permissions() -> Value(Map(Str, Any)) is "actions/get-github-actions-permissions-repository"
            with { needs: Auth };
        /// Change the permissions of GitHub Actions.
        ///
        /// enabled: whether it may run workflows.
        /// allowed_actions: which actions they may use: "all", "local_only" or "selected".
        set_actions_permissions(enabled, allowed_actions) is "actions/set-github-actions-permissions-repository";
        /// Fetch what the token of a workflow may do unless it says otherwise: a mapping with
        /// default_workflow_permissions ("read" or "write") and can_approve_pull_request_reviews.
        workflow_permissions() -> Value(Map(Str, Any))
            is "actions/get-github-actions-default-workflow-permissions-repository" with { needs: Auth };
        /// Change what the token of a workflow may do unless it says otherwise.
        ///
        /// default_workflow_permissions: "read" or "write".
        /// can_approve_pull_request_reviews: whether it may approve pull requests.
        set_workflow_permissions(default_workflow_permissions, can_approve_pull_request_reviews)
            is "actions/set-github-actions-default-workflow-permissions-repository";
        /// Fetch the template of the subject in OIDC tokens: a mapping with use_default and include_claim_keys.
        oidc_subject() -> Value(Map(Str, Any)) is "actions/get-custom-oidc-sub-claim-for-repo" with { needs: Auth };
        /// Change the template of the subject in OIDC tokens.
        ///
        /// use_default: whether it is GitHub's template.
        /// include_claim_keys: names of the claims that make up the subject, if it is not.
        set_oidc_subject(use_default, include_claim_keys) -> Bool is "actions/set-custom-oidc-sub-claim-for-repo";
    }
    Workflow {
        /// List its runs, newest first.
        runs(*, created: Text) is "actions/list-workflow-runs";
        /// Start a run, and return it once GitHub has created it.
        ///
        /// Where GitHub does not say which run it is (Enterprise Server), or its response is lost, it is the one that was
        /// not there before. `TransportError` is raised if several began at once.
        ///
        /// ref: branch or tag; the default branch if it is left out.
        /// inputs: the inputs of the workflow.
        dispatch(ref: Text = null, inputs: Map(Str, Any) = null) -> One WorkflowRun
            = Composite(Dispatch) "GET {url}/runs, POST {url}/dispatches, GET the run"
            is "actions/create-workflow-dispatch" with { needs: Auth };
        /// Let events start it again. The object shows it afterwards.
        enable() is "actions/enable-workflow" with { sets: { state: "active" } };
        /// Let no event start it. The object shows it afterwards.
        disable() is "actions/disable-workflow" with { sets: { state: "disabled_manually" } };
    }
    WorkflowRun {
        /// List its jobs.
        ///
        /// filter: "latest" (GitHub's default) for the jobs of the last attempt, or "all".
        jobs(filter) is "actions/list-jobs-for-workflow-run";
        /// List the artifacts that it keeps.
        artifacts(name) is "actions/list-workflow-run-artifacts";
        /// Fetch one attempt, as a run.
        ///
        /// attempt_number: number of the attempt, from 1.
        attempt(attempt_number) is "actions/get-workflow-run-attempt";
        /// Run it again.
        ///
        /// enable_debug_logging: whether the log has more details.
        rerun(*, enable_debug_logging) -> Bool is "actions/re-run-workflow";
        /// Run the jobs again that failed, and those that depend on them.
        ///
        /// enable_debug_logging: whether the log has more details.
        rerun_failed_jobs(*, enable_debug_logging) -> Bool is "actions/re-run-workflow-failed-jobs";
        /// Cancel it. `false` if it has ended.
        cancel() -> Bool is "actions/cancel-workflow-run" with { no: [409] };
        /// Cancel it without waiting for jobs that always run. `false` if it has ended.
        force_cancel() -> Bool is "actions/force-cancel-workflow-run" with { no: [409] };
        /// Approve it: a run of a pull request of somebody who contributes for the first time.
        approve() -> Bool is "actions/approve-workflow-run";
        /// List the deployments that wait for a review: mappings.
        pending_deployments() -> Value(List(Map(Str, Any))) is "actions/get-pending-deployments-for-run";
        /// Approve or reject the deployments that wait for a review, and list them.
        ///
        /// environment_ids: the `id` of each environment.
        /// state: "approved" or "rejected".
        /// comment: what to say about it.
        review_pending_deployments(environment_ids, state, comment: Text = "")
            is "actions/review-pending-deployments-for-run";
        /// Approve or reject a deployment as the GitHub App that protects its environment.
        ///
        /// environment_name: name of the environment.
        /// state: "approved" or "rejected"; without it, only the comment is shown.
        /// comment: what to say about it.
        review_custom_protection_rule(environment_name: Of("name"), state, comment) -> Bool
            is "actions/review-custom-gates-for-run";
        /// Fetch the time that is billed: a mapping with billable and run_duration_ms.
        timing() -> Value(Map(Str, Any)) is "actions/get-workflow-run-usage";
        /// Delete it. `false` if there is none.
        delete() is "actions/delete-workflow-run";
        /// Download the logs of all its jobs as a zip file and return the name of that file, or `null` if there are none. The
        /// content is streamed, and the file appears once it is complete.
        ///
        /// path: a file, a folder, or a file opened for writing bytes; a name that GitHub chooses
        ///     replaces no other file.
        /// progress: called after every piece with the bytes done and the bytes in all, `null` where that is not known.
        download_logs(path: Local(Destination) = "", progress: Local(Progress) = null) -> Text
            = Composite(DownloadAsset) "GET {url}/logs" is "actions/download-workflow-run-logs"
            with { needs: Auth, none: [404] };
        /// Delete its logs. `false` if there are none.
        delete_logs() is "actions/delete-workflow-run-logs";
    }
    WorkflowRun {
        /// Wait until it has ended, and return it. `WorkflowRunFailed` is raised unless it succeeded; its message has the
        /// failed steps and the end of their logs.
        ///
        /// timeout: seconds after which `WaitTimeout` is raised.
        /// progress: called after each request with the number of jobs that have ended, and that of all jobs.
        wait(timeout: Seconds = 3600, progress: Local(Progress) = null) -> Owner WorkflowRun
            = Composite(WaitForRun) "GET {url} until it is completed" is "actions/get-workflow-run";
        /// Fetch the logs of the jobs that failed, by the names of the jobs. Jobs that were not run again are those of
        /// earlier attempts.
        failed_logs() -> Value(Map(Str, Str)) = Composite(FailedLogs) "GET {url}/jobs, GET {url}/../../jobs/{job_id}/logs"
            is "actions/download-job-logs-for-workflow-run" with { needs: Auth };
    }
    Job {
        /// Fetch its log.
        log() -> Text is "actions/download-job-logs-for-workflow-run" with { needs: Auth };
        /// Run it again, and the jobs that depend on it.
        ///
        /// enable_debug_logging: whether the log has more details.
        rerun(*, enable_debug_logging) -> Bool is "actions/re-run-job-for-workflow-run";
    }
    Artifact {
        /// Download it as a zip file and return the name of that file, or `null` if there is no such artifact. The content
        /// is streamed, and the file appears once it is complete. `GoneError` is raised if the artifact has expired.
        ///
        /// path: a file, a folder, or a file opened for writing bytes; a name that GitHub chooses
        ///     replaces no other file.
        /// progress: called after every piece with the bytes done and the bytes in all, `null` where that is not known.
        /// check_digest: whether to compare the SHA-256 of the downloaded content with `digest`; if they differ, no file
        /// is written.
        download(
            path: Local(Destination) = "", progress: Local(Progress) = null, check_digest: Local(CheckDigest) = false,
        ) -> Text = Composite(DownloadAsset) "GET {url}/zip" is "actions/download-artifact"
            with { needs: Auth, none: [404] };
        /// Download it, unpack its files into a folder, and return their paths within the folder; `null` if there is no
        /// such artifact. The folder is created if it is missing, and files of the same paths are replaced.
        ///
        /// Nothing is written outside the folder, and nothing at all unless the whole artifact can be unpacked:
        /// `TransportError` is raised for paths that lead elsewhere, for links, for content that does not match `digest`,
        /// and for more bytes or files than are allowed.
        ///
        /// folder: path of the folder.
        /// max_size: maximum number of bytes of all files together.
        /// max_files: maximum number of files.
        /// progress: called after every piece with the bytes done and the bytes in all, `null` where that is not known.
        extract(
            folder: Local(Folder) = "", *, max_size: Int = 1073741824, max_files: Int = 10000,
            progress: Local(Progress) = null,
        ) -> Value(List(Str)) = Composite(ExtractArtifact) "GET {url}/zip" is "actions/download-artifact"
            with { needs: Auth, none: [404] };
        /// Delete it. `false` if there is none.
        delete() is "actions/delete-artifact";
    }
    Environment {
        /// List the names of branches and tags that may deploy to it, where `deployment_branch_policy` says that it has
        /// policies of its own.
        branch_policies() is "repos/list-deployment-branch-policies" with { needs: Auth };
        /// Let branches or tags deploy to it.
        ///
        /// name: name or pattern, such as "release/*".
        /// type: "branch" (GitHub's default) or "tag".
        create_branch_policy(name, type) is "repos/create-deployment-branch-policy";
        /// Let branches or tags deploy to it no longer. `false` if there is no such policy.
        ///
        /// branch_policy_id: the `id` of the policy.
        delete_branch_policy(branch_policy_id) is "repos/delete-deployment-branch-policy";
        /// List the rules by which GitHub Apps protect it.
        custom_protection_rules() -> List DeploymentProtectionRule is "repos/get-all-deployment-protection-rules"
            with { needs: Auth, key: "custom_deployment_protection_rules" };
        /// Fetch the rule by which a GitHub App protects it.
        ///
        /// protection_rule_id: the `id` of the rule.
        custom_protection_rule(protection_rule_id) is "repos/get-custom-deployment-protection-rule" with { needs: Auth };
        /// Let a GitHub App protect it.
        ///
        /// integration_id: the `id` of the app.
        create_custom_protection_rule(integration_id = required) is "repos/create-deployment-protection-rule";
        /// Let a GitHub App protect it no longer. `false` if there is no such rule.
        ///
        /// protection_rule_id: the `id` of the rule.
        delete_custom_protection_rule(protection_rule_id) is "repos/disable-deployment-protection-rule";
        /// List the GitHub Apps that could protect it.
        custom_protection_apps() is "repos/list-custom-deployment-rule-integrations" with { needs: Auth };
        /// List its variables.
        variables() is "actions/list-environment-variables" with { needs: Auth };
        /// Fetch one variable.
        variable(name) is "actions/get-environment-variable" with { needs: Auth };
        /// Create a variable. `Conflict` is raised if there is one of that name.
        create_variable(name, value: Text) -> Bool is "actions/create-environment-variable";
        /// Change the value of a variable. `false` if there is none of that name.
        update_variable(name, value = required) is "actions/update-environment-variable" only();
        /// Delete a variable. `false` if there is none of that name.
        delete_variable(name) is "actions/delete-environment-variable";
        /// List its secrets.
        secrets() is "actions/list-environment-secrets" with { needs: Auth };
        /// Fetch one secret.
        secret(secret_name) is "actions/get-environment-secret" with { needs: Auth };
        /// Encrypt a value for GitHub, create a secret of it or give it to one, and return the secret.
        ///
        /// value: text, which is encrypted as UTF-8, or bytes.
        set_secret(secret_name: Name, value: Local(Secret)) -> One RepositorySecret
            = Composite(SetSecret) "GET {url}/secrets/public-key, PUT and GET {url}/secrets/{secret_name}"
            is "actions/create-or-update-environment-secret" with { needs: Auth };
        /// Delete a secret. `false` if there is none of that name.
        delete_secret(secret_name) is "actions/delete-environment-secret";
        /// Delete it. `false` if there is none.
        delete() is "repos/delete-an-environment";
    }
    ShortOrganization {
        /// List its variables.
        variables() is "actions/list-org-variables" with { needs: Auth };
        /// Fetch one variable.
        variable(name) is "actions/get-org-variable" with { needs: Auth };
        /// Create a variable. `Conflict` is raised if there is one of that name.
        ///
        /// visibility: which repositories share it: "all", "private" (and internal) or "selected".
        /// selected_repository_ids: the `id` of each repository that shares it; for "selected" only.
        create_variable(name, value: Text, visibility, selected_repository_ids) -> Bool is "actions/create-org-variable";
        /// Change the value of a variable, or who shares it. `false` if there is none of that name.
        ///
        /// visibility: which repositories share it: "all", "private" (and internal) or "selected".
        /// selected_repository_ids: the `id` of each repository that shares it; for "selected" only.
        update_variable(name, value, visibility, selected_repository_ids) is "actions/update-org-variable" only();
        /// Delete a variable. `false` if there is none of that name.
        delete_variable(name) is "actions/delete-org-variable";
        /// List its self-hosted runners.
        runners(name) is "actions/list-self-hosted-runners-for-org" with { needs: Auth };
        /// Fetch one self-hosted runner.
        ///
        /// runner_id: the `id` of the runner.
        runner(runner_id) is "actions/get-self-hosted-runner-for-org" with { needs: Auth };
        /// Remove a self-hosted runner. `false` if there is none.
        ///
        /// runner_id: the `id` of the runner.
        delete_runner(runner_id) is "actions/delete-self-hosted-runner-from-org";
        /// Replace the labels that somebody gave a self-hosted runner. The result is a mapping with all labels.
        ///
        /// runner_id: the `id` of the runner.
        /// labels: names of the labels.
        set_runner_labels(runner_id, labels) -> Value(Map(Str, Any))
            is "actions/set-custom-labels-for-self-hosted-runner-for-org";
        /// Create a token that registers self-hosted runners for an hour: `config.sh --token` takes it.
        create_registration_token() is "actions/create-registration-token-for-org";
        /// Create a token that removes self-hosted runners for an hour: `config.sh remove --token` takes it.
        create_remove_token() is "actions/create-remove-token-for-org";
        /// Fetch the permissions of GitHub Actions: a mapping with enabled_repositories and allowed_actions.
        actions_permissions() -> Value(Map(Str, Any)) is "actions/get-github-actions-permissions-organization"
            with { needs: Auth };
        /// Change the permissions of GitHub Actions.
        ///
        /// enabled_repositories: which repositories may run workflows: "all", "none" or "selected".
        /// allowed_actions: which actions they may use: "all", "local_only" or "selected".
        set_actions_permissions(enabled_repositories, allowed_actions)
            is "actions/set-github-actions-permissions-organization";
        /// Fetch what the token of a workflow may do unless it says otherwise: a mapping with
        /// default_workflow_permissions and can_approve_pull_request_reviews.
        workflow_permissions() -> Value(Map(Str, Any))
            is "actions/get-github-actions-default-workflow-permissions-organization" with { needs: Auth };
        /// Change what the token of a workflow may do unless it says otherwise.
        ///
        /// default_workflow_permissions: "read" or "write".
        /// can_approve_pull_request_reviews: whether it may approve pull requests.
        set_workflow_permissions(default_workflow_permissions, can_approve_pull_request_reviews)
            is "actions/set-github-actions-default-workflow-permissions-organization";
        /// Fetch which claims the subject of its OIDC tokens has: a mapping with include_claim_keys.
        oidc_subject() -> Value(Map(Str, Any)) is "oidc/get-oidc-custom-sub-template-for-org" with { needs: Auth };
        /// Change which claims the subject of its OIDC tokens has; repositories may follow it or not.
        ///
        /// include_claim_keys: names of the claims, such as ["repo", "context"].
        set_oidc_subject(include_claim_keys) -> Bool is "oidc/update-oidc-custom-sub-template-for-org";
    }
    OrganizationActionsVariable {
        /// List the repositories that share it; `null` where `visibility` is not "selected".
        selected_repositories() is "actions/list-selected-repos-for-org-variable"
            with { needs: Auth, only_with: { visibility: "selected" }, path: "{selected_repositories_url}" };
        /// Let these repositories share it in place of all that do. An error without a request where `visibility` is
        /// not "selected".
        ///
        /// repository_ids: the `id` of each repository.
        set_selected_repositories(repository_ids as "selected_repository_ids")
            is "actions/set-selected-repos-for-org-variable"
            with { only_with: { visibility: "selected" }, path: "{selected_repositories_url}" };
        /// Let one more repository share it. An error without a request where `visibility` is not "selected"; `false`
        /// where that changed meanwhile.
        ///
        /// repository_id: the `id` of the repository.
        add_selected_repository(repository_id: Id) is "actions/add-selected-repo-to-org-variable"
            with { no: [404, 409], only_with: { visibility: "selected" },
                path: "{selected_repositories_url}/{repository_id}" };
        /// Let a repository share it no longer. An error without a request where `visibility` is not "selected";
        /// `false` where that changed meanwhile.
        ///
        /// repository_id: the `id` of the repository.
        remove_selected_repository(repository_id: Id) is "actions/remove-selected-repo-from-org-variable"
            with { no: [404, 409], only_with: { visibility: "selected" },
                path: "{selected_repositories_url}/{repository_id}" };
    }
}
