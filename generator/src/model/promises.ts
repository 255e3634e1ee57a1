// Operations that are promised to be there until a day, and what day it is.

import type { Position } from "../diagnostics/position.js";
import type { Model } from "./model.js";
import { plainOperations } from "./operations.js";

export interface Promised {
  readonly name: string;
  /** Last day on which it can be called. */
  readonly until: string;
  readonly position: Position;
}

export function promises(model: Model): readonly Promised[] {
  return [...model.families, ...plainOperations(model)].flatMap(({ name, terms: { until }, position }) =>
    until === undefined ? [] : [{ name, until, position }],
  );
}

/** Those whose day has passed. */
export function overdue(all: readonly Promised[], day: string): readonly Promised[] {
  return all.filter(({ until }) => until < day);
}

/** Today as the contract writes dates. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
