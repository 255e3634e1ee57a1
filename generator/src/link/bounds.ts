// Bounds of strings and numbers: read from the YAML, checked for sense, compared when one type becomes another.

import { costlyInput } from "../check/patterns.js";
import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { child, entry, number, text } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import type { Bounds } from "../model/model.js";

const stringKeys = ["minLength", "maxLength", "pattern"] as const;
const numberKeys = ["minimum", "maximum", "multipleOf"] as const;

/** The bounds written at `node`, on top of `base`. Those that do not suit the kind of value are reported. */
export function readBounds(
  node: Node,
  kind: "string" | "int32" | "other",
  base: Bounds,
  diagnostics: Diagnostics,
): Bounds {
  const wrong = [...(kind === "string" ? [] : stringKeys), ...(kind === "int32" ? [] : numberKeys)];
  for (const key of wrong) {
    const found = entry(node, key);
    if (found)
      diagnostics.report("CS0302", found.keyPosition, `\`${key}\` does not apply to this type`, appliesTo(key));
  }
  const bounds: { -readonly [Key in keyof Bounds]: Bounds[Key] } = { ...base };
  if (kind === "string") {
    for (const key of ["minLength", "maxLength"] as const) {
      const value = number(child(node, key));
      if (value !== undefined) bounds[key] = value;
    }
    const pattern = text(child(node, "pattern"));
    if (pattern !== undefined && checkPattern(node, pattern, diagnostics)) bounds.pattern = pattern;
    checkOrder(node, "minLength", bounds.minLength, "maxLength", bounds.maxLength, diagnostics);
  }
  if (kind === "int32") {
    for (const key of numberKeys) {
      const value = number(child(node, key));
      if (value !== undefined) bounds[key] = value;
    }
    checkOrder(node, "minimum", bounds.minimum, "maximum", bounds.maximum, diagnostics);
  }
  return bounds;
}

/** Whether every value within `from` is also within `to`. */
export function accepts(to: Bounds, from: Bounds): boolean {
  return (
    (to.pattern === undefined || to.pattern === from.pattern) &&
    (to.minLength ?? 0) <= (from.minLength ?? 0) &&
    (to.maxLength ?? Infinity) >= (from.maxLength ?? Infinity) &&
    (to.minimum ?? -Infinity) <= (from.minimum ?? -Infinity) &&
    (to.maximum ?? Infinity) >= (from.maximum ?? Infinity) &&
    (to.multipleOf === undefined || (from.multipleOf !== undefined && from.multipleOf % to.multipleOf === 0))
  );
}

function appliesTo(key: string): string {
  return key.endsWith("Length") || key === "pattern" ? "it bounds strings" : "it bounds int32 numbers";
}

function checkOrder(
  node: Node,
  lowKey: string,
  low: number | undefined,
  highKey: string,
  high: number | undefined,
  diagnostics: Diagnostics,
): void {
  const isOwn = entry(node, lowKey) !== undefined || entry(node, highKey) !== undefined;
  if (low === undefined || high === undefined || low <= high || !isOwn) return;
  const position = (entry(node, lowKey) ?? entry(node, highKey))?.keyPosition ?? node.position;
  diagnostics.report("CS0302", position, `${lowKey} ${low} is above ${highKey} ${high}: no value fits`);
}

function checkPattern(node: Node, pattern: string, diagnostics: Diagnostics): boolean {
  const position = child(node, "pattern")?.position ?? node.position;
  try {
    new RegExp(pattern, "u");
    const input = costlyInput(pattern);
    if (input === undefined) return true;
    const help = "let every character match in one way only";
    diagnostics.report("CS0306", position, `the pattern takes exponentially long for ${input}`, help);
    return false;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    diagnostics.report("CS0303", position, `the pattern is not a regular expression: ${message}`);
    return false;
  }
}
