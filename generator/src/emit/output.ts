// What an emitter hands back: whole files, as paths below the output folder and either a module or a text.

import type { Model } from "../model/model.js";
import type { ModuleStructure } from "./typescript/structure.js";

export interface EmittedFile {
  /** Below the output folder, with forward slashes: `src/shapes/users.ts`. */
  readonly path: string;
  /** Empty where there is a module. */
  readonly text: string;
  /** To be printed by ts-morph. */
  readonly module?: ModuleStructure;
  /** Passed on as it is. */
  readonly verbatim?: boolean;
}

export interface EmitContext {
  readonly model: Model;
  /** Texts of the templates folder by path below it: `runtime/client.ts`, `readme.md.hbs`. */
  readonly templates: ReadonlyMap<string, string>;
}

export type Emitter = (context: EmitContext) => readonly EmittedFile[];
