//! Users.
use crate::core::schema::{Needs, media};
use crate::{operations, resources};

resources! {
    /// A user, as collections show it.
    ShortUser in "ferrohub.users" with { full: "User", title: "login", identity: "id" } {
        /// Address of the picture.
        avatar_url: Str;
        /// Template of the address of events.
        events_urlt = "events_url": Template;
        /// x
        type: Str;
    }
    /// A user with every public field.
    User: ShortUser in "ferrohub.users" with { title: "login" } {
        /// When the account was made.
        created_at: Time;
        /// Picture.
        plan: One Plan;
        /// x
        active: Computed active;
    }
}

operations! {
    Client at "users/users" {
        /// Fetch one user.
        user(username: Name) -> One User = GET "/users/{username}" is "users/get-by-username";
        /// x
        follow(username as "u": Name, per: OneOf("day", "week") = "day", login: Of("login") = None, number: Number) -> Bool = PUT "/user/following/{username}" is "users/follow"
            with { needs: Needs::Auth, accept: media::STAR };
        /// x
        things(args: Rest) -> Python("list[int]") = CUSTOM "GET x";
    }
}
