//! What the extension module for Python, the fuzz targets and the benchmarks use: items, in the modules of the library that
//! have them. It is no part of the public API and changes without notice.

// The items are described where they are defined, and so are their modules.
#![allow(missing_docs)]

/// GitHub Apps and their installations.
pub mod apps {
    pub use crate::apps::{check_name, installation_for, session_for, token};
    pub mod manifest {
        pub use crate::apps::manifest::{Registration, convert, page, start};
    }
}

/// Credentials.
pub mod auth {
    pub mod credential {
        pub use crate::auth::credential::{
            AppKey, AppToken, Auth, Grant, InstallationToken, Narrowing, OAuthApp, Secret, Target, UserGrant, after,
            is_token_like, shown_username,
        };
    }
    pub mod oauth {
        pub use crate::auth::oauth::{read_callback, web_root};
    }
    pub mod request_secrets {
        pub use crate::auth::request_secrets::{in_header, is_credential, of_sent};
    }
    pub mod verification {
        pub use crate::auth::verification::{claims_of, new_private_key};
    }
}

/// The cache of responses.
pub mod cache {
    pub use crate::cache::Cache;
}

/// Record and replay.
pub mod cassette {
    pub use crate::cassette::{Cassette, Matcher, Record, Scrub};
    pub mod file {
        pub use crate::cassette::file::{parse, text};
    }
}

/// The credentials of a pool.
pub mod credential_pool {
    pub mod members {
        pub use crate::credential_pool::members::{MemberStatus, Members};
    }
    pub mod parking {
        pub use crate::credential_pool::parking::{PARKED_FOR, Parking, says_suspended};
    }
}

/// What GitHub is.
pub mod github {
    pub mod declared {
        pub use crate::github::declared::CHAPTERS;
        pub mod models {
            pub use crate::github::declared::models::{of_schema, shown};
        }
        pub mod named {
            pub use crate::github::declared::named::{
                Authorization, Client, ClientEnterprise, CodeSearchResult, CombinedStatus, Commit, CommitSearchResult,
                Comparison, Contents, ContributorStats, EventIssue, EventIssueComment, EventPullRequest,
                EventReviewComment, EventUser, Gist, GistComment, GistFile, GistHistory, GitShortCommit, Installation,
                IssueComment, IssueEvent, IssueSearchResult, LabelSearchResult, Milestone, OrganizationInvitation,
                Release, RepoComment, RepoTag, RepositoryInvitation, RepositoryIssueEvent, RepositorySearchResult,
                ShortComment, ShortGistFile, ShortRepository, ShortStatus, ShortTeam, ShortUser, Stargazer,
                StarredRepository, Status, TopicSearchResult, Topics, UserSearchResult,
            };
        }
        pub mod records {
            pub use crate::github::declared::records::RECORDS;
        }
        pub mod registry {
            pub use crate::github::declared::registry::{
                class, classes, lineage, operation, operations, operations_of,
            };
        }
        pub mod variants {
            pub use crate::github::declared::variants::{classes, of};
        }
    }
    pub mod description {
        pub mod classes {
            pub use crate::github::description::classes::{
                install, list_item, name_of, of_items_as, shown, shown_name,
            };
        }
        pub mod form {
            pub use crate::github::description::form::{Field, encode};
        }
        pub mod kind {
            pub use crate::github::description::kind::{Kind, OTHERS};
        }
        pub mod mapping {
            pub use crate::github::description::mapping::declared;
        }
        pub mod names {
            pub use crate::github::description::names::{camel, identifier, nearest};
        }
        pub mod operation {
            pub use crate::github::description::operation::{
                Body, Operation, Parameter, Place, Server, all, nearest, of_route, operation, parsed, tag, tags,
                template_of,
            };
        }
        pub mod preflight {
            pub use crate::github::description::preflight::{Exchange, uses};
        }
        pub mod presence {
            pub use crate::github::description::presence::is_promised;
        }
        pub mod releases {
            pub use crate::github::description::releases::{Release, first_with, first_with_parameter, lacking};
        }
        pub mod routes {
            pub use crate::github::description::routes::{filled, is_at, path, website_path};
        }
        pub mod schemas {
            pub use crate::github::description::schemas::schema;
        }
        pub mod shapes {
            pub use crate::github::description::shapes::{Shape, shapes};
        }
        pub mod summaries {
            pub use crate::github::description::summaries::summary;
        }
        pub mod versions {
            pub use crate::github::description::versions::{
                Change, check, known, notes, removed_field, removed_member,
            };
        }
        pub mod webhooks {
            pub use crate::github::description::webhooks::{
                ANY, Event, PREFIX, classes, event, events, is_event, payloads, shown,
            };
        }
    }
    pub mod hints {
        pub use crate::github::hints::Hints;
    }
    pub mod model {
        pub mod declaration {
            pub use crate::github::model::declaration::{
                Class, Composite, Field, Kind, Local, Member, Method, Needs, Op, Param, Returns, Takes,
            };
            pub mod media {
                pub use crate::github::model::declaration::media::{FULL, OCTET_STREAM};
            }
        }
        pub mod kind {
            pub use crate::github::model::kind::{Computed, Kind, Record};
        }
        pub mod objects {
            pub use crate::github::model::objects::keys;
        }
        pub mod parameter {
            pub use crate::github::model::parameter::{LocalInput, Param, Takes};
        }
    }
}

/// GraphQL.
pub mod graphql {
    pub mod combine {
        pub use crate::graphql::combine::{Part, run};
    }
    pub mod pages {
        pub use crate::graphql::pages::Pages;
    }
    pub mod query {
        pub use crate::graphql::query::{Query, data};
    }
    pub mod schema {
        pub use crate::graphql::schema::Schema;
    }
}

/// Requests and responses.
pub mod http {
    pub mod content_encoding {
        pub use crate::http::content_encoding::{Body, Broken};
    }
    pub mod context {
        pub use crate::http::context::Source;
    }
    pub mod environment {
        pub use crate::http::environment::read;
    }
    pub mod error {
        pub use crate::http::error::{Error, Expired, Reason, Result, caused};
    }
    pub mod observers {
        pub use crate::http::observers::{Attempt, Event, Observer, Received, Trace, What, set_logger};
    }
    pub mod offline {
        pub use crate::http::offline::{Rules, is_offline, replace};
    }
    pub mod connection_pool {
        pub use crate::http::connection_pool::{Connection, Verify};
    }
    pub mod proxy {
        pub use crate::http::proxy::{Route, check, without_credential};
    }
    pub mod request {
        pub use crate::http::request::{Request, absolute_url, header, may_cross_origins, route, segment, shown};
    }
    pub mod response {
        pub use crate::http::response::{Response, Sent, links, number};
    }
    pub mod secrets {
        pub use crate::http::secrets::{is_secret_name, printable, redacted, redacted_with, shown_url};
    }
    pub mod tls {
        pub use crate::http::tls::Identity;
    }
    pub mod transfer {
        pub use crate::http::transfer::{
            Download, FileSink, FileSource, Memory, PIECE, Progress, Sink, Source, Step, Upload,
        };
        pub mod digest {
            pub use crate::http::transfer::digest::Checked;
        }
    }
    pub mod transport {
        pub use crate::http::transport::{Custom, Nowhere, Transport, complete};
    }
    pub mod uri_template {
        pub use crate::http::uri_template::{Variable, expand, variables};
    }
}

/// JSON documents.
pub mod json {
    pub mod document {
        pub use crate::json::document::Json;
    }
    pub mod time {
        pub use crate::json::time::{of_seconds, offset, parse};
    }
}

/// Layers around sending.
pub mod layers {
    pub mod credential_pool {
        pub mod settings {
            pub use crate::layers::credential_pool::settings::Pool;
        }
    }
    pub mod plan {
        pub use crate::layers::plan::{Planner, Step};
    }
}

/// OAuth: flows and tokens.
pub mod oauth {
    pub use crate::oauth::{refresh, refresh_now, session_for};
    pub mod device {
        pub use crate::oauth::device::{DeviceCode, run};
    }
    pub mod tokens {
        pub use crate::oauth::tokens::{check, limit, reset, revoke, revoke_grant};
    }
    pub mod web {
        pub use crate::oauth::web::{Options, WebFlow, exchange, start};
    }
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
        pub use crate::operations::composite::raw;
        pub mod local {
            pub use crate::operations::composite::local::{EVENT_TYPES, compute, content};
        }
    }
    /// Described operations.
    pub mod described {
        pub use crate::operations::described::alternatives::alternatives;
        pub mod unknown_keys {
            pub use crate::operations::described::unknown_keys::check;
        }
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
    pub mod reported {
        pub use crate::quota::reported::{limit_reached, reset};
    }
    pub mod retry_quota {
        pub use crate::quota::retry_quota::RetryQuota;
    }
    pub mod route {
        pub use crate::quota::route::Route;
    }
    pub mod shared {
        pub use crate::quota::shared::{Broker, Claim, Share, SharedQuota, exchange_by};
        pub mod ledger {
            pub use crate::quota::shared::ledger::Ledger;
        }
        pub mod machine {
            pub use crate::quota::shared::machine::{Machine, OnFailure, default_folder, in_folder};
        }
    }
}

/// The runtime that callers drive.
pub mod runtime {
    pub mod deadline {
        pub use crate::runtime::deadline::{LONGEST, seconds};
    }
    pub mod driver {
        pub use crate::runtime::driver::{
            TICK, Task, after_turn, block_on, caught, discard, drive_once, run_within, spawn,
        };
    }
    pub mod error {
        pub use crate::runtime::error::{Error, Result};
    }
    pub mod host {
        pub use crate::runtime::host::{BlockingJob, Callback, Host, call_id, current, new_id, serve};
    }
    pub mod per_process {
        pub use crate::runtime::per_process::{current, remember};
    }
    pub mod program {
        pub use crate::runtime::program::{Outcome, run};
    }
    pub mod thread_pool {
        pub use crate::runtime::thread_pool::run;
    }
    pub mod turns {
        pub use crate::runtime::turns::{InTurn, TURNS};
    }
}

/// Sessions and listings.
pub mod session {
    pub use crate::session::{API, API_VERSION, Mode, Session, Settings, UPLOADS, json_of, object_of};
    pub mod intercept {
        pub use crate::session::intercept::{Interceptor, serve};
    }
    pub mod listing {
        pub use crate::session::listing::{Listing, Progress};
    }
    pub mod live {
        pub use crate::session::live::{install, stand_by};
    }
    pub mod page {
        pub use crate::session::page::{Item, Layout, Pages};
    }
    pub mod polling {
        pub use crate::session::polling::{Options, Polling};
    }
    pub mod prefetch {
        pub use crate::session::prefetch::MOST;
    }
    pub mod responses {
        pub use crate::session::responses::{Collection, Collections, collect};
    }
    pub mod sealed_box {
        pub use crate::session::sealed_box::{open, public_key};
    }
    pub mod search {
        pub use crate::session::search::{Cost, Progress};
    }
}

/// Listings as tables.
pub mod table {
    #[cfg(feature = "arrow")]
    pub mod arrow {
        pub use crate::table::arrow::{Builder, Table};
    }
    pub mod columns {
        pub use crate::table::columns::{Cell, Column, Columns, chosen, fields, scalars};
    }
    pub mod html {
        pub use crate::table::html::{TABLE, listing, resource, table};
    }
}

/// Webhooks.
pub mod webhooks {
    pub mod delivery {
        pub use crate::webhooks::delivery::WebhookDelivery;
    }
    pub mod event {
        pub use crate::webhooks::event::WebhookEvent;
    }
    pub mod receiver {
        pub use crate::webhooks::receiver::WebhookReceiver;
    }
    pub mod signature {
        pub use crate::webhooks::signature::WebhookSecrets;
    }
}
