// Which texts have their final form when they are emitted: all but TypeScript made by emitters.

import type { EmittedFile } from "../emit/output.js";

export function isFormatted(file: EmittedFile): boolean {
  return file.final === true || !file.path.endsWith(".ts");
}
