//! Releases of a repository and the files attached to them.
use crate::{operations, resources};

resources! {
    /// A release: a tag with notes and files.
    Release with { identity: "url", title: "tag_name", route: "/repos/{owner}/{repo}/releases/{release_id}" } {
        /// URL of its assets.
        assets_url: Str;
        /// Who created it, `null` when the account is gone.
        author: One ShortUser;
        /// Notes in Markdown, `null` when nothing was written.
        body: Str;
        /// Notes as HTML.
        body_html: Str;
        /// Notes without markup.
        body_text: Str;
        /// When the commit of its tag was created.
        created_at: Time;
        /// URL of the discussion about it, `null` without one.
        discussion_url: Str;
        /// Whether only those who may push see it.
        draft: Bool;
        /// URL of its page.
        html_url: Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// Whether tag and assets can no longer be changed.
        immutable: Bool;
        /// How many people its notes mention.
        mentions_count: Int;
        /// Title, `null` when it has none.
        name: Str;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// Files attached to it at the time of the response.
        original_assets = "assets": List(One Asset);
        /// Whether it is announced as not ready for production.
        prerelease: Bool;
        /// When it was published, `null` while it is a draft.
        published_at: Time;
        /// How often each reaction was given.
        reactions: Record(Reactions);
        /// Name of the tag.
        tag_name: Str;
        /// URL of the files as a tar archive, `null` while it is a draft.
        tarball_url: Str;
        /// Branch or commit of the tag, if that does not exist yet.
        target_commitish: Str;
        /// When it was last changed.
        updated_at: Time;
        /// Template of the URL that takes new assets; takes `name` and `label`.
        upload_urlt = "upload_url": Template;
        /// URL in the API.
        url: Str;
        /// URL of the files as a zip archive, `null` while it is a draft.
        zipball_url: Str;
    }
    /// A file attached to a release.
    Asset with { identity: "url", title: "name", route: "/repos/{owner}/{repo}/releases/assets/{asset_id}" } {
        /// URL to download it from with a browser.
        browser_download_url: Str;
        /// Media type, as "application/zip".
        content_type: Str;
        /// When it was uploaded.
        created_at: Time;
        /// Digest of the content, as "sha256:…"; `null` for old assets.
        digest: Str;
        /// How often it was downloaded.
        download_count: Int;
        /// URL in the API, from where `download()` reads the content; the same as `url`.
        download_url = "url": Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// Text that is shown in place of the name, `null` without one.
        label: Str;
        /// Name of the file.
        name: Str;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// Size in bytes.
        size: Int;
        /// "uploaded", or "open" while the upload is incomplete.
        state: Str;
        /// When it was last changed.
        updated_at: Time;
        /// Who uploaded it, `null` when the account is gone.
        uploader: One ShortUser;
        /// URL in the API.
        url: Str;
    }
}

operations! { in releases;
    ShortRepository {
        /// List its releases. Drafts are among them only for those who may push. Tags without a release are not; see
        /// `tags()`.
        releases() is "repos/list-releases";
        /// Fetch one release.
        ///
        /// id: the `id` of the release.
        release(id as "release_id") is "repos/get-release";
        /// Fetch the newest release that is neither a draft nor a prerelease.
        latest_release() is "repos/get-latest-release";
        /// Propose the name and the text of a release. Nothing is saved.
        ///
        /// tag_name: tag of the release, which may be missing.
        /// target_commitish: branch or commit of a tag that is missing; the default branch if it is left out.
        /// previous_tag_name: tag of the release to compare with; the latest one if it is left out.
        generate_release_notes(tag_name, *, target_commitish, previous_tag_name)
            is "repos/generate-release-notes";
        /// Fetch the release of a tag. Drafts are not found.
        release_from_tag(tag_name as "tag") is "repos/get-release-by-tag";
        /// Create a release, and its tag if there is none of that name.
        ///
        /// target_commitish: branch or commit that a new tag points to; the default branch when `null`.
        /// name: title.
        /// body: notes in Markdown.
        /// draft: keep it unpublished.
        /// prerelease: announce it as not ready for production.
        /// discussion_category_name: category of a discussion that is opened about the release.
        /// generate_release_notes: whether GitHub writes a name and notes where these are missing; its notes follow
        /// `body`.
        /// make_latest: whether it becomes the latest release: "true", "false", or "legacy" to compare dates and
        /// versions.
        create_release(tag_name, target_commitish, name, body, draft = false, prerelease = false)
            is "repos/create-release";
        /// Fetch what is known about one of the files attached to its releases.
        ///
        /// id: the `id` of the asset.
        asset(id as "asset_id") is "repos/get-release-asset";
    }
    Release at "releases/releases" {
        /// Change it. What is `null` stays as it is; the object takes over the response. `false` when there
        /// is no such release.
        ///
        /// target_commitish: branch or commit that a new tag points to; no effect where the tag exists.
        /// name: title.
        /// body: notes in Markdown.
        /// draft: `false` publishes it.
        /// make_latest: whether it becomes the latest release: "true", "false", or "legacy" to compare dates and
        /// versions.
        /// discussion_category_name: category of a discussion that is opened about the release.
        edit(tag_name, target_commitish, name, body, draft, prerelease) is "repos/update-release" with { no: [404] };
        /// Delete it with its assets. The tag stays.
        delete() is "repos/delete-release";
        /// Download an archive of the files as they were at the release. `false` for an error status.
        ///
        /// format: "tarball" or "zipball".
        /// path: a file, a folder, or a file opened for writing bytes; a name that GitHub chooses
        ///     replaces no other file.
        /// progress: called after every piece with the bytes done and the bytes in all, `null` where that is not known.
        archive(format: Choice("tarball", "zipball"), path: Local(Destination) = "", progress: Local(Progress) = null)
            -> Bool = Composite(DownloadReleaseArchive) "GET {tarball_url} or {zipball_url}"
            is "repos/download-tarball-archive";
    }
    Release {
        /// Fetch what is known about one of its files.
        ///
        /// asset_id: the `id` of the asset.
        asset(asset_id) is "repos/get-release-asset";
        /// List its files.
        assets() is "repos/list-release-assets";
        /// Upload a file and attach it. The content is streamed, however large.
        ///
        /// content_type: media type of the content, as "application/zip".
        /// name: name of the file. GitHub rejects a name that the release has already.
        /// asset: the content: bytes, text (sent as UTF-8; a path is no text), a path as a `pathlib.Path`, or a file
        /// opened for reading bytes.
        /// label: text that is shown in place of the name.
        /// progress: called after every piece with the bytes done and the bytes in all, `null` where that is not known.
        upload_asset(
            content_type: ContentType, name: Name, asset: Local(Content), label: Text = null,
            progress: Local(Progress) = null,
        ) -> One Asset = Composite(UploadAsset) "POST {upload_url}" is "repos/upload-release-asset"
            with { needs: Auth, send: Query };
        /// Upload files and attach them, and return their assets. May be called again after any error: a file that the
        /// release has with the same size and digest is skipped, and one whose upload broke is uploaded anew. Where GitHub
        /// reports no digest, the file that it has is downloaded and compared.
        ///
        /// files: paths, or contents by name: bytes, text (sent as UTF-8; a path is no text), a path as a `pathlib.Path`,
        ///     or a file opened for reading bytes. The media type follows from the name.
        /// replace: whether a file of the same name with other content is replaced; it is an error otherwise,
        ///     before anything is uploaded.
        /// progress: called after every piece with the bytes done and the bytes in all, of all files.
        publish(files: Local(NamedFiles), *, replace: Bool = false, progress: Local(Progress) = null) -> List Asset
            = Composite(PublishAssets) "GET {url}/assets, POST {upload_url} for each file"
            is "repos/upload-release-asset" with { needs: Auth };
    }
    Asset {
        /// Change its name or label; the object takes over the response. `false` when it is gone.
        ///
        /// name: name of the file, as it is or a new one.
        /// label: text that is shown in place of the name; `null` leaves it as it is.
        /// state: state of the file, as "uploaded".
        edit(name: Name = required, label) is "repos/update-release-asset" with { needs: Nothing, no: [404] };
        /// Delete it.
        delete() is "repos/delete-release-asset";
        /// Download its content into a file and return the name of that file, or `null` when the asset is gone. The
        /// content is streamed, and the file appears once it is complete.
        ///
        /// path: a file, a folder, or a file opened for writing bytes; a name that GitHub chooses
        ///     replaces no other file.
        /// progress: called after every piece with the bytes done and the bytes in all, `null` where that is not known.
        /// check_digest: whether to compare the SHA-256 of the downloaded content with `digest`; if they differ, no file
        /// is written.
        download(
            path: Local(Destination) = "", progress: Local(Progress) = null, check_digest: Local(CheckDigest) = false,
        ) -> Text = Composite(DownloadAsset) "GET {url}" is "repos/get-release-asset"
            with { accept: OCTET_STREAM, none: [404] };
    }
}
