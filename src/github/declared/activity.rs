//! Stars, watched repositories and notifications.
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
    StarredRepository with { title: "repo.full_name", url: "" } {
        /// The repository, as `repository`.
        repo: One ShortRepository;
        /// The repository.
        repository = "repo": One ShortRepository;
        /// When it was starred.
        starred_at: Time;
    }
    /// A notification: the latest about an issue, a pull request, a commit or something else of a repository.
    Thread with { identity: "id", route: "/notifications/threads/{thread_id}" } {
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
        /// URL of the authenticated user's subscription to it.
        subscription_url: Str;
        /// Whether it was not read yet.
        unread: Bool;
        /// When something last happened to the subject.
        updated_at: Time;
        /// URL in the API.
        url: Str;
    }
    /// The subscription of the authenticated user to the subject of a notification.
    ThreadSubscription with { identity: "url", route: "/notifications/threads/{thread_id}/subscription" } {
        /// When the subscription was created, `null` when there is none.
        created_at: Time;
        /// Whether there are no notifications at all.
        ignored: Bool;
        /// Why the subscription was created, as "mention".
        reason: Str;
        /// URL of the repository, for a subscription to one.
        repository_url: Str;
        /// Whether there are notifications.
        subscribed: Bool;
        /// URL of the notification.
        thread_url: Str;
        /// URL in the API.
        url: Str;
    }
    /// The subscription of the authenticated user to a repository.
    RepositorySubscription with { identity: "url", route: "/repos/{owner}/{repo}/subscription" } {
        /// When the subscription was created.
        created_at: Time;
        /// Whether there are no notifications at all.
        ignored: Bool;
        /// Why the subscription was created.
        reason: Str;
        /// URL of the repository.
        repository_url: Str;
        /// Whether there are notifications.
        subscribed: Bool;
        /// URL in the API.
        url: Str;
    }
}

operations! { in activity;
    Client {
        /// Star a repository.
        ///
        /// username: owner of the repository.
        /// repo: name of the repository.
        star(username as "owner": Of("login"), repo: Of("name")) is "activity/star-repo-for-authenticated-user";
        /// Take the star from a repository.
        ///
        /// username: owner of the repository.
        /// repo: name of the repository.
        unstar(username as "owner": Of("login"), repo: Of("name")) is "activity/unstar-repo-for-authenticated-user";
        /// Whether the authenticated user starred a repository.
        ///
        /// username: owner of the repository.
        /// repo: name of the repository.
        is_starred(username as "owner": Of("login"), repo: Of("name"))
            is "activity/check-repo-is-starred-by-authenticated-user" with { needs: Auth };
        /// List the repositories that the authenticated user starred.
        ///
        /// sort: "created" (when it was starred, GitHub's default) or "updated" (last push).
        /// direction: "asc" or "desc" (GitHub's default).
        starred(sort, direction) is "activity/list-repos-starred-by-authenticated-user" with { needs: Auth };
        /// List the repositories that an account starred. `User.starred_repositories` also says when.
        ///
        /// sort: "created" (when it was starred, GitHub's default) or "updated" (last push).
        /// direction: "asc" or "desc" (GitHub's default).
        starred_by(username, sort, direction) is "activity/list-repos-starred-by-user";
    }
    ShortUser {
        /// List the repositories that the account starred, with the times.
        ///
        /// sort: "created" (when it was starred, GitHub's default) or "updated" (last push).
        /// direction: "asc" or "desc" (GitHub's default).
        starred_repositories(sort, direction) -> Many StarredRepository is "activity/list-repos-starred-by-user"
            with { accept: STAR };
    }
    ShortRepository {
        /// List those who starred the repository, with the times.
        stargazers() -> Many Stargazer is "activity/list-stargazers-for-repo" with { accept: STAR };
    }
    Client {
        /// List the repositories that the authenticated user watches.
        subscriptions() is "activity/list-watched-repos-for-authenticated-user" with { needs: Auth };
        /// List the repositories that an account watches.
        subscriptions_for(username) is "activity/list-repos-watched-by-user";
    }
    ShortUser {
        /// List the repositories that the account watches.
        subscriptions() is "activity/list-repos-watched-by-user";
    }
    ShortRepository {
        /// List those who watch the repository.
        subscribers() is "activity/list-watchers-for-repo";
        /// Fetch the authenticated user's subscription to the repository. NotFoundError means that the user does not
        /// watch it.
        subscription() is "activity/get-repo-subscription" with { needs: Auth };
        // Without `ignored`: `ignore()` sets it.
        /// Watch the repository: get notifications of all that happens.
        subscribe() is "activity/set-repo-subscription" without(ignored) with { fixed: { subscribed: true } };
        // Without `ignored`: `ignore()` sets it.
        /// Get no notifications, except where the user takes part or is mentioned. `delete_subscription` stops watching
        /// altogether.
        unsubscribe() is "activity/set-repo-subscription" without(ignored) with { fixed: { subscribed: false } };
        // Without `subscribed`: `subscribe()` sets it.
        /// Get no notifications from the repository at all.
        ignore() is "activity/set-repo-subscription" without(subscribed) with { fixed: { ignored: true } };
        // Without `subscribed`: `subscribe()` sets it.
        /// Ignore the repository no longer.
        unignore() is "activity/set-repo-subscription" without(subscribed) with { fixed: { ignored: false } };
        /// Stop watching the repository.
        delete_subscription() is "activity/delete-repo-subscription";
    }
    RepositorySubscription {
        /// Change the subscription. The object shows the new values afterwards.
        ///
        /// subscribed: whether to get notifications.
        /// ignored: whether to get none at all.
        set(subscribed = required, ignored = required) -> Replace is "activity/set-repo-subscription"
            with { needs: Nothing };
        /// Stop watching the repository.
        delete() is "activity/delete-repo-subscription" with { needs: Nothing };
    }
    Client {
        /// List the notifications of the authenticated user, latest first.
        ///
        /// all: those that were read, too.
        /// participating: only those where the user takes part or is mentioned.
        /// since: only those updated at this time or later.
        /// before: only those updated before this time.
        notifications(all: Flag = false, participating: Flag = false)
            is "activity/list-notifications-for-authenticated-user" with { needs: Auth };
    }
    ShortRepository {
        /// List the authenticated user's notifications about the repository, latest first.
        ///
        /// all: those that were read, too.
        /// participating: only those where the user takes part or is mentioned.
        /// since: only those that were updated at this time or later.
        /// before: only those that were updated before this time.
        notifications(all = false, participating = false, since)
            is "activity/list-repo-notifications-for-authenticated-user" with { needs: Auth };
        /// Mark the notifications about the repository as read. With many of them GitHub goes on in the
        /// background.
        ///
        /// last_read: later notifications stay unread; without it (an empty text or `null`) all are marked.
        mark_notifications(last_read as "last_read_at" = "") -> Bool is "activity/mark-repo-notifications-as-read"
            with { fixed: { read: true } };
    }
    Thread {
        /// Mark the notification as read.
        mark() is "activity/mark-thread-as-read" with { needs: Nothing };
        /// Fetch the user's subscription to the subject. NotFoundError means that there is no subscription.
        subscription() is "activity/get-thread-subscription-for-authenticated-user";
        /// Subscribe to the subject, or change the subscription.
        ///
        /// subscribed: whether to get notifications.
        /// ignored: whether to get none at all, unless the user comments or is mentioned.
        set_subscription(subscribed: Bool, ignored: Bool) -> One ThreadSubscription = PUT "{url}/subscription"
            is "activity/set-thread-subscription";
        /// Get no notifications of the subject until the user comments or is mentioned.
        delete_subscription() is "activity/delete-thread-subscription" with { needs: Nothing };
    }
    ThreadSubscription {
        /// Change the subscription. The object shows the new values afterwards.
        ///
        /// subscribed: whether to get notifications.
        /// ignored: whether to get none at all, unless the user comments or is mentioned.
        set(subscribed: Bool, ignored: Bool) -> Replace = PUT "{url}" is "activity/set-thread-subscription";
        /// Get no notifications of the subject until the user comments or is mentioned.
        delete() is "activity/delete-thread-subscription" with { needs: Nothing };
    }
}
