//! Migrations: archives of repositories, with their issues and pull requests.
use crate::{operations, resources};

resources! {}

operations! { in migrations;
    Client {
        /// List your migrations, newest first. GitHub keeps them for seven days.
        migrations() is "migrations/list-for-authenticated-user" with { needs: Auth };
        /// Fetch one of your migrations; its `state` is "pending", "exporting", "exported" or "failed".
        migration(migration_id) is "migrations/get-status-for-authenticated-user" without(exclude) with { needs: Auth };
        /// Start to export your repositories, and return the migration.
        ///
        /// repositories: the repositories, or their full names, such as "octocat/Hello-World".
        /// lock_repositories: whether nobody can change them until `unlock_repository()`.
        start_migration(repositories: ListOf("full_name"), *, lock_repositories)
            is "migrations/start-for-authenticated-user" without(exclude);
    }
    ShortOrganization {
        /// List its migrations, newest first. GitHub keeps them for seven days.
        migrations() is "migrations/list-for-org" without(exclude) with { needs: Auth };
        /// Fetch one of its migrations; its `state` is "pending", "exporting", "exported" or "failed".
        migration(migration_id) is "migrations/get-status-for-org" without(exclude) with { needs: Auth };
        /// Start to export repositories, and return the migration.
        ///
        /// repositories: the repositories, or their full names, such as "github/hubot".
        /// lock_repositories: whether nobody can change them until `unlock_repository()`.
        start_migration(repositories: ListOf("full_name"), *, lock_repositories)
            is "migrations/start-for-org" without(exclude);
    }
    Migration {
        /// List the repositories that it exports.
        list_repositories() is "migrations/list-repos-for-org" with { needs: Auth };
        /// Download its archive (.tar.gz) and return the name of that file, or `null` if there is none: it is not exported
        /// yet, or deleted. The content is streamed, and the file appears once it is complete.
        ///
        /// path: a file, a folder, or a file opened for writing bytes; a name that GitHub chooses
        ///     replaces no other file.
        /// progress: called after every piece with the bytes done and the bytes in all, `null` where that is not known.
        download_archive(path: Local(Destination) = "", progress: Local(Progress) = null) -> Text
            = Composite(DownloadAsset) "GET {url}/archive" is "migrations/download-archive-for-org"
            with { needs: Auth, none: [404] };
        /// Delete its archive. `false` if there is none.
        delete_archive() is "migrations/delete-archive-for-org";
        /// Unlock a repository that it has locked, so that it can be changed again. `false` if it has locked none of that
        /// name.
        ///
        /// repo_name: name of the repository.
        unlock_repository(repo_name: Of("name")) is "migrations/unlock-repo-for-org";
    }
}
