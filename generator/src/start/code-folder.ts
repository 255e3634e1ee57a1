// Where the compiler's own code is kept as V8 has compiled it.

import path from "node:path";
import { defaultCache } from "../write/cache.js";

/** undefined where the user has no place for caches. */
export function codeFolder(): string | undefined {
  const caches = defaultCache();
  return caches && path.join(caches, "code");
}
