//! Files of a repository, and archives of them.
use crate::schema::declaration::{Needs, Send};
use crate::{operations, resources};

resources! {
    /// A file of a repository, or an entry of a directory, a link or a submodule.
    ///
    /// Entries of a directory come without `content`; `refresh()` fetches it.
    Contents with { identity: "url", title: "path" } {
        /// What is in the file, in the `encoding`; None for entries of a directory. `decoded` is what you want.
        content: Str;
        /// What is in the file, as bytes. The service leaves out the content of a file over 1 MB: it is fetched then,
        /// which is a request. None for entries of a directory.
        decoded: Computed(FileDecoded);
        /// Address of the plain file, None for directories and submodules.
        download_url: Str;
        /// How `content` is encoded: "base64", or "none" for files over 1 MB.
        encoding: Str;
        /// Address of its blob or tree.
        git_url: Str;
        /// Address of its page.
        html_url: Str;
        /// Addresses: `self`, `git` and `html`.
        links = "_links": Map(Str, Str);
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
        readme(*, ref: Text = null) -> One Contents = GET "{url}/readme" is "repos/get-readme";
        /// Fetch a file with its content.
        ///
        /// Files over 1 MB come without content, which `decoded` fetches when it is asked for.
        ///
        /// path: path from the root of the repository.
        /// ref: branch, tag or commit; the default branch when None.
        file_contents(path: Name, ref: Text = null) -> One Contents
            = GET "{url}/contents/{+path}" is "repos/get-content";
        /// List the entries of a directory, as pairs of their name and what they are. The content of files is not
        /// among it. The service shows 1,000 entries at most; `tree()` has them all.
        ///
        /// directory_path: path from the root of the repository; "" for the root.
        /// ref: branch, tag or commit; the default branch when None.
        /// return_as: `list` for pairs, `dict` (or another mapping) for a mapping of names.
        directory_contents(directory_path: Text, ref: Text = null, return_as: Local(Collection) = [])
            -> Entries Contents
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
            path: Name, message: Name, content: Base64, branch: Text = null, committer: Person = null,
            author: Person = null,
            *, sha: Text = null,
        ) -> Value(Record(Change))
            = Composite(CreateFile) "PUT {url}/contents/{+path}" is "repos/create-or-update-file-contents"
            with { needs: Needs::Auth };
        /// Download an archive of all files. False when the service refuses, for one because there is no such ref. The
        /// archive is streamed, and the file appears once it is complete.
        ///
        /// format: "tarball" or "zipball".
        /// path: a file, a folder, or a file opened for writing bytes; a name that GitHub chooses
        ///     replaces no other file.
        /// ref: branch, tag or commit. Name the branch: "master" need not be the default branch.
        /// progress: called after every piece with the bytes done and the bytes in all, None where that is not known.
        archive(
            format: Choice("tarball", "zipball"), path: Local(Destination) = "",
            ref: Name = "master", progress: Local(Progress) = null,
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
            message: Name, content: Base64, branch: Text = null, committer: Person = null, author: Person = null,
        ) -> Value(Record(Change)) = Composite(UpdateFile) "PUT {url}" is "repos/create-or-update-file-contents"
            with { needs: Needs::Auth };
        /// Delete the file in a commit of its own. Returns the commit, under "commit"; "content" is None.
        /// A committer or author without both a name and an address is not sent.
        ///
        /// message: message of the commit.
        /// branch: branch that gets the commit; the default branch when None.
        /// committer: mapping of `name`, `email` and perhaps `date`; the authenticated user when None.
        /// author: such a mapping; the committer when None.
        delete(message: Name, branch: Text = null, committer: Person = null, author: Person = null)
            -> Value(Record(Change)) = Composite(DeleteFile) "DELETE {url}" is "repos/delete-file"
            with { needs: Needs::Auth, send: Send::Json };
    }
}
