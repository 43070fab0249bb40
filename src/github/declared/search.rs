//! Search.
use crate::{operations, resources};

resources! {
    /// A file that a search found.
    CodeSearchResult with { identity: "url", title: "path", url: "" } {
        /// Size of the file in bytes.
        file_size: Int;
        /// URL of the file's content among the Git data.
        git_url: Str;
        /// URL of its page.
        html_url: Str;
        /// Programming language of the file, `null` when it is not known.
        language: Str;
        /// When the file was last changed.
        last_modified_at: Time;
        /// Lines where the words were found, as "73..77".
        line_numbers: List(Str);
        /// Name of the file.
        name: Str;
        /// Path of the file in the repository.
        path: Str;
        /// Repository that has the file.
        repository: One ShortRepository;
        /// How well it matches; only comparable within one search.
        score: Float;
        /// SHA of the file's content.
        sha: Str;
        /// Where the words were found, a list of mappings; empty unless the search requested them.
        text_matches: Computed(TextMatches);
        /// URL of the file in the API.
        url: Str;
    }
    /// A commit that a search found.
    CommitSearchResult with { identity: "url", title: "sha", url: "" } {
        /// Account of the author, `null` when there is none.
        author: One ShortUser;
        /// URL of the comments on the commit.
        comments_url: Str;
        /// The commit itself: message, tree, author and committer.
        commit: One GitShortCommit;
        /// Account of the committer, `null` when there is none.
        committer: One ShortUser;
        /// URL of its page.
        html_url: Str;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// Parents, with `sha` and `url`.
        parents: List(Record(CommitParent));
        /// Repository that has the commit.
        repository: One ShortRepository;
        /// How well it matches; only comparable within one search.
        score: Float;
        /// SHA of the commit.
        sha: Str;
        /// Where the words were found, a list of mappings; empty unless the search requested them.
        text_matches: Computed(TextMatches);
        /// URL of the commit in the API.
        url: Str;
    }
    /// An issue or pull request that a search found.
    IssueSearchResult with { identity: "url", title: "title", url: "" } {
        /// The issue.
        issue: Found ShortIssue;
        /// How well it matches; only comparable within one search.
        score: Float;
        /// Where the words were found, a list of mappings; empty unless the search requested them.
        text_matches: Computed(TextMatches);
    }
    /// A repository that a search found.
    RepositorySearchResult with { identity: "url", title: "full_name", url: "" } {
        /// The repository.
        repository: Found ShortRepository;
        /// How well it matches; only comparable within one search.
        score: Float;
        /// Where the words were found, a list of mappings; empty unless the search requested them.
        text_matches: Computed(TextMatches);
    }
    /// A user or organization that a search found.
    UserSearchResult with { identity: "url", title: "login", url: "" } {
        /// How well it matches; only comparable within one search.
        score: Float;
        /// Where the words were found, a list of mappings; empty unless the search requested them.
        text_matches: Computed(TextMatches);
        /// The account.
        user: Found ShortUser;
    }
    /// A label that a search found. It offers what any label offers.
    LabelSearchResult: Label full Label with { identity: "url", title: "name" } {
        /// How well it matches; only comparable within one search.
        score: Float;
        /// Where the words were found, a list of mappings; empty unless the search requested them.
        text_matches: Computed(TextMatches);
    }
    /// A topic that a search found.
    TopicSearchResult with { identity: "name", title: "name", url: "" } {
        /// Other names of the topic: mappings with topic_relation.
        aliases: List(Map(Str, Any));
        /// When it was first used.
        created_at: Time;
        /// Who created what the topic is about.
        created_by: Str;
        /// Whether people look after its page.
        curated: Bool;
        /// What the topic is about, in Markdown.
        description: Str;
        /// Name as its page shows it.
        display_name: Str;
        /// Whether GitHub recommends it.
        featured: Bool;
        /// URL of its picture.
        logo_url: Str;
        /// Name, as repositories carry it.
        name: Str;
        /// Topics near to it: mappings with topic_relation.
        related: List(Map(Str, Any));
        /// When the thing it is about was released, as its page shows it.
        released: Str;
        /// How many repositories carry it.
        repository_count: Int;
        /// How well it matches; only comparable within one search.
        score: Float;
        /// What the topic is about, in one sentence.
        short_description: Str;
        /// Where the words were found, a list of mappings; empty unless the search requested them.
        text_matches: Computed(TextMatches);
        /// When its page was last changed.
        updated_at: Time;
    }
}

operations! { in search;
    Client {
        /// Search the content of files, in the default branches of repositories.
        ///
        /// GitHub requires a credential for this, finds files below 384 KB only, and returns at most 1,000 results.
        /// Qualifiers are `in`, `language`, `fork`, `size` (in bytes), `path`, `filename`, `extension`, `user`, `org`
        /// and `repo`.
        ///
        /// query: words and qualifiers, as "addClass in:file language:js repo:jquery/jquery".
        /// sort: "indexed" for the time it was indexed; `null` for the best match.
        /// order: "desc" (GitHub's default) or "asc"; GitHub ignores it without `sort`.
        /// text_match: also return where the words were found.
        search_code(query as "q", sort, order, per_page, text_match) is "search/code";
        /// Search commits, in the default branches of repositories.
        ///
        /// GitHub returns at most 1,000 results. Qualifiers are `author`, `committer`, `author-name`,
        /// `author-email`, `author-date`, `committer-name`, `committer-email`, `committer-date`, `merge`, `hash`,
        /// `parent`, `tree`, `is`, `user`, `org` and `repo`.
        ///
        /// query: words and qualifiers, as "css repo:octocat/Spoon-Knife".
        /// sort: "author-date" or "committer-date"; `null` for the best match.
        /// order: "desc" (GitHub's default) or "asc"; GitHub ignores it without `sort`.
        /// text_match: also return where the words were found.
        search_commits(query as "q", sort, order, per_page, text_match) is "search/commits";
        /// Search issues and pull requests.
        ///
        /// GitHub returns at most 1,000 results. Qualifiers are `is` ("issue" or "pull-request"), `type`, `in`,
        /// `author`, `assignee`, `mentions`, `commenter`, `involves`, `state`, `label`, `language`, `created`,
        /// `updated`, `comments`, `user`, `org`, `repo` and more.
        ///
        /// query: words and qualifiers, as "windows is:issue label:bug state:open".
        /// sort: "created", "updated", "comments", "reactions" or "interactions"; `null` for the best match.
        /// order: "desc" (GitHub's default) or "asc"; GitHub ignores it without `sort`.
        /// text_match: also return where the words were found.
        /// advanced_search: whether the query may have AND, OR and parentheses.
        /// search_type: "semantic" or "hybrid" to search by meaning.
        search_issues(query as "q", sort, order, per_page, text_match, *, advanced_search: Bool)
            is "search/issues-and-pull-requests";
        /// Search repositories.
        ///
        /// GitHub returns at most 1,000 results. Qualifiers are `in`, `size` (in kilobytes), `forks`, `fork`,
        /// `created`, `pushed`, `user`, `org`, `repo`, `language`, `topic`, `license`, `stars` and more; dates are
        /// YYYY-MM-DD, with `<`, `>=` or a range.
        ///
        /// query: words and qualifiers, as "tetris language:assembly".
        /// sort: "stars", "forks", "help-wanted-issues" or "updated"; `null` for the best match.
        /// order: "desc" (GitHub's default) or "asc"; GitHub ignores it without `sort`.
        /// text_match: also return where the words were found.
        search_repositories(query as "q", sort, order, per_page, text_match) is "search/repos";
        /// Search users and organizations.
        ///
        /// GitHub returns at most 1,000 results. Qualifiers are `type` ("user" or "org"), `in`, `repos`,
        /// `location`, `language`, `created` and `followers`.
        ///
        /// query: words and qualifiers, as "tom repos:>42 followers:>1000".
        /// sort: "followers", "repositories" or "joined"; `null` for the best match.
        /// order: "desc" (GitHub's default) or "asc"; GitHub ignores it without `sort`.
        /// text_match: also return where the words were found.
        search_users(query as "q", sort, order, per_page, text_match) is "search/users";
        /// Search the labels of one repository, in names and descriptions.
        ///
        /// query: words, without qualifiers.
        /// repository_id: the repository's `id`.
        /// sort: "created" or "updated"; `null` for the best match.
        /// order: "desc" (GitHub's default) or "asc"; GitHub ignores it without `sort`.
        search_labels(query as "q", repository_id, sort, order, per_page) is "search/labels";
        /// Search topics. The best match comes first. Qualifiers are `is`, `repositories` and `created`.
        ///
        /// query: words and qualifiers, as "ruby is:featured".
        search_topics(query as "q", per_page) is "search/topics";
    }
}
