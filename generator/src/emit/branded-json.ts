// JSON as TypeScript takes it for a type: values of branded scalars with the name of their type.

import type { Json, Shape, Type } from "../model/model.js";
import { isRecord } from "../values/issues.js";
import { Code } from "./json-text.js";
import type { Literal } from "./json-text.js";

/** @param named takes the names of the types that the code speaks of */
export function branded(value: Json, type: Type, named: Set<string>): Literal {
  if (value === null) return value;
  switch (type.kind) {
    case "scalar": {
      const { name, brands } = type.scalar;
      if (brands.length === 0) return value;
      named.add(name);
      return new Code(`${JSON.stringify(value)} as ${name}`);
    }
    case "array":
      return Array.isArray(value) ? value.map((item: Json) => branded(item, type.of, named)) : value;
    case "map":
      return members(value, () => type.of, named);
    case "shape":
      return members(value, typeIn(type.shape), named);
    case "union": {
      const { tag, variants } = type.union;
      const variant = isRecord(value) ? variants.find((one) => one.value === value[tag]) : undefined;
      return variant ? members(value, typeIn(variant.shape), named) : value;
    }
    default:
      return value;
  }
}

function typeIn({ fields }: Shape): (name: string) => Type | undefined {
  return (name) => fields.find((field) => field.name === name)?.type;
}

function members(value: Json, typeOf: (name: string) => Type | undefined, named: Set<string>): Literal {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const type = typeOf(name);
      return [name, type ? branded(member, type, named) : member];
    }),
  );
}
