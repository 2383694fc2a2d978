//! What can be reached over HTTP.

mod analysis;
mod costly;
mod dojo;
pub mod extract;
mod go_on;
mod hint;
mod lessons;
mod matches;
mod measure;
mod pages;
mod replay;
mod service;
mod socket;
mod stream;
mod talk;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware;
use catalog::lines::Line;
use catalog::lines::said::Said;
use room::dojo::Answers;
use room::joining::{Created, Games, Guest, Joined, Seated, Unsealed};
use room::measure::{LookFrom, Looked, Trial};
use room::setup::Wish;
use schemars::generate::SchemaSettings;
use serde_json::{Value, json};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa::OpenApi;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

use crate::app::App;
use crate::error::Refused;
use crate::reach::Reach;

pub use service::metrics_router;

/// The longest body of a request, and the longest message over a WebSocket.
pub const LONGEST_BODY: usize = 64 * 1024;

#[derive(OpenApi)]
#[openapi(info(
    title = "Walstatt",
    description = "Matches over the network. `docs/server.md` explains the lines of a match."
))]
struct Description;

/// Everything, ready to be served.
pub fn router(app: Arc<App>) -> Router {
    let (api, description) = described().split_for_parts();
    let description = add_schemas(description).to_string();
    api.route(
        "/api/openapi.json",
        axum::routing::get(|| async { ([(header::CONTENT_TYPE, "application/json")], description) }),
    )
    .route("/api/matches/{id}/socket", axum::routing::get(socket::connect))
    .merge(service::routes())
    .fallback(pages::serve)
    .method_not_allowed_fallback(service::refuse_method)
    .layer(DefaultBodyLimit::max(LONGEST_BODY))
    .layer(middleware::from_fn_with_state(app.clone(), service::let_in))
    .layer(CatchPanicLayer::new())
    .layer(tower_http::compression::CompressionLayer::new().compress_when(service::is_worth_compressing))
    .with_state(app)
    .layer(SetResponseHeaderLayer::if_not_present(header::CONTENT_SECURITY_POLICY, content_security_policy()))
    .layer(set(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
    .layer(set(header::X_FRAME_OPTIONS, "DENY"))
    .layer(set(header::REFERRER_POLICY, "no-referrer"))
    .layer(set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
    .layer(set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin"))
    .layer(set(HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"))
}

/// No script but our own files, and nobody may put us into a frame. Pages that play by themselves run WebAssembly.
fn content_security_policy() -> HeaderValue {
    let scripts = if pages::have_engines() { "'self' 'wasm-unsafe-eval'" } else { "'self'" };
    let policy = format!(
        "default-src 'none'; script-src {scripts}; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    );
    HeaderValue::try_from(policy).expect("a policy is plain text")
}

fn set(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
}

fn described() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(matches::games))
        .routes(routes!(matches::reach))
        .routes(routes!(matches::list, matches::create))
        .routes(routes!(matches::about))
        .routes(routes!(matches::join))
        .routes(routes!(matches::sit))
        .routes(routes!(matches::unseal))
        .routes(routes!(matches::make_program_token, matches::revoke_program_tokens))
        .routes(routes!(matches::transcript))
        .routes(routes!(measure::look))
        .routes(routes!(measure::try_out))
        .routes(routes!(replay::replay).layer(DefaultBodyLimit::max(replay::LONGEST_TRANSCRIPT)))
        .routes(routes!(analysis::analyse).layer(DefaultBodyLimit::max(replay::LONGEST_TRANSCRIPT)))
        .routes(routes!(dojo::deal, dojo::judge))
        .routes(routes!(lessons::list))
        .routes(routes!(lessons::teach))
        .routes(routes!(lessons::list_puzzles))
        .routes(routes!(lessons::pose))
        .routes(routes!(go_on::go_on).layer(DefaultBodyLimit::max(replay::LONGEST_TRANSCRIPT)))
        .routes(routes!(stream::listen))
        .routes(routes!(stream::say))
}

/// The description of the interface for programs, as `docs/openapi.json` has it.
pub fn openapi() -> String {
    let description = add_schemas(described().into_openapi());
    serde_json::to_string_pretty(&description).expect("plain data is JSON") + "\n"
}

/// Puts the types in their places: what is sent to the server, and what it sends.
fn add_schemas(description: utoipa::openapi::OpenApi) -> Value {
    let mut settings = SchemaSettings::draft2020_12();
    settings.definitions_path = "/components/schemas".into();
    let mut sent = settings.clone().for_deserialize().into_generator();
    sent.subschema_for::<(Said, Wish, Guest, Unsealed, LookFrom, Trial)>();
    sent.subschema_for::<(Answers, catalog::lessons::Tries)>();
    let mut answered = settings.for_serialize().into_generator();
    answered.subschema_for::<(Line, Refused, Looked, catalog::Tried)>();
    answered.subschema_for::<(catalog::Exercise, catalog::Judgement)>();
    answered.subschema_for::<(room::lesson::Course, room::lesson::Puzzles, catalog::lessons::Lecture)>();
    answered.subschema_for::<(Games, matches::OpenMatches, Created, Reach)>();
    answered.subschema_for::<(Joined, Seated, matches::ProgramToken)>();
    let mut schemas = answered.take_definitions(true);
    // What goes both ways may lack more when it is sent.
    schemas.extend(sent.take_definitions(true));
    let mut description = json!(description);
    description["components"]["schemas"] = schemas.into();
    add_refusals(&mut description["paths"]);
    description
}

/// What any request of a kind may be answered with, where its own description says nothing else of that status.
fn add_refusals(paths: &mut Value) {
    for (path, methods) in paths.as_object_mut().into_iter().flatten() {
        for (method, operation) in methods.as_object_mut().into_iter().flatten() {
            let has_body = operation.get("requestBody").is_some();
            let common = [
                ("400", true, "Something in the request cannot be understood, or is not possible"),
                ("403", method != "get", "A page of another site has asked, or this secret is for something else"),
                ("404", path.contains("{id}"), "There is no such match"),
                ("410", path.contains("{id}"), "This program cannot go on with the match"),
                ("413", has_body, "The body is too long"),
                ("429", true, "Too many requests; `Retry-After` says when to go on"),
                ("503", true, "The database has failed, or the server is full"),
            ];
            for (status, _, about) in common.into_iter().filter(|(_, is_possible, _)| *is_possible) {
                let responses = operation["responses"].as_object_mut().expect("everything is answered");
                let schema = json!({ "$ref": "#/components/schemas/Refused" });
                let refused = json!({ "description": about, "content": { "application/json": { "schema": schema } } });
                responses.entry(status).or_insert(refused);
            }
        }
    }
}
