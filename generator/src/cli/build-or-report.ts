// What `generate` and `check` begin with: a build, or its findings shown.

import { build } from "../build.js";
import type { BuildResult, Session } from "../build.js";
import { folders } from "./options.js";
import type { CommonOptions } from "./options.js";
import { printDiagnostics } from "./print.js";

/** undefined where the contract is not valid, which has been shown. */
export async function buildOrReport(
  options: CommonOptions,
  session: Session,
): Promise<Extract<BuildResult, { ok: true }> | undefined> {
  const result = await build(folders(options), session);
  if (result.ok) return result;
  printDiagnostics(result.diagnostics, result.sources, options);
  return undefined;
}
