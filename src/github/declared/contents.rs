//! Files of a repository, and archives of them.
use crate::{operations, resources};

resources! {
    /// A file of a repository, or an entry of a directory, a link or a submodule.
    ///
    /// Entries of a directory come without `content`; `refresh()` fetches it.
    Contents with { identity: "url", title: "path" } {
        /// What is in the file, in the `encoding`; `null` for entries of a directory. `decoded` is the content itself.
        content: Str;
        /// What is in the file, as bytes. GitHub leaves out the content of a file over 1 MB: it is fetched then,
        /// which is a request. `null` for entries of a directory.
        decoded: Computed(FileDecoded);
        /// URL of the plain file, `null` for directories and submodules.
        download_url: Str;
        /// How `content` is encoded: "base64", or "none" for files over 1 MB.
        encoding: Str;
        /// URL of its blob or tree.
        git_url: Str;
        /// URL of its page.
        html_url: Str;
        /// URLs: `self`, `git` and `html`; those of a submodule of another host are `null`.
        links = "_links": Map(Str, Optional(Str));
        /// Last part of the path.
        name: Str;
        /// Path from the root of the repository.
        path: Str;
        /// SHA of its blob or tree.
        sha: Str;
        /// Size in bytes.
        size: Int;
        /// URL of the repository of a submodule.
        submodule_git_url: Str;
        /// Where a symbolic link leads.
        target: Str;
        /// "file", "dir", "symlink" or "submodule".
        type: Str;
        /// URL in the API.
        url: Str;
    }
}

operations! { in contents;
    ShortRepository {
        /// Fetch the README, whatever its name and wherever GitHub looks for it.
        ///
        /// ref: branch, tag or commit; the default branch when `null`.
        readme() is "repos/get-readme";
        /// Fetch a file with its content.
        ///
        /// Files over 1 MB come without content, which `decoded` fetches when it is read.
        ///
        /// path: path from the root of the repository.
        /// ref: branch, tag or commit; the default branch when `null`.
        file_contents(path, ref) -> One Contents is "repos/get-content";
        /// List the entries of a directory, as pairs of their name and what they are. The content of files is not
        /// among it. GitHub shows 1,000 entries at most; `tree()` has them all.
        ///
        /// directory_path: path from the root of the repository; "" for the root.
        /// ref: branch, tag or commit; the default branch when `null`.
        /// return_as: type of the result: a list for pairs, a mapping type for a mapping of names.
        directory_contents(directory_path: Text, ref: Text = null, return_as: Local(Collection) = [])
            -> Entries Contents = Composite(ListDirectory) "GET {url}/contents/{+directory_path}"
            is "repos/get-content";
        /// Create a file in a commit of its own. Returns the new file and the commit, under "content" and "commit".
        /// A committer or author without both a name and an email address is not sent.
        ///
        /// path: path from the root of the repository.
        /// message: message of the commit.
        /// content: what is in the file; bytes, text must be encoded first.
        /// branch: branch that gets the commit; the default branch when `null`.
        /// committer: mapping of `name`, `email` and perhaps `date`; the authenticated user when `null`.
        /// author: such a mapping; the committer when `null`.
        /// sha: SHA of the blob that is replaced; required where the file exists.
        create_file(path, message, content: Base64, branch, committer: Person, author: Person) -> Value(Record(Change))
            is "repos/create-or-update-file-contents";
        /// Download an archive of all files. `false` for an error status, as for an unknown ref. The
        /// archive is streamed, and the file appears once it is complete.
        ///
        /// format: "tarball" or "zipball".
        /// path: a file, a folder, or a file opened for writing bytes; a name that GitHub chooses
        ///     replaces no other file.
        /// ref: branch, tag or commit. Name the branch: "master" need not be the default branch.
        /// progress: called after every piece with the bytes done and the bytes in all, `null` where that is not known.
        archive(
            format: Choice("tarball", "zipball"), path: Local(Destination) = "", ref: Name = "master",
            progress: Local(Progress) = null,
        ) -> Bool = Composite(DownloadArchive) "GET {url}/{format}/{+ref}" is "repos/download-tarball-archive";
    }
    Contents {
        /// Write new content into the file, in a commit of its own. Returns this object, which shows the new values,
        /// and the commit, under "content" and "commit". A committer or author without both
        /// a name and an email address is not sent.
        ///
        /// message: message of the commit.
        /// content: what is to be in the file; bytes, text must be encoded first.
        /// branch: branch that gets the commit; the default branch when `null`.
        /// committer: mapping of `name`, `email` and perhaps `date`; the authenticated user when `null`.
        /// author: such a mapping; the committer when `null`.
        update(message: Name, content: Base64, branch: Text = null, committer: Person = null, author: Person = null)
            -> Value(Record(Change)) = Composite(UpdateFile) "PUT {url}" is "repos/create-or-update-file-contents"
            with { needs: Auth };
        /// Delete the file in a commit of its own. Returns the commit, under "commit"; "content" is `null`.
        /// A committer or author without both a name and an email address is not sent.
        ///
        /// message: message of the commit.
        /// branch: branch that gets the commit; the default branch when `null`.
        /// committer: mapping of `name`, `email` and perhaps `date`; the authenticated user when `null`.
        /// author: such a mapping; the committer when `null`.
        delete(message: Name, branch: Text = null, committer: Person = null, author: Person = null)
            -> Value(Record(Change)) = Composite(DeleteFile) "DELETE {url}" is "repos/delete-file"
            with { needs: Auth, send: Json };
    }
}
