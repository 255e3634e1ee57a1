// Of `npm run campaign -- clients` alone: what it tries is not installed for the other tests.

import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { before, shared } from "../../vitest.config.js";

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    ...shared,
    include: [
      "test/clients/matrix.ts",
      "test/clients/logins.ts",
      "test/clients/op-signer.ts",
      "test/clients/signers.ts",
      "test/clients/use-with.ts",
    ],
    globalSetup: [...before, "test/postgres.ts"],
    maxWorkers: 1,
    // What is compiled from source takes minutes where nothing else runs, and more where something does.
    testTimeout: 3_600_000,
  },
});
