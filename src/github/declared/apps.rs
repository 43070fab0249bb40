//! Logging in, OAuth authorizations, GitHub Apps and their installations.
use crate::{operations, resources};

resources! {
    /// A GitHub App.
    App with { identity: "id", title: "name", url: "/apps/{slug}" } {
        /// Client id of the app, for OAuth.
        client_id: Str;
        /// When it was registered.
        created_at: Time;
        /// What it does.
        description: Str;
        /// Names of the events that it hears of.
        events: List(Str);
        /// URL of its own site.
        external_url: Str;
        /// URL of its page.
        html_url: Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// Number of installations; only where the app reads itself.
        installations_count: Int;
        /// Name.
        name: Str;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// Who owns it.
        owner: One ShortUser;
        /// What it may do by default, as {"issues": "write"}.
        permissions: Map(Str, Str);
        /// Name in URLs; `null` when GitHub leaves it out.
        slug: Str;
        /// When it was last changed.
        updated_at: Time;
        /// URL in the API, made from `slug`; `null` without one.
        url: Computed(AppUrl);
    }
    /// An app, installed in an account.
    Installation with { identity: "id", url: "" } {
        /// URL that creates tokens of the installation.
        access_tokens_url: Str;
        /// User, organization or enterprise that it is installed in; `null` when the account is gone.
        account: Map(Str, Any);
        /// Number of the app.
        app_id: Int;
        /// Name of the app in URLs.
        app_slug: Str;
        /// Client id of the app.
        client_id: Str;
        /// Mail address for questions about the installation.
        contact_email: Str;
        /// When it was installed.
        created_at: Time;
        /// Names of the events that it hears of.
        events: List(Str);
        /// Whether it may see some files only, as `single_file_paths` names them.
        has_multiple_single_files: Bool;
        /// URL of its settings.
        html_url: Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// What it may do, as {"issues": "write"}.
        permissions: Map(Str, Str);
        /// URL that lists its repositories.
        repositories_url: Str;
        /// "all", or "selected" when it sees only some repositories of the account.
        repository_selection: Str;
        /// The one file that it may see, if it is limited to one.
        single_file_name: Str;
        /// Files that it may see, if it is limited to some.
        single_file_paths: List(Str);
        /// When it was suspended, `null` while it works.
        suspended_at: Time;
        /// Who suspended it.
        suspended_by: One ShortUser;
        /// Number of the account.
        target_id: Int;
        /// Kind of the account, as "User" or "Organization".
        target_type: Str;
        /// When it was last changed.
        updated_at: Time;
    }
    /// A token that a user granted to an application, and what it allows.
    Authorization with { identity: "id", route: "/authorizations/{authorization_id}" } {
        /// Application that has it, with `name`, `url` and `client_id`.
        app: Map(Str, Str);
        /// When it was created.
        created_at: Time;
        /// When it expires, `null` when it does not.
        expires_at: Time;
        /// Text that distinguishes it from others of the same application and user.
        fingerprint: Str;
        /// SHA-256 digest of the token.
        hashed_token: Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// Installation that the token belongs to, `null` for OAuth applications.
        installation: Map(Str, Any);
        /// What it is for.
        note: Str;
        /// URL with more about it.
        note_url: Str;
        /// Names of the scopes that it allows.
        scopes: List(Str);
        /// The token. GitHub shows it only when it is created; later this is empty.
        token: Str;
        /// The last eight characters of the token.
        token_last_eight: Str;
        /// When it was last changed.
        updated_at: Time;
        /// URL in the API.
        url: Str;
        /// User it belongs to; not in every response.
        user: One ShortUser;
    }
}

operations! { in apps;
    Client at "authentication/authenticating-to-the-rest-api" {
        /// Use these credentials from now on. Nothing is sent, so wrong ones show at the next request.
        ///
        /// A token alone is enough, and wins over a password. Without a token, username and password are both needed;
        /// with neither, nothing changes.
        ///
        /// token: a personal access token, or the token of an OAuth application.
        /// two_factor_callback: called without arguments when GitHub requires a two-factor code; returns the code.
        login(
            username: Credential = null, password: Credential = null, token: Credential = null,
            two_factor_callback: Local(OneTimePassword) = null,
        ) -> Nothing = Local(Login) "no request";
        /// Identify as an OAuth application from now on, beside the user's credentials; as none with two `null`.
        ///
        /// `check_authorization`, `revoke_authorization` and `revoke_authorizations` are signed with these. So is
        /// everything else without a user's credential; the application then has a quota of its own.
        ///
        /// id: the application's client id, 20 characters.
        /// secret: the application's client secret, 40 characters.
        set_client_id(id: Name, secret: Name) -> Nothing = Local(SetClientId) "no request" with { null: [id, secret] };
        /// A new session, without credentials and settings of this one, for the same server.
        new_session() -> Session = Local(NewSession) "no request";
    }
    Client at "using-the-rest-api/getting-started-with-the-rest-api" {
        /// Set the User-Agent that identifies your program to GitHub. An empty text changes nothing.
        ///
        /// user_agent: sent as User-Agent from now on.
        set_user_agent(user_agent: Text) -> Nothing = Local(SetUserAgent) "no request";
    }
    Client at "apps/apps" {
        /// Act as a GitHub App from now on: for `authenticated_app` and the `app_installation` operations.
        ///
        /// Nothing is sent. What is signed here runs out; then `AppTokenExpired` is raised, and you log in again.
        ///
        /// private_key_pem: the app's private key in PEM form, PKCS#1 or PKCS#8.
        /// app_id: number of the app, or its client id.
        /// expire_in: how long it lasts, in seconds; GitHub allows at most 600. Up to a minute of it lies in the
        /// past, as clocks differ.
        login_as_app(private_key_pem: Local(PrivateKey), app_id: AppId, expire_in: Int = 600) -> Nothing
            = Local(LoginAsApp) "no request";
        /// Act as an installation of a GitHub App from now on.
        ///
        /// One request gets a token, which lasts an hour and is renewed in time for as long as the client is used.
        ///
        /// private_key_pem: the app's private key in PEM form, PKCS#1 or PKCS#8.
        /// app_id: number of the app, or its client id.
        /// installation_id: number of the installation; `app_installations` lists them.
        /// expire_in: how long the signature of that request lasts, in seconds.
        login_as_app_installation(
            private_key_pem: Local(PrivateKey), app_id: AppId, installation_id: Id, expire_in: Int = 30,
        ) -> Nothing = Composite(LoginAsInstallation) "POST /app/installations/{installation_id}/access_tokens"
            is "apps/create-installation-access-token";
        /// Fetch an app by its name in URLs. Private apps are found only by those who may see them.
        ///
        /// app_slug: the last part of the URL of the app's page.
        app(app_slug) is "apps/get-by-slug";
        /// Fetch the app that the client acts as.
        authenticated_app() is "apps/get-authenticated" with { needs: App };
        /// Fetch one installation of the app.
        app_installation(installation_id) is "apps/get-installation" with { needs: App };
        /// Fetch the app's installation in an organization.
        app_installation_for_organization(organization as "org") is "apps/get-org-installation" with { needs: App };
        /// Fetch the app's installation that covers a repository.
        app_installation_for_repository(owner: Of("login"), repository as "repo": Of("name"))
            is "apps/get-repo-installation" with { needs: App };
        /// Fetch the app's installation in the account of a user.
        app_installation_for_user(user as "username") is "apps/get-user-installation" with { needs: App };
        /// List the installations of the app.
        ///
        /// since: only those updated at this time or later.
        /// outdated: sent as it is; GitHub does not document its values.
        app_installations() is "apps/list-installations" with { needs: App };
    }
    Client {
        /// List the installations of the app that the authenticated user has access to, with a token that the app got for the user.
        user_installations() is "apps/list-installations-for-authenticated-user" with { needs: Auth };
        /// List the repositories that the installation sees. The client must act as one:
        /// see `login_as_app_installation`.
        app_installation_repos() -> Many ShortRepository is "apps/list-repos-accessible-to-installation"
            with { needs: Installation };
    }
    Client at "apps/oauth-applications" {
        /// Whether a token that a user granted to your OAuth application is valid. `set_client_id` comes first.
        ///
        /// access_token: the token in question.
        check_authorization(access_token) -> Bool is "apps/check-token"
            with { needs: ClientId, path: "/applications/{client_id}/token" };
        /// Revoke a token that a user granted to your OAuth application. `set_client_id` comes first.
        ///
        /// `false` when GitHub does not know the token.
        ///
        /// access_token: the token to give up.
        revoke_authorization(access_token) is "apps/delete-token"
            with { needs: ClientId, send: Json, path: "/applications/{client_id}/token" };
        /// Revoke every token of your OAuth application. `set_client_id` comes first.
        ///
        /// GitHub no longer offers this: revoke the tokens one by one.
        revoke_authorizations() -> Bool = DELETE "/applications/{client_id}/tokens" with { needs: ClientId };
    }
    Client {
        /// Create a token for a user, from name and password, so that these need not be kept.
        ///
        /// The client's own credentials are neither used nor changed. Only GitHub Enterprise Server still offers this:
        /// elsewhere, personal access tokens are created on the settings page.
        ///
        /// scopes: names of the areas that the token opens, as ["user", "gist"]; without any it sees what is public.
        /// note: what it is for.
        /// note_url: URL with more about it.
        /// client_id: client id of an OAuth application, 20 characters.
        /// client_secret: client secret of the application, 40 characters.
        /// fingerprint: text that distinguishes it from others of the same application and user.
        authorize(
            username: Credential, password: Credential, scopes: ListOf("name") = null, note: Text = "",
            note_url: Text = "", client_id: Text = "", client_secret: Text = "", *, fingerprint: Text = null,
        ) -> One Authorization = Composite(Authorize) "POST /authorizations"
            is "oauth-authorizations/create-authorization"
            with { deprecated: "a personal access token, or the web application flow" };
        /// Fetch one of your authorizations. Needs username and password, on GitHub Enterprise Server.
        ///
        /// id_num: number of the authorization.
        authorization(id_num as "authorization_id") is "oauth-authorizations/get-authorization"
            with { needs: Basic, deprecated: "a personal access token, or the web application flow" };
        /// List your authorizations. Needs username and password, on GitHub Enterprise Server; to a session with a
        /// token GitHub responds with 404.
        ///
        /// client_id: only those of the OAuth application with this client id.
        authorizations() is "oauth-authorizations/list-authorizations"
            with { needs: Basic, deprecated: "a personal access token, or the web application flow" };
    }
    Authorization {
        // Without `remove_scopes`: `remove_scopes()` does it.
        // Without `scopes`: `replace_scopes()` does it.
        /// Open more areas to the token. The object shows the new values afterwards.
        ///
        /// scopes: names of areas, beside the present ones.
        /// note: what the token is for.
        /// note_url: URL with more about it.
        /// fingerprint: text that distinguishes it from others of the same application and user.
        add_scopes(scopes as "add_scopes" = required, note, note_url) is "oauth-authorizations/update-authorization"
            without(remove_scopes, scopes)
            with { needs: Basic, deprecated: "a personal access token, or the web application flow" };
        // Without `add_scopes`: `add_scopes()` does it.
        // Without `scopes`: `replace_scopes()` does it.
        /// Close areas to the token. The object shows the new values afterwards.
        ///
        /// scopes: names of areas.
        /// note: what the token is for.
        /// note_url: URL with more about it.
        /// fingerprint: text that distinguishes it from others of the same application and user.
        remove_scopes(scopes as "remove_scopes" = required, note, note_url)
            is "oauth-authorizations/update-authorization" without(add_scopes, scopes)
            with { needs: Basic, deprecated: "a personal access token, or the web application flow" };
        // Without `add_scopes`: `add_scopes()` does it.
        // Without `remove_scopes`: `remove_scopes()` does it.
        /// Set the areas that the token opens. The object shows the new values afterwards.
        ///
        /// scopes: names of areas, in place of the present ones.
        /// note: what the token is for.
        /// note_url: URL with more about it.
        /// fingerprint: text that distinguishes it from others of the same application and user.
        replace_scopes(scopes = required, note, note_url) is "oauth-authorizations/update-authorization"
            without(add_scopes, remove_scopes)
            with { needs: Basic, deprecated: "a personal access token, or the web application flow" };
        /// Revoke the token. `false` when GitHub does not find it.
        delete() is "oauth-authorizations/delete-authorization"
            with { needs: Basic, deprecated: "a personal access token, or the web application flow" };
    }
}
