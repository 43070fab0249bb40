//! Packages and projects of organizations.
use crate::{operations, resources};

resources! {}

operations! { in packages;
    ShortOrganization {
        /// List its packages of a type.
        ///
        /// package_type: "npm", "maven", "rubygems", "docker", "nuget" or "container".
        packages(package_type, *, visibility) is "packages/list-packages-for-organization" with { needs: Auth };
        /// Fetch one package.
        ///
        /// package_type: "npm", "maven", "rubygems", "docker", "nuget" or "container".
        package(package_type, package_name: Of("name")) is "packages/get-package-for-organization" with { needs: Auth };
        /// List its projects. `projects()` lists the classic ones, which GitHub has removed.
        projects_v2() is "projects/list-for-org" with { needs: Auth };
        /// Fetch one project.
        ///
        /// project_number: number of the project, as in its URL.
        project_v2(project_number) is "projects/get-for-org" with { needs: Auth };
    }
    Package {
        /// List its versions, newest first.
        ///
        /// state: "active" (GitHub's default) or "deleted".
        versions(state) is "packages/get-all-package-versions-for-package-owned-by-org" with { needs: Auth };
        /// Delete it, with all its versions. `false` if there is none.
        delete() is "packages/delete-package-for-org";
        /// Restore it, for 30 days after it was deleted.
        restore() -> Bool is "packages/restore-package-for-org" without(token);
    }
    PackageVersion {
        /// Delete it. `false` if there is none.
        delete() is "packages/delete-package-version-for-org";
        /// Restore it, for 30 days after it was deleted.
        restore() is "packages/restore-package-version-for-org";
    }
}
