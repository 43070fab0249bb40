//! Gists, their files, revisions, forks and comments.
use crate::{operations, resources};

resources! {
    /// A gist, as listings show it.
    ShortGist full Gist with { identity: "id", title: "id", route: "/gists/{gist_id}" } {
        /// How many comments it has.
        comments_count = "comments": Int;
        /// Whether it can be commented on.
        comments_enabled: Bool;
        /// URL of its comments.
        comments_url: Str;
        /// URL of its revisions.
        commits_url: Str;
        /// When it was created.
        created_at: Time;
        /// What it is about, `null` without a description.
        description: Str;
        /// Its files, by name.
        files: Map(Str, One ShortGistFile);
        /// URL of its forks.
        forks_url: Str;
        /// URL to clone or pull from.
        git_pull_url: Str;
        /// URL to push to.
        git_push_url: Str;
        /// URL of its page.
        html_url: Str;
        /// Identifier, a text.
        id: Str;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// Whose it is; `null` for an anonymous gist or a deleted account.
        owner: One ShortUser;
        /// Whether listings and searches show it; anybody with the URL can read it in either case.
        public: Bool;
        /// Whether files are missing from `files` because there are more than 300.
        truncated: Bool;
        /// When it was last changed.
        updated_at: Time;
        /// URL in the API.
        url: Str;
    }
    /// A gist with the content of its files, its revisions and its forks.
    Gist: ShortGist with { identity: "id", title: "id" } {
        /// Its files, by name.
        files: Map(Str, One GistFile);
        /// Gist that it was forked from, `null` when it is no fork.
        fork_of: One ShortGist;
        /// Its latest revisions.
        history: List(One GistHistory);
        /// Its forks at the time of the response.
        original_forks = "forks": List(One GistFork);
    }
    /// A file of a gist, without content.
    ShortGistFile with { identity: "raw_url", title: "filename", url: "" } {
        /// Name.
        filename: Str;
        /// Programming language, detected from the name; `null` if unknown.
        language: Str;
        /// URL of the content.
        raw_url: Str;
        /// Length in bytes.
        size: Int;
        /// Media type.
        type: Str;
    }
    /// A file of a gist with its content.
    GistFile: ShortGistFile with { identity: "raw_url", title: "filename", url: "" } {
        /// "utf-8", or "base64" where the content is no text.
        encoding: Str;
        /// Content, as far as GitHub includes it: see `truncated`. `content()` fetches all.
        original_content = "content": Str;
        /// Whether the content is cut off, after one megabyte.
        truncated: Bool;
    }
    /// A fork, as the gist that was forked shows it.
    GistFork full Gist with { identity: "id", title: "id", route: "/gists/{gist_id}" } {
        /// When it was created.
        created_at: Time;
        /// Identifier, a text.
        id: Str;
        /// Whose it is, `null` when the account is gone.
        owner = "user": One ShortUser;
        /// When it was last changed.
        updated_at: Time;
        /// URL in the API.
        url: Str;
    }
    /// A revision of a gist.
    GistHistory with { identity: "url", title: "version", url: "", route: "/gists/{gist_id}/{sha}" } {
        /// How many lines it adds.
        additions = "change_status.additions": Int;
        /// How many lines it adds, deletes and changes: `additions`, `deletions` and `total`.
        change_status: Record(CommitStats);
        /// When it was created.
        committed_at: Time;
        /// How many lines it deletes.
        deletions = "change_status.deletions": Int;
        /// How many lines it changes in all.
        total = "change_status.total": Int;
        /// URL of the gist as it was then.
        url: Str;
        /// Who created it, `null` when the account is gone.
        user: One ShortUser;
        /// SHA of the revision.
        version: Str;
    }
    /// A comment on a gist.
    GistComment with { identity: "url", route: "/gists/{gist_id}/comments/{comment_id}" } {
        /// How the author relates to the gist, as "OWNER" or "NONE".
        author_association: Str;
        /// Text in Markdown.
        body: Str;
        /// Text as HTML.
        body_html: Str;
        /// Text without markup.
        body_text: Str;
        /// When it was written.
        created_at: Time;
        /// Number that is unique on GitHub.
        id: Int;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// When it was last changed.
        updated_at: Time;
        /// URL in the API.
        url: Str;
        /// Who wrote it, `null` when the account is gone.
        user: One ShortUser;
    }
}

operations! { in gists;
    Client {
        /// Create a gist. Returns `null` when GitHub does not accept the description or the files (status 422).
        ///
        /// files: mappings with the key `content`, by name of the file.
        /// public: whether listings and searches show it.
        create_gist(description = required, files: Map(Str, Map(Str, Str)), public: Bool = true) is "gists/create"
            with { none: [422] };
        /// Fetch one gist.
        ///
        /// id_num: identifier of the gist, mostly a text.
        gist(id_num as "gist_id": Of("id"), *, lazy) is "gists/get" with { handle: { id: "{id_num}" } };
        /// List your gists, secret ones among them.
        ///
        /// since: only gists changed at this time or later.
        gists() is "gists/list" with { needs: Auth };
        /// List the public gists of a user.
        ///
        /// since: only gists changed at this time or later.
        gists_by(username) is "gists/list-for-user";
        /// List all public gists, latest change first. GitHub shows at most 3,000.
        ///
        /// since: only gists changed at this time or later.
        public_gists(number, etag, since) is "gists/list-public";
    }
    ShortGist {
        /// Change the description or files; what is not given stays as it is. Without any argument nothing is sent and
        /// the result is `false`. The object shows the new values afterwards.
        ///
        /// description: an empty text removes it.
        /// files: mappings with `content` or a new `filename`, by name of the file; `null` in place of a mapping
        /// deletes it.
        edit(description, files: Map(Str, Optional(Map(Str, Optional(Str))))) is "gists/update"
            with { page: "gists/gists", skip_empty: true };
        /// Delete the gist.
        delete() is "gists/delete";
        /// Fork the gist to your account.
        fork() is "gists/fork";
        /// List the forks.
        forks() -> Many ShortGist is "gists/list-forks";
        /// List the revisions, latest first.
        commits() is "gists/list-commits";
        /// Whether you starred the gist.
        is_starred() is "gists/check-is-starred" with { needs: Auth };
        /// Star the gist.
        star() is "gists/star";
        /// Remove your star.
        unstar() is "gists/unstar";
    }
    ShortGistFile at "gists/gists" {
        /// Fetch the whole content; `null` when the file is gone.
        content() -> Bytes = GET "{raw_url}" with { no: [], none: [404] };
    }
    GistFork {
        /// Fetch the fork as a gist.
        to_gist() is "gists/get";
    }
    GistHistory {
        /// Fetch the gist as it was at this revision.
        gist() is "gists/get-revision";
    }
    ShortGist {
        /// List the comments.
        comments() is "gists/list-comments";
        /// Comment on the gist.
        ///
        /// body: text in Markdown.
        create_comment(body) is "gists/create-comment";
    }
    GistComment {
        /// Replace the text. The object shows the new values afterwards.
        ///
        /// body: text in Markdown.
        edit(body) is "gists/update-comment";
        /// Delete the comment.
        delete() is "gists/delete-comment";
    }
}
