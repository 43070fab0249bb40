//! Stars, watched repositories and notifications.
use crate::api::choices::DIRECTION;
use crate::schema::declaration::{Needs, media};
use crate::{operations, resources};

resources! {
    /// Somebody who starred a repository, as `Repository.stargazers` shows it. In its JSON the account is the object
    /// `user`; its fields and operations are those of the stargazer all the same.
    Stargazer: ShortUser full User with { within: "user" } {
        /// When they starred the repository.
        starred_at: Time;
        /// The account.
        user: One ShortUser;
    }
    /// A repository that somebody starred, as `User.starred_repositories` shows it.
    StarredRepository with { title: "repo.full_name", address: "" } {
        /// The repository, as `repository`.
        repo: One ShortRepository;
        /// The repository.
        repository = "repo": One ShortRepository;
        /// When it was starred.
        starred_at: Time;
    }
    /// A notification: the latest about an issue, a pull request, a commit or something else of a repository.
    Thread with { identity: "id" } {
        /// Number that is unique among notifications, as text.
        id: Str;
        /// When it was last read, `null` when it never was.
        last_read_at: Time;
        /// Why it was sent, as "assign", "author", "comment", "mention", "review_requested" or "subscribed".
        reason: Str;
        /// Repository that it is about.
        repository: One ShortRepository;
        /// What it is about: `title`, `type` (as "Issue"), `url` and `latest_comment_url`.
        subject: Map(Str, Any);
        /// Address of the authenticated user's subscription to it.
        subscription_url: Str;
        /// Whether it was not read yet.
        unread: Bool;
        /// When something last happened to the subject.
        updated_at: Time;
        /// Address in the API.
        url: Str;
    }
    /// What the authenticated user wants to hear of the subject of a notification.
    ThreadSubscription with { identity: "url" } {
        /// When the subscription was made, `null` when there is none.
        created_at: Time;
        /// Whether there are no notifications at all.
        ignored: Bool;
        /// Why the subscription was made, as "mention".
        reason: Str;
        /// Address of the repository, for a subscription to one.
        repository_url: Str;
        /// Whether there are notifications.
        subscribed: Bool;
        /// Address of the notification.
        thread_url: Str;
        /// Address in the API.
        url: Str;
    }
    /// What the authenticated user wants to hear of a repository.
    RepositorySubscription with { identity: "url" } {
        /// When the subscription was made.
        created_at: Time;
        /// Whether there are no notifications at all.
        ignored: Bool;
        /// Why the subscription was made.
        reason: Str;
        /// Address of the repository.
        repository_url: Str;
        /// Whether there are notifications.
        subscribed: Bool;
        /// Address in the API.
        url: Str;
    }
}

operations! {
    Client at "activity/starring" {
        /// Star a repository.
        ///
        /// username: owner of the repository.
        /// repo: name of the repository.
        star(username: Of("login"), repo: Of("name")) -> Bool
            = PUT "/user/starred/{username}/{repo}" is "activity/star-repo-for-authenticated-user"
            with { needs: Needs::Auth };
        /// Take the star from a repository.
        ///
        /// username: owner of the repository.
        /// repo: name of the repository.
        unstar(username: Of("login"), repo: Of("name")) -> Bool
            = DELETE "/user/starred/{username}/{repo}" is "activity/unstar-repo-for-authenticated-user"
            with { needs: Needs::Auth };
        /// Whether the authenticated user starred a repository.
        ///
        /// username: owner of the repository.
        /// repo: name of the repository.
        is_starred(username: Of("login"), repo: Of("name")) -> Bool
            = GET "/user/starred/{username}/{repo}" is "activity/check-repo-is-starred-by-authenticated-user"
            with { needs: Needs::Auth };
        /// List the repositories that the authenticated user starred.
        ///
        /// sort: "created" (when it was starred, GitHub's default) or "updated" (last push).
        /// direction: "asc" or "desc" (GitHub's default).
        starred(sort: Choice("created", "updated") = null, direction: Choice(DIRECTION) = null, number: Number, etag: Etag)
            -> Many ShortRepository
            = GET "/user/starred" is "activity/list-repos-starred-by-authenticated-user"
            with { needs: Needs::Auth };
        /// List the repositories that an account starred. `User.starred_repositories` also says when.
        ///
        /// sort: "created" (when it was starred, GitHub's default) or "updated" (last push).
        /// direction: "asc" or "desc" (GitHub's default).
        starred_by(username: Of("login"), sort: Choice("created", "updated") = null,
            direction: Choice(DIRECTION) = null, number: Number, etag: Etag) -> Many ShortRepository
            = GET "/users/{username}/starred" is "activity/list-repos-starred-by-user";
    }
    ShortUser at "activity/starring" {
        /// List the repositories that the account starred, with the times.
        ///
        /// sort: "created" (when it was starred, GitHub's default) or "updated" (last push).
        /// direction: "asc" or "desc" (GitHub's default).
        starred_repositories(sort: Choice("created", "updated") = null, direction: Choice(DIRECTION) = null, number: Number, etag: Etag)
            -> Many StarredRepository
            = GET "{url}/starred" is "activity/list-repos-starred-by-user" with { accept: media::STAR };
    }
    ShortRepository at "activity/starring" {
        /// List those who starred the repository, with the times.
        stargazers(number: Number, etag: Etag) -> Many Stargazer
            = GET "{url}/stargazers" is "activity/list-stargazers-for-repo" with { accept: media::STAR };
    }
    Client at "activity/watching" {
        /// List the repositories that the authenticated user watches.
        subscriptions(number: Number, etag: Etag) -> Many ShortRepository
            = GET "/user/subscriptions" is "activity/list-watched-repos-for-authenticated-user"
            with { needs: Needs::Auth };
        /// List the repositories that an account watches.
        subscriptions_for(username: Of("login"), number: Number, etag: Etag) -> Many ShortRepository
            = GET "/users/{username}/subscriptions" is "activity/list-repos-watched-by-user";
    }
    ShortUser at "activity/watching" {
        /// List the repositories that the account watches.
        subscriptions(number: Number, etag: Etag) -> Many ShortRepository
            = GET "{url}/subscriptions" is "activity/list-repos-watched-by-user";
    }
    ShortRepository at "activity/watching" {
        /// List those who watch the repository.
        subscribers(number: Number, etag: Etag) -> Many ShortUser
            = GET "{url}/subscribers" is "activity/list-watchers-for-repo";
        /// Fetch what the authenticated user wants to hear of the repository. NotFoundError says that the user does not
        /// watch it.
        subscription() -> One RepositorySubscription
            = GET "{url}/subscription" is "activity/get-repo-subscription" with { needs: Needs::Auth };
        /// Watch the repository: get notifications of all that happens.
        subscribe() -> One RepositorySubscription
            = PUT "{url}/subscription" is "activity/set-repo-subscription"
            with { needs: Needs::Auth, fixed: &[("subscribed", "true")] };
        /// Get no notifications, except where the user takes part or is mentioned. `delete_subscription` stops watching
        /// altogether.
        unsubscribe() -> One RepositorySubscription
            = PUT "{url}/subscription" is "activity/set-repo-subscription"
            with { needs: Needs::Auth, fixed: &[("subscribed", "false")] };
        /// Get no notifications from the repository at all.
        ignore() -> One RepositorySubscription
            = PUT "{url}/subscription" is "activity/set-repo-subscription"
            with { needs: Needs::Auth, fixed: &[("ignored", "true")] };
        /// Ignore the repository no longer.
        unignore() -> One RepositorySubscription
            = PUT "{url}/subscription" is "activity/set-repo-subscription"
            with { needs: Needs::Auth, fixed: &[("ignored", "false")] };
        /// Stop watching the repository.
        delete_subscription() -> Bool
            = DELETE "{url}/subscription" is "activity/delete-repo-subscription" with { needs: Needs::Auth };
    }
    RepositorySubscription at "activity/watching" {
        /// Change what the user wants to hear. The object shows the new values afterwards.
        ///
        /// subscribed: whether to get notifications.
        /// ignored: whether to get none at all.
        set(subscribed: Bool, ignored: Bool) -> Replace
            = PUT "{url}" is "activity/set-repo-subscription";
        /// Stop watching the repository.
        delete() -> Bool = DELETE "{url}" is "activity/delete-repo-subscription";
    }
    Client at "activity/notifications" {
        /// List the notifications of the authenticated user, latest first.
        ///
        /// all: those that were read, too.
        /// participating: only those where the user takes part or is mentioned.
        /// since: only those updated at this time or later.
        /// before: only those updated before this time.
        notifications(
            all: Flag = false, participating: Flag = false, number: Number, etag: Etag,
            *, since: Time = null, before: Time = null,
        ) -> Many Thread
            = GET "/notifications" is "activity/list-notifications-for-authenticated-user"
            with { needs: Needs::Auth };
    }
    ShortRepository at "activity/notifications" {
        /// List the authenticated user's notifications about the repository, latest first.
        ///
        /// all: those that were read, too.
        /// participating: only those where the user takes part or is mentioned.
        /// since: only those that were updated at this time or later.
        /// before: only those that were updated before this time.
        notifications(
            all: Bool = false, participating: Bool = false, since: Time = null, number: Number, etag: Etag,
            *, before: Time = null,
        )
            -> Many Thread
            = GET "{url}/notifications" is "activity/list-repo-notifications-for-authenticated-user"
            with { needs: Needs::Auth };
        /// Mark the notifications about the repository as read. With many of them GitHub goes on in the
        /// background.
        ///
        /// last_read: later notifications stay unread; without it (an empty text or `null`) all are marked.
        mark_notifications(last_read as "last_read_at": Time = "") -> Bool
            = PUT "{url}/notifications" is "activity/mark-repo-notifications-as-read"
            with { needs: Needs::Auth, fixed: &[("read", "true")], yes: &[202, 205] };
    }
    Thread at "activity/notifications" {
        /// Mark the notification as read.
        mark() -> Bool = PATCH "{url}" is "activity/mark-thread-as-read" with { yes: &[205] };
        /// Fetch what the user wants to hear of the subject. NotFoundError says that there is no subscription.
        subscription() -> One ThreadSubscription
            = GET "{url}/subscription" is "activity/get-thread-subscription-for-authenticated-user";
        /// Say what the user wants to hear of the subject.
        ///
        /// subscribed: whether to get notifications.
        /// ignored: whether to get none at all, unless the user comments or is mentioned.
        set_subscription(subscribed: Bool, ignored: Bool) -> One ThreadSubscription
            = PUT "{url}/subscription" is "activity/set-thread-subscription";
        /// Get no notifications of the subject until the user comments or is mentioned.
        delete_subscription() -> Bool = DELETE "{url}/subscription" is "activity/delete-thread-subscription";
    }
    ThreadSubscription at "activity/notifications" {
        /// Change what the user wants to hear. The object shows the new values afterwards.
        ///
        /// subscribed: whether to get notifications.
        /// ignored: whether to get none at all, unless the user comments or is mentioned.
        set(subscribed: Bool, ignored: Bool) -> Replace
            = PUT "{url}" is "activity/set-thread-subscription";
        /// Get no notifications of the subject until the user comments or is mentioned.
        delete() -> Bool = DELETE "{url}" is "activity/delete-thread-subscription";
    }
}
