//! Everything that is declared, by name. Each table is made on first use; a look-up takes constant time.

use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

use crate::github::declared::CHAPTERS;
use crate::github::model::declaration::{Class, Op};

static BY_NAME: LazyLock<HashMap<&'static str, &'static Class>> =
    LazyLock::new(|| classes().map(|class| (class.name, class)).collect());

/// The operations that each class declares itself, in the order of declaration.
static OPERATIONS: LazyLock<HashMap<&'static str, Vec<&'static Op>>> = LazyLock::new(|| {
    let mut declared: HashMap<_, Vec<_>> = HashMap::new();
    for op in operations() {
        declared.entry(op.class).or_default().push(op);
    }
    declared
});

/// The operations by the names of their class and their own.
static OPERATIONS_BY_NAME: LazyLock<HashMap<(&'static str, &'static str), &'static Op>> =
    LazyLock::new(|| operations().map(|op| ((op.class, op.name), op)).collect());

/// Where classes are looked up that are not declared.
static DERIVED: OnceLock<fn(&str) -> Option<&'static Class>> = OnceLock::new();

/// Look up classes here whose names begin with `@`.
pub fn set_derived(find: fn(&str) -> Option<&'static Class>) {
    let _ = DERIVED.set(find);
}

/// The class of this name.
pub fn class(name: &str) -> Option<&'static Class> {
    if name.starts_with('@') {
        return DERIVED.get().and_then(|find| find(name));
    }
    BY_NAME.get(name).copied()
}

/// Every class.
pub fn classes() -> impl Iterator<Item = &'static Class> {
    CHAPTERS.iter().flat_map(|chapter| chapter.classes)
}

/// Every operation.
pub fn operations() -> impl Iterator<Item = &'static Op> {
    CHAPTERS.iter().flat_map(|chapter| chapter.operations).copied()
}

/// The operations that a class declares, without those that it inherits.
pub fn operations_of(class: &str) -> impl Iterator<Item = &'static Op> {
    OPERATIONS.get(class).into_iter().flatten().copied()
}

/// The class and those it inherits from, nearest first.
pub fn lineage(name: &str) -> impl Iterator<Item = &'static Class> {
    std::iter::successors(class(name), |class| class.parent.and_then(self::class))
}

/// The operation of this name that a class declares or inherits.
pub fn operation(class: &str, name: &str) -> Option<&'static Op> {
    let own = |class: &str| OPERATIONS_BY_NAME.get(&(class, name)).copied();
    own(class).or_else(|| lineage(class).find_map(|class| own(class.name)))
}
