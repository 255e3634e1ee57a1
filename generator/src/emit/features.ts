// Parts of the runtime that only some contracts need. A template holds them between `// #if NAME` and `// #endif`; what a
// package has instead, where its contract has no use for them, follows `// #else` as a comment.

import { isFormatted, plainOf } from "../model/formats.js";
import type { Base, Field, Model, Type } from "../model/model.js";
import { recordsByHome } from "./validators/records.js";

export type Feature =
  "activities" | "nullable" | "number" | "formatted" | "map" | "unique" | "nullableItems" | "default";

/** What the contract makes use of. */
export function featuresOf(model: Model): ReadonlySet<Feature> {
  const known = features.get(model);
  if (known) return known;
  const found = new Set<Feature>(model.activity ? ["activities"] : []);
  const records = [...recordsByHome(model).values()].flat();
  for (const holder of records) if ("fields" in holder) for (const field of holder.fields) addField(found, field);
  for (const { headers, payload } of model.webhooks) {
    addType(found, payload);
    for (const field of headers) addField(found, field);
  }
  for (const { base } of model.scalars) addBase(found, base);
  features.set(model, found);
  return found;
}

const features = new WeakMap<Model, ReadonlySet<Feature>>();

function addBase(found: Set<Feature>, base: Base): void {
  if (base === "number") found.add("number");
  else if (isFormatted(base)) found.add("formatted");
}

function addField(found: Set<Feature>, { nullable, type, default: other }: Field): void {
  if (nullable === "value") found.add("nullable");
  if (other !== undefined) found.add("default");
  addType(found, type);
}

function addType(found: Set<Feature>, type: Type): void {
  const plain = plainOf(type);
  if (plain) addBase(found, plain.kind);
  if (type.kind === "map") found.add("map");
  if (type.kind === "array" && type.unique) found.add("unique");
  if ((type.kind === "map" || type.kind === "array") && type.orNull) found.add("nullableItems");
  if (type.kind === "map" || type.kind === "array") addType(found, type.of);
  if (type.kind === "shape" && type.shape.role === "inline")
    for (const field of type.shape.fields) addField(found, field);
}

/** The template as a package with these features has it. */
export function withFeatures(text: string, wanted: ReadonlySet<string>): string {
  if (!text.includes("// #if ")) return text;
  const lines: string[] = [];
  const parts: { state: "on" | "off" | "else"; readonly indent: string }[] = [];
  for (const line of text.split("\n")) {
    const [, indent = "", mark, name = ""] = /^(\s*)\/\/ #(if|else|endif)(?: (\w+))?$/.exec(line) ?? [];
    const part = parts.at(-1);
    if (mark === "if") parts.push({ state: wanted.has(name) ? "on" : "off", indent });
    else if (mark === "else" && part) part.state = part.state === "on" ? "off" : "else";
    else if (mark === "endif") parts.pop();
    else if (parts.some(({ state }) => state === "off")) continue;
    // Where the two begin blocks, the formatter has indented one of them as a part of the other.
    else lines.push(part?.state === "else" ? line.replace(/^\s*\/\/ /, part.indent) : line);
  }
  return lines.join("\n");
}
