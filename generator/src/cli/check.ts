// `check`: for CI. Says whether the output is what the contract compiles to, and how it is not.

import { buildOrReport } from "./build-or-report.js";
import type { Session } from "../build.js";
import { withFormatter } from "../start/formatting.js";
import { overdue, today } from "../model/promises.js";
import { diff } from "../write/diff.js";
import type { CommonOptions } from "./options.js";
import { exitCodes } from "./options.js";
import { driftCount, milliseconds, printJson, printLine, summaryText } from "./print.js";

/** Lines of difference shown per file; the files are all named. */
const shownLines = 12;
const shownFiles = 5;

/** @param day what day it is, as the contract writes dates */
export function check(options: CommonOptions, day: string = today()): Promise<number> {
  return withFormatter((formatter) => checkWith(options, { formatter }, day));
}

async function checkWith(options: CommonOptions, session: Session, day: string): Promise<number> {
  const start = performance.now();
  const result = await buildOrReport(options, session);
  if (!result) return exitCodes.failed;
  const { drift, summary } = result;
  const late = overdue(result.promises, day);
  const count = driftCount(drift);
  if (count === 0) {
    // What has been found to hold need not be found again by the next run on this machine.
    await result.apply();
    await result.writeContract();
  }
  if (options.json) {
    const { changed, missing, stray } = drift;
    printJson({ ok: count === 0, summary, changed: changed.map(({ path }) => path), missing, stray, overdue: late });
    return count === 0 ? exitCodes.ok : exitCodes.failed;
  }
  // The contract is as right as before that day, so that nothing fails because of it.
  for (const { name, until, position } of late) {
    const place = `${options.schema}/${position.file}:${position.line}:${position.column}`;
    const help = "remove it, or announce a later day";
    process.stderr.write(`${place} warning \`${name}\` was promised until ${until}, which has passed: ${help}\n`);
  }
  if (count === 0) {
    printLine(summaryText(summary));
    printLine(`${options.out} is what ${options.schema} compiles to (${milliseconds(start)})`);
    return exitCodes.ok;
  }
  for (const [index, { path, have, want }] of drift.changed.entries()) {
    printLine(`changed ${options.out}/${path}`);
    if (index < shownFiles) printLine(indent(diff(have, want, shownLines)));
  }
  for (const path of drift.missing) printLine(`missing ${options.out}/${path}`);
  for (const path of drift.stray) printLine(`stray   ${options.out}/${path}`);
  process.stderr.write(
    `${count} files are not what ${options.schema} compiles to; run \`npm run generate\` and commit the result\n`,
  );
  return exitCodes.failed;
}

function indent(text: string): string {
  return text.replace(/^/gm, "    ");
}
