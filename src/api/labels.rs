//! Labels and milestones.
use crate::api::choices::{DIRECTION, STATE, STATES};
use crate::schema::declaration::{Needs, Send};
use crate::{operations, resources};

resources! {
    /// A label, as it comes with issues and milestones.
    ShortLabel with { identity: "url", title: "name" } {
        /// Background colour, six hexadecimal digits without `#`.
        color: Str;
        /// Whether GitHub gave it to the repository when that was made.
        default: Bool;
        /// What the label is for.
        description: Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// Name.
        name: Str;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// Address in the API.
        url: Str;
    }
    /// A label of a repository.
    Label: ShortLabel with { identity: "url", title: "name" } {}
    /// A milestone: a goal that issues and pull requests are gathered under.
    Milestone with { identity: "url", title: "title" } {
        /// When it was closed, `null` while it is open.
        closed_at: Time;
        /// How many of its issues are closed.
        closed_issues: Int;
        /// How many of its issues are closed.
        closed_issues_count = "closed_issues": Int;
        /// When it was created.
        created_at: Time;
        /// Who made it, `null` when the account is gone.
        creator: One ShortUser;
        /// What it is about.
        description: Str;
        /// When it is due, `null` without a date.
        due_on: Time;
        /// Address of its page.
        html_url: Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// Address of the labels of its issues.
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
        /// Address in the API.
        url: Str;
    }
}

operations! {
    ShortRepository at "issues/labels" {
        /// Fetch one label by its name.
        label(name: Name) -> One Label = GET "{url}/labels/{name}" is "issues/get-label";
        /// List the labels.
        labels(number: Number, etag: Etag) -> Many Label = GET "{url}/labels" is "issues/list-labels-for-repo";
        /// Make a label.
        ///
        /// color: six hexadecimal digits, with or without `#`.
        /// description: at most 100 characters.
        create_label(name: Name, color: Color, description: Text = null) -> One Label
            = POST "{url}/labels" is "issues/create-label" with { needs: Needs::Auth };
    }
    ShortLabel at "issues/labels" {
        /// Rename the label, or give it another colour or description. The object shows the new values afterwards.
        ///
        /// name: new name; the present one to keep it.
        /// color: six hexadecimal digits, with or without `#`.
        /// description: at most 100 characters; `null` leaves it as it is.
        update(name as "new_name": Name, color: Color, description: Text = null) -> Renew
            = PATCH "{url}" is "issues/update-label" with { needs: Needs::Auth, yes: &[200], no: &[] };
        /// Delete the label, and so remove it from all issues.
        delete() -> Bool = DELETE "{url}" is "issues/delete-label" with { needs: Needs::Auth };
    }
    ShortIssue at "issues/labels" {
        /// List the labels of the issue.
        labels(number: Number, etag: Etag) -> Many ShortLabel
            = GET "{url}/labels" is "issues/list-labels-on-issue";
        /// Add labels. Returns all labels that the issue has now.
        ///
        /// names: names of labels, one by one.
        add_labels(names: Rest) -> List ShortLabel = POST "{url}/labels" is "issues/add-labels"
            with { needs: Needs::Auth, send: Send::Whole };
        /// Remove one label. Returns the labels that are left; NotFoundError is raised when the issue does not have
        /// the label.
        remove_label(name: Name) -> List ShortLabel = DELETE "{url}/labels/{name}" is "issues/remove-label"
            with { needs: Needs::Auth };
        /// Remove all labels. Returns the labels that are left, which is an empty list.
        remove_all_labels() -> List ShortLabel = PUT "{url}/labels" is "issues/set-labels"
            with { needs: Needs::Auth, send: Send::Whole, fixed: &[("labels", "[]")] };
        /// Replace all labels. Returns the labels that the issue has now.
        ///
        /// labels: names of labels, as a list or as text with commas; an empty list removes all.
        replace_labels(labels: Names) -> List ShortLabel = PUT "{url}/labels" is "issues/set-labels"
            with { needs: Needs::Auth, send: Send::Whole };
    }
    ShortRepository at "issues/milestones" {
        /// Fetch one milestone by its number.
        milestone(number: Id) -> One Milestone = GET "{url}/milestones/{number}" is "issues/get-milestone";
        /// List the milestones.
        ///
        /// state: "open" (GitHub's default), "closed" or "all".
        /// sort: "due_on" (GitHub's default) or "completeness"; "due_date" is an old name of "due_on".
        /// direction: "asc" (GitHub's default) or "desc".
        milestones(state: Choice(STATES) = null, sort: Choice("due_on", "due_date", "completeness") = null,
            direction: Choice(DIRECTION) = null, number: Number, etag: Etag) -> Many Milestone
            = GET "{url}/milestones" is "issues/list-milestones" with { renamed: &[("due_date", "due_on")] };
        /// Make a milestone.
        ///
        /// state: "open" (GitHub's default) or "closed".
        /// due_on: when it is due.
        create_milestone(title: Name, state: Choice(STATE) = null, description: Text = null, due_on: Time = null)
            -> One Milestone = POST "{url}/milestones" is "issues/create-milestone" with { needs: Needs::Auth };
    }
    Milestone at "issues/milestones" {
        /// Change the milestone; what is not given stays as it is. Without any argument nothing is sent and the result
        /// is `false`. The object shows the new values afterwards.
        ///
        /// state: "open" or "closed".
        /// due_on: when it is due.
        update(title: Text = null, state: Choice(STATE) = null, description: Text = null, due_on: Time = null) -> Renew
            = PATCH "{url}" is "issues/update-milestone"
            with { needs: Needs::Auth, yes: &[200], no: &[], skip_empty: true };
        /// Delete the milestone; its issues stay.
        delete() -> Bool = DELETE "{url}" is "issues/delete-milestone" with { needs: Needs::Auth };
    }
    Milestone at "issues/labels" {
        /// List the labels of the issues in the milestone.
        labels(number: Number, etag: Etag) -> Many ShortLabel
            = GET "{url}/labels" is "issues/list-labels-for-milestone";
    }
}
