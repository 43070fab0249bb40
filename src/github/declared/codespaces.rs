//! Codespaces: development environments of GitHub.
use crate::{operations, resources};

resources! {}

operations! { in codespaces;
    Client {
        /// List your codespaces.
        ///
        /// repository_id: only those of this repository, or of the one with this `id`.
        codespaces(*, repository_id: Of("id")) is "codespaces/list-for-authenticated-user" with { needs: Auth };
        /// Fetch one of your codespaces.
        ///
        /// codespace_name: its name, such as "monalisa-octocat-hello-world-g4wpq6h95q".
        codespace(codespace_name: Of("name")) is "codespaces/get-for-authenticated-user" with { needs: Auth };
        /// List the secrets that your codespaces may use.
        codespaces_secrets() is "codespaces/list-secrets-for-authenticated-user" with { needs: Auth };
        /// Fetch one secret that your codespaces may use.
        codespaces_secret(secret_name: Of("name")) is "codespaces/get-secret-for-authenticated-user" with { needs: Auth };
        /// Encrypt a value for GitHub, create a secret of it for your codespaces or change one, and return the secret.
        ///
        /// value: text, which is encrypted as UTF-8, or bytes.
        /// selected_repo_ids: the `id` of each repository whose codespaces may use it.
        set_codespaces_secret(
            secret_name: Name, value: Local(Secret), selected_repo_ids as "selected_repository_ids": Ints = null,
        ) -> One CodespacesSecret
            = Composite(SetSecret) "GET /user/codespaces/secrets/public-key, PUT and GET /user/codespaces/secrets/{secret_name}"
            is "codespaces/create-or-update-secret-for-authenticated-user" with { needs: Auth };
        /// Delete a secret of your codespaces. `false` if there is none of that name.
        delete_codespaces_secret(secret_name: Of("name")) is "codespaces/delete-secret-for-authenticated-user";
    }
    ShortRepository {
        /// List your codespaces of the repository.
        codespaces() is "codespaces/list-in-repository-for-authenticated-user" with { needs: Auth };
        /// Create a codespace, and return it; it may take minutes until its `state` is "Available".
        ///
        /// ref: branch to check out; the default branch if it is left out.
        /// machine: name of a machine, as `codespace_machines()` lists them.
        /// devcontainer_path: path of the configuration.
        /// display_name: name for people.
        create_codespace(ref, machine, *, devcontainer_path, display_name) -> One Codespace
            is "codespaces/create-with-repo-for-authenticated-user";
        /// List the machines that a codespace of the repository can run on.
        ///
        /// ref: branch, tag or SHA of the configuration.
        codespace_machines(*, ref) -> Many CodespaceMachine is "codespaces/repo-machines-for-authenticated-user"
            with { needs: Auth, key: "machines" };
        /// List the secrets that its codespaces may use.
        codespaces_secrets() is "codespaces/list-repo-secrets" with { needs: Auth };
        /// Fetch one secret that its codespaces may use.
        codespaces_secret(secret_name: Of("name")) is "codespaces/get-repo-secret" with { needs: Auth };
        /// Encrypt a value for GitHub, create a secret of it for codespaces or give it to one, and return the secret.
        ///
        /// value: text, which is encrypted as UTF-8, or bytes.
        set_codespaces_secret(secret_name: Name, value: Local(Secret)) -> One RepoCodespacesSecret
            = Composite(SetSecret) "GET {url}/codespaces/secrets/public-key, PUT and GET {url}/codespaces/secrets/{secret_name}"
            is "codespaces/create-or-update-repo-secret" with { needs: Auth };
        /// Delete a secret of codespaces. `false` if there is none of that name.
        delete_codespaces_secret(secret_name: Of("name")) is "codespaces/delete-repo-secret";
    }
    ShortPullRequest {
        /// Create a codespace for its branch, and return it.
        ///
        /// machine: name of a machine, as `codespace_machines()` of the repository lists them.
        create_codespace(machine) -> One Codespace is "codespaces/create-with-pr-for-authenticated-user";
    }
    Codespace {
        /// Change it: its name for people, or its machine. The object shows the new values afterwards.
        ///
        /// display_name: name for people.
        /// machine: name of a machine, from its next start.
        /// recent_folders: folders that were open recently.
        edit(display_name, machine) -> Renew is "codespaces/update-for-authenticated-user"
            with { skip_empty: true };
        /// Start it. The object shows its state afterwards.
        start() -> Renew is "codespaces/start-for-authenticated-user" with { yes: [200] };
        /// Stop it. The object shows its state afterwards.
        stop() -> Renew is "codespaces/stop-for-authenticated-user" with { yes: [200] };
        /// Delete it. `false` if there is none.
        delete() -> Bool is "codespaces/delete-for-authenticated-user";
        /// List the machines that it can run on.
        machines() -> Many CodespaceMachine is "codespaces/codespace-machines-for-authenticated-user"
            with { needs: Auth, key: "machines" };
        /// Push its changes to a new branch, and return the export, with its `state`.
        export() is "codespaces/export-for-authenticated-user";
    }
    ShortOrganization {
        /// List the codespaces that are billed to it.
        codespaces() is "codespaces/list-in-organization" with { needs: Auth };
        /// List the codespaces of a member that are billed to it.
        member_codespaces(username) is "codespaces/get-codespaces-for-user-in-org" with { needs: Auth };
        /// Stop the codespace of a member, and return it.
        stop_codespace(username, codespace_name: Of("name")) is "codespaces/stop-in-organization";
        /// Delete the codespace of a member. `false` if there is none.
        delete_codespace(username, codespace_name: Of("name")) -> Bool is "codespaces/delete-from-organization";
        /// List the secrets that codespaces in its repositories may use.
        codespaces_secrets() is "codespaces/list-org-secrets" with { needs: Auth };
        /// Fetch one secret that codespaces in its repositories may use.
        codespaces_secret(secret_name: Of("name")) is "codespaces/get-org-secret" with { needs: Auth };
        /// Encrypt a value for GitHub, create a secret of it for codespaces or change one, and return the secret.
        ///
        /// value: text, which is encrypted as UTF-8, or bytes.
        /// visibility: which repositories share it: "all", "private" (and internal) or "selected".
        /// selected_repo_ids: the `id` of each repository that shares it; for "selected" only.
        set_codespaces_secret(
            secret_name: Name, value: Local(Secret), visibility: Choice("all", "private", "selected"),
            selected_repo_ids as "selected_repository_ids": Ints = null,
        ) -> One CodespacesOrgSecret
            = Composite(SetSecret) "GET {url}/codespaces/secrets/public-key, PUT and GET {url}/codespaces/secrets/{secret_name}"
            is "codespaces/create-or-update-org-secret" with { needs: Auth };
        /// Delete a secret of codespaces. `false` if there is none of that name.
        delete_codespaces_secret(secret_name: Of("name")) is "codespaces/delete-org-secret";
    }
    CodespacesOrgSecret {
        /// List the repositories that share it; `null` where `visibility` is not "selected".
        selected_repositories() is "codespaces/list-selected-repos-for-org-secret"
            with { needs: Auth, only_with: { visibility: "selected" }, path: "{selected_repositories_url}" };
        /// Let these repositories share it in place of all that do. An error without a request where `visibility` is
        /// not "selected".
        ///
        /// repository_ids: the `id` of each repository.
        set_selected_repositories(repository_ids as "selected_repository_ids")
            is "codespaces/set-selected-repos-for-org-secret"
            with { only_with: { visibility: "selected" }, path: "{selected_repositories_url}" };
        /// Let one more repository share it. An error without a request where `visibility` is not "selected"; `false`
        /// where that changed meanwhile.
        ///
        /// repository_id: the repository, or its `id`.
        add_selected_repository(repository_id: Id) is "codespaces/add-selected-repo-to-org-secret"
            with { no: [404, 409], only_with: { visibility: "selected" },
                path: "{selected_repositories_url}/{repository_id}" };
        /// Let a repository share it no longer. An error without a request where `visibility` is not "selected";
        /// `false` where that changed meanwhile.
        ///
        /// repository_id: the repository, or its `id`.
        remove_selected_repository(repository_id: Id) is "codespaces/remove-selected-repo-from-org-secret"
            with { no: [404, 409], only_with: { visibility: "selected" },
                path: "{selected_repositories_url}/{repository_id}" };
    }
    CodespacesSecret {
        /// List the repositories whose codespaces may use it.
        selected_repositories() -> Many ShortRepository is "codespaces/list-repositories-for-secret-for-authenticated-user"
            with { needs: Auth, key: "repositories", path: "{selected_repositories_url}" };
        /// Let the codespaces of these repositories use it in place of all that do.
        ///
        /// repository_ids: the `id` of each repository.
        set_selected_repositories(repository_ids as "selected_repository_ids")
            is "codespaces/set-repositories-for-secret-for-authenticated-user"
            with { path: "{selected_repositories_url}" };
        /// Let the codespaces of one more repository use it. `false` if there is no such repository.
        ///
        /// repository_id: the repository, or its `id`.
        add_selected_repository(repository_id: Id) is "codespaces/add-repository-for-secret-for-authenticated-user"
            with { path: "{selected_repositories_url}/{repository_id}" };
        /// Let the codespaces of a repository use it no longer. `false` if there is no such repository.
        ///
        /// repository_id: the repository, or its `id`.
        remove_selected_repository(repository_id: Id)
            is "codespaces/remove-repository-for-secret-for-authenticated-user"
            with { path: "{selected_repositories_url}/{repository_id}" };
    }
}
