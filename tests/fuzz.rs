//! A short run of the fuzz targets, on any toolchain: seeds, and what a seeded generator makes of them. The long runs
//! are those of `cargo fuzz run --fuzz-dir tests/fuzz <target>`.

#[path = "fuzz/properties.rs"]
#[allow(clippy::panic)]
mod properties;

use std::panic::catch_unwind;
use std::path::Path;

/// Inputs for each target.
const INPUTS: u32 = 20_000;

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
#[allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]
fn whatever_comes_in_is_taken() {
    for (name, property) in properties::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/seeds").join(name);
        let mut files: Vec<_> = folder.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        let seeds: Vec<Vec<u8>> = files.iter().map(|file| std::fs::read(file).unwrap()).collect();
        assert!(!seeds.is_empty(), "{name} has no seeds");
        let check = |input: &[u8]| {
            let held = catch_unwind(|| property(input));
            assert!(held.is_ok(), "{name} does not hold for {:?}", String::from_utf8_lossy(input));
        };
        seeds.iter().for_each(|seed| check(seed));
        let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
        for _ in 0..INPUTS {
            let mut input = seeds[numbers.below(seeds.len())].clone();
            for _ in 0..=numbers.below(6) {
                numbers.change(&mut input, &seeds);
            }
            check(&input);
        }
    }
}
