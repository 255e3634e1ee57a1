// What an emitter hands back: whole files, as paths below the output folder and their text before formatting.

import type { Model } from "../model/model.js";

export interface EmittedFile {
  /** Below the output folder, with forward slashes: `src/shapes/users.ts`. */
  readonly path: string;
  readonly text: string;
  /** The text is formatted already. */
  readonly final?: boolean;
}

export interface EmitContext {
  readonly model: Model;
  /** Texts of the templates folder by path below it: `runtime/client.ts`, `readme.md.hbs`. */
  readonly templates: ReadonlyMap<string, string>;
}

export type Emitter = (context: EmitContext) => readonly EmittedFile[];
