//! Users, their keys and mail addresses, followers and blocks.
use crate::{operations, resources};

resources! {
    /// An account, as listings show it: of a person, an organization or a bot.
    ShortUser full User with { identity: "id", title: "login", route: "/users/{username}" } {
        /// URL of the picture.
        avatar_url: Str;
        /// Template of the URL of the account's events; takes `privacy`.
        events_urlt = "events_url": Template;
        /// URL of those who follow the account.
        followers_url: Str;
        /// Template of the URL of those whom the account follows; takes `other_user`, a login.
        following_urlt = "following_url": Template;
        /// Template of the URL of the gists; takes `gist_id`.
        gists_urlt = "gists_url": Template;
        /// Identifier at Gravatar, an empty text without one.
        gravatar_id: Str;
        /// URL of the public profile.
        html_url: Str;
        /// Number that is unique on GitHub and stays when the account is renamed.
        id: Int;
        /// Name of the account, as in mentions.
        login: Str;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// URL of the organizations.
        organizations_url: Str;
        /// URL of the events that the account receives.
        received_events_url: Str;
        /// URL of the repositories.
        repos_url: Str;
        /// Whether the account belongs to the staff of GitHub, or administers a self-hosted installation.
        site_admin: Bool;
        /// Template of the URL of the repositories that the account starred; takes `owner` and `repo`.
        starred_urlt = "starred_url": Template;
        /// URL of the repositories that the account watches.
        subscriptions_url: Str;
        /// "User"; accounts that are not of a person have "Organization" or "Bot".
        type: Str;
        /// URL in the API.
        url: Str;
        /// Which profile this is of: "public" or "private".
        user_view_type: Str;
    }
    /// An account with every public field.
    User: ShortUser {
        /// Biography of the account, in Markdown.
        bio: Str;
        /// URL of a web site.
        blog: Str;
        /// Company that the account names.
        company: Str;
        /// When the account was created.
        created_at: Time;
        /// Mail address of the public profile, `null` when it is not shown.
        email: Str;
        /// How many accounts follow this one.
        followers_count = "followers": Int;
        /// How many accounts this one follows.
        following_count = "following": Int;
        /// Whether the account looks for work; `null` when it does not say.
        hireable: Bool;
        /// Place that the account names.
        location: Str;
        /// Full name, `null` when it was left out.
        name: Str;
        /// Mail address that notifications go to, `null` when it is not shown.
        notification_email: Str;
        /// How many public gists the account has.
        public_gists_count = "public_gists": Int;
        /// How many public repositories the account has.
        public_repos_count = "public_repos": Int;
        /// When the account was suspended, `null` when it was not; only on Enterprise Server.
        suspended_at: Time;
        /// Name at X, formerly Twitter.
        twitter_username: Str;
        /// When the profile was last changed.
        updated_at: Time;
    }
    /// The account of the session's credential, with the fields that only it sees. `refresh()` reads the public
    /// profile, in which they are `null`; call `Client.me` to read them again.
    AuthenticatedUser: User {
        /// Whether the account belongs to an enterprise; only on Enterprise Server.
        business_plus: Bool;
        /// How many people collaborate on private repositories.
        collaborators_count = "collaborators": Int;
        /// How much space the repositories take, in kilobytes.
        disk_usage: Int;
        /// Name of the account in LDAP; only on Enterprise Server.
        ldap_dn: Str;
        /// How many private repositories the account owns.
        owned_private_repos_count = "owned_private_repos": Int;
        /// What the account pays for; `null` on old self-hosted installations.
        plan: One Plan;
        /// How many secret gists the account has.
        private_gists_count = "private_gists": Int;
        /// How many private repositories the account can reach.
        total_private_repos_count = "total_private_repos": Int;
        /// Whether signing in takes a second factor.
        two_factor_authentication: Bool;
    }
    /// Somebody who can work on a repository, as `Repository.collaborators` shows it.
    Collaborator: ShortUser full User {
        /// What the account may do: `true` or `false` for `pull`, `triage`, `push`, `maintain` and `admin`.
        permissions: Map(Str, Bool);
        /// Role, as "read", "write" or "admin", or the name of an organization's own role.
        role_name: Str;
    }
    /// Somebody whose commits are in a repository, as `Repository.contributors` shows it. For people without an account
    /// the type is "Anonymous", `name` and `email` come from their commits, and the fields of an account are `null`.
    Contributor: ShortUser full User {
        /// How many commits they wrote.
        contributions_count = "contributions": Int;
        /// Mail address, of people without an account.
        email: Str;
        /// Name, of people without an account.
        name: Str;
    }
    /// What an account or an organization pays for.
    Plan with { title: "name", url: "" } {
        /// How many people may collaborate.
        collaborators: Int;
        /// How many seats are taken; only for organizations.
        filled_seats: Int;
        /// Name, as "free" or "Medium".
        name: Str;
        /// How many private repositories are included.
        private_repos_count = "private_repos": Int;
        /// How many seats are paid for; only for organizations.
        seats: Int;
        /// How much space is included, in kilobytes.
        space: Int;
    }
    /// A mail address, as GPG keys show it.
    ShortEmail with { identity: "email", title: "email", url: "" } {
        /// The URL.
        email: Str;
        /// Whether the owner has confirmed it.
        verified: Bool;
    }
    /// A mail address of the authenticated user.
    Email: ShortEmail with { url: "" } {
        /// Whether GitHub writes to this one.
        primary: Bool;
        /// "public" or "private"; `null` where it is not the primary address.
        visibility: Str;
    }
    /// An SSH key: of a user, or a deploy key of a repository. Keys of other users have `id` and `key` only.
    Key with { identity: "id", title: "key", route: "/user/keys/{key_id}" } {
        /// Login of the account that added a deploy key.
        added_by: Str;
        /// When it was added.
        created_at: Time;
        /// Whether a deploy key can be used.
        enabled: Bool;
        /// Number that is unique on GitHub.
        id: Int;
        /// Text of the public key, without its comment.
        key: Str;
        /// When it was last used, `null` when it never was.
        last_used: Time;
        /// Whether it cannot be used to push.
        read_only: Bool;
        /// Name chosen by its owner.
        title: Str;
        /// URL in the API.
        url: Str;
        /// Whether it was checked that its owner holds the private key.
        verified: Bool;
    }
    /// A GPG key, or a subkey of one.
    GPGKey with { identity: "id", title: "key_id", url: "" } {
        /// Whether it can certify other keys.
        can_certify: Bool;
        /// Whether it can encrypt messages.
        can_encrypt_comms: Bool;
        /// Whether it can encrypt files.
        can_encrypt_storage: Bool;
        /// Whether it can sign.
        can_sign: Bool;
        /// When it was created.
        created_at: Time;
        /// Mail addresses of the key.
        emails: List(One ShortEmail);
        /// When it expires, `null` when it never does.
        expires_at: Time;
        /// Number that is unique on GitHub.
        id: Int;
        /// The key's own identifier, in hexadecimal.
        key_id: Str;
        /// Name chosen by its owner.
        name: Str;
        /// Number of the key that a subkey belongs to.
        primary_key_id: Int;
        /// The public key in base64.
        public_key: Str;
        /// The key as it was uploaded, ASCII-armoured.
        raw_key: Str;
        /// Whether it was revoked.
        revoked: Bool;
        /// Subkeys.
        subkeys: List(One GPGKey);
    }
}

operations! { in users;
    Client {
        /// Fetch the account of the session's credential.
        me() -> One AuthenticatedUser is "users/get-authenticated" with { needs: Auth };
        /// Change the profile of the authenticated user; what is not given stays as it is. Without any argument nothing
        /// is sent and the result is `false`.
        ///
        /// email: mail address that the profile shows; it must be one of the account's.
        /// blog: URL of a web site.
        /// hireable: whether the account looks for work.
        /// bio: biography of the account.
        /// twitter_username: name at X, formerly Twitter; `null` removes it.
        update_me(name, email, blog, company, location, hireable, bio, *, twitter_username = unset) -> Bool
            is "users/update-authenticated" with { no: [], skip_empty: true };
        /// Fetch one account by its login.
        user(username, *, lazy) -> One User is "users/get-by-username" with { handle: { login: "{username}" } };
        /// Fetch one account by its id, which stays the same when the account is renamed.
        ///
        /// number: id of the account.
        user_with_id(number as "account_id") -> One User is "users/get-by-id";
        /// List every account, in the order in which they signed up. Organizations are among them.
        ///
        /// since: id of the last account that was seen; only later ones are listed.
        all_users(number, etag, per_page, since) is "users/list";
        /// List the mail addresses of the authenticated user.
        emails() is "users/list-emails-for-authenticated-user" with { needs: Auth };
        /// Add mail addresses to the account of the authenticated user, and return them. Without any nothing is sent
        /// and the list is empty.
        add_email_addresses(addresses: ListOf("email") = []) is "users/add-email-for-authenticated-user"
            with { send: Whole, skip_empty: true };
        /// Remove mail addresses from the account of the authenticated user. Without any nothing is sent and the result
        /// is `false`.
        delete_email_addresses(addresses: ListOf("email") = []) is "users/delete-email-for-authenticated-user"
            with { send: Whole, skip_empty: true };
        /// Fetch one SSH key of the authenticated user.
        key(id_num as "key_id") is "users/get-public-ssh-key-for-authenticated-user" with { needs: Auth };
        /// List the SSH keys of the authenticated user.
        keys() is "users/list-public-ssh-keys-for-authenticated-user" with { needs: Auth };
        /// Add an SSH key to the account of the authenticated user.
        ///
        /// title: a name to know it by.
        /// key: text of the public key, the path of its file, or an open file.
        /// read_only: GitHub now ignores it for keys of users.
        create_key(title: Name, key: TextOrFile, read_only: Bool = false) -> One Key = POST "/user/keys"
            is "users/create-public-ssh-key-for-authenticated-user" with { needs: Auth };
        /// Fetch one GPG key of the authenticated user.
        gpg_key(id_num as "gpg_key_id") is "users/get-gpg-key-for-authenticated-user" with { needs: Auth };
        /// List the GPG keys of the authenticated user.
        gpg_keys() is "users/list-gpg-keys-for-authenticated-user" with { needs: Auth };
        /// Add a GPG key to the account of the authenticated user. Returns `null` when GitHub does not accept the key
        /// (status 422), for one that is not a key or is there already.
        ///
        /// armored_public_key: the public key, ASCII-armoured: its text, the path of its file, or an open file.
        /// name: a name to know it by.
        create_gpg_key(armored_public_key: TextOrFile) is "users/create-gpg-key-for-authenticated-user"
            with { none: [422] };
        /// Follow an account.
        follow(username) is "users/follow";
        /// Follow an account no longer.
        unfollow(username) is "users/unfollow";
        /// Whether the authenticated user follows an account.
        is_following(username) is "users/check-person-is-followed-by-authenticated" with { needs: Auth };
        /// List those who follow the authenticated user.
        followers() is "users/list-followers-for-authenticated-user" with { needs: Auth };
        /// List those who follow an account.
        followers_of(username) is "users/list-followers-for-user";
        /// List those whom the authenticated user follows.
        following() is "users/list-followed-by-authenticated-user" with { needs: Auth };
        /// List those whom an account follows.
        followed_by(username) is "users/list-following-for-user";
        /// Block an account: it can no longer take part in what the authenticated user owns.
        block(username) is "users/block";
        /// Block an account no longer.
        unblock(username) is "users/unblock";
        /// Whether the authenticated user blocks an account.
        is_blocking(username) is "users/check-blocked" with { needs: Auth };
        /// List the accounts that the authenticated user blocks.
        blocked_users() is "users/list-blocked-by-authenticated-user" with { needs: Auth };
    }
    ShortUser {
        /// List those who follow the account.
        followers() is "users/list-followers-for-user";
        /// List those whom the account follows.
        following() is "users/list-following-for-user";
        /// Whether the account follows another one.
        ///
        /// username: login of the other account.
        is_following(username as "target_user") is "users/check-following-for-user";
        /// List the account's public SSH keys, with `id` and `key` only.
        keys() is "users/list-public-keys-for-user";
        /// List the account's GPG keys.
        gpg_keys() is "users/list-gpg-keys-for-user";
    }
    Key at "users/keys" {
        /// Remove the key from its account, or a deploy key from its repository.
        delete() is "users/delete-public-ssh-key-for-authenticated-user";
        /// Change the key. GitHub no longer does this, and responds with status 404: delete the key and add a new one.
        ///
        /// title: a name to know it by.
        /// key: text of the public key.
        update(title: Name, key: Name) -> Renew = PATCH "{url}" with { needs: Auth, yes: [200], no: [] };
    }
    GPGKey {
        /// Remove the key from the account of the authenticated user.
        delete() is "users/delete-gpg-key-for-authenticated-user" with { path: "/user/gpg_keys/{id}" };
    }
    Plan at "users/users" {
        /// Whether it is the plan that costs nothing.
        is_free() -> Bool = Local(IsFree) "no request";
    }
}
