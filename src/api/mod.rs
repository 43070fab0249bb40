//! Every class and operation, in the order of GitHub's REST documentation. Declarations only: one file a chapter.

use crate::chapters;

pub mod choices;
pub mod notation;
pub mod registry;

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

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use crate::api::registry::{class, classes, operations};
    use crate::schema::declaration::{Kind, Returns};

    #[test]
    fn what_is_named_is_declared() {
        let natives = ["Client", "ClientEnterprise"];
        let known = |name: &str| assert!(class(name).is_some(), "there is no class {name}");
        for declared in classes() {
            declared.parent.into_iter().for_each(known);
            [declared.full].into_iter().filter(|name| !name.is_empty()).for_each(known);
            for field in declared.fields {
                if let Kind::One(name) | Kind::List(name) | Kind::Map(name) = field.kind {
                    known(name);
                }
            }
        }
        for op in operations() {
            [op.class].into_iter().filter(|name| !natives.contains(name)).for_each(known);
            match op.returns {
                Returns::One(name) | Returns::Many(name) | Returns::Search(name) | Returns::List(name) => known(name),
                _ => {}
            }
        }
    }

    #[test]
    fn every_name_is_declared_once() {
        let mut seen = HashSet::new();
        assert!(classes().all(|class| seen.insert((class.name, ""))), "a class is declared twice");
        for op in operations() {
            assert!(seen.insert((op.class, op.name)), "{}.{} is declared twice", op.class, op.name);
        }
    }

    #[test]
    fn options_name_parameters() {
        for op in operations() {
            let due = op.due.iter().flat_map(|due| [due.param, due.with, due.unless]);
            let named = due.chain(op.one_of.iter().copied()).chain([op.bool_first]).chain(op.null.iter().copied());
            let named = named.chain(op.exact.iter().map(|(name, _)| *name)).filter(|name| !name.is_empty());
            for name in named {
                assert!(op.params.iter().any(|p| p.name == name), "{}.{} has no {name}", op.class, op.name);
            }
        }
    }

    #[test]
    fn what_must_be_given_comes_before_what_may() {
        for op in operations() {
            let optional = |given: &&crate::schema::declaration::Param| given.default.is_some();
            let late = op.params.iter().skip_while(|param| !optional(param)).find(|param| !optional(param));
            assert!(late.is_none(), "{}.{}: {late:?}", op.class, op.name);
        }
    }
}
