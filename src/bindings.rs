//! What the extension module for Python, the fuzz targets and the benchmarks use. It is no part of the public API and
//! changes without notice.

/// GitHub Apps and their installations.
pub mod apps {
    pub use crate::apps::{check_name, installation_for, manifest, session_for, token};
}

/// Credentials.
pub mod auth {
    pub use crate::auth::{credential, oauth, request_secrets, user, verification};
}

/// The cache of responses.
pub mod cache {
    pub use crate::cache::Cache;
}

/// Record and replay.
pub mod cassette {
    pub use crate::cassette::{Cassette, Matcher, Record, Scrub, file, recorder};
}

/// The credentials of a pool.
pub mod credential_pool {
    pub use crate::credential_pool::{members, parking};
}

/// What GitHub is.
pub mod github {
    pub use crate::github::hints;
    /// Declarations.
    pub mod declared {
        pub use crate::github::declared::{CHAPTERS, models, named, records, registry, variants};
    }
    /// Every operation of GitHub's description.
    pub mod description {
        pub use crate::github::description::{
            classes, form, kind, mapping, names, operation, preflight, presence, releases, routes, schemas, shapes,
            summaries, versions, webhooks,
        };
    }
    /// What a declaration is.
    pub mod model {
        pub use crate::github::model::{declaration, kind, objects, parameter};
    }
}

/// GraphQL.
pub mod graphql {
    pub use crate::graphql::{combine, pages, query, schema};
}

/// Requests and responses.
pub mod http {
    pub use crate::http::{
        content_encoding, context, environment, error, events, offline, pool, proxy, request, resolver, response,
        secrets, tls, transfer, transport, uri_template,
    };
}

/// JSON documents.
pub mod json {
    pub use crate::json::{document, time};
}

/// Layers around sending.
pub mod layers {
    pub use crate::layers::{credential_pool, stack};
}

/// OAuth: flows and tokens.
pub mod oauth {
    pub use crate::oauth::{device, refresh, refresh_now, session_for, tokens, web};
}

/// Operations: their arguments, requests and results.
pub mod operations {
    /// Arguments of declared operations.
    pub mod arguments {
        pub use crate::operations::arguments::{Arguments, convert};
    }
    /// Arguments of functions.
    pub mod binding {
        pub use crate::operations::binding::Function;
    }
    /// Operations that send several requests, or none.
    pub mod composite {
        pub use crate::operations::composite::*;
    }
    /// Described operations.
    pub mod described {
        pub use crate::operations::described::alternatives::alternatives;
        pub use crate::operations::described::keys;
        pub use crate::operations::described::kinds::due;
        pub use crate::operations::described::results::Returned;
        pub use crate::operations::described::{Call, Described, Filled};
    }
    /// Lazy handles.
    pub mod handle {
        pub use crate::operations::handle::{Fetch, lacking};
    }
    /// What arguments are read through.
    pub mod input {
        pub use crate::operations::input::{Input, Member, Words, headers, is_time, wrong_type, wrong_value};
    }
    /// Results.
    pub mod outcome {
        pub use crate::operations::outcome::{Found, Outcome, renewed};
    }
    /// Listings.
    pub mod paging {
        pub use crate::operations::paging::{Size, described};
    }
    /// Any route.
    pub mod route {
        pub use crate::operations::route::{Beside, Route};
    }
    /// Calls.
    pub mod run {
        pub use crate::operations::run::{Attachment, Call, NamedUpload, Plan, is_listing};
    }
}

/// Quotas.
pub mod quota {
    pub use crate::quota::*;
}

/// The runtime that callers drive.
pub mod runtime {
    pub use crate::runtime::{deadline, driver, error, host, per_process, program, thread_pool};
}

/// Sessions and listings.
pub mod session {
    pub use crate::session::{
        API, API_VERSION, ENTERPRISE_VERSION, Mode, Session, Settings, UPLOADS, USER_AGENT, intercept, items_of,
        json_of, listing, live, object_of, page, polling, prefetch, responses, sealed_box, search, shape,
    };
}

/// Webhooks.
pub mod webhooks {
    pub use crate::webhooks::{delivery, event, receiver, signature};
}

/// Listings as tables.
pub mod table {
    #[cfg(feature = "arrow")]
    pub use crate::table::arrow;
    pub use crate::table::{columns, html};
}
