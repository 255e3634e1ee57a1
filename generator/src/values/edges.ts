// Values of plain types at and around their bounds, and what readers in other languages take for them: some fit, some do
// not, which `issues` tells.

import { fitsScalar } from "../model/bounds.js";
import { formOf, int32Range } from "../model/formats.js";
import type { Bounds, Json, Scalar } from "../model/model.js";
import { plainExamples } from "../model/plain-values.js";

/** What is no string or no number, whichever it should be. */
export const otherKinds: readonly Json[] = [null, true, 1, 1.5, "1", "text", [], {}];

const known = new Map<string, readonly Json[]>();

/** @param example one that fits */
export function plainEdges(base: Scalar["base"], bounds: Bounds, example: Json): readonly Json[] {
  const key = JSON.stringify([base, bounds, example]);
  const edges = known.get(key) ?? [...new Set([example, ...own(base, bounds, example), ...otherKinds])].filter(isJson);
  known.set(key, edges);
  return edges;
}

function own(base: Scalar["base"], bounds: Bounds, example: Json): readonly Json[] {
  switch (base) {
    case "string":
      return strings(bounds, String(example));
    case "int32":
      return whole(bounds);
    case "number":
      return [...plainExamples(base, bounds), 0, 1e300, -1e300, 5e-324];
    default:
      return [...plainExamples(base, bounds), ...formOf(base).traps];
  }
}

/** Infinity is no JSON. */
function isJson(value: Json): boolean {
  return typeof value !== "number" || Number.isFinite(value);
}

function whole({ minimum, maximum, multipleOf = 1 }: Bounds): readonly number[] {
  const edges = [minimum ?? int32Range.minimum, maximum ?? int32Range.maximum, 0, multipleOf, 2 * multipleOf];
  const around = edges.flatMap((edge) => [
    edge,
    edge - 1,
    edge + 1,
    edge - multipleOf,
    edge + multipleOf,
    Math.ceil(edge / multipleOf) * multipleOf,
    Math.floor(edge / multipleOf) * multipleOf,
  ]);
  const beyond = [int32Range.minimum - 1, int32Range.maximum + 1, 2 ** 53, 1e300];
  return [...around, ...beyond].map((value) => value || 0);
}

/** Of one byte, two and four; the last is two code points, and one to those who look at it. */
const pieces = ["a", "é", "😀", "e\u0301"];

function strings(bounds: Bounds, example: string): readonly string[] {
  const { minLength = 0, maxLength = Infinity, pattern } = bounds;
  const lengths = [minLength - 1, minLength, minLength + 1, maxLength - 1, maxLength, maxLength + 1];
  const wanted = lengths.filter((length) => length >= 0 && Number.isFinite(length));
  const made = wanted.flatMap((length) =>
    pattern === undefined
      ? pieces.map((piece) => piece.repeat(Math.ceil(length / [...piece].length)))
      : stretched(example, length),
  );
  return [...made, ...mangled(example), "", " ", "\n", "1"];
}

/** The text cut to a length, or made as long by repeating one of its characters where it stands. */
function stretched(text: string, length: number): readonly string[] {
  const characters = [...text];
  if (characters.length >= length)
    return [characters.slice(0, length).join(""), characters.slice(characters.length - length).join("")];
  return [...new Set([characters.length - 1, 0, characters.length >> 1])].flatMap((place) => {
    const repeated = characters[place]?.repeat(length - characters.length) ?? "";
    return [[...characters.slice(0, place), repeated, ...characters.slice(place)].join("")];
  });
}

/** The text with one thing changed, by which it may no longer match its pattern. */
function mangled(text: string): readonly string[] {
  const digits = text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  return [
    [`${text}\n`, `\n${text}`, ` ${text}`, `${text} `, `${text}\nx`, `x\n${text}`, `!${text}`, `${text}!`],
    [text.toUpperCase(), text.toLowerCase(), text.slice(1), text.slice(0, -1), text.slice(0, 1), text + text],
    [digits, `${text}é`, `${text}\u0131`, `${text}0`, `0${text}`, `${text}a`, `a${text}`, `-${text}`, "0"],
  ].flat();
}

/** Keys of maps among them. */
export function keyEdges(keys: Bounds, example: string): readonly string[] {
  return plainEdges("string", keys, example).filter((key) => typeof key === "string");
}

/** Whether a value is of the kind that the type is, whatever its bounds say. */
export function isOfKind(base: Scalar["base"], value: Json): boolean {
  if (base === "int32" || base === "number") return typeof value === "number";
  return typeof value === "string" && (base === "string" || fitsScalar(base, {}, value) === undefined);
}
