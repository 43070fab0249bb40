//! GitHub itself: limits, licenses, templates, Markdown and curiosities.
use crate::{operations, resources};

resources! {
    /// A license, as listings and repositories show it.
    ShortLicense full License with { identity: "key", title: "name" } {
        /// Short name in the API, as "mit".
        key: Str;
        /// Full name, as "MIT License".
        name: Str;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// Identifier in the SPDX list, as "MIT"; "NOASSERTION" or `null` where it is not in the list.
        spdx_id: Str;
        /// URL in the API, `null` for a license that GitHub does not know.
        url: Str;
    }
    /// A license with its text and its terms.
    License: ShortLicense {
        /// Text, with placeholders such as `[year]`.
        body: Str;
        /// What is required of those who use the work, as "include-copyright".
        conditions: List(Str);
        /// What it is for, in a sentence or two.
        description: Str;
        /// Whether GitHub recommends it.
        featured: Bool;
        /// URL of its page at choosealicense.com.
        html_url: Str;
        /// How to put it on a work.
        implementation: Str;
        /// What it rules out, as "liability".
        limitations: List(Str);
        /// What it allows, as "commercial-use".
        permissions: List(Str);
    }
    /// The file with the license of a repository.
    RepositoryLicense with { identity: "url", title: "name", url: "" } {
        /// Content of the file, in `encoding`; `decode_content` returns the text.
        content: Str;
        /// URL of the file itself.
        download_url: Str;
        /// How `content` is encoded: "base64".
        encoding: Str;
        /// URL of the blob in the API.
        git_url: Str;
        /// URL of its page.
        html_url: Str;
        /// License that GitHub detected in the file.
        license: One ShortLicense;
        /// URLs by relation: `self`, `git` and `html`.
        links = "_links": Map(Str, Optional(Str));
        /// Name of the file.
        name: Str;
        /// Path in the repository.
        path: Str;
        /// SHA of the blob.
        sha: Str;
        /// Size in bytes.
        size: Int;
        /// "file".
        type: Str;
        /// URL in the API.
        url: Str;
    }
}

operations! { in meta;
    Client {
        /// Fetch what GitHub says of itself: lists of its URLs in CIDR notation by use (`hooks` for the
        /// origins of webhooks, `git`, `pages`, `actions`, ...), its SSH keys and their fingerprints.
        meta() -> Value(Map(Str, Any)) is "meta/get";
        /// Fetch the picture of GitHub's mascot, drawn with letters. Returns an empty text for any error status.
        ///
        /// say: text of the speech bubble; `null` lets GitHub choose one.
        mascot(say as "s") -> TextOrEmpty is "meta/get-octocat";
        /// The same as `mascot`.
        ///
        /// say: text of the speech bubble; `null` lets GitHub choose one.
        octocat(say as "s") -> TextOrEmpty is "meta/get-octocat";
        /// Fetch a sentence from the Zen of GitHub. Returns an empty text for any error status.
        zen() -> TextOrEmpty is "meta/get-zen";
        /// Fetch how many requests are left. The result has `resources`, with `limit`, `remaining`, `used` and `reset`
        /// (seconds since 1970) of each kind, as `core` and `search`, and `rate`, an old copy of `core`. The request
        /// does not count.
        rate_limit() -> Value(Record(RateLimits)) is "rate-limit/get";
        /// Fetch the emojis that can be written between colons: URLs of their pictures by name.
        emojis() -> Value(Map(Str, Str)) is "emojis/get";
        /// Fetch the URLs of the Atom feeds that the credential can read. URLs are URI templates, both
        /// in keys that end in `_url` or `_urls` and as `href` in `_links`. GitHub shows private feeds only to
        /// sessions with username and password.
        feeds() -> Templates is "activity/get-feeds" with { needs: Basic };
        /// Fetch a template of a `.gitignore` file. Returns an empty text when the response contains none.
        ///
        /// language: name of the template, as `gitignore_templates` lists it; case matters.
        gitignore_template(language as "name") -> Text is "gitignore/get-template" with { key: "source" };
        /// Fetch the names of the templates of `.gitignore` files.
        gitignore_templates() -> Value(List(Str)) is "gitignore/get-all-templates";
        /// Fetch one license.
        ///
        /// name: key of the license, as "mit"; case does not matter.
        license(name as "license": Of("key")) is "licenses/get";
        /// List the licenses that are common.
        ///
        /// featured: whether to list only those that GitHub recommends, or only the others.
        licenses() is "licenses/get-all-commonly-used";
    }
    ShortRepository {
        /// Fetch the file with the license of the repository.
        ///
        /// ref: branch, tag or commit; the default branch when `null`.
        license() is "licenses/get-for-repo";
    }
    RepositoryLicense at "licenses/licenses" {
        /// The text of the file. Bytes that are not UTF-8 are replaced by U+FFFD.
        decode_content() -> Text = Local(DecodeLicense) "no request";
    }
    Client {
        /// Render Markdown as HTML. Returns an empty text for any error status.
        ///
        /// text: what to render.
        /// mode: "markdown" (GitHub's default), or "gfm" for links to issues and users as in comments.
        /// context: full name of the repository, as "octocat/Hello-World", that numbers of issues are of with "gfm".
        /// raw: render the text like a README file, without `mode` and `context`.
        markdown(text: Text, mode: Choice("markdown", "gfm") = "", context: Of("full_name") = "", raw: Segment = false)
            -> TextOrEmpty = Composite(RenderMarkdown) "POST /markdown" is "markdown/render";
    }
    Client at "repos/webhooks" {
        /// Create a webhook, or change or remove it, by the PubSubHubbub protocol. Returns `false`, without a request,
        /// when the topic has another form. GitHub no longer documents this.
        ///
        /// mode: "subscribe" or "unsubscribe".
        /// topic: the repository's events, as "https://github.com/octocat/Hello-World/events/push".
        /// callback: URL that GitHub sends the events to.
        /// secret: text that GitHub signs what it sends with.
        pubsubhubbub(
            mode as "hub.mode": Choice("subscribe", "unsubscribe"), topic as "hub.topic": Name,
            callback as "hub.callback": Name, secret as "hub.secret": Text = "",
        ) -> Bool = Composite(Subscribe) "POST /hub" with { needs: Auth, send: Form };
    }
}
