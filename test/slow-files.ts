// Which test files take long. A run begins with them, so that it does not end with one worker busy and the others idle;
// the quick set leaves them out. `npm run campaign -- slow-files` measures anew. A file that is not listed goes before those
// that are: mostly it is short, and a new one may be long.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { BaseSequencer } from "vitest/node";
import { order } from "./projects.js";
import type { Reporter, TestModule, TestSpecification } from "vitest/node";

const list = fileURLToPath(new URL("slow-files.json", import.meta.url));
const root = fileURLToPath(new URL("../", import.meta.url));

/** From how many seconds on a file is listed. */
const slowSeconds = 1;

/** What counts for a file that is not listed, in seconds: more than any takes. */
const unlisted = 3600;

/** Seconds by path, as it is from the repository's folder. */
export const slowFiles = JSON.parse(readFileSync(list, "utf8")) as Readonly<Record<string, number>>;

/** One project after the other; in each the files that are not listed as they are, and then the longest first. */
export function longestFirst<File extends { readonly moduleId: string; readonly project: { readonly name: string } }>(
  files: readonly File[],
): File[] {
  const placeOf = ({ project }: File) => order.findIndex((name) => name === project.name);
  const secondsOf = ({ moduleId }: File) => slowFiles[moduleId.slice(root.length)] ?? unlisted;
  return files.toSorted((one, other) => placeOf(one) - placeOf(other) || secondsOf(other) - secondsOf(one));
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files));
  }
}

/** Writes the list after a run of all tests. */
export default class SlowFilesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const seconds = modules
      .map((module) => [module.moduleId.slice(root.length), Math.round(module.diagnostic().duration / 1000)] as const)
      .filter(([, duration]) => duration >= slowSeconds)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    writeFileSync(list, `${JSON.stringify(Object.fromEntries(seconds), null, 2)}\n`);
  }
}
