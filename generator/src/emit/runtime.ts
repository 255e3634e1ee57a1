// The runtime that generated modules share: the files of templates/runtime as they are, with a note on top.

import type { EmitContext, EmittedFile } from "./output.js";

export function emitRuntime({ templates }: EmitContext): readonly EmittedFile[] {
  return [...templates]
    .filter(([path]) => path.startsWith("runtime/") && path.endsWith(".ts"))
    .map(([path, text]) => ({ path: `src/${path}`, text, verbatim: true }));
}
