// Whether, and through which steps, a value of one type becomes a value of another without losing validity.

import { plainOf } from "../model/formats.js";
import type { ArrayType, Conversion, MapType, Shape, Step, Type } from "../model/model.js";
import { accepts, fitsScalar, inInt32 } from "../model/bounds.js";

const same: Conversion = { kind: "same" };

export function conversion(from: Type, to: Type): Conversion | undefined {
  const [plainFrom, plainTo] = [plainOf(from), plainOf(to)];
  if (plainFrom && plainTo) {
    const isWider = plainFrom.kind === "int32" && plainTo.kind === "number";
    return (plainFrom.kind === plainTo.kind || isWider) && accepts(plainTo.bounds, inInt32(plainFrom))
      ? rebranded(from, to)
      : undefined;
  }
  if (from.kind === "boolean" && to.kind === "boolean") return same;
  if (to.kind === "json") return from.kind === "json" ? same : { kind: "json" };
  if (from.kind === "enum" && to.kind === "enum") {
    const values = new Set(to.enum.values.map(({ value }) => value));
    return from.enum.values.every(({ value }) => values.has(value)) ? same : undefined;
  }
  if (from.kind === "enum" && plainTo?.kind === "string") {
    const longest = Math.max(...from.enum.values.map(({ value }) => value.length));
    return accepts(plainTo.bounds, { minLength: 1, maxLength: longest }) ? rebranded(from, to) : undefined;
  }
  if (from.kind === "literal") return fromLiteral(from.value, to);
  if (from.kind === "array" && to.kind === "array") {
    if (to.minItems > from.minItems || to.maxItems < from.maxItems) return undefined;
    if ((to.unique && !from.unique) || !takesNulls(to, from)) return undefined;
    const of = conversion(from.of, to.of);
    return of?.kind === "same" ? of : of && { kind: "each", of, ...(from.orNull && { orNull: true }) };
  }
  if (from.kind === "map" && to.kind === "map") {
    if (to.minEntries > from.minEntries || to.maxEntries < from.maxEntries) return undefined;
    if (!accepts(to.keys, from.keys) || !takesNulls(to, from)) return undefined;
    const of = conversion(from.of, to.of);
    return of?.kind === "same" ? of : of && { kind: "values", of, ...(from.orNull && { orNull: true }) };
  }
  if (from.kind === "shape" && to.kind === "shape") return through(from.shape, to.shape);
  if (from.kind === "union" && to.kind === "union") return from.union === to.union ? same : undefined;
  return undefined;
}

/** The same value, of which TypeScript may have to be told that it has the brand of the new type. */
function rebranded(from: Type | undefined, to: Type): Conversion {
  const [had, needed] = [from, to].map((type) => (type?.kind === "scalar" ? type.scalar.brands : []));
  if (!needed?.[0] || had?.includes(needed[0])) return same;
  return { kind: "same", brands: had?.length ? "other" : "new" };
}

function takesNulls(to: ArrayType | MapType, from: ArrayType | MapType): boolean {
  return !from.orNull || to.orNull === true || to.of.kind === "json";
}

function fromLiteral(value: string | number | boolean, to: Type): Conversion | undefined {
  if (to.kind === "literal") return to.value === value ? same : undefined;
  if (to.kind === "enum") return to.enum.values.some((one) => one.value === value) ? same : undefined;
  if (to.kind === "boolean") return typeof value === "boolean" ? same : undefined;
  const plain = plainOf(to);
  const isPlain = plain?.kind === "string" || plain?.kind === "int32" || plain?.kind === "number";
  return isPlain && fitsScalar(plain.kind, plain.bounds, value) === undefined ? rebranded(undefined, to) : undefined;
}

function through(from: Shape, to: Shape): Conversion | undefined {
  const steps: Step[] = [];
  for (let shape = to; shape !== from;) {
    const step = shape.step;
    if (!step || step.upgrade.kind !== "derived") return undefined;
    steps.unshift(step);
    shape = step.from;
  }
  return steps.length === 0 ? same : { kind: "steps", steps };
}
