//! Repositories, their settings, topics, languages, contributors, tags, teams and forks.
use crate::github::declared::choices::{MERGE_MESSAGE, MERGE_TITLE, SQUASH_MESSAGE, SQUASH_TITLE, VISIBILITY};
use crate::{operations, resources};

resources! {
    /// A repository, as listings show it.
    ///
    /// Which fields are filled depends on the listing: that of all public repositories, for one, has only URLs,
    /// name, description and owner. `refresh()` returns the `Repository` with everything.
    ShortRepository full Repository with { identity: "url", title: "full_name", route: "/repos/{owner}/{repo}" } {
        /// Whether Git can read it without a credential; only on Enterprise Server.
        anonymous_access_enabled: Bool;
        /// Template of the URL of an archive of the files; takes `archive_format` and `ref`.
        archive_urlt = "archive_url": Template;
        /// Whether it is archived, that is, read-only.
        archived: Bool;
        /// Template of the URL of its assignees; takes `user`.
        assignees_urlt = "assignees_url": Template;
        /// Template of the URL of its blobs; takes `sha`.
        blobs_urlt = "blobs_url": Template;
        /// Template of the URL of its branches; takes `branch`.
        branches_urlt = "branches_url": Template;
        /// URL to clone from by HTTPS.
        clone_url: Str;
        /// Code of conduct that GitHub detected, with `key`, `name`, `url` and `html_url`; `null` without one.
        code_of_conduct: Map(Str, Any);
        /// Whether code search covers it: `lexical_search_ok` and `lexical_commit_sha`.
        code_search_index_status: Map(Str, Any);
        /// Template of the URL of its collaborators; takes `collaborator`.
        collaborators_urlt = "collaborators_url": Template;
        /// Template of the URL of comments on its commits; takes `number`.
        comments_urlt = "comments_url": Template;
        /// Template of the URL of its commits; takes `sha`.
        commits_urlt = "commits_url": Template;
        /// Template of the URL of a comparison; takes `base` and `head`.
        compare_urlt = "compare_url": Template;
        /// Template of the URL of its files; takes `path`.
        contents_urlt = "contents_url": Template;
        /// URL of its contributors.
        contributors_url: Str;
        /// When it was created.
        created_at: Time;
        /// Values of the organization's custom properties, by name.
        custom_properties: Map(Str, Any);
        /// Name of the branch that is shown and cloned first.
        default_branch: Str;
        /// URL of its deployments.
        deployments_url: Str;
        /// Description, in one line; `null` without one.
        description: Str;
        /// Whether GitHub has disabled it.
        disabled: Bool;
        /// URL of the downloads that were offered before releases.
        downloads_url: Str;
        /// URL of its events.
        events_url: Str;
        /// Whether it is a fork of another repository.
        fork: Bool;
        /// Old name of `forks_count`.
        fork_count = "forks_count" or "forks": Int;
        /// How many forks it has.
        forks_count = "forks_count" or "forks": Int;
        /// URL of its forks.
        forks_url: Str;
        /// Login of the owner and name, as "octocat/Hello-World".
        full_name: Str;
        /// Template of the URL of its Git commits; takes `sha`.
        git_commits_urlt = "git_commits_url": Template;
        /// Template of the URL of its references; takes `sha`.
        git_refs_urlt = "git_refs_url": Template;
        /// Template of the URL of its annotated tags; takes `sha`.
        git_tags_urlt = "git_tags_url": Template;
        /// URL to clone from by Git's own protocol.
        git_url: Str;
        /// Whether discussions are turned on.
        has_discussions: Bool;
        /// Whether downloads are turned on.
        has_downloads: Bool;
        /// Whether issues are turned on.
        has_issues: Bool;
        /// Whether it publishes a site with GitHub Pages.
        has_pages: Bool;
        /// Whether projects are turned on.
        has_projects: Bool;
        /// Whether pull requests are turned on.
        has_pull_requests: Bool;
        /// Whether the wiki is turned on.
        has_wiki: Bool;
        /// URL of a page about it, `null` or empty without one.
        homepage: Str;
        /// URL of its hooks.
        hooks_url: Str;
        /// URL of its page.
        html_url: Str;
        /// Number that is unique on GitHub and stays when the repository is renamed.
        id: Int;
        /// Whether it is a template for other repositories.
        is_template: Bool;
        /// Template of the URL of comments on its issues; takes `number`.
        issue_comment_urlt = "issue_comment_url": Template;
        /// Template of the URL of events of its issues; takes `number`.
        issue_events_urlt = "issue_events_url": Template;
        /// Template of the URL of its issues; takes `number`.
        issues_urlt = "issues_url": Template;
        /// Template of the URL of its deploy keys; takes `key_id`.
        keys_urlt = "keys_url": Template;
        /// Template of the URL of its labels; takes `name`.
        labels_urlt = "labels_url": Template;
        /// Programming language most of it is written in, as GitHub detected it.
        language: Str;
        /// URL of its languages.
        languages_url: Str;
        /// Old name of `default_branch`.
        master_branch: Str;
        /// URL that merges branches.
        merges_url: Str;
        /// Template of the URL of its milestones; takes `number`.
        milestones_urlt = "milestones_url": Template;
        /// URL of the repository that it mirrors, `null` when it mirrors none.
        mirror_url: Str;
        /// Name without the owner.
        name: Str;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// Template of the URL of its notifications; takes `since`, `all` and `participating`.
        notifications_urlt = "notifications_url": Template;
        /// How many issues and pull requests are open.
        open_issues_count = "open_issues_count" or "open_issues": Int;
        /// License that GitHub detected, `null` without one.
        original_license = "license": One ShortLicense;
        /// Topics at the time of the response, as a list of names.
        original_topics = "topics": List(Str);
        /// User or organization that it belongs to.
        owner: One ShortUser;
        /// What the authenticated user may do: "pull", "triage", "push", "maintain" and "admin", each true or false.
        permissions: Map(Str, Bool);
        /// Whether only those who were given access see it.
        private: Bool;
        /// Who may open pull requests: "all" or "collaborators_only".
        pull_request_creation_policy: Str;
        /// Template of the URL of its pull requests; takes `number`.
        pulls_urlt = "pulls_url": Template;
        /// When something was last pushed to it, `null` while it is empty.
        pushed_at: Time;
        /// Template of the URL of its releases; takes `id`.
        releases_urlt = "releases_url": Template;
        /// Size in kilobytes; updated from time to time.
        size: Int;
        /// URL to clone from by SSH.
        ssh_url: Str;
        /// How many people have starred it.
        stargazers_count: Int;
        /// URL of those who have starred it.
        stargazers_url: Str;
        /// When it was starred, where GitHub sends it.
        starred_at: Time;
        /// Template of the URL of the statuses of a commit; takes `sha`.
        statuses_urlt = "statuses_url": Template;
        /// URL of those who watch it.
        subscribers_url: Str;
        /// URL of the authenticated user's subscription.
        subscription_url: Str;
        /// URL for Subversion clients.
        svn_url: Str;
        /// URL of its tags.
        tags_url: Str;
        /// URL of the teams with access.
        teams_url: Str;
        /// Template of the URL of its trees; takes `sha`.
        trees_urlt = "trees_url": Template;
        /// When its settings were last changed.
        updated_at: Time;
        /// URL in the API.
        url: Str;
        /// "public", "private" or "internal".
        visibility: Str;
        /// Old name of `watchers_count`.
        watchers = "watchers_count" or "watchers": Int;
        /// How many people have starred it, as `stargazers_count`. Those who watch it are `subscribers_count`.
        watchers_count = "watchers_count" or "watchers": Int;
    }
    /// A repository with every field. Settings of merging are `null` for those who may not
    /// push.
    Repository: ShortRepository with { identity: "url", title: "full_name" } {
        /// Whether pull requests may be merged by themselves once all requirements are met.
        allow_auto_merge: Bool;
        /// Whether a private repository may be forked.
        allow_forking: Bool;
        /// Whether pull requests may be merged with a merge commit.
        allow_merge_commit: Bool;
        /// Whether pull requests may be rebased.
        allow_rebase_merge: Bool;
        /// Whether pull requests may be squashed into one commit.
        allow_squash_merge: Bool;
        /// Whether the branch of a pull request may be updated even where that is not needed for merging.
        allow_update_branch: Bool;
        /// Whether the branch of a pull request is deleted after merging.
        delete_branch_on_merge: Bool;
        /// Message of merge commits: "PR_BODY", "PR_TITLE" or "BLANK".
        merge_commit_message: Str;
        /// Title of merge commits: "PR_TITLE" or "MERGE_MESSAGE".
        merge_commit_title: Str;
        /// How many repositories its network has: the root and all forks.
        network_count: Int;
        /// Organization that it belongs to, `null` for a user's.
        organization: One ShortUser;
        /// Repository that this one was forked from, `null` when it is no fork.
        parent: One ShortRepository;
        /// Which of GitHub's security features are turned on, and their options.
        security_and_analysis: Map(Str, Map(Str, Any));
        /// Root of the network of forks, `null` when it is no fork.
        source: One ShortRepository;
        /// Message of squashed commits: "PR_BODY", "COMMIT_MESSAGES" or "BLANK".
        squash_merge_commit_message: Str;
        /// Title of squashed commits: "PR_TITLE" or "COMMIT_OR_PR_TITLE".
        squash_merge_commit_title: Str;
        /// How many people watch it.
        subscribers_count: Int;
        /// Template that it was created from, if any.
        template_repository: One ShortRepository;
        /// Whether commits on GitHub's website must be signed off.
        web_commit_signoff_required: Bool;
    }
    /// The topics of a repository.
    Topics with { url: "" } {
        /// Their names, as a list.
        names: List(Str);
    }
    /// A tag of a repository, with archives of the files it stands for.
    RepoTag with { title: "name", url: "" } {
        /// Commit that it points to: its SHA and its URL.
        commit: One MiniCommit;
        /// Name.
        name: Str;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// URL of the files as a tar archive.
        tarball_url: Str;
        /// URL of the files as a zip archive.
        zipball_url: Str;
    }
}

operations! { in repos;
    ShortUser {
        /// List the public repositories of the user.
        ///
        /// type: "owner" (GitHub's default), "all" or "member".
        /// sort: "full_name" (GitHub's default), "created", "updated" or "pushed".
        /// direction: "asc" or "desc"; GitHub's default is "asc" when sorted by full_name, else "desc".
        repositories(type, sort, direction) is "repos/list-for-user" with { path: "/users/{login}/repos" };
    }
    AuthenticatedUser {
        /// List the repositories that the user owns, works on, or sees as a member of an organization.
        ///
        /// type: "all" (GitHub's default), "owner", "public", "private" or "member".
        /// sort: "full_name" (GitHub's default), "created", "updated" or "pushed".
        /// direction: "asc" or "desc"; GitHub's default is "asc" when sorted by full_name, else "desc".
        /// affiliation: "owner", "collaborator", "organization_member" or several of them; not together with `type`.
        repositories(type, sort, direction, *, affiliation: CommaNames) is "repos/list-for-authenticated-user"
            with { needs: Auth };
    }
    Client at "repos/repos" {
        /// Fetch one repository.
        ///
        /// owner: login of the user or organization it belongs to.
        /// repository: its name.
        repository(owner, repository as "repo", *, lazy) is "repos/get"
            with {
                handle: { name: "{repository}", full_name: "{owner}/{repository}", "owner.login": "{owner}",
                    "owner.url": "/users/{owner}" } };
        /// Fetch one repository by its number, which stays the same when the repository is renamed or moved.
        ///
        /// number: the `id` of the repository.
        repository_with_id(number: Id, *, lazy: Lazy = false) -> One Repository = GET "/repositories/{number}"
            with { handle: { id: "{number}" } };
        /// List the repositories that the authenticated user owns, works on, or sees as a member of an organization.
        ///
        /// type: "all" (GitHub's default), "owner", "public", "private" or "member".
        /// sort: "full_name" (GitHub's default), "created", "updated" or "pushed".
        /// direction: "asc" or "desc"; GitHub's default is "asc" when sorted by full_name, else "desc".
        /// visibility: "all" (GitHub's default), "public" or "private"; not together with `type`.
        /// affiliation: "owner", "collaborator", "organization_member" or several of them; not together with `type`.
        /// since: only those changed at this time or later.
        /// before: only those changed before this time.
        repositories(type, sort, direction, *, affiliation: CommaNames) is "repos/list-for-authenticated-user"
            with { needs: Auth };
        /// List the public repositories of a user.
        ///
        /// username: login of the user.
        /// type: "owner" (GitHub's default), "all" or "member".
        /// sort: "full_name" (GitHub's default), "created", "updated" or "pushed".
        /// direction: "asc" or "desc"; GitHub's default is "asc" when sorted by full_name, else "desc".
        repositories_by(username: Name, type, sort, direction) is "repos/list-for-user";
        /// List every public repository, oldest first.
        ///
        /// since: give only repositories whose `id` is greater.
        /// visibility: "public" (GitHub's default), or "all" on Enterprise Server.
        all_repositories(number, since, etag, per_page) is "repos/list-public";
        /// Create a repository that belongs to the authenticated user.
        ///
        /// homepage: URL of a page about it.
        /// auto_init: make a first commit with a README.
        /// gitignore_template: name of a template for the first commit, as "Haskell"; ignored unless auto_init.
        /// has_discussions: whether discussions are turned on.
        /// has_downloads: whether downloads are turned on.
        /// is_template: whether it is a template for other repositories.
        /// license_template: name of a license for the first commit, as "mit".
        /// team_id: number of the team that gets access; only for repositories of organizations.
        /// allow_squash_merge: whether pull requests may be squashed into one commit.
        /// allow_merge_commit: whether pull requests may be merged with a merge commit.
        /// allow_rebase_merge: whether pull requests may be rebased.
        /// allow_auto_merge: whether pull requests may be merged by themselves once all requirements are met.
        /// delete_branch_on_merge: whether the branch of a pull request is deleted after merging.
        /// squash_merge_commit_title: title of a squashed commit: "PR_TITLE" or "COMMIT_OR_PR_TITLE".
        /// squash_merge_commit_message: message of a squashed commit: "PR_BODY", "COMMIT_MESSAGES" or "BLANK"; with
        /// `squash_merge_commit_title` only.
        /// merge_commit_title: title of a merge commit: "PR_TITLE" or "MERGE_MESSAGE".
        /// merge_commit_message: message of a merge commit: "PR_BODY", "PR_TITLE" or "BLANK"; with `merge_commit_title`
        /// only.
        create_repository(
            name, description = "", homepage = "", private = false, has_issues = true, has_wiki = true,
            auto_init = false, gitignore_template = "", has_projects = true,
        ) is "repos/create-for-authenticated-user";
    }
    ShortRepository {
        /// Change the repository. What is `null` stays as it is; the object takes over the response.
        ///
        /// name: its name, as it is or a new one.
        /// homepage: URL of a page about it.
        /// private: `true` makes it private, `false` public.
        /// has_downloads: turn downloads on or off; GitHub no longer documents it.
        /// archived: `true` makes the repository read-only, `false` ends that.
        /// visibility: "public", "private" or "internal" (only in enterprises); in place of `private`.
        /// has_pull_requests: whether pull requests are turned on.
        /// pull_request_creation_policy: who may open pull requests: "all" or "collaborators_only".
        /// is_template: whether it is a template for other repositories.
        /// allow_auto_merge: whether pull requests may be merged by themselves once all requirements are met.
        /// delete_branch_on_merge: whether the branch of a pull request is deleted after merging.
        /// squash_merge_commit_title: title of a squashed commit: "PR_TITLE" or "COMMIT_OR_PR_TITLE".
        /// squash_merge_commit_message: message of a squashed commit: "PR_BODY", "COMMIT_MESSAGES" or "BLANK"; with
        /// `squash_merge_commit_title` only.
        /// merge_commit_title: title of a merge commit: "PR_TITLE" or "MERGE_MESSAGE".
        /// merge_commit_message: message of a merge commit: "PR_BODY", "PR_TITLE" or "BLANK"; with `merge_commit_title`
        /// only.
        /// allow_update_branch: whether the branch of a pull request may be updated even where that is not needed for
        /// merging.
        /// allow_forking: whether a private repository may be forked.
        /// web_commit_signoff_required: whether commits on GitHub's website must be signed off.
        /// security_and_analysis: security features, as {"secret_scanning": {"status": "enabled"}}.
        edit(
            name: Name, description: Text = null, homepage: Text = null, private: Bool = null, has_issues: Bool = null,
            has_wiki: Bool = null, has_downloads: Bool = null, default_branch: Text = null, archived: Bool = null,
            allow_merge_commit: Bool = null, allow_squash_merge: Bool = null, allow_rebase_merge: Bool = null,
            has_projects: Bool = null, *, visibility: Choice(VISIBILITY) = null, has_pull_requests: Bool = null,
            pull_request_creation_policy: Choice("all", "collaborators_only") = null, is_template: Bool = null,
            allow_auto_merge: Bool = null, delete_branch_on_merge: Bool = null,
            squash_merge_commit_title: Choice(SQUASH_TITLE) = null,
            squash_merge_commit_message: Choice(SQUASH_MESSAGE) = null, merge_commit_title: Choice(MERGE_TITLE) = null,
            merge_commit_message: Choice(MERGE_MESSAGE) = null, allow_update_branch: Bool = null,
            allow_forking: Bool = null, web_commit_signoff_required: Bool = null,
            security_and_analysis: Map(Str, Map(Str, Any)) = null,
        ) -> Renew = PATCH "{url}" is "repos/update" with { needs: Auth, yes: [200], no: [] };
        /// Delete the repository with everything in it. `false` when there is none, or when you may not.
        delete() is "repos/delete";
        /// List those who have committed to it, most commits first. An empty repository has none.
        ///
        /// anon: give authors without an account too; such entries have `name` and `email` in place of a login.
        contributors(anon: Flag = false) is "repos/list-contributors";
        /// List its programming languages, as pairs of the name and how many bytes are written in it.
        languages(number, etag) -> Pairs(Str, Int) is "repos/list-languages";
        /// List its tags.
        tags() is "repos/list-tags";
        /// List the teams that have access to it.
        teams() is "repos/list-teams" with { needs: Auth };
        /// Fetch its topics.
        topics() is "repos/get-all-topics";
        /// Replace all its topics, and return the new ones.
        ///
        /// new_topics: names, in lower case; none at all removes every topic.
        replace_topics(new_topics as "names") is "repos/replace-all-topics";
        /// Bring a branch of this fork up to date with the repository it was forked from.
        ///
        /// The result is a mapping with message, merge_type ("merge", "fast-forward" or "none") and base_branch.
        /// `Conflict` is raised when the changes contradict each other.
        merge_upstream(branch) -> Value(Map(Str, Str)) is "repos/merge-upstream";
        /// List its forks.
        ///
        /// sort: "newest" (GitHub's default), "oldest", "stargazers" or "watchers".
        forks(sort = "") is "repos/list-forks";
        /// Fork it. GitHub forks in the background: wait until the files are there before you use them.
        ///
        /// organization: login of the organization that gets the fork; the authenticated user when `null`.
        /// name: name of the fork, where it is to have another one.
        /// default_branch_only: whether to fork only the default branch.
        create_fork(organization: Of("login")) is "repos/create-fork";
    }
}
