//! Files of a repository, and archives of them.
use crate::schema::declaration::{Needs, Send};
use crate::{operations, resources};

resources! {
    /// A file of a repository, or an entry of a directory, a link or a submodule.
    ///
    /// Entries of a directory come without `content`; `refresh()` fetches it.
    Contents in "ferrohub.repos.contents" with { identity: "url", title: "path" } {
        /// What is in the file, in the `encoding`; None for entries of a directory. `decoded` is what you want.
        content: Str;
        /// What is in the file, as bytes. The service leaves out the content of a file over 1 MB: it is fetched then,
        /// which is a request. None for entries of a directory.
        decoded: Computed decoded;
        /// Address of the plain file, None for directories and submodules.
        download_url: Str;
        /// How `content` is encoded: "base64", or "none" for files over 1 MB.
        encoding: Str;
        /// Address of its blob or tree.
        git_url: Str;
        /// Address of its page.
        html_url: Str;
        /// Addresses: `self`, `git` and `html`.
        links = "_links": Plain("dict[str, str]");
        /// Last part of the path.
        name: Str;
        /// Path from the root of the repository.
        path: Str;
        /// SHA of its blob or tree.
        sha: Str;
        /// Size in bytes.
        size: Int;
        /// Address of the repository of a submodule.
        submodule_git_url: Str;
        /// Where a symbolic link leads.
        target: Str;
        /// "file", "dir", "symlink" or "submodule".
        type: Str;
        /// Address in the API.
        url: Str;
    }
}

operations! {
    ShortRepository at "repos/contents" {
        /// Fetch the README, whatever its name and wherever the service looks for it.
        ///
        /// ref: branch, tag or commit; the default branch when None.
        readme(*, ref: Text = None) -> One Contents = GET "{url}/readme" is "repos/get-readme";
        /// Fetch a file with its content.
        ///
        /// Files over 1 MB come without content, which `decoded` fetches when it is asked for.
        ///
        /// path: path from the root of the repository.
        /// ref: branch, tag or commit; the default branch when None.
        file_contents(path: Name, ref: Text = None) -> One Contents
            = GET "{url}/contents/{+path}" is "repos/get-content";
        /// List the entries of a directory, as pairs of their name and what they are. The content of files is not
        /// among it. The service shows 1,000 entries at most; `tree()` has them all.
        ///
        /// directory_path: path from the root of the repository; "" for the root.
        /// ref: branch, tag or commit; the default branch when None.
        /// return_as: `list` for pairs, `dict` (or another mapping) for a mapping of names.
        directory_contents(directory_path: Text, ref: Text = None, return_as: Object("type") = list)
            -> Python("list[tuple[str, Contents]] | dict[str, Contents]")
            = Composite(ListDirectory) "GET {url}/contents/{+directory_path}" is "repos/get-content";
        /// Create a file in a commit of its own. Returns the new file and the commit, under "content" and "commit".
        /// A committer or author without both a name and an address is not sent.
        ///
        /// path: path from the root of the repository.
        /// message: message of the commit.
        /// content: what is in the file; bytes, text must be encoded first.
        /// branch: branch that gets the commit; the default branch when None.
        /// committer: mapping of `name`, `email` and perhaps `date`; the authenticated user when None.
        /// author: such a mapping; the committer when None.
        /// sha: SHA of the blob that is replaced; required where the file exists.
        create_file(
            path: Name, message: Name, content: Base64, branch: Text = None, committer: Person = None,
            author: Person = None,
            *, sha: Text = None,
        ) -> Python("Change")
            = Composite(CreateFile) "PUT {url}/contents/{+path}" is "repos/create-or-update-file-contents"
            with { needs: Needs::Auth, exact: &[("committer", "Mapping[str, str]"), ("author", "Mapping[str, str]")] };
        /// Download an archive of all files. False when the service refuses, for one because there is no such ref. The
        /// archive is streamed, and the file appears once it is complete.
        ///
        /// format: "tarball" or "zipball".
        /// path: a file, a folder, or a file opened for writing bytes; a name that GitHub chooses
        ///     replaces no other file.
        /// ref: branch, tag or commit. Name the branch: "master" need not be the default branch.
        /// progress: called after every piece with the bytes done and the bytes in all, None where that is not known.
        archive(
            format: OneOf("tarball", "zipball"), path: Object("str | os.PathLike[str] | BinaryIO") = "",
            ref: Name = "master", progress: Object("Callable[[int, int | None], object]") = None,
        ) -> Bool = Composite(DownloadArchive) "GET {url}/{format}/{+ref}" is "repos/download-tarball-archive";
    }
    Contents at "repos/contents" {
        /// Write new content into the file, in a commit of its own. Returns the file, which takes over what the
        /// service answers, and the commit, under "content" and "commit". A committer or author without both
        /// a name and an address is not sent.
        ///
        /// message: message of the commit.
        /// content: what is to be in the file; bytes, text must be encoded first.
        /// branch: branch that gets the commit; the default branch when None.
        /// committer: mapping of `name`, `email` and perhaps `date`; the authenticated user when None.
        /// author: such a mapping; the committer when None.
        update(
            message: Name, content: Base64, branch: Text = None, committer: Person = None, author: Person = None,
        ) -> Python("Change") = Composite(UpdateFile) "PUT {url}" is "repos/create-or-update-file-contents"
            with { needs: Needs::Auth, exact: &[("committer", "Mapping[str, str]"), ("author", "Mapping[str, str]")] };
        /// Delete the file in a commit of its own. Returns the commit, under "commit"; "content" is None.
        /// A committer or author without both a name and an address is not sent.
        ///
        /// message: message of the commit.
        /// branch: branch that gets the commit; the default branch when None.
        /// committer: mapping of `name`, `email` and perhaps `date`; the authenticated user when None.
        /// author: such a mapping; the committer when None.
        delete(message: Name, branch: Text = None, committer: Person = None, author: Person = None)
            -> Python("Change") = Composite(DeleteFile) "DELETE {url}" is "repos/delete-file"
            with { needs: Needs::Auth, send: Send::Json, exact: &[("committer", "Mapping[str, str]"), ("author", "Mapping[str, str]")] };
    }
}
