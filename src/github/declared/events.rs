//! Events: what happens on GitHub, and what it happens to.
use crate::{operations, resources};

resources! {
    /// Something that happened on GitHub.
    Event with { identity: "id", url: "" } {
        /// Who did it.
        actor: One EventUser;
        /// When it happened.
        created_at: Time;
        /// Number that is unique among events, as text.
        id: Str;
        /// Organization that it concerns, `null` outside organizations.
        org: One EventOrganization;
        /// What happened, by the type of event: the JSON as a mapping in which the known parts are resources, as
        /// `issue` and `comment` of an IssueCommentEvent.
        payload: Computed(Payload);
        /// Whether everybody may see it.
        public: Bool;
        /// Repository that it concerns: `id`, `name` (with the owner, as "octocat/Hello-World") and `url`.
        repo: Map(Str, Any);
        /// Kind of event, as "PushEvent"; `list_types` returns the older kinds.
        type: Str;
    }
    /// An account, as events show it.
    EventUser full User with { identity: "id", title: "login", route: "/users/{username}" } {
        /// URL of the picture.
        avatar_url: Str;
        /// Name of the account as it is shown; only for who did it.
        display_login: Str;
        /// Identifier at Gravatar, an empty text without one.
        gravatar_id: Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// Name of the account.
        login: Str;
        /// URL in the API.
        url: Str;
    }
    /// An organization, as events show it.
    EventOrganization full Organization with { identity: "id", title: "login", route: "/orgs/{org}" } {
        /// URL of the picture.
        avatar_url: Str;
        /// Name of the account as it is shown.
        display_login: Str;
        /// Identifier at Gravatar, an empty text without one.
        gravatar_id: Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// Name of the account.
        login: Str;
        /// URL in the API.
        url: Str;
    }
    /// An issue, as events show it.
    EventIssue full Issue
    with { identity: "id", title: "title", route: "/repos/{owner}/{repo}/issues/{issue_number}" }
    {
        /// Number that is unique on GitHub.
        id: Int;
        /// Whether only collaborators may comment.
        locked: Bool;
        /// Number within the repository.
        number: Int;
        /// "open" or "closed".
        state: Str;
        /// Title.
        title: Str;
        /// URL in the API.
        url: Str;
    }
    /// A comment on an issue, as events show it.
    EventIssueComment full IssueComment
    with { identity: "id", route: "/repos/{owner}/{repo}/issues/comments/{comment_id}" }
    {
        /// How the author relates to the repository, as "OWNER", "MEMBER" or "NONE".
        author_association: Str;
        /// Text in Markdown.
        body: Str;
        /// When it was written.
        created_at: Time;
        /// URL of its page.
        html_url: Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// URL of the issue.
        issue_url: Str;
        /// When it was last changed.
        updated_at: Time;
        /// URL in the API.
        url: Str;
        /// Who wrote it, `null` when the account is gone.
        user: One ShortUser;
    }
    /// A pull request, as events show it. GitHub leaves more and more of it out: today it has `id`, `number` and `url`,
    /// and the other fields may be `null`.
    EventPullRequest full PullRequest
    with { identity: "id", title: "title", route: "/repos/{owner}/{repo}/pulls/{pull_number}" }
    {
        /// Number that is unique on GitHub.
        id: Int;
        /// Whether only collaborators may comment.
        locked: Bool;
        /// Number within the repository.
        number: Int;
        /// "open" or "closed".
        state: Str;
        /// Title.
        title: Str;
        /// URL in the API.
        url: Str;
    }
    /// A comment on the changes of a pull request, as events show it.
    EventReviewComment full ReviewComment
    with { identity: "id", route: "/repos/{owner}/{repo}/pulls/comments/{comment_id}" }
    {
        /// How the author relates to the repository, as "OWNER", "MEMBER" or "NONE".
        author_association: Str;
        /// Text in Markdown.
        body: Str;
        /// SHA of the commit that it is about.
        commit_id: Str;
        /// When it was written.
        created_at: Time;
        /// Part of the diff that it is about.
        diff_hunk: Str;
        /// URL of its page.
        html_url: Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// URLs by relation: `self`, `html` and `pull_request`, each a mapping with `href`.
        links = "_links": Map(Str, Record(Link));
        /// SHA of the commit that it was written about.
        original_commit_id: Str;
        /// Position in the diff that it was written at.
        original_position: Int;
        /// Path of the file.
        path: Str;
        /// Position in the diff, `null` when later commits changed the place.
        position: Int;
        /// URL of the pull request.
        pull_request_url: Str;
        /// When it was last changed.
        updated_at: Time;
        /// URL in the API.
        url: Str;
        /// Who wrote it, `null` when the account is gone.
        user: One ShortUser;
    }
}

operations! { in events;
    Client {
        /// List the public events of all of GitHub, latest first. GitHub keeps the last 300 of the last 30
        /// days, and shows them with a delay.
        all_events() is "activity/list-public-events";
    }
    ShortUser {
        /// List what the account did, latest first. Private events are included for the authenticated user.
        ///
        /// public: only public events.
        events(public: Segment = false) is "activity/list-events-for-authenticated-user";
        /// List the events that the account received by watching repositories and following people, latest first.
        /// Private events are included for the authenticated user.
        ///
        /// public: only public events.
        received_events(public: Segment = false) is "activity/list-received-events-for-user";
        /// List the events of an organization as its dashboard shows them to this account, which must be the
        /// authenticated user's.
        ///
        /// org: login of the organization.
        organization_events(org) is "activity/list-org-events-for-authenticated-user" with { needs: Auth };
    }
    ShortRepository {
        /// List the events of the repository, latest first.
        events() is "activity/list-repo-events";
        /// List the public events of the repository and its forks, latest first.
        network_events() is "activity/list-public-events-for-repo-network"
            with { path: "/networks/{owner.login}/{name}/events" };
    }
    ShortOrganization {
        /// List the events of the organization as its dashboard shows them to a member, private ones included.
        ///
        /// username: login of the authenticated user.
        all_events(username) is "activity/list-org-events-for-authenticated-user"
            with { needs: Auth, path: "/users/{username}/events/orgs/{login}" };
        /// List the public events of the organization, latest first.
        public_events() is "activity/list-public-org-events";
    }
    Event at "using-the-rest-api/github-event-types" {
        /// The types of events whose payload has long been known, sorted. GitHub has more types than these.
        list_types() -> Value(List(Str)) = Local(ListEventTypes) "no request" with { on_class: true };
    }
    EventUser {
        /// Fetch the account with every public field.
        to_user() -> One User is "users/get-by-username";
    }
    EventOrganization {
        /// Fetch the organization with every field.
        to_org() is "orgs/get";
    }
    EventIssue {
        /// Fetch the issue with every field.
        to_issue() is "issues/get";
    }
    EventIssueComment {
        /// Fetch the comment with every field.
        to_issue_comment() is "issues/get-comment";
    }
    EventPullRequest {
        /// Fetch the pull request with every field.
        to_pull() is "pulls/get";
    }
    EventReviewComment {
        /// Fetch the comment with every field.
        to_review_comment() is "pulls/get-review-comment";
    }
}
