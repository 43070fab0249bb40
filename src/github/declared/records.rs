//! Plain JSON objects with known members, in fields, parameters and results.

use crate::records;

records! {
    /// The commit that a file was changed in, and the file; `null` when it was deleted.
    Change { "content": Optional(One Contents); "commit": One Commit; }
    /// The commits of a week: its start in seconds since 1970, all of them, and those of each day from Sunday.
    CommitActivity { "week": Int; "total": Int; "days": List(Int); }
    /// A file that a commit changes. `patch` is missing for large and binary files.
    CommitFile {
        "filename": Str; "status": Str; "additions": Int; "deletions": Int; "changes": Int; "blob_url": Str;
        "raw_url": Str;
    } optional { "sha": Optional(Str); "contents_url": Str; "patch": Str; "previous_filename": Str; }
    /// A commit that another one follows.
    CommitParent { "sha": Str; "url": Str; } optional { "html_url": Str; }
    /// How many lines were added and deleted, and the sum.
    CommitStats { "additions": Int; "deletions": Int; "total": Int; }
    /// Whether a protection is on.
    Enabled {} optional { "enabled": Bool; "url": Str; }
    /// Who wrote, committed or tagged a commit; `date` is ISO 8601 text.
    GitActor { "name": Str; "email": Str; "date": Str; }
    /// A member of `_links`.
    Link { "href": Str; }
    /// Commits in each of the last 52 weeks, oldest first. Empty while GitHub still computes.
    Participation {} optional { "all": List(Int); "owner": List(Int); }
    /// A page that was visited often.
    PopularPath { "path": Str; "title": Str; "count": Int; "uniques": Int; }
    /// The quota of one kind of request; `reset` in seconds since 1970.
    RateLimit { "limit": Int; "remaining": Int; "reset": Int; "used": Int; }
    /// The quotas by kind of request; `rate` is an old copy of `resources["core"]`.
    RateLimits { "resources": Map(Str, Record(RateLimit)); "rate": Record(RateLimit); }
    /// How often something was reacted to, by kind of reaction.
    Reactions {
        "url": Str; "total_count": Int; "+1": Int; "-1": Int; "laugh": Int; "hooray": Int; "confused": Int;
        "heart": Int; "rocket": Int; "eyes": Int;
    }
    /// A site that visitors came from.
    Referrer { "referrer": Str; "count": Int; "uniques": Int; }
    /// How somebody belongs to a team.
    TeamMembership { "url": Str; "role": Choice("member", "maintainer"); "state": Choice("active", "pending"); }
    /// Where a search found its words; each of `matches` has `text` and `indices`.
    TextMatch {
        "object_url": Str; "object_type": Optional(Str); "property": Str; "fragment": Str;
        "matches": List(Map(Str, Any));
    }
    /// Clones or views of a day or a week.
    Traffic { "timestamp": Time; "count": Int; "uniques": Int; }
    /// Whether the signature of a commit or tag is good, and why (not).
    Verification { "verified": Bool; "reason": Str; "signature": Optional(Str); "payload": Optional(Str); } optional {
        "verified_at": Optional(Str);
    }
    /// What a contributor did in a week: its start in seconds since 1970, lines added and deleted, commits.
    Week { "w": Int; "a": Int; "d": Int; "c": Int; }
}
