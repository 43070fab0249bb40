//! Every class and operation, in the order of GitHub's REST documentation. Declarations only: one file a chapter.

use crate::chapters;

pub mod choices;
pub mod models;
pub mod notation;
pub mod records;
pub mod registry;
pub mod variants;

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
    /// Codespaces.
    codespaces,
    /// Collaborators and invitations.
    collaborators,
    /// Commits, their comments and statuses.
    commits,
    /// Contents of repositories.
    contents,
    /// Deployments and their statuses.
    deployments,
    /// Discussions, which GitHub has in GraphQL only.
    discussions,
    /// Administration of an Enterprise Server.
    enterprise,
    /// Teams of enterprises.
    enterprise_teams,
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
    /// GitHub itself: emojis, licenses, Markdown, rate limit, ...
    meta,
    /// Statistics and traffic.
    metrics,
    /// Migrations of repositories.
    migrations,
    /// Organizations and their members.
    orgs,
    /// Packages, and projects of organizations.
    packages,
    /// Pages.
    pages,
    /// Items, fields and views of projects.
    project_items,
    /// Projects (classic).
    projects,
    /// Pull requests.
    pulls,
    /// Reactions.
    reactions,
    /// How issues relate to each other, and what happened to them.
    relations,
    /// Releases and their assets.
    releases,
    /// Repositories.
    repos,
    /// Reviews of pull requests.
    reviews,
    /// Rules of repositories.
    rules,
    /// Search.
    search,
    /// Security.
    security,
    /// Teams.
    teams,
    /// Users, their keys, mail addresses, followers and blocks.
    users,
    /// GitHub Actions.
    workflows,
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use crate::github::declared::records::RECORDS;
    use crate::github::declared::registry::{class, classes, operation, operations};
    use crate::github::model::parameter::{DefaultValue, Param};

    #[test]
    fn every_name_is_declared_once() {
        let mut seen = HashSet::new();
        assert!(classes().all(|class| seen.insert((class.name, ""))), "a class is declared twice");
        assert!(RECORDS.iter().all(|record| seen.insert((record.name, ""))), "a record is declared twice");
        for op in operations() {
            assert!(seen.insert((op.class, op.name)), "{}.{} is declared twice", op.class, op.name);
        }
    }

    #[test]
    fn options_name_parameters() {
        for op in operations() {
            for name in op.any_of.iter().chain(op.null) {
                assert!(op.params.iter().any(|p| p.name == *name), "{}.{} has no {name}", op.class, op.name);
            }
        }
    }

    #[test]
    fn what_must_be_given_comes_before_what_may() {
        for op in operations() {
            let optional = |given: &&Param| given.default.is_some();
            let late = op.params.iter().skip_while(|param| !optional(param)).find(|param| !optional(param));
            assert!(late.is_none(), "{}.{}: {late:?}", op.class, op.name);
        }
    }
    #[test]
    fn only_a_parameter_that_may_be_null_is_unset_by_default() {
        for op in operations() {
            for param in op.params {
                let may_be_null = op.null.contains(&param.name);
                let is_wrong = match param.default {
                    Some(DefaultValue::Unset) => !may_be_null,
                    Some(DefaultValue::Null) => may_be_null,
                    _ => false,
                };
                assert!(!is_wrong, "{}.{}: {}", op.class, op.name, param.name);
            }
        }
    }

    #[test]
    fn an_operation_is_found_in_its_class_and_in_those_that_inherit_it() {
        let lock = crate::github::declared::named::ShortIssue::lock;
        for class in ["ShortIssue", "Issue"] {
            let found = operation(class, "lock").map(|found| (found.class, found.name));
            assert_eq!(found, Some((lock.class, lock.name)), "{class}");
        }
        assert!(operation("Client", "repository").is_some());
        assert!(operation("Issue", "nothing").is_none() && operation("Nothing", "lock").is_none());
    }

    #[test]
    fn a_class_is_found_by_the_name_that_declarations_use() {
        let found = class(crate::github::declared::named::Issue::NAME).map(|class| (class.name, class.parent));
        assert_eq!(found, Some(("Issue", Some(crate::github::declared::named::ShortIssue::NAME))));
    }
}
