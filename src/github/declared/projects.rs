//! Classic projects, which GitHub took out of service; GitHub Enterprise Server has them up to version 3.16.
use crate::github::model::declaration::media;
use crate::{operations, resources};

resources! {
    /// A classic project: a board of columns with cards.
    Project with { identity: "url", title: "name", accept: media::PROJECTS } {
        /// What it is about, in Markdown.
        body: Str;
        /// URL of its columns.
        columns_url: Str;
        /// When it was created.
        created_at: Time;
        /// Who created it, `null` when the account is gone.
        creator: One ShortUser;
        /// URL of its page.
        html_url: Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// Name.
        name: Str;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// Number within the repository or organization.
        number: Int;
        /// URL of the repository, organization or user that has it.
        owner_url: Str;
        /// "open" or "closed".
        state: Str;
        /// When it was last changed.
        updated_at: Time;
        /// URL in the API.
        url: Str;
    }
    /// A column of a classic project.
    ProjectColumn with { identity: "url", title: "name", accept: media::PROJECTS } {
        /// URL of its cards.
        cards_url: Str;
        /// When it was created.
        created_at: Time;
        /// Number that is unique on GitHub.
        id: Int;
        /// Name.
        name: Str;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// URL of the project.
        project_url: Str;
        /// When it was last changed.
        updated_at: Time;
        /// URL in the API.
        url: Str;
    }
    /// A card of a classic project: a note, an issue or a pull request.
    ProjectCard with { identity: "url", accept: media::PROJECTS } {
        /// Whether it was put away.
        archived: Bool;
        /// URL of the column.
        column_url: Str;
        /// URL of the issue that the card stands for (of the issue side, for a pull request); `null` for a note.
        content_url: Str;
        /// When it was created.
        created_at: Time;
        /// Who created it, `null` when the account is gone.
        creator: One ShortUser;
        /// Number that is unique on GitHub.
        id: Int;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// Text of a note, `null` for other cards.
        note: Str;
        /// URL of the project.
        project_url: Str;
        /// When it was last changed.
        updated_at: Time;
        /// URL in the API.
        url: Str;
    }
}

operations! { in projects;
    Client at "projects/projects" {
        /// Fetch one classic project.
        ///
        /// number: the project's `id`, not its `number`.
        project(number: Id) -> One Project = GET "/projects/{number}"
            with { accept: PROJECTS, deprecated: "ShortOrganization.project_v2" };
        /// Fetch one column of a classic project.
        ///
        /// number: the column's `id`.
        project_column(number: Id) -> One ProjectColumn = GET "/projects/columns/{number}"
            with { accept: PROJECTS, deprecated: "ShortOrganization.project_v2, without columns" };
        /// Fetch one card of a classic project.
        ///
        /// number: the card's `id`.
        project_card(number: Id) -> One ProjectCard = GET "/projects/columns/cards/{number}"
            with { accept: PROJECTS, deprecated: "ShortOrganization.project_v2, without cards" };
    }
    ShortRepository at "projects/projects" {
        /// Fetch one classic project. Returns `null` when it is unchanged since the ETag.
        ///
        /// id: the project's `id`, not its `number`.
        project(id: Id, etag: Etag) -> One Project = GET "/projects/{id}"
            with { accept: PROJECTS, none: [304], deprecated: "ShortOrganization.project_v2" };
        /// List the open classic projects of the repository.
        projects(number: Number, etag: Etag) -> Many Project = GET "{url}/projects"
            with { accept: PROJECTS, deprecated: "ShortOrganization.projects_v2" };
        /// Create a classic project in the repository.
        ///
        /// body: what it is about, in Markdown.
        create_project(name: Name, body: Text = null) -> One Project = POST "{url}/projects"
            with { needs: Auth, accept: PROJECTS, deprecated: "the mutation createProjectV2 of GraphQL" };
    }
    Project at "projects/projects" {
        /// Fetch one column.
        ///
        /// id: the column's `id`.
        column(id: Id) -> One ProjectColumn = GET "/projects/columns/{id}" with { accept: PROJECTS };
        /// List the columns.
        columns(number: Number, etag: Etag) -> Many ProjectColumn = GET "{url}/columns" with { accept: PROJECTS };
        /// Add a column on the right.
        create_column(name: Name) -> One ProjectColumn = POST "{url}/columns" with { needs: Auth, accept: PROJECTS };
        /// Change the project; what is not given stays as it is. Without any argument nothing is sent and the result
        /// is `false`. The object shows the new values afterwards.
        ///
        /// body: what it is about, in Markdown.
        update(name: Text = null, body: Text = null) -> Renew = PATCH "{url}"
            with { needs: Auth, accept: PROJECTS, yes: [200], no: [], skip_empty: true };
        /// Delete the project.
        delete() -> Bool = DELETE "{url}" with { needs: Auth, accept: PROJECTS };
    }
    ProjectColumn at "projects/projects" {
        /// Fetch one card.
        ///
        /// id: the card's `id`.
        card(id: Id) -> One ProjectCard = GET "/projects/columns/cards/{id}" with { accept: PROJECTS };
        /// List the cards that were not put away.
        cards(number: Number, etag: Etag) -> Many ProjectCard = GET "{url}/cards" with { accept: PROJECTS };
        /// Add a card for an issue or pull request that is known by its identifier.
        ///
        /// content_id: the `id` of the issue or pull request, not its `number`.
        /// content_type: "Issue" or "PullRequest".
        create_card_with_content_id(content_id: Id, content_type: Choice("Issue", "PullRequest")) -> One ProjectCard
            = POST "{url}/cards" with { needs: Auth, accept: PROJECTS };
        /// Add a card for an issue.
        create_card_with_issue(issue as "content_id": Of("id")) -> One ProjectCard = POST "{url}/cards"
            with { needs: Auth, accept: PROJECTS, fixed: { content_type: "Issue" } };
        /// Add a card with a note.
        ///
        /// note: text in Markdown.
        create_card_with_note(note: Name) -> One ProjectCard = POST "{url}/cards"
            with { needs: Auth, accept: PROJECTS };
        /// Move the column within the project.
        ///
        /// position: "first", "last", or "after:" and the `id` of another column.
        r#move(position: Name) -> Bool = POST "{url}/moves" with { needs: Auth, accept: PROJECTS, yes: [201] };
        /// Rename the column. Without any argument nothing is sent and the result is `false`. The object shows the new
        /// values afterwards.
        update(name: Text = null) -> Renew = PATCH "{url}"
            with { needs: Auth, accept: PROJECTS, yes: [200], no: [], skip_empty: true };
        /// Delete the column with its cards.
        delete() -> Bool = DELETE "{url}" with { needs: Auth, accept: PROJECTS };
    }
    ProjectCard at "projects/projects" {
        /// Move the card, within its column or to another one.
        ///
        /// position: "top", "bottom", or "after:" and the `id` of another card.
        /// column_id: the `id` of the column that the card comes to; `null` for the column it is in.
        r#move(position: Name, column_id: Id = null) -> Bool = POST "{url}/moves"
            with { needs: Auth, accept: PROJECTS, yes: [201] };
        /// Replace the note. Without any argument nothing is sent and the result is `false`. The object shows the new
        /// values afterwards.
        ///
        /// note: text in Markdown.
        update(note: Text = null) -> Renew = PATCH "{url}"
            with { needs: Auth, accept: PROJECTS, yes: [200], no: [], skip_empty: true };
        /// Delete the card; an issue that it stands for stays.
        delete() -> Bool = DELETE "{url}" with { needs: Auth, accept: PROJECTS };
    }
    ProjectCard {
        /// Fetch the issue that the card stands for. A card without one raises CardHasNoContentUrl.
        retrieve_issue_from_content() -> One Issue = Composite(FetchCardIssue) "GET {content_url}" is "issues/get";
        /// Fetch the pull request that the card stands for. A card without one raises CardHasNoContentUrl.
        retrieve_pull_request_from_content() -> One PullRequest
            = Composite(FetchCardPullRequest) "GET {content_url}, with pulls in place of issues" is "pulls/get";
    }
}
