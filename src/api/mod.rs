//! Every class and operation, in the order of GitHub's REST documentation. Declarations only: one file a chapter.

use crate::chapters;

chapters! {
    /// Starring, watching and notifications.
    activity,
    /// Authentication, apps, installations and authorizations.
    apps,
    /// Administration of an Enterprise Server.
    enterprise,
    /// Events.
    events,
    /// Gists.
    gists,
    /// Issue import.
    imports,
    /// Issues, their comments, events and assignees.
    issues,
    /// Labels and milestones.
    labels,
    /// The service itself: emojis, licenses, Markdown, rate limit, ...
    meta,
    /// Organizations and their members.
    orgs,
    /// Projects (classic).
    projects,
    /// Repositories.
    repos,
    /// Search.
    search,
    /// Teams.
    teams,
    /// Users, their keys, mail addresses, followers and blocks.
    users,
}
