// Operations and fields that are promised to be there until a day, and what day it is.

import type { Position } from "../diagnostics/position.js";
import type { Field, Model, Shape } from "./model.js";
import { activityRecords, plainOperations } from "./operations.js";

export interface Promised {
  readonly name: string;
  /** Last day on which it is there. */
  readonly until: string;
  readonly position: Position;
}

export function promises(model: Model): readonly Promised[] {
  const operations = [...model.families, ...plainOperations(model)].flatMap(({ name, terms: { until }, position }) =>
    until === undefined ? [] : [{ name, until, position }],
  );
  // Records that start from others, or extend them, have their fields.
  const fields = new Map<Field["position"], Promised>();
  for (const { name: holder, fields: all } of recordsOf(model)) {
    for (const { name, until, position } of all) {
      if (until === undefined || fields.has(position)) continue;
      fields.set(position, { name: `${holder}.${name}`, until, position });
    }
  }
  return [...operations, ...fields.values()];
}

function recordsOf(model: Model): readonly Shape[] {
  return [
    ...model.shapes,
    ...activityRecords(model.activity),
    ...model.families.flatMap(({ versions }) =>
      versions.flatMap(({ intent, result, submit }) => [
        intent,
        ...(result ? [result] : []),
        ...(submit ? [submit.request] : []),
      ]),
    ),
    ...plainOperations(model).flatMap(({ request, response }) => [request, response]),
  ];
}

/** What is to be said of a thing's end, where a day was announced for it. */
export function promiseWords(until: string | undefined): string {
  if (until === undefined) return "";
  return until < today() ? `, as announced for ${until}` : `, though it was promised until ${until}`;
}

/** A date that people plan by may move away from them, not towards them. */
export function isTooNear(before: string | undefined, after: string | undefined): after is string {
  if (after === undefined || after === before) return false;
  return before === undefined ? after < today() : after < before;
}

/** Those whose day has passed. */
export function overdue(all: readonly Promised[], day: string): readonly Promised[] {
  return all.filter(({ until }) => until < day);
}

/** Today as the contract writes dates. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
