import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/slow-files.js";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // Workers and child processes run compiled code: it is compiled before the first test and before every rerun.
    globalSetup: ["test/build.ts", "test/temporary-folders.ts", "test/postgres.ts"],
    // For tests that hang. A machine that is slow, or busy, is given the time it takes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Tests wait for disks, sockets and processes that they start: one more than there are processors keeps these busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // Files share the modules of their worker: tests keep no state in modules, and importing the service anew for each
    // file cost more than a third of a run.
    isolate: false,
    // The built package is tested as it is shipped, and need not be transformed again for every test file.
    server: { deps: { external: [/generated\/dist/] } },
    // What the custody worker alone imports is in no test's import graph.
    watchTriggerPatterns: [
      { pattern: /service\/src\/custody\/[^/]+\.ts$/, testsToRun: () => ["test/service/custody/*.test.ts"] },
    ],
  },
});
