// The model's own interpreter of types: what a validator generated from it would say of a value. Tests hold it to the
// generated validators.

import { fitsScalar } from "../model/bounds.js";
import type { ArrayType, Bounds, Json, MapType, Scalar, Shape, Type, Union } from "../model/model.js";

/**
 * `strict`: as a server reads requests. `tolerant`: as a caller reads answers. `answer`: what a server may answer, which
 * a caller has to be able to read: members that are listed, values of closed enums, no bounds.
 */
export type Mode = "strict" | "tolerant" | "answer";

export interface Issue {
  /** A JSON pointer (RFC 6901). */
  readonly path: string;
  readonly expected: string;
}

/** Every place at which the value does not fit; none where it does. */
export function issues(type: Type, value: Json, mode: Mode): readonly Issue[] {
  const reader = new Reader(mode);
  reader.read(type, value, "");
  return reader.found;
}

export function fits(type: Type, value: Json, mode: Mode): boolean {
  return issues(type, value, mode).length === 0;
}

type JsonRecord = { readonly [key: string]: Json };

export function isRecord(value: Json | undefined): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

class Reader {
  readonly found: Issue[] = [];
  readonly #mode: Mode;

  constructor(mode: Mode) {
    this.#mode = mode;
  }

  #report(path: string, expected: string): void {
    this.found.push({ path, expected });
  }

  read(type: Type, value: Json, path: string): void {
    switch (type.kind) {
      case "json":
        return;
      case "scalar":
        return this.#plain(type.scalar.base, type.bounds, value, path);
      case "boolean":
        if (typeof value !== "boolean") this.#report(path, "true or false");
        return;
      case "literal":
        if (value !== type.value) this.#report(path, JSON.stringify(type.value));
        return;
      case "enum": {
        const anything = this.#mode !== "strict" && (type.enum.open || type.enum.plain);
        if (typeof value !== "string") this.#report(path, "a string");
        else if (!anything && !type.enum.values.some((one) => one.value === value))
          this.#report(path, `a value of ${type.enum.name}`);
        return;
      }
      case "array":
        return this.#array(type, value, path);
      case "shape":
        return this.#record(type.shape, value, path);
      case "union":
        return this.#union(type.union, value, path);
      case "map":
        return this.#map(type, value, path);
      default:
        return this.#plain(type.kind, type.bounds, value, path);
    }
  }

  #plain(base: Scalar["base"], bounds: Bounds, value: Json, path: string): void {
    if (base === "string") return this.#string(bounds, value, path);
    if (base === "int32") return this.#int32(bounds, value, path);
    // What is no bound is held in answers too.
    const { encoding } = bounds;
    const problem = fitsScalar(base, this.#mode === "strict" ? bounds : encoding ? { encoding } : {}, value);
    if (problem !== undefined) this.#report(path, problem);
  }

  #map(type: MapType, value: Json, path: string): void {
    if (!isRecord(value)) return this.#report(path, "an object");
    const entries = Object.entries(value);
    if (this.#mode === "strict" && entries.length < type.minEntries)
      this.#report(path, `at least ${type.minEntries} entries`);
    if (this.#mode === "strict" && entries.length > type.maxEntries)
      this.#report(path, `at most ${type.maxEntries} entries`);
    for (const [key, item] of entries) {
      const at = `${path}/${pointerPart(key)}`;
      if (key === "__proto__") this.#report(at, "a key other than __proto__");
      else if (this.#mode === "strict") this.#string(type.keys, key, at);
      if (item !== null || !type.orNull) this.read(type.of, item, at);
    }
  }

  #string(bounds: Bounds, value: Json, path: string): void {
    if (typeof value !== "string") return this.#report(path, "a string");
    if (this.#mode !== "strict") return;
    const { minLength = 0, maxLength = Infinity, pattern } = bounds;
    // Counting takes long, and most texts are far from both bounds.
    const isBetween = value.length >= 2 * minLength && value.length <= maxLength;
    const length = isBetween ? value.length : [...value].length;
    if (length < minLength) this.#report(path, `at least ${minLength} characters`);
    if (length > maxLength) this.#report(path, `at most ${maxLength} characters`);
    if (pattern !== undefined && !new RegExp(pattern, "u").test(value))
      this.#report(path, `a string like /${pattern}/`);
  }

  #int32(bounds: Bounds, value: Json, path: string): void {
    if (typeof value !== "number" || (value | 0) !== value) return this.#report(path, "a 32-bit integer");
    if (this.#mode !== "strict") return;
    const { minimum = -Infinity, maximum = Infinity, multipleOf } = bounds;
    if (value < minimum) this.#report(path, `at least ${minimum}`);
    if (value > maximum) this.#report(path, `at most ${maximum}`);
    if (multipleOf !== undefined && value % multipleOf !== 0) this.#report(path, `a multiple of ${multipleOf}`);
  }

  #array(type: ArrayType, value: Json, path: string): void {
    if (!Array.isArray(value)) return this.#report(path, "a list");
    const items: readonly Json[] = value;
    if (this.#mode === "strict" && items.length < type.minItems) this.#report(path, `at least ${type.minItems} items`);
    if (this.#mode === "strict" && items.length > type.maxItems) this.#report(path, `at most ${type.maxItems} items`);
    if (this.#mode === "strict" && type.unique && new Set(items).size < items.length)
      this.#report(path, "no item twice");
    items.forEach((item, index) => {
      if (item !== null || !type.orNull) this.read(type.of, item, `${path}/${index}`);
    });
  }

  #record(shape: Shape, value: Json, path: string): void {
    if (!isRecord(value)) return this.#report(path, "an object");
    for (const field of shape.fields) {
      const member = Object.hasOwn(value, field.name) ? value[field.name] : undefined;
      if (member === undefined || (member === null && (field.optional || field.nullable))) {
        if (!field.optional && member === undefined) this.#report(`${path}/${pointerPart(field.name)}`, "a value");
      } else this.read(field.type, member, `${path}/${pointerPart(field.name)}`);
    }
    if (this.#mode === "tolerant" || shape.extra) return;
    for (const name of Object.keys(value)) {
      if (!shape.fields.some((field) => field.name === name))
        this.#report(`${path}/${pointerPart(name)}`, "no member of this name");
    }
  }

  #union(union: Union, value: Json, path: string): void {
    if (!isRecord(value)) return this.#report(path, "an object");
    const tag = value[union.tag];
    const variant = union.variants.find((one) => one.value === tag)?.shape;
    const shape = variant ?? (this.#mode === "strict" ? undefined : union.fallback);
    if (shape) this.#record(shape, value, path);
    else this.#report(`${path}/${pointerPart(union.tag)}`, `a known ${union.tag}`);
  }
}

/** A member's name as part of a JSON Pointer (RFC 6901). */
export function pointerPart(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
