// The runtime of another generated package, which this one imports in place of carrying its own. The stampers are as each
// contract declares them, and stay.

import path from "node:path";
import { modules } from "../model/names.js";
import type { EmitContext, EmittedFile } from "./output.js";
import { stamperText } from "./stampers.js";

/** The file with its modules of the runtime imported from the package that has them. */
export function withSharedRuntime(file: EmittedFile, context: EmitContext): EmittedFile {
  const { runtime } = context.model.contract.manifest;
  const { module } = file;
  if (!runtime || !module) return file;
  const folder = modules.runtime("");
  const moved = (from: string): string => {
    const target = path.posix.join(path.posix.dirname(file.path), from);
    const name = target.slice(folder.length, -".js".length);
    const isShared = target.startsWith(folder) && stamperText(name, context) === undefined;
    return isShared ? `${runtime.package}/runtime/${name}` : from;
  };
  return {
    ...file,
    module: {
      ...module,
      imports: module.imports.map((one) => ({ ...one, from: moved(one.from) })),
      reexports: module.reexports.map(moved),
    },
  };
}
