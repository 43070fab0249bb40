//! Times, as the service writes them: RFC 3339.

use chrono::{DateTime, Datelike, TimeDelta, Timelike, Utc};

#[allow(clippy::disallowed_methods)] // evaluated by the compiler
const SECOND: TimeDelta = TimeDelta::seconds(1);

/// A time in UTC; None for what is no time, or none of the years 1 to 9999. A leap second is the second after it.
pub fn parse(text: &str) -> Option<DateTime<Utc>> {
    let time = DateTime::parse_from_rfc3339(text).ok()?.to_utc();
    let time = match time.nanosecond().checked_sub(1_000_000_000) {
        Some(rest) => time.with_nanosecond(rest)?.checked_add_signed(SECOND)?,
        None => time,
    };
    in_calendar(time)
}

/// The offset from UTC of a time, in seconds; None for what is no time.
pub fn offset(text: &str) -> Option<i32> {
    Some(DateTime::parse_from_rfc3339(text).ok()?.offset().local_minus_utc())
}

/// The time so many seconds after 1970 began; None for none of the years 1 to 9999.
pub fn of_seconds(seconds: i64) -> Option<DateTime<Utc>> {
    in_calendar(DateTime::from_timestamp(seconds, 0)?)
}

/// Python's calendar has the years 1 to 9999.
pub fn in_calendar(time: DateTime<Utc>) -> Option<DateTime<Utc>> {
    (1..=9999).contains(&time.year()).then_some(time)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_beyond_the_calendar_are_no_time() {
        assert_eq!(of_seconds(0).map(|time| time.to_rfc3339()).as_deref(), Some("1970-01-01T00:00:00+00:00"));
        assert_eq!(of_seconds(253_402_300_799).map(|time| time.year()), Some(9999));
        for beyond in [253_402_300_800, -62_135_596_801, i64::MAX, i64::MIN] {
            assert_eq!(of_seconds(beyond), None, "{beyond}");
        }
    }

    #[test]
    fn the_offset_of_a_time_is_in_seconds() {
        for (text, due) in
            [("2011-01-26T19:01:12Z", Some(0)), ("2011-01-26T19:01:12-08:00", Some(-28_800)), ("today", None)]
        {
            assert_eq!(offset(text), due, "{text}");
        }
    }

    #[test]
    fn times_become_utc() {
        for (text, due) in [
            ("2011-01-26T19:01:12Z", Some("2011-01-26T19:01:12+00:00")),
            ("2011-01-26T19:01:12.5-08:00", Some("2011-01-27T03:01:12.500+00:00")),
            ("2016-12-31T23:59:60Z", Some("2017-01-01T00:00:00+00:00")),
            ("2016-12-31T23:59:60.25Z", Some("2017-01-01T00:00:00.250+00:00")),
            ("9999-12-31T23:59:60Z", None),
            ("9999-12-31T23:59:59-01:00", None),
            ("0001-01-01T00:00:00+01:00", None),
            ("0000-06-01T00:00:00Z", None),
            ("2011-02-30T00:00:00Z", None),
            ("2011-01-26", None),
            ("", None),
        ] {
            assert_eq!(parse(text).map(|time| time.to_rfc3339()).as_deref(), due, "{text}");
        }
    }
}
