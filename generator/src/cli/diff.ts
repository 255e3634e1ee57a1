// `diff`: what has changed since a commit, a folder or a published version, and whom it breaks.

import { compileParsed } from "../compile.js";
import { acceptedIn } from "../diff/accepted.js";
import { readAgainst } from "../diff/against/against.js";
import { AgainstError } from "../diff/against/error.js";
import { compare } from "../diff/compare.js";
import { changelog } from "../diff/report/changelog.js";
import { githubReport } from "../diff/report/github.js";
import { jsonReport } from "../diff/report/json.js";
import { markdownReport } from "../diff/report/markdown.js";
import { sarifReport } from "../diff/report/sarif.js";
import { textReport } from "../diff/report/text.js";
import type { ReportContext } from "../diff/report/words.js";
import { axes } from "../diff/rules/rule.js";
import type { Axis } from "../diff/rules/rule.js";
import { defaultGuard, judge } from "../diff/verdict.js";
import type { Verdict } from "../diff/verdict.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { Diagnostics } from "../diagnostics/diagnostic.js";
import { renderDiagnostic } from "../diagnostics/render.js";
import { readSources } from "../load/contract-files.js";
import type { Sources } from "../load/contract-files.js";
import type { Model } from "../model/model.js";
import type { CommonOptions, Format } from "./options.js";
import { exitCodes, folders } from "./options.js";
import { printDiagnostics } from "./print.js";

export interface DiffOptions {
  readonly against: string | undefined;
  readonly format: Format | undefined;
  /** Axes by name, separated by commas; or `all`. */
  readonly guard: string | undefined;
}

export async function diff(options: DiffOptions, common: CommonOptions): Promise<number> {
  const guarded = guardOf(options.guard);
  const { schema } = folders(common);
  const diagnostics = new Diagnostics();
  const sources = await readSources(schema, diagnostics);
  const now = compileParsed(sources, diagnostics);
  if (!now.model) {
    printDiagnostics(now.diagnostics, sources, common);
    return exitCodes.failed;
  }
  const against = options.against ?? now.model.contract.lastRelease;
  if (against === undefined)
    throw new AgainstError(
      "name what to compare with: --against git:REF, FOLDER or npm:PACKAGE@VERSION; or write `lastRelease` into contract.yaml",
    );
  const old = await oldModel(against, schema, sources, now.model);
  const verdict = judge({
    changes: old === now.model ? [] : await compare(old, now.model),
    accepted: acceptedIn(sources),
    guarded,
    oldVersion: old.contract.version,
    newVersion: now.model.contract.version,
  });
  const format = options.format ?? (common.json ? "json" : "text");
  process.stdout.write(render(format, verdict, { against, schema: common.schema }, { old, now: now.model }));
  return verdict.ok ? exitCodes.ok : exitCodes.failed;
}

async function oldModel(against: string, schema: string, sources: Sources, now: Model): Promise<Model> {
  const found = await readAgainst(against, schema);
  if (alike(found, sources)) return now;
  const { model, diagnostics } = compileParsed(found, new Diagnostics());
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

function guardOf(named: string | undefined): readonly Axis[] {
  if (named === undefined) return defaultGuard;
  if (named === "all") return axes;
  const names = named.split(",");
  const unknown = names.find((name) => !axes.some((axis) => axis === name));
  if (unknown !== undefined)
    throw new AgainstError(`--guard takes \`all\` or some of ${axes.join(",")}; there is no \`${unknown}\``);
  return axes.filter((axis) => names.includes(axis));
}

function render(
  format: Format,
  verdict: Verdict,
  context: ReportContext,
  models: { readonly old: Model; readonly now: Model },
): string {
  switch (format) {
    case "text":
      return textReport(verdict, context);
    case "json":
      return jsonReport(verdict, context);
    case "sarif":
      return sarifReport(verdict, context);
    case "github":
      return githubReport(verdict, context);
    case "markdown":
      return markdownReport(verdict, context);
    case "changelog":
      return changelog(verdict, models);
  }
}
