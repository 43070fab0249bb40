//! Every class and operation, in the order of GitHub's REST documentation. Declarations only: one file a chapter.

use crate::chapters;

pub mod choices;

chapters! {
    /// Secrets of Actions.
    actions,
    /// Starring, watching and notifications.
    activity,
    /// Authentication, apps, installations and authorizations.
    apps,
    /// Branches and their protection.
    branches,
    /// Check runs and suites.
    checks,
    /// Collaborators and invitations.
    collaborators,
    /// Commits, their comments and statuses.
    commits,
    /// Contents of repositories.
    contents,
    /// Deployments and their statuses.
    deployments,
    /// Administration of an Enterprise Server.
    enterprise,
    /// Events.
    events,
    /// Gists.
    gists,
    /// Git data: blobs, trees, commits, references, tags.
    git,
    /// Hooks of repositories.
    hooks,
    /// Issue import.
    imports,
    /// Issues, their comments, events and assignees.
    issues,
    /// Deploy keys.
    keys,
    /// Labels and milestones.
    labels,
    /// The service itself: emojis, licenses, Markdown, rate limit, ...
    meta,
    /// Statistics and traffic.
    metrics,
    /// Organizations and their members.
    orgs,
    /// Pages.
    pages,
    /// Projects (classic).
    projects,
    /// Pull requests.
    pulls,
    /// Releases and their assets.
    releases,
    /// Repositories.
    repos,
    /// Reviews of pull requests.
    reviews,
    /// Search.
    search,
    /// Teams.
    teams,
    /// Users, their keys, mail addresses, followers and blocks.
    users,
}
