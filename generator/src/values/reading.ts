// What a reader makes of a value that fits: nulls that mean absence are left out, and requests get their defaults.

import type { Json, Shape, Type } from "../model/model.js";
import { isRecord } from "./issues.js";
import type { Mode } from "./issues.js";

export function asRead(type: Type, value: Json, mode: Mode): Json {
  if (type.kind === "array" && Array.isArray(value)) {
    const items: readonly Json[] = value;
    return items.map((item) => (item === null && type.orNull ? null : asRead(type.of, item, mode)));
  }
  if (!isRecord(value)) return value;
  if (type.kind === "map") {
    const read = (item: Json): Json => (item === null && type.orNull ? null : asRead(type.of, item, mode));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, read(item)]));
  }
  if (type.kind === "shape") return recordAsRead(type.shape, value, mode);
  if (type.kind !== "union") return value;
  const { tag, variants, fallback } = type.union;
  const variant = variants.find((one) => one.value === value[tag])?.shape;
  const shape = variant ?? (mode === "strict" ? undefined : fallback);
  return shape ? recordAsRead(shape, value, mode) : value;
}

function recordAsRead(shape: Shape, value: { readonly [name: string]: Json }, mode: Mode): Json {
  const fields = new Map(shape.fields.map((field) => [field.name, field]));
  const kept = Object.entries(value).flatMap(([name, member]): [string, Json][] => {
    const field = fields.get(name);
    if (!field || (member === null && field.nullable === "value")) return [[name, member]];
    return member === null && field.optional ? [] : [[name, asRead(field.type, member, mode)]];
  });
  const read: Record<string, Json> = Object.fromEntries(kept);
  if (mode !== "strict") return read;
  const filled = shape.fields.filter((field) => field.default !== undefined && !Object.hasOwn(read, field.name));
  return { ...read, ...Object.fromEntries(filled.map((field) => [field.name, field.default as Json])) };
}
