// Links unions that stand among the shapes: records that a constant in each tells apart.

import { child, entry, flag, itemsOf, text } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import type { Declared } from "./declarations.js";
import { draftShape, makeField } from "./draft.js";
import type { ShapeDraft, UnionDraft } from "./draft.js";
import type { Scope } from "./scope.js";

export function isUnion({ node }: Declared): boolean {
  return entry(node, "variants") !== undefined;
}

/** Puts the union into the scope; its variants are not linked yet. */
export function draftUnion({ name, node, home, position }: Declared, scope: Scope): UnionDraft {
  const tag = text(child(node, "tag")) ?? "";
  const union: UnionDraft = {
    name,
    doc: text(child(node, "doc")) ?? "",
    tag,
    variants: [],
    fallback: flag(child(node, "open")) ? draftUnknown(tag, { name, node, home, position }) : undefined,
    usage: { request: false, response: false },
    home,
    position,
  };
  scope.define(name, { kind: "union", union });
  return union;
}

/** What answers hold in the place of a variant that this contract does not list. */
function draftUnknown(tag: string, { name, home, position }: Declared): ShapeDraft {
  const doc = `A variant of \`${name}\` that this contract does not know, as a newer server may answer it.`;
  const type = { kind: "string", bounds: {} } as const;
  const fields = [makeField({ name: tag, type, doc: "Tells which variant it is.", position })];
  return { ...draftShape({ name: `Unknown${name}`, role: "shape", doc, home, position, fields }), extra: true };
}

/** Finds the variants, once all fields are linked, and reports what nothing tells apart. */
export function linkVariants(union: UnionDraft | undefined, node: Node, scope: Scope): void {
  if (!union) return;
  const values = new Map<string, string>();
  union.variants = itemsOf(child(node, "variants")).flatMap((item) => {
    const shape = scope.shape(text(item) ?? "", item.position);
    if (!shape) return [];
    const value = tagOf(shape, union.tag);
    if (value === undefined) {
      const help = `write \`${union.tag}: { const: … }\` there`;
      const message = `\`${shape.name}\` has no constant \`${union.tag}\`, by which \`${union.name}\` tells its variants apart`;
      scope.diagnostics.report("CS0208", item.position, message, help);
      return [];
    }
    const other = values.get(value);
    if (other !== undefined) {
      const message = `\`${shape.name}\` and \`${other}\` have the same \`${union.tag}\`, \`${value}\``;
      scope.diagnostics.report("CS0208", item.position, message, "give each a value of its own");
      return [];
    }
    values.set(value, shape.name);
    return [{ value, shape }];
  });
}

/** The value of a field that is always there and always the same. */
function tagOf({ fields }: ShapeDraft, tag: string): string | undefined {
  const field = fields.find(({ name }) => name === tag);
  const isAlways = field && !field.optional && !field.nullable && field.type.kind === "literal";
  return isAlways && typeof field.type.value === "string" ? field.type.value : undefined;
}
