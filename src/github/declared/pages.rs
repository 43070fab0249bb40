//! The site that a repository publishes with GitHub Pages, and its builds.
use crate::{operations, resources};

resources! {
    /// The site that a repository publishes.
    PagesInfo with { identity: "url", title: "html_url" } {
        /// How it is built: "legacy" from a branch, or "workflow".
        build_type: Str;
        /// Domain of its own, `null` without one.
        cname: Str;
        /// Whether it has a page of its own for URLs that are not found.
        custom_404: Bool;
        /// URL of the site.
        html_url: Str;
        /// The certificate of its domain, with `state`, `description`, `domains` and `expires_at`.
        https_certificate: Map(Str, Any);
        /// Whether visitors are led from http to https.
        https_enforced: Bool;
        /// When a domain that was not verified is given up.
        pending_domain_unverified_at: Time;
        /// Whether the domain is verified: "pending", "verified", "unverified" or `null`.
        protected_domain_state: Str;
        /// Whether everyone sees the site.
        public: Bool;
        /// Where the files are: `branch` and `path`.
        source: Map(Str, Str);
        /// "built", "building", "errored", or `null` before the first build.
        status: Str;
        /// URL in the API.
        url: Str;
    }
    /// A build of a site.
    PagesBuild with { identity: "url", title: "status" } {
        /// SHA of the commit it was built from.
        commit: Str;
        /// When it began.
        created_at: Time;
        /// How long it took, in milliseconds.
        duration: Int;
        /// What went wrong, in `message`, which is `null` when nothing did.
        error: Map(Str, Optional(Str));
        /// Who pushed the commit, `null` when the account is gone.
        pusher: One ShortUser;
        /// "queued", "building", "built" or "errored".
        status: Str;
        /// When it was last changed.
        updated_at: Time;
        /// URL in the API.
        url: Str;
    }
}

operations! { in pages;
    ShortRepository {
        /// Fetch what is known about its site.
        pages() is "repos/get-pages" with { needs: Auth };
        /// List the builds of its site, newest first.
        pages_builds() is "repos/list-pages-builds" with { needs: Auth };
        /// Fetch the latest build of its site.
        latest_pages_build() is "repos/get-latest-pages-build" with { needs: Auth };
    }
}
