// For runs of mutants, in a scratch copy that is compiled already.

import path from "node:path";
import { defineConfig } from "vitest/config";
import { compiled } from "../compiled.js";
import { shared } from "../../vitest.config.js";

/** A mutant can leave a test waiting. Without one, tests are traced, which takes longer. */
const patienceMs = process.env["MUTANTS_HITS"] === undefined ? 45_000 : 300_000;

export default defineConfig({
  root: path.join(import.meta.dirname, "../.."),
  plugins: [compiled()],
  test: {
    ...shared,
    include: ["test/mutants/turn.ts"],
    runner: "test/mutants/runner.mjs",
    setupFiles: ["test/mutants/no-shrinking.ts"],
    env: { TEST_POSTGRES_URL: process.env["MUTANTS_POSTGRES_URL"] ?? "none" },
    maxWorkers: 1,
    testTimeout: patienceMs,
    hookTimeout: patienceMs,
    teardownTimeout: 1000,
  },
});
