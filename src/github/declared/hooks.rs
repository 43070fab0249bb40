//! Hooks of a repository: URLs that receive its events.
use crate::{operations, resources};

resources! {
    /// A hook of a repository.
    Hook with { identity: "url", title: "name", route: "/repos/{owner}/{repo}/hooks/{hook_id}" } {
        /// Whether it receives events.
        active: Bool;
        /// Settings: `url`, `content_type` ("json" or "form"), `insecure_ssl`, and `secret`, of which only stars come
        /// back.
        config: Map(Str, Any);
        /// When it was created.
        created_at: Time;
        /// URL of what was delivered to it.
        deliveries_url: Str;
        /// Names of the events that it receives, as a list; "*" stands for all.
        events: List(Str);
        /// Number that is unique on GitHub.
        id: Int;
        /// How the last delivery went: `code`, `status` and `message`.
        last_response: Map(Str, Any);
        /// "web" for hooks; the services that had other names are gone.
        name: Str;
        /// URL that sends a ping.
        ping_url: Str;
        /// URL that sends the latest push again.
        test_url: Str;
        /// "Repository".
        type: Str;
        /// When it was last changed.
        updated_at: Time;
        /// URL in the API.
        url: Str;
    }
}

operations! { in hooks;
    ShortRepository {
        /// List its hooks.
        hooks() is "repos/list-webhooks" with { needs: Auth };
        /// Fetch one hook.
        ///
        /// hook_id: the `id` of the hook.
        hook(hook_id) is "repos/get-webhook" with { needs: Auth };
        /// Create a hook.
        ///
        /// name: "web".
        /// config: settings: `url`, and perhaps `content_type` ("json" or "form"), `secret` and `insecure_ssl`.
        /// events: names of the events to receive; ["*"] stands for all.
        /// active: `false` creates a hook that receives nothing yet.
        create_hook(
            name: Name = required, config: Map(Str, Union(Str, Float)) = required, events = ["push"], active = true,
        ) is "repos/create-webhook";
    }
    Hook {
        /// Change it; what is left out stays as it is. Without any argument nothing is sent and the result is `false`.
        /// The object shows the new values afterwards.
        ///
        /// config: all settings, in place of those it has: a `secret` that this leaves out is removed. An empty mapping
        /// changes nothing.
        /// events: names of the events to receive, in place of those it has.
        /// add_events: names of events to receive as well.
        /// rm_events: names of events to receive no longer.
        /// active: whether it receives events.
        edit(config: Settings(Str, Union(Str, Float)) = {}, events, add_events, rm_events as "remove_events", active)
            is "repos/update-webhook" with { skip_empty: true };
        /// Delete it.
        delete() is "repos/delete-webhook";
        /// List what was delivered to it, newest first. GitHub keeps it for about three days.
        ///
        /// status: "success" or "failure".
        deliveries(status) is "repos/list-webhook-deliveries" with { needs: Auth };
        /// Fetch one delivery, with the request and the response.
        ///
        /// delivery_id: the `id` of the delivery.
        delivery(delivery_id) is "repos/get-webhook-delivery" with { needs: Auth };
        /// Deliver it again.
        ///
        /// delivery_id: the `id` of the delivery.
        redeliver(delivery_id) -> Bool is "repos/redeliver-webhook-delivery";
        /// Send it a ping.
        ping() is "repos/ping-webhook";
        /// Deliver the latest push once more. Nothing is delivered to a hook that receives no pushes; the result is
        /// `true` too.
        test() is "repos/test-push-webhook";
    }
}
