// Emitted crates of Rust in a workspace, beside the programs that test them.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { contractData } from "../../generator/src/emit/contract-data.js";
import { rustPattern } from "../../generator/src/emit/patterns.js";
import { emitRust } from "../../generator/src/emit/rust/rust.js";
import type { Model } from "../../generator/src/model/model.js";
import { modelOf, root, sourcesOf, templates } from "../generator/fixture.js";
import { vectorsTextOf } from "../reader/vectors.js";

/** Whether there is a Rust. Where there is none, the run says so; in CI it fails. */
export function hasRust(): boolean {
  if (spawnSync("cargo", ["--version"]).status === 0) return true;
  const skipped = "what is emitted in Rust: there is no cargo";
  if (process.env["CI"]) throw new Error(`CI cannot skip ${skipped}`);
  console.warn(`skipped: ${skipped}`);
  return false;
}

/** What later runs find compiled, of this copy of the repository. */
const cache = path.join(
  process.env["XDG_CACHE_HOME"] ?? path.join(os.homedir(), ".cache"),
  "countersign-rust",
  createHash("sha256").update(root).digest("hex").slice(0, 12),
);
export const target = path.join(cache, "target", "debug");

/** The compiler that lints, in the place of the one that does not: `cargo clippy` would compile all dependencies again. */
const linting = { RUSTC_WORKSPACE_WRAPPER: "clippy-driver", CLIPPY_ARGS: "-D__CLIPPY_HACKERY__warnings" };

function run(
  folder: string,
  [program = "", ...words]: readonly string[],
  more: Readonly<Record<string, string>>,
): string {
  const env = { ...process.env, ...more };
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: folder,
    env,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${program} ${words.join(" ")}\n${stdout}${stderr}`);
  return stdout;
}

/** Builds the crates of a workspace. Nothing here speaks HTTPS, which would compile much more. */
export function build(folder: string, { lints = false } = {}): void {
  const env = { CARGO_TARGET_DIR: path.dirname(target), CARGO_TERM_COLOR: "never", ...(lints && linting) };
  run(folder, ["cargo", "build", "--workspace", "--no-default-features"], env);
}

/** Checks the documentation of a crate and its example, against what `build` has made. */
export function document(folder: string, crate: string): string {
  const name = crate.replaceAll("-", "_");
  const deps = path.join(target, "deps");
  const built = readdirSync(deps).filter((file) => file.endsWith(".rlib"));
  const manifest = readFileSync(path.join(folder, "Cargo.toml"), "utf8");
  const wanted = [...manifest.slice(manifest.indexOf("[dependencies]")).matchAll(/^([\w-]+) = /gm)];
  const externs = wanted.flatMap(([, named = ""]) => {
    const dependency = named.replaceAll("-", "_");
    const newest = built
      .filter((file) => file.startsWith(`lib${dependency}-`))
      .sort((a, b) => statSync(path.join(deps, b)).mtimeMs - statSync(path.join(deps, a)).mtimeMs)[0];
    return ["--extern", `${dependency}=${path.join(deps, newest ?? "")}`];
  });
  const words = ["src/lib.rs", "--edition", "2024", "--crate-name", name, "-L", `dependency=${deps}`, ...externs];
  return run(folder, ["rustdoc", "-D", "warnings", "--out-dir", path.join(cache, "doc"), ...words], {});
}

/** Runs a program, and answers what it printed. */
export function runProgram(program: string, folder: string, words: readonly string[]): string {
  return run(folder, [path.join(target, program), ...words], {});
}

/** @param contract folder in the repository */
export function modelWithRust(contract: string, crate: string): Model {
  return withRust(modelOf(sourcesOf(path.join(root, contract))), crate);
}

export function withRust(model: Model, crate: string): Model {
  const { manifest } = model.contract;
  return { ...model, contract: { ...model.contract, manifest: { ...manifest, rust: { crate, folder: "rust" } } } };
}

/** Text by name in the crate's folder. */
export function rustFiles(model: Model): ReadonlyMap<string, string> {
  const files = emitRust({ model, templates: templates() });
  return new Map(files.map(({ path: name, text }) => [name.replace("rust/", ""), text]));
}

/** @returns the folder of a workspace, where crates are in folders of their names and cargo takes the repository's versions */
export function workspace(name: string, crates: Readonly<Record<string, ReadonlyMap<string, string>>>): string {
  const top = path.join(cache, name);
  // cargo tells crates apart by their paths below the workspace, and all workspaces have one target folder.
  const folder = path.join(top, name);
  const members = Object.keys(crates).map((crate) => JSON.stringify(`${name}/${crate}`));
  const profile = "[profile.dev]\ndebug = false\nincremental = false\n";
  writeAll(top, [
    ["Cargo.toml", `[workspace]\nresolver = "3"\nmembers = [${members.join(", ")}]\n\n${profile}`],
    ["Cargo.lock", read("Cargo.lock")],
  ]);
  for (const [crate, files] of Object.entries(crates)) {
    writeAll(path.join(folder, crate), files);
  }
  return folder;
}

/** Text by name below a folder. */
export function readAll(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => path.join(parentPath, name));
  return new Map(files.map((file) => [path.relative(folder, file), readFileSync(file, "utf8")]));
}

/** Leaves files as they are that have the same text: cargo goes by their time. */
export function writeAll(folder: string, files: Iterable<readonly [string, string]>): void {
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  }
}

/** Contracts and their vectors by name, as the programs that compare them find them. */
export function compared(
  models: Iterable<readonly [name: string, model: Model, contract: string]>,
): readonly [string, string][] {
  return [...models].flatMap(([name, model, contract]): [string, string][] => [
    [`${name}.contract.json`, contractData(model, (pattern) => rustPattern(pattern).text)],
    [`${name}.vectors.json`, vectorsTextOf(contract)],
  ]);
}

/** What a program that compares says of each contract: where its crate differs, by mutant, and how many vectors there are. */
export interface Told {
  readonly count: number;
  readonly told: readonly (readonly string[])[];
}

/** A crate of programs, by name, that depends on another one, and on more of what that depends on. */
export function programs(
  crate: string,
  dependency: string,
  texts: Readonly<Record<string, string>>,
  more: string = "",
): Map<string, string> {
  const manifest = `[package]
name = "${crate}"
version = "1.0.0"
edition = "2024"

[dependencies]
${dependency} = { path = "../${dependency}", default-features = false }
serde_json = "1"
${more}`;
  return new Map([
    ["Cargo.toml", manifest],
    ...Object.entries(texts).map(([name, text]): [string, string] => [`src/bin/${name}.rs`, text]),
  ]);
}

/** In the place of called.rs, where nothing is called. */
const uncalled = `pub const CHECKS: &[(&str, crate::vectors::Check)] = &[];

pub fn beyond_vectors(_: &crate::read::Contract) -> Vec<String> {
    vec![]
}
`;

/** How a test makes each of the stampers that Rust has. */
const stampers: Readonly<Record<string, string>> = {
  p256: 'Box::new(crate::P256Stamper::new(public_key, private_key).expect("a pair"))',
  attested:
    'Box::new(crate::AttestedStamper { stamper: crate::P256Stamper::new(public_key, private_key).expect("a pair"), scheme: scheme.to_owned(), token: token.to_owned() })',
  bearer: "Box::new(crate::BearerStamper(token.to_owned()))",
  token: "Box::new(crate::TokenStamper(token.to_owned()))",
  session: "Box::new(crate::SessionStamper(token.to_owned()))",
};

/**
 * A crate with a program that compares it with vectors.
 *
 * @param typed of its types, those through which values go as values of Rust; the others are read as the contract says alone
 */
export function withComparison(
  files: ReadonlyMap<string, string>,
  crate: string,
  typed: (types: readonly string[]) => readonly string[] = (types) => types,
): ReadonlyMap<string, string> {
  const text = (name: string): string => files.get(`src/${name}.rs`) ?? "";
  const has = (name: string): boolean => files.has(`src/stamper_${name}.rs`);
  const types = [
    ...text("types").matchAll(/^impl crate::ContractType for (\w+) \{\n {4}const NAME: &'static str = (".*");$/gm),
  ];
  const named = new Map(types.map(([, own = "", name = ""]) => [own, name]));
  const through = typed([...named.keys()]).map(
    (own) => `        ${named.get(own)} => through::<types::${own}>(tree),\n`,
  );
  const upgrades = text("types")
    .split(/^(?=impl )/m)
    .flatMap((part) => {
      const own = /^impl (\w+) \{/.exec(part)?.[1] ?? "";
      return [...part.matchAll(/pub fn (to_\w+)\(&self\) -> Result<(\w+), crate::Error>/g)].map(
        ([, method = "", newer = ""]) => {
          const made = `serde_json::from_value::<types::${own}>(old).map_err(said).and_then(|old| old.${method}().map_err(said)).and_then(|new| serde_json::to_value(new).map_err(said))`;
          return `        (${named.get(own)}, ${named.get(newer)}) => ${made},\n`;
        },
      );
    });
  const made = Object.entries(stampers)
    .filter(([name]) => has(name) && (name !== "attested" || has("p256")))
    .map(([name, expression]) => `        "${name}" => ${expression},\n`);
  const verified = has("p256") ? '(name == "p256").then(|| crate::verify_p256_stamp(public_key, value, body))' : "None";
  const calls = callsOf(text("operations"));
  const isCalled = files.has("src/client.rs");
  const ofCalls = `
pub fn stamper(name: &str, public_key: &str, private_key: &str, token: &str, scheme: &str) -> Option<Box<dyn crate::Stamper>> {
    Some(match name {
${made.join("")}        _ => return None,
    })
}

pub fn waited(name: &str, client: &crate::Client, given: Value) -> Option<Result<String, crate::Error>> {
    let at_most = std::time::Duration::ZERO;
    Some(match name {
${calls.waited}        _ => return None,
    })
}

pub fn headed(name: &str, client: &crate::Client, given: Value) -> Option<Result<Value, crate::Error>> {
    Some(match name {
${calls.headed}        _ => return None,
    })
}

pub fn verify(name: &str, public_key: &str, value: &str, body: &[u8]) -> Option<bool> {
    ${verified}
}
`;
  const api = "pub(crate) fn api() -> &'static Contract {";
  const own = `${api}\n    crate::vectors::current()\n}\n\npub(crate) fn own_api() -> &'static Contract {`;
  return new Map([
    ...files,
    ["src/read.rs", text("read").replace(api, own) + read("listed.rs")],
    ["src/vectors.rs", `#![allow(warnings)]\n${read("vectors.rs")}`],
    ["src/called.rs", `#![allow(warnings)]\n${isCalled ? read("called.rs") : uncalled}`],
    ["src/lib.rs", `${text("lib")}mod called;\npub mod vectors;\nmod vectors_of_types;\n`],
    ["src/main.rs", `fn main() {\n    ${crate.replaceAll("-", "_")}::vectors::run();\n}\n`],
    [
      "src/vectors_of_types.rs",
      `#![allow(warnings)]
use crate::{ContractType, types};
use serde_json::Value;

fn said(error: impl std::fmt::Display) -> String {
    error.to_string()
}

fn through<T: ContractType>(tree: Value) -> Result<Value, String> {
    serde_json::from_value::<T>(tree).and_then(serde_json::to_value).map_err(said)
}

pub fn typed(name: &str, tree: Value) -> Option<Result<Value, String>> {
    Some(match name {
${through.join("")}        _ => return None,
    })
}

pub fn typed_upgrade(from: &str, to: &str, old: Value) -> Option<Result<Value, String>> {
    Some(match (from, to) {
${upgrades.join("")}        _ => return None,
    })
}

pub fn verified(name: &str, header: &dyn Fn(&str) -> Option<String>, body: &[u8], set: &str, now: std::time::SystemTime) -> Option<Result<Value, String>> {
    Some(match name {
${calls.verified}        _ => return None,
    })
}
${isCalled ? ofCalls : ""}`,
    ],
  ]);
}

/** How a test calls what waits, what answers headers, and what verifies webhooks. */
function callsOf(text: string): Readonly<Record<"waited" | "headed" | "verified", string>> {
  const given = "&serde_json::from_value(given).expect(name)";
  const waits = [
    ...text.matchAll(/pub fn (\w+)_until_done\(&self, request: /g),
    ...text.matchAll(/pub fn (wait_for_\w+)\(&self, last: /g),
  ].map(([, name = ""]) => {
    const isActivity = name.startsWith("wait_for_");
    const call = `client.${name}${isActivity ? "" : "_until_done"}(${given}, at_most)`;
    return `        "${isActivity ? "" : name}" => ${call}.map(|(outcome, _)| format!("{outcome:?}")),\n`;
  });
  const headed = [...text.matchAll(/pub fn (\w+_with_headers)\(&self, .*\n.*self\.with_headers\((".*?"),/g)].map(
    ([, name = "", key = ""]) =>
      `        ${key} => client.${name}(${given}).map(|(_, headers)| serde_json::to_value(headers).expect(name)),\n`,
  );
  const verified = [...text.matchAll(/pub fn (verify_\w+)\(header: .*\n\s*verify\((".*?"),/g)].map(
    ([, name = "", key = ""]) =>
      `        ${key} => crate::webhooks::${name}(header, body, &crate::webhook_keys(set.as_bytes()).expect(name), now).map(|(payload, _)| serde_json::to_value(payload).expect(name)).map_err(|refused| format!("{:?}", refused.reason)),\n`,
  );
  return { waited: waits.join(""), headed: headed.join(""), verified: verified.join("") };
}

/** A file of this folder. */
export function read(name: string): string {
  return readFileSync(path.join(import.meta.dirname, name), "utf8");
}
