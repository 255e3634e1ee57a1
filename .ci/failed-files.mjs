// Prints the test files in which something failed, one a line, by the JSON that vitest reports. None, if what failed was not
// a test: an error outside of them, or a run that was cut off.

import { readFileSync } from "node:fs";
import path from "node:path";

const text = readFileSync(process.argv[2], "utf8");
if (text !== "") {
  for (const { name, status } of JSON.parse(text).testResults) {
    if (status === "failed") console.log(path.relative(process.cwd(), name));
  }
}
