//! Security: alerts of Dependabot, of code scanning and of secret scanning, advisories, dependencies.
use crate::{operations, resources};

resources! {}

operations! { in security;
    ShortRepository {
        /// List its alerts of Dependabot.
        dependabot_alerts() is "dependabot/list-alerts-for-repo" without(first, last) with { needs: Auth };
        /// Fetch one alert of Dependabot.
        dependabot_alert(alert_number) is "dependabot/get-alert" with { needs: Auth };
        /// List the secrets that Dependabot may use.
        dependabot_secrets() is "dependabot/list-repo-secrets" with { needs: Auth };
        /// Fetch one secret that Dependabot may use.
        dependabot_secret(secret_name: Of("name")) is "dependabot/get-repo-secret" with { needs: Auth };
        /// Encrypt a value for GitHub, create a secret of it for Dependabot or give it to one, and return the secret.
        ///
        /// value: text, which is encrypted as UTF-8, or bytes.
        set_dependabot_secret(secret_name: Name, value: Local(Secret)) -> One DependabotSecret
            = Composite(SetSecret) "GET {url}/dependabot/secrets/public-key, PUT and GET {url}/dependabot/secrets/{secret_name}"
            is "dependabot/create-or-update-repo-secret" with { needs: Auth };
        /// Delete a secret of Dependabot. `false` if there is none of that name.
        delete_dependabot_secret(secret_name: Of("name")) is "dependabot/delete-repo-secret";
        /// List its alerts of code scanning.
        code_scanning_alerts() is "code-scanning/list-alerts-for-repo"
            with { needs: Auth, page: "code-scanning/code-scanning" };
        /// Fetch one alert of code scanning.
        code_scanning_alert(alert_number) is "code-scanning/get-alert"
            with { needs: Auth, page: "code-scanning/code-scanning" };
        /// List its analyses of code scanning, newest first.
        code_scanning_analyses(ref) is "code-scanning/list-recent-analyses"
            with { needs: Auth, page: "code-scanning/code-scanning" };
        /// Fetch one analysis of code scanning.
        ///
        /// analysis_id: the `id` of the analysis.
        code_scanning_analysis(analysis_id) is "code-scanning/get-analysis"
            with { needs: Auth, page: "code-scanning/code-scanning" };
        /// Upload the results of an analysis: a SARIF file. GitHub processes it in the background: see `sarif_upload()`.
        ///
        /// commit_sha: SHA of the commit that was analyzed.
        /// ref: full name of the branch, tag or merge, such as "refs/heads/main" or "refs/pull/42/merge".
        /// sarif: the content: bytes, text (a path is no text), a path as a `pathlib.Path`, or a file opened for reading
        /// bytes. It is compressed before it is sent.
        /// checkout_uri: base of absolute paths in the results, such as "file:///github/workspace/".
        /// started_at: when the analysis began.
        /// tool_name: name of the tool; without it, all results are of "API".
        /// validate: whether GitHub compares the file with the specification.
        upload_sarif(
            commit_sha: Name, ref: Name, sarif: Local(Content), *, checkout_uri: Text = null, started_at: Time = null,
            tool_name: Text = null, validate: Bool = null,
        ) -> One CodeScanningSarifsReceipt = Composite(UploadSarif) "POST {url}/code-scanning/sarifs"
            is "code-scanning/upload-sarif" with { needs: Auth };
        /// Fetch whether an uploaded SARIF file is processed; `processing_status` is "pending", "complete" or "failed".
        ///
        /// sarif_id: the `id` that `upload_sarif()` has returned.
        sarif_upload(sarif_id: Of("id")) is "code-scanning/get-sarif"
            with { needs: Auth, page: "code-scanning/code-scanning" };
        /// Fetch the default setup of code scanning.
        code_scanning_default_setup() is "code-scanning/get-default-setup"
            with { needs: Auth, page: "code-scanning/code-scanning" };
        /// List the dependencies that differ between two commits: mappings with change_type, name, version,
        /// vulnerabilities and more.
        ///
        /// base: branch, tag or SHA to compare with.
        /// head: branch, tag or SHA to compare.
        /// name: path of the only manifest to compare.
        dependency_diff(base: Name, head: Name, number: Number, etag: Etag, *, name: Text = null)
            -> Rows(Map(Str, Any)) = GET "{url}/dependency-graph/compare/{base}...{head}" is "dependency-graph/diff-range"
            with { needs: Auth };
        /// Submit the dependencies that a tool has found, and return a mapping with id, result and message.
        ///
        /// sha: SHA of the commit.
        /// ref: full name of the branch, such as "refs/heads/main".
        /// detector: the tool: a mapping with name, version and url.
        /// job: the job that runs it: a mapping with id and correlator. A submission with the same correlator and detector
        /// replaces the earlier one.
        /// scanned: when it was run.
        /// manifests: the files that name dependencies, by name: mappings with name, file and resolved.
        /// version: version of the submission's format.
        /// metadata: what else to keep, at most eight members.
        submit_dependencies(sha, ref, detector, job, scanned, manifests, *, version: Int = 0)
            -> Value(Map(Str, Any)) is "dependency-graph/create-repository-snapshot";
        /// List its alerts of secret scanning.
        secret_scanning_alerts() is "secret-scanning/list-alerts-for-repo" with { needs: Auth };
        /// Fetch one alert of secret scanning.
        secret_scanning_alert(alert_number) is "secret-scanning/get-alert" with { needs: Auth };
        /// List its security advisories.
        security_advisories() is "security-advisories/list-repository-advisories" with { needs: Auth };
        /// Fetch one security advisory.
        ///
        /// ghsa_id: its `ghsa_id`, such as "GHSA-abcd-1234-efgh".
        security_advisory(ghsa_id) is "security-advisories/get-repository-advisory" with { needs: Auth };
        /// Draft a security advisory.
        ///
        /// vulnerabilities: mappings with package (a mapping with ecosystem and name), vulnerable_version_range and
        /// patched_versions.
        create_security_advisory(summary, description, vulnerabilities)
            is "security-advisories/create-repository-advisory";
        /// Report a vulnerability to its maintainers, in private.
        report_vulnerability(summary, description) is "security-advisories/create-private-vulnerability-report";
        /// Fetch the packages that it depends on, as an SBOM in the format of SPDX.
        sbom() is "dependency-graph/export-sbom";
        /// Check whether Dependabot alerts are enabled.
        vulnerability_alerts() is "repos/check-vulnerability-alerts" with { needs: Auth };
        /// Enable Dependabot alerts.
        enable_vulnerability_alerts() is "repos/enable-vulnerability-alerts";
        /// Disable Dependabot alerts.
        disable_vulnerability_alerts() is "repos/disable-vulnerability-alerts";
    }
    DependabotAlert, DependabotAlertWithRepository {
        /// Change it: dismiss it, reopen it, or assign it.
        ///
        /// state: "dismissed" or "open".
        /// dismissed_reason: "fix_started", "inaccurate", "no_bandwidth", "not_used" or "tolerable_risk".
        /// dismissed_comment: what to say about it.
        /// assignees: logins of who works on it.
        edit(state, *, dismissed_reason, dismissed_comment, assignees) -> Renew is "dependabot/update-alert";
    }
    CodeScanningAlert, CodeScanningAlertItems, CodeScanningOrganizationAlertItems {
        /// Change it: dismiss it, reopen it, or assign it.
        ///
        /// state: "dismissed" or "open".
        /// dismissed_reason: "false positive", "won't fix", "used in tests" or "mitigated".
        /// dismissed_comment: what to say about it.
        edit(state, *, dismissed_reason, dismissed_comment) -> Renew is "code-scanning/update-alert"
            with { page: "code-scanning/code-scanning" };
        /// List where it was found: on each branch, by each analysis.
        instances(ref) is "code-scanning/list-alert-instances"
            with { needs: Auth, page: "code-scanning/code-scanning" };
    }
    SecretScanningAlert, SecretScanningAlertWithMetadata, OrganizationSecretScanningAlert {
        /// Change it: resolve it, reopen it, or assign it.
        ///
        /// state: "resolved" or "open".
        /// resolution: "false_positive", "wont_fix", "revoked" or "used_in_tests"; required to resolve it.
        /// resolution_comment: what to say about it.
        /// assignee: login of who works on it.
        /// validity: "active" or "inactive".
        edit(state, *, resolution, resolution_comment) -> Renew is "secret-scanning/update-alert";
        /// List where the secret was found.
        locations() is "secret-scanning/list-locations-for-alert" with { needs: Auth };
    }
    RepositoryAdvisory {
        /// Change it; what is left out stays as it is.
        ///
        /// state: "published", "closed" or "draft".
        edit(state) -> Renew is "security-advisories/update-repository-advisory";
    }
    CodeScanningAnalysis {
        /// Delete it, and return a mapping with next_analysis_url and confirm_delete_url. Only the newest one of a tool can
        /// be deleted.
        ///
        /// confirm_delete: whether it is deleted if it is the last one, which deletes the alerts of the tool.
        delete(confirm_delete: Switch = false) -> Value(Map(Str, Any)) is "code-scanning/delete-analysis"
            with { page: "code-scanning/code-scanning" };
    }
    ShortOrganization {
        /// List the alerts of code scanning in its repositories.
        code_scanning_alerts() is "code-scanning/list-alerts-for-org"
            with { needs: Auth, page: "code-scanning/code-scanning" };
        /// List the alerts of Dependabot in its repositories.
        dependabot_alerts() is "dependabot/list-alerts-for-org" without(first, last) with { needs: Auth };
        /// List the secrets that Dependabot in its repositories may use.
        dependabot_secrets() is "dependabot/list-org-secrets" with { needs: Auth };
        /// Fetch one secret that Dependabot in its repositories may use.
        dependabot_secret(secret_name: Of("name")) is "dependabot/get-org-secret" with { needs: Auth };
        /// Encrypt a value for GitHub, create a secret of it for Dependabot or change one, and return the secret.
        ///
        /// value: text, which is encrypted as UTF-8, or bytes.
        /// visibility: which repositories share it: "all", "private" (and internal) or "selected".
        /// selected_repo_ids: the `id` of each repository that shares it; for "selected" only.
        set_dependabot_secret(
            secret_name: Name, value: Local(Secret), visibility: Choice("all", "private", "selected"),
            selected_repo_ids as "selected_repository_ids": Ints = null,
        ) -> One OrganizationDependabotSecret
            = Composite(SetSecret) "GET {url}/dependabot/secrets/public-key, PUT and GET {url}/dependabot/secrets/{secret_name}"
            is "dependabot/create-or-update-org-secret" with { needs: Auth, page: "dependabot/secrets" };
        /// Delete a secret of Dependabot. `false` if there is none of that name.
        delete_dependabot_secret(secret_name: Of("name")) is "dependabot/delete-org-secret";
        /// List the alerts of secret scanning in its repositories.
        secret_scanning_alerts() is "secret-scanning/list-alerts-for-org" with { needs: Auth };
        /// List the security advisories of its repositories.
        security_advisories() is "security-advisories/list-org-repository-advisories" with { needs: Auth };
    }
    Client {
        /// List the security advisories of GitHub's database.
        security_advisories() is "security-advisories/list-global-advisories";
        /// Fetch one security advisory of GitHub's database.
        ///
        /// ghsa_id: its `ghsa_id`, such as "GHSA-abcd-1234-efgh".
        security_advisory(ghsa_id) is "security-advisories/get-global-advisory";
    }
    OrganizationDependabotSecret {
        /// List the repositories that share it; `null` where `visibility` is not "selected".
        selected_repositories() is "dependabot/list-selected-repos-for-org-secret"
            with { needs: Auth, only_with: { visibility: "selected" }, path: "{selected_repositories_url}" };
        /// Let these repositories share it in place of all that do. An error without a request where `visibility` is
        /// not "selected".
        ///
        /// repository_ids: the `id` of each repository.
        set_selected_repositories(repository_ids as "selected_repository_ids")
            is "dependabot/set-selected-repos-for-org-secret"
            with { only_with: { visibility: "selected" }, path: "{selected_repositories_url}" };
        /// Let one more repository share it. An error without a request where `visibility` is not "selected"; `false`
        /// where that changed meanwhile.
        ///
        /// repository_id: the repository, or its `id`.
        add_selected_repository(repository_id: Id) is "dependabot/add-selected-repo-to-org-secret"
            with { no: [404, 409], only_with: { visibility: "selected" },
                path: "{selected_repositories_url}/{repository_id}" };
        /// Let a repository share it no longer. An error without a request where `visibility` is not "selected";
        /// `false` where that changed meanwhile.
        ///
        /// repository_id: the repository, or its `id`.
        remove_selected_repository(repository_id: Id) is "dependabot/remove-selected-repo-from-org-secret"
            with { no: [404, 409], only_with: { visibility: "selected" },
                path: "{selected_repositories_url}/{repository_id}" };
    }
}
