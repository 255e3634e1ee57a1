// Where two types are met in the two contracts, and the walk that goes on from there.

import type { Field, Shape, Type } from "../model/model.js";
import type { Changes, Side } from "./change.js";
import type { Pair } from "./pair.js";
import type { Trail } from "./probe.js";

/** Where two types are met. */
export interface Site {
  readonly subject: string;
  readonly before: Side;
  readonly after: Side;
  readonly trail: Trail;
}

/** What the comparisons of members, bounds, enums and unions need of the walk that calls them. */
export interface Walk {
  readonly isRequest: boolean;
  readonly changes: Changes;
  readonly pair: Pair;
  type(old: Type, now: Type, site: Site): void;
  record(old: Shape, now: Shape, site: Site): void;
  /** On to the type of a member of the record at the site. */
  member(old: Field, now: Field, site: Site): void;
}
