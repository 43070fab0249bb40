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
    }
}
