import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { external } from "./test/compiled.js";
import { projects } from "./test/projects.js";
import { LongestFirst } from "./test/slow-files.js";

// Tests wait for disks, sockets and processes that they start: one more than there are processors keeps these busy.
const maxWorkers = availableParallelism() + 1;

/** What every project's tests run under. */
export const shared = {
  // For tests that hang. A machine that is slow, or busy, is given the time it takes.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  maxWorkers,
  // Files share the modules of their worker: tests keep no state in modules, and importing the service anew for each
  // file cost more than a third of a run.
  isolate: false,
  server: { deps: { external: [external] } },
};

/** What a run does before its first test. */
export const before = ["test/build.ts", "test/temporary-folders.ts"];

export default defineConfig({
  test: {
    projects: projects(shared),
    // Workers and child processes run compiled code: it is compiled before the first test and before every rerun.
    globalSetup: before,
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    // What the custody worker alone imports is in no test's import graph.
    watchTriggerPatterns: [
      { pattern: /service\/src\/custody\/[^/]+\.ts$/, testsToRun: () => ["test/service/custody/*.test.ts"] },
    ],
  },
});
