// The quick set: all tests but those of files that take long, on SQLite alone.

import { configDefaults, mergeConfig } from "vitest/config";
import { slowFiles } from "./test/slow-files.js";
import everything from "./vitest.config.js";

export default mergeConfig(everything, {
  test: { exclude: [...configDefaults.exclude, ...Object.keys(slowFiles)], env: { TEST_POSTGRES_URL: "none" } },
});
