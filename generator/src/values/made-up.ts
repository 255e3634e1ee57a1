// Values that are made up where the contract gives no example.

import { fitsScalar } from "../model/bounds.js";
import type { Json, Scalar, Shape, Type } from "../model/model.js";
import { exampleOf, fitPlain } from "./examples.js";
import { simplest } from "./probes.js";

/** Of each format that the language has a word for. */
const ofFormats: Readonly<Record<string, string>> = {
  uuid: "7e4c1f6e-6d1c-4d8a-9a53-0f6f9e1f2a10",
  hex: "0a1b2c3d",
  base64url: "AAECAw",
  decimal: "1.5",
  email: "ada@example.com",
  uri: "https://example.com/",
  byte: "AAECAw==",
  uint64: "1",
};

/**
 * A value of a scalar.
 *
 * @param word what a string says if nothing more is known of it
 * @returns undefined where no string is found that matches its pattern within its bounds
 */
export function madeUpScalar(
  { base, bounds, format }: Pick<Scalar, "base" | "bounds" | "format">,
  word: string,
): Scalar["example"] | undefined {
  const wanted = base === "string" ? (ofFormats[format ?? ""] ?? word) : undefined;
  const value = fitPlain(base, wanted, bounds);
  if ((typeof value === "string" || typeof value === "number") && fitsScalar(base, bounds, value) === undefined)
    return value;
  return undefined;
}

/** In levels, and in members: larger ones tell nobody anything, and no file of a contract holds them. */
const deepestExample = 30;
const largestExample = 1000;

/** A record with all members, or without the optional ones where that would be too much. */
export function madeUpRecord(shape: Shape): Json {
  const type = { kind: "shape", shape } as const;
  let left = largestExample;
  const isSmall = (inner: Type, above: readonly Shape[]): boolean => {
    if (--left < 0 || above.length > deepestExample) return false;
    if (inner.kind === "array" || inner.kind === "map") return isSmall(inner.of, above);
    if (inner.kind === "union") return inner.union.variants.every((one) => isSmall({ kind: "shape", ...one }, above));
    if (inner.kind !== "shape" || above.includes(inner.shape)) return true;
    return inner.shape.fields.every((field) => isSmall(field.type, [...above, inner.shape]));
  };
  return isSmall(type, []) ? exampleOf(type) : (simplest(type) ?? exampleOf(type));
}
