//! The Python module of each declared class, and its name there.

use std::collections::HashMap;
use std::sync::LazyLock;

use ferrohub::bindings::github::declared::named::{
    Authorization, CodeSearchResult, CombinedStatus, CommitSearchResult, Comparison, ContributorStats, GistComment,
    GistFile, GistHistory, GitShortCommit, IssueComment, IssueEvent, IssueSearchResult, LabelSearchResult, Milestone,
    OrganizationInvitation, RepoComment, RepoTag, RepositoryInvitation, RepositoryIssueEvent, RepositorySearchResult,
    ShortComment, ShortGistFile, ShortStatus, Stargazer, StarredRepository, Status, TopicSearchResult, Topics,
    UserSearchResult,
};
use ferrohub::bindings::github::description::{classes, webhooks};
use ferrohub::bindings::github::model::declaration::Class;

/// Modules of the chapters whose module is not `ferrohub.<chapter>`.
const CHAPTERS: &[(&str, &str)] = &[
    ("actions", "ferrohub.actions.secrets"),
    ("activity", "ferrohub.notifications"),
    ("branches", "ferrohub.repos.branch"),
    ("collaborators", "ferrohub.repos.invitation"),
    ("commits", "ferrohub.repos.commit"),
    ("contents", "ferrohub.repos.contents"),
    ("deployments", "ferrohub.repos.deployment"),
    ("gists", "ferrohub.gists.gist"),
    ("hooks", "ferrohub.repos.hook"),
    ("imports", "ferrohub.repos.issue_import"),
    ("issues", "ferrohub.issues.issue"),
    ("labels", "ferrohub.issues.label"),
    ("meta", "ferrohub.licenses"),
    ("metrics", "ferrohub.repos.traffic"),
    ("pages", "ferrohub.repos.pages"),
    ("releases", "ferrohub.repos.release"),
    ("repos", "ferrohub.repos.repo"),
    ("reviews", "ferrohub.pulls"),
    ("teams", "ferrohub.orgs"),
];

/// Modules of the classes that are not in the module of their chapter.
const CLASSES: &[(&str, &str)] = &[
    (Authorization::NAME, "ferrohub.auths"),
    (CodeSearchResult::NAME, "ferrohub.search.code"),
    (CombinedStatus::NAME, "ferrohub.repos.status"),
    (CommitSearchResult::NAME, "ferrohub.search.commit"),
    (Comparison::NAME, "ferrohub.repos.comparison"),
    (ContributorStats::NAME, "ferrohub.repos.stats"),
    (GistComment::NAME, "ferrohub.gists.comment"),
    (GistFile::NAME, "ferrohub.gists.file"),
    (GistHistory::NAME, "ferrohub.gists.history"),
    (IssueComment::NAME, "ferrohub.issues.comment"),
    (IssueEvent::NAME, "ferrohub.issues.event"),
    (IssueSearchResult::NAME, "ferrohub.search.issue"),
    (LabelSearchResult::NAME, "ferrohub.search.label"),
    (Milestone::NAME, "ferrohub.issues.milestone"),
    (RepoComment::NAME, "ferrohub.repos.comment"),
    (RepoTag::NAME, "ferrohub.repos.tag"),
    (RepositoryIssueEvent::NAME, "ferrohub.issues.event"),
    (RepositorySearchResult::NAME, "ferrohub.search.repository"),
    (ShortComment::NAME, "ferrohub.repos.comment"),
    (ShortGistFile::NAME, "ferrohub.gists.file"),
    (ShortStatus::NAME, "ferrohub.repos.status"),
    (Stargazer::NAME, "ferrohub.users"),
    (StarredRepository::NAME, "ferrohub.repos.repo"),
    (Status::NAME, "ferrohub.repos.status"),
    (TopicSearchResult::NAME, "ferrohub.search.topic"),
    (Topics::NAME, "ferrohub.repos.topics"),
    (UserSearchResult::NAME, "ferrohub.search.user"),
];

/// Names of classes in their modules, if they differ because two modules have a class of the same name.
const NAMES: &[(&str, &str)] = &[
    (GitShortCommit::NAME, "ShortCommit"),
    (OrganizationInvitation::NAME, "Invitation"),
    (RepositoryInvitation::NAME, "Invitation"),
];

static MODULES: LazyLock<HashMap<&'static str, String>> = LazyLock::new(|| {
    let chapters = ferrohub::bindings::github::declared::CHAPTERS.iter();
    let modules = chapters.flat_map(|chapter| {
        let module = match CHAPTERS.iter().find(|(name, _)| *name == chapter.name) {
            Some((_, module)) => (*module).to_owned(),
            None => format!("ferrohub.{}", chapter.name),
        };
        chapter.classes.iter().map(move |class| (class.name, module.clone()))
    });
    let mut modules: HashMap<_, _> = modules.collect();
    modules.extend(CLASSES.iter().map(|(class, module)| (*class, (*module).to_owned())));
    modules
});

/// The module of the classes that are derived from GitHub's description.
pub const MODELS: &str = "ferrohub.rest.models";

/// The module of the classes of events.
pub const EVENTS: &str = "ferrohub.webhooks.events";

/// Whether a class is derived from GitHub's description.
pub fn is_derived(class: &Class) -> bool {
    class.name.starts_with('@')
}

/// The module of a class.
pub fn module(class: &Class) -> &'static str {
    if webhooks::is_event(class.name) {
        return EVENTS;
    }
    if is_derived(class) {
        return MODELS;
    }
    MODULES.get(class.name).map_or("ferrohub", String::as_str)
}

/// The name of a class in its module.
pub fn shown(class: &Class) -> &'static str {
    if is_derived(class) {
        return classes::shown_name(class);
    }
    NAMES.iter().find(|(name, _)| *name == class.name).map_or(class.name, |(_, shown)| shown)
}
