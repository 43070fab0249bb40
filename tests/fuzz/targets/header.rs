#![no_main]
#![allow(dead_code)]

#[path = "../properties.rs"]
mod properties;

libfuzzer_sys::fuzz_target!(|input: &[u8]| properties::header(input));
