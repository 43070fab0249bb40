//! Administration of a GitHub Enterprise Server.
use crate::{operations, resources};

/// What a pre-receive hook does.
const ENFORCEMENT: &[&str] = &["enabled", "disabled", "testing"];

resources! {
    /// An environment that pre-receive hooks run in: a file system packed as a tar archive.
    PreReceiveEnvironment
    with { identity: "url", title: "name", route: "/admin/pre-receive-environments/{pre_receive_environment_id}" }
    {
        /// When it was created.
        created_at: Time;
        /// Whether it is the one that comes with the server.
        default_environment: Bool;
        /// State of its latest download, with `url`, `state`, `downloaded_at` and `message`.
        download: Map(Str, Any);
        /// How many hooks run in it.
        hooks_count: Int;
        /// URL of its page.
        html_url: Str;
        /// Number that is unique on the server.
        id: Int;
        /// URL that the archive is downloaded from.
        image_url: Str;
        /// Name.
        name: Str;
        /// URL in the API.
        url: Str;
    }
    /// A script that may refuse pushes to the server's repositories.
    PreReceiveHook with { identity: "id", title: "name", url: "" } {
        /// Whether organizations and repositories may choose another `enforcement`.
        allow_downstream_configuration: Bool;
        /// "enabled", "disabled", or "testing" when it runs without refusing anything.
        enforcement: Str;
        /// Environment that it runs in.
        environment: One PreReceiveEnvironment;
        /// Number that is unique on the server.
        id: Int;
        /// Name.
        name: Str;
        /// Path of the script in its repository.
        script: Str;
        /// Repository of the script, with `id`, `full_name`, `url` and `html_url`.
        script_repository: Map(Str, Any);
    }
}

operations! { in enterprise;
    ClientEnterprise {
        /// Count what the server holds.
        ///
        /// option: "all", or one of "comments", "gists", "hooks", "issues", "milestones", "orgs", "pages", "pulls",
        /// "repos", "security-products" and "users".
        admin_stats(
           
            option: Choice("all", "comments", "gists", "hooks", "issues", "milestones", "orgs", "pages", "pulls", "repos", "security-products", "users"),
        ) -> Value(Map(Str, Any)) = GET "/enterprise/stats/{option}" is "enterprise-admin/get-all-stats"
            with { needs: Auth };
        /// Create an account. Where the server has its own sign-in, the user gets a mail to set a password.
        ///
        /// login: name of the account; the server makes other characters than letters and digits hyphens.
        /// email: mail address of the user.
        /// suspended: whether the account is suspended from the beginning.
        create_user(login, email: Name = required) is "enterprise-admin/create-user";
        /// Create an organization.
        ///
        /// login: name in URLs.
        /// admin: login of the user who will own it.
        /// profile_name: name for people.
        create_organization(login, admin: Of("login"), profile_name) is "enterprise-admin/create-org";
        /// Change the login of an organization.
        ///
        /// `true` when the server has taken the order; it may take minutes to carry out. `false` when you may not.
        ///
        /// organization: present login of the organization.
        /// login: new login.
        rename_organization(organization as "org", login) -> Bool is "enterprise-admin/update-org-name"
            with { no: [403] };
        /// Create an environment for pre-receive hooks, and have the server download its archive.
        ///
        /// image_url: URL that the archive is downloaded from.
        create_pre_receive_environment(name, image_url) is "enterprise-admin/create-pre-receive-environment";
        /// Fetch one environment for pre-receive hooks.
        ///
        /// id_num: number of the environment.
        pre_receive_environment(id_num as "pre_receive_environment_id")
            is "enterprise-admin/get-pre-receive-environment" with { needs: Auth };
        /// List the environments for pre-receive hooks.
        ///
        /// sort: "created" (GitHub's default), "updated" or "name".
        /// direction: "asc" or "desc" (GitHub's default).
        pre_receive_environments(sort, direction) is "enterprise-admin/list-pre-receive-environments"
            with { needs: Auth };
    }
    PreReceiveEnvironment {
        /// Change the environment; what is not given stays as it is. Without any argument nothing is sent and the
        /// result is `false`. The object shows the new values afterwards. The default environment cannot be changed.
        ///
        /// image_url: URL that the archive is downloaded from.
        edit(name, image_url) is "enterprise-admin/update-pre-receive-environment" with { skip_empty: true };
        /// Delete the environment. The server responds with 422 while hooks use it or a download runs, and for the
        /// default environment. `false` when it does not find it.
        delete() is "enterprise-admin/delete-pre-receive-environment";
        /// Have the server download the archive again. The result is the state of the download, as
        /// `download_status` returns it.
        start_download() -> Value(Map(Str, Optional(Str))) is "enterprise-admin/start-pre-receive-environment-download";
        /// State of the latest download: "state" is "not_started", "in_progress", "success" or "failed"; the other
        /// keys are "url", "downloaded_at" and "message".
        download_status() -> Value(Map(Str, Optional(Str)))
            is "enterprise-admin/get-download-status-for-pre-receive-environment" with { needs: Auth };
    }
    ClientEnterprise {
        /// Create a pre-receive hook.
        ///
        /// script: path of the script in its repository.
        /// script_repository: the repository, as {"full_name": "DevIT/hooks"}.
        /// environment: the environment that it runs in, as {"id": 2}.
        /// enforcement: "enabled", "disabled" (GitHub's default) or "testing".
        /// allow_downstream_configuration: whether organizations and repositories may choose another enforcement;
        /// GitHub's default is that they may not.
        create_pre_receive_hook(
            name, script, script_repository: Map(Str, Str), environment: Map(Str, Int),
            enforcement: Choice(ENFORCEMENT), allow_downstream_configuration,
        ) is "enterprise-admin/create-pre-receive-hook";
        /// Fetch one pre-receive hook.
        ///
        /// id_num: number of the hook.
        pre_receive_hook(id_num as "pre_receive_hook_id") is "enterprise-admin/get-pre-receive-hook"
            with { needs: Auth };
        /// List the pre-receive hooks.
        ///
        /// sort: "created" (GitHub's default), "updated" or "name".
        /// direction: "asc" or "desc" (GitHub's default).
        pre_receive_hooks(sort, direction) is "enterprise-admin/list-pre-receive-hooks" with { needs: Auth };
    }
    PreReceiveHook {
        /// Change the hook; what is not given stays as it is. Without any argument nothing is sent and the result is
        /// `false`. The object shows the new values afterwards.
        ///
        /// script: path of the script in its repository.
        /// script_repository: the repository, as {"full_name": "DevIT/hooks"}.
        /// environment: the environment that it runs in, as {"id": 2}.
        /// enforcement: "enabled", "disabled" or "testing".
        /// allow_downstream_configuration: whether organizations and repositories may choose another enforcement.
        edit(
            name, script, script_repository: Map(Str, Str), environment: Map(Str, Int),
            enforcement: Choice(ENFORCEMENT), allow_downstream_configuration,
        ) -> Renew is "enterprise-admin/update-pre-receive-hook"
            with { skip_empty: true, path: "/admin/pre-receive-hooks/{id}" };
        /// Delete the hook. `false` when the server does not find it.
        delete() is "enterprise-admin/delete-pre-receive-hook" with { path: "/admin/pre-receive-hooks/{id}" };
    }
    ShortUser {
        /// Delete the account with everything it owns. Administrators of a server only; for others the result is
        /// `false`. Suspending is often the better choice.
        delete() is "enterprise-admin/delete-user" with { no: [403], path: "/admin/users/{login}" };
        /// Demote the user to an ordinary user. Administrators of a server only; for others the result is `false`.
        /// Your own account cannot be demoted.
        demote() is "enterprise-admin/demote-site-administrator" with { no: [403] };
        /// Promote the user to an administrator of the server. Administrators only; for others the result is `false`.
        promote() is "enterprise-admin/promote-user-to-be-site-administrator" with { no: [403] };
        /// Lock the user out. Administrators of a server only; for others, and where the server takes its users from
        /// LDAP, the result is `false`.
        ///
        /// reason: why, for the audit log.
        suspend() is "enterprise-admin/suspend-user" with { no: [403] };
        /// End the suspension of the user. Administrators of a server only; for others, and where the server takes its
        /// users from LDAP, the result is `false`.
        ///
        /// reason: why, for the audit log.
        unsuspend() is "enterprise-admin/unsuspend-user" with { send: Json, no: [403] };
        /// Change the login of the user. Administrators of a server only; for others the result is `false`.
        ///
        /// `true` when the server has taken the order; it may take minutes to carry out. The object keeps the old
        /// login.
        ///
        /// login: new login.
        rename(login) -> Bool is "enterprise-admin/update-username-for-user"
            with { no: [403], path: "/admin/users/{.login}" };
        /// Get a token that acts for the user. Administrators of a server only.
        ///
        /// The server returns the same token until `revoke_impersonation`.
        ///
        /// scopes: names of the areas that the token opens, as ["repo"]; without any it sees what is public.
        impersonate(scopes = []) is "enterprise-admin/create-impersonation-o-auth-token"
            with { path: "/admin/users/{login}/authorizations" };
        /// Revoke the token of `impersonate`. Administrators of a server only; for others the result is `false`.
        revoke_impersonation() is "enterprise-admin/delete-impersonation-o-auth-token"
            with { no: [403], path: "/admin/users/{login}/authorizations" };
    }
}
