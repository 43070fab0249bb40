//! Projects: their items, fields and views. Fields are set by name.
use crate::{operations, resources};

resources! {}

operations! { in project_items;
    ShortUser {
        /// List the user's projects.
        ///
        /// q: a search in their titles, such as "is:open roadmap".
        projects_v2() is "projects/list-for-user" with { needs: Auth, path: "/users/{login}/projectsV2" };
        /// Fetch one of the user's projects.
        ///
        /// project_number: number of the project, as in its URL.
        project_v2(project_number) is "projects/get-for-user"
            with { needs: Auth, path: "/users/{login}/projectsV2/{project_number}" };
    }
    ProjectsV2 {
        /// List its fields.
        fields() is "projects/list-fields-for-org"
            with { needs: Auth, path: "/{+owner_path}/projectsV2/{.number}/fields" };
        /// Create a field, and return it.
        ///
        /// data_type: "text", "number", "date", "single_select" or "iteration".
        /// single_select_options: the options: mappings with name, and perhaps color and description.
        /// iteration_configuration: a mapping with start_date, duration and iterations.
        create_field(
            name: Name, data_type: Choice("text", "number", "date", "single_select", "iteration"), *,
            single_select_options: List(Map(Str, Any)), iteration_configuration: Map(Str, Any),
        ) is "projects/add-field-for-org" without(issue_field_id)
            with { path: "/{+owner_path}/projectsV2/{.number}/fields" };
        /// List its items: issues, pull requests and drafts.
        ///
        /// q: a search, such as "status:Todo assignee:mona".
        /// fields: a list of the `id` of each field to return, the title included; only the title if it is left out.
        items(q, *, fields: Json) is "projects/list-items-for-org"
            with { needs: Auth, path: "/{+owner_path}/projectsV2/{.number}/items" };
        /// Fetch one item.
        ///
        /// item_id: the `id` of the item.
        /// fields: a list of the `id` of each field to return, the title included; only the title if it is left out.
        item(item_id, *, fields: Json) is "projects/get-org-item"
            with { needs: Auth, path: "/{+owner_path}/projectsV2/{.number}/items/{item_id}" };
        /// List the items that a view shows.
        ///
        /// view_number: number of the view, as in its URL.
        /// fields: a list of the `id` of each field to return, the title included; only the title if it is left out.
        view_items(view_number, *, fields: Json) is "projects/list-view-items-for-org"
            with { needs: Auth, path: "/{+owner_path}/projectsV2/{.number}/views/{view_number}/items" };
        /// Add an issue, and return the item.
        ///
        /// issue: the issue, or its `id` (not its number).
        add_issue(issue as "id": Of("id") = required) is "projects/add-item-for-org" only()
            with { fixed: { type: "Issue" }, path: "/{+owner_path}/projectsV2/{.number}/items" };
        /// Add a pull request, and return the item.
        ///
        /// pull_request: the pull request, or its `id` (not its number).
        add_pull_request(pull_request as "id": Of("id") = required) is "projects/add-item-for-org" only()
            with { fixed: { type: "PullRequest" }, path: "/{+owner_path}/projectsV2/{.number}/items" };
        /// Add a draft of an issue, and return the item. Only for projects of organizations.
        ///
        /// body: text in Markdown.
        add_draft(title, body) is "projects/create-draft-item-for-org"
            with { only_with: { "owner.type": "Organization" }, path: "/orgs/{owner.login}/projectsV2/{.number}/drafts" };
        /// Create a view, and return it. Only for projects of organizations.
        ///
        /// layout: "table", "board" or "roadmap".
        /// filter: which items it shows, such as "is:open status:Todo".
        /// visible_fields: the `id` of each field that it shows.
        /// group_by: the `id` of the field whose values are groups, in a list.
        /// vertical_group_by: the `id` of the field whose values are columns, in a list.
        /// sort_by: the `id` of each field that it is sorted by, with its direction: such as [[7, "asc"]].
        create_view(name, layout, *, filter, sort_by: List(List(Union(Int, Str)))) is "projects/create-view-for-org"
            with { only_with: { "owner.type": "Organization" }, path: "/orgs/{owner.login}/projectsV2/{.number}/views" };
    }
    ProjectsV2ItemWithContent, ProjectsV2ItemSimple {
        /// Set fields by their names. The object shows the new values afterwards.
        ///
        /// values: what to set, by the name of the field: text, a number, a date ("2026-11-30"), or the name of an option
        /// or an iteration; `null` removes the value. A name that the project lacks is an error.
        set_fields(values: Filled(Str, Any)) -> Renew
            = Composite(SetProjectFields) "GET {project_url}/fields, PATCH {project_url}/items/{id}"
            is "projects/update-item-for-org" with { needs: Auth };
        /// Remove it from the project; an issue or a pull request itself stays.
        delete() is "projects/delete-item-for-org" with { path: "{project_url}/items/{id}" };
    }
}
