// What a template of `wrap` refers to: `$name`, `$a.b`, or `{ $from: a.b, default: … }`, wherever it may stand.

import { child, entriesOf, itemsOf, text } from "../load/tree.js";
import type { Node } from "../load/tree.js";

export interface Reference {
  readonly path: readonly string[];
  readonly orElse: Node | undefined;
}

/** What the node itself refers to. */
export function referenceOf(node: Node): Reference | undefined {
  const value = text(node);
  if (value?.startsWith("$") && !value.startsWith("$$")) return { path: value.slice(1).split("."), orElse: undefined };
  const from = text(child(node, "$from"));
  return from === undefined ? undefined : { path: from.split("."), orElse: child(node, "default") };
}

/** Paths of the members that a template refers to. */
export function references(template: Node | undefined): readonly (readonly string[])[] {
  if (!template) return [];
  const reference = referenceOf(template);
  if (reference) return [reference.path];
  return [...itemsOf(template), ...entriesOf(template).map(({ value }) => value)].flatMap(references);
}
