// The whole of `diff`: two contracts read, compiled, compared and judged.

import { compileFolder, compileParsed } from "../compile.js";
import type { Compilation } from "../compile.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { Diagnostics } from "../diagnostics/diagnostic.js";
import { renderDiagnostic } from "../diagnostics/render.js";
import type { Sources } from "../load/contract-files.js";
import type { Model } from "../model/model.js";
import { acceptedIn } from "./accepted.js";
import { readAgainst } from "./against/against.js";
import { AgainstError } from "./against/error.js";
import { compare } from "./compare.js";
import type { Axis } from "./rules/rule.js";
import { defaultGuard, judge } from "./verdict.js";
import type { Verdict } from "./verdict.js";

export interface DiffOptions {
  /** Folder of the present contract. */
  readonly schema: string;
  /** `git:REF`, `npm:PACKAGE@VERSION` or a folder. Default: `lastRelease` of contract.yaml. */
  readonly against?: string | undefined;
  /** What must not break. Default: all but implementers. */
  readonly guard?: readonly Axis[] | undefined;
}

export type DiffResult =
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[]; readonly sources: Sources }
  | {
      readonly ok: boolean;
      readonly diagnostics: readonly [];
      readonly verdict: Verdict;
      readonly against: string;
      readonly old: Model;
      readonly now: Model;
    };

/** @throws AgainstError where what is compared with cannot be read or compiled */
export async function diffContract({ schema, against: named, guard }: DiffOptions): Promise<DiffResult> {
  const compiled = await compileFolder(schema);
  const { model: now, sources } = compiled;
  if (!now) return { ok: false, diagnostics: compiled.diagnostics, sources };
  const against = named ?? now.contract.lastRelease;
  if (against === undefined)
    throw new AgainstError(
      "name what to compare with: --against git:REF, FOLDER or npm:PACKAGE@VERSION; or write `lastRelease` into contract.yaml",
    );
  const old = await oldModel(against, schema, compiled, now);
  const verdict = judge({
    changes: old === now ? [] : await compare(old, now),
    accepted: acceptedIn(sources),
    guarded: guard ?? defaultGuard,
    oldVersion: old.contract.version,
    newVersion: now.contract.version,
  });
  return { ok: verdict.ok, diagnostics: [], verdict, against, old, now };
}

async function oldModel(against: string, schema: string, known: Compilation, now: Model): Promise<Model> {
  const found = await readAgainst(against, schema);
  if (alike(found, known.sources)) return now;
  const { model, diagnostics } = compileParsed(found, new Diagnostics(), known);
  if (model) return model;
  throw new AgainstError(
    `the contract of ${against} does not compile with this compiler:\n${first(diagnostics, found)}`,
  );
}

function alike(a: Sources, b: Sources): boolean {
  return a.size === b.size && [...a].every(([name, text]) => b.get(name) === text);
}

const shownFindings = 3;

function first(diagnostics: readonly Diagnostic[], sources: Sources): string {
  const shown = diagnostics.slice(0, shownFindings).map((diagnostic) => renderDiagnostic(diagnostic, sources));
  const more = diagnostics.length - shown.length;
  return [...shown, ...(more > 0 ? [`… and ${more} more`] : [])].join("\n");
}
