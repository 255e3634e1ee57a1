// What the parts of a policy are charged, in steps. Measured, and held to the measure by `bench:policy`: a step takes about
// as long everywhere, or else a policy of what is charged too little would hold the event loop.

import type { Type } from "./types.js";

export const costs = {
  /** Beginning and ending one evaluation. */
  evaluation: 8,
  /** Telling what one clause came to. */
  clause: 40,
  constant: 1,
  root: 1,
  item: 1,
  field: 1,
  /** A field of a parameter. */
  member: 3,
  index: 2,
  slice: 3,
  count: 1,
  comparison: 1,
  containment: 3,
  addressForm: 10,
  quantifier: 4,
  logic: 1,
  list: 3,
  struct: (fields: number) => 4 + fields * (fields <= 16 ? 9 : 24),
  /** Looking back over up to a week of a zone's days; twice where its offset is not known yet. */
  cronSpan: 400,
  /** Visiting one element of a list of a type. Parameters are made values of the language first. */
  element: ({ kind }: Type) => (kind === "dynamic" ? 4 : 1),
} as const;
