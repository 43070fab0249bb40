//! Objects of GitHub's description that have operations. Their fields are those of the description: nothing here repeats them.

/// A schema of GitHub's description whose objects have operations.
#[derive(Debug)]
pub struct Model {
    /// Name in declarations, which is also the name of the class in Python's `ferrohub.rest.models`.
    pub name: &'static str,
    /// The schema; a dot leads into a member of it.
    pub schema: &'static str,
    /// Path of the URL of an object, as for [`Class`](crate::github::model::declaration::Class); empty where it has none.
    #[allow(dead_code)] // the build script reads it
    pub route: &'static str,
}

/// Declare models, each with its schema, and the path of its URL if it has one.
macro_rules! models {
    ($($(#[doc = $doc:literal])+ $name:ident is $schema:literal $(at $route:literal)?;)*) => {
        /// The names of the models; the operations are constants of them.
        #[allow(non_camel_case_types)]
        pub mod named { $(
            $(#[doc = $doc])+
            #[derive(Debug, Clone, Copy)]
            pub struct $name;

            impl $name {
                /// The name of the class.
                pub const NAME: &'static str = concat!("@", $schema);
            }
        )* }

        /// Every model.
        pub const MODELS: &[Model] = &[$(
            Model { name: stringify!($name), schema: $schema, route: concat!("", $($route)?) },
        )*];
    };
}

models! {
    /// A file that a run of a workflow keeps.
    Artifact is "artifact" at "/repos/{owner}/{repo}/actions/artifacts/{artifact_id}";
    /// A cache of GitHub Actions.
    ActionsCacheList_ActionsCaches is "actions-cache-list.actions_caches";
    /// A variable of GitHub Actions.
    ActionsVariable is "actions-variable";
    /// A variable of GitHub Actions that an organization shares with its repositories.
    OrganizationActionsVariable is "organization-actions-variable";
    /// A prefix in text that becomes a link.
    Autolink is "autolink";
    /// A token that registers runners, or removes them.
    AuthenticationToken is "authentication-token";
    /// Something that somebody did in an organization.
    AuditLogEvent is "audit-log-event";
    /// The use of what GitHub bills.
    BillingUsageReport is "billing-usage-report";
    /// The use of what GitHub bills, of a user.
    BillingUsageReportUser is "billing-usage-report-user";
    /// An alert of code scanning.
    CodeScanningAlert is "code-scanning-alert" at "/repos/{owner}/{repo}/code-scanning/alerts/{alert_number}";
    /// An alert of code scanning, as listings show it.
    CodeScanningAlertItems is "code-scanning-alert-items" at "/repos/{owner}/{repo}/code-scanning/alerts/{alert_number}";
    /// Where an alert of code scanning was found.
    CodeScanningAlertInstanceList is "code-scanning-alert-instance-list";
    /// An analysis of code scanning.
    CodeScanningAnalysis is "code-scanning-analysis" at "/repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}";
    /// The default setup of code scanning.
    CodeScanningDefaultSetup is "code-scanning-default-setup";
    /// An alert of code scanning, with its repository.
    CodeScanningOrganizationAlertItems is "code-scanning-organization-alert-items"
        at "/repos/{owner}/{repo}/code-scanning/alerts/{alert_number}";
    /// A SARIF file that was uploaded.
    CodeScanningSarifsReceipt is "code-scanning-sarifs-receipt";
    /// How far an uploaded SARIF file is processed.
    CodeScanningSarifsStatus is "code-scanning-sarifs-status";
    /// The seats of Copilot in an organization, and its policies.
    CopilotOrganizationDetails is "copilot-organization-details";
    /// A seat of Copilot.
    CopilotSeatDetails is "copilot-seat-details";
    /// Where reports of the use of Copilot can be downloaded.
    CopilotUsageMetrics28DayReport is "copilot-usage-metrics-28-day-report";
    /// A codespace.
    Codespace is "codespace" at "/user/codespaces/{codespace_name}";
    /// What a codespace runs on.
    CodespaceMachine is "codespace-machine";
    /// A branch that a codespace is exported to.
    CodespaceExportDetails is "codespace-export-details";
    /// A secret that the codespaces of an organization may use.
    CodespacesOrgSecret is "codespaces-org-secret";
    /// A secret that your codespaces may use.
    CodespacesSecret is "codespaces-secret";
    /// A custom property that the repositories of an organization have.
    CustomProperty is "custom-property" at "/orgs/{org}/properties/schema/{custom_property_name}";
    /// The packages that a repository depends on, in the format of SPDX.
    DependencyGraphSpdxSbom is "dependency-graph-spdx-sbom";
    /// An alert of Dependabot.
    DependabotAlert is "dependabot-alert" at "/repos/{owner}/{repo}/dependabot/alerts/{alert_number}";
    /// An alert of Dependabot, with its repository.
    DependabotAlertWithRepository is "dependabot-alert-with-repository"
        at "/repos/{owner}/{repo}/dependabot/alerts/{alert_number}";
    /// A secret that Dependabot may use.
    DependabotSecret is "dependabot-secret";
    /// The branches or tags that may deploy to an environment.
    DeploymentBranchPolicy is "deployment-branch-policy";
    /// A GitHub App that could protect an environment.
    CustomDeploymentRuleApp is "custom-deployment-rule-app";
    /// A rule by which a GitHub App protects an environment.
    DeploymentProtectionRule is "deployment-protection-rule";
    /// An environment that deployments go to.
    Environment is "environment" at "/repos/{owner}/{repo}/environments/{environment_name}";
    /// A team of an enterprise.
    EnterpriseTeam is "enterprise-team" at "/enterprises/{enterprise}/teams/{team_slug}";
    /// An advisory of GitHub's database.
    GlobalAdvisory is "global-advisory" at "/advisories/{ghsa_id}";
    /// What was delivered to a webhook, and the response.
    HookDelivery is "hook-delivery";
    /// What was delivered to a webhook, as listings show it.
    HookDeliveryItem is "hook-delivery-item";
    /// A field that issues of an organization have.
    IssueField is "issue-field";
    /// The value of a field of an issue.
    IssueFieldValue is "issue-field-value";
    /// A type that issues of an organization may have.
    IssueType is "issue-type";
    /// A job of a run of a workflow.
    Job is "job" at "/repos/{owner}/{repo}/actions/jobs/{job_id}";
    /// An export of repositories.
    Migration is "migration" at "/orgs/{org}/migrations/{migration_id}";
    /// A secret of an organization that Dependabot may use.
    OrganizationDependabotSecret is "organization-dependabot-secret";
    /// A role that an organization grants its members and teams.
    OrganizationRole is "organization-role";
    /// An alert of secret scanning, with its repository.
    OrganizationSecretScanningAlert is "organization-secret-scanning-alert"
        at "/repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}";
    /// A fine-grained token that may use an organization.
    OrganizationProgrammaticAccessGrant is "organization-programmatic-access-grant";
    /// A fine-grained token that waits for the approval of an organization.
    OrganizationProgrammaticAccessGrantRequest is "organization-programmatic-access-grant-request";
    /// A repository with the values of its custom properties.
    OrgRepoCustomPropertyValues is "org-repo-custom-property-values";
    /// A package.
    Package is "package" at "/orgs/{org}/packages/{package_type}/{package_name}";
    /// A version of a package.
    PackageVersion is "package-version" at "/orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}";
    /// A project of an organization or a user.
    ProjectsV2 is "projects-v2";
    /// A field of a project.
    ProjectsV2Field is "projects-v2-field";
    /// An item of a project that was just added.
    ProjectsV2ItemSimple is "projects-v2-item-simple";
    /// An item of a project: an issue, a pull request or a draft.
    ProjectsV2ItemWithContent is "projects-v2-item-with-content";
    /// A view of a project.
    ProjectsV2View is "projects-v2-view";
    /// The name and the text of a release that GitHub proposes.
    ReleaseNotesContent is "release-notes-content";
    /// A secret that the codespaces of a repository may use.
    RepoCodespacesSecret is "repo-codespaces-secret";
    /// An advisory about a vulnerability in a repository.
    RepositoryAdvisory is "repository-advisory" at "/repos/{owner}/{repo}/security-advisories/{ghsa_id}";
    /// A set of rules for branches, tags or pushes.
    RepositoryRuleset is "repository-ruleset";
    /// A machine that runs jobs, and is not GitHub's.
    Runner is "runner";
    /// An alert of secret scanning.
    SecretScanningAlert is "secret-scanning-alert" at "/repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}";
    /// An alert of secret scanning, with what is known of the secret.
    SecretScanningAlertWithMetadata is "secret-scanning-alert-with-metadata"
        at "/repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}";
    /// Where a secret was found.
    SecretScanningLocation is "secret-scanning-location";
    /// Something that happened to an issue or a pull request.
    TimelineIssueEvents is "timeline-issue-events";
    /// A workflow of GitHub Actions.
    Workflow is "workflow" at "/repos/{owner}/{repo}/actions/workflows/{workflow_id}";
    /// A run of a workflow.
    WorkflowRun is "workflow-run" at "/repos/{owner}/{repo}/actions/runs/{run_id}";
}

/// The model of a schema.
pub fn of_schema(schema: &str) -> Option<&'static Model> {
    MODELS.iter().find(|model| model.schema == schema)
}

/// The name of a class as a reader knows it: that of a model has the schema in its place.
pub fn shown(class: &'static str) -> &'static str {
    class.strip_prefix('@').and_then(of_schema).map_or(class, |model| model.name)
}
