// Whether a value written in the contract (an example, a default, a literal in a template) fits a type.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/suggest.js";
import { entry } from "../load/tree.js";
import type { MapNode, Node } from "../load/tree.js";
import { fitsScalar } from "../model/bounds.js";
import type { Field, MapType, Shape, Type, Union } from "../model/model.js";

/** Reports every place at which the value does not fit, under the code CS0501 or another. */
export function checkFits(
  node: Node,
  type: Type,
  diagnostics: Diagnostics,
  code: "CS0501" | "CS0407" = "CS0501",
): void {
  const wrong = (expected: string): void =>
    diagnostics.report(code, node.position, `does not fit: expected ${expected}`);
  switch (type.kind) {
    case "json":
      return;
    case "map":
      return checkMap(node, type, diagnostics, code);
    case "scalar": {
      const problem = fitsScalar(type.scalar.base, type.bounds, node.kind === "value" ? node.value : undefined);
      if (problem) wrong(`\`${type.scalar.name}\`, ${problem}`);
      return;
    }
    case "boolean":
      if (node.kind !== "value" || typeof node.value !== "boolean") wrong("true or false");
      return;
    case "literal":
      if (node.kind !== "value" || node.value !== type.value) wrong(`\`${type.value}\``);
      return;
    case "enum": {
      const values = type.enum.values.map(({ value }) => value);
      if (node.kind === "value" && typeof node.value === "string" && values.includes(node.value)) return;
      const help = node.kind === "value" ? didYouMean(String(node.value), values) : undefined;
      diagnostics.report(code, node.position, `does not fit: expected a value of \`${type.enum.name}\``, help);
      return;
    }
    case "array":
      if (node.kind !== "list") return wrong("a list");
      if (node.items.length < type.minItems) wrong(`at least ${type.minItems} items`);
      if (node.items.length > type.maxItems) wrong(`at most ${type.maxItems} items`);
      for (const item of node.items) if (!type.orNull || !isNull(item)) checkFits(item, type.of, diagnostics, code);
      if (type.unique) checkUnique(node.items, diagnostics, code);
      return;
    case "shape":
      return checkRecord(node, type.shape, diagnostics, code);
    case "union": {
      const variant = variantOf(node, type.union);
      if (variant) return checkRecord(node, variant.shape, diagnostics, code);
      const tag = entry(node, type.union.tag)?.value;
      const help = didYouMean(
        String(tag?.kind === "value" ? tag.value : undefined),
        type.union.variants.map((candidate) => candidate.value),
      );
      diagnostics.report(code, tag?.position ?? node.position, `does not fit: unknown \`${type.union.tag}\``, help);
      return;
    }
    default: {
      const problem = fitsScalar(type.kind, type.bounds, node.kind === "value" ? node.value : undefined);
      if (problem) wrong(problem);
    }
  }
}

/** The same of a value of a field, which null may be. */
export function checkFieldFits(
  node: Node,
  { type, nullable }: Pick<Field, "type" | "nullable">,
  diagnostics: Diagnostics,
  code: "CS0501" | "CS0407" = "CS0501",
): void {
  if (nullable && isNull(node)) return;
  checkFits(node, type, diagnostics, code);
}

/** The variant that the tag of a value names. */
export function variantOf(node: Node, { tag, variants }: Union): Union["variants"][number] | undefined {
  const value = entry(node, tag)?.value;
  return variants.find((variant) => value?.kind === "value" && variant.value === value.value);
}

export function isNull(node: Node): boolean {
  return node.kind === "value" && node.value === null;
}

function checkRecord(node: Node, shape: Shape, diagnostics: Diagnostics, code: "CS0501" | "CS0407"): void {
  const what = shape.name ? `\`${shape.name}\`` : "a map";
  if (node.kind !== "map") {
    diagnostics.report(code, node.position, `does not fit: expected ${what}, a map`);
    return;
  }
  for (const { key, keyPosition, value } of node.entries) {
    const field = shape.fields.find((candidate) => candidate.name === key);
    if (field) {
      if (!(field.optional && isNull(value))) checkFieldFits(value, field, diagnostics, code);
    } else if (!shape.extra) {
      const help = didYouMean(
        key,
        shape.fields.map((candidate) => candidate.name),
      );
      diagnostics.report(code, keyPosition, `does not fit: ${what} has no member \`${key}\``, help);
    }
  }
  for (const field of shape.fields) {
    if (field.optional || node.entries.some(({ key }) => key === field.name)) continue;
    diagnostics.report(code, node.position, `does not fit: ${what} needs the member \`${field.name}\``);
  }
}

function checkMap(node: Node, type: MapType, diagnostics: Diagnostics, code: "CS0501" | "CS0407"): void {
  if (node.kind !== "map") {
    diagnostics.report(code, node.position, "does not fit: expected a map");
    return;
  }
  const { minEntries, maxEntries, of, orNull } = type;
  const count = node.entries.length;
  if (count < minEntries || count > maxEntries) {
    const words = count < minEntries ? `at least ${minEntries}` : `at most ${maxEntries}`;
    diagnostics.report(code, node.position, `does not fit: expected ${words} entries`);
  }
  checkKeys(node, type, diagnostics, code);
  for (const { value } of node.entries) if (!orNull || !isNull(value)) checkFits(value, of, diagnostics, code);
}

export function checkKeys(node: MapNode, { keys }: MapType, diagnostics: Diagnostics, code: "CS0501" | "CS0407"): void {
  for (const { key, keyPosition } of node.entries) {
    const problem = key === unsafeKey ? `a key other than ${unsafeKey}` : fitsScalar("string", keys, key);
    if (problem) diagnostics.report(code, keyPosition, `does not fit: expected ${problem}`);
  }
}

function checkUnique(items: readonly Node[], diagnostics: Diagnostics, code: "CS0501" | "CS0407"): void {
  const met = new Set<unknown>();
  for (const item of items) {
    const value = item.kind === "value" ? item.value : item;
    if (met.has(value)) diagnostics.report(code, item.position, "does not fit: it is already in the list");
    met.add(value);
  }
}

/** Whoever copies a map with this key by assignment would change a prototype. */
const unsafeKey = "__proto__";
