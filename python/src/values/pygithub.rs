//! Hints for those who know PyGithub: what its methods are called here.

use pyo3::prelude::*;

/// Lines of class and method of PyGithub, the names here with " or " between them, and a note; and of class and
/// `.attribute`. `tools/pygithub_table.py` writes it.
const NAMES: &str = include_str!("pygithub_names.tsv");

/// Classes here, and those of PyGithub that are called otherwise.
const CLASSES: [(&str, &[&str]); 14] = [
    ("AppClient", &["GithubIntegration"]),
    ("Asset", &["GitReleaseAsset"]),
    ("AsyncClient", &["Github", "AuthenticatedUser", "Enterprise"]),
    ("Client", &["Github", "AuthenticatedUser", "Enterprise"]),
    ("ClientEnterprise", &["Github", "AuthenticatedUser", "Enterprise"]),
    ("Key", &["RepositoryKey"]),
    ("PullReview", &["PullRequestReview"]),
    ("Reference", &["GitRef"]),
    ("Release", &["GitRelease"]),
    ("RepoComment", &["CommitComment"]),
    ("RepoCommit", &["Commit"]),
    ("ReviewComment", &["PullRequestComment"]),
    ("Thread", &["Notification"]),
    ("User", &["NamedUser", "AuthenticatedUser"]),
];

/// What people look for in a class and is elsewhere: class, name, and what to use.
const ELSEWHERE: [(&str, &str, &str); 2] = [
    ("Organization", "discussions", "client.graphql() with organization { repositories { nodes { discussions } } }"),
    ("Repository", "projects_v2", "client.graphql() with repository { projectsV2 }"),
];

/// What the error for a missing attribute says if PyGithub's class has a method of this name; else an empty text.
pub fn hint(class: &str, name: &str) -> String {
    let class = class.strip_prefix("Short").unwrap_or(class);
    if let Some((.., here)) = ELSEWHERE.iter().find(|(of, known, _)| (*of, *known) == (class, name)) {
        return format!("; use {here}");
    }
    let others = CLASSES.iter().find(|(known, _)| *known == class).map_or(&[][..], |(_, others)| others);
    let rows = NAMES.lines().filter_map(|line| {
        let mut parts = line.split('\t');
        Some((parts.next()?, parts.next()?, parts.next()?))
    });
    let is_hint = |here: &str| !here.is_empty() && here != "Client.request";
    let named: Vec<_> = rows.filter(|(_, method, here)| *method == name && is_hint(here)).collect();
    let mut classes = std::iter::once(&class).chain(others);
    let own = classes.find_map(|class| named.iter().find(|(theirs, _, _)| theirs == class));
    let only = named.first().filter(|first| named.iter().all(|other| other.2 == first.2));
    own.or(only).map(|(_, _, here)| format!("; PyGithub's {name} is {here} here")).unwrap_or_default()
}

/// The error for a missing attribute of a client.
pub fn missing(client: &Bound<'_, PyAny>, name: &str) -> PyResult<PyErr> {
    let class = client.get_type().name()?.to_string();
    let text = format!("'{class}' object has no attribute '{name}'{}", hint(&class, name));
    Ok(pyo3::exceptions::PyAttributeError::new_err(text))
}

/// The table of PyGithub's names.
#[pyfunction]
pub fn _pygithub_names() -> &'static str {
    NAMES
}
