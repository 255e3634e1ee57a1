// `generate`: brings the output up to date, once or whenever the contract changes.

import { buildOrReport } from "./build-or-report.js";
import type { Session } from "../build.js";
import { withFormatter } from "../start/formatting.js";
import type { CommonOptions } from "./options.js";
import { exitCodes, folders } from "./options.js";
import { driftCount, milliseconds, printJson, printLine, summaryText } from "./print.js";

export function generate(options: CommonOptions): Promise<number> {
  return withFormatter((formatter) => generateOnce(options, { formatter, writesDocs: true }, (write) => write()));
}

type Write = () => Promise<void>;

/** @param docs is told how the documentation is written, and when it is */
async function generateOnce(
  options: CommonOptions,
  session: Session,
  docs: (write: Write) => Promise<void>,
): Promise<number> {
  const start = performance.now();
  const result = await buildOrReport(options, session);
  if (!result) return exitCodes.failed;
  const { drift, summary } = result;
  await result.apply();
  await result.writeContract();
  await docs(result.writeDocs);
  const written = [...drift.changed.map(({ path }) => path), ...drift.missing].sort();
  if (options.json) {
    printJson({ ok: true, summary, written, removed: drift.stray });
    return exitCodes.ok;
  }
  for (const path of written.slice(0, 20)) printLine(`wrote ${options.out}/${path}`);
  if (written.length > 20) printLine(`wrote ${written.length - 20} more`);
  for (const path of drift.stray) printLine(`removed ${options.out}/${path}`);
  printLine(summaryText(summary));
  printLine(
    `${driftCount(drift) === 0 ? "nothing to do" : `${driftCount(drift)} files touched`} in ${milliseconds(start)}`,
  );
  return exitCodes.ok;
}

/** From the last save until the documentation is made anew, for which nobody waits. */
const docsAfterMs = 1000;

/** Runs until the process is told to stop. Errors are shown and waited out. */
export function watch(options: CommonOptions): Promise<number> {
  return withFormatter((formatter) => watchWith(options, { formatter }));
}

async function watchWith(options: CommonOptions, session: Session): Promise<number> {
  const { watch: watchFiles } = await import("chokidar");
  let running = false;
  let again = false;
  let writeDocs: Write | undefined;
  let later: NodeJS.Timeout | undefined;
  const document = async (): Promise<void> => {
    const write = writeDocs;
    writeDocs = undefined;
    await write?.().catch(show);
  };
  const run = async (): Promise<void> => {
    clearTimeout(later);
    again = running;
    if (running) return;
    running = true;
    await generateOnce(options, session, async (write) => void (writeDocs = write)).catch(show);
    running = false;
    if (again) return run();
    printLine(`watching ${options.schema}; Ctrl+C ends it`);
    later = setTimeout(() => void document(), docsAfterMs);
  };
  const watcher = watchFiles(folders(options).schema, {
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
  });
  watcher.on("all", () => void run());
  // Only from then on is every save seen; what was saved before is part of the first run.
  await new Promise<void>((resolve) => watcher.once("ready", resolve));
  await run();
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  clearTimeout(later);
  await watcher.close();
  await document();
  return exitCodes.ok;
}

function show(cause: unknown): void {
  process.stderr.write(`contract: ${cause instanceof Error ? cause.message : String(cause)}\n`);
}
