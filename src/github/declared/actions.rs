//! Secrets of repositories and organizations that workflows of GitHub Actions may use.
use crate::{operations, resources};

resources! {
    /// A public key to encrypt secrets with before they are sent.
    PublicKey with { identity: "key_id", url: "" } {
        /// When it was created, where GitHub sends it.
        created_at: Time;
        /// Number of the key, where GitHub sends it.
        id: Int;
        /// The key (Curve25519), in base64.
        key: Str;
        /// Identifier of the key.
        key_id: Str;
        /// Name of the key, where GitHub sends it.
        title: Str;
        /// URL of the key in the API, where GitHub sends it.
        url: Str;
    }
    /// A secret of a repository. GitHub never shows its value.
    RepositorySecret with { title: "name", url: "" } {
        /// When it was created.
        created_at: Time;
        /// Name, in upper case.
        name: Str;
        /// When it was last changed.
        updated_at: Time;
    }
    /// A secret of an organization, as a repository that shares it sees it. GitHub never shows its value.
    SharedOrganizationSecret: RepositorySecret with { title: "name", url: "" } {}
    /// A secret of an organization, which some or all of its repositories share. GitHub never shows its value.
    OrganizationSecret: RepositorySecret with { title: "name", url: "" } {
        /// URL of the repositories that share it; `null` unless `visibility` is "selected".
        selected_repositories_url: Str;
        /// Which repositories share it: "all", "private" (and internal) or "selected".
        visibility: Str;
    }
}

operations! { in actions;
    PublicKey at "actions/secrets" {
        /// Encrypt the value of a secret in a libsodium sealed box, which only GitHub can open; as base64.
        ///
        /// value: text, which is encrypted as UTF-8, or bytes.
        seal(value: Local(Secret)) -> Text = Local(Seal) "no request";
    }
    ShortRepository {
        /// Fetch the key to encrypt secrets of the repository with.
        public_key() is "actions/get-repo-public-key" with { needs: Auth };
        /// List its secrets.
        secrets() is "actions/list-repo-secrets" with { needs: Auth };
        /// List the secrets of its organization that it shares.
        organization_secrets() -> Many SharedOrganizationSecret is "actions/list-repo-organization-secrets"
            with { needs: Auth };
        /// Fetch one secret.
        secret(secret_name) is "actions/get-repo-secret" with { needs: Auth };
        /// Create a secret, or give it another value, and return it.
        ///
        /// encrypted_value: the value in a libsodium sealed box made with the `public_key()`, in base64.
        create_or_update_secret(secret_name: Name, encrypted_value: Name) -> One RepositorySecret
            = Composite(CreateSecret) "GET {url}/actions/secrets/public-key, PUT and GET {url}/actions/secrets/{secret_name}"
            is "actions/create-or-update-repo-secret" with { needs: Auth };
        /// Encrypt a value for GitHub, create a secret of it or give it to one, and return the secret.
        ///
        /// value: text, which is encrypted as UTF-8, or bytes.
        set_secret(secret_name: Name, value: Local(Secret)) -> One RepositorySecret
            = Composite(SetSecret) "GET {url}/actions/secrets/public-key, PUT and GET {url}/actions/secrets/{secret_name}"
            is "actions/create-or-update-repo-secret" with { needs: Auth };
        /// Encrypt a value for GitHub and create a secret of it; the same as `set_secret`.
        ///
        /// value: text, which is encrypted as UTF-8, or bytes.
        create_secret(secret_name: Name, value: Local(Secret)) -> One RepositorySecret
            = Composite(SetSecret) "GET {url}/actions/secrets/public-key, PUT and GET {url}/actions/secrets/{secret_name}"
            is "actions/create-or-update-repo-secret" with { needs: Auth };
        /// Delete a secret. `false` when there is none of that name.
        delete_secret(secret_name) is "actions/delete-repo-secret";
    }
    ShortOrganization at "actions/secrets" {
        /// Fetch the key to encrypt secrets of the organization with.
        public_key() is "actions/get-org-public-key" with { needs: Auth };
        /// List its secrets.
        secrets() is "actions/list-org-secrets" with { needs: Auth };
        /// Fetch one secret.
        secret(secret_name) is "actions/get-org-secret" with { needs: Auth };
        /// Create a secret, or change its value and who shares it, and return it.
        ///
        /// encrypted_value: the value in a libsodium sealed box made with the `public_key()`, in base64.
        /// visibility: which repositories share it: "all", "private" (and internal) or "selected".
        /// selected_repo_ids: the `id` of each repository that shares it; for "selected" only.
        create_or_update_secret(
            secret_name: Name, encrypted_value: Name, visibility: Choice("all", "private", "selected"),
            selected_repo_ids as "selected_repository_ids": Ints = null,
        ) -> One OrganizationSecret
            = Composite(CreateSecret) "GET {url}/actions/secrets/public-key, PUT and GET {url}/actions/secrets/{secret_name}"
            is "actions/create-or-update-org-secret" with { needs: Auth };
        /// Encrypt a value for GitHub, create a secret of it or change one, and return the secret.
        ///
        /// value: text, which is encrypted as UTF-8, or bytes.
        /// visibility: which repositories share it: "all", "private" (and internal) or "selected".
        /// selected_repo_ids: the `id` of each repository that shares it; for "selected" only.
        set_secret(
            secret_name: Name, value: Local(Secret), visibility: Choice("all", "private", "selected"),
            selected_repo_ids as "selected_repository_ids": Ints = null,
        ) -> One OrganizationSecret
            = Composite(SetSecret) "GET {url}/actions/secrets/public-key, PUT and GET {url}/actions/secrets/{secret_name}"
            is "actions/create-or-update-org-secret" with { needs: Auth };
        /// Delete a secret. `false` when there is none of that name.
        delete_secret(secret_name) is "actions/delete-org-secret";
    }
    OrganizationSecret {
        /// List the repositories that share it; `null` where `visibility` is not "selected".
        selected_repositories() is "actions/list-selected-repos-for-org-secret"
            with { needs: Auth, only_with: { visibility: "selected" }, path: "{selected_repositories_url}" };
        /// Let these repositories share it in place of all that do. An error without a request where `visibility` is
        /// not "selected".
        ///
        /// repository_ids: the `id` of each repository.
        set_selected_repositories(repository_ids as "selected_repository_ids")
            is "actions/set-selected-repos-for-org-secret"
            with { only_with: { visibility: "selected" }, path: "{selected_repositories_url}" };
        /// Let one more repository share it. An error without a request where `visibility` is not "selected"; `false`
        /// where that changed meanwhile.
        ///
        /// repository_id: the `id` of the repository.
        add_selected_repository(repository_id) is "actions/add-selected-repo-to-org-secret"
            with { no: [404, 409], only_with: { visibility: "selected" },
                path: "{selected_repositories_url}/{repository_id}" };
        /// Let a repository share it no longer. An error without a request where `visibility` is not "selected";
        /// `false` where that changed meanwhile.
        ///
        /// repository_id: the `id` of the repository.
        remove_selected_repository(repository_id) is "actions/remove-selected-repo-from-org-secret"
            with { no: [404, 409], only_with: { visibility: "selected" },
                path: "{selected_repositories_url}/{repository_id}" };
        /// Let a repository share it no longer; the same as `remove_selected_repository`.
        ///
        /// repository_id: the `id` of the repository.
        delete_selected_repository(repository_id) is "actions/remove-selected-repo-from-org-secret"
            with { no: [404, 409], only_with: { visibility: "selected" },
                path: "{selected_repositories_url}/{repository_id}" };
    }
}
