// Of `npm run campaign -- older-clients` alone: what it tries is not installed for the other tests.

import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { shared } from "../../vitest.config.js";

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: { ...shared, include: ["test/consumers/older-clients.ts"] },
});
