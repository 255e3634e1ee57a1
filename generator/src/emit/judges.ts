// What judges values that only some contracts have: numbers with fractions, maps, and strings that stand for something else.

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
  const kinds = new Set<Base | "map">(model.scalars.map(({ base }) => base));
  for (const holder of [...recordsByHome(model).values()].flat()) {
    for (const kind of "fields" in holder ? kindsOf(holder.fields) : []) kinds.add(kind);
  }
  return [
    ...(kinds.has("number") ? ["validate-number"] : []),
    ...(kinds.has("map") ? ["validate-map"] : []),
    ...([...kinds].some((kind) => kind !== "map" && isFormatted(kind)) ? ["validate-formats"] : []),
  ];
}

function kindsOf(fields: readonly Field[]): readonly (Base | "map")[] {
  return fields.flatMap(({ type }) => kindsOfType(type));
}

function kindsOfType(type: Type): readonly (Base | "map")[] {
  const plain = plainOf(type);
  if (plain) return [plain.kind];
  if (type.kind === "array") return kindsOfType(type.of);
  if (type.kind === "map") return ["map", ...kindsOfType(type.of)];
  return type.kind === "shape" && type.shape.role === "inline" ? kindsOf(type.shape.fields) : [];
}
