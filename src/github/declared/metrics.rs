//! Statistics of a repository, and how often it is seen and cloned.
use crate::{operations, resources};

resources! {
    /// How much one person has contributed, week by week.
    ContributorStats with { url: "" } {
        /// The weeks with readable keys: "start of week" (a time), "additions", "deletions" and "commits".
        alternate_weeks: Computed(AlternateWeeks);
        /// Old name of `alternate_weeks`.
        alt_weeks: Computed(AlternateWeeks);
        /// Who it is, `null` when the account is gone.
        author: One ShortUser;
        /// How many commits altogether.
        total: Int;
        /// The weeks as GitHub sends them: `w` (start, in seconds since 1970), `a` (lines added), `d` (lines
        /// deleted) and `c` (commits).
        weeks: List(Record(Week));
    }
    /// How often a repository was cloned in the last 14 days.
    ClonesStats with { url: "" } {
        /// Days or weeks: "timestamp" (its start, a time), "count" and "uniques".
        clones: Computed(Clones);
        /// How often altogether.
        count: Int;
        /// By how many different people.
        uniques: Int;
    }
    /// How often the pages of a repository were seen in the last 14 days.
    ViewsStats with { url: "" } {
        /// How often altogether.
        count: Int;
        /// By how many different people.
        uniques: Int;
        /// Days or weeks: "timestamp" (its start, a time), "count" and "uniques".
        views: Computed(Views);
    }
}

operations! { in metrics;
    ShortRepository {
        /// List how many lines were added and deleted each week, as `[start of week, additions, deletions]`; the start
        /// in seconds since 1970, deletions as a negative number.
        ///
        /// While GitHub still computes, the listing is empty and its `last_status` is 202: request it later.
        code_frequency(number, etag) -> Rows(List(Int)) is "repos/get-code-frequency-stats";
        /// List the weeks of the last year, as mappings of `week` (its start, in seconds since 1970), `total` and
        /// `days` (commits of each day, from Sunday).
        ///
        /// While GitHub still computes, the listing is empty and its `last_status` is 202: request it later.
        commit_activity(number, etag) -> Rows(Record(CommitActivity)) is "repos/get-commit-activity-stats";
        /// List what each contributor has done, week by week; the 100 who did most.
        ///
        /// While GitHub still computes, the listing is empty and its `last_status` is 202: request it later.
        contributor_statistics() -> Many ContributorStats is "repos/get-contributors-stats";
        /// Fetch the number of commits in each of the last 52 weeks, oldest first: by everyone under "all", by the
        /// owner under "owner". Empty while GitHub still computes.
        weekly_commit_count() -> Value(Record(Participation)) is "repos/get-participation-stats";
        /// Fetch how often it was cloned in the last 14 days; for those who may push. Days begin at midnight UTC,
        /// weeks on Monday.
        ///
        /// per: count by "day" or by "week".
        clones(per: Exactly("day", "week") = "day") is "repos/get-clones";
        /// Fetch how often its pages were seen in the last 14 days; for those who may push. Days begin at midnight
        /// UTC, weeks on Monday.
        ///
        /// per: count by "day" or by "week".
        views(per: Exactly("day", "week") = "day") is "repos/get-views";
        /// Fetch the 10 sites that most visitors came from in the last 14 days, as mappings of `referrer`, `count`
        /// and `uniques`; for those who may push.
        top_referrers() -> Value(List(Record(Referrer))) is "repos/get-top-referrers";
        /// Fetch its 10 most visited pages of the last 14 days, as mappings of `path`, `title`, `count` and
        /// `uniques`; for those who may push.
        top_paths() -> Value(List(Record(PopularPath))) is "repos/get-top-paths";
    }
}
