// Bodies as clients of protocol buffers write them, where the contract reads them: `json: lenient`.

import { plainOf } from "../../model/formats.js";
import type { Field, Json, Model, Shape, Type } from "../../model/model.js";
import { exampleOf } from "../../values/examples.js";
import { isRecord, issues } from "../../values/issues.js";
import { simplest } from "../../values/probes.js";
import { asRead } from "../../values/reading.js";
import { bodies } from "./errors.js";

/** Longer ones show nothing more. */
const longestVector = 4000;

/**
 * What is written otherwise: all names, all integers, lists without items, null for a member that a newer contract may have;
 * or the first integer, text or record, wrongly.
 */
type Style = "names" | "integers" | "lists" | "unknown" | "malformed" | "misplaced" | "newer";

/** What no contract calls a member. */
const newer = "a-newer-member";

const integerFormats: ReadonlySet<string | undefined> = new Set(["decimal", "int64", "uint64"]);

export function lenientVectors(model: Model): readonly Json[] {
  if (model.contract.json !== "lenient") return [];
  return bodies(model).flatMap(({ path, type }) => {
    const examples = [exampleOf(type), simplest(type) ?? null];
    const found = new Map<string, Json>();
    for (const one of examples.flatMap((example) => vectorsOf(type, example))) {
      const text = JSON.stringify(one);
      if (text.length < longestVector) found.set(text, { path, ...one });
    }
    return [...found.values()];
  });
}

function vectorsOf(type: Type, example: Json): readonly { readonly [key: string]: Json }[] {
  const write = (style: Style): Json => new Writer(style).write(type, example);
  const read = [
    ...(["names", "integers", "unknown"] as const).map((style) => ({ value: write(style), of: example })),
    ...withoutLists(type, example),
    ...withNulls(type, example),
  ];
  const refused = [
    ...(["malformed", "misplaced", "newer"] as const).map((style) => write(style)),
    twice(type, example),
  ];
  return [
    ...read
      .filter(({ value }) => issues(type, value, "strict").length > 0)
      .map(({ value, of }) => ({ value, read: asRead(type, of, "strict") })),
    ...refused.flatMap((value) => {
      const faults = value === undefined ? [] : issues(type, value, "strict").map(({ path }) => path);
      return value !== undefined && faults.length === 1 ? [{ value, faults }] : [];
    }),
  ];
}

/** The body with empty lists, and without them. */
function withoutLists(type: Type, example: Json): readonly { readonly value: Json; readonly of: Json }[] {
  const empty = emptied(type, example);
  if (issues(type, empty, "strict").length > 0) return [];
  return [{ value: new Writer("lists").write(type, empty), of: empty }];
}

/** With null where that is something to say, beside null that says nothing. */
function withNulls(type: Type, example: Json): readonly { readonly value: Json; readonly of: Json }[] {
  const nulls = nulled(type, example);
  if (issues(type, nulls, "strict").length > 0) return [];
  return [{ value: new Writer("unknown").write(type, nulls), of: nulls }];
}

function nulled(type: Type, value: Json): Json {
  const shape = isRecord(value) ? shapeOf(type, value) : undefined;
  if (!shape || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const field = shape.fields.find((one) => one.name === name);
      return [name, field?.nullable ? null : field ? nulled(field.type, member) : member];
    }),
  );
}

/** With one member under both of its names. */
function twice(type: Type, value: Json): Json | undefined {
  if (!isRecord(value)) return undefined;
  const shape = shapeOf(type, value);
  const field = shape?.fields.find((one) => Object.hasOwn(value, one.name) && otherName(one, shape) !== one.name);
  return field && shape && { ...value, [otherName(field, shape)]: value[field.name] ?? null };
}

function emptied(type: Type, value: Json): Json {
  if (type.kind === "array") return type.minItems === 0 ? [] : value;
  const shape = isRecord(value) ? shapeOf(type, value) : undefined;
  if (!shape || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const field = shape.fields.find((one) => one.name === name);
      return [name, field ? emptied(field.type, member) : member];
    }),
  );
}

class Writer {
  readonly #style: Style;
  #isDone = false;

  constructor(style: Style) {
    this.#style = style;
  }

  write(type: Type, value: Json): Json {
    if (type.kind === "array" && Array.isArray(value)) {
      return (value as readonly Json[]).map((item) => this.write(type.of, item));
    }
    if (type.kind === "map" && isRecord(value)) {
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.write(type.of, item)]));
    }
    const shape = isRecord(value) ? shapeOf(type, value) : undefined;
    if (shape && isRecord(value)) return this.#record(shape, value);
    const plain = plainOf(type);
    if (plain?.kind === "int32" && typeof value === "number") return this.#int32(value);
    const isNumber = type.kind === "scalar" && integerFormats.has(type.scalar.format) && plain?.kind === "string";
    if (typeof value !== "string") return value;
    if (plain?.kind === "int64" || isNumber) return this.#int64(value);
    return plain?.kind === "string" && this.#style === "misplaced" && this.#first() ? 7 : value;
  }

  #record(shape: Shape, value: { readonly [name: string]: Json }): Json {
    const added: [string, Json][] =
      this.#style === "unknown" ? [[newer, null]] : this.#style === "newer" && this.#first() ? [[newer, false]] : [];
    const members = Object.entries(value).flatMap(([name, member]): [string, Json][] => {
      const field = shape.fields.find((one) => one.name === name);
      if (!field) return [[name, member]];
      const isEmpty = Array.isArray(member) && member.length === 0 && !field.optional;
      if (this.#style === "lists" && isEmpty) return [];
      return [[this.#style === "names" ? otherName(field, shape) : name, this.write(field.type, member)]];
    });
    return Object.fromEntries([...members, ...added]);
  }

  #int32(value: number): Json {
    if (this.#style === "integers") return String(value);
    return this.#style === "malformed" && this.#first() ? ` ${value}` : value;
  }

  #int64(value: string): Json {
    const number = Number(value);
    if (this.#style === "integers") return String(number) === value && Number.isSafeInteger(number) ? number : value;
    return this.#style === "malformed" && this.#first() ? 0.5 : value;
  }

  #first(): boolean {
    const isFirst = !this.#isDone;
    this.#isDone = true;
    return isFirst;
  }
}

function shapeOf(type: Type, value: { readonly [name: string]: Json }): Shape | undefined {
  if (type.kind === "shape") return type.shape;
  if (type.kind !== "union") return undefined;
  const { tag, variants } = type.union;
  return variants.find((variant) => variant.value === value[tag])?.shape;
}

/** In snake_case, unless another member is called so. */
function otherName({ name }: Field, shape: Shape): string {
  const other = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return shape.fields.some((field) => field.name === other) ? name : other;
}
