// What judges values that only some contracts have: numbers with fractions, and strings that stand for something else.

import { isFormatted, plainOf } from "../model/formats.js";
import type { Base, Field, Model, Type } from "../model/model.js";
import { recordsByHome } from "./validators/records.js";

const known = new WeakMap<Model, readonly string[]>();

/** Modules of the runtime. */
export function judgesOf(model: Model): readonly string[] {
  const found = known.get(model) ?? judgesIn(model);
  known.set(model, found);
  return found;
}

function judgesIn(model: Model): readonly string[] {
  const bases = new Set<Base>(model.scalars.map(({ base }) => base));
  for (const holder of [...recordsByHome(model).values()].flat()) {
    for (const base of "fields" in holder ? basesOf(holder.fields) : []) bases.add(base);
  }
  return [
    ...(bases.has("number") ? ["validate-number"] : []),
    ...([...bases].some(isFormatted) ? ["validate-formats"] : []),
  ];
}

function basesOf(fields: readonly Field[]): readonly Base[] {
  return fields.flatMap(({ type }) => basesOfType(type));
}

function basesOfType(type: Type): readonly Base[] {
  const plain = plainOf(type);
  if (plain) return [plain.kind];
  if (type.kind === "array" || type.kind === "map") return basesOfType(type.of);
  return type.kind === "shape" && type.shape.role === "inline" ? basesOf(type.shape.fields) : [];
}
