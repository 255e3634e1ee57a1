// What ends later than its call: a query says which of its answers' states end a wait, and an operation which query tells
// how far it has come what it began.

import { didYouMean } from "../diagnostics/suggest.js";
import type { Diagnostics } from "../diagnostics/diagnostic.js";
import { child, entriesOf, entry, itemsOf, text } from "../load/tree.js";
import type { Node } from "../load/tree.js";
import { plainOf } from "../model/formats.js";
import type { Awaited, Field, MemberPath, Outcome, Query, Shape, Type, Wait } from "../model/model.js";
import { conversion } from "./conversion.js";
import type { PlainDraft } from "./plain.js";

/** Of clients: a state that the contract does not list, and what is not over yet. */
const ownOutcomes: readonly string[] = ["unknown", "timedOut", "aborted"];

/** Once the fields of both records are linked. */
export function linkWait({ item, response }: PlainDraft<"query">, diagnostics: Diagnostics): Wait | undefined {
  const node = child(item.node, "wait");
  const fieldNode = child(node, "field");
  if (!node || !fieldNode) return undefined;
  const { position } = node;
  for (const key of ["page", "stream"]) {
    if (!child(item.node, key)) continue;
    const help = `remove \`wait\`, or add a query without \`${key}\``;
    diagnostics.report("CS0313", position, `\`${item.name}\` has no single answer that tells of an end`, help);
  }
  const state = alwaysThere(fieldNode, text(fieldNode) ?? "", response, diagnostics);
  const type = state?.at(-1)?.type;
  if (!state || !type) return undefined;
  const values = type.kind === "enum" ? type.enum.values.map(({ value }) => value) : undefined;
  if (!values && plainOf(type)?.kind !== "string") {
    const help = "name an enum or a string";
    diagnostics.report("CS0313", fieldNode.position, `\`${text(fieldNode) ?? ""}\` is no state`, help);
    return undefined;
  }
  const told = new Set<string>();
  const check = (value: Node): string => {
    const name = text(value) ?? "";
    if (values && !values.includes(name))
      diagnostics.report("CS0204", value.position, `unknown state \`${name}\``, didYouMean(name, values));
    else if (told.has(name))
      diagnostics.report("CS0313", value.position, `\`${name}\` stands there twice`, "say once what it means");
    told.add(name);
    return name;
  };
  const pending = itemsOf(child(node, "pending")).map(check);
  const final = entriesOf(child(node, "final")).map(({ key, keyPosition, value }): Outcome => {
    if (ownOutcomes.includes(key))
      diagnostics.report(
        "CS0313",
        keyPosition,
        `clients call an end \`${key}\` by themselves`,
        "call it something else",
      );
    return { outcome: key, value: check(value) };
  });
  const open = values?.filter((value) => !told.has(value)) ?? [];
  if (open.length > 0) {
    const message = `it is not said whether ${open.map((value) => `\`${value}\``).join(", ")} ends the waiting`;
    diagnostics.report("CS0313", position, message, "add it to `pending` or `final`");
  }
  return { state, pending, final, position };
}

export function linkAwaited(
  { item, request, response }: PlainDraft<"operation">,
  queries: readonly Query[],
  drafts: readonly PlainDraft<"query">[],
  diagnostics: Diagnostics,
): Awaited | undefined {
  const node = child(item.node, "wait");
  const queryNode = child(node, "query");
  const name = text(queryNode);
  if (!node || !queryNode || name === undefined) return undefined;
  const query = queries.find((one) => one.name === name);
  if (!query) {
    const names = queries.filter(({ wait }) => wait).map((one) => one.name);
    diagnostics.report("CS0204", queryNode.position, `unknown query \`${name}\``, didYouMean(name, names));
    return undefined;
  }
  const { wait } = query;
  if (!wait) {
    // That its own wait is wrong has been said.
    if (drafts.some(({ item: { name: other, node: own } }) => other === name && child(own, "wait"))) return undefined;
    const help = `give it \`wait: { field: …, pending: […], final: { … } }\``;
    diagnostics.report("CS0313", queryNode.position, `\`${name}\` does not say which states end a wait`, help);
    return undefined;
  }
  const by = entriesOf(child(node, "by")).flatMap(({ key, keyPosition, value }) => {
    const field = query.request.fields.find((one) => one.name === key);
    if (!field) {
      const help = didYouMean(
        key,
        query.request.fields.map((one) => one.name),
      );
      diagnostics.report("CS0204", keyPosition, `\`${query.request.name}\` has no field \`${key}\``, help);
      return [];
    }
    const source = sourceOf(value, { request, response }, diagnostics);
    const type = source?.fields.at(-1)?.type;
    if (!source || !type) return [];
    const convert = conversion(type, field.type);
    if (convert?.kind !== "same" || convert.brands) {
      const message = `\`${text(value) ?? ""}\` may hold what \`${key}\` of \`${name}\` does not take`;
      diagnostics.report("CS0313", value.position, message, "give both the same type");
    }
    return [{ parameter: key, source }];
  });
  for (const field of query.request.fields) {
    if (field.optional || entry(child(node, "by"), field.name)) continue;
    diagnostics.report("CS0204", queryNode.position, `\`${query.request.name}\` also needs \`${field.name}\``);
  }
  return { query: { ...query, wait }, by, position: node.position };
}

/** `response.order.id`: a member of what was answered, or `request.order` of what was sent. */
function sourceOf(
  node: Node,
  records: Readonly<Record<MemberPath["from"], Shape>>,
  diagnostics: Diagnostics,
): MemberPath | undefined {
  const [from = "", ...names] = (text(node) ?? "").split(".");
  if (from !== "request" && from !== "response") return undefined;
  const fields = alwaysThere(node, names.join("."), records[from], diagnostics);
  return fields && { from, fields };
}

/** The members of such a path, each of which is in every value. */
function alwaysThere(
  { position }: Node,
  path: string,
  shape: Shape,
  diagnostics: Diagnostics,
): readonly Field[] | undefined {
  const found: Field[] = [];
  let holder: Type = { kind: "shape", shape };
  for (const name of path.split(".")) {
    if (holder.kind !== "shape") {
      const message = `\`${found.at(-1)?.name ?? ""}\` has no members`;
      diagnostics.report("CS0313", position, message, "name members of records, one after the other");
      return undefined;
    }
    const owner: Shape = holder.shape;
    const field: Field | undefined = owner.fields.find((one) => one.name === name);
    if (!field) {
      const help = didYouMean(
        name,
        owner.fields.map((one) => one.name),
      );
      diagnostics.report("CS0204", position, `\`${owner.name}\` has no field \`${name}\``, help);
      return undefined;
    }
    if (field.optional || field.nullable) {
      const help = "name one without `?` and `nullable`";
      diagnostics.report("CS0313", position, `\`${name}\` of \`${owner.name}\` may be missing`, help);
      return undefined;
    }
    found.push(field);
    holder = field.type;
  }
  return found;
}
