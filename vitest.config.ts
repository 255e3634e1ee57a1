import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // Workers and child processes run compiled code: it is compiled before the first test and before every rerun.
    globalSetup: ["test/build.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Tests wait for disks and sockets as much as they compute.
    maxWorkers: "100%",
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
