// The compiler for programs: what the command line does, as functions that take folders and answer with data. None of
// them prints, reads arguments or ends the process.

import path from "node:path";
import { build } from "./build.js";
import type { BuildOptions, Drift, Summary } from "./build.js";
import { compileFolder } from "./compile.js";
import type { Compilation } from "./compile.js";
import { diffContract } from "./diff/diff.js";
import type { DiffOptions, DiffResult } from "./diff/diff.js";
import type { Diagnostic } from "./diagnostics/diagnostic.js";
import type { Sources } from "./load/contract-files.js";
import { overdue, today } from "./model/promises.js";
import type { Promised } from "./model/promises.js";

export { compileSources } from "./compile.js";
export type { BuildOptions, Compilation, Diagnostic, Drift, Promised, Sources, Summary };
export type { Difference } from "./build.js";
export { catalogue } from "./diagnostics/catalogue.js";
export type { Code, Explanation } from "./diagnostics/catalogue.js";
export { AgainstError } from "./diff/against/error.js";
export type { Change, Side, Witness } from "./diff/change.js";
export type { DiffOptions, DiffResult } from "./diff/diff.js";
export type { Judged } from "./diff/judged.js";
export type { Axis, Effect, Rule } from "./diff/rules/rule.js";
export { rules } from "./diff/rules/rules.js";
export type { RuleName } from "./diff/rules/rules.js";
export type { Verdict } from "./diff/verdict.js";
export { renderDiagnostic } from "./diagnostics/render.js";
export type { EmitContext, EmittedFile, Emitter } from "./emit/output.js";
export type { PluginContext, PluginEmitter } from "./emit/plugins.js";
export type { ModuleBuilder } from "./emit/typescript/module.js";
export type { ModuleStructure, Statement, Structure } from "./emit/typescript/structure.js";
export type { Position } from "./diagnostics/position.js";
export type * from "./model/model.js";
export { version } from "./version.js";

/** The contract cannot be compiled; nothing was written. */
export interface Refusal {
  readonly ok: false;
  /** At least one. */
  readonly diagnostics: readonly Diagnostic[];
  /** For `renderDiagnostic`. */
  readonly sources: Sources;
}

/** What the output is, against what it should be. */
export interface Checked {
  readonly ok: boolean;
  readonly diagnostics: readonly [];
  readonly drift: Drift;
  readonly summary: Summary;
  /** Operations whose announced last day has passed, and which are there all the same. */
  readonly overdue: readonly Promised[];
}

/** What has been done to the output. */
export interface Generated {
  readonly ok: true;
  readonly diagnostics: readonly [];
  /** Paths below the output folder. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly summary: Summary;
}

/**
 * Reads the contract in a folder and links it. Writes nothing and needs no output.
 *
 * @example
 * const { model, diagnostics, sources } = await compile("schema");
 * for (const finding of diagnostics) console.error(renderDiagnostic(finding, sources));
 */
export function compile(schema: string): Promise<Compilation> {
  return compileFolder(path.resolve(schema));
}

/**
 * Says whether the output is what the contract compiles to: `ok` is false where the contract is invalid, and where the
 * output has drifted. Writes nothing but the cache.
 *
 * @param day what day it is, as in 2031-06-30
 * @throws Error where a folder cannot be read
 */
export async function check(options: BuildOptions, day: string = today()): Promise<Checked | Refusal> {
  const built = await build(absolute(options));
  if (!built.ok) return built;
  const { drift, summary } = built;
  const ok = drift.changed.length + drift.missing.length + drift.stray.length === 0;
  if (ok) {
    await built.apply();
    await built.writeContract();
  }
  return { ok, diagnostics: [], drift, summary, overdue: overdue(built.promises, day) };
}

/**
 * Brings the output up to date. Everything is replaced, or nothing.
 *
 * @throws Error where the output folder holds what no contract was compiled to, or cannot be written
 */
export async function generate(options: BuildOptions): Promise<Generated | Refusal> {
  const built = await build(absolute(options));
  if (!built.ok) return built;
  await built.apply();
  await built.writeContract();
  await built.writeDocs();
  const { changed, missing, stray } = built.drift;
  const written = [...changed.map(({ path: name }) => name), ...missing].sort();
  return { ok: true, diagnostics: [], written, removed: stray, summary: built.summary };
}

/**
 * Says what has changed since a commit, a folder or a published version, and whom it breaks. `ok` is false where
 * something breaks that nobody has accepted.
 *
 * @example
 * const found = await diff({ schema: "schema", against: "git:v1.2.0" });
 * if ("verdict" in found) for (const change of found.verdict.changes) console.log(change.rule, change.message);
 * @throws AgainstError where what is compared with cannot be read or compiled
 */
export function diff(options: DiffOptions): Promise<DiffResult> {
  return diffContract({ ...options, schema: path.resolve(options.schema) });
}

function absolute(options: BuildOptions): BuildOptions {
  return { ...options, schema: path.resolve(options.schema), out: path.resolve(options.out) };
}
