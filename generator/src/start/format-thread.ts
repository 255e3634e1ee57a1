// The thread that formats: `formatting.ts` starts it.

import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { formatted } from "../emit/finish.js";
import { CodeCache } from "./code-cache.js";
import { isFirst } from "./format-job.js";
import type { FormatAnswer, FormatJob } from "./format-job.js";

const { resolve } = createRequire(import.meta.url);
const code = new CodeCache(workerData as string | undefined);
const load = (name: string): unknown => code.load(resolve(name));

// Before there is anything to format.
await formatted("", load);

parentPort?.on("message", (job: FormatJob | undefined) => {
  if (!job) {
    code.keep();
    parentPort?.close();
  } else if (isFirst(job)) void answer(job).then((said) => parentPort?.postMessage(said));
});

async function answer({ id, text }: FormatJob): Promise<FormatAnswer> {
  try {
    return { id, text: await formatted(text, load) };
  } catch (cause) {
    return { id, fault: String(cause) };
  }
}
