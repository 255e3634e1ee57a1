// A crate of Rust with everything but a server, asked for with `rust` under `package.emit`: types, validators, upgrades,
// a client. What no contract changes is in templates/rust/.

import { isUncalled, signedWebhooks } from "../../model/operations.js";
import type { Model } from "../../model/model.js";
import { contractData } from "../contract-data.js";
import type { EmitContext, EmittedFile } from "../output.js";
import { rustPattern } from "../patterns.js";
import { hasClient } from "../languages/calls.js";
import { runtimeFiles, stamperNames } from "../languages/runtime-files.js";
import { operationsText } from "./client.js";
import { moduleDoc, rustText } from "./names.js";
import { RustTypes } from "./types.js";
import { webhookCrates } from "./webhooks.js";

/** The oldest version of Rust that builds the crate. */
const rustVersion = "1.91";

export function emitRust(context: EmitContext): readonly EmittedFile[] {
  const { model } = context;
  const { rust } = model.contract.manifest;
  if (!rust) return [];
  const types = new RustTypes(model);
  const head = `// Generated from the contract ${model.contract.title}. Do not edit.\n\n`;
  const declared = types.declarations();
  const operations = operationsText(model, types);
  const shared = runtimeFiles(context, "rust", "rs").map((file) => ({
    ...file,
    module: `${file.isStamper ? "stamper_" : ""}${file.name}`,
  }));
  const own = shared.flatMap(({ isStamper, name }) => (isStamper ? [name] : []));
  const modules = shared.map(({ module }) => module);
  const files: Readonly<Record<string, string>> = {
    "Cargo.toml": manifest(model, own),
    "rustfmt.toml": "# The compiler of the contract has formatted what is here.\ndisable_all_formatting = true\n",
    "contract.json": contractData(model, (pattern) => rustPattern(pattern).text),
    "src/lib.rs": head + library(model, types, modules, own),
    "src/types.rs": `${head}//! The types of the contract.\n\n${declared}`,
    "src/operations.rs": head + operations,
    ...Object.fromEntries(shared.map(({ module, text }) => [`src/${module}.rs`, head + text])),
  };
  return Object.entries(files).map(([name, text]) => ({
    path: `${rust.folder}/${name}`,
    text: `${text.trimEnd()}\n`,
    verbatim: true,
  }));
}

function manifest(model: Model, own: readonly string[]): string {
  const { contract } = model;
  const { license, repository, rust } = contract.manifest;
  const isSpdx = license !== "UNLICENSED";
  return `# Generated from the contract ${contract.title}. Do not edit.

[package]
name = ${rustText(rust?.crate ?? "")}
version = ${rustText(contract.version)}
edition = "2024"
rust-version = "${rustVersion}"
description = ${rustText(contract.title)}
${isSpdx ? `license = ${rustText(license)}\n` : "publish = false\n"}${repository ? `repository = ${rustText(repository)}\n` : ""}
${hasClient(model) ? tls : ""}[dependencies]
base64 = "0.23"
${hasClient(model) ? 'httpdate = "1"\n' : ""}${own.includes("p256") ? 'p256 = { version = "0.14", default-features = false, features = ["alloc", "ecdsa"] }\n' : ""}${signedWebhooks(model).length > 0 ? webhookCrates : ""}regex = { version = "1", default-features = false, features = ["std", "unicode-gencat", "unicode-script"] }
serde = { version = "1", features = ["derive"] }
serde_json = { version = "1", features = ["float_roundtrip", "preserve_order"] }
${hasClient(model) ? 'ureq = { version = "3", default-features = false }\n' : ""}`;
}

const tls = `[features]
default = ["tls"]
# Without it, the client calls http:// alone, or what the agent in its options can.
tls = ["ureq/rustls"]

`;

function library(model: Model, types: RustTypes, modules: readonly string[], own: readonly string[]): string {
  const { title, doc, version, server } = model.contract;
  const name = (model.contract.manifest.rust?.crate ?? "").replaceAll("-", "_");
  const isCalled = hasClient(model);
  const about = moduleDoc(`${isCalled ? "Calls the API" : "The types of"} ${title}, version ${version}: ${doc}`);
  const example = [
    "//!",
    "//! ```",
    `//! use ${name}::{Client, Options};`,
    "//!",
    `//! let client = Client::new(${rustText(server)}, Options::default());`,
    "//! ```",
  ];
  return `${[...about, ...(isCalled ? example : ["// Nothing is called.", "#![allow(dead_code)]"])].join("\n")}

${[...modules, "operations"]
  .sort()
  .map((module) => (module === "operations" ? "#[allow(clippy::clone_on_copy)]\n" : "") + `mod ${module};`)
  .join("\n")}
// Names and numbers of members are the contract's.
#[allow(clippy::enum_variant_names, clippy::too_many_arguments)]
pub mod types;

${isCalled ? "pub use client::{Client, Operation, Options, StampError, Stamper};\n" : ""}pub use codec::{Bytes, Constant, ContractType, Int64, UrlBytes};
pub use error::{Error, Issue};
pub use operations::{${["ErrorCode", ...types.offered].join(", ")}};
pub use read::{check, parse_answer, parse_request};
${isUncalled(model) ? "" : "pub use server::read_request;\n"}${own.flatMap((one) => stamperNames(one).map((name) => `pub use stamper_${one}::${name};\n`)).join("")}pub use types::*;
${modules.includes("webhook") ? "pub use operations::webhooks;\npub use webhook::{RefusalReason, WebhookKeys, WebhookRefused, webhook_keys};\n" : ""}`;
}
