//! GitHub itself: limits, licenses, templates, Markdown and curiosities.
use crate::schema::declaration::{Needs, Send};
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
        /// Address in the API, `null` for a license that GitHub does not know.
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
        /// Address of its page at choosealicense.com.
        html_url: Str;
        /// How to put it on a work.
        implementation: Str;
        /// What it rules out, as "liability".
        limitations: List(Str);
        /// What it allows, as "commercial-use".
        permissions: List(Str);
    }
    /// The file with the license of a repository.
    RepositoryLicense with { identity: "url", title: "name", address: "" } {
        /// Content of the file, in `encoding`; `decode_content` returns the text.
        content: Str;
        /// Address of the file itself.
        download_url: Str;
        /// How `content` is encoded: "base64".
        encoding: Str;
        /// Address of the blob in the API.
        git_url: Str;
        /// Address of its page.
        html_url: Str;
        /// License that GitHub made out in the file.
        license: One ShortLicense;
        /// Addresses by relation: `self`, `git` and `html`.
        links = "_links": Map(Str, Str);
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
        /// Address in the API.
        url: Str;
    }
}

operations! {
    Client at "meta/meta" {
        /// Fetch what GitHub says of itself: lists of its addresses in CIDR notation by use (`hooks` for the
        /// origins of webhooks, `git`, `pages`, `actions`, ...), its SSH keys and their fingerprints.
        meta() -> Value(Map(Str, Any)) = GET "/meta" is "meta/get";
        /// Fetch the picture of GitHub's mascot, drawn with letters. Returns an empty text for any error
        /// status.
        ///
        /// say: what it says; a saying of GitHub's own choice when `null`.
        mascot(say as "s": Text = null) -> TextOrEmpty = GET "/octocat" is "meta/get-octocat";
        /// The same as `mascot`.
        ///
        /// say: what it says; a saying of GitHub's own choice when `null`.
        octocat(say as "s": Text = null) -> TextOrEmpty = GET "/octocat" is "meta/get-octocat";
        /// Fetch a saying about how GitHub is made. Returns an empty text for any error
        /// status.
        zen() -> TextOrEmpty = GET "/zen" is "meta/get-zen";
    }
    Client at "rate-limit/rate-limit" {
        /// Fetch how many requests are left. The result has `resources`, with `limit`, `remaining`, `used` and `reset`
        /// (seconds since 1970) of each kind, as `core` and `search`, and `rate`, an old copy of `core`. The request
        /// does not count.
        rate_limit() -> Value(Record(RateLimits)) = GET "/rate_limit" is "rate-limit/get";
    }
    Client at "emojis/emojis" {
        /// Fetch the emojis that can be written between colons: addresses of their pictures by name.
        emojis() -> Value(Map(Str, Str)) = GET "/emojis" is "emojis/get";
    }
    Client at "activity/feeds" {
        /// Fetch the addresses of the Atom feeds that the credential can read. Addresses are URI templates, both
        /// in keys that end in `_url` or `_urls` and as `href` in `_links`. GitHub shows private feeds only to
        /// sessions with username and password.
        feeds() -> Templates = GET "/feeds" is "activity/get-feeds"
            with { needs: Needs::Basic };
    }
    Client at "gitignore/gitignore" {
        /// Fetch a template of a `.gitignore` file. Returns an empty text when the response contains none.
        ///
        /// language: name of the template, as `gitignore_templates` lists it; case matters.
        gitignore_template(language: Name) -> Text
            = GET "/gitignore/templates/{language}" is "gitignore/get-template" with { key: "source" };
        /// Fetch the names of the templates of `.gitignore` files.
        gitignore_templates() -> Value(List(Str)) = GET "/gitignore/templates" is "gitignore/get-all-templates";
    }
    Client at "licenses/licenses" {
        /// Fetch one license.
        ///
        /// name: key of the license, as "mit"; case does not matter.
        license(name: Of("key")) -> One License = GET "/licenses/{name}" is "licenses/get";
        /// List the licenses that are common.
        ///
        /// featured: whether to list only those that GitHub recommends, or only the others.
        licenses(number: Number, etag: Etag, *, featured: Bool = null) -> Many ShortLicense
            = GET "/licenses" is "licenses/get-all-commonly-used";
    }
    ShortRepository at "licenses/licenses" {
        /// Fetch the file with the license of the repository.
        ///
        /// ref: branch, tag or commit; the default branch when `null`.
        license(*, ref: Text = null) -> One RepositoryLicense = GET "{url}/license" is "licenses/get-for-repo";
    }
    RepositoryLicense at "licenses/licenses" {
        /// The text of the file. Bytes that are not UTF-8 are replaced by U+FFFD.
        decode_content() -> Text = Local(DecodeLicense) "no request";
    }
    Client at "markdown/markdown" {
        /// Let GitHub make HTML of Markdown. Returns an empty text for any error status.
        ///
        /// text: what to render.
        /// mode: "markdown" (GitHub's default), or "gfm" for links to issues and users as in comments.
        /// context: full name of the repository, as "octocat/Hello-World", that numbers of issues are of with "gfm".
        /// raw: render the text like a README file, without `mode` and `context`.
        markdown(text: Text, mode: Choice("markdown", "gfm") = "", context: Of("full_name") = "", raw: Segment = false)
            -> TextOrEmpty = Composite(RenderMarkdown) "POST /markdown" is "markdown/render";
    }
    Client at "repos/webhooks" {
        /// Make a webhook, or change or remove it, by the PubSubHubbub protocol. Returns `false`, without a request,
        /// when the topic has another form. GitHub no longer documents this.
        ///
        /// mode: "subscribe" or "unsubscribe".
        /// topic: the repository's events, as "https://github.com/octocat/Hello-World/events/push".
        /// callback: address that GitHub sends the events to.
        /// secret: text that GitHub signs what it sends with.
        pubsubhubbub(mode as "hub.mode": Choice("subscribe", "unsubscribe"), topic as "hub.topic": Name,
            callback as "hub.callback": Name, secret as "hub.secret": Text = "") -> Bool
            = Composite(Subscribe) "POST /hub" with { needs: Needs::Auth, send: Send::Form };
    }
}
