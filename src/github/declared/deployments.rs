//! Deployments of a repository and their statuses.
use crate::{operations, resources};

resources! {
    /// A request to deploy a commit somewhere. Other programs do it, and report in statuses.
    Deployment with { identity: "url", route: "/repos/{owner}/{repo}/deployments/{deployment_id}" } {
        /// When it was requested.
        created_at: Time;
        /// Who requested it, `null` when the account is gone.
        creator: One ShortUser;
        /// Description; `null` or empty without one.
        description: Str;
        /// Where to deploy, as "production" or "staging".
        environment: Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// Where it was to be deployed at first.
        original_environment: Str;
        /// Data for the programs that deploy: a mapping, or text.
        payload: Any;
        /// App that requested it for the user; `null` when the user did.
        performed_via_github_app: One App;
        /// Whether users work directly with the environment.
        production_environment: Bool;
        /// Branch, tag or commit of the request.
        ref: Str;
        /// URL of the repository.
        repository_url: Str;
        /// SHA of the commit.
        sha: Str;
        /// URL of its statuses.
        statuses_url: Str;
        /// What to do, as "deploy" or "deploy:migrations".
        task: Str;
        /// Whether the environment is meant to vanish one day.
        transient_environment: Bool;
        /// When it was last changed.
        updated_at: Time;
        /// URL in the API.
        url: Str;
    }
    /// A report on how a deployment went.
    DeploymentStatus with { identity: "url", title: "state" } {
        /// When it was reported.
        created_at: Time;
        /// Who reported it, `null` when the account is gone.
        creator: One ShortUser;
        /// URL of the deployment.
        deployment_url: Str;
        /// Description; empty without one.
        description: Str;
        /// Where it was deployed.
        environment: Str;
        /// URL of the environment.
        environment_url: Str;
        /// Number that is unique on GitHub.
        id: Int;
        /// URL of the output of the deployment.
        log_url: Str;
        /// Identifier in the GraphQL API.
        node_id: Str;
        /// App that reported it for the user; `null` when the user did.
        performed_via_github_app: One App;
        /// URL of the repository.
        repository_url: Str;
        /// "pending", "success", "error", "inactive", "in_progress", "queued" or "failure".
        state: Str;
        /// URL of more about it; `log_url` took its place.
        target_url: Str;
        /// When it was last changed.
        updated_at: Time;
        /// URL in the API.
        url: Str;
    }
}

operations! { in deployments;
    ShortRepository {
        /// List its deployments, newest first.
        ///
        /// sha: only those of this commit.
        /// ref: only those of this branch, tag or commit, as it was given.
        /// task: only those of this task, as "deploy".
        /// environment: only those to this environment.
        deployments() is "repos/list-deployments";
        /// Fetch one deployment.
        ///
        /// id: the `id` of the deployment.
        deployment(id as "deployment_id") is "repos/get-deployment";
        /// Request a deployment.
        ///
        /// `null` when GitHub merged the default branch into the ref instead (see auto_merge): request it again
        /// when the checks of the merge are through. The error is `Conflict` when that merge fails, or when a status
        /// check is missing.
        ///
        /// ref: branch, tag or commit to deploy.
        /// required_contexts: names of the status checks that must have succeeded; [] requires none, `null` requires
        /// all.
        /// payload: data for the programs that deploy: text, or anything JSON can hold.
        /// auto_merge: merge the default branch into the ref first if it lacks commits of it.
        /// environment: where to deploy; "production" is GitHub's default.
        /// task: what to do, as "deploy" (GitHub's default) or "deploy:migrations".
        /// transient_environment: whether the environment is meant to vanish one day.
        /// production_environment: whether users work directly with the environment; GitHub's default is `true` for
        /// "production".
        create_deployment(ref, required_contexts = [], payload = "", auto_merge = false, description = "", environment)
            is "repos/create-deployment" with { none: [202] };
    }
    Deployment {
        /// Report how it goes.
        ///
        /// state: "pending", "success", "error", "inactive", "in_progress", "queued" or "failure".
        /// target_url: URL of more about it, as the output of the deployment.
        /// description: a short text, of 140 characters at most.
        /// log_url: URL of the output of the deployment; it takes the place of `target_url`.
        /// environment: environment that it was deployed to, where that changed.
        /// environment_url: URL of the environment.
        /// auto_inactive: whether older deployments to the environment get the status inactive; GitHub's default is
        /// that they do.
        create_status(state, target_url: NonEmpty = "", description: NonEmpty = "") is "repos/create-deployment-status"
            with { needs: Nothing };
        /// List its statuses, newest first.
        statuses() is "repos/list-deployment-statuses";
    }
}
