// Headers that the answer to an operation has besides its body.

import { child, entry } from "../load/tree.js";
import { isOwnHeader } from "../model/headers.js";
import type { Field, PlainOperation } from "../model/model.js";
import type { HeaderLinker } from "./headers.js";
import type { PlainDraft } from "./plain.js";
import type { Scope } from "./scope.js";

export function linkAnswerHeaders(
  { item }: PlainDraft<PlainOperation["kind"]>,
  linker: HeaderLinker,
  { diagnostics }: Scope,
): readonly Field[] | undefined {
  const node = child(item.node, "headers");
  if (!node) return undefined;
  if (entry(item.node, "stream")) {
    const help = "say it in the events, or add a query that answers once";
    diagnostics.report("CS0314", node.position, `the answer of \`${item.name}\` begins before it is known`, help);
  }
  const fields = linker.headers(node);
  for (const { name, position } of fields) {
    if (!isOwnHeader(name)) continue;
    diagnostics.report("CS0314", position, `the header \`${name}\` has a meaning of its own`, "give it another name");
  }
  return fields;
}
