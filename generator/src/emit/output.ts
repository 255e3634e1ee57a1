// What an emitter hands back: whole files, as paths below the output folder and their text before formatting.

import type { Structure } from "./structure.js";
import type { Model } from "../model/model.js";
import type { Origins } from "./origins.js";

export interface EmittedFile {
  /** Below the output folder, with forward slashes: `src/shapes/users.ts`. */
  readonly path: string;
  /** The text; where there are structures, what stands before them. */
  readonly text: string;
  /** Plain data, so that another thread can print them. */
  readonly structures?: readonly Structure[];
  /** What stands behind the structures. */
  readonly rest?: string;
  /** Laid out as prettier would have it, except for lines that come out too long. */
  readonly final?: boolean;
  /** Passed on as it is. */
  readonly verbatim?: boolean;
  /** Fingerprint of all that it follows from, where that is known. */
  readonly origin?: string;
  /** It is what an earlier run has written; there is no text here. */
  readonly isKept?: boolean;
}

export interface EmitContext {
  readonly model: Model;
  /** Texts of the templates folder by path below it: `runtime/client.ts`, `readme.md.hbs`. */
  readonly templates: ReadonlyMap<string, string>;
}

/** What the compiler's own emitters know beside the model. */
export interface OwnContext extends EmitContext {
  readonly origins?: Origins;
  /** Whether the file that follows from this is there already. */
  readonly isKept?: (path: string, origin: string) => boolean;
}

export type Emitter = (context: EmitContext) => readonly EmittedFile[];
