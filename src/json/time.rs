//! Times, as the service writes them: RFC 3339.

use chrono::{DateTime, Datelike, TimeDelta, Timelike, Utc};

/// A time in UTC; None for what is no time, or none of the years 1 to 9999. A leap second is the second after it.
pub fn parse(text: &str) -> Option<DateTime<Utc>> {
    let time = DateTime::parse_from_rfc3339(text).ok()?.to_utc();
    let time = match time.nanosecond().checked_sub(1_000_000_000) {
        Some(rest) => time.with_nanosecond(rest)?.checked_add_signed(TimeDelta::seconds(1))?,
        None => time,
    };
    (1..=9999).contains(&time.year()).then_some(time)
}

#[cfg(test)]
mod tests {
    use super::*;

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
