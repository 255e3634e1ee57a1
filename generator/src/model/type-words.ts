// What a type is called where it is declared, and what is said of it there.

import type { Enum, Scalar, Shape, Type, Union } from "./types.js";

/** What the contract declares a type as; undefined for what the language has by itself. */
function declarationOf(type: Type): Scalar | Enum | Shape | Union | undefined {
  switch (type.kind) {
    case "scalar":
      return type.scalar;
    case "enum":
      return type.enum;
    case "shape":
      return type.shape;
    case "union":
      return type.union;
    default:
      return undefined;
  }
}

/** What a type itself says of its values, or of what it holds; undefined where the contract does not declare it. */
export function docOf(type: Type): string | undefined {
  return type.kind === "array" || type.kind === "map" ? docOf(type.of) : declarationOf(type)?.doc;
}

/** A type as it is written in the contract. */
export function written(type: Type): string {
  switch (type.kind) {
    case "literal":
      return String(type.value);
    case "array":
      return `${written(type.of)}${type.orNull ? "?" : ""}[]`;
    case "map":
      return `map<${written(type.of)}${type.orNull ? "?" : ""}>`;
    default:
      return declarationOf(type)?.name ?? type.kind;
  }
}
