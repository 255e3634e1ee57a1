// `vectors.json`: for each record and union, values that fit it and values that do not, each with the one place that is
// wrong. Whoever writes validators in another language, or a service of their own, tests them with it.

import type { Bounds, Field, Json, Model, Type } from "../model/model.js";
import { plainOf } from "../model/formats.js";
import { issues, isRecord } from "../values/issues.js";
import { Probes, simplest } from "../values/probes.js";
import type { EmitContext, EmittedFile } from "./output.js";
import { isUnion, recordsByHome } from "./validators/records.js";
import type { Holder } from "./validators/records.js";

/** Of each type, valid ones and invalid ones. */
const mostValues = { valid: 8, invalid: 24 };
const mostLookedAt = 400;
/** Longer texts say no more. */
const longestText = 300;

export function emitVectors({ model }: EmitContext): readonly EmittedFile[] {
  return [{ path: "vectors.json", text: `${JSON.stringify(vectorsOf(model), null, 2)}\n`, verbatim: true }];
}

function vectorsOf(model: Model): Json {
  const holders = [...recordsByHome(model).values()].flat();
  return {
    about:
      "Values by type. `sent`: as servers hold requests to it. `answered`: as clients read answers. `path` is a JSON " +
      "pointer (RFC 6901) to what is wrong.",
    types: Object.fromEntries(holders.map((holder) => [holder.name, vectors(holder)])),
  };
}

function vectors(holder: Holder): Json {
  const mode = holder.usage.request ? "strict" : "tolerant";
  const type: Type = isUnion(holder) ? { kind: "union", union: holder } : { kind: "shape", shape: holder };
  const probes = new Probes(mode === "strict" ? "strict" : "answer", () => []);
  const valid = some(mostValues.valid, probes.of(type, type), (value) => issues(type, value, mode).length === 0);
  const base = valid[0];
  const wrong = new Map<string, Json>();
  for (const value of base === undefined ? [] : broken(holder, base)) {
    const [issue, ...others] = issues(type, value, mode);
    // With several faults, which one is found first depends on who looks.
    if (!issue || others.length > 0 || wrong.size >= mostValues.invalid) continue;
    const key = `${issue.path} ${issue.expected}`;
    if (!wrong.has(key)) wrong.set(key, { value, path: issue.path, expected: issue.expected });
  }
  return { mode: mode === "strict" ? "sent" : "answered", valid, invalid: [...wrong.values()] };
}

/** The first one, and others from all over: values that follow each other differ in the same member. */
function some(count: number, values: Iterable<Json>, fits: (value: Json) => boolean): readonly Json[] {
  const found = new Map<string, Json>();
  for (const value of values) {
    if (found.size >= mostLookedAt) break;
    const text = JSON.stringify(value);
    if (text.length <= 4 * longestText && fits(value)) found.set(text, value);
  }
  const all = [...found.values()];
  const step = Math.max(1, all.length / count);
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step)).slice(0, count);
}

const otherValues: readonly Json[] = [null, true, 1.5, "?", [], {}];

/** A value that fits with one thing changed, in every way that may matter. */
function* broken(holder: Holder, base: Json): Iterable<Json> {
  if (!isRecord(base)) return;
  yield* otherValues;
  yield { ...base, unlisted: 1 };
  const variant = isUnion(holder) ? holder.variants.find(({ value }) => base[holder.tag] === value)?.shape : holder;
  if (isUnion(holder)) yield { ...base, [holder.tag]: "?" };
  for (const field of variant?.fields ?? []) {
    yield Object.fromEntries(Object.entries(base).filter(([name]) => name !== field.name));
    for (const value of wrongFor(field)) yield { ...base, [field.name]: value };
  }
}

function* wrongFor({ type }: Field): Iterable<Json> {
  yield* beyond(type);
  yield* otherValues;
}

/** Values just beyond the bounds of a type. */
function* beyond(type: Type): Iterable<Json> {
  if (type.kind === "array") {
    const item = simplest(type.of) ?? null;
    if (type.minItems > 0) yield Array.from({ length: type.minItems - 1 }, () => item);
    if (type.maxItems < longestText) yield Array.from({ length: type.maxItems + 1 }, () => item);
    if (type.unique && type.maxItems > 1) yield [item, item];
    for (const value of [...beyond(type.of), ...otherValues])
      yield Array.from({ length: Math.max(1, type.minItems) }, () => value);
    return;
  }
  const plain = plainOf(type);
  if (plain) yield* beyondBounds(plain.bounds);
}

function* beyondBounds({ minLength = 0, maxLength, minimum, maximum, multipleOf }: Bounds): Iterable<Json> {
  if (minLength > 0) yield "a".repeat(minLength - 1);
  if (maxLength !== undefined && maxLength < longestText) yield "a".repeat(maxLength + 1);
  if (minimum !== undefined) yield minimum - 1;
  if (maximum !== undefined) yield maximum + 1;
  if (multipleOf !== undefined && multipleOf > 1) yield multipleOf + 1;
}
