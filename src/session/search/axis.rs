//! Qualifiers of searches that have a range of values, by which a search is divided.

use chrono::{DateTime, NaiveDate, NaiveDateTime, SecondsFormat, Utc};
use serde::{Deserialize, Serialize};

/// Seconds of a day.
const DAY: i64 = 86_400;
/// The beginnings of open ranges of time, the latest first: GitHub, Unix, the calendar.
const BEGINNINGS: [i64; 3] = [1_191_196_800, 0, -62_135_596_800];
/// The end of the calendar.
const END: i64 = 253_402_300_799;
/// How many results a part should have: fewer than GitHub lists, as they are not evenly distributed.
pub const GOOD_SIZE: u64 = 800;
/// Maximum number of parts that one request divides a search into.
const MOST_PARTS: u64 = 50;

/// A qualifier with a range of values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Axis {
    /// Its name.
    pub name: &'static str,
    /// Whether the values are times, to the second, and not integers.
    pub is_time: bool,
}

/// Values from a first to a last one; None is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Range {
    /// The first.
    pub first: Option<i64>,
    /// The last.
    pub last: Option<i64>,
}

impl Axis {
    /// Parse the value of the qualifier in a query, such as `2020-01-01..2020-06-30` or `>10`; None if it has another form.
    pub fn parse(self, value: &str) -> Option<Range> {
        let value = value.trim_matches('"');
        let open = |text: &str| matches!(text, "*" | "");
        let from = |text: &str| if open(text) { Some(None) } else { self.read(text).map(|(first, _)| Some(first)) };
        let to = |text: &str| if open(text) { Some(None) } else { self.read(text).map(|(_, last)| Some(last)) };
        let range = |first, last| Some(Range { first, last });
        if let Some((first, last)) = value.split_once("..") {
            range(from(first)?, to(last)?)
        } else if let Some(text) = value.strip_prefix(">=") {
            range(Some(self.read(text)?.0), None)
        } else if let Some(text) = value.strip_prefix("<=") {
            range(None, Some(self.read(text)?.1))
        } else if let Some(text) = value.strip_prefix('>') {
            range(Some(self.read(text)?.1.checked_add(1)?), None)
        } else if let Some(text) = value.strip_prefix('<') {
            range(None, Some(self.read(text)?.0.checked_sub(1)?))
        } else {
            let (first, last) = self.read(value)?;
            range(Some(first), Some(last))
        }
    }

    /// The first and the last value that a text stands for: a date is a whole day.
    fn read(self, text: &str) -> Option<(i64, i64)> {
        if !self.is_time {
            let number = text.parse().ok().filter(|number| *number >= 0)?;
            return Some((number, number));
        }
        if let Ok(day) = NaiveDate::parse_from_str(text, "%Y-%m-%d") {
            let first = day.and_hms_opt(0, 0, 0)?.and_utc().timestamp();
            return Some((first, first.checked_add(DAY - 1)?));
        }
        let time = DateTime::parse_from_rfc3339(text).map(|time| time.timestamp());
        let naive = || NaiveDateTime::parse_from_str(text, "%Y-%m-%dT%H:%M:%S").map(|time| time.and_utc().timestamp());
        time.or_else(|_| naive()).ok().map(|second| (second, second))
    }

    /// The qualifier with a range; None for all values.
    pub fn qualifier(self, range: Range) -> Option<String> {
        let text = |value: i64| {
            let time = DateTime::<Utc>::from_timestamp(value, 0).filter(|_| self.is_time);
            time.map_or_else(|| value.to_string(), |time| time.to_rfc3339_opts(SecondsFormat::Secs, true))
        };
        let range = match (range.first.map(text), range.last.map(text)) {
            (None, None) => return None,
            (Some(first), None) => format!(">={first}"),
            (None, Some(last)) => format!("<={last}"),
            (Some(first), Some(last)) => format!("{first}..{last}"),
        };
        Some(format!("{}:{range}", self.name))
    }

    /// Divide a range with so many results, in ascending order; None if it has one value only. Together, the parts have
    /// the values of the range, each once. `now` is the current time.
    pub fn divide(self, range: Range, results: u64, now: i64) -> Option<Vec<Range>> {
        let starts = match (self.is_time, range.last) {
            (false, None) => {
                // Most counts are small.
                let first = range.first.unwrap_or(0);
                (0..10_u32).filter_map(|power| first.checked_add(4_i64.checked_pow(power)?)).collect()
            }
            _ => self.even_starts(range, results, now)?,
        };
        let firsts = std::iter::once(range.first).chain(starts.iter().copied().map(Some));
        let lasts = starts.iter().map(|start| Some(start.saturating_sub(1))).chain([range.last]);
        Some(firsts.zip(lasts).map(|(first, last)| Range { first, last }).collect())
    }

    /// The first values of all parts but the first, for parts of the same length.
    fn even_starts(self, range: Range, results: u64, now: i64) -> Option<Vec<i64>> {
        let known_first = if self.is_time { range.first } else { Some(range.first.unwrap_or(0)) };
        let ends = [now, END];
        let last = range.last.or_else(|| ends.into_iter().find(|end| known_first.is_none_or(|first| first < *end)))?;
        let first = known_first.or_else(|| BEGINNINGS.into_iter().find(|start| *start < last))?;
        let span = i128::from(last).checked_sub(i128::from(first))?.checked_add(1).filter(|span| *span >= 2)?;
        let count = i128::from(results.div_ceil(GOOD_SIZE).clamp(2, MOST_PARTS)).min(span);
        let start = |part: i128| i64::try_from(i128::from(first) + span.checked_mul(part)?.checked_div(count)?).ok();
        // What is beyond the usual ends of an open range is a part of its own, so that few steps lead to any value.
        let before = known_first.is_none().then_some(first);
        let behind = if range.last.is_none() { last.checked_add(1).filter(|_| last < END) } else { None };
        let starts: Option<Vec<i64>> = (1..count).map(start).collect();
        Some(before.into_iter().chain(starts?).chain(behind).collect())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;

    const CREATED: Axis = Axis { name: "created", is_time: true };
    const SIZE: Axis = Axis { name: "size", is_time: false };

    fn range(first: impl Into<Option<i64>>, last: impl Into<Option<i64>>) -> Range {
        Range { first: first.into(), last: last.into() }
    }

    #[test]
    fn the_forms_of_a_range_are_understood() {
        for (text, found) in [
            ("10..20", range(10, 20)),
            ("10..*", range(10, None)),
            ("*..20", range(None, 20)),
            (">10", range(11, None)),
            (">=10", range(10, None)),
            ("<10", range(None, 9)),
            ("<=10", range(None, 10)),
            ("10", range(10, 10)),
        ] {
            assert_eq!(SIZE.parse(text), Some(found), "{text}");
        }
        for text in ["", "x", "-1", "1..x", "~5"] {
            assert_eq!(SIZE.parse(text), None, "{text}");
        }
        let day = 1_577_836_800;
        assert_eq!(CREATED.parse("2020-01-01"), Some(range(day, day + DAY - 1)));
        assert_eq!(CREATED.parse("\"2020-01-01..2020-01-02\""), Some(range(day, day + 2 * DAY - 1)));
        assert_eq!(CREATED.parse(">2020-01-01"), Some(range(day + DAY, None)));
        assert_eq!(CREATED.parse("<2020-01-01T01:00:00+01:00"), Some(range(None, day - 1)));
        assert_eq!(CREATED.parse("2020-01"), None);
    }

    #[test]
    fn a_range_is_written_as_a_qualifier() {
        assert_eq!(SIZE.qualifier(range(None, None)), None);
        assert_eq!(SIZE.qualifier(range(1, None)).unwrap(), "size:>=1");
        let text = "created:1970-01-01T00:00:00Z..1970-01-01T00:00:09Z";
        assert_eq!(CREATED.qualifier(range(0, 9)).unwrap(), text);
    }

    #[test]
    fn parts_have_every_value_once() {
        let (mut random, now) = (fastrand::Rng::with_seed(7), 1_800_000_000);
        for _ in 0..2000 {
            let axis = if random.bool() { CREATED } else { SIZE };
            let least = if axis.is_time { -1000 } else { 0 };
            let first = random.bool().then(|| random.i64(least..2_000_000_000));
            let width = 1 << random.u32(1..31);
            let last = random.bool().then(|| first.unwrap_or(0) + random.i64(0..width));
            let whole = range(first, last);
            let Some(parts) = axis.divide(whole, random.u64(1001..10_000_000), now) else {
                assert_eq!(first.or((!axis.is_time).then_some(0)), last, "{whole:?}");
                continue;
            };
            assert!(parts.len() >= 2 && (parts[0].first, parts[parts.len() - 1].last) == (first, last), "{whole:?}");
            for pair in parts.windows(2) {
                assert_eq!(pair[0].last.unwrap() + 1, pair[1].first.unwrap(), "{whole:?}");
            }
            for part in &parts {
                assert!(part.first.zip(part.last).is_none_or(|(first, last)| first <= last), "{whole:?} {parts:?}");
            }
        }
    }

    #[test]
    fn a_range_is_divided_until_it_is_a_single_value() {
        for (axis, value) in
            [(CREATED, 1_600_000_123), (CREATED, -5), (CREATED, 200_000_000_000), (SIZE, 0), (SIZE, 12_345)]
        {
            let (mut whole, mut steps) = (range(None, None), 0);
            while let Some(parts) = axis.divide(whole, 1001, 1_800_000_000) {
                let holds = |part: &&Range| {
                    part.first.is_none_or(|first| first <= value) && part.last.is_none_or(|last| value <= last)
                };
                whole = *parts.iter().find(holds).unwrap();
                steps += 1;
            }
            assert_eq!((whole.first.or(Some(value)), whole.last), (Some(value), Some(value)));
            assert!(steps < 50, "{steps}");
        }
    }
}
