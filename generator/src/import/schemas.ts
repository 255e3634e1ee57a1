// Small questions about schemas, and what a schema says about the place where it stands.

import { fitsScalar } from "../model/bounds.js";
import type { Json } from "../model/model.js";
import { itemsOf, member, membersOf, numberOf, textOf } from "./document.js";
import type { boundsOfContainers, Bounds, Form } from "./draft.js";

export function isComponent(pointer: string): boolean {
  return /^\/components\/schemas\/[^/]+$/.test(pointer);
}

/** Keywords that nothing in the language stands for. */
export const unsaid: readonly string[] = [
  "patternProperties",
  "prefixItems",
  "contains",
  "dependentRequired",
  "dependentSchemas",
  "if",
  "then",
  "else",
  "unevaluatedProperties",
  "unevaluatedItems",
];

const containers: Readonly<Record<(typeof boundsOfContainers)[number], "array" | "map">> = {
  minItems: "array",
  maxItems: "array",
  unique: "array",
  minEntries: "map",
  maxEntries: "map",
};

export function isBoundOf(key: (typeof boundsOfContainers)[number], kind: "array" | "map"): boolean {
  return containers[key] === kind;
}

export function count(value: Json | undefined): number | undefined {
  const found = numberOf(value);
  return found !== undefined && Number.isInteger(found) && found >= 0 ? found : undefined;
}

/** What the compiler itself says of keys. */
export function isBeyondKeys(names: Json): boolean {
  return membersOf(names).some(([key, value]) => !(key === "maxLength" && value === 200) && key !== "type");
}

export function numberExample(
  name: "int32" | "number",
  bounds: Bounds,
  written: number | undefined,
): number | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf = 1 } = bounds;
  const low = minimum ?? exclusiveMinimum ?? -Infinity;
  const high = maximum ?? exclusiveMaximum ?? Infinity;
  const middle = Number.isFinite(low) && Number.isFinite(high) ? low + (high - low) / 2 : low;
  const steps = [low, middle, high, 0, 1].flatMap((at) => [
    Math.ceil(at / multipleOf) * multipleOf,
    Math.floor(at / multipleOf) * multipleOf,
  ]);
  const candidates = [
    ...(written === undefined ? [] : [written]),
    1,
    ...steps,
    ...(name === "number" ? [low, middle, high, low + 1, high - 1] : []),
  ];
  return candidates.find((value) => Number.isFinite(value) && fitsNumber(name, bounds, value));
}

function fitsNumber(name: "int32" | "number", bounds: Bounds, value: number): boolean {
  return name === "int32"
    ? fitsScalar("int32", bounds, value) === undefined
    : fitsScalar("number", bounds, value) === undefined;
}

/** The form with what a schema says about its place. */
export function said(form: Form, schema: Json, keepsNothing: boolean): Form {
  const example = member(schema, "example") ?? itemsOf(member(schema, "examples"))[0];
  const readOnly = member(schema, "readOnly") === true;
  const writeOnly = member(schema, "writeOnly") === true;
  return {
    ...form,
    nullable: form.nullable || (member(schema, "nullable") === true && !isJson(form)),
    doc: docOf(schema) ?? (keepsNothing ? undefined : form.doc),
    deprecated: form.deprecated || member(schema, "deprecated") === true,
    default: member(schema, "default") ?? form.default,
    example: example ?? form.example,
    only: readOnly ? "answers" : writeOnly ? "requests" : form.only,
  };
}

export function nullIf(nullable: boolean, form: Form): Form {
  return nullable && !isJson(form) ? { ...form, nullable } : form;
}

/** Null is JSON. */
function isJson({ type }: Form): boolean {
  return type.kind === "plain" && type.name === "json";
}

export function docOf(schema: Json): string | undefined {
  return prose(textOf(member(schema, "description"))) ?? prose(textOf(member(schema, "title")));
}

/** A text without what editors leave at its ends. */
export function prose(text: string | undefined): string | undefined {
  const found = text
    ?.replace(/\r\n?/g, "\n")
    .replace(/[ \t]+\n/g, "\n")
    .trim();
  return found ? found : undefined;
}

const unsafe = new Set([...Object.getOwnPropertyNames(Object.prototype), "__proto__", "prototype"]);

export function isMemberName(name: string): boolean {
  return !unsafe.has(name) && /^[@A-Za-z_$][\w$@.-]{0,79}$/.test(name);
}
