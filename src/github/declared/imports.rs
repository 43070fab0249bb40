//! Importing issues with their dates and comments, as trackers do that move to GitHub.
use crate::github::model::declaration::media;
use crate::{operations, resources};

resources! {
    /// The import of an issue: where it stands.
    ImportedIssue with { identity: "url", accept: media::ISSUE_IMPORT } {
        /// When the import was requested.
        created_at: Time;
        /// What went wrong, when `status` is "failed".
        errors: List(Map(Str, Any));
        /// Number of the import.
        id: Int;
        /// URL of all imports of the repository.
        import_issues_url: Str;
        /// URL of the issue that was created, when `status` is "imported".
        issue_url: Str;
        /// URL of the repository.
        repository_url: Str;
        /// "pending", "imported" or "failed".
        status: Str;
        /// When the status last changed.
        updated_at: Time;
        /// URL in the API.
        url: Str;
    }
}

operations! { in imports;
    ShortRepository at "issues/issues" {
        /// Import an issue with its comments. GitHub works on it after the response: `refresh()` the result
        /// until `status` is no longer "pending".
        ///
        /// Nobody is notified, and the issue keeps the dates that are given. GitHub describes this as a preview
        /// and may change it.
        ///
        /// body: description in Markdown.
        /// created_at: when the issue was opened.
        /// assignee: login of the assignee.
        /// milestone: number of a milestone.
        /// closed: whether the issue is closed.
        /// labels: names of labels, as a list or as text with commas.
        /// comments: mappings with `body` and, as a time, `created_at`.
        import_issue(
            title as "issue.title": Name, body as "issue.body": Text, created_at as "issue.created_at": Time,
            assignee as "issue.assignee": Of("login") = null, milestone as "issue.milestone": Int = null,
            closed as "issue.closed": Bool = null, labels as "issue.labels": Names = null,
            comments: List(Map(Str, Str)) = null,
        ) -> One ImportedIssue = POST "{url}/import/issues" with { needs: Auth, accept: ISSUE_IMPORT };
        /// See where the import of one issue stands.
        ///
        /// imported_issue_id: the import's `id`.
        imported_issue(imported_issue_id: Id) -> One ImportedIssue = GET "{url}/import/issues/{imported_issue_id}"
            with { needs: Auth, accept: ISSUE_IMPORT };
        /// List the imports of issues.
        ///
        /// since: only imports whose status changed at this time or later.
        imported_issues(number: Number, since: Time = null, etag: Etag) -> Many ImportedIssue
            = GET "{url}/import/issues" with { needs: Auth, accept: ISSUE_IMPORT };
    }
}
