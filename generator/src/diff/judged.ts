// A change with what it comes to: how bad it is, and who has accepted it.

import type { Position } from "../diagnostics/position.js";
import type { Change } from "./change.js";

/** `breaks`: somebody is broken. `depends`: somebody may be. `note`: nobody is. */
export type Level = "breaks" | "depends" | "note";

export interface Judged extends Change {
  readonly level: Level;
  readonly fingerprints: { readonly before: string; readonly after: string };
  readonly accepted: Acceptance | undefined;
}

export interface Acceptance {
  readonly rule: string;
  readonly subject: string;
  /** Fingerprints. */
  readonly before: string;
  readonly after: string;
  /** Version of the contract that was compared with. */
  readonly against: string;
  readonly why: string;
  readonly by: string;
  readonly position: Position;
}

/** An entry that matches nothing. */
export interface Stale {
  readonly entry: Acceptance;
  readonly reason: string;
}
