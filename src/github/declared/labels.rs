//! Labels and milestones.
use crate::{operations, resources};

resources! {
    /// A label, as it comes with issues and milestones.
    ShortLabel with { identity: "url", title: "name", route: "/repos/{owner}/{repo}/labels/{name}" } {
        /// Background colour, six hexadecimal digits without `#`.
        color: Str;
        /// Whether it is one of the labels that GitHub adds to a new repository.
        default: Bool;
        /// What the label is for.
        description: Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// Name.
        name: Str;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// URL in the API.
        url: Str;
    }
    /// A label of a repository.
    Label: ShortLabel with { identity: "url", title: "name" } {}
    /// A milestone: a goal that issues and pull requests are gathered under.
    Milestone with { identity: "url", title: "title", route: "/repos/{owner}/{repo}/milestones/{milestone_number}" } {
        /// When it was closed, `null` while it is open.
        closed_at: Time;
        /// How many of its issues are closed.
        closed_issues: Int;
        /// How many of its issues are closed.
        closed_issues_count = "closed_issues": Int;
        /// When it was created.
        created_at: Time;
        /// Who created it, `null` when the account is gone.
        creator: One ShortUser;
        /// What it is about.
        description: Str;
        /// When it is due, `null` without a date.
        due_on: Time;
        /// URL of its page.
        html_url: Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// URL of the labels of its issues.
        labels_url: Str;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// Number within the repository.
        number: Int;
        /// How many of its issues are open.
        open_issues: Int;
        /// How many of its issues are open.
        open_issues_count = "open_issues": Int;
        /// "open" or "closed".
        state: Str;
        /// Title.
        title: Str;
        /// When it was last changed.
        updated_at: Time;
        /// URL in the API.
        url: Str;
    }
}

operations! { in labels;
    ShortRepository {
        /// Fetch one label by its name.
        label(name) is "issues/get-label";
        /// List the labels.
        labels() is "issues/list-labels-for-repo";
        /// Create a label.
        ///
        /// color: six hexadecimal digits, with or without `#`.
        /// description: at most 100 characters.
        create_label(name, color: Color = required, description) is "issues/create-label";
    }
    ShortLabel {
        /// Rename the label, or give it another colour or description. The object shows the new values afterwards.
        ///
        /// name: new name; the present one to keep it.
        /// color: six hexadecimal digits, with or without `#`.
        /// description: at most 100 characters; `null` leaves it as it is.
        update(name as "new_name": Name = required, color: Color = required, description) is "issues/update-label";
        /// Delete the label, and so remove it from all issues.
        delete() is "issues/delete-label";
    }
    ShortIssue {
        /// List the labels of the issue.
        labels() -> Many ShortLabel is "issues/list-labels-on-issue";
        /// Add labels. Returns all labels that the issue has now.
        ///
        /// names: names of labels, one by one.
        add_labels(names: Rest) -> List ShortLabel is "issues/add-labels" with { send: Whole };
        /// Remove one label. Returns the labels that are left; NotFoundError is raised when the issue does not have
        /// the label.
        remove_label(name) -> List ShortLabel is "issues/remove-label";
        /// Remove all labels. Returns the labels that are left, which is an empty list.
        remove_all_labels() -> List ShortLabel is "issues/set-labels" with { send: Whole, fixed: { labels: [] } };
        /// Replace all labels. Returns the labels that the issue has now.
        ///
        /// labels: names of labels, as a list or as text with commas; an empty list removes all.
        replace_labels(labels: Names = required) -> List ShortLabel is "issues/set-labels" with { send: Whole };
    }
    ShortRepository {
        /// Fetch one milestone by its number.
        milestone(number as "milestone_number") is "issues/get-milestone";
        /// List the milestones.
        ///
        /// state: "open" (GitHub's default), "closed" or "all".
        /// sort: "due_on" (GitHub's default) or "completeness"; "due_date" is an old name of "due_on".
        /// direction: "asc" (GitHub's default) or "desc".
        milestones(state, sort: Choice("due_on", "due_date", "completeness"), direction) is "issues/list-milestones";
        /// Create a milestone.
        ///
        /// state: "open" (GitHub's default) or "closed".
        /// due_on: when it is due.
        create_milestone(title, state, description, due_on) is "issues/create-milestone";
    }
    Milestone {
        /// Change the milestone; what is not given stays as it is. Without any argument nothing is sent and the result
        /// is `false`. The object shows the new values afterwards.
        ///
        /// state: "open" or "closed".
        /// due_on: when it is due.
        update(title, state, description, due_on) is "issues/update-milestone" with { skip_empty: true };
        /// Delete the milestone; its issues stay.
        delete() is "issues/delete-milestone";
        /// List the labels of the issues in the milestone.
        labels() -> Many ShortLabel is "issues/list-labels-for-milestone";
    }
}
