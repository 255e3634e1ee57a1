// Lists in which nothing stands twice.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { child, entry, flag } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import type { ArrayType } from "../model/model.js";
import { countOf, isComparable } from "../values/distinct.js";

/** `unique: true` of a list, where its items can be compared and there are enough of them. */
export function linkUnique(
  { of, minItems }: Pick<ArrayType, "of" | "minItems">,
  node: Node,
  diagnostics: Diagnostics,
): Pick<ArrayType, "unique"> {
  const position = entry(node, "unique")?.keyPosition;
  if (!flag(child(node, "unique"))) return {};
  if (!isComparable(of)) {
    const help = "use a map, whose keys tell its values apart";
    diagnostics.report("CS0302", position, "`unique` compares only plain values and enums", help);
    return {};
  }
  const count = countOf(of);
  if (count < minItems) {
    const message = `the type has ${count} values, but minItems needs ${minItems} different ones: no list fits`;
    diagnostics.report("CS0302", position, message);
  }
  return { unique: true };
}
