// Queries that answer in pages, for which `page` puts the members into their records by which one page leads to the next;
// and those that answer a stream.

import { child, entry, text } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import type { ArrayType, EventStream, Field, Page, ScalarType, Type } from "../model/model.js";
import { makeField } from "./draft.js";
import type { ShapeDraft } from "./draft.js";
import type { PlainDraft } from "./plain.js";
import type { Scope } from "./scope.js";

/** Once the fields of both records are linked. */
export function linkPage({ item, request, response }: PlainDraft<"query">, scope: Scope): Page | undefined {
  const node = child(item.node, "page");
  if (!node) return undefined;
  const cursor = linkText(
    node.kind === "map" ? child(node, "cursor") : node,
    "CS0308",
    "say where a page begins",
    scope,
  );
  const items = linkItems(node, response, scope);
  if (!cursor || !items) return undefined;
  const { position } = node;
  const [after, next, limit] = [
    named(node, "after", scope.styles.member("cursor")),
    named(node, "next", scope.styles.member("nextCursor")),
    named(node, "limit", scope.styles.member("limit")),
  ];
  const bounds = { minimum: 1, maximum: items.type.maxItems };
  const put = (shape: ShapeDraft, name: string, type: Type, doc: string): Field => {
    const field = makeField({ name, type, doc, position, optional: true });
    if (shape.fields.some((other) => other.name === name)) {
      const help = `remove it, or call that of the page something else: \`page: { cursor: …, … }\``;
      scope.diagnostics.report("CS0201", position, `\`${shape.name}\` already has a field \`${name}\``, help);
    } else shape.fields = [...shape.fields, field];
    return field;
  };
  return {
    items,
    after: put(request, after, cursor, `Where the page begins: \`${next}\` of the one before; absent for the first.`),
    limit: put(request, limit, { kind: "int32", bounds }, `Most of \`${items.name}\` in the page.`),
    next: put(response, next, cursor, "Where the next page begins; absent in the last one."),
  };
}

function named(node: Node, key: string, otherwise: string): string {
  return (node.kind === "map" ? text(child(node, key)) : undefined) ?? otherwise;
}

/** The events of a stream have ids, behind which it goes on. */
export function linkStream({ item }: PlainDraft<"query">, scope: Scope): EventStream | undefined {
  const node = child(item.node, "stream");
  const id = linkText(node, "CS0309", "be the id of an event", scope);
  if (node && child(item.node, "page")) {
    const message = `\`${item.name}\` answers one record after another, not in pages`;
    scope.diagnostics.report("CS0309", node.position, message, "remove `page` or `stream`");
  }
  const tool = child(item.node, "tool");
  if (node && tool) {
    const message = `\`${item.name}\` answers one record after another, which no tool can`;
    scope.diagnostics.report("CS0309", tool.position, message, "remove `tool`, or add a query that answers once");
  }
  return id && { id };
}

/** A place in a list is a text to its readers. */
function linkText(
  node: Node | undefined,
  code: "CS0308" | "CS0309",
  use: string,
  scope: Scope,
): ScalarType | undefined {
  const name = text(node);
  const type = node && name !== undefined ? scope.type(name, node.position) : undefined;
  if (!node || !type) return undefined;
  if (type.kind === "scalar" && type.scalar.base === "string") return type;
  const help = "name a scalar with `base: string`";
  scope.diagnostics.report(code, node.position, `\`${name ?? ""}\` cannot ${use}`, help);
  return undefined;
}

type ListField = Field & { readonly type: ArrayType };

function linkItems(node: Node, { name, fields }: ShapeDraft, scope: Scope): ListField | undefined {
  const isList = (field: Field): field is ListField => field.type.kind === "array";
  const lists = fields.filter(isList);
  const wanted = node.kind === "map" ? entry(node, "items")?.value : undefined;
  const found = wanted ? lists.filter((field) => field.name === text(wanted)) : lists;
  const [only] = found;
  const place = wanted?.position ?? node.position;
  if (only && found.length === 1) {
    if (!only.optional && !only.nullable) return only;
    const help = `say \`${only.name}\` without \`?\` and \`nullable\`: the last page may be empty`;
    scope.diagnostics.report("CS0308", place, `\`${only.name}\` may be missing, and a page always has its list`, help);
    return undefined;
  }
  const message = wanted
    ? `\`${name}\` has no list \`${text(wanted) ?? ""}\``
    : `\`${name}\` has ${lists.length === 0 ? "no list" : "more than one list"}`;
  const help = "say which one goes on: `page: { cursor: …, items: … }`";
  scope.diagnostics.report("CS0308", place, message, lists.length > 0 ? help : undefined);
  return undefined;
}
