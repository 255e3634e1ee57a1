// Where a change is met: from the body of an operation down to the record or value that has changed.

import type { Type } from "../model/model.js";

export type Direction = "request" | "response";

/** The body of an operation, or its answer, in both contracts. */
export interface Root {
  readonly direction: Direction;
  /** `POST /api/submit/lend_book` */
  readonly at: string;
  readonly old: Type;
  readonly now: Type;
}

export type Step =
  | { readonly kind: "member"; readonly name: string }
  | { readonly kind: "item" }
  /** A value of a map. */
  | { readonly kind: "entry" }
  | { readonly kind: "variant"; readonly tag: string; readonly value: string };

/** The steps from the root down to a value, the last one first. */
export interface Trail {
  readonly root: Root;
  readonly step: Step | undefined;
  readonly above: Trail | undefined;
}

export interface Probe {
  readonly trail: Trail;
  /** The value's type in both contracts. */
  readonly old: Type;
  readonly now: Type;
  /** The member that has changed, where the value is a record. */
  readonly member?: string | undefined;
}

export function start(root: Root): Trail {
  return { root, step: undefined, above: undefined };
}

export function down(trail: Trail, step: Step): Trail {
  return { root: trail.root, step, above: trail };
}

/** From the root down. */
export function stepsOf(trail: Trail): readonly Step[] {
  const steps: Step[] = [];
  for (let at: Trail | undefined = trail; at; at = at.above) if (at.step) steps.unshift(at.step);
  return steps;
}

/** Whose values show the change. */
export function axisOf({ trail }: Probe): "requests" | "responses" {
  return trail.root.direction === "request" ? "requests" : "responses";
}
