//! Everything that is declared, by name. The tables are made on first use; each look-up takes constant time.

use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

use crate::api::CHAPTERS;
use crate::schema::declaration::{Class, Op};

struct Registry {
    classes: HashMap<&'static str, &'static Class>,
    /// The operations that each class declares itself, in the order of declaration.
    operations: HashMap<&'static str, Vec<&'static Op>>,
    /// The same by class and name.
    by_name: HashMap<(&'static str, &'static str), &'static Op>,
}

static REGISTRY: LazyLock<Registry> = LazyLock::new(|| {
    let mut declared: HashMap<_, Vec<_>> = HashMap::new();
    for op in operations() {
        declared.entry(op.class).or_default().push(op);
    }
    Registry {
        classes: classes().map(|class| (class.name, class)).collect(),
        operations: declared,
        by_name: operations().map(|op| ((op.class, op.name), op)).collect(),
    }
});

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
    REGISTRY.classes.get(name).copied()
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
    REGISTRY.operations.get(class).into_iter().flatten().copied()
}

/// The class and those it inherits from, nearest first.
pub fn lineage(name: &str) -> impl Iterator<Item = &'static Class> {
    std::iter::successors(class(name), |class| class.parent.and_then(self::class))
}

/// The operation of this name that a class declares or inherits.
pub fn operation(class: &str, name: &str) -> Option<&'static Op> {
    let own = |class: &str| REGISTRY.by_name.get(&(class, name)).copied();
    own(class).or_else(|| lineage(class).find_map(|class| own(class.name)))
}
