//! Schemas of GitHub's description that consist of others, where a member of an object says which of them it has.

/// The classes of the objects of a schema, each of which the text of a member names.
#[derive(Debug)]
pub struct Variants {
    /// The class of objects whose member has any other text. All others extend it.
    pub class: &'static str,
    /// The key of the member.
    pub key: &'static str,
    /// The texts, each with its class.
    pub classes: &'static [(&'static str, &'static str)],
}

/// What happens to issues and pull requests (<https://docs.github.com/rest/using-the-rest-api/issue-event-types>).
pub const VARIANTS: &[Variants] = &[Variants {
    class: "@timeline-issue-events",
    key: "event",
    classes: &[
        ("added_to_project", "@added-to-project-issue-event"),
        ("assigned", "@timeline-assigned-issue-event"),
        ("blocked_by_added", "@blocked-by-added-issue-event"),
        ("blocked_by_removed", "@blocked-by-removed-issue-event"),
        ("blocking_added", "@blocking-added-issue-event"),
        ("blocking_removed", "@blocking-removed-issue-event"),
        ("closed", "@state-change-issue-event"),
        ("commented", "@timeline-comment-event"),
        ("commit-commented", "@timeline-commit-commented-event"),
        ("committed", "@timeline-committed-event"),
        ("converted_note_to_issue", "@converted-note-to-issue-issue-event"),
        ("cross-referenced", "@timeline-cross-referenced-event"),
        ("demilestoned", "@demilestoned-issue-event"),
        ("issue_type_added", "@issue-type-added-issue-event"),
        ("issue_type_changed", "@issue-type-changed-issue-event"),
        ("issue_type_removed", "@issue-type-removed-issue-event"),
        ("labeled", "@labeled-issue-event"),
        ("line-commented", "@timeline-line-commented-event"),
        ("locked", "@locked-issue-event"),
        ("milestoned", "@milestoned-issue-event"),
        ("moved_columns_in_project", "@moved-column-in-project-issue-event"),
        ("parent_issue_added", "@parent-issue-added-issue-event"),
        ("parent_issue_removed", "@parent-issue-removed-issue-event"),
        ("removed_from_project", "@removed-from-project-issue-event"),
        ("renamed", "@renamed-issue-event"),
        ("reopened", "@state-change-issue-event"),
        ("review_dismissed", "@review-dismissed-issue-event"),
        ("review_request_removed", "@review-request-removed-issue-event"),
        ("review_requested", "@review-requested-issue-event"),
        ("reviewed", "@timeline-reviewed-event"),
        ("sub_issue_added", "@sub-issue-added-issue-event"),
        ("sub_issue_removed", "@sub-issue-removed-issue-event"),
        ("unassigned", "@timeline-unassigned-issue-event"),
        ("unlabeled", "@unlabeled-issue-event"),
    ],
}];

/// The class of an object of a class, where a member of it says so; `text` reads a member.
pub fn of(class: &str, text: impl Fn(&str) -> Option<String>) -> Option<&'static str> {
    let variants = variants_of(class)?;
    let found = text(variants.key)?;
    variants.classes.iter().find(|(known, _)| *known == found).map(|(_, class)| *class)
}

/// The classes that the objects of a class may have.
pub fn variants_of(class: &str) -> Option<&'static Variants> {
    VARIANTS.iter().find(|known| known.class == class)
}

/// The classes of all variants.
pub fn classes() -> impl Iterator<Item = &'static str> {
    VARIANTS.iter().flat_map(|variants| variants.classes).map(|(_, class)| *class)
}

/// The class that a class extends because its objects are those of one variant.
pub fn parent(class: &str) -> Option<&'static str> {
    let has = |variants: &&Variants| variants.classes.iter().any(|(_, known)| *known == class);
    VARIANTS.iter().find(has).map(|variants| variants.class)
}
