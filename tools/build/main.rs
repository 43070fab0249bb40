//! Writes the declarations in `src/api` out in full: what an overlay leaves out comes from GitHub's description of the
//! operation that it names. A mistake in a declaration ends the build with its file and line.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The names of the models, which are read from the description.
#[allow(dead_code)]
#[path = "../../src/api"]
mod api {
    pub mod models;
}
mod overlays;

/// What the description consists of.
#[allow(dead_code)]
#[path = "../../src/schema"]
mod schema {
    pub mod kind;
}

/// The parts of the library that read GitHub's description.
#[allow(dead_code)]
#[path = "../../src/rest"]
mod rest {
    pub mod kind;
    pub mod mapping;
    pub mod names;
    pub mod operation;
    pub mod schemas;
    pub mod tags;
}

fn main() -> Result<(), Box<dyn Error>> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let out = PathBuf::from(env::var("OUT_DIR")?).join("declared");
    for changed in ["tools/build", "src/api", "src/rest", "src/schema"] {
        println!("cargo::rerun-if-changed={changed}");
    }
    let mut chapters = Vec::new();
    for entry in fs::read_dir(root.join("src/api"))? {
        let path = entry?.path();
        let source = fs::read_to_string(&path)?;
        chapters.push((path, source));
    }
    let mut mistakes = Vec::new();
    let mut heads = Vec::new();
    for (path, source) in &chapters {
        match overlays::notation::heads(source) {
            Ok(found) => heads.extend(found),
            Err(mistake) => mistakes.push(shown(&root, path, &mistake)),
        }
    }
    heads.extend(overlays::notation::models());
    let known = overlays::resolve::Known::new(heads, include_str!("removed.txt"));
    fs::create_dir_all(&out)?;
    for (path, source) in chapters.iter().filter(|(_, source)| source.contains("\noperations! {")) {
        match overlays::expand(source, &known) {
            Ok(expanded) => {
                fs::write(out.join(path.file_name().unwrap_or_default()), expanded.text)?;
                for gone in &expanded.gone {
                    println!("cargo::warning={}; tools/build/removed.txt has its last text", shown(&root, path, gone));
                }
            }
            Err(found) => mistakes.extend(found.iter().map(|mistake| shown(&root, path, mistake))),
        }
    }
    for mistake in &mistakes {
        println!("cargo::error={mistake}");
    }
    Ok(())
}

fn shown(root: &Path, path: &Path, (line, text): &(usize, String)) -> String {
    format!("{}:{line}: {text}", path.strip_prefix(root).unwrap_or(path).display())
}
