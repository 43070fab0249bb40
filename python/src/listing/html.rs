//! The HTML of resources and listings for notebooks.

use pyo3::prelude::*;

use crate::listing::Listing;
use crate::values::resource::Resource;
use ferrohub::bindings::table::html;

/// Maximum number of items that a listing shows.
const ROWS: usize = 10;

#[pymethods]
impl Resource {
    /// As a short table, for notebooks.
    fn _repr_html_(slf: &Bound<'_, Self>) -> PyResult<Option<String>> {
        let this = slf.get();
        let name = slf.get_type().name()?.to_string();
        Ok(this.class().map(|class| html::resource(class.name, &name, &this.content().json)))
    }
}

#[pymethods]
impl Listing {
    /// The next items as a short table, for notebooks. It sends no request.
    fn _repr_html_(slf: &Bound<'_, Self>) -> PyResult<String> {
        let this = slf.get();
        let (items, waiting) = this.core.waiting(ROWS);
        let (given, all) = this.core.expected();
        let state = match (all, waiting) {
            (None, 0) if given == 0 => "nothing is read yet".to_owned(),
            (Some(all), 0) if given >= all => format!("all {given} items are given out"),
            (Some(all), _) => format!("the next {} of {all} items, {given} are given out", items.len()),
            (None, _) => format!("the next {} items, {given} are given out", items.len()),
        };
        let name = slf.get_type().name()?;
        let of = this.kind().class().map(|class| format!(" of {class}")).unwrap_or_default();
        let caption = format!("{name}{of} at {}: {state}", this.first().url.path());
        let rows: Vec<_> = items.iter().map(|item| this.kind().row(item)).collect();
        Ok(html::listing(this.kind().class(), &caption, &rows))
    }
}
