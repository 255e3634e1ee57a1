// The quick set: the facts, but for those in files that take long.

import { defineConfig } from "vitest/config";
import { compiled } from "./test/compiled.js";
import { patterns } from "./test/projects.js";
import { slowFiles } from "./test/slow-files.js";
import { before, shared } from "./vitest.config.js";

const { include, exclude } = patterns.facts;

export default defineConfig({
  plugins: [compiled()],
  test: {
    ...shared,
    include: [...include],
    exclude: ["**/node_modules/**", ...exclude, ...Object.keys(slowFiles)],
    env: { TEST_POSTGRES_URL: "none" },
    globalSetup: before,
  },
});
