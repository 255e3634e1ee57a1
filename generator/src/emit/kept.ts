// What an earlier run has made and need not be made again: it follows from what it followed from then.

import type { EmittedFile, OwnContext } from "./output.js";

/** The module of a home as an earlier run has left it, or made anew. */
export function keptOr(path: string, home: string, context: OwnContext, make: () => EmittedFile): EmittedFile {
  return keptFrom(context.origins?.of(home), path, context, make);
}

/** The same of what follows from something else. */
export function keptFrom(
  origin: string | undefined,
  path: string,
  context: OwnContext,
  make: () => EmittedFile,
): EmittedFile {
  if (origin === undefined) return make();
  return context.isKept?.(path, origin) ? { path, text: "", isKept: true, origin } : { ...make(), origin };
}
