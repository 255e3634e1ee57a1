// The types of a contract that has nothing else: whoever shares them sends and answers any of them.

import type { Model, Type } from "../model/model.js";
import { isOfTypes } from "../model/operations.js";
import type { Position } from "../diagnostics/position.js";
import { typeWords } from "./describe.js";
import type { Pair } from "./pair.js";
import type { TypeWalk } from "./walk.js";

interface Context {
  readonly pair: Pair;
  readonly requests: TypeWalk;
  readonly responses: TypeWalk;
}

interface Shared {
  readonly type: Type;
  readonly position: Position;
}

export function compareShared({ pair, requests, responses }: Context): void {
  if (!isOfTypes(pair.old)) return;
  const after = sharedTypes(pair.now);
  for (const [name, before] of sharedTypes(pair.old)) {
    const now = after.get(name);
    if (!now) continue;
    const side = ({ type, position }: Shared) => ({ text: typeWords(type), position });
    for (const walk of [requests, responses]) {
      walk.from({ at: name, old: before.type, now: now.type }, { before: side(before), after: side(now) }, name);
    }
  }
}

function sharedTypes({ scalars, enums, shapes, unions }: Model): ReadonlyMap<string, Shared> {
  return new Map<string, Shared>([
    ...scalars.map((scalar) => {
      const type = { kind: "scalar", scalar, bounds: scalar.bounds } as const;
      return [scalar.name, { type, position: scalar.position }] as const;
    }),
    ...enums.map((one) => [one.name, { type: { kind: "enum", enum: one }, position: one.position }] as const),
    ...shapes.map((shape) => [shape.name, { type: { kind: "shape", shape }, position: shape.position }] as const),
    ...unions.map((union) => [union.name, { type: { kind: "union", union }, position: union.position }] as const),
  ]);
}
