// `check`: for CI. Says whether the output is what the contract compiles to, and how it is not.

import { buildOrReport } from "./build-or-report.js";
import { diff } from "../write/diff.js";
import type { CommonOptions } from "./options.js";
import { EXIT } from "./options.js";
import { driftCount, milliseconds, printJson, printLine, summaryText } from "./print.js";

/** Lines of difference shown per file; the files are all named. */
const SHOWN_LINES = 12;
const SHOWN_FILES = 5;

export async function check(options: CommonOptions): Promise<number> {
  const start = performance.now();
  const result = await buildOrReport(options);
  if (!result) return EXIT.failed;
  const { drift, summary } = result;
  const count = driftCount(drift);
  if (count === 0) {
    // What has been found to hold need not be found again by the next run on this machine.
    await result.apply();
  }
  if (options.json) {
    const { changed, missing, stray } = drift;
    printJson({ ok: count === 0, summary, changed: changed.map(({ path }) => path), missing, stray });
    return count === 0 ? EXIT.ok : EXIT.failed;
  }
  if (count === 0) {
    printLine(summaryText(summary));
    printLine(`${options.out} is what ${options.schema} compiles to (${milliseconds(start)})`);
    return EXIT.ok;
  }
  for (const [index, { path, have, want }] of drift.changed.entries()) {
    printLine(`changed ${options.out}/${path}`);
    if (index < SHOWN_FILES) printLine(indent(diff(have, want, SHOWN_LINES)));
  }
  for (const path of drift.missing) printLine(`missing ${options.out}/${path}`);
  for (const path of drift.stray) printLine(`stray   ${options.out}/${path}`);
  process.stderr.write(
    `${count} files are not what ${options.schema} compiles to; run \`npm run generate\` and commit the result\n`,
  );
  return EXIT.failed;
}

function indent(text: string): string {
  return text.replace(/^/gm, "    ");
}
