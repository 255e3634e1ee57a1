// Headers that the answer to an operation has besides its body.

import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { child, entry } from "../load/tree.js";
import { isOwnHeader } from "../model/headers.js";
import type { Field, PlainOperation } from "../model/model.js";
import { linkFields } from "./fields.js";
import type { PlainDraft } from "./plain.js";
import type { Scope } from "./scope.js";

export function linkAnswerHeaders(
  { item }: PlainDraft<PlainOperation["kind"]>,
  scope: Scope,
): readonly Field[] | undefined {
  const node = child(item.node, "headers");
  if (!node) return undefined;
  const { diagnostics } = scope;
  const stream = entry(item.node, "stream");
  if (stream) {
    const help = "say it in the events, or add a query that answers once";
    diagnostics.report("CS0314", node.position, `the answer of \`${item.name}\` begins before it is known`, help);
  }
  const fields = linkFields(node, "headers", scope).map(({ field }) => field);
  const names = new Set<string>();
  for (const field of fields) {
    checkHeader(field, diagnostics);
    const name = field.name.toLowerCase();
    if (names.has(name))
      diagnostics.report(
        "CS0314",
        field.position,
        `the header \`${field.name}\` is there twice`,
        "case makes no difference",
      );
    names.add(name);
  }
  return fields;
}

function checkHeader({ name, type, nullable, position }: Field, diagnostics: Diagnostics): void {
  if (isOwnHeader(name)) {
    diagnostics.report("CS0314", position, `the header \`${name}\` has a meaning of its own`, "give it another name");
  }
  const isPlain = "bounds" in type || type.kind === "boolean" || type.kind === "enum" || type.kind === "literal";
  if (isPlain && !nullable) return;
  const help = "name a scalar, an enum or a plain type, and put `?` behind the name of one that may be absent";
  diagnostics.report("CS0314", position, `\`${name}\` cannot be a header`, help);
}
