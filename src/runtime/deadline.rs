//! Durations and deadlines that cannot overflow. Users and responses may contain any number; a duration longer than
//! [`LONGEST`] is reduced to it. Clippy forbids arithmetic on times elsewhere (see `clippy.toml`).

use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use tokio::time::Instant;

/// The longest duration, about 30 years: practically for ever.
pub const LONGEST: Duration = Duration::from_secs(30 * 365 * 24 * 3600);
/// One minute, as a difference of calendar times.
#[allow(clippy::disallowed_methods)] // evaluated by the compiler
pub const MINUTE: TimeDelta = TimeDelta::seconds(60);

/// A duration in whole seconds.
pub fn whole_seconds(number: u64) -> Duration {
    Duration::from_secs(number).min(LONGEST)
}

/// A duration in seconds; zero for a negative number and NaN.
pub fn seconds(number: f64) -> Duration {
    if number > 0.0 {
        Duration::try_from_secs_f64(number).map_or(LONGEST, |length| length.min(LONGEST))
    } else {
        Duration::ZERO
    }
}

/// A multiple of a duration.
pub fn times(length: Duration, factor: u32) -> Duration {
    length.saturating_mul(factor).min(LONGEST)
}

/// A duration, doubled `times` times, but at most `most`.
pub fn doubled(length: Duration, times: u32, most: Duration) -> Duration {
    length.saturating_mul(1 << times.min(30)).min(most)
}

/// A random part of a duration.
#[allow(clippy::disallowed_methods)] // a factor below 1 shortens
pub fn random_part(length: Duration) -> Duration {
    length.min(LONGEST).mul_f64(fastrand::f64())
}

/// The instant after a duration.
pub fn after(start: Instant, length: Duration) -> Instant {
    // Every platform's clock can represent some more decades; if not, half the duration is tried, and so on.
    let shorter = std::iter::successors(Some(length.min(LONGEST)), |length| length.checked_div(2));
    shorter.into_iter().find_map(|length| start.checked_add(length)).unwrap_or(start)
}

/// The calendar time after a positive or negative duration, limited to the range of the calendar.
pub fn later(time: DateTime<Utc>, length: TimeDelta) -> DateTime<Utc> {
    let end = if length < TimeDelta::zero() { DateTime::<Utc>::MIN_UTC } else { DateTime::<Utc>::MAX_UTC };
    time.checked_add_signed(length).unwrap_or(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_do_not_overflow() {
        for number in [0.0, -1.0, -0.0, f64::NAN, f64::NEG_INFINITY] {
            assert_eq!(seconds(number), Duration::ZERO, "{number}");
        }
        for number in [1e10, 1.9e19, 9e18, 1e300, f64::INFINITY, f64::MAX] {
            assert_eq!(seconds(number), LONGEST, "{number}");
        }
        assert_eq!((seconds(1.5), whole_seconds(7)), (Duration::from_millis(1500), Duration::from_secs(7)));
        assert_eq!([whole_seconds(u64::MAX), times(LONGEST, 30), times(Duration::MAX, u32::MAX)], [LONGEST; 3]);
        let base = Duration::from_millis(200);
        assert_eq!([0, 1, 3].map(|n| doubled(base, n, LONGEST).as_millis()), [200, 400, 1600]);
        assert_eq!(doubled(base, u32::MAX, base), base);
        assert!(random_part(Duration::MAX) <= LONGEST);
    }

    #[test]
    fn instants_do_not_overflow() {
        let now = Instant::now();
        assert!(after(now, Duration::MAX) > after(now, Duration::from_secs(1 << 29)));
        assert_eq!(after(now, Duration::ZERO), now);
        let now = Utc::now();
        assert_eq!(later(now, TimeDelta::MAX), DateTime::<Utc>::MAX_UTC);
        assert_eq!(later(now, TimeDelta::MIN), DateTime::<Utc>::MIN_UTC);
        assert_eq!(later(DateTime::UNIX_EPOCH, MINUTE).timestamp(), 60);
    }
}
