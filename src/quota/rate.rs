//! The rate of requests after secondary rate limits: halved by each, then raised slowly. As in the adaptive mode of the
//! AWS SDKs, it grows as a cubic function of time: slowly around the rate that was too high, faster beyond it.

use std::time::Duration;

use tokio::time::Instant;

/// What is left of the rate after a secondary rate limit.
const DECREASE: f64 = 0.5;
/// Growth, in requests per second per cubic second.
const GROWTH: f64 = 0.01;
/// Lowest rate, in requests per second.
const LOWEST: f64 = 0.1;
/// From this rate on, in requests per second, no limit is needed any more.
const HIGHEST: f64 = 50.0;
/// The requests in flight may report the same limit: within this time, it counts once.
const SAME: Duration = Duration::from_secs(5);
/// How long requests are counted to measure their rate.
const SPAN: Duration = Duration::from_secs(1);

/// The measured and the allowed rate of requests.
#[derive(Debug, Default)]
pub struct Rate {
    limited: Option<Limited>,
    measured: f64,
    counted: u32,
    since: Option<Instant>,
}

#[derive(Debug)]
struct Limited {
    /// The rate at the last secondary limit, in requests per second.
    peak: f64,
    /// The rate that is allowed now.
    allowed: f64,
    /// When that limit was reported.
    at: Instant,
}

impl Rate {
    /// Requests per second that are allowed; None for any number.
    pub fn allowed(&self) -> Option<f64> {
        self.limited.as_ref().map(|limited| limited.allowed)
    }

    /// Count a request that is sent.
    pub fn count(&mut self, now: Instant) {
        let since = *self.since.get_or_insert(now);
        let span = now.saturating_duration_since(since);
        if span >= SPAN {
            self.measured = f64::from(self.counted) / span.as_secs_f64();
            (self.counted, self.since) = (0, Some(now));
        }
        self.counted = self.counted.saturating_add(1);
    }

    /// A secondary rate limit was reported.
    pub fn decrease(&mut self, now: Instant) {
        let before = self.limited.as_ref();
        if before.is_some_and(|limited| now.saturating_duration_since(limited.at) < SAME) {
            return;
        }
        let measured = self.measured.max(f64::from(self.counted));
        let peak = before.map_or(measured, |limited| limited.allowed).clamp(LOWEST, HIGHEST);
        self.limited = Some(Limited { peak, allowed: (peak * DECREASE).max(LOWEST), at: now });
    }

    /// A request succeeded.
    pub fn increase(&mut self, now: Instant) {
        let Some(limited) = &mut self.limited else { return };
        let elapsed = now.saturating_duration_since(limited.at).as_secs_f64();
        // The time after which the rate is that of the limit again.
        let back = (limited.peak * (1.0 - DECREASE) / GROWTH).cbrt();
        let allowed = GROWTH * (elapsed - back).powi(3) + limited.peak;
        limited.allowed = allowed.max(limited.allowed);
        if limited.allowed >= HIGHEST {
            self.limited = None;
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::arithmetic_side_effects)]
mod tests {
    use super::*;

    fn sending(per_second: u32, now: Instant) -> Rate {
        let mut rate = Rate::default();
        (0..per_second * 2).for_each(|n| rate.count(now + Duration::from_secs(1) * n / per_second));
        rate
    }

    #[test]
    fn a_secondary_limit_halves_the_rate_once() {
        let now = Instant::now();
        let mut rate = sending(20, now);
        assert_eq!(rate.allowed(), None);
        (0..5).for_each(|n| rate.decrease(now + Duration::from_secs(2) + Duration::from_millis(n)));
        assert_eq!(rate.allowed(), Some(10.0));
        rate.decrease(now + Duration::from_secs(60));
        assert_eq!(rate.allowed(), Some(5.0));
        (2..40).for_each(|n| rate.decrease(now + Duration::from_secs(60) * n));
        assert_eq!(rate.allowed(), Some(LOWEST));
    }

    #[test]
    fn successes_raise_the_rate_slowly_until_there_is_no_limit() {
        let now = Instant::now();
        let mut rate = sending(20, now);
        let limited = now + Duration::from_secs(2);
        rate.decrease(limited);
        let mut before = 10.0;
        let mut after = |seconds: u64| {
            rate.increase(limited + Duration::from_secs(seconds));
            let allowed = rate.allowed();
            assert!(allowed.is_none_or(|allowed| allowed >= before));
            before = allowed.unwrap_or(before);
            allowed
        };
        assert!(after(2).unwrap() < 16.0 && after(10).unwrap() <= 20.01 && after(12).unwrap() < 21.0);
        assert_eq!(after(60), None);
    }
}
