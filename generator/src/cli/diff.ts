// `diff`: what has changed since a commit, a folder or a published version, and whom it breaks.

import { AgainstError } from "../diff/against/error.js";
import { diffContract } from "../diff/diff.js";
import type { Models } from "../diff/diff.js";
import { changelog } from "../diff/report/changelog.js";
import { githubReport } from "../diff/report/github.js";
import { jsonReport } from "../diff/report/json.js";
import { markdownReport } from "../diff/report/markdown.js";
import { sarifReport } from "../diff/report/sarif.js";
import { textReport } from "../diff/report/text.js";
import type { ReportContext } from "../diff/report/words.js";
import { axes } from "../diff/rules/rule.js";
import type { Axis } from "../diff/rules/rule.js";
import type { Verdict } from "../diff/verdict.js";
import { exitCodes, folders } from "./options.js";
import type { CommonOptions, Format } from "./options.js";
import { printDiagnostics } from "./print.js";

export interface DiffCommandOptions {
  readonly against: string | undefined;
  readonly format: Format | undefined;
  /** Axes by name, separated by commas; or `all`. */
  readonly guard: string | undefined;
}

export async function diff(options: DiffCommandOptions, common: CommonOptions): Promise<number> {
  const { schema, cache } = folders(common);
  const result = await diffContract({ schema, against: options.against, guard: guardOf(options.guard), cache });
  if (!("verdict" in result)) {
    printDiagnostics(result.diagnostics, result.sources, common);
    return exitCodes.failed;
  }
  const { verdict, against, models } = result;
  const format = options.format ?? (common.json ? "json" : "text");
  process.stdout.write(await render(format, verdict, { against, schema: common.schema }, models));
  return verdict.ok ? exitCodes.ok : exitCodes.failed;
}

function guardOf(named: string | undefined): readonly Axis[] | undefined {
  if (named === undefined) return undefined;
  if (named === "all") return axes;
  const names = named.split(",");
  const unknown = names.find((name) => !axes.some((axis) => axis === name));
  if (unknown !== undefined)
    throw new AgainstError(`--guard takes \`all\` or some of ${axes.join(",")}; there is no \`${unknown}\``);
  return axes.filter((axis) => names.includes(axis));
}

async function render(
  format: Format,
  verdict: Verdict,
  context: ReportContext,
  models: () => Promise<Models>,
): Promise<string> {
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
      return changelog(verdict, await models());
  }
}
