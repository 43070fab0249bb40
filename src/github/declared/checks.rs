//! Check runs and check suites: what apps find out about a commit.
use crate::github::declared::choices::{CHECK_CONCLUSION, CHECK_STATUS};
use crate::{operations, resources};

resources! {
    /// The app that created a check, as checks show it.
    ///
    /// `refresh()` and `to_app()` give the `App`.
    CheckApp full App with { identity: "id", title: "name", url: "/apps/{slug}" } {
        /// What the app does, in Markdown.
        description: Str;
        /// URL of the app's own website.
        external_url: Str;
        /// URL of its page.
        html_url: Str;
        /// Number of the app.
        id: Int;
        /// Name of the app.
        name: Str;
        /// Identifier of the object in the GraphQL API.
        node_id: Str;
        /// The account that owns the app: a mapping.
        owner: Map(Str, Any);
        /// Name in URLs, as "octoapp".
        slug: Str;
        /// URL of the app in the API.
        url: Computed(AppUrl);
    }
    /// A pull request, as checks show it.
    ///
    /// `refresh()` and `to_pull()` give the `PullRequest`.
    CheckPullRequest full PullRequest with { identity: "url", route: "/repos/{owner}/{repo}/pulls/{pull_number}" } {
        /// Where the changes go: a mapping with ref, sha and repo.
        base: Map(Str, Any);
        /// Where the changes come from: a mapping with ref, sha and repo.
        head: Map(Str, Any);
        /// Number of the pull request, unique across GitHub.
        id: Int;
        /// Number within the repository.
        number: Int;
        /// URL of the pull request in the API.
        url: Str;
    }
    /// What a check run has to say.
    CheckRunOutput with { identity: "annotations_url", title: "title", url: "" } {
        /// How many annotations there are; `annotations()` lists them.
        annotations_count: Int;
        /// URL of the annotations.
        annotations_url: Str;
        /// Summary, in Markdown.
        summary: Str;
        /// Details, in Markdown.
        text: Str;
        /// Title.
        title: Str;
    }
    /// A remark of a check run on lines of a file.
    CheckRunAnnotation with { url: "" } {
        /// How serious it is: "notice", "warning" or "failure".
        annotation_level: Str;
        /// URL of the file's blob.
        blob_href: Str;
        /// Last column, when it is on one line only.
        end_column: Int;
        /// Last line.
        end_line: Int;
        /// The remark.
        message: Str;
        /// Path of the file.
        path: Str;
        /// Further details.
        raw_details: Str;
        /// First column, when it is on one line only.
        start_column: Int;
        /// First line.
        start_line: Int;
        /// Title.
        title: Str;
    }
    /// One check of a commit, created by an app.
    CheckRun with { identity: "url", title: "name", route: "/repos/{owner}/{repo}/check-runs/{check_run_id}" } {
        /// The app that created it; `null` for a deleted app.
        app: One CheckApp;
        /// Number of the check suite it belongs to.
        check_suite = "check_suite.id": Int;
        /// When it was completed; `null` until then.
        completed_at: Time;
        /// How it came out: "success", "failure", "neutral", "cancelled", "timed_out", "action_required", "skipped" or
        /// "stale"; `null` until it is completed.
        conclusion: Str;
        /// Deployment that it belongs to, `null` for other checks.
        deployment: One Deployment;
        /// URL of the app's page with the details.
        details_url: Str;
        /// What the app calls the run.
        external_id: Str;
        /// SHA of the commit.
        head_sha: Str;
        /// URL of its page.
        html_url: Str;
        /// Number of the check run.
        id: Int;
        /// Name of the check, as "mighty_readme".
        name: Str;
        /// Identifier of the object in the GraphQL API.
        node_id: Str;
        /// The open pull requests with the commit as their head.
        original_pull_requests = "pull_requests": List(One CheckPullRequest);
        /// What it has to say.
        output: One CheckRunOutput;
        /// When it began.
        started_at: Time;
        /// "queued", "in_progress" or "completed".
        status: Str;
        /// URL of the check run in the API.
        url: Str;
    }
    /// The checks of one app for a commit.
    CheckSuite with { identity: "url", route: "/repos/{owner}/{repo}/check-suites/{check_suite_id}" } {
        /// SHA of the commit after the push.
        after: Str;
        /// The app that created it; `null` for a deleted app.
        app: One CheckApp;
        /// SHA of the commit before the push.
        before: Str;
        /// URL of its check runs.
        check_runs_url: Str;
        /// How it came out, as `CheckRun.conclusion`; `null` until it is completed.
        conclusion: Str;
        /// When it was created.
        created_at: Time;
        /// Branch that was pushed.
        head_branch: Str;
        /// The commit: a mapping with id, tree_id, message, timestamp, author and committer.
        head_commit: Map(Str, Any);
        /// SHA of the commit.
        head_sha: Str;
        /// Number of the check suite.
        id: Int;
        /// How many check runs it has.
        latest_check_runs_count: Int;
        /// Identifier of the object in the GraphQL API.
        node_id: Str;
        /// The open pull requests with the commit as their head; `null` when GitHub does not say.
        original_pull_requests = "pull_requests": List(One CheckPullRequest);
        /// Repository of the commit.
        repository: One ShortRepository;
        /// Whether it can be run again.
        rerequestable: Bool;
        /// Whether its check runs can be run again one by one.
        runs_rerequestable: Bool;
        /// "queued", "in_progress" or "completed".
        status: Str;
        /// When it was changed last.
        updated_at: Time;
        /// URL of the check suite in the API.
        url: Str;
    }
}

operations! { in checks;
    ShortRepository {
        /// Fetch a check run by its number.
        check_run(id as "check_run_id") is "checks/get";
        /// Report a check of a commit, as an app.
        ///
        /// name: name of the check.
        /// head_sha: SHA of the commit.
        /// details_url: URL of the app's page with the details.
        /// external_id: what the app calls the run.
        /// started_at: when it began; now when it is left out.
        /// status: "queued" (what GitHub takes when it is left out), "in_progress" or "completed"; the others are for
        /// GitHub Actions.
        /// conclusion: how it came out: "success", "failure", "neutral", "cancelled", "timed_out", "skipped" or
        /// "action_required" ("stale" is GitHub's own); required with `completed_at` and with the status "completed".
        /// completed_at: when it was completed; required with `conclusion` by older servers.
        /// output: a mapping with title, summary, text, annotations and images. GitHub takes 50 annotations at once;
        /// further ones are added with one request for each 50.
        /// actions: buttons for the user, mappings with label, description and identifier; at most three.
        create_check_run(
            name: Name, head_sha: Name, details_url: Text = null, external_id: Text = null, started_at: Time = null,
            status: Choice(CHECK_STATUS) = null, conclusion: Choice(CHECK_CONCLUSION) = null, completed_at: Time = null,
            output: Map(Str, Any) = null, actions: List(Map(Str, Str)) = null,
        ) -> One CheckRun = Composite(ReportCheck) "POST {url}/check-runs" is "checks/create"
            with { page: "checks/runs", needs: Installation };
    }
    MiniCommit {
        /// List the check runs of the commit.
        ///
        /// check_name: only those of this name.
        /// status: only those with this status: "queued", "in_progress" or "completed".
        /// filter: "latest" (GitHub's default) for the newest run of each check, or "all".
        /// app_id: only those of the app with this number.
        check_runs(*, status: Choice(CHECK_STATUS)) is "checks/list-for-ref";
    }
    ShortPullRequest {
        /// List the check runs of its last commit.
        ///
        /// check_name: only those of this name.
        /// status: only those with this status: "queued", "in_progress" or "completed".
        /// filter: "latest" (GitHub's default) for the newest run of each check, or "all".
        /// app_id: only those of the app with this number.
        check_runs(*, status: Choice(CHECK_STATUS)) is "checks/list-for-ref"
            with { path: "{url}/../../commits/{head.sha}/check-runs" };
    }
    ShortPullRequest {
        /// Wait until the statuses and the check runs of its last commit have ended, and those that the rules of the base
        /// branch require. `ChecksFailed` is raised unless all succeeded.
        ///
        /// If the pull request is closed or merged meanwhile, the wait ends. The object shows the current state afterwards.
        ///
        /// required: whether only what the rules require counts.
        /// timeout: seconds after which `WaitTimeout` is raised.
        /// progress: called after each request with the number of checks that have ended, and that of all checks.
        wait_for_checks(*, required: Bool = false, timeout: Seconds = 3600, progress: Local(Progress) = null)
            -> Owner ShortPullRequest
            = Composite(WaitForChecks) "GET {url}, its rules, its statuses and its check runs until they are completed"
            is "checks/list-for-ref" with { needs: Auth };
        /// Wait until the checks have succeeded, as `wait_for_checks` does, and merge the pull request.
        ///
        /// If somebody pushes meanwhile, the checks of the new commit are waited for. The object shows the merged pull
        /// request afterwards.
        ///
        /// method: "merge", "squash" or "rebase"; GitHub's default is "merge".
        /// commit_title: title of the commit.
        /// commit_message: message of the commit.
        /// required: whether only what the rules require counts.
        /// timeout: seconds after which `WaitTimeout` is raised.
        /// progress: called after each request with the number of checks that have ended, and that of all checks.
        merge_when_green(
            method: Choice("merge", "squash", "rebase") = null, *, commit_title: Text = null,
            commit_message: Text = null, required: Bool = false, timeout: Seconds = 3600, progress: Local(Progress) = null,
        ) -> Owner ShortPullRequest = Composite(MergeWhenGreen) "GET {url} and its checks, PUT {url}/merge" is "pulls/merge"
            with { needs: Auth };
        /// Let GitHub merge it by itself once everything that the rules require has succeeded.
        ///
        /// method: "merge", "squash" or "rebase"; GitHub's default is "merge".
        enable_auto_merge(method: Choice("merge", "squash", "rebase") = null) -> Bool
            = Composite(EnableAutoMerge) "POST /graphql" with { needs: Auth, page: "pulls/pulls" };
        /// Let GitHub merge it by itself no longer.
        disable_auto_merge() -> Bool = Composite(DisableAutoMerge) "POST /graphql"
            with { needs: Auth, page: "pulls/pulls" };
        /// Add it to the merge queue of its base branch. An error is raised if the branch has none.
        ///
        /// jump: whether it comes to the front of the queue.
        /// sha: SHA that its last commit must have; any if it is left out.
        enqueue(*, jump: Bool = null, sha: Text = null) -> Bool = Composite(Enqueue) "POST /graphql"
            with { needs: Auth, page: "pulls/pulls" };
        /// Remove it from the merge queue.
        dequeue() -> Bool = Composite(Dequeue) "POST /graphql" with { needs: Auth, page: "pulls/pulls" };
        /// Make it a draft. The object shows it afterwards.
        convert_to_draft() -> Bool = Composite(ConvertToDraft) "POST /graphql"
            with { needs: Auth, page: "pulls/pulls", sets: { draft: true } };
        /// Say that it is ready for review, and no draft any more. The object shows it afterwards.
        ready_for_review() -> Bool = Composite(MarkReady) "POST /graphql"
            with { needs: Auth, page: "pulls/pulls", sets: { draft: false } };
    }
    CheckSuite {
        /// List the check runs of the suite.
        ///
        /// check_name: only those of this name.
        /// status: only those with this status: "queued", "in_progress" or "completed".
        /// filter: "latest" (GitHub's default) for the newest run of each check, or "all".
        check_runs(*, status: Choice(CHECK_STATUS)) is "checks/list-for-suite";
    }
    CheckRun {
        /// Change the check run, as the app that created it.
        ///
        /// What is left out stays as it is. Without any argument nothing is sent and the result is `false`.
        ///
        /// details_url: URL of the app's page with the details.
        /// external_id: what the app calls the run.
        /// started_at: when it began.
        /// status: "queued", "in_progress" or "completed"; the others are for GitHub Actions.
        /// conclusion: how it came out, as in `create_check_run`; required with `completed_at` and with the status
        /// "completed".
        /// completed_at: when it was completed.
        /// output: a mapping with title, summary, text, annotations and images; annotations are added to those there,
        /// with one request for each 50.
        /// actions: buttons for the user, mappings with label, description and identifier; at most three.
        update(
            name: Text = null, details_url: Text = null, external_id: Text = null, started_at: Time = null,
            status: Choice(CHECK_STATUS) = null, conclusion: Choice(CHECK_CONCLUSION) = null, completed_at: Time = null,
            output: Map(Str, Any) = null, actions: List(Map(Str, Str)) = null,
        ) -> Renew = Composite(ReportCheck) "PATCH {url}" is "checks/update"
            with { needs: Installation, skip_empty: true, yes: [200], no: [] };
    }
    CheckRunOutput {
        /// List the annotations.
        annotations() is "checks/list-annotations" with { path: "{annotations_url}" };
    }
    ShortRepository {
        /// Fetch a check suite by its number.
        check_suite(id as "check_suite_id") is "checks/get-suite";
        /// Create a check suite of a commit, as an app.
        ///
        /// GitHub does so at each push unless `auto_trigger_checks` says otherwise.
        ///
        /// head_sha: SHA of the commit.
        create_check_suite(head_sha) is "checks/create-suite" with { needs: Installation };
        /// Set whether GitHub makes a check suite of an app at each push.
        ///
        /// The result is a mapping: under preferences, auto_trigger_checks lists app_id and setting of all apps.
        ///
        /// app_id: number of the app.
        auto_trigger_checks(app_id: Id, enabled: Bool = true) -> Value(Map(Str, Any))
            = Composite(SetAutoTriggerChecks) "PATCH {url}/check-suites/preferences" is "checks/set-suites-preferences"
            with { needs: Auth };
    }
    MiniCommit {
        /// List the check suites of the commit.
        ///
        /// app_id: only those of the app with this number.
        /// check_name: only those with a check run of this name.
        check_suites() is "checks/list-suites-for-ref";
    }
    CheckSuite {
        /// Request another check of the commit from the app.
        rerequest() -> Bool is "checks/rerequest-suite";
    }
    CheckApp {
        /// Fetch the app.
        to_app() is "apps/get-by-slug" with { path: "/apps/{slug}" };
    }
    CheckPullRequest {
        /// Fetch the pull request.
        to_pull() is "pulls/get";
    }
}
