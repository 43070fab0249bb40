//! A short run of the fuzz targets, on any toolchain: seeds, and what a seeded generator makes of them.
//!
//! `make fuzz` runs the targets with libFuzzer. Where that is not installed, it sets `FERROHUB_FUZZ_SECONDS`: then each
//! target runs for so long, with other numbers each time, and an input for which a property does not hold is kept
//! among the seeds.

#[path = "fuzz/properties.rs"]
#[allow(clippy::panic)]
mod properties;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::catch_unwind;
use std::path::Path;
use std::time::{Duration, Instant, UNIX_EPOCH};

/// Inputs for each target.
const INPUTS: u64 = 20_000;
/// The seed of the numbers, if the time is not limited.
const SEED: u64 = 0x9e37_79b9_7f4a_7c15;

/// Pieces that the texts in question are made of.
const PIECES: [&str; 40] = [
    "<",
    ">",
    ";",
    ",",
    "=",
    "\"",
    "\\",
    "'",
    "rel=\"next\"",
    "*=UTF-8''",
    "%2F",
    "%",
    "..",
    "/",
    "{",
    "}",
    "[",
    "]",
    ":",
    "{?a,b*}",
    "{+a:3}",
    "{/a}",
    "null",
    "true",
    "-1e309",
    "0",
    "\\u0061",
    "\\ud800",
    "\u{feff}",
    "\u{1f600}",
    "2016-12-31T23:59:60Z",
    "+24:00",
    "9999",
    "0000",
    "Z",
    "\n",
    "\0",
    "\r",
    " ",
    "é",
];

/// Numbers that look random and are the same in each run (xorshift).
struct Numbers(u64);

#[allow(clippy::indexing_slicing)]
impl Numbers {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap_or_default() % most.max(1)
    }

    /// A part of a text.
    fn part<'a>(&mut self, of: &'a [u8]) -> &'a [u8] {
        let from = self.below(of.len() + 1);
        let rest = of.get(from..).unwrap_or_default();
        rest.get(..self.below(rest.len().min(64) + 1)).unwrap_or_default()
    }

    fn change(&mut self, input: &mut Vec<u8>, seeds: &[Vec<u8>]) {
        let at = self.below(input.len() + 1);
        let end = (at + self.below(8)).min(input.len());
        match self.below(6) {
            0 => input.splice(at..at, PIECES[self.below(PIECES.len())].bytes()).for_each(drop),
            1 => input.splice(at..end, PIECES[self.below(PIECES.len())].bytes()).for_each(drop),
            2 => input.splice(at..end, []).for_each(drop),
            3 => {
                let seed = &seeds[self.below(seeds.len())];
                input.splice(at..end, self.part(seed).to_vec()).for_each(drop);
            }
            4 => {
                let own = self.part(input).to_vec();
                input.splice(at..at, own).for_each(drop);
            }
            _ => {
                let bit = 1 << self.below(8);
                input.get_mut(at).into_iter().for_each(|byte| *byte ^= bit);
            }
        }
    }
}

#[test]
#[allow(clippy::unwrap_used)]
fn whatever_comes_in_is_taken() {
    let limit = std::env::var("FERROHUB_FUZZ_SECONDS").ok().map(|text| Duration::from_secs(text.parse().unwrap()));
    let seed = limit.map_or(SEED, |_| UNIX_EPOCH.elapsed().unwrap().as_secs() | 1);
    std::thread::scope(|scope| {
        for (name, property) in properties::ALL {
            let running = scope.spawn(move || run(name, property, limit, seed));
            // With a time limit, targets run one after another, so that each has the processor to itself.
            if limit.is_some() {
                running.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            }
        }
    });
}

/// Run one target until the time limit, or for [`INPUTS`] inputs.
#[allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, clippy::print_stdout)]
fn run(name: &str, property: fn(&[u8]), limit: Option<Duration>, seed: u64) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/seeds").join(name);
    let mut files: Vec<_> = folder.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let seeds: Vec<Vec<u8>> = files.iter().map(|file| std::fs::read(file).unwrap()).collect();
    assert!(!seeds.is_empty(), "{name} has no seeds");
    let check = |input: &[u8]| {
        if catch_unwind(|| property(input)).is_err() {
            if limit.is_some() {
                keep(&folder, input);
            }
            panic!("{name} does not hold for {:?}", String::from_utf8_lossy(input));
        }
    };
    seeds.iter().for_each(|seed| check(seed));
    let (mut numbers, began, mut inputs) = (Numbers(seed), Instant::now(), 0);
    while limit.map_or(inputs < INPUTS, |limit| began.elapsed() < limit) {
        let mut input = seeds[numbers.below(seeds.len())].clone();
        for _ in 0..=numbers.below(6) {
            numbers.change(&mut input, &seeds);
        }
        check(&input);
        inputs += 1;
    }
    if limit.is_some() {
        println!("{name}: {inputs} inputs, seed {seed}");
    }
}

/// Keep an input among the seeds, so that each later run begins with it.
#[allow(clippy::unwrap_used, clippy::print_stdout)]
fn keep(folder: &Path, input: &[u8]) {
    let mut hasher = DefaultHasher::new();
    input.hash(&mut hasher);
    let path = folder.join(format!("found-{:016x}", hasher.finish()));
    std::fs::write(&path, input).unwrap();
    println!("kept: {}", path.display());
}
