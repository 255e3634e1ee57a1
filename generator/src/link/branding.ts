// Where TypeScript has to be told the brand of a value that an upgrade makes.

import type { Branding, Conversion, Shape, Type } from "../model/model.js";

/** Of a value that the contract writes out. */
export function ofWritten(type: Type): { readonly brands?: Branding } {
  return holdsBrand(type, new Set()) ? { brands: "new" } : {};
}

/** Of a value that is taken from the older record, or of the one that stands in for it. */
export function ofTaken(convert: Conversion, orElse: unknown, type: Type): { readonly brands?: Branding } {
  if (convert.kind === "same" && convert.brands) return { brands: convert.brands };
  return orElse === undefined ? {} : ofWritten(type);
}

function holdsBrand(type: Type, met: Set<Shape>): boolean {
  switch (type.kind) {
    case "scalar":
      return type.scalar.brands.length > 0;
    case "array":
    case "map":
      return holdsBrand(type.of, met);
    case "shape":
      return isNew(type.shape, met) && type.shape.fields.some((field) => holdsBrand(field.type, met));
    case "union":
      return type.union.variants.some(({ shape }) => holdsBrand({ kind: "shape", shape }, met));
    default:
      return false;
  }
}

function isNew(shape: Shape, met: Set<Shape>): boolean {
  return !met.has(shape) && met.add(shape).has(shape);
}
