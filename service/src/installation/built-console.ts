// Where the built web console is.

import { fileURLToPath } from "node:url";

/** Its folder, which need not exist; seen alike from this file in `src`, in `dist` and in a bundle. */
export function builtConsole(): string {
  return fileURLToPath(new URL("../../dist/console", import.meta.url));
}
